"""Decisions that answer themselves.

A decision with one legal move need not be asked, but whoever answers at once what only a hidden hand decides has told
what is in it: a player who cannot give the brick that is demanded must look like one who will not. So a decision is
forced only where everybody else can tell that it is.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from quadriga.core.game import Game
from quadriga.core.state import State

#: How many states each of the others thinks of.
WORLDS: Final = 12


def doubts(game: Game, state: State) -> Iterator[bool]:
    """Whether there might be another move, thought by thought: first in truth, then as each of the others sees it.

    The others think the same whatever the hidden things are, since they think of what they see alone.
    """
    decider, moves = state.decider, game.moves(state)
    yield decider is None or len(moves) != 1
    for seat in range(state.seats):
        if seat == decider:
            continue
        view, rng = game.view(state, seat), Random(seat)
        for _ in range(WORLDS):
            yield game.moves(game.determinize(view, seat, rng)) != moves


def is_forced(game: Game, state: State) -> bool:
    """Whether a decision has one answer, as all who play can tell."""
    return not any(doubts(game, state))
