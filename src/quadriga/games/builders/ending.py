"""Every way the game ends: what makes a round the last, and the final count after it."""

from __future__ import annotations

from typing import Final

from quadriga.core.events import Happened
from quadriga.core.moves import Move
from quadriga.games.builders.decisions import Count
from quadriga.games.builders.investing import can_repay, release, repay, slaves_at_hand
from quadriga.games.builders.moves import DONE_MOVE, REPAY_MOVE, Free
from quadriga.games.builders.state import BuildersState, Player
from quadriga.games.builders.supplies import pay

#: Rounds in which nobody does more than take sesterces before the game ends by itself: b.end.exhausted.
IDLE_ROUNDS: Final = 10


def call_last_round(state: BuildersState, player: Player) -> None:
    """Whoever has the points when his turn ends makes this round the last: b.end.seventeen."""
    # b.end.equal-turns: once it is called nobody calls it again, and it is played up to the first player's turn.
    if player.points >= state.cards.numbers.end_points and player.seat not in state.left:  # b.end.left
        state.last_round = trigger_name(state, player.seat)
        state.events.append(Happened("last-round", player.seat))
    elif is_exhausted(state):
        state.last_round = "exhausted"
        state.events.append(Happened("exhausted"))


def trigger_name(state: BuildersState, seat: int) -> str:
    """The ending's name: where in the round the player sits who reached the points."""
    place = (seat - state.first) % state.seats
    if place == 0:
        return "first-player"
    return "last-player" if place == state.seats - 1 else "middle-player"


def is_exhausted(state: BuildersState) -> bool:
    """Our ruling b.end.exhausted: nobody can ever put a worker on a site again, or nobody has tried for long.

    Who left is not waited for: b.end.left.
    """
    staying = [player for player in state.players if player.seat not in state.left]
    if state.idle >= IDLE_ROUNDS * len(staying):
        return True
    if (state.worker_row or state.slaves) and state.building_row:
        return False
    return not any(
        (player.team or state.worker_row or state.slaves) and (player.sites or state.building_row) for player in staying
    )


def begin_count(state: BuildersState) -> None:
    """Players decide on slaves and loans from the first player on: b.count.free-price, b.count.loans."""
    state.events.append(Happened("count"))
    state.actions = 0
    state.sent = {}
    order = [(state.first + step) % state.seats for step in range(state.seats)]
    state.stack.clear()
    state.stack.extend([Count(seat) for seat in reversed(order) if seat not in state.left])  # b.end.left
    ask_count(state)


def ask_count(state: BuildersState) -> None:
    """Ask the next player who can still settle something; without one the game is over."""
    stack = state.stack
    while stack and not can_settle(state, state.players[stack[-1].seat]):
        stack.pop()
    if stack:
        state.active = stack[-1].seat
    else:
        state.ending = state.last_round


def can_settle(state: BuildersState, player: Player) -> bool:
    """Whether a loan could be repaid or a slave freed."""
    if can_repay(player, state.cards.numbers.loan_repays):
        return True
    return player.sesterces >= state.cards.numbers.free_at_count_price and bool(slaves_at_hand(player))


def settle(state: BuildersState, player: Player, move: Move) -> None:
    """A slave is freed for sesterces, a loan repaid, or nothing more settled: b.count.free-price, b.count.loans."""
    if isinstance(move, Free):
        pay(state, player, state.cards.numbers.free_at_count_price)
        release(state, player, move.slave)
    elif move is REPAY_MOVE:
        repay(state, player)
    else:
        assert move is DONE_MOVE
        state.stack.pop()
        state.events.append(Happened("settled", player.seat))
    ask_count(state)
