"""The one way to write a position of Glory to Rome in a test.

    position(seats=3).hand(0, "dock", "senator").pool("brick").clients(1, "laborer").play("play senator as laborer")

A position begins with empty hands, an empty pool, all Senators in their pile, seat 0 leading and asked. Cards are
named, or by their material or role when any of it will do; they are taken from the deck. Draws come as `draws`
says, then in the order of the bag. Every move checks that all cards, Senators and sites are still there.
"""

from __future__ import annotations

from quadriga import testing
from quadriga.core.chance import Chance
from quadriga.core.decisions import Decision
from quadriga.core.events import Happened
from quadriga.core.meta import OptionValue
from quadriga.games.glory_to_rome.buildings.powers import refresh
from quadriga.games.glory_to_rome.decisions import ACT, FOLLOW, Acting, Lead, Turn
from quadriga.games.glory_to_rome.edition import MATERIALS, ROLES, SENATOR
from quadriga.games.glory_to_rome.game import GAME
from quadriga.games.glory_to_rome.play import advance
from quadriga.games.glory_to_rome.state import Building, GloryState, Piles, Player, one_more
from quadriga.games.glory_to_rome.views import GloryView


class AcrossTheBag(Chance):
    """No chance at all, so that a position is the same in every run; never the same name twice in a row."""

    __slots__ = ("drawn",)

    def __init__(self) -> None:
        self.drawn = 0

    def draw(self, bag: list[str]) -> str:
        self.drawn += 1
        return bag.pop(self.drawn * 7 % len(bag))


class Position(testing.Position[GloryState, GloryView]):
    # Writing it.

    def hand(self, seat: int, *cards: str) -> Position:
        """Orders by name, material or role; "senator" for a Senator."""
        player = self.player(seat)
        for card in cards:
            if card == SENATOR:
                self.state.senators -= 1
                player.senators += 1
            else:
                player.hand.append(self._out(card))
        player.hand.sort()
        return self

    def pool(self, *cards: str) -> Position:
        return self._lay(self.state.pool, cards)

    def stock(self, seat: int, *cards: str) -> Position:
        return self._lay(self.player(seat).stock, cards)

    def clients(self, seat: int, *cards: str) -> Position:
        return self._lay(self.player(seat).clients, cards)

    def vault(self, seat: int, *cards: str) -> Position:
        """Materials sold where all could see them."""
        return self._lay(self.player(seat).vault, cards)

    def basilica(self, seat: int, *cards: str) -> Position:
        """Orders in the vault that only their owner knows."""
        player = self.player(seat)
        player.basilica += tuple(self._out(card) for card in cards)
        player.basilica_learned = (0b111111,) * len(player.basilica)
        return self

    def atrium(self, seat: int, *cards: str) -> Position:
        """Cards in the vault that nobody knows."""
        self.player(seat).atrium += tuple(self._out(card) for card in cards)
        return self

    def closed(self, seat: int, *cards: str) -> Position:
        """Cards in a closed vault."""
        self.player(seat).closed += tuple(self._out(card) for card in cards)
        return self

    def learned(self, seat: int, *sets: str) -> Position:
        """What all know of some cards of a hand: "brick", or "wood stone" for one of the two."""
        masks = [sum(1 << MATERIALS.index(material) for material in one.split()) for one in sets]
        self.player(seat).learned = tuple(sorted(masks, key=lambda mask: (mask.bit_count(), mask)))
        return self

    def built(self, seat: int, *buildings: str) -> Position:
        """Completed buildings, their sites counting as influence; "statue on brick" names the site."""
        for text in buildings:
            building = self._foundation(seat, text, done=True)
            self.player(seat).sites = one_more(self.player(seat).sites, building.site)
        refresh(self.state)
        return self

    def founded(self, seat: int, building: str, *materials: str) -> Position:
        """A foundation and what was added to it."""
        begun = self._foundation(seat, building, done=False)
        added = tuple(self._out(material) for material in materials)
        grown = Building(seat, begun.card, begun.site, added, False, "")
        self.player(seat).buildings[-1] = grown
        refresh(self.state)
        return self

    def opened(self, seat: int, building: str) -> Position:
        """A completed building that a Stairway has made everybody's."""
        player = self.player(seat)
        place = next(n for n, one in enumerate(player.buildings) if one.card.id == building)
        one = player.buildings[place]
        player.buildings[place] = Building(seat, one.card, one.site, (), True, self._out(MATERIALS[one.site]))
        refresh(self.state)
        return self

    def influence(self, seat: int, *sites: str) -> Position:
        """Site cards that count as influence beside those of buildings."""
        for site in sites:
            material = MATERIALS.index(site)
            self._site_out(material)
            self.player(seat).sites = one_more(self.player(seat).sites, material)
        refresh(self.state)
        return self

    def town(self, **left: int) -> Position:
        """The in-town sites left; materials not named have none."""
        self.state.town = [left.get(material, 0) for material in MATERIALS]
        return self._without_sites()

    def outside(self, **left: int) -> Position:
        self.state.outside = [left.get(material, 0) for material in MATERIALS]
        return self._without_sites()

    def deck(self, *cards: str) -> Position:
        """All that is left to draw; the other cards are out of the game."""
        left = [self._out(card) for card in cards]
        self.state.box += tuple(self.state.deck)
        self.state.deck = sorted(left)
        return self

    def leads(self, seat: int) -> Position:
        """Who leads; asked now."""
        self.state.leader = seat
        self.state.stack[:] = [Turn(seat, FOLLOW, 1), Lead(seat)]
        return self

    def acting(self, seat: int, role: str, actions: int = 1) -> Position:
        """A seat about to act with cards it played, clients not counted; those after it act later in the turn."""
        self.state.role = ROLES.index(role)
        self.player(seat).actions = actions
        place = (seat - self.state.leader) % self.state.seats + 1
        leader = self.state.leader
        decisions: list[Decision] = [Turn(leader, ACT, place)]
        if role == "legionary":
            decisions[0] = Turn(leader, ACT, place - 1)
        else:
            decisions.append(Acting(seat, self.state.role, actions, 0, 0, 0))
        self.state.stack[:] = decisions
        advance(self.state)
        return self

    # Playing on from it.

    def until(self, question: str, seat: int | None = None) -> Position:
        """Harmless moves until a seat is asked something."""
        while self.question != question or (seat is not None and self.decider != seat):
            self.state.legal = None
            move = GAME.default(self.state)
            assert move is not None, "nobody has left"
            self.play(move.key)
        return self

    # Looking at it.

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def in_pool(self) -> list[str]:
        """The materials in the pool."""
        return self._materials(self.state.pool)

    def in_stock(self, seat: int) -> list[str]:
        return self._materials(self.player(seat).stock)

    def in_vault(self, seat: int) -> list[str]:
        """What all have seen go into a vault."""
        return self._materials(self.player(seat).vault)

    def roles(self, seat: int) -> list[str]:
        """The roles of a player's clients."""
        return [ROLES[MATERIALS.index(material)] for material in self._materials(self.player(seat).clients)]

    def building(self, seat: int, card: str) -> Building:
        return next(building for building in self.player(seat).buildings if building.card.id == card)

    def completed(self, seat: int) -> list[str]:
        return [building.card.id for building in self.player(seat).buildings if building.done]

    def points(self, seat: int, category: str) -> int:
        return dict(self.table.tally(seat)[seat].lines)[category]

    def happened(self) -> list[str]:
        """What the last move made happen, by name."""
        return [event.name for event in self.events if isinstance(event, Happened)]

    @property
    def ending(self) -> str:
        return self.state.ending

    def _without_sites(self) -> Position:
        """Sites that are nowhere have left the box."""
        self.box = GAME.components(self.state)
        return self

    def _lay(self, piles: Piles, cards: tuple[str, ...]) -> Position:
        for card in cards:
            name = self._out(card)
            piles[self.state.cards.material_of[name]] += (name,)
        return self

    def _materials(self, piles: Piles) -> list[str]:
        return [MATERIALS[place] for place, pile in enumerate(piles) for _ in pile]

    def _foundation(self, seat: int, text: str, *, done: bool) -> Building:
        name, _, where = text.partition(" on ")
        card = self.state.cards.cards[self._out(name)]
        site = MATERIALS.index(where) if where else card.material
        self._site_out(site)
        building = Building(seat, card, site, (), done, "")
        self.player(seat).buildings.append(building)
        return building

    def _site_out(self, site: int) -> None:
        """A site from out of town, so that those in town stay as they are."""
        pile = self.state.outside if self.state.outside[site] else self.state.town
        assert pile[site], f"no site of {MATERIALS[site]} is left"
        pile[site] -= 1

    def _out(self, card: str) -> str:
        """Take a card from the deck: by name, or the commonest of a material or role."""
        deck = self.state.deck
        if card in MATERIALS or card in ROLES:
            material = (MATERIALS if card in MATERIALS else ROLES).index(card)
            names = [name for name in deck if self.state.cards.material_of[name] == material]
            assert names, f"no {card} is left in the deck"
            card = max(names, key=names.count)
        assert card in deck, f"{card} is not in the deck"
        deck.remove(card)
        return card


def position(seats: int = 2, **options: OptionValue) -> Position:
    """Options by their ids, with underscores: `position(3, alternative_forum=True)`."""
    state = GAME.setup(GAME.edition(), GAME.meta.settle_options(_by_id(options)), seats, AcrossTheBag())
    for player in state.players:
        state.senators += player.senators
        player.hand, player.senators = [], 0
    state.pool = [()] * 6
    state.deck = list(state.cards.deck)
    state.leader = 0
    state.stack = [Turn(0, FOLLOW, 1), Lead(0)]
    return Position(GAME, state)


def opening(seats: int, *drawn: str, **options: OptionValue) -> Position:
    """The table as it is dealt: the hands seat by seat, then one card each for the lead; what is not named follows."""
    return Position(GAME, testing.deal(GAME, seats, draws=drawn, options=_by_id(options)))


def _by_id(options: dict[str, OptionValue]) -> dict[str, OptionValue]:
    return {name.replace("_", "-"): value for name, value in options.items()}
