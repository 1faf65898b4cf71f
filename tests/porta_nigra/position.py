"""The one way to write a position of Porta Nigra in a test.

    position().quarter(0, "basilica").bricks(0, yellow=2).play("play act1", "build 4", "on ba4")

A position begins like a game in which all master builders stand in the quarter of the red shop: 20 sesterces, a
torch, five Romans, act1 and act2 in every hand, seat 0 first and to play a card, three bricks in every shop. What a
position names is taken from the reserve, the decks or the displays, and every move checks that all bricks, Romans,
coins, tokens and cards of the box are still there.
"""

from __future__ import annotations

from importlib import resources

from quadriga import testing
from quadriga.core.decisions import Decision
from quadriga.games.porta_nigra.decisions import Card, Placing
from quadriga.games.porta_nigra.edition import PortaNigraEdition
from quadriga.games.porta_nigra.game import GAME
from quadriga.games.porta_nigra.meta import AGES_UNKNOWN
from quadriga.games.porta_nigra.schema import COLOURS
from quadriga.games.porta_nigra.state import NOWHERE, Element, Player, PortaNigraState, least_bricks
from quadriga.games.porta_nigra.views import PortaNigraView

RED_SHOP = "amphitheatre"
YELLOW_SHOP = "wall"
BLACK_SHOP = "porta"
BLUE_SHOP = "basilica"


class Position(testing.Position[PortaNigraState, PortaNigraView]):
    def __init__(self, seats: int, ages: str, edition: PortaNigraEdition | None) -> None:
        super().__init__(GAME, testing.deal(GAME, seats, edition=edition, options={"youngest-first": ages}))
        for seat in range(seats):
            self.quarter(seat, RED_SHOP)
        self.turn(0).market(black=3, blue=3, red=3, yellow=3, white=3)

    # Writing it.

    def quarter(self, seat: int, quarter: str) -> Position:
        self.player(seat).quarter = self.state.cards.quarter_of[quarter]
        return self

    def nowhere(self, seat: int) -> Position:
        """A master builder who has not arrived yet; the active player is asked about hers."""
        self.player(seat).quarter = NOWHERE
        if seat == self.state.active:
            self.state.stack.append(Placing(seat))
        return self

    def bricks(self, seat: int, **colours: int) -> Position:
        """Own bricks of these colours, exactly so many."""
        for colour, bricks in colours.items():
            place = COLOURS.index(colour)
            self.state.reserve += self.player(seat).bricks[place] - bricks
            self.player(seat).bricks[place] = bricks
        return self

    def market(self, **colours: int) -> Position:
        """The bricks of these shops, exactly so many."""
        for colour, bricks in colours.items():
            place = COLOURS.index(colour)
            self.state.reserve += self.state.shops[place] - bricks
            self.state.shops[place] = bricks
        return self

    def reserve(self, bricks: int) -> Position:
        """Bricks left in the reserve; all others are in the last seat's supply of black."""
        self.player(self.state.seats - 1).bricks[0] += self.state.reserve - bricks
        self.state.reserve = bricks
        return self

    def sesterces(self, seat: int, sesterces: int) -> Position:
        self.state.bank += self.player(seat).sesterces - sesterces
        self.player(seat).sesterces = sesterces
        return self

    def torches(self, seat: int, torches: int) -> Position:
        self.state.bank_torches += self.player(seat).torches - torches
        self.player(seat).torches = torches
        return self

    def influence(self, seat: int, tokens: int) -> Position:
        self.state.bank_influence += self.player(seat).influence - tokens
        self.player(seat).influence = tokens
        return self

    def romans(self, seat: int, romans: int, reserve: int | None = None) -> Position:
        """Romans at hand. With a reserve, all others stand on elements that somebody else's spots do not need."""
        player = self.player(seat)
        player.reserve += player.romans - romans
        player.romans = romans
        if reserve is not None:
            for spot in self.state.cards.spots:
                if player.reserve > reserve and self.state.elements[spot.index] is None and spot.least < 3:
                    self.element(seat, spot.id)
            assert player.reserve == reserve
        return self

    def points(self, seat: int, points: int) -> Position:
        self.player(seat).points = points
        return self

    def element(self, seat: int, spot: str, bricks: int = 0) -> Position:
        """An element placed earlier, with bricks and a Roman of the reserve; only the Porta Nigra asks how many."""
        player, place = self.player(seat), self.state.cards.spot_by_id[spot]
        height = place.bricks or bricks
        assert self.state.elements[place.index] is None
        self.state.stand(place, Element(seat, height))
        self.state.least = least_bricks(self.state.cards.spots, self.state.elements)
        self.state.reserve -= height
        assert self.state.reserve >= 0, "there are not so many bricks"
        player.built[place.quarter] += height
        player.placed += 1
        if player.reserve:
            player.reserve -= 1
        else:
            player.romans -= 1
        return self

    def hand(self, seat: int, *cards: str) -> Position:
        """Exactly these action cards in hand; those they replace are in the deck."""
        player = self.player(seat)
        player.deck = sorted([*player.deck, *player.hand])
        player.hand = [f"p{seat}.{card}" for card in cards]
        for card in player.hand:
            player.deck.remove(card)
        return self

    def cards_left(self, *counts: int) -> Position:
        """How many action cards each seat has still to play this round, the first ones of its deck."""
        for player, count in zip(self.state.players, counts, strict=True):
            cards = sorted([*player.deck, *player.hand, *player.discard])
            player.hand, player.deck, player.discard = cards[: min(count, 2)], cards[2:count], cards[count:]
        return self

    def gained(self, seat: int, *cards: str) -> Position:
        """Building cards, substitutes and final scoring cards taken earlier."""
        for card in cards:
            self._out(card)
            player = self.player(seat)
            (player.buildings if card in self.state.cards.building_cards else player.honours).append(card)
        return self

    def building_display(self, *cards: str) -> Position:
        """Exactly these building cards on display."""
        state = self.state
        state.building_deck = sorted([*state.building_deck, *state.building_display])
        state.building_display = list(cards)
        for card in cards:
            state.building_deck.remove(card)
        return self

    def honour_display(self, *cards: str) -> Position:
        """Exactly these honour cards on display."""
        state = self.state
        state.honour_deck = sorted([*state.honour_deck, *state.honour_display])
        state.honour_display = list(cards)
        for card in cards:
            state.honour_deck.remove(card)
        return self

    def supply(self, *deck: str) -> Position:
        """Exactly these supply cards in the deck, the others discarded."""
        state = self.state
        everything = [*state.supply_deck, *state.supply_discard]
        state.supply_deck = sorted(deck)
        state.supply_discard = sorted(set(everything) - set(deck))
        return self

    def round(self, number: int, first: int = 0) -> Position:
        self.state.round, self.state.first = number, first
        return self

    def turn(self, seat: int) -> Position:
        """Who is to play a card."""
        decisions: list[Decision] = [Card(seat)]
        self.state.active, self.state.stack = seat, decisions
        self.state.first = 0
        return self

    # Playing on from it.

    def end_turns(self, turns: int = 1) -> Position:
        """So many turns in which nothing is done."""
        for _ in range(turns):
            if self.table.question == "card":
                self.play(self.table.moves()[0].key)
            self.play("end")
        return self

    # Looking at it.

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def own(self, seat: int, colour: str) -> int:
        """Own bricks of a colour."""
        return self.player(seat).bricks[COLOURS.index(colour)]

    def shop(self, colour: str) -> int:
        return self.state.shops[COLOURS.index(colour)]

    def where(self, seat: int) -> str:
        return self.state.cards.quarters[self.player(seat).quarter]

    def standing(self, spot: str) -> tuple[int, int] | None:
        """Who has how many bricks on a spot."""
        element = self.state.elements[self.state.cards.spot_by_id[spot].index]
        return None if element is None else (element.owner, element.bricks)

    def _out(self, card: str) -> None:
        state = self.state
        for pile in (state.building_deck, state.honour_deck, state.building_display, state.honour_display):
            if card in pile:
                pile.remove(card)
                return
        raise AssertionError(f"{card} is not to be had")


def position(seats: int = 2, *, ages: str = AGES_UNKNOWN, edition: PortaNigraEdition | None = None) -> Position:
    return Position(seats, ages, edition)


def shipped_text() -> str:
    """The data file of the game, for tests that change a figure of it."""
    return (resources.files("quadriga.games.porta_nigra") / "data" / "treverorum.toml").read_text(encoding="utf-8")
