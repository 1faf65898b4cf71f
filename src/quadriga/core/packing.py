"""Positions sent to another process: a table as bytes, with what both processes have already left out.

Pickle does the walking. The game and its edition are not sent but named, and so is every card or tile that belongs to
the edition: rules may compare those by identity. Only bytes from a process of one's own may be unpacked.
"""

from __future__ import annotations

import inspect
import io
import pickle
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

import msgspec

from quadriga.core.edition import Edition
from quadriga.core.game import Game
from quadriga.core.moves import Move
from quadriga.core.visibility import field_names

_GAME: Final = "game"
#: What is sent as it is, however it came into an edition.
_PLAIN: Final = (str, int, float, bytes, bool, type(None), Move, type)
#: The way from an edition to one of its parts: names of fields, keys and places.
Path = tuple[Any, ...]


def pack(value: Any, game: Game, edition: Edition) -> bytes:
    """A table, a state, or anything else made of what states are made of."""
    buffer = io.BytesIO()
    _Packer(buffer, game, edition).dump(value)
    return buffer.getvalue()


def unpack(data: bytes, game: Game) -> Any:
    """What was packed; raises `EditionError` where its edition is not loaded here."""
    return _Unpacker(io.BytesIO(data), game).load()


class _Packer(pickle.Pickler):
    def __init__(self, buffer: io.BytesIO, game: Game, edition: Edition) -> None:
        super().__init__(buffer, pickle.HIGHEST_PROTOCOL)
        self._game = game
        self._edition = edition
        self._parts = _parts_of(edition)
        self._kept = dict(_kept_by(edition))

    def persistent_id(self, value: Any) -> Any:
        if value is self._game:
            return _GAME
        if isinstance(value, Edition):
            return (value.hash,)
        path = self._parts.get(id(value))
        return None if path is None else (self._edition.hash, *path)

    def reducer_override(self, value: Any) -> Any:
        """How an object is made again: compiled ones by their constructor, which pickle cannot do without."""
        cls: Any = type(value)
        place = self._kept.get(id(value))
        if (place is None and not hasattr(cls, "__mypyc_attrs__")) or cls.__reduce__ is not object.__reduce__:
            return NotImplemented  # plain Python, or a class that says itself how it is made
        asked = _asked(cls)
        told = tuple(getattr(value, name) for name in asked)
        if place is not None:
            return _keep, (self._edition, *place, cls, told)
        rest = {name: getattr(value, name) for name in field_names(cls) if name not in asked}
        # By a function of ours: the `__setstate__` of compiled classes takes another form, and drops this one unsaid.
        return cls, told, rest if _changes(cls) else None, None, None, _fill


class _Unpacker(pickle.Unpickler):
    def __init__(self, buffer: io.BytesIO, game: Game) -> None:
        super().__init__(buffer)
        self._game = game

    def persistent_load(self, name: Any) -> Any:
        if name == _GAME:
            return self._game
        hash, *path = name
        found: Any = self._game.edition_by_hash(hash)
        for step, key in path:
            found = getattr(found, key) if step else found[key]
        return found


def _fill(value: Any, fields: dict[str, Any]) -> None:
    for name, one in fields.items():
        setattr(value, name, one)


def _keep(edition: Edition, memo: str, key: Any, cls: type, told: tuple[Any, ...]) -> Any:
    """The one object that the edition keeps for a key, made if it is not there yet."""
    kept: dict[Any, Any] = getattr(edition, memo)
    return kept.get(key) or kept.setdefault(key, cls(*told))


def _kept_by(edition: Edition) -> Iterator[tuple[int, tuple[str, Any]]]:
    """What an edition has made on the way, such as a worker who was taught: by identity, where it is kept."""
    for name in field_names(type(edition)):
        memo = getattr(edition, name)
        if name.startswith("_") and isinstance(memo, dict):
            yield from ((id(value), (name, key)) for key, value in memo.items() if not isinstance(value, _PLAIN))


#: Each edition with its parts. It is kept as long as they are: what is gone leaves its identity to something else.
_parts: Final[dict[int, tuple[Edition, dict[int, Path]]]] = {}


def _parts_of(edition: Edition) -> dict[int, Path]:
    """The parts of an edition by identity, each with the way to it."""
    known = _parts.get(id(edition))
    if known is None:
        known = _parts[id(edition)] = edition, {}
        _note_parts(edition, (), known[1])
    return known[1]


def _note_parts(value: Any, path: Path, found: dict[int, Path]) -> None:
    if isinstance(value, _PLAIN) or id(value) in found:
        return
    if isinstance(value, dict):
        inside = [((False, key), one) for key, one in value.items()]
    elif isinstance(value, list | tuple):
        inside = [((False, place), one) for place, one in enumerate(value)]
    else:
        cls = type(value)
        names = cls.__struct_fields__ if isinstance(value, msgspec.Struct) else field_names(cls)
        inside = [((True, name), getattr(value, name)) for name in names if not name.startswith("_")]
        if path and inside:
            found[id(value)] = path
    for step, one in inside:
        _note_parts(one, (*path, step), found)


@cache
def _asked(cls: type) -> tuple[str, ...]:
    """What the constructor of a class asks for: fields of the same names."""
    return tuple(inspect.signature(cls).parameters)


@cache
def _changes(cls: type) -> bool:
    """Whether a class has fields beside those its constructor asks for that may have changed since: only what is
    copied has; the others are values that never change."""
    return hasattr(cls, "copy")
