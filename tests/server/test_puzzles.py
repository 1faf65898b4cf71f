"""Puzzles over HTTP: anybody may ask, and nobody is told more than the seat to move may know."""

from __future__ import annotations

from datetime import date, timedelta

import msgspec
import pytest

import quadriga
from quadriga.core.languages import COMPLETE
from quadriga.core.puzzle import puzzles_of, set_up
from quadriga.core.views import encode_view
from quadriga.server.tables import puzzled
from quadriga.server.tables.puzzled import how_many, of_the_day
from server.house import TITLES, Client, House, run

PUZZLED = [game for game in TITLES if puzzles_of(quadriga.find_game(game))]


@pytest.mark.parametrize("game", PUZZLED)
def test_a_puzzle_is_what_its_seat_sees(place: House, game: str) -> None:
    async def scene() -> None:
        client = Client(place.bases[0])
        title = quadriga.find_game(game)
        for number in (1, len(puzzles_of(title))):
            puzzle = puzzles_of(title)[number - 1]
            shown = (await client.get(f"/games/{game}/puzzles/{number}")).json
            table = set_up(title, puzzle)
            position = shown["position"]
            assert position["view"] == msgspec.json.decode(encode_view(table.view(puzzle.seat)))
            assert {move["key"] for move in position["moves"]} == {answer["move"] for answer in shown["answers"]}
            assert shown["answers"][0]["behind"] == 0
            assert [name == "" for name in shown["names"]] == [seat == puzzle.seat for seat in range(puzzle.players)]
            assert "seed" not in shown
            assert (await client.get(f"/games/{game}/puzzles/{number}/layout")).json["panels"]

    run(scene())


@pytest.mark.parametrize("language", COMPLETE)
def test_reasons_come_in_the_language_asked_for(place: House, language: str) -> None:
    async def scene() -> None:
        client = Client(place.bases[0])
        shown = (await client.get(f"/games/builders/puzzles/1?language={language}")).json
        said = {term["text"] for answer in shown["answers"] for term in answer.get("because", [])}
        assert said & {"en": {"Money", "Points"}, "fr": {"Argent", "Points"}}[language]

    run(scene())


@pytest.mark.parametrize("number", ["0", "21", "-1", "99999999999999999999", "x"])
def test_numbers_that_no_puzzle_has_are_refused(place: House, number: str) -> None:
    async def scene() -> None:
        client = Client(place.bases[0])
        for path in (f"/games/builders/puzzles/{number}", "/games/toy/puzzles/1", "/games/nowhere/puzzles/1"):
            assert (await client.get(path)).status in (400, 404)

    run(scene())


def test_a_click_that_leads_nowhere_is_explained(place: House) -> None:
    async def scene() -> None:
        client = Client(place.bases[0])
        found = (await client.get("/games/builders/puzzles/1/why?thing=nothing")).json
        assert found["refusals"][0]["rule"] == "core.turn.nothing-to-do"

    run(scene())


def test_everybody_has_the_same_puzzle_today(place: House) -> None:
    async def scene() -> None:
        client = Client(place.bases[0])
        shown = (await client.get("/puzzle-of-the-day")).json
        assert 1 <= shown["number"] <= how_many()[shown["game"]]
        assert (await client.get(f"/games/{shown['game']}/puzzles/{shown['number']}")).status == 200

    run(scene())


def test_a_puzzle_of_more_seats_than_names_names_them_all(monkeypatch: pytest.MonkeyPatch) -> None:
    found = puzzled._set_up("builders", 1)
    assert found is not None
    many = msgspec.structs.replace(found[0], players=9), found[1]
    monkeypatch.setattr(puzzled, "_set_up", lambda game, number: many)
    names = msgspec.json.decode(puzzled.shown("builders", 1, "en"))["names"]
    assert len(set(names)) == 9
    assert names.index("") == found[0].seat


def test_every_puzzle_has_its_day_before_one_comes_again() -> None:
    counts = how_many()
    days = len(counts) * max(counts.values())
    seen = [of_the_day(date(2026, 1, 1) + timedelta(days=day)) for day in range(days)]
    assert {(one.game, one.number) for one in seen if one} == {
        (game, number) for game, count in counts.items() for number in range(1, count + 1)
    }
