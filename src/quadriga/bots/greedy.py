"""A bot that looks one action ahead and takes what is worth most."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from quadriga.core.chance import RandomChance
from quadriga.core.game import Game
from quadriga.core.moves import Move
from quadriga.core.state import State
from quadriga.core.views import View

#: Questions inside an action are followed this deep; beyond, the position is judged as it stands.
DEEPEST: Final = 2

#: Moves one after the other, and what the position they lead to is worth.
Line = tuple[float, tuple[Move, ...]]


class GreedyBot:
    def __init__(self, game: Game, seat: int, rng: Random) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.rng: Final = rng
        self.chance: Final = RandomChance(rng)
        #: The answers thought of with the last action, and the position in which the first of them is due.
        self.answers: tuple[Move, ...] = ()
        self.foreseen: State | None = None

    def choose(self, view: View, moves: Sequence[Move]) -> Move:
        """One of the legal moves; as planned where everything came as foreseen."""
        if self.foreseen is None or self.game.view(self.foreseen, self.seat) != view:
            if len(moves) == 1:
                return moves[0]
            self.foreseen = self.game.determinize(view, self.seat, self.rng)
            self.answers = self.best_line(self.foreseen, moves, DEEPEST)[1]
        move, self.answers = self.answers[0], self.answers[1:]
        if self.answers:
            self.game.play(self.foreseen, move, self.chance)
        else:
            self.foreseen = None
        return move

    def best_line(self, state: State, moves: Sequence[Move], deeper: int) -> Line:
        best = float("-inf")
        line: tuple[Move, ...] = ()
        for move in moves:
            worth, answers = self.follow(state, move, deeper)
            if worth > best:
                best, line = worth, (move, *answers)
        return best, line

    def follow(self, state: State, move: Move, deeper: int) -> Line:
        """The worth of the position after a move, once the questions it opens for this seat are answered best."""
        depth = len(state.stack)
        after = state.copy()
        self.game.play(after, move, self.chance)
        if deeper and len(after.stack) > depth and after.decider == self.seat:
            return self.best_line(after, self.game.moves(after), deeper - 1)
        return sum([worth for _, worth in self.game.worth(after, self.seat)]), ()
