"""A bot that looks one action ahead and takes what is worth most."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from quadriga.bots.lookahead import Line, best_line, follow
from quadriga.bots.memory import Memory
from quadriga.core.chance import RandomChance
from quadriga.core.game import Game
from quadriga.core.moves import Move
from quadriga.core.state import State
from quadriga.core.views import View

#: Lines that are less than this apart are chosen between by chance: two bots that both wait would wait for ever.
WHIM: Final = 0.1
NEVER: Final = float("-inf")


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
        return self.memory.choose(view, moves, self.answer)

    def answer(self, view: View, moves: Sequence[Move]) -> Move:
        """As planned where everything came as foreseen."""
        if not self.is_foreseen(view, moves):
            if len(moves) == 1:
                return moves[0]
            self.foreseen = self.game.determinize(view, self.seat, self.rng)
            sensible = self.game.sensible(self.foreseen)
            self.answers = self.best_answers(self.foreseen, [move for move in sensible if move in moves] or moves)
        assert self.foreseen is not None
        move = self.answers.pop()
        if self.answers:
            self.game.play(self.foreseen, move, self.chance)
        else:
            self.foreseen = None
        return move

    def best_answers(self, state: State, moves: Sequence[Move]) -> list[Move]:
        """What looks best; a move that only prepares another is made together with it, or not at all."""
        game = self.game
        lines = [follow(game, state, move, self.chance) for move in moves]
        lines.sort(key=lambda line: line.worth + WHIM * self.rng.random(), reverse=True)
        best: float | None = None
        for line in lines:
            move = line.moves[-1]
            if not game.prepares(state, move):
                return line.moves
            if best is None:
                best = max([line.worth for line in lines if not game.prepares(state, line.moves[-1])], default=NEVER)
            purpose = self.purpose_of(state, move)
            if purpose is not None and purpose.worth > best:
                return [*purpose.moves, move]
        return lines[0].moves

    def purpose_of(self, state: State, move: Move) -> Line | None:
        """What a move is best for that only prepares others."""
        after = state.copy()
        self.game.play(after, move, self.chance)
        purposes = [purpose for purpose in self.game.sensible(after) if self.game.prepares(state, move, purpose)]
        return best_line(self.game, after, purposes, self.chance) if purposes else None

    def is_foreseen(self, view: View, moves: Sequence[Move]) -> bool:
        """Whether the plan fits: what it drew for itself may differ from what came, and from what it drew later."""
        if self.foreseen is None or self.answers[-1] not in moves:
            return False
        seen: View = self.game.view(self.foreseen, self.seat)
        return seen == view
