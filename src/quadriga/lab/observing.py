"""What a program that learns is given: a position as a vector, its moves as numbers. Needs the extra `quadriga[lab]`.

The environments, the vectorised games, the adapters and the datasets all observe through this one.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from struct import Struct
from typing import Any, Final, Literal, TypeAlias

import numpy as np

from quadriga.core.chance import RandomChance
from quadriga.core.encoding import CANDIDATE
from quadriga.core.errors import QuadrigaError
from quadriga.core.game import Game
from quadriga.core.meta import OptionValue
from quadriga.core.moves import Move
from quadriga.core.outcome import Outcome
from quadriga.core.registry import find_game
from quadriga.core.state import State

#: The version of all environments; raised whenever layouts, actions or rewards change.
VERSION: Final = 1
#: How many moves a list of slots can hold. The longest list seen has 62.
SLOTS: Final = 128
#: No number of a vector is larger.
HIGHEST: Final = 1000.0

Kind = Literal["slots", "ids"]
#: An array of numpy's, which is not installed where types are checked.
Array: TypeAlias = Any


class Observer:
    """One game at one number of players, and how its moves are numbered.

    `slots`: an action is a place in the list of legal moves, and a matrix tells what each is. `ids`: every move of the
    game has a number of its own, the same for every seat.
    """

    def __init__(
        self, game: str, players: int | None, kind: Kind = "slots", options: dict[str, OptionValue] | None = None
    ) -> None:
        self.game: Final[Game] = find_game(game)
        meta = self.game.meta
        self.players: Final = min(many for many in meta.players if many > 1) if players is None else players
        if self.players not in meta.players:
            raise QuadrigaError(f"{meta.id} is played by {', '.join(map(str, meta.players))}, not by {self.players}")
        if kind not in ("slots", "ids"):
            raise QuadrigaError(f"an encoding is called slots or ids, not {kind!r}")
        self.kind: Final = kind
        self.options: Final = meta.settle_options(options, self.players)
        self.edition: Final = self.game.edition()
        self.encoding: Final = self.game.encoding(self.edition, self.players)
        if kind == "ids" and not self.encoding.actions:
            raise QuadrigaError(f"{meta.id} has no end of moves, so that they have no numbers: use the encoding slots")
        #: How many actions there are.
        self.actions: Final = SLOTS if kind == "slots" else len(self.encoding.actions)
        self.name: Final = f"quadriga/{meta.id.replace('-', '_')}_v{VERSION}"
        self._number: Final = {action: number for number, action in enumerate(self.encoding.actions)}
        self._numbers: Final[list[dict[Move, int]]] = [{} for _ in range(self.players)]
        self._rows: Final[list[dict[Move, bytes]]] = [{} for _ in range(self.players)]
        # A list of legal moves stays with its state and is never changed: whoever observes it asks again to act.
        self._asked: Sequence[Move] | None = None
        self._answered: list[int] = []
        self._pack: Final = Struct(f"{self.encoding.size}f").pack
        shares = [1 / block.most for block in self.encoding.blocks for _ in range(block.size)]
        self._share: Final[Array] = np.array(shares, np.float32)
        self._empty: Final = bytes(SLOTS * len(CANDIDATE) * 2)

    def __reduce__(self) -> tuple[Any, ...]:
        return Observer, (self.game.meta.id, self.players, self.kind, self.options)

    def deal(self, rng: Random) -> tuple[State, RandomChance]:
        """A new game, and where its draws come from."""
        chance = RandomChance(rng)
        state: State = self.game.setup(self.edition, self.options, self.players, chance)
        return state, chance

    def observe(self, state: State, seat: int) -> dict[str, Array]:
        """What a seat is given; the mask is empty unless it decides."""
        legal = self.game.moves(state) if state.decider == seat else []
        seen = {"observation": self.vector(state, seat), "action_mask": self.mask(legal, seat)}
        if self.kind == "slots":
            seen["candidates"] = self.candidates(legal, seat)
        return seen

    def vector(self, state: State, seat: int) -> Array:
        """A position as a seat sees it: `encoding.blocks` says what lies where."""
        found: Array = np.frombuffer(self._pack(*self.encoding.encode(state, seat)), np.float32) * self._share
        return found

    def numbers(self, legal: Sequence[Move], seat: int) -> Sequence[int]:
        """The actions that the legal moves are."""
        if self.kind == "slots":
            if len(legal) > SLOTS:
                raise QuadrigaError(f"{len(legal)} legal moves are more than the {SLOTS} slots")
            return range(len(legal))
        if legal is self._asked:
            return self._answered
        known = self._numbers[seat]
        try:
            numbers = [known[move] for move in legal]
        except KeyError:
            for move in legal:
                known[move] = self._number[self.encoding.relative(move.key, seat)]
            numbers = [known[move] for move in legal]
        self._asked, self._answered = legal, numbers
        return numbers

    def mask(self, legal: Sequence[Move], seat: int) -> Array:
        mask = bytearray(self.actions)
        for number in self.numbers(legal, seat):
            mask[number] = 1
        return np.frombuffer(mask, np.int8)

    def candidates(self, legal: Sequence[Move], seat: int) -> Array:
        """A row for each legal move: its numbers as `quadriga.core.encoding.Candidate` names them."""
        known = self._rows[seat]
        try:
            rows = b"".join([known[move] for move in legal])
        except KeyError:
            for move in legal:
                known[move] = np.array(self.encoding.candidate(move.key, seat).row(), np.int16).tobytes()
            rows = b"".join([known[move] for move in legal])
        return np.frombuffer(rows + self._empty[len(rows) :], np.int16).reshape(SLOTS, len(CANDIDATE))

    def move(self, state: State, action: int) -> Move:
        """The legal move that an action is. Raises `QuadrigaError` where it is none."""
        legal = self.game.moves(state)
        seat = state.decider
        if seat is not None:
            if self.kind == "slots":
                if 0 <= action < len(legal):
                    return legal[action]
            else:
                numbers = self.numbers(legal, seat)
                if action in numbers:
                    return legal[numbers.index(action)]
        raise QuadrigaError(f"action {action} is not legal here")


def rewards(outcome: Outcome | None, players: int) -> list[float]:
    """What every seat gets once, at the end: 1 for beating all others, -1 for being beaten by all; the sum is nothing.

    In between each seat has the seats it beats less those that beat it, divided by all others; equal places are equal
    rewards. One player alone gets the points, in hundreds. A game that was broken off gives nothing.
    """
    if outcome is None:
        return [0.0] * players
    if players == 1:
        return [outcome.tallies[0].total / 100]
    places = outcome.places
    return [sum((mine < other) - (mine > other) for other in places) / (players - 1) for mine in places]
