"""Commit and reveal: a seed committed to before anyone sits down, mixed with what every person at the table adds.

The order is what makes it fair. The server shows SHA-256(seed); every person
sits down with SHA-256 of a nonce of their own; when all are seated the nonces
are revealed and checked; the key of every draw is HMAC(seed, nonces). Nobody
could choose anything once they knew something. If a nonce stays away the seat
is freed and everything begins again with a new seed, because the server has by
then seen the nonces that came. Whoever withheld it is named, and sits there no
more after the second time: it would be a way to choose among deals.
"""

from __future__ import annotations

import asyncio
import hmac
import os
import secrets
from datetime import timedelta

import msgspec

from quadriga.core.fork import begin
from quadriga.core.record import Header, commit, read_body
from quadriga.core.registry import find_game
from quadriga.core.table import PERSON, Table
from quadriga.server.problems import conflict, forbidden, unfit
from quadriga.server.storage.pool import Connection
from quadriga.server.storage.seeds import Seeds
from quadriga.server.storage.table_rows import TableRow, add_note, fetch_table
from quadriga.server.tables.append import defer_bot_turn
from quadriga.server.tables.clock import due_at_first, priority_of_turn, waits_for_bot
from quadriga.server.tables.editions import make_known
from quadriga.server.tables.replaying import trace

SEED_BYTES = 32
NONCE_BYTES = 16
#: Whoever withholds a nonce at a table so often does not sit there again.
TOLERATED = 2


def new_seed() -> bytes:
    return os.urandom(SEED_BYTES)


async def begin_revealing(connection: Connection, seeds: Seeds, row: TableRow, seconds: float) -> None:
    """All are seated: ask every person for the nonce behind the hash they sat down with."""
    people = [seat for seat in row.seats if seat.person_id is not None]
    if any(not seat.taken for seat in row.seats):
        raise conflict("seats-free", "there are seats free")
    if any(not seat.nonce_hash for seat in people):
        raise conflict("nonce-hash-missing", "somebody has not sent the hash of a nonce for this commitment yet")
    if row.origin is not None:
        await _demand_the_same_rules(connection, row)
    await connection.execute(
        "UPDATE game_table SET status = 'revealing', deadline = now() + $2 WHERE id = $1",
        row.id,
        timedelta(seconds=seconds),
    )
    await add_note(connection, row.id, "revealing")
    if not people:
        await _deal(connection, seeds, row)


async def reveal(connection: Connection, seeds: Seeds, row: TableRow, seat: int, nonce: bytes) -> None:
    """Take a seat's nonce; the last one deals."""
    if row.status != "revealing":
        raise conflict("not-revealing", "the nonces are not being revealed")
    if not hmac.compare_digest(commit(nonce), row.seats[seat].nonce_hash):
        raise unfit("wrong-nonce", "this is not the nonce whose hash you sat down with")
    fresh = await connection.fetchval(
        "INSERT INTO nonce (table_id, seat, value) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING seat",
        row.id,
        seat,
        nonce,
    )
    if fresh is None:
        return  # sent again
    await add_note(connection, row.id, "revealed", seat)
    revealed = await connection.fetchval("SELECT count(*) FROM nonce WHERE table_id = $1", row.id)
    if revealed == sum(one.person_id is not None for one in row.seats):
        await _deal(connection, seeds, row)


async def begin_again(
    connection: Connection, seeds: Seeds, row: TableRow, freed: list[int], *, restored: bool = False
) -> None:
    """Free seats whose people withheld their nonce, if any, and commit to a new seed before the deal.

    What is thrown away is shown: with the old seed and the nonces anyone can see which deal it would have been.
    """
    old, seed = await seeds.fetch(connection, row.id), new_seed()
    thrown_away = {"seed": old.hex(), "nonces": await shown_nonces(connection, row.id)}
    await seeds.replace(connection, row.id, seed)
    await _hold_against(connection, row, freed)
    await connection.execute("DELETE FROM nonce WHERE table_id = $1", row.id)
    await connection.execute("UPDATE seat SET nonce_hash = '' WHERE table_id = $1", row.id)
    await connection.execute(
        "UPDATE seat SET person_id = NULL, here = false WHERE table_id = $1 AND seat = ANY($2::smallint[])",
        row.id,
        freed,
    )
    await connection.execute(
        """
        UPDATE game_table SET status = 'open', commitment = $2, deadline = NULL, sealed_anew = sealed_anew + $3
        WHERE id = $1
        """,
        row.id,
        commit(seed),
        0 if restored else 1,
    )
    body = {"freed": freed, **thrown_away} | ({"restored": True} if restored else {})
    await add_note(connection, row.id, "recommitted", None, body)


async def shown_nonces(connection: Connection, id: str) -> dict[str, str]:
    """The nonces revealed at a table so far, by seat, as notes tell them."""
    rows = await connection.fetch("SELECT seat, value FROM nonce WHERE table_id = $1 ORDER BY seat", id)
    return {str(row["seat"]): row["value"].hex() for row in rows}


async def _hold_against(connection: Connection, row: TableRow, freed: list[int]) -> None:
    """Count who withheld a nonce, and after the second time keep them from this table; the host keeps it in sight."""
    for seat in freed:
        person = row.seats[seat].person_id
        if person is None:
            continue
        times = await connection.fetchval(
            """
            INSERT INTO withheld (table_id, person_id, times) VALUES ($1, $2, 1)
            ON CONFLICT (table_id, person_id) DO UPDATE SET times = withheld.times + 1 RETURNING times
            """,
            row.id,
            person,
        )
        if times >= TOLERATED and person != row.host:
            await bar(connection, row.id, person)


def new_invitation() -> str:
    return secrets.token_urlsafe(16)


async def bar(connection: Connection, id: str, person: int) -> None:
    """Keep somebody from a table for good.

    The invitation is renewed with it: the link they came by would let them in again under another name.
    """
    await connection.execute(
        """
        INSERT INTO visitor (table_id, person_id, barred) VALUES ($1, $2, true)
        ON CONFLICT (table_id, person_id) DO UPDATE SET barred = true
        """,
        id,
        person,
    )
    await connection.execute(
        "UPDATE game_table SET invite = $2, sent_away = sent_away + 1 WHERE id = $1", id, new_invitation()
    )


async def demand_trusted(connection: Connection, id: str, person: int) -> None:
    """Refuse a seat to who withheld nonces here too often."""
    times = await connection.fetchval("SELECT times FROM withheld WHERE table_id = $1 AND person_id = $2", id, person)
    if times is not None and times >= TOLERATED:
        raise forbidden("you withheld your nonce here too often")


async def give_up_waiting(connection: Connection, seeds: Seeds, id: str) -> bool:
    """The time to reveal is over: free the seats whose nonce stayed away. False: somebody was faster."""
    row = await fetch_table(connection, id, lock=True)
    if row is None or row.status != "revealing":
        return False
    came = {one["seat"] for one in await connection.fetch("SELECT seat FROM nonce WHERE table_id = $1", id)}
    late = [seat.seat for seat in row.seats if seat.person_id is not None and seat.seat not in came]
    await begin_again(connection, seeds, row, late)
    return True


async def _start_of(connection: Connection, row: TableRow) -> Header:
    body = await connection.fetchval("SELECT header FROM fork_start WHERE table_id = $1", row.id)
    start = read_body(body, 0)
    assert isinstance(start, Header)
    return start


async def _demand_the_same_rules(connection: Connection, row: TableRow) -> None:
    """A table may have waited while a new version of the program came: a position of other rules is none of its own."""
    start, game = await _start_of(connection, row), find_game(row.game)
    await make_known(connection, row.game, row.edition)
    if start.rules != game.meta.rules_version or not game.knows(row.edition):
        raise conflict("rules-changed", "the rules have changed since; this position can no longer be played on from")


async def _deal(connection: Connection, seeds: Seeds, row: TableRow) -> None:
    """Write the header: from here on the table is its record."""
    await make_known(connection, row.game, row.edition)
    game = find_game(row.game)
    seed = await seeds.fetch(connection, row.id)
    rows = await connection.fetch("SELECT seat, value FROM nonce WHERE table_id = $1", row.id)
    nonces = {one["seat"]: one["value"] for one in rows}
    # A table may have waited while a new version of the program came with other figures: it is dealt with those.
    edition = game.edition_by_hash(row.edition) if game.knows(row.edition) else game.edition()
    in_order = tuple(nonces.get(seat.seat, b"") for seat in row.seats)
    kinds = tuple(seat.bot or PERSON for seat in row.seats)
    if row.origin is None:
        table = Table.new(
            game,
            len(row.seats),
            seed=seed,
            nonces=in_order,
            options=dict(row.options),
            edition=edition,
            seats=kinds,
            hints=row.hints,
        )
    else:
        start = msgspec.structs.replace(await _start_of(connection, row), hints=row.hints)
        # The moves before it may be many, and are made again.
        table = await asyncio.to_thread(begin, game, start, kinds, seed, in_order)
        await connection.execute("DELETE FROM fork_start WHERE table_id = $1", row.id)
    await connection.execute(
        "INSERT INTO entry (table_id, seq, body, digest, trace) VALUES ($1, 0, $2, $3, $4)",
        row.id,
        table.record.bodies[0],
        table.record.digests[0],
        trace(table, None),
    )
    await connection.execute(
        """
        UPDATE game_table SET status = 'playing', head = 0, decider = $2,
            deadline = now() + make_interval(secs => $3), edition = $4,
            clock_at = now(), move_left = array_fill($5::double precision, ARRAY[$7::integer]),
            reserves = array_fill($6::double precision, ARRAY[$7::integer])
        WHERE id = $1
        """,
        row.id,
        table.decider,
        due_at_first(row.timing, table),
        edition.hash,
        row.timing.move_seconds or 0,
        row.timing.reserve_seconds,
        len(row.seats),
    )
    await add_note(connection, row.id, "dealt")
    if waits_for_bot(table):
        await defer_bot_turn(connection, row.id, 0, priority_of_turn(table))
