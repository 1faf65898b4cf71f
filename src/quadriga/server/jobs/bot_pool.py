"""Process pools for bots and hints: their processes are given a seat's view and its legal moves, and nothing else."""

from __future__ import annotations

import multiprocessing
from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Any, Final

from quadriga.bots import USUAL, Advice, advise, find_bot
from quadriga.core.game import Game
from quadriga.core.moves import Move
from quadriga.core.registry import find_game
from quadriga.core.views import View
from quadriga.process_pool import ProcessFailed, ProcessPool
from quadriga.server.jobs.fair_share import ALONE, FairPlaces, Share

#: There are more of them than processors: a tenth of what a request gets where both want the same one.
_NICENESS: Final = 10
#: Hints stand back behind bots' turns as well: where both want a processor they get two thirds of what a turn gets.
_NICENESS_OF_HINTS: Final = 12
#: Seconds a hint may take: the longest is a minute of a processor in plain Python, and a busy machine takes several.
_SECONDS_OF_HINTS: Final = 600.0


class BotFailed(Exception):
    """The bot took too long, broke, or answered with something that is no legal move."""


class BotPool(ProcessPool):
    """A process pool with a time limit for every turn.

    The time begins when there is a process free: it is not the bot's fault how many others think.
    """

    def __init__(self, processes: int, seconds: float, milliseconds: int = USUAL.milliseconds) -> None:
        super().__init__(processes, seconds, _NICENESS)
        self._budget = f"{milliseconds}ms"
        self._places = FairPlaces(processes)
        self.hints = HintPool()

    def stop(self) -> None:
        self.hints.stop()
        super().stop()

    async def choose(
        self,
        bot: str,
        game: str,
        seat: int,
        view: View,
        moves: Sequence[Move],
        edition: str | None = None,
        share: Share = ALONE,
    ) -> str:
        """The key of the move a bot chooses; raises `BotFailed` when there is none to be had.

        `edition` is the data file of a table that plays by one of its own; `share` decides who thinks first.
        """
        try:
            async with self._places.place(share):
                key = await self.run(think, bot, game, seat, view, list(moves), self._budget, edition)
        except ProcessFailed:
            raise BotFailed from None
        except Exception as error:  # a bot is somebody's program
            raise BotFailed from error
        if not any(move.key == key for move in moves):
            raise BotFailed
        return key


class HintPool(ProcessPool):
    """One process that thinks about one hint after the other, beside those of the bots: no turn ever waits for it."""

    def __init__(self) -> None:
        #: How many iterations the hint under way has had.
        self._done: Any = multiprocessing.get_context("spawn").RawValue("i", 0)
        super().__init__(1, _SECONDS_OF_HINTS, _NICENESS_OF_HINTS, partial(_count_in, self._done))

    @property
    def done(self) -> int:
        return int(self._done.value)

    async def advise(
        self, game: str, seat: int, view: View, moves: Sequence[Move], iterations: int, edition: str | None = None
    ) -> Advice:
        """What the seat might do. Raises `BotFailed` where there is no answer."""
        self._done.value = 0
        try:
            return await self.run(think_aloud, game, seat, view, list(moves), iterations, edition)
        except Exception as error:  # a game is somebody's program
            raise BotFailed from error


#: The shared counter of a process that thinks about hints.
_counter: Any = None


def _count_in(counter: Any) -> None:
    global _counter  # noqa: PLW0603 -- what a process is started with has no other place
    _counter = counter


def _tell(iterations: int) -> None:
    _counter.value = iterations


def think_aloud(game: str, seat: int, view: View, moves: list[Move], iterations: int, edition: str | None) -> Advice:
    return advise(_game(game, view, edition), seat, view, moves, iterations, _tell)


def _game(id: str, view: View, edition: str | None) -> Game:
    title = find_game(id)
    if edition is not None and not title.knows(view.edition):
        title.load_edition(edition, view.edition)
    return title


def think(bot: str, game: str, seat: int, view: View, moves: list[Move], budget: str, edition: str | None) -> str:
    return find_bot(bot, _game(game, view, edition), seat, Random(), budget).choose(view, moves).key
