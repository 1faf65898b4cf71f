"""Bots at tables: ordinary seats whose turns are jobs, given the seat's view and nothing else."""

from __future__ import annotations

import asyncio
import inspect
import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import psycopg
import pytest

import quadriga
from bots.registered import install_bots
from quadriga.server.jobs import bot_pool
from quadriga.server.jobs.bot_pool import BotFailed, BotPool
from quadriga.server.tables.clock import BOT_OVERDUE
from server.house import (
    TITLES,
    House,
    by_chance,
    dealt,
    guest,
    house,
    play_by_stream,
    position,
    record_of,
    run,
    wait_for,
)


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


def test_a_bot_of_another_package_is_offered_and_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = os.environ.get("PYTHONPATH", "")
    monkeypatch.setenv("PYTHONPATH", f"{install_bots(tmp_path)}{os.pathsep}{before}".rstrip(os.pathsep))

    async def scene(base: str) -> bytes:
        (ann,) = await dealt([base], "toy", 2, ("first",))
        assert "first" in (await ann.client.get("/games")).json["bots"]
        await play_by_stream(ann, by_chance(Random(5)))
        return await record_of(ann)

    with house(webs=1) as own:
        assert quadriga.verify(run(scene(own.bases[0]), 60)).moves > 2
        assert own.errors == []


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
            (host,) = connection.execute("SELECT host FROM game_table").fetchone() or ()
        assert [job[0] for job in jobs] == [{"table": ann.table, "seq": shown["seq"], "host": host}]
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


def test_a_turn_whose_job_was_lost_is_asked_for_again() -> None:
    """The database went away just when a job's failure was to be written: the job is then nobody's, for ever."""

    async def scene(alone: House) -> None:
        (ann,) = await dealt(alone.bases, "builders", 2, ("random",))
        shown = await position(ann)
        while shown["decider"] == ann.seat:
            await ann.move(shown["seq"], shown["moves"][-1]["key"])
            shown = await position(ann)
        assert "deadline" not in shown  # a bot's time is nobody's business
        with psycopg.connect(alone.database, autocommit=True) as connection:
            assert connection.execute("DELETE FROM procrastinate_jobs").rowcount == 1
            soon = "UPDATE game_table SET deadline = deadline - make_interval(secs => %s) WHERE id = %s"
            assert connection.execute(soon, (BOT_OVERDUE, ann.table)).rowcount == 1
        alone.start_worker()
        async with ann.client.stream(f"{ann.path}/stream") as stream:
            async for event in stream:
                if event.kind == "position" and event.json["seq"] > shown["seq"]:
                    break
        steps = (await ann.client.get(f"{ann.path}/steps?from={shown['seq'] + 1}")).json["steps"]
        assert steps[0]["type"] == "move"

    with house(webs=1, worker=False) as alone:
        run(scene(alone))


def test_a_bot_is_given_its_seats_view_and_its_moves_and_no_more() -> None:
    """And the time it has, and the table's data file, which lies open to everybody."""
    given = ["bot", "game", "seat", "view", "moves", "budget", "edition"]
    assert list(inspect.signature(bot_pool.think).parameters) == given


def test_a_bot_that_hangs_or_breaks_is_given_up() -> None:
    table = quadriga.new("toy", 2, seed=1)

    async def scene(bot: str, seconds: float) -> float:
        bot_pool = BotPool(1, seconds)
        began = time.monotonic()
        try:
            with pytest.raises(BotFailed):
                await bot_pool.choose(bot, "toy", 0, table.view(0), table.moves())
            # And the next one finds a fresh process.
            bot_pool._seconds = 60
            assert await bot_pool.choose("random", "toy", 0, table.view(0), table.moves())
        finally:
            bot_pool.stop()
            await asyncio.sleep(0)
        return time.monotonic() - began

    run(scene("no such bot", 60))
    run(scene("random", 0.0001))


def test_a_bot_that_takes_its_process_with_it_takes_no_other_bots_turn() -> None:
    table = quadriga.new("toy", 2, seed=1)
    turn = ("random", "toy", 0, table.view(0), table.moves())

    async def scene() -> list[object]:
        bot_pool = BotPool(2, 60)
        try:
            await asyncio.gather(*(bot_pool.choose(*turn) for _ in range(2)))
            processes = list((bot_pool._pool._processes or {}).values())
            for process in processes:  # held, so that neither can answer before it dies
                os.kill(process.pid or 0, signal.SIGSTOP)
            turns = [asyncio.create_task(bot_pool.choose(*turn)) for _ in range(2)]
            await asyncio.sleep(0)  # both have been handed to the processes
            for process in processes:
                process.kill()
            return list(await asyncio.gather(*turns, return_exceptions=True))
        finally:
            bot_pool.stop()

    answers = run(scene())
    assert sum(isinstance(answer, BotFailed) for answer in answers) == 1
    assert sum(isinstance(answer, str) for answer in answers) == 1


def test_bots_give_way_to_people() -> None:
    """They think by the clock, and more of them at once than there are processors."""
    table = quadriga.new("toy", 2, seed=1)

    async def scene() -> list[int]:
        bot_pool = BotPool(1, 60)
        try:
            await bot_pool.choose("random", "toy", 0, table.view(0), table.moves())
            return [os.getpriority(os.PRIO_PROCESS, pid) for pid in bot_pool._pool._processes or {}]
        finally:
            bot_pool.stop()

    assert run(scene()) == [min(19, os.getpriority(os.PRIO_PROCESS, 0) + 10)]


def test_thinkers_that_were_stopped_leave_nothing_running() -> None:
    """A thread that still looks after its processes when the interpreter ends writes a traceback."""
    before = set(threading.enumerate())
    table = quadriga.new("builders", 2, seed=1)

    async def scene() -> set[threading.Thread]:
        bot_pool = BotPool(2, 60)
        await bot_pool.choose("random", "builders", 0, table.view(0), table.moves())
        turn = asyncio.create_task(bot_pool.choose("magister", "builders", 0, table.view(0), table.moves()))
        await asyncio.sleep(0)
        bot_pool.stop()
        left = set(threading.enumerate()) - before
        with pytest.raises(BotFailed):
            await turn
        return left

    assert {thread.name for thread in run(scene())} == set()


@contextmanager
def thinking_worker(place: House) -> Iterator[subprocess.Popen[bytes]]:
    """A job process in a group of its own, with bots in the middle of long thoughts."""

    async def tables() -> None:
        ann = await guest(place.bases[0])
        for _ in range(3):
            wish = {"game": "builders", "players": 2, "bots": ["magister", "magister"]}
            table = (await ann.post("/tables", wish)).json["id"]
            assert (await ann.post(f"/tables/{table}/start")).json["status"] == "playing"

    run(tables())
    place.log.write_text("")
    with place.log.open("ab") as log:
        worker = subprocess.Popen(
            [str(Path(sys.executable).with_name("quadriga")), "work"],
            env=place.environment(),
            stderr=log,
            stdout=log,
            process_group=0,
        )
    try:
        with psycopg.connect(place.database, autocommit=True) as connection:
            wait_for(lambda: connection.execute("SELECT 1 FROM entry WHERE seq > 1 LIMIT 1").fetchone(), "bots to move")
        yield worker
    finally:
        if not gone(worker.pid):
            os.killpg(worker.pid, signal.SIGKILL)
        worker.wait()


def gone(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return True
    return False


def test_a_stop_in_the_middle_of_thinking_is_quiet_and_makes_no_move_for_anyone() -> None:
    """The signal comes to the whole group of processes, as service managers send it."""
    with house(webs=1, worker=False, bot_processes=2) as place, thinking_worker(place) as worker:
        os.killpg(worker.pid, signal.SIGTERM)
        assert worker.wait(30) == 0
        lines = [json.loads(line) for line in place.log.read_text().splitlines()]
        assert lines[-1]["event"] == "job process stopped"
        assert {line["level"] for line in lines} == {"info"}
        wait_for(lambda: gone(worker.pid), "the processes bots think in to end")


def test_no_process_that_bots_think_in_outlives_a_killed_worker() -> None:
    with house(webs=1, worker=False, bot_processes=2) as place, thinking_worker(place) as worker:
        worker.kill()
        worker.wait()
        wait_for(lambda: gone(worker.pid), "the processes bots think in to end")
