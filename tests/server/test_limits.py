"""Limits of whole servers: asked before the database, shared by processes, and wide enough for a school class."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import asyncpg
import psycopg
import pytest

from quadriga.server.http.rate_limit import RequestLimits
from quadriga.server.people import sessions as people_sessions
from quadriga.server.people.sessions import Lifetime, Sessions, become_guest, digest_of
from quadriga.server.problems import Problem
from quadriga.server.settings import Settings
from quadriga.server.storage.pool import Pool
from quadriga.server.storage.rate_store import RateStore
from server.house import REDIS, Client, House, by_chance, database, dealt, guest, house, play_on, run, wait_for
from server.services import own_redis

#: What a server limits when nobody tells it otherwise; other tests' servers limit nothing.
DEFAULTS = {
    name: getattr(Settings(), name)
    for name in (
        "requests_per_second",
        "guests_per_minute",
        "tables_per_person",
        "bot_tables_per_person",
        "streams_per_person",
        "chat_per_minute",
        "tokens_per_person",
    )
} | {"redis_seconds": 60}


SCANS = "SELECT seq_scan + coalesce(idx_scan, 0) FROM pg_stat_user_tables WHERE relname = 'session'"


def scans_so_far(place: House) -> int:
    """How often PostgreSQL has looked into the sessions, as far as it has counted."""
    with psycopg.connect(place.database) as connection:
        row = connection.execute(SCANS).fetchone()
    assert row is not None
    return int(row[0])


def scans_in_the_end(place: House) -> int:
    """The same once all connections have ended, so that nothing is uncounted."""
    with psycopg.connect(place.database, autocommit=True) as connection:

        def alone() -> bool:
            others = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> %s"
            row = connection.execute(others, (connection.info.backend_pid,)).fetchone()
            return row == (0,)

        wait_for(alone, "the connections of the server to end")
    return scans_so_far(place)


def test_three_thousand_random_tokens_reach_the_database_a_handful_of_times() -> None:
    async def hammer(base: str, number: int) -> Counter[int]:
        client, statuses = Client(base), Counter[int]()
        for _ in range(number):
            headers = {"authorization": f"Bearer {secrets.token_hex(16)}"}
            statuses[(await client.ask("GET", "/me", headers=headers)).status] += 1
        return statuses

    async def scene(place: House) -> Counter[int]:
        return sum(await asyncio.gather(*(hammer(place.bases[0], 150) for _ in range(20))), Counter[int]())

    with house(webs=1, worker=False, **DEFAULTS) as place:
        before, began = scans_so_far(place), time.monotonic()
        statuses = run(scene(place))
        spent = time.monotonic() - began
        place.stop()
        looked_up = scans_in_the_end(place) - before
    assert statuses.total() == 3000
    assert set(statuses) == {401, 429}
    assert 1 <= looked_up <= 10 + spent / 6 + 1
    assert statuses[401] <= looked_up


LIFETIME = Lifetime.of(Settings())


async def connections(url: str, prepare: Callable[[Any], Awaitable[None]] | None = None) -> Pool:
    return await Pool(
        url,
        min_size=0,
        max_size=8,
        max_queries=50_000,
        max_inactive_connection_lifetime=0,
        connection_class=asyncpg.Connection,
        record_class=asyncpg.Record,
        init=prepare,
        loop=None,
    )


class Counted:
    """A pool whose connections count what they look up, and request limits before it."""

    def __init__(self, pool: Pool, settings: Settings) -> None:
        self.pool = pool
        self.lookups = 0
        self.sessions = Sessions(pool, LIFETIME)
        self.limits = RequestLimits(settings)
        self.limits.sessions = self.sessions

    def note(self, query: asyncpg.connection.LoggedQuery) -> None:
        self.lookups += "FROM session JOIN person" in query.query

    async def ask(self, token: str, host: str = "192.0.2.1") -> str:
        scope = {"method": "GET", "path": "/me", "client": (host, 1)}
        try:
            person = await self.limits.admit(scope, digest_of(token))
        except Problem as problem:
            return str(problem.status)
        return person.name if person else "nobody"


async def counted(url: str, settings: Settings) -> Counted:
    made: list[Counted] = []

    async def prepare(connection: asyncpg.Connection[asyncpg.Record]) -> None:
        connection.add_query_logger(made[0].note)

    pool = await connections(url, prepare)
    made.append(Counted(pool, settings))
    return made[0]


def test_forty_people_come_back_at_once_with_tokens_no_process_has_seen() -> None:
    """Somebody who guesses at the same address does not get further for it."""

    async def scene(url: str) -> None:
        settings = Settings(database=url, redis=REDIS, redis_seconds=60)
        process = await counted(url, settings)
        process.limits.rates = store = RateStore(settings)
        tokens = [(await become_guest(process.pool, f"P{n}", LIFETIME))[0] for n in range(40)]
        answers = await asyncio.gather(*(process.ask(token) for token in tokens for _ in range(3)))
        assert answers == [f"P{n}" for n in range(40) for _ in range(3)]
        assert process.lookups == 40
        guesses = [secrets.token_hex(16) for _ in range(100)]
        began = time.monotonic()
        refused = Counter(await asyncio.gather(*(process.ask(guess) for guess in guesses)))
        allowed = 10 + (time.monotonic() - began) / 6
        assert set(refused) == {"nobody", "429"}
        assert 10 <= refused["nobody"] <= allowed
        assert process.lookups == 40 + refused["nobody"]
        assert await process.ask(tokens[0]) == "P0"
        assert await process.ask(secrets.token_hex(16), "192.0.2.2") == "nobody"  # another address guesses anew
        await store.stop()
        await process.pool.close()

    with database() as url:
        run(scene(url))


def test_a_token_that_is_nobodys_is_not_looked_up_again_for_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(url: str) -> None:
        now = 1000.0
        process = await counted(url, Settings(database=url, requests_per_second=0))
        process.limits.sessions = Sessions(process.pool, LIFETIME, lambda: now)
        assert [await process.ask("wrong") for _ in range(20)] == ["nobody"] * 20
        assert process.lookups == 1
        now += 59.9
        assert await process.ask("wrong") == "nobody"
        assert process.lookups == 1
        now += 0.2
        assert await process.ask("wrong") == "nobody"
        assert process.lookups == 2
        monkeypatch.setattr(people_sessions, "_KEPT", 10)
        for n in range(20):
            await process.ask(f"wrong {n}")
        before = process.lookups
        await process.ask("wrong 19")
        assert process.lookups == before
        await process.ask("wrong 0")  # more than are remembered came after it
        assert process.lookups == before + 1
        await process.pool.close()

    with database() as url:
        run(scene(url))


def test_many_sessions_forget_nobody_who_still_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(url: str) -> None:
        monkeypatch.setattr(people_sessions, "_KEPT", 5)
        process = await counted(url, Settings(database=url, requests_per_second=0))
        process.limits.sessions = Sessions(process.pool, LIFETIME, lambda: 1000.0)
        tokens = [(await become_guest(process.pool, f"P{n}", LIFETIME))[0] for n in range(10)]
        for token in tokens:
            await process.ask(token)
            assert await process.ask(tokens[9]) == "P9"
        assert process.lookups == 10
        await process.pool.close()

    with database() as url:
        run(scene(url))


def test_a_database_that_is_away_counts_nobody_as_guessing() -> None:
    async def scene() -> None:
        settings = Settings(database="postgresql://postgres@127.0.0.1:1/none", redis=REDIS, redis_seconds=60)
        pool = await connections(settings.database)
        process = Counted(pool, settings)
        for n in range(30):
            with pytest.raises(OSError, match="Connect"):
                await process.ask(f"token {n}")
        await pool.close()

    run(scene())


def test_forty_people_behind_one_address_play() -> None:
    """With the limits a server has by default, and at whatever speed they can."""

    async def scene(place: House) -> None:
        tables = await asyncio.gather(*(dealt(place.bases, "toy", 2) for _ in range(20)))
        await asyncio.gather(*(play_on(sitters, by_chance(Random(n)), 2) for n, sitters in enumerate(tables)))

    with house(webs=2, worker=False, **DEFAULTS) as place:
        run(scene(place))
        assert '"status": 429' not in place.log.read_text()
        assert place.errors == []


async def be_guest_from(base: str, host: str) -> int:
    answer = await Client(base).ask("POST", "/guests", {"name": "Ann"}, headers={"x-forwarded-for": host})
    return answer.status


def test_processes_limit_together_and_ipv6_by_its_network() -> None:
    async def scene(place: House) -> None:
        began = time.monotonic()
        statuses = [await be_guest_from(place.bases[n % 2], f"2001:db8::{n:x}") for n in range(30)]
        allowed = 10 + (time.monotonic() - began) / 6
        assert 10 <= statuses.count(201) <= allowed
        assert await be_guest_from(place.bases[0], "2001:db8:0:1::1") == 201
        assert await be_guest_from(place.bases[0], "192.0.2.1") == 201

    with house(webs=2, worker=False, guests_per_minute=10, redis_seconds=60) as place:
        run(scene(place))


def test_one_person_who_asks_too_much_takes_nothing_from_the_others_of_an_address() -> None:
    async def scene(place: House) -> None:
        ann, bob = await guest(place.bases[0]), await guest(place.bases[0])
        statuses = Counter([(await ann.get("/me")).status for _ in range(300)])
        assert statuses[429] > 0
        assert (await bob.get("/me")).status == 200

    with house(webs=1, worker=False, requests_per_second=2, address_requests_per_second=30, redis_seconds=60) as place:
        run(scene(place))


def test_a_server_without_redis_still_limits_and_says_so() -> None:
    async def shared(base: str) -> bool:
        answer = await Client(base).get("/ready")
        assert answer.status == 200
        assert isinstance(answer.json["limits_shared"], bool)
        return bool(answer.json["limits_shared"])

    async def scene(place: House) -> None:
        base = place.bases[0]
        assert await shared(base)
        redis.kill()
        statuses = [await be_guest_from(base, "192.0.2.1") for _ in range(10)]
        assert statuses[:3] == [201] * 3
        assert statuses[-1] == 429
        assert not await shared(base)
        redis.start()
        while not await shared(base):
            await asyncio.sleep(0.05)

    with own_redis() as redis, house(webs=1, worker=False, redis=redis.url, guests_per_minute=3) as place:
        run(scene(place))
        assert place.log.read_text().count("limits count for each process") == 1
        assert place.errors == []
