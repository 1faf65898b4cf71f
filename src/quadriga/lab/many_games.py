"""Many games of one kind at once in one process: arrays in, arrays out. Needs the extra `quadriga[lab]`."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

import numpy as np

from quadriga.core.chance import RandomChance
from quadriga.core.errors import QuadrigaError
from quadriga.core.state import State
from quadriga.lab.observing import Array, Observer, rewards


class ManyGames:
    """Games in a row, each observed from the seat that decides in it. One that ends is dealt anew at once."""

    def __init__(self, observer: Observer, games: int, cap: int) -> None:
        if games < 1:
            raise QuadrigaError(f"{games} games are none")
        self.observer: Final = observer
        self.games: Final = games
        self.cap: Final = cap
        #: The seat that decides in each game.
        self.deciders: Array = np.zeros(games, np.int8)
        self._states: list[State] = []
        self._chances: list[RandomChance] = []
        self._randoms: list[Random] = []
        self._decisions = [0] * games

    def reset(self, seed: int | None = None) -> dict[str, Array]:
        """New deals; the same seed gives the same, and every game its own draws."""
        first = Random(seed)
        self._randoms = [Random(first.getrandbits(64)) for _ in range(self.games)]
        dealt = [self.observer.deal(rng) for rng in self._randoms]
        self._states = [state for state, _ in dealt]
        self._chances = [chance for _, chance in dealt]
        self._decisions = [0] * self.games
        return self._observe()

    def step(self, actions: Sequence[int] | Array) -> tuple[dict[str, Array], Array, Array, Array]:
        """Make one decision in each game: observations, rewards of every seat, which games ended, which were cut.

        What is observed of a game that ended is the next deal. Raises `QuadrigaError` before anything is played where
        an action is not legal.
        """
        observer = self.observer
        game, players = observer.game, observer.players
        if len(actions) != self.games:
            raise QuadrigaError(f"{len(actions)} actions are not one for each of {self.games} games")
        moves = [observer.move(state, int(action)) for state, action in zip(self._states, actions, strict=True)]
        given = np.zeros((self.games, players), np.float32)
        ended, cut = np.zeros(self.games, bool), np.zeros(self.games, bool)
        for place, move in enumerate(moves):
            state = self._states[place]
            game.play(state, move, self._chances[place])
            self._decisions[place] += 1
            if not state.stack:
                ended[place] = True
            elif self._decisions[place] >= self.cap:
                cut[place] = True
            else:
                continue
            given[place] = rewards(game.outcome(state), players)
            self._states[place], self._chances[place] = observer.deal(self._randoms[place])
            self._decisions[place] = 0
        return self._observe(), given, ended, cut

    def _observe(self) -> dict[str, Array]:
        seats = [state.stack[-1].seat for state in self._states]
        self.deciders = np.array(seats, np.int8)
        seen = [self.observer.observe(state, seat) for state, seat in zip(self._states, seats, strict=True)]
        return {name: np.stack([one[name] for one in seen]) for name in seen[0]}
