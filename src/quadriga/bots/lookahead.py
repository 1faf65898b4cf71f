"""What a seat can do at once: a move with the answers to the questions it opens, and what it makes of the outcome."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from quadriga.core.chance import Chance
from quadriga.core.game import Game
from quadriga.core.moves import Move
from quadriga.core.state import State

#: Questions inside an action are followed this deep; beyond, the position is judged as it stands.
DEEPEST: Final = 2


class Line:
    """Moves of one seat, one after the other, and what the position they lead to is worth to it."""

    __slots__ = ("moves", "worth")

    def __init__(self, worth: float, moves: list[Move]) -> None:
        self.worth: Final = worth
        #: The last one first.
        self.moves: Final = moves


def best_line(game: Game, state: State, moves: Sequence[Move], chance: Chance, deeper: int = DEEPEST) -> Line:
    """The line that is worth most to the seat that is asked; the first of several."""
    best: Line | None = None
    for move in moves:
        line = follow(game, state, move, chance, deeper)
        if best is None or line.worth > best.worth:
            best = line
    assert best is not None
    return best


def follow(game: Game, state: State, move: Move, chance: Chance, deeper: int = DEEPEST) -> Line:
    """A move, and the best answers to the questions it opens for the same seat."""
    depth, seat = len(state.stack), state.stack[-1].seat
    after = state.copy()
    game.play(after, move, chance)
    if deeper and len(after.stack) > depth and after.stack[-1].seat == seat:
        line = best_line(game, after, game.sensible(after), chance, deeper - 1)
        line.moves.append(move)
        return line
    return Line(game.worth(after, seat), [move])


def answer_for_absent(game: Game, state: State, chance: Chance) -> None:
    """What a table does where a seat is asked that has left."""
    move = game.default(state)
    if move is None:
        game.pass_over(state, chance)
    else:
        game.play(state, move, chance)


def total(terms: Sequence[tuple[str, float]]) -> float:
    """What a position is worth, from its named terms."""
    found = 0.0
    for _, term in terms:
        found += term
    return found
