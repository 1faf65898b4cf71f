"""The job process: bots' turns, clocks that ran out, people who went away, jobs that died with their worker."""

from __future__ import annotations

import asyncio
import signal
import time
from contextlib import suppress
from datetime import timedelta
from typing import Any, Final

import structlog
from procrastinate import App, PsycopgConnector, RetryStrategy
from procrastinate.exceptions import ConnectorException

from quadriga.core.table import Table
from quadriga.server import deals, metrics
from quadriga.server.database import AWAY
from quadriga.server.entries import (
    BOT_OVERDUE,
    NotPlaying,
    TooLate,
    append,
    defer_bot_turn,
    waits_for_bot,
)
from quadriga.server.logs import start_logging
from quadriga.server.rows import add_note, hold_table
from quadriga.server.service import Service
from quadriga.server.settings import Settings
from quadriga.server.tables import tell
from quadriga.server.thinking import BotFailed, Thinkers
from quadriga.server.writing import BOT_TURN, BOTS_QUEUE

#: A row that is due is taken for this long; if its taker dies, another one takes it after that.
_TAKEN: Final = "10 seconds"
_AT_ONCE: Final = 100
_log: Final = structlog.get_logger("quadriga.jobs")


def work(settings: Settings) -> None:
    """Run a job process until SIGTERM or SIGINT."""
    start_logging(settings.log)
    asyncio.run(_work(settings))


async def _work(settings: Settings) -> None:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stop.set)
    service = await Service.start(settings)
    thinkers = Thinkers(settings.bot_processes, settings.bot_seconds)
    queue = job_queue(service, thinkers)
    tasks = [
        asyncio.create_task(_work_off_for_ever(queue, settings)),
        asyncio.create_task(_look_after_for_ever(service, queue)),
    ]
    _log.info("job process started")
    await stop.wait()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    thinkers.stop()
    await service.stop()
    _log.info("job process stopped")


def job_queue(service: Service, thinkers: Thinkers) -> App:
    queue = App(connector=PsycopgConnector(conninfo=service.settings.database))

    @queue.task(name=BOT_TURN, queue=BOTS_QUEUE, retry=RetryStrategy(wait=1))
    async def bot_turn(table: str, seq: int) -> None:
        await play_bot_turn(service, thinkers, table, seq)

    return queue


async def _work_off_for_ever(queue: App, settings: Settings) -> None:
    """The worker ends when the database goes away; then it begins again."""
    while True:
        try:
            async with queue.open_async():
                await queue.run_worker_async(
                    queues=[BOTS_QUEUE],
                    concurrency=settings.bot_processes * 2,
                    fetch_job_polling_interval=settings.poll_seconds,
                    shutdown_graceful_timeout=5,
                    delete_jobs="successful",
                    install_signal_handlers=False,
                    update_heartbeat_interval=settings.stalled_seconds / 4,
                    stalled_worker_timeout=settings.stalled_seconds,
                )
        except AWAY as error:
            _log.warning("database is away", error=type(error).__name__)
        except Exception as error:
            _log.error("worker failed", error=type(error).__name__)
        await asyncio.sleep(0.5)


async def play_bot_turn(service: Service, thinkers: Thinkers, id: str, seq: int) -> None:
    """Move for the bot that decides after entry `seq`; running it twice, or late, does nothing."""
    opened = await service.shelf.open(id)
    if opened is not None and opened.head < seq:
        await service.shelf.catch_up(opened)
    if opened is None or opened.head != seq or not opened.playable:
        metrics.JOBS.labels("late").inc()
        return
    table = opened.table
    assert table is not None
    seat = table.decider
    if seat is None or not waits_for_bot(table):
        metrics.JOBS.labels("late").inc()
        return
    try:
        key = await thinkers.choose(table.seats[seat], table.game.meta.id, seat, table.view(seat), table.moves())
        result = "moved"
    except BotFailed as error:
        cause = type(error.__cause__).__name__ if error.__cause__ else "too slow or broken"
        _log.error("bot failed", table=id, bot=table.seats[seat], error=cause)
        key, result = table.game.default(table.state).key, "failed"

    def act(draft: Table) -> None:
        draft.play(key)

    try:
        await append(service, opened, seq, None, act)
    except (TooLate, NotPlaying):
        result = "late"
    metrics.JOBS.labels(result).inc()


async def _look_after_for_ever(service: Service, queue: App) -> None:
    """Once a second: what is due. Now and then: what was left behind."""
    stalled = swept = time.monotonic()
    while True:
        await asyncio.sleep(1.0)
        now = time.monotonic()
        try:
            await time_out_the_due(service)
            await say_who_left(service)
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


async def time_out_the_due(service: Service) -> None:
    """Move harmlessly for people whose clock ran out, ask bots again, free seats whose nonce stayed away."""
    rows = await service.pool.fetch(
        f"""
        UPDATE game_table SET deadline = now() + interval '{_TAKEN}'
        WHERE id IN (SELECT id FROM game_table WHERE deadline <= now() ORDER BY deadline LIMIT {_AT_ONCE}
                     FOR UPDATE SKIP LOCKED)
        RETURNING id, head, status
        """
    )
    for row in rows:
        await _time_out(service, row)


async def _time_out(service: Service, row: Any) -> None:
    if row["status"] == "revealing":
        async with service.pool.acquire() as connection, connection.transaction():
            freed = await deals.give_up_waiting(connection, row["id"])
        if freed:
            await tell(service, row["id"])
        return
    opened = await service.shelf.fresh(row["id"])
    if opened is None or opened.table is None:
        return
    if waits_for_bot(opened.table):
        async with service.pool.acquire() as connection, connection.transaction():
            await defer_bot_turn(connection, opened.id, opened.head)
            due = timedelta(seconds=BOT_OVERDUE)
            await connection.execute("UPDATE game_table SET deadline = now() + $2 WHERE id = $1", opened.id, due)
    else:
        with suppress(TooLate, NotPlaying):
            await append(service, opened, row["head"], None, lambda table: table.time_out())
            metrics.TIMEOUTS.inc()


async def say_who_left(service: Service) -> None:
    """Seats whose last stream ended a while ago, or whose web process died."""
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
    """Jobs of a worker that was killed stay as they were; give them back to the queue."""
    manager = queue.job_manager
    for job in await manager.get_stalled_jobs(seconds_since_heartbeat=service.settings.stalled_seconds):
        with suppress(ConnectorException):  # another job process was faster
            await manager.retry_job(job)
