"""Bots at tables: ordinary seats whose turns are jobs, given the seat's view and nothing else."""

from __future__ import annotations

import asyncio
import inspect
import time
from random import Random

import psycopg
import pytest

import quadriga
from quadriga.server import thinking
from quadriga.server.thinking import BotFailed, Thinkers
from server.house import TITLES, House, by_chance, dealt, guest, house, play_by_stream, position, record_of, run


@pytest.mark.parametrize("game", TITLES)
def test_one_person_plays_a_whole_game_against_bots(place: House, game: str) -> None:
    async def scene() -> bytes:
        players = quadriga.find_meta(game).players[0] + 1
        (ann,) = await dealt(place.bases, game, players, ("random",) * (players - 1))
        await play_by_stream(ann, by_chance(Random(5)))
        return await record_of(ann)

    record = run(scene(), 300)
    assert quadriga.verify(record).moves > 10


def test_a_table_of_bots_alone_plays_itself(place: House) -> None:
    async def scene() -> None:
        ann = await guest(place.bases[0])
        wish = {"game": "toy", "players": 2, "bots": ["random", "random"]}
        table = (await ann.post("/tables", wish)).json["id"]
        assert (await ann.post(f"/tables/{table}/start")).json["status"] == "playing"
        async with ann.stream(f"/tables/{table}/stream") as stream:
            async for event in stream:
                if event.kind == "position" and event.json.get("outcome"):
                    return

    run(scene())


def test_a_bots_turn_exists_exactly_if_the_move_does(place: House) -> None:
    """Without a job process the turn waits in the queue, written by the move's own transaction."""

    async def scene(alone: House) -> None:
        (ann,) = await dealt(alone.bases, "builders", 2, ("random",))
        shown = await position(ann)
        while shown["decider"] == ann.seat:
            answer = await ann.move(shown["seq"], shown["moves"][-1]["key"])
            assert answer.status == 200
            shown = await position(ann)
        with psycopg.connect(alone.database) as connection:
            jobs = connection.execute("SELECT args FROM procrastinate_jobs WHERE status = 'todo'").fetchall()
        assert [job[0] for job in jobs] == [{"table": ann.table, "seq": shown["seq"]}]
        alone.start_worker()
        async with ann.client.stream(f"{ann.path}/stream") as stream:
            async for event in stream:
                if event.kind == "position" and event.json["seq"] > shown["seq"]:
                    return

    with house(webs=1, worker=False) as alone:
        run(scene(alone))


def test_a_turn_whose_worker_was_killed_is_played_by_the_next() -> None:
    async def scene(place: House) -> None:
        (ann,) = await dealt(place.bases, "builders", 2, ("random",))
        rng = Random(1)
        for _ in range(3):
            shown = await position(ann)
            if shown.get("moves"):
                await ann.move(shown["seq"], rng.choice(shown["moves"])["key"])
            place.kill_worker()
            # What a killed worker leaves behind: a job that is being done by nobody.
            with psycopg.connect(place.database, autocommit=True) as connection:
                connection.execute("UPDATE procrastinate_jobs SET status = 'doing' WHERE status = 'todo'")
            place.start_worker()
        await play_by_stream(ann, by_chance(rng))
        assert (await position(ann))["outcome"]

    with house(webs=1) as place:
        run(scene(place), 200)


def test_a_bot_is_given_its_seats_view_and_its_moves_and_no_more() -> None:
    assert list(inspect.signature(thinking.think).parameters) == ["bot", "game", "seat", "view", "moves"]


def test_a_bot_that_hangs_or_breaks_is_given_up() -> None:
    table = quadriga.new("toy", 2, seed=1)

    async def scene(bot: str, seconds: float) -> float:
        thinkers = Thinkers(1, seconds)
        began = time.monotonic()
        try:
            with pytest.raises(BotFailed):
                await thinkers.choose(bot, "toy", 0, table.view(0), table.moves())
            # And the next one finds a fresh process.
            thinkers._seconds = 60
            assert await thinkers.choose("random", "toy", 0, table.view(0), table.moves())
        finally:
            thinkers.stop()
            await asyncio.sleep(0)
        return time.monotonic() - began

    run(scene("no such bot", 60))
    run(scene("random", 0.0001))
