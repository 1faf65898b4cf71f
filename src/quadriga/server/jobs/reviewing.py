"""Making reviews: in a process of its own behind the bots', a second at a time, so that it tells how far it is."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from typing import Final

import msgspec
import structlog

from quadriga.bots.reviewing import Reviewer
from quadriga.core.registry import find_game
from quadriga.process_pool import ProcessPool
from quadriga.server.storage.pool import AWAY
from quadriga.server.tables.lines import fetch_lines
from quadriga.server.tables.replaying import Lines
from quadriga.server.tables.reviews import give_back, keep_review, note_progress, take_one
from quadriga.server.tables.service import Service

#: Seconds between two looks for a review that somebody asked for.
_POLL: Final = 1.0
#: Seconds of computing between two words about it.
_SLICE: Final = 1.0
#: Seconds after which a slice is given up with its process.
_SECONDS: Final = 120.0
#: Behind the bots' turns, which people wait for: it gets what they leave.
_NICENESS: Final = 12
_log: Final = structlog.get_logger("quadriga.jobs")


async def run_reviews(service: Service) -> None:
    """Make one review after the other, until it is cancelled."""
    pool = ProcessPool(1, _SECONDS, _NICENESS)
    try:
        while True:
            try:
                table = await take_one(service.pool)
                if table is not None:
                    await make_review(service, pool, table)
                    continue
            except AWAY as error:
                _log.warning("database is away", error=type(error).__name__)
            except Exception as error:
                _log.error("review failed", error=type(error).__name__)
            await asyncio.sleep(_POLL)
    finally:
        await asyncio.to_thread(pool.stop)


async def make_review(service: Service, pool: ProcessPool, table: str) -> None:
    """Make the review of a table that was taken, and keep it."""
    begun = False
    try:
        # A job process that played a bot's turn here may still remember it as running.
        cached = await service.cache.fresh(table)
        if cached is None or not cached.over:
            await give_back(service.pool, table, begun=True)
            return
        lines, _ = await fetch_lines(service.pool, service.archive, cached.row)
        begun = True
        while True:
            made = await pool.run(go_on, table, lines, service.settings.review_decisions)
            if isinstance(made, bytes):
                await keep_review(service.pool, table, made)
                return
            if not await note_progress(service.pool, table, made):
                return
    except asyncio.CancelledError:
        await asyncio.shield(give_back(service.pool, table, begun=False))
        raise
    except Exception as error:
        # A database that is away says nothing of the table. All else counts as tried, also what could not be begun: it
        # would come before all others for ever.
        await give_back(service.pool, table, begun=begun or not isinstance(error, AWAY))
        raise


#: In the process that computes: the review under way.
_under_way: Final[dict[str, tuple[Reviewer, Iterator[float]]]] = {}


def go_on(table: str, lines: Lines, decisions: int, seconds: float = _SLICE) -> bytes | float:
    """Go on with a review for a moment, or begin it: how much is done, or the whole of it as JSON."""
    going = _under_way.pop(table, None)
    if going is None:
        _under_way.clear()  # there is one at a time
        record, _ = lines.dealt()
        made = Reviewer(record, decisions, find_game(record.header.game))
        going = made, made.steps()
    reviewer, steps = going
    until = time.perf_counter() + seconds
    for done in steps:
        if time.perf_counter() > until:
            # Only here: steps that failed have ended, and would be taken for a review that is made.
            _under_way[table] = going
            return done
    return msgspec.json.encode(reviewer.result())
