"""Group commit: moves that wait together are written in one statement, each durable before it is acknowledged.

One transaction costs PostgreSQL and its driver about the same for one table as for ten. So while a statement is under
way, the moves of other tables queue up, and the next statement takes them all: each is a compare-and-set that moves
its table only if its head is still where the move was made. A row that somebody has locked is skipped and written by
a statement of its own, so that no table waits for another one's lock, and no two processes for each other.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterable
from datetime import datetime
from typing import Any, Final
from uuid import UUID

import asyncpg
import msgspec

from quadriga.server.storage.pool import UNREACHABLE, Pool

#: The task that plays a bot's turn, and the queue it waits in.
BOTS_QUEUE: Final = "bots"
BOT_TURN: Final = "bot_turn"
#: Concurrency: statements of one process under way at once.
_CONCURRENT: Final = 2
#: Batch size: moves that one statement takes at most.
_BATCH: Final = 100

_MOVED: Final = """
WITH moved AS (
    UPDATE game_table
    SET head = $3, decider = $4, status = $5, changed_at = now(),
        deadline = now() + make_interval(secs => $6)
    WHERE id = $1 AND head = $2 AND status = 'playing'
    RETURNING id
), written AS (
    INSERT INTO entry (table_id, seq, body, digest, trace, request)
    SELECT moved.id, line.seq, line.body, line.digest, line.trace, $7::uuid
    FROM moved,
         unnest($8::integer[], $9::bytea[], $10::bytea[], $11::bytea[]) AS line (seq, body, digest, trace)
)
"""
APPEND: Final = _MOVED + "SELECT now() FROM moved"

_APPEND_MANY: Final = """
WITH asked AS (
    SELECT * FROM unnest($1::integer[], $2::text[], $3::integer[], $4::integer[], $5::smallint[], $6::text[],
                         $7::double precision[], $8::uuid[])
        AS asked (number, id, seq, head, decider, status, due, request)
), free AS (
    SELECT id FROM game_table WHERE id = ANY($2) FOR NO KEY UPDATE SKIP LOCKED
), moved AS (
    UPDATE game_table
    SET head = asked.head, decider = asked.decider, status = asked.status, changed_at = now(),
        deadline = now() + make_interval(secs => asked.due)
    FROM asked JOIN free ON free.id = asked.id
    WHERE game_table.id = asked.id AND game_table.head = asked.seq AND game_table.status = 'playing'
    RETURNING asked.number, asked.id, asked.request
), written AS (
    INSERT INTO entry (table_id, seq, body, digest, trace, request)
    SELECT moved.id, line.seq, line.body, line.digest, line.trace, moved.request
    FROM moved
    JOIN unnest($9::integer[], $10::integer[], $11::bytea[], $12::bytea[], $13::bytea[])
        AS line (number, seq, body, digest, trace) ON line.number = moved.number
)
SELECT number, now() AS at FROM moved
"""


def deferred(id: str, seq: str) -> str:
    """A bot's turn given to Procrastinate by its own SQL function, on our connection and in our transaction."""
    return f"""
    procrastinate_defer_jobs_v1(ARRAY[
        ROW('{BOTS_QUEUE}', '{BOT_TURN}', 0, NULL, NULL, jsonb_build_object('table', {id}, 'seq', {seq}), NULL)
        ::procrastinate_job_to_defer_v1
    ])
    """


#: The same for one table, and a bot's turn that exists exactly if the entries do.
_APPEND_WITH_JOB: Final = f"{_MOVED} SELECT now(), {deferred('$1', '$3')} FROM moved"


class Addition(msgspec.Struct, frozen=True):
    """What is to be added to a table that stands at `seq`."""

    id: str
    seq: int
    head: int
    decider: int | None
    status: str
    #: Seconds after which something must be done if nothing has happened.
    due: float | None
    request: UUID | None
    seqs: list[int]
    bodies: list[bytes]
    digests: list[bytes]
    traces: list[bytes]

    @property
    def lines(self) -> Iterable[tuple[object, ...]]:
        return zip(self.seqs, self.bodies, self.digests, self.traces, strict=True)

    @property
    def row(self) -> tuple[object, ...]:
        return (
            *(self.id, self.seq, self.head, self.decider, self.status, self.due, self.request),
            *(self.seqs, self.bodies, self.digests, self.traces),
        )


class BatchWriter:
    """Writes additions in batches; each `write` answers when it was written, or None if its table stood elsewhere."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._waiting: list[_Request] = []
        self._flushing = 0
        self._tasks: set[asyncio.Task[None]] = set()

    async def write(self, addition: Addition) -> datetime | None:
        asked = _Request(addition, asyncio.get_running_loop().create_future())
        self._waiting.append(asked)
        if self._flushing < _CONCURRENT:
            self._flushing += 1
            self._spawn(self._flush())
        return await asked.answer

    async def write_with_bots_turn(self, addition: Addition) -> datetime | None:
        at: datetime | None = await self._pool.fetchval(_APPEND_WITH_JOB, *addition.row)
        return at

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _flush(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[:_BATCH], self._waiting[_BATCH:]
                for asked in await self._write_batch(batch):
                    self._spawn(self._write_alone(asked))
        finally:
            self._flushing -= 1

    async def _write_batch(self, batch: list[_Request]) -> list[_Request]:
        """Write what can be written together; answers what is left to be written, or refused, by itself."""
        rows = [(number, *asked.addition.row[:7]) for number, asked in enumerate(batch)]
        lines = [(number, *line) for number, asked in enumerate(batch) for line in asked.addition.lines]
        columns = [list(column) for column in (*zip(*rows, strict=True), *zip(*lines, strict=True))]
        try:
            written = {row["number"]: row["at"] for row in await self._pool.fetch(_APPEND_MANY, *columns)}
        except Exception as error:
            if not isinstance(error, UNREACHABLE) or isinstance(error, asyncpg.DataError):
                return batch  # one of them cannot be written, and says so by itself
            for asked in batch:
                asked.fail(error)
            return []
        for number, at in written.items():
            batch[number].settle(at)
        return [asked for number, asked in enumerate(batch) if number not in written]

    async def _write_alone(self, asked: _Request) -> None:
        try:
            asked.settle(await self._pool.fetchval(APPEND, *asked.addition.row))
        except Exception as error:
            asked.fail(error)


class _Request(msgspec.Struct, frozen=True):
    """A request to write, and the future its caller awaits; the caller may have been cancelled meanwhile."""

    addition: Addition
    answer: asyncio.Future[datetime | None]

    def settle(self, at: datetime | None) -> None:
        if not self.answer.done():
            self.answer.set_result(at)

    def fail(self, error: Exception) -> None:
        if not self.answer.done():
            self.answer.set_exception(error)
