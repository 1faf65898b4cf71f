"""Data files: what is wrong in one is named with its line."""

import time
from importlib import resources

import pytest
from quadriga_toy.edition import ToyEdition
from quadriga_toy.game import GAME

import quadriga
from quadriga.core.datafile import DataFile
from quadriga.core.errors import EditionError
from quadriga.core.record import Record
from quadriga.core.replay import verify

TEXT = (resources.files("quadriga_toy") / "data" / "toy.toml").read_text()


def line_with(text: str, part: str) -> int:
    return max(n for n, line in enumerate(text.splitlines(), 1) if part in line)


@pytest.mark.parametrize(
    ("old", "new", "message", "part"),
    [
        ("hand = 3", "hand = = 3", "Invalid value", "hand = = 3"),
        ("hand = 3", 'hand = "three"', "Expected `int`", 'hand = "three"'),
        ("hand_limit = 5", "", "missing required field `hand_limit`", "[numbers]"),
        ('{ id = "b2", value = 2 }', '{ id = "b2", value = "2" }', "Expected `int`", '"b2"'),
        ('{ id = "d5", value = 5 }', '{ id = "d5", value = 0 }', "card d5 has no value", '"d5"'),
        ('{ id = "d5", value = 5 }', '{ id = "d4", value = 4 }', "card d4 stands twice", '"d4"'),
        ('[cards]\nprovenance = "rulebook"', '[cards]\nprovenance = "hearsay"', "provenance 'hearsay'", "[cards]"),
        ('[numbers]\nprovenance = "rulebook"', "[numbers]", "provenance ''", "[numbers]"),
        (
            '[numbers]\nprovenance = "rulebook"\nconfidence = "high"',
            '[numbers]\nprovenance = "rulebook"',
            "confidence ''",
            "[numbers]",
        ),
        (
            '{ id = "d5", value = 5 }',
            '{ id = "d5", value = 5, confidence = "sure" }',
            "d5 says confidence 'sure'",
            '"d5"',
        ),
        ('{ id = "d5", value = 5 }', '{ id = "d5", value = 5, provenance = "x" }', "d5 says provenance 'x'", '"d5"'),
    ],
)
def test_a_wrong_file_is_refused_at_its_line(old: str, new: str, message: str, part: str) -> None:
    assert old in TEXT
    changed = TEXT.replace(old, new)
    with pytest.raises(EditionError, match=message) as caught:
        GAME.load_edition(changed, "mine")
    assert caught.value.line == line_with(changed, part)
    assert str(caught.value).startswith(f"line {caught.value.line}: ")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("x = " + "[\n" * 20_000, "nested too deeply"),
        ("x = " + "9" * 900 + "\n", "beyond 1000"),
        ("x = [" + "\n[" * 300 + "\n]" * 300 + "]", "nested too deeply|unknown field"),
        ("x = nan", "nan is beyond"),
        ("a" + ".a" * 15_000 + " = 1", "line 1: a line is longer than 1000 letters"),
        ("x = 1 # " + "\n" * 50_000, "longer than 49152 letters"),
        (TEXT.replace("rounds = 6", "rounds = 1001"), "1001 is beyond 1000"),
        ("x = [" + "1000,\n" * 11 + "]", "all figures together are beyond 10000"),
        (TEXT.replace("value = 2 }", 'value = "2" }') + "\n" * 40_000, "Expected `int`"),
    ],
    ids=["arrays", "digits", "walk", "nan", "dotted-key", "length", "figure", "sum", "blank-lines"],
)
def test_a_file_that_would_cost_time_or_memory_is_refused_at_once(text: str, message: str) -> None:
    began = time.process_time()
    with pytest.raises(EditionError, match=message):
        GAME.read_edition(text, "mine")
    assert time.process_time() - began < 1.0


@pytest.mark.parametrize("id", quadriga.installed())
@pytest.mark.parametrize(("old", "new"), [("[numbers]\n", "[numbers]\nrumour = 1\n"), ("{ id =", "{ rumour = 1, id =")])
def test_a_key_that_nothing_reads_is_refused_in_every_game(id: str, old: str, new: str) -> None:
    (file,) = (resources.files(quadriga.installed()[id]) / "data").iterdir()
    changed = file.read_text().replace(old, new, 1)
    assert "rumour" in changed
    with pytest.raises(EditionError, match="unknown field `rumour`"):
        quadriga.find_game(id).load_edition(changed, "mine")


def test_every_row_that_says_where_it_comes_from_says_a_known_word_whatever_its_list_is_called() -> None:
    text = (
        '[city]\nprovenance = "rulebook"\nconfidence = "high"\nspots = [\n'
        '  { id = "ba1" },\n  { id = "ba2", provenance = "rumour" },\n]\n'
    )
    with pytest.raises(EditionError, match="ba2 says provenance 'rumour'") as caught:
        DataFile(text).groups()
    assert caught.value.line == 6


def test_a_file_says_where_each_group_comes_from() -> None:
    groups = GAME.edition().groups
    assert [(group.name, group.provenance, group.confidence) for group in groups] == [
        ("cards", "rulebook", "high"),
        ("numbers", "rulebook", "high"),
    ]


def test_a_group_is_no_surer_than_its_least_certain_line() -> None:
    told = TEXT.replace('{ id = "d5", value = 5 }', '{ id = "d5", value = 5, confidence = "low" }')
    assert [group.confidence for group in DataFile(told).groups()] == ["low", "high"]


@pytest.mark.parametrize("id", quadriga.installed())
def test_nothing_reconstructed_is_called_sure(id: str) -> None:
    groups = quadriga.find_game(id).edition().groups
    assert [group.name for group in groups if group.provenance == "reconstructed" and group.confidence == "high"] == []


def test_provenance_and_layout_do_not_change_the_hash_and_figures_do() -> None:
    same = TEXT.replace('note = "Made up for the tests."', 'note = "Other words."').replace("    {", "  {")
    assert DataFile(same).hash == DataFile(TEXT).hash == GAME.edition().hash
    assert DataFile(TEXT.replace("hand = 3", "hand = 2")).hash != GAME.edition().hash


def test_a_table_of_an_edition_of_ones_own_verifies_while_it_is_loaded() -> None:
    edition = GAME.load_edition(TEXT.replace("rounds = 6", "rounds = 1"), "short")
    assert isinstance(edition, ToyEdition)
    table = quadriga.Table.new(GAME, 2, seed=1, edition=edition)
    table.play("done")
    table.play("done")
    assert table.outcome is not None
    assert Record.parse(bytes(table.record)).header.edition == edition.hash
    verify(bytes(table.record))
