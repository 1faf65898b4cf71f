"""Positions and moves as numbers, for programs that learn.

An encoding belongs to one edition and one number of seats. What it writes of a position is a function of what the
seat sees, though it reads the state, which is faster than a view: tests/core/test_encodings.py holds that.
"""

from __future__ import annotations

import hashlib
import re
from typing import Final, Generic

from quadriga.core.generic import S
from quadriga.core.native import mypyc_attr

#: A seat in the notation of a move: `p1`, or `p1.` before a thing that belongs to it.
_SEAT: Final = re.compile(r"\bp(\d)(?=\.|$| )")
_NUMBER: Final = re.compile(r"-?\d+")
#: Words of a notation that only hold it together.
_BETWEEN: Final = frozenset({"as", "on", "over", "with"})


class Block:
    """Numbers of a vector that belong together: `size` of them from `first` on."""

    __slots__ = ("about", "first", "most", "name", "size")

    def __init__(self, name: str, first: int, size: int, most: int, about: str) -> None:
        self.name: Final = name
        self.first: Final = first
        self.size: Final = size
        #: What the numbers are divided by, so that most of them lie between 0 and 1.
        self.most: Final = most
        self.about: Final = about


class Layout:
    """Blocks in a row, while an encoding lays them out."""

    __slots__ = ("blocks", "size")

    def __init__(self) -> None:
        self.blocks: list[Block] = []
        self.size = 0

    def add(self, name: str, size: int, about: str, most: int = 1) -> int:
        """The place of the first number of a new block."""
        first = self.size
        self.blocks.append(Block(name, first, size, most, about))
        self.size += size
        return first


class Candidate:
    """A move in a few whole numbers: what is done, with what, whose it is, and figures; 0 is nothing."""

    __slots__ = ("number", "other", "owner", "second", "thing", "third", "verb")

    def __init__(self, verb: int, thing: int, other: int, third: int, owner: int, number: int, second: int) -> None:
        #: The place of the notation's first word among the verbs, counted from one.
        self.verb: Final = verb
        #: The things that it names, among the words, counted from one.
        self.thing: Final = thing
        self.other: Final = other
        self.third: Final = third
        #: Whose the first thing is: 1 is the seat that decides, 2 the next one. 0 where it is nobody's.
        self.owner: Final = owner
        #: The numbers it names, as they are.
        self.number: Final = number
        self.second: Final = second

    def row(self) -> tuple[int, ...]:
        return (self.verb, self.thing, self.other, self.third, self.owner, self.number, self.second)


#: What the numbers of a candidate are called.
CANDIDATE: Final[tuple[str, ...]] = ("verb", "thing", "other", "third", "owner", "number", "second")


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding(Generic[S]):
    """How one edition at one number of seats is written as numbers. Every game has its own."""

    def __init__(
        self, seats: int, layout: Layout, verbs: tuple[str, ...], words: tuple[str, ...], actions: tuple[str, ...]
    ) -> None:
        self.seats: Final = seats
        self.blocks: Final = tuple(layout.blocks)
        #: How many numbers a position has.
        self.size: Final = layout.size
        #: What stands first in the notation of moves.
        self.verbs: Final = verbs
        #: The things that moves name.
        self.words: Final = words
        #: Every move there can be, by its notation with the deciding seat as `p0`; none where there is no end of them.
        self.actions: Final = actions
        self._verb: Final = {verb: place for place, verb in enumerate(verbs, 1)}
        self._word: Final = {word: place for place, word in enumerate(words, 1)}

    def encode(self, state: S, seat: int) -> list[float]:
        """A position as a seat sees it, before anything is divided: own things first, then seats in order of play."""
        raise NotImplementedError

    def relative(self, notation: str, seat: int) -> str:
        """A move's notation as if the seat that decides were the first one."""
        seats = self.seats
        return _SEAT.sub(lambda found: f"p{(int(found[1]) - seat) % seats}", notation)

    def candidate(self, notation: str, seat: int) -> Candidate:
        """A move in numbers. Raises KeyError for a word that the encoding does not know."""
        first, *rest = self.relative(notation, seat).split(" ")
        owner, things, numbers = 0, list[int](), list[int]()
        for word in rest:
            if word in _BETWEEN:
                continue
            if _NUMBER.fullmatch(word):
                numbers.append(int(word))
                continue
            found = _SEAT.match(word)
            if found is not None:
                owner = owner or 1 + int(found[1])
            bare = _SEAT.sub("", word).lstrip(".")
            if bare:
                things.append(self._word[bare])
        if len(things) > 3 or len(numbers) > 2:
            raise KeyError(notation)
        things += [0, 0, 0]
        numbers += [0, 0]
        return Candidate(self._verb[first], things[0], things[1], things[2], owner, numbers[0], numbers[1])

    @property
    def version(self) -> str:
        """What a program that has learned must find again: a hash of the layout and of all actions."""
        told = [f"{block.name} {block.first} {block.size} {block.most}" for block in self.blocks]
        text = "\n".join([*told, *self.verbs, *self.words, *self.actions])
        return hashlib.sha256(text.encode()).hexdigest()[:12]


def one_of(names: tuple[str, ...]) -> dict[str, int]:
    """The place of each name, for a block that has a number for each."""
    return {name: place for place, name in enumerate(names)}
