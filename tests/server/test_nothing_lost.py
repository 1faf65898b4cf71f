"""Nothing lost: processes, Redis and PostgreSQL are killed under games at full speed, and every record is whole.

`TEST_KILLS=200 pytest tests/server/test_nothing_lost.py -s` is the long run by hand.
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any
from uuid import uuid4

import msgspec
import pytest

import quadriga
from quadriga.client import Answer, Sitter
from quadriga.core.record import MoveEntry, Record
from server.house import TITLES, Client, House, database, dealt, deciding, record_of, run
from server.services import Services, services

KILLS = int(os.environ.get("TEST_KILLS", "6"))
TABLES = 16
#: What is killed, in turn.
VICTIMS = ("web", "worker", "redis", "web", "postgres")
#: How long a table goes on after the last kill before its people resign; for ever in the long run by hand.
AFTERWARDS = 20 if KILLS < 50 else 10_000
AWAY = (OSError, asyncio.IncompleteReadError)


class Made(msgspec.Struct, frozen=True):
    """A move whose maker was told that it is written."""

    seat: int
    #: The entry it answered, and its own.
    after: int
    move: str
    seq: int
    hash: str


class Table:
    """A table and the people who play it by chance, whatever happens to the server."""

    def __init__(self, sitters: list[Sitter], rng: Random) -> None:
        self.sitters = sitters
        self.rng = rng
        self.made: list[Made] = []
        #: Moves made since the last kill.
        self.since = 0
        self.ended = False

    def is_over(self) -> bool:
        return self.ended


class Siege:
    """The players on one side, the killer on the other."""

    def __init__(self, place: House, own: Services) -> None:
        self.place = place
        self.own = own
        self.ports = list(place.webs)
        self.tables: list[Table] = []
        self.kills: Counter[str] = Counter()
        self.answers: Counter[int | str] = Counter()
        self.rng = Random(1)
        self.calm = False

    # The players.

    async def open_table(self, number: int) -> Table:
        """One more table, every other one with a bot at it; tried again until the server is there."""
        game = TITLES[number % len(TITLES)]
        players = quadriga.find_meta(game).players[0] + number % 2
        bots = ("random",) if players > 2 and number % 2 else ()
        sitters: list[Sitter] = []
        while not sitters:
            try:
                sitters = await dealt(self.place.bases, game, players, bots)
            except (*AWAY, AssertionError, LookupError, ValueError):  # whatever an answer lacks that is no answer
                await asyncio.sleep(0.2)
        table = Table(sitters, Random(number))
        self.tables.append(table)
        return table

    async def play(self, table: Table) -> None:
        await asyncio.gather(*(self._play_seat(table, sitter) for sitter in table.sitters))

    async def _play_seat(self, table: Table, sitter: Sitter) -> None:
        last = ""
        while not table.is_over():
            client = self._anywhere(sitter)
            try:
                async with client.stream(f"{sitter.path}/stream", last) as stream:
                    async for event in stream:
                        last = event.id or last
                        if event.kind == "position":
                            await self._answer(table, sitter, event.json)
                        if table.is_over():
                            return
            except AWAY:
                await asyncio.sleep(0.05)
            finally:
                client.close()

    async def _answer(self, table: Table, sitter: Sitter, shown: dict[str, Any]) -> None:
        if shown.get("outcome"):
            table.ended = True
        elif self.calm and table.since >= AFTERWARDS:
            await self._send_until_answered(sitter, "resignation", {})
        elif shown.get("moves"):
            table.since += self.calm
            move = table.rng.choice(shown["moves"])["key"]
            answer = await self._send_until_answered(sitter, "moves", {"seq": shown["seq"], "move": move})
            if answer.status == 200:
                done = answer.json
                table.made.append(Made(sitter.seat, shown["seq"], move, done["seq"], done["hash"]))

    async def _send_until_answered(self, sitter: Sitter, what: str, body: dict[str, Any]) -> Answer:
        """The same request again and again, to any process, until one says yes or no."""
        body = body | {"request": str(uuid4())}
        while True:
            client = self._anywhere(sitter)
            try:
                async with asyncio.timeout(10):
                    answer = await client.post(f"{sitter.path}/{what}", body)
                self.answers[answer.status] += 1
                if answer.status in (200, 409):
                    return answer
                assert answer.status == 503, answer.body
            except (*AWAY, TimeoutError) as error:
                self.answers[type(error).__name__] += 1
            finally:
                client.close()
            await asyncio.sleep(0.05)

    def _anywhere(self, sitter: Sitter) -> Client:
        client = Client(self.rng.choice(self.place.bases))
        client.cookie = sitter.client.cookie
        return client

    # The killer.

    async def kill_in_turn(self, kills: int) -> None:
        for number in range(kills):
            await asyncio.sleep(0.5 + self.rng.random())
            victim = VICTIMS[number % len(VICTIMS)]
            await asyncio.to_thread(getattr(self, f"kill_{victim}"))
            self.kills[victim] += 1

    def kill_web(self) -> None:
        port = self.ports[self.kills["web"] % len(self.ports)]
        self.place.kill_web(port)
        self.place.start_web(port)
        self.place.wait_until_ready()

    def kill_worker(self) -> None:
        self.place.kill_worker()
        self.place.start_worker()

    def kill_redis(self) -> None:
        self.own.kill_redis()
        self.own.start_redis()

    def kill_postgres(self) -> None:
        self.own.stop_postgres(abruptly=bool(self.kills["postgres"] % 2))
        self.own.start_postgres()


@pytest.fixture
def besieged() -> Iterator[Siege]:
    with services() as own, database(own.postgres) as url:
        place = House(url, own.redis)
        try:
            for _ in range(2):
                place.start_web()
            place.start_worker()
            place.wait_until_ready()
            yield Siege(place, own)
        finally:
            place.close()


async def besiege(siege: Siege, kills: int) -> dict[str, bytes]:
    """Tables at full speed for as long as things are killed, then to their ends; answers the records."""
    playing = [asyncio.create_task(siege.play(await siege.open_table(number))) for number in range(TABLES)]
    killing = asyncio.create_task(siege.kill_in_turn(kills))

    async def keep_them_coming() -> None:
        while not killing.done():
            for task in [task for task in playing if task.done()]:  # a table that is over makes room for another
                task.result()
                playing.remove(task)
                playing.append(asyncio.create_task(siege.play(await siege.open_table(len(siege.tables)))))
            await asyncio.wait([killing, *playing], return_when=asyncio.FIRST_COMPLETED)

    await asyncio.gather(killing, keep_them_coming())
    siege.calm = True
    await asyncio.gather(*playing)
    return {table.sitters[0].table: await record_of(table.sitters[0]) for table in siege.tables}


def test_nothing_is_lost_and_nothing_happens_twice(besieged: Siege) -> None:
    began = time.monotonic()
    records = run(besiege(besieged, KILLS), 300 + 60 * KILLS)
    acknowledged = 0
    for table in besieged.tables:
        assert table.is_over()
        data = records[table.sitters[0].table]
        quadriga.verify(data)
        record = Record.parse(data)
        assert record.end is not None
        for made in table.made:
            entry = record.entries[made.after]
            assert isinstance(entry, MoveEntry)
            assert (entry.seat, entry.move) == (made.seat, made.move)
            assert record.digests[made.seq].hex() == made.hash
        people = {sitter.seat for sitter in table.sitters}
        moves = [one for one in record.entries if isinstance(one, MoveEntry) and not one.auto]
        by_people = [one for one in moves if one.seat in people]
        assert len(by_people) == len(table.made) == len({made.after for made in table.made})
        acknowledged += len(table.made)
    assert sum(besieged.kills.values()) == KILLS
    assert besieged.place.errors == []
    sys.stdout.write(
        f"\n{KILLS} kills {dict(besieged.kills)} in {time.monotonic() - began:.0f} s: {len(besieged.tables)} tables, "
        f"{acknowledged} moves acknowledged, all in the records; answers {dict(besieged.answers)}\n"
    )


def test_killed_between_commit_and_announcement_the_opponent_has_the_move_within_3_seconds() -> None:
    async def scene(place: House) -> float:
        sitters = await dealt([place.bases[1]], "builders", 2)
        rng = Random(1)
        while True:
            sitter, shown = await deciding(sitters)
            other = sitters[1 - sitter.seat]
            doomed = Client(place.bases[0])
            doomed.cookie = sitter.client.cookie
            async with other.client.stream(f"{other.path}/stream") as stream:
                async for event in stream:
                    if event.kind == "position":
                        break
                began = time.monotonic()
                try:
                    twin = Sitter(doomed, sitter.table, sitter.seat)
                    assert (await twin.move(shown["seq"], rng.choice(shown["moves"])["key"])).status == 200
                    continue  # not its last move yet
                except ConnectionError:
                    pass
                async for event in stream:
                    if event.kind == "position" and event.json["seq"] > shown["seq"]:
                        return time.monotonic() - began

    with database() as url:
        place = House(url)
        try:
            place.start_web(program=(str(Path(__file__).with_name("planted.py")), "death"))
            place.start_web()
            place.wait_until_ready()
            assert run(scene(place)) < 3
            assert next(iter(place.webs.values())).wait(10) == -9
        finally:
            place.close()
