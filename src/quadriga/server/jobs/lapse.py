"""Tables that nobody came to: closed after a while, so that the lobby holds those that are still meant."""

from __future__ import annotations

from datetime import timedelta
from typing import Final

import structlog

from quadriga.server.storage.pool import AWAY, Connection
from quadriga.server.tables.seating import end_without_result, tell
from quadriga.server.tables.service import Service

#: Seconds between two looks, and how many tables one look closes.
LAPSE_POLL: Final = 30.0
_AT_ONCE: Final = 100

_log: Final = structlog.get_logger("quadriga.jobs")

#: Not started, nothing happened there for long enough, and of people only the host sits there.
_FORGOTTEN: Final = """
SELECT id FROM game_table
WHERE status = 'open' AND changed_at < now() - $1::interval AND ($2::text IS NULL OR id = $2)
  AND NOT EXISTS (SELECT FROM seat WHERE table_id = game_table.id AND person_id <> game_table.host)
LIMIT $3
"""


async def lapse_tables(service: Service) -> None:
    """Close the tables that nobody but their host joined in time."""
    hours = service.settings.lapse_hours
    if hours <= 0:
        return
    after = timedelta(hours=hours)
    for row in await service.pool.fetch(_FORGOTTEN, after, None, _AT_ONCE):
        try:
            await _lapse(service, row["id"], after)
        except AWAY:
            raise
        except Exception as error:  # one bad table must not keep the others
            _log.error("table cannot lapse", table=row["id"], error=type(error).__name__)


async def _lapse(service: Service, id: str, after: timedelta) -> None:
    async with service.pool.acquire() as connection, connection.transaction():
        sitting = await _close(connection, service, id, after)
    if sitting is not None:
        await tell(service, id)
        for person in sitting:
            service.announce_to(person, id)


async def _close(connection: Connection, service: Service, id: str, after: timedelta) -> list[int] | None:
    """Close a table, if it is still forgotten now that nobody else can change it; answers who sat there."""
    if await connection.fetchval(f"{_FORGOTTEN} FOR UPDATE SKIP LOCKED", after, id, 1) is None:
        return None
    sitting = await connection.fetch("SELECT person_id FROM seat WHERE table_id = $1 AND person_id IS NOT NULL", id)
    await connection.execute("UPDATE game_table SET lapsed = true WHERE id = $1", id)
    await end_without_result(connection, service.seeds, id, None, note="lapsed")
    return [row["person_id"] for row in sitting]
