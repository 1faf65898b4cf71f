"""Group commit: moves that wait together are written in one statement, each durable before it is acknowledged.

One transaction costs PostgreSQL and its driver about the same for one table as for ten. So while a statement is under
way, the moves of other tables queue up, and the next statement takes them all: each is a compare-and-set that moves
its table only if its head is still where the move was made. A row that somebody has locked is skipped and written by
a statement of its own, so that no table waits for another one's lock, and no two processes for each other.

The same statement keeps the table's clock, by the database's time: what a process believes the time to be decides
nothing, and a move that is no longer in time does not move the table.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterable, Mapping
from datetime import datetime
from typing import Any, Final
from uuid import UUID

import asyncpg
import msgspec

from quadriga.server.storage.pool import UNREACHABLE, Connection, Pool

#: The task that plays a bot's turn, and the queue it waits in.
BOTS_QUEUE: Final = "bots"
BOT_TURN: Final = "bot_turn"
#: Priorities in that queue: a person waits for this turn, or only bots sit at the table.
PERSON_WAITS: Final = 1
BOTS_ALONE: Final = 0
#: Seconds before a standing answer is given, drawn evenly between these by the database: the beat of somebody who reads
#: the question. The draw knows nothing of the hand.
BEAT: Final = (1.0, 4.0)
#: Seconds a move may come after its deadline, for the way it had to go.
GRACE: Final = 0.5
#: Concurrency: statements of one process under way at once.
_CONCURRENT: Final = 2
#: Batch size: moves that one statement takes at most.
_BATCH: Final = 100


class Reckoning(msgspec.Struct, frozen=True):
    """What an addition does to its table's clock; how much time has passed since the last entry, the database knows."""

    #: The seat whose time it was; None: nobody's.
    charged: int | None = None
    #: Whether that seat must be in time, or must be late, for this to happen; None: it may be either.
    in_time: bool | None = None
    #: The seat that has the time of a new move from here on, if any.
    given: int | None = None
    #: Seconds that the seat charged gains in reserve, and how much that may become.
    gain: float = 0.0
    most: float = 0.0
    taken_back: int = 0
    take_backs: int = 0
    #: Whether the time of the seat that decides from here on can run out.
    runs: bool = False
    #: Otherwise, seconds after which the job process looks after the table.
    due: float | None = None


class Addition(msgspec.Struct, frozen=True):
    """What is to be added to a table that stands at `seq`."""

    id: str
    seq: int
    head: int
    decider: int | None
    status: str
    request: UUID | None
    clock: Reckoning
    seqs: list[int]
    bodies: list[bytes]
    digests: list[bytes]
    traces: list[bytes]
    #: How the game ended, as JSON, if it did.
    result: str | None = None

    @property
    def lines(self) -> Iterable[tuple[object, ...]]:
        return zip(self.seqs, self.bodies, self.digests, self.traces, strict=True)

    @property
    def row(self) -> tuple[object, ...]:
        """What `_ASKED` names, but for the number."""
        clock = self.clock
        return (
            *(self.id, self.seq, self.head, self.decider, self.status, self.request),
            *(clock.charged, clock.in_time, clock.given, clock.gain, clock.most),
            *(clock.taken_back, clock.take_backs, clock.runs, clock.due, self.result),
        )


class Written(msgspec.Struct, frozen=True):
    """When an addition was written, and what that left on the clock."""

    at: datetime
    move_left: tuple[float, ...]
    reserves: tuple[float, ...]

    @classmethod
    def of(cls, row: Any) -> Written:
        return cls(row["at"], tuple(row["move_left"]), tuple(row["reserves"]))


_ASKED: Final = {
    "number": "integer",
    "id": "text",
    "seq": "integer",
    "head": "integer",
    "decider": "smallint",
    "status": "text",
    "request": "uuid",
    "charged": "smallint",
    "in_time": "boolean",
    "given": "smallint",
    "gain": "double precision",
    "most": "double precision",
    "taken_back": "integer",
    "take_backs": "integer",
    "runs": "boolean",
    "due": "double precision",
    "result": "text",
}
_LINE: Final = {"number": "integer", "seq": "integer", "body": "bytea", "digest": "bytea", "trace": "bytea"}


def _arrays(types: Mapping[str, str], first: int) -> str:
    return ", ".join(f"${n}::{type}[]" for n, type in enumerate(types.values(), first))


_ONE: Final = "SELECT " + ", ".join(f"${n}::{type} AS {name}" for n, (name, type) in enumerate(_ASKED.items(), 1))
_MANY: Final = f"SELECT * FROM unnest({_arrays(_ASKED, 1)}) AS asked ({', '.join(_ASKED)})"

#: Seconds since the last entry. Whoever waited for a lock may have begun before that.
_ELAPSED: Final = "greatest(0, date_part('epoch', now() - clock_at))"
#: A seat's own time, and its reserve, after an addition.
_OWN: Final = f"""
CASE {{seat}} WHEN asked.given THEN coalesce(move_seconds, 0) WHEN asked.charged THEN greatest(0, {{own}} - {_ELAPSED})
              ELSE {{own}} END
"""
_SPARE: Final = f"""
CASE {{seat}} WHEN asked.charged
              THEN least(asked.most, asked.gain + greatest(0, {{spare}} - greatest(0, {_ELAPSED} - {{own}})))
              ELSE {{spare}} END
"""
#: The seat that decides from here on, and each seat in turn.
_NEXT: Final = {
    "seat": "asked.decider",
    "own": "game_table.move_left[asked.decider + 1]",
    "spare": "game_table.reserves[asked.decider + 1]",
}
_EACH: Final = {"seat": "place - 1", "own": "own", "spare": "spare"}
_SEATS: Final = "unnest(game_table.move_left, game_table.reserves) WITH ORDINALITY AS seat (own, spare, place)"
#: Most tables have no clock, and nothing to reckon.
_STANDS_STILL: Final = "CASE WHEN coalesce(asked.charged, asked.given) IS NULL THEN"
_MOVE: Final = f"""
UPDATE game_table
SET head = asked.head, decider = asked.decider, status = asked.status, changed_at = now(), clock_at = now(),
    taken_back = asked.taken_back, take_backs = asked.take_backs, result = asked.result::jsonb,
    move_left = {_STANDS_STILL} move_left ELSE ARRAY(SELECT {_OWN.format(**_EACH)} FROM {_SEATS}) END,
    reserves = {_STANDS_STILL} reserves ELSE ARRAY(SELECT {_SPARE.format(**_EACH)} FROM {_SEATS}) END,
    deadline = now() + make_interval(secs => CASE
        WHEN asked.runs THEN {_OWN.format(**_NEXT)} + {_SPARE.format(**_NEXT)} + {GRACE} ELSE asked.due END)
FROM asked {{beside}}
WHERE game_table.id = asked.id AND game_table.head = asked.seq AND game_table.status = 'playing'
  AND (asked.in_time IS NULL OR asked.in_time = (asked.charged IS NULL OR
       {_ELAPSED} < move_left[asked.charged + 1] + reserves[asked.charged + 1] + {GRACE}))
RETURNING asked.number, game_table.id, game_table.head, game_table.host, asked.request,
          game_table.move_left, game_table.reserves
"""


def _statement(asked: str, beside: str = "", free: str = "") -> str:
    """Add to tables that stand where it was asked, and are in time: their rows, their clocks, and the entries."""
    return f"""
WITH asked AS (
    {asked}
){free}, moved AS (
    {_MOVE.format(beside=beside)}
), written AS (
    INSERT INTO entry (table_id, seq, body, digest, trace, request)
    SELECT moved.id, line.seq, line.body, line.digest, line.trace, moved.request
    FROM moved
    JOIN unnest({_arrays(_LINE, len(_ASKED) + 1)}) AS line ({", ".join(_LINE)}) ON line.number = moved.number
)
SELECT number, now() AS at, move_left, reserves"""


def deferred(id: str, seq: str, host: str, priority: int | str, due: str = "NULL") -> str:
    """A bot's turn given to Procrastinate by its own SQL function, on our connection and in our transaction."""
    return f"""
    procrastinate_defer_jobs_v1(ARRAY[
        ROW('{BOTS_QUEUE}', '{BOT_TURN}', {priority}, NULL, NULL,
            jsonb_build_object('table', {id}, 'seq', {seq}, 'host', {host}), {due})::procrastinate_job_to_defer_v1
    ])
    """


_AFTER_A_BEAT: Final = f"now() + make_interval(secs => {BEAT[0]} + {BEAT[1] - BEAT[0]} * random())"


_FREE: Final = ", free AS (SELECT id FROM game_table WHERE id = ANY($2) FOR NO KEY UPDATE SKIP LOCKED)"
_APPEND_MANY: Final = f"{_statement(_MANY, 'JOIN free ON free.id = asked.id', _FREE)} FROM moved"
APPEND: Final = f"{_statement(_ONE)} FROM moved"
#: The same for one table, and a bot's turn that exists exactly if the entries do.
_APPEND_WITH_JOB: Final = {
    priority: f"{_statement(_ONE)}, {deferred('moved.id', 'moved.head', 'moved.host', priority)} FROM moved"
    for priority in (PERSON_WAITS, BOTS_ALONE)
}
#: The same for a question that a person may have answered ahead: whether they have is looked up when the beat is over.
_APPEND_WITH_BEAT: Final = (
    f"{_statement(_ONE)}, {deferred('moved.id', 'moved.head', 'moved.host', PERSON_WAITS, _AFTER_A_BEAT)} FROM moved"
)


def parameters(additions: list[Addition]) -> list[list[object]]:
    """The columns of many additions and of their lines."""
    rows = [(number, *addition.row) for number, addition in enumerate(additions)]
    lines = [(number, *line) for number, addition in enumerate(additions) for line in addition.lines]
    return [list(column) for column in (*zip(*rows, strict=True), *zip(*lines, strict=True))]


def parameters_of_one(addition: Addition) -> tuple[object, ...]:
    lines = addition.seqs, addition.bodies, addition.digests, addition.traces
    return 0, *addition.row, [0] * len(addition.seqs), *lines


async def write_on(
    connection: Connection | Pool, addition: Addition, *, bots_turn: int | None = None, standing: bool = False
) -> Written | None:
    """Write one addition by itself, in whatever transaction the connection is in.

    `bots_turn` is the priority of the bot's turn that comes next, None where no bot decides; `standing` says that a
    person is asked what may have a standing answer.
    """
    with_bot = APPEND if bots_turn is None else _APPEND_WITH_JOB[bots_turn]
    statement = _APPEND_WITH_BEAT if standing else with_bot
    row = await connection.fetchrow(statement, *parameters_of_one(addition))
    return None if row is None else Written.of(row)


class BatchWriter:
    """Writes additions in batches; each `write` answers what was written, or None if its table did not take it."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._waiting: list[_Request] = []
        self._flushing = 0
        self._tasks: set[asyncio.Task[None]] = set()

    async def write(self, addition: Addition) -> Written | None:
        asked = _Request(addition, asyncio.get_running_loop().create_future())
        self._waiting.append(asked)
        if self._flushing < _CONCURRENT:
            self._flushing += 1
            self._spawn(self._flush())
        return await asked.answer

    async def write_with_turn(self, addition: Addition, bots_turn: int | None, *, standing: bool) -> Written | None:
        return await write_on(self._pool, addition, bots_turn=bots_turn, standing=standing)

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
        columns = parameters([asked.addition for asked in batch])
        try:
            written = {row["number"]: Written.of(row) for row in await self._pool.fetch(_APPEND_MANY, *columns)}
        except Exception as error:
            if not isinstance(error, UNREACHABLE) or isinstance(error, asyncpg.DataError):
                return batch  # one of them cannot be written, and says so by itself
            for asked in batch:
                asked.fail(error)
            return []
        for number, answer in written.items():
            batch[number].settle(answer)
        return [asked for number, asked in enumerate(batch) if number not in written]

    async def _write_alone(self, asked: _Request) -> None:
        try:
            asked.settle(await write_on(self._pool, asked.addition))
        except Exception as error:
            asked.fail(error)


class _Request(msgspec.Struct, frozen=True):
    """A request to write, and the future its caller awaits; the caller may have been cancelled meanwhile."""

    addition: Addition
    answer: asyncio.Future[Written | None]

    def settle(self, answer: Written | None) -> None:
        if not self.answer.done():
            self.answer.set_result(answer)

    def fail(self, error: Exception) -> None:
        if not self.answer.done():
            self.answer.set_exception(error)
