"""Points and places."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec


class Tally(msgspec.Struct, frozen=True):
    """One seat's points by category, in the units of the game's `points_per`."""

    seat: int
    lines: tuple[tuple[str, int], ...]

    @property
    def total(self) -> int:
        return sum(points for _, points in self.lines)


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: by what, and who came where (1 is best, equal places are shared)."""

    endings: tuple[str, ...]
    places: tuple[int, ...]
    tallies: tuple[Tally, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


def places_by(keys: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Places from keys where more is better; equal keys share a place."""
    return tuple(1 + sum(other > key for other in keys) for key in keys)
