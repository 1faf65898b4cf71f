"""The words of Porta Nigra where random games seldom go: whole golden games told, every refusal explained."""

from pathlib import Path

import pytest

from porta_nigra.position import position, shipped_text
from porta_nigra.test_rules import REFUSALS
from quadriga.core.follow import Follower
from quadriga.core.languages import COMPLETE
from quadriga.core.layout import items_of, layout_of
from quadriga.core.replay import load
from quadriga.games.porta_nigra.edition import read
from quadriga.games.porta_nigra.game import GAME
from quadriga.games.porta_nigra.layout import names
from quadriga.words import Reader, Words, log

GOLDEN = sorted((Path(__file__).parents[1] / "golden" / GAME.meta.id).glob("*.jsonl"))
PLAYERS = ("Anna", "Bruno", "Chloé", "David")


def words_in(language: str) -> Words:
    return Words(language, GAME, strict=True)


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_games_are_told_without_a_gap(path: Path, language: str) -> None:
    words, record = words_in(language), load(path)
    table = record.at(0)
    told = 0
    reader = Reader(0, PLAYERS)
    for entry in record.entries:
        if table.outcome:
            break
        if entry.seq % 20 == 1:
            layout = layout_of(GAME, table.view(0))
            reader = Reader(0, PLAYERS, layout.forms)
            assert all(words.name(thing, reader) for thing in items_of(layout))
        Follower(table, record).follow(entry)
        told += len(log(words, table.events(0), reader))
    assert told > 20


@pytest.mark.parametrize("language", COMPLETE)
def test_every_refusal_is_explained_with_its_figures(language: str) -> None:
    words = words_in(language)
    for _, write, moves in REFUSALS:
        table = write().play(*moves[:-1])
        refusal = table.table.why_not(moves[-1])
        assert refusal is not None
        reader = Reader(0, PLAYERS, layout_of(GAME, table.table.view(0)).forms)
        text = words.refusal(refusal, reader)
        assert text.endswith(".")
        assert "none" not in text.replace("you have none", "")


@pytest.mark.parametrize("language", COMPLETE)
def test_every_name_that_the_shipped_edition_calls_for_is_there(language: str) -> None:
    words = words_in(language)
    cards = position().state.cards
    called = names(cards)
    assert called.keys() >= {spot.id for spot in cards.spots} | cards.building_cards.keys() | cards.honours.keys()
    for thing, name in called.items():
        reader = Reader(forms=called)
        assert words.has_form(thing, "the", reader), name
        assert words.name(thing, reader, "the")
        assert words.has_name(thing), thing
        assert words.has(f"thing-{thing}", "the")


def test_spots_and_cards_of_a_corrected_edition_are_called_after_what_they_show() -> None:
    text = shipped_text().replace(
        '{ id = "ba4", row = "A", colour = "yellow"', '{ id = "ba4", row = "A", colour = "red"'
    )
    text = text.replace('id = "k04", building = "basilica"', 'id = "k04", building = "wall"')
    text = text.replace("copies = 1, cost = 2, sesterces = 12", "copies = 1, cost = 2, points = 4")
    called = names(read(text, "corrected"))
    assert called["ba4"] == "spot-basilica-A-red"
    assert called["k04"] == "card-wall-yellow"
    assert called["h16"] == "honour-sesterces.5"
    assert called["h20"] == "honour-points.10"
    assert not {"h17", "h19"} & called.keys(), "two cards of 4 points would have one name"


@pytest.mark.parametrize(
    ("language", "line"),
    [
        (
            "en",
            "You build 7 bricks on a yellow spot of the Porta Nigra "
            "(+28 ★, −6 yellow bricks, −1 white brick, −1 Roman, "
            "reward of the Porta Nigra ×2, +2 influence tokens, +4 Romans)",
        ),
        (
            "fr",
            "Vous posez 7 briques sur un emplacement jaune de la Porta Nigra "
            "(+28 ★, −6 briques jaunes, −1 brique blanche, −1 Romain, "
            "récompense de la Porta Nigra ×2, +2 jetons Influence, +4 Romains)",
        ),
    ],
)
def test_nicoles_seven_yellow_bricks_in_a_sentence(language: str, line: str) -> None:
    table = position().quarter(0, "porta").element(0, "pn1", 3).bricks(0, yellow=6, white=1).building_display("k16")
    reader = Reader(0, PLAYERS, layout_of(GAME, table.table.view(0)).forms)
    table.play("play act1", "build 4", "on pn7", "stack 7")
    assert log(words_in(language), table.events, reader) == [line]
