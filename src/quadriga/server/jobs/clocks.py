"""Housekeeping of the job process: deadlines, presence, stalled jobs, sessions that have expired."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from datetime import timedelta
from typing import Any, Final

import structlog
from procrastinate import App
from procrastinate.exceptions import ConnectorException

from quadriga.core.errors import NoncesAwaited
from quadriga.server.storage.pool import AWAY
from quadriga.server.storage.table_rows import add_note, hold_table
from quadriga.server.tables import fair_deal
from quadriga.server.tables.append import NotPlaying, TooLate, defer_bot_turn
from quadriga.server.tables.clock import BOT_OVERDUE, is_full, waits_for_bot
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
    while True:
        await asyncio.sleep(1.0)
        now = time.monotonic()
        try:
            await expire_deadlines(service)
            await mark_absent_seats(service)
            if now - stalled > service.settings.stalled_seconds / 4:
                stalled = now
                await retry_stalled(service, queue)
            if now - swept > 3600:
                swept = now
                await service.pool.execute("DELETE FROM session WHERE expires_at < now()")
        except AWAY as error:
            _log.warning("database is away", error=type(error).__name__)
        except Exception as error:  # one bad table must not stop the clocks of the others
            _log.error("looking after tables failed", error=type(error).__name__)


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
    for row in rows:
        await _expire(service, row)


async def _expire(service: Service, row: Any) -> None:
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
            await defer_bot_turn(connection, cached.id, cached.head)
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
        async with service.pool.acquire() as connection, connection.transaction():
            await hold_table(connection, table["id"])
            gone = await connection.fetch(
                "UPDATE seat SET here = false WHERE table_id = $1 AND here AND here_until < now() RETURNING seat",
                table["id"],
            )
            for row in gone:
                await add_note(connection, table["id"], "away", row["seat"])
        if gone:
            await tell(service, table["id"])


async def retry_stalled(service: Service, queue: App) -> None:
    """Retry jobs whose worker sends no heartbeat any more: killed, it could not give them back to the queue."""
    manager = queue.job_manager
    for job in await manager.get_stalled_jobs(seconds_since_heartbeat=service.settings.stalled_seconds):
        with suppress(ConnectorException):  # another job process was faster
            await manager.retry_job(job)
