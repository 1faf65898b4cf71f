"""The shipped spots and cards, and what happens to data files that are wrong or corrected."""

import random
from collections import Counter

import pytest

from porta_nigra.position import position, shipped_text
from quadriga.core.errors import EditionError, RecordError
from quadriga.core.replay import verify
from quadriga.core.table import Table
from quadriga.games.porta_nigra.edition import PortaNigraEdition, read
from quadriga.games.porta_nigra.game import GAME
from quadriga.games.porta_nigra.meta import META
from quadriga.games.porta_nigra.schema import COLOURS

TEXT = shipped_text()
CARDS = read(TEXT, "treverorum")


def spots(building: str, row: str = "") -> list[tuple[str, int, int]]:
    """Colour, bricks and points of the spots of a row."""
    quarter = CARDS.quarter_of[building]
    return [
        (COLOURS[spot.colour], spot.bricks, spot.points)
        for spot in CARDS.spots
        if spot.quarter == quarter and (spot.row == row or not row)
    ]


def test_what_the_rulebooks_say_of_the_spots() -> None:
    assert ("yellow", 2, 9) in spots("basilica", "A")
    assert {("blue", 2), ("white", 4)} <= {spot[:2] for spot in spots("basilica", "A")}
    assert ("red", 2) in {spot[:2] for spot in spots("basilica", "B")}
    assert {("yellow", 3), ("red", 3)} <= {spot[:2] for spot in spots("amphitheatre", "A")}
    assert [colour for colour, _, _ in spots("porta")].count("yellow") > 1
    assert [len(spots(building)) for building in ("basilica", "amphitheatre", "wall", "porta")] == [10, 15, 10, 9]


def test_a_row_holds_as_many_bricks_as_its_majority_scores() -> None:
    for part in CARDS.parts:
        if part.row:
            assert sum(bricks for _, bricks, _ in spots(part.building, part.row)) == part.first


def test_every_row_has_each_colour_equally_often() -> None:
    for building, rows in {"basilica": "AB", "amphitheatre": "ABC", "wall": "A"}.items():
        for row in rows:
            counts = Counter(colour for colour, _, _ in spots(building, row))
            assert set(counts.values()) == {2 if building == "wall" else 1}


def test_the_points_of_spots_follow_the_one_figure_that_is_known() -> None:
    for spot in CARDS.spots:
        if not spot.is_porta:
            value = CARDS.price[spot.colour]
            assert spot.points == spot.bricks * value + (spot.bricks - 1) ** 2


def test_what_the_rulebooks_say_of_the_cards() -> None:
    assert ("basilica", "yellow") in {(card.building, card.colour) for card in CARDS.building_cards.values()}
    assert len({(card.building, card.colour) for card in CARDS.building_cards.values()}) == 20
    assert CARDS.supply["s01"] == tuple(COLOURS.index(colour) for colour in ("blue", "red", "yellow", "white"))
    assert Counter(colour for adds in CARDS.supply.values() for colour in adds) == dict.fromkeys(range(5), 7)
    finals = {card.final_points: card for card in CARDS.honours.values() if card.final_points}
    assert (finals[30].cost, finals[30].discard_different) == (2, 4)
    assert (finals[42].discard_honour, finals[56].discard_honour) == (finals[30].id, finals[42].id)
    assert {card.cost for card in CARDS.honours.values() if card.building} == {2}
    free = sum(card.copies for card in CARDS.honours.values() if not card.discard_different and not card.discard_honour)
    assert free == 22, "most cards cost influence only"


def test_the_action_card_that_a_photograph_shows() -> None:
    card = CARDS.action_cards["p2.act1"]
    assert [icon.text for icon in card.icons] == ["buy-any", "buy-any", "coins-5", "build"]


def test_every_shop_is_on_three_action_icons_of_a_deck() -> None:
    icons = Counter(icon.text for card in CARDS.decks[0] for icon in card.icons)
    assert {icons[f"buy-{colour}"] for colour in COLOURS} == {3}
    assert [card.id for card in CARDS.decks[1] if card.most_players < 4] == ["p1.act8"]


@pytest.mark.rule("pn.city.quarters")
def test_the_quarters_and_the_tolls_between_them() -> None:
    assert CARDS.quarters == ("amphitheatre", "wall", "porta", "basilica")
    assert CARDS.tolls[0] == (0, 1, 2, 3)
    assert CARDS.tolls[3] == (1, 2, 3, 0)
    assert CARDS.buy_cost[0] == (2 + 1, 3 + 2, 0 + 3, 1 + 4, 5)


@pytest.mark.rule("pn.setup.reconstructed")
def test_every_group_says_where_it_comes_from_and_what_is_not_known() -> None:
    origin = {group.name: group.provenance for group in CARDS.groups}
    known = {"numbers", "rounds", "colours", "leftovers", "sets", "majorities", "rewards"}
    assert {name for name, provenance in origin.items() if provenance == "rulebook"} == known
    assert {name for name, provenance in origin.items() if provenance == "reconstructed"} == {
        "quarters",
        "basilica",
        "amphitheatre",
        "wall",
        "porta",
        "actions",
        "supply",
        "building_cards",
        "honours",
    }
    for group in CARDS.groups:
        if group.provenance == "reconstructed":
            assert group.note.startswith("Known:")
            assert "Chosen:" in group.note


def line_of(text: str) -> int:
    return TEXT.count("\n", 0, TEXT.index(text)) + 1


BA3 = '  { id = "ba3", row = "A", colour = "red", bricks = 2, points = 7 },\n'
PN9 = '  { id = "pn9", colour = "white" },\n'
S10 = '  { id = "s10", adds = ["black", "blue", "white"] },\n'
K20 = '  { id = "k20", building = "porta", colour = "white" },\n'
WRONG = {
    "a syntax error": ("toll = 1", "toll = = 1", "toll = 1", "Invalid value"),
    "a missing figure": ("toll = 1\n", "", "[numbers]", "toll"),
    "a misspelt key": ('"ba3", row = "A"', '"ba3", line = "A", row = "A"', 'id = "ba3"', "line"),
    "a word for a number": ("bricks = 4, points = 29", 'bricks = "4", points = 26', 'id = "ba5"', "Expected `int`"),
    "a negative number": ("start_torches = 1", "start_torches = -1", "start_torches", "below nothing"),
    "a negative figure of a card": ("sesterces = 12 }", "sesterces = -12 }", 'id = "h17"', "below nothing"),
    "an id that stands twice": ('id = "bb1"', 'id = "ba1"', 'id = "bb1"', "'ba1' stands twice"),
    "more romans than there are": ("start_romans = 5", "start_romans = 16", "start_romans", "than there are"),
    "a market that is never low": ("market_low = 7", "market_low = 15", "market_low", "full before it is low"),
    "more bricks on sale than there are": ("market_full = 14", "market_full = 91", "market_full", "than there are"),
    "a gate without heights": ("porta_least = 3", "porta_least = 9", "porta_least", "no element fits"),
    "a reward for nothing": ("reward_every = 3", "reward_every = 0", "reward_every", "for no brick"),
    "an empty hand": ("hand = 2", "hand = 0", "hand = 2", "no cards in hand"),
    "a hand larger than the deck": ("hand = 2", "hand = 8", "hand = 2", "than in the deck"),
    "rounds for too few": ("count = { 2 = 3, 3 = 2, 4 = 2 }", "count = { 2 = 3, 3 = 2 }", "count =", "2, 3 and 4"),
    "an unknown price": ("black = 1, blue = 2", "green = 1, blue = 2", "price =", "the colours are"),
    "prices that do not rise": ("yellow = 4, white = 5 }", "yellow = 5, white = 5 }", "price =", "rise"),
    "points for no sesterce": (
        "sesterces_per_point = 3",
        "sesterces_per_point = 0",
        "sesterces_per_point",
        "no sesterce",
    ),
    "a quarter twice": ('building = "wall", shop', 'building = "porta", shop', "[quarters]", "the quarters are"),
    "shops in another order": (
        '"amphitheatre", shop = "red"',
        '"amphitheatre", shop = "blue"',
        "[quarters]",
        "clockwise red, yellow, black, blue",
    ),
    "a reward twice": ('{ building = "wall", white', '{ building = "porta", white', "[rewards]", "the rewards are"),
    "a missing spot": (BA3, "", "[basilica]", "4 spots in row A of [basilica], not 5"),
    "a spot in no row": ('"bb1", row = "B"', '"bb1", row = "C"', 'id = "bb1"', "no row 'C'"),
    "a spot of no colour": ('row = "A", colour = "red"', 'row = "A", colour = "green"', 'id = "ba3"', "no colour"),
    "a spot of too many bricks": ("bricks = 4, points = 29", "bricks = 9, points = 26", 'id = "ba5"', "not 1 to 8"),
    "a spot without points": ("bricks = 4, points = 29", "bricks = 4, points = 0", 'id = "ba5"', "no points"),
    "an unknown row without cards": ('cards = ["C"]', 'cards = ["D"]', "rows_without_cards", "no row 'D'"),
    "a spot of unknown origin": (
        'points = 9, provenance = "rulebook"',
        'points = 9, provenance = "rumour"',
        'id = "ba4"',
        "rumour",
    ),
    "a missing spot of the gate": (PN9, "", "[porta]", "8 spots in [porta], not 9"),
    "a gate of no colour": ('id = "pn9", colour = "white"', 'id = "pn9", colour = "grey"', 'id = "pn9"', "no colour"),
    "a second place that is not half": (
        'row = "A", first = 15, second = 7',
        'row = "A", first = 15, second = 5',
        'id = "amphitheatre-A"',
        "half of first, 7, not 5",
    ),
    "a height off the series": (
        "first = 30, second = 15",
        "first = 32, second = 16",
        'id = "porta-7"',
        "gives 30, not 32",
    ),
    "a majority of no row": ('row = "C", first', 'row = "D", first', 'id = "amphitheatre-C"', "no row and no height"),
    "a majority twice": ('row = "C", first = 5', 'row = "B", first = 5', "[majorities]", "scored twice"),
    "sets off the series": ("points = [2, 6, 12, 20]", "points = [2, 6, 12, 18]", "[sets]", "(2, 6, 12, 20)"),
    "sets of three": ("points = [2, 6, 12, 20]", "points = [2, 6, 12]", "[sets]", "1 to 4 buildings"),
    "a card of one torch": ('id = "act6", torches = 2', 'id = "act6", torches = 1', 'id = "act6"', "not 2 or 3"),
    "a card of two icons": (
        '["buy-blue", "buy-white", "influence"]',
        '["buy-white", "influence"]',
        'id = "act6"',
        "not 3 to 5",
    ),
    "an unknown icon": ("coins-3", "coins-6", 'id = "act3"', "unknown icon 'coins-6'"),
    "two cards alike": (
        '["coins-4", "influence", "torch"]',
        '["influence", "buy-white", "buy-blue"]',
        'id = "act8"',
        "repeats",
    ),
    "a card for one player": ("most_players = 3", "most_players = 1", 'id = "act8"', "2 to 3 or 2 to 4"),
    "no card left out": (", most_players = 3", "", "[actions]", "0 cards stay in the box"),
    "a missing supply card": (S10, "", "[supply]", "9 cards in [supply], not 10"),
    "a supply card of two": ('["black", "blue", "white"]', '["black", "blue"]', 'id = "s10"', "not 3 or 4"),
    "a supply card of one shop": ('["black", "blue", "white"]', '["black", "blue", "blue"]', 'id = "s10"', "twice"),
    "a supply card of no colour": (
        '["black", "blue", "white"]',
        '["black", "blue", "green"]',
        'id = "s10"',
        "no colour",
    ),
    "a missing building card": (K20, "", "[building_cards]", "19 cards in [building_cards], not 20"),
    "a card of no building": (
        'id = "k20", building = "porta"',
        'id = "k20", building = "forum"',
        'id = "k20"',
        "no building",
    ),
    "an honour card too many": (
        'id = "h01", copies = 3',
        'id = "h01", copies = 4',
        "[honours]",
        "29 cards in [honours], not 28",
    ),
    "no copy": ('id = "h01", copies = 3', 'id = "h01", copies = 0', 'id = "h01"', "no copy of h01"),
    "a cost of four": (
        'id = "h21", copies = 1, cost = 3',
        'id = "h21", copies = 1, cost = 4',
        'id = "h21"',
        "not 1 to 3",
    ),
    "five different buildings": ("discard_different = 4", "discard_different = 5", 'id = "h01"', "not 5 different"),
    "a discard that is no final scoring card": (
        'discard_honour = "h02"',
        'discard_honour = "h04"',
        'id = "h03"',
        "no final",
    ),
    "a substitute of no building": (
        'cost = 2, building = "wall"',
        'cost = 2, building = "inn"',
        'id = "h06"',
        "no building",
    ),
    "a brick of no colour": ('bricks = ["red"]', 'bricks = ["pink"]', 'id = "h11"', "no colour"),
    "a card that does nothing": ("cost = 1, romans = 1", "cost = 1", 'id = "h14"', "does nothing"),
    "a card both kept and done": (
        "final_points = 56",
        "final_points = 56, points = 1",
        'id = "h03"',
        "both kept and done",
    ),
    "a card that builds twice": ("build = true", "build = true, porta_brick = true", 'id = "h18"', "builds twice"),
    "a group of unknown origin": (
        '[sets]\nprovenance = "rulebook"',
        '[sets]\nprovenance = "rumour"',
        "[sets]",
        "rumour",
    ),
    "a card of unknown origin": (
        '"build"], refs = "the icons',
        '"build"], provenance = "rumour", refs = "the icons',
        'id = "act1"',
        "rumour",
    ),
}


@pytest.mark.parametrize(("right", "wrong", "where", "message"), WRONG.values(), ids=WRONG)
def test_a_wrong_file_is_refused_with_its_line(right: str, wrong: str, where: str, message: str) -> None:
    assert right in TEXT
    with pytest.raises(EditionError) as error:
        read(TEXT.replace(right, wrong, 1), "wrong")
    assert message in error.value.message
    assert error.value.line == line_of(where)


def test_a_corrected_edition_has_another_hash_and_plays() -> None:
    corrected = GAME.load_edition(TEXT.replace("bricks = 4, points = 29", "bricks = 4, points = 24"), "corrected")
    assert isinstance(corrected, PortaNigraEdition)
    assert corrected.hash != CARDS.hash
    table = position(edition=corrected).quarter(0, "basilica").bricks(0, white=4).play("play act1", "build 4", "on ba5")
    assert table.player(0).points == 24
    game = Table.new(GAME, 2, seed=1, edition=corrected)
    rng = random.Random(1)
    while game.decider is not None:
        assert game.head < 5000, "this game does not end"
        game.play(rng.choice(game.moves()))
    assert game.record.header.edition == corrected.hash
    assert verify(bytes(game.record)).moves > 0


def test_the_quarters_are_a_table_and_not_code() -> None:
    other = TEXT.replace('"amphitheatre", shop = "red"', '"SWAP", shop = "red"')
    other = other.replace('"basilica", shop = "blue"', '"amphitheatre", shop = "blue"').replace("SWAP", "basilica")
    table = position(edition=read(other, "turned")).quarter(0, "basilica").hand(0, "act6", "act1")
    table.play("play act6", "buy blue 1")
    assert (table.where(0), table.player(0).sesterces) == ("amphitheatre", 20 - 3 - 2)


def test_a_record_of_an_edition_that_is_not_loaded_is_refused_by_its_header() -> None:
    stranger = read(TEXT.replace("start_sesterces = 20", "start_sesterces = 21"), "stranger")
    game = Table.new(GAME, 2, seed=1, edition=stranger)
    game.concede(0)
    with pytest.raises(RecordError) as error:
        verify(bytes(game.record))
    assert error.value.seq == 0


def test_notes_and_origins_change_no_hash() -> None:
    told = TEXT.replace('confidence = "low"', 'confidence = "high"').replace("[sets]", '[sets]\nnote = "seen"')
    assert told != TEXT
    assert read(told, "told").hash == CARDS.hash


def test_the_shipped_edition_is_the_first_of_the_game() -> None:
    assert GAME.edition().hash == CARDS.hash
    assert META.editions == ("treverorum",)
