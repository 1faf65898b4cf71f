"""Perturbation: states that differ only in what a viewer may not see, so that whatever the viewer is told must not."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum
from typing import Any, Final

from quadriga.core.canonical import declaration, fields_of
from quadriga.core.edition import Edition
from quadriga.core.moves import Move
from quadriga.core.state import State
from quadriga.core.visibility import COUNT, EACH, NOBODY, OWNER, OWNER_COUNT, Sight

#: No component is called this.
_STRANGE: Final = "§"
_STRANGE_NUMBER: Final = 1_000_003
_SEES_HOW_MANY: Final = frozenset({COUNT, OWNER_COUNT})
_OWNED: Final = frozenset({OWNER, OWNER_COUNT})
_HIDDEN: Final = frozenset({OWNER, OWNER_COUNT, COUNT, NOBODY})


@contextmanager
def perturbed(state: State, viewer: int | None) -> Iterator[State]:
    """A copy in which all that is hidden from a viewer is something else.

    Copies share decisions, so what was changed is put back afterwards.
    """
    twin = state.copy()
    twin.legal = None
    twin.events = []
    known = Known(twin)
    saved: list[tuple[Any, str, Any]] = []
    try:
        for thing, field, sight in list(hidden_fields(twin, viewer)):
            value = getattr(thing, field)
            saved.append((thing, field, value))
            setattr(thing, field, something_else(value, sight in _SEES_HOW_MANY, known))
        yield twin
    finally:
        for thing, field, value in saved:
            setattr(thing, field, value)


def hidden_fields(thing: Any, viewer: int | None) -> Iterator[tuple[Any, str, Sight]]:
    """Every field that a viewer may not see, or only count, of a declared thing and of those it declares as EACH."""
    declared = declaration(type(thing))
    if declared is None:
        raise TypeError(f"{type(thing).__name__} does not declare who sees its fields")
    for field, sight in declared.items():
        if sight is EACH:
            for one in _inside(getattr(thing, field)):
                yield from hidden_fields(one, viewer)
        elif sight in _HIDDEN:
            owned = sight in _OWNED and viewer is not None and thing.seat == viewer
            if not owned:
                yield thing, field, sight
    if isinstance(thing, State):
        for decision in thing.stack:
            if declaration(type(decision)) is not None:
                yield from hidden_fields(decision, viewer)


def _inside(value: Any) -> Iterator[Any]:
    """The objects in a container, however deep, or the object itself."""
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list | tuple | set | frozenset):
        for one in value:
            yield from _inside(one)
    elif value is not None:
        yield value


def something_else(value: Any, keep_count: bool, known: Known) -> Any:
    """Another value of the same type; as many of them where the viewer may count."""
    if keep_count and isinstance(value, bool | int | None):
        return value  # the field is the count
    if isinstance(value, list | tuple | set | frozenset):
        others = [_other(one, place, known) for place, one in enumerate(value)]
        if others and not keep_count:
            others.append(_other(next(iter(value)), len(others), known))
        return type(value)(others)
    if isinstance(value, dict):
        if keep_count and all(isinstance(count, int) for count in value.values()):
            key = next(iter(value), "")
            return {_other(key, 0, known): sum(value.values())} if value else {}
        return {_other(key, n, known): _other(inner, n, known) for n, (key, inner) in enumerate(value.items())}
    return _other(value, 0, known)


def _other(value: Any, place: int, known: Known) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int | float):
        return value + _STRANGE_NUMBER
    if isinstance(value, str):
        return f"{_STRANGE}{place:03}"
    if isinstance(value, list | tuple | set | frozenset | dict):
        return something_else(value, True, known)
    if isinstance(value, Enum):
        return next((one for one in type(value) if one is not value), value)
    return known.another(value)


class Known:
    """The objects a state holds, to stand in for each other; gathered when the first is needed."""

    def __init__(self, state: State) -> None:
        self.state: Final = state
        self.found: dict[type, list[Any]] | None = None

    def another(self, thing: Any) -> Any:
        """Another object of the same type, or the thing itself when there is none."""
        if thing is None:
            return None
        if self.found is None:
            self.found = {}
            self._gather(self.state, self.found, set())
        return next((one for one in self.found.get(type(thing), ()) if one is not thing), thing)

    def _gather(self, value: Any, found: dict[type, list[Any]], seen: set[int]) -> None:
        for thing in _inside(value):
            if isinstance(thing, str | int | float | Edition | Enum) or id(thing) in seen:
                continue
            seen.add(id(thing))
            found.setdefault(type(thing), []).append(thing)
            if not isinstance(thing, Move):
                for field in fields_of(type(thing)):
                    self._gather(getattr(thing, field), found, seen)
