"""What a seat sees. Each game adds its own typed fields to these."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec


class Pending(msgspec.Struct, frozen=True, omit_defaults=True):
    """A decision as a viewer may know it: who is asked, what, and about which things."""

    seat: int
    name: str
    args: dict[str, Any] = {}


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The table through one pair of eyes; `seat` is None for a spectator."""

    seat: int | None
    #: The hash of the edition in play.
    edition: str
    #: The stack of pending decisions; the last is asked now.
    pending: tuple[Pending, ...]
    ending: str = ""
    #: Seats that resigned, earliest first.
    left: tuple[int, ...] = ()

    @property
    def decider(self) -> int | None:
        return self.pending[-1].seat if self.pending else None


class Zone(msgspec.Struct, frozen=True):
    """A place where things lie, with how many, and which where the viewer may know."""

    id: str
    owner: int | None
    count: int
    kinds: dict[str, int] | None


def zone_of(id: str, owner: int | None, kinds: dict[str, int]) -> Zone:
    """A zone whose contents the viewer sees."""
    return Zone(id, owner, sum(kinds.values()), kinds)


def zone_of_things(id: str, owner: int | None, things: Sequence[str]) -> Zone:
    """A zone whose contents the viewer sees, from a list of them."""
    kinds: dict[str, int] = {}
    for thing in things:
        kinds[thing] = kinds.get(thing, 0) + 1
    return Zone(id, owner, len(things), kinds)


def encode_view(view: View) -> bytes:
    """The bytes of a view, the same for equal views."""
    return msgspec.json.encode(view, order="deterministic")
