"""What a player can do, each with the function that makes it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from quadriga.core.moves import Move
from quadriga.games.minerva.city import DIRECTIONS, column_of, row_of
from quadriga.games.minerva.edition import CULTURES, RESOURCES, ROUND_TILE

#: What `OnCell` does with a cell: lay a tile there, put an assistant on it, or what a special building does around it.
AT: Final = "at"
ASSISTANT: Final = "assistant"
ACTIVATE: Final = "activate"
LIFT: Final = "lift"
CLEAR: Final = "clear"
#: What `OfResource` does with a resource.
SELL: Final = "sell"
GAIN: Final = "gain"
PAY: Final = "pay"
BUY: Final = "buy"
#: What `OfCulture` does with a kind of culture: give it a garden's point, or take its top tile.
ASSIGN: Final = "assign"
TAKE: Final = "take"

PLAIN_AT: Final = {
    "residence": "residence",
    "pass": "pass",
    "done": "done",
    "hire for-denarii": "hire.denarii",
    "hire for-glory": "hire.glory",
}
#: The kinds of culture to click; the theatre is also a building.
CULTURE_IDS: Final = tuple(f"culture-{culture}" for culture in CULTURES)
#: Places to click that are neither tiles, tokens nor cells; every view lists them.
CONTROLS: Final[tuple[str, ...]] = (*PLAIN_AT.values(), SELL, *CULTURE_IDS, *DIRECTIONS)


class Build(Move):
    """Choose a tile on offer; where it goes is asked next. A round tile of the solo game gives its coins instead."""

    __slots__ = ("other", "tile")

    def __init__(self, tile: str, other: str | None) -> None:
        verb = "take" if tile == ROUND_TILE else "build"
        key = f"{verb} {tile}" if other is None else f"{verb} {tile} over {other}"
        super().__init__(build, (tile, other), key)
        self.tile: Final = tile
        #: The other half of the pair.
        self.other: Final = other


class OnCell(Move):
    """Do something on one cell of one's own city."""

    __slots__ = ("cell", "verb")

    def __init__(self, verb: str, cell: int) -> None:
        key = f"{verb} {column_of(cell)} {row_of(cell)}"
        super().__init__(on_cell, (verb, cell), key)
        self.verb: Final = verb
        self.cell: Final = cell


class Face(Move):
    """Choose the direction that is activated."""

    __slots__ = ("direction",)

    def __init__(self, direction: int) -> None:
        super().__init__(face, (direction,), DIRECTIONS[direction])
        self.direction: Final = direction


class OfResource(Move):
    """Sell, gain, pay or buy a resource."""

    __slots__ = ("resource", "verb")

    def __init__(self, verb: str, resource: int) -> None:
        name = RESOURCES[resource]
        super().__init__(of_resource, (verb, resource), f"{verb} {name}")
        self.verb: Final = verb
        self.resource: Final = resource


class OfCulture(Move):
    """Choose a kind of culture."""

    __slots__ = ("culture", "verb")

    def __init__(self, verb: str, culture: int) -> None:
        super().__init__(of_culture, (verb, culture), f"{verb} {CULTURE_IDS[culture]}")
        self.verb: Final = verb
        self.culture: Final = culture


class Plain(Move):
    """A move that needs no more than its name."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        super().__init__(plain, (name,), name)
        self.name: Final = name


_build: Final[dict[str, Build]] = {}
_build_of_pair: Final[dict[tuple[str, str], Build]] = {}
_on_cell: Final[dict[str, dict[int, OnCell]]] = {verb: {} for verb in (AT, ASSISTANT, ACTIVATE, LIFT, CLEAR)}
_face: Final[dict[int, Face]] = {}
_of_resource: Final[dict[tuple[str, int], OfResource]] = {}
_of_culture: Final[dict[tuple[str, int], OfCulture]] = {}
_plain: Final[dict[str, Plain]] = {}


def build(tile: str, other: str | None = None) -> Build:
    if other is not None:
        return build_of_pair(tile, other)
    return _build.get(tile) or _build.setdefault(tile, Build(tile, None))


def builds(tiles: Iterable[str]) -> list[Build]:
    """The same for each of many tiles, every kind of them once."""
    kinds = dict.fromkeys(tiles)
    try:
        return [_build[tile] for tile in kinds]
    except KeyError:
        return [build(tile) for tile in kinds]


def build_of_pair(tile: str, other: str) -> Build:
    return _build_of_pair.get((tile, other)) or _build_of_pair.setdefault((tile, other), Build(tile, other))


def on_cell(verb: str, cell: int) -> OnCell:
    known = _on_cell[verb]
    return known.get(cell) or known.setdefault(cell, OnCell(verb, cell))


def on_cells(verb: str, cells: Iterable[int]) -> list[Move]:
    """The same done on each of many cells."""
    known = _on_cell[verb]
    try:
        return [known[cell] for cell in cells]
    except KeyError:
        return [on_cell(verb, cell) for cell in cells]


def face(direction: int) -> Face:
    return _face.get(direction) or _face.setdefault(direction, Face(direction))


def of_resource(verb: str, resource: int) -> OfResource:
    return _of_resource.get((verb, resource)) or _of_resource.setdefault((verb, resource), OfResource(verb, resource))


def of_culture(verb: str, culture: int) -> OfCulture:
    return _of_culture.get((verb, culture)) or _of_culture.setdefault((verb, culture), OfCulture(verb, culture))


def plain(name: str) -> Plain:
    return _plain.get(name) or _plain.setdefault(name, Plain(name))


RESIDENCE_MOVE: Final = plain("residence")
PASS_MOVE: Final = plain("pass")
DONE_MOVE: Final = plain("done")
HIRE_DENARII_MOVE: Final = plain("hire for-denarii")
HIRE_GLORY_MOVE: Final = plain("hire for-glory")
FACE_MOVES: Final = tuple(face(direction) for direction in range(len(DIRECTIONS)))
SELL_MOVES: Final = tuple(of_resource(SELL, resource) for resource in range(len(RESOURCES)))
GAIN_MOVES: Final = tuple(of_resource(GAIN, resource) for resource in range(len(RESOURCES)))
PAY_MOVES: Final = tuple(of_resource(PAY, resource) for resource in range(len(RESOURCES)))
BUY_MOVES: Final = tuple(of_resource(BUY, resource) for resource in range(len(RESOURCES)))
ASSIGN_MOVES: Final = tuple(of_culture(ASSIGN, culture) for culture in range(len(CULTURES)))
TAKE_MOVES: Final = tuple(of_culture(TAKE, culture) for culture in range(len(CULTURES)))
