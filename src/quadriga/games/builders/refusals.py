"""Why a move is not allowed, what might be tried, and what an absent player does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from quadriga.core.errors import Refusal, short_of
from quadriga.core.moves import Move
from quadriga.games.builders import legal
from quadriga.games.builders.decisions import Count, Posting, Teaching, Turn
from quadriga.games.builders.investing import can_carry_tool, has_pupil
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
    Plain,
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
from quadriga.games.builders.team import at_hand, everybody
from quadriga.games.builders.workers import actions_for, can_reach_a_site


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


def default(state: BuildersState) -> Move:
    """End the turn, settle nothing at the count, and otherwise the first thing allowed: b.turn.left."""
    decision = state.stack[-1]
    if isinstance(decision, Turn):
        return END_MOVE
    return DONE_MOVE if isinstance(decision, Count) else legal.moves(state)[0]


def why_not(state: BuildersState, move: Move) -> Refusal | None:
    """The rule that forbids a candidate."""
    decision = state.stack[-1]
    reasons = AT_COUNT if isinstance(decision, Count) else IN_TURN
    return reasons[type(move)](state, state.players[decision.seat], move)


def why_not_open(state: BuildersState, player: Player, move: Open) -> Refusal | None:
    if move.building == state.next_building:
        return Refusal("b.open.from-the-row", {"thing": move.building})
    return short_of(1, state.actions, "b.open.cost")


def why_not_recruit(state: BuildersState, player: Player, move: Recruit) -> Refusal | None:
    return short_of(1, state.actions, "b.recruit.cost")


def why_not_take(state: BuildersState, player: Player, move: Take) -> Refusal | None:
    return short_of(move.actions, state.actions, "b.take.cost")


# Investing.


def why_not_invest(state: BuildersState) -> Refusal | None:
    if state.invested:
        return Refusal("b.invest.once-a-turn")
    return short_of(1, state.actions, "b.invest.cost")


def why_not_buy_slave(state: BuildersState, player: Player, move: BuySlave) -> Refusal | None:
    return why_not_invest(state) or short_of(state.cards.numbers.slave_price, player.sesterces, "b.slave.price")


def why_not_buy_tool(state: BuildersState, player: Player, move: BuyTool) -> Refusal | None:
    return why_not_invest(state) or short_of(state.cards.numbers.tool_price, player.sesterces, "b.tool.price")


def why_not_study(state: BuildersState, player: Player, move: Study) -> Refusal | None:
    price = state.cards.numbers.university_price
    if refusal := why_not_invest(state) or short_of(price, player.sesterces, "b.university.price"):
        return refusal
    return None if has_pupil(state, player) else Refusal("b.university.placed-at-once")


def why_not_borrow(state: BuildersState) -> Refusal | None:
    return why_not_invest(state) or (None if state.loans else Refusal("b.loan.limited"))


def why_not_repay(state: BuildersState, player: Player) -> Refusal | None:
    if not player.loans:
        return Refusal("b.loan.repay")
    return short_of(state.cards.numbers.loan_repays, player.sesterces, "b.loan.repay-price")


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


# Slaves and workers.


def why_not_a_slave(player: Player, move: Free) -> Refusal | None:
    worker = at_hand(player, move.slave)
    if worker is None:
        return Refusal("b.slave.free-available-only", {"thing": move.slave})
    return None if worker.is_slave else Refusal("b.slave.free-slaves-only", {"thing": move.slave})


def why_not_free(state: BuildersState, player: Player, move: Free) -> Refusal | None:
    return why_not_a_slave(player, move) or short_of(1, state.actions, "b.slave.free-cost")


def why_not_free_at_count(state: BuildersState, player: Player, move: Free) -> Refusal | None:
    price = state.cards.numbers.free_at_count_price
    return why_not_a_slave(player, move) or short_of(price, player.sesterces, "b.count.free-price")


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
        return short_of(min(actions_for(state, site.id) for site in player.sites), state.actions, "b.work.cost")
    return short_of(worker.pay, player.sesterces, "b.work.wage")


def why_not_to(state: BuildersState, player: Player, move: To) -> Refusal | None:
    return short_of(actions_for(state, move.site), state.actions, "b.work.cost")


def why_not_plain(state: BuildersState, player: Player, move: Plain) -> Refusal | None:
    if move is EXTRA_MOVE:
        return short_of(state.cards.numbers.extra_action_price, player.sesterces, "b.turn.extra-actions")
    if move is REPAY_MOVE:
        return why_not_repay(state, player)
    return why_not_borrow(state) if move is BORROW_MOVE else None


Reasons = dict[type, Callable[[BuildersState, Player, Any], Refusal | None]]

IN_TURN: Final[Reasons] = {
    Open: why_not_open,
    Recruit: why_not_recruit,
    BuySlave: why_not_buy_slave,
    BuyTool: why_not_buy_tool,
    Study: why_not_study,
    Teach: why_not_teach,
    Free: why_not_free,
    Send: why_not_send,
    To: why_not_to,
    Take: why_not_take,
    Plain: why_not_plain,
}
AT_COUNT: Final[Reasons] = {Free: why_not_free_at_count, Plain: why_not_plain}
