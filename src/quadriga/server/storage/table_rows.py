"""The rows of a table as PostgreSQL keeps them, apart from its entries."""

from __future__ import annotations

import re
import secrets
from datetime import datetime
from typing import Any, Final, Literal
from uuid import UUID

import msgspec

from quadriga.core.meta import OptionValue
from quadriga.server.storage.pool import Connection, Pool

Status = Literal["open", "revealing", "playing", "paused", "over", "closed"]
Watch = Literal["anyone", "invited", "nobody"]


class SeatRow(msgspec.Struct, frozen=True):
    seat: int
    person_id: int | None
    name: str | None
    bot: str | None
    nonce_hash: str
    here: bool

    @property
    def taken(self) -> bool:
        return self.person_id is not None or self.bot is not None


class WithheldRow(msgspec.Struct, frozen=True):
    """Somebody who withheld a nonce at the start, and how often."""

    name: str
    times: int


class TableRow(msgspec.Struct, frozen=True):
    id: str
    game: str
    edition: str
    options: dict[str, OptionValue]
    status: Status
    host: int
    in_lobby: bool
    watch: Watch
    invite: str
    move_seconds: int | None
    commitment: str
    head: int
    notes: int
    decider: int | None
    deadline: datetime | None
    rematch: str | None
    #: How often the deal was sealed anew, and whose absence it was.
    sealed_anew: int
    seats: tuple[SeatRow, ...]
    withheld: tuple[WithheldRow, ...] = ()

    @property
    def concerns(self) -> tuple[object, ...]:
        """All that decides who may see what here."""
        return self.status, *(seat.person_id for seat in self.seats)

    def seat_of(self, person_id: int) -> int | None:
        return next((one.seat for one in self.seats if one.person_id == person_id), None)


class NoteRow(msgspec.Struct, frozen=True):
    """Something that happened around the game; everybody who may see the table may read it."""

    n: int
    kind: str
    seat: int | None
    body: dict[str, Any]
    at: datetime


_ID: Final = re.compile(r"[0-9a-f]{16}", re.ASCII)
_TABLE: Final = """
SELECT id, game, edition, options, status, host, in_lobby, watch, invite, move_seconds, commitment, head, notes,
       decider, deadline, rematch, sealed_anew
FROM game_table WHERE id = $1
"""
_SEATS: Final = """
SELECT seat, person_id, name, bot, nonce_hash, here
FROM seat LEFT JOIN person ON person.id = seat.person_id WHERE table_id = $1 ORDER BY seat
"""


_WITHHELD: Final = """
SELECT name, times FROM withheld JOIN person ON person.id = withheld.person_id
WHERE table_id = $1 ORDER BY times DESC, person.id
"""


def new_id() -> str:
    return secrets.token_hex(8)


async def fetch_table(connection: Connection | Pool, id: str, *, lock: bool = False) -> TableRow | None:
    """A table with its seats; with `lock` nobody else can change it until the transaction ends."""
    if not _ID.fullmatch(id):
        return None  # whatever stands in an address, only what could be an id is asked for
    row = await connection.fetchrow(_TABLE + ("FOR UPDATE" if lock else ""), id)
    if row is None:
        return None
    seats = tuple(SeatRow(*seat) for seat in await connection.fetch(_SEATS, id))
    withheld: tuple[WithheldRow, ...] = ()
    if row["sealed_anew"]:
        withheld = tuple(WithheldRow(*one) for one in await connection.fetch(_WITHHELD, id))
    return TableRow(**row, seats=seats, withheld=withheld)


async def hold_table(connection: Connection, id: str) -> None:
    """Let nobody else change a table until the transaction ends. Tables are held before their seats, by everyone."""
    await connection.execute("SELECT FROM game_table WHERE id = $1 FOR UPDATE", id)


async def fetch_notes(connection: Connection | Pool, id: str, after: int, limit: int) -> list[NoteRow]:
    """The notes after one, the newest `limit` of them, oldest first."""
    rows = await connection.fetch(
        "SELECT n, kind, seat, body, at FROM note WHERE table_id = $1 AND n > $2 ORDER BY n DESC LIMIT $3",
        id,
        after,
        limit,
    )
    return [NoteRow(*row) for row in reversed(rows)]


async def add_note(
    connection: Connection,
    id: str,
    kind: str,
    seat: int | None = None,
    body: dict[str, Any] | None = None,
    request: UUID | None = None,
) -> int:
    """Write a note and answer its number."""
    number: int = await connection.fetchval(
        """
        WITH counted AS (
            UPDATE game_table SET notes = notes + 1, changed_at = now() WHERE id = $1 RETURNING notes
        )
        INSERT INTO note (table_id, n, kind, seat, body, request) SELECT $1, notes, $2, $3, $4, $5 FROM counted
        RETURNING n
        """,
        id,
        kind,
        seat,
        body or {},
        request,
    )
    return number
