"""The job process: a Procrastinate worker for bots' turns, and the housekeeping beside it."""

from __future__ import annotations

import asyncio
import signal
from typing import Final

import structlog
from procrastinate import App, PsycopgConnector, RetryStrategy

from quadriga.bots.memory import Memory, fresh, note
from quadriga.core.errors import NoncesAwaited
from quadriga.core.table import Table
from quadriga.server import metrics
from quadriga.server.jobs.bot_pool import BotFailed, BotPool
from quadriga.server.jobs.clocks import run_housekeeping
from quadriga.server.logging import start_logging
from quadriga.server.settings import Settings
from quadriga.server.storage.batch_writer import BOT_TURN, BOTS_QUEUE
from quadriga.server.storage.pool import AWAY
from quadriga.server.tables.append import NotPlaying, TooLate, append, demand_room
from quadriga.server.tables.clock import waits_for_bot
from quadriga.server.tables.editions import OWN, text_of
from quadriga.server.tables.service import Service

_log: Final = structlog.get_logger("quadriga.jobs")

#: How many questions put to bots a job process remembers, of all tables together.
REMEMBERED: Final = 1024


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
    bot_pool = BotPool(settings.bot_processes, settings.bot_seconds)
    queue = job_queue(service, bot_pool)
    tasks = [
        asyncio.create_task(run_worker(queue, settings)),
        asyncio.create_task(run_housekeeping(service, queue)),
    ]
    _log.info("job process started")
    await stop.wait()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    bot_pool.stop()
    await service.stop()
    _log.info("job process stopped")


def job_queue(service: Service, bot_pool: BotPool) -> App:
    queue = App(connector=PsycopgConnector(conninfo=service.settings.database))
    memory = Memory(REMEMBERED)

    @queue.task(name=BOT_TURN, queue=BOTS_QUEUE, retry=RetryStrategy(wait=1))
    async def bot_turn(table: str, seq: int) -> None:
        await play_bot_turn(service, bot_pool, memory, table, seq)

    return queue


async def run_worker(queue: App, settings: Settings) -> None:
    """Procrastinate's worker, restarted for ever: it ends whenever the database goes away."""
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


async def play_bot_turn(service: Service, bot_pool: BotPool, memory: Memory, id: str, seq: int) -> None:
    """Move for the bot that decides after entry `seq`; running it twice, or late, does nothing.

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
        metrics.JOBS.labels("late").inc()
        return
    key: str | None = None
    view, moves = table.view(seat), table.moves()
    chosen = memory.recall(view, moves, id)
    try:
        game, edition = table.game.meta.id, table.state.edition
        file = await text_of(service.pool, game, edition.hash) if edition.name == OWN else None
        key = await bot_pool.choose(table.seats[seat], game, seat, view, fresh(moves, chosen), file)
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
