"""Following a record: doing on a table what its entries say, and checking that the rules allow it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from quadriga.core.chance import Chance, KeyedChance, RecordedChance
from quadriga.core.errors import ChanceError, ExchangeError, RecordError, UndoRefused
from quadriga.core.record import (
    MOVES,
    CommitEntry,
    ConcedeEntry,
    EndEntry,
    Entry,
    MoveEntry,
    Record,
    RestoredEntry,
    RevealEntry,
    TimeoutEntry,
    UndoEntry,
)
from quadriga.core.table import Table, drawn

#: How far back from its last entry a table opened from a record can be taken back.
UNDO_KEPT: Final = 40


class Follower:
    """Does on a table what the entries of a record say.

    Raises `RecordError`, which names the entry, at the first that the rules do not allow. With the key, every draw is
    made anew and must be the one recorded. Without the record, entries can still be followed one by one, as they come
    in, up to an undo that was agreed beyond the usual reach.

    >>> from quadriga.core.registry import find_game
    >>> from quadriga.core.table import Table
    >>> played = Table.new(find_game("builders"), 2, seed=7)
    >>> _ = played.play("open b25")
    >>> table = Table.dealt(played.game, played.record.header)
    >>> Follower(table, played.record).follow_to(1)
    >>> table.view(0) == played.view(0)
    True
    """

    __slots__ = ("key", "record", "table")

    def __init__(self, table: Table, record: Record | None = None, key: bytes | None = None) -> None:
        self.table: Final = table
        self.record: Final = record
        self.key: Final = key

    def follow_to(self, last: int) -> None:
        """Follow the record from the deal to entry `last`."""
        for _ in self.follow_each(last):
            pass

    def follow_each(self, last: int) -> Iterator[Entry]:
        """Follow the record from the deal to entry `last` and stop after each, for whoever looks at every position."""
        record = self.record
        assert record is not None, "there is no record to follow"
        kept = _taken_back(record.entries[:last])
        if last == len(record) and record.end is None:
            kept |= set(range(max(0, last - UNDO_KEPT), last + 1))
        for entry in record.entries[:last]:
            try:
                self.follow(entry, entry.seq in kept)
            except ChanceError as error:
                raise RecordError(entry.seq, str(error)) from None
            yield entry

    def follow(self, entry: Entry, keep: bool = True) -> None:
        """Follow one entry. Without `keep` it cannot be taken back, and costs no copy of the state."""
        table = self.table
        if isinstance(entry, MOVES):  # nearly all of them
            if table.outcome:
                raise RecordError(entry.seq, "the game was already over")
            self._follow_move(entry, keep)
        elif isinstance(entry, EndEntry):
            outcome = table.outcome
            if outcome is None:
                raise RecordError(entry.seq, "the game is not over")
            if outcome.places != entry.places or outcome.endings != entry.endings:
                raise RecordError(entry.seq, "the game ends otherwise")
        elif table.outcome:
            raise RecordError(entry.seq, "the game was already over")
        elif isinstance(entry, UndoEntry):
            self._follow_undo(entry)
        elif isinstance(entry, RestoredEntry | CommitEntry | RevealEntry):
            try:
                table.make_exchange(entry)
            except ExchangeError as error:
                raise RecordError(entry.seq, str(error)) from None
        else:
            seat = entry.to if isinstance(entry, ConcedeEntry) else entry.seat
            if not table.has_seat(seat):
                raise RecordError(entry.seq, f"seat {seat} is not at the table")
            table.declare(entry)
        table.head = entry.seq

    def _follow_move(self, entry: MoveEntry | TimeoutEntry, keep: bool) -> None:
        table, seq, state = self.table, entry.seq, self.table.state
        if entry.seat != state.stack[-1].seat:
            raise RecordError(seq, f"seat {entry.seat} moves, but seat {state.stack[-1].seat} decides")
        auto = isinstance(entry, MoveEntry) and entry.auto
        if auto != (entry.seat in table.resigned):
            raise RecordError(seq, "only a seat that has resigned is answered for, and always")
        harmless = auto or isinstance(entry, TimeoutEntry)
        move = table.find_exactly(entry.move)
        if move is None and (entry.move or not harmless):
            raise RecordError(seq, f"{entry.move!r} is not legal")
        if harmless and move is not table.game.default(state):
            raise RecordError(seq, f"{entry.move!r} is not the harmless move")
        if entry.draws and table.awaited:
            raise RecordError(seq, "something is drawn before the new nonces are there")
        chance: Chance = RecordedChance(entry.draws) if self.key is None else table.keyed_by(self.key)
        table.make(seq, entry.seat, move, chance, keep and not harmless)
        if isinstance(chance, RecordedChance) and chance.used != len(entry.draws):
            raise RecordError(seq, "the record holds more draws than the rules make")
        if isinstance(chance, KeyedChance) and drawn(chance) != entry.draws:
            raise RecordError(seq, f"the seed draws {chance.drawn}, the record {list(entry.draws)}")

    def _follow_undo(self, entry: UndoEntry) -> None:
        if not 0 <= entry.to < entry.seq - 1:
            raise RecordError(entry.seq, f"there is no earlier position {entry.to}")
        if entry.agreed:
            if self.record is None:
                raise RecordError(entry.seq, "an agreed undo needs the whole record")
            self.table.go_back(self.table.earlier(self.record, entry.to))
            return
        try:
            self.table.take_back(entry)
        except UndoRefused as error:
            raise RecordError(entry.seq, str(error)) from None


def _taken_back(entries: list[Entry]) -> set[int]:
    """The entries whose positions later undos need."""
    needed: set[int] = set()
    for entry in entries:
        if isinstance(entry, UndoEntry) and not entry.agreed:
            needed.update(range(entry.to + 1, entry.seq))
    return needed
