"""The registry of one web process's streams: who subscribes to what, presence, and polling for missed announcements.

Streams are known here only as `Listener`s, so that this module needs nothing of how they are written to a client.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from contextlib import suppress
from datetime import timedelta
from typing import ClassVar, Final, Protocol

import structlog

from quadriga.server import metrics
from quadriga.server.people.sessions import Person, Sessions
from quadriga.server.storage.pool import UNREACHABLE
from quadriga.server.storage.pubsub import LOBBY
from quadriga.server.storage.table_rows import add_note, hold_table
from quadriga.server.tables.proposals import end_votes_over
from quadriga.server.tables.seating import tell
from quadriga.server.tables.service import Service

#: Seconds of silence after which a stream sends a heartbeat, so that proxies keep the connection open.
HEARTBEAT: Final = 15.0
#: Presence TTL: how long a seat counts as present without a refresh, and the seconds between two refreshes.
PRESENCE_TTL: Final = timedelta(seconds=25)
PRESENCE_REFRESH: Final = 10.0
#: Grace period after a stream ends: most clients reconnect at once, and nobody need be told that they were away.
PRESENCE_GRACE: Final = timedelta(seconds=5)
#: Seconds between two checks for sessions that ended while a stream of theirs is open.
_SESSION_CHECK: Final = 30.0
#: Polling interval, in seconds, of lists of tables whose changes were not announced.
_LIST_POLL: Final = 10.0
_log: Final = structlog.get_logger("quadriga.streams")


class Listener(Protocol):
    """A stream as the hub knows it."""

    person: Person
    #: When it last wrote to its client, by the monotonic clock.
    sent_at: float
    #: Whether it is woken by its table once that has caught up, rather than by the announcement.
    follows_table: ClassVar[bool]

    def wake(self) -> None: ...

    def close(self) -> None: ...


class Hub:
    """Every open stream of the process, by the channels it subscribes to."""

    def __init__(self, service: Service, sessions: Sessions) -> None:
        self.service = service
        self.sessions = sessions
        self.streams: set[Listener] = set()
        self._listening: dict[str, set[Listener]] = {}
        self._present: Counter[tuple[str, int]] = Counter()
        #: Tables to be brought up to date, with the last note announced.
        self._behind: dict[str, int] = {}
        self._poll_now = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._refreshing: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        self.service.fanout.hear(self._heard, self._reconnected)
        self._tasks = [asyncio.create_task(self._poll_forever()), asyncio.create_task(self._tick_forever())]

    async def stop(self) -> None:
        tasks = [*self._tasks, *self._refreshing]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def close_streams(self) -> None:
        """The process is about to stop: send everyone away politely."""
        for stream in list(self.streams):
            stream.close()

    # Who listens to what.

    async def listen(self, channel: str, stream: Listener) -> None:
        streams = self._listening.setdefault(channel, set())
        streams.add(stream)
        if len(streams) == 1:
            await self.service.fanout.listen(channel)

    async def unlisten(self, channel: str, stream: Listener) -> None:
        streams = self._listening.get(channel, set())
        streams.discard(stream)
        if not streams and self._listening.pop(channel, None) is not None:
            await self.service.fanout.unlisten(channel)

    def _heard(self, channel: str, table: str, head: int, notes: int) -> None:
        cached = self.service.cache.tables.get(table)
        if cached is not None and cached.viewers and (head > cached.head or notes > cached.row.notes):
            self._schedule_refresh(table, notes)
        for stream in self._listening.get(channel, ()):
            if not stream.follows_table:
                stream.wake()

    def _reconnected(self) -> None:
        """Redis is there, perhaps again: whatever was announced meanwhile was missed."""
        self._poll_now.set()
        self._wake_lists()

    def _wake_lists(self) -> None:
        for stream in self._listening.get(LOBBY, ()):
            stream.wake()

    def _schedule_refresh(self, table: str, notes: int) -> None:
        """Schedule a refresh of a table. Refreshes coalesce: what is announced before one begins is covered by it."""
        if table not in self._behind:
            task = asyncio.create_task(self._refresh(table))
            self._refreshing.add(task)
            task.add_done_callback(self._refreshing.discard)
        self._behind[table] = max(notes, self._behind.get(table, 0))

    async def _refresh(self, table: str) -> None:
        notes = self._behind.pop(table)
        cached = self.service.cache.tables.get(table)
        if cached is not None:
            with suppress(*UNREACHABLE):  # the next poll finds it
                await self.service.cache.catch_up(cached, notes)

    # Polling for announcements that Redis lost.

    async def _poll_forever(self) -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._poll_now.wait(), self.service.settings.poll_seconds)
            self._poll_now.clear()
            try:
                await self._poll_once()
            except UNREACHABLE as error:
                _log.warning("database is away", error=type(error).__name__)
                await asyncio.sleep(0.5)
                self._poll_now.set()

    async def _poll_once(self) -> None:
        watched = {id: cached for id, cached in self.service.cache.tables.items() if cached.viewers}
        if not watched:
            return
        rows = await self.service.pool.fetch("SELECT id, head, notes FROM game_table WHERE id = ANY($1)", list(watched))
        for row in rows:
            cached = watched[row["id"]]
            if row["head"] > cached.head or row["notes"] > cached.row.notes:
                metrics.FOUND_BY_POLL.inc()
                self._schedule_refresh(row["id"], row["notes"])

    # Heartbeats, presence, ended sessions.

    async def _tick_forever(self) -> None:
        renewed = checked = looked = time.monotonic()
        while True:
            await asyncio.sleep(1.0)
            now = time.monotonic()
            for stream in list(self.streams):
                if now - stream.sent_at > HEARTBEAT:
                    stream.wake()
            if now - looked > _LIST_POLL:
                looked = now
                self._wake_lists()
            try:
                if now - renewed > PRESENCE_REFRESH:
                    renewed = now
                    await self._renew_presence()
                if now - checked > _SESSION_CHECK:
                    checked = now
                    await self._close_streams_of_ended_sessions()
            except UNREACHABLE as error:
                _log.warning("database is away", error=type(error).__name__)

    async def _close_streams_of_ended_sessions(self) -> None:
        digests = {stream.person.session for stream in self.streams}
        valid = await self.sessions.still_valid(list(digests)) if digests else set()
        for stream in list(self.streams):
            if stream.person.session not in valid:
                stream.close()

    def close_streams_of(self, person_id: int) -> None:
        for stream in list(self.streams):
            if stream.person.id == person_id:
                stream.close()

    async def arrive(self, table: str, seat: int) -> None:
        """A seat opened a stream."""
        self._present[table, seat] += 1
        if self._present[table, seat] > 1:
            return
        async with self.service.pool.acquire() as connection, connection.transaction():
            await hold_table(connection, table)
            was_here = await connection.fetchval(
                """
                UPDATE seat SET here = true, here_until = now() + $3
                FROM (SELECT here FROM seat WHERE table_id = $1 AND seat = $2) AS before
                WHERE table_id = $1 AND seat = $2 RETURNING before.here
                """,
                table,
                seat,
                PRESENCE_TTL,
            )
            changed = was_here is False
            if changed:
                await add_note(connection, table, "here", seat)
            cached = self.service.cache.tables.get(table)
            if cached is not None:
                changed |= await end_votes_over(connection, cached, seat)
        if changed:
            await tell(self.service, table)

    async def depart(self, table: str, seat: int) -> None:
        """A stream of a seat ended; the job process says so to the others if it stays away."""
        self._present[table, seat] -= 1
        if self._present[table, seat] > 0:
            return
        del self._present[table, seat]
        with suppress(*UNREACHABLE):  # then the word lapses by itself
            await self.service.pool.execute(
                "UPDATE seat SET here_until = now() + $3 WHERE table_id = $1 AND seat = $2", table, seat, PRESENCE_GRACE
            )

    async def _renew_presence(self) -> None:
        present = list(self._present)
        if present:
            await self.service.pool.execute(
                """
                UPDATE seat SET here_until = now() + $3
                WHERE (table_id, seat) IN (
                    SELECT table_id, seat FROM seat
                    JOIN unnest($1::text[], $2::smallint[]) AS present (table_id, seat) USING (table_id, seat)
                    FOR UPDATE OF seat SKIP LOCKED  -- whoever changes a seat just now is renewed the next time
                )
                """,
                [table for table, _ in present],
                [seat for _, seat in present],
                PRESENCE_TTL,
            )
