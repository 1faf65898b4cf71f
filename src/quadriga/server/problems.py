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
    #: The request it answers, as the server's log names it.
    request: str = ""


class Problem(Exception):
    def __init__(self, status: int, error: str, detail: str, **more: Any) -> None:
        super().__init__(detail)
        self.status = status
        self.shown = ProblemShown(error, detail, **more)
        self.headers: dict[str, str] = {}

    def shown_for(self, request: str) -> ProblemShown:
        return msgspec.structs.replace(self.shown, request=request)


def not_found(what: str = "table") -> Problem:
    return Problem(404, "not-found", f"there is no such {what}, or it is not for you")


def forbidden(detail: str) -> Problem:
    return Problem(403, "forbidden", detail)


def barred() -> Problem:
    return Problem(403, "barred", "you were sent away from this table and cannot come back")


def no_session() -> Problem:
    return Problem(401, "no-session", "say who you are first")


def conflict(error: str, detail: str, **more: Any) -> Problem:
    return Problem(409, error, detail, **more)


def unfit(error: str, detail: str, **more: Any) -> Problem:
    return Problem(422, error, detail, **more)


def unavailable(reason: str = "the database is away") -> Problem:
    problem = Problem(503, "unavailable", f"{reason}; send the same request again in a moment")
    problem.headers["retry-after"] = "1"
    return problem


def busy() -> Problem:
    problem = Problem(503, "busy", "too much is being looked up just now; send the same request again in a moment")
    problem.headers["retry-after"] = "1"
    return problem


def too_many(seconds: float, error: str = "too-many-requests", detail: str = "slower, please", **more: Any) -> Problem:
    problem = Problem(429, error, detail, **more)
    problem.headers["retry-after"] = str(max(1, round(seconds)))
    return problem
