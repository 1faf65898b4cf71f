"""Leading and following: Orders, Senators and petitions."""

from __future__ import annotations

from quadriga.core.chance import Chance
from quadriga.core.decisions import Decision
from quadriga.core.events import Happened
from quadriga.core.moves import Move
from quadriga.games.glory_to_rome import learned
from quadriga.games.glory_to_rome.buildings import circus, palace
from quadriga.games.glory_to_rome.buildings.bits import CIRCUS
from quadriga.games.glory_to_rome.decisions import ChooseRole, Follow, Lead, Petition
from quadriga.games.glory_to_rome.edition import ARCHITECT, NO_ROLE, ROLES
from quadriga.games.glory_to_rome.moves import PETITION_WITH, AsArchitect, InRole, OfHand, SenatorAs
from quadriga.games.glory_to_rome.state import GloryState, Player, count_hand, names_in_hand
from quadriga.games.glory_to_rome.supplies import into_camp, senator_into_camp


def roles_to_follow(state: GloryState, player: Player) -> tuple[int, ...]:
    """The roles whose Orders can follow: the one led, or any through a Circus: gtr.follow.same-role."""
    if state.role == ARCHITECT and player.powers & CIRCUS:
        return circus.roles_for_architect(state)
    return (state.role,)


def holds_senator(player: Player) -> bool:
    """Only one in hand can be played, or discarded: gtr.senator.in-hand."""
    return player.senators > 0


def petition_size(state: GloryState, player: Player) -> int:
    """Two of one role; the alternative Circus asks for more: gtr.petition.size."""
    if state.rules.alternative_circus:
        return circus.petition_size(state, player)
    return state.cards.numbers.petition


def add_petitions(state: GloryState, player: Player, moves: list[Move]) -> None:
    """Orders of which the hand holds enough of one role: gtr.petition.one-role."""
    size = petition_size(state, player)
    if len(player.hand) >= size:
        counts = count_hand(state, player)
        for count in counts:
            if count >= size:
                material_of = state.cards.material_of
                moves += [PETITION_WITH[name] for name in names_in_hand(player) if counts[material_of[name]] >= size]
                break


# Cards played, to lead, to follow, or in a Palace.


def take_up(state: GloryState, question: Decision, player: Player) -> None:
    """The question is answered with a card; who follows says so."""
    state.stack.pop()
    if isinstance(question, Follow):
        state.events.append(Happened("followed", player.seat))


def play_order(state: GloryState, question: Decision, player: Player, move: OfHand, chance: Chance) -> None:
    """An Order leads its role, follows, or adds to the role led: gtr.turn.one-action."""
    take_up(state, question, player)
    player.actions += 1
    role = into_camp(state, player, move.card)
    if isinstance(question, Lead):
        begin_role(state, player, role)
    else:
        palace.offer(state, player)


def lead_as_architect(state: GloryState, question: Lead, player: Player, move: AsArchitect, chance: Chance) -> None:
    """Through a Circus any Order leads Architect: gtr.circus.architect."""
    state.stack.pop()
    player.actions += 1
    into_camp(state, player, move.card)
    begin_role(state, player, ARCHITECT)


def lead_with_senator(state: GloryState, question: Lead, player: Player, move: SenatorAs, chance: Chance) -> None:
    """The role that is named: gtr.senator.any-role. No move does anything else with him: gtr.senator.only-roles."""
    state.stack.pop()
    spend_senator(state, player)
    begin_role(state, player, move.role)


def play_senator(state: GloryState, question: Decision, player: Player, move: Move, chance: Chance) -> None:
    """A Senator follows whatever was led, or adds to it: gtr.senator.any-role.

    The question is answered with that one card; nothing but a Palace asks for another: gtr.senator.one.
    """
    take_up(state, question, player)
    spend_senator(state, player)
    palace.offer(state, player)


def spend_senator(state: GloryState, player: Player) -> None:
    """One action, and he lies in the camp, which is cleared when the turn ends: gtr.senator.returns."""
    player.actions += 1
    senator_into_camp(state, player)


def begin_role(state: GloryState, player: Player, role: int) -> None:
    """The role of this turn, for everybody: gtr.turn.lead."""
    state.role = role
    state.events.append(Happened("led", player.seat, {"role": ROLES[role]}))
    palace.offer(state, player)


# Petitions, Order by Order.


def play_petition(state: GloryState, question: Decision, player: Player, move: OfHand, chance: Chance) -> None:
    """One Order of a petition: the first, or one of those it announced."""
    if isinstance(question, Petition):
        add_to_petition(state, question, player, move.card)
    else:
        take_up(state, question, player)
        begin_petition(state, player, move.card)


def begin_petition(state: GloryState, player: Player, name: str) -> None:
    """The first Order of a petition announces that the others follow: gtr.petition.as-senator."""
    need = petition_size(state, player) - 1
    state.events.append(Happened("petition", player.seat))
    material = into_camp(state, player, name)
    learned.showed(player, material, need)
    state.stack.append(Petition(player.seat, material, need))


def add_to_petition(state: GloryState, question: Petition, player: Player, name: str) -> None:
    """Only with the last of them there is an action, one for all together: gtr.petition.as-senator."""
    into_camp(state, player, name)
    if question.need > 1:
        state.stack[-1] = Petition(player.seat, question.material, question.need - 1)
        return
    state.stack.pop()
    player.petitions += 1
    player.actions += 1
    if state.role == NO_ROLE:
        state.stack.append(ChooseRole(player.seat))
    else:
        palace.offer(state, player)


def choose_role(state: GloryState, question: ChooseRole, player: Player, move: InRole, chance: Chance) -> None:
    """Any role, even that of its own cards: gtr.petition.same-role."""
    state.stack.pop()
    begin_role(state, player, move.role)
