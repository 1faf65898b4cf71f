"""How fast the server is: `python bench/server.py`, with PostgreSQL and Redis running on this machine.

One web process (or `--processes N`), 16 tables of four seats over HTTP, every seat with its stream
open, every move durable before it is acknowledged. Beside it in the same run:
bare PostgreSQL taking the same rows one by one from as many clients. The server itself
writes together what waits together, which is why it needs less of PostgreSQL for a move.
Then the same process with thousands of idle streams on one table, and tables at which
people wait for a bot that searches. `bench/tables.py` has what is there when nobody moves.

The processor time of a move is split in a run of its own, in which the web process
looks at its own stack after every few milliseconds of processor time.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import resource
import secrets
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any, NamedTuple
from urllib.request import urlopen

import asyncpg
import msgspec
import psycopg
import redis.asyncio as redis
import uvloop

# The tests in place of this folder, where this very file would hide their package of that name.
sys.path.pop(0)
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from quadriga.bots import USUAL
from quadriga.client import Client, Sitter
from quadriga.server.jobs.check_rules import migrate
from quadriga.server.serve import serve
from quadriga.server.settings import Settings, read_settings
from quadriga.server.storage.batch_writer import APPEND, Addition, Reckoning, parameters_of_one
from quadriga.server.storage.pubsub import channel_prefix
from quadriga.server.storage.seeds import new_key
from server.used import ENTRIES, INDEX, WRITTEN, Held, asked, cpu_of_all, cpu_of_postgres, idle_cpu, memory_of

SEED_KEY = new_key()
#: Processor time between two looks, in seconds.
EVERY = 0.004
#: Where the innermost frame of a sample lies, and what that time is called.
PARTS = (
    ("quadriga/games/", "rules"),
    ("quadriga/core/", "rules"),
    ("quadriga/server/tables/serialize.py", "encoding"),
    ("quadriga/server/storage/batch_writer.py", "database"),
    ("asyncpg/", "database"),
    ("quadriga/server/storage/pubsub.py", "fan-out"),
    ("redis/", "fan-out"),
    ("hiredis", "fan-out"),
    ("litestar/", "framework"),
    ("uvicorn/", "framework"),
    ("quadriga/server/", "server"),
)


class Asked(msgspec.Struct):
    """The part of a position a scripted player looks at; the rest is not even decoded."""

    class Move(msgspec.Struct):
        key: str

    seq: int
    moves: list[Move] = []
    decider: int | None = None


decode = msgspec.json.Decoder(Asked).decode


# The web process.


def part_of(frame: FrameType | None) -> str:
    while frame is not None:
        name = frame.f_code.co_filename
        for place, part in PARTS:
            if place in name:
                return part
        frame = frame.f_back
    return "loop and sockets"


def run_web(watched: bool) -> None:
    found: Counter[str] = Counter()

    def look(_: int, frame: FrameType | None) -> None:
        found[part_of(frame)] += 1

    def tell(*_: object) -> None:
        Path(os.environ["BENCH_SAMPLES"]).write_bytes(msgspec.json.encode(found))
        found.clear()

    signal.signal(signal.SIGUSR1, tell)
    if watched:
        signal.signal(signal.SIGPROF, look)
        signal.setitimer(signal.ITIMER_PROF, EVERY, EVERY)
    settings = read_settings({name: value for name, value in os.environ.items() if name.startswith("QUADRIGA_")})
    serve(settings, int(os.environ["BENCH_PROCESSES"]))


# The players.


class Load:
    """Tables played by chance as fast as the answers come; a table that is over makes room for another."""

    def __init__(self, base: str, game: str, tables: int, seats: int, bots: tuple[str, ...] = ()) -> None:
        self.base = base
        self.game = game
        self.tables = tables
        #: How many people sit at a table, and the bots beside them.
        self.seats = seats
        self.bots = bots
        self.moves = 0
        self.latencies: list[float] = []
        self.measuring = False
        self.rng = Random(1)

    async def run(self, warm: float, seconds: float) -> float:
        playing = [asyncio.create_task(self.play_tables(number)) for number in range(self.tables)]
        await asyncio.sleep(warm)
        began = time.perf_counter()
        self.measuring = True
        await asyncio.sleep(seconds)
        self.measuring = False
        spent = time.perf_counter() - began
        for task in playing:
            if task.done():
                task.result()  # a player that failed says why
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        return spent

    async def play_tables(self, number: int) -> None:
        while True:
            sitters = await self.deal()
            await asyncio.gather(*(self.play(sitter) for sitter in sitters))
            for sitter in sitters:
                sitter.client.close()

    async def deal(self) -> list[Sitter]:
        people = [Client(self.base) for _ in range(self.seats)]
        for number, person in enumerate(people):
            await person.be_guest(f"P{number}")
        players = self.seats + len(self.bots)
        wish = {"game": self.game, "players": players, "bots": self.bots, "in_lobby": True, "watch": "anyone"}
        table = (await people[0].post("/tables", wish)).json
        sitters = [Sitter(person, table["id"], seat) for seat, person in enumerate(people)]
        for sitter in sitters:
            await sitter.sit()
        await people[0].post(f"{sitters[0].path}/start")
        for sitter in sitters:
            await sitter.reveal()
        return sitters

    async def play(self, sitter: Sitter) -> None:
        async with sitter.client.stream(f"{sitter.path}/stream") as stream:
            async for event in stream:
                if event.kind != "position":
                    continue
                if b'"outcome"' in event.data:
                    return
                if b'"moves":[' in event.data:
                    await self.move(sitter, decode(event.data))

    async def move(self, sitter: Sitter, asked: Asked) -> None:
        began = time.perf_counter()
        answer = await sitter.move(asked.seq, self.rng.choice(asked.moves).key)
        if self.measuring:
            assert answer.status == 200, answer.body
            self.latencies.append(time.perf_counter() - began)
            self.moves += 1


# Bare PostgreSQL.


async def bare_postgres(url: str, clients: int, seconds: float) -> float:
    """Rows like a move's, each by a statement of its own, from as many clients: moves a second."""
    body, digest, trace = b"x" * 90, b"d" * 32, b"t" * 8
    done = 0
    end = time.perf_counter() + seconds

    async def append(number: int) -> None:
        nonlocal done
        connection = await asyncpg.connect(url)
        id = f"bare{number}-{secrets.token_hex(4)}"
        await connection.execute(
            """
            INSERT INTO game_table (id, game, edition, options, status, host, in_lobby, watch, invite, commitment, head)
            SELECT $1, '', '', '{}', 'playing', min(person.id), false, 'nobody', '', '', 0 FROM person
            """,
            id,
        )
        statement = await connection.prepare(APPEND)
        head = 0
        while time.perf_counter() < end:
            lines = [head + 1], [body], [digest], [trace]
            addition = Addition(id, head, head + 1, 1, "playing", None, Reckoning(), *lines)
            assert await statement.fetchrow(*parameters_of_one(addition)) is not None
            head += 1
            done += 1
        await connection.close()

    await asyncio.gather(*(append(number) for number in range(clients)))
    return done / seconds


@asynccontextmanager
async def announcements(url: str, heard: Counter[str]) -> Any:
    """Count what is published through a database of Redis."""
    client = redis.Redis.from_url(url)
    listening = client.pubsub()
    await listening.psubscribe(f"{channel_prefix(url)}*")

    async def listen() -> None:
        async for message in listening.listen():
            heard[message["type"]] += 1

    task = asyncio.create_task(listen())
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await listening.aclose()  # type: ignore[no-untyped-call]
        await client.aclose()


# The house.


class Place(NamedTuple):
    base: str
    web: int
    #: The job process; 0 where there is none.
    jobs: int


@contextmanager
def house(
    url: str, options: argparse.Namespace, watched: bool = False, worker: bool = False, processes: int = 1
) -> Iterator[Place]:
    port = 18_000 + os.getpid() % 1000
    environment = {name: value for name, value in os.environ.items() if not name.startswith("QUADRIGA_")} | {
        "QUADRIGA_DATABASE": url,
        "QUADRIGA_REDIS": options.redis,
        "QUADRIGA_SEED_KEYS": SEED_KEY,
        "QUADRIGA_PORT": str(port),
        "QUADRIGA_REQUESTS_PER_SECOND": "0",
        "QUADRIGA_GUESTS_PER_MINUTE": "0",
        "QUADRIGA_TABLES_PER_PERSON": "0",
        "QUADRIGA_STREAMS_PER_PERSON": "0",
        "QUADRIGA_CONNECTIONS": "16",
        "QUADRIGA_LOG": "warning",
        "BENCH_SAMPLES": f"/tmp/quadriga-bench-{port}.json",
        "BENCH_PROCESSES": str(processes),
    }
    command = [sys.executable, __file__, "--web", *(["--watched"] if watched else [])]
    process = subprocess.Popen(command, env=environment)
    jobs = [str(Path(sys.executable).with_name("quadriga")), "work"]
    started = [process, *([subprocess.Popen(jobs, env=environment)] if worker else [])]
    base = f"http://127.0.0.1:{port}"
    try:
        for _ in range(600):
            try:
                with urlopen(f"{base}/ready", timeout=1):
                    break
            except OSError:
                time.sleep(0.1)
        yield Place(base, process.pid, started[-1].pid if worker else 0)
    finally:
        for one in started:
            one.terminate()
        for one in started:
            one.wait(20)


def samples_of(pid: int, base: str) -> dict[str, int]:
    path = Path(f"/tmp/quadriga-bench-{base.rpartition(':')[2]}.json")
    path.unlink(missing_ok=True)
    os.kill(pid, signal.SIGUSR1)
    while not path.exists():
        time.sleep(0.05)
    time.sleep(0.1)
    found: dict[str, int] = msgspec.json.decode(path.read_bytes())
    path.unlink()
    return found


@contextmanager
def database(server: str) -> Iterator[str]:
    name = f"quadriga_bench_{secrets.token_hex(4)}"
    with psycopg.connect(f"{server}/postgres", autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"')
    try:
        asyncio.run(migrate(Settings(database=f"{server}/{name}", seed_keys=SEED_KEY)))
        yield f"{server}/{name}"
    finally:
        with psycopg.connect(f"{server}/postgres", autocommit=True) as connection:
            connection.execute(f'DROP DATABASE "{name}" WITH (FORCE)')


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def bench_moves(url: str, options: argparse.Namespace, watched: bool) -> None:
    with house(url, options, watched, processes=1 if watched else options.processes) as (base, pid, _):
        load = Load(base, options.game, options.tables, options.seats)
        before: dict[str, float] = {}
        heard: Counter[str] = Counter()

        async def measured() -> float:
            async def note() -> None:
                while not load.measuring:
                    await asyncio.sleep(0.01)
                before.update(web=cpu_of_all(pid), postgres=cpu_of_postgres(), players=time.process_time())
                before.update(held=asked(url, "SELECT count(*) FROM entry"), log=asked(url, WRITTEN))
                heard.clear()
                if watched:
                    samples_of(pid, base)

            async with announcements(options.redis, heard):
                noting = asyncio.create_task(note())
                spent = await load.run(options.warm, options.seconds)
                await noting
                return spent

        spent = uvloop.run(measured())
        web, postgres = cpu_of_all(pid) - before["web"], cpu_of_postgres() - before["postgres"]
        players = time.process_time() - before["players"]
        each = 1e6 / load.moves
        if watched:
            shares = samples_of(pid, base)
            looks = max(1, sum(shares.values()))
            print(f"processor time of a move in the web process, in microseconds, by {looks} looks")
            for part, count in sorted(shares.items(), key=lambda one: -one[1]):
                print(f"  {part:<18} {count / looks * web * each:8.0f}")
            return
        print(f"{options.tables} tables of {options.seats} seats, {options.game}, streams open, {spent:.0f} s")
        print(f"  web processes      {options.processes:8}")
        print(f"  moves              {load.moves / spent:8,.0f} /s")
        for share in (0.5, 0.95, 0.99):
            print(f"  p{100 * share:<2.0f}                {percentile(load.latencies, share):8.1f} ms")
        print(f"  web process        {web * each:8.0f} us a move, {100 * web / spent:.0f} % of a core")
        print(f"  PostgreSQL         {postgres * each:8.0f} us a move, {100 * postgres / spent:.0f} % of a core")
        print(f"  the players        {players * each:8.0f} us a move, {100 * players / spent:.0f} % of a core")
        rows, held = asked(url, "SELECT count(*) FROM entry") - before["held"], Held.by(url, ENTRIES)
        index, log = asked(url, INDEX) / held.rows, asked(url, WRITTEN) - before["log"]
        print(f"  rows added         {rows / load.moves:8.2f} a move, {held.bytes / held.rows:.0f} bytes", end="")
        print(f" and {index:.0f} in the index")
        print(f"  written ahead      {log / load.moves:8,.0f} bytes a move, by all of PostgreSQL")
        print(f"  published          {heard['pmessage'] / load.moves:8.2f} a move")


def bench_streams(url: str, options: argparse.Namespace) -> None:
    """Thousands of spectators at one table: what an idle stream holds, and how long a move takes to the last."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    with house(url, options) as (base, pid, _):

        async def scene() -> None:
            load = Load(base, options.game, 1, 2)
            sitters = await load.deal()
            cookie = Client(base)
            await cookie.be_guest("Watcher")
            table = sitters[0].path
            before = memory_of(pid)
            told = asyncio.Semaphore(0)
            heads = [0] * options.streams
            ready = asyncio.Semaphore(0)

            async def watch(number: int) -> None:
                async with cookie.stream(f"{table}/stream") as stream:
                    assert stream.status == 200, stream.refusal.body
                    async for event in stream:
                        if event.kind == "position":
                            (told if heads[number] else ready).release()
                            heads[number] += 1

            watching = []
            for number in range(options.streams):
                watching.append(asyncio.create_task(watch(number)))
                if number % 100 == 99:
                    for _ in range(100):
                        await ready.acquire()
            held = (memory_of(pid) - before) / options.streams
            idle = await idle_cpu(pid, options.quiet)
            shown = (await sitters[0].client.get(table)).json["position"]
            spent = []
            for _ in range(5):
                sitter = sitters[shown["decider"]]
                shown = (await sitter.client.get(table)).json["position"]
                began = time.perf_counter()
                await sitter.move(shown["seq"], shown["moves"][0]["key"])
                for _ in range(options.streams):
                    await told.acquire()
                spent.append(time.perf_counter() - began)
                shown = (await sitters[0].client.get(table)).json["position"]
            for task in watching:
                task.cancel()
            await asyncio.gather(*watching, return_exceptions=True)
            print(f"{options.streams} idle streams on one table in one process")
            print(f"  memory             {held / 1024:8.1f} KB a stream")
            print(f"  web process        {idle / options.streams:8.1f} us a second for each")
            print(f"  a move to the last {min(spent):8.2f} s at best, {max(spent):.2f} s at worst of 5")

        uvloop.run(scene())


class Waiting(Load):
    """One person and one magister at each table; the people answer at once, so that all tables wait for their bot."""

    def __init__(self, base: str, game: str, tables: int) -> None:
        super().__init__(base, game, tables, 1, ("magister",))
        self.answers: list[float] = []

    async def play(self, sitter: Sitter) -> None:
        since = 0.0
        async with sitter.client.stream(f"{sitter.path}/stream") as stream:
            async for event in stream:
                if event.kind != "position":
                    continue
                now, asked = time.perf_counter(), decode(event.data)
                if since and self.measuring:
                    self.answers.append(now - since)
                if b'"outcome"' in event.data:
                    return
                since = now if asked.decider == 1 else 0.0
                if asked.moves:
                    await self.move(sitter, asked)


def bench_answers(url: str, options: argparse.Namespace) -> None:
    budget = USUAL.milliseconds
    with house(url, options, worker=True) as (base, _, jobs):
        load = Waiting(base, options.game, options.waiting)
        before = cpu_of_all(jobs)
        uvloop.run(load.run(2 * options.warm, 2 * options.seconds))
        spent = 1e3 * (cpu_of_all(jobs) - before) / (2 * options.warm + 2 * options.seconds)
    # What took less than the budget says nothing of lateness: a single legal move, or a choice settled before.
    thought = [seconds for seconds in load.answers if seconds * 1000 >= budget]
    print(f"{options.waiting} tables waiting for magister, {options.game}, {budget} ms a decision")
    print(f"  answers            {len(thought):8}")
    for share in (0.5, 0.95, 0.99):
        beyond = percentile(thought, share) - budget
        print(f"  p{100 * share:<2.0f}                {beyond:8.1f} ms beyond the budget")
    print(f"  job processes      {spent:8.0f} ms a second, all told")
    print(f"  moves of people    {percentile(load.latencies, 0.95):8.1f} ms at p95 of {len(load.latencies)}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--postgres", default="postgresql://postgres@127.0.0.1:5432")
    parser.add_argument("--redis", default="redis://127.0.0.1:6379/0")
    parser.add_argument("--game", default="builders")
    parser.add_argument("--tables", type=int, default=16)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--processes", type=int, default=1, help="web processes on one port, for the moves")
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--warm", type=float, default=4)
    parser.add_argument("--streams", type=int, default=5000)
    parser.add_argument("--quiet", type=float, default=30, help="seconds in which streams do nothing")
    parser.add_argument("--waiting", type=int, default=8)
    parser.add_argument("--only", choices=["moves", "split", "streams", "answers"])
    parser.add_argument("--web", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--watched", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.web:
        run_web(options.watched)
        return
    with database(options.postgres) as url:
        if options.only in (None, "moves"):
            bench_moves(url, options, watched=False)
            bare = uvloop.run(bare_postgres(url, options.tables, options.seconds / 2))
            print(f"bare PostgreSQL, {options.tables} clients, one by one: {bare:,.0f} moves/s")
        if options.only in (None, "split"):
            bench_moves(url, options, watched=True)
        if options.only in (None, "streams"):
            bench_streams(url, options)
        if options.only in (None, "answers"):
            bench_answers(url, options)


if __name__ == "__main__":
    main()
