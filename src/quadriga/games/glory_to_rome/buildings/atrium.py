"""Atrium: sales from the deck."""

from __future__ import annotations

from quadriga.core.chance import Chance
from quadriga.core.errors import Refusal
from quadriga.core.moves import Move
from quadriga.games.glory_to_rome.buildings.bits import ATRIUM
from quadriga.games.glory_to_rome.decisions import Merchant
from quadriga.games.glory_to_rome.ending import check_deck
from quadriga.games.glory_to_rome.state import GloryState, Player
from quadriga.games.glory_to_rome.supplies import draw, into_atrium


def why_not(player: Player, unused: bool) -> Refusal | None:
    if not player.powers & ATRIUM:
        return Refusal("gtr.atrium.sell")
    return None if unused else Refusal("gtr.merchant.sell")


def sell(state: GloryState, question: Merchant, player: Player, move: Move, chance: Chance) -> None:
    """The top card of the deck instead of a material of the stock: gtr.atrium.sell."""
    state.stack[-1] = Merchant(player.seat, False, question.hand)
    name = draw(state, chance)
    if name:
        into_atrium(state, player, name)  # where nobody sees it: gtr.atrium.unseen
        check_deck(state)
