"""Many games between bots, in several processes or on a cluster: a work queue whose lost batches are queued again."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any, Final, Protocol

from quadriga.core.errors import QuadrigaError
from quadriga.lab.games import Finished, play_batch
from quadriga.lab.plan import Plan
from quadriga.lab.results import Results
from quadriga.process_pool import ProcessFailed, ProcessPool

#: What a batch should take, in seconds: long beside what it costs to hand it out, short beside what a crash loses.
BATCH_SECONDS: Final = 1.0
MOST_IN_A_BATCH: Final = 256
#: How often a game may be lost with whoever plays it: then it is the game.
MOST_LOSSES: Final = 5
#: Seconds after which workers that have joined are noticed.
LOOK_EVERY: Final = 2.0


#: Plays some games of a plan, in whichever process.
Task = Callable[[Any, Sequence[int]], list[Finished]]


class WorkerLost(Exception):
    """The process or machine that played a batch is gone."""


class Workers(Protocol):
    """Who plays: batches of games, each in a process of its own."""

    @property
    def places(self) -> int:
        """How many batches may be handed out at once, just now."""
        ...

    async def play(self, task: Task, plan: Plan, numbers: Sequence[int]) -> list[Finished]:
        """Play these games. Raises `WorkerLost` where they must be played again, and whatever a game raises."""
        ...

    def stop(self) -> None: ...


class PoolWorkers:
    """Processes of this machine."""

    def __init__(self, processes: int) -> None:
        self._pool: Final = ProcessPool(processes, seconds=None)
        #: One more than can be played, so that nobody waits for the next.
        self.places: Final = processes + 1

    async def play(self, task: Task, plan: Plan, numbers: Sequence[int]) -> list[Finished]:
        try:
            return await self._pool.run(task, plan, numbers)
        except ProcessFailed:
            raise WorkerLost from None

    def stop(self) -> None:
        self._pool.stop()


class Arena:
    """The games of a plan that are left to play; those that `results` holds are not played again."""

    def __init__(self, results: Results, games: int, workers: Workers, task: Task = play_batch) -> None:
        if games % results.plan.players:
            raise QuadrigaError(
                f"{games} games cannot be shared out: every deal is played {results.plan.players} times"
            )
        self.results: Final = results
        self.workers: Final = workers
        self.task: Final = task
        self.left: Final = deque(number for number in range(games) if number not in results.played)
        self.losses: Final[Counter[int]] = Counter()
        #: The seconds each seat thought in the games played here, by their numbers: no file says them.
        self.thought: Final[dict[int, tuple[float, ...]]] = {}
        self._seconds = 0.0
        self._games = 0

    async def play(self) -> AsyncIterator[list[Finished]]:
        """Play them all; what has ended is kept first and told then."""
        running: dict[asyncio.Task[list[Finished]], tuple[int, ...]] = {}
        try:
            while self.left or running:
                while self.left and len(running) < self.workers.places:
                    batch = self._next_batch()
                    running[asyncio.create_task(self._play(batch))] = batch
                done, _ = await asyncio.wait(running, timeout=LOOK_EVERY, return_when=asyncio.FIRST_COMPLETED)
                for task in done:
                    if ended := self._take(task, running.pop(task)):
                        yield ended
        finally:
            for task in running:
                task.cancel()
            await asyncio.gather(*running, return_exceptions=True)

    async def _play(self, batch: tuple[int, ...]) -> list[Finished]:
        """Play a batch; one that was lost after a while, twice as long each time: a cluster needs some to notice."""
        lost = max(self.losses[number] for number in batch)
        await asyncio.sleep(2**lost - 1)
        return await self.workers.play(self.task, self.results.plan, batch)

    def _next_batch(self) -> tuple[int, ...]:
        """As many games as should take a second, and never so many that somebody is idle in the end."""
        pace = self._seconds / self._games if self._games else BATCH_SECONDS
        fair = len(self.left) // (2 * self.workers.places)
        size = max(1, min(int(BATCH_SECONDS / max(pace, 1e-6)), fair, MOST_IN_A_BATCH))
        return tuple(self.left.popleft() for _ in range(size))

    def _take(self, task: asyncio.Task[list[Finished]], batch: tuple[int, ...]) -> list[Finished]:
        try:
            ended = task.result()
        except WorkerLost:
            self.losses.update(batch)
            if worst := [number for number in batch if self.losses[number] > MOST_LOSSES]:
                raise QuadrigaError(f"whoever played game {worst[0]} was lost, {MOST_LOSSES + 1} times") from None
            self.left.extendleft(reversed(batch))
            return []
        self.results.append([one.played for one in ended])
        self.thought.update({one.played.number: one.seconds for one in ended})
        self._seconds += sum(sum(one.seconds) for one in ended)
        self._games += len(ended)
        return ended
