"""Investments: slaves, tools, loans and universities, from the pile to what they cost at the end."""

from __future__ import annotations

from quadriga.core.chance import Chance
from quadriga.core.events import Happened
from quadriga.games.builders.decisions import Teaching
from quadriga.games.builders.edition import Worker
from quadriga.games.builders.moves import BuySlave, BuyTool, Free, Study, Teach
from quadriga.games.builders.schema import Resources
from quadriga.games.builders.state import BuildersState, Player
from quadriga.games.builders.supplies import (
    discard_loan,
    earn,
    pay,
    send_tool,
    take_loan,
    take_slave,
    take_tool,
    take_university,
)
from quadriga.games.builders.team import everybody, worker_of


def invest(state: BuildersState, player: Player, price: int) -> None:
    """One action, once a turn, and a fixed price: b.invest.cost, b.invest.once-a-turn."""
    # b.invest.any-card: what is paid for is the card that the move names, wherever it lies in its pile.
    state.actions -= 1
    state.idle = -1
    state.invested = True
    pay(state, player, price)


# Slaves.


def buy_slave(state: BuildersState, player: Player, move: BuySlave, chance: Chance) -> None:
    """He joins the team: b.slave.price."""
    # b.slave.unpaid: he is a worker like the others; the edition gives him the wage of a slave, which is nothing.
    invest(state, player, state.cards.numbers.slave_price)
    take_slave(state, player, move.slave)


def slaves_at_hand(player: Player) -> list[Worker]:
    """Who can be freed: slaves, and not at work: b.slave.free-slaves-only, b.slave.free-available-only."""
    return [worker for worker in player.team if worker.is_slave]


def free(state: BuildersState, player: Player, move: Free, chance: Chance) -> None:
    """One action; no investment, so there may be several in a turn: b.slave.free-cost, b.slave.free-several."""
    state.actions -= 1
    state.idle = -1
    release(state, player, move.slave)


def release(state: BuildersState, player: Player, id: str) -> None:
    """A slave becomes a worker with a wage: b.slave.freed."""
    slave = worker_of(player, id)
    player.team[player.team.index(slave)] = state.cards.freed(slave)
    state.events.append(Happened("freed", player.seat, {"worker": id}))


def penalty_for_slaves(state: BuildersState, player: Player) -> int:
    """Points lost for everybody not freed, wherever he is: b.slave.penalty."""
    return state.cards.numbers.slave_penalty * sum(worker.is_slave for worker in everybody(player))


# Tools.


def buy_tool(state: BuildersState, player: Player, move: BuyTool, chance: Chance) -> None:
    """b.tool.price"""
    invest(state, player, state.cards.numbers.tool_price)
    take_tool(state, player, move.tool)


def can_carry_tool(state: BuildersState, worker: Worker) -> bool:
    """Slaves never, machines if the table has it so: b.tool.not-for-slaves, b.machine.equipped."""
    return not worker.is_slave and (state.machines_equipped or not worker.is_machine)


def carry_tool(state: BuildersState, player: Player, worker: Worker, tool: str, site: str) -> Resources:
    """What somebody makes with the tool he takes along, at no cost: b.tool.with-the-worker."""
    # b.tool.one-each: whoever is sent is sent once, and the move names one tool.
    # b.tool.bound-to-site: it lies with its bearer now, no longer among the player's, until both come home.
    send_tool(state, player, tool, site)
    makes, adds = worker.makes, state.cards.tools[tool].adds
    return makes[0] + adds[0], makes[1] + adds[1], makes[2] + adds[2], makes[3] + adds[3]


# Loans.


def borrow(state: BuildersState, player: Player) -> None:
    """An investment without a price: b.loan.take."""
    invest(state, player, 0)
    take_loan(state, player)  # b.loan.limited: the pile only ever shrinks
    earn(state, player, state.cards.numbers.loan_gives)


def can_repay(player: Player, price: int) -> bool:
    """b.loan.repay-price"""
    return player.loans > 0 and player.sesterces >= price


def repay(state: BuildersState, player: Player) -> None:
    """Not an action, in a turn or at the count; the card leaves: b.loan.repay, b.loan.leaves-the-game."""
    pay(state, player, state.cards.numbers.loan_repays)
    discard_loan(state, player)


def penalty_for_loans(state: BuildersState, player: Player) -> int:
    """Points lost for what was not repaid: b.loan.penalty."""
    return state.cards.numbers.loan_penalty * player.loans


# Universities.


def can_be_taught(state: BuildersState, worker: Worker) -> bool:
    """Nobody twice, and nobody who may not carry tools: b.university.once-each, b.university.not-for-slaves."""
    return worker.lesson is None and can_carry_tool(state, worker)


def has_pupil(state: BuildersState, player: Player) -> bool:
    """Whether somebody of the team can be taught; those at work are not asked: b.university.available-only."""
    return any(can_be_taught(state, worker) for worker in player.team)


def study(state: BuildersState, player: Player, move: Study, chance: Chance) -> None:
    """Paid for; whom it teaches is asked before anything else: b.university.price, b.university.placed-at-once."""
    invest(state, player, state.cards.numbers.university_price)
    take_university(state, player, move.university)
    state.stack.append(Teaching(player.seat, move.university))


def teach(state: BuildersState, player: Player, move: Teach, chance: Chance) -> None:
    """A level is replaced and the wage stays: b.university.replaces, b.university.wage-stays."""
    decision = state.stack.pop()
    assert isinstance(decision, Teaching)
    worker = worker_of(player, move.worker)
    # b.university.for-good: the pupil is another worker from now on, and no move changes him back.
    player.team[player.team.index(worker)] = state.cards.taught(worker, decision.university)
    state.events.append(Happened("taught", player.seat, {"worker": worker.id, "university": decision.university}))
