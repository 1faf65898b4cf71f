"""Thinking, and the roles that move cards: Laborer, Patron, Merchant."""

from __future__ import annotations

from typing import Final

from quadriga.core.chance import Chance
from quadriga.core.events import Happened
from quadriga.core.moves import Move
from quadriga.games.glory_to_rome import state as at
from quadriga.games.glory_to_rome.actions import give_up_rest
from quadriga.games.glory_to_rome.buildings import bath
from quadriga.games.glory_to_rome.buildings.bits import AQUEDUCT, ATRIUM, BAR, BASILICA, BATH, DOCK
from quadriga.games.glory_to_rome.decisions import OVER, Follow, Laborer, Lead, Merchant, Patron, Think, turn
from quadriga.games.glory_to_rome.edition import LABORER, MERCHANT, PATRON, THINKER
from quadriga.games.glory_to_rome.ending import check_deck
from quadriga.games.glory_to_rome.moves import FromPool, Sell
from quadriga.games.glory_to_rome.state import GloryState, Player
from quadriga.games.glory_to_rome.supplies import (
    draw_to_hand,
    into_clients,
    into_stock,
    into_vault,
    take_senator,
    top_of,
)

#: Before every one of them something may be discarded, unless a function has asked already: gtr.think.discard-each.
THINK: Final = tuple(Think(seat) for seat in at.SEATS)

# Thinking: a Senator, a hand refilled, or one card.


def think_as_leader(state: GloryState, question: Lead, player: Player, move: Move, chance: Chance) -> None:
    """Nobody follows and no client acts, the turn is over: gtr.turn.leader-thinks."""
    state.stack.pop()
    state.stack[-1] = turn(player.seat, OVER, 0)
    begin_thinking(state, player)


def think_instead(state: GloryState, question: Follow, player: Player, move: Move, chance: Chance) -> None:
    """At once, before the next is asked and before anybody acts: gtr.think.at-once."""
    state.stack.pop()
    begin_thinking(state, player)


def begin_thinking(state: GloryState, player: Player) -> None:
    state.events.append(Happened("thinks", player.seat))
    state.stack.append(THINK[player.seat])


def use_discard(state: GloryState, question: Think) -> None:
    """Latrine or Vomitorium, one of them, once for each Thinker action: gtr.think.discard-once."""
    state.stack[-1] = Think(question.seat, discard=False, optional=question.optional)


def senator_is_left(state: GloryState) -> bool:
    """One can be taken while there is one in the pile: gtr.think.senator-pile."""
    return state.senators > 0


def think_of_senator(state: GloryState, question: Think, player: Player, move: Move, chance: Chance) -> None:
    """One of the three that end the question: gtr.think.choose."""
    state.stack.pop()
    take_senator(state, player)


def refill(state: GloryState, question: Think, player: Player, move: Move, chance: Chance) -> None:
    """Orders until the limit is reached, with Senators: gtr.think.refill, gtr.hand.limit."""
    state.stack.pop()
    while player.hand_size() < player.hand_limit and not state.ending:
        draw_to_hand(state, player, chance)


def draw_one(state: GloryState, question: Think, player: Player, move: Move, chance: Chance) -> None:
    """One Order, whatever the hand holds: gtr.think.one-card."""
    state.stack.pop()
    draw_to_hand(state, player, chance)


def stop_thinking(state: GloryState, question: Think, player: Player) -> None:
    """Only where thinking is optional, as one of the School's actions."""
    state.stack.pop()
    give_up_rest(state, player.seat, THINKER)


# Laborer.


def could_labor(state: GloryState, question: Laborer) -> bool:
    """Whether, for all anybody knows, there is something to do; otherwise the question is not put."""
    player = state.players[question.seat]
    return (question.pool and any(state.pool)) or (question.hand and bool(player.powers & DOCK) and bool(player.hand))


def take(state: GloryState, question: Laborer, player: Player, move: FromPool, chance: Chance) -> None:
    """A material of the pool into stock: gtr.laborer.take."""
    state.stack[-1] = Laborer(player.seat, pool=False, hand=question.hand)
    into_stock(state, player, top_of(state.pool, move.material), at.POOL[move.material])


def stop_laboring(state: GloryState, question: Laborer, player: Player) -> None:
    state.stack.pop()
    if question.pool and question.hand:
        give_up_rest(state, player.seat, LABORER)


# Patron.


def could_hire(state: GloryState, question: Patron) -> bool:
    """Whether the clientele has room: gtr.client.limit, gtr.limit.over; and there may be somebody to hire."""
    player = state.players[question.seat]
    if player.client_room() <= 0:
        return False
    powers = player.powers
    return (
        (question.pool and any(state.pool))
        or (question.hand and bool(powers & AQUEDUCT) and bool(player.hand))
        or (question.deck and bool(powers & BAR))
    )


def hire(state: GloryState, question: Patron, player: Player, move: FromPool, chance: Chance) -> None:
    """A client of the pool: gtr.patron.hire; what hand and deck add may still come."""
    state.stack[-1] = Patron(player.seat, False, question.hand, question.deck)
    engage(state, player, top_of(state.pool, move.material), at.POOL[move.material])


def engage(state: GloryState, player: Player, name: str, source: str) -> None:
    """A card becomes a client, wherever it came from, and a Bath serves each: gtr.bath.any-hire."""
    into_clients(state, player, name, source)
    check_deck(state)
    if player.powers & BATH and not state.ending:
        bath.begin(state, player, state.cards.material_of[name])


def stop_hiring(state: GloryState, question: Patron, player: Player) -> None:
    state.stack.pop()
    if question.pool and question.hand and question.deck:
        give_up_rest(state, player.seat, PATRON)


# Merchant.


def could_sell(state: GloryState, question: Merchant) -> bool:
    """Whether the vault has room: gtr.vault.limit, gtr.limit.over; and there may be something to put there."""
    player = state.players[question.seat]
    if player.vault_room() <= 0:
        return False
    return (question.stock and (any(player.stock) or bool(player.powers & ATRIUM))) or (
        question.hand and bool(player.powers & BASILICA) and bool(player.hand)
    )


def sell(state: GloryState, question: Merchant, player: Player, move: Sell, chance: Chance) -> None:
    """A material of the stock into the vault: gtr.merchant.sell; all see it: gtr.merchant.public-when-sold.

    Where the table agreed on closed vaults, nobody sees it there later: gtr.merchant.closed-vault.
    """
    seat = player.seat
    state.stack[-1] = Merchant(seat, False, question.hand)
    into_vault(state, player, top_of(player.stock, move.material), at.STOCK[seat][move.material])


def stop_selling(state: GloryState, question: Merchant, player: Player) -> None:
    state.stack.pop()
    if question.stock and question.hand:
        give_up_rest(state, player.seat, MERCHANT)
