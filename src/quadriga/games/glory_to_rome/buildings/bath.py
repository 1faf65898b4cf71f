"""Bath: a client acts as soon as it is hired."""

from __future__ import annotations

from quadriga.core.chance import Chance
from quadriga.core.decisions import Decision
from quadriga.core.errors import Refusal
from quadriga.core.events import Happened
from quadriga.core.moves import Move
from quadriga.games.glory_to_rome.actions import ask, part_from_held, serves_held
from quadriga.games.glory_to_rome.buildings import circus_maximus, ludus_magnus, storeroom
from quadriga.games.glory_to_rome.buildings.bits import FOUNTAIN, LUDUS_MAGNUS, STOREROOM, TOWER
from quadriga.games.glory_to_rome.decisions import Bath, Craftsman, Demand, Patron, Run
from quadriga.games.glory_to_rome.edition import ARCHITECT, CRAFTSMAN, LEGIONARY, MERCHANT, ROLES
from quadriga.games.glory_to_rome.moves import DONE_MOVE, IN_ROLE, InRole
from quadriga.games.glory_to_rome.state import NONE, GloryState, Player


def begin(state: GloryState, player: Player, material: int) -> None:
    """The client acts at once, before the next is hired: gtr.bath.acts.

    Every client comes here as it is hired, from wherever: gtr.bath.any-hire.
    """
    if len(roles(state, player, material)) > 1:
        state.stack.append(Bath(player.seat, material))
    else:
        act_as(state, player, material)


def roles(state: GloryState, player: Player, material: int) -> list[int]:
    """As what a client may act: its own role, unless another function offers more: gtr.bath.own-role."""
    if state.rules.bath_ludus_storeroom:  # gtr.bath.ludus-storeroom
        if material == MERCHANT and player.powers & LUDUS_MAGNUS:
            return ludus_magnus.roles_of_a_merchant()
        if player.powers & STOREROOM:
            return storeroom.roles_of_a_client(material)
    return [material]


def moves(state: GloryState, question: Bath, player: Player) -> list[Move]:
    return [*(IN_ROLE[role] for role in roles(state, player, question.material)), DONE_MOVE]


def why_not(state: GloryState, question: Bath, player: Player, move: Move) -> Refusal | None:
    if not isinstance(move, InRole) or move.role in roles(state, player, question.material):
        return None
    return Refusal("gtr.bath.own-role", {"role": ROLES[question.material]})


def act(state: GloryState, question: Bath, player: Player, move: InRole, chance: Chance) -> None:
    state.stack.pop()
    act_as(state, player, move.role)


def act_as(state: GloryState, player: Player, role: int) -> None:
    state.events.append(Happened("bathed", player.seat, {"role": ROLES[role]}))
    if not serves_held(state, player, role):  # only two in a row are joined
        part_from_held(state, player)
    if not (state.rules.bath_circus_maximus and circus_maximus.doubles(player)):
        ask(state, player.seat, role)  # a Legionary makes one demand, met at once: gtr.bath.legionary
    elif role == LEGIONARY:  # two demands of one client are shown and met together: gtr.legionary.together
        state.stack.append(Demand(player.seat, 2, NONE))
    else:  # gtr.bath.circus-maximus
        state.stack.append(Run(player.seat, role, 2, "bath"))


# Two building actions in a row may be joined for a foundation out of town.


def may_hold(state: GloryState, player: Player, role: int) -> bool:
    """Whether an action in the Bath may be kept as the first half: gtr.bath.joined-actions.

    What the second would lay lies in hand, or will be drawn through a Fountain: gtr.fountain.uses.
    """
    draws = role == CRAFTSMAN or not state.rules.outside_consecutive_actions
    return (
        is_last_in_bath(state)
        and not serves_held(state, player, role)
        and (bool(player.hand) or (draws and bool(player.powers & FOUNTAIN)))
        and not player.powers & TOWER
    )


def is_last_in_bath(state: GloryState) -> bool:
    """Whether the question asked is a bathing client's last action: a doubled one's first can be joined as it is."""
    below = state.stack[-2] if len(state.stack) > 1 else None
    return isinstance(below, Patron) or (isinstance(below, Run) and below.building == "bath" and not below.left)


def hold(state: GloryState, question: Decision, player: Player, move: Move, chance: Chance) -> None:
    state.stack.pop()
    player.held = CRAFTSMAN if isinstance(question, Craftsman) else ARCHITECT
    state.events.append(Happened("held", player.seat))
