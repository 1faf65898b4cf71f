"""The queue before the processes that replay records: bounded, fair between people, each question asked once.

The event loop only fetches lines and hands on bytes. Whoever asks for more than the processes can do waits behind
everybody else, and is refused when all places to wait are taken.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Awaitable, Callable, Hashable
from contextvars import ContextVar
from functools import partial
from typing import Any, Final

from quadriga.core.packing import unpack
from quadriga.core.registry import find_game
from quadriga.process_pool import ProcessFailed, ProcessPool
from quadriga.server import metrics
from quadriga.server.problems import busy
from quadriga.server.settings import Settings
from quadriga.server.tables.replaying import Answer, Lines, Unfollowed

#: Who the process does its work for just now: a person, an address without one, or None for the server itself.
ASKER: ContextVar[Hashable] = ContextVar("asker", default=None)
#: How many questions wait at most, of all people together.
MOST_WAITING: Final = 64
#: What a replay may take before its process is given up, in seconds: the longest record there can be takes a tenth.
_SECONDS: Final = 60.0
#: Somebody waits for the answer, so it stands back behind the event loop by little: it gets half as much.
_NICENESS: Final = 3
#: How many bytes of answers are kept for who asks the same again.
_KEPT_BYTES: Final = 16 * 1024 * 1024

Work = Callable[..., Answer]
Fetch = Callable[[], Awaitable[Lines]]


class CannotFollow(Exception):
    """The installed rules cannot follow the entries of a table."""

    def __init__(self, why: Unfollowed) -> None:
        super().__init__(why.error)
        self.error = why.error
        self.seq = why.seq


class _Job:
    """A question under way, for everybody who asks it."""

    __slots__ = ("answer", "asker", "do", "key")

    def __init__(self, asker: Hashable, key: Hashable, do: Callable[[], Awaitable[bytes]]) -> None:
        self.asker = asker
        self.key = key
        self.do = do
        self.answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self.answer.add_done_callback(_look_at)


class Replays:
    """A fair queue with single flight and an LRU cache of answers, before a process pool."""

    def __init__(self, settings: Settings, most_waiting: int = MOST_WAITING) -> None:
        self.pool = ProcessPool(settings.replay_processes, _SECONDS, _NICENESS)
        self._places = settings.replay_processes
        self._most_waiting = most_waiting
        #: Round robin: who has waited longest for a place stands first.
        self._waiting: OrderedDict[Hashable, deque[_Job]] = OrderedDict()
        self._running: Counter[Hashable] = Counter()
        self._flights: dict[Hashable, _Job] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._answers: OrderedDict[Hashable, bytes] = OrderedDict()
        self._kept_bytes = 0

    async def ask(self, key: Hashable, fetch: Fetch, work: Work, *more: Any, keep: bool = True) -> bytes:
        """The answer to a question that is always the same for `key`. Raises a `Problem` where too many wait."""
        do = partial(self._do, fetch, work, *more)
        return await (self._kept(key, do) if keep else self._fly(key, do))

    async def ask_apart(self, key: Hashable, work: Callable[..., bytes], *about: Any) -> bytes:
        """The same for a question that no record is needed for, and that there are only a few of."""
        return await self._kept(key, partial(self._run_apart, work, *about))

    async def ask_anew(self, work: Callable[..., bytes], *about: Any) -> bytes:
        """The same where anybody can think of another such question: the answer is not kept."""
        return await self._fly((work, *about), partial(self._run_apart, work, *about))

    async def unpacked(self, key: Hashable, game: str, fetch: Fetch, work: Work, *more: Any) -> Any:
        """What another process has packed: a table that each who asks gets for themselves, and nobody keeps."""
        return unpack(await self._fly(key, partial(self._do, fetch, work, *more)), find_game(game))

    async def _kept(self, key: Hashable, do: Callable[[], Awaitable[bytes]]) -> bytes:
        kept = self._answers.get(key)
        if kept is not None:
            self._answers.move_to_end(key)
            return kept
        answer = await self._fly(key, do)
        if key not in self._answers:
            self._keep(key, answer)
        return answer

    async def _fly(self, key: Hashable, do: Callable[[], Awaitable[bytes]]) -> bytes:
        """Single flight: whoever asks what is being asked already waits for the same answer."""
        job = self._flights.get(key)
        if job is None:
            job = _Job(ASKER.get(), key, do)
            self._line_up(job)
            self._flights[key] = job
            self._go_on()
        return await asyncio.shield(job.answer)

    async def _do(self, fetch: Fetch, work: Work, *more: Any) -> bytes:
        lines = await fetch()  # only now: records that wait would fill the memory
        began = time.perf_counter()
        try:
            answer = await self.pool.run(work, lines, *more)
        except ProcessFailed:
            raise busy() from None
        metrics.REPLAYS.observe(time.perf_counter() - began)
        if isinstance(answer, Unfollowed):
            raise CannotFollow(answer)
        return answer

    async def _run_apart(self, work: Callable[..., bytes], *about: Any) -> bytes:
        try:
            return await self.pool.run(work, *about)
        except ProcessFailed:
            raise busy() from None

    def _line_up(self, job: _Job) -> None:
        """Take a place to wait. When all are taken, whoever holds most of them gives up the last."""
        waiting = self._waiting
        if sum(map(len, waiting.values())) >= self._most_waiting:
            most = max(waiting, key=lambda asker: len(waiting[asker]))
            metrics.REPLAYS_REFUSED.inc()
            if len(waiting[most]) <= len(waiting.get(job.asker, ())) + 1:
                raise busy()
            self._end(waiting[most].pop(), busy())
        waiting.setdefault(job.asker, deque()).append(job)

    def _go_on(self) -> None:
        """Give free places away, to those first who have none."""
        while self._waiting and self._running.total() < self._places:
            asker = next((one for one in self._waiting if not self._running[one]), next(iter(self._waiting)))
            jobs = self._waiting.pop(asker)
            job = jobs.popleft()
            if jobs:
                self._waiting[asker] = jobs  # behind all others
            self._running[asker] += 1
            task = asyncio.create_task(self._run(job))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        metrics.REPLAYS_WAITING.set(sum(map(len, self._waiting.values())))

    async def _run(self, job: _Job) -> None:
        try:
            answer = await job.do()
        except asyncio.CancelledError:
            self._end(job, busy())
            raise
        except Exception as error:
            self._end(job, error)
        else:
            self._flights.pop(job.key, None)
            if not job.answer.done():
                job.answer.set_result(answer)
        finally:
            self._running[job.asker] -= 1
            if not self._running[job.asker]:
                del self._running[job.asker]
            self._go_on()

    def _end(self, job: _Job, error: Exception) -> None:
        self._flights.pop(job.key, None)
        if not job.answer.done():
            job.answer.set_exception(error)

    def _keep(self, key: Hashable, answer: bytes) -> None:
        self._answers[key] = answer
        self._kept_bytes += len(answer)
        while self._kept_bytes > _KEPT_BYTES:
            _, oldest = self._answers.popitem(last=False)
            self._kept_bytes -= len(oldest)

    async def stop(self) -> None:
        for jobs in self._waiting.values():
            for job in jobs:
                self._end(job, busy())
        self._waiting.clear()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.to_thread(self.pool.stop)


def _look_at(answer: asyncio.Future[bytes]) -> None:
    """An error that everybody who asked has gone from is nobody's mistake."""
    if not answer.cancelled():
        answer.exception()
