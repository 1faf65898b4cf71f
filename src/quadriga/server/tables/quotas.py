"""How many unfinished tables one person may host, and how many of them without any person.

They are counted in the transaction that adds one, with the host's row locked: of twenty requests at once each finds
what the one before it made.
"""

from __future__ import annotations

from typing import Final

from quadriga.server.people.sessions import hold_person
from quadriga.server.problems import conflict
from quadriga.server.settings import Settings
from quadriga.server.storage.pool import Connection, Pool

_UNFINISHED: Final = "SELECT count(*) FROM game_table WHERE host = $1 AND status NOT IN ('over', 'closed')"
#: Bots on every seat. A table with a free seat still waits for somebody.
_OF_BOTS: Final = _UNFINISHED + " AND NOT EXISTS (SELECT FROM seat WHERE table_id = game_table.id AND bot IS NULL)"


async def check_tables(connection: Connection, settings: Settings, host: int) -> None:
    """Refuse a table more than one host may have."""
    if settings.tables_per_person:
        await hold_person(connection, host)
        await look_at_tables(connection, settings, host)


async def look_at_tables(connection: Connection | Pool, settings: Settings, host: int) -> None:
    """The same without holding the host, for before the work is done that a table takes: it is asked again after."""
    most = settings.tables_per_person
    if most and await connection.fetchval(_UNFINISHED, host) >= most:
        raise conflict(
            "too-many-tables-hosted", f"you host {most} tables; finish or close one first", args={"most": most}
        )


async def check_bot_tables(connection: Connection, settings: Settings, host: int) -> None:
    """Refuse the table just written, or changed, if it is one more of bots alone than one host may have."""
    most = settings.bot_tables_per_person
    if not most:
        return
    await hold_person(connection, host)
    if await connection.fetchval(_OF_BOTS, host) > most:
        raise conflict(
            "too-many-bot-tables",
            f"bots play alone at {most} of your tables; wait until one is over, or sit down yourself",
            args={"most": most},
        )
