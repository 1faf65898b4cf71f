"""Least privilege: the SQL of docs/hosting.md, and a whole server that runs with the rights it gives and no more."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import psycopg
import pytest

from quadriga.server.settings import Settings
from quadriga.server.storage.migrate import migrate_schema
from server.house import POSTGRES, SEED_KEY, House, by_chance, dealt, play_by_stream, run
from server.test_doctor import found

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"
SUFFIX = "_test_roles"


def documented(which: str) -> str:
    """A block of SQL from the documentation, its roles named apart from any of this machine's."""
    [block] = re.findall(rf"```sql\n-- {which}\n(.*?)```", HOSTING.read_text(encoding="utf-8"), flags=re.DOTALL)
    return re.sub(r"quadriga_(owner|app)", rf"quadriga_\1{SUFFIX}", block)


def as_role(url: str, role: str) -> str:
    return url.replace("//postgres@", f"//quadriga_{role}{SUFFIX}@")


@pytest.fixture(scope="module")
def owned() -> Iterator[str]:
    """A database migrated by its owner, with the documented rights for the processes."""
    name = f"quadriga{SUFFIX}"
    with psycopg.connect(f"{POSTGRES}/postgres", autocommit=True) as connection:
        connection.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")
        for role in ("owner", "app"):
            connection.execute(f"DROP ROLE IF EXISTS quadriga_{role}{SUFFIX}")
        connection.execute(f"CREATE DATABASE {name}")
    url = f"{POSTGRES}/{name}"
    try:
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute(documented("once"))
        migrate_schema(Settings(database=as_role(url, "owner"), seed_keys=SEED_KEY))
        with psycopg.connect(as_role(url, "owner"), autocommit=True) as connection:
            connection.execute(documented("after every migration"))
        yield url
    finally:
        with psycopg.connect(f"{POSTGRES}/postgres", autocommit=True) as connection:
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)")
            for role in ("owner", "app"):
                connection.execute(f"DROP ROLE quadriga_{role}{SUFFIX}")


def test_a_server_plays_with_the_rights_it_is_given(owned: str) -> None:
    place = House(as_role(owned, "app"))
    try:
        place.start_web()
        place.start_worker()
        place.wait_until_ready()

        async def game() -> dict[str, Any]:
            """The bot's turns are jobs: the queue works too."""
            [sitter] = await dealt(place.bases, "toy", 2, bots=("random",))
            return await play_by_stream(sitter, by_chance(Random(1)))

        assert run(game())["outcome"]
        levels = found(place.read_settings())
        assert levels["role"] == levels["database-usable"] == levels["jobs"] == "ok"
        assert place.errors == []
    finally:
        place.close()


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE entry SET body = ''",
        "DELETE FROM entry",
        "TRUNCATE entry",
        "DELETE FROM entry_00",
        "SELECT * FROM entry_00",
        "DROP TABLE entry",
        "ALTER TABLE game_table ADD COLUMN x integer",
        "CREATE TABLE mine (x integer)",
        "UPDATE alembic_version SET version_num = '0001'",
        "DELETE FROM write_probe",
        "CREATE ROLE another",
        "COPY person TO PROGRAM 'cat'",
    ],
)
def test_what_the_processes_never_need_they_may_not_do(owned: str, statement: str) -> None:
    with (
        psycopg.connect(as_role(owned, "app"), autocommit=True) as connection,
        pytest.raises(psycopg.errors.InsufficientPrivilege),
    ):
        connection.execute(statement)


def test_a_role_without_rights_is_told_so_and_an_owner_that_it_has_too_many(owned: str) -> None:
    assert found(Settings(database=as_role(owned, "owner"), seed_keys=SEED_KEY))["role-owner"] == "note"
    with psycopg.connect(owned, autocommit=True) as connection:
        connection.execute(f"REVOKE UPDATE ON write_probe FROM quadriga_app{SUFFIX}")
        try:
            assert found(Settings(database=as_role(owned, "app")))["database-rights"] == "wrong"
        finally:
            connection.execute(f"GRANT UPDATE ON write_probe TO quadriga_app{SUFFIX}")
