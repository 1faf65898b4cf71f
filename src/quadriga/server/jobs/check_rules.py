"""Regression check of the installed rules: every open table is replayed, and its traces must be what they were."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import msgspec
from asyncpg import PostgresError
from sqlalchemy.exc import SQLAlchemyError

from quadriga.core.errors import QuadrigaError, RecordError
from quadriga.core.record import Record
from quadriga.core.registry import find_game
from quadriga.core.table import Table
from quadriga.server.settings import Settings
from quadriga.server.storage.batch_writer import GRACE, PERSON_WAITS
from quadriga.server.storage.migrate import has_schema, migrate_schema
from quadriga.server.storage.pool import UNREACHABLE, Pool, connect
from quadriga.server.storage.table_rows import add_note
from quadriga.server.tables.append import defer_bot_turn
from quadriga.server.tables.cache import pause
from quadriga.server.tables.editions import make_known
from quadriga.server.tables.replaying import Differs, follow_checked

_OPEN: Final = "SELECT id FROM game_table WHERE status IN ('playing', 'paused') ORDER BY id"
_ENTRIES: Final = "SELECT seq, body, digest, trace, at FROM entry WHERE table_id = $1 ORDER BY seq"


class Difference(msgspec.Struct, frozen=True):
    """A table that the installed rules would play otherwise, from which entry on; None when it is unknown."""

    table: str
    game: str
    entry: int | None


class Checked(msgspec.Struct, frozen=True):
    tables: int
    differences: list[Difference]


class RulesDiffer(Exception):
    """There are tables that would be paused; the operator has to say so with `--force`."""

    def __init__(self, checked: Checked) -> None:
        super().__init__(f"{len(checked.differences)} of {checked.tables} open tables would be paused")
        self.checked = checked


class DatabaseError(QuadrigaError):
    """The database cannot be used as it is."""


@contextmanager
def _plain_errors() -> Iterator[None]:
    """One line for an operator in place of a driver's traceback."""
    try:
        yield
    except (*UNREACHABLE, PostgresError, SQLAlchemyError) as error:
        reason = str(error).strip().partition("\n")[0]
        raise DatabaseError(f"the database cannot be used: {reason}") from None


async def check(settings: Settings) -> Checked:
    """Replay every open table. Changes nothing."""
    with _plain_errors():
        return await _check(settings)


async def _check(settings: Settings) -> Checked:
    pool = await connect(settings, patient=True)
    try:
        ids = [row["id"] for row in await pool.fetch(_OPEN)]
        found = [await _difference(pool, id) for id in ids]
        return Checked(len(ids), [one for one in found if one is not None])
    finally:
        await pool.close()


async def _difference(pool: Pool, id: str) -> Difference | None:
    # Before a migration the schema is an older one: nothing is asked here but what every schema has.
    game = await pool.fetchval("SELECT game FROM game_table WHERE id = $1", id)
    rows: list[Any] = await pool.fetch(_ENTRIES, id)
    try:
        record = Record.of([row["body"] for row in rows], [row["digest"] for row in rows])
        await make_known(pool, game, record.header.edition)
        table = Table.dealt(find_game(record.header.game), record.header)
        for _ in follow_checked(table, record, [row["trace"] for row in rows]):
            pass
    except (Differs, RecordError) as error:
        return Difference(id, game, error.seq)
    except Exception:  # changed rules can fail in any way
        return Difference(id, game, None)
    return None


async def migrate(settings: Settings, *, force: bool = False) -> Checked:
    """Check the rules, migrate the schema, then pause the tables that differ and resume those that no longer do.

    Raises `RulesDiffer` before anything is changed, unless `force` is given.
    """
    with _plain_errors():
        checked = await _check(settings) if has_schema(settings) else Checked(0, [])
        if checked.differences and not force:
            raise RulesDiffer(checked)
        migrate_schema(settings)
        await _settle(settings, {one.table for one in checked.differences})
    return checked


async def _settle(settings: Settings, differing: set[str]) -> None:
    pool = await connect(settings, patient=True)
    try:
        async with pool.acquire() as connection, connection.transaction():
            for id in sorted(differing):
                await pause(connection, id)
            resumed = await connection.fetch(
                f"""
                UPDATE game_table SET status = 'playing', clock_at = now(), deadline = CASE
                    WHEN late <> 'wait' AND (move_seconds IS NOT NULL OR reserve_seconds > 0)
                    THEN now() + make_interval(secs => move_left[decider + 1] + reserves[decider + 1] + {GRACE}) END
                WHERE status = 'paused' AND NOT id = ANY($1) RETURNING id, head
                """,
                list(differing),
            )
            for row in resumed:
                await add_note(connection, row["id"], "resumed")
                # Harmless if no bot is asked; whether a person waits is known again after this one turn.
                await defer_bot_turn(connection, row["id"], row["head"], PERSON_WAITS)
    finally:
        await pool.close()
