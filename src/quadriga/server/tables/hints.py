"""Hints: what a bot would do on a seat, from what that seat sees, thought about by the job processes and kept.

A question is named by a hash of all that its answer depends on. Whoever asks the same again gets the same bytes, and
they cost nothing; two positions that look alike to a seat are one question. Nobody else is told that somebody asked.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

import msgspec

from quadriga import __version__
from quadriga.bots import Advice, advise
from quadriga.core.table import PERSON, Table
from quadriga.core.views import encode_view
from quadriga.server.people.sessions import Person
from quadriga.server.problems import Problem, busy, conflict, too_many
from quadriga.server.storage.gcra import Limit, Take
from quadriga.server.storage.pool import Pool
from quadriga.server.tables.cache import CachedTable
from quadriga.server.tables.serialize import encode
from quadriga.server.tables.service import Service

#: The task that thinks about a hint, and the queue it waits in: apart from bots' turns, so that it holds up none.
HINTS_QUEUE: Final = "hints"
HINT: Final = "hint"
#: How many hints wait or are thought about at most, of all people together.
MOST_WAITING: Final = 100
#: How many places must be free for each that somebody has already: the fewer are left, the fewer one person may have.
#: So nobody fills them, and ten people together do not either.
_FREE_FOR_EACH: Final = 10
#: Minutes after which a question that no job has any more is put again, and hours after which answers are forgotten.
_OVERDUE: Final = "interval '5 minutes'"
_KEPT: Final = "interval '24 hours'"
_WAITING: Final = f"FROM procrastinate_jobs WHERE queue_name = '{HINTS_QUEUE}' AND status IN ('todo', 'doing')"

#: Jobs are counted, not rows: however long they wait, there are no more of them.
_ASK: Final = f"""
WITH asked AS (
    INSERT INTO hint (question)
    SELECT $1 FROM (
        SELECT count(*) AS all_of_them, count(*) FILTER (WHERE args->>'host' = $4::bigint::text) AS own {_WAITING}
    ) AS waiting WHERE own * {_FREE_FOR_EACH} < {MOST_WAITING} - all_of_them
    ON CONFLICT (question) DO UPDATE SET asked_at = now(), done = 0
        WHERE hint.answer IS NULL AND hint.asked_at <= now() - {_OVERDUE}
    RETURNING question
)
SELECT procrastinate_defer_jobs_v1(ARRAY[
    ROW('{HINTS_QUEUE}', '{HINT}', 0, NULL, NULL,
        jsonb_build_object('table', $2::text, 'seq', $3::integer, 'host', $4::bigint, 'question', encode($1, 'hex')),
        NULL)::procrastinate_job_to_defer_v1
]) FROM asked
"""
_LOOK: Final = f"""
SELECT done, answer FROM hint WHERE question = $1 AND (
    answer IS NOT NULL OR asked_at > now() - {_OVERDUE}
    OR EXISTS (SELECT {_WAITING} AND args->>'question' = encode($1, 'hex')))
"""


class AdvisedShown(msgspec.Struct, frozen=True):
    """A move that is worth considering."""

    move: str
    #: What it is worth on average, in points more than the best rival's, and the standard error of that.
    worth: float
    error: float | None
    visits: int
    #: The named terms in which it differs most from the next best, and by how much; the game has words for them.
    because: list[tuple[str, float]]


class HintShown(msgspec.Struct, frozen=True):
    """What a bot would do; without moves while it is being thought about."""

    #: How many iterations it is thought about, and how many there were.
    iterations: int
    done: int
    #: The best few moves, the one that is worth most first.
    moves: list[AdvisedShown]
    #: Whether what sets the first two apart is within the noise.
    unsure: bool


def show_advice(advice: Advice, iterations: int) -> HintShown:
    moves = [
        AdvisedShown(
            one.move.key,
            round(one.worth, 2) + 0.0,
            None if one.error is None else round(one.error, 2),
            one.visits,
            [(name, round(apart, 2)) for name, apart in one.because],
        )
        for one in advice.moves
    ]
    return HintShown(iterations, advice.iterations, moves, advice.unsure)


def question_of(table: Table, seat: int, iterations: int) -> bytes:
    """The name of the question what the seat that decides should do."""
    asked = [__version__, table.game.meta.id, str(iterations), str(seat), *(move.key for move in table.moves())]
    return sha256("\n".join(asked).encode() + b"\n" + encode_view(table.view(seat))).digest()


class Hints:
    """What a web process is asked about hints."""

    def __init__(self, service: Service) -> None:
        self._pool = service.pool
        self._rates = service.rates
        self._iterations = service.settings.hint_iterations
        self._person = Limit.each(service.settings.hints_per_minute, 60)
        self._table = Limit.each(service.settings.table_hints_per_minute, 60)

    async def ask(self, cached: CachedTable, seat: int, person: Person) -> tuple[bytes, bool]:
        """The hint for the seat that is asked, encoded, and whether it is there yet: who asks first has it made.

        What is known or under way is told to whoever asks however often; only a new question counts.
        """
        table = _asked(cached, seat)
        if len(table.moves()) == 1:  # nothing to think about
            advice = advise(table.game, seat, table.view(seat), table.moves())
            return encode(show_advice(advice, self._iterations)), True
        question = question_of(table, seat, self._iterations)
        if (known := await self._known(question)) is not None:
            return known
        await self._put(question, cached, person)
        if (known := await self._known(question)) is None:
            raise busy()
        return known

    async def _known(self, question: bytes) -> tuple[bytes, bool] | None:
        row = await self._pool.fetchrow(_LOOK, question)
        if row is None:
            return None
        if row["answer"] is None:
            return encode(HintShown(self._iterations, row["done"], [], False)), False
        if not row["answer"]:
            raise conflict("hint-failed", "no hint could be found here")
        return row["answer"], True

    async def _put(self, question: bytes, cached: CachedTable, person: Person) -> None:
        """Have a question thought about. It is paid for first, and given back where it was not put: whom there was no
        place for has had nothing, nor who asked what somebody else was just asking.
        """
        takes = Take(f"hints:{person.id}", self._person), Take(f"hints:{cached.id}", self._table)
        wait = await self._rates.take(*takes)
        if wait:
            raise too_many(wait, "too-many-hints", "you ask for hints faster than they can be thought about")
        put = None
        try:
            put = await self._pool.fetchval(_ASK, question, cached.id, cached.head, person.id)
        finally:
            if put is None:
                await self._rates.take(*(Take(take.key, take.limit, -1) for take in takes))


def _asked(cached: CachedTable, seat: int) -> Table:
    """The game for a seat that may ask just now."""
    table = cached.table
    if table is None or not cached.playable:
        raise conflict(f"table-{cached.row.status}", "there is no game to look at now")
    if not hints_at(table, everyone=cached.row.hints):
        raise _not_here()
    if table.decider != seat:
        raise conflict("not-asked", "you are not asked now")
    return table


def hints_at(table: Table, *, everyone: bool) -> bool:
    """Whether there are hints: for everyone, or where at most one person plays."""
    return everyone or table.seats.count(PERSON) <= 1


def _not_here() -> Problem:
    return Problem(403, "no-hints", "there are no hints where others play, unless the table was opened with them")


async def is_open(pool: Pool, question: bytes) -> bool:
    """Whether anybody still waits for an answer: it may have been given, or forgotten with the question."""
    return bool(
        await pool.fetchval("SELECT EXISTS (SELECT FROM hint WHERE question = $1 AND answer IS NULL)", question)
    )


async def note_progress(pool: Pool, question: bytes, done: int) -> None:
    await pool.execute("UPDATE hint SET done = $2 WHERE question = $1 AND answer IS NULL", question, done)


async def keep_answer(pool: Pool, question: bytes, answer: bytes) -> None:
    """Keep an answer; an empty one says that there is none to be had."""
    await pool.execute("UPDATE hint SET answer = $2 WHERE question = $1 AND answer IS NULL", question, answer)


async def drop_question(pool: Pool, question: bytes) -> None:
    """The table went on before it was thought about."""
    await pool.execute("DELETE FROM hint WHERE question = $1 AND answer IS NULL", question)


async def forget_old_hints(pool: Pool) -> None:
    await pool.execute(f"DELETE FROM hint WHERE asked_at < now() - {_KEPT}")
