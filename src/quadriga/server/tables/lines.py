"""The lines of a table's record as they are sent to another process, fetched so that this one has nothing to do.

They come from the database, or from the archive once they have been moved there.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec
import structlog

from quadriga.core.registry import find_game
from quadriga.server.storage.archive import Archive, RecordLost
from quadriga.server.storage.pool import Pool
from quadriga.server.storage.table_rows import CLOCK, TableRow
from quadriga.server.tables.editions import text_of
from quadriga.server.tables.replaying import BETWEEN, TRACE_BYTES, Lines

#: Beyond the last entry of any table.
LAST: Final = 2_000_000_000
#: One row however long the record is: thousands would keep the event loop busy. The clock comes with the last entry.
#: Where there is no entry they are in the archive: both are looked at in one statement, so that nothing is in between.
_LINES: Final = f"""
SELECT bodies, digests, traces, archived, {CLOCK}
FROM (
    SELECT string_agg(body, $3 ORDER BY seq) AS bodies, string_agg(digest, '' ORDER BY seq) AS digests,
           string_agg(trace, '' ORDER BY seq) AS traces, max(seq) AS last
    FROM entry WHERE table_id = $1 AND seq <= $2
) AS lines LEFT JOIN game_table ON id = $1 AND (head = last OR last IS NULL)
"""
_log: Final = structlog.get_logger("quadriga.tables")


async def fetch_lines(pool: Pool, archive: Archive, table: TableRow, last: int = LAST) -> tuple[Lines, Any]:
    """A table's record up to an entry, and the row that has the clock if that was the last one.

    Raises `RecordLost` where it was archived and the file cannot be read.
    """
    row = await pool.fetchrow(_LINES, table.id, last, BETWEEN)
    assert row is not None
    edition = await _own_edition(pool, table)
    if row["archived"] is None:
        return Lines(row["bodies"], row["digests"], row["traces"], edition), row
    lines = await archived_lines(archive, table.id, row["archived"], last)
    return msgspec.structs.replace(lines, edition=edition), row


async def archived_lines(archive: Archive, id: str, sha256: bytes, last: int = LAST) -> Lines:
    """A record from the archive, up to an entry; whatever is wrong with its file is logged."""
    try:
        return await asyncio.to_thread(_read, archive, id, sha256, last)
    except RecordLost as error:
        _log.warning("record cannot be read from the archive", table=id, reason=str(error))
        raise


def _read(archive: Archive, id: str, sha256: bytes, last: int) -> Lines:
    found, lines = archive.read(id, sha256), last + 1
    bodies, digests = BETWEEN.join(found.bodies[:lines]), b"".join(found.digests[:lines])
    return Lines(bodies, digests, found.traces[: lines * TRACE_BYTES])


async def _own_edition(pool: Pool, table: TableRow) -> str | None:
    """The data file of a table that plays by one that did not come with the program."""
    game = find_game(table.game)
    if table.edition in {game.edition(name).hash for name in game.meta.editions}:
        return None
    return await text_of(pool, table.game, table.edition)
