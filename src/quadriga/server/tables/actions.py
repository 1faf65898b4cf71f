"""What a seat does during a game: move, take back, resign, propose, vote, talk."""

from __future__ import annotations

from typing import Any, Final, Literal
from uuid import UUID

import asyncpg
import msgspec

from quadriga.core.errors import NoncesAwaited, QuadrigaError, Refusal, UndoRefused
from quadriga.core.game import NOT_ASKED
from quadriga.core.table import Table
from quadriga.server.people.sessions import Person
from quadriga.server.problems import Problem, conflict, forbidden, not_found, unfit
from quadriga.server.storage.pool import Connection
from quadriga.server.storage.table_rows import TableRow, add_note
from quadriga.server.tables import serialize
from quadriga.server.tables.append import Acknowledged, NotPlaying, TooLate, append, append_agreed_undo
from quadriga.server.tables.cache import CachedTable
from quadriga.server.tables.queries import illegal, refusal_of
from quadriga.server.tables.seating import changing
from quadriga.server.tables.service import Service

Kind = Literal["undo", "concede"]
#: Optimistic retries of what may be done at any position, when somebody else moved meanwhile.
_ATTEMPTS: Final = 20


async def move(
    service: Service, cached: CachedTable, seat: int, seq: int, request: UUID, key: str, language: str
) -> Acknowledged:
    """Make a move for a seat that is asked."""

    def act(table: Table) -> None:
        if table.decider != seat:
            raise illegal(table, Refusal(NOT_ASKED, {"seat": table.decider}), language)
        if refusal := refusal_of(table, key):
            raise illegal(table, refusal, language)
        table.play(key)

    return await _append(service, cached, seat, seq, request, act)


async def undo(service: Service, cached: CachedTable, seat: int, seq: int, request: UUID, moves: int) -> Acknowledged:
    """Take back own moves, as far as nothing was revealed and nobody else decided since."""

    def act(table: Table) -> None:
        if table.undo_seat != seat:
            raise unfit("no-undo", "there is nothing of yours that you may take back alone")
        try:
            table.undo(moves)
        except UndoRefused:
            raise unfit("no-undo", f"you may take back {table.undo_reach()}") from None

    return await _append(service, cached, seat, seq, request, act)


async def resign(service: Service, cached: CachedTable, seat: int, request: UUID) -> Acknowledged:
    """Leave for good, wherever the game stands by now."""

    def act(table: Table) -> None:
        try:
            table.resign(seat)
        except QuadrigaError:
            raise conflict("resigned", "you have resigned before") from None

    # The idempotency key: a request that was sent again gets its first answer.
    again = await service.pool.fetchrow(
        "SELECT seq, digest FROM entry WHERE table_id = $1 AND request = $2 ORDER BY seq DESC LIMIT 1",
        cached.id,
        request,
    )
    if again is not None:
        return Acknowledged(again["seq"], again["digest"].hex())
    for _ in range(_ATTEMPTS):
        try:
            return await append(service, cached, cached.head, request, act)
        except NotPlaying:
            raise not_playing(cached) from None
        except TooLate:
            await service.cache.catch_up(cached)
    raise too_late(cached, seat)


async def _append(service: Service, cached: CachedTable, seat: int, seq: int, request: UUID, act: Any) -> Acknowledged:
    try:
        return await append(service, cached, seq, request, act)
    except NotPlaying:
        raise not_playing(cached) from None
    except TooLate:
        raise too_late(cached, seat) from None
    except NoncesAwaited as error:
        raise waits_for_nonces(error) from None


def not_playing(cached: CachedTable) -> Problem:
    status = "over" if cached.over else cached.row.status
    return conflict(f"table-{status}", f"the table is {status}")


def waits_for_nonces(error: NoncesAwaited) -> Problem:
    """The table was put back from a backup, and this move draws."""
    problem = conflict("waits-for-nonces", str(error))
    problem.shown.args = {"seats": error.seats}
    return problem


def too_late(cached: CachedTable, seat: int | None) -> Problem:
    """The table is elsewhere by now: here is where."""
    problem = conflict("too-late", "the table has moved on")
    if cached.table is not None and cached.row.status != "paused":
        problem.shown.position = msgspec.Raw(serialize.position_now(cached, seat))
    return problem


async def propose(
    service: Service, person: Person, cached: CachedTable, seq: int, request: UUID, kind: Kind, target: int
) -> int:
    """Ask everyone to agree to go back further than one may alone, or that a seat has won."""
    async with changing(service, person, cached.id, "playing") as (connection, row, access):
        seat = _sitting(access.seat, cached)
        before = await connection.fetchval(
            "SELECT n FROM note WHERE table_id = $1 AND request = $2", cached.id, request
        )
        if before is not None:
            return int(before)
        if seq != row.head:
            raise too_late(cached, seat)
        if kind == "undo" and not 0 <= target < row.head:
            raise unfit("no-such-position", "there is no such position to go back to")
        if kind == "concede" and (cached.table is None or not 0 <= target < len(row.seats)):
            raise unfit("no-such-seat", "there is no such seat")
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
    await _carry_out_if_agreed(service, cached, n)
    return n


async def vote(service: Service, person: Person, cached: CachedTable, n: int, agree: bool) -> None:
    """Agree to a proposal, or end it."""
    async with changing(service, person, cached.id, "playing") as (connection, row, access):
        seat = _sitting(access.seat, cached)
        proposal = await _proposal(connection, row, n)
        if proposal is None:
            raise not_found("proposal")
        if not agree:
            await connection.execute("DELETE FROM proposal WHERE table_id = $1", cached.id)
            await add_note(connection, cached.id, "declined", seat, {"proposal": n})
        elif seat not in proposal["agreed"]:
            await connection.execute(
                "UPDATE proposal SET agreed = agreed || $2::smallint WHERE table_id = $1", cached.id, seat
            )
            await add_note(connection, cached.id, "agreed", seat, {"proposal": n})
    if agree:
        await _carry_out_if_agreed(service, cached, n)


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


async def _carry_out_if_agreed(service: Service, cached: CachedTable, n: int) -> None:
    """Do what everyone agreed to; bots agree to anything, and who has resigned is not asked."""
    async with service.pool.acquire() as connection:
        proposal = await _proposal(connection, cached.row, n)
    if proposal is None or cached.table is None:
        return
    people = {row.seat for row in cached.row.seats if row.person_id is not None} - set(cached.table.resigned)
    if not people <= set(proposal["agreed"]):
        return
    seq, target = proposal["seq"], proposal["target"]
    try:
        if proposal["kind"] == "undo":
            await append_agreed_undo(service, cached, seq, proposal["seat"], target)
        else:
            await append(service, cached, seq, None, lambda table: table.concede(target))
    except (TooLate, NotPlaying):
        raise too_late(cached, None) from None
    except QuadrigaError as error:
        raise unfit("not-possible", type(error).__name__) from None


async def say(service: Service, person: Person, id: str, request: UUID, text: str) -> int:
    """Write something to everyone at the table."""
    try:
        async with changing(service, person, id) as (connection, _, access):
            if access.seat is None:
                raise forbidden("only who sits here writes here")
            return await add_note(connection, id, "chat", access.seat, {"text": text}, request)
    except asyncpg.UniqueViolationError:  # the idempotency key: it was sent again
        number: int = await service.pool.fetchval(
            "SELECT n FROM note WHERE table_id = $1 AND request = $2", id, request
        )
        return number
