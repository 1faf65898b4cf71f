"""A web process with a mistake planted in it: `planted.py NAME`. The tests must find every one of them."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from typing import Any

from quadriga.server import service, shown
from quadriga.server.run import serve
from quadriga.server.settings import read_settings


def show_moves_to_everyone() -> None:
    """The notation of a move names the cards it touches."""
    original = shown._step

    def leak(entry: Any, events: Any, viewer: int | None) -> Any:
        return original(entry, events, getattr(entry, "seat", viewer))

    shown._step = leak


def redact_nothing() -> None:
    """Events as they happened."""
    shown.redact = lambda events, viewer: list(events)


def tell_everyone_the_choices() -> None:
    """The legal moves of a hand, told to the others."""
    original = shown.show_position

    def leak(table: Any, viewer: int | None, **more: Any) -> Any:
        return original(table, viewer if table.decider is None else table.decider, **more)

    shown.show_position = leak


def see_with_other_eyes() -> None:
    """Spectators get the view of seat 0."""
    original = shown.position_now
    shown.position_now = lambda opened, viewer, since=None: original(opened, viewer or 0, since)


def publish_the_seed() -> None:
    """The seed in the table's description, where only its commitment belongs."""
    original = shown.table_now

    def leak(opened: Any, access: Any) -> bytes:
        seed = opened.secrets[0].hex() if opened.secrets else ""
        return original(opened, access).replace(b'"commitment"', f'"seed":"{seed}","commitment"'.encode())

    shown.table_now = leak


def die_before_announcing() -> None:
    """Killed between the commit and the announcement: the third move of this process is its last deed."""
    announced = 0

    def die(self: Any, table: str, head: int, notes: int) -> None:
        nonlocal announced
        announced += head > 0
        if announced == 3:
            os.kill(os.getpid(), signal.SIGKILL)
        original(self, table, head, notes)

    original = service.Service.announce
    service.Service.announce = die  # type: ignore[method-assign]


PLANTS: dict[str, Callable[[], None]] = {
    "moves": show_moves_to_everyone,
    "events": redact_nothing,
    "choices": tell_everyone_the_choices,
    "eyes": see_with_other_eyes,
    "seed": publish_the_seed,
    "death": die_before_announcing,
}

if __name__ == "__main__":
    PLANTS[sys.argv[1]]()
    serve(read_settings())
