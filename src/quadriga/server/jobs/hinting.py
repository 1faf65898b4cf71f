"""Thinking about a hint that somebody asked for at a table."""

from __future__ import annotations

import asyncio
from typing import Final

import structlog

from quadriga.process_pool import ProcessFailed
from quadriga.server import metrics
from quadriga.server.jobs.bot_pool import BotFailed, HintPool
from quadriga.server.storage.pool import Pool
from quadriga.server.tables.editions import own_text
from quadriga.server.tables.hints import drop_question, is_open, keep_answer, note_progress, question_of, show_advice
from quadriga.server.tables.serialize import encode
from quadriga.server.tables.service import Service

#: Seconds between two notes of how far it has got.
_NOTED: Final = 0.5
_log: Final = structlog.get_logger("quadriga.jobs")


async def think_about(service: Service, hints: HintPool, id: str, seq: int, question: bytes) -> None:
    """Answer what was asked at a table that stood at `seq`; if it went on since, nobody wants to know any more.

    What was answered meanwhile is not thought about again: a job that was lost and put anew may still come.
    """
    if not await is_open(service.pool, question):
        metrics.HINTS.labels("late").inc()
        return
    cached = await service.cache.open(id)
    if cached is not None and cached.head < seq:
        await service.cache.catch_up(cached)
    iterations = service.settings.hint_iterations
    table = cached.table if cached is not None and cached.playable else None
    seat = table.decider if table is not None else None
    if table is None or seat is None or question_of(table, seat, iterations) != question:
        await drop_question(service.pool, question)
        metrics.HINTS.labels("late").inc()
        return
    answer: bytes | None
    noting = asyncio.create_task(_note(service.pool, hints, question))
    try:
        file = await own_text(service.pool, table)
        advice = await hints.advise(table.game.meta.id, seat, table.view(seat), table.moves(), iterations, file)
        answer, result = encode(show_advice(advice, iterations)), "answered"
    except BotFailed as error:
        _log.error("hint failed", table=id, error=type(error.__cause__).__name__)
        # A process that was killed, or given up, says nothing of the position: whoever asks again has it tried again.
        answer, result = None if isinstance(error.__cause__, ProcessFailed) else b"", "failed"
    finally:
        noting.cancel()
        await asyncio.gather(noting, return_exceptions=True)
    if answer is None:
        await drop_question(service.pool, question)
    else:
        await keep_answer(service.pool, question, answer)
    metrics.HINTS.labels(result).inc()


async def _note(pool: Pool, hints: HintPool, question: bytes) -> None:
    while True:
        await asyncio.sleep(_NOTED)
        await note_progress(pool, question, hints.done)
