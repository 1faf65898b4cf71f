"""Spectators: who looks on without a seat, by the streams they have open at any process."""

from __future__ import annotations

from datetime import timedelta
from typing import Final

import msgspec

from quadriga.server.storage.pool import Pool
from quadriga.server.storage.table_rows import TableRow

#: How many are named; all are counted.
MOST_NAMED: Final = 50


class WatcherShown(msgspec.Struct, frozen=True):
    #: By this number the host sends them away.
    n: int
    name: str


class WatchersShown(msgspec.Struct, frozen=True):
    watchers: list[WatcherShown]
    #: How many there are, also those who are not named.
    count: int


async def arrive(pool: Pool, table: str, person_id: int, ttl: timedelta) -> None:
    """Nobody does where table or person are gone: forgotten, say, while their stream was being opened."""
    await pool.execute(
        """
        INSERT INTO watcher (table_id, person_id, here_until)
        SELECT game_table.id, person.id, now() + $3 FROM game_table, person
        WHERE game_table.id = $1 AND person.id = $2 FOR KEY SHARE
        ON CONFLICT (table_id, person_id) DO UPDATE SET here_until = excluded.here_until
        """,
        table,
        person_id,
        ttl,
    )


async def renew(pool: Pool, present: list[tuple[str, int]], ttl: timedelta) -> None:
    """Say of tables and people that they are still there; of those who left, until when they are believed to be."""
    await pool.execute(
        """
        UPDATE watcher SET here_until = now() + $3
        WHERE (table_id, person_id) IN (
            SELECT table_id, person_id FROM watcher
            JOIN unnest($1::text[], $2::bigint[]) AS present (table_id, person_id) USING (table_id, person_id)
            FOR UPDATE OF watcher SKIP LOCKED  -- whoever is being sent away or forgotten just now needs no renewal
        )
        """,
        [table for table, _ in present],
        [person_id for _, person_id in present],
        ttl,
    )


async def watchers_of(pool: Pool, row: TableRow) -> WatchersShown:
    """Who looks on now. The host and who sits there are not among them."""
    seated = [seat.person_id for seat in row.seats if seat.person_id is not None]
    rows = await pool.fetch(
        """
        SELECT n, name, count(*) OVER () AS count FROM watcher JOIN person ON person.id = person_id
        WHERE table_id = $1 AND here_until > now() AND person_id <> ALL($2::bigint[]) ORDER BY n LIMIT $3
        """,
        row.id,
        [*seated, row.host],
        MOST_NAMED,
    )
    return WatchersShown([WatcherShown(one["n"], one["name"]) for one in rows], rows[0]["count"] if rows else 0)
