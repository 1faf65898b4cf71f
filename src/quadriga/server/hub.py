"""The streams of one web process: who listens to what, and looking for what was not announced."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from contextlib import suppress
from datetime import timedelta
from typing import Final

import structlog

from quadriga.server import metrics
from quadriga.server.database import UNREACHABLE
from quadriga.server.fanout import LOBBY
from quadriga.server.people import Sessions
from quadriga.server.rows import add_note, hold_table
from quadriga.server.service import Service
from quadriga.server.streams import HEARTBEAT, EventStream, TableStream
from quadriga.server.tables import tell

#: Somebody at a seat is said to be there for this long, and the word is renewed well before it lapses.
PRESENT: Final = timedelta(seconds=25)
RENEWED: Final = 10.0
#: After a stream ends its seat stays present for a moment: most come back at once.
LINGERING: Final = timedelta(seconds=5)
_SESSIONS_CHECKED: Final = 30.0
#: Lists of tables are looked at this often even if nothing was announced.
_LISTS_LOOKED_AT: Final = 10.0
_log: Final = structlog.get_logger("quadriga.streams")


class Hub:
    def __init__(self, service: Service, sessions: Sessions) -> None:
        self.service = service
        self.sessions = sessions
        self.streams: set[EventStream] = set()
        self._listening: dict[str, set[EventStream]] = {}
        self._present: Counter[tuple[str, int]] = Counter()
        #: Tables to be brought up to date, with the last note announced.
        self._behind: dict[str, int] = {}
        self._look = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._catching: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        self.service.fanout.hear(self._heard, self._returned)
        self._tasks = [asyncio.create_task(self._look_for_ever()), asyncio.create_task(self._beat_for_ever())]

    async def stop(self) -> None:
        tasks = [*self._tasks, *self._catching]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def close_streams(self) -> None:
        """The process is about to stop: send everyone away politely."""
        for stream in list(self.streams):
            stream.close()

    # Who listens to what.

    async def listen(self, channel: str, stream: EventStream) -> None:
        streams = self._listening.setdefault(channel, set())
        streams.add(stream)
        if len(streams) == 1:
            await self.service.fanout.listen(channel)

    async def unlisten(self, channel: str, stream: EventStream) -> None:
        streams = self._listening.get(channel, set())
        streams.discard(stream)
        if not streams and self._listening.pop(channel, None) is not None:
            await self.service.fanout.unlisten(channel)

    def _heard(self, channel: str, table: str, head: int, notes: int) -> None:
        opened = self.service.shelf.tables.get(table)
        if opened is not None and opened.viewers and (head > opened.head or notes > opened.row.notes):
            self._catch_up(table, notes)
        for stream in self._listening.get(channel, ()):
            if not isinstance(stream, TableStream):  # those are woken when their table has caught up
                stream.wake()

    def _returned(self) -> None:
        """Redis is there, perhaps again: whatever was announced meanwhile was missed."""
        self._look.set()
        self._wake_lists()

    def _wake_lists(self) -> None:
        for stream in self._listening.get(LOBBY, ()):
            stream.wake()

    def _catch_up(self, table: str, notes: int) -> None:
        """Bring a table up to date; what is announced before that begins is taken care of by the same look."""
        if table not in self._behind:
            task = asyncio.create_task(self._catching_up(table))
            self._catching.add(task)
            task.add_done_callback(self._catching.discard)
        self._behind[table] = max(notes, self._behind.get(table, 0))

    async def _catching_up(self, table: str) -> None:
        notes = self._behind.pop(table)
        opened = self.service.shelf.tables.get(table)
        if opened is not None:
            with suppress(*UNREACHABLE):  # the next look finds it
                await self.service.shelf.catch_up(opened, notes)

    # Looking for what was not announced.

    async def _look_for_ever(self) -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._look.wait(), self.service.settings.poll_seconds)
            self._look.clear()
            try:
                await self._look_once()
            except UNREACHABLE as error:
                _log.warning("database is away", error=type(error).__name__)
                await asyncio.sleep(0.5)
                self._look.set()

    async def _look_once(self) -> None:
        watched = {id: opened for id, opened in self.service.shelf.tables.items() if opened.viewers}
        if not watched:
            return
        rows = await self.service.pool.fetch("SELECT id, head, notes FROM game_table WHERE id = ANY($1)", list(watched))
        for row in rows:
            opened = watched[row["id"]]
            if row["head"] > opened.head or row["notes"] > opened.row.notes:
                metrics.CAUGHT_BY_LOOKING.inc()
                self._catch_up(row["id"], row["notes"])

    # Heartbeats, presence, ended sessions.

    async def _beat_for_ever(self) -> None:
        renewed = checked = looked = time.monotonic()
        while True:
            await asyncio.sleep(1.0)
            now = time.monotonic()
            for stream in list(self.streams):
                if now - stream.sent_at > HEARTBEAT:
                    stream.wake()
            if now - looked > _LISTS_LOOKED_AT:
                looked = now
                self._wake_lists()
            try:
                if now - renewed > RENEWED:
                    renewed = now
                    await self._renew_presence()
                if now - checked > _SESSIONS_CHECKED:
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
                PRESENT,
            )
            if was_here is False:
                await add_note(connection, table, "here", seat)
        if was_here is False:
            await tell(self.service, table)

    async def depart(self, table: str, seat: int) -> None:
        """A stream of a seat ended; the job process says so to the others if it stays away."""
        self._present[table, seat] -= 1
        if self._present[table, seat] > 0:
            return
        del self._present[table, seat]
        with suppress(*UNREACHABLE):  # then the word lapses by itself
            await self.service.pool.execute(
                "UPDATE seat SET here_until = now() + $3 WHERE table_id = $1 AND seat = $2", table, seat, LINGERING
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
                PRESENT,
            )
