"""What happened, typed. Logs, animations and statistics are made from events."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec

#: A mask of viewers: bit `seat` for each seat that sees a kind; everyone, spectators included.
EVERYONE: Final = -1


class Moved(msgspec.Struct, tag_field="type", tag="moved", omit_defaults=True, gc=False):
    """Things of one kind changed place. Without a kind: the viewer only sees how many."""

    kind: str | None
    count: int
    source: str
    target: str
    #: Which seats may know the kind. Never sent: a redacted event carries the default.
    seen: int = EVERYONE


class Happened(msgspec.Struct, tag_field="type", tag="happened", omit_defaults=True, gc=False):
    """Something worth telling that is not a change of place: a turn begins, a role is led."""

    name: str
    seat: int | None = None
    args: dict[str, Any] = {}
    seen: int = EVERYONE
    #: True when viewers learn something hidden from it; undo stops here.
    reveals: bool = False


Event = Moved | Happened


class Preview(msgspec.Struct, frozen=True):
    """What a move would do, as its seat would see it, up to the next choice, draw or revelation to that seat."""

    events: tuple[Event, ...]
    #: The move draws something: the rest depends on it.
    draws: bool
    #: The move shows someone something hidden: it cannot be taken back.
    reveals: bool
    #: What it uses up beside what changes hands, by the game's `efforts`: so many actions of the turn.
    takes: dict[str, int] = {}


def sees(seen: int, seat: int | None) -> bool:
    """Whether a viewer belongs to a mask; a spectator belongs only to everyone's."""
    return seen == EVERYONE or (seat is not None and bool(seen >> seat & 1))


def redact(events: Iterable[Event], seat: int | None) -> list[Event]:
    """The events as one viewer may know them."""
    shown: list[Event] = []
    for event in events:
        if isinstance(event, Moved):
            if event.seen == EVERYONE:
                shown.append(event)
            else:
                kind = event.kind if sees(event.seen, seat) else None
                shown.append(Moved(kind, event.count, event.source, event.target))
        elif event.seen == EVERYONE:
            shown.append(event)
        elif sees(event.seen, seat):
            shown.append(Happened(event.name, event.seat, event.args, reveals=event.reveals))
    return shown


def only(*seats: int) -> int:
    """The mask of these seats alone."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask
