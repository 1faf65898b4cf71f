"""`quadriga archive`: finished tables move out of the database, one after another, each in a transaction of its own.

A table's file is durable and was read back before its entries are deleted, in the transaction that notes the file. So
it may be stopped or killed at any moment: what has a file but was not committed is still in the database, and its file
is written again, with the same bytes, the next time. Two commands at once pass over each other's tables.
"""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import Final

import asyncpg
import msgspec

from quadriga.core.record import EndEntry, read_body
from quadriga.server.settings import OperatorError, Settings
from quadriga.server.storage.archive import Archive, Archived, RecordLost
from quadriga.server.storage.pool import UNREACHABLE, Connection, Pool, connect
from quadriga.server.storage.seeds import delete_secrets

#: How many tables are looked for at once.
_AT_ONCE: Final = 100
_FINISHED: Final = """
SELECT id FROM game_table
WHERE status IN ('over', 'closed') AND archived IS NULL AND head >= 0 AND changed_at < now() - $2::interval AND id > $1
ORDER BY id LIMIT $3
"""
_HELD: Final = """
SELECT head FROM game_table WHERE id = $1 AND status IN ('over', 'closed') AND archived IS NULL FOR UPDATE SKIP LOCKED
"""
_ENTRIES: Final = "SELECT body, digest, trace FROM entry WHERE table_id = $1 ORDER BY seq"


class Moved(msgspec.Struct):
    """How many tables were moved out, the bytes of their files, and whether more are waiting."""

    tables: int = 0
    bytes: int = 0
    more: bool = False


async def archive(settings: Settings, older_than: timedelta, most: int) -> Moved:
    """Move tables that nothing has happened at for so long, `most` of them at most.

    Raises `OperatorError` where no archive is set or it cannot be written, or the database cannot be used.
    """
    archive, moved = Archive.of(settings), Moved()
    if archive.folder is None:
        raise OperatorError("error-archive-unset")
    pool = await connect(settings, patient=True)
    try:
        last = ""
        while ids := await pool.fetch(_FINISHED, last, older_than, _AT_ONCE):
            for row in ids:
                if moved.tables == most:
                    moved.more = True
                    return moved
                last = row["id"]
                await _move(pool, archive, last, moved)
        return moved
    except (*UNREACHABLE, asyncpg.PostgresError) as error:
        reason = str(error).strip().partition("\n")[0] or type(error).__name__
        raise OperatorError("error-archive-database", reason=reason) from None
    except (OSError, RecordLost) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise OperatorError("error-archive-write", folder=str(archive.folder), reason=reason) from None
    finally:
        await pool.close()


async def _move(pool: Pool, archive: Archive, id: str, moved: Moved) -> None:
    async with pool.acquire() as connection, connection.transaction():
        row = await connection.fetchrow(_HELD, id)
        if row is None:
            return  # somebody else moves it, or is writing to it just now
        entries = await connection.fetch(_ENTRIES, id)
        if len(entries) != row["head"] + 1:
            return  # not a whole record: it stays where somebody can still look at it
        record = Archived(
            [one["body"] for one in entries],
            [one["digest"] for one in entries],
            b"".join(one["trace"] for one in entries),
        )
        sha256 = await asyncio.to_thread(archive.write, id, record)
        if await asyncio.to_thread(archive.read, id, sha256) != record:
            raise RecordLost("the disk gives back something else than was written")
        await _delete(connection, id, sha256, record)
    moved.tables += 1
    moved.bytes += archive.path(id).stat().st_size


async def _delete(connection: Connection, id: str, sha256: bytes, record: Archived) -> None:
    await connection.execute("UPDATE game_table SET archived = $2 WHERE id = $1", id, sha256)
    await connection.execute("DELETE FROM entry WHERE table_id = $1", id)
    if len(record.bodies) > 1 and isinstance(read_body(record.bodies[-1], len(record.bodies) - 1), EndEntry):
        # The last line of the record shows them. A table that was closed before its end may still need them.
        await delete_secrets(connection, id)
