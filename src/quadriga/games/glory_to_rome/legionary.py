"""Rome demands: the Legionary."""

from __future__ import annotations

from quadriga.core.chance import Chance
from quadriga.core.events import Happened
from quadriga.games.glory_to_rome import learned
from quadriga.games.glory_to_rome import state as at
from quadriga.games.glory_to_rome.buildings import bridge, colosseum
from quadriga.games.glory_to_rome.buildings.bits import BRIDGE, COLOSSEUM
from quadriga.games.glory_to_rome.decisions import Demand, Gift, Give, Legion
from quadriga.games.glory_to_rome.edition import EACH_MATERIAL, MATERIALS
from quadriga.games.glory_to_rome.moves import DemandMaterial, OfHand
from quadriga.games.glory_to_rome.protection import is_protected, reaches
from quadriga.games.glory_to_rome.state import NONE, Counts, GloryState, Player, change, one_less, one_more
from quadriga.games.glory_to_rome.supplies import into_stock, out_of_hand, top_of


def cards_of(state: GloryState, player: Player, material: int) -> int:
    """How many Orders of a material a hand holds."""
    material_of = state.cards.material_of
    return [material_of[name] for name in player.hand].count(material)


def step_demand(state: GloryState, question: Demand) -> bool:
    """Ask while there are actions and cards not yet shown; then all are met together: gtr.legionary.together."""
    player = state.players[question.seat]
    if question.left and len(player.hand) > sum(player.demanded):
        return True
    meet_demands(state, question)
    return False


def demand(state: GloryState, question: Demand, player: Player, move: DemandMaterial, chance: Chance) -> None:
    """Show the material of one card; the card stays in hand: gtr.legionary.show, gtr.legionary.one-demand-per-card."""
    material = move.material
    player.demanded = one_more(player.demanded, material)
    learned.showed(player, material, player.demanded[material])
    state.events.append(Happened("demands", player.seat, {"material": MATERIALS[material]}, reveals=True))
    state.stack[-1] = Demand(player.seat, question.left - 1, one_more(question.demands, material))


def stop_demanding(state: GloryState, question: Demand, player: Player) -> None:
    meet_demands(state, question)


def meet_demands(state: GloryState, question: Demand) -> None:
    """First the pool gives, one card for each demand: gtr.legionary.pool."""
    state.stack.pop()
    demands = question.demands
    if demands == NONE:
        return
    player = state.players[question.seat]
    for material in EACH_MATERIAL:
        for _ in range(min(demands[material], len(state.pool[material]))):
            if not state.ending:
                into_stock(state, player, top_of(state.pool, material), at.POOL[material])
    state.stack.append(Legion(player.seat, demands, 1))


def step_legion(state: GloryState, legion: Legion) -> bool:
    """Then hands, clockwise; then stocks for a Bridge; then clients for a Colosseum.

    Each of the others is asked once, so the only opponent gives one card for a demand: gtr.legionary.two-players.
    """
    player = state.players[legion.seat]
    demands = legion.demands
    if legion.place < state.seats:
        state.stack[-1] = Legion(player.seat, demands, legion.place + 1)
        other = state.players[(player.seat + legion.place) % state.seats]
        if reaches(state, player, other):  # gtr.legionary.neighbours
            kind = Gift if is_protected(player, other) else Give
            state.stack.append(kind(other.seat, player.seat, demands))
        return False
    state.stack.pop()
    if player.powers & BRIDGE:
        for step in range(1, state.seats):
            other = state.players[(player.seat + step) % state.seats]
            if not is_protected(player, other):
                bridge.take_from_stock(state, player, other, demands)
    if player.powers & COLOSSEUM:
        colosseum.offer(state, player, demands)
    return False


def step_give(state: GloryState, question: Give) -> bool:
    """Who has the material gives it, as often as it is demanded: gtr.legionary.give.

    Who has none, or none left, says so: gtr.legionary.glory-to-rome.
    """
    player = state.players[question.seat]
    owed = question.owed
    for material in EACH_MATERIAL:
        if owed[material]:
            if cards_of(state, player, material):
                learned.showed(player, material, 1)
                state.events.append(Happened("owes", player.seat, {"material": MATERIALS[material]}, reveals=True))
                break
            owed = change(owed, material, -owed[material])
            learned.lacks(player, material)
            args = {"material": MATERIALS[material]}
            state.events.append(Happened("glory-to-rome", player.seat, args, reveals=True))
    if owed == NONE:
        state.stack.pop()
        return False
    if owed is not question.owed:
        state.stack[-1] = Give(question.seat, question.to, owed)
    return True


def demanded_now(owed: Counts) -> int:
    """The material a giver is asked for now."""
    return next(material for material in EACH_MATERIAL if owed[material])


def give(state: GloryState, question: Give | Gift, player: Player, move: OfHand, chance: Chance) -> None:
    """The giver chooses which card of the material: gtr.legionary.giver-chooses; owed, or given all the same."""
    material = out_of_hand(state, player, move.card)
    kind = Gift if isinstance(question, Gift) else Give
    state.stack[-1] = kind(question.seat, question.to, one_less(question.owed, material))
    into_stock(state, state.players[question.to], move.card, at.HAND[player.seat])


def could_give(state: GloryState, question: Gift) -> bool:
    """A protected player may give all the same: gtr.legionary.gifts."""
    return question.owed != NONE and bool(state.players[question.seat].hand)
