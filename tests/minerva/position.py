"""The one way to write a position of Minerva in a test.

    position().city(0, "theatre 1,0", "residence 3,0").denarii(0, 4).play("residence", "at 2 0", "left")

A position begins like a game in which the first round tile came before any building: the starting buildings in the
row, every player with a forum, one grain and 3, 4, 5, 6 denarii, seat 0 first and to move. A tile named in a position
is taken from wherever it lies, and every move checks that all tiles, tokens and coins of the box are still there.
"""

from __future__ import annotations

from collections import Counter
from importlib import resources

from quadriga import testing
from quadriga.core.events import Happened
from quadriga.core.meta import OptionValue
from quadriga.games.minerva.city import cell_named
from quadriga.games.minerva.decisions import Turn
from quadriga.games.minerva.edition import CULTURES, RESOURCES, MinervaEdition
from quadriga.games.minerva.game import GAME
from quadriga.games.minerva.lines import CityMemo
from quadriga.games.minerva.meta import INCOME_OPTION, PER_TOKEN
from quadriga.games.minerva.spots import free_spots
from quadriga.games.minerva.state import MinervaState, Player, all_offers
from quadriga.games.minerva.views import MinervaView


def shipped_text() -> str:
    """The data file of the edition that is shipped."""
    return (resources.files(GAME.package) / "data" / "okazu.toml").read_text(encoding="utf-8")


class Position(testing.Position[MinervaState, MinervaView]):
    def __init__(self, seats: int, per_token: bool, edition: MinervaEdition | None) -> None:
        options: dict[str, OptionValue] = {INCOME_OPTION: PER_TOKEN} if per_token else {}
        super().__init__(GAME, testing.deal(GAME, seats, edition=edition, options=options))

    # Writing it.

    def city(self, seat: int, *tiles: str) -> Position:
        """Tiles already built: "market 1,0", "residence 0,1", "residence 0,2 assisted"."""
        player = self.player(seat)
        for text in tiles:
            tile, where, *assisted = text.split()
            cell = cell_named(where)
            assert cell not in player.city, f"{where} is taken"
            if tile == "residence":
                player.residences -= 1
                if assisted:
                    self.state.assistants -= 1
                    player.posted = tuple(sorted((*player.posted, cell)))
                else:
                    player.homes = tuple(sorted((*player.homes, cell)))
            else:
                self._out(tile)
            player.city[cell] = self.state.tiles.tiles[tile]
        player.spots = free_spots(player.city)
        player.memo = CityMemo()
        return self

    def row(self, *tiles: str) -> Position:
        """Buildings in the row, and no others."""
        self.state.bag += self.state.row
        self.state.bag.sort()
        self.state.row = ()
        self.state.row = tuple([self._out(tile) for tile in tiles])
        return self._offer()

    def pairs(self, *pairs: str) -> Position:
        """Pairs of the solo game, and no others: "market/forest", "market/round-tile"."""
        self.state.bag += [tile for pair in self.state.pairs for tile in pair]
        self.state.bag.sort()
        self.state.pairs = ()
        found = []
        for text in pairs:
            one, other = text.split("/")
            self._out(one)
            if other == "round-tile":
                self.state.bank -= self.state.cards.numbers.solo_coins
                self.state.box = tuple(tile for tile in self.state.box if tile != "round-tile")
            else:
                self._out(other)
            found.append((one, other))
        self.state.pairs = tuple(found)
        return self._offer()

    def temples(self, *temples: str) -> Position:
        """Temples on offer, and no others."""
        self.state.temple_bag += self.state.temples
        self.state.temple_bag.sort()
        self.state.temples = ()
        self.state.temples = tuple([self._out(temple) for temple in temples])
        return self._offer()

    def no_more_temples(self) -> Position:
        """Every temple that is neither built nor on offer has left the game."""
        self.state.box += tuple(self.state.temple_bag)
        self.state.temple_bag.clear()
        return self

    def resources(self, seat: int, *, grain: int = 0, wood: int = 0, stone: int = 0, ore: int = 0) -> Position:
        """What the stores hold, and nothing else."""
        player, supply = self.player(seat), self.state.supply
        held = (grain, wood, stone, ore)
        left = [have + before - now for have, before, now in zip(supply, player.resources, held, strict=True)]
        self.state.supply = (left[0], left[1], left[2], left[3])
        player.resources = held
        return self

    def denarii(self, seat: int, denarii: int) -> Position:
        self.state.bank += self.player(seat).denarii - denarii
        self.player(seat).denarii = denarii
        return self

    def glory(self, seat: int, tokens: int) -> Position:
        self.state.glory_supply += self.player(seat).glory - tokens
        self.player(seat).glory = tokens
        return self

    def assistants(self, seat: int, assistants: int) -> Position:
        """Assistants in hand."""
        self.state.assistants += self.player(seat).assistants - assistants
        self.player(seat).assistants = assistants
        return self

    def residences(self, seat: int, residences: int) -> Position:
        """Residences left; the others have left the game."""
        self.state.box += ("residence",) * (self.player(seat).residences - residences)
        self.player(seat).residences = residences
        return self

    def piles(self, theatre: int = 0, art: int = 0, academic: int = 0) -> Position:
        """How many tiles of each culture pile are already gone."""
        piles = []
        for pile, gone in zip(self.state.piles, (theatre, art, academic), strict=True):
            self.state.box += pile[:gone]
            piles.append(pile[gone:])
        self.state.piles = tuple(piles)
        return self

    def culture(self, seat: int, *tiles: str) -> Position:
        """Culture tiles already won."""
        for tile in tiles:
            kind = CULTURES.index(tile.rpartition("-")[0])
            pile = list(self.state.piles[kind])
            pile.remove(tile)
            piles = list(self.state.piles)
            piles[kind] = tuple(pile)
            self.state.piles = tuple(piles)
            self.player(seat).culture += (tile,)
        return self

    def round(self, number: int) -> Position:
        """The round that is played; the tiles of earlier ones have left the game."""
        gone = sum(len(tiles) for tiles in self.state.cards.glory_tiles[: number - 1])
        self.state.box += self.state.glory_row[:gone]
        self.state.box += ("round-tile",) * (number - self.state.round)
        self.state.glory_row = self.state.glory_row[gone:]
        self.state.round = number
        return self

    def on_top(self, tiles: int) -> Position:
        """How many buildings of the last pile opened lie above the next."""
        self.state.on_top = tiles
        return self

    def passed(self, seat: int) -> Position:
        """A seat that took the lowest order tile left."""
        self.player(seat).order, self.state.orders = self.state.orders[0], self.state.orders[1:]
        self.state.fee = self.state.cards.numbers.turn_fee
        return self

    def turn(self, seat: int) -> Position:
        self.state.stack = [Turn(seat)]
        return self

    # Looking at it.

    def moves(self) -> set[str]:
        """The legal moves but sales, which are open at every decision."""
        return {move for move in super().moves() if not move.startswith("sell ")}

    def sales(self) -> set[str]:
        return {move for move in super().moves() if move.startswith("sell ")}

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def stores(self, seat: int) -> dict[str, int]:
        """The resources a seat holds, without those it has none of."""
        return {name: held for name, held in zip(RESOURCES, self.player(seat).resources, strict=True) if held}

    def tile(self, seat: int, where: str) -> str | None:
        tile = self.player(seat).city.get(cell_named(where))
        return tile.id if tile else None

    def points(self, seat: int, line: str) -> int:
        """One line of the points a seat would have if the game ended now."""
        return self.scored(seat)[line]

    def activated(self) -> list[str]:
        """The tiles the last move activated, in order."""
        return [
            event.args["tile"] for event in self.events if isinstance(event, Happened) and event.name == "activated"
        ]

    def _offer(self) -> Position:
        self.state.offers = all_offers(self.state.row, self.state.pairs, self.state.temples)
        return self

    def _out(self, tile: str) -> str:
        """Take a tile from wherever it lies."""
        state = self.state
        for bag in (state.bag, state.temple_bag):
            if tile in bag:
                bag.remove(tile)
                return tile
        if tile in state.row:
            state.row = tuple((Counter(state.row) - Counter([tile])).elements())
        elif tile in state.temples:
            state.temples = tuple(one for one in state.temples if one != tile)
        else:
            raise AssertionError(f"no {tile} is left")
        self._offer()
        return tile


def position(seats: int = 2, *, per_token: bool = False, edition: MinervaEdition | None = None) -> Position:
    return Position(seats, per_token, edition)
