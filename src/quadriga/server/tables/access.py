"""Authorization: who may see a table, watch it, act at it. Every route asks here."""

from __future__ import annotations

import msgspec

from quadriga.server.people.sessions import Person
from quadriga.server.storage.pool import Connection, Pool
from quadriga.server.storage.table_rows import TableRow


class Access(msgspec.Struct, frozen=True):
    #: The seat this person sits on.
    seat: int | None = None
    host: bool = False
    #: May know the table, who sits there, and its notes.
    sees: bool = False
    #: May see the game: as its own seat, or as a spectator.
    watches: bool = False


NONE = Access()


async def access_to(connection: Connection | Pool, row: TableRow, person: Person) -> Access:
    seat, host = row.seat_of(person.id), row.host == person.id
    if seat is not None:
        return Access(seat, host, sees=True, watches=True)
    visitor = await connection.fetchrow(
        "SELECT barred FROM visitor WHERE table_id = $1 AND person_id = $2", row.id, person.id
    )
    if visitor is not None and visitor["barred"]:
        return NONE
    invited = host or visitor is not None
    sees = invited or row.in_lobby
    watches = sees and (row.watch == "anyone" or (row.watch == "invited" and invited))
    return Access(None, host, sees, watches)
