"""Turns and rounds: the refill before a turn, whose turn is next, and what happens between rounds."""

from __future__ import annotations

from quadriga.core.chance import Chance
from quadriga.core.events import Happened
from quadriga.games.porta_nigra import state as at
from quadriga.games.porta_nigra.decisions import Appoint, Card, Placing, Split
from quadriga.games.porta_nigra.ending import end_game, is_last_turn_over
from quadriga.games.porta_nigra.meta import AGES_UNKNOWN
from quadriga.games.porta_nigra.moves import PORTION, First, Plain, Points
from quadriga.games.porta_nigra.state import NOWHERE, MajorityMemo, Player, PortaNigraState
from quadriga.games.porta_nigra.supplies import (
    discard_card,
    discard_supply_cards,
    draw_card,
    draw_supply_card,
    earn,
    fill_shop,
    reshuffle_cards,
    score,
    show_building_card,
    show_honour_card,
)


def begin_turn(state: PortaNigraState, seat: int, chance: Chance) -> None:
    """The refill phase, then the question which card is played: pn.turn.refill-order, pn.turn.one-card."""
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
    """Card after card when bricks are few, or none in a new game: pn.turn.refill-market, pn.turn.refill-first."""
    numbers = state.cards.numbers
    if sum(state.shops) >= numbers.market_low:
        return
    used: list[str] = []  # pn.turn.supply-reshuffled: they are no part of the deck before the next refill
    while sum(state.shops) < numbers.market_full and state.reserve:
        card = draw_supply_card(state, chance)
        used.append(card)
        for colour in sorted(state.cards.supply[card]):  # pn.turn.refill-short: from black to white
            fill_shop(state, colour)
    discard_supply_cards(state, used)


def refill_buildings(state: PortaNigraState, chance: Chance) -> None:
    """As far as the deck goes: pn.turn.refill-building-cards."""
    while len(state.building_display) < state.cards.numbers.building_display and state.building_deck:
        show_building_card(state, chance)


def refill_honours(state: PortaNigraState, chance: Chance) -> None:
    """As far as the deck goes: pn.turn.refill-honour-cards."""
    while len(state.honour_display) < state.cards.numbers.honour_display and state.honour_deck:
        show_honour_card(state, chance)


def end_turn(state: PortaNigraState, player: Player, move: Plain, chance: Chance) -> None:
    """The card is discarded, whatever of it was used, and another drawn: pn.turn.end, pn.turn.optional."""
    state.stack.pop()
    if state.torches:
        state.events.append(Happened("unused", player.seat, {"torches": state.torches}))
    earn(state, player, state.torches * state.cards.numbers.torch_gives)  # pn.turn.torches-sold
    discard_card(state, player)
    state.covered = 0
    state.honoured = False
    if player.deck:  # pn.turn.last-cards
        draw_card(state, player, chance)
    go_on_after(state, player.seat, chance)


def go_on_after(state: PortaNigraState, seat: int, chance: Chance) -> None:
    """Clockwise, past those who left; with the cards the round is over: pn.turn.order, pn.turn.left."""
    following = (seat + 1) % state.seats
    while following in state.left and not is_last_turn_over(state, following):
        following = (following + 1) % state.seats
    if is_last_turn_over(state, following):
        end_game(state)
    elif state.players[following].hand:
        begin_turn(state, following, chance)
    else:
        end_round(state, chance)


def skip(state: PortaNigraState, player: Player, chance: Chance) -> None:
    """What a player had begun who left is not carried out, and nothing is divided: pn.turn.left, pn.round.left."""
    decision = state.stack[-1]
    if isinstance(decision, Split):
        state.stack.pop()
        if not state.stack:
            after_scoring(state)
    elif isinstance(decision, Appoint):
        state.stack[-1] = Appoint(who_appoints(state))
    else:
        state.events.append(Happened("skipped", player.seat))
        state.stack.clear()
        if state.played:
            discard_card(state, player)
        state.covered = 0
        state.honoured = False
        go_on_after(state, player.seat, chance)


def leave(state: PortaNigraState) -> None:
    """The places of who left go to others: pn.score.left."""
    state.majority_memo = MajorityMemo()


def end_round(state: PortaNigraState, chance: Chance) -> None:
    """Nobody has a card left. The game is over, or every player scores: pn.round.end, pn.round.scoring."""
    players = str(state.seats)
    if state.early or state.round == state.cards.rounds.count[players]:  # pn.end.no-cards, pn.round.count
        end_game(state)
        return
    state.events.append(Happened("round-ends", args={"round": state.round}))
    order = [(state.first + step) % state.seats for step in range(state.seats)]
    for seat in reversed(order):
        amount = sum(state.players[seat].built) * state.cards.rounds.multiplier[players]
        if amount and seat not in state.left:  # pn.round.left
            state.stack.append(Split(seat, amount))
    if not state.stack:
        after_scoring(state)


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
        after_scoring(state)


def after_scoring(state: PortaNigraState) -> None:
    """Somebody names the starting player of the next round: pn.round.starter."""
    state.stack.append(Appoint(who_appoints(state)))


def who_appoints(state: PortaNigraState) -> int:
    """Who has the fewest points; among equals the youngest, or who played last in the round: pn.round.starter-tie."""
    staying = [player for player in state.players if player.seat not in state.left]  # pn.round.left
    fewest = min(player.points for player in staying)
    tied = [player.seat for player in staying if player.points == fewest]
    if state.ages == AGES_UNKNOWN:
        return max(tied, key=lambda seat: (seat - state.first) % state.seats)
    return min(tied, key=lambda seat: state.ages.index(str(seat)))


def appoint(state: PortaNigraState, player: Player, move: First, chance: Chance) -> None:
    """The starting player of the next round, whoever it is: pn.round.starter."""
    state.stack.pop()
    starter = at.PLAYER.index(move.player)
    state.first = starter
    state.events.append(Happened("appointed", player.seat, {"target": starter, "own": starter == player.seat}))
    new_round(state, starter, chance)


def new_round(state: PortaNigraState, starter: int, chance: Chance) -> None:
    """Everybody shuffles the discards into a new deck and draws a hand: pn.round.new-hands."""
    state.round += 1
    state.events.append(Happened("round", args={"round": state.round}))
    for step in range(state.seats):
        player = state.players[(starter + step) % state.seats]
        if player.seat in state.left:
            continue
        reshuffle_cards(state, player)
        for _ in range(state.cards.numbers.hand):
            draw_card(state, player, chance)
    begin_turn(state, starter, chance)
