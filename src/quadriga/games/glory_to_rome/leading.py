"""Leading and following: Orders, Senators, petitions, and what Palace and Circus add."""

from __future__ import annotations

from typing import Final

from quadriga.core.chance import Chance
from quadriga.core.events import Happened, Moved
from quadriga.core.moves import Move
from quadriga.games.glory_to_rome import learned
from quadriga.games.glory_to_rome import state as at
from quadriga.games.glory_to_rome.buildings.powers import CIRCUS, PALACE
from quadriga.games.glory_to_rome.cards import move_senators, out_of_hand
from quadriga.games.glory_to_rome.decisions import (
    OVER,
    ChooseRole,
    Follow,
    Lead,
    Palace,
    Petition,
    Think,
    turn,
)
from quadriga.games.glory_to_rome.edition import ARCHITECT, EACH_MATERIAL, NO_ROLE, ROLES
from quadriga.games.glory_to_rome.moves import (
    PETITION,
    PLAY_SENATOR_MOVE,
    THINK_MOVE,
    AsArchitect,
    InRole,
    OfHand,
    SenatorAs,
)
from quadriga.games.glory_to_rome.state import GloryState, Player

EVERY_ROLE: Final = tuple(EACH_MATERIAL)
THINK: Final = tuple(Think(seat) for seat in at.SEATS)


def petition_size(state: GloryState, player: Player) -> int:
    """Two of one role; with the alternative Circus three without one: gtr.petition.size, gtr.circus.alternative."""
    rules = state.rules
    if rules.alternative_circus and not player.powers & CIRCUS:
        return rules.alternative_circus_petition
    return state.cards.numbers.petition


def circus(state: GloryState, player: Player) -> bool:
    """Any Order leads or follows Architect: gtr.circus.architect."""
    return bool(player.powers & CIRCUS) and not state.rules.alternative_circus


def may_add_senator(state: GloryState, player: Player) -> bool:
    """Palace: how many Senators, and wild units in all: gtr.palace.one-wild."""
    rules = state.rules
    return player.senators_played < rules.palace_senators and _may_add_wild(state, player)


def may_add_petition(state: GloryState, player: Player) -> bool:
    rules = state.rules
    return player.petitions < rules.palace_petitions and _may_add_wild(state, player)


def _may_add_wild(state: GloryState, player: Player) -> bool:
    rules = state.rules
    return player.senators_played + player.petitions < max(rules.palace_senators, rules.palace_petitions)


def roles_to_follow(state: GloryState, player: Player) -> tuple[int, ...]:
    """The roles whose Orders can follow: the one led, or any through a Circus: gtr.follow.same-role."""
    if state.role == ARCHITECT and circus(state, player):
        return EVERY_ROLE
    return (state.role,)


def roles_in_palace(state: GloryState, player: Player) -> tuple[int, ...]:
    """The roles whose Orders a Palace adds: gtr.palace.same-role."""
    return roles_to_follow(state, player) if state.rules.palace_circus else (state.role,)


def lead(state: GloryState, question: Lead, player: Player, move: Move, chance: Chance) -> None:
    """Think, and the turn is over; or play a card, and its role is led: gtr.turn.lead, gtr.turn.leader-thinks."""
    stack = state.stack
    stack.pop()
    if move is THINK_MOVE:
        stack[-1] = turn(player.seat, OVER, 0)
        begin_thinking(state, player)
    elif isinstance(move, AsArchitect):
        play_order(state, player, move.card)
        begin_role(state, player, ARCHITECT)
    elif isinstance(move, SenatorAs):
        play_senator(state, player)
        begin_role(state, player, move.role)
    else:
        assert isinstance(move, OfHand)
        if move.verb == PETITION:
            begin_petition(state, player, move.card)
        else:
            begin_role(state, player, play_order(state, player, move.card))


def follow(state: GloryState, question: Follow, player: Player, move: Move, chance: Chance) -> None:
    """Think at once, or follow: gtr.turn.follow."""
    state.stack.pop()
    if move is THINK_MOVE:
        begin_thinking(state, player)
        return
    state.events.append(Happened("followed", player.seat))
    play_unit(state, player, move)


def begin_thinking(state: GloryState, player: Player) -> None:
    state.events.append(Happened("thinks", player.seat))
    state.stack.append(THINK[player.seat])


def begin_role(state: GloryState, player: Player, role: int) -> None:
    state.role = role
    state.events.append(Happened("led", player.seat, {"role": ROLES[role]}))
    palace(state, player)


def palace(state: GloryState, player: Player) -> None:
    """More cards of the role, one action each: gtr.palace.more-cards."""
    if player.powers & PALACE and (player.hand or (player.senators and may_add_senator(state, player))):
        state.stack.append(Palace(player.seat))


def add_in_palace(state: GloryState, question: Palace, player: Player, move: Move, chance: Chance) -> None:
    state.stack.pop()
    if isinstance(move, OfHand) or move is PLAY_SENATOR_MOVE:
        play_unit(state, player, move)


def play_unit(state: GloryState, player: Player, move: Move) -> None:
    """An Order, a Senator or a petition for the role already led."""
    if move is PLAY_SENATOR_MOVE:
        play_senator(state, player)
        palace(state, player)
        return
    assert isinstance(move, OfHand)
    if move.verb == PETITION:
        begin_petition(state, player, move.card)
    else:
        play_order(state, player, move.card)
        palace(state, player)


def play_order(state: GloryState, player: Player, name: str) -> int:
    """gtr.turn.one-action"""
    player.actions += 1
    return lay_down(state, player, name)


def lay_down(state: GloryState, player: Player, name: str) -> int:
    player.played += (name,)
    state.events.append(Moved(name, 1, at.HAND[player.seat], at.CAMP[player.seat]))
    return out_of_hand(state, player, name)


def play_senator(state: GloryState, player: Player) -> None:
    """gtr.senator.any-role"""
    player.senators -= 1
    player.senators_played += 1
    player.actions += 1
    move_senators(state, 1, at.SENATORS[player.seat], at.CAMP[player.seat])


def begin_petition(state: GloryState, player: Player, name: str) -> None:
    """The first Order of a petition announces that the others follow: gtr.petition.as-senator."""
    need = petition_size(state, player) - 1
    state.events.append(Happened("petition", player.seat))
    material = lay_down(state, player, name)
    learned.showed(player, material, need)
    state.stack.append(Petition(player.seat, material, need))


def petition(state: GloryState, question: Petition, player: Player, move: Move, chance: Chance) -> None:
    assert isinstance(move, OfHand)
    lay_down(state, player, move.card)
    if question.need > 1:
        state.stack[-1] = Petition(player.seat, question.material, question.need - 1)
        return
    state.stack.pop()
    player.petitions += 1
    player.actions += 1
    if state.role == NO_ROLE:
        state.stack.append(ChooseRole(player.seat))
    else:
        palace(state, player)


def choose_role(state: GloryState, question: ChooseRole, player: Player, move: Move, chance: Chance) -> None:
    assert isinstance(move, InRole)
    state.stack.pop()
    begin_role(state, player, move.role)
