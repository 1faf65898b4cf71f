"""Play on from here: a position of a record becomes a table of its own, with a new seed and a record that says whence.

What was hidden from the seat that goes on is drawn anew, from that seat's view alone; or, if asked for, it is as it
was. Nobody finds out by a fork what the table it came from still hides.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from quadriga.core.errors import ForkRefused, OptionError, RecordError
from quadriga.core.follow import Follower
from quadriga.core.game import Game
from quadriga.core.origin import draw_of, places_of, stand
from quadriga.core.record import (
    Header,
    MoveEntry,
    Origin,
    Record,
    ResignEntry,
    Start,
    TimeoutEntry,
    Writer,
    commit,
    key_of,
    secret_of,
)
from quadriga.core.registry import find_game
from quadriga.core.table import PERSON, Table
from quadriga.core.views import encode_view

#: A fork that is as it was carries the moves before it; a game is never so long, and a chain of forks may not be.
MOST_BEFORE: Final = 5000


def fork(
    record: Record,
    at: int | None = None,
    *,
    seat: int | None = None,
    as_it_was: bool = False,
    seats: tuple[str, ...] | None = None,
    seed: int | bytes | None = None,
    game: Game | None = None,
) -> Table[Any]:
    """A new table that goes on from the position after entry `at`; by default from the last that asks anybody.

    What `seat` could not see there is drawn anew from the new seed, as likely as that seat had to think it; by default
    the seat is the one that decides. With `as_it_was` everything lies where it lay. `seats` says what sits on each
    seat, `person` by default. Nothing before the fork can be taken back.

    Raises `ForkRefused` where the game is over or nobody is asked, and `RecordError` where there is no such entry.

    >>> import quadriga
    >>> table = quadriga.new("builders", players=2, seed=7)
    >>> _ = table.play("open b25")
    >>> twin = fork(table.record, at=1, seat=0, seed=8)
    >>> twin.view(0) == table.view(0), twin.head, twin.record.header.origin.entry
    (True, 0, 1)
    """
    game = game or find_game(record.header.game)
    start = start_at(record, at, seat=seat, as_it_was=as_it_was, game=game)
    players = len(start.seats)
    return begin(game, start, seats or (PERSON,) * players, secret_of(seed), (b"",) * players)


def start_at(
    record: Record,
    at: int | None = None,
    *,
    seat: int | None = None,
    as_it_was: bool = False,
    table: str = "",
    game: Game | None = None,
) -> Header:
    """The header of a fork but for who sits there and what they commit to: `begin` fills that in."""
    game = game or find_game(record.header.game)
    if at is None:
        at = _last_asked(game, record)
    if not 0 <= at <= len(record):
        raise RecordError(at, f"the record has {len(record)} entries")
    there = Table.dealt(game, record.header)
    Follower(there, record).follow_to(at)
    decider = there.decider
    if decider is None:
        raise ForkRefused("over", "the game is over there")
    if decider in there.resigned:
        raise ForkRefused("resigned", "a seat that has resigned is answered for there")
    eyes = None if as_it_was else decider if seat is None else seat
    if eyes is not None and not there.has_seat(eyes):
        raise ForkRefused("seat", f"seat {eyes!r} is not at the table there")
    origin = Origin(at, record.digests[at].hex(), table, eyes)
    header = msgspec.structs.replace(record.header, seed="", nonces=(), hints=False)
    if eyes is not None:
        seen = Start(view=msgspec.Raw(encode_view(there.view(eyes))))
        return msgspec.structs.replace(header, deal=(), origin=origin, start=seen)
    before = header.start or Start()
    played = [one for one in record.line_to(at) if isinstance(one, MoveEntry | TimeoutEntry | ResignEntry)]
    line = (*before.line, *played)
    if len(line) > MOST_BEFORE:
        raise ForkRefused("long", f"more than {MOST_BEFORE} moves lie before it")
    same = msgspec.structs.replace(before, places=places_of(game, there.state), line=line)
    return msgspec.structs.replace(header, origin=origin, start=same)


def begin(game: Game, start: Header, seats: tuple[str, ...], seed: bytes, nonces: tuple[bytes, ...]) -> Table[Any]:
    """The table of a fork, before its first entry."""
    if len(seats) != len(start.seats) or len(nonces) != len(seats):
        raise OptionError("one kind of seat and one nonce for each player")
    assert start.origin is not None
    assert start.start is not None
    header = msgspec.structs.replace(
        start, seats=seats, seed=commit(seed), nonces=tuple(commit(nonce) for nonce in nonces)
    )
    if start.origin.seat is not None:
        drawn = msgspec.structs.replace(start.start, draw=draw_of(key_of(seed, nonces)))
        header = msgspec.structs.replace(header, start=drawn)
        drawn = msgspec.structs.replace(drawn, places=places_of(game, stand(game, header)))
        header = msgspec.structs.replace(header, start=drawn)
    return Table.dealt(game, header, Writer.begin(seed, nonces, header))


def check_origin(record: Record, original: Record, game: Game | None = None) -> None:
    """Whether a fork begins where another record says; raises `RecordError` where it does not."""
    header, origin = record.header, record.header.origin
    if origin is None or header.start is None:
        raise RecordError(0, "this table was not forked from another")
    if not 0 <= origin.entry <= len(original) or original.digests[origin.entry].hex() != origin.hash:
        raise RecordError(0, "this table was forked from another record")
    asked = start_at(original, origin.entry, seat=origin.seat, as_it_was=origin.seat is None, game=game)
    assert asked.start is not None
    same = asked.start
    if origin.seat is not None:
        same = msgspec.structs.replace(same, draw=header.start.draw, places=header.start.places)
    facts = (header.game, header.rules, header.edition, header.options, header.deal, header.start)
    if facts != (asked.game, asked.rules, asked.edition, asked.options, asked.deal, same):
        raise RecordError(0, "the fork begins otherwise than the other record stood there")


def _last_asked(game: Game, record: Record) -> int:
    """The last position of a record that asks a seat which has not resigned."""
    there = Table.dealt(game, record.header)
    found = 0
    for entry in Follower(there, record).follow_each(len(record)):
        if there.decider is not None and there.decider not in there.resigned:
            found = entry.seq
    return found
