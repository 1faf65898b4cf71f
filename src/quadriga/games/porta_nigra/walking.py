"""The master builder: where he is set first, and his walk."""

from __future__ import annotations

from quadriga.core.chance import Chance
from quadriga.core.events import Happened, Moved
from quadriga.games.porta_nigra import state as at
from quadriga.games.porta_nigra.moves import Place
from quadriga.games.porta_nigra.state import Player, PortaNigraState
from quadriga.games.porta_nigra.supplies import pay


def place(state: PortaNigraState, player: Player, move: Place, chance: Chance) -> None:
    """He arrives in the quarter the player likes, for nothing: pn.turn.place-builder."""
    state.stack.pop()
    player.quarter = state.cards.quarter_of[move.quarter]
    state.events.append(Moved(at.BUILDER[player.seat], 1, at.STAND[player.seat], move.quarter))


def walk(state: PortaNigraState, player: Player, quarter: int) -> None:
    """Clockwise, and a toll for every border: pn.walk.clockwise, pn.walk.toll."""
    # pn.walk.only-to-act: only buying a brick and placing an element walk, when all of it can be paid
    here = player.quarter
    if here == quarter:
        return
    quarters = state.cards.quarters
    toll = state.cards.tolls[here][quarter]
    pay(state, player, toll)
    state.events.append(Happened("walked", player.seat, {"toll": toll}))
    player.quarter = quarter
    state.events.append(Moved(at.BUILDER[player.seat], 1, quarters[here], quarters[quarter]))
