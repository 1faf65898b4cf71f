"""Cities of any shape: what the grid answers against a slow reference that thinks in pairs of coordinates."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from minerva.position import position
from quadriga.games.minerva.city import (
    DIRECTIONS,
    FORUM_CELL,
    STEPS,
    City,
    around,
    cell_at,
    cell_id,
    cell_name,
    cell_named,
    column_of,
    line,
    place_of,
    row_of,
    straight,
)
from quadriga.games.minerva.edition import MinervaEdition, Tile
from quadriga.games.minerva.game import GAME
from quadriga.games.minerva.special import spots_without
from quadriga.games.minerva.spots import Spots, free_spots, spots_after

TILES = 40
SIDES = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
Point = tuple[int, int]


def tiles() -> list[Tile]:
    edition = GAME.edition()
    assert isinstance(edition, MinervaEdition)
    return list(edition.tiles.tiles.values())


def slow_spots(plan: dict[Point, Tile]) -> set[Point]:
    columns, rows = [x for x, _ in plan] or [0], [y for _, y in plan] or [0]
    return {
        (x, y)
        for x in range(min(columns) - 1, max(columns) + 2)
        for y in range(min(rows) - 1, max(rows) + 2)
        if (x, y) not in plan and any(abs(x - a) + abs(y - b) == 1 for a, b in plan)
    }


def slow_line(plan: dict[Point, Tile], home: Point, direction: str) -> list[Point]:
    right, down = SIDES[direction]
    found: list[Point] = []
    for distance in range(1, 2 * TILES):
        point = (home[0] + right * distance, home[1] + down * distance)
        if point not in plan or plan[point].category == "residential":
            return found
        found.append(point)
    raise AssertionError("a line longer than the city")


def slow_around(plan: dict[Point, Tile], at: Point) -> set[Point]:
    return {point for point in plan if point != at and max(abs(point[0] - at[0]), abs(point[1] - at[1])) == 1}


def slow_straight(plan: dict[Point, Tile], at: Point) -> set[Point]:
    return {point for point in plan if point != at and (point[0] == at[0] or point[1] == at[1])}


def points(cells: tuple[int, ...] | list[int]) -> list[Point]:
    return [(column_of(cell), row_of(cell)) for cell in cells]


def cells_of(spots: Spots) -> tuple[int, ...]:
    return tuple(spot.cell for spot in spots)


def grow(seed: int, size: int, longing: float) -> tuple[City, dict[Point, Tile], list[tuple[int, ...]]]:
    """A random city and the spots kept while it grew; with longing it stretches away from the forum."""
    rng = Random(seed)
    kinds = tiles()
    forum = next(tile for tile in kinds if tile.id == "forum")
    city: City = {FORUM_CELL: forum}
    plan: dict[Point, Tile] = {(0, 0): forum}
    spots = free_spots(city)
    kept = [cells_of(spots)]
    while len(city) < size:
        far = max(kept[-1], key=lambda cell: (abs(column_of(cell)) + abs(row_of(cell)), cell))
        cell = far if rng.random() < longing else rng.choice(kept[-1])
        tile = rng.choice(kinds)
        city[cell] = plan[column_of(cell), row_of(cell)] = tile
        spots = spots_after(spots, city, cell)
        kept.append(cells_of(spots))
    return city, plan, kept


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 2**32), st.integers(1, TILES), st.sampled_from([0.0, 0.5, 1.0]))
def test_a_random_city_of_up_to_forty_tiles_answers_like_the_slow_reference(
    seed: int, size: int, longing: float
) -> None:
    city, plan, kept = grow(seed, size, longing)
    assert set(points(kept[-1])) == slow_spots(plan)
    assert kept[-1] == cells_of(free_spots(city))
    assert list(kept[-1]) == sorted(kept[-1])
    for cell in city:
        at = (column_of(cell), row_of(cell))
        for direction, step in zip(DIRECTIONS, STEPS, strict=True):
            assert points(line(city, cell, step)) == slow_line(plan, at, direction)
        assert set(points(around(city, cell))) == slow_around(plan, at)
        assert set(points(straight(city, cell))) == slow_straight(plan, at)
    lifted = Random(seed).choice(list(city))
    at = (column_of(lifted), row_of(lifted))
    others = {point: tile for point, tile in plan.items() if point != at}
    assert set(points(spots_without(city, lifted))) == slow_spots(others) - {at}


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 2**32), st.sampled_from([0.0, 1.0]))
def test_temples_of_a_random_city_are_worth_what_the_slow_reference_counts(seed: int, longing: float) -> None:
    city, plan, _ = grow(seed, TILES, longing)
    table = position()
    table.player(0).city = city
    expected = 0
    for at, temple in plan.items():
        if temple.category != "temple":
            continue
        area = slow_around(plan, at) if temple.area == "near" else slow_straight(plan, at)
        categories = [plan[point].category for point in area]
        if temple.area == "stores":
            expected += temple.points * (temple.counts == "grain")
        elif temple.counts == "categories":
            expected += temple.points * len(set(categories))
        else:
            expected += temple.points * categories.count(temple.counts)
    assert table.points(0, "temples") == expected


OFF = {"above": (0, -1), "below": (0, 1), "left": (-1, 0), "right": (1, 0)}


def told_place(plan: dict[Point, Tile], text: str) -> list[Point]:
    """Every point that the words for a place can mean."""
    sides, *steps, tile = text.split(".")
    ways = [(OFF[side], int(step)) for side, step in zip(sides.split("-"), steps, strict=True)]
    x, y = (sum(way[axis] * step for way, step in ways) for axis in (0, 1))
    return [(column + x, row + y) for (column, row), other in plan.items() if other.id == tile]


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 2**32), st.integers(2, TILES), st.sampled_from([0.0, 0.5]))
def test_the_words_for_a_place_mean_one_place(seed: int, size: int, longing: float) -> None:
    city, plan, kept = grow(seed, size, longing)
    single = [point for point, tile in plan.items() if [*plan.values()].count(tile) == 1 and not tile.is_residence]
    for cell in (*city, *kept[-1]):
        at = (column_of(cell), row_of(cell))
        if [point for point in single if point != at]:
            assert told_place(plan, place_of(city, cell)) == [at]


def test_a_place_is_told_by_what_lies_beside_it() -> None:
    city = position().city(0, "quarry 1,0", "forest 0,1", "forest 1,1", "residence 0,2").player(0).city
    assert place_of(city, cell_at(0, -1)) == "above.1.forum"
    assert place_of(city, cell_at(2, 0)) == "right.1.quarry"
    assert place_of(city, cell_at(0, 3)) == "below.3.forum", "there are two forests, and residences tell nothing"
    assert place_of(city, cell_at(-1, 1)) == "below-left.1.1.forum"


@given(st.integers(-110, 110), st.integers(-110, 110))
def test_a_cell_has_one_name(column: int, row: int) -> None:
    cell = cell_at(column, row)
    assert (column_of(cell), row_of(cell)) == (column, row)
    assert cell_name(cell) == f"{column},{row}"
    assert cell_named(cell_name(cell)) == cell
    assert cell_id(2, cell) == f"p2.{column},{row}"


@pytest.mark.rule("mi.place.side")
def test_a_city_grows_in_every_direction_past_every_tile_of_the_box() -> None:
    for step in STEPS:
        city: City = {FORUM_CELL + step * distance: tiles()[0] for distance in range(105)}
        assert len(free_spots(city)) == 2 * 105 + 2
        assert len(line(city, FORUM_CELL, step)) == 104
