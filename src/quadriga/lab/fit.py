"""The learned term: ridge regression of the final margin on what was seen. Needs the extra `quadriga[lab]`.

What the hand-written terms come to stands beside the features without a penalty, so that only what they miss is
learned; the result is measured in their points.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import numpy as np

from quadriga.core.weights import Term
from quadriga.lab.lessons import AFTER, Lesson

#: Rows worked on at a time.
CHUNK: Final = 20_000
#: Added to a column's deviation, so that what hardly ever differs gets no great weight.
STEADY: Final = 1e-2
#: The penalty of what has none: enough to solve the equations.
HARDLY: Final = 1e-6
#: The hand-written terms count for this much at least of what they promise, or nothing could be measured in them.
LEAST_SCALE: Final = 0.3
#: Digits of a weight: more would be noise.
DIGITS: Final = 4


class Moments:
    """Sums over rows: all that a fit needs, whatever the ridge. They are added up in the order of the games."""

    def __init__(self, features: int) -> None:
        self.features: Final = features
        #: Features, those times the phase, a constant, then both parts of the hand-written value and those by phase.
        size = 2 * features + 5
        self.square: Any = np.zeros((size, size))
        self.product: Any = np.zeros(size)
        self.sum: Any = np.zeros(size)
        self.rows = 0

    def add(self, lessons: Iterable[Lesson]) -> None:
        waiting, count = [], 0
        for lesson in lessons:
            rows = np.array(lesson.numbers(), dtype=np.float64).reshape(-1, self.features + AFTER)
            waiting.append(rows)
            count += len(rows)
            if count >= CHUNK:
                self._add(np.concatenate(waiting))
                waiting, count = [], 0
        if count:
            self._add(np.concatenate(waiting))

    def _add(self, rows: Any) -> None:
        seen, hand, margin = rows[:, : self.features], rows[:, self.features : -1], rows[:, -1]
        phase = seen[:, :1]
        every = np.concatenate([seen, phase * seen, np.ones((len(rows), 1)), hand, phase * hand], axis=1)
        self.square += every.T @ every
        self.product += every.T @ margin
        self.sum += every.sum(axis=0)
        self.rows += len(rows)


def fit(moments: Moments, names: Sequence[str], ridge: float, strength: float) -> Term:
    """The weights that explain the margins best, the smaller the greater the ridge."""
    count, rows = moments.features, max(1, moments.rows)
    mean = moments.sum / rows
    spread = np.sqrt(np.maximum(0.0, np.diag(moments.square) / rows - mean * mean)) + STEADY
    spread[2 * count] = 1.0
    penalty = np.full(len(spread), ridge * rows)
    penalty[2 * count :] = HARDLY * rows
    square = moments.square / np.outer(spread, spread) + np.diag(penalty)
    found = np.linalg.solve(square, moments.product / spread) / spread
    # What a point of the hand-written terms turned out to be worth, half-way through a game.
    scale = max(LEAST_SCALE, float(found[2 * count + 1] + found[2 * count + 3] / 2))
    weights = [round(float(one) / scale, DIGITS) for one in found[: 2 * count + 1]]
    pairs = {name: (weights[place], weights[count + place]) for place, name in enumerate(names)}
    return Term(strength, weights[2 * count], pairs)
