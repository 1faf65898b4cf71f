"""Positions and moves of Porta Nigra as numbers."""

from __future__ import annotations

from typing import Final

from quadriga.core.encoding import Encoding, Layout, one_of
from quadriga.games.porta_nigra.decisions import (
    Act,
    Adding,
    Appoint,
    Card,
    ChooseSpot,
    Height,
    Placing,
    Split,
    Whites,
)
from quadriga.games.porta_nigra.edition import QUARTERS, PortaNigraEdition
from quadriga.games.porta_nigra.moves import PORTION
from quadriga.games.porta_nigra.schema import COLOURS
from quadriga.games.porta_nigra.state import NOWHERE, Player, PortaNigraState

QUESTIONS: Final[tuple[str, ...]] = tuple(
    kind.name for kind in (Placing, Card, Act, ChooseSpot, Height, Whites, Adding, Split, Appoint)
)
#: Moves that need no more than their name.
PLAIN: Final[tuple[str, ...]] = ("spend roman", "spend build", "sell torch", "forfeit", "end")
VERBS: Final[tuple[str, ...]] = (
    *("place", "play", "buy", "build", "influence", "torch", "coins", "honour", "on", "stack", "white", "add"),
    *("points", "first", "spend", "sell", "forfeit", "end"),
)
FIGURES: Final = 10


class PortaNigraEncoding(Encoding[PortaNigraState]):
    def __init__(self, edition: PortaNigraEdition, seats: int) -> None:
        spots = tuple(spot.id for spot in edition.spots)
        cards = tuple(card.id.partition(".")[2] for card in edition.decks[0])
        buildings, honours, supply = tuple(edition.building_cards), tuple(edition.honours), tuple(edition.supply)
        icons = max(len(card.icons) for card in edition.decks[0])
        self.icons: Final = icons
        self.spot: Final = one_of(spots)
        #: An action card by its id, whosever it is.
        self.card: Final = {card.id: place for deck in edition.decks for place, card in enumerate(deck)}
        self.building: Final = one_of(buildings)
        self.honour: Final = one_of(honours)
        self.supply: Final = one_of(supply)
        self.cards: Final = len(cards)
        self.questions: Final = one_of(QUESTIONS)
        layout = Layout()
        self.question: Final = layout.add("question", len(QUESTIONS), f"what is asked: {', '.join(QUESTIONS)}")
        self.decider: Final = layout.add("decider", seats, "who is asked, the own seat first")
        self.active: Final = layout.add("active", seats, "whose turn it is")
        self.first: Final = layout.add("first", seats, "who began the round")
        self.early: Final = layout.add("early", seats, "in whose turn an early end began")
        self.figures: Final = layout.add(
            "figures", 9, "round, torches left of the card, whether an honour card was bought, bricks in the reserve, "
            "bricks of the element that is being built, points to divide, cards in the decks of supply, buildings and "
            "honours", most=10,
        )  # fmt: skip
        self.ended: Final = layout.add("ended", 1, "whether the game is over")
        self.chosen: Final = layout.add("chosen", len(spots), "the spot that is being built on")
        self.played: Final = layout.add("played", len(cards), "the action card played")
        self.covered: Final = layout.add("covered", icons, "its icons that are used")
        self.shops: Final = layout.add("shops", len(COLOURS), f"bricks to buy: {', '.join(COLOURS)}", most=10)
        self.bricks: Final = layout.add("bricks", len(spots), "bricks on each spot", most=8)
        self.owners: Final = layout.add("owners", len(spots) * seats, "whose the element on each spot is, by spot")
        self.discarded: Final = layout.add("discard.supply", len(supply), "supply cards that were turned up")
        self.display: Final = layout.add("display.buildings", len(buildings), "building cards on offer")
        self.honour_display: Final = layout.add("display.honours", len(honours), "honour cards on offer", most=4)
        self.box_buildings: Final = layout.add("box.buildings", len(buildings), "building cards out of the game")
        self.box_honours: Final = layout.add("box.honours", len(honours), "honour cards out of the game", most=4)
        self.hand: Final = layout.add("own.hand", len(cards), "the own hand")
        self.of_seat: Final = layout.size
        for seat in range(seats):
            layout.add(f"seat{seat}.figures", FIGURES, "sesterces, points, torches, influence, Romans at hand and in "
                       "reserve, elements placed, cards in deck and hand, resigned", most=20)  # fmt: skip
            layout.add(
                f"seat{seat}.quarter", QUARTERS, f"where the master builder stands: {', '.join(edition.quarters)}"
            )
            layout.add(f"seat{seat}.bricks", len(COLOURS), "own bricks, by colour", most=5)
            layout.add(f"seat{seat}.built", QUARTERS, "bricks placed, by quarter", most=10)
            layout.add(f"seat{seat}.discard", len(cards), "action cards played before")
            layout.add(f"seat{seat}.buildings", len(buildings), "building cards collected")
            layout.add(f"seat{seat}.honours", len(honours), "honour cards kept", most=4)
        self.width: Final = (layout.size - self.of_seat) // seats
        words = (*spots, *cards, *honours, *COLOURS, *edition.quarters, "build", "roman", "torch")
        super().__init__(seats, layout, VERBS, words, actions(edition, cards, seats, icons))

    def encode(self, state: PortaNigraState, seat: int) -> list[float]:
        xs = [0.0] * self.size
        seats = self.seats
        at = self.figures
        if state.stack:
            self._pending(xs, state, seat)
        xs[self.active + (state.active - seat) % seats] = 1.0
        xs[self.first + (state.first - seat) % seats] = 1.0
        if state.early:
            xs[self.early + (state.early_seat - seat) % seats] = 1.0
        xs[at] = float(state.round)
        xs[at + 1] = float(state.torches)
        xs[at + 2] = float(state.honoured)
        xs[at + 3] = float(state.reserve)
        xs[at + 6] = float(len(state.supply_deck))
        xs[at + 7] = float(len(state.building_deck))
        xs[at + 8] = float(len(state.honour_deck))
        xs[self.ended] = float(bool(state.ending))
        if state.played:
            xs[self.played + self.card[state.played]] = 1.0
            for icon in range(self.icons):
                xs[self.covered + icon] = float(state.covered >> (icon + 1) & 1)
        for colour, bricks in enumerate(state.shops):
            xs[self.shops + colour] = float(bricks)
        for place, element in enumerate(state.elements):
            if element is not None:
                xs[self.bricks + place] = float(element.bricks)
                xs[self.owners + place * seats + (element.owner - seat) % seats] = 1.0
        self._cards(xs, state)
        for card in state.players[seat].hand:
            xs[self.hand + self.card[card]] = 1.0
        for player in state.players:
            self._player(
                xs, self.of_seat + (player.seat - seat) % seats * self.width, player, player.seat in state.left
            )
        return xs

    def _pending(self, xs: list[float], state: PortaNigraState, seat: int) -> None:
        decision = state.stack[-1]
        xs[self.question + self.questions[decision.name]] = 1.0
        xs[self.decider + (decision.seat - seat) % self.seats] = 1.0
        if isinstance(decision, Height | Whites):
            xs[self.chosen + self.spot[decision.spot]] = 1.0
        if isinstance(decision, Whites):
            xs[self.figures + 4] = float(decision.bricks)
        elif isinstance(decision, Split):
            xs[self.figures + 5] = float(decision.left)

    def _cards(self, xs: list[float], state: PortaNigraState) -> None:
        """The cards that lie open beside the board."""
        for card in state.supply_discard:
            xs[self.discarded + self.supply[card]] = 1.0
        for card in state.building_display:
            xs[self.display + self.building[card]] += 1.0
        for card in state.honour_display:
            xs[self.honour_display + self.honour[card]] += 1.0
        for card in state.box:
            if card in self.building:
                xs[self.box_buildings + self.building[card]] += 1.0
            elif card in self.honour:
                xs[self.box_honours + self.honour[card]] += 1.0

    def _player(self, xs: list[float], at: int, player: Player, left: bool) -> None:
        figures = (
            player.sesterces, player.points, player.torches, player.influence, player.romans, player.reserve,
            player.placed, len(player.deck), len(player.hand), int(left),
        )  # fmt: skip
        for figure in figures:
            xs[at] = float(figure)
            at += 1
        if player.quarter != NOWHERE:
            xs[at + player.quarter] = 1.0
        at += QUARTERS
        for colour, bricks in enumerate(player.bricks):
            xs[at + colour] = float(bricks)
        at += len(player.bricks)
        for quarter, bricks in enumerate(player.built):
            xs[at + quarter] = float(bricks)
        at += QUARTERS
        for card in player.discard:
            xs[at + self.card[card]] = 1.0
        at += self.cards
        for card in player.buildings:
            xs[at + self.building[card]] += 1.0
        at += len(self.building)
        for card in player.honours:
            xs[at + self.honour[card]] += 1.0


def actions(edition: PortaNigraEdition, cards: tuple[str, ...], seats: int, icons: int) -> tuple[str, ...]:
    """Every move of the game, with the deciding seat as `p0`."""
    numbers = range(1, icons + 1)
    most = max(edition.numbers.porta_most, *(spot.bricks for spot in edition.spots))
    found = [f"place {quarter}" for quarter in edition.quarters]
    found += [f"play {card}" for card in cards]
    found += [f"buy {colour} {number}" for colour in COLOURS for number in numbers]
    found += [f"{kind} {number}" for kind in ("build", "influence", "torch", "coins") for number in numbers]
    found += [f"honour {card}" for card in edition.honours]
    found += [f"on {spot.id}" for spot in edition.spots]
    found += [f"stack {bricks}" for bricks in range(1, edition.numbers.porta_most + 1)]
    found += [f"white {bricks}" for bricks in range(most + 1)]
    found += [f"add {spot.id}" for spot in edition.spots if spot.is_porta]
    found += [f"points {points}" for points in range(PORTION + 1)]
    found += [f"first p{seat}" for seat in range(seats)]
    return (*found, *PLAIN)
