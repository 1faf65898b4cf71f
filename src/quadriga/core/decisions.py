"""What a game is waiting for: a stack of pending decisions, each plain data."""

from __future__ import annotations

from typing import ClassVar, Final

from quadriga.core.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision:
    """One question put to one seat.

    Decisions are never changed after they are made: copies of a state share
    them, and progress inside a question replaces the top of the stack.
    """

    __slots__ = ("seat",)

    #: The name of the question, the same in views, words and tests.
    name: ClassVar[str] = ""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
