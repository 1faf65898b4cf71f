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


class GreedyBot:
    def __init__(self, game: Game, seat: int, rng: Random) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.rng: Final = rng
        self.chance: Final = RandomChance(rng)

    def choose(self, view: View, moves: Sequence[Move]) -> Move:
        if len(moves) == 1:
            return moves[0]
        state = self.game.determinize(view, self.seat, self.rng)
        best, most = moves[0], float("-inf")
        for move in moves:
            worth = self.worth_of(state, move, DEEPEST)
            if worth > most:
                best, most = move, worth
        return best

    def worth_of(self, state: State, move: Move, deeper: int) -> float:
        """The worth of the position after a move, once the questions it opens for this seat are answered best."""
        depth = len(state.stack)
        after = state.copy()
        self.game.play(after, move, self.chance)
        if deeper and len(after.stack) > depth and after.decider == self.seat:
            return max(self.worth_of(after, answer, deeper - 1) for answer in self.game.moves(after))
        return sum(worth for _, worth in self.game.worth(after, self.seat))
