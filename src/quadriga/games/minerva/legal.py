"""What may be done: the fast list of legal moves. Why something is not on it stands in `refusals`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from quadriga.core.decisions import Decision
from quadriga.core.moves import Move
from quadriga.games.minerva.activation import bath_choices, payments
from quadriga.games.minerva.decisions import (
    Arch,
    Bathing,
    Choosing,
    Clearing,
    Exchanging,
    Facing,
    Gardens,
    Hiring,
    Lifting,
    Moving,
    Placing,
    Trading,
    Turn,
)
from quadriga.games.minerva.hiring import hire_price
from quadriga.games.minerva.moves import (
    ACTIVATE,
    ASSIGN_MOVES,
    ASSISTANT,
    AT,
    BUY_MOVES,
    CLEAR,
    DONE_MOVE,
    FACE_MOVES,
    GAIN_MOVES,
    HIRE_DENARII_MOVE,
    HIRE_GLORY_MOVE,
    LIFT,
    PASS_MOVE,
    RESIDENCE_MOVE,
    SELL_MOVES,
    TAKE_MOVES,
    on_cells,
)
from quadriga.games.minerva.schema import Resources
from quadriga.games.minerva.special import aqueduct_choices, circus_choices, is_optional, spots_without
from quadriga.games.minerva.state import MinervaState, Player


def moves(state: MinervaState) -> list[Move]:
    """The legal moves of the pending decision, and a sale of whatever is held: mi.sell.any-time."""
    decision = state.stack[-1]
    player = state.players[decision.seat]
    found = LEGAL[type(decision)](state, player, decision)
    add_sales(player.resources, found)
    return found


def add_sales(held: Resources, moves: list[Move]) -> None:
    """mi.sell.held"""
    # At every decision: one by one they take a fifth of the time of a loop, or of a look at what is known of a store.
    if held[0]:
        moves.append(SELL_MOVES[0])
    if held[1]:
        moves.append(SELL_MOVES[1])
    if held[2]:
        moves.append(SELL_MOVES[2])
    if held[3]:
        moves.append(SELL_MOVES[3])


def turn_moves(state: MinervaState, player: Player, decision: Decision) -> list[Move]:
    left = player.denarii - state.fee
    if left < 0:
        return [PASS_MOVE]
    budget = left // state.cards.numbers.missing_price
    missing = state.tiles.missing(player.resources)
    moves: list[Move] = [offer for offer in state.offers if missing[offer.tile] <= budget]
    if player.residences:
        moves.append(RESIDENCE_MOVE)
    if player.assistants and player.homes:
        moves += on_cells(ASSISTANT, player.homes)
    moves.append(PASS_MOVE)
    return moves


def placing_moves(state: MinervaState, player: Player, decision: Decision) -> list[Move]:
    return [*player.spots]


def facing_moves(state: MinervaState, player: Player, decision: Decision) -> list[Move]:
    return [*FACE_MOVES]


def choosing_moves(state: MinervaState, player: Player, decision: Choosing) -> list[Move]:
    moves: list[Move] = [*GAIN_MOVES]
    if is_optional(state, decision):
        moves.append(DONE_MOVE)
    return moves


def exchanging_moves(state: MinervaState, player: Player, decision: Exchanging) -> list[Move]:
    moves = payments(state.tiles.tiles[decision.tile], player.resources)
    moves.append(DONE_MOVE)
    return moves


def garden_moves(state: MinervaState, player: Player, decision: Decision) -> list[Move]:
    return [*ASSIGN_MOVES]


def trading_moves(state: MinervaState, player: Player, decision: Trading) -> list[Move]:
    moves: list[Move] = [*BUY_MOVES] if player.denarii >= state.tiles.tiles[decision.tile].pays else []
    moves.append(DONE_MOVE)
    return moves


def arch_moves(state: MinervaState, player: Player, decision: Decision) -> list[Move]:
    moves: list[Move] = [move for move, pile in zip(TAKE_MOVES, state.piles, strict=True) if pile]
    moves.append(DONE_MOVE)
    return moves


def bathing_moves(state: MinervaState, player: Player, decision: Bathing) -> list[Move]:
    moves = on_cells(ACTIVATE, bath_choices(player, decision.cell, decision.used))
    moves.append(DONE_MOVE)
    return moves


def lifting_moves(state: MinervaState, player: Player, decision: Lifting) -> list[Move]:
    moves = on_cells(LIFT, aqueduct_choices(player, decision.cell))
    moves.append(DONE_MOVE)
    return moves


def moving_moves(state: MinervaState, player: Player, decision: Moving) -> list[Move]:
    return on_cells(AT, spots_without(player.city, decision.cell))


def clearing_moves(state: MinervaState, player: Player, decision: Clearing) -> list[Move]:
    moves = on_cells(CLEAR, circus_choices(player, decision.cell))
    moves.append(DONE_MOVE)
    return moves


def hiring_moves(state: MinervaState, player: Player, decision: Decision) -> list[Move]:
    denarii, glory = hire_price(state, player)
    moves: list[Move] = []
    if player.denarii >= denarii:
        moves.append(HIRE_DENARII_MOVE)
    if player.glory >= glory:
        moves.append(HIRE_GLORY_MOVE)
    moves.append(DONE_MOVE)
    return moves


LEGAL: Final[dict[type, Callable[[MinervaState, Player, Any], list[Move]]]] = {
    Turn: turn_moves,
    Placing: placing_moves,
    Facing: facing_moves,
    Choosing: choosing_moves,
    Exchanging: exchanging_moves,
    Gardens: garden_moves,
    Trading: trading_moves,
    Arch: arch_moves,
    Bathing: bathing_moves,
    Lifting: lifting_moves,
    Moving: moving_moves,
    Clearing: clearing_moves,
    Hiring: hiring_moves,
}
