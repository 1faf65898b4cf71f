"""The right to erasure: a person is forgotten everywhere at once, and their games remain.

Records have no names, so nothing in them changes. What a person wrote goes, and so do their old names in notes. A seat
they had at a game belongs to nobody from then on and is shown as somebody's; a seat before the deal is free again.

All of it is one transaction. Only the games have to be told that a seat has left, by an entry as any other: such seats
are marked in that transaction, and whoever comes first carries it out, the request itself or the job process.
"""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Final

import asyncpg
import msgspec

from quadriga.core.table import Table
from quadriga.server.problems import conflict, no_session, unfit
from quadriga.server.storage.erasures import Kept
from quadriga.server.storage.pool import Connection
from quadriga.server.storage.table_rows import FORGOTTEN, TableRow, add_note, fetch_table
from quadriga.server.tables import editions, fair_deal
from quadriga.server.tables.append import NotPlaying, TooLate, append
from quadriga.server.tables.cache import CachedTable
from quadriga.server.tables.clock import is_full, is_persons
from quadriga.server.tables.late import replace
from quadriga.server.tables.seating import end_without_result
from quadriga.server.tables.service import Service

#: Optimistic retries: other requests of the same person, or moves at their tables, may come between.
_ATTEMPTS: Final = 20
#: Batch size: seats that leave in one look of the job process, people read at once after a restore.
_AT_ONCE: Final = 100
_PEOPLE_AT_ONCE: Final = 10_000
#: Every table where something of a person is shown to others.
_TABLES: Final = """
SELECT table_id AS id FROM seat WHERE person_id = $1 UNION SELECT table_id FROM note WHERE person_id = $1
UNION SELECT table_id FROM withheld WHERE person_id = $1 UNION SELECT id FROM game_table WHERE host = $1
"""
#: Notes that belong to the table rather than to who caused them: they prove a deal, or lead to another table.
_OF_THE_TABLE: Final = ("closed", "rematch")
#: One statement for many tables. Nothing else in a row is touched: the table is not as new as this note.
_NOTE_EVERYWHERE: Final = f"""
WITH counted AS (UPDATE game_table SET notes = notes + 1 WHERE id = ANY($1) RETURNING id, notes)
INSERT INTO note (table_id, n, kind, seat, body)
SELECT id, notes, '{FORGOTTEN}', left_by.seat, '{{}}'
FROM counted LEFT JOIN unnest($2::text[], $3::smallint[]) AS left_by (table_id, seat) ON left_by.table_id = id
RETURNING table_id
"""


class Forgotten(msgspec.Struct, frozen=True):
    """Where somebody was forgotten, and the tables in the lobby among those."""

    tables: list[str]
    in_lobby: list[str]


class _Meanwhile(Exception):
    """The person came to another table while theirs were being locked."""


async def forget(service: Service, person_id: int, *, name: str | None = None) -> Forgotten:
    """Forget a person for good, and write down that it was done; `name` must be theirs, where one is given.

    Raises `ErasureNotKept`, and forgets nothing, when it cannot be written down.
    """
    for _ in range(_ATTEMPTS):
        try:
            async with service.pool.acquire() as connection, connection.transaction():
                forgotten = await _forget_on(connection, service, person_id, name)
            break
        except (_Meanwhile, asyncpg.DeadlockDetectedError):
            continue
    else:
        raise conflict("too-busy", "you do too much at once to be forgotten; send it again")
    service.announce_gone(person_id)
    await _tell_all(service, forgotten)
    return forgotten


async def _forget_on(connection: Connection, service: Service, person_id: int, name: str | None) -> Forgotten:
    # Lock order, the same for everybody: data files, tables by id, people. A foreign key that is being written holds
    # its person (FOR KEY SHARE), so once the person is locked nothing new of theirs appears anywhere.
    await editions.drop_unused_of(connection, person_id)
    ids = await _concerned(connection, person_id)
    await connection.execute("SELECT FROM game_table WHERE id = ANY($1) ORDER BY id FOR UPDATE", ids)
    person = await connection.fetchrow("SELECT name, created_at FROM person WHERE id = $1 FOR UPDATE", person_id)
    if person is None:
        raise no_session()
    if name is not None and name != person["name"]:
        raise unfit("other-name", "to be forgotten, give the name you go by here")
    if not set(await _concerned(connection, person_id)) <= set(ids):
        raise _Meanwhile
    lobby = await _leave_before_the_deal(connection, service, person_id, ids)
    await _leave_seats(connection, person_id, ids)
    await connection.execute("DELETE FROM person WHERE id = $1", person_id)  # sessions, tokens, visits go with it
    if service.erasures.kept:
        now = datetime.now(UTC)
        await asyncio.to_thread(service.erasures.add, person_id, person["created_at"], now)
    return Forgotten(ids, lobby)


async def _concerned(connection: Connection, person_id: int) -> list[str]:
    return [row["id"] for row in await connection.fetch(_TABLES, person_id)]


async def _leave_before_the_deal(connection: Connection, service: Service, person_id: int, ids: list[str]) -> list[str]:
    """Get up where nothing was dealt, and hand these tables on or close them; answers those that the lobby shows."""
    waiting = await connection.fetch(
        "SELECT id FROM game_table WHERE id = ANY($1) AND status IN ('open', 'revealing') ORDER BY id", ids
    )
    lobby = []
    for one in waiting:
        row = await fetch_table(connection, one["id"])
        assert row is not None
        seat = row.seat_of(person_id)
        if seat is not None:
            await _get_up(connection, service, row, seat)
        heirs = [other.person_id for other in row.seats if other.person_id not in (None, person_id)]
        if row.host == person_id and not heirs:
            await end_without_result(connection, service.seeds, row.id, None)
        if row.in_lobby:
            lobby.append(row.id)
    return lobby


async def _get_up(connection: Connection, service: Service, row: TableRow, seat: int) -> None:
    if row.status == "revealing":
        await fair_deal.begin_again(connection, service.seeds, row, [seat])
    await connection.execute(
        """
        UPDATE seat SET person_id = NULL, nonce_hash = '', here = false, here_until = NULL
        WHERE table_id = $1 AND seat = $2
        """,
        row.id,
        seat,
    )
    await add_note(connection, row.id, "left", seat)


async def _leave_seats(connection: Connection, person_id: int, ids: list[str]) -> None:
    """Empty every seat that was dealt to, hand on what the person was host of, and delete what they wrote."""
    seats = await connection.fetch(
        """
        UPDATE seat SET person_id = NULL, here = false, here_until = NULL, forgotten = true,
            leaving = status IN ('playing', 'paused')
        FROM game_table WHERE game_table.id = table_id AND person_id = $1 RETURNING table_id, seat
        """,
        person_id,
    )
    await connection.execute(
        """
        UPDATE game_table SET host = (
            SELECT person_id FROM seat WHERE table_id = game_table.id AND person_id IS NOT NULL ORDER BY seat LIMIT 1
        ) WHERE host = $1
        """,
        person_id,
    )
    await connection.execute("DELETE FROM note WHERE person_id = $1 AND kind <> ALL($2)", person_id, _OF_THE_TABLE)
    # Processes that hold these tables in memory drop what the person said there when they read this note.
    await connection.execute(_NOTE_EVERYWHERE, ids, [row["table_id"] for row in seats], [row["seat"] for row in seats])


async def _tell_all(service: Service, forgotten: Forgotten) -> None:
    """Bring the tables this process has open up to date, and announce all to the others. None is opened for it."""
    rows = await service.pool.fetch("SELECT id, head, notes FROM game_table WHERE id = ANY($1)", forgotten.tables)
    for row in rows:
        cached = service.cache.tables.get(row["id"])
        if cached is not None:
            await service.cache.catch_up(cached)
        service.announce(row["id"], row["head"], row["notes"])
    for id in forgotten.in_lobby:
        service.announce_lobby(id)


async def leave_games(service: Service, tables: list[str] | None = None) -> None:
    """Let the games know of seats whose people were forgotten: at these tables, or wherever some are left over."""
    rows = await service.pool.fetch(
        f"""
        SELECT table_id, seat FROM seat JOIN game_table ON id = table_id
        WHERE leaving AND status <> 'paused' AND ($1::text[] IS NULL OR table_id = ANY($1))
        ORDER BY table_id {"" if tables is not None else f"LIMIT {_AT_ONCE}"}
        """,
        tables,
    )
    for row in rows:
        cached = await service.cache.fresh(row["table_id"])
        assert cached is not None
        await _leave_game(service, cached, row["seat"])


async def _leave_game(service: Service, cached: CachedTable, seat: int) -> None:
    """By the table's rule for who is late a bot takes over, if anybody is left to play with; or the seat resigns."""

    async def done(connection: Connection) -> None:
        await connection.execute("UPDATE seat SET leaving = false WHERE table_id = $1 AND seat = $2", cached.id, seat)

    def resign(table: Table) -> None:
        table.resign(seat)

    for _ in range(_ATTEMPTS):
        table = cached.table
        if cached.row.status == "paused" or (cached.row.status == "playing" and table is None):
            return  # once the rules can follow it again
        if not cached.playable or table is None or seat in table.resigned or not is_persons(table, seat):
            async with service.pool.acquire() as connection:
                await done(connection)
            return
        others = any(one.person_id is not None and one.seat not in table.resigned for one in cached.row.seats)
        try:
            if cached.row.timing.late == "bot" and others and not is_full(table):
                await replace(service, cached, cached.head, seat)
            else:
                await append(service, cached, cached.head, None, resign, also=done)
            return
        except (TooLate, NotPlaying):
            await service.cache.catch_up(cached)


async def forget_again(service: Service, kept: Kept) -> int:
    """After a restore: forget everybody who was forgotten since the backup; answers how many."""
    last, count = 0, 0
    while people := await service.pool.fetch(
        f"SELECT id, created_at FROM person WHERE id > $1 ORDER BY id LIMIT {_PEOPLE_AT_ONCE}", last
    ):
        last = people[-1]["id"]
        for person in people:
            if service.erasures.has(kept, person["id"], person["created_at"]):
                await forget(service, person["id"])
                count += 1
    return count
