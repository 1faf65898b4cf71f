"""How a table and its moves show themselves: in a line; and a table drawn, once somebody has said how.

The core alone draws nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias

from quadriga.core.moves import Move

if TYPE_CHECKING:
    from quadriga.core.table import Table

#: Draws a table from the eyes of a seat, or of a spectator.
Drawer: TypeAlias = "Callable[[Table[Any], int | None], str]"
_DRAWERS: dict[str, Drawer] = {}


def draw_with(text: Drawer, html: Drawer) -> None:
    """Say how tables are drawn as text and, for notebooks, as HTML."""
    _DRAWERS.update(text=text, html=html)


class Shown:
    """What `Table` is to a console and a notebook."""

    def __repr__(self: Table[Any]) -> str:  # type: ignore[misc]
        """In a line: the game, how far it is, and who decides what."""
        decider = self.decider
        now = "over" if decider is None else f"seat {decider} decides ({self.question})"
        return f"<Table {self.game.meta.id}, {self.state.seats} players, entry {self.head}: {now}>"

    def __str__(self: Table[Any]) -> str:  # type: ignore[misc]
        """The table as the terminal draws it, from the eyes of whoever decides."""
        return self.drawn(self.decider)

    def drawn(self: Table[Any], seat: int | None = None) -> str:  # type: ignore[misc]
        """The table as the terminal draws it, from the eyes of a seat; without one, of a spectator."""
        self.demand_seat(seat)
        return _DRAWERS["text"](self, seat) if _DRAWERS else repr(self)

    def _repr_html_(self: Table[Any]) -> str | None:  # type: ignore[misc]
        """For notebooks: the table with the game's pictures, from the eyes of whoever decides."""
        return _DRAWERS["html"](self, self.decider) if _DRAWERS else None


class Moves(list[Move]):
    """Legal moves: a list like any other, which a console prints by their notation.

    >>> Moves()
    <Moves: none>
    """

    __slots__ = ()

    def __repr__(self) -> str:
        """In a line: every notation, as `Table.play` takes it."""
        return f"<Moves: {', '.join(move.key for move in self) or 'none'}>"
