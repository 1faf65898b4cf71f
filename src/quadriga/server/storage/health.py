"""Whether the database can be used: reached, migrated, and written to."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path
from typing import Final

import asyncpg

from quadriga.server.storage.pool import UNREACHABLE, UNWRITABLE, Pool

AWAY_NOW: Final = "the database does not answer"
FULL: Final = "the database has no room left"
READ_ONLY: Final = "the database takes no writes: it is read-only"
NO_RIGHTS: Final = "the database role lacks rights: see the roles in docs/hosting.md"
NOT_MIGRATED: Final = "the database was not migrated to this version: run `quadriga migrate`"

#: Errors of a schema that lacks what this version asks for.
OTHER_SCHEMA: Final = (asyncpg.UndefinedTableError, asyncpg.UndefinedColumnError, asyncpg.UndefinedFunctionError)
#: Seconds a look is believed, so that whoever asks often does not write often.
_BELIEVED: Final = 1.0
#: Seconds a look may take.
_PATIENCE: Final = 2.5
#: Bytes that must find room before a database that was full counts as usable again. A row changed in place needs none.
_ROOM: Final = 256 * 1024
_VERSIONS: Final = Path(__file__).with_name("migrations") / "versions"
#: Somebody else writing the probe just now is as good an answer as our own.
_TOUCH: Final = """
UPDATE write_probe SET at = now() WHERE id IN (SELECT id FROM write_probe FOR NO KEY UPDATE SKIP LOCKED)
"""


def known_revisions() -> list[str]:
    """The revisions of the installed code, the newest last; the names of their files begin with them."""
    return sorted(path.name.partition("_")[0] for path in _VERSIONS.glob("[0-9]*_*.py"))


def is_behind(revision: str | None) -> bool:
    """Whether a database at a revision still has to be migrated. One we do not know is newer than this code."""
    known = known_revisions()
    return revision is None or (revision in known and revision != known[-1])


async def revision_of(pool: Pool) -> str | None:
    """The revision a database is at; None before its first migration."""
    try:
        revision: str | None = await pool.fetchval("SELECT version_num FROM alembic_version")
    except asyncpg.UndefinedTableError:
        return None
    return revision


def sentence_for(error: BaseException) -> str:
    """What is wrong with a database that answers so, in a sentence."""
    if isinstance(error, asyncpg.ReadOnlySQLTransactionError):
        return READ_ONLY
    if isinstance(error, asyncpg.DiskFullError):
        return FULL
    if isinstance(error, asyncpg.InsufficientPrivilegeError):
        return NO_RIGHTS
    return NOT_MIGRATED if isinstance(error, OTHER_SCHEMA) else AWAY_NOW


class DatabaseHealth:
    """What is wrong with the database, if anything; looked at no more than once a second."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._looked_at = -_BELIEVED
        self._lock = asyncio.Lock()
        self._needs_room = False
        self._found = ""
        #: Whether the schema is known to be older than this code; None while nobody could ask.
        self.behind: bool | None = None

    def note(self, error: BaseException) -> None:
        """A request failed: where it was for want of room, the next look asks for room."""
        if isinstance(error, UNWRITABLE):
            self.ask_for_room()
            self._looked_at = -_BELIEVED

    def ask_for_room(self) -> None:
        """Let the next look that finds nothing else try whether there is room on the disk."""
        self._needs_room = True

    async def look(self) -> str:
        """A sentence about what is wrong; empty when nothing is."""
        async with self._lock:  # single-flight: who comes meanwhile is told the same
            if time.monotonic() - self._looked_at >= _BELIEVED:
                try:
                    async with asyncio.timeout(_PATIENCE):
                        self._found = await self._look()
                except (*UNREACHABLE, asyncpg.PostgresError) as error:
                    self._found = sentence_for(error)
                self._looked_at = time.monotonic()
            return self._found

    async def _look(self) -> str:
        self.behind = is_behind(await revision_of(self._pool))
        if self.behind:
            return NOT_MIGRATED
        await self._pool.execute(_TOUCH)
        if self._needs_room:
            async with self._pool.acquire() as connection:
                transaction = connection.transaction()
                await transaction.start()
                try:
                    await connection.execute("UPDATE write_probe SET filler = $1", os.urandom(_ROOM))
                finally:
                    await transaction.rollback()
            self._needs_room = False
        return ""
