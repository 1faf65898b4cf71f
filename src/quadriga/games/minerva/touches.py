"""What each move touches on the table, in the order one clicks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from quadriga.core.moves import Move
from quadriga.core.things import lying
from quadriga.games.minerva import moves as made
from quadriga.games.minerva import state as at
from quadriga.games.minerva.city import DIRECTIONS, cell_id
from quadriga.games.minerva.edition import RESOURCES
from quadriga.games.minerva.views import MinervaView, offer_id

Things = tuple[str, ...]


def touches(view: MinervaView, move: Move) -> Things:
    return TOUCHES[type(move)](view, view.pending[-1].seat, move)


def build(view: MinervaView, seat: int, move: made.Build) -> Things:
    if move.tile in view.temples:
        return (lying(move.tile, at.TEMPLE_ROW),)
    return (offer_id(move.tile, move.other),)


def on_cell(view: MinervaView, seat: int, move: made.OnCell) -> Things:
    return (cell_id(seat, move.cell),)


def face(view: MinervaView, seat: int, move: made.Face) -> Things:
    return (DIRECTIONS[move.direction],)


def of_resource(view: MinervaView, seat: int, move: made.OfResource) -> Things:
    token = lying(RESOURCES[move.resource], at.STORES[seat])
    # The same click must not both sell a token and use it, so selling has a button of its own first.
    return (made.SELL, token) if move.verb == made.SELL else (token,)


def of_culture(view: MinervaView, seat: int, move: made.OfCulture) -> Things:
    return (made.CULTURE_IDS[move.culture],)


def plain(view: MinervaView, seat: int, move: made.Plain) -> Things:
    return (made.PLAIN_AT[move.name],)


TOUCHES: Final[dict[type[Move], Callable[[MinervaView, int, Any], Things]]] = {
    made.Build: build,
    made.OnCell: on_cell,
    made.Face: face,
    made.OfResource: of_resource,
    made.OfCulture: of_culture,
    made.Plain: plain,
}
