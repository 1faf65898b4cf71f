"""Housekeeping of the job process: deadlines, presence, stalled jobs, tables nobody came to, expired sessions."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from datetime import timedelta
from functools import partial
from typing import Any, Final

import structlog
from procrastinate import App
from procrastinate.exceptions import ConnectorException

from quadriga.core.errors import NoncesAwaited
from quadriga.server.jobs.lapse import LAPSE_POLL, lapse_tables
from quadriga.server.jobs.retention import TIDY_SECONDS, tidy
from quadriga.server.storage.pool import AWAY, STUCK
from quadriga.server.storage.table_rows import add_note, hold_table
from quadriga.server.tables import fair_deal
from quadriga.server.tables.append import NotPlaying, TooLate, defer_bot_turn
from quadriga.server.tables.clock import BOT_OVERDUE, is_full, priority_of_turn, waits_for_bot
from quadriga.server.tables.forgetting import leave_games
from quadriga.server.tables.late import run_out
from quadriga.server.tables.seating import tell
from quadriga.server.tables.service import Service

#: Lease on a row that is due: if the process that took it dies, another one takes it after that.
_LEASE: Final = "10 seconds"
#: Batch size: how many rows are taken in one look.
_AT_ONCE: Final = 100
_log: Final = structlog.get_logger("quadriga.jobs")


async def run_housekeeping(service: Service, queue: App) -> None:
    """A loop that ends only when it is cancelled: every second what is due, now and then what was left behind."""
    stalled = swept = time.monotonic()
    lapsed = tidied = -math.inf
    while True:
        await asyncio.sleep(1.0)
        now = time.monotonic()
        chores: list[Callable[[], Awaitable[None]]] = [
            partial(expire_deadlines, service),
            partial(mark_absent_seats, service),
            partial(leave_games, service),
        ]
        if now - stalled > service.settings.stalled_seconds / 4:
            stalled = now
            chores.append(partial(retry_stalled, service, queue))
        if now - lapsed > LAPSE_POLL:
            lapsed = now
            chores.append(partial(lapse_tables, service))
        if now - swept > 3600:
            swept = now
            chores.append(partial(end_expired_sessions, service))
        if now - tidied > TIDY_SECONDS:
            tidied = now
            chores.append(partial(tidy, service.pool, service.settings.chat_days))
        for chore in chores:  # one that fails does not keep the others from being done
            try:
                await chore()
            except AWAY as error:
                _log.warning("database is away", error=type(error).__name__)
            except Exception as error:
                _log.error("housekeeping failed", error=type(error).__name__)


@asynccontextmanager
async def _apart(table: str, doing: str) -> AsyncIterator[None]:
    """One bad row must not stop the clocks of the others: what goes wrong with a table is logged with its id.

    Where the database itself is away, going on to the next table is of no use.
    """
    try:
        yield
    except STUCK as error:
        _log.warning("table is stuck", table=table, doing=doing, error=type(error).__name__)
    except AWAY:
        raise
    except Exception as error:
        _log.error("looking after a table failed", table=table, doing=doing, error=type(error).__name__)


async def expire_deadlines(service: Service) -> None:
    """Do what is due to people whose time ran out, ask bots again, free seats whose nonce stayed away."""
    rows = await service.pool.fetch(
        f"""
        UPDATE game_table SET deadline = now() + interval '{_LEASE}'
        WHERE id IN (SELECT id FROM game_table WHERE deadline <= now() ORDER BY deadline LIMIT {_AT_ONCE}
                     FOR UPDATE SKIP LOCKED)
        RETURNING id, head, status
        """
    )
    queued = await _queued_turns(service, [row["id"] for row in rows]) if rows else set()
    for row in rows:
        async with _apart(row["id"], "deadline"):
            await _expire(service, row, queued)


async def _queued_turns(service: Service, ids: list[str]) -> set[tuple[str, int]]:
    """Which of these tables have a bot's turn in the queue, and after which entry: slow, but not lost."""
    rows = await service.pool.fetch(
        """
        SELECT args->>'table' AS id, (args->>'seq')::integer AS seq FROM procrastinate_jobs
        WHERE status = 'todo' AND args->>'table' = ANY($1)
        """,
        ids,
    )
    return {(row["id"], row["seq"]) for row in rows}


async def _expire(service: Service, row: Any, queued: set[tuple[str, int]]) -> None:
    if row["status"] == "revealing":
        async with service.pool.acquire() as connection, connection.transaction():
            freed = await fair_deal.give_up_waiting(connection, service.seeds, row["id"])
        if freed:
            await tell(service, row["id"])
        return
    cached = await service.cache.fresh(row["id"])
    if cached is None or cached.table is None or is_full(cached.table):
        return
    if waits_for_bot(cached.table):
        async with service.pool.acquire() as connection, connection.transaction():
            if (cached.id, cached.head) not in queued:
                await defer_bot_turn(connection, cached.id, cached.head, priority_of_turn(cached.table))
            due = timedelta(seconds=BOT_OVERDUE)
            await connection.execute("UPDATE game_table SET deadline = now() + $2 WHERE id = $1", cached.id, due)
    else:
        with suppress(TooLate, NotPlaying, NoncesAwaited):  # the last is tried again when the lease is over
            await run_out(service, cached, row["head"])


async def mark_absent_seats(service: Service) -> None:
    """Presence timeout: note who is away, since their last stream ended a while ago or their web process died."""
    tables = await service.pool.fetch(
        f"SELECT DISTINCT table_id AS id FROM seat WHERE here AND here_until < now() LIMIT {_AT_ONCE}"
    )
    for table in tables:
        async with _apart(table["id"], "presence"):
            await _mark_absent(service, table["id"])


async def _mark_absent(service: Service, id: str) -> None:
    async with service.pool.changing(id) as connection:
        await hold_table(connection, id)
        gone = await connection.fetch(
            "UPDATE seat SET here = false WHERE table_id = $1 AND here AND here_until < now() RETURNING seat", id
        )
        for row in gone:
            await add_note(connection, id, "away", row["seat"])
    if gone:
        await tell(service, id)


async def retry_stalled(service: Service, queue: App) -> None:
    """Retry jobs whose worker sends no heartbeat any more: killed, it could not give them back to the queue."""
    manager = queue.job_manager
    for job in await manager.get_stalled_jobs(seconds_since_heartbeat=service.settings.stalled_seconds):
        with suppress(ConnectorException):  # another job process was faster
            await manager.retry_job(job)


async def end_expired_sessions(service: Service) -> None:
    """Tokens go with the session that made them."""
    await service.pool.execute("DELETE FROM session WHERE expires_at < now()")
