"""What a host may do for the peace of a table: a new invitation, sending spectators away, closing chat and table."""

from __future__ import annotations

from quadriga.server.people.sessions import Person
from quadriga.server.problems import conflict, forbidden, not_found
from quadriga.server.storage.pool import Connection
from quadriga.server.storage.table_rows import add_note
from quadriga.server.tables import fair_deal, seating
from quadriga.server.tables.access import Access
from quadriga.server.tables.cache import CachedTable
from quadriga.server.tables.late import absent_seats
from quadriga.server.tables.seating import changing, end_without_result
from quadriga.server.tables.service import Service


def _demand_host(access: Access, what: str) -> None:
    if not access.host:
        raise forbidden(f"only the host {what}")


async def renew_invitation(service: Service, person: Person, id: str) -> None:
    """Make a new link. The old one is dead at once; whoever came by it before stays."""
    async with changing(service, person, id) as (connection, _, access):
        _demand_host(access, "changes the invitation")
        await connection.execute("UPDATE game_table SET invite = $2 WHERE id = $1", id, fair_deal.new_invitation())
        await add_note(connection, id, "invitation", access.seat)


async def change(
    service: Service, person: Person, id: str, *, chat_closed: bool | None = None, in_lobby: bool | None = None
) -> None:
    """Close or open the chat; take a table out of the lobby, or put it there. None leaves it as it is."""
    async with changing(service, person, id) as (connection, row, access):
        _demand_host(access, "changes the table")
        if chat_closed is not None and chat_closed != row.chat_closed:
            await connection.execute("UPDATE game_table SET chat_closed = $2 WHERE id = $1", id, chat_closed)
            await add_note(connection, id, "chat-closed" if chat_closed else "chat-opened", access.seat)
        listed = in_lobby is not None and in_lobby != row.in_lobby
        if listed:
            await connection.execute("UPDATE game_table SET in_lobby = $2 WHERE id = $1", id, in_lobby)
            await add_note(connection, id, "listed" if in_lobby else "unlisted", access.seat)
    if listed:
        service.announce_lobby(id)


async def send_away(service: Service, person: Person, id: str, n: int) -> None:
    """Bar a spectator from the table: every view of it is closed to them from now on, and their streams end."""
    async with changing(service, person, id) as (connection, row, access):
        _demand_host(access, "sends spectators away")
        watcher: int | None = await connection.fetchval(
            "SELECT person_id FROM watcher WHERE table_id = $1 AND n = $2", id, n
        )
        if watcher is None or watcher == row.host:
            raise not_found("spectator")
        if row.seat_of(watcher) is not None:
            raise conflict("seated", "they have taken a seat by now")
        await fair_deal.bar(connection, id, watcher)
        await connection.execute("DELETE FROM watcher WHERE table_id = $1 AND person_id = $2", id, watcher)
        await add_note(connection, id, "sent-away", access.seat)
    service.announce_to(watcher, id)


async def close(service: Service, person: Person, id: str) -> None:
    """Give up a table: before its start, while it is paused, and during play when nobody else is left to ask.

    Who has resigned, or counts as absent, is not asked, as in a vote to end the table. Bots agree to everything.
    """
    cached = await service.cache.fresh(id)
    if cached is None or cached.row.status != "playing":
        await seating.close(service, person, id)
        return
    async with changing(service, person, id, "playing") as (connection, row, access):
        _demand_host(access, "closes a table")
        others = {seat.seat for seat in row.seats if seat.person_id not in (None, person.id)}
        if others and await _asked(connection, cached, row.head, others):
            raise conflict("others-play", "others play here: propose to end the table once somebody is absent")
        await end_without_result(connection, service.seeds, id, access.seat)


async def _asked(connection: Connection, cached: CachedTable, head: int, others: set[int]) -> set[int]:
    """Who of the others would have to agree; all of them, while this process does not know where the game stands."""
    if cached.table is None or cached.head != head:
        return others
    return others - set(cached.table.resigned) - await absent_seats(connection, cached)
