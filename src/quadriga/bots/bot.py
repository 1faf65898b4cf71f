"""What a bot is, and which there are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final, Protocol

from quadriga.bots.by_chance import RandomBot
from quadriga.bots.greedy import GreedyBot
from quadriga.core.errors import QuadrigaError
from quadriga.core.game import Game
from quadriga.core.moves import Move
from quadriga.core.views import View


class Bot(Protocol):
    """Sits on one seat for one game."""

    def choose(self, view: View, moves: Sequence[Move]) -> Move:
        """One of the legal moves, from what the seat sees."""
        ...


#: Makes a bot for a seat; the generator is the bot's own, so that the same seed gives the same game.
Maker = Callable[[Game, int, Random], Bot]

MAKERS: Final[dict[str, Maker]] = {"random": RandomBot, "greedy": GreedyBot}


def names() -> tuple[str, ...]:
    """What can be asked for by name."""
    return tuple(MAKERS)


def find_bot(name: str, game: Game, seat: int, rng: Random) -> Bot:
    if name not in MAKERS:
        raise QuadrigaError(f"no bot is called {name!r}; there are {', '.join(MAKERS)}")
    return MAKERS[name](game, seat, rng)
