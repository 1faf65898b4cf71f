"""A bot that takes any legal move."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from quadriga.core.game import Game
from quadriga.core.moves import Move
from quadriga.core.views import View


class RandomBot:
    def __init__(self, game: Game, seat: int, rng: Random) -> None:
        self.rng: Final = rng

    def choose(self, view: View, moves: Sequence[Move]) -> Move:
        return moves[int(self.rng.random() * len(moves))]
