"""A web process with a mistake planted in it: `planted.py NAME`. The tests must find every one of them."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

import msgspec

from quadriga.server.serve import serve
from quadriga.server.settings import read_settings

#: The modules whose parts are replaced: typed as anything, since anything is done to them.
append: Any = import_module("quadriga.server.tables.append")
hints: Any = import_module("quadriga.server.tables.hints")
layouts: Any = import_module("quadriga.server.http.routes.layouts")
serialize: Any = import_module("quadriga.server.tables.serialize")
service: Any = import_module("quadriga.server.tables.service")


def show_moves_to_everyone() -> None:
    """The notation of a move names the cards it touches."""
    original = serialize._step

    def leak(entry: Any, events: Any, viewer: int | None) -> Any:
        return original(entry, events, getattr(entry, "seat", viewer))

    serialize._step = leak


def redact_nothing() -> None:
    """Events as they happened."""
    serialize.redact = lambda events, viewer: list(events)


def tell_everyone_the_choices() -> None:
    """The legal moves of a hand, told to the others."""
    original = serialize.show_position

    def leak(table: Any, viewer: int | None, **more: Any) -> Any:
        return original(table, viewer if table.decider is None else table.decider, **more)

    serialize.show_position = leak


def see_with_other_eyes() -> None:
    """Spectators get the view of seat 0."""
    original = serialize.position_now
    serialize.position_now = lambda cached, viewer, since=None: original(cached, viewer or 0, since)


def hint_at_what_others_might_do() -> None:
    """A hint for the seat that is asked, told to whoever sits there."""

    async def leak(self: Any, cached: Any, seat: int, person: Any) -> tuple[bytes, bool]:
        moves = [hints.AdvisedShown(move.key, 0.0, None, 1, []) for move in cached.table.moves()]
        return serialize.encode(hints.HintShown(1, 1, moves, False)), True

    hints.Hints.ask = leak


def publish_the_seed() -> None:
    """The seed in the table's description, where only its commitment belongs."""
    original = serialize.table_now

    def leak(cached: Any, access: Any, muted: Any = ()) -> Any:
        seed = cached.secrets.seed.hex() if cached.secrets else ""
        return original(cached, access, muted).replace(b'"commitment"', f'"seed":"{seed}","commitment"'.encode())

    serialize.table_now = leak


def foreseen(cached: Any) -> list[str]:
    """What a few moves from now will be drawn: the server alone could know."""
    if cached.secrets is None or cached.over:
        return []
    draft = append._Draft(cached, cached.secrets)
    table = draft.table = cached.table.copy(draft)
    rng = Random(1)
    for _ in range(20):
        if table.decider is not None:
            table.play(rng.choice(table.moves()))
    return [item for done in draft.done for item in getattr(done.entry, "draws", ())]


def tell_what_will_be_drawn() -> None:
    """The next draws, behind the position and among the names of all things that a drawn table carries along."""
    position_now, game_for, layout_of, asked = serialize.position_now, layouts.game_for, layouts.layout_of, None

    def told(cached: Any, viewer: int | None, since: int | None = None) -> Any:
        return position_now(cached, viewer, since)[:-1] + b',"next":' + serialize.encode(foreseen(cached)) + b"}"

    async def noted(request: Any, table_id: str) -> Any:
        nonlocal asked
        found = await game_for(request, table_id)
        asked = found[2]
        return found

    def named(game: Any, view: Any) -> Any:
        layout = layout_of(game, view)
        return msgspec.structs.replace(layout, forms=layout.forms | {"next": " ".join(foreseen(asked)[:4])})

    serialize.position_now, layouts.game_for, layouts.layout_of = told, noted, named


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
    service.Service.announce = die


PLANTS: dict[str, Callable[[], None]] = {
    "moves": show_moves_to_everyone,
    "events": redact_nothing,
    "choices": tell_everyone_the_choices,
    "eyes": see_with_other_eyes,
    "hints": hint_at_what_others_might_do,
    "seed": publish_the_seed,
    "draws": tell_what_will_be_drawn,
    "death": die_before_announcing,
}

if __name__ == "__main__":
    PLANTS[sys.argv[1]]()
    serve(read_settings())
