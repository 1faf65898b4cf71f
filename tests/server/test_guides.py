"""The guided first game over HTTP: anybody may ask, and nobody is told more than the newcomer may know."""

from __future__ import annotations

import asyncio
from typing import Any
from urllib.parse import quote

import msgspec
import pytest

import quadriga
from quadriga.core.guide import follow, guide_of, has_guide
from quadriga.core.languages import COMPLETE
from quadriga.core.turn_page import positions, turn_page_of
from quadriga.core.views import encode_view
from quadriga.server.settings import Settings
from quadriga.server.tables.guided import captions, with_guides
from quadriga.server.tables.replays import Replays
from server.house import TITLES, Client, House, run

GUIDED = [game for game in TITLES if has_guide(quadriga.find_game(game))]


@pytest.mark.parametrize("game", GUIDED)
def test_every_position_is_what_the_newcomer_sees(place: House, game: str) -> None:
    async def scene() -> None:
        client = Client(place.bases[0])
        title = quadriga.find_game(game)
        guide = guide_of(title)
        shown = (await client.get(f"/games/{game}/guide")).json
        assert [step["seq"] for step in shown["steps"]] == guide.seqs()[:-1]
        at = {step["seq"]: step for step in shown["steps"] if step.get("move")}
        for table in follow(title, guide):
            position = (await client.get(f"/games/{game}/guide/positions/{table.head}")).json
            assert position["view"] == msgspec.json.decode(encode_view(table.view(guide.seat)))
            moves = {move["key"]: move["at"] for move in position.get("moves", [])}
            assert bool(moves) == (table.decider == guide.seat)
            if step := at.get(table.head):
                assert moves[step["move"]] == step.get("at", [])
            for told in position.get("steps", []):
                assert told["seat"] == guide.seat or not told.get("move")
        assert shown["last"] == table.head
        assert (await client.get(f"/games/{game}/guide/positions/{table.head + 1}")).status == 404
        assert (await client.get(f"/games/{game}/guide/positions/{table.head}/layout")).json["panels"]

    run(scene())


@pytest.mark.parametrize("language", COMPLETE)
def test_captions_come_in_the_language_asked_for(place: House, language: str) -> None:
    async def scene() -> None:
        client = Client(place.bases[0])
        shown = (await client.get(f"/games/builders/guide?language={language}")).json
        expected = {"en": "Start small", "fr": "Commencez petit"}
        assert shown["steps"][1]["title"] == expected[language]
        assert shown["steps"][1]["text"]
        assert shown["steps"][1]["rule_title"]

    run(scene())


def test_a_click_that_leads_nowhere_is_explained(place: House) -> None:
    async def scene() -> None:
        client = Client(place.bases[0])
        path = "/games/builders/guide/positions/0/why"
        refused = (await client.get(f"{path}?thing={quote('b26@next.building')}")).json
        assert refused["refusals"][0]["rule"] == "b.open.from-the-row"
        assert refused["instead"]
        assert (await client.get(f"{path}?thing={quote('b06@row.buildings')}")).json["refusals"] == []
        nonsense = (await client.get(f"{path}?thing={quote('x' * 150)}&begun={quote('y z')}")).json
        assert nonsense["refusals"][0]["rule"] == "core.turn.nothing-to-do"
        assert (await client.get(path)).status == 400
        assert (await client.get(f"{path}?thing={'x' * 201}")).status == 400

    run(scene())


@pytest.mark.parametrize("game", GUIDED)
def test_a_turn_page_shows_what_the_newcomer_sees_and_no_more(place: House, game: str) -> None:
    async def scene() -> None:
        client = Client(place.bases[0])
        title = quadriga.find_game(game)
        page = turn_page_of(title)
        tables = positions(title, page)
        for language in COMPLETE:
            shown = (await client.get(f"/games/{game}/turn?language={language}")).json
            assert [panel["shows"] for panel in shown["panels"]] == [list(panel.shows) for panel in page.panel]
            assert all(panel["title"] and panel["text"] and panel["rule_title"] for panel in shown["panels"])
            for position in shown["positions"]:
                assert position.keys() == {"seq", "view", "tally", "layout"}
                table = tables[position["seq"]]
                assert position["view"] == msgspec.json.decode(encode_view(table.view(page.seat)))
                assert position["tally"] == msgspec.json.decode(msgspec.json.encode(table.tally(page.seat)))

    run(scene())


def test_what_has_no_guide_is_not_there(place: House) -> None:
    async def scene() -> None:
        client = Client(place.bases[0])
        games = (await client.get("/games")).json
        assert games["guided"] == games["turn_pages"] == GUIDED
        for path in ("guide", "turn", "guide/positions/0", "guide/positions/0/layout", "guide/positions/0/why?thing=x"):
            assert (await client.get(f"/games/toy/{path}")).status == 404
            assert (await client.get(f"/games/nothing/{path}")).status == 404
        for path in ("guide", "turn"):
            assert (await client.get(f"/games/builders/{path}?language=xx")).status == 404

    run(scene())


def test_captions_are_made_once_and_beside_the_event_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reading the words of a game takes a third of a second: no process that answers requests does it."""

    def read(*args: object, **more: object) -> None:
        raise AssertionError("words were read in the process that asks")

    async def scene() -> None:
        replays, begun = Replays(Settings()), 0
        run_elsewhere = replays.pool.run

        async def counted(*args: Any) -> Any:
            nonlocal begun
            begun += 1
            return await run_elsewhere(*args)

        monkeypatch.setattr(replays.pool, "run", counted)
        monkeypatch.setattr("quadriga.server.tables.guided.Words", read)
        about = captions, "builders", "fr"
        try:
            told = await asyncio.gather(*(replays.ask_apart(about, *about) for _ in range(20)))
            told.append(await replays.ask_apart(about, *about))
            assert begun == 1
            assert len(set(told)) == 1
            assert msgspec.json.decode(told[0])["steps"][1]["title"] == "Commencez petit"
        finally:
            await replays.stop()

    run(scene())


def test_which_games_have_a_guide_is_looked_up_once(monkeypatch: pytest.MonkeyPatch) -> None:
    with_guides.cache_clear()
    assert set(GUIDED) <= set(with_guides())

    def look(game: object) -> bool:
        raise AssertionError("looked for a file again")

    monkeypatch.setattr("quadriga.server.tables.guided.has_guide", look)
    assert set(GUIDED) <= set(with_guides())
