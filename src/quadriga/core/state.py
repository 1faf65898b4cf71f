"""The data of one moment, common to all games."""

from __future__ import annotations

from typing import Final

from quadriga.core.canonical import position_key
from quadriga.core.decisions import Decision
from quadriga.core.edition import Edition
from quadriga.core.events import Event
from quadriga.core.moves import Move
from quadriga.core.native import mypyc_attr
from quadriga.core.visibility import ENGINE, PUBLIC, Sight

#: Who sees the fields below; a game's own declaration starts from it.
STATE_VISIBLE: Final[dict[str, Sight]] = {
    "edition": PUBLIC,
    "ending": PUBLIC,
    "events": ENGINE,
    "left": PUBLIC,
    "legal": ENGINE,
    "seats": PUBLIC,
    "stack": PUBLIC,
}


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Played in place by a `Game`; every game's state adds its own fields and a written `copy`.

    `copy` exists because bots live on it. Copies share what never changes: the
    edition, decisions, moves, and the list of legal moves.
    """

    __slots__ = ("edition", "ending", "events", "left", "legal", "seats", "stack")

    def __init__(self, edition: Edition, seats: int, stack: list[Decision]) -> None:
        self.edition = edition
        self.seats = seats
        #: Pending decisions; the last one is asked now. Empty when the game is over.
        self.stack = stack
        #: How the game ended, one of the endings its `meta` declares; empty while it runs.
        self.ending = ""
        #: Seats that resigned, earliest first. `Game.resign` alone writes it.
        self.left: tuple[int, ...] = ()
        #: What the last move did.
        self.events: list[Event] = []
        #: The legal moves of the pending decision once someone asked; never changed in place.
        self.legal: list[Move] | None = None

    @property
    def decider(self) -> int | None:
        """The seat that decides now."""
        return self.stack[-1].seat if self.stack else None

    def copy(self) -> State:
        raise NotImplementedError

    def key(self) -> bytes:
        """The position in 32 bytes, for transposition tables: equal where all that the rules ask for is equal.

        It covers what is hidden too, and lists whose order means nothing have no order here. Two states of one key
        have the same legal moves, though perhaps in another order.
        """
        return position_key(self)
