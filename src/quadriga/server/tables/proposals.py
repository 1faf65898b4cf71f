"""What needs more than one seat's word: going back further, giving the game to somebody, and what becomes of a table
whose people do not come back."""

from __future__ import annotations

from typing import Final, Literal
from uuid import UUID

import asyncpg

from quadriga.core.errors import QuadrigaError
from quadriga.server.people.sessions import Person
from quadriga.server.problems import conflict, forbidden, not_found, unfit
from quadriga.server.storage.pool import Connection
from quadriga.server.storage.table_rows import TableRow, add_note, fetch_table, hold_table
from quadriga.server.tables.actions import not_playing, too_late
from quadriga.server.tables.append import NotPlaying, TooLate, append, append_agreed_undo
from quadriga.server.tables.cache import CachedTable
from quadriga.server.tables.clock import is_full
from quadriga.server.tables.late import absent_seats, replace
from quadriga.server.tables.seating import changing, end_without_result, tell
from quadriga.server.tables.service import Service

Kind = Literal["undo", "concede", "replace", "end"]
#: What the others decide without whoever is absent.
_OVER_ABSENT: Final = ("replace", "end")


async def propose(
    service: Service, person: Person, cached: CachedTable, seq: int, request: UUID, kind: Kind, target: int
) -> int:
    """Ask everyone to agree: to go back, that a seat has won, that a bot takes an absent seat, or to end the table."""
    async with changing(service, person, cached.id, "playing") as (connection, row, access):
        seat = _sitting(access.seat, cached)
        before = await connection.fetchval(
            "SELECT n FROM note WHERE table_id = $1 AND request = $2", cached.id, request
        )
        if before is not None:
            return int(before)
        if not seq == row.head == cached.head:
            raise too_late(cached, seat)
        await _demand_possible(connection, cached, seat, kind, target)
        pending = await connection.fetchval("SELECT n FROM proposal WHERE table_id = $1 AND seq = $2", cached.id, seq)
        if pending is not None:
            raise conflict("voting", "the table is voting on something else")
        n = await add_note(connection, cached.id, "proposed", seat, {"kind": kind, "target": target}, request)
        await connection.execute("DELETE FROM proposal WHERE table_id = $1", cached.id)
        await connection.execute(
            """
            INSERT INTO proposal (table_id, n, kind, seat, target, seq, agreed)
            VALUES ($1, $2, $3, $4, $5, $6, ARRAY[$4::smallint])
            """,
            cached.id,
            n,
            kind,
            seat,
            target,
            seq,
        )
    await _carry_out_if_agreed(service, cached, n, seat)
    return n


async def _demand_possible(connection: Connection, cached: CachedTable, seat: int, kind: Kind, target: int) -> None:
    table = cached.table
    if table is None:
        raise conflict("not-dealt", "there is no game yet")
    if kind == "undo":
        if not 0 <= target < table.head:
            raise unfit("no-such-position", "there is no such position to go back to")
        return
    if not 0 <= target < len(cached.row.seats):
        raise unfit("no-such-seat", "there is no such seat")
    if kind == "concede" or (kind == "end" and is_full(table)):
        return
    absent = await absent_seats(connection, cached)
    _demand_here(seat, absent)
    if target not in absent:
        raise conflict("not-absent", "nobody who counts as absent sits there")


def _demand_here(seat: int, absent: set[int]) -> None:
    if seat in absent:
        raise conflict("absent", "you count as absent yourself: it is you the table waits for")


async def vote(service: Service, person: Person, cached: CachedTable, n: int, agree: bool) -> None:
    """Agree to a proposal, or end it."""
    async with changing(service, person, cached.id, "playing") as (connection, row, access):
        seat = _sitting(access.seat, cached)
        proposal = await _proposal(connection, row, n)
        if proposal is None:
            raise not_found("proposal")
        if proposal["kind"] in _OVER_ABSENT:
            _demand_here(seat, await absent_seats(connection, cached))
        if not agree:
            await _drop(connection, cached.id, "declined", seat, n)
        elif seat not in proposal["agreed"]:
            await connection.execute(
                "UPDATE proposal SET agreed = agreed || $2::smallint WHERE table_id = $1", cached.id, seat
            )
            await add_note(connection, cached.id, "agreed", seat, {"proposal": n})
    if agree:
        await _carry_out_if_agreed(service, cached, n, seat)


async def end_votes_over(connection: Connection, cached: CachedTable, seat: int) -> bool:
    """Somebody came back: what was to be decided over their head is not voted on any more. False: it still is."""
    n = await connection.fetchval(
        """
        SELECT n FROM proposal JOIN game_table ON id = table_id AND head = seq
        WHERE table_id = $1 AND target = $2 AND kind = ANY($3)
        """,
        cached.id,
        seat,
        _OVER_ABSENT,
    )
    if n is None or seat in await absent_seats(connection, cached):
        return False
    await _drop(connection, cached.id, "returned", seat, n)
    return True


async def _drop(connection: Connection, id: str, kind: str, seat: int, n: int) -> None:
    await connection.execute("DELETE FROM proposal WHERE table_id = $1", id)
    await add_note(connection, id, kind, seat, {"proposal": n})


async def _proposal(connection: Connection, row: TableRow, n: int) -> asyncpg.Record | None:
    """A proposal that can still be voted on: nobody has moved since."""
    return await connection.fetchrow(
        "SELECT kind, seat, target, seq, agreed FROM proposal WHERE table_id = $1 AND n = $2 AND seq = $3",
        row.id,
        n,
        row.head,
    )


def _sitting(seat: int | None, cached: CachedTable) -> int:
    if seat is None:
        raise forbidden("you do not sit here")
    if cached.table is not None and seat in cached.table.resigned:
        raise conflict("resigned", "you have resigned")
    return seat


async def _carry_out_if_agreed(service: Service, cached: CachedTable, n: int, seat: int) -> None:
    """Do what everyone agreed to; bots agree to anything, and who has resigned, or is absent, is not asked."""
    absent: set[int] = set()
    async with service.pool.changing(cached.id) as connection:
        await hold_table(connection, cached.id)
        proposal = await _proposal(connection, cached.row, n)
        if proposal is None or cached.table is None:
            return
        kind, seq, target = proposal["kind"], proposal["seq"], proposal["target"]
        if kind in _OVER_ABSENT:
            absent = await absent_seats(connection, cached)
        came_back = kind in _OVER_ABSENT and target not in absent and not is_full(cached.table)
        if came_back:
            await _drop(connection, cached.id, "returned", target, n)
    if came_back:
        await tell(service, cached.id)
        return
    people = {row.seat for row in cached.row.seats if row.person_id is not None}
    if not people - set(cached.table.resigned) - absent <= set(proposal["agreed"]):
        return
    try:
        if kind == "undo":
            await append_agreed_undo(service, cached, seq, proposal["seat"], target)
        elif kind == "concede":
            await append(service, cached, seq, None, lambda table: table.concede(target))
        elif kind == "replace":
            await replace(service, cached, seq, target)
        else:
            await _end(service, cached, seq, seat)
    except NotPlaying as error:
        raise not_playing(cached, error) from None
    except TooLate:
        raise too_late(cached, seat) from None
    except QuadrigaError as error:
        raise unfit("not-possible", type(error).__name__) from None


async def _end(service: Service, cached: CachedTable, seq: int, seat: int) -> None:
    async with service.pool.changing(cached.id) as connection:
        row = await fetch_table(connection, cached.id, lock=True)
        if row is None or row.status != "playing" or row.head != seq:
            raise TooLate
        await end_without_result(connection, service.seeds, cached.id, seat)
    await tell(service, cached.id)
