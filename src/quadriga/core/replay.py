"""Opening records: any position of a table, and the proof that every line of it holds."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from quadriga.core.chance import KeyedChance
from quadriga.core.errors import ChanceError, EditionError, RecordError
from quadriga.core.follow import Follower
from quadriga.core.game import Game
from quadriga.core.origin import draw_of
from quadriga.core.record import (
    FORMAT,
    MOVES,
    CommitEntry,
    EndEntry,
    Entry,
    Header,
    Origin,
    Record,
    RestoredEntry,
    RevealEntry,
    UndoEntry,
    Writer,
    chain,
    commit,
    key_of,
)
from quadriga.core.registry import find_game
from quadriga.core.table import Table


class Restore(msgspec.Struct, frozen=True):
    """A restore from a backup, and the seats whose new nonces make what was drawn after it nobody's choice."""

    seq: int
    seats: tuple[int, ...]


class Verified(msgspec.Struct, frozen=True):
    """What a verification found right."""

    entries: int
    moves: int
    draws: int
    #: The rules version it was played by.
    rules: int
    #: Moves and draws were made anew. If not, other rules are installed: seed, nonces and chain are what was checked.
    replayed: bool
    #: Undos after which format 1 still drew: whoever knew its key could choose draws by them. None in other formats.
    undone_before_draws: int | None
    #: When the table was put back from a backup. What had been played since the backup was made is not in the record.
    restores: tuple[Restore, ...] = ()
    #: The position of another table that it went on from. Whether that table stood so is asked of its record.
    origin: Origin | None = None


def open_at(record: Record, seq: int | None = None, game: Game | None = None) -> Table:
    """The table as it stood after entry `seq`; after the last one by default."""
    game = game or find_game(record.header.game)
    last = len(record) if seq is None else seq
    if not 0 <= last <= len(record):
        raise RecordError(last, f"the record has {len(record)} entries")
    table = Table.dealt(game, record.header)
    Follower(table, record).follow_to(last)
    return table


def resume(record: Record, seed: bytes, nonces: tuple[bytes, ...], game: Game | None = None) -> Table:
    """An unfinished table, ready to be played on with the key only its keeper has."""
    game = game or find_game(record.header.game)
    wrong = _wrong_secret(record, seed, nonces)
    if wrong:
        raise RecordError(0, f"{wrong} is not the one committed to")
    table = Table.dealt(game, record.header, Writer(seed, nonces, record))
    Follower(table, record).follow_to(len(record))
    table.settle()  # whatever the last entry still called for
    return table


def verify(data: bytes, game: Game | None = None) -> Verified:
    """Check a finished record: the chain, every move, undone ones too, and every draw.

    Of a record played by other rules than those installed, seed, nonces and chain are checked, moves and draws not.
    Raises `RecordError`, which names the entry, when anything is amiss.
    """
    record = Record.parse(data)
    end = record.end
    if end is None:
        raise RecordError(len(record), "the record stops here without an end")
    header = record.header
    key = _published_key(record, end)
    for seq, line in enumerate([header, *record.entries]):
        if not _line_holds(record, seq, key):
            raise RecordError(seq, "the line is not the one that was written, or stands elsewhere")
        if isinstance(line, EndEntry) and seq != len(record):
            raise RecordError(seq, "an end in the middle")
    replayed = header.format == FORMAT
    if replayed:
        game = game or find_game(header.game)
        replayed = header.rules == game.meta.rules_version
    if replayed:
        assert game is not None
        try:
            _check_redrawn(header, key)
            table = Table.dealt(game, header)
            _check_deal(table, header, key)
        except (ChanceError, EditionError) as error:
            raise RecordError(0, str(error)) from None
        Follower(table, record, key).follow_to(len(record))
    moved = [one for one in record.entries if isinstance(one, MOVES)]
    return Verified(
        entries=len(record),
        moves=len(moved),
        draws=(0 if header.origin else len(header.deal)) + sum(len(one.draws) for one in moved),
        rules=header.rules,
        replayed=replayed,
        restores=_restores(record.entries),
        origin=header.origin,
        undone_before_draws=None if header.format == FORMAT else _undone_before_draws(record.entries),
    )


def _restores(entries: list[Entry]) -> tuple[Restore, ...]:
    """The restores of a record; raises `RecordError` for a nonce that is not the one committed to."""
    found: list[Restore] = []
    committed: dict[int, str] = {}
    for entry in entries:
        if isinstance(entry, MOVES):
            continue  # nearly all of them
        if isinstance(entry, RestoredEntry):
            found.append(Restore(entry.seq, ()))
        elif isinstance(entry, CommitEntry):
            committed[entry.seat] = entry.nonce_hash
            if found:
                found[-1] = Restore(found[-1].seq, ())  # commitments after nonces: the exchange began again
        elif isinstance(entry, RevealEntry):
            try:
                holds = bool(found) and committed.get(entry.seat) == commit(bytes.fromhex(entry.nonce))
            except ValueError:
                holds = False
            if not holds:
                raise RecordError(entry.seq, "this nonce is not the one committed to")
            found[-1] = Restore(found[-1].seq, (*found[-1].seats, entry.seat))
    return tuple(found)


def _undone_before_draws(entries: list[Entry]) -> int:
    """How often a seat took moves back by itself and something was drawn afterwards."""
    last = max((one.seq for one in entries if isinstance(one, MOVES) and one.draws), default=0)
    return sum(isinstance(one, UndoEntry) and not one.agreed and one.seq < last for one in entries)


def _published_key(record: Record, end: EndEntry) -> bytes:
    try:
        seed = bytes.fromhex(end.seed)
        nonces = tuple(bytes.fromhex(nonce) for nonce in end.nonces)
    except ValueError:
        raise RecordError(end.seq, "the seed or a nonce is not hexadecimal") from None
    key = key_of(seed, nonces)
    wrong = _wrong_secret(record, seed, nonces)
    if wrong:
        # With the true key the end still holds, and then it is the header that was changed.
        raise RecordError(0 if _line_holds(record, end.seq, key) else end.seq, f"{wrong} is not the one committed to")
    return key


def _wrong_secret(record: Record, seed: bytes, nonces: tuple[bytes, ...]) -> str:
    """What does not fit the commitments of a header; empty when all does."""
    if commit(seed) != record.header.seed:
        return "the seed"
    return "" if tuple(commit(nonce) for nonce in nonces) == record.header.nonces else "a nonce"


def _line_holds(record: Record, seq: int, key: bytes) -> bool:
    previous = record.digests[seq - 1] if seq else b""
    return chain(key, seq, previous, record.bodies[seq]) == record.digests[seq]


def _check_redrawn(header: Header, key: bytes) -> None:
    redrawn = header.origin is not None and header.origin.seat is not None
    if redrawn and header.start is not None and header.start.draw != draw_of(key):
        raise RecordError(0, "the seed draws otherwise what was hidden")


def _check_deal(table: Table, header: Header, key: bytes) -> None:
    if header.origin is not None:
        return  # the deal was made with the key of another table: only its record can tell
    chance = KeyedChance(key, 0)
    table.game.setup(table.state.edition, header.options, len(header.seats), chance)
    if tuple(chance.drawn) != header.deal:
        raise RecordError(0, "the seed deals otherwise")


class SavedRecord(Record):
    """A record that was read back, and opens any position of itself."""

    __slots__ = ()

    def at(self, seq: int | None = None) -> Table[Any]:
        """The table as it stood after entry `seq`; after the last one by default.

        Raises `RecordError` where there is no such entry, and where one does not hold. The table can be played on, with
        draws of its own.
        """
        return open_at(self, seq)


def load(path: str | Path, edition: str | Path | None = None) -> SavedRecord:
    """Read a record from a file. One that was played with a data file of somebody's own needs that `edition` to open.

    Raises `RecordError`, which names the entry, where a line cannot be read, and for a format whose positions can no
    longer be opened; whether the moves and draws hold is asked of `verify`.
    """
    record = SavedRecord.parse(Path(path).read_bytes())
    if record.header.format != FORMAT:
        raise RecordError(0, f"record format {record.header.format} can be verified, not opened; this is {FORMAT}")
    if edition is not None:
        find_game(record.header.game).load_edition(Path(edition).read_text(encoding="utf-8"), Path(edition).stem)
    return record
