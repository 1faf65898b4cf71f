"""Where bots think: a pool of processes that are given a seat's view and its legal moves, and nothing else."""

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


class Thinkers:
    def __init__(self, processes: int, seconds: float) -> None:
        self._processes = processes
        self._seconds = seconds
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        # Spawned, not forked: a fork would copy the connections and secrets of this process.
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._processes, mp_context=context, initializer=_live_and_die_with_the_parent)

    async def choose(self, bot: str, game: str, seat: int, view: View, moves: Sequence[Move]) -> str:
        """The key of the move a bot chooses."""
        try:
            key = await self._think(bot, game, seat, view, list(moves))
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
                    await asyncio.to_thread(_end, pool)
                raise BotFailed from None

    def stop(self) -> None:
        _end(self._pool)


def _end(pool: ProcessPoolExecutor) -> None:
    """End a pool whatever its processes are doing, and wait for the thread that looks after them.

    A thread still at it when the interpreter ends has its pipe closed under its hands, and says so on standard error.
    Turns that had not begun are told that the pool is broken, like those that had: cancelled, they would look as if
    whoever asked had gone.
    """
    for process in list((pool._processes or {}).values()):
        process.kill()
    pool.shutdown(wait=True)


def _live_and_die_with_the_parent() -> None:
    """Stopping is the parent's business, also when the signal comes to the whole group; but nobody outlives it.

    A bot's time is measured by the clock and there are more of them than processors: people's requests go first.
    """
    os.nice(10)
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    Thread(target=_end_with_the_parent, daemon=True).start()


def _end_with_the_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)


def think(bot: str, game: str, seat: int, view: View, moves: list[Move]) -> str:
    return find_bot(bot, find_game(game), seat, Random()).choose(view, moves).key
