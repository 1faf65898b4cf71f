"""A process pool for whatever computes longer than an event loop may wait: bots that think, records, whole games.

Its processes are spawned and given what they need as arguments: no connection, no secret, no setting. They load
the games first and are niced only then: on a busy machine a niced process takes a minute to start.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from threading import Thread
from typing import Final, ParamSpec, TypeVar

from quadriga.core.registry import usable

#: Seconds from the start of a web process to that of the first process of its pool: its own requests come first.
_WARM_UP_AFTER: Final = 3.0

P = ParamSpec("P")
T = TypeVar("T")


class ProcessFailed(Exception):
    """The work took too long, or the process that did it died."""


class ProcessPool:
    """A process pool with a time limit for all work; a process that hangs or dies is replaced.

    Without `seconds` work may take as long as it does. `niceness` is how far its processes stand back behind people's
    requests; `prepare` is called in each of them when it starts.
    """

    def __init__(
        self, processes: int, seconds: float | None, niceness: int = 0, prepare: Callable[[], object] | None = None
    ) -> None:
        self._processes = processes
        self._seconds = seconds
        self._niceness = niceness
        self._prepare = prepare
        self._pool = self._new_pool()
        self._stopped = False

    def warm_up(self) -> None:
        """Start a process soon, before it is needed: whoever asks first waits for it otherwise."""
        asyncio.get_running_loop().call_later(_WARM_UP_AFTER, self._start_one)

    def _start_one(self) -> None:
        if not self._stopped:
            self._pool.submit(_nothing)

    def _new_pool(self) -> ProcessPoolExecutor:
        # Spawned, not forked: a fork would copy the connections and secrets of this process.
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(
            self._processes, mp_context=context, initializer=_start_process, initargs=(self._niceness, self._prepare)
        )

    async def run(self, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """What a function of a module answers in another process.

        Raises `ProcessFailed` where there is no answer, and whatever the function raises.
        """
        while True:
            pool = self._pool
            try:
                doing = asyncio.wrap_future(pool.submit(work, *args, **kwargs))
                return await asyncio.wait_for(doing, self._seconds)
            except (TimeoutError, BrokenProcessPool) as error:
                if pool is not self._pool and isinstance(error, BrokenProcessPool):
                    continue  # it was somebody else's work that hung, and took this one's process with it
                if pool is self._pool:
                    # A process that hangs or died takes its place with it: begin with fresh ones.
                    self._pool = self._new_pool()
                    await asyncio.to_thread(_kill, pool)
                raise ProcessFailed from None

    def stop(self) -> None:
        self._stopped = True
        _kill(self._pool)


def _kill(pool: ProcessPoolExecutor) -> None:
    """Kill a pool's processes, whatever they are doing, and join its manager thread.

    A manager thread that still runs when the interpreter exits prints a traceback about its closed pipe. Futures that
    are pending fail with `BrokenProcessPool`, like those that run: cancelled, they would look as if the caller had
    gone.
    """
    for process in list((pool._processes or {}).values()):
        process.kill()
    pool.shutdown(wait=True)


def _start_process(niceness: int, prepare: Callable[[], object] | None) -> None:
    """Process initializer: signals ignored, a watchdog that ends it with its parent, and then a lower priority.

    A signal to the whole process group is the parent's to handle; a child ignores it, and must not outlive the parent
    for that.
    """
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    end_with_parent(lambda: os._exit(0))
    if prepare is not None:
        prepare()
    usable()  # loads every game, but for what cannot be loaded: whoever asks for that is told so then
    if sys.platform != "win32":  # which knows no niceness
        os.nice(niceness)


def _nothing() -> None:
    """The work of a process that is only to start."""


def end_with_parent(end: Callable[[], object]) -> None:
    """Watchdog of a spawned process: call `end` when the process that started it is gone."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        end()

    Thread(target=watch, daemon=True).start()
