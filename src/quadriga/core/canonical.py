"""Canonical form of states, walked field by field: the fingerprint of a moment, the key of a position."""

from __future__ import annotations

import hashlib
from enum import Enum
from typing import TYPE_CHECKING, Any, Final

import msgspec

from quadriga.core.edition import Edition
from quadriga.core.moves import Move
from quadriga.core.visibility import DECLARED, ENGINE, Sight, field_names

if TYPE_CHECKING:
    from quadriga.core.state import State

#: What is its own plain form. Exact types, because an enumeration may be an integer too.
_PLAIN: Final = frozenset({str, int, bool, type(None), float})
_fields: Final[dict[type, tuple[str, ...]]] = {}
#: Fields whose order means nothing, by class; those of one tuple lie side by side and change places together.
IN_ANY_ORDER: Final[dict[type, tuple[tuple[str, ...], ...]]] = {}


def in_any_order(cls: type, *fields: str) -> None:
    """Declare lists of which the rules ask only what is in them; `"crew tools"` are two that belong together."""
    IN_ANY_ORDER[cls] = tuple(tuple(names.split()) for names in fields)


def fingerprint(state: State) -> str:
    """The hash of all that a state holds but the engine's bookkeeping."""
    return hashlib.sha256(msgspec.json.encode(plain(state))).hexdigest()


def position_key(state: State) -> bytes:
    """The same for a position: what lies in another order without a difference has the same key."""
    return hashlib.sha256(msgspec.json.encode(plain(state, sort=True))).digest()


def plain(value: Any, sort: bool = False) -> Any:
    """A value as lists, strings and numbers, the same for equal values; sorted where order means nothing, if wanted."""
    cls = type(value)
    if cls in _PLAIN:
        return value
    if cls is list or cls is tuple:
        return [one if type(one) in _PLAIN else plain(one, sort) for one in value]
    if cls is dict:
        pairs = [(msgspec.json.encode(plain(key, sort)), plain(inner, sort)) for key, inner in value.items()]
        return ["dict", *([key.decode(), inner] for key, inner in sorted(pairs, key=lambda pair: pair[0]))]
    if cls is set or cls is frozenset:
        return ["set", *sorted(msgspec.json.encode(plain(one, sort)).decode() for one in value)]
    if isinstance(value, Edition):
        return ["edition", value.hash]
    if isinstance(value, Move):
        return ["move", value.key]
    if isinstance(value, Enum):
        return [cls.__name__, value.name]
    fields = fields_of(cls)
    if not fields:
        raise TypeError(f"{cls.__name__} in a state is neither data nor a class with slots")
    groups = IN_ANY_ORDER.get(cls, ()) if sort else ()
    apart = {name for group in groups for name in group}
    found = [cls.__name__, *(plain(getattr(value, name), sort) for name in fields if name not in apart)]
    for group in groups:
        rows = zip(*(getattr(value, name) for name in group), strict=True)
        found.append(sorted(msgspec.json.encode(plain(row, sort)).decode() for row in rows))
    return found


def declaration(cls: type) -> dict[str, Sight] | None:
    """Who sees the fields of a class, declared by it or by a class it stands in for."""
    return next((DECLARED[base] for base in cls.__mro__ if base in DECLARED), None)


def fields_of(cls: type) -> tuple[str, ...]:
    """The fields that make up an object, without the engine's bookkeeping."""
    fields = _fields.get(cls)
    if fields is None:
        declared = declaration(cls) or {}
        named = cls.__struct_fields__ if issubclass(cls, msgspec.Struct) else sorted(field_names(cls))
        fields = _fields[cls] = tuple(name for name in named if declared.get(name) is not ENGINE)
    return fields
