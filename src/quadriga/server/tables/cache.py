"""An LRU cache of tables, each replayed from its entries.

Nothing here is the truth: any table can be evicted at any moment and is made again from the entries.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from datetime import datetime, timedelta
from typing import Any, Final, Protocol

import msgspec
import structlog

from quadriga.core.follow import Follower
from quadriga.core.record import Header, TakeoverEntry, UndoEntry, Writer, read_body
from quadriga.core.table import PERSON, Table
from quadriga.core.views import View
from quadriga.server import metrics
from quadriga.server.problems import Problem
from quadriga.server.storage.archive import Archive
from quadriga.server.storage.pool import UNREACHABLE, Connection, Pool
from quadriga.server.storage.table_rows import (
    CLOCK,
    FORGOTTEN,
    Clock,
    NoteRow,
    TableRow,
    add_note,
    fetch_notes,
    fetch_table,
)
from quadriga.server.tables.clock import runs_for_decider
from quadriga.server.tables.editions import make_known
from quadriga.server.tables.lines import fetch_lines
from quadriga.server.tables.replaying import (
    REMEMBERED,
    Done,
    Lines,
    Replayed,
    Unfollowed,
    check_trace,
    replay,
    replay_packed,
    trace,
    what_it_did,
)
from quadriga.server.tables.replays import CannotFollow, Replays

#: How many entries are followed on the event loop; where there are more, another process replays the table.
FOLLOWED: Final = 10
#: The clock comes with the last entry, which alone it belongs to.
_ENTRIES: Final = f"""
SELECT seq, body, digest, trace, {CLOCK} FROM entry LEFT JOIN game_table ON id = table_id AND head = seq
WHERE table_id = $1 AND seq > $2 ORDER BY seq LIMIT $3
"""
_log: Final = structlog.get_logger("quadriga.tables")


class Viewer(Protocol):
    """A stream that wants to know when a table changes, and the seat whose eyes it has."""

    viewer: int | None

    def wake(self) -> None: ...


class CachedTable:
    """One table: its rows, and its game up to entry `head`."""

    __slots__ = (
        "clock",
        "digest",
        "done",
        "frames",
        "head",
        "header",
        "id",
        "lock",
        "noted",
        "row",
        "secrets",
        "table",
        "viewers",
        "views",
    )

    def __init__(self, row: TableRow) -> None:
        self.id = row.id
        self.row = row
        #: None before the deal, and when the installed rules cannot follow the entries.
        self.table: Table | None = None
        self.header: Header | None = None
        self.head = -1
        #: The hash of the last entry, and where that left the clock.
        self.digest = b""
        self.clock = row.clock
        self.done: deque[Done] = deque(maxlen=REMEMBERED)
        self.noted: deque[NoteRow] = deque(maxlen=REMEMBERED)
        #: What writes here, with seed and nonces, once something was appended; only `append` looks at it.
        self.secrets: Writer | None = None
        self.viewers: set[Viewer] = set()
        #: What was made and encoded for viewers since the last change; only `serialize` looks at it.
        self.views: dict[int | None, View] = {}
        self.frames: dict[Any, bytes] = {}
        #: Held by whoever appends: of many moves at once all but one are refused without asking the database.
        self.lock = asyncio.Lock()

    @property
    def playable(self) -> bool:
        return self.table is not None and self.row.status == "playing"

    @property
    def over(self) -> bool:
        return self.table is not None and self.table.outcome is not None

    @property
    def deadline(self) -> datetime | None:
        """When the seat that decides must have moved; None without a clock."""
        if self.row.status == "revealing":
            return self.row.deadline
        table = self.table
        if table is None or table.decider is None or not self.playable or not runs_for_decider(self.row.timing, table):
            return None
        return self.clock.at + timedelta(seconds=self.clock.left(table.decider))

    @property
    def reserves(self) -> tuple[int, ...]:
        """Whole seconds each seat had in reserve when the last entry was written; none where there is no reserve."""
        timing = self.row.timing
        kept = timing.reserve_seconds or timing.increment_seconds
        return tuple(map(int, self.clock.reserves)) if kept and timing.runs else ()

    def take(self, made: Replayed, clock: Clock) -> None:
        """Stand where a replay of all entries leads, unless the game has gone on beyond that meanwhile."""
        if self.table is not None and made.table.head <= self.head:
            return
        self.done.clear()
        self.done.extend(made.done)
        self._stand(made.table, made.table.head, made.digest, clock)
        self.header = made.header

    def follow(self, rows: list[Any]) -> None:
        """Go on from where the game stands with entries somebody else wrote."""
        for row in rows:
            if row["seq"] != self.head + 1:
                continue  # appended here while the rows were being fetched
            entry = read_body(row["body"], row["seq"])
            assert self.table is not None
            assert not isinstance(entry, Header)
            Follower(self.table).follow(entry)
            check_trace(trace(self.table, entry), row["trace"], entry.seq)
            self.done.append(Done(entry, what_it_did(self.table, entry)))
            self._stand(self.table, entry.seq, row["digest"], self.clock_in(row))

    def adopt(self, table: Table, done: list[Done], digest: bytes, clock: Clock) -> None:
        """Take over a game that was played on and whose new entries are now written."""
        if table.head <= self.head:
            return  # read back from the database before the answer to the append arrived
        self.done.extend(done)
        self._stand(table, table.head, digest, clock)
        self.changed()

    def _stand(self, table: Table, head: int, digest: bytes, clock: Clock) -> None:
        self.table, self.head, self.digest, self.clock = table, head, digest, clock
        self._forget_frames()
        self.take_row(self.row)

    def take_row(self, row: TableRow) -> None:
        """Note a row of the database, unless a newer one is known; a game that is over is over, whatever it says."""
        if row.notes >= self.row.notes:
            if row is not self.row:
                self._forget_frames()
            late = row.status == "playing" and self.over
            self.row = msgspec.structs.replace(row, status="over") if late else row
            if row.head == self.head:
                self.clock = row.clock  # a table that was paused goes on with the time it had

    def clock_in(self, row: Any) -> Clock:
        """The clock that came with an entry, if it was the last one."""
        return self.clock if row["clock_at"] is None else Clock.of(row)

    @property
    def seats_agree(self) -> bool:
        """Whether the entries and the row say the same of who sits where."""
        assert self.table is not None
        return self.table.seats == [seat.bot or PERSON for seat in self.row.seats]

    def take_notes(self, notes: list[NoteRow]) -> None:
        """Remember notes, each once and without a gap."""
        last = self.noted[-1].n if self.noted else 0
        fresh = [note for note in notes if note.n > last]
        if fresh and (fresh[0].n != last + 1 or any(note.kind == FORGOTTEN for note in fresh)):
            self.noted.clear()  # what somebody said who was forgotten since is not repeated from memory
        self.noted.extend(fresh)

    def _forget_frames(self) -> None:
        """At once, not when all are told: who looks in between would take the old for the new, and never ask again."""
        self.views = {}
        self.frames.clear()

    def changed(self) -> None:
        """Let everyone who watches look again."""
        self._forget_frames()
        for viewer in self.viewers:
            viewer.wake()


class TableCache:
    """LRU cache of the tables this process has open; a table that somebody watches is never evicted."""

    def __init__(self, pool: Pool, size: int, replays: Replays, archive: Archive) -> None:
        self.pool = pool
        self.archive = archive
        self.replays = replays
        self.size = size
        self.tables: OrderedDict[str, CachedTable] = OrderedDict()
        self._opening: dict[str, asyncio.Task[CachedTable | None]] = {}
        self._replaying: dict[str, asyncio.Task[None]] = {}

    async def open(self, id: str) -> CachedTable | None:
        """A table as this process last knew it; from the database when it does not know it. None: there is none."""
        cached = self.tables.get(id)
        if cached is not None:
            self.tables.move_to_end(id)
            return cached
        task = self._opening.get(id)
        if task is None:
            task = self._opening[id] = asyncio.create_task(self._load(id))
            task.add_done_callback(lambda _: self._opening.pop(id, None))
        return await asyncio.shield(task)

    def watch(self, cached: CachedTable, viewer: Viewer) -> CachedTable:
        """Pin a table for a viewer; answers the one in the cache, should this one have been evicted meanwhile."""
        kept = self.tables.setdefault(cached.id, cached)
        kept.viewers.add(viewer)
        return kept

    async def fresh(self, id: str) -> CachedTable | None:
        """A table as it is in the database now."""
        cached = self.tables.get(id)
        if cached is None:
            return await self.open(id)
        await self.catch_up(cached)
        return cached

    async def catch_up(self, cached: CachedTable, announced: int | None = None) -> None:
        """Bring a table up to what the database says.

        Whoever was told the number of its last note saves the look at everything but the entries.
        """
        if announced is not None and announced <= cached.row.notes and cached.playable:
            head = cached.head
            await self._follow(cached)
            if cached.head != head:
                cached.changed()
            return
        row = await fetch_table(self.pool, cached.id)
        if row is None:
            return
        notes, head, status = cached.row.notes, cached.head, cached.row.status
        if row.notes > notes:
            cached.take_notes(await fetch_notes(self.pool, cached.id, notes, REMEMBERED))
        cached.take_row(row)
        if row.head > head or (row.status == "playing" and cached.table is None):
            await self._follow(cached)
        if (cached.row.notes, cached.head, cached.row.status) != (notes, head, status):
            cached.changed()

    async def _load(self, id: str) -> CachedTable | None:
        row = await fetch_table(self.pool, id)
        if row is None:
            return None
        cached = CachedTable(row)
        if row.head >= 0 and row.status != "paused":
            await self._follow(cached)
        self.tables[id] = cached
        self._evict()
        return cached

    async def _follow(self, cached: CachedTable) -> None:
        """Bring the game up to its last entry, or pause the table."""
        try:
            if cached.table is None:
                await self._replay(cached)
            else:
                await self._follow_on(cached)
        except (Problem, *UNREACHABLE):
            raise  # which says nothing of the table
        except Exception as error:  # changed rules can fail in any way, and must never bring a request down
            await self._pause(cached, error)

    async def _follow_on(self, cached: CachedTable) -> None:
        rows = await self.pool.fetch(_ENTRIES, cached.id, cached.head, FOLLOWED + 1)
        fresh = [read_body(row["body"], row["seq"]) for row in rows]
        if any(isinstance(entry, TakeoverEntry) for entry in fresh):
            await self._take_row(cached)  # whose eyes are whose has changed, and must be known before anyone looks
        # An agreed undo goes back further than a table remembers, so everything is replayed from the start.
        if len(rows) > FOLLOWED or any(isinstance(entry, UndoEntry) and entry.agreed for entry in fresh):
            await self._replay(cached)
        else:
            cached.follow(rows)

    async def _replay(self, cached: CachedTable) -> None:
        """Make the game from all its entries, once for all who want it. Some of them may know of newer entries."""
        task = self._replaying.get(cached.id)
        if task is not None:
            await asyncio.shield(task)
            await self._follow_on(cached)
            return
        task = self._replaying[cached.id] = asyncio.create_task(self._replay_all(cached))
        task.add_done_callback(lambda _: self._replaying.pop(cached.id, None))
        await asyncio.shield(task)

    async def _replay_all(self, cached: CachedTable) -> None:
        began = time.perf_counter()
        await make_known(self.pool, cached.row.game, cached.row.edition)
        clock = cached.clock

        async def fetch() -> Lines:
            nonlocal clock
            lines, row = await fetch_lines(self.pool, self.archive, cached.row)
            clock = cached.clock_in(row)
            return lines

        if cached.table is None and cached.row.head <= FOLLOWED and cached.row.origin is None:
            made = replay(await fetch())
        else:
            made = await self.replays.unpacked(("table", cached.id), cached.row.game, fetch, replay_packed)
        cached.take(made, clock)
        metrics.COLD_OPENS.observe(time.perf_counter() - began)
        if not cached.seats_agree:
            await self._take_row(cached)  # somebody was replaced between the two looks

    async def _pause(self, cached: CachedTable, error: Exception) -> None:
        """The installed rules cannot follow this table: stop it, and say so to those who sit there."""
        why = Unfollowed(error.error, error.seq) if isinstance(error, CannotFollow) else Unfollowed.by(error)
        _log.warning("table does not replay", table=cached.id, entry=why.seq, error=why.error)
        cached.table = None
        async with self.pool.acquire() as connection, connection.transaction():
            await pause(connection, cached.id)
        await self._take_row(cached)
        cached.changed()

    async def _take_row(self, cached: CachedTable) -> None:
        """Learn who sits where, and the notes that go with it."""
        row = await fetch_table(self.pool, cached.id)
        assert row is not None
        cached.take_notes(await fetch_notes(self.pool, cached.id, cached.row.notes, REMEMBERED))
        cached.take_row(row)

    def _evict(self) -> None:
        spare = len(self.tables) - self.size
        for id in [id for id, cached in self.tables.items() if not cached.viewers][: max(0, spare)]:
            del self.tables[id]
        metrics.TABLES_OPEN.set(len(self.tables))


async def pause(connection: Connection, id: str) -> bool:
    """Stop a table that the installed rules cannot follow."""
    paused = await connection.fetchval(
        "UPDATE game_table SET status = 'paused', deadline = NULL WHERE id = $1 AND status = 'playing' RETURNING id", id
    )
    if paused:
        await add_note(connection, id, "paused")
    return bool(paused)
