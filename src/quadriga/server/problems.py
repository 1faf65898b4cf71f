"""What a request is told when it cannot be done: a status, a word a program can use, and a sentence for a person.

Nothing of a table's secrets is ever put into one of these.
"""

from __future__ import annotations

from typing import Any

import msgspec


class ProblemShown(msgspec.Struct, omit_defaults=True):
    error: str
    detail: str
    #: The rule that refuses a move, its figures, and its text in the reader's language.
    rule: str = ""
    args: dict[str, Any] = {}
    text: str = ""
    #: Where the table stands now, for a move that came too late.
    position: Any = None


class Problem(Exception):
    def __init__(self, status: int, error: str, detail: str, **more: Any) -> None:
        super().__init__(detail)
        self.status = status
        self.shown = ProblemShown(error, detail, **more)
        self.headers: dict[str, str] = {}


def not_found(what: str = "table") -> Problem:
    return Problem(404, "not-found", f"there is no such {what}, or it is not for you")


def forbidden(detail: str) -> Problem:
    return Problem(403, "forbidden", detail)


def no_session() -> Problem:
    return Problem(401, "no-session", "say who you are first")


def conflict(error: str, detail: str) -> Problem:
    return Problem(409, error, detail)


def unfit(error: str, detail: str, **more: Any) -> Problem:
    return Problem(422, error, detail, **more)


def unavailable() -> Problem:
    problem = Problem(503, "unavailable", "the database is away; send the same request again in a moment")
    problem.headers["retry-after"] = "1"
    return problem


def too_many(seconds: float) -> Problem:
    problem = Problem(429, "too-many-requests", "slower, please")
    problem.headers["retry-after"] = str(max(1, round(seconds)))
    return problem
