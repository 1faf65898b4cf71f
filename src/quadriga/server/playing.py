"""What a seat does during a game: move, take back, resign, propose, vote, talk."""

from __future__ import annotations

from typing import Any, Final, Literal
from uuid import UUID

import asyncpg
import msgspec

from quadriga.core.errors import QuadrigaError, Refusal, UndoRefused
from quadriga.core.game import NOT_ASKED
from quadriga.core.table import Table
from quadriga.server import shown
from quadriga.server.asking import illegal, refusal_of
from quadriga.server.database import Connection
from quadriga.server.entries import Acknowledged, NotPlaying, TooLate, append, append_agreed_undo
from quadriga.server.opened import Opened
from quadriga.server.people import Person
from quadriga.server.problems import Problem, conflict, forbidden, not_found, unfit
from quadriga.server.rows import TableRow, add_note
from quadriga.server.service import Service
from quadriga.server.tables import changing

Kind = Literal["undo", "concede"]
#: How often something that may be done at any version is tried again because somebody else moved meanwhile.
_ATTEMPTS: Final = 20


async def move(
    service: Service, opened: Opened, seat: int, version: int, request: UUID, key: str, language: str
) -> Acknowledged:
    """Make a move for a seat that is asked."""

    def act(table: Table) -> None:
        if table.decider != seat:
            raise illegal(table, Refusal(NOT_ASKED, {"seat": table.decider}), language)
        if refusal := refusal_of(table, key):
            raise illegal(table, refusal, language)
        table.play(key)

    return await _append(service, opened, seat, version, request, act)


async def undo(service: Service, opened: Opened, seat: int, version: int, request: UUID, moves: int) -> Acknowledged:
    """Take back own moves, as far as nothing was revealed and nobody else decided since."""

    def act(table: Table) -> None:
        if table.undo_seat != seat:
            raise unfit("no-undo", "there is nothing of yours that you may take back alone")
        try:
            table.undo(moves)
        except UndoRefused:
            raise unfit("no-undo", f"you may take back {table.undo_reach()}") from None

    return await _append(service, opened, seat, version, request, act)


async def resign(service: Service, opened: Opened, seat: int, request: UUID) -> Acknowledged:
    """Leave for good, wherever the game stands by now."""

    def act(table: Table) -> None:
        try:
            table.resign(seat)
        except QuadrigaError:
            raise conflict("resigned", "you have resigned before") from None

    again = await service.pool.fetchrow(
        "SELECT seq, digest FROM entry WHERE table_id = $1 AND request = $2 ORDER BY seq DESC LIMIT 1",
        opened.id,
        request,
    )
    if again is not None:
        return Acknowledged(again["seq"], again["digest"].hex())
    for _ in range(_ATTEMPTS):
        try:
            return await append(service, opened, opened.head, request, act)
        except NotPlaying:
            raise not_playing(opened) from None
        except TooLate:
            await service.shelf.catch_up(opened)
    raise too_late(opened, seat)


async def _append(service: Service, opened: Opened, seat: int, version: int, request: UUID, act: Any) -> Acknowledged:
    try:
        return await append(service, opened, version, request, act)
    except NotPlaying:
        raise not_playing(opened) from None
    except TooLate:
        raise too_late(opened, seat) from None


def not_playing(opened: Opened) -> Problem:
    status = "over" if opened.over else opened.row.status
    return conflict(f"table-{status}", f"the table is {status}")


def too_late(opened: Opened, seat: int | None) -> Problem:
    """The table is elsewhere by now: here is where."""
    problem = conflict("too-late", "the table has moved on")
    if opened.table is not None and opened.row.status != "paused":
        problem.shown.position = msgspec.Raw(shown.position_now(opened, seat))
    return problem


async def propose(
    service: Service, person: Person, opened: Opened, version: int, request: UUID, kind: Kind, target: int
) -> int:
    """Ask everyone to agree to go back further than one may alone, or that a seat has won."""
    async with changing(service, person, opened.id, "playing") as (connection, row, access):
        seat = _sitting(access.seat, opened)
        before = await connection.fetchval(
            "SELECT n FROM note WHERE table_id = $1 AND request = $2", opened.id, request
        )
        if before is not None:
            return int(before)
        if version != row.head:
            raise too_late(opened, seat)
        if kind == "undo" and not 0 <= target < row.head:
            raise unfit("no-such-position", "there is no such position to go back to")
        if kind == "concede" and (opened.table is None or not 0 <= target < len(row.seats)):
            raise unfit("no-such-seat", "there is no such seat")
        pending = await connection.fetchval(
            "SELECT n FROM proposal WHERE table_id = $1 AND version = $2", opened.id, version
        )
        if pending is not None:
            raise conflict("voting", "the table is voting on something else")
        n = await add_note(connection, opened.id, "proposed", seat, {"kind": kind, "target": target}, request)
        await connection.execute("DELETE FROM proposal WHERE table_id = $1", opened.id)
        await connection.execute(
            """
            INSERT INTO proposal (table_id, n, kind, seat, target, version, agreed)
            VALUES ($1, $2, $3, $4, $5, $6, ARRAY[$4::smallint])
            """,
            opened.id,
            n,
            kind,
            seat,
            target,
            version,
        )
    await _carry_out_if_agreed(service, opened, n)
    return n


async def vote(service: Service, person: Person, opened: Opened, n: int, agree: bool) -> None:
    """Agree to a proposal, or end it."""
    async with changing(service, person, opened.id, "playing") as (connection, row, access):
        seat = _sitting(access.seat, opened)
        proposal = await _proposal(connection, row, n)
        if proposal is None:
            raise not_found("proposal")
        if not agree:
            await connection.execute("DELETE FROM proposal WHERE table_id = $1", opened.id)
            await add_note(connection, opened.id, "declined", seat, {"proposal": n})
        elif seat not in proposal["agreed"]:
            await connection.execute(
                "UPDATE proposal SET agreed = agreed || $2::smallint WHERE table_id = $1", opened.id, seat
            )
            await add_note(connection, opened.id, "agreed", seat, {"proposal": n})
    if agree:
        await _carry_out_if_agreed(service, opened, n)


async def _proposal(connection: Connection, row: TableRow, n: int) -> asyncpg.Record | None:
    """A proposal that can still be voted on: nobody has moved since."""
    return await connection.fetchrow(
        "SELECT kind, seat, target, version, agreed FROM proposal WHERE table_id = $1 AND n = $2 AND version = $3",
        row.id,
        n,
        row.head,
    )


def _sitting(seat: int | None, opened: Opened) -> int:
    if seat is None:
        raise forbidden("you do not sit here")
    if opened.table is not None and seat in opened.table.resigned:
        raise conflict("resigned", "you have resigned")
    return seat


async def _carry_out_if_agreed(service: Service, opened: Opened, n: int) -> None:
    """Do what everyone agreed to; bots agree to anything, and who has resigned is not asked."""
    async with service.pool.acquire() as connection:
        proposal = await _proposal(connection, opened.row, n)
    if proposal is None or opened.table is None:
        return
    people = {row.seat for row in opened.row.seats if row.person_id is not None} - set(opened.table.resigned)
    if not people <= set(proposal["agreed"]):
        return
    version, target = proposal["version"], proposal["target"]
    try:
        if proposal["kind"] == "undo":
            await append_agreed_undo(service, opened, version, proposal["seat"], target)
        else:
            await append(service, opened, version, None, lambda table: table.concede(target))
    except (TooLate, NotPlaying):
        raise too_late(opened, None) from None
    except QuadrigaError as error:
        raise unfit("not-possible", type(error).__name__) from None


async def say(service: Service, person: Person, id: str, request: UUID, text: str) -> int:
    """Write something to everyone at the table."""
    try:
        async with changing(service, person, id) as (connection, _, access):
            if access.seat is None:
                raise forbidden("only who sits here writes here")
            return await add_note(connection, id, "chat", access.seat, {"text": text}, request)
    except asyncpg.UniqueViolationError:  # sent again
        number: int = await service.pool.fetchval(
            "SELECT n FROM note WHERE table_id = $1 AND request = $2", id, request
        )
        return number
