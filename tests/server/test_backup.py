"""`quadriga backup` and `quadriga restore`: nothing acknowledged is missing, and no slip of an operator does harm."""

from __future__ import annotations

import asyncio
import json
import resource
import secrets
import subprocess
import sys
import zipfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any
from uuid import uuid4

import psycopg
import pytest

import quadriga
from quadriga.client import Sitter
from quadriga.server.storage.seeds import new_key
from server.house import (
    POSTGRES,
    SEED_KEY,
    House,
    by_chance,
    database,
    dealt,
    deciding,
    guest,
    house,
    play_on,
    position,
    record_of,
    run,
    same_people,
    seated,
)
from server.test_restoring import opened, seal_anew

#: Tables that play while the backup is taken, and moves made at each before.
TABLES = 20
BEFORE = 6
GAMES = ("builders", "glory-to-rome", "porta-nigra", "minerva")


Kept = tuple[Path, list[Sitter], list[Sitter], list[Sitter]]


@contextmanager
def empty_database() -> Iterator[str]:
    name = f"quadriga_test_{secrets.token_hex(6)}"
    with psycopg.connect(f"{POSTGRES}/postgres", autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"')
    try:
        yield f"{POSTGRES}/{name}"
    finally:
        with psycopg.connect(f"{POSTGRES}/postgres", autocommit=True) as connection:
            connection.execute(f'DROP DATABASE "{name}" WITH (FORCE)')


def command(url: str, *words: str, **options: Any) -> subprocess.CompletedProcess[str]:
    program = str(Path(sys.executable).with_name("quadriga"))
    settings, place = options.pop("settings", {}), House(url)
    environment = place.environment(**settings) | {"LC_ALL": "C"} | options.pop("env", {})
    place.close()
    return subprocess.run(
        [program, *words], env=environment, capture_output=True, text=True, check=False, timeout=120, **options
    )


def tables_in(url: str) -> int:
    """How many tables of any kind a database has."""
    with psycopg.connect(url) as connection:
        row = connection.execute("SELECT count(*) FROM pg_class WHERE relnamespace = 'public'::regnamespace").fetchone()
    assert row is not None
    return int(row[0])


def rows_of(url: str, query: str) -> list[tuple[Any, ...]]:
    with psycopg.connect(url) as connection:
        return connection.execute(query.encode()).fetchall()


async def play_until(
    done: Callable[[], bool], sitters: list[Sitter], acknowledged: dict[str, int], rng: Random
) -> None:
    """Play on, and note each entry as soon as it is acknowledged."""
    choose = by_chance(rng)
    while not done():
        sitter, shown = await deciding(sitters)
        if shown.get("outcome"):
            return
        answer = await sitter.move(shown["seq"], choose(shown))
        assert answer.status == 200, answer.body
        acknowledged[sitter.table] = shown["seq"] + 1


async def to_the_end(sitters: list[Sitter], rng: Random) -> bytes:
    while not (await play_on(sitters, by_chance(rng), 50)).get("outcome"):
        pass
    return await record_of(sitters[0])


def test_every_move_acknowledged_before_is_there_and_every_record_verifies(tmp_path: Path) -> None:
    file, acknowledged = tmp_path / "games.backup", dict[str, int]()

    async def before(place: House) -> tuple[list[list[Sitter]], list[list[Sitter]], dict[str, int]]:
        over = [await dealt(place.bases, "toy", 2) for _ in range(3)]
        for n, sitters in enumerate(over):
            await to_the_end(sitters, Random(n))
        tables = [await dealt(place.bases, GAMES[n % len(GAMES)], 2) for n in range(TABLES)]
        left = dict.fromkeys((sitters[0].table for sitters in tables), BEFORE)

        def enough(table: str) -> bool:
            left[table] -= 1
            return left[table] < 0

        for n, sitters in enumerate(tables):
            await play_until(partial(enough, sitters[0].table), sitters, acknowledged, Random(n))
        told, ended = dict(acknowledged), asyncio.Event()
        on = [
            asyncio.create_task(play_until(ended.is_set, sitters, acknowledged, Random(n)))
            for n, sitters in enumerate(tables)
        ]
        backed_up = await asyncio.to_thread(command, place.database, "backup", str(file))
        ended.set()
        await asyncio.gather(*on)
        assert backed_up.returncode == 0, backed_up.stderr
        assert "holds 46 people, 23 tables" in backed_up.stdout
        assert "QUADRIGA_SEED_KEYS" in backed_up.stdout
        assert acknowledged.items() != told.items(), "somebody played meanwhile"
        return over, tables, told

    async def after(place: House) -> None:
        for sitters in over:
            assert quadriga.verify(await record_of(same_people(sitters, place.bases[0])[0])).replayed
        for n, people in enumerate(tables):
            sitters = same_people(people, place.bases[0])
            shown = await position(sitters[0])
            assert shown["seq"] >= told[sitters[0].table], "an entry that was acknowledged is missing"
            if not shown.get("outcome"):
                assert shown["restored"] == shown["seq"]
                await seal_anew(sitters)
                await play_on(sitters, by_chance(Random(n)), 2)
                await sitters[0].client.post(f"{sitters[0].path}/resignation", {"request": str(uuid4())})
            verified = quadriga.verify(await record_of(sitters[0]))
            assert verified.replayed
            assert len(verified.restores) == (0 if shown.get("outcome") else 1)

    with house(webs=1, worker=False) as place:
        over, tables, told = run(before(place))
        live = place.database
        assert command(live, "restore", str(file)).returncode == 2, "into a database that is being used"
        with empty_database() as url:
            restored = command(url, "restore", str(file))
            assert restored.returncode == 0, restored.stdout + restored.stderr
            assert "46 people, 23 tables" in restored.stdout
            with opened(url) as again:
                run(after(again))
            # Numbers go on where they were: nobody new is taken for somebody else.
            ((newest,),) = rows_of(live, "SELECT max(id) FROM person")
            with psycopg.connect(url) as connection:
                made = connection.execute("INSERT INTO person (name) VALUES ('New') RETURNING id").fetchone()
            assert made is not None
            assert made[0] > newest
    assert file.stat().st_mode & 0o077 == 0
    assert SEED_KEY.encode() not in b"".join(
        zipfile.ZipFile(file).read(one) for one in zipfile.ZipFile(file).namelist()
    )


def test_every_row_comes_back_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "games.backup"

    async def scene(place: House) -> None:
        sitters = await dealt(place.bases, "toy", 2)
        await to_the_end(sitters, Random(1))
        await sitters[0].client.post(f"{sitters[0].path}/chat", {"text": "tab\there, back\\slash, \\N and é"})

    with database() as url:
        with opened(url) as place:
            run(scene(place))
        assert command(url, "backup", str(file)).returncode == 0
        names = json.loads(zipfile.ZipFile(file).read("backup.json"))["tables"]
        assert {"person", "session", "game_table", "seat", "entry", "note", "seed", "nonce"} <= names.keys()
        with empty_database() as copy:
            assert command(copy, "restore", str(file)).returncode == 0
            for table in names:
                query = f"SELECT to_jsonb(row.*)::text FROM {table} AS row ORDER BY 1"
                assert rows_of(copy, query) == rows_of(url, query), table
            assert rows_of(copy, "SELECT count(*) FROM pg_constraint") == rows_of(
                url, "SELECT count(*) FROM pg_constraint"
            )


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Kept:
    """A backup of three tables: over, in play, and before the deal; with the people of each."""
    file = tmp_path_factory.mktemp("backup") / "games.backup"

    async def scene(place: House) -> tuple[list[Sitter], list[Sitter], list[Sitter]]:
        over = await dealt(place.bases, "toy", 2)
        await to_the_end(over, Random(1))
        playing = await dealt(place.bases, "toy", 2)
        await play_on(playing, by_chance(Random(2)), 3)
        return over, playing, await seated(place.bases, "toy", 2)

    with database() as url:
        with opened(url) as place:
            over, playing, waiting = run(scene(place))
        told = command(url, "backup", str(file))
        assert told.returncode == 0, told.stderr
    return file, over, playing, waiting


def test_without_the_key_finished_tables_stay_and_the_others_end_unverified(
    kept: Kept,
) -> None:
    file, over, playing, waiting = kept
    settings = {"seed_keys": new_key()}

    async def scene(place: House) -> None:
        assert quadriga.verify(await record_of(same_people(over, place.bases[0])[0])).replayed
        for sitters in (playing, waiting):
            sitter = same_people(sitters, place.bases[0])[0]
            shown = (await sitter.client.get(sitter.path)).json
            assert shown["table"]["status"] == "closed"
            for seq in (1, shown.get("position", {}).get("seq", 0)):
                assert (await sitter.move(seq, "coin")).status == 409
        assert (await guest(place.bases[0])).cookie

    with empty_database() as url:
        told = command(url, "restore", str(file), settings=settings)
        assert told.returncode == 1
        assert "opens the seeds of 2 tables that were not finished. They are ended, unverified." in told.stdout
        assert rows_of(url, "SELECT kind, count(*) FROM note WHERE kind = 'key-lost' GROUP BY kind") == [
            ("key-lost", 2)
        ]
        place = House(url, **settings)
        try:
            place.start_web()
            place.wait_until_ready()
            run(scene(place))
            assert place.errors == []
        finally:
            place.close()


def test_a_home_server_without_a_key_makes_one_and_says_what_was_lost(kept: Kept, tmp_path: Path) -> None:
    with empty_database() as url:
        told = command(url, "restore", str(kept[0]), settings={"seed_keys": ""}, env={"XDG_CONFIG_HOME": str(tmp_path)})
        assert told.returncode == 1
        assert "ended, unverified" in told.stdout
        assert (tmp_path / "quadriga" / "seed-keys").exists()
        again = command(
            url, "backup", str(tmp_path / "x"), settings={"seed_keys": ""}, env={"XDG_CONFIG_HOME": str(tmp_path)}
        )
        assert str(tmp_path / "quadriga" / "seed-keys") in again.stdout


def damaged(kind: str, file: Path, whole: Path) -> None:
    """A file that somebody may take for a backup."""
    data = whole.read_bytes()
    if kind == "cut":
        file.write_bytes(data[: len(data) // 2])
    elif kind == "flipped":
        with zipfile.ZipFile(whole) as archive:
            at = archive.getinfo("rows/entry").header_offset + 200
        file.write_bytes(data[:at] + bytes([data[at] ^ 0xFF]) + data[at + 1 :])
    elif kind == "text":
        file.write_text("dear diary")
    elif kind == "empty":
        file.touch()
    else:
        with zipfile.ZipFile(whole) as old, zipfile.ZipFile(file, "w") as new:
            for name in old.namelist():
                body = old.read(name)
                if name == "backup.json" and kind != "zip":
                    body = EDITED[kind](json.loads(body))
                if kind == "rows" and name == "rows/entry":
                    body = body[: body.rindex(b"\n", 0, -1) + 1]
                if name != "backup.json" or kind != "zip":
                    new.writestr(name, body)


def _with(**changes: Any) -> Any:
    return lambda manifest: json.dumps(manifest | changes).encode()


EDITED = {
    "newer": _with(revision="9999", quadriga="9.9"),
    "format": _with(format=2, quadriga="9.9", tables="otherwise"),
    "rows": _with(),
    "list": lambda _: b"[]",
}


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        ("cut", "not a whole backup"),
        ("flipped", "not a whole backup"),
        ("rows", "not a whole backup"),
        ("text", "not a whole backup"),
        ("empty", "not a whole backup"),
        ("zip", "not a whole backup"),
        ("list", "not a whole backup"),
        ("newer", "Quadriga 9.9, which is newer"),
        ("format", "Quadriga 9.9, which is newer"),
        ("missing", "there is no file"),
    ],
)
def test_what_is_no_whole_backup_changes_nothing(kept: Kept, tmp_path: Path, kind: str, said: str) -> None:
    file = tmp_path / "games.backup"
    if kind != "missing":
        damaged(kind, file, kept[0])
    with empty_database() as url:
        told = command(url, "restore", str(file))
        assert told.returncode == 2
        assert len(told.stderr.splitlines()) == 1
        assert said in told.stderr
        assert tables_in(url) == 0
        # The same database takes the whole one afterwards.
        if kind == "flipped":
            assert command(url, "restore", str(kept[0])).returncode == 0


def test_a_backup_from_before_is_brought_up_to_date(kept: Kept, tmp_path: Path) -> None:
    """Of revision 0009, as a server of then would have written it."""
    from quadriga.server.settings import Settings
    from quadriga.server.storage.migrate import migrate_schema

    file = tmp_path / "old.backup"
    with database() as url:
        with psycopg.connect(url) as connection:
            connection.execute("INSERT INTO person (name) VALUES ('Ann')")
        migrate_schema(Settings(database=url, seed_keys=SEED_KEY), "0009")
        assert command(url, "backup", str(file)).returncode == 0
    with empty_database() as url:
        told = command(url, "restore", str(file))
        assert told.returncode == 0, told.stderr
        assert rows_of(url, "SELECT version_num FROM alembic_version") != [("0009",)]
        assert rows_of(url, "SELECT name FROM person") == [("Ann",)]


def test_nothing_is_written_over_and_nothing_half_is_left(tmp_path: Path) -> None:
    file = tmp_path / "games.backup"
    with empty_database() as url:
        told = command(url, "backup", str(file))
        assert (told.returncode, "nothing of Quadriga" in told.stderr) == (2, True)
        assert list(tmp_path.iterdir()) == []
    told = command("postgresql://postgres:sesame@127.0.0.1:1/quadriga", "backup", str(file))
    assert told.returncode == 2
    assert "sesame" not in told.stderr
    assert list(tmp_path.iterdir()) == []
    with database() as url:
        file.write_text("precious")
        told = command(url, "backup", str(file))
        assert (told.returncode, "is there already" in told.stderr) == (2, True)
        assert file.read_text() == "precious"
        file.unlink()
        assert command(url, "backup", str(tmp_path / "nowhere" / "x")).returncode == 2
        # The disk is full half-way.
        with psycopg.connect(url) as connection:
            connection.execute("INSERT INTO person (name) SELECT md5(n::text) FROM generate_series(1, 20000) AS n")
        limit = 50_000
        told = command(
            url,
            "backup",
            str(file),
            env={"COVERAGE_PROCESS_CONFIG": ""},  # what is measured has to be written too
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit)),
        )
        assert told.returncode == 2, told.stdout
        assert len(told.stderr.splitlines()) == 1
        assert f"{file} cannot be written" in told.stderr
        assert list(tmp_path.iterdir()) == []
        assert command(url, "backup", str(file)).returncode == 0


def test_a_full_disk_half_way_through_a_restore_leaves_the_database_empty(
    kept: Kept,
) -> None:
    """As PostgreSQL sees it: the statement fails, for want of room or anything else."""
    with empty_database() as url:
        name = url.rpartition("/")[2]
        with psycopg.connect(f"{POSTGRES}/postgres", autocommit=True) as connection:
            connection.execute(f'ALTER DATABASE "{name}" SET default_transaction_read_only = on')
        told = command(url, "restore", str(kept[0]))
        assert told.returncode == 2
        assert len(told.stderr.splitlines()) == 1
        assert tables_in(url) == 0
