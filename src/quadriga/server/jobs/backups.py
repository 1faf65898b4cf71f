"""Backups taken and put back, with everything that must follow."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import psycopg
from sqlalchemy.exc import SQLAlchemyError

from quadriga.server.jobs.check_rules import Checked, DatabaseError, migrate
from quadriga.server.settings import Settings
from quadriga.server.storage import backup
from quadriga.server.storage.backup import Manifest
from quadriga.server.storage.seeds import Seeds
from quadriga.server.tables.restoring import Restored, after_restore, end_locked


class PutBack(msgspec.Struct, frozen=True):
    """What a backup held, and what became of its tables."""

    manifest: Manifest
    checked: Checked
    #: How many unfinished tables were ended because no key opens their seeds.
    locked: int
    restored: Restored


@contextmanager
def _plain_errors() -> Iterator[None]:
    """One line for an operator in place of a driver's traceback."""
    try:
        yield
    except (psycopg.Error, SQLAlchemyError) as error:
        reason = str(error).strip().partition("\n")[0]
        raise DatabaseError(f"the database cannot be used: {reason}") from None


def take(settings: Settings, file: Path, *, with_archive: bool = True) -> Manifest:
    """Write a backup of a database that may be in use."""
    with _plain_errors():
        return backup.take(settings, file, with_archive=with_archive)


async def put_back(settings: Settings, file: Path) -> PutBack:
    """Fill an empty database from a backup, bring it up to date, and give every open table new secrets.

    Tables that the installed rules would play otherwise are paused. No process may run on the database meanwhile.
    """
    backup.read(file)  # before a key is made
    Seeds.of(settings)  # before anything is written
    with _plain_errors():
        manifest = backup.load(settings, file)
    checked = await migrate(settings, force=True)
    locked = await end_locked(settings)
    return PutBack(manifest, checked, locked, await after_restore(settings))
