"""The job process: a Procrastinate worker for bots' turns, and the housekeeping beside it."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final

import structlog
from procrastinate import App, JobContext, PsycopgConnector, RetryStrategy

from quadriga.bots.memory import Memory, fresh, note
from quadriga.core.errors import NoncesAwaited
from quadriga.core.table import Table
from quadriga.server import metrics
from quadriga.server.jobs.bot_pool import BotFailed, BotPool
from quadriga.server.jobs.clocks import run_housekeeping
from quadriga.server.jobs.fair_share import FairManager, Share, share_of
from quadriga.server.jobs.hinting import think_about
from quadriga.server.jobs.reviewing import run_reviews
from quadriga.server.jobs.standing import answer_ahead
from quadriga.server.logging import start_logging
from quadriga.server.settings import Settings
from quadriga.server.storage.batch_writer import BOT_TURN, BOTS_QUEUE
from quadriga.server.storage.health import NOT_MIGRATED
from quadriga.server.storage.pool import AWAY
from quadriga.server.tables.append import NotPlaying, TooLate, append, demand_room
from quadriga.server.tables.clock import waits_for_bot
from quadriga.server.tables.editions import own_text
from quadriga.server.tables.hints import HINT, HINTS_QUEUE
from quadriga.server.tables.service import Service

_log: Final = structlog.get_logger("quadriga.jobs")

#: Seconds between two looks for turns that PostgreSQL announced while nobody listened, as before a worker's first.
_QUEUE_POLL: Final = 2.0
#: How many questions put to bots a job process remembers, of all tables together.
REMEMBERED: Final = 1024
#: Seconds a job process has to end in order once it was told to stop.
GRACE_SECONDS: Final = 7.0
#: Seconds of that in which bots may finish their thoughts; another process thinks the others again.
_LAST_THOUGHTS: Final = 2.0
#: Seconds that tasks of libraries have to end after that.
_LAST_TASKS: Final = 1.0


def work(settings: Settings) -> None:
    """Run a job process until SIGTERM or SIGINT."""
    start_logging(settings.log)
    metrics.serve_metrics(settings.metrics_host, settings.metrics_port)
    bot_pool = BotPool(settings.bot_processes, settings.bot_seconds, settings.bot_milliseconds)
    asyncio.run(_until_told(_work(settings, bot_pool), bot_pool))


async def _until_told(work: Coroutine[Any, Any, None], bot_pool: BotPool) -> None:
    """Run until a signal comes, then end: in order if that is possible in time, and otherwise all the same.

    What a job process holds is given back to the queue by others, so it need not wait for a database that is stuck.
    """
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stop.set)
    task, told = asyncio.create_task(work), asyncio.create_task(stop.wait())
    await asyncio.wait({task, told}, return_when=asyncio.FIRST_COMPLETED)
    task.cancel()
    _, unfinished = await asyncio.wait({task}, timeout=GRACE_SECONDS)
    bot_pool.stop()
    if unfinished:
        _log.warning("job process stopped without waiting for the database any longer")
        os._exit(0)  # asyncio.run would wait for the same tasks again
    told.cancel()
    with suppress(asyncio.CancelledError):
        task.result()  # it fails where it could not start
    _log.info("job process stopped")
    await _leave_the_rest()


async def _leave_the_rest() -> None:
    """End even if something of a library does not.

    psycopg's pool, cancelled while it opens, begins its connections anew, and `asyncio.run` would wait for them.
    """
    for one in asyncio.all_tasks() - {asyncio.current_task()}:
        one.cancel()
    if rest := asyncio.all_tasks() - {asyncio.current_task()}:
        await asyncio.wait(rest, timeout=_LAST_TASKS)
    if asyncio.all_tasks() - {asyncio.current_task()}:
        os._exit(0)


async def _work(settings: Settings, bot_pool: BotPool) -> None:
    service = await Service.start(settings)
    try:
        await run_jobs(service, bot_pool)
    finally:
        await service.stop()


async def run_jobs(service: Service, bot_pool: BotPool) -> None:
    """Bots' turns, hints, clocks and reviews until it is cancelled: in a job process, or beside a home's web."""
    queue = job_queue(service, bot_pool)
    hints = hint_queue(service, bot_pool)
    tasks: list[asyncio.Task[None]] = []
    try:
        await _until_migrated(service)
        tasks = [
            asyncio.create_task(run_worker(queue, service.settings, BOTS_QUEUE, service.settings.bot_processes * 2)),
            asyncio.create_task(run_worker(hints, service.settings, HINTS_QUEUE, 1)),
            asyncio.create_task(run_housekeeping(service, queue)),
            asyncio.create_task(run_reviews(service)),
        ]
        _log.info("job process started")
        await asyncio.gather(*tasks)
    finally:
        for task in tasks:
            # Not a second time: what procrastinate ends in order when it is cancelled once, it drops when it is again.
            if not task.cancelling():
                task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _until_migrated(service: Service) -> None:
    """Wait for whoever forgot `quadriga migrate`, and say so once: without its tables there is nothing to do."""
    said = False
    while await service.health.look() == NOT_MIGRATED:
        if not said:
            _log.warning(NOT_MIGRATED)
            said = True
        await asyncio.sleep(1.0)


def job_queue(service: Service, bot_pool: BotPool) -> App:
    queue = App(connector=PsycopgConnector(conninfo=service.settings.database))
    queue.job_manager = FairManager(queue.connector)
    memory = Memory(REMEMBERED)

    @queue.task(name=BOT_TURN, queue=BOTS_QUEUE, retry=RetryStrategy(wait=1), pass_context=True)
    async def bot_turn(context: JobContext, table: str, seq: int, host: int | None = None) -> None:
        await play_bot_turn(service, bot_pool, memory, table, seq, share_of(context.job))

    return queue


def hint_queue(service: Service, bot_pool: BotPool) -> App:
    """Hints have a queue and a worker of their own: those that wait take no place of a bot's turn."""
    queue = App(connector=PsycopgConnector(conninfo=service.settings.database, min_size=1, max_size=2))
    queue.job_manager = FairManager(queue.connector)

    @queue.task(name=HINT, queue=HINTS_QUEUE, retry=RetryStrategy(wait=1))
    async def hint(table: str, seq: int, question: str, host: int) -> None:
        await think_about(service, bot_pool.hints, table, seq, bytes.fromhex(question))

    return queue


async def run_worker(queue: App, settings: Settings, name: str, concurrency: int) -> None:
    """Procrastinate's worker, restarted for ever: it ends whenever the database goes away."""
    while True:
        try:
            async with queue.open_async():
                await queue.run_worker_async(
                    queues=[name],
                    concurrency=concurrency,
                    fetch_job_polling_interval=_QUEUE_POLL,
                    shutdown_graceful_timeout=_LAST_THOUGHTS,
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


async def play_bot_turn(service: Service, bot_pool: BotPool, memory: Memory, id: str, seq: int, share: Share) -> None:
    """Move for the bot that decides after entry `seq`; running it twice, or late, does nothing.

    Where a person decides, it is the turn of what they may have answered ahead.

    The bot is a new one every time. What it chose before in a position that comes again is remembered here, and it is
    offered the moves that are not worn there.
    """
    cached = await service.cache.open(id)
    if cached is not None and cached.head < seq:
        await service.cache.catch_up(cached)
    if cached is None or cached.head != seq or not cached.playable:
        metrics.JOBS.labels("late").inc()
        return
    table = cached.table
    assert table is not None
    seat = table.decider
    if seat is None or not waits_for_bot(table):
        answered = seat is not None and await answer_ahead(service, cached, seq)
        metrics.JOBS.labels("answered" if answered else "late").inc()
        return
    key: str | None = None
    view, moves = table.view(seat), table.moves()
    chosen = memory.recall(view, moves, id)
    try:
        game, file = table.game.meta.id, await own_text(service.pool, table)
        key = await bot_pool.choose(table.seats[seat], game, seat, view, fresh(moves, chosen), file, share)
        result = "moved"
    except BotFailed as error:
        cause = type(error.__cause__).__name__ if error.__cause__ else "too slow or broken"
        _log.error("bot failed", table=id, bot=table.seats[seat], error=cause)
        result = "failed"

    def act(draft: Table) -> None:
        demand_room(draft)
        if key is None:
            draft.time_out()
        else:
            draft.play(key)

    try:
        await append(service, cached, seq, None, act)
        if key is not None:
            note(chosen, key)
    except (TooLate, NotPlaying):
        result = "late"
    except NoncesAwaited:
        result = "waits"  # the last nonce asks for this turn again
    metrics.JOBS.labels(result).inc()
