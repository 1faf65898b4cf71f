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
from quadriga.server.live.stream_leases import LEASE_RENEWAL, StreamLeases
from quadriga.server.people.sessions import Person, Sessions
from quadriga.server.problems import Problem
from quadriga.server.storage.pool import UNREACHABLE
from quadriga.server.storage.pubsub import LOBBY, PEOPLE, table_channel
from quadriga.server.storage.table_rows import add_note, hold_table
from quadriga.server.tables import watchers
from quadriga.server.tables.lists import Mark, marks_of
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

    def hear(self) -> None: ...

    def look_again(self) -> None:
        """What its person may see, or wants to, has changed."""

    def close(self) -> None: ...


class ListListener(Listener, Protocol):
    """A stream that lists somebody's tables."""

    def compare(self, mark: Mark) -> None: ...


class Hub:
    """Every open stream of the process, by the channels it subscribes to."""

    def __init__(self, service: Service, sessions: Sessions) -> None:
        self.service = service
        self.sessions = sessions
        self.streams: set[Listener] = set()
        self.leases = StreamLeases(service.rates, service.settings.streams_per_person)
        #: Those that list their person's tables, by themselves or as a part of another.
        self.lists: set[ListListener] = set()
        self._listening: dict[str, set[Listener]] = {}
        self._present: Counter[tuple[str, int]] = Counter()
        #: Streams without a seat, by table and person.
        self._watching: Counter[tuple[str, int]] = Counter()
        #: Tables to be brought up to date, with the last note announced.
        self._behind: dict[str, int] = {}
        self._poll_now = asyncio.Event()
        self._lists_polled_at = time.monotonic()
        self._tasks: list[asyncio.Task[None]] = []
        self._refreshing: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        self.service.fanout.hear(self._heard, self._reconnected, LOBBY)
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
        if channel == PEOPLE:
            if table.isdecimal() and len(table) < 20:  # PostgreSQL's `bigint`
                self.let_go(int(table))
            return
        cached = self.service.cache.tables.get(table)
        if cached is not None and cached.viewers and (head > cached.head or notes > cached.row.notes):
            self._schedule_refresh(table, notes)
        if channel == LOBBY:
            self.service.lobby.touch()
        for stream in self._listening.get(channel, ()):
            if not stream.follows_table:
                stream.hear()
            elif channel != table_channel(table):
                stream.look_again()

    def _reconnected(self) -> None:
        """Redis is there, perhaps again: whatever was announced meanwhile was missed."""
        self._poll_now.set()
        self._lists_polled_at = -_LIST_POLL

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
            with suppress(Problem, *UNREACHABLE):  # the next poll finds it
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

    async def poll_lists(self) -> None:
        """Look for changes of lists that were not announced: by two queries, however many streams there are."""
        if not self.lists:
            return
        self.service.lobby.touch()
        marks = await marks_of(self.service.pool, {stream.person.id for stream in self.lists})
        for stream in list(self.lists):
            stream.compare(marks.get(stream.person.id, Mark()))

    # Heartbeats, presence, ended sessions.

    async def _tick_forever(self) -> None:
        renewed = checked = leased = time.monotonic()
        while True:
            await asyncio.sleep(1.0)
            now = time.monotonic()
            for stream in list(self.streams):
                if now - stream.sent_at > HEARTBEAT:
                    stream.wake()
            if now - leased > LEASE_RENEWAL:
                leased = now
                await self.leases.renew()
            try:
                if now - self._lists_polled_at > _LIST_POLL:
                    self._lists_polled_at = now
                    await self.poll_lists()
                if now - renewed > PRESENCE_REFRESH:
                    renewed = now
                    await self._renew_presence()
                if now - checked > _SESSION_CHECK:
                    checked = now
                    await self.close_streams_of_ended_sessions()
            except UNREACHABLE as error:
                _log.warning("database is away", error=type(error).__name__)

    async def close_streams_of_ended_sessions(self) -> None:
        """Close the streams of sessions that are no longer valid."""
        # Those there are now: whoever comes while the database is asked was not asked about.
        streams = list(self.streams)
        if not streams:
            return
        valid = await self.sessions.still_valid(list({stream.person.session for stream in streams}))
        for stream in streams:
            if stream.person.session not in valid:
                stream.close()

    def let_go(self, person_id: int) -> None:
        """Somebody is nobody any more: believe none of their sessions, end their streams."""
        self.sessions.forget(person_id)
        self.close_streams_of(person_id)

    def close_streams_of(self, person_id: int) -> None:
        for stream in list(self.streams):
            if stream.person.id == person_id:
                stream.close()

    async def arrive(self, table: str, seat: int) -> None:
        """A seat opened a stream."""
        self._present[table, seat] += 1
        if self._present[table, seat] > 1:
            return
        async with self.service.pool.changing(table) as connection:
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

    async def begin_watching(self, table: str, person_id: int) -> None:
        """Somebody without a seat opened a stream."""
        self._watching[table, person_id] += 1
        if self._watching[table, person_id] == 1:
            await watchers.arrive(self.service.pool, table, person_id, PRESENCE_TTL)

    async def end_watching(self, table: str, person_id: int) -> None:
        self._watching[table, person_id] -= 1
        if self._watching[table, person_id] > 0:
            return
        del self._watching[table, person_id]
        with suppress(*UNREACHABLE):  # then the word lapses by itself
            await watchers.renew(self.service.pool, [(table, person_id)], PRESENCE_GRACE)

    async def _renew_presence(self) -> None:
        if self._watching:
            await watchers.renew(self.service.pool, list(self._watching), PRESENCE_TTL)
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
