"""The turn: who leads, who follows, whose actions come when, and what its end brings."""

from __future__ import annotations

from typing import Final

from quadriga.core.events import Happened
from quadriga.games.glory_to_rome import actions, decisions
from quadriga.games.glory_to_rome import state as at
from quadriga.games.glory_to_rome.buildings import academy, bits, senate, sewer
from quadriga.games.glory_to_rome.decisions import ACADEMY, ACT, CLEAR, FOLLOW, OVER, SENATE, SEWER, Turn, turn
from quadriga.games.glory_to_rome.edition import NO_ROLE
from quadriga.games.glory_to_rome.state import NONE, GloryState, Player
from quadriga.games.glory_to_rome.supplies import clear_camp

LEAD: Final = tuple(decisions.Lead(seat) for seat in at.SEATS)
FOLLOWS: Final = tuple(decisions.Follow(seat) for seat in at.SEATS)


def begin_turn(state: GloryState, leader: int) -> None:
    """The leader is asked which role to lead, or thinks: gtr.turn.lead."""
    state.leader = leader
    state.role = NO_ROLE
    for player in state.players:
        player.actions = 0
        player.petitions = 0
        player.demanded = NONE
        player.crafted = False
        player.held = NO_ROLE
    state.events.append(Happened("turn", leader))
    state.stack[-1] = turn(leader, FOLLOW, 1)
    state.stack.append(LEAD[leader])


def step_turn(state: GloryState, now: Turn) -> bool:
    """Follow, act, then the end of the turn, each from the leader on: gtr.turn.order, gtr.turn.end-order."""
    leader, phase, place = now.seat, now.phase, now.place
    stack, seats = state.stack, state.seats
    depth = len(stack)
    while phase != OVER:
        if phase == CLEAR:
            clear_camps(state)
            phase = ACADEMY if someone(state, bits.ACADEMY) else OVER
        else:
            while place < seats:
                player = state.players[(leader + place) % seats]
                place += 1
                ask_in_turn(state, phase, player)
                if len(stack) > depth:
                    stack[depth - 1] = turn(leader, phase, place)
                    return False
            phase = AFTER[phase]
            if phase == SENATE and not someone(state, bits.SENATE | bits.SEWER):
                phase = CLEAR
        place = 0
    # gtr.turn.leader-passes; a leader who thinks comes here at once: gtr.turn.leader-thinks
    begin_turn(state, next_leader(state, leader))
    return False


def next_leader(state: GloryState, leader: int) -> int:
    """To the left, past those who left the game: gtr.turn.leader-passes, gtr.turn.left."""
    following = (leader + 1) % state.seats
    while following in state.left:
        following = (following + 1) % state.seats
    return following


def skip(state: GloryState) -> None:
    """Who left neither leads nor follows, and draws nothing: gtr.turn.left."""
    decision = state.stack.pop()
    if isinstance(decision, decisions.Lead):
        state.events.append(Happened("skipped", decision.seat))
        state.stack[-1] = turn(decision.seat, OVER, 0)


def ask_in_turn(state: GloryState, phase: str, player: Player) -> None:
    """What a phase of the turn puts to one player, if anything."""
    if player.seat in state.left:  # gtr.turn.left
        return
    if phase == FOLLOW:  # gtr.turn.follow
        state.stack.append(FOLLOWS[player.seat])
    elif phase == ACT:  # one for the card, one for each client: gtr.turn.one-action
        actions.begin(state, player)
    elif phase == SENATE:
        senate.offer(state, player)
    elif phase == SEWER:
        sewer.offer(state, player)
    else:
        academy.offer(state, player)


AFTER: Final = {FOLLOW: ACT, ACT: SENATE, SENATE: SEWER, SEWER: CLEAR, ACADEMY: OVER}


def someone(state: GloryState, functions: int) -> bool:
    """Whether any player has one of these functions."""
    return any(player.powers & functions for player in state.players)


def clear_camps(state: GloryState) -> None:
    """Orders played go to the pool, Senators back to their pile: gtr.turn.cards-to-pool, gtr.senator.returns."""
    state.events.append(Happened("turn-ends", state.leader))
    for seat in state.from_leader():
        clear_camp(state, state.players[seat])
