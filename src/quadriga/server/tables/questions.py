"""Questions about a table that take its whole record, answered in another process and encoded there.

The process that asks sends the answer on as it is: it neither follows the entries nor encodes what comes of them.
"""

from __future__ import annotations

import msgspec

from quadriga.core.errors import ForkRefused
from quadriga.core.follow import Follower
from quadriga.core.fork import start_at
from quadriga.core.layout import layout_of
from quadriga.core.outcome import Tally
from quadriga.core.record import body_of
from quadriga.server.tables import serialize
from quadriga.server.tables.replaying import Lines, for_others


class TallyShown(msgspec.Struct, frozen=True):
    """Points after an entry, as the asker could count them."""

    seq: int
    tallies: tuple[Tally, ...]


class Steps(msgspec.Struct, frozen=True):
    steps: list[serialize.StepShown]


class Tallies(msgspec.Struct, frozen=True):
    turns: list[TallyShown]


@for_others
def position(lines: Lines, viewer: int | None) -> bytes:
    """Where the game stood after the last line, as the viewer saw it then."""
    record, table = lines.dealt()
    Follower(table, record).follow_to(len(record))
    return serialize.encode(serialize.show_position(table, viewer, digest=record.digests[-1]))


@for_others
def layout(lines: Lines, viewer: int | None) -> bytes:
    """The same, drawn in data."""
    record, table = lines.dealt()
    Follower(table, record).follow_to(len(record))
    return serialize.encode(layout_of(table.game, table.view(viewer)))


@for_others
def steps(lines: Lines, viewer: int | None, first: int) -> bytes:
    """What happened from an entry on, up to the last line."""
    record, table = lines.dealt()
    return serialize.encode(Steps(serialize.steps_of(record, table, first, len(record), viewer)))


@for_others
def tallies(lines: Lines, viewer: int | None) -> bytes:
    """Points by turn, as the viewer could count them."""
    record, table = lines.dealt()
    found = serialize.tallies_by_turn(record, table, viewer)
    return serialize.encode(Tallies([TallyShown(seq, tallies) for seq, tallies in found]))


class Begins(msgspec.Struct, frozen=True, tag=True):
    """Where a table begins that goes on from a position: the header of its record, but for who sits there."""

    entry: int
    header: bytes
    #: The seats that had resigned.
    left: tuple[int, ...]


class BeginsNowhere(msgspec.Struct, frozen=True, tag=True):
    """Why no table goes on from a position, in a word."""

    why: str


@for_others
def fork_start(lines: Lines, at: int | None, seat: int | None, id: str) -> bytes:
    """What a table begins with that goes on from an entry; what the seat could not see is left out, if there is one."""
    record, table = lines.dealt()
    try:
        start = start_at(record, at, seat=seat, as_it_was=seat is None, table=id, game=table.game)
    except ForkRefused as error:
        return serialize.encode(BeginsNowhere(error.why))
    assert start.origin is not None
    Follower(table, record).follow_to(start.origin.entry)
    return serialize.encode(Begins(start.origin.entry, body_of(start), table.resigned))


@for_others
def whole_record(lines: Lines) -> bytes:
    """The record as it is published."""
    return bytes(lines.record())
