"""The lines of a table's record as they are sent to another process, fetched so that this one has nothing to do."""

from __future__ import annotations

from typing import Any, Final

from quadriga.core.registry import find_game
from quadriga.server.storage.pool import Pool
from quadriga.server.storage.table_rows import CLOCK, TableRow
from quadriga.server.tables.editions import text_of
from quadriga.server.tables.replaying import BETWEEN, Lines

#: Beyond the last entry of any table.
LAST: Final = 2_000_000_000
#: One row however long the record is: thousands would keep the event loop busy. The clock comes with the last entry.
_LINES: Final = f"""
SELECT bodies, digests, traces, {CLOCK}
FROM (
    SELECT string_agg(body, $3 ORDER BY seq) AS bodies, string_agg(digest, '' ORDER BY seq) AS digests,
           string_agg(trace, '' ORDER BY seq) AS traces, max(seq) AS last
    FROM entry WHERE table_id = $1 AND seq <= $2
) AS lines LEFT JOIN game_table ON id = $1 AND head = last
"""


async def fetch_lines(pool: Pool, table: TableRow, last: int = LAST) -> tuple[Lines, Any]:
    """A table's record up to an entry, and the row that has the clock if that was the last one."""
    row = await pool.fetchrow(_LINES, table.id, last, BETWEEN)
    assert row is not None
    return Lines(row["bodies"], row["digests"], row["traces"], await _own_edition(pool, table)), row


async def _own_edition(pool: Pool, table: TableRow) -> str | None:
    """The data file of a table that plays by one that did not come with the program."""
    game = find_game(table.game)
    if table.edition in {game.edition(name).hash for name in game.meta.editions}:
        return None
    return await text_of(pool, table.game, table.edition)
