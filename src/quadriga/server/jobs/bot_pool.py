"""A process pool for bots: its processes are given a seat's view and its legal moves, and nothing else."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random
from threading import Thread
from typing import Any

from quadriga.bots import find_bot
from quadriga.core.moves import Move
from quadriga.core.registry import find_game
from quadriga.core.views import View


class BotFailed(Exception):
    """The bot took too long, broke, or answered with something that is no legal move."""


class BotPool:
    """A process pool with a time limit for every turn; a process that hangs or dies is replaced."""

    def __init__(self, processes: int, seconds: float) -> None:
        self._processes = processes
        self._seconds = seconds
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        # Spawned, not forked: a fork would copy the connections and secrets of this process.
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._processes, mp_context=context, initializer=_start_process)

    async def choose(
        self, bot: str, game: str, seat: int, view: View, moves: Sequence[Move], edition: str | None = None
    ) -> str:
        """The key of the move a bot chooses; raises `BotFailed` when there is none to be had.

        `edition` is the data file of a table that plays by one of its own.
        """
        try:
            key = await self._think(bot, game, seat, view, list(moves), edition)
        except BotFailed:
            raise
        except Exception as error:  # a bot is somebody's program
            raise BotFailed from error
        if not any(move.key == key for move in moves):
            raise BotFailed
        return key

    async def _think(self, *about: Any) -> str:
        loop = asyncio.get_running_loop()
        while True:
            pool = self._pool
            try:
                return await asyncio.wait_for(loop.run_in_executor(pool, think, *about), self._seconds)
            except (TimeoutError, BrokenProcessPool) as error:
                if pool is not self._pool and isinstance(error, BrokenProcessPool):
                    continue  # it was another bot that hung, and took this one's process with it
                if pool is self._pool:
                    # A process that hangs or died takes its place with it: begin with fresh ones.
                    self._pool = self._new_pool()
                    await asyncio.to_thread(_kill, pool)
                raise BotFailed from None

    def stop(self) -> None:
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


def _start_process() -> None:
    """Process initializer: low priority, signals ignored, and a watchdog that ends it with its parent.

    There are more bots than processors, and people's requests go first. A signal to the whole process group is
    the parent's to handle; a child ignores it, and must not outlive the parent for that.
    """
    os.nice(10)
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    Thread(target=_exit_with_parent, daemon=True).start()


def _exit_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)


def think(bot: str, game: str, seat: int, view: View, moves: list[Move], edition: str | None) -> str:
    title = find_game(game)
    if edition is not None and not title.knows(view.edition):
        title.load_edition(edition, view.edition)
    return find_bot(bot, title, seat, Random()).choose(view, moves).key
