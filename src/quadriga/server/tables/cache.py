"""An LRU cache of tables, each replayed from its entries.

Nothing here is the truth: any table can be evicted at any moment and is made again from the entries.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections import OrderedDict, deque
from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import Any, Final, Protocol

import msgspec
import structlog

from quadriga.core.errors import RecordError
from quadriga.core.events import Event, Happened
from quadriga.core.follow import Follower
from quadriga.core.record import EndEntry, Entry, Header, Record, TakeoverEntry, UndoEntry, Writer, read_body
from quadriga.core.registry import find_game
from quadriga.core.table import PERSON, Table
from quadriga.core.views import View
from quadriga.server import metrics
from quadriga.server.storage.pool import Connection, Pool
from quadriga.server.storage.table_rows import CLOCK, Clock, NoteRow, TableRow, add_note, fetch_notes, fetch_table
from quadriga.server.tables.clock import runs_for_decider
from quadriga.server.tables.editions import make_known

#: How many of its last entries and notes a cached table keeps, for clients that reconnect after a moment.
REMEMBERED: Final = 40
#: The clock comes with the last entry, which alone it belongs to.
_ENTRIES: Final = f"""
SELECT seq, body, digest, trace, {CLOCK} FROM entry LEFT JOIN game_table ON id = table_id AND head = seq
WHERE table_id = $1 AND seq > $2 ORDER BY seq
"""
_log: Final = structlog.get_logger("quadriga.tables")
_canonical: Final = msgspec.json.Encoder(order="deterministic")


class Differs(Exception):
    """The installed rules make something else of an entry than was made of it when it was written."""

    def __init__(self, seq: int) -> None:
        super().__init__(f"entry {seq} is not what it was")
        self.seq = seq


class Done(msgspec.Struct, frozen=True):
    """An entry and what it did, unredacted."""

    entry: Entry
    events: list[Event]


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

    def replay(self, rows: list[Any]) -> None:
        """Make the game from all its entries; raises when the rules no longer agree with them."""
        record = Record.of([row["body"] for row in rows], [row["digest"] for row in rows])
        table = Table.dealt(find_game(record.header.game), record.header)
        self.done.clear()
        first = len(record) - REMEMBERED
        for entry in follow_rows(table, record, rows):
            if entry.seq > first:
                self.done.append(Done(entry, what_it_did(table, entry)))
        self._stand(table, len(record), rows[-1]["digest"], self._clock_in(rows[-1]))
        self.header = record.header

    def follow(self, rows: list[Any]) -> None:
        """Go on from where the game stands with entries somebody else wrote."""
        for row in rows:
            if row["seq"] != self.head + 1:
                continue  # appended here while the rows were being fetched
            entry = read_body(row["body"], row["seq"])
            assert self.table is not None
            assert not isinstance(entry, Header)
            Follower(self.table).follow(entry)
            _check_trace(trace(self.table, entry), row)
            self.done.append(Done(entry, what_it_did(self.table, entry)))
            clock = self._clock_in(row)
            self._stand(self.table, entry.seq, row["digest"], clock)

    def adopt(self, table: Table, done: list[Done], digest: bytes, clock: Clock) -> None:
        """Take over a game that was played on and whose new entries are now written."""
        if table.head <= self.head:
            return  # read back from the database before the answer to the append arrived
        self.done.extend(done)
        self._stand(table, table.head, digest, clock)
        self.changed()

    def _stand(self, table: Table, head: int, digest: bytes, clock: Clock) -> None:
        self.table, self.head, self.digest, self.clock = table, head, digest, clock
        self.take_row(self.row)

    def take_row(self, row: TableRow) -> None:
        """Note a row of the database, unless a newer one is known; a game that is over is over, whatever it says."""
        if row.notes >= self.row.notes:
            late = row.status == "playing" and self.over
            self.row = msgspec.structs.replace(row, status="over") if late else row
            if row.head == self.head:
                self.clock = row.clock  # a table that was paused goes on with the time it had

    def _clock_in(self, row: Any) -> Clock:
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
        if fresh and fresh[0].n != last + 1:
            self.noted.clear()
        self.noted.extend(fresh)

    def changed(self) -> None:
        """Let everyone who watches look again."""
        self.views = {}
        self.frames.clear()
        for viewer in self.viewers:
            viewer.wake()


def trace(table: Table, entry: Entry | None) -> bytes:
    """What the rules made of an entry: what happened, who decides now, and what that seat may do."""
    decider = table.decider
    allowed = [] if decider is None else [move.key for move in table.game.moves(table.state)]
    made = _canonical.encode((what_it_did(table, entry), decider, allowed))
    return hashlib.sha256(made).digest()[:8]


def follow_rows(table: Table, record: Record, rows: list[Any]) -> Iterator[Entry]:
    """Follow all entries on a table just dealt, and stop after each; raises when the rules no longer agree with one."""
    _check_trace(trace(table, None), rows[0])
    for entry in Follower(table, record).follow_each(len(record)):
        _check_trace(trace(table, entry), rows[entry.seq])
        yield entry


def what_it_did(table: Table, entry: Entry | None) -> list[Event]:
    """The events of the last entry; the one that closes a record does nothing itself.

    With the first entry comes what the deal has to tell. What it moved is on the table already and moves no more.
    """
    if entry is None or isinstance(entry, EndEntry):
        return []
    if entry.seq > 1:
        return table.happened
    opening = [event for event in table.opening if isinstance(event, Happened)]
    return [*opening, Happened("dealt"), *table.happened]


def _check_trace(found: bytes, row: Any) -> None:
    if found != row["trace"]:
        raise Differs(row["seq"])


class TableCache:
    """LRU cache of the tables this process has open; a table that somebody watches is never evicted."""

    def __init__(self, pool: Pool, size: int) -> None:
        self.pool = pool
        self.size = size
        self.tables: OrderedDict[str, CachedTable] = OrderedDict()
        self._opening: dict[str, asyncio.Task[CachedTable | None]] = {}

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
        began = time.perf_counter()
        known = cached.head if cached.table is not None else -1
        if known < 0:
            await make_known(self.pool, cached.row.game, cached.row.edition)
        rows = await self.pool.fetch(_ENTRIES, cached.id, known)
        fresh = [read_body(row["body"], row["seq"]) for row in rows] if known >= 0 else []
        if any(isinstance(entry, TakeoverEntry) for entry in fresh):
            await self._take_row(cached)  # whose eyes are whose has changed, and must be known before anyone looks
        # An agreed undo goes back further than a table remembers, so everything is replayed from the start.
        if any(isinstance(entry, UndoEntry) and entry.agreed for entry in fresh):
            known, rows = -1, await self.pool.fetch(_ENTRIES, cached.id, -1)
        try:
            if known >= 0:
                cached.follow(rows)
            elif rows:
                cached.replay(rows)
                metrics.COLD_OPENS.observe(time.perf_counter() - began)
                if not cached.seats_agree:
                    await self._take_row(cached)  # somebody was replaced between the two looks
        except Exception as error:  # changed rules can fail in any way, and must never bring a request down
            await self._pause(cached, error)

    async def _pause(self, cached: CachedTable, error: Exception) -> None:
        """The installed rules cannot follow this table: stop it, and say so to those who sit there."""
        seq = error.seq if isinstance(error, Differs | RecordError) else None
        _log.warning("table does not replay", table=cached.id, entry=seq, error=type(error).__name__)
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
