"""Appending: a move is one transaction, and the primary key of its entry is the lock.

Whoever wants to add to a table plays it on a copy of the state, then writes
the new entries in one statement that succeeds only if nobody was faster. The
seed and the nonces are read here and in `deals`, nowhere else: views are made
without them, and so is what a bot gets to see.
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
from quadriga.server.database import Connection, Pool
from quadriga.server.opened import Done, Opened, trace, what_it_did
from quadriga.server.service import Service
from quadriga.server.writing import Addition, Scribe, deferred

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
    """Collects what a request would add: lines, what they did, and their traces."""

    __slots__ = ("done", "table", "traces")

    def __init__(self, opened: Opened, secrets: Writer) -> None:
        assert opened.header is not None
        self.seed, self.nonces, self.key = secrets.seed, secrets.nonces, secrets.key
        self.record = Record(opened.header, [], [], [opened.digest])
        self.table: Table | None = None
        self.done: list[Done] = []
        self.traces: list[bytes] = []

    def append(self, entry: Entry) -> bytes:
        assert self.table is not None
        self.done.append(Done(entry, what_it_did(self.table, entry)))
        self.traces.append(trace(self.table, entry))
        return super().append(entry)


async def append(
    service: Service, opened: Opened, version: int, request: UUID | None, act: Callable[[Table], None]
) -> Acknowledged:
    """Do something at a table that stands at `version`, durably.

    Raises `TooLate` when it stands elsewhere, unless this very request is what moved it on.
    """
    async with opened.lock:
        if version > opened.head:
            await service.shelf.catch_up(opened)
        if opened.table is None:
            raise NotPlaying
        secrets = await _secrets_of(service.pool, opened)
        if version != opened.head:
            return await _answered_before(service.pool, opened.id, version, request)
        if not opened.playable:
            raise NotPlaying
        # From here to the statement nothing is waited for, so the table cannot move under our hands.
        draft = _Draft(opened, secrets)
        table = draft.table = opened.table.copy(draft)
        act(table)
        began = time.perf_counter()
        at = await _write(service.scribe, opened, version, request, table, draft)
        if at is None:
            await service.shelf.catch_up(opened)
            return await _answered_before(service.pool, opened.id, version, request)
        metrics.APPENDS.observe(time.perf_counter() - began)
        metrics.ENTRIES.inc(len(draft.done))
        digest = draft.record.digests[-1]
        opened.adopt(table, draft.done, digest, at)
    service.announce(opened.id, opened.head, opened.row.notes)
    return Acknowledged(table.entries, digest.hex())


async def append_agreed_undo(service: Service, opened: Opened, version: int, seat: int, to: int) -> None:
    """Go back as far as everyone agreed to. It needs the whole record, so the table is opened anew for it."""
    async with opened.lock:
        secrets = await _secrets_of(service.pool, opened)
        rows = await service.pool.fetch(
            "SELECT body, digest FROM entry WHERE table_id = $1 AND seq <= $2 ORDER BY seq", opened.id, version
        )
        record = Record.of([row["body"] for row in rows], [row["digest"] for row in rows])
        table = resume(record, secrets.seed, secrets.nonces, find_game(record.header.game))
        draft = _Draft(opened, secrets)
        draft.table = table = table.copy(draft)
        table.undo_agreed(seat, to, record)
        if not await _write(service.scribe, opened, version, None, table, draft):
            raise TooLate
        await service.shelf.catch_up(opened)
    service.announce(opened.id, opened.head, opened.row.notes)


async def _write(
    scribe: Scribe, opened: Opened, version: int, request: UUID | None, table: Table, draft: _Draft
) -> datetime | None:
    decider, record = table.decider, draft.record
    addition = Addition(
        opened.id,
        version,
        table.entries,
        decider,
        "over" if decider is None else "playing",
        due_in(table, opened.row.move_seconds),
        request,
        [done.entry.n for done in draft.done],
        record.bodies,
        record.digests[1:],
        draft.traces,
    )
    return await (scribe.write_with_bots_turn(addition) if waits_for_bot(table) else scribe.write(addition))


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


async def _secrets_of(pool: Pool, opened: Opened) -> Writer:
    """Who writes here: with seed and nonces, and the key they make, which is not made anew for every move."""
    if opened.secrets is None:
        assert opened.header is not None
        seed = await pool.fetchval("SELECT value FROM seed WHERE table_id = $1", opened.id)
        rows = await pool.fetch("SELECT seat, value FROM nonce WHERE table_id = $1", opened.id)
        nonces = {row["seat"]: row["value"] for row in rows}
        in_order = tuple(nonces.get(seat.seat, b"") for seat in opened.row.seats)
        opened.secrets = Writer(seed, in_order, Record(opened.header, [], [], []))
    return opened.secrets


async def _answered_before(pool: Pool, id: str, version: int, request: UUID | None) -> Acknowledged:
    """The first answer to a request that was sent again."""
    if request is not None and version >= -1:
        row = await pool.fetchrow(
            """
            SELECT seq, digest FROM entry WHERE table_id = $1 AND seq > $2 AND request = $3
            ORDER BY seq DESC LIMIT 1
            """,
            id,
            version,
            request,
        )
        if row is not None:
            return Acknowledged(row["seq"], row["digest"].hex())
    metrics.CONFLICTS.inc()
    raise TooLate
