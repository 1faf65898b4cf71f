"""Rates and leases that all processes share, kept by Redis; when it is slow or away, each process counts by itself.

A request asks once, and what several requests ask at the same moment goes in one command. Every key expires by itself,
at the latest when it has no more to say. Redis' clock is the only one, so that processes need not agree on the time.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, Final
from urllib.parse import urlsplit

import redis.asyncio as redis
import structlog
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from quadriga.server.settings import Settings
from quadriga.server.storage.gcra import LocalRates, Take

#: Every take is a key with three figures in microseconds or as they are: what it spends, how far it may be ahead, and
#: whether it may be refused. What belongs together is paid together or not at all; the number of takes stands first.
_GCRA: Final = """
local clock = redis.call('TIME')
local now = clock[1] * 1000000 + clock[2]
local waits, key, at = {}, 0, 1
while at <= #ARGV do
    local takes, wait, after = tonumber(ARGV[at]), 0, {}
    at = at + 1
    for n = 1, takes do
        local spend, ahead, firm = tonumber(ARGV[at]), tonumber(ARGV[at + 1]), ARGV[at + 2] == '1'
        at = at + 3
        key = key + 1
        local kept = tonumber(redis.call('GET', KEYS[key]) or '') or now
        after[n] = math.max(kept, now) + spend
        if firm and wait == 0 then wait = math.max(0, after[n] - ahead - now) end
    end
    if wait == 0 then
        for n = 1, takes do
            local name = KEYS[key - takes + n]
            if after[n] > now then
                redis.call('SET', name, string.format('%.0f', after[n]), 'PX', math.ceil((after[n] - now) / 1000))
            else
                redis.call('DEL', name)
            end
        end
    end
    waits[#waits + 1] = string.format('%.0f', math.ceil(wait))
end
return waits
"""
#: A set of holders by the moment their lease ends. Answers whether there was room.
_LEASE: Final = """
local clock = redis.call('TIME')
local now = clock[1] * 1000 + math.floor(clock[2] / 1000)
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[2]) then return 0 end
redis.call('ZADD', KEYS[1], now + ARGV[3], ARGV[1])
redis.call('PEXPIRE', KEYS[1], ARGV[3])
return 1
"""
#: One holder of each set more, or again; nobody is refused what they have.
_RENEW: Final = """
local clock = redis.call('TIME')
local now = clock[1] * 1000 + math.floor(clock[2] / 1000)
for n = 1, #KEYS do
    redis.call('ZADD', KEYS[n], now + ARGV[1], ARGV[n + 1])
    redis.call('PEXPIRE', KEYS[n], ARGV[1])
end
"""
#: The most takes, and renewals, in one command: Redis does nothing else meanwhile.
_BATCH: Final = 200
_CONNECTIONS: Final = 4
#: Seconds between two tries to reach a Redis that was away, and the least between two log lines about it.
_PROBE: Final = 1.0
_COMPLAINT_PAUSE: Final = 60.0
_AWAY: Final = (RedisError, OSError, TimeoutError)
_log: Final = structlog.get_logger("quadriga.limits")


def installation(settings: Settings) -> str:
    """What the names of this installation's keys begin with: the same for all processes on one database.

    Redis may be shared with others. Who connects, and by which password, makes no difference.
    """
    where = urlsplit(settings.database)
    name = f"{where.hostname}:{where.port or 5432}{where.path}"
    return f"quadriga:{hashlib.sha256(name.encode()).hexdigest()[:16]}:"


class RateStore:
    """GCRA in Redis. `shared` says whether the last question was answered there."""

    def __init__(self, settings: Settings) -> None:
        options: dict[str, Any] = {"retry": Retry(NoBackoff(), 0)}
        quick = settings.redis_seconds
        self._redis = redis.Redis.from_url(
            settings.redis, socket_timeout=quick, socket_connect_timeout=quick, **options
        )
        self._gcra = self._redis.register_script(_GCRA)
        self._lease = self._redis.register_script(_LEASE)
        self._renew = self._redis.register_script(_RENEW)
        self._prefix = installation(settings)
        self._local = LocalRates()
        self._waiting: list[tuple[Sequence[Take], asyncio.Future[float]]] = []
        self._sending: asyncio.Task[None] | None = None
        self._probing: asyncio.Task[None] | None = None
        self._complained_at = -_COMPLAINT_PAUSE
        #: Each command about leases needs a connection of its own, and after an update everybody comes back at once.
        self._few = asyncio.Semaphore(_CONNECTIONS)
        self.shared = True

    async def stop(self) -> None:
        tasks = [task for task in (self._sending, self._probing) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with suppress(*_AWAY):
            await self._redis.aclose()

    # Rates.

    async def take(self, *takes: Take) -> float:
        """Pay everything, or nothing; answers 0, or the seconds until it can be paid."""
        limited = [take for take in takes if take.limit.per_second]
        if not limited:
            return 0.0
        if not self.shared:
            return self._local.take(limited)
        answer: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self._waiting.append((limited, answer))
        if self._sending is None:
            self._sending = asyncio.create_task(self._send())
        return await answer

    async def _send(self) -> None:
        """Ask Redis what waits, batch after batch, until nothing does."""
        batch: list[tuple[Sequence[Take], asyncio.Future[float]]] = []
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[:_BATCH], self._waiting[_BATCH:]
                waits = await self._ask([takes for takes, _ in batch])
                for (_, answer), wait in zip(batch, waits, strict=True):
                    if not answer.done():  # who asked may have gone
                        answer.set_result(wait)
        finally:
            self._sending = None
            for _, answer in (*batch, *self._waiting):
                answer.cancel()  # the process stops; those that were answered stay so

    async def _ask(self, batch: list[Sequence[Take]]) -> list[float]:
        if self.shared:
            keys = [self._prefix + take.key for takes in batch for take in takes]
            figures: list[Any] = []
            for takes in batch:
                figures.append(len(takes))
                for take in takes:
                    figures += (round(take.spend * 1e6), round(take.ahead * 1e6), int(take.cost > 0))
            try:
                return [int(wait) / 1e6 for wait in await self._gcra(keys, figures)]
            except _AWAY as error:
                self._be_alone(error)
        return [self._local.take(takes) for takes in batch]

    # Leases.

    async def lease(self, name: str, holder: str, most: int, seconds: float) -> bool | None:
        """Let one more hold a name for a time; None when Redis cannot say."""
        async with self._few:
            if self.shared:
                try:
                    return bool(await self._lease([self._prefix + name], [holder, most, round(seconds * 1000)]))
                except _AWAY as error:
                    self._be_alone(error)
        return None

    async def renew(self, holders: Mapping[str, str], seconds: float) -> None:
        """Prolong leases, given as the name each holder holds."""
        held = list(holders.items())
        for first in range(0, len(held), _BATCH):
            if not self.shared:
                return
            some = held[first : first + _BATCH]
            try:
                await self._renew(
                    [self._prefix + name for _, name in some],
                    [round(seconds * 1000), *(holder for holder, _ in some)],
                )
            except _AWAY as error:
                self._be_alone(error)

    async def release(self, name: str, holder: str) -> None:
        async with self._few:
            if self.shared:
                try:
                    await self._redis.zrem(self._prefix + name, holder)
                except _AWAY as error:
                    self._be_alone(error)  # it lapses

    # When Redis is away.

    def _be_alone(self, error: BaseException) -> None:
        """Count in this process until Redis answers again: nobody waits for it meanwhile."""
        if not self.shared:
            return
        self.shared = False
        now = time.monotonic()
        if now - self._complained_at >= _COMPLAINT_PAUSE:
            self._complained_at = now
            _log.warning("redis does not answer in time: limits count for each process", error=type(error).__name__)
        self._probing = asyncio.create_task(self._probe())

    async def _probe(self) -> None:
        while not self.shared:
            await asyncio.sleep(_PROBE)
            with suppress(*_AWAY):
                await self._redis.ping()
                self.shared = True
        _log.info("redis answers again: limits are shared by all processes")
