"""The shipped cards, and what happens to data files that are wrong or corrected."""

import random

import pytest

from builders.position import position, shipped_text
from quadriga.core.errors import EditionError, RecordError
from quadriga.core.replay import verify
from quadriga.core.table import Table
from quadriga.games.builders.edition import BuildersEdition, read
from quadriga.games.builders.game import GAME
from quadriga.games.builders.meta import META

TEXT = shipped_text()
CARDS = read(TEXT, "antiquity")
RANKS = {"apprentice": 4, "labourer": 4, "journeyman": 6, "master": 4, "slave": 6, "machine": 4}


def of_rank(*ranks: str) -> list[tuple[int, int, int, int]]:
    return [worker.makes for worker in CARDS.workers.values() if worker.rank in ranks]


def sums(resources: list[tuple[int, int, int, int]]) -> list[int]:
    return [sum(column) for column in zip(*resources, strict=True)]


@pytest.mark.parametrize(("rank", "count"), RANKS.items())
def test_there_are_as_many_cards_as_in_the_box(rank: str, count: int) -> None:
    assert len(of_rank(rank)) == count


def test_the_other_cards_are_as_many_as_in_the_box() -> None:
    assert (len(CARDS.tools), len(CARDS.universities), CARDS.numbers.loans) == (4, 4, 4)
    assert len(CARDS.buildings) == 33
    assert CARDS.numbers.bank == 23 + 17 * 5


def test_the_eighteen_workers_make_sixteen_of_each_resource() -> None:
    assert sums(of_rank("apprentice", "labourer", "journeyman", "master")) == [16, 16, 16, 16]


def test_the_buildings_need_forty_nine_and_the_machines_three_of_each_resource() -> None:
    cards = CARDS.buildings.values()
    assert sums([card.needs for card in cards if card.makes is None]) == [49, 49, 49, 49]
    assert sums([card.needs for card in cards if card.makes is not None]) == [3, 3, 3, 3]
    assert sums(of_rank("machine")) == [3, 3, 3, 3]


@pytest.mark.rule("b.work.wage", "b.slave.freed")
def test_every_wage_is_the_sum_of_the_resources() -> None:
    for worker in CARDS.workers.values():
        if worker.is_slave:
            assert (worker.pay, CARDS.freed(worker).pay) == (0, sum(worker.makes))
        else:
            assert worker.pay == (0 if worker.is_machine else sum(worker.makes))


def test_all_slaves_tools_and_universities_differ() -> None:
    assert len(set(of_rank("slave"))) == 6
    assert sorted(tool.adds for tool in CARDS.tools.values()) == [
        (0, 0, 0, 1),
        (0, 0, 1, 0),
        (0, 1, 0, 0),
        (1, 0, 0, 0),
    ]
    assert sorted(one.resource for one in CARDS.universities.values()) == [0, 1, 2, 3]
    assert {one.level for one in CARDS.universities.values()} == {3}


def test_all_points_together() -> None:
    assert sum(card.points for card in CARDS.buildings.values()) == 101


def test_the_cards_named_by_the_rulebook() -> None:
    lighthouse, labourer = CARDS.buildings["b23"], CARDS.workers["l1"]
    assert (lighthouse.needs, lighthouse.sesterces, lighthouse.points) == ((2, 4, 1, 3), 14, 5)
    assert (labourer.pay, labourer.makes) == (3, (0, 1, 0, 2))
    assert CARDS.tools["t1"].adds == (1, 0, 0, 0)


def test_every_group_says_where_it_comes_from() -> None:
    assert {group.name for group in CARDS.groups} == {
        "numbers",
        "freed",
        "workers",
        "slaves",
        "tools",
        "universities",
        "buildings",
        "machines",
    }
    assert all(group.provenance in ("rulebook", "public", "reconstructed") for group in CARDS.groups)


def line_of(text: str) -> int:
    return TEXT.count("\n", 0, TEXT.index(text)) + 1


C3 = '  { id = "c3", rank = "journeyman", pay = 4, makes = [1, 1, 1, 1] },\n'
WRONG = {
    "a syntax error": ("slave_price = 7", "slave_price = = 7", "slave_price", "Invalid value"),
    "a missing card": (C3, "", "[workers]", "17 cards in [workers], not 18"),
    "an id that stands twice": ('id = "c3"', 'id = "c2"', 'id = "c3"', "'c2' stands twice"),
    "a word for a number": (
        'id = "c3", rank = "journeyman", pay = 4',
        'id = "c3", rank = "journeyman", pay = "4"',
        'id = "c3"',
        "Expected `int`",
    ),
    "a missing figure": ("tool_price = 2\n", "", "[numbers]", "tool_price"),
    "three resources": ("adds = [0, 0, 1, 0]", "adds = [0, 0, 1]", 'id = "t3"', "length 4"),
    "a misspelt key": ("pay = 4, makes = [3, 0, 1, 0]", "pay = 4, wage = 3, makes = [3, 0, 1, 0]", 'id = "c1"', "wage"),
    "a group of unknown origin": (
        '[tools]\nprovenance = "public"',
        '[tools]\nprovenance = "rumour"',
        "[tools]",
        "rumour",
    ),
    "a group without an origin": ('[tools]\nprovenance = "public"', "[tools]", "[tools]", "provenance ''"),
    "a card of unknown origin": ('provenance = "reconstructed"', 'provenance = "rumour"', 'id = "a4"', "rumour"),
    "an unknown rank": ('rank = "master"', 'rank = "emperor"', 'id = "m1"', "emperor"),
    "an apprentice too few": ('rank = "apprentice"', 'rank = "master"', "[workers]", "3 apprentices, not 4"),
    "a building without needs": ("needs = [4, 4, 4, 4]", "needs = [0, 0, 0, 0]", 'id = "b29"', "needs nothing"),
    "a building that works": ("points = 8 }", "points = 8, makes = [1, 1, 1, 1] }", 'id = "b29"', "no machine"),
    "a machine that does not": (", makes = [0, 3, 0, 0]", "", 'id = "k1"', "makes nothing"),
    "a negative figure of a card": ("adds = [0, 0, 1, 0]", "adds = [0, 0, -1, 0]", 'id = "t3"', "below nothing"),
    "a negative number": ("slave_pay = 0", "slave_pay = -1", "slave_pay", "below nothing"),
    "a fifth resource": ("resource = 3", "resource = 4", 'id = "u4"', "teaches no resource"),
    "a row longer than the deck": ("row_length = 5", "row_length = 15", "row_length", "1 to 14"),
}


@pytest.mark.parametrize(("right", "wrong", "where", "message"), WRONG.values(), ids=WRONG)
def test_a_wrong_file_is_refused_with_its_line(right: str, wrong: str, where: str, message: str) -> None:
    assert right in TEXT
    with pytest.raises(EditionError) as error:
        read(TEXT.replace(right, wrong, 1), "wrong")
    assert error.value.line == line_of(where)
    assert message in error.value.message


def test_a_corrected_edition_has_another_hash_and_plays() -> None:
    corrected = GAME.load_edition(
        TEXT.replace("sesterces = 12, points = 3,", "sesterces = 12, points = 4,"), "corrected"
    )
    assert isinstance(corrected, BuildersEdition)
    assert corrected.hash != CARDS.hash
    table = position(edition=corrected).site(0, "b20", "k2", "c1").team(0, "l1").play("send l1", "to b20")
    assert table.player(0).points == 2 + 4, "the machine and the corrected forum"
    game = Table.new(GAME, 2, seed=1, edition=corrected)
    rng = random.Random(1)
    while game.decider is not None:
        assert game.head < 5000, "this game does not end"
        game.play(rng.choice(game.moves()))
    assert game.record.header.edition == corrected.hash
    assert verify(bytes(game.record)).moves > 0


def test_a_record_of_an_edition_that_is_not_loaded_is_refused_by_its_header() -> None:
    stranger = read(TEXT.replace("end_points = 17", "end_points = 1"), "stranger")
    game = Table.new(GAME, 2, seed=1, edition=stranger)
    game.concede(0)
    with pytest.raises(RecordError) as error:
        verify(bytes(game.record))
    assert error.value.seq == 0


def test_notes_and_origins_change_no_hash() -> None:
    told = TEXT.replace('confidence = "medium"', 'confidence = "high"').replace("[slaves]", '[slaves]\nnote = "seen"')
    assert told != TEXT
    assert read(told, "told").hash == CARDS.hash


def test_the_shipped_edition_is_the_first_of_the_game() -> None:
    assert GAME.edition().hash == CARDS.hash
    assert META.editions == ("antiquity",)
