"""Reads a data file of Minerva, checks its counts, and says which line is wrong."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Literal

from quadriga.core.datafile import DataFile, Group
from quadriga.core.edition import Edition
from quadriga.core.errors import EditionError
from quadriga.games.minerva.meta import META, TITLES
from quadriga.games.minerva.schema import BuildingRow, CultureTile, Resources, Schema, TempleRow, Titles

#: Theatre, art, academic.
Culture = tuple[int, int, int]

RESOURCES: Final[tuple[str, ...]] = ("grain", "wood", "stone", "ore")
CULTURES: Final[tuple[str, ...]] = ("theatre", "art", "academic")
CATEGORIES: Final[tuple[str, ...]] = (
    "production",
    "commerce",
    "culture",
    "military",
    "special",
    "temple",
    "residential",
)
FREE: Final[Resources] = (0, 0, 0, 0)
NO_CULTURE: Final[Culture] = (0, 0, 0)

RESIDENCE: Final = "residence"
ROUND_TILE: Final = "round-tile"

#: What a building does when a line, or a bath, activates it.
GAIN: Final = "gain"
CHOOSE: Final = "choose"
DENARII: Final = "denarii"
IF_HELD: Final = "if-held"
CULTURE: Final = "culture"
GARDEN: Final = "garden"
GLORY: Final = "glory"
EXCHANGE: Final = "exchange"
EXCHANGE_SAME: Final = "exchange-same"
ACTIVATED: Final = frozenset(
    {GAIN, CHOOSE, DENARII, IF_HELD, CULTURE, GARDEN, GLORY, EXCHANGE, EXCHANGE_SAME},
)
#: What a special building does once, when it is built.
TRADE: Final = "trade"
ARCH: Final = "arch"
SUPPLIES: Final = "supplies"
BATH: Final = "bath"
AQUEDUCT: Final = "aqueduct"
CIRCUS: Final = "circus"
WHEN_BUILT: Final = frozenset({TRADE, ARCH, SUPPLIES, BATH, AQUEDUCT, CIRCUS})
NEEDS_RESOURCE: Final = frozenset({GAIN, IF_HELD, EXCHANGE})
#: Effects that happen to one thing; no other amount has a meaning.
ONE_AT_A_TIME: Final = frozenset({ARCH, AQUEDUCT, CIRCUS, TRADE})

#: Where a temple counts: the eight cells around it, its row and column, or its owner's stores.
NEAR: Final = "near"
LINES: Final = "lines"
STORES: Final = "stores"
ALL_CATEGORIES: Final = "categories"

NORMAL, START, TEMPLES, CULTURE_TILES, GLORY_TILES = 66, 8, 20, 8, 16


class Tile:
    """One kind of tile that can lie in a city. Never changed, so copies of a state share them."""

    __slots__ = (
        "acts", "amount", "area", "beside", "category", "cost", "counts", "culture", "effect", "id", "is_residence",
        "is_temple", "pays", "points", "resource",
    )  # fmt: skip

    def __init__(
        self,
        id: str,
        category: str,
        cost: Resources,
        effect: str = "",
        amount: int = 0,
        resource: int = -1,
        culture: int = -1,
        pays: int = 0,
        area: str = "",
        counts: str = "",
        points: int = 0,
    ) -> None:
        self.id: Final = id
        #: What the cells beside it are called: above it, below, on its left, on its right.
        self.beside: Final = tuple(f"{side}.1.{id}" for side in ("above", "below", "left", "right"))
        self.category: Final = category
        self.cost: Final = cost
        self.effect: Final = effect
        #: How much of its effect the tile gives.
        self.amount: Final = amount
        #: The place in `RESOURCES` of the resource that is given, held or paid; -1 for none.
        self.resource: Final = resource
        self.culture: Final = culture
        #: How much one exchange or purchase costs.
        self.pays: Final = pays
        self.area: Final = area
        self.counts: Final = counts
        self.points: Final = points
        #: Whether an activation does anything here.
        self.acts: Final = effect in ACTIVATED
        self.is_residence: Final = category == "residential"
        self.is_temple: Final = category == "temple"


class TileSet:
    """The tiles of a table by id, and what each would still cost with given resources in the stores."""

    __slots__ = ("_missing", "tiles")

    def __init__(self, tiles: Iterable[Tile]) -> None:
        self.tiles: Final = {tile.id: tile for tile in tiles}
        self._missing: Final[dict[Resources, dict[str, int]]] = {}

    def missing(self, held: Resources) -> dict[str, int]:
        """How many tokens of its cost each tile lacks. Kept, for stores are alike again and again."""
        found = self._missing.get(held)
        if found is None:
            found = self._missing[held] = {id: tokens_short(tile.cost, held) for id, tile in self.tiles.items()}
            found[ROUND_TILE] = 0
        return found


def tokens_short(cost: Resources, held: Resources) -> int:
    return sum(max(0, need - have) for need, have in zip(cost, held, strict=True))


class MinervaEdition(Edition):
    """One set of tiles and numbers, looked up by id and by number of seats."""

    __slots__ = (
        "box", "culture", "forum", "glory_points", "glory_tiles", "normal", "numbers", "order_points", "per_token",
        "piles", "residence", "start", "temples", "tiles", "titles",
    )  # fmt: skip

    def __init__(self, name: str, hash: str, groups: tuple[Group, ...], tables: Schema) -> None:
        super().__init__(name, hash, groups)
        self.numbers: Final = tables.numbers
        self.box: Final = tables.box
        self.order_points: Final = tables.orders.back_points
        #: Points needed for each solo title, the highest first.
        self.titles: Final = tuple((title, int(getattr(tables.titles, title))) for title in TITLES)
        self.forum: Final = tables.forum.id
        self.temples: Final = tuple(sorted(row.id for row in tables.temples.tiles))
        self.residence: Final = Tile(RESIDENCE, "residential", FREE)
        self.tiles: Final = TileSet(self._all_tiles(tables, per_token=False))
        #: The same tiles for the option that pays for every token held.
        self.per_token: Final = TileSet(self._all_tiles(tables, per_token=True))
        #: The buildings that lie out at the start and those of the draw piles, by number of seats.
        self.start: Final = {seats: _copies(tables, seats, "start") for seats in META.players}
        self.normal: Final = {seats: _copies(tables, seats, "copies") for seats in META.players}
        self.culture: Final = {
            f"{culture}-{tile.points}": tile for culture in CULTURES for tile in tables.culture.tiles
        }
        #: The three culture piles from the top, by number of seats.
        self.piles: Final = {seats: _culture_piles(tables, seats) for seats in META.players}
        #: The glory tiles of each round, the first rank first, and what each is worth.
        self.glory_tiles: Final = tuple(
            tuple(f"glory-{number}-{rank}" for rank in range(1, len(points) + 1))
            for number, points in enumerate(tables.glory.rounds, 1)
        )
        self.glory_points: Final = {
            f"glory-{number}-{rank}": worth
            for number, points in enumerate(tables.glory.rounds, 1)
            for rank, worth in enumerate(points, 1)
        }

    def _all_tiles(self, tables: Schema, per_token: bool) -> list[Tile]:
        buildings = [_building(row, per_token) for row in (tables.forum, *tables.buildings.tiles)]
        temples = [
            Tile(row.id, "temple", row.cost, area=row.area, counts=row.counts, points=row.points)
            for row in tables.temples.tiles
        ]
        return [*buildings, *temples, self.residence]

    def tile_set(self, per_token: bool) -> TileSet:
        return self.per_token if per_token else self.tiles


def _building(row: BuildingRow, per_token: bool) -> Tile:
    cost = row.cost_per_token if per_token and row.cost_per_token is not None else row.cost
    resource = RESOURCES.index(row.resource) if row.resource else -1
    culture = CULTURES.index(row.culture) if row.culture else -1
    return Tile(row.id, row.category, cost, row.effect, row.amount, resource, culture, row.pays)


def _copies(tables: Schema, seats: int, which: Literal["start", "copies"]) -> tuple[str, ...]:
    """Every tile in play with so many seats, sorted; one player plays with the tiles of two."""
    kinds = min(max(seats - 1, 1), 3)
    found: list[str] = []
    for row in tables.buildings.tiles:
        found += [row.id] * sum((row.start if which == "start" else row.copies)[:kinds])
    return tuple(sorted(found))


def _culture_piles(tables: Schema, seats: int) -> tuple[tuple[str, ...], ...]:
    points = sorted(tile.points for tile in tables.culture.tiles if tile.players <= max(seats, 2))
    return tuple(tuple(f"{culture}-{one}" for one in points) for culture in CULTURES)


def read(text: str, name: str) -> MinervaEdition:
    """A data file, checked."""
    file = DataFile(text)
    tables = file.read(Schema)
    check_numbers(file, tables)
    check_titles(file, tables.titles)
    check_buildings(file, tables)
    check_temples(file, tables.temples.tiles)
    check_culture(file, tables.culture.tiles)
    check_glory(file, tables)
    seen: set[str] = {RESIDENCE, ROUND_TILE}
    for id in (tables.forum.id, *(row.id for row in tables.buildings.tiles), *(row.id for row in tables.temples.tiles)):
        file.check(id not in seen, f"the id {id!r} stands twice", id)
        seen.add(id)
    return MinervaEdition(name, file.hash, file.groups(), tables)


def check_numbers(file: DataFile, tables: Schema) -> None:
    numbers = tables.numbers
    for field in ("rounds", "residences", "resource_limit", "missing_price", "sale_price", "tokens_per_point"):
        file.check(getattr(numbers, field) > 0, f"{field} is {getattr(numbers, field)}", field)
    same = len(numbers.hire_denarii) == len(numbers.hire_glory)
    file.check(same, "an assistant has a price in denarii without one in glory", "hire_glory")
    enough = tables.box.assistants >= META.players[-1] * len(numbers.hire_denarii)
    file.check(enough, f"{tables.box.assistants} assistants are too few", "assistants")
    enough = tables.box.resource_tokens >= META.players[-1] * numbers.resource_limit
    file.check(enough, f"{tables.box.resource_tokens} tokens of a resource are too few", "resource_tokens")


def check_titles(file: DataFile, titles: Titles) -> None:
    points = [getattr(titles, title) for title in TITLES]
    for higher, lower, title in zip(points, points[1:], TITLES[1:], strict=False):
        file.check(higher > lower, f"{title} is not below the title before it", title)
    file.check(points[-1] <= 0, f"no title for less than {points[-1]} points", TITLES[-1])


def check_buildings(file: DataFile, tables: Schema) -> None:
    rows = tables.buildings.tiles
    normal, start = sum(sum(row.copies) for row in rows), sum(sum(row.start) for row in rows)
    file.check(normal == NORMAL, f"{normal} buildings, not {NORMAL}", "buildings")
    file.check(start == START, f"{start} starting buildings, not {START}", "buildings")
    for seats in META.players:
        tiles = len(_copies(tables, seats, "copies"))
        fits = tiles % tables.numbers.rounds == 0
        file.check(fits, f"{tiles} buildings for {seats} players make no equal piles", "buildings")
    pairs = len(_copies(tables, 1, "start"))
    file.check(pairs % 2 == 0, f"{pairs} starting buildings make no pairs for one player", "buildings")
    for row in (tables.forum, *rows):
        costs = (row.cost, row.cost_per_token or row.cost)
        file.check(min(map(min, costs)) >= 0, f"{row.id} costs less than nothing", row.id)
        file.check(min(*row.start, *row.copies) >= 0, f"{row.id} has fewer than no copies", row.id)
        file.check(row.amount > 0, f"{row.id} gives nothing", row.id)
        file.check((row.effect in NEEDS_RESOURCE) == (row.resource is not None), f"{row.id}: resource", row.id)
        file.check((row.effect == CULTURE) == (row.culture is not None), f"{row.id}: kind of culture", row.id)
        paid = row.effect in (EXCHANGE, EXCHANGE_SAME, TRADE)
        file.check(paid == (row.pays > 0), f"{row.id}: what an exchange costs", row.id)
        special = row.effect in WHEN_BUILT
        file.check(special == (row.category == "special"), f"{row.id}: only special buildings act when built", row.id)
        file.check(row.effect not in ONE_AT_A_TIME or row.amount == 1, f"{row.id}: amount is not 1", row.id)


def check_temples(file: DataFile, rows: Sequence[TempleRow]) -> None:
    file.check(len(rows) == TEMPLES, f"{len(rows)} temples, not {TEMPLES}", "temples")
    for row in rows:
        things = RESOURCES if row.area == STORES else (*CATEGORIES, ALL_CATEGORIES)
        file.check(row.counts in things, f"{row.id} counts {row.counts!r}, not one of {', '.join(things)}", row.id)
        file.check(row.points > 0, f"{row.id} is worth nothing", row.id)
        file.check(min(row.cost) >= 0, f"{row.id} costs less than nothing", row.id)


def check_culture(file: DataFile, rows: Sequence[CultureTile]) -> None:
    file.check(len(rows) == CULTURE_TILES, f"{len(rows)} culture tiles of a kind, not {CULTURE_TILES}", "culture")
    icons: dict[int, int] = {}
    for place, row in enumerate(rows):
        same = icons.setdefault(row.points, row.icons) == row.icons
        if not (same and row.icons > 0 and 2 <= row.players <= META.players[-1]):
            line = file.line_of_path(f".culture.tiles[{place}]")
            raise EditionError(f"the culture tile of {row.points} points does not fit the others", line)


def check_glory(file: DataFile, tables: Schema) -> None:
    rounds = tables.glory.rounds
    file.check(len(rounds) == tables.numbers.rounds, f"glory tiles for {len(rounds)} rounds", "glory")
    tiles = sum(map(len, rounds))
    file.check(tiles == GLORY_TILES, f"{tiles} glory tiles, not {GLORY_TILES}", "glory")
    for number, points in enumerate(rounds, 1):
        falling = list(points) == sorted(points, reverse=True) and len(points) >= 2
        file.check(falling, f"the glory tiles of round {number} do not fall from the first rank", "rounds")
