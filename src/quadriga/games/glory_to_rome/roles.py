"""Thinking, and the roles that move cards: Laborer, Patron, Merchant; with the functions that bend them."""

from __future__ import annotations

from quadriga.core.chance import Chance
from quadriga.core.events import Happened
from quadriga.core.moves import Move
from quadriga.games.glory_to_rome import state as at
from quadriga.games.glory_to_rome.actions import ask, doubled, give_up_rest
from quadriga.games.glory_to_rome.buildings.powers import (
    AQUEDUCT,
    ATRIUM,
    BAR,
    BASILICA,
    BATH,
    DOCK,
    LATRINE,
    LUDUS_MAGNUS,
    STOREROOM,
    VOMITORIUM,
)
from quadriga.games.glory_to_rome.cards import (
    draw,
    draw_to_hand,
    into_atrium,
    into_basilica,
    into_clients,
    into_pool,
    into_stock,
    into_vault,
    move_senators,
    out_of_hand,
    top_of,
)
from quadriga.games.glory_to_rome.decisions import Bath, Laborer, Merchant, Patron, Run, Think
from quadriga.games.glory_to_rome.edition import EACH_MATERIAL, LABORER, MERCHANT, NO_ROLE, PATRON, ROLES, THINKER
from quadriga.games.glory_to_rome.ends import check_deck
from quadriga.games.glory_to_rome.moves import (
    ATRIUM_MOVE,
    BAR_MOVE,
    DISCARD_ALL_MOVE,
    DISCARD_SENATOR_MOVE,
    DONE_MOVE,
    DRAW_MOVE,
    REFILL_MOVE,
    SENATOR_MOVE,
    FromPool,
    InRole,
    OfHand,
    Sell,
)
from quadriga.games.glory_to_rome.state import GloryState, Player

# Thinking.


def may_use_latrine(player: Player) -> bool:
    return bool(player.powers & LATRINE)


def may_use_vomitorium(player: Player) -> bool:
    return bool(player.powers & VOMITORIUM) and player.hand_size() > 0


def think(state: GloryState, question: Think, player: Player, move: Move, chance: Chance) -> None:
    """A Senator, a hand refilled, or one card: gtr.think.choose."""
    seat = player.seat
    if isinstance(move, OfHand):
        state.stack[-1] = Think(seat, discard=False, optional=question.optional)
        latrine(state, player, move.card)
        return
    if move is DISCARD_SENATOR_MOVE:
        state.stack[-1] = Think(seat, discard=False, optional=question.optional)
        player.senators -= 1
        state.senators += 1
        move_senators(state, 1, at.SENATORS[seat], at.SENATOR_PILE)
        return
    if move is DISCARD_ALL_MOVE:
        state.stack[-1] = Think(seat, discard=False, optional=question.optional)
        vomitorium(state, player)
        return
    state.stack.pop()
    if move is SENATOR_MOVE:
        state.senators -= 1
        player.senators += 1
        move_senators(state, 1, at.SENATOR_PILE, at.SENATORS[seat])
    elif move is REFILL_MOVE:
        while player.hand_size() < player.hand_limit and not state.ending:
            draw_to_hand(state, player, chance)
    elif move is DRAW_MOVE:
        draw_to_hand(state, player, chance)
    else:
        assert move is DONE_MOVE
        if question.discard:
            give_up_rest(state, seat, THINKER)


def latrine(state: GloryState, player: Player, name: str) -> None:
    """One Order goes to the pool before thinking: gtr.latrine.discard."""
    out_of_hand(state, player, name)
    into_pool(state, name, at.HAND[player.seat])


def vomitorium(state: GloryState, player: Player) -> None:
    """The whole hand goes: Orders to the pool, Senators to their pile: gtr.vomitorium.discard."""
    for name in player.hand.copy():
        latrine(state, player, name)
    if player.senators:
        move_senators(state, player.senators, at.SENATORS[player.seat], at.SENATOR_PILE)
        state.senators += player.senators
        player.senators = 0


# Laborer.


def could_labor(state: GloryState, question: Laborer) -> bool:
    """Whether, for all anybody knows, there is something to do; otherwise the question is not put."""
    player = state.players[question.seat]
    return (question.pool and any(state.pool)) or (question.hand and bool(player.powers & DOCK) and bool(player.hand))


def laborer(state: GloryState, question: Laborer, player: Player, move: Move, chance: Chance) -> None:
    """A material of the pool into stock: gtr.laborer.take; a Dock adds one of the hand: gtr.dock.store."""
    seat = player.seat
    if isinstance(move, FromPool):
        state.stack[-1] = Laborer(seat, pool=False, hand=question.hand)
        into_stock(state, player, top_of(state.pool, move.material), at.POOL[move.material])
    elif isinstance(move, OfHand):
        state.stack[-1] = Laborer(seat, pool=question.pool, hand=False)
        dock(state, player, move.card)
    else:
        state.stack.pop()
        if question.pool and question.hand:
            give_up_rest(state, seat, LABORER)


def dock(state: GloryState, player: Player, name: str) -> None:
    out_of_hand(state, player, name)
    into_stock(state, player, name, at.HAND[player.seat])


# Patron.


def could_hire(state: GloryState, question: Patron) -> bool:
    player = state.players[question.seat]
    if player.client_room() <= 0:
        return False
    powers = player.powers
    return (
        (question.pool and any(state.pool))
        or (question.hand and bool(powers & AQUEDUCT) and bool(player.hand))
        or (question.deck and bool(powers & BAR))
    )


def patron(state: GloryState, question: Patron, player: Player, move: Move, chance: Chance) -> None:
    """A client of the pool: gtr.patron.hire; then one of the hand, one of the deck: gtr.patron.pool-first."""
    seat = player.seat
    pool, hand, deck = question.pool, question.hand, question.deck
    closes = state.rules.extra_closes_pool
    if isinstance(move, FromPool):
        state.stack[-1] = Patron(seat, False, hand, deck)
        hire(state, player, top_of(state.pool, move.material), at.POOL[move.material])
    elif isinstance(move, OfHand):
        state.stack[-1] = Patron(seat, pool and not closes, False, deck)
        aqueduct(state, player, move.card)
    elif move is BAR_MOVE:
        state.stack[-1] = Patron(seat, pool and not closes, hand, False)
        bar(state, player, chance)
    else:
        state.stack.pop()
        if pool and hand and deck:
            give_up_rest(state, seat, PATRON)


def aqueduct(state: GloryState, player: Player, name: str) -> None:
    """gtr.aqueduct.hire"""
    out_of_hand(state, player, name)
    hire(state, player, name, at.HAND[player.seat])


def bar(state: GloryState, player: Player, chance: Chance) -> None:
    """gtr.bar.hire"""
    name = draw(state, chance)
    if name:
        hire(state, player, name, at.DECK)


def hire(state: GloryState, player: Player, name: str, source: str) -> None:
    into_clients(state, player, name, source)
    check_deck(state)
    if player.powers & BATH and not state.ending:
        bath(state, player, state.cards.material_of[name])


def bath_roles(state: GloryState, player: Player, material: int) -> list[int]:
    """As what a client just hired may act: gtr.bath.ludus-storeroom."""
    if state.rules.bath_ludus_storeroom:
        if material == MERCHANT and player.powers & LUDUS_MAGNUS:
            return list(EACH_MATERIAL)
        if player.powers & STOREROOM and material != LABORER:
            return [LABORER, material]
    return [material]


def bath(state: GloryState, player: Player, material: int) -> None:
    """The client acts at once, before the next is hired: gtr.bath.acts."""
    roles = bath_roles(state, player, material)
    if len(roles) > 1:
        state.stack.append(Bath(player.seat, material))
    else:
        bathe(state, player, material)


def use_bath(state: GloryState, question: Bath, player: Player, move: Move, chance: Chance) -> None:
    state.stack.pop()
    if isinstance(move, InRole):
        bathe(state, player, move.role)


def bathe(state: GloryState, player: Player, role: int) -> None:
    state.events.append(Happened("bathed", player.seat, {"role": ROLES[role]}))
    if player.held != role:  # only two in a row are joined
        player.held = NO_ROLE
    if state.rules.bath_circus_maximus and doubled(player):
        state.stack.append(Run(player.seat, role, 2, "bath"))
    else:
        ask(state, player.seat, role)


# Merchant.


def could_sell(state: GloryState, question: Merchant) -> bool:
    player = state.players[question.seat]
    if player.vault_room() <= 0:
        return False
    return (question.stock and (any(player.stock) or bool(player.powers & ATRIUM))) or (
        question.hand and bool(player.powers & BASILICA) and bool(player.hand)
    )


def merchant(state: GloryState, question: Merchant, player: Player, move: Move, chance: Chance) -> None:
    """A material of the stock into the vault: gtr.merchant.sell."""
    seat = player.seat
    if isinstance(move, Sell):
        state.stack[-1] = Merchant(seat, False, question.hand)
        into_vault(state, player, top_of(player.stock, move.material), at.STOCK[seat][move.material])
    elif move is ATRIUM_MOVE:
        state.stack[-1] = Merchant(seat, False, question.hand)
        atrium(state, player, chance)
    elif isinstance(move, OfHand):
        state.stack[-1] = Merchant(seat, question.stock, False)
        basilica(state, player, move.card)
    else:
        state.stack.pop()
        if question.stock and question.hand:
            give_up_rest(state, seat, MERCHANT)


def atrium(state: GloryState, player: Player, chance: Chance) -> None:
    """The top card of the deck instead, unseen: gtr.atrium.sell."""
    name = draw(state, chance)
    if name:
        into_atrium(state, player, name)
        check_deck(state)


def basilica(state: GloryState, player: Player, name: str) -> None:
    """One Order of the hand besides, unrevealed: gtr.basilica.deposit."""
    into_basilica(state, player, name)
