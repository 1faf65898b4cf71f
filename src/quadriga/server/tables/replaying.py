"""Replaying a table from its entries, with every trace checked: in this process, or as bytes for another one.

Whatever is here is given lines of a record and knows of no database and no secret.
"""

from __future__ import annotations

import hashlib
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from functools import wraps
from typing import Final, ParamSpec

import msgspec

from quadriga.core.errors import RecordError
from quadriga.core.events import Event, Happened
from quadriga.core.follow import Follower
from quadriga.core.packing import pack
from quadriga.core.record import EndEntry, Entry, Header, Record
from quadriga.core.registry import find_game
from quadriga.core.table import Table
from quadriga.server.tables.editions import OWN

#: How many of its last entries a table that was replayed still knows, for clients that reconnect after a moment.
REMEMBERED: Final = 40
#: What stands between the lines of a record that are sent together; JSON has it nowhere.
BETWEEN: Final = b"\n"
_DIGEST_BYTES: Final = 32
TRACE_BYTES: Final = 8
_canonical: Final = msgspec.json.Encoder(order="deterministic")

P = ParamSpec("P")


class Differs(Exception):
    """The installed rules make something else of an entry than was made of it when it was written."""

    def __init__(self, seq: int) -> None:
        super().__init__(f"entry {seq} is not what it was")
        self.seq = seq


class Done(msgspec.Struct, frozen=True):
    """An entry and what it did, unredacted."""

    entry: Entry
    events: list[Event]


class Lines(msgspec.Struct, frozen=True):
    """A record as it is sent to another process: its lines, hashes and traces one behind the other."""

    bodies: bytes
    digests: bytes
    traces: bytes
    #: The data file of a table that plays by one of its own.
    edition: str | None = None

    def record(self) -> Record:
        """Raises `RecordError` for a line that cannot be read."""
        return Record.of(self.bodies.split(BETWEEN), _cut(self.digests, _DIGEST_BYTES))

    def dealt(self) -> tuple[Record, Table]:
        """The record, and its table before the first entry."""
        record = self.record()
        title = find_game(record.header.game)
        if self.edition is not None and not title.knows(record.header.edition):
            title.load_edition(self.edition, OWN)
        return record, Table.dealt(title, record.header)

    def cut_traces(self) -> list[bytes]:
        return _cut(self.traces, TRACE_BYTES)


class Replayed(msgspec.Struct, frozen=True):
    """A game made from all its entries, and what its last ones did."""

    table: Table
    header: Header
    digest: bytes
    done: list[Done]


class Unfollowed(msgspec.Struct, frozen=True):
    """Why a table cannot be followed, from another process. Errors are not sent: some cannot be made again there."""

    error: str
    seq: int | None

    @classmethod
    def by(cls, error: Exception) -> Unfollowed:
        return cls(type(error).__name__, error.seq if isinstance(error, Differs | RecordError) else None)


Answer = bytes | Unfollowed


def for_others(work: Callable[P, bytes]) -> Callable[P, Answer]:
    """What is done here for another process, which is told where it fails."""

    @wraps(work)
    def answer(*args: P.args, **kwargs: P.kwargs) -> Answer:
        try:
            return work(*args, **kwargs)
        except Exception as error:  # changed rules can fail in any way
            return Unfollowed.by(error)

    return answer


def replay(lines: Lines) -> Replayed:
    """Make a game from all its entries; raises when the rules no longer agree with them."""
    record, table = lines.dealt()
    done: deque[Done] = deque(maxlen=REMEMBERED)
    first = len(record) - REMEMBERED
    for entry in follow_checked(table, record, lines.cut_traces()):
        if entry.seq > first:
            done.append(Done(entry, what_it_did(table, entry)))
    return Replayed(table, record.header, record.digests[-1], list(done))


@for_others
def replay_packed(lines: Lines) -> bytes:
    """What `replay` makes, for another process."""
    made = replay(lines)
    made.table.undo_reach()  # which is dear and kept with the table
    return _packed(made, made.table)


@for_others
def earlier_packed(lines: Lines, to: int) -> bytes:
    """The table as it stood after entry `to`, for another process, where everyone agreed to go back there."""
    record, table = lines.dealt()
    earlier = table.earlier(record, to)
    return _packed(earlier, earlier)


def _packed(value: object, table: Table) -> bytes:
    return pack(value, table.game, table.state.edition)


def trace(table: Table, entry: Entry | None) -> bytes:
    """What the rules made of an entry: what happened, who decides now, and what that seat may do."""
    decider = table.decider
    allowed = [] if decider is None else [move.key for move in table.game.moves(table.state)]
    made = _canonical.encode((what_it_did(table, entry), decider, allowed))
    return hashlib.sha256(made).digest()[:TRACE_BYTES]


def follow_checked(table: Table, record: Record, traces: Sequence[bytes]) -> Iterator[Entry]:
    """Follow all entries on a table just dealt, and stop after each; raises when the rules no longer agree with one."""
    check_trace(trace(table, None), traces[0], 0)
    for entry in Follower(table, record).follow_each(len(record)):
        check_trace(trace(table, entry), traces[entry.seq], entry.seq)
        yield entry


def check_trace(found: bytes, kept: bytes, seq: int) -> None:
    if found != kept:
        raise Differs(seq)


def what_it_did(table: Table, entry: Entry | None) -> list[Event]:
    """The events of the last entry; the one that closes a record does nothing itself.

    With the first entry comes what the deal has to tell. What it moved is on the table already and moves no more.
    """
    if entry is None or isinstance(entry, EndEntry):
        return []
    if entry.seq > 1:
        return table.happened
    opening = [event for event in table.opening if isinstance(event, Happened)]
    return [*opening, Happened("dealt"), *table.happened]


def _cut(joined: bytes, size: int) -> list[bytes]:
    return [joined[place : place + size] for place in range(0, len(joined), size)]
