"""What the lines of a city bring and its temples are worth, kept from one tile to the next: bots ask at every position.

A tile that is laid changes the row and the column it lies in, and no other line: those of the city before are taken
over, and the two are counted anew.
"""

from __future__ import annotations

from typing import Final

from quadriga.games.minerva import edition as data
from quadriga.games.minerva.city import DOWN, NOWHERE, RIGHT, City
from quadriga.games.minerva.edition import Tile

#: So many rounds ahead things are worth the same, lest a round that ends seem a loss.
HORIZON: Final = 2
#: What one activation of a building brings for each unit of its amount; production brings more the earlier it is.
BRINGS: Final = {data.GAIN: 0.5, data.CHOOSE: 0.7, data.DENARII: 0.33, data.IF_HELD: 0.2, data.GLORY: 0.2}
BRINGS_A_ROUND: Final = 0.18
EXCHANGES: Final = 0.35

#: Culture and glory are summed up in packed counters: one integer that holds five small counts, theatre + 256 * art +
#: 256**2 * academic + 256**3 * gardens + 256**4 * glory. Adding two of them adds all five counts at once, and every
#: line of every position is added up; no line comes near 256 of a kind, so no count runs over into the next.
Packed = int
COUNT: Final = 256
GARDEN: Final = COUNT**3
GLORY: Final = COUNT**4
#: What tiles bring when they are activated: their worth beside culture and glory, and these.
Yield = tuple[float, Packed]

#: By rounds to come, then by tile: every line of every position asks for them.
_yields: Final[tuple[dict[Tile, Yield], ...]] = tuple({} for _ in range(HORIZON + 1))


class Line:
    """A row or column of tiles between gaps and residences that brings something when it is activated."""

    __slots__ = ("after", "before", "culture", "gaps", "plain")

    def __init__(self, plain: float, culture: Packed, gaps: int, before: int, after: int) -> None:
        self.plain: Final = plain
        self.culture: Final = culture
        #: At how many of its ends a residence can be laid.
        self.gaps: Final = gaps
        #: The residences at its ends; `NOWHERE` where there is none.
        self.before: Final = before
        self.after: Final = after


#: By the first cell of each, which is negative for columns. Never changed once it is made: copies share it.
Lines = dict[int, Line]


class Temples:
    """What the temples of a city are worth."""

    __slots__ = ("each", "of_city", "of_stores")

    def __init__(self, each: int, of_city: int, of_stores: list[Tile]) -> None:
        #: The points of all temples together for one thing that each counts.
        self.each: Final = each
        #: The points of those that count what lies in the city.
        self.of_city: Final = of_city
        #: Those that count what is in the stores.
        self.of_stores: Final = of_stores


class CityMemo:
    """What bots have counted of a city: a memo that copies of a player share.

    Copies with the same city have the same memo, so whichever asks first counts for all of them. A player whose city
    changes takes a new memo and leaves the old one to the others; where a tile was laid, it knows the old one.
    """

    __slots__ = ("before", "cell", "of_rounds", "temples")

    def __init__(self, before: CityMemo | None = None, cell: int = NOWHERE) -> None:
        #: The memo of the city before a tile was laid on a cell of it.
        self.before = before
        self.cell: Final = cell
        #: The lines by rounds to come; None until somebody asks, as all else here.
        self.of_rounds: list[Lines | None] | None = None
        self.temples: Temples | None = None

    def __reduce__(self) -> tuple[type[CityMemo], tuple[()]]:
        """What was counted is not sent to another process, which can count for itself."""
        return CityMemo, ()


def kept_lines(city: City, memo: CityMemo, rounds: int) -> Lines:
    """The lines of a city; only those through a tile that was laid since somebody asked are counted anew."""
    if memo.of_rounds is None:
        memo.of_rounds = [None] * (HORIZON + 1)
    found = memo.of_rounds[rounds]
    if found is None:
        before = memo.before
        if before is None:
            found = all_lines(city, rounds)
        else:
            known = before.of_rounds[rounds] if before.of_rounds is not None else None
            if known is None:
                # Whoever else lays a tile in that city will ask for the same.
                without = city.copy()
                del without[memo.cell]
                if before.of_rounds is None:
                    before.of_rounds = [None] * (HORIZON + 1)
                known = before.of_rounds[rounds] = all_lines(without, rounds)
            found = lines_with(known, city, memo.cell, rounds)
        memo.of_rounds[rounds] = found
    return found


def all_lines(city: City, rounds: int) -> Lines:
    """Every row and column of tiles that a residence could activate to some effect."""
    found: Lines = {}
    for cell, tile in city.items():
        if not tile.is_residence:
            for step in (RIGHT, DOWN):
                before = city.get(cell - step)
                if before is None or before.is_residence:
                    count_line(found, city, cell, step, rounds)
    return found


def lines_with(known: Lines, city: City, cell: int, rounds: int) -> Lines:
    """The lines once a tile lies on a cell, from those of the city without it."""
    found = known.copy()
    for step in (RIGHT, DOWN):
        found.pop(cell + step if step == RIGHT else -(cell + step), None)
        if city[cell].is_residence:  # it ends a line on either side
            for side in (cell - step, cell + step):
                tile = city.get(side)
                if tile is not None and not tile.is_residence:
                    count_line(found, city, first_of(city, side, step), step, rounds)
        else:
            count_line(found, city, first_of(city, cell, step), step, rounds)
    return found


def first_of(city: City, cell: int, step: int) -> int:
    """The cell at which the line through one begins."""
    tile = city.get(cell - step)
    while tile is not None and not tile.is_residence:
        cell -= step
        tile = city.get(cell - step)
    return cell


def count_line(lines: Lines, city: City, first: int, step: int, rounds: int) -> None:
    """Put the line that begins at a cell among the lines, if it brings anything."""
    known = _yields[rounds]
    total, culture = 0.0, 0
    after = first
    tile = city.get(first)
    while tile is not None and not tile.is_residence:
        brings = known.get(tile)
        plain, points = brings if brings is not None else yield_of(tile, rounds)
        total += plain
        culture += points
        after += step
        tile = city.get(after)
    if total or culture:
        before = first - step
        gap, end = before not in city, tile is None
        line = Line(total, culture, gap + end, NOWHERE if gap else before, NOWHERE if end else after)
        lines[first if step == RIGHT else -first] = line


def yield_of(tile: Tile, rounds: int) -> Yield:
    found = _yields[rounds].get(tile)
    if found is None:
        plain = tile.amount * BRINGS.get(tile.effect, 0.0)
        culture = 0
        if tile.effect in (data.GAIN, data.CHOOSE):
            plain += tile.amount * BRINGS_A_ROUND * rounds
        elif tile.effect in (data.EXCHANGE, data.EXCHANGE_SAME):
            plain = EXCHANGES
        elif tile.effect == data.CULTURE:
            culture = tile.amount * COUNT**tile.culture
        elif tile.effect == data.GARDEN:
            culture = tile.amount * GARDEN
        elif tile.effect == data.GLORY:
            culture = tile.amount * GLORY
        found = _yields[rounds][tile] = (plain, culture)
    return found
