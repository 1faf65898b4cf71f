"""Latrine: an Order goes to the pool before thinking."""

from __future__ import annotations

from quadriga.core.chance import Chance
from quadriga.core.errors import Refusal
from quadriga.core.moves import Move
from quadriga.games.glory_to_rome import state as at
from quadriga.games.glory_to_rome.buildings.bits import LATRINE
from quadriga.games.glory_to_rome.decisions import Think
from quadriga.games.glory_to_rome.moves import DISCARD, DISCARD_SENATOR_MOVE, OfHand
from quadriga.games.glory_to_rome.roles import use_discard
from quadriga.games.glory_to_rome.state import GloryState, Player, names_in_hand
from quadriga.games.glory_to_rome.supplies import into_pool, out_of_hand, return_senators


def add_moves(state: GloryState, player: Player, moves: list[Move]) -> None:
    moves += [DISCARD[name] for name in names_in_hand(player)]
    if player.senators and state.rules.latrine_senator:
        moves.append(DISCARD_SENATOR_MOVE)


def why_not(state: GloryState, player: Player, move: Move) -> Refusal | None:
    if not player.powers & LATRINE:
        return Refusal("gtr.latrine.discard")
    if move is DISCARD_SENATOR_MOVE and not state.rules.latrine_senator:
        return Refusal("gtr.latrine.orders-only")
    return None


def discard(state: GloryState, question: Think, player: Player, move: OfHand, chance: Chance) -> None:
    """One Order goes to the pool before thinking: gtr.latrine.discard."""
    use_discard(state, question)
    out_of_hand(state, player, move.card)
    into_pool(state, move.card, at.HAND[player.seat])


def discard_senator(state: GloryState, question: Think, player: Player, move: Move, chance: Chance) -> None:
    """Where the table agreed, a Senator goes back to his pile, never to the pool: gtr.latrine.orders-only."""
    use_discard(state, question)
    return_senators(state, player, 1)
