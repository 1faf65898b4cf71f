"""Every installed game has all its words in every language that promises them: nothing that can occur lacks a text."""

import re
from importlib import resources
from pathlib import Path

import pytest

from quadriga.core.languages import COMPLETE, DEFAULT
from quadriga.core.registry import find_game, installed
from quadriga.core.table import SHARED_ENDINGS, Table
from quadriga.words import Words
from quadriga.words.bundle import Bundle
from words.telling import file_of, tell_all, written

WITH_WORDS = [id for id, package in installed().items() if (resources.files(package) / "words" / "en.ftl").is_file()]

pytestmark = pytest.mark.parametrize("id", WITH_WORDS)


def test_random_games_are_told_without_a_gap_and_as_the_browser_is_told(id: str) -> None:
    """Telling is strict: a missing message or argument raises. The browser's cases are what was told here."""
    game = find_game(id)
    cases = written(tell_all(game))
    assert cases == file_of(game).read_text(encoding="utf-8"), f"run scripts/word_cases {id}"


@pytest.mark.parametrize("language", COMPLETE)
def test_everything_declared_has_a_name(id: str, language: str) -> None:
    game = find_game(id)
    words, meta = Words(language, game, strict=True), game.meta
    assert meta.titles[language]
    for ending in (*meta.endings, *SHARED_ENDINGS):
        assert words.ending(ending)
    for option in meta.options:
        assert words.option(option.id)
        for choice in option.all_choices:
            assert words.option_value(option.id, choice)
    for edition in meta.editions:
        assert words.edition(edition)
        for group in game.edition(edition).groups:
            for message in (f"group-{group.name}", f"provenance-{group.provenance}", f"confidence-{group.confidence}"):
                assert words.text(message)
    table = Table.new(game, meta.players[0], seed=0)
    for component in game.components(table.state):
        assert words.has_name(component), component


@pytest.mark.parametrize("language", COMPLETE)
def test_every_refusal_in_the_code_has_a_sentence(id: str, language: str) -> None:
    words = Words(language, find_game(id), strict=True)
    folder = Path(str(resources.files(installed()[id])))
    rules = {rule for file in folder.rglob("*.py") for rule in re.findall(r'Refusal\(\s*"([\w.-]+)"', file.read_text())}
    assert rules
    missing = [rule for rule in sorted(rules) if not words.has("why-" + rule.replace(".", "-"))]
    assert missing == []


@pytest.mark.parametrize("language", COMPLETE)
def test_every_language_has_the_same_messages(id: str, language: str) -> None:
    english, other = (Bundle(one, (installed()[id],)) for one in (DEFAULT, language))
    assert english.ids == other.ids
    for message in english.ids:
        # Forms of names differ by language; these are chosen by id and must not.
        forms = {"you", "detail", "group", "short", "about"}
        assert english.attributes(message) & forms == other.attributes(message) & forms, message
