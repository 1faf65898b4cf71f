"""Commit and reveal: a seed committed to before anyone sits down, mixed with what every person at the table adds.

The order is what makes it fair. The server shows SHA-256(seed); every person
sits down with SHA-256 of a nonce of their own; when all are seated the nonces
are revealed and checked; the key of every draw is HMAC(seed, nonces). Nobody
could choose anything once they knew something. If a nonce stays away the seat
is freed and everything begins again with a new seed, because the server has by
then seen the nonces that came.
"""

from __future__ import annotations

import hmac
import os
from datetime import timedelta

from quadriga.core.record import commit
from quadriga.core.registry import find_game
from quadriga.core.table import Table
from quadriga.server.problems import conflict, unfit
from quadriga.server.storage.pool import Connection
from quadriga.server.storage.table_rows import TableRow, add_note, fetch_table
from quadriga.server.tables.append import defer_bot_turn, due_in, waits_for_bot
from quadriga.server.tables.cache import trace

SEED_BYTES = 32
NONCE_BYTES = 16


def new_seed() -> bytes:
    return os.urandom(SEED_BYTES)


async def begin_revealing(connection: Connection, row: TableRow, seconds: float) -> None:
    """All are seated: ask every person for the nonce behind the hash they sat down with."""
    people = [seat for seat in row.seats if seat.person_id is not None]
    if any(not seat.taken for seat in row.seats):
        raise conflict("seats-free", "there are seats free")
    if any(not seat.nonce_hash for seat in people):
        raise conflict("nonce-hash-missing", "somebody has not sent the hash of a nonce for this commitment yet")
    await connection.execute(
        "UPDATE game_table SET status = 'revealing', deadline = now() + $2 WHERE id = $1",
        row.id,
        timedelta(seconds=seconds),
    )
    await add_note(connection, row.id, "revealing")
    if not people:
        await _deal(connection, row)


async def reveal(connection: Connection, row: TableRow, seat: int, nonce: bytes) -> None:
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
        await _deal(connection, row)


async def begin_again(connection: Connection, row: TableRow, freed: list[int], *, restored: bool = False) -> None:
    """Free seats, if any, and commit to a new seed before the deal; the old one is shown."""
    old = await connection.fetchval("SELECT value FROM seed WHERE table_id = $1", row.id)
    seed = new_seed()
    await connection.execute("UPDATE seed SET value = $2 WHERE table_id = $1", row.id, seed)
    await connection.execute("DELETE FROM nonce WHERE table_id = $1", row.id)
    await connection.execute("UPDATE seat SET nonce_hash = '' WHERE table_id = $1", row.id)
    await connection.execute(
        "UPDATE seat SET person_id = NULL, here = false WHERE table_id = $1 AND seat = ANY($2::smallint[])",
        row.id,
        freed,
    )
    await connection.execute(
        "UPDATE game_table SET status = 'open', commitment = $2, deadline = NULL WHERE id = $1", row.id, commit(seed)
    )
    body = {"freed": freed, "seed": old.hex()} | ({"restored": True} if restored else {})
    await add_note(connection, row.id, "recommitted", None, body)


async def give_up_waiting(connection: Connection, id: str) -> bool:
    """The time to reveal is over: free the seats whose nonce stayed away. False: somebody was faster."""
    row = await fetch_table(connection, id, lock=True)
    if row is None or row.status != "revealing":
        return False
    came = {one["seat"] for one in await connection.fetch("SELECT seat FROM nonce WHERE table_id = $1", id)}
    late = [seat.seat for seat in row.seats if seat.person_id is not None and seat.seat not in came]
    await begin_again(connection, row, late)
    return True


async def _deal(connection: Connection, row: TableRow) -> None:
    """Write the header: from here on the table is its record."""
    game = find_game(row.game)
    seed = await connection.fetchval("SELECT value FROM seed WHERE table_id = $1", row.id)
    rows = await connection.fetch("SELECT seat, value FROM nonce WHERE table_id = $1", row.id)
    nonces = {one["seat"]: one["value"] for one in rows}
    table = Table.new(
        game,
        len(row.seats),
        seed=seed,
        nonces=tuple(nonces.get(seat.seat, b"") for seat in row.seats),
        options=dict(row.options),
        edition=game.edition_by_hash(row.edition),
        seats=tuple(seat.bot or "person" for seat in row.seats),
    )
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
            deadline = now() + make_interval(secs => $3)
        WHERE id = $1
        """,
        row.id,
        table.decider,
        due_in(table, row.move_seconds),
    )
    await add_note(connection, row.id, "dealt")
    if waits_for_bot(table):
        await defer_bot_turn(connection, row.id, 0)
