"""The archive: records of finished tables as files outside the database, one gzipped JSON Lines file a table.

The first line is the archive's own and holds the traces; the others are the record, byte for byte as it is published.
A record has seats and no names, and when a move was made is left out: nothing in a file belongs to anybody, so nobody
has to be forgotten in it. Whose seats they are stays in the database, with all else that can be forgotten
(docs/decisions/0023-archives-hold-records-alone.md). A file never changes; the database knows its SHA-256.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import re
import sys
import zlib
from pathlib import Path
from typing import Final, Literal

import msgspec

from quadriga.core.errors import QuadrigaError, RecordError
from quadriga.core.record import split_line, write_line
from quadriga.server.settings import Settings
from quadriga.server.storage.files import sync_folder

#: Raised when an older version could not read the file.
_FORMAT: Final = 1
_SUFFIX: Final = ".jsonl.gz"
_NAME: Final = re.compile(rf"([0-9a-f]{{16}}){re.escape(_SUFFIX)}", re.ASCII)
#: What a file may hold once it is unpacked: many times the longest record there can be.
_MOST_BYTES: Final = 64 * 1024 * 1024
#: Files are for the processes of the server; who else runs on the machine has no business with private tables.
_MODE: Final = 0o640


class RecordLost(QuadrigaError):
    """The file of a table's record is not there, or is not what was written."""


class _Head(msgspec.Struct, frozen=True, tag_field="type", tag="archive"):
    format: Literal[1]
    table: str
    #: What the rules made of each entry, one behind the other, in hexadecimal.
    traces: str


class Archived(msgspec.Struct, frozen=True):
    """A record as it lies in the database and in a file: its lines, their hashes, and all traces joined."""

    bodies: list[bytes]
    digests: list[bytes]
    traces: bytes


class Archive:
    """A folder of records, if the operator has set one."""

    def __init__(self, folder: str) -> None:
        self.folder = Path(folder) if folder else None

    @classmethod
    def of(cls, settings: Settings) -> Archive:
        return cls(settings.archive)

    def path(self, table: str) -> Path:
        """Where a table's file lies: in one of 256 folders, so that none of them grows too large to be listed."""
        if self.folder is None:
            raise RecordLost("no archive is set")
        return self.folder / table[:2] / name_of(table)

    def has(self, table: str) -> bool:
        return self.folder is not None and self.path(table).is_file()

    def write(self, table: str, record: Archived) -> bytes:
        """Write a table's file, durably, and answer its SHA-256. One left by somebody interrupted is replaced."""
        head = msgspec.json.encode(_Head(_FORMAT, table, record.traces.hex()))
        lines = [head, *map(write_line, record.bodies, record.digests)]
        return self.put(table, gzip.compress(b"\n".join(lines) + b"\n", mtime=0))

    def put(self, table: str, data: bytes) -> bytes:
        """Give a table its file, whole or not at all, and durably; answers its SHA-256."""
        path = self.path(table)
        _make_folder(path.parent)
        part = path.with_name(f".{path.name}.part")
        opened = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | getattr(os, "O_BINARY", 0), _MODE)
        with os.fdopen(opened, "wb") as file:
            file.write(data)
            file.flush()
            _hand_over(part)
            os.fsync(file.fileno())
        part.replace(path)
        sync_folder(path.parent)
        return hashlib.sha256(data).digest()

    def data(self, table: str, sha256: bytes) -> bytes:
        """A table's file as it was written; raises `RecordLost` for one that is not there, or differs."""
        try:
            data = self.path(table).read_bytes()
        except OSError as error:
            raise RecordLost(error.strerror or type(error).__name__) from None
        if hashlib.sha256(data).digest() != sha256:
            raise RecordLost("the file is not what was written")
        return data

    def read(self, table: str, sha256: bytes) -> Archived:
        """A table's record from its file; raises `RecordLost`."""
        unpacking = zlib.decompressobj(wbits=31)
        try:
            text = unpacking.decompress(self.data(table, sha256), _MOST_BYTES)
            first, *lines = text.split(b"\n")[:-1]
            head = msgspec.json.decode(first, type=_Head)
            cut = [split_line(line, seq) for seq, line in enumerate(lines)]
            traces = bytes.fromhex(head.traces)
        except (zlib.error, msgspec.MsgspecError, RecordError, ValueError) as error:
            raise RecordLost(f"the file cannot be read: {type(error).__name__}") from None
        if head.table != table or not unpacking.eof:
            raise RecordLost("the file is not this table's")
        return Archived([body for body, _ in cut], [digest for _, digest in cut], traces)


def _make_folder(folder: Path) -> None:
    if folder.is_dir():
        return
    _make_folder(folder.parent)
    folder.mkdir(mode=0o750)
    _hand_over(folder)
    sync_folder(folder.parent)


def _hand_over(made: Path) -> None:
    """What root makes belongs to whose folder it is made in: the processes that read it are not root."""
    if sys.platform != "win32" and os.geteuid() == 0:
        owner = made.parent.stat()
        os.chown(made, owner.st_uid, owner.st_gid)


def table_named(name: str) -> str | None:
    """The table whose file has this name; None for any other name."""
    found = _NAME.fullmatch(name)
    return found[1] if found else None


def name_of(table: str) -> str:
    return f"{table}{_SUFFIX}"
