"""GCRA, in a process by a clock that the test sets and in a real Redis; and what requests cost."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
import redis
from structlog.testing import capture_logs

from quadriga.server.http.rate_limit import COSTS, cost_of
from quadriga.server.people.networks import network_of
from quadriga.server.settings import Settings
from quadriga.server.storage.gcra import Limit, LocalRates, Take
from quadriga.server.storage.rate_store import RateStore, installation
from server.house import REDIS, run
from server.services import own_redis

#: So slow that nothing is earned back while a test runs.
SLOW = Limit.each(4, 100_000)


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


def taken(rates: LocalRates, key: str, limit: Limit) -> int:
    """How often somebody gets something at once."""
    count = 0
    while not rates.take([Take(key, limit)]):
        count += 1
    return count


def test_a_burst_is_had_at_once_and_earned_back_with_time() -> None:
    clock = Clock()
    rates, limit = LocalRates(clock=clock), Limit(2.0, 4.0)
    assert taken(rates, "ann", limit) == 4
    assert rates.take([Take("ann", limit)]) == pytest.approx(0.5)
    assert taken(rates, "bob", limit) == 4
    clock.now += 1.0
    assert taken(rates, "ann", limit) == 2


def test_who_stays_away_gains_no_more_than_the_burst() -> None:
    clock = Clock()
    rates, limit = LocalRates(clock=clock), Limit(2.0, 4.0)
    assert taken(rates, "ann", limit) == 4
    clock.now += 3600.0
    assert taken(rates, "ann", limit) == 4


def test_a_cost_above_the_burst_takes_all_there_is_and_is_not_refused_for_ever() -> None:
    clock = Clock()
    rates, costly = LocalRates(clock=clock), Take("ann", Limit(1.0, 4.0), 100)
    assert rates.take([costly]) == 0.0
    assert rates.take([costly]) == pytest.approx(4.0)
    clock.now += 4.0
    assert rates.take([costly]) == 0.0


def test_what_belongs_together_is_paid_together_or_not_at_all() -> None:
    rates, many, few = LocalRates(clock=Clock()), Limit(1.0, 10.0), Limit(1.0, 2.0)
    for _ in range(50):
        rates.take([Take("address", many), Take("ann", few)])
    assert taken(rates, "address", many) == 8  # refused requests of one person cost the others nothing


def test_what_is_given_back_can_be_taken_again() -> None:
    rates, limit = LocalRates(clock=Clock()), Limit(1.0, 3.0)
    assert taken(rates, "ann", limit) == 3
    assert rates.take([Take("ann", limit, -1)]) == 0.0
    assert taken(rates, "ann", limit) == 1


def test_many_strangers_forgive_nobody_who_still_asks() -> None:
    rates, limit = LocalRates(100, Clock()), Limit(1.0, 2.0)
    assert taken(rates, "ann", limit) == taken(rates, "bob", limit) == 2
    for n in range(99):
        assert rates.take([Take(f"stranger {n}", limit)]) == 0.0
        assert rates.take([Take("ann", limit)]) > 0
    assert len(rates) == 100
    assert rates.take([Take("bob", limit)]) == 0.0  # the one that asked longest ago was forgotten
    assert rates.take([Take("ann", limit)]) > 0


@pytest.mark.parametrize(
    ("method", "path", "cost"),
    [
        ("GET", "/me", 1),
        ("GET", "/tables/0123456789abcdef", 1),
        ("GET", "/tables/0123456789012345", 1),
        ("POST", "/tables/0123456789abcdef/moves", 1),
        ("POST", "/tables", COSTS["POST", "tables"]),
        ("POST", "/tables/", COSTS["POST", "tables"]),
        ("GET", "/tables/0123456789abcdef/positions/17", COSTS["GET", "positions"]),
        ("GET", "/tables/0123456789abcdef/positions/17/layout", COSTS["GET", "layout"]),
        ("GET", "/tables/0123456789abcdef/tally", COSTS["GET", "tally"]),
        ("GET", "", 1),
        ("GET", "17", 1),
        ("GET", "/17", 1),
    ],
)
def test_what_replays_a_game_or_leaves_rows_costs_more(method: str, path: str, cost: int) -> None:
    assert cost_of(method, path) == cost
    assert cost > 1 or (method, path.rpartition("/")[2]) not in COSTS


@pytest.mark.parametrize(
    ("host", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::", "2001:db8:1:2::"),
        ("fe80::1%eth0", "fe80::"),
        ("", ""),
        ("unix", "unix"),
        ("x" * 10_000, "x" * 64),
    ],
)
def test_an_address_is_ipv4_or_the_network_of_ipv6(host: str, network: str) -> None:
    assert network_of(host) == network


# In Redis.


def settings_for(url: str = REDIS, seconds: float = 30.0) -> Settings:
    """An installation of its own."""
    return Settings(database=f"postgresql://127.0.0.1/{secrets.token_hex(8)}", redis=url, redis_seconds=seconds)


def is_shared(store: RateStore) -> bool:
    return store.shared


def with_stores(settings: Settings, scene: Callable[[RateStore, RateStore], Coroutine[Any, Any, None]]) -> None:
    """Two processes of one installation."""

    async def whole() -> None:
        stores = RateStore(settings), RateStore(settings)
        try:
            await scene(*stores)
        finally:
            for store in stores:
                await store.stop()

    run(whole())


def test_redis_counts_as_a_process_does_and_for_all_processes_together() -> None:
    settings = settings_for()

    async def scene(one: RateStore, other: RateStore) -> None:
        takes = [store.take(Take("ann", SLOW)) for _ in range(10) for store in (one, other)]
        waits = await asyncio.gather(*takes)
        assert waits.count(0.0) == 4
        assert all(24_000 < wait <= 25_000 for wait in waits if wait)
        assert await other.take(Take("bob", SLOW, 3)) == 0.0
        assert await one.take(Take("bob", SLOW, 3)) > 0
        assert await one.take(Take("bob", SLOW)) == 0.0
        assert one.shared
        assert other.shared

    with_stores(settings, scene)
    with redis.Redis.from_url(REDIS) as client:
        keys = list(client.scan_iter(installation(settings) + "*"))
        assert len(keys) == 2
        assert all(0 < client.pttl(key) <= 100_001_000 for key in keys)
        client.delete(*keys)


def test_redis_pays_what_belongs_together_or_nothing_and_gives_back() -> None:
    settings = settings_for()

    async def scene(one: RateStore, other: RateStore) -> None:
        many = Limit.each(10, 100_000)
        together = [store.take(Take("address", many), Take("ann", SLOW)) for store in (one, other) for _ in range(20)]
        assert (await asyncio.gather(*together)).count(0.0) == 4
        assert [await one.take(Take("address", many)) for _ in range(7)].count(0.0) == 6
        assert await one.take(Take("ann", SLOW, -1)) == 0.0
        assert await other.take(Take("ann", SLOW)) == 0.0
        assert await other.take(Take("ann", SLOW)) > 0
        for _ in range(4):
            await one.take(Take("ann", SLOW, -1))

    with_stores(settings, scene)
    with redis.Redis.from_url(REDIS) as client:
        assert client.delete(installation(settings) + "address") == 1
        assert client.exists(installation(settings) + "ann") == 0  # what is given back whole leaves nothing


def test_installations_that_share_a_redis_do_not_share_limits() -> None:
    base = Settings(database="postgresql://ann:secret@db.example:5432/quadriga")
    assert "secret" not in installation(base)
    assert installation(base) == installation(Settings(database="postgresql://bob@db.example/quadriga"))
    assert installation(base) != installation(Settings(database="postgresql://ann:secret@db.example/other"))


def test_what_lies_in_the_way_of_a_key_is_no_failure() -> None:
    settings = settings_for()
    with redis.Redis.from_url(REDIS) as client:
        client.set(installation(settings) + "ann", "nonsense", ex=60)
        client.lpush(installation(settings) + "bob", "not a number")
        client.expire(installation(settings) + "bob", 60)

    async def scene(one: RateStore, other: RateStore) -> None:
        assert [await one.take(Take("ann", SLOW)) for _ in range(5)].count(0.0) == 4
        assert one.shared
        assert [await other.take(Take("bob", SLOW)) for _ in range(5)].count(0.0) == 4  # counted in the process

    with_stores(settings, scene)


def test_a_redis_that_hangs_is_replaced_by_the_process_itself_until_it_answers() -> None:
    with own_redis() as own, capture_logs() as logs:

        async def scene(one: RateStore, other: RateStore) -> None:
            assert await one.take(Take("ann", SLOW)) == 0.0
            own.freeze()
            waits = await asyncio.gather(*(one.take(Take("ann", SLOW)) for _ in range(300)))
            assert not is_shared(one)
            assert waits.count(0.0) == 4  # the burst anew, and no more
            assert await one.take(Take("ann", SLOW)) > 0
            assert await one.lease("streams:1", "a", 1, 60) is None
            await one.release("streams:1", "a")
            await one.renew({"a": "streams:1"}, 60)
            own.thaw()
            while not is_shared(one):
                await asyncio.sleep(0.01)
            assert await one.take(Take("bob", SLOW, 4)) == 0.0
            assert await other.take(Take("bob", SLOW)) > 0  # shared again

        with_stores(settings_for(own.url, 0.3), scene)
    said = [line["event"] for line in logs if line["log_level"] == "warning"]
    assert len(said) == 1
    assert said[0].startswith("redis does not answer")
