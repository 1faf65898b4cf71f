"""What then happens: one function per move, named after it; the longer ones lie in modules of their own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from quadriga.core.chance import Chance
from quadriga.core.events import Moved
from quadriga.core.moves import Move
from quadriga.games.porta_nigra import state as at
from quadriga.games.porta_nigra.building import (
    ask_spot,
    choose_growing,
    choose_height,
    choose_spot,
    choose_whites,
    walk,
)
from quadriga.games.porta_nigra.decisions import Act
from quadriga.games.porta_nigra.edition import ANY, QUARTERS, Icon, PortaNigraEdition
from quadriga.games.porta_nigra.honours import buy_honour
from quadriga.games.porta_nigra.moves import (
    Add,
    Buy,
    First,
    Honour,
    On,
    Place,
    Plain,
    PlayCard,
    Points,
    Stack,
    Use,
    White,
)
from quadriga.games.porta_nigra.state import NOWHERE, Element, Player, PortaNigraState, least_bricks
from quadriga.games.porta_nigra.supplies import (
    earn,
    gain_influence,
    gain_romans,
    gain_torches,
    pay,
    spend_influence,
    spend_torch,
    watch_bricks,
)
from quadriga.games.porta_nigra.tables import COLOURS
from quadriga.games.porta_nigra.turns import appoint, begin_turn, draw_card, end_turn, split


def setup(edition: PortaNigraEdition, ages: str, seats: int, chance: Chance) -> PortaNigraState:
    """The table with the first player's turn begun: pn.setup.start, pn.setup.action-cards and the rest."""
    numbers = edition.numbers
    players = [deal_player(edition, seat, seats) for seat in range(seats)]
    left_out = [card.id for deck in edition.decks[:seats] for card in deck if card.most_players < seats]
    first = int(chance.draw(list(at.PLAYER[:seats]))[1:])
    elements: list[Element | None] = [None] * len(edition.spots)
    state = PortaNigraState(
        edition=edition,
        stack=[],
        players=players,
        ages=ages,
        round=1,
        first=first,
        active=first,
        played="",
        torches=0,
        covered=0,
        honoured=False,
        early="",
        early_seat=-1,
        early_round=0,
        reserve=numbers.bricks,
        bank=numbers.coins - seats * numbers.start_sesterces,
        bank_torches=numbers.torches - seats * numbers.start_torches,
        bank_influence=numbers.influence,
        shops=[0] * len(COLOURS),
        elements=elements,
        least=least_bricks(edition.spots, elements),
        supply_deck=sorted(edition.supply),
        supply_discard=[],
        building_deck=sorted(edition.building_cards),
        building_display=[],
        honour_deck=sorted(id for id, card in edition.honours.items() for _ in range(card.copies)),
        honour_display=[],
        box=left_out,
    )
    for player in players:
        for _ in range(numbers.hand):
            draw_card(state, player, chance)
    begin_turn(state, first, chance)
    state.events = []
    return state


def deal_player(edition: PortaNigraEdition, seat: int, seats: int) -> Player:
    """pn.setup.start, pn.setup.four-players"""
    numbers = edition.numbers
    return Player(
        seat,
        quarter=NOWHERE,
        sesterces=numbers.start_sesterces,
        points=0,
        torches=numbers.start_torches,
        influence=0,
        romans=numbers.start_romans,
        reserve=numbers.romans - numbers.start_romans,
        placed=0,
        bricks=[0] * len(COLOURS),
        built=[0] * QUARTERS,
        deck=sorted(card.id for card in edition.decks[seat] if card.most_players >= seats),
        hand=[],
        discard=[],
        buildings=[],
        honours=[],
    )


def place(state: PortaNigraState, player: Player, move: Place, chance: Chance) -> None:
    """pn.turn.place-builder"""
    state.stack.pop()
    player.quarter = state.cards.quarter_of[move.quarter]
    state.events.append(Moved(at.BUILDER[player.seat], 1, at.STAND[player.seat], move.quarter))


def play_card(state: PortaNigraState, player: Player, move: PlayCard, chance: Chance) -> None:
    """pn.turn.one-card, pn.card.torches"""
    player.hand.remove(move.card)
    state.played = move.card
    state.torches = state.cards.action_cards[move.card].torches
    state.covered = 0
    state.events.append(Moved(move.card, 1, at.HAND[player.seat], at.PLAYED[player.seat]))
    state.stack[-1] = Act(player.seat)


def cover(state: PortaNigraState, player: Player, number: int) -> Icon:
    """An icon is used: with a torch of the card, or else with a token: pn.card.card-first, pn.card.torch-token."""
    icon = state.cards.action_cards[state.played].icons[number - 1]
    state.covered |= icon.bit
    if state.torches:
        state.torches -= 1
    else:
        spend_torch(state, player)
    return icon


def buy(state: PortaNigraState, player: Player, move: Buy, chance: Chance) -> None:
    """Walk to the shop, pay, take one brick: pn.buy.one-brick, pn.buy.price."""
    cover(state, player, move.icon)
    colour = COLOURS.index(move.colour)
    quarter = state.cards.shop_quarter[colour]
    if quarter != ANY:  # pn.city.white-shop
        walk(state, player, quarter)
    pay(state, player, state.cards.price[colour])
    state.shops[colour] -= 1
    player.bricks[colour] += 1
    state.events.append(Moved(at.BRICK, 1, at.SHOPS[colour], at.BRICKS[player.seat][colour]))
    watch_bricks(state, player)


def use(state: PortaNigraState, player: Player, move: Use, chance: Chance) -> None:
    """pn.action.influence, pn.action.torch, pn.action.coins, pn.build.one-element"""
    icon = cover(state, player, move.icon)
    if icon.kind == "build":
        ask_spot(state, player)
    elif icon.kind == "influence":
        gain_influence(state, player, 1)
    elif icon.kind == "torch":
        gain_torches(state, player, 1)
    else:
        earn(state, player, icon.amount)


def plain(state: PortaNigraState, player: Player, move: Plain, chance: Chance) -> None:
    name = move.name
    numbers = state.cards.numbers
    if name == "end":
        end_turn(state, player, chance)
    elif name == "forfeit":  # pn.card.forfeit
        state.torches -= 1
        earn(state, player, numbers.torch_gives)
    elif name == "sell torch":  # pn.torch.sell
        spend_torch(state, player)
        earn(state, player, numbers.torch_gives)
    elif name == "spend roman":  # pn.influence.roman
        spend_influence(state, player, numbers.roman_cost)
        gain_romans(state, player, 1)
    else:  # pn.influence.build
        spend_influence(state, player, numbers.build_cost)
        ask_spot(state, player)


PLAY: Final[dict[type, Callable[[PortaNigraState, Player, Any, Chance], None]]] = {
    Place: place,
    PlayCard: play_card,
    Buy: buy,
    Use: use,
    Honour: buy_honour,
    On: choose_spot,
    Stack: choose_height,
    White: choose_whites,
    Add: choose_growing,
    Points: split,
    First: appoint,
    Plain: plain,
}


def apply(state: PortaNigraState, move: Move, chance: Chance) -> None:
    PLAY[type(move)](state, state.players[state.stack[-1].seat], move, chance)
