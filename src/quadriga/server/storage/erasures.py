"""A suppression list: who was forgotten, as keyed hashes in a file that is in no backup of the database.

A backup from before an erasure still has the person in it. Putting it back would bring them back, so `quadriga restore`
holds everybody in it against this file. A line is a date, the name of a key, and HMAC-SHA256 of the person's number and
the moment they came: without the key, which is derived from those of the seeds, it says nothing about anybody. The
moment is part of it because numbers come again: after a restore, the next guests get those of people who came after
the backup.
"""

from __future__ import annotations

import hashlib
import hmac
import os
import re
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

import msgspec

from quadriga.core.errors import QuadrigaError
from quadriga.server.settings import PREFIX, Settings, SettingsError
from quadriga.server.storage.files import lock, sync_folder
from quadriga.server.storage.seeds import Seeds

#: Windows writes more than it is given where it is not told that the file has no ends of lines.
_AS_IT_IS: Final[int] = getattr(os, "O_BINARY", 0)
_LABEL: Final = b"quadriga erasures 1"
_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
_LINE: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2} ([0-9a-f]{8}) ([0-9a-f]{64})", re.ASCII)


class ErasureNotKept(QuadrigaError):
    """The file could not be written, so nothing may be erased: a backup would bring it back unnoticed."""


class Kept(msgspec.Struct, frozen=True):
    """What the file says: the hashes, and how many lines are none or were made with a key that is not here."""

    hashes: frozenset[bytes]
    unreadable: int


class Erasures:
    """The file, if the operator has set one."""

    def __init__(self, path: str, seeds: Seeds) -> None:
        self._path = Path(path) if path else None
        self._keys: Final = {_name_of(key): key for key in seeds.derived(_LABEL)}

    @classmethod
    def of(cls, settings: Settings, seeds: Seeds) -> Erasures:
        return cls(settings.erasures, seeds)

    @property
    def kept(self) -> bool:
        """Whether there is a file at all."""
        return self._path is not None

    def prepare(self) -> None:
        """Make the file, and raise `SettingsError` where it cannot be written: better now than when somebody asks."""
        if self._path is None:
            return
        try:
            os.close(self._open())
        except OSError as error:
            raise SettingsError(f"{PREFIX}ERASURES cannot be written: {error.strerror}") from None

    def add(self, person_id: int, came_at: datetime, now: datetime) -> None:
        """Write a person's line, durably. Blocks; several processes may do it at once."""
        if self._path is None:
            return
        name, key = next(iter(self._keys.items()))
        line = f"{now:%Y-%m-%d} {name} {_hash(key, person_id, came_at).hex()}\n".encode("ascii")
        try:
            file = self._open()
            try:
                lock(file)
                if os.lseek(file, 0, os.SEEK_END):
                    os.lseek(file, -1, os.SEEK_END)
                    if os.read(file, 1) != b"\n":
                        line = b"\n" + line  # somebody was interrupted in the middle of a line
                if os.write(file, line) != len(line):
                    raise OSError("the disk is full")
                os.fsync(file)
            finally:
                os.close(file)
        except OSError as error:
            raise ErasureNotKept(f"the file of erasures cannot be written: {error.strerror or error}") from None

    def read(self) -> Kept | None:
        """The whole file; None where none is set, or it is not there."""
        if self._path is None or not self._path.exists():
            return None
        hashes, unreadable = set(), 0
        for line in self._path.read_text(encoding="ascii", errors="replace").splitlines():
            found = _LINE.fullmatch(line)
            if found is not None and found[1] in self._keys:
                hashes.add(bytes.fromhex(found[2]))
            else:
                unreadable += bool(line.strip())
        return Kept(frozenset(hashes), unreadable)

    def has(self, kept: Kept, person_id: int, came_at: datetime) -> bool:
        """Whether a person is among those who were forgotten."""
        return any(_hash(key, person_id, came_at) in kept.hashes for key in self._keys.values())

    def _open(self) -> int:
        assert self._path is not None
        new = not self._path.exists()
        file = os.open(self._path, os.O_RDWR | os.O_APPEND | os.O_CREAT | _AS_IT_IS, 0o600)
        if new:
            sync_folder(self._path.parent)
        return file


def _hash(key: bytes, person_id: int, came_at: datetime) -> bytes:
    moment = (came_at - _EPOCH) // timedelta(microseconds=1)
    return hmac.digest(key, f"{person_id} {moment}".encode("ascii"), "sha256")


def _name_of(key: bytes) -> str:
    return hashlib.sha256(key).hexdigest()[:8]
