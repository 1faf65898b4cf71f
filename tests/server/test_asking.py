"""Asking: why not, earlier positions, what happened, points by turn, the record."""

from __future__ import annotations

from random import Random
from urllib.parse import quote
from uuid import uuid4

import pytest

import quadriga
from quadriga.core.languages import COMPLETE, DEFAULT
from quadriga.core.record import Record
from quadriga.core.replay import open_at
from quadriga.core.views import encode_view
from server.house import TITLES, Client, House, by_chance, dealt, deciding, play_on, position, record_of, run


def test_ahead_tells_what_every_move_would_do_and_what_would_be_asked_then(place: House) -> None:
    async def scene() -> None:
        sitters = await dealt(place.bases, "minerva", 2)
        sitter, shown = await deciding(sitters)
        other = next(one for one in sitters if one is not sitter)
        now = (await sitter.client.get(f"{sitter.path}/ahead")).json["moves"]
        assert set(now) == {move["key"] for move in shown["moves"]}
        assert [one["name"] for one in now["residence"]["pending"]] == ["turn", "placing"]
        await sitter.move(shown["seq"], "residence")
        then = (await sitter.client.get(f"{sitter.path}/ahead?after=at+1+0")).json["moves"]
        assert {"up", "down", "left", "right"} <= set(then)
        assert [event["name"] for event in then["left"]["events"]] == ["faced", "activated"]
        assert then["left"]["pending"][-1]["name"] == "choosing"
        assert [one["name"] for one in then["up"]["pending"]] == ["turn"]
        assert (await sitter.client.get(f"{sitter.path}/ahead?after=at+9+9")).status == 422
        assert (await other.client.get(f"{sitter.path}/ahead")).status == 409
        assert (await position(sitter))["seq"] == shown["seq"] + 1

    run(scene())


@pytest.mark.parametrize("game", TITLES)
def test_any_position_is_as_the_asker_saw_it(place: House, game: str) -> None:
    async def scene() -> None:
        sitters = await dealt(place.bases, game, quadriga.find_meta(game).players[0] + 1)
        seen = {}
        rng = Random(9)
        for _ in range(30):
            for sitter in sitters:
                shown = await position(sitter)
                seen[sitter.seat, shown["seq"]] = shown
            await play_on(sitters, by_chance(rng), 1)
        for (seat, seq), shown in seen.items():
            answer = await sitters[seat].client.get(f"{sitters[0].path}/positions/{seq}")
            assert answer.json["view"] == shown["view"]
            assert answer.json.get("moves") == shown.get("moves")
            assert answer.json["hash"] == shown["hash"]
        head = (await position(sitters[0]))["seq"]
        assert (await sitters[0].client.get(f"{sitters[0].path}/positions/{head + 1}")).status == 404
        assert (await sitters[0].client.get(f"{sitters[0].path}/positions/1?seat=1")).status == 403

    run(scene())


@pytest.mark.parametrize("game", TITLES)
def test_positions_agree_with_the_record_opened_in_python_once_the_game_is_over(place: House, game: str) -> None:
    async def scene() -> None:
        sitters = await dealt(place.bases, game, quadriga.find_meta(game).players[0] + 1)
        await play_on(sitters, by_chance(Random(10)), 12)
        for sitter in sitters[1:]:
            await sitter.client.post(f"{sitter.path}/resignation", {"request": str(uuid4())})
        record = Record.parse(await record_of(sitters[0]))
        for n in (0, 5, len(record)):
            for seat in range(len(sitters)):  # every seat's eyes are open now
                answer = await sitters[0].client.get(f"{sitters[0].path}/positions/{n}?seat={seat}")
                assert encode_view(open_at(record, n).view(seat)) in answer.body

    run(scene())


def test_the_record_is_published_when_the_game_is_over_and_not_before(place: House) -> None:
    async def scene() -> None:
        sitters = await dealt(place.bases, "toy", 2)
        answer = await sitters[0].client.get(f"{sitters[0].path}/record")
        assert (answer.status, answer.json["error"]) == (409, "table-open")

    run(scene())


@pytest.mark.parametrize("what", ["rules", "words"])
def test_rules_and_words_come_in_every_language_there_is_and_in_no_other(place: House, what: str) -> None:
    async def scene() -> None:
        client = Client(place.bases[0])
        told = {one: await client.get(f"/games/toy/{what}?language={one}") for one in COMPLETE}
        assert {answer.status for answer in told.values()} == {200}
        assert len({answer.body for answer in told.values()}) == len(COMPLETE)
        assert (await client.get(f"/games/toy/{what}")).body == told[DEFAULT].body
        for language in ("tlh", "..%2Fwords%2Fen"):
            assert (await client.get(f"/games/toy/{what}?language={language}")).status == 404

    run(scene())


def test_why_not_names_the_rule_in_the_askers_language(place: House) -> None:
    async def scene() -> None:
        sitters = await dealt(place.bases, "toy", 2)
        sitter, _ = await deciding(sitters)
        other = next(one for one in sitters if one is not sitter)
        why = f"{sitter.path}/why"
        peek = quote(f"peek p{sitter.seat}")
        english = (await sitter.client.get(f"{why}?move={peek}&language=en")).json["refusals"]
        french = (await sitter.client.get(f"{why}?move={peek}&language=fr")).json["refusals"]
        assert [one["rule"] for one in english] == ["toy.peek.another"]
        assert english[0]["text"] != french[0]["text"]
        assert (await sitter.client.get(f"{why}?move=coin")).json["refusals"] == []
        assert (await other.client.get(f"{why}?move=coin")).json["refusals"][0]["rule"] == "core.turn.not-asked"
        thing = (await sitter.client.get(f"{why}?thing=nowhere")).json["refusals"]
        assert [one["rule"] for one in thing] == ["core.turn.nothing-to-do"]
        assert (await sitter.client.get(why)).status == 422

    run(scene())


def test_a_preview_says_what_a_move_would_do_and_whether_it_reveals(place: House) -> None:
    async def scene() -> None:
        sitters = await dealt(place.bases, "toy", 2)
        sitter, shown = await deciding(sitters)
        other = next(one for one in sitters if one is not sitter)
        coin = (await sitter.client.get(f"{sitter.path}/preview?move=coin")).json
        assert (coin["draws"], coin["reveals"]) == (False, False)
        draw = (await sitter.client.get(f"{sitter.path}/preview?move=draw")).json
        assert draw["draws"] is True
        assert (await other.client.get(f"{sitter.path}/preview?move=coin")).status == 409
        assert (await position(sitter))["seq"] == shown["seq"]

    run(scene())


@pytest.mark.parametrize("game", TITLES)
def test_steps_and_tallies_cover_the_game(place: House, game: str) -> None:
    async def scene() -> None:
        sitters = await dealt(place.bases, game, quadriga.find_meta(game).players[0] + 1)
        shown = await play_on(sitters, by_chance(Random(12)), 25)
        sitter = sitters[0]
        steps = (await sitter.client.get(f"{sitter.path}/steps?from=1")).json["steps"]
        assert [step["seq"] for step in steps] == list(range(1, shown["seq"] + 1))
        assert (await sitter.client.get(f"{sitter.path}/steps?from={shown['seq'] + 1}")).json["steps"] == []
        own = [step for step in steps if step["type"] == "move" and "move" in step]
        assert {step["seat"] for step in own} <= {sitter.seat}
        turns = (await sitter.client.get(f"{sitter.path}/tally")).json["turns"]
        assert turns[0]["seq"] == 0
        assert [turn["seq"] for turn in turns] == sorted({turn["seq"] for turn in turns})
        assert all(len(turn["tallies"]) == len(sitters) for turn in turns)

    run(scene())
