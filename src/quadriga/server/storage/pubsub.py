"""Redis pub/sub: telling the other processes that a table moved on.

Only "table, head, notes" passes through Redis, after the commit. Losing it loses nothing: every web process also
polls the heads of the tables it has viewers of, regularly and whenever Redis comes back.

Redis is shared ground: its channels are the same in all of its databases. So their names begin with the number of
the database in the URL and the version of the message, and what cannot be read is counted and passed over.
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
#: Raised when an older process could not read a message, so that two releases side by side do not hear each other.
MESSAGE_VERSION: Final = 1
#: Batching: the first announcement goes at once, those of so many seconds after it in one pipeline.
_BATCHED: Final = 0.02
#: Who is nobody any more, by number, where other channels name a table. Every process that listens at all listens to
#: it, which also keeps the subscription open: without any channel redis-py stops listening.
PEOPLE: Final = "people"
#: Seconds between two log lines about messages that cannot be read; all of them are counted.
_COMPLAINT_PAUSE: Final = 60.0
_AWAY: Final = (RedisError, OSError, TimeoutError)
#: What subscribing can also meet: a connection that is just being replaced lacks its parts.
_BROKEN: Final = (*_AWAY, AttributeError)
_log: Final = structlog.get_logger("quadriga.fanout")


def table_channel(id: str) -> str:
    return f"table:{id}"


def person_channel(id: int) -> str:
    return f"person:{id}"


class Fanout:
    """Publishes announcements and, once somebody wants to know, hears those of all processes."""

    def __init__(self, url: str) -> None:
        # One attempt: what cannot be announced now is found by looking, and trying on would only delay the rest.
        options: dict[str, Any] = {"retry": Retry(NoBackoff(), 0), "socket_connect_timeout": 2.0}
        self._sender = redis.Redis.from_url(url, socket_timeout=2.0, **options)
        self._receiver = redis.Redis.from_url(url, **options)
        self._prefix = channel_prefix(url)
        self._complained_at = -_COMPLAINT_PAUSE
        self._pubsub: PubSub | None = None
        self._channels: set[str] = set()
        self._waiting: dict[tuple[str, str], tuple[int, int]] = {}
        self._work = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._stopping = False
        #: Whether Redis took the last thing it was given; the readiness of the process says so.
        self.connected = False

    def start(self) -> None:
        self._tasks.append(asyncio.create_task(self._send_forever()))

    def hear(self, heard: Callable[[str, str, int, int], None], returned: Callable[[], None], *channels: str) -> None:
        """Tell `heard` of channel, table, entry and note, and `returned` whenever something may have been missed.

        These `channels` are listened to from the beginning.
        """
        self._channels.update(channels)
        self._tasks.append(asyncio.create_task(self._hear_forever(heard, returned)))

    async def stop(self) -> None:
        self._stopping = True  # a cancellation that comes just as Redis answers can be swallowed on the way
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
                await self._pubsub.subscribe(self._prefix + channel)

    async def unlisten(self, channel: str) -> None:
        self._channels.discard(channel)
        if self._pubsub is not None:
            with suppress(*_BROKEN):
                await self._pubsub.unsubscribe(self._prefix + channel)

    async def _send_forever(self) -> None:
        sent_at = 0.0
        while not self._stopping:
            await self._work.wait()
            await asyncio.sleep(max(0.0, sent_at + _BATCHED - time.monotonic()))
            sent_at = time.monotonic()
            self._work.clear()
            batch, self._waiting = self._waiting, {}
            pipeline = self._sender.pipeline(transaction=False)
            for (channel, table), (head, notes) in batch.items():
                pipeline.publish(self._prefix + channel, f"{table} {head} {notes}")
            try:
                await pipeline.execute()
                self.connected = True
            except _AWAY:
                self.connected = False
                metrics.LOST_ANNOUNCEMENTS.inc(len(batch))

    async def _hear_forever(self, heard: Callable[[str, str, int, int], None], returned: Callable[[], None]) -> None:
        while not self._stopping:
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
        await pubsub.subscribe(self._prefix + PEOPLE)
        # From here on every new channel is subscribed to where it is asked for.
        self._pubsub = pubsub
        try:
            await pubsub.subscribe(*(self._prefix + channel for channel in (PEOPLE, *self._channels)))
            returned()
            async for message in pubsub.listen():
                self.connected = True
                if message["type"] == "message":
                    channel = message["channel"].decode().removeprefix(self._prefix)
                    try:
                        table, head, notes = parse_message(message["data"])
                    except ValueError:
                        self._complain(channel)
                    else:
                        heard(channel, table, head, notes)
        finally:
            self._pubsub = None

    def _complain(self, channel: str) -> None:
        """Count a message that cannot be read, and log one now and then: a flood must not fill the disk."""
        metrics.MALFORMED_ANNOUNCEMENTS.inc()
        now = time.monotonic()
        if now - self._complained_at >= _COMPLAINT_PAUSE:
            self._complained_at = now
            _log.warning("malformed message on a channel of ours", channel=channel)


def channel_prefix(url: str) -> str:
    """What the names of this installation's channels begin with; installations share a Redis by using two databases."""
    database = redis.ConnectionPool.from_url(url).connection_kwargs.get("db", 0)
    return f"quadriga.{MESSAGE_VERSION}.{database}."


def parse_message(data: bytes) -> tuple[str, int, int]:
    """Table, head and notes of an announcement; raises `ValueError` for anything else."""
    table, head, notes = data.decode("ascii").split()
    return table, int(head), int(notes)
