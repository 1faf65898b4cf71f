"""Optimistic concurrency: a move is one transaction, and the primary key of its entry is the lock.

Whoever wants to add to a table plays it on a copy of the state, then writes the new entries in one compare-and-set
that succeeds only if nobody was faster and, where a clock runs, the seat is in time. The seed and the nonces are read
here and in `fair_deal`, nowhere else: views are made without them, and so is what a bot gets to see.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from uuid import UUID

import msgspec

from quadriga.core.errors import UndoRefused
from quadriga.core.record import Entry, Record, Writer
from quadriga.core.table import Table
from quadriga.server import metrics
from quadriga.server.storage.batch_writer import Addition, Reckoning, Written, deferred, write_on
from quadriga.server.storage.pool import Connection, Pool
from quadriga.server.storage.table_rows import Clock
from quadriga.server.tables.cache import CachedTable
from quadriga.server.tables.clock import is_full, may_stand, priority_of_turn, reckon, waits_for_bot
from quadriga.server.tables.lines import fetch_lines
from quadriga.server.tables.replaying import Done, Lines, earlier_packed, trace, what_it_did
from quadriga.server.tables.service import Service

#: What else belongs to an addition, in the same transaction.
Also = Callable[[Connection], Awaitable[None]]


class Acknowledged(msgspec.Struct, frozen=True):
    """What the maker of an entry is told, the same however often it is asked: it is written, and this is its hash."""

    seq: int
    hash: str


class TooLate(Exception):
    """The table is not where the request thought it was."""


class OutOfTime(TooLate):
    """The table is still there, but the time of the seat that acts was over, or was not over yet."""


class NotPlaying(Exception):
    """The table is not being played: not dealt yet, paused, or over."""


class TableFull(NotPlaying):
    """The table has as many entries as a table may have."""


class _Draft(Writer):
    """A write buffer: collects what a request would add, as lines, what they did, and their traces."""

    __slots__ = ("done", "table", "traces")

    def __init__(self, cached: CachedTable, secrets: Writer) -> None:
        assert cached.header is not None
        self.seed, self.nonces, self.key = secrets.seed, secrets.nonces, secrets.key
        self.record = Record(cached.header, [], [], [cached.digest])
        self.table: Table | None = None
        self.done: list[Done] = []
        self.traces: list[bytes] = []

    def append(self, entry: Entry) -> bytes:
        assert self.table is not None
        self.done.append(Done(entry, what_it_did(self.table, entry)))
        self.traces.append(trace(self.table, entry))
        return super().append(entry)


async def append(
    service: Service,
    cached: CachedTable,
    seq: int,
    request: UUID | None,
    act: Callable[[Table], None],
    *,
    in_time: bool | None = None,
    back: int = 0,
    also: Also | None = None,
) -> Acknowledged:
    """Do something at a table that stands at `seq`, durably.

    Raises `TooLate` when it stands elsewhere, unless this very request is what moved it on; `OutOfTime` where the seat
    had to be in time, or late, and was not. `back` is how many moves are taken back; `also` what else must be written.
    """
    async with cached.lock:
        if seq > cached.head:
            await service.cache.catch_up(cached)
        if cached.table is None:
            raise NotPlaying
        # Of a table that was put back without its key nobody can open the seed.
        secrets = await _secrets_of(service, cached) if cached.playable else None
        if seq != cached.head:
            return await _answered_before(service.pool, cached.id, seq, request)
        if secrets is None or not cached.playable:
            raise NotPlaying
        # Critical section: no await from here to the statement, so no other task can change the table.
        draft = _Draft(cached, secrets)
        table = draft.table = cached.table.copy(draft)
        act(table)
        reckoning = _reckon(cached, cached.table, table, draft, in_time=in_time, back=back)
        standing = may_stand(cached.table, table, draft.done[0].entry)
        began = time.perf_counter()
        addition = _addition(cached, seq, request, table, draft, reckoning)
        written = await _write(service, addition, table, also, standing=standing)
        if written is None:
            await service.cache.catch_up(cached)
            if reckoning.in_time is not None and cached.head == seq and cached.playable:
                raise OutOfTime
            return await _answered_before(service.pool, cached.id, seq, request)
        metrics.APPENDS.observe(time.perf_counter() - began)
        metrics.ENTRIES.inc(len(draft.done))
        digest = draft.record.digests[-1]
        if also is not None:
            # Who sits where may have changed with it: nobody looks at the game before this is known here.
            await service.cache.catch_up(cached)
        else:
            cached.adopt(table, draft.done, digest, _clock_after(written, reckoning))
    service.announce(cached.id, cached.head, cached.row.notes)
    return Acknowledged(table.head, digest.hex())


async def append_agreed_undo(service: Service, cached: CachedTable, seq: int, seat: int, to: int) -> None:
    """Go back as far as everyone agreed to. Where that leads is found in another process: it takes the whole record."""
    async with cached.lock:
        if cached.table is None:
            raise NotPlaying
        demand_room(cached.table)
        secrets = await _secrets_of(service, cached)
        earlier = await position_after(service, cached, to)
        if cached.head != seq or not cached.playable:
            raise TooLate
        before = cached.table
        # Critical section: no await from here to the statement, so no other task can change the table.
        draft = _Draft(cached, secrets)
        draft.table = table = before.copy(draft)
        table.undo_agreed(seat, to, earlier)
        if table.seats != before.seats:
            raise UndoRefused("somebody was replaced since, and does not come back")
        if any(seat.forgotten and seat.seat not in table.resigned for seat in cached.row.seats):
            raise UndoRefused("somebody was forgotten since, and does not come back")
        reckoning = _reckon(cached, before, table, draft)
        if not await _write(service, _addition(cached, seq, None, table, draft, reckoning), table):
            raise TooLate
        await service.cache.catch_up(cached)
    service.announce(cached.id, cached.head, cached.row.notes)


async def position_after(service: Service, cached: CachedTable, seq: int) -> Table:
    """The table as it stood after an entry."""

    async def fetch() -> Lines:
        lines, _ = await fetch_lines(service.pool, service.archive, cached.row, seq)
        return lines

    earlier = await service.replays.unpacked(("earlier", cached.id, seq), cached.row.game, fetch, earlier_packed, seq)
    assert isinstance(earlier, Table)
    return earlier


def demand_room(table: Table) -> None:
    """Refuse to play on at a table that is full."""
    if is_full(table):
        raise TableFull


def _reckon(
    cached: CachedTable, before: Table, after: Table, draft: _Draft, *, in_time: bool | None = None, back: int = 0
) -> Reckoning:
    entry = draft.done[0].entry
    return reckon(cached.row.timing, cached.clock, before, after, entry, in_time=in_time, back=back)


def _addition(
    cached: CachedTable, seq: int, request: UUID | None, table: Table, draft: _Draft, reckoning: Reckoning
) -> Addition:
    decider, record = table.decider, draft.record
    return Addition(
        cached.id,
        seq,
        table.head,
        decider,
        "over" if decider is None else "playing",
        request,
        reckoning,
        [done.entry.seq for done in draft.done],
        record.bodies,
        record.digests[1:],
        draft.traces,
        _result(table),
    )


def _result(table: Table) -> str | None:
    """How the game ended, as lists tell it; None while it goes on."""
    if table.outcome is None:
        return None
    result = {"places": table.outcome.places, "points": [tally.total for tally in table.outcome.tallies]}
    return msgspec.json.encode(result).decode()


async def _write(
    service: Service, addition: Addition, table: Table, also: Also | None = None, *, standing: bool = False
) -> Written | None:
    bots_turn = priority_of_turn(table) if waits_for_bot(table) and not is_full(table) else None
    if also is None:
        writer = service.writer
        if bots_turn is None and not standing:
            return await writer.write(addition)
        return await writer.write_with_turn(addition, bots_turn, standing=standing)
    async with service.pool.acquire() as connection, connection.transaction():
        written = await write_on(connection, addition, bots_turn=bots_turn, standing=standing)
        if written is not None:
            await also(connection)
    return written


def _clock_after(written: Written, reckoning: Reckoning) -> Clock:
    return Clock(written.at, written.move_left, written.reserves, reckoning.taken_back, reckoning.take_backs)


async def defer_bot_turn(connection: Connection, id: str, seq: int, priority: int) -> None:
    """Ask for a bot's turn after entry `seq`."""
    turn = deferred("id", "$2::integer", "host", "$3::integer")
    await connection.execute(f"SELECT {turn} FROM game_table WHERE id = $1", id, seq, priority)


async def _secrets_of(service: Service, cached: CachedTable) -> Writer:
    """The table's record writer with its seed, nonces and key, cached: deriving the key again cost a query a move."""
    if cached.secrets is None:
        assert cached.header is not None
        pool = service.pool
        seed = await service.seeds.fetch(pool, cached.id)
        rows = await pool.fetch("SELECT seat, value FROM nonce WHERE table_id = $1", cached.id)
        nonces = {row["seat"]: row["value"] for row in rows}
        in_order = tuple(nonces.get(seat.seat, b"") for seat in cached.row.seats)
        cached.secrets = Writer(seed, in_order, Record(cached.header, [], [], []))
    return cached.secrets


async def _answered_before(pool: Pool, id: str, seq: int, request: UUID | None) -> Acknowledged:
    """Idempotency: the first answer to a request that was sent again."""
    if request is not None and seq >= -1:
        row = await pool.fetchrow(
            """
            SELECT seq, digest FROM entry WHERE table_id = $1 AND seq > $2 AND request = $3
            ORDER BY seq DESC LIMIT 1
            """,
            id,
            seq,
            request,
        )
        if row is not None:
            return Acknowledged(row["seq"], row["digest"].hex())
    metrics.CONFLICTS.inc()
    raise TooLate
