"""Why a bot chose as it did: its best moves, how often it looked at each, and what made the difference."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

import msgspec

from quadriga.core.learned import LEARNED
from quadriga.core.moves import Move

#: What is less than this apart makes no difference worth telling.
LEAST: Final = 0.05


class Reason(msgspec.Struct, frozen=True):
    """One move a bot thought about."""

    move: Move
    #: What the positions it led to were worth, on average, in points.
    value: float
    visits: int
    #: The parts of that worth, by the names the game gives them.
    terms: dict[str, float]
    #: That worth in every iteration, in order: moves of one search meet the same luck in the same order.
    brought: tuple[float, ...] = ()

    @property
    def error(self) -> float | None:
        """The standard error of the worth; None where there is too little to tell."""
        return standard_error(self.brought)

    def ahead_of(self, other: Reason) -> tuple[float, float | None]:
        """By how much it is better where both met the same luck, and the standard error of that."""
        apart = [mine - theirs for mine, theirs in zip(self.brought, other.brought, strict=False)]
        return sum(apart) / max(1, len(apart)), standard_error(apart)


class Why(msgspec.Struct, frozen=True):
    """What a bot thought of its moves, the chosen one first."""

    reasons: tuple[Reason, ...]

    def differences(self, place: int, most: int = 2) -> list[tuple[str, float]]:
        """The terms in which a move differs most from the next best one, the greatest first.

        What was learned is one term, told by those of its features that make the most of it, as many as there is room
        for beside the others.
        """
        if place + 1 >= len(self.reasons):
            return []
        mine, other = self.reasons[place].terms, self.reasons[place + 1].terms
        names = dict.fromkeys((*mine, *other))
        apart = [(name, mine.get(name, 0.0) - other.get(name, 0.0)) for name in names]
        features = [one for one in apart if one[0].startswith(LEARNED)]
        learned = sum(amount for _, amount in features)
        by_hand = [one for one in apart if not one[0].startswith(LEARNED)]
        told = []
        telling = greatest([*by_hand, (LEARNED, learned)], most)
        for name, amount in telling:
            if name == LEARNED:
                told += greatest([one for one in features if one[1] * learned > 0], most - len(telling) + 1)
            else:
                told.append((name, amount))
        return told


def greatest(amounts: Sequence[tuple[str, float]], most: int) -> list[tuple[str, float]]:
    """Those that are worth telling, the greatest first."""
    telling = [one for one in amounts if abs(one[1]) >= LEAST]
    return sorted(telling, key=lambda one: -abs(one[1]))[:most]


def standard_error(values: Sequence[float]) -> float | None:
    """Of the mean of some values; of fewer than two nothing can be told."""
    count = len(values)
    if count < 2:
        return None
    mean = sum(values) / count
    return sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)
