"""Basilica: Orders of the hand into the vault."""

from __future__ import annotations

from quadriga.core.chance import Chance
from quadriga.core.errors import Refusal
from quadriga.core.moves import Move
from quadriga.games.glory_to_rome.buildings.bits import BASILICA
from quadriga.games.glory_to_rome.decisions import Merchant
from quadriga.games.glory_to_rome.moves import DEPOSIT, OfHand
from quadriga.games.glory_to_rome.state import GloryState, Player, names_in_hand
from quadriga.games.glory_to_rome.supplies import into_basilica


def add_moves(player: Player, moves: list[Move]) -> None:
    moves += [DEPOSIT[name] for name in names_in_hand(player)]


def why_not(player: Player, unused: bool) -> Refusal | None:
    if not player.powers & BASILICA:
        return Refusal("gtr.basilica.deposit")
    return None if unused else Refusal("gtr.basilica.once")


def deposit(state: GloryState, question: Merchant, player: Player, move: OfHand, chance: Chance) -> None:
    """One Order of the hand besides, one for each action: gtr.basilica.deposit, gtr.basilica.once."""
    state.stack[-1] = Merchant(player.seat, question.stock, False)
    into_basilica(state, player, move.card)  # where the others do not see it: gtr.basilica.unrevealed
