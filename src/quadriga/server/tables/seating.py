"""Tables before and around the game: opening, inviting, seating, starting, closing, a rematch.

Every change is one transaction that holds the row lock of its table, and leaves a note.
"""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from quadriga.bots import names as bot_names
from quadriga.core.edition import Edition
from quadriga.core.errors import EditionError, OptionError, QuadrigaError
from quadriga.core.meta import OptionValue
from quadriga.core.record import commit
from quadriga.core.registry import find_game, find_meta
from quadriga.server.people.sessions import Person
from quadriga.server.problems import barred, conflict, forbidden, not_found, unfit
from quadriga.server.storage.pool import Connection
from quadriga.server.storage.seeds import Seeds
from quadriga.server.storage.table_rows import TableRow, Timing, Watch, add_note, fetch_table, new_id
from quadriga.server.tables import editions, fair_deal, quotas
from quadriga.server.tables.access import Access, access_to, refuse
from quadriga.server.tables.service import Service


class Wish(msgspec.Struct, frozen=True):
    """What a new table shall be like."""

    game: str
    players: int
    options: dict[str, OptionValue]
    edition: str | None
    #: The text of a data file of one's own, in place of an edition by name.
    edition_file: str
    bots: tuple[str, ...]
    in_lobby: bool
    watch: Watch
    timing: Timing
    #: Every seat may ask what a bot would do, whoever else sits there.
    hints: bool = False


async def create(service: Service, person: Person, wish: Wish) -> str:
    """Open a table. Its commitment is shown from now on; nobody sits there yet but bots, on the last seats."""
    try:
        meta = find_meta(wish.game)
        if wish.players not in meta.players:
            raise OptionError(f"{meta.id} is for {meta.players[0]} to {meta.players[-1]} players")
        options = meta.settle_options(dict(wish.options), wish.players)
        game = find_game(wish.game)
        edition: Edition = game.edition(wish.edition)
    except (OptionError, EditionError, QuadrigaError) as error:
        raise unfit("unfit-table", str(error)) from None
    if len(wish.bots) > wish.players:
        raise unfit("unfit-table", "there are more bots than seats")
    for bot in (*wish.bots, wish.timing.stand_in):
        check_bot(bot)
    if wish.timing.increment_seconds and not wish.timing.runs:
        raise unfit("unfit-table", "an increment needs a clock to add to")
    if wish.edition_file:
        if not service.settings.own_editions:
            raise unfit("too-many-editions", "no data files are kept here")
        edition = await editions.read_own(game, wish.edition_file, wish.players, options)
    async with service.pool.acquire() as connection, connection.transaction():
        if wish.edition_file:
            most = service.settings.own_editions
            await editions.keep(connection, person, game, edition, wish.edition_file, most)
        id = await insert(connection, service, person, wish, options, edition.hash)
    if wish.in_lobby:
        service.announce_lobby(id)
    return id


async def insert(
    connection: Connection, service: Service, person: Person, wish: Wish, options: dict[str, OptionValue], edition: str
) -> str:
    """Write the rows of a table whose wishes were found fit."""
    await quotas.check_tables(connection, service.settings, person.id)
    id, seed = new_id(), fair_deal.new_seed()
    await connection.execute(
        """
        INSERT INTO game_table (id, game, edition, options, status, host, in_lobby, watch, invite, commitment,
                                move_seconds, reserve_seconds, increment_seconds, late, absent_seconds, stand_in, hints)
        VALUES ($1, $2, $3, $4, 'open', $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
        """,
        id,
        find_meta(wish.game).id,
        edition,
        options,
        person.id,
        wish.in_lobby,
        wish.watch,
        fair_deal.new_invitation(),
        commit(seed),
        *msgspec.structs.astuple(wish.timing),
        wish.hints,
    )
    await service.seeds.insert(connection, id, seed)
    empty = wish.players - len(wish.bots)
    await connection.executemany(
        "INSERT INTO seat (table_id, seat, bot) VALUES ($1, $2, $3)",
        [(id, seat, wish.bots[seat - empty] if seat >= empty else None) for seat in range(wish.players)],
    )
    if not empty:
        await quotas.check_bot_tables(connection, service.settings, person.id)
    return id


def check_bot(name: str) -> None:
    """Refuse the name of a bot that is not here."""
    if name not in bot_names():
        raise unfit("no-such-bot", f"no bot is called that; there are {', '.join(bot_names())}")


@asynccontextmanager
async def changing(
    service: Service, person: Person, id: str, *statuses: str
) -> AsyncIterator[tuple[Connection, TableRow, Access]]:
    """Hold a table's row lock (`SELECT ... FOR UPDATE`) while changing it, and tell everyone afterwards."""
    async with service.pool.changing(id) as connection:
        row = await fetch_table(connection, id, lock=True)
        if row is None:
            raise not_found()
        access = await access_to(connection, row, person)
        if not access.sees:
            raise refuse(access)
        if statuses and row.status not in statuses:
            word = "lapsed" if row.lapsed else row.status
            raise conflict(f"table-{word}", f"the table is {word}")
        yield connection, row, access
    await tell(service, id)


async def tell(service: Service, id: str) -> None:
    """Bring this process's own copy up to date and announce the table to the others."""
    cached = await service.cache.fresh(id)
    if cached is not None:
        service.announce(id, cached.head, cached.row.notes)
        if cached.row.in_lobby and cached.head <= 0:
            service.announce_lobby(id)


async def invited_to(service: Service, id: str, invite: str) -> TableRow:
    """The table that somebody holds the invitation of; without it there is no such table."""
    row = await fetch_table(service.pool, id)
    if row is None or not secrets.compare_digest(row.invite.encode(), invite.encode()):
        raise not_found()
    return row


async def host_name(service: Service, row: TableRow) -> str:
    """What the host is called, who need not sit at the table; nothing where they have been forgotten."""
    return await service.pool.fetchval("SELECT name FROM person WHERE id = $1", row.host) or ""


async def visit(service: Service, person: Person, id: str, invite: str) -> None:
    """Come in with the invitation of a table."""
    await invited_to(service, id, invite)
    sent_away = await service.pool.fetchval(
        """
        INSERT INTO visitor (table_id, person_id) SELECT id, $2 FROM game_table WHERE id = $1 AND invite = $3
        ON CONFLICT (table_id, person_id) DO UPDATE SET table_id = visitor.table_id
        RETURNING barred
        """,
        id,
        person.id,
        invite,
    )
    if sent_away is None:
        raise not_found()  # renewed since the row was read
    if sent_away:
        raise barred()


async def sit(service: Service, person: Person, id: str, seat: int, nonce_hash: str) -> None:
    """Take a seat, or send the hash of a new nonce for the one already taken."""
    async with changing(service, person, id, "open") as (connection, row, access):
        if not 0 <= seat < len(row.seats):
            raise not_found("seat")
        if access.seat is not None and access.seat != seat:
            raise conflict("seated", f"you sit on seat {access.seat}")
        if access.seat is None and row.seats[seat].taken:
            raise conflict("seat-taken", "somebody sits there")
        await fair_deal.demand_trusted(connection, id, person.id)
        await connection.execute(
            "UPDATE seat SET person_id = $3, nonce_hash = $4 WHERE table_id = $1 AND seat = $2",
            id,
            seat,
            person.id,
            nonce_hash,
        )
        await add_note(connection, id, "sat", seat, {"name": person.name})
    service.announce_to(person.id, id)


async def seat_bot(service: Service, person: Person, id: str, seat: int, bot: str) -> None:
    """The host puts a bot on a free seat."""
    check_bot(bot)
    async with changing(service, person, id, "open") as (connection, row, access):
        if not access.host:
            raise forbidden("only the host seats bots")
        if not 0 <= seat < len(row.seats):
            raise not_found("seat")
        if row.seats[seat].person_id is not None:
            raise conflict("seat-taken", "somebody sits there")
        await connection.execute("UPDATE seat SET bot = $3 WHERE table_id = $1 AND seat = $2", id, seat, bot)
        if all(other.bot for other in row.seats if other.seat != seat):
            await quotas.check_bot_tables(connection, service.settings, person.id)
        await add_note(connection, id, "sat", seat, {"bot": bot})


async def vacate(service: Service, person: Person, id: str, seat: int) -> bool:
    """Get up before the start, or as the host send someone away, who may then not come back, nor use the old link.

    Answers whether another person was sent away.
    """
    async with changing(service, person, id, "open", "revealing") as (connection, row, access):
        if not 0 <= seat < len(row.seats):
            raise not_found("seat")
        sitter = row.seats[seat]
        own = access.seat == seat
        if not own and not access.host:
            raise forbidden("only the host sends others away")
        if not sitter.taken:
            return False
        if row.status == "revealing" and not own:
            raise conflict("table-revealing", "nobody is sent away while nonces are being revealed")
        if row.status == "revealing":
            await fair_deal.begin_again(connection, service.seeds, row, [seat])
        await connection.execute(
            "UPDATE seat SET person_id = NULL, bot = NULL, nonce_hash = '', here = false "
            "WHERE table_id = $1 AND seat = $2",
            id,
            seat,
        )
        if sitter.person_id is not None and not own:
            await fair_deal.bar(connection, id, sitter.person_id)
        await add_note(connection, id, "left" if own else "removed", seat)
    if sitter.person_id is not None:
        service.announce_to(sitter.person_id, id)
    return sitter.person_id is not None and not own


async def start(service: Service, person: Person, id: str) -> None:
    """The host starts: the nonces are revealed, and the last one deals."""
    async with changing(service, person, id, "open") as (connection, row, access):
        if not access.host:
            raise forbidden("only the host starts")
        await fair_deal.begin_revealing(connection, service.seeds, row, service.settings.reveal_seconds)


async def reveal(service: Service, person: Person, id: str, seat: int, nonce: bytes) -> None:
    async with changing(service, person, id) as (connection, row, access):
        if access.seat != seat:
            raise forbidden("this is not your seat")
        await fair_deal.reveal(connection, service.seeds, row, seat, nonce)


async def close(service: Service, person: Person, id: str) -> None:
    """The host gives up a table that was not started, or that the installed rules cannot follow. Its seed is shown."""
    async with changing(service, person, id, "open", "revealing", "paused") as (connection, _, access):
        if not access.host:
            raise forbidden("only the host closes a table")
        await end_without_result(connection, service.seeds, id, access.seat)


async def end_without_result(
    connection: Connection, seeds: Seeds, id: str, seat: int | None, *, note: str = "closed"
) -> None:
    """Close a table for good, and show what its draws were made from: the record proves itself as far as it goes."""
    seed = await seeds.fetch(connection, id)
    nonces = await fair_deal.shown_nonces(connection, id)
    shown: dict[str, Any] = {"seed": seed.hex()} | ({"nonces": nonces} if nonces else {})
    await connection.execute("UPDATE game_table SET status = 'closed', deadline = NULL WHERE id = $1", id)
    await connection.execute("DELETE FROM fork_start WHERE table_id = $1", id)
    await add_note(connection, id, note, seat, shown)


async def rematch(service: Service, person: Person, id: str) -> str:
    """A table like the one that is over, with those who sat there invited. The first to ask is its host."""
    async with changing(service, person, id, "over") as (connection, row, access):
        if access.seat is None:
            raise forbidden("only who sat here asks for a rematch")
        if row.rematch is not None:
            return row.rematch
        wish = Wish(
            row.game,
            len(row.seats),
            row.options,
            None,
            "",
            tuple(seat.bot for seat in row.seats if seat.bot),
            False,
            row.watch,
            row.timing,
            row.hints,
        )
        again = await insert(connection, service, person, wish, dict(row.options), row.edition)
        await connection.executemany(
            "INSERT INTO visitor (table_id, person_id) VALUES ($1, $2)",
            [(again, seat.person_id) for seat in row.seats if seat.person_id is not None],
        )
        await connection.execute("UPDATE game_table SET rematch = $2 WHERE id = $1", id, again)
        await add_note(connection, id, "rematch", access.seat, {"table": again})
    return again
