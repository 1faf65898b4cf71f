"""Advice to a seat: the few moves that come to most, how sure that is, and what sets them apart.

It is for people who ask, at a keyboard or through a server: the same question has the same answer on every machine, so
it is thought about for a number of iterations and not for a time, with luck that is always the same. All of it comes
from the seat's view: the search plays in determinizations of that, and nothing else is given to it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

import msgspec

from quadriga.bots.explain import Reason, Why
from quadriga.bots.search import Search
from quadriga.core.game import Game
from quadriga.core.moves import Move
from quadriga.core.views import View

#: How long a question is thought about: one to two seconds in most positions compiled, five times that in plain Python.
ITERATIONS: Final = 640
#: How many moves are weighed aloud.
MOST: Final = 3
#: Moves that are less than so many standard errors apart are within the noise.
CLEAR: Final = 2.0
#: Every move that is weighed is tried this often at least, however early the search gave it up.
FEWEST: Final = 24
#: The luck that every question meets.
SEED: Final = 0


class Advised(msgspec.Struct, frozen=True):
    """A move that is worth considering."""

    move: Move
    #: What the positions it led to were worth, on average, in points more than the best rival's.
    worth: float
    #: The standard error of that; None where it was tried less than twice.
    error: float | None
    visits: int
    #: The named terms of `Game.evaluate` in which it differs most from the next best, the greatest difference first.
    because: tuple[tuple[str, float], ...]


class Advice(msgspec.Struct, frozen=True):
    """The best moves, the one that is worth most first."""

    moves: tuple[Advised, ...]
    #: Whether what sets the first two apart is within the noise.
    unsure: bool
    #: How many iterations it rests on; none where there is only one move.
    iterations: int


def advise(
    game: Game,
    seat: int,
    view: View,
    moves: Sequence[Move],
    iterations: int = ITERATIONS,
    tell: Callable[[int], object] | None = None,
) -> Advice:
    """What the seat that is asked might do, of its legal moves.

    The moves that the search looked at most are weighed against each other: all of them are tried often enough for
    that, and those come first that are worth more. `tell` is told after every iteration how many there were.
    """
    if len(moves) == 1:
        return Advice((Advised(moves[0], 0.0, None, 0, ()),), unsure=False, iterations=0)
    search = Search(game, seat, view, moves, Random(SEED))
    while not search.is_settled(iterations - search.iterations):
        search.iterate()
        if tell is not None:
            tell(search.iterations)
    weighed = [reason.move for reason in search.why().reasons[:MOST]]
    for move in weighed:
        for _ in range(min(FEWEST, iterations) - len(search.brought[move])):
            search.try_out(move)
    looked_at = search.why().reasons
    best = sorted([one for one in looked_at if one.move in weighed], key=lambda one: -one.value)
    why = Why((*best, *(one for one in looked_at if one.move not in weighed)))
    advised = [
        Advised(reason.move, reason.value, reason.error, reason.visits, tuple(why.differences(place)))
        for place, reason in enumerate(best)
    ]
    return Advice(tuple(advised), len(best) < 2 or not is_clear(best[0], best[1]), search.iterations)


def is_clear(one: Reason, other: Reason) -> bool:
    """Whether a move is better than another by more than the noise: both met the same luck, so draws are compared."""
    apart, error = one.ahead_of(other)
    return error is not None and apart > CLEAR * error
