"""Vomitorium: the whole hand goes before thinking."""

from __future__ import annotations

from quadriga.core.chance import Chance
from quadriga.core.errors import Refusal
from quadriga.core.moves import Move
from quadriga.games.glory_to_rome import state as at
from quadriga.games.glory_to_rome.buildings.bits import VOMITORIUM
from quadriga.games.glory_to_rome.decisions import Think
from quadriga.games.glory_to_rome.roles import use_discard
from quadriga.games.glory_to_rome.state import GloryState, Player
from quadriga.games.glory_to_rome.supplies import into_pool, out_of_hand, return_senators


def may_use(player: Player) -> bool:
    return bool(player.powers & VOMITORIUM) and player.hand_size() > 0


def why_not(player: Player) -> Refusal | None:
    return None if may_use(player) else Refusal("gtr.vomitorium.discard")


def discard_all(state: GloryState, question: Think, player: Player, move: Move, chance: Chance) -> None:
    """The whole hand goes: Orders to the pool, Senators to their pile: gtr.vomitorium.discard."""
    use_discard(state, question)
    for name in player.hand.copy():
        out_of_hand(state, player, name)
        into_pool(state, name, at.HAND[player.seat])
    if player.senators:
        return_senators(state, player, player.senators)
