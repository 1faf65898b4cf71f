"""Faults put into the engine on purpose, to see whether the second opinions notice them."""

from __future__ import annotations

from typing import NamedTuple


class Fault(NamedTuple):
    """A line of the rules made wrong: in `file` of the game's package, `right` becomes `wrong`."""

    #: A limit, a tie, an order, a cost, a skipped effect, a wrong seat.
    kind: str
    says: str
    file: str
    #: Text that the file holds exactly once.
    right: str
    wrong: str
