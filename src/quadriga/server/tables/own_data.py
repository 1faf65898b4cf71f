"""Data portability: all that is kept about one person, as one JSON document written piece by piece.

It is made for that person, so it has what they may know: of a game that is not over their own moves, as a step tells
them, and the whole record, which is everybody's, once it is. Keyset pagination reads it: no connection is held while a
slow reader takes their time, and no more than a page, or one record, is in memory.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any, Final

import asyncpg

from quadriga.core.record import MoveEntry, Record, TimeoutEntry, read_body
from quadriga.server.people.sessions import Person
from quadriga.server.storage.archive import Archive, RecordLost
from quadriga.server.storage.pool import Pool
from quadriga.server.tables.lines import archived_lines
from quadriga.server.tables.serialize import encode

#: Rows read at once.
_PAGE: Final = 200
#: What is kept, by its name in the document; each query takes the person and the row the last page ended with. Of
#: sessions, which tokens are too, there is no secret to tell: only digests are kept.
_PARTS: Final = {
    "sessions": """
        SELECT created_at AS since, expires_at AS until, digest AS key FROM session
        WHERE person_id = $1 AND digest > coalesce($2, ''::bytea) ORDER BY digest
    """,
    "data_files": """
        SELECT game, hash, text, created_at AS since, ARRAY[game, hash] AS key FROM edition
        WHERE person_id = $1 AND ARRAY[game, hash] > coalesce($2::text[], '{}') ORDER BY game, hash
    """,
    "visits": """
        SELECT table_id AS table, table_id AS key FROM visitor
        WHERE person_id = $1 AND table_id > coalesce($2, '') ORDER BY table_id
    """,
    "standing_orders": """
        SELECT table_id AS table, orders, table_id AS key FROM standing_order
        WHERE person_id = $1 AND table_id > coalesce($2, '') ORDER BY table_id
    """,
    "nonces_withheld": """
        SELECT table_id AS table, times, table_id AS key FROM withheld
        WHERE person_id = $1 AND table_id > coalesce($2, '') ORDER BY table_id
    """,
    "notes": """
        SELECT table_id AS table, n, kind, at, seat, body, ROW(table_id, n) AS key FROM note
        WHERE person_id = $1 AND ($2::text IS NULL OR (table_id, n) > ($2, $3::integer)) ORDER BY table_id, n
    """,
    "tables": """
        SELECT id, game, edition, options, status, seat.seat, coalesce(host = $1, false) AS host, created_at AS since,
               id AS key
        FROM seat JOIN game_table ON id = table_id
        WHERE person_id = $1 AND id > coalesce($2, '') ORDER BY id
    """,
}


async def pieces(pool: Pool, archive: Archive, person: Person) -> AsyncIterator[bytes]:
    """The document, a few rows at a time. Who is forgotten while it is being written gets the end of it empty."""
    since = await pool.fetchval("SELECT created_at FROM person WHERE id = $1", person.id)
    yield b'{"person":' + encode({"id": person.id, "name": person.name, "since": since})
    for name in _PARTS:
        between = f',"{name}":['.encode()
        async for row in _rows(pool, name, person.id):
            shown = {column: value for column, value in row.items() if column != "key"}
            if name == "tables":
                shown |= await _play(pool, archive, row)
            yield between + encode(shown)
            between = b","
        yield (between if between != b"," else b"") + b"]"
    yield b"}\n"


async def _rows(pool: Pool, name: str, person_id: int) -> AsyncIterator[asyncpg.Record]:
    """All rows of a part, page by page."""
    keys: tuple[Any, ...] = (None, None) if name == "notes" else (None,)
    while page := await pool.fetch(f"{_PARTS[name]} LIMIT {_PAGE}", person_id, *keys):
        for row in page:
            yield row
        last = page[-1]["key"]
        keys = tuple(last) if name == "notes" else (last,)


async def _play(pool: Pool, archive: Archive, row: asyncpg.Record) -> dict[str, Any]:
    """What the person did at a table: the record that proves it, or as long as the game goes on their own moves."""
    id, seat = row["id"], row["seat"]
    if row["status"] in ("over", "closed"):
        dealt = await pool.fetchval("SELECT head >= 0 FROM game_table WHERE id = $1", id)
        return {"record": await _record_of(pool, archive, id)} if dealt else {}
    moves = []
    for one in await pool.fetch("SELECT seq, body, at FROM entry WHERE table_id = $1 AND seq > 0 ORDER BY seq", id):
        entry = read_body(one["body"], one["seq"])
        if isinstance(entry, MoveEntry | TimeoutEntry) and entry.seat == seat:
            moves.append({"seq": entry.seq, "at": one["at"], "move": entry.move})
    return {"moves": moves}


async def _record_of(pool: Pool, archive: Archive, id: str) -> str | None:
    """The record as it is published; None where its file in the archive cannot be read."""
    rows = await pool.fetch("SELECT body, digest FROM entry WHERE table_id = $1 ORDER BY seq", id)
    if rows:
        return bytes(Record.of([row["body"] for row in rows], [row["digest"] for row in rows])).decode()
    archived = await pool.fetchval("SELECT archived FROM game_table WHERE id = $1", id)
    try:
        return bytes((await archived_lines(archive, id, archived)).record()).decode()
    except RecordLost:
        return None
