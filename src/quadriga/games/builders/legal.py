"""What may be done: the fast list of legal moves, and the slow reasons why the others are not."""

from __future__ import annotations

from typing import Any

from quadriga.core.errors import Refusal
from quadriga.core.moves import Move
from quadriga.games.builders.decisions import Count, Posting, Teaching, Turn
from quadriga.games.builders.edition import Worker
from quadriga.games.builders.moves import (
    BORROW_MOVE,
    DONE_MOVE,
    END_MOVE,
    EXTRA_MOVE,
    REPAY_MOVE,
    TAKE_MOVES,
    BuySlave,
    BuyTool,
    Free,
    Open,
    Recruit,
    Send,
    Study,
    Take,
    Teach,
    To,
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


def legal(state: BuildersState) -> list[Move]:
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
    if player.loans and money >= numbers.loan_repays:
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
    numbers = state.cards.numbers
    moves: list[Move] = []
    if player.sesterces >= numbers.free_at_count_price:
        moves += [free(worker.id) for worker in player.team if worker.is_slave]
    if player.loans and player.sesterces >= numbers.loan_repays:
        moves.append(REPAY_MOVE)
    moves.append(DONE_MOVE)
    return moves


def actions_for(state: BuildersState, site: str) -> int:
    """The first sent to a site in a turn costs one action, the second two, and so on."""
    return state.sent.get(site, 0) + 1


def can_reach_a_site(state: BuildersState, player: Player) -> bool:
    """Whether the actions left suffice for some site."""
    actions = state.actions
    sent = state.sent
    if not sent:
        return actions > 0 and bool(player.sites)
    return any(sent.get(site.id, 0) < actions for site in player.sites)


def can_carry_tool(state: BuildersState, worker: Worker) -> bool:
    return not worker.is_slave and (state.machines_equipped or not worker.is_machine)


def can_be_taught(state: BuildersState, worker: Worker) -> bool:
    return worker.lesson is None and can_carry_tool(state, worker)


def has_pupil(state: BuildersState, player: Player) -> bool:
    return any(can_be_taught(state, worker) for worker in player.team)


def candidates(state: BuildersState) -> list[Move]:
    """What the deciding seat might try: every card it could point at, legal or not."""
    decision = state.stack[-1]
    player = state.players[decision.seat]
    if isinstance(decision, Posting):
        return [to(site.id) for site in player.sites]
    if isinstance(decision, Teaching):
        return [teach(worker.id) for worker in everybody(player)]
    if isinstance(decision, Count):
        return [*(free(worker.id) for worker in everybody(player)), REPAY_MOVE, DONE_MOVE]
    tools = [*player.tools, *(tool for site in player.sites for tool in site.tools if tool)]
    moves: list[Move] = [open_site(building) for building in state.building_row]
    if state.next_building:
        moves.append(open_site(state.next_building))
    moves += [recruit(worker) for worker in state.worker_row]
    moves += [buy_slave(slave) for slave in state.slaves]
    moves += [buy_tool(tool) for tool in state.tools]
    moves += [study(university) for university in state.universities]
    for worker in everybody(player):
        moves.append(free(worker.id))
        moves.append(send(worker.id))
        moves += [send(worker.id, tool) for tool in tools]
    moves += TAKE_MOVES
    moves += [BORROW_MOVE, REPAY_MOVE, EXTRA_MOVE, END_MOVE]
    return moves


def everybody(player: Player) -> list[Worker]:
    """The team and those at work."""
    return [*player.team, *(worker for site in player.sites for worker in site.crew)]


def why_not(state: BuildersState, move: Move) -> Refusal | None:
    """The rule that forbids a candidate."""
    decision = state.stack[-1]
    player = state.players[decision.seat]
    if isinstance(decision, Count):
        return why_not_at_count(state, player, move)
    if isinstance(move, Teach):
        return why_not_teach(state, player, move)
    if isinstance(move, To):
        return why_not_enough_actions(state, actions_for(state, move.site), "b.work.cost")
    if isinstance(move, Open):
        if move.building == state.next_building:
            return Refusal("b.open.from-the-row", {"thing": move.building})
        return why_not_enough_actions(state, 1, "b.open.cost")
    if isinstance(move, Recruit):
        return why_not_enough_actions(state, 1, "b.recruit.cost")
    if isinstance(move, Take):
        return why_not_enough_actions(state, move.actions, "b.take.cost")
    if isinstance(move, Free):
        return why_not_free(state, player, move) or why_not_enough_actions(state, 1, "b.slave.free-cost")
    if isinstance(move, Send):
        return why_not_send(state, player, move)
    if move is EXTRA_MOVE:
        return why_not_enough_money(player, state.cards.numbers.extra_action_price, "b.turn.extra-actions")
    if move is REPAY_MOVE:
        return why_not_repay(state, player)
    if move is END_MOVE:
        return None
    return why_not_invest(state, player, move)


def why_not_invest(state: BuildersState, player: Player, move: Move) -> Refusal | None:
    numbers = state.cards.numbers
    if state.invested:
        return Refusal("b.invest.once-a-turn")
    if refusal := why_not_enough_actions(state, 1, "b.invest.cost"):
        return refusal
    if isinstance(move, BuySlave):
        return why_not_enough_money(player, numbers.slave_price, "b.slave.price")
    if isinstance(move, BuyTool):
        return why_not_enough_money(player, numbers.tool_price, "b.tool.price")
    if isinstance(move, Study):
        if refusal := why_not_enough_money(player, numbers.university_price, "b.university.price"):
            return refusal
        return None if has_pupil(state, player) else Refusal("b.university.placed-at-once")
    return None if state.loans else Refusal("b.loan.limited")


def why_not_teach(state: BuildersState, player: Player, move: Teach) -> Refusal | None:
    worker = at_hand(player, move.worker)
    if worker is None:
        return Refusal("b.university.available-only", {"thing": move.worker})
    if worker.is_slave:
        return Refusal("b.university.not-for-slaves", {"thing": worker.id})
    if not can_carry_tool(state, worker):
        return Refusal("b.machine.equipped", {"thing": worker.id})
    if worker.lesson is not None:
        return Refusal("b.university.once-each", {"thing": worker.id})
    return None


def why_not_free(state: BuildersState, player: Player, move: Free) -> Refusal | None:
    worker = at_hand(player, move.slave)
    if worker is None:
        return Refusal("b.slave.free-available-only", {"thing": move.slave})
    if not worker.is_slave:
        return Refusal("b.slave.free-slaves-only", {"thing": move.slave})
    return None


def why_not_send(state: BuildersState, player: Player, move: Send) -> Refusal | None:
    worker = at_hand(player, move.worker)
    if worker is None:
        return Refusal("b.work.stays-until-finished", {"thing": move.worker})
    if move.tool is not None:
        if worker.is_slave:
            return Refusal("b.tool.not-for-slaves", {"thing": worker.id})
        if not can_carry_tool(state, worker):
            return Refusal("b.machine.equipped", {"thing": worker.id})
        if move.tool not in player.tools:
            return Refusal("b.tool.bound-to-site", {"thing": move.tool})
    if not player.sites:
        return Refusal("b.work.needs-a-site")
    if not can_reach_a_site(state, player):
        return why_not_enough_actions(state, min(actions_for(state, site.id) for site in player.sites), "b.work.cost")
    return why_not_enough_money(player, worker.pay, "b.work.wage")


def why_not_repay(state: BuildersState, player: Player) -> Refusal | None:
    if not player.loans:
        return Refusal("b.loan.repay")
    return why_not_enough_money(player, state.cards.numbers.loan_repays, "b.loan.repay-price")


def why_not_at_count(state: BuildersState, player: Player, move: Move) -> Refusal | None:
    if isinstance(move, Free):
        price = state.cards.numbers.free_at_count_price
        return why_not_free(state, player, move) or why_not_enough_money(player, price, "b.count.free-price")
    if move is REPAY_MOVE:
        return why_not_repay(state, player)
    return None


def why_not_enough_actions(state: BuildersState, need: int, rule: str) -> Refusal | None:
    return _short_of(need, state.actions, rule)


def why_not_enough_money(player: Player, need: int, rule: str) -> Refusal | None:
    return _short_of(need, player.sesterces, rule)


def _short_of(need: int, have: int, rule: str) -> Refusal | None:
    if have >= need:
        return None
    args: dict[str, Any] = {"need": need, "have": have}
    return Refusal(rule, args)


def at_hand(player: Player, id: str) -> Worker | None:
    """Somebody of the team who is not at work."""
    return next((worker for worker in player.team if worker.id == id), None)
