"""Every installed game that has words has them all, in both languages: nothing that can occur lacks a text."""

import re
from importlib import resources
from pathlib import Path

import pytest

from quadriga.core.catalogue import LANGUAGES
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


@pytest.mark.parametrize("language", LANGUAGES)
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_in_the_code_has_a_sentence(id: str, language: str) -> None:
    words = Words(language, find_game(id), strict=True)
    folder = Path(str(resources.files(installed()[id])))
    rules = {rule for file in folder.rglob("*.py") for rule in re.findall(r'Refusal\(\s*"([\w.-]+)"', file.read_text())}
    assert rules
    missing = [rule for rule in sorted(rules) if not words.has("why-" + rule.replace(".", "-"))]
    assert missing == []


def test_both_languages_have_the_same_messages(id: str) -> None:
    english, french = (Bundle(language, (installed()[id],)) for language in LANGUAGES)
    assert english.ids == french.ids
    for message in english.ids:
        # Forms of names differ by language; these are chosen by id and must not.
        forms = {"you", "detail", "group", "short", "about"}
        assert english.attributes(message) & forms == french.attributes(message) & forms, message
