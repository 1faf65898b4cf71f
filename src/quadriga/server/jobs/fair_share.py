"""Fair queueing of bots' turns: who waits comes first, and every host has one place, however many tables it opened.

Turns that a person waits for have a higher priority than those of tables where only bots sit. Among equals the host
with the fewest turns under way is served, then the one that was served longest ago. Nothing is held back: a host who
is alone has all processes, and gives them up one by one as soon as others come.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
from procrastinate.connector import BaseConnector
from procrastinate.jobs import Job, Notification, Status
from procrastinate.manager import JobManager, NotificationCallback

#: How many hosts are remembered as served; one that is forgotten counts as not served yet.
REMEMBERED: Final = 1000
#: How many of the first are looked at for one that no other job process is just taking.
_CANDIDATES: Final = 20

_FETCH: Final = f"""
WITH running AS (
    SELECT host, count(*) AS turns FROM unnest(%(running)s::text[]) AS running (host) GROUP BY host
), served AS (
    SELECT host, place FROM unnest(%(served)s::text[]) WITH ORDINALITY AS served (host, place)
), first AS (
    SELECT job.id, row_number() OVER (
        ORDER BY job.priority DESC, coalesce(running.turns, 0), served.place NULLS FIRST, job.id) AS place
    FROM procrastinate_jobs AS job
    LEFT JOIN running ON running.host = job.args->>'host'
    LEFT JOIN served ON served.host = job.args->>'host'
    WHERE job.status = 'todo' AND job.queue_name = ANY(%(queues)s::text[])
      AND (job.scheduled_at IS NULL OR job.scheduled_at <= now())
    ORDER BY place LIMIT {_CANDIDATES}
), taken AS (
    SELECT job.id FROM procrastinate_jobs AS job JOIN first ON first.id = job.id
    WHERE job.status = 'todo' ORDER BY first.place LIMIT 1 FOR UPDATE OF job SKIP LOCKED
)
UPDATE procrastinate_jobs AS job SET status = 'doing', worker_id = %(worker_id)s
FROM taken WHERE job.id = taken.id
RETURNING job.id, status, task_name, priority, lock, queueing_lock, args, scheduled_at, queue_name, attempts, worker_id
"""


class Share(msgspec.Struct, frozen=True):
    """Whose turn it is that a bot thinks about, and how urgent it is."""

    host: str = ""
    priority: int = 0


#: A turn that shares with nobody.
ALONE: Final = Share()


def share_of(job: Job) -> Share:
    return Share(str(job.task_kwargs.get("host", "")), job.priority)


class FairManager(JobManager):
    """Procrastinate's job manager with another order of fetching; jobs have no locks here.

    Each job process shares out its own places. What it does just now it knows better than the database, where the job
    of a process that was killed is under way until somebody finds it.
    """

    def __init__(self, connector: BaseConnector) -> None:
        super().__init__(connector)
        #: Hosts in the order they were served, the last one at the end.
        self._served: dict[str, None] = {}
        #: The hosts of the jobs under way.
        self._running: dict[int | None, str] = {}
        #: How often PostgreSQL has said that there is a new job.
        self._notified = 0

    async def register_worker(self) -> int:
        self._running.clear()  # the worker before this one has ended
        return await super().register_worker()

    async def listen_for_jobs(
        self, *, on_notification: NotificationCallback, queues: Iterable[str] | None = None
    ) -> None:
        async def notified(*, channel: str, notification: Notification) -> None:
            self._notified += 1
            await on_notification(channel=channel, notification=notification)

        await super().listen_for_jobs(on_notification=notified, queues=queues)

    async def fetch_job(self, queues: Iterable[str] | None, worker_id: int) -> Job | None:
        """The next job. Told of a new one while none was found, it looks again.

        Procrastinate's worker forgets what it was told while it fetched, and a turn that came just then would wait for
        the next poll.
        """
        while True:
            notified = self._notified
            rows = await self.connector.execute_query_all_async(
                query=_FETCH, queues=list(queues or ()), worker_id=worker_id, **self._so_far()
            )
            if rows:
                break
            if self._notified == notified:
                return None
        job = Job.from_row(rows[0])
        host = share_of(job).host
        self._running[job.id] = host
        self._served.pop(host, None)
        self._served[host] = None
        if len(self._served) > REMEMBERED:
            del self._served[next(iter(self._served))]
        return job

    def _so_far(self) -> dict[str, list[str]]:
        return {"running": list(self._running.values()), "served": list(self._served)}

    async def finish_job(self, job: Job, status: Status, delete_job: bool) -> None:
        self._running.pop(job.id, None)
        await super().finish_job(job, status, delete_job)

    async def retry_job(self, job: Job, *how: Any, **more: Any) -> None:
        self._running.pop(job.id, None)
        await super().retry_job(job, *how, **more)


class FairPlaces:
    """A semaphore whose places are given in the same order: more turns are fetched than there are processes."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._thinking: Counter[str] = Counter()
        self._waiting: list[tuple[Share, asyncio.Future[None]]] = []

    @asynccontextmanager
    async def place(self, share: Share) -> AsyncIterator[None]:
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append((share, turn))
        self._admit()
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # the place was given, and the job process stops
                self._leave(share)
            raise
        try:
            yield
        finally:
            self._leave(share)

    def _leave(self, share: Share) -> None:
        self._free += 1
        self._thinking[share.host] -= 1
        if not self._thinking[share.host]:
            del self._thinking[share.host]
        self._admit()

    def _admit(self) -> None:
        self._waiting = [one for one in self._waiting if not one[1].cancelled()]
        while self._free and self._waiting:
            first = min(self._waiting, key=lambda one: (-one[0].priority, self._thinking[one[0].host]))
            self._waiting.remove(first)
            share, turn = first
            self._free -= 1
            self._thinking[share.host] += 1
            turn.set_result(None)
