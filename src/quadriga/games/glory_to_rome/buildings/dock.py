"""Dock: Orders of the hand into stock."""

from __future__ import annotations

from quadriga.core.chance import Chance
from quadriga.core.errors import Refusal
from quadriga.core.moves import Move
from quadriga.games.glory_to_rome import state as at
from quadriga.games.glory_to_rome.buildings.bits import DOCK
from quadriga.games.glory_to_rome.decisions import Laborer
from quadriga.games.glory_to_rome.moves import STORE, OfHand
from quadriga.games.glory_to_rome.state import GloryState, Player, names_in_hand
from quadriga.games.glory_to_rome.supplies import into_stock, out_of_hand


def add_moves(player: Player, moves: list[Move]) -> None:
    moves += [STORE[name] for name in names_in_hand(player)]


def why_not(player: Player, unused: bool) -> Refusal | None:
    if not player.powers & DOCK:
        return Refusal("gtr.dock.store")
    return None if unused else Refusal("gtr.dock.once")


def store(state: GloryState, question: Laborer, player: Player, move: OfHand, chance: Chance) -> None:
    """One Order of the hand besides, one for each action: gtr.dock.store, gtr.dock.once."""
    state.stack[-1] = Laborer(player.seat, pool=question.pool, hand=False)
    out_of_hand(state, player, move.card)
    into_stock(state, player, move.card, at.HAND[player.seat])
