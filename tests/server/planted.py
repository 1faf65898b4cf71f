"""A web process with a mistake planted in it: `planted.py NAME`. The tests must find every one of them."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from quadriga.server import entries, service, shown
from quadriga.server.routes import drawn
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
        seed = opened.secrets.seed.hex() if opened.secrets else ""
        return original(opened, access).replace(b'"commitment"', f'"seed":"{seed}","commitment"'.encode())

    shown.table_now = leak


def foreseen(opened: Any) -> list[str]:
    """What a few moves from now will be drawn: the server alone could know."""
    if opened.secrets is None or opened.over:
        return []
    draft = entries._Draft(opened, opened.secrets)
    table = draft.table = opened.table.copy(draft)
    rng = Random(1)
    for _ in range(20):
        if table.decider is not None:
            table.play(rng.choice(table.moves()))
    return [item for done in draft.done for item in getattr(done.entry, "draws", ())]


def tell_what_will_be_drawn() -> None:
    """The next draws, behind the position and among the names of all things that a drawn table carries along."""
    position_now, game_for, layout_of, asked = shown.position_now, drawn.game_for, drawn.layout_of, None

    def told(opened: Any, viewer: int | None, since: int | None = None) -> bytes:
        return position_now(opened, viewer, since)[:-1] + b',"next":' + shown.encode(foreseen(opened)) + b"}"

    async def noted(request: Any, table_id: str) -> Any:
        nonlocal asked
        found = await game_for(request, table_id)
        asked = found[2]
        return found

    def named(game: Any, view: Any) -> Any:
        layout = layout_of(game, view)
        return msgspec.structs.replace(layout, forms=layout.forms | {"next": " ".join(foreseen(asked)[:4])})

    shown.position_now, drawn.game_for, drawn.layout_of = told, noted, named


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
    "draws": tell_what_will_be_drawn,
    "death": die_before_announcing,
}

if __name__ == "__main__":
    PLANTS[sys.argv[1]]()
    serve(read_settings())
