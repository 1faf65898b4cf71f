"""Why a bot chose as it did: its best moves, how often it looked at each, and what made the difference."""

from __future__ import annotations

from typing import Final

import msgspec

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


class Why(msgspec.Struct, frozen=True):
    """What a bot thought of its moves, the chosen one first."""

    reasons: tuple[Reason, ...]

    def differences(self, place: int, most: int = 2) -> list[tuple[str, float]]:
        """The terms in which a move differs most from the next best one, the greatest first."""
        if place + 1 >= len(self.reasons):
            return []
        mine, other = self.reasons[place].terms, self.reasons[place + 1].terms
        names = dict.fromkeys((*mine, *other))
        apart = [(name, mine.get(name, 0.0) - other.get(name, 0.0)) for name in names]
        telling = [one for one in apart if abs(one[1]) >= LEAST]
        return sorted(telling, key=lambda one: -abs(one[1]))[:most]
