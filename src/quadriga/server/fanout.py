"""Telling the other processes that a table moved on.

Only "table, sequence" passes through Redis, after the commit. Losing it loses
nothing: every web process also looks at the heads of the tables it has viewers
of, regularly and whenever Redis comes back.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import redis.asyncio as redis
import structlog
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from quadriga.server import metrics

LOBBY: Final = "lobby"
#: The first announcement goes at once, those of so many seconds after it together: sending one costs as much as twenty.
_GATHERING: Final = 0.02
#: Nothing is said here: who listens to no channel at all would stop hearing.
_ALWAYS: Final = "always"
_AWAY: Final = (RedisError, OSError, TimeoutError)
#: What subscribing can also meet: a connection that is just being replaced lacks its parts.
_BROKEN: Final = (*_AWAY, AttributeError)
_log: Final = structlog.get_logger("quadriga.fanout")


def table_channel(id: str) -> str:
    return f"table:{id}"


def person_channel(id: int) -> str:
    return f"person:{id}"


class Fanout:
    """Announces and, once somebody wants to know, hears."""

    def __init__(self, url: str) -> None:
        # One attempt: what cannot be announced now is found by looking, and trying on would only delay the rest.
        options: dict[str, Any] = {"retry": Retry(NoBackoff(), 0), "socket_connect_timeout": 2.0}
        self._sender = redis.Redis.from_url(url, socket_timeout=2.0, **options)
        self._receiver = redis.Redis.from_url(url, **options)
        self._pubsub: PubSub | None = None
        self._channels: set[str] = set()
        self._waiting: dict[tuple[str, str], tuple[int, int]] = {}
        self._work = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        #: Whether Redis took the last thing it was given; the readiness of the process says so.
        self.connected = False

    def start(self) -> None:
        self._tasks.append(asyncio.create_task(self._send_for_ever()))

    def hear(self, heard: Callable[[str, str, int, int], None], returned: Callable[[], None]) -> None:
        """Tell `heard` of channel, table, entry and note, and `returned` whenever something may have been missed."""
        self._tasks.append(asyncio.create_task(self._hear_for_ever(heard, returned)))

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for client in (self._sender, self._receiver):
            with suppress(*_AWAY):
                await client.aclose()

    def announce(self, channel: str, table: str, head: int, notes: int) -> None:
        """Say that a table is at an entry and a note. What was not sent yet is replaced: only the newest matters."""
        self._waiting[channel, table] = head, notes
        self._work.set()

    async def listen(self, channel: str) -> None:
        self._channels.add(channel)
        if self._pubsub is not None:
            with suppress(*_BROKEN):  # the hearing task notices too, and subscribes to everything anew
                await self._pubsub.subscribe(channel)

    async def unlisten(self, channel: str) -> None:
        self._channels.discard(channel)
        if self._pubsub is not None:
            with suppress(*_BROKEN):
                await self._pubsub.unsubscribe(channel)

    async def _send_for_ever(self) -> None:
        sent_at = 0.0
        while True:
            await self._work.wait()
            await asyncio.sleep(max(0.0, sent_at + _GATHERING - time.monotonic()))
            sent_at = time.monotonic()
            self._work.clear()
            batch, self._waiting = self._waiting, {}
            pipeline = self._sender.pipeline(transaction=False)
            for (channel, table), (head, notes) in batch.items():
                pipeline.publish(channel, f"{table} {head} {notes}")
            try:
                await pipeline.execute()
                self.connected = True
            except _AWAY:
                self.connected = False
                metrics.LOST_ANNOUNCEMENTS.inc(len(batch))

    async def _hear_for_ever(self, heard: Callable[[str, str, int, int], None], returned: Callable[[], None]) -> None:
        while True:
            try:
                async with self._receiver.pubsub() as pubsub:
                    await self._hear(pubsub, heard, returned)
            except _AWAY as error:
                _log.warning("redis is away", error=type(error).__name__)
            self.connected = False
            await asyncio.sleep(0.25)

    async def _hear(
        self, pubsub: PubSub, heard: Callable[[str, str, int, int], None], returned: Callable[[], None]
    ) -> None:
        await pubsub.subscribe(_ALWAYS)
        # From here on every new channel is subscribed to where it is asked for.
        self._pubsub = pubsub
        try:
            await pubsub.subscribe(_ALWAYS, *self._channels)
            returned()
            async for message in pubsub.listen():
                self.connected = True
                if message["type"] == "message":
                    table, head, notes = message["data"].decode().split()
                    heard(message["channel"].decode(), table, int(head), int(notes))
        finally:
            self._pubsub = None
