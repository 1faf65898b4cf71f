"""The turn: its actions, what they are exchanged for, and whose turn comes next."""

from __future__ import annotations

from quadriga.core.chance import Chance
from quadriga.core.events import Happened
from quadriga.games.builders.decisions import Turn
from quadriga.games.builders.ending import begin_count, call_last_round
from quadriga.games.builders.moves import Take
from quadriga.games.builders.state import BuildersState, Player
from quadriga.games.builders.supplies import earn, pay


def begin_turn(state: BuildersState, seat: int) -> None:
    """Three actions, whatever was left of the turn before: b.turn.three-actions."""
    state.active = seat
    state.actions = state.cards.numbers.free_actions
    state.invested = False
    state.sent = {}
    # b.turn.any-order: one decision is asked again after every action, until its player ends the turn.
    state.stack[-1] = Turn(seat)
    state.events.append(Happened("turn", seat))


def end_turn(state: BuildersState, player: Player) -> None:
    """The next player's turn, or the end of the last round; actions left are lost: b.turn.order, b.turn.stop-early."""
    state.idle += 1
    if not state.last_round:
        call_last_round(state, player)
    following = (player.seat + 1) % state.seats
    while following in state.left and not is_round_over(state, following):  # b.turn.left
        following = (following + 1) % state.seats
    if is_round_over(state, following):
        begin_count(state)
    else:
        begin_turn(state, following)


def is_round_over(state: BuildersState, following: int) -> bool:
    """Whether the last round has come round to where it began, be that seat empty or not: b.end.equal-turns."""
    return bool(state.last_round) and following == state.first


def buy_action(state: BuildersState, player: Player) -> None:
    """As often as it can be paid for, at any moment of the turn: b.turn.extra-actions."""
    pay(state, player, state.cards.numbers.extra_action_price)
    state.actions += 1


def take_sesterces(state: BuildersState, player: Player, move: Take, chance: Chance) -> None:
    """Actions become sesterces: b.take.cost."""
    state.actions -= move.actions
    # b.take.again: what was taken before in the turn is nowhere counted.
    earn(state, player, state.cards.numbers.take[move.actions - 1])
