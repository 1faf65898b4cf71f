"""What a seat does during a game: move, take back, resign, talk."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Final
from uuid import UUID

import asyncpg
import msgspec

from quadriga.core.errors import NoncesAwaited, QuadrigaError, Refusal, UndoRefused
from quadriga.core.game import NOT_ASKED
from quadriga.core.table import PERSON, Table
from quadriga.server.people.sessions import Person
from quadriga.server.problems import Problem, conflict, forbidden, unfit
from quadriga.server.storage.table_rows import add_note
from quadriga.server.tables import serialize
from quadriga.server.tables.append import (
    Acknowledged,
    NotPlaying,
    OutOfTime,
    TableFull,
    TooLate,
    append,
    demand_room,
)
from quadriga.server.tables.cache import CachedTable
from quadriga.server.tables.clock import MOST_ENTRIES, MOST_TAKE_BACKS
from quadriga.server.tables.late import run_out
from quadriga.server.tables.queries import illegal, refusal_of
from quadriga.server.tables.seating import changing
from quadriga.server.tables.service import Service

#: Optimistic retries of what may be done at any position, when somebody else moved meanwhile.
_ATTEMPTS: Final = 20


async def move(
    service: Service, cached: CachedTable, seat: int, seq: int, request: UUID, key: str, language: str
) -> Acknowledged:
    """Make a move for a seat that is asked, and in time."""

    def act(table: Table) -> None:
        demand_room(table)
        if table.decider != seat:
            raise illegal(table, Refusal(NOT_ASKED, {"seat": table.decider}), language)
        if refusal := refusal_of(table, key):
            raise illegal(table, refusal, language)
        table.play(key)

    return await _append(service, cached, seat, seq, request, act)


async def undo(service: Service, cached: CachedTable, seat: int, seq: int, request: UUID, moves: int) -> Acknowledged:
    """Take back own moves, as far as nothing was revealed and nobody else decided since. It brings no time back."""

    def act(table: Table) -> None:
        demand_room(table)
        if table.undo_seat != seat:
            raise unfit("no-undo", "there is nothing of yours that you may take back alone")
        if cached.clock.take_backs >= MOST_TAKE_BACKS:
            raise unfit("too-many-take-backs", f"you have taken back {MOST_TAKE_BACKS} times since the game went on")
        try:
            table.undo(moves)
        except UndoRefused:
            raise unfit("no-undo", f"you may take back {table.undo_reach()}") from None

    return await _append(service, cached, seat, seq, request, act, back=moves)


async def resign(service: Service, cached: CachedTable, seat: int, request: UUID) -> Acknowledged:
    """Leave for good, wherever the game stands by now."""

    def act(table: Table) -> None:
        try:
            if table.seats[seat] != PERSON:
                raise conflict("replaced", "a bot has taken your place")
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
        except NotPlaying as error:
            raise not_playing(cached, error) from None
        except TooLate:
            await service.cache.catch_up(cached)
    raise too_late(cached, seat)


async def _append(
    service: Service,
    cached: CachedTable,
    seat: int,
    seq: int,
    request: UUID,
    act: Callable[[Table], None],
    *,
    back: int = 0,
) -> Acknowledged:
    """Append what must be in time. What comes late does not happen; it carries out what is due instead."""
    try:
        try:
            return await append(service, cached, seq, request, act, in_time=True, back=back)
        except OutOfTime:
            if cached.table is not None and cached.table.decider != seat:
                raise unfit("no-time", "no time of yours is left to take this back in") from None
            with suppress(TooLate):  # somebody else was faster
                await run_out(service, cached, seq)
            raise
    except NotPlaying as error:
        raise not_playing(cached, error) from None
    except TooLate:
        raise too_late(cached, seat) from None
    except NoncesAwaited as error:
        raise waits_for_nonces(error) from None


def not_playing(cached: CachedTable, error: NotPlaying) -> Problem:
    if isinstance(error, TableFull):
        return conflict(
            "table-full", f"the table has {MOST_ENTRIES} entries; it can only be resigned, conceded or ended"
        )
    status = "over" if cached.over else cached.row.status
    return conflict(f"table-{status}", f"the table is {status}")


def waits_for_nonces(error: NoncesAwaited) -> Problem:
    """The table was put back from a backup, and this move draws."""
    problem = conflict("waits-for-nonces", str(error))
    problem.shown.args = {"seats": error.seats}
    return problem


def too_late(cached: CachedTable, seat: int) -> Problem:
    """The table is elsewhere by now: here is where, for who still sits there."""
    problem = conflict("too-late", "the table has moved on")
    sits = cached.row.seats[seat].person_id is not None
    if sits and cached.table is not None and cached.row.status != "paused":
        problem.shown.position = msgspec.Raw(serialize.position_now(cached, seat))
    return problem


async def say(service: Service, person: Person, id: str, request: UUID, text: str) -> int:
    """Write something to everyone at the table."""
    try:
        async with changing(service, person, id) as (connection, row, access):
            if access.seat is None:
                raise forbidden("only who sits here writes here")
            if row.chat_closed:
                raise conflict("chat-closed", "the host has closed the chat of this table")
            return await add_note(connection, id, "chat", access.seat, {"text": text}, request, person.id)
    except asyncpg.UniqueViolationError:  # the idempotency key: it was sent again
        number: int = await service.pool.fetchval(
            "SELECT n FROM note WHERE table_id = $1 AND request = $2", id, request
        )
        return number
