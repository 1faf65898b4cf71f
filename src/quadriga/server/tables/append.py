"""Optimistic concurrency: a move is one transaction, and the primary key of its entry is the lock.

Whoever wants to add to a table plays it on a copy of the state, then writes the new entries in one compare-and-set
that succeeds only if nobody was faster. The seed and the nonces are read here and in `fair_deal`, nowhere else:
views are made without them, and so is what a bot gets to see.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import datetime
from typing import Final
from uuid import UUID

import msgspec

from quadriga.core.record import Entry, Record, Writer
from quadriga.core.registry import find_game
from quadriga.core.replay import resume
from quadriga.core.table import Table
from quadriga.server import metrics
from quadriga.server.storage.batch_writer import Addition, BatchWriter, deferred
from quadriga.server.storage.pool import Connection, Pool
from quadriga.server.tables.cache import CachedTable, Done, trace, what_it_did
from quadriga.server.tables.service import Service

#: A bot's turn that has not come after so many seconds was lost with its job, and is asked for again.
BOT_OVERDUE: Final = 60.0


class Acknowledged(msgspec.Struct, frozen=True):
    """What the maker of an entry is told, the same however often it is asked: it is written, and this is its hash."""

    seq: int
    hash: str


class TooLate(Exception):
    """The table is not where the request thought it was."""


class NotPlaying(Exception):
    """The table is not being played: not dealt yet, paused, or over."""


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
    service: Service, cached: CachedTable, seq: int, request: UUID | None, act: Callable[[Table], None]
) -> Acknowledged:
    """Do something at a table that stands at `seq`, durably.

    Raises `TooLate` when it stands elsewhere, unless this very request is what moved it on.
    """
    async with cached.lock:
        if seq > cached.head:
            await service.cache.catch_up(cached)
        if cached.table is None:
            raise NotPlaying
        secrets = await _secrets_of(service, cached)
        if seq != cached.head:
            return await _answered_before(service.pool, cached.id, seq, request)
        if not cached.playable:
            raise NotPlaying
        # Critical section: no await from here to the statement, so no other task can change the table.
        draft = _Draft(cached, secrets)
        table = draft.table = cached.table.copy(draft)
        act(table)
        began = time.perf_counter()
        at = await _write(service.writer, cached, seq, request, table, draft)
        if at is None:
            await service.cache.catch_up(cached)
            return await _answered_before(service.pool, cached.id, seq, request)
        metrics.APPENDS.observe(time.perf_counter() - began)
        metrics.ENTRIES.inc(len(draft.done))
        digest = draft.record.digests[-1]
        cached.adopt(table, draft.done, digest, at)
    service.announce(cached.id, cached.head, cached.row.notes)
    return Acknowledged(table.head, digest.hex())


async def append_agreed_undo(service: Service, cached: CachedTable, seq: int, seat: int, to: int) -> None:
    """Go back as far as everyone agreed to. It needs the whole record, so the table is opened anew for it."""
    async with cached.lock:
        secrets = await _secrets_of(service, cached)
        rows = await service.pool.fetch(
            "SELECT body, digest FROM entry WHERE table_id = $1 AND seq <= $2 ORDER BY seq", cached.id, seq
        )
        record = Record.of([row["body"] for row in rows], [row["digest"] for row in rows])
        table = resume(record, secrets.seed, secrets.nonces, find_game(record.header.game))
        draft = _Draft(cached, secrets)
        draft.table = table = table.copy(draft)
        table.undo_agreed(seat, to, record)
        if not await _write(service.writer, cached, seq, None, table, draft):
            raise TooLate
        await service.cache.catch_up(cached)
    service.announce(cached.id, cached.head, cached.row.notes)


async def _write(
    writer: BatchWriter, cached: CachedTable, seq: int, request: UUID | None, table: Table, draft: _Draft
) -> datetime | None:
    decider, record = table.decider, draft.record
    addition = Addition(
        cached.id,
        seq,
        table.head,
        decider,
        "over" if decider is None else "playing",
        due_in(table, cached.row.move_seconds),
        request,
        [done.entry.seq for done in draft.done],
        record.bodies,
        record.digests[1:],
        draft.traces,
    )
    return await (writer.write_with_bots_turn(addition) if waits_for_bot(table) else writer.write(addition))


def waits_for_bot(table: Table) -> bool:
    return table.decider is not None and table.seats[table.decider] != "person"


def due_in(table: Table, move_seconds: int | None) -> float | None:
    """Seconds after which something must be done if nothing has happened; None: never."""
    if table.decider is None:
        return None
    return BOT_OVERDUE if waits_for_bot(table) else move_seconds


async def defer_bot_turn(connection: Connection, id: str, seq: int) -> None:
    """Ask for a bot's turn after entry `seq`."""
    await connection.execute(f"SELECT {deferred('$1::text', '$2::integer')}", id, seq)


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
