"""A bot that looks one action ahead and takes what is worth most."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from quadriga.bots.lookahead import follow
from quadriga.bots.memory import Memory, fresh, note
from quadriga.core.chance import RandomChance
from quadriga.core.game import Game
from quadriga.core.moves import Move
from quadriga.core.state import State
from quadriga.core.views import View

#: Lines that are less than this apart are chosen between by chance: two bots that both wait would wait for ever.
WHIM: Final = 0.1


class GreedyBot:
    def __init__(self, game: Game, seat: int, rng: Random) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.rng: Final = rng
        self.chance: Final = RandomChance(rng)
        self.memory: Final = Memory()
        #: The answers thought of with the last action, the last one first, and the position in which one is due.
        self.answers: list[Move] = []
        self.foreseen: State | None = None

    def choose(self, view: View, moves: Sequence[Move]) -> Move:
        """One of the legal moves, and in a position that came before sooner or later another than then."""
        if len(moves) == 1:
            return self.answer(view, moves)
        chosen = self.memory.recall(view, moves)
        move = self.answer(view, fresh(moves, chosen))
        note(chosen, move.key)
        return move

    def answer(self, view: View, moves: Sequence[Move]) -> Move:
        """As planned where everything came as foreseen."""
        if not self.is_foreseen(view, moves):
            if len(moves) == 1:
                return moves[0]
            self.foreseen = self.game.determinize(view, self.seat, self.rng)
            self.answers = self.best_answers(self.foreseen, moves)
        assert self.foreseen is not None
        move = self.answers.pop()
        if self.answers:
            self.game.play(self.foreseen, move, self.chance)
        else:
            self.foreseen = None
        return move

    def best_answers(self, state: State, moves: Sequence[Move]) -> list[Move]:
        lines = [follow(self.game, state, move, self.chance) for move in moves]
        return max(lines, key=lambda line: line.worth + WHIM * self.rng.random()).moves

    def is_foreseen(self, view: View, moves: Sequence[Move]) -> bool:
        """Whether the plan fits: what it drew for itself may differ from what came, and from what it drew later."""
        if self.foreseen is None or self.answers[-1] not in moves:
            return False
        seen: View = self.game.view(self.foreseen, self.seat)
        return seen == view
