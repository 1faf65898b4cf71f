"""Setting up, and where each move is carried out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from quadriga.core.chance import Chance
from quadriga.core.events import Happened
from quadriga.core.moves import Move
from quadriga.games.porta_nigra import state as at
from quadriga.games.porta_nigra.action_cards import forfeit, play_card, sell_torch, use
from quadriga.games.porta_nigra.building import choose_growing, choose_height, choose_spot, choose_whites
from quadriga.games.porta_nigra.buying import buy
from quadriga.games.porta_nigra.edition import QUARTERS, PortaNigraEdition
from quadriga.games.porta_nigra.honours import buy_honour
from quadriga.games.porta_nigra.influence import spend_on_building, spend_on_roman
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
from quadriga.games.porta_nigra.schema import COLOURS
from quadriga.games.porta_nigra.state import NOWHERE, Element, Player, PortaNigraState, least_bricks
from quadriga.games.porta_nigra.supplies import draw_card
from quadriga.games.porta_nigra.turns import appoint, begin_turn, end_turn, split
from quadriga.games.porta_nigra.walking import place


def setup(edition: PortaNigraEdition, ages: str, seats: int, chance: Chance) -> PortaNigraState:
    """The table with the first player's turn begun."""
    # pn.setup.reconstructed: every figure, spot and card is the edition's, so a corrected file is another game
    numbers = edition.numbers
    players = [deal_player(edition, seat, seats) for seat in range(seats)]
    left_out = [card.id for deck in edition.decks[:seats] for card in deck if card.most_players < seats]
    first = int(chance.draw(list(at.PLAYER[:seats]))[1:])  # pn.setup.starting-player
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
        reserve=numbers.bricks,
        # pn.setup.unlimited: what the box holds is only where the counts begin
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
        for _ in range(numbers.hand):  # pn.setup.action-cards
            draw_card(state, player, chance)
    begin_turn(state, first, chance)  # pn.setup.displays: every turn begins with filling them
    state.events = [Happened("first", first)]
    return state


def deal_player(edition: PortaNigraEdition, seat: int, seats: int) -> Player:
    """Sesterces, a torch, Romans, and all action cards for so many players: pn.setup.start, pn.setup.four-players."""
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


CarriedOut = Callable[[PortaNigraState, Player, Any, Chance], None]

#: Moves that are no more than a name.
PLAIN: Final[dict[str, CarriedOut]] = {
    "spend roman": spend_on_roman,
    "spend build": spend_on_building,
    "sell torch": sell_torch,
    "forfeit": forfeit,
    "end": end_turn,
}


def plain(state: PortaNigraState, player: Player, move: Plain, chance: Chance) -> None:
    PLAIN[move.name](state, player, move, chance)


PLAY: Final[dict[type, CarriedOut]] = {
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
