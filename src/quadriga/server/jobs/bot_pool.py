"""A process pool for bots: its processes are given a seat's view and its legal moves, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from quadriga.bots import USUAL, find_bot
from quadriga.core.moves import Move
from quadriga.core.registry import find_game
from quadriga.core.views import View
from quadriga.process_pool import ProcessFailed, ProcessPool
from quadriga.server.jobs.fair_share import ALONE, FairPlaces, Share

#: There are more of them than processors: a tenth of what a request gets where both want the same one.
_NICENESS: Final = 10


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


def think(bot: str, game: str, seat: int, view: View, moves: list[Move], budget: str, edition: str | None) -> str:
    title = find_game(game)
    if edition is not None and not title.knows(view.edition):
        title.load_edition(edition, view.edition)
    return find_bot(bot, title, seat, Random(), budget).choose(view, moves).key
