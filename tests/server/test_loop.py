"""The event loop never stalls: what takes long is done by other processes, in which people have equal shares."""

from __future__ import annotations

import asyncio
import os
import re
import signal
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any
from uuid import uuid4

import pytest

from quadriga.client import Sitter
from quadriga.server.http.middleware import AccessMiddleware
from quadriga.server.people.sessions import Person
from quadriga.server.problems import Problem
from quadriga.server.processes.loop import LONGEST, WatchedLoop
from quadriga.server.settings import Settings
from quadriga.server.tables.replaying import Lines
from quadriga.server.tables.replays import ASKER, MOST_WAITING, CannotFollow, Replays
from server.house import Client, House, by_chance, dealt, free_port, house, play_on, position, run, same_people
from server.long_tables import lengthen
from server.slow_work import NO_LINES, break_off, echo, hold, say

ENTRIES = 5_000
BURST = 40
#: Where the second web process tells its figures.
METRICS = free_port()


@pytest.fixture(scope="module")
def long() -> Iterator[tuple[House, list[Sitter], int]]:
    """A table of 5,000 entries, who sits there, and two web processes, the second of which has not opened it yet."""
    with house(webs=1, worker=False) as place:
        sitters = run(dealt(place.bases, "glory-to-rome", 2))
        head = lengthen(place, sitters, ENTRIES)
        place.start_web(metrics_port=METRICS)
        place.wait_until_ready()
        yield place, sitters, head
        assert place.errors == []


async def stalls() -> tuple[int, float]:
    """How many callbacks took longer than they may, and the processor time of all that were counted."""
    figures = (await Client(f"http://127.0.0.1:{METRICS}").get("/metrics")).body.decode()
    name = "quadriga_loop_callback_cpu_seconds"

    def figure(rest: str) -> float:
        found = re.search(rf"^{re.escape(name + rest)} (\S+)$", figures, re.MULTILINE)
        assert found is not None, rest
        return float(found[1])

    return int(figure("_count") - figure(f'_bucket{{le="{LONGEST}"}}')), figure("_sum")


def test_the_watchdog_sees_a_callback_that_takes_too_long() -> None:
    from quadriga.server.metrics import LOOP_CALLBACKS

    def seen() -> float:
        return next(one.value for metric in LOOP_CALLBACKS.collect() for one in metric.samples if "_sum" in one.name)

    async def long_callback() -> float:
        await asyncio.sleep(0)
        before = seen()
        sum(range(3_000_000))
        await asyncio.sleep(0)
        return seen() - before

    with asyncio.Runner(loop_factory=WatchedLoop) as runner:
        assert runner.run(long_callback()) > LONGEST


def test_a_cold_table_of_thousands_of_entries_stalls_nobody(long: tuple[House, list[Sitter], int]) -> None:
    place, people, head = long
    base = place.bases[1]

    async def scene() -> None:
        sitters = same_people(people, base)
        before, _ = await stalls()
        shown = await position(sitters[0])
        assert shown["seq"] == head
        assert (await stalls())[0] == before

    run(scene())


@pytest.mark.parametrize("asked", ["tally", "positions/{head}", "positions/{head}/layout", "steps?from=4900", "ahead"])
def test_a_burst_of_long_questions_stalls_nobody(long: tuple[House, list[Sitter], int], asked: str) -> None:
    """One guest asks forty times at once; whoever else comes is answered before that is done."""
    place, people, head = long
    base = place.bases[1]

    async def scene() -> None:
        sitters = same_people(people, base)
        decider = (await position(sitters[0]))["decider"]
        path = f"{sitters[0].path}/{asked.format(head=head - 1)}"
        askers = [same_people(sitters, base)[decider].client for _ in range(BURST)]
        before, _ = await stalls()
        burst = [asyncio.create_task(asker.get(path)) for asker in askers]
        health = Client(base)
        while not all(one.done() for one in burst):
            assert (await health.get("/health")).status == 200
        answers = await asyncio.gather(*burst)
        assert {answer.status for answer in answers} == {200}
        assert len({answer.body for answer in answers}) == 1
        assert (await stalls())[0] == before

    run(scene())


# The queue.


async def no_lines() -> Lines:
    return NO_LINES


class Queue:
    """A queue before one process, which is held until `let_go`."""

    def __init__(self, home: Path, most_waiting: int = 64) -> None:
        self.replays = Replays(Settings(replay_processes=1), most_waiting)
        self.begun, self.gate = home / "begun", home / "gate"
        self.answered: list[str] = []

    def ask(self, who: str, text: str) -> asyncio.Task[bytes]:
        async def asking() -> bytes:
            ASKER.set(who)
            answer = await self.replays.ask((who, text), no_lines, echo, f"{who} {text}")
            self.answered.append(answer.decode())
            return answer

        return asyncio.create_task(asking())

    async def hold(self, who: str) -> asyncio.Task[bytes]:
        async def asking() -> bytes:
            ASKER.set(who)
            return await self.replays.ask("held", no_lines, hold, self.begun, self.gate)

        held = asyncio.create_task(asking())
        while not self.begun.exists() or not self.begun.read_text():
            await asyncio.sleep(0.01)
        return held

    def let_go(self) -> None:
        self.gate.touch()


def test_whoever_asks_much_waits_behind_whoever_asks_little(tmp_path: Path) -> None:
    async def scene() -> list[str]:
        queue = Queue(tmp_path)
        try:
            held = await queue.hold("greedy")
            asked = [queue.ask("greedy", str(n)) for n in range(5)]
            await asyncio.sleep(0)
            asked += [queue.ask("modest", "once"), queue.ask("other", "once")]
            await asyncio.sleep(0)
            queue.let_go()
            await asyncio.gather(held, *asked)
            return queue.answered
        finally:
            await queue.replays.stop()

    answered = run(scene())
    assert set(answered[:3]) == {"modest once", "other once", "greedy 0"}
    assert answered[3:] == [f"greedy {n}" for n in range(1, 5)]


def test_when_all_places_are_taken_who_has_most_of_them_gives_one_up(tmp_path: Path) -> None:
    async def scene() -> None:
        queue = Queue(tmp_path, most_waiting=4)
        try:
            held = await queue.hold("greedy")
            greedy = [queue.ask("greedy", str(n)) for n in range(5)]
            await asyncio.sleep(0)
            with pytest.raises(Problem) as refused:  # the fifth finds no place
                await greedy[4]
            assert (refused.value.status, refused.value.headers["retry-after"]) == (503, "1")
            modest = [queue.ask(f"modest {n}", "once") for n in range(3)]
            await asyncio.sleep(0)
            for pushed_out in greedy[1:4]:
                with pytest.raises(Problem):
                    await pushed_out
            with pytest.raises(Problem):  # everybody has one place, and there are no more
                await queue.ask("latecomer", "once")
            queue.let_go()
            await asyncio.gather(held, greedy[0], *modest)
        finally:
            await queue.replays.stop()

    run(scene())


def test_strangers_share_with_their_address_and_take_no_place_of_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> list[str]:
        queue = Queue(tmp_path)

        async def asks(scope: Any, receive: Any, send: Any) -> None:
            text = scope["path"]
            queue.answered.append((await queue.replays.ask_anew(say, text)).decode())

        access = AccessMiddleware(asks, Settings(requests_per_second=0))
        refused: list[str] = []

        async def admit(scope: Any, digest: bytes | None) -> Person | None:
            return scope["somebody"]  # type: ignore[no-any-return]

        monkeypatch.setattr(access.limits, "admit", admit)

        def come(address: str, text: str, somebody: Person | None = None) -> asyncio.Task[None]:
            async def send(message: Any) -> None:
                if message.get("status") == 503:
                    refused.append(text)

            scope: Any = {"type": "http", "scheme": "http", "method": "GET", "path": text, "headers": []}
            scope |= {"client": (address, 1), "somebody": somebody}
            return asyncio.create_task(access(scope, _nothing_comes, send))

        try:
            held = await queue.hold("somebody")
            asked = [come(f"2001:db8::{n:x}", f"crowd {n}") for n in range(MOST_WAITING)]
            asked += [come("192.0.2.1", "other"), come("2001:db8::1", "ann", Person(1, "Ann", b""))]
            await asyncio.sleep(0)
            queue.let_go()
            await asyncio.gather(held, *asked)
            assert refused == [f"crowd {MOST_WAITING - 1}", f"crowd {MOST_WAITING - 2}"]
            return queue.answered
        finally:
            await queue.replays.stop()

    assert set(run(scene())[:3]) == {"crowd 0", "other", "ann"}


async def _nothing_comes() -> Any:
    raise AssertionError("nobody reads the body")


def test_the_same_question_is_asked_once_and_its_answer_kept(tmp_path: Path) -> None:
    async def scene() -> int:
        replays, fetched = Replays(Settings()), 0

        async def counted() -> Lines:
            nonlocal fetched
            fetched += 1
            return NO_LINES

        try:
            asked = [replays.ask("key", counted, echo, "text") for _ in range(BURST)]
            assert set(await asyncio.gather(*asked)) == {b"text"}
            assert await replays.ask("key", counted, echo, "text") == b"text"
            return fetched
        finally:
            await replays.stop()

    assert run(scene()) == 1


def test_kept_answers_are_bounded_in_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quadriga.server.tables.replays._KEPT_BYTES", 100)

    async def scene() -> int:
        replays = Replays(Settings())
        try:
            for n in range(20):
                await replays.ask(n, no_lines, echo, "x" * 40)
            return len(replays._answers)
        finally:
            await replays.stop()

    assert run(scene()) == 2


def test_a_process_that_dies_refuses_its_question_and_no_other(tmp_path: Path) -> None:
    async def scene() -> None:
        queue = Queue(tmp_path)
        try:
            held = await queue.hold("ann")
            waiting = queue.ask("bob", "once")
            await asyncio.sleep(0)
            os.kill(int(queue.begun.read_text()), signal.SIGKILL)
            with pytest.raises(Problem) as refused:
                await held
            assert refused.value.status == 503
            assert await waiting == b"bob once"
        finally:
            await queue.replays.stop()

    run(scene())


def test_work_that_fails_says_so_and_breaks_no_process() -> None:
    async def scene() -> None:
        replays = Replays(Settings())
        try:
            with pytest.raises(CannotFollow) as failed:
                await replays.ask("broken", no_lines, break_off)
            assert (failed.value.error, failed.value.seq) == ("KeyError", None)
            assert await replays.ask("next", no_lines, echo, "text") == b"text"
        finally:
            await replays.stop()

    run(scene())


def test_replays_give_way_to_people() -> None:
    async def scene() -> list[int]:
        replays = Replays(Settings())
        try:
            await replays.ask("key", no_lines, echo, "text")
            return [os.getpriority(os.PRIO_PROCESS, pid) for pid in replays.pool._pool._processes or {}]
        finally:
            await replays.stop()

    assert run(scene()) == [min(19, os.getpriority(os.PRIO_PROCESS, 0) + 3)]


# What other processes answer.


def test_a_long_table_is_played_on_as_if_it_were_short(long: tuple[House, list[Sitter], int]) -> None:
    """Opened from what another process packed, moved on, taken back, and gone back to with everyone's consent."""
    place, people, head = long

    async def scene() -> None:
        sitters = same_people(people, place.bases[1])
        shown = await play_on(sitters, by_chance(Random(1)), 3)
        assert shown["seq"] >= head + 3
        first = await sitters[0].client.get(f"{sitters[0].path}/positions/30")
        wish = {"seq": shown["seq"], "kind": "undo", "target": 30, "request": str(uuid4())}
        proposed = await sitters[0].client.post(f"{sitters[0].path}/proposals", wish)
        assert proposed.status == 201, proposed.body
        voted = await sitters[1].client.post(f"{sitters[0].path}/proposals/{proposed.json['n']}/votes", {"agree": True})
        assert voted.status == 204, voted.body
        now = await position(sitters[0])
        assert now["seq"] == shown["seq"] + 1
        assert now["view"] == first.json["view"]
        # The other process finds the same, and the game goes on there.
        there = same_people(sitters, place.bases[0])
        assert (await position(there[0]))["view"] == now["view"]
        await play_on(there, by_chance(Random(2)), 2)

    run(scene())


def test_who_comes_back_after_long_is_told_the_last_steps(long: tuple[House, list[Sitter], int]) -> None:
    place, people, head = long

    async def scene() -> None:
        sitter = same_people(people, place.bases[1])[0]
        now = (await position(sitter))["seq"]
        heard: dict[str, Any] = {}
        async with sitter.client.stream(f"{sitter.path}/stream", last_event_id=f"{head - 300}.0") as stream:
            async for event in stream:
                if event.kind == "position":
                    heard = event.json
                    break
        steps = [step["seq"] for step in heard["steps"]]
        assert steps == list(range(now - 199, now + 1))
        assert heard["skipped"] == now - 200 - (head - 300)
        asked = (await sitter.client.get(f"{sitter.path}/steps?from={now - 199}")).json["steps"]
        assert heard["steps"] == asked

    run(scene())
