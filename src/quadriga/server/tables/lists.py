"""Lists of tables: mine, and those in the lobby."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from quadriga.server.people.sessions import Person
from quadriga.server.storage.pool import Pool
from quadriga.server.storage.table_rows import Status


class Listed(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table in a list."""

    id: str
    game: str
    status: Status
    #: Who sits where: a name, a bot's name, or nothing for a free seat.
    seats: list[str]
    seq: int
    decider: int | None = None
    #: Where the reader sits.
    seat: int | None = None
    host: bool = False
    move_seconds: int | None = None
    options: dict[str, Any] = {}


_COLUMNS: Final = """
SELECT id, game, status,
       ARRAY(SELECT coalesce(person.name, other.bot, '') FROM seat other LEFT JOIN person ON person.id = other.person_id
             WHERE other.table_id = game_table.id ORDER BY other.seat) AS seats,
       head AS seq, decider, mine.seat, host = $1 AS host, move_seconds, options
"""
_MINE: Final = (
    _COLUMNS
    + """
FROM seat mine JOIN game_table ON id = mine.table_id
WHERE mine.person_id = $1 AND status <> 'closed' ORDER BY status = 'over', changed_at DESC LIMIT 100
"""
)
_LOBBY: Final = (
    _COLUMNS
    + """
FROM game_table LEFT JOIN seat mine ON mine.table_id = id AND mine.person_id = $1
WHERE in_lobby AND status = 'open' ORDER BY created_at DESC LIMIT 100
"""
)


async def tables_of(pool: Pool, person: Person) -> list[Listed]:
    return [Listed(**row) for row in await pool.fetch(_MINE, person.id)]


async def lobby(pool: Pool, person: Person) -> list[Listed]:
    return [Listed(**row) for row in await pool.fetch(_LOBBY, person.id)]
