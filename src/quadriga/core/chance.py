"""The only randomness: an argument of `setup` and `play`, never part of a state.

A bag is a sorted list of items. What comes out is decided when it is drawn, so
no state ever contains the future.
"""

from __future__ import annotations

import hmac
from bisect import bisect_left
from random import Random
from typing import Final

from quadriga.core.errors import ChanceError, NoncesAwaited
from quadriga.core.native import mypyc_attr

_WORD: Final = 1 << 64
#: No two record formats ever ask a key the same question.
_LABEL: Final = b"draw 2"


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Draws from bags. Subclasses say where the draws come from."""

    __slots__ = ()

    def draw(self, bag: list[str]) -> str:
        """Take one item out of a bag."""
        raise NotImplementedError


class KeyedChance(Chance):
    """A draw is HMAC(key, how many draws were made before it in the record): fixed by the key before anyone moves.

    Draws that were taken back count, so none is ever made twice; entries that draw nothing do not, so that nobody who
    knows the key can turn the wheel by moving and taking back.
    """

    __slots__ = ("before", "drawn", "key")

    def __init__(self, key: bytes, before: int) -> None:
        self.key: Final = key
        self.before: Final = before
        self.drawn: list[str] = []

    def draw(self, bag: list[str]) -> str:
        item = bag.pop(draw_index(self.key, self.before + len(self.drawn), len(bag)))
        self.drawn.append(item)
        return item


class RecordedChance(Chance):
    """Draws what a record says was drawn."""

    __slots__ = ("items", "used")

    def __init__(self, items: tuple[str, ...]) -> None:
        self.items: Final = items
        self.used = 0

    def draw(self, bag: list[str]) -> str:
        if self.used >= len(self.items):
            raise ChanceError("the record holds fewer draws than the rules make")
        item = self.items[self.used]
        self.used += 1
        place = bisect_left(bag, item)
        if place >= len(bag) or bag[place] != item:
            raise ChanceError(f"the record draws {item!r}, which is not in the bag")
        return bag.pop(place)


class RandomChance(Chance):
    """A bot's own generator, for games nobody needs to check."""

    __slots__ = ("random",)

    def __init__(self, rng: Random) -> None:
        self.random: Final = rng.random

    def draw(self, bag: list[str]) -> str:
        return bag.pop(int(self.random() * len(bag)))


class NoChance(Chance):
    """Stops play at the first draw; previews end there."""

    __slots__ = ()

    def draw(self, bag: list[str]) -> str:
        raise ChanceError("a draw")


class AwaitedChance(Chance):
    """Stops play at the first draw, which waits for the nonces of some seats."""

    __slots__ = ("seats",)

    def __init__(self, seats: list[int]) -> None:
        self.seats: Final = seats

    def draw(self, bag: list[str]) -> str:
        raise NoncesAwaited(self.seats)


def draw_index(key: bytes, before: int, size: int) -> int:
    """The index into a sorted bag of `size` items of the draw that has so many `before` it, without bias."""
    if size <= 0:
        raise ChanceError("a draw from an empty bag")
    limit = _WORD - _WORD % size
    attempt = 0
    while True:
        message = _LABEL + before.to_bytes(8, "big") + attempt.to_bytes(4, "big")
        word = int.from_bytes(hmac.digest(key, message, "sha256")[:8], "big")
        if word < limit:
            return word % size
        attempt += 1
