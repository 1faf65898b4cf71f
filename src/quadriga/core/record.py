"""A table is its record: JSON Lines, a header and entries, each chained to the one before.

Nothing is ever deleted: an undo is an entry, and the live line is computed.
A line is hashed with the hash before it, a salt that only the key gives, and
its own exact bytes; so a hash shown during play tells nothing, and once the
seed is published anyone can check every byte.
"""

from __future__ import annotations

import hashlib
import hmac
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Final, Self

import msgspec

from quadriga.core.errors import OptionError, RecordError
from quadriga.core.meta import OptionValue

#: What is written. Format 1 keyed draws by their entry; its lines and its chain are the same and can still be read.
FORMAT: Final = 2
READABLE: Final = (1, FORMAT)
_HASH_FIELD: Final = b',"hash":"'
_NO_VIEW: Final = msgspec.Raw()


class _Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="type"):
    #: The number of the entry in its record, from 1 on; the header is 0. In the file it is called `n`.
    seq: int = msgspec.field(name="n")


class MoveEntry(_Entry, frozen=True, tag="move"):
    seat: int
    #: The notation; nothing where the rules passed over a seat that had resigned.
    move: str = ""
    draws: tuple[str, ...] = ()
    #: The core answered for a seat that had resigned.
    auto: bool = False


class TimeoutEntry(_Entry, frozen=True, tag="timeout"):
    """The clock ran out: the seat's harmless default move was made, or where it has none its decision passed over."""

    seat: int
    move: str = ""
    draws: tuple[str, ...] = ()


class UndoEntry(_Entry, frozen=True, tag="undo"):
    """The position is again the one after entry `to`."""

    seat: int
    to: int
    #: All seats agreed, so it may reach beyond what one seat may take back alone.
    agreed: bool = False


class ResignEntry(_Entry, frozen=True, tag="resign"):
    seat: int


class TakeoverEntry(_Entry, frozen=True, tag="takeover"):
    """Somebody else sits here from now on."""

    seat: int
    kind: str


class ConcedeEntry(_Entry, frozen=True, tag="concede"):
    """All seats agreed that one of them has won."""

    to: int


class RestoredEntry(_Entry, frozen=True, tag="restored"):
    """The table was put back from a backup; nothing is drawn until new nonces are mixed with this fresh value."""

    value: str


class CommitEntry(_Entry, frozen=True, tag="commit"):
    """A seat fixes the nonce it will reveal after a restore, by its SHA-256."""

    seat: int
    nonce_hash: str


class RevealEntry(_Entry, frozen=True, tag="reveal"):
    """A seat shows the nonce it committed to after a restore; the last one makes the new key."""

    seat: int
    nonce: str


class EndEntry(_Entry, frozen=True, tag="end"):
    endings: tuple[str, ...]
    places: tuple[int, ...]
    seed: str
    nonces: tuple[str, ...]


class Origin(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The position of another table that a table goes on from. It names nobody."""

    #: The entry it was the position after, and the hash of that entry in its record.
    entry: int
    hash: str
    #: The other table's id; nothing where the record came from a file.
    table: str = ""
    #: What this seat could not see was drawn anew; without one all that is hidden is as it was.
    seat: int | None = None


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Where a forked table begins: what follows from the deal, or from what a seat saw, and from moves after it."""

    #: SHA-256 of what then lies where.
    places: str = ""
    #: The view of the seat whose sight was kept, and 32 bytes that decide what it could not see; in place of a deal.
    view: msgspec.Raw = _NO_VIEW
    draw: str = ""
    #: What was played up to the position, without what was taken back.
    line: tuple[MoveEntry | TimeoutEntry | ResignEntry, ...] = ()


class Header(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="type", tag="header"
):
    format: int
    game: str
    rules: int
    edition: str
    options: dict[str, OptionValue]
    #: What sits on each seat, without names: `person`, or the name of a bot.
    seats: tuple[str, ...]
    #: SHA-256 of the seed, shown before anyone is seated.
    seed: str
    #: SHA-256 of each seat's nonce, empty for seats that add none.
    nonces: tuple[str, ...]
    #: What was drawn to set the game up.
    deal: tuple[str, ...]
    #: Every seat could ask what a bot would do; not written where only bots sat beside the one who asked.
    hints: bool = False
    #: Whence a table was forked, and where it begins instead of at a deal.
    origin: Origin | None = None
    start: Start | None = None


#: A tuple, since a union is made anew wherever it is written, and every entry of a record is asked.
MOVES: Final = (MoveEntry, TimeoutEntry)
ExchangeEntry = RestoredEntry | CommitEntry | RevealEntry
Entry = MoveEntry | TimeoutEntry | UndoEntry | ResignEntry | TakeoverEntry | ConcedeEntry | ExchangeEntry | EndEntry

_header_decoder: Final = msgspec.json.Decoder(Header)
_entry_decoder: Final[msgspec.json.Decoder[Entry]] = msgspec.json.Decoder(Entry)
_encoder: Final = msgspec.json.Encoder(order=None)


def commit(secret: bytes) -> str:
    """The commitment to a seed or a nonce; a seat without a nonce commits to nothing."""
    return hashlib.sha256(secret).hexdigest() if secret else ""


def key_of(seed: bytes, nonces: tuple[bytes, ...]) -> bytes:
    """The key of every draw: the seed mixed with the nonces in the order of seats."""
    return hmac.digest(seed, b"key" + framed(nonces), "sha256")


def framed(nonces: Iterable[bytes]) -> bytes:
    """Nonces one after the other, each behind its length, so that no two lists of them read alike."""
    return b"".join([len(nonce).to_bytes(2, "big") + nonce for nonce in nonces])


def seed_bytes(seed: int) -> bytes:
    """The seed a person can type, as bytes."""
    return hashlib.sha256(b"quadriga seed " + str(seed).encode()).digest()


def secret_of(seed: int | bytes | None) -> bytes:
    """The seed of a table as bytes: a person's number, bytes of one's own, or fresh ones."""
    if seed is None:
        return os.urandom(32)
    if type(seed) not in {int, bytes} or seed == b"":
        raise OptionError(f"a seed is a whole number, or bytes, not {seed!r}")
    return seed_bytes(seed) if isinstance(seed, int) else seed


def salt_of(key: bytes, seq: int) -> bytes:
    return hmac.digest(key, b"salt" + seq.to_bytes(8, "big"), "sha256")


def chain(key: bytes, seq: int, previous: bytes, body: bytes) -> bytes:
    """The hash of line `seq`."""
    return hashlib.sha256(previous + salt_of(key, seq) + body).digest()


def write_line(body: bytes, digest: bytes) -> bytes:
    """A line of the file: the body's object with its hash as the last field."""
    return body[:-1] + _HASH_FIELD + digest.hex().encode() + b'"}'


def body_of(line: Header | Entry) -> bytes:
    return _encoder.encode(line)


def read_body(body: bytes, seq: int) -> Header | Entry:
    """Line `seq` from what was hashed of it."""
    try:
        parsed: Header | Entry = _header_decoder.decode(body) if seq == 0 else _entry_decoder.decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise RecordError(seq, f"the line cannot be read: {error}") from None
    if body_of(parsed) != body:
        raise RecordError(seq, "the line is not written as records are written")
    if isinstance(parsed, Header):
        if parsed.format not in READABLE:
            raise RecordError(0, f"this is record format {parsed.format}, not {FORMAT}")
    elif parsed.seq != seq:
        raise RecordError(seq, f"the line calls itself entry {parsed.seq}")
    return parsed


def split_line(line: bytes, seq: int) -> tuple[bytes, bytes]:
    """A line as the body that was hashed, and the hash."""
    cut = len(line) - len(_HASH_FIELD) - 66
    if cut <= 0 or line[cut : cut + len(_HASH_FIELD)] != _HASH_FIELD or line[-2:] != b'"}':
        raise RecordError(seq, "the line does not end in a hash")
    hexed = line[cut + len(_HASH_FIELD) : -2]
    try:
        digest = bytes.fromhex(hexed.decode("ascii"))
    except ValueError:
        raise RecordError(seq, "the hash is not hexadecimal") from None
    if digest.hex().encode() != hexed:
        raise RecordError(seq, "the hash is not written in small letters")
    return line[:cut] + b"}", digest


class Record:
    """The header and entries of a table, with the exact bytes of their lines.

    `bytes(record)` is the file, and `len(record)` the number of entries. `quadriga.load` reads one from a file and
    opens its positions, `quadriga.verify` proves it.
    """

    __slots__ = ("bodies", "digests", "entries", "header")

    def __init__(self, header: Header, entries: list[Entry], bodies: list[bytes], digests: list[bytes]) -> None:
        self.header = header
        self.entries = entries
        #: What was hashed of each line, the header's first.
        self.bodies = bodies
        self.digests = digests

    def __len__(self) -> int:
        return len(self.entries)

    def __bytes__(self) -> bytes:
        lines = map(write_line, self.bodies, self.digests)
        return b"".join(line + b"\n" for line in lines)

    @property
    def end(self) -> EndEntry | None:
        """The closing entry of a finished table."""
        last = self.entries[-1] if self.entries else None
        return last if isinstance(last, EndEntry) else None

    def line_to(self, seq: int) -> list[Entry]:
        """The entries that lead to the position after entry `seq`, without what was taken back."""
        line: list[Entry] = []
        while seq > 0:
            entry = self.entries[seq - 1]
            if isinstance(entry, UndoEntry):
                seq = entry.to
            else:
                line.append(entry)
                seq -= 1
        line.reverse()
        return line

    def save(self, path: str | Path) -> None:
        Path(path).write_bytes(bytes(self))

    @classmethod
    def parse(cls, data: bytes) -> Self:
        """Read a record's bytes; what cannot be read is named by its entry."""
        if not data:
            raise RecordError(0, "the record is empty")
        lines = data.split(b"\n")
        if lines.pop() != b"":
            raise RecordError(len(lines), "the last line is cut")
        parts = [split_line(line, seq) for seq, line in enumerate(lines)]
        return cls.of([body for body, _ in parts], [digest for _, digest in parts])

    @classmethod
    def of(cls, bodies: list[bytes], digests: list[bytes]) -> Self:
        """The record of lines kept apart as what was hashed of them and their hashes, the header's first."""
        header: Header | None = None
        entries: list[Entry] = []
        for seq, body in enumerate(bodies):
            parsed = read_body(body, seq)
            if isinstance(parsed, Header):
                header = parsed
            else:
                entries.append(parsed)
        assert header is not None
        return cls(header, entries, bodies, digests)


class Writer:
    """Appends to a record and keeps its chain; holds the key, so it never leaves the server."""

    __slots__ = ("key", "nonces", "record", "seed")

    def __init__(self, seed: bytes, nonces: tuple[bytes, ...], record: Record) -> None:
        self.seed = seed
        self.nonces = nonces
        self.key = key_of(seed, nonces)
        self.record = record

    @classmethod
    def begin(cls, seed: bytes, nonces: tuple[bytes, ...], header: Header) -> Writer:
        writer = cls(seed, nonces, Record(header, [], [], []))
        writer._add(header, 0)
        return writer

    def append(self, entry: Entry) -> bytes:
        """Add an entry; answers its line as it stands in the file."""
        self.record.entries.append(entry)
        return self._add(entry, entry.seq)

    def _add(self, line: Header | Entry, seq: int) -> bytes:
        body = body_of(line)
        previous = self.record.digests[-1] if self.record.digests else b""
        digest = chain(self.key, seq, previous, body)
        self.record.bodies.append(body)
        self.record.digests.append(digest)
        return write_line(body, digest)
