"""Bringing a database to the schema of the installed code: Alembic's revisions, then Procrastinate's own schema."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import psycopg
from alembic import command
from alembic.config import Config
from procrastinate import App, PsycopgConnector
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.engine import make_url

from quadriga.server.settings import Settings
from quadriga.server.storage.seeds import Seeds

#: Two migrations at once would trip over each other; the second waits.
_LOCK: Final = 0x71756164


#: Whatever somebody has put into a database by themselves; a new one has none of it.
_ANYTHING: Final = """
SELECT EXISTS (
    SELECT FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
    WHERE nspname <> 'information_schema' AND nspname NOT LIKE 'pg\\_%'
)
"""


class NotEmpty(Exception):
    """There is something in the database already."""


def migrate_schema(settings: Settings, revision: str = "head") -> None:
    """Upgrade, or go back to an earlier revision when one is named."""
    with _changing(settings) as (connection, config):
        if revision == "head":
            command.upgrade(config, revision)
            _add_job_queue(connection)
        else:
            command.downgrade(config, revision)


@contextmanager
def create_schema(settings: Settings, revision: str) -> Iterator[psycopg.Connection[Any]]:
    """Make the schema of a revision in an empty database, to be filled in the same transaction.

    Raises `NotEmpty` for a database that has anything in it.
    """
    with _changing(settings) as (connection, config):
        if connection.execute(text(_ANYTHING)).scalar_one():
            raise NotEmpty
        command.upgrade(config, revision)
        driver = connection.connection.driver_connection
        assert isinstance(driver, psycopg.Connection)
        yield driver


@contextmanager
def _changing(settings: Settings) -> Iterator[tuple[Connection, Config]]:
    """A transaction that nobody else migrates in, and what Alembic is told."""
    engine = create_engine(make_url(settings.database).set(drivername="postgresql+psycopg"))
    try:
        with engine.begin() as connection:
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
            config = Config()
            config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
            config.attributes["connection"] = connection
            # A key is asked for, or made, only where it is needed.
            config.attributes["seeds"] = lambda: Seeds.of(settings)
            yield connection, config
    finally:
        engine.dispose()


def has_schema(settings: Settings) -> bool:
    """Whether this database was ever migrated."""
    engine = create_engine(make_url(settings.database).set(drivername="postgresql+psycopg"))
    with engine.connect() as connection:
        found = connection.execute(text("SELECT to_regclass('game_table') IS NOT NULL")).scalar_one()
    engine.dispose()
    return bool(found)


def _add_job_queue(connection: Connection) -> None:
    if connection.execute(text("SELECT to_regclass('procrastinate_jobs')")).scalar_one() is None:
        schema = App(connector=PsycopgConnector()).schema_manager.get_schema()
        # The driver's own cursor, because the text is full of percent signs and colons that are no parameters.
        connection.connection.cursor().execute(schema)
