"""Queues of actions: whose turn it is to act, with what, and what is left."""

from __future__ import annotations

from typing import Final

from quadriga.core.decisions import Decision
from quadriga.games.glory_to_rome.buildings import ludus_magnus, storeroom
from quadriga.games.glory_to_rome.buildings.bits import LUDUS_MAGNUS, STOREROOM
from quadriga.games.glory_to_rome.buildings.circus_maximus import doubles
from quadriga.games.glory_to_rome.decisions import (
    Acting,
    Architect,
    Craftsman,
    Demand,
    Laborer,
    Merchant,
    Patron,
    Run,
    Think,
)
from quadriga.games.glory_to_rome.edition import (
    ARCHITECT,
    CRAFTSMAN,
    LABORER,
    LEGIONARY,
    MERCHANT,
    NO_ROLE,
    PATRON,
    THINKER,
    Card,
)
from quadriga.games.glory_to_rome.state import NONE, SEATS, GloryState, Player, holds

#: A client who is neither of the role led nor a Merchant.
OTHER: Final = NO_ROLE
#: The functions that let clients of other roles act.
STAND_INS: Final = LUDUS_MAGNUS | STOREROOM

# Each asks for all sources at once, and keeps those not used yet: extras come in any order, gtr.action.extra-order.
#: The question each role's action asks, by seat.
QUESTIONS: Final[dict[int, tuple[Decision, ...]]] = {
    LABORER: tuple(Laborer(seat) for seat in SEATS),
    CRAFTSMAN: tuple(Craftsman(seat) for seat in SEATS),
    LEGIONARY: tuple(Demand(seat, 1, NONE) for seat in SEATS),
    ARCHITECT: tuple(Architect(seat) for seat in SEATS),
    MERCHANT: tuple(Merchant(seat) for seat in SEATS),
    PATRON: tuple(Patron(seat) for seat in SEATS),
    THINKER: tuple(Think(seat, optional=True) for seat in SEATS),
}


def ask(state: GloryState, seat: int, role: int) -> None:
    """One action of a role."""
    state.stack.append(QUESTIONS[role][seat])


def begin(state: GloryState, player: Player) -> None:
    """A player's part of the turn, be it only that of his clients: gtr.client.every-turn.

    They count as they are now: those who were lost do not act, gtr.client.lost, nor will those still to be hired,
    gtr.client.new. The cards' actions come first: gtr.turn.one-action.
    """
    role = state.role
    clients = player.clients
    own = len(clients[role])
    merchants = 0 if role == MERCHANT else len(clients[MERCHANT])
    if role == LEGIONARY:
        each = 2 if doubles(player) else 1
        actors = own + (merchants if may_act(player, MERCHANT, role) else 0)
        actions = player.actions + each * actors
        if actions:
            state.stack.append(Demand(player.seat, actions, NONE))
        return
    others = holds(clients) - own - merchants
    if player.actions or own or merchants or others:
        state.stack.append(Acting(player.seat, role, player.actions, own, merchants, others))


def may_act(player: Player, client: int, role: int) -> bool:
    """Whether a client of another role may act now: gtr.ludus-magnus.clients, gtr.storeroom.clients."""
    if not player.powers & STAND_INS:
        return False
    return ludus_magnus.lets_act(player, client) or storeroom.lets_act(player, role)


def after_next(queue: Acting, player: Player) -> Acting | None:
    """The queue once its next action is taken; None when there is none.

    Functions are read when a client's turn comes, so that those completed meanwhile count: gtr.client.mid-turn.
    """
    seat, role = queue.seat, queue.role
    cards, own, merchants, others = queue.cards, queue.own, queue.merchants, queue.others
    if queue.again:
        return Acting(seat, role, cards, own, merchants, others)
    if cards:
        return Acting(seat, role, cards - 1, own, merchants, others)
    if own:
        return Acting(seat, role, 0, own - 1, merchants, others, doubles(player))
    if merchants and may_act(player, MERCHANT, role):
        return Acting(seat, role, 0, 0, merchants - 1, others, doubles(player))
    if others and may_act(player, OTHER, role):
        return Acting(seat, role, 0, 0, merchants, others - 1, doubles(player))
    return None


def step_acting(state: GloryState, queue: Acting) -> bool:
    player = state.players[queue.seat]
    rest = after_next(queue, player)
    if rest is None:
        state.stack.pop()
        player.held = NO_ROLE
    else:
        state.stack[-1] = rest
        ask(state, queue.seat, queue.role)
    return False


def give_actions(state: GloryState, player: Player, card: Card) -> None:
    """What a completion gives: as many actions as influence now; it is not read again: gtr.complete.number-fixed."""
    state.stack.append(Run(player.seat, card.on_completion, player.influence, card.id))


def step_run(state: GloryState, run: Run) -> bool:
    if run.left:
        state.stack[-1] = Run(run.seat, run.role, run.left - 1, run.building)
        ask(state, run.seat, run.role)
    else:
        state.stack.pop()
    return False


def give_up_rest(state: GloryState, seat: int, role: int) -> None:
    """Who does nothing with an action would do nothing with the next of the same queue: gtr.action.optional."""
    queue = state.stack[-1]
    if queue.seat == seat and isinstance(queue, Acting | Run) and queue.role == role:
        state.stack.pop()
        if isinstance(queue, Acting):
            state.players[seat].held = NO_ROLE


def second_action(state: GloryState, player: Player, role: int, below: int) -> int:
    """Where in the stack a second action for a foundation out of town is to be had; -1 for nowhere.

    The search begins under the question asked, at index `below`. The second action must come next and be of the
    same role: gtr.found.outside-two-actions. A finished run is looked through: it joins what it interrupted.
    """
    stack = state.stack
    consecutive = state.rules.outside_consecutive_actions
    for place in range(below, -1, -1):
        queue = stack[place]
        if queue.seat != player.seat:
            return -1
        if isinstance(queue, Run):
            if queue.left and builds(queue.role, role, consecutive):
                return place
            if queue.left and consecutive:
                return -1
        elif isinstance(queue, Acting):
            found = builds(queue.role, role, consecutive) and after_next(queue, player) is not None
            return place if found else -1
        elif consecutive:
            return -1
    return -1


def builds(role: int, wanted: int, consecutive: bool) -> bool:
    return role == wanted if consecutive else role in (CRAFTSMAN, ARCHITECT)


# An action kept in the Bath as the first half of a foundation out of town.


def serves_held(state: GloryState, player: Player, role: int) -> bool:
    """Whether an action held before and one of this role make the two: gtr.found.outside-two-actions."""
    return player.held != NO_ROLE and builds(player.held, role, state.rules.outside_consecutive_actions)


def part_from_held(state: GloryState, player: Player) -> None:
    """Another action came between; where the table agreed that it may, what is held waits on."""
    if state.rules.outside_consecutive_actions:
        player.held = NO_ROLE


def spend_second(state: GloryState, player: Player, role: int) -> None:
    """Use the action that was held, or else the one found above; the question itself is off the stack.

    A Craftsman action that was held is done now, even with an Architect's: gtr.academy.craftsman-done.
    """
    if serves_held(state, player, role):
        player.crafted = player.crafted or player.held == CRAFTSMAN
        player.held = NO_ROLE
        return
    place = second_action(state, player, role, len(state.stack) - 1)
    queue = state.stack[place]
    if isinstance(queue, Run):
        state.stack[place] = Run(queue.seat, queue.role, queue.left - 1, queue.building)
    else:
        assert isinstance(queue, Acting)
        rest = after_next(queue, player)
        assert rest is not None
        state.stack[place] = rest
