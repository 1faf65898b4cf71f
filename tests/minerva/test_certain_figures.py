"""The figures that a rulebook or a public page states: whatever is fitted in the data file leaves them alone."""

import pytest

from minerva.position import shipped_text
from quadriga.games.minerva.edition import CULTURES, RESOURCES, read

TILES = read(shipped_text(), "okazu")

#: Rulebook: what a building does. Its kind, its effect, the amount, what is paid each time, and the resource or
#: culture where the rulebook names one.
EFFECTS = {
    "forum": ("production", "choose", 1, 0, ""),
    "market": ("commerce", "if-held", 1, 0, "grain"),
    "charcoal-burner": ("commerce", "if-held", 1, 0, ""),
    "stone-seller": ("commerce", "if-held", 1, 0, ""),
    "smith": ("commerce", "if-held", 1, 0, ""),
    "foundry": ("commerce", "denarii", 3, 0, ""),
    "theatre": ("culture", "culture", 2, 0, "theatre"),
    "statue": ("culture", "culture", 2, 0, "art"),
    "library": ("culture", "culture", 2, 0, "academic"),
    "garden": ("culture", "garden", 1, 0, ""),
    "stable": ("military", "exchange", 1, 1, ""),
    "arsenal": ("military", "exchange", 1, 1, ""),
    "armoury": ("military", "exchange", 1, 1, ""),
    "colosseum": ("military", "exchange-same", 2, 2, ""),
    "legion-camp": ("military", "glory", 2, 0, ""),
    "trading-post": ("special", "trade", 1, 2, ""),
    "triumphal-arch": ("special", "arch", 1, 0, ""),
    "refectory": ("special", "supplies", 2, 0, ""),
    "public-bath": ("special", "bath", 3, 0, ""),
    "elevated-aqueduct": ("special", "aqueduct", 1, 0, ""),
    "circus": ("special", "circus", 1, 0, ""),
}
#: Public pages: the market costs a grain, and the starting buildings nothing.
COSTS = {
    "market": (1, 0, 0, 0),
    "forum": (0, 0, 0, 0),
    "wheat-field": (0, 0, 0, 0),
    "forest": (0, 0, 0, 0),
    "quarry": (0, 0, 0, 0),
}


@pytest.mark.parametrize("id", EFFECTS)
def test_a_building_does_what_the_rulebook_says(id: str) -> None:
    tile = TILES.tiles.tiles[id]
    category, effect, amount, pays, what = EFFECTS[id]
    assert (tile.category, tile.effect, tile.amount, tile.pays) == (category, effect, amount, pays)
    if what in RESOURCES:
        assert RESOURCES[tile.resource] == what
    elif what:
        assert CULTURES[tile.culture] == what


def test_costs_that_are_known_stand() -> None:
    assert {id: TILES.tiles.tiles[id].cost for id in COSTS} == COSTS


def test_six_starting_buildings_lie_out_in_every_game() -> None:
    assert TILES.start[2] == ("forest", "forest", "quarry", "quarry", "wheat-field", "wheat-field")


def test_numbers_of_the_rulebook_stand() -> None:
    numbers = TILES.numbers
    assert (numbers.rounds, numbers.residences, numbers.resource_limit, numbers.temple_row) == (6, 9, 6, 5)
    assert (numbers.start_denarii, numbers.start_resources) == ((3, 4, 5, 6), (1, 0, 0, 0))
    assert (numbers.missing_price, numbers.sale_price, numbers.skip_income, numbers.turn_fee) == (3, 1, 1, 1)
    assert (numbers.hire_denarii, numbers.hire_glory) == ((5, 5, 10, 10, 15), (1, 1, 2, 2, 3))
    assert (numbers.tokens_per_point, numbers.solo_coins) == (3, 3)
    box = TILES.box
    assert (box.denarii, box.resource_tokens, box.glory_tokens, box.assistants) == (252, 27, 27, 20)
    assert [points for _, points in TILES.titles] == [80, 70, 60, 50, 40, 30, 0]


def test_temple_points_that_are_known_stand() -> None:
    tiles = TILES.tiles.tiles
    assert tiles["temple-near-commerce"].points == 3
    assert tiles["temple-wood"].points == 2


def test_culture_tiles_that_are_known_stand() -> None:
    """Icons and points; the icons of the tile of 7 are not known."""
    tiles = [TILES.culture[id] for id in TILES.piles[4][0]]
    assert [tile.points for tile in tiles] == [2, 2, 3, 4, 4, 6, 6, 7]
    assert [tile.icons for tile in tiles[:-1]] == [1, 1, 1, 2, 2, 3, 3]
    assert [[int(id.rpartition("-")[2]) for id in TILES.piles[seats][0]] for seats in (2, 3)] == [
        [2, 3, 4, 6, 7],
        [2, 3, 4, 6, 6, 7],
    ]


def test_glory_tiles_that_are_known_stand() -> None:
    """Sixteen, three ranks in the fifth round, two at least in every round, and one of 5 points."""
    assert len(TILES.glory_points) == 16
    assert len(TILES.glory_tiles[4]) == 3
    assert all(2 <= len(tiles) <= 3 for tiles in TILES.glory_tiles)
    assert 5 in TILES.glory_points.values()
