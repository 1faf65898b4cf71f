"""Lists of tables: those where somebody sits, and what a table looks like in any list."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import Any, Final

import msgspec

from quadriga.server.problems import unfit
from quadriga.server.storage.pool import Pool
from quadriga.server.storage.table_rows import Forked, Status


class Result(msgspec.Struct, frozen=True):
    """How a game ended: the place of each seat, 1 is best, and its points in units of the game's `points_per`."""

    places: list[int]
    points: list[int]


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
    #: The position of another table that it goes on from.
    origin: Forked | None = None
    #: Seats whose people were forgotten: they are not free, and have no name.
    forgotten: list[int] = []
    #: When the game last went on, and how it ended; told to those who sit there.
    played_at: datetime | None = None
    result: Result | None = None


class Mark(msgspec.Struct, frozen=True):
    """A fingerprint of somebody's tables: how many there are, and when the last of them changed."""

    tables: int = 0
    changed_at: datetime | None = None


class Mine(msgspec.Struct, frozen=True):
    """The tables where somebody sits, the most recent of them, and the mark of all."""

    tables: list[Listed]
    mark: Mark


#: Tables on a page, and what a page may be asked to begin after.
PAGE: Final = 100
#: Games that are over last, then by what changed last.
_ORDER: Final = "(status = 'over')::integer, -date_part('epoch', changed_at), id"
_MINE: Final = f"""
SELECT id, game, status,
       ARRAY(SELECT coalesce(person.name, other.bot, '') FROM seat other LEFT JOIN person ON person.id = other.person_id
             WHERE other.table_id = game_table.id ORDER BY other.seat) AS seats,
       head AS seq, decider, mine.seat, coalesce(host = $1, false) AS host, move_seconds, options, origin,
       ARRAY(SELECT other.seat FROM seat other WHERE other.table_id = game_table.id AND other.forgotten
             ORDER BY other.seat) AS forgotten,
       clock_at AS played_at, result,
       count(*) OVER () AS all_tables, max(changed_at) OVER () AS last_change
FROM seat mine JOIN game_table ON id = mine.table_id
WHERE mine.person_id = $1 AND status <> 'closed' {{after}} ORDER BY {_ORDER} LIMIT {PAGE}
"""
_FIRST: Final = _MINE.format(after="")
_AFTER: Final = _MINE.format(after=f"AND ({_ORDER}) > (SELECT {_ORDER} FROM game_table WHERE id = $2)")
_MARKS: Final = """
SELECT person_id, count(*) AS all_tables, max(changed_at) AS last_change
FROM seat JOIN game_table ON id = table_id
WHERE person_id = ANY($1::bigint[]) AND status <> 'closed' GROUP BY person_id
"""
_OF_LISTED: Final = Listed.__struct_fields__


async def tables_of(pool: Pool, person_id: int) -> Mine:
    rows = await pool.fetch(_FIRST, person_id)
    return Mine(_listed(rows), Mark(rows[0]["all_tables"], rows[0]["last_change"]) if rows else Mark())


async def tables_after(pool: Pool, person_id: int, id: str) -> list[Listed]:
    """The page of somebody's tables that comes after one of them."""
    sits = "SELECT FROM seat WHERE person_id = $1 AND table_id = $2"
    if await pool.fetchrow(sits, person_id, id) is None:
        raise unfit("no-such-page", "you do not sit at a table that a page could begin after")
    return _listed(await pool.fetch(_AFTER, person_id, id))


def _listed(rows: Iterable[Any]) -> list[Listed]:
    fields = ({name: row[name] for name in _OF_LISTED} for row in rows)
    return [Listed(**one | {"result": one["result"] and Result(**one["result"])} | origin_in(one)) for one in fields]


def origin_in(row: Any) -> dict[str, Forked | None]:
    """Whence the table of a row comes, as lists tell it."""
    return {"origin": row["origin"] and Forked(**row["origin"])}


async def marks_of(pool: Pool, people: Iterable[int]) -> dict[int, Mark]:
    """The marks of many people's tables, by one query; who sits nowhere has none."""
    rows = await pool.fetch(_MARKS, list(people))
    return {row["person_id"]: Mark(row["all_tables"], row["last_change"]) for row in rows}
