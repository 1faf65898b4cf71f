"""Who may see each field of a state, declared once per class and checked at import."""

from __future__ import annotations

from enum import Enum
from typing import Final


class Sight(Enum):
    PUBLIC = "public"  # every seat and every spectator
    OWNER = "owner"  # only the seat that the object's `seat` names
    COUNT = "count"  # everybody knows how many, nobody knows which
    OWNER_COUNT = "owner-count"  # the owner knows which, the others how many
    NOBODY = "nobody"  # never shown
    EACH = "each"  # objects with a declaration of their own
    ENGINE = "engine"  # bookkeeping that no view carries: caches, events of the last move


PUBLIC: Final = Sight.PUBLIC
OWNER: Final = Sight.OWNER
COUNT: Final = Sight.COUNT
OWNER_COUNT: Final = Sight.OWNER_COUNT
NOBODY: Final = Sight.NOBODY
EACH: Final = Sight.EACH
ENGINE: Final = Sight.ENGINE

#: Every declaration made so far.
DECLARED: Final[dict[type, dict[str, Sight]]] = {}


def visible(cls: type, fields: dict[str, Sight]) -> dict[str, Sight]:
    """Declare who sees each field of a class; a field without an entry fails here."""
    named = set(field_names(cls))
    missing, unknown = named - fields.keys(), fields.keys() - named
    if missing or unknown:
        raise TypeError(
            f"{cls.__name__}: fields without a declared visibility {sorted(missing)}, "
            f"declarations without a field {sorted(unknown)}"
        )
    DECLARED[cls] = fields
    return fields


def field_names(cls: type) -> list[str]:
    """The fields of a slots class and its bases, compiled or not."""
    names: list[str] = []
    for base in reversed(cls.__mro__):
        slots = base.__dict__.get("__mypyc_attrs__", base.__dict__.get("__slots__", ()))
        names.extend(name for name in slots if name not in names and not name.startswith("__"))
    return names
