"""A whole server for a test: processes of its own on a database of its own, and people who play there."""

from __future__ import annotations

import asyncio
import os
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, ClassVar, TypeVar
from urllib.parse import urlsplit
from urllib.request import urlopen

import psycopg

import quadriga
from quadriga.client import Answer, Sitter
from quadriga.client import Client as HttpClient
from quadriga.server.jobs.check_rules import migrate
from quadriga.server.settings import Settings, read_settings
from quadriga.server.storage.seeds import Seeds, new_key

POSTGRES = os.environ.get("TEST_POSTGRES", "postgresql://postgres@127.0.0.1:5432")
#: Redis, and a database of it for each process that tests: people have the same numbers in every new database of
#: PostgreSQL, and what is announced of one server's people must not reach those of another.
REDIS_SERVER = os.environ.get("TEST_REDIS", "redis://127.0.0.1:6379")
REDIS = f"{REDIS_SERVER}/{int(os.environ.get('PYTEST_XDIST_WORKER', 'gw0')[2:]) % 4}"
#: Every title present is played in these tests.
TITLES = [id for id in quadriga.installed() if len(quadriga.find_meta(id).players) > 1]
#: A title with things to hide.
HIDING = "toy"
#: What encrypts seeds here.
SEED_KEY = new_key()
#: The longest a test waits for anything before it says so.
PATIENCE = 120.0

T = TypeVar("T")


class Client(HttpClient):
    """A client that is closed when the test that made it ends."""

    made: ClassVar[list[Client]] = []

    def __init__(self, base: str) -> None:
        super().__init__(base)
        self.made.append(self)


class NamedHostClient(Client):
    """A client that calls the server by another name than its address, as behind a proxy."""

    def __init__(self, base: str, host: str) -> None:
        super().__init__(base)
        self.host = host

    def _request(self, method: str, path: str, body: bytes, headers: dict[str, str]) -> bytes:
        own = f"host: {urlsplit(self.base).netloc}\r\n".encode()
        named = f"host: {self.host}\r\n".encode() if self.host else b""
        return super()._request(method, path, body, headers).replace(own, named, 1)


def run(test: Awaitable[T], seconds: float = PATIENCE * 2) -> T:
    """Run the asynchronous part of a test, with an end."""

    async def ended() -> T:
        try:
            return await asyncio.wait_for(test, seconds)
        finally:
            while Client.made:
                Client.made.pop().close()
            await asyncio.sleep(0)  # the connections are closed on the next turn of the loop

    return asyncio.run(ended())


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def database(server: str = POSTGRES) -> Iterator[str]:
    """A database of one's own, migrated; gone afterwards."""
    name = f"quadriga_test_{secrets.token_hex(6)}"
    with psycopg.connect(f"{server}/postgres", autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"')
    try:
        url = f"{server}/{name}"
        asyncio.run(migrate(Settings(database=url, seed_keys=SEED_KEY)))
        yield url
    finally:
        with psycopg.connect(f"{server}/postgres", autocommit=True) as connection:
            connection.execute(f'DROP DATABASE "{name}" WITH (FORCE)')


class House:
    """The processes of one server."""

    def __init__(self, database: str, redis: str = REDIS, **settings: Any) -> None:
        self.database = database
        self.redis = redis
        self.settings = {
            "requests_per_second": 0,
            "guests_per_minute": 0,
            "editions_per_hour": 0,
            "reviews_per_hour": 0,
            "tables_per_person": 0,
            "bot_tables_per_person": 0,
            "streams_per_person": 0,
            "chat_per_minute": 0,
            "hints_per_minute": 0,
            "table_hints_per_minute": 0,
            "hint_iterations": 16,
            "tokens_per_person": 0,
            "stalled_seconds": 2,
            "poll_seconds": 2,
            "bot_processes": 1,
            # Three workers test at a time, some with four processes, and PostgreSQL lets in a hundred.
            "connections": 4,
            "seed_keys": SEED_KEY,
        } | settings
        self.webs: dict[int, subprocess.Popen[bytes]] = {}
        self.worker: subprocess.Popen[bytes] | None = None
        self.log = Path(tempfile.mkstemp(prefix="quadriga-house-", suffix=".log")[1])

    def environment(self, **more: Any) -> dict[str, str]:
        given = self.settings | {"database": self.database, "redis": self.redis} | more
        clean = {name: value for name, value in os.environ.items() if not name.startswith("QUADRIGA_")}
        return clean | {f"QUADRIGA_{name.upper()}": str(value) for name, value in given.items()}

    def read_settings(self) -> Settings:
        return read_settings(self.environment())

    def start(self, *command: str, **more: Any) -> subprocess.Popen[bytes]:
        """A process of this server; its output goes to the log."""
        with self.log.open("ab") as log:
            return subprocess.Popen(command, env=self.environment(**more), stderr=log, stdout=log)

    def start_web(
        self, port: int | None = None, program: tuple[str, ...] = ("quadriga", "serve"), **settings: Any
    ) -> str:
        """Start a web process, at once, with settings of its own; `wait_until_ready` says when it serves."""
        port = port or free_port()
        self.webs[port] = self.start(*_found(program), port=port, **settings)
        return f"http://127.0.0.1:{port}"

    def start_worker(self) -> None:
        self.worker = self.start(*_found(("quadriga", "work")))

    @property
    def bases(self) -> list[str]:
        return [f"http://127.0.0.1:{port}" for port in self.webs]

    def wait_until_ready(self) -> None:
        for port, process in self.webs.items():
            wait_for(lambda port=port, process=process: process.poll() is not None or _ready(port), "a web process")  # type: ignore[misc]
            assert process.poll() is None, self.log.read_text()

    def kill_web(self, port: int) -> None:
        self.webs[port].kill()
        self.webs[port].wait()

    def kill_worker(self) -> None:
        assert self.worker is not None
        self.worker.kill()
        self.worker.wait()

    def stop(self) -> None:
        processes = [*self.webs.values(), *([self.worker] if self.worker else [])]
        for process in processes:
            if process.poll() is None:
                process.send_signal(signal.SIGTERM)
        for process in processes:
            try:
                process.wait(15)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()

    @property
    def errors(self) -> list[str]:
        """What the processes logged as mistakes of their own."""
        return [line for line in self.log.read_text().splitlines() if '"level": "error"' in line]

    def close(self) -> None:
        self.stop()
        self.log.unlink(missing_ok=True)


def _found(program: tuple[str, ...]) -> tuple[str, ...]:
    """A program beside the Python that runs the tests, or a file of Python."""
    if program[0].endswith(".py"):
        return sys.executable, *program
    return str(Path(sys.executable).with_name(program[0])), *program[1:]


def _ready(port: int) -> bool:
    try:
        with urlopen(f"http://127.0.0.1:{port}/ready", timeout=2) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


def wait_for(condition: Callable[[], object], what: str, seconds: float = PATIENCE) -> None:
    """Look until something is so; fail when it does not become so."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, f"waited {seconds} s for {what}"
        time.sleep(0.02)


@contextmanager
def house(webs: int = 2, worker: bool = True, **settings: Any) -> Iterator[House]:
    """Two web processes and a job process, on the services of this machine."""
    with database() as url:
        place = House(url, **settings)
        try:
            for _ in range(webs):
                place.start_web()
            if worker:
                place.start_worker()
            place.wait_until_ready()
            yield place
        finally:
            place.close()


async def guest(base: str, name: str = "Ann") -> Client:
    client = Client(base)
    answer = await client.be_guest(name)
    assert answer.status == 201, answer.body
    return client


async def seated(bases: list[str], game: str, players: int, bots: tuple[str, ...] = (), **more: Any) -> list[Sitter]:
    """People who have sat down at a table, spread over the web processes; the first is the host."""
    people = [await guest(bases[n % len(bases)], f"P{n}") for n in range(players - len(bots))]
    wish = {"game": game, "players": players, "bots": bots} | more
    answer = await people[0].post("/tables", wish)
    assert answer.status == 201, answer.body
    table = answer.json
    sitters = [Sitter(person, table["id"], seat) for seat, person in enumerate(people)]
    for sitter in sitters:
        assert (await sitter.client.post(f"{sitter.path}/visits", {"invite": table["invite"]})).status == 200
        answer = await sitter.sit()
        assert answer.status == 200, answer.body
    return sitters


async def dealt(bases: list[str], game: str, players: int, bots: tuple[str, ...] = (), **more: Any) -> list[Sitter]:
    """People at a table that has been dealt."""
    sitters = await seated(bases, game, players, bots, **more)
    answer = await sitters[0].client.post(f"{sitters[0].path}/start")
    assert answer.status == 200, answer.body
    for sitter in sitters:
        answer = await sitter.reveal()
        assert answer.status == 200, answer.body
    return sitters


def same_people(sitters: list[Sitter], base: str) -> list[Sitter]:
    """The same people with what their clients keep, at another process."""
    again = []
    for old in sitters:
        client = Client(base)
        client.cookie = old.client.cookie
        sitter = Sitter(client, old.table, old.seat)
        sitter.commitment, sitter.nonce, sitter.nonce_hashes = old.commitment, old.nonce, old.nonce_hashes
        again.append(sitter)
    return again


async def position(sitter: Sitter) -> dict[str, Any]:
    answer = await sitter.client.get(sitter.path)
    assert answer.status == 200, answer.body
    shown: dict[str, Any] = answer.json["position"]
    return shown


async def deciding(sitters: list[Sitter]) -> tuple[Sitter, dict[str, Any]]:
    """Whoever decides, and the position as that seat sees it; anyone, once the game is over."""
    shown = await position(sitters[0])
    decider = shown.get("decider", sitters[0].seat)
    sitter = next(one for one in sitters if one.seat == decider)
    return sitter, shown if sitter is sitters[0] else await position(sitter)


Chooser = Callable[[dict[str, Any]], str]


def by_chance(rng: Random) -> Chooser:
    return lambda shown: str(rng.choice(shown["moves"])["key"])


async def play_on(sitters: list[Sitter], choose: Chooser, moves: int) -> dict[str, Any]:
    """Play some moves without streams; answers the last position, seen by seat 0."""
    for _ in range(moves):
        sitter, shown = await deciding(sitters)
        if shown.get("outcome"):
            break
        answer = await sitter.move(shown["seq"], choose(shown))
        assert answer.status == 200, answer.body
    return await position(sitters[0])


async def play_by_stream(sitter: Sitter, choose: Chooser) -> dict[str, Any]:
    """Play a seat from its stream until the game is over; answers the last position."""
    async with sitter.client.stream(f"{sitter.path}/stream") as stream:
        assert stream.status == 200, stream.refusal.body
        async for event in stream:
            if event.kind != "position":
                continue
            shown: dict[str, Any] = event.json
            sitter.note_position(shown)
            if shown.get("outcome"):
                return shown
            if shown.get("moves"):
                answer = await sitter.move(shown["seq"], choose(shown))
                assert answer.status in (200, 409), answer.body
    raise AssertionError("the stream ended before the game")


async def record_of(sitter: Sitter) -> bytes:
    answer: Answer = await sitter.client.get(f"{sitter.path}/record")
    assert answer.status == 200, answer.body
    return answer.body


def seed_of(place: House, table: str) -> bytes:
    """The seed of a table, as only who has the keys can read it."""
    with psycopg.connect(place.database) as connection:
        row = connection.execute("SELECT value FROM seed WHERE table_id = %s", (table,)).fetchone()
    assert row is not None
    return Seeds([SEED_KEY]).decrypt(table, row[0])
