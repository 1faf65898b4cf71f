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
#: What happens to a seat whose time is over: a harmless move, a bot sits down there, it resigns, or nothing.
Late = Literal["move", "bot", "resign", "wait"]


#: The kind of the note that somebody was forgotten at a table.
FORGOTTEN: Final = "forgotten"


class Timing(msgspec.Struct, frozen=True):
    """A table's clock as it was chosen when the table was opened."""

    #: Seconds of its own for each move.
    move_seconds: int | None = None
    #: Seconds each seat has beside those, for the whole game, and what a move adds to them.
    reserve_seconds: int = 0
    increment_seconds: int = 0
    late: Late = "move"
    #: Seconds without a stream after which a seat that the table waits for counts as absent.
    absent_seconds: int = 86_400
    #: The bot that takes the place of who is late or absent.
    stand_in: str = "greedy"

    @property
    def runs(self) -> bool:
        """Whether there is a clock at all."""
        return self.move_seconds is not None or self.reserve_seconds > 0


class Clock(msgspec.Struct, frozen=True):
    """Where a table's clock stood when its last entry was written; all else follows from the time since then."""

    at: datetime
    #: Seconds each seat has left of its own time for a move, and in reserve.
    move_left: tuple[float, ...] = ()
    reserves: tuple[float, ...] = ()
    #: Moves taken back and not made again, and how often something was taken back since the game last went on.
    taken_back: int = 0
    take_backs: int = 0

    def left(self, seat: int) -> float:
        """Seconds a seat has in all."""
        return self.move_left[seat] + self.reserves[seat]

    @classmethod
    def of(cls, row: Any) -> Clock:
        """The clock from the columns of `CLOCK`."""
        own, spare = tuple(row["move_left"]), tuple(row["reserves"])
        return cls(row["clock_at"], own, spare, row["taken_back"], row["take_backs"])


#: The columns a clock is read from.
CLOCK: Final = "clock_at, move_left, reserves, taken_back, take_backs"


class SeatRow(msgspec.Struct, frozen=True):
    seat: int
    person_id: int | None
    name: str | None
    bot: str | None
    nonce_hash: str
    here: bool
    #: Whoever sat here was forgotten.
    forgotten: bool

    @property
    def taken(self) -> bool:
        return self.person_id is not None or self.bot is not None or self.forgotten


class WithheldRow(msgspec.Struct, frozen=True):
    """Somebody who withheld a nonce at the start, and how often."""

    name: str
    times: int


class Forked(msgspec.Struct, frozen=True, omit_defaults=True):
    """Whence a table comes that goes on from a position of another one."""

    table: str
    #: The entry it was the position after.
    entry: int
    #: What this seat could not see there is drawn anew; without one it lies as it lay.
    seat: int | None = None


class TableRow(msgspec.Struct, frozen=True):
    id: str
    game: str
    edition: str
    options: dict[str, OptionValue]
    status: Status
    #: None: whoever it was has been forgotten, and nobody sits here who could follow.
    host: int | None
    in_lobby: bool
    watch: Watch
    #: Hints for everyone: every seat may ask what a bot would do, whoever else sits there.
    hints: bool
    invite: str
    timing: Timing
    commitment: str
    head: int
    notes: int
    decider: int | None
    #: When the job process has to look after the table.
    deadline: datetime | None
    clock: Clock
    rematch: str | None
    chat_closed: bool
    #: How many were sent away; each of them may have streams that must ask again.
    sent_away: int
    #: How often the deal was sealed anew, and whose absence it was.
    sealed_anew: int
    #: Closed because nobody came.
    lapsed: bool
    #: The SHA-256 of the file in the archive that has its entries.
    archived: bytes | None
    origin: Forked | None
    seats: tuple[SeatRow, ...]
    withheld: tuple[WithheldRow, ...] = ()

    @property
    def concerns(self) -> tuple[object, ...]:
        """All that decides who may see what here."""
        return self.status, self.host, self.in_lobby, self.sent_away, *(seat.person_id for seat in self.seats)

    def seat_of(self, person_id: int) -> int | None:
        return next((one.seat for one in self.seats if one.person_id == person_id), None)


class NoteRow(msgspec.Struct, frozen=True):
    """Something that happened around the game; everybody who may see the table may read it."""

    n: int
    kind: str
    seat: int | None
    body: dict[str, Any]
    at: datetime
    #: Who wrote it, for a line of chat; told to nobody.
    person_id: int | None = None


_ID: Final = re.compile(r"[0-9a-f]{16}", re.ASCII)
_TIMING: Final = Timing.__struct_fields__
#: The fields of a table that are columns of its row, one by one.
_PLAIN: Final = tuple(
    field for field in TableRow.__struct_fields__ if field not in ("timing", "clock", "seats", "withheld")
)
_TABLE: Final = f"SELECT {', '.join((*_PLAIN, *_TIMING))}, {CLOCK} FROM game_table WHERE id = $1 "
_SEATS: Final = """
SELECT seat, person_id, name, bot, nonce_hash, here, forgotten
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
    plain = {name: row[name] for name in _PLAIN} | {"origin": row["origin"] and Forked(**row["origin"])}
    timing = Timing(*(row[name] for name in _TIMING))
    return TableRow(**plain, timing=timing, clock=Clock.of(row), seats=seats, withheld=withheld)


async def hold_table(connection: Connection, id: str) -> None:
    """Let nobody else change a table until the transaction ends. Tables are held before their seats, by everyone."""
    await connection.execute("SELECT FROM game_table WHERE id = $1 FOR UPDATE", id)


async def fetch_notes(connection: Connection | Pool, id: str, after: int, limit: int) -> list[NoteRow]:
    """The notes after one, the newest `limit` of them, oldest first."""
    rows = await connection.fetch(
        "SELECT n, kind, seat, body, at, person_id FROM note WHERE table_id = $1 AND n > $2 ORDER BY n DESC LIMIT $3",
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
    person_id: int | None = None,
) -> int:
    """Write a note and answer its number. It belongs to who sits there now, and is forgotten with them."""
    number: int = await connection.fetchval(
        """
        WITH counted AS (
            UPDATE game_table SET notes = notes + 1, changed_at = now() WHERE id = $1 RETURNING notes
        )
        INSERT INTO note (table_id, n, kind, seat, body, request, person_id)
        SELECT $1, notes, $2, $3, $4, $5,
               coalesce($6, (SELECT person_id FROM seat WHERE table_id = $1 AND seat = $3)) FROM counted
        RETURNING n
        """,
        id,
        kind,
        seat,
        body or {},
        request,
        person_id,
    )
    return number
