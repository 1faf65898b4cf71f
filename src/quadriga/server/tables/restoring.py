"""After the database was put back from a backup: new secrets for every table, so that no draw people saw comes again.

A table before its deal takes a new seed. A table in play gets an entry `restored`; every person there then commits to
a new nonce and reveals it, by the requests they sat down and revealed with, and until all have nothing is drawn.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

import msgspec
import structlog

from quadriga.core.errors import ExchangeError
from quadriga.core.table import Table
from quadriga.server.people.sessions import Person
from quadriga.server.problems import conflict, forbidden, not_found, unfit
from quadriga.server.settings import Settings
from quadriga.server.storage.pool import connect
from quadriga.server.storage.seeds import SeedLocked, Seeds
from quadriga.server.storage.table_rows import add_note, fetch_table
from quadriga.server.tables import fair_deal
from quadriga.server.tables.access import access_to, refuse
from quadriga.server.tables.append import NotPlaying, TooLate, append
from quadriga.server.tables.cache import CachedTable
from quadriga.server.tables.forgetting import forget_again, leave_games
from quadriga.server.tables.service import Service

_log: Final = structlog.get_logger("quadriga.tables")
#: Optimistic retries: a nonce may come at any position, also while others move.
_ATTEMPTS: Final = 20
#: The kind of the note that a table was ended because the key of its seed is not there.
KEY_LOST: Final = "key-lost"


class Restored(msgspec.Struct, frozen=True):
    """How many tables got new secrets, and which ones could not."""

    playing: int
    sealed_anew: int
    left_out: list[str]
    #: How many people were forgotten again; None: nothing tells who was forgotten since the backup.
    forgotten: int | None
    #: Whether the file that would tell is set but not there, and how many of its lines none of the keys can check.
    erasures_missing: bool
    erasures_unreadable: int
    #: How many tables were moved out to files that are not there.
    archive_missing: int


async def commit(service: Service, person: Person, id: str, seat: int, nonce_hash: str) -> bool:
    """Commit to a new nonce at a table that was restored. False: it awaits none."""
    return await _exchange(service, person, id, seat, lambda table: table.commit_nonce(seat, nonce_hash))


async def reveal(service: Service, person: Person, id: str, seat: int, nonce: bytes) -> bool:
    """Reveal a new nonce at a table that was restored. False: it awaits none."""
    return await _exchange(service, person, id, seat, lambda table: table.reveal_nonce(seat, nonce))


async def _exchange(service: Service, person: Person, id: str, seat: int, act: Callable[[Table], None]) -> bool:
    cached = await service.cache.fresh(id)
    if cached is None:
        raise not_found()
    if not cached.playable or cached.table is None or not cached.table.awaited:
        return False
    access = await access_to(service.pool, cached.row, person)
    if not access.sees:
        raise refuse(access)
    if access.seat != seat:
        raise forbidden("this is not your seat")

    def enter(table: Table) -> None:
        if seat not in table.awaited:
            raise conflict("nonce-not-awaited", "no nonce of yours is awaited")
        try:
            act(table)
        except ExchangeError as error:
            raise unfit("wrong-nonce", str(error)) from None

    for _ in range(_ATTEMPTS):
        try:
            await append(service, cached, cached.head, None, enter)
            return True
        except NotPlaying:
            return False
        except TooLate:
            await service.cache.catch_up(cached)
    raise conflict("too-late", "the table moves too fast; send it again")


async def after_restore(settings: Settings) -> Restored:
    """Forget again who was forgotten since the backup, and give every open table new secrets.

    Run twice, it does it twice, which harms nobody.
    """
    service = await Service.start(settings)
    try:
        kept = service.erasures.read()
        forgotten = await forget_again(service, kept) if kept is not None else None
        rows = await service.pool.fetch(
            "SELECT id, status FROM game_table WHERE status IN ('open', 'revealing', 'playing', 'paused') ORDER BY id"
        )
        playing, sealed, left_out = 0, 0, []
        for row in rows:
            if row["status"] in ("open", "revealing"):
                sealed += await _seal_anew(service, row["id"])
            elif await _mark_restored(service, row["id"]):
                playing += 1
            else:
                left_out.append(row["id"])
        # Only now, so that whatever the rules draw for a seat that leaves is drawn with new secrets.
        await leave_games(service, [row["id"] for row in rows])
        missing, unreadable = service.erasures.kept and kept is None, kept.unreadable if kept is not None else 0
        archived = await service.pool.fetch("SELECT id FROM game_table WHERE archived IS NOT NULL")
        lost = await asyncio.to_thread(lambda: sum(not service.archive.has(row["id"]) for row in archived))
        return Restored(playing, sealed, left_out, forgotten, missing, unreadable, lost)
    finally:
        await service.stop()


async def end_locked(settings: Settings) -> int:
    """End every table that is not finished and whose seed no key opens: nobody can deal there, or prove what was dealt.

    Its people read why. Finished tables have their seeds in their records. Answers how many were ended.
    """
    seeds, ended = Seeds.of(settings), 0
    pool = await connect(settings, patient=True)
    try:
        async with pool.acquire() as connection, connection.transaction():
            rows = await connection.fetch(
                """
                SELECT id, value FROM game_table JOIN seed ON table_id = id
                WHERE status NOT IN ('over', 'closed') ORDER BY id FOR UPDATE OF game_table
                """
            )
            for row in rows:
                try:
                    seeds.decrypt(row["id"], row["value"])
                except SeedLocked:
                    await connection.execute(
                        "UPDATE game_table SET status = 'closed', deadline = NULL WHERE id = $1", row["id"]
                    )
                    await add_note(connection, row["id"], KEY_LOST)
                    ended += 1
    finally:
        await pool.close()
    return ended


async def _seal_anew(service: Service, id: str) -> bool:
    async with service.pool.acquire() as connection, connection.transaction():
        row = await fetch_table(connection, id, lock=True)
        if row is None or row.status not in ("open", "revealing"):
            return False
        await fair_deal.begin_again(connection, service.seeds, row, [], restored=True)
    return True


async def _mark_restored(service: Service, id: str) -> bool:
    """False for a table that cannot be followed by the rules installed: it is paused, and must be told again later."""
    cached: CachedTable | None = await service.cache.open(id)
    for _ in range(_ATTEMPTS):
        if cached is None or not cached.playable:
            break
        try:
            await append(service, cached, cached.head, None, lambda table: table.restore())
            return True
        except NotPlaying:
            break
        except TooLate:
            await service.cache.catch_up(cached)
    _log.warning("table not marked as restored", table=id)
    return False
