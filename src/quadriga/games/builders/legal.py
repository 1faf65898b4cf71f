"""What may be done: the fast list of legal moves. Why something is not on it stands in `refusals`."""

from __future__ import annotations

from quadriga.core.moves import Move
from quadriga.games.builders.decisions import Posting, Teaching, Turn
from quadriga.games.builders.investing import can_be_taught, can_carry_tool, can_repay, has_pupil, slaves_at_hand
from quadriga.games.builders.moves import (
    BORROW_MOVE,
    DONE_MOVE,
    END_MOVE,
    EXTRA_MOVE,
    REPAY_MOVE,
    TAKE_MOVES,
    buy_slave,
    buy_tool,
    free,
    open_site,
    recruit,
    send,
    study,
    teach,
    to,
)
from quadriga.games.builders.state import BuildersState, Player
from quadriga.games.builders.workers import actions_for, can_reach_a_site


def moves(state: BuildersState) -> list[Move]:
    """The legal moves of the pending decision."""
    decision = state.stack[-1]
    if isinstance(decision, Turn):
        return turn_moves(state)
    if isinstance(decision, Posting):
        return [
            to(site.id) for site in state.players[decision.seat].sites if actions_for(state, site.id) <= state.actions
        ]
    if isinstance(decision, Teaching):
        team = state.players[decision.seat].team
        return [teach(worker.id) for worker in team if can_be_taught(state, worker)]
    return count_moves(state, state.players[decision.seat])


def turn_moves(state: BuildersState) -> list[Move]:
    player = state.players[state.active]
    numbers = state.cards.numbers
    money = player.sesterces
    actions = state.actions
    moves: list[Move] = []
    if actions:
        moves += [open_site(building) for building in state.building_row]
        moves += [recruit(worker) for worker in state.worker_row]
        if not state.invested:
            if money >= numbers.slave_price:
                moves += [buy_slave(slave) for slave in state.slaves]
            if money >= numbers.tool_price:
                moves += [buy_tool(tool) for tool in state.tools]
            if state.loans:
                moves.append(BORROW_MOVE)
            if money >= numbers.university_price and state.universities and has_pupil(state, player):
                moves += [study(university) for university in state.universities]
        add_sending(state, player, moves)
        moves += TAKE_MOVES[:actions]
    if money >= numbers.extra_action_price:
        moves.append(EXTRA_MOVE)
    if player.loans and can_repay(player, numbers.loan_repays):
        moves.append(REPAY_MOVE)
    moves.append(END_MOVE)
    return moves


def add_sending(state: BuildersState, player: Player, moves: list[Move]) -> None:
    """Whom to free, whom to send and with which tool."""
    reachable = can_reach_a_site(state, player)
    money = player.sesterces
    tools = player.tools
    for worker in player.team:
        if worker.is_slave:
            moves.append(free(worker.id))
        if reachable and worker.pay <= money:
            moves.append(send(worker.id))
            if tools and can_carry_tool(state, worker):
                moves += [send(worker.id, tool) for tool in tools]


def count_moves(state: BuildersState, player: Player) -> list[Move]:
    moves: list[Move] = []
    if player.sesterces >= state.cards.numbers.free_at_count_price:
        moves += [free(slave.id) for slave in slaves_at_hand(player)]
    if can_repay(player, state.cards.numbers.loan_repays):
        moves.append(REPAY_MOVE)
    moves.append(DONE_MOVE)
    return moves
