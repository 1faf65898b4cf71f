"""Every installed game that has words has them all, in both languages: nothing that can occur lacks a text."""

import re
from importlib import resources
from pathlib import Path
from random import Random

import pytest

from quadriga.core.catalogue import LANGUAGES
from quadriga.core.errors import Refusal
from quadriga.core.game import Game
from quadriga.core.layout import layout_of
from quadriga.core.registry import find_game, installed
from quadriga.core.table import SHARED_ENDINGS, Table
from quadriga.core.views import Pending, View
from quadriga.words import Reader, Words, log
from quadriga.words.bundle import Bundle

GAMES = 20
WITH_WORDS = [id for id, package in installed().items() if (resources.files(package) / "words" / "en.ftl").is_file()]

pytestmark = pytest.mark.parametrize("id", WITH_WORDS)


class Telling:
    """Tells everything of a game that could be shown in both languages, each thing once."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.languages = [Words(language, game, strict=True) for language in LANGUAGES]
        self.told: set[object] = set()

    def is_new(self, *shown: object) -> bool:
        key = repr(shown)
        new = key not in self.told
        self.told.add(key)
        return new

    def question(self, asked: Pending, reader: Reader) -> None:
        if self.is_new(asked, asked.seat == reader.seat):
            assert all(words.question(asked, reader) for words in self.languages)

    def position(self, view: View, reader: Reader) -> None:
        self.question(view.pending[-1], reader)
        for zone in self.game.zones(view):
            if self.is_new(zone.id):
                assert all(words.zone(zone.id, reader) for words in self.languages)
            for thing in zone.kinds or {}:
                if self.is_new(thing):
                    assert all(words.name(thing) for words in self.languages)

    def moves(self, table: Table, reader: Reader) -> None:
        for move in table.candidates():
            refusal = table.game.why_not(table.state, move)
            if self.is_new(move, refusal, [reader.forms.get(thing) for thing in move.at]):
                for words in self.languages:
                    assert all(words.move(move, reader, form) for form in ("", "group", "short"))
                    assert refusal is None or words.refusal(refusal, reader)
                    for thing in move.at:
                        assert words.refusal(Refusal("core.turn.nothing-to-do", {"thing": thing}))

    def game_of(self, seed: int) -> None:
        meta, rng = self.game.meta, Random(seed)
        options = {one.id: one.choices[seed % len(one.choices)] for one in meta.options}
        table = Table.new(self.game, meta.players[seed % len(meta.players)], seed=seed, options=options)
        while table.outcome is None:
            view = table.view(table.decider)
            forms = layout_of(self.game, view).forms
            readers = [Reader(table.decider, (), forms), Reader(None, (), forms)]
            self.position(view, readers[0])
            self.question(table.view(None).pending[-1], readers[1])
            self.moves(table, readers[0])
            table.play(rng.choice(table.moves()))
            for reader in readers:
                events = table.events(reader.seat)
                if self.is_new(events, reader.seat):
                    for words in self.languages:
                        log(words, events, reader)
        for words in self.languages:
            for category, points in table.outcome.tallies[0].lines:
                assert words.category(category)
                assert words.points(points)
            assert words.winners(table.outcome, Reader())


def test_random_games_are_told_without_a_gap(id: str) -> None:
    telling = Telling(find_game(id))
    for seed in range(GAMES):
        telling.game_of(seed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_declared_has_a_name(id: str, language: str) -> None:
    game = find_game(id)
    words, meta = Words(language, game, strict=True), game.meta
    assert meta.titles[language]
    for ending in (*meta.endings, *SHARED_ENDINGS):
        assert words.ending(ending)
    for option in meta.options:
        assert words.option(option.id)
        for choice in option.choices:
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
