"""A game on its way to a file: its record line by line, and beside it, until the game is over, what going on takes.

A record holds its seed only once it is over. Until then the seed is in a second file, `NAME.resume`, which its owner
alone may read; whoever has it knows every draw to come.
"""

from __future__ import annotations

import hashlib
import os
from pathlib import Path
from typing import Final

import msgspec

from quadriga.core.errors import RecordError
from quadriga.core.game import Game
from quadriga.core.record import Record, write_line
from quadriga.core.replay import resume
from quadriga.core.table import Table

SUFFIX: Final = ".resume"
#: No game is longer: a file that is was not written here.
MOST_BYTES: Final = 64 * 1024 * 1024
MOST_BESIDE: Final = 64 * 1024


class Resume(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the record lacks: the seed, and what the people at the keyboard are called."""

    seed: str
    names: tuple[str, ...]


class Kept:
    """Keeps one table in a file."""

    def __init__(self, file: Path, seed: bytes, names: tuple[str, ...]) -> None:
        self.file = file
        self.resume = Resume(seed.hex(), names)
        self._written = 0

    def write(self, table: Table) -> None:
        """Write what the record has gained since."""
        record = table.record
        lines = map(write_line, record.bodies[self._written :], record.digests[self._written :])
        data = b"".join(line + b"\n" for line in lines)
        if self._written:
            with self.file.open("ab") as file:
                file.write(data)
        else:
            self._begin(data)
        self._written = len(record.bodies)
        if record.end is not None:
            beside(self.file).unlink(missing_ok=True)

    def _begin(self, data: bytes) -> None:
        """The seed first: a record that is there can be played on. What lay there before goes all at once."""
        write_secret(beside(self.file), msgspec.json.encode(self.resume))
        new = self.file.with_name(self.file.name + ".new")
        new.write_bytes(data)
        new.replace(self.file)


def beside(file: Path) -> Path:
    return file.with_name(file.name + SUFFIX)


def game_of(file: Path) -> str:
    """Which game a record is of."""
    return _record(file).header.game


def read(file: Path, game: Game) -> tuple[Table, Resume]:
    """The table in a file, ready to be played on, and what the file beside it says.

    Raises `RecordError` where the game is over, or the file beside it is missing or of another game.
    """
    record = _record(file)
    if record.end is not None:
        raise RecordError(len(record), "the game is over")
    secret = beside(file)
    try:
        with secret.open("rb") as opened:
            found = msgspec.json.decode(opened.read(MOST_BESIDE), type=Resume)
        seed = bytes.fromhex(found.seed)
    except (OSError, msgspec.DecodeError, ValueError) as error:
        raise RecordError(0, f"{secret.name} holds the seed and cannot be read: {error}") from None
    if len(found.names) != len(record.header.seats):
        raise RecordError(0, f"{secret.name} names {len(found.names)} seats, the record {len(record.header.seats)}")
    return resume(record, seed, tuple(b"" for _ in record.header.seats), game), found


def _record(file: Path) -> Record:
    """A record without its last line, if a power cut has cut it."""
    with file.open("rb") as opened:
        data = opened.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise RecordError(0, "the file is too large for a record")
    return Record.parse(data[: data.rfind(b"\n") + 1])


def left_file(game: str) -> Path:
    """Where the game lies that was left last."""
    return _state_folder() / f"{game}.jsonl"


def lesson_file(game: str) -> Path:
    """Where it is kept how far somebody has come in a guided first game."""
    return _state_folder() / f"learn-{game}.json"


def guest_file(server: str) -> Path:
    """Where it is kept who one is on a server."""
    return _state_folder() / f"guest-{hashlib.sha256(server.encode()).hexdigest()[:16]}"


def _state_folder() -> Path:
    """The folder for state of XDG, or of Windows."""
    named = os.environ.get("XDG_STATE_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(named) if named else Path.home() / ".local" / "state") / "quadriga"


def write_secret(file: Path, secret: bytes) -> None:
    """A file that its owner alone may read."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    file.unlink(missing_ok=True)
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as opened:
        opened.write(secret)


def remove(file: Path) -> None:
    file.unlink(missing_ok=True)
    beside(file).unlink(missing_ok=True)
