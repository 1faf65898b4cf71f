"""The shipped tiles, and what happens to data files that are wrong or corrected."""

import re

import pytest

from minerva.position import position, shipped_text
from quadriga.core.datafile import PROVENANCES
from quadriga.core.errors import EditionError
from quadriga.core.table import Table
from quadriga.games.minerva.edition import CATEGORIES, read
from quadriga.games.minerva.game import GAME
from quadriga.games.minerva.meta import META, TITLES

TEXT = shipped_text()
TILES = read(TEXT, "okazu")


def test_there_are_as_many_tiles_as_in_the_box() -> None:
    assert [len(TILES.normal[seats]) for seats in META.players] == [36, 36, 48, 66]
    assert [len(TILES.start[seats]) for seats in META.players] == [6, 6, 7, 8]
    assert len(TILES.temples) == 20
    assert len(TILES.glory_points) == 16
    assert sum(len(pile) for pile in TILES.piles[4]) == 24
    assert TILES.numbers.residences * 4 == 36
    assert TILES.box.denarii == 60 + 24 * 3 + 12 * 10


def test_every_category_has_buildings_and_two_temples() -> None:
    built = {tile.category for tile in TILES.tiles.tiles.values()}
    assert built == set(CATEGORIES)
    for category in CATEGORIES:
        counting = [tile.area for tile in TILES.tiles.tiles.values() if tile.counts == category]
        assert sorted(counting) == ["lines", "near"]


def test_every_group_says_where_it_comes_from() -> None:
    assert {group.name for group in TILES.groups} >= {"numbers", "buildings", "temples", "culture", "glory", "titles"}
    assert all(group.provenance in PROVENANCES for group in TILES.groups)
    assert all(group.note for group in TILES.groups if group.provenance == "reconstructed")


def test_the_titles_are_the_solo_endings() -> None:
    assert [title for title, _ in TILES.titles] == list(TITLES)
    assert set(TITLES) <= set(META.endings)


def line_with(text: str, what: str) -> int:
    return next(number for number, line in enumerate(text.splitlines(), 1) if what in line)


WRONG = [
    ("a field missing", "resource_limit = 6\n", "", "[numbers]", "resource_limit"),
    ("no number", "turn_fee = 1", 'turn_fee = "one"', "turn_fee", "turn_fee"),
    ("prices apart", "hire_glory = [1, 1, 2, 2, 3]", "hire_glory = [1, 1, 2, 2]", "hire_glory", "glory"),
    ("too few assistants", "assistants = 20", "assistants = 19", "assistants = 19", "too few"),
    ("a title too low", "consul = 70", "consul = 80", "consul", "consul"),
    ("a title missing at the bottom", "civil = 0", "civil = 5", "civil", "title"),
    ("an unknown effect", 'effect = "bath"', 'effect = "swim"', 'id = "public-bath"', "swim"),
    ("an unknown category", 'id = "smith", category = "commerce"', 'id = "smith", category = "trade"', 'id = "smith"',
     "trade"),
    ("a cost of three", 'id = "mine", category = "production", cost = [0, 1, 0, 0]',
     'id = "mine", category = "production", cost = [0, 1, 0]', 'id = "mine"', "length"),
    ("a cost below nothing", 'id = "mine", category = "production", cost = [0, 1, 0, 0]',
     'id = "mine", category = "production", cost = [0, -1, 0, 0]', 'id = "mine"', "less than nothing"),
    ("a producer of nothing", 'effect = "gain", resource = "ore", amount = 1', 'effect = "gain", amount = 1',
     'id = "mine"', "resource"),
    ("an exchange for free", 'resource = "grain", pays = 1', 'resource = "grain"', 'id = "stable"', "exchange"),
    ("a special producer", 'id = "estate", category = "production"', 'id = "estate", category = "special"',
     'id = "estate"', "special"),
    ("two arches in one", 'effect = "arch", amount = 1', 'effect = "arch", amount = 2', 'id = "triumphal-arch"',
     "amount"),
    ("an id twice", 'id = "estate"', 'id = "forest"', "cost = [0, 1, 1, 0]", "twice"),
    ("too many copies", 'effect = "circus", amount = 1, copies = [1, 0, 0]',
     'effect = "circus", amount = 1, copies = [2, 0, 0]', "[buildings]", "67"),
    ("piles that differ", 'effect = "circus", amount = 1, copies = [1, 0, 0]',
     'effect = "circus", amount = 1, copies = [0, 1, 0]', "[buildings]", "equal piles"),
    ("a temple of nothing", 'counts = "special", points = 3', 'counts = "circus", points = 3',
     'id = "temple-near-special"', "circus"),
    ("a temple too many", '  { id = "temple-ore"', '  { id = "temple-oil", area = "stores", counts = "ore", points = 2,'
     ' cost = [1, 1, 1, 0] },\n  { id = "temple-ore"', "[temples]", "21 temples"),
    ("culture tiles that disagree", "{ icons = 3, points = 6, players = 3", "{ icons = 2, points = 6, players = 3",
     "{ icons = 2, points = 6, players = 3", "6 points"),
    ("a glory tile too few", "[2, 1], [3, 1]", "[2, 1], [3]", "[glory]", "15 glory tiles"),
    ("glory upside down", "[5, 3, 1]", "[1, 3, 5]", "rounds = [[", "round 4"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "where", "says"), [case[1:] for case in WRONG], ids=[case[0] for case in WRONG])
def test_a_wrong_file_is_refused_with_the_line_that_is_wrong(old: str, new: str, where: str, says: str) -> None:
    assert TEXT.count(old) >= 1
    text = TEXT.replace(old, new, 1)
    with pytest.raises(EditionError, match=re.escape(says)) as refused:
        read(text, "wrong")
    assert refused.value.line == line_with(text, where)


def test_a_file_without_provenance_is_refused() -> None:
    text = TEXT.replace('[titles]\nprovenance = "rulebook"', "[titles]")
    with pytest.raises(EditionError, match="provenance") as refused:
        read(text, "wrong")
    assert refused.value.line == line_with(text, "[titles]")


def test_a_corrected_file_is_played_and_named_by_its_hash() -> None:
    corrected = GAME.load_edition(
        TEXT.replace("foundry", "mint").replace("back_points = [3, 2", "back_points = [4, 2"), "mine"
    )
    assert corrected.hash != GAME.edition().hash
    table = Table.new(GAME, 2, seed=1, edition=corrected)
    assert table.view(0).edition == corrected.hash
    again = Table.dealt(GAME, table.record.header)
    assert again.state.edition is corrected


def test_a_note_does_not_change_the_hash() -> None:
    assert read(TEXT.replace('confidence = "low"', 'confidence = "high"'), "okazu").hash == TILES.hash


def test_the_option_changes_costs_of_three_tiles_only() -> None:
    flat, per_token = TILES.tiles.tiles, TILES.per_token.tiles
    assert {id for id in flat if flat[id].cost != per_token[id].cost} == {"charcoal-burner", "stone-seller", "smith"}


def test_what_a_tile_still_lacks_is_kept_for_equal_stores() -> None:
    tiles = position().state.tiles
    assert tiles.missing((1, 0, 0, 0))["library"] == 2
    assert tiles.missing((1, 0, 0, 0)) is tiles.missing((1, 0, 0, 0))
