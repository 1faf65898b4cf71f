"""Where a table begins: as its deal was drawn, or where the table it was forked from stood.

What is hidden of a fork comes from its own key, through what one seat saw; or it is as it was, and then the moves that
led there are made again. Either way the header says all of it, so that a fork needs no other record.
"""

from __future__ import annotations

import hashlib
import hmac
from random import Random
from typing import Any, Final

import msgspec

from quadriga.core.chance import RecordedChance
from quadriga.core.errors import ChanceError, EditionError, RecordError
from quadriga.core.game import Game
from quadriga.core.record import Header, MoveEntry, ResignEntry, Start, TimeoutEntry
from quadriga.core.state import State
from quadriga.core.views import View

#: No other question to a key is asked in these words.
_LABEL: Final = b"fork"


def draw_of(key: bytes) -> str:
    """What a key makes of all that was hidden from the seat whose sight is kept."""
    return hmac.digest(key, _LABEL, "sha256").hex()


def begun(game: Game, header: Header) -> State:
    """The position before the first entry of a record; raises `RecordError` where the rules make another of it."""
    start = header.start
    if (start is None) != (header.origin is None):
        raise RecordError(0, "a fork says whence it comes and where it begins")
    state = stand(game, header)
    if start is not None and places_of(game, state) != start.places:
        raise RecordError(0, "the rules begin this fork otherwise")
    return state


def stand(game: Game, header: Header) -> State:
    """The same, whatever the header says of what lies where."""
    start = header.start
    state = _redrawn(game, header, start) if start is not None and bytes(start.view) else _dealt(game, header)
    if start is not None:
        for entry in start.line:
            _go_on(game, state, entry)
        state.events = []
    return state


def _dealt(game: Game, header: Header) -> State:
    chance = RecordedChance(header.deal)
    state: State = game.setup(game.edition_by_hash(header.edition), header.options, len(header.seats), chance)
    if chance.used != len(header.deal):
        raise RecordError(0, "the deal holds more draws than the rules make")
    return state


def _redrawn(game: Game, header: Header, start: Start) -> State:
    """A state that fits what a seat saw; which of them all, the draw decides."""
    if header.deal:
        raise RecordError(0, "a fork that is drawn anew has no deal")
    try:
        view: View = msgspec.json.decode(start.view, type=game.view_type())
        seat = view.seat
        if view.edition != header.edition or seat is None:
            raise RecordError(0, "the fork begins with another view")
        state: State = game.determinize(view, seat, Random(bytes.fromhex(start.draw)))
        if state.seats != len(header.seats):
            raise RecordError(0, f"the fork begins with {state.seats} seats")
    except (RecordError, EditionError):
        raise
    except Exception as error:  # a view that nobody saw can fail in any way
        raise RecordError(0, f"the view of the fork cannot be used: {type(error).__name__}") from None
    return state


def _go_on(game: Game, state: State, entry: MoveEntry | TimeoutEntry | ResignEntry) -> None:
    """Make again what was played before the fork."""
    if isinstance(entry, ResignEntry):
        if not 0 <= entry.seat < state.seats or entry.seat in state.left:
            raise RecordError(0, f"seat {entry.seat} had left before the fork")
        game.resign(state, entry.seat)
        return
    if state.decider != entry.seat:
        raise RecordError(0, f"seat {entry.seat} did not decide before the fork")
    chance = RecordedChance(entry.draws)
    try:
        if entry.move:
            move = next((one for one in game.moves(state) if one.key == entry.move), None)
            if move is None:
                raise RecordError(0, f"{entry.move!r} was not legal before the fork")
            game.play(state, move, chance)
        else:
            game.pass_over(state, chance)
    except ChanceError as error:
        raise RecordError(0, str(error)) from None
    if chance.used != len(entry.draws):
        raise RecordError(0, "more was drawn before the fork than the rules draw")


def places_of(game: Game, state: State) -> str:
    """What lies where, through all eyes, as one hash: no two forks with other hidden things begin alike."""
    viewers: list[int | None] = [*range(state.seats), None]
    shown: list[Any] = [
        [(zone.id, zone.count, None if zone.kinds is None else sorted(zone.kinds.items())) for zone in game.zones(view)]
        for view in (game.view(state, viewer) for viewer in viewers)
    ]
    return hashlib.sha256(msgspec.json.encode(shown)).hexdigest()
