"""Canonical form and fingerprint: one text for equal states, walked field by field."""

from __future__ import annotations

import hashlib
from enum import Enum
from typing import Any, Final

import msgspec

from quadriga.core.edition import Edition
from quadriga.core.moves import Move
from quadriga.core.state import State
from quadriga.core.visibility import DECLARED, ENGINE, Sight, field_names

#: What is its own plain form. Exact types, because an enumeration may be an integer too.
_PLAIN: Final = frozenset({str, int, bool, type(None), float})
_fields: Final[dict[type, tuple[str, ...]]] = {}


def fingerprint(state: State) -> str:
    """The hash of all that a state holds but the engine's bookkeeping."""
    return hashlib.sha256(msgspec.json.encode(plain(state))).hexdigest()


def plain(value: Any) -> Any:
    """A value as lists, strings and numbers, the same for equal values."""
    cls = type(value)
    if cls in _PLAIN:
        return value
    if cls is list or cls is tuple:
        return [one if type(one) in _PLAIN else plain(one) for one in value]
    if cls is dict:
        pairs = [(msgspec.json.encode(plain(key)), plain(inner)) for key, inner in value.items()]
        return ["dict", *([key.decode(), inner] for key, inner in sorted(pairs, key=lambda pair: pair[0]))]
    if cls is set or cls is frozenset:
        return ["set", *sorted(msgspec.json.encode(plain(one)).decode() for one in value)]
    if isinstance(value, Edition):
        return ["edition", value.hash]
    if isinstance(value, Move):
        return ["move", value.key]
    if isinstance(value, Enum):
        return [cls.__name__, value.name]
    fields = fields_of(cls)
    if not fields:
        raise TypeError(f"{cls.__name__} in a state is neither data nor a class with slots")
    return [cls.__name__, *(plain(getattr(value, name)) for name in fields)]


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
