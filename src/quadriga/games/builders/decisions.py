"""What can be pending: one small class per question the rules ask of a player."""

from __future__ import annotations

from typing import Final

from quadriga.core.decisions import Decision


class Turn(Decision):
    """What to do next with the actions of this turn."""

    __slots__ = ()
    name = "turn"


class Posting(Decision):
    """Which site the chosen worker goes to."""

    __slots__ = ("tool", "worker")
    name = "posting"

    def __init__(self, seat: int, worker: str, tool: str | None) -> None:
        super().__init__(seat)
        self.worker: Final = worker
        self.tool: Final = tool


class Teaching(Decision):
    """Whom the university just bought teaches."""

    __slots__ = ("university",)
    name = "teaching"

    def __init__(self, seat: int, university: str) -> None:
        super().__init__(seat)
        self.university: Final = university


class Count(Decision):
    """At the final count: whether to free slaves and repay loans."""

    __slots__ = ()
    name = "count"
