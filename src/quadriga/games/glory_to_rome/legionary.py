"""Rome demands: the Legionary, Palisade and Wall against it, Bridge and Colosseum for it."""

from __future__ import annotations

from quadriga.core.chance import Chance
from quadriga.core.events import Happened
from quadriga.core.moves import Move
from quadriga.games.glory_to_rome import learned
from quadriga.games.glory_to_rome import state as at
from quadriga.games.glory_to_rome.buildings.powers import BRIDGE, COLOSSEUM, PALISADE, WALL
from quadriga.games.glory_to_rome.cards import into_stock, into_vault, out_of_hand, top_of
from quadriga.games.glory_to_rome.decisions import Demand, Gift, Give, Legion, Lions
from quadriga.games.glory_to_rome.edition import EACH_MATERIAL, MATERIALS
from quadriga.games.glory_to_rome.moves import DemandMaterial, Devour, OfHand
from quadriga.games.glory_to_rome.state import NONE, Counts, GloryState, Player, change, one_less, one_more


def cards_of(state: GloryState, player: Player, material: int) -> int:
    """How many Orders of a material a hand holds."""
    material_of = state.cards.material_of
    return [material_of[name] for name in player.hand].count(material)


def is_neighbour(state: GloryState, player: Player, other: Player) -> bool:
    return (other.seat - player.seat) % state.seats in (1, state.seats - 1)


def reaches(state: GloryState, player: Player, other: Player) -> bool:
    """Neighbours; with a Bridge everybody: gtr.legionary.neighbours, gtr.bridge.reach."""
    return other is not player and (bool(player.powers & BRIDGE) or is_neighbour(state, player, other))


def is_protected(player: Player, other: Player) -> bool:
    """A Wall always, a Palisade unless there is a Bridge: gtr.wall.immune, gtr.palisade.immune, gtr.bridge.palisade."""
    return bool(other.powers & WALL) or (bool(other.powers & PALISADE) and not player.powers & BRIDGE)


def is_safe_from_lions(state: GloryState, player: Player, other: Player) -> bool:
    """gtr.colosseum.protected"""
    if other.powers & PALISADE and not state.rules.bridge_opens_lions:
        return True
    return is_protected(player, other)


def step_demand(state: GloryState, question: Demand) -> bool:
    """Ask while there are actions and cards not yet shown; then all demands are met together."""
    player = state.players[question.seat]
    if question.left and len(player.hand) > sum(player.demanded):
        return True
    meet_demands(state, question)
    return False


def demand(state: GloryState, question: Demand, player: Player, move: Move, chance: Chance) -> None:
    """Show the material of one card; the card stays in hand: gtr.legionary.show, gtr.legionary.one-demand-per-card."""
    if not isinstance(move, DemandMaterial):
        meet_demands(state, question)
        return
    material = move.material
    player.demanded = one_more(player.demanded, material)
    learned.showed(player, material, player.demanded[material])
    state.events.append(Happened("demands", player.seat, {"material": MATERIALS[material]}, reveals=True))
    state.stack[-1] = Demand(player.seat, question.left - 1, one_more(question.demands, material))


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
    """Then hands, clockwise; then stocks for a Bridge; then clients for a Colosseum."""
    player = state.players[legion.seat]
    demands = legion.demands
    if legion.place < state.seats:
        state.stack[-1] = Legion(player.seat, demands, legion.place + 1)
        other = state.players[(player.seat + legion.place) % state.seats]
        if reaches(state, player, other):
            kind = Gift if is_protected(player, other) else Give
            state.stack.append(kind(other.seat, player.seat, demands))
        return False
    state.stack.pop()
    if player.powers & BRIDGE:
        bridge(state, player, demands)
    if player.powers & COLOSSEUM:
        state.stack.append(Lions(player.seat, prey(state, player, demands)))
    return False


def step_give(state: GloryState, question: Give) -> bool:
    """Who has none of a material says so: gtr.legionary.glory-to-rome."""
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


def give(state: GloryState, question: Give, player: Player, move: Move, chance: Chance) -> None:
    """The giver chooses which card of the material: gtr.legionary.giver-chooses."""
    assert isinstance(move, OfHand)
    material = out_of_hand(state, player, move.card)
    state.stack[-1] = Give(question.seat, question.to, one_less(question.owed, material))
    into_stock(state, state.players[question.to], move.card, at.HAND[player.seat])


def could_give(state: GloryState, question: Gift) -> bool:
    return question.owed != NONE and bool(state.players[question.seat].hand)


def gift(state: GloryState, question: Gift, player: Player, move: Move, chance: Chance) -> None:
    """A protected player may give all the same: gtr.legionary.gifts."""
    if not isinstance(move, OfHand):
        state.stack.pop()
        return
    material = out_of_hand(state, player, move.card)
    state.stack[-1] = Gift(question.seat, question.to, one_less(question.owed, material))
    into_stock(state, state.players[question.to], move.card, at.HAND[player.seat])


def bridge(state: GloryState, player: Player, demands: Counts) -> None:
    """One matching material of each stock besides, for each demand: gtr.bridge.stock."""
    for step in range(1, state.seats):
        other = state.players[(player.seat + step) % state.seats]
        if is_protected(player, other):
            continue
        for material in EACH_MATERIAL:
            for _ in range(min(demands[material], len(other.stock[material]))):
                if not state.ending:
                    into_stock(state, player, top_of(other.stock, material), at.STOCK[other.seat][material])


def prey(state: GloryState, player: Player, demands: Counts) -> tuple[Counts, ...]:
    """How many clients of each role may be taken from each seat: one for each demand: gtr.colosseum.one-each."""
    return tuple(
        demands if reaches(state, player, other) and not is_safe_from_lions(state, player, other) else NONE
        for other in state.players
    )


def could_devour(state: GloryState, question: Lions) -> bool:
    player = state.players[question.seat]
    return player.vault_room() > 0 and any(
        left[material] and state.players[seat].clients[material]
        for seat, left in enumerate(question.left)
        for material in EACH_MATERIAL
    )


def colosseum(state: GloryState, question: Lions, player: Player, move: Move, chance: Chance) -> None:
    """Clients of the colour demanded die and are worth their material: gtr.colosseum.devour."""
    if not isinstance(move, Devour):
        state.stack.pop()
        return
    other, material = state.players[move.seat], move.material
    left = list(question.left)
    left[other.seat] = one_less(left[other.seat], material)
    state.stack[-1] = Lions(player.seat, tuple(left))
    into_vault(state, player, top_of(other.clients, material), at.CLIENTS[other.seat][material])
