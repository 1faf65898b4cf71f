"""Where bots think: a pool of processes that are given a seat's view and its legal moves, and nothing else."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random

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
        return ProcessPoolExecutor(self._processes, mp_context=context, initializer=_ignore_interrupts)

    async def choose(self, bot: str, game: str, seat: int, view: View, moves: Sequence[Move]) -> str:
        """The key of the move a bot chooses."""
        loop = asyncio.get_running_loop()
        try:
            key = await asyncio.wait_for(
                loop.run_in_executor(self._pool, think, bot, game, seat, view, list(moves)), self._seconds
            )
        except (TimeoutError, BrokenProcessPool):
            # A process that hangs or died takes its place with it: begin with fresh ones.
            self._discard()
            self._pool = self._new_pool()
            raise BotFailed from None
        except Exception as error:  # a bot is somebody's program
            raise BotFailed from error
        if not any(move.key == key for move in moves):
            raise BotFailed
        return key

    def _discard(self) -> None:
        for process in list((self._pool._processes or {}).values()):
            process.kill()
        self._pool.shutdown(wait=False, cancel_futures=True)

    def stop(self) -> None:
        self._discard()


def _ignore_interrupts() -> None:
    """Stopping is the parent's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def think(bot: str, game: str, seat: int, view: View, moves: list[Move]) -> str:
    return find_bot(bot, find_game(game), seat, Random()).choose(view, moves).key
