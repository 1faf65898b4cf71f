"""Turns and rounds: the refill before a turn, whose turn is next, what happens between rounds, and when it is over."""

from __future__ import annotations

from typing import Final

from quadriga.core.chance import Chance
from quadriga.core.events import Happened, Moved, only
from quadriga.games.porta_nigra import state as at
from quadriga.games.porta_nigra.decisions import Appoint, Card, Placing, Split
from quadriga.games.porta_nigra.meta import AGES_UNKNOWN
from quadriga.games.porta_nigra.moves import PORTION, First, Points
from quadriga.games.porta_nigra.state import NOWHERE, Player, PortaNigraState
from quadriga.games.porta_nigra.supplies import earn, score

LAST_ROUND: Final = "last-round"


def begin_turn(state: PortaNigraState, seat: int, chance: Chance) -> None:
    """The refill phase, then the question which card is played: pn.turn.refill-order."""
    state.active = seat
    state.honoured = False
    state.events.append(Happened("turn", seat))
    refill_market(state, chance)
    refill_buildings(state, chance)
    refill_honours(state, chance)
    state.stack.append(Card(seat))
    if state.players[seat].quarter == NOWHERE:  # pn.turn.place-builder
        state.stack.append(Placing(seat))


def refill_market(state: PortaNigraState, chance: Chance) -> None:
    """pn.turn.refill-market, pn.turn.refill-short, pn.turn.supply-reshuffled"""
    numbers = state.cards.numbers
    if sum(state.shops) >= numbers.market_low:
        return
    events = state.events
    used: list[str] = []
    while sum(state.shops) < numbers.market_full and state.reserve:
        if not state.supply_deck:
            state.supply_deck = sorted(state.supply_discard)
            events += [Moved(card, 1, at.SUPPLY_DISCARD, at.SUPPLY_DECK) for card in state.supply_deck]
            state.supply_discard = []
        card = chance.draw(state.supply_deck)
        used.append(card)
        events.append(Moved(card, 1, at.SUPPLY_DECK, at.SUPPLY_DISCARD))
        for colour in sorted(state.cards.supply[card]):
            if state.reserve:
                state.reserve -= 1
                state.shops[colour] += 1
                events.append(Moved(at.BRICK, 1, at.BRICK_RESERVE, at.SHOPS[colour]))
    state.supply_discard += used


def refill_buildings(state: PortaNigraState, chance: Chance) -> None:
    """pn.turn.refill-building-cards"""
    display, deck = state.building_display, state.building_deck
    while len(display) < state.cards.numbers.building_display and deck:
        card = chance.draw(deck)
        display.append(card)
        state.events.append(Moved(card, 1, at.BUILDING_DECK, at.BUILDING_DISPLAY))


def refill_honours(state: PortaNigraState, chance: Chance) -> None:
    """pn.turn.refill-honour-cards"""
    display, deck = state.honour_display, state.honour_deck
    while len(display) < state.cards.numbers.honour_display and deck:
        card = chance.draw(deck)
        display.append(card)
        state.events.append(Moved(card, 1, at.HONOUR_DECK, at.HONOUR_DISPLAY))


def draw_card(state: PortaNigraState, player: Player, chance: Chance) -> None:
    """Into the hand, where only its owner sees it: pn.setup.action-cards."""
    seat = player.seat
    card = chance.draw(player.deck)
    player.hand.append(card)
    state.events.append(Moved(card, 1, at.DECK[seat], at.HAND[seat], only(seat)))


def end_turn(state: PortaNigraState, player: Player, chance: Chance) -> None:
    """The card is discarded and another drawn; then whoever is next: pn.turn.end, pn.turn.order."""
    seat = player.seat
    state.stack.pop()
    player.discard.append(state.played)
    state.events.append(Moved(state.played, 1, at.PLAYED[seat], at.DISCARD[seat]))
    state.played = ""
    state.torches = 0
    state.covered = 0
    state.honoured = False
    if player.deck:
        draw_card(state, player, chance)
    following = (seat + 1) % state.seats
    if state.early and following == state.early_seat:  # pn.end.one-more-turn
        end_game(state)
    elif state.players[following].hand:
        begin_turn(state, following, chance)
    else:
        end_round(state, chance)


def end_round(state: PortaNigraState, chance: Chance) -> None:
    """The game is over, or every player scores, in turn order: pn.round.end, pn.round.scoring."""
    players = str(state.seats)
    if state.round == state.cards.rounds.count[players]:
        end_game(state)
        return
    state.events.append(Happened("round-ends", args={"round": state.round}))
    order = [(state.first + step) % state.seats for step in range(state.seats)]
    for seat in reversed(order):
        amount = sum(state.players[seat].built) * state.cards.rounds.multiplier[players]
        if amount:
            state.stack.append(Split(seat, amount))
    if not state.stack:
        after_scoring(state, chance)


def split(state: PortaNigraState, player: Player, move: Points, chance: Chance) -> None:
    """Points and sesterces, as the player likes, in portions: pn.round.split, pn.round.portions."""
    decision = state.stack.pop()
    assert isinstance(decision, Split)
    portion = min(decision.left, PORTION)
    state.events.append(Happened("divided", player.seat, {"amount": portion}))
    score(state, player, move.points, "round")
    earn(state, player, portion - move.points)
    if decision.left > portion:
        state.stack.append(Split(player.seat, decision.left - portion))
    if not state.stack:
        after_scoring(state, chance)


def after_scoring(state: PortaNigraState, chance: Chance) -> None:
    """Somebody names the starting player; turns still owed are played in their old order: pn.end.across-rounds."""
    if state.early:
        new_round(state, state.first, chance)  # who sits on the left of the player of the last turn
    else:
        state.stack.append(Appoint(who_appoints(state)))


def who_appoints(state: PortaNigraState) -> int:
    """The fewest points; among equals the youngest, or who played last in the round: pn.round.starter-tie."""
    fewest = min(player.points for player in state.players)
    tied = [player.seat for player in state.players if player.points == fewest]
    if state.ages == AGES_UNKNOWN:
        return max(tied, key=lambda seat: (seat - state.first) % state.seats)
    return min(tied, key=lambda seat: state.ages.index(str(seat)))


def appoint(state: PortaNigraState, player: Player, move: First, chance: Chance) -> None:
    """pn.round.starter"""
    state.stack.pop()
    starter = at.PLAYER.index(move.player)
    state.first = starter
    state.events.append(Happened("appointed", player.seat, {"target": starter}))
    new_round(state, starter, chance)


def new_round(state: PortaNigraState, starter: int, chance: Chance) -> None:
    """Everybody shuffles the discards into a new deck and draws a hand: pn.round.new-hands."""
    state.round += 1
    state.events.append(Happened("round", args={"round": state.round}))
    for step in range(state.seats):
        player = state.players[(starter + step) % state.seats]
        seat = player.seat
        player.deck = sorted(player.discard)
        player.discard = []
        state.events += [Moved(card, 1, at.DISCARD[seat], at.DECK[seat]) for card in player.deck]
        for _ in range(state.cards.numbers.hand):
            draw_card(state, player, chance)
    begin_turn(state, starter, chance)


def end_game(state: PortaNigraState) -> None:
    """pn.end.last-round, pn.end.one-more-turn"""
    state.ending = state.early or LAST_ROUND
    state.events.append(Happened("final-scoring"))
