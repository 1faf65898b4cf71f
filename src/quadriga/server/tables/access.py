"""Authorization: who may see a table, watch it, act at it. Every route asks here."""

from __future__ import annotations

import msgspec

from quadriga.server.people.mutes import muted_among
from quadriga.server.people.sessions import Person
from quadriga.server.problems import Problem, barred, not_found
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
    #: Was sent away.
    barred: bool = False


BARRED = Access(barred=True)


async def access_to(connection: Connection | Pool, row: TableRow, person: Person) -> Access:
    seat, host = row.seat_of(person.id), row.host == person.id
    if seat is not None:
        return Access(seat, host, sees=True, watches=True)
    visitor = await connection.fetchrow(
        "SELECT barred FROM visitor WHERE table_id = $1 AND person_id = $2", row.id, person.id
    )
    if visitor is not None and visitor["barred"]:
        return BARRED
    invited = host or visitor is not None
    sees = invited or row.in_lobby
    watches = sees and (row.watch == "anyone" or (row.watch == "invited" and invited))
    return Access(None, host, sees, watches)


def refuse(access: Access) -> Problem:
    """What somebody is told who may not see a table: that there is none or, if they have been there, why."""
    return barred() if access.barred else not_found()


async def muted_seats(pool: Pool, row: TableRow, person: Person) -> tuple[int, ...]:
    """The seats at a table whose people somebody has muted."""
    others = {one.person_id for one in row.seats if one.person_id is not None} - {person.id}
    muted = await muted_among(pool, person, others)
    return tuple(one.seat for one in row.seats if one.person_id in muted)
