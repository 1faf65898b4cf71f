"""What a bot is, and which there are."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from random import Random
from typing import Final, Protocol

from quadriga.bots.budget import Budget, read_budget
from quadriga.bots.external import ExternalBot
from quadriga.bots.greedy import GreedyBot
from quadriga.bots.random_bot import RandomBot
from quadriga.bots.search import SearchBot
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
Maker = Callable[[Game, int, Random, Budget], Bot]

#: What a decision may cost where nobody says otherwise: a person waits for it, but not impatiently.
USUAL: Final = Budget(milliseconds=400)
#: How much of the budget each level of the search spends.
LEVELS: Final = {"tiro": 1 / 64, "faber": 1 / 8, "magister": 1.0}
#: Before a program of one's own: `run:python3 my_bot.py`.
RUN: Final = "run:"
#: The entry point group in which packages name makers of bots.
GROUP: Final = "quadriga.bots"
#: What a registered bot may be called: names are typed in commands, kept in records and shown in lists.
_NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,31}")
#: What a seat may be called that holds no bot.
_TAKEN: Final = ("me", "person")


def level(share: float) -> Maker:
    return lambda game, seat, rng, budget: SearchBot(game, seat, rng, budget.share(share))


MAKERS: Final[dict[str, Maker]] = {
    "random": lambda game, seat, rng, budget: RandomBot(game, seat, rng),
    "greedy": lambda game, seat, rng, budget: GreedyBot(game, seat, rng),
    **{name: level(share) for name, share in LEVELS.items()},
}
#: After the name of a bot that leaves out what was learned: `magister-hand`.
HAND: Final = "-hand"


@cache
def registered() -> dict[str, EntryPoint]:
    """The bots of other packages by name; loaded when one is asked for. None takes the place of a bot of this one."""
    found: dict[str, EntryPoint] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: (point.name, point.value)):
        if _NAME.fullmatch(point.name) and not _is_taken(point.name):
            found.setdefault(point.name, point)
    return found


def _is_taken(name: str) -> bool:
    return name in MAKERS or name in _TAKEN or weighs_by_hand(name)


def names() -> tuple[str, ...]:
    """What can be asked for by name."""
    return (*MAKERS, *registered())


def is_bot(name: str) -> bool:
    """Whether a bot can be asked for so: by name, or as a program with its arguments."""
    return name in names() or weighs_by_hand(name) or (name.startswith(RUN) and len(name) > len(RUN))


def weighs_by_hand(name: str) -> bool:
    """Whether a bot of this package is asked for without what was learned; all but `random` have such a twin."""
    return name.endswith(HAND) and name.removesuffix(HAND) in ("greedy", *LEVELS)


def find_bot(name: str, game: Game, seat: int, rng: Random, budget: str = "") -> Bot:
    """A bot by its name, or `run:` and a command. Bots that search take a budget; without one they have their own."""
    if name.startswith(RUN):
        return ExternalBot(game, seat, name.removeprefix(RUN))
    if weighs_by_hand(name):
        name, game = name.removesuffix(HAND), game.weighed(None)
    return _maker(name)(game, seat, rng, read_budget(budget) if budget else USUAL)


def _maker(name: str) -> Maker:
    if name in MAKERS:
        return MAKERS[name]
    point = registered().get(name)
    if point is None:
        raise QuadrigaError(f"no bot is called {name!r}; there are {', '.join(names())}")
    try:
        maker: Maker = point.load()
    except (ImportError, AttributeError) as error:
        raise QuadrigaError(f"the bot {name!r} cannot be loaded from {point.value}: {error}") from None
    return maker
