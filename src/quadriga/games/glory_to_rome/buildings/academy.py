"""Academy: a Craftsman thinks at the end of the turn."""

from __future__ import annotations

from quadriga.core.chance import Chance
from quadriga.core.moves import Move
from quadriga.games.glory_to_rome.buildings.bits import ACADEMY
from quadriga.games.glory_to_rome.decisions import Academy, Think
from quadriga.games.glory_to_rome.moves import DONE_MOVE, THINK_MOVE
from quadriga.games.glory_to_rome.state import GloryState, Player


def offer(state: GloryState, player: Player) -> None:
    """A Craftsman action was done, not merely to be had: gtr.academy.craftsman-done."""
    if player.powers & ACADEMY and player.crafted:
        state.stack.append(Academy(player.seat))


def moves(state: GloryState, question: Academy, player: Player) -> list[Move]:
    return [THINK_MOVE, DONE_MOVE]


def think(state: GloryState, question: Academy, player: Player, move: Move, chance: Chance) -> None:
    """One Thinker action: gtr.academy.think."""
    state.stack.pop()
    state.stack.append(Think(player.seat))
