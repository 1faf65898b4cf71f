"""A backup from before somebody was forgotten is put back: they are forgotten again, and nobody else is."""

from __future__ import annotations

import secrets
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import psycopg
import pytest

import quadriga
from quadriga.client import Sitter
from quadriga.server.settings import Settings, SettingsError
from quadriga.server.storage.erasures import ErasureNotKept, Erasures
from quadriga.server.storage.seeds import Seeds, new_key
from server.house import POSTGRES, SEED_KEY, Client, House, database, guest, house, record_of, run, same_people
from server.test_forgetting import NAME, OLD_NAME, SAID, forget, named, traces

WORDS = (NAME, OLD_NAME, SAID)
CAME, NOW = datetime(2026, 3, 1, 12, 0, 0, 5, tzinfo=UTC), datetime(2026, 4, 1, tzinfo=UTC)


@contextmanager
def put_back(dump: Path) -> Iterator[str]:
    """A database made by PostgreSQL's own tools from a dump."""
    name = f"quadriga_test_{secrets.token_hex(6)}"
    with psycopg.connect(f"{POSTGRES}/postgres", autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"')
    try:
        subprocess.run(["pg_restore", "--dbname", f"{POSTGRES}/{name}", str(dump)], check=True)
        yield f"{POSTGRES}/{name}"
    finally:
        with psycopg.connect(f"{POSTGRES}/postgres", autocommit=True) as connection:
            connection.execute(f'DROP DATABASE "{name}" WITH (FORCE)')


def back_up(url: str, dump: Path) -> None:
    subprocess.run(["pg_dump", "--format", "custom", "--file", str(dump), url], check=True)


def restore(url: str, **settings: Any) -> subprocess.CompletedProcess[str]:
    program = str(Path(sys.executable).with_name("quadriga"))
    environment = House(url, **settings).environment() | {"LC_ALL": "C"}
    return subprocess.run(
        [program, "restore", "--already"], env=environment, capture_output=True, text=True, check=False
    )


@contextmanager
def opened(url: str, erasures: Path) -> Iterator[House]:
    place = House(url, erasures=erasures)
    try:
        place.start_web()
        place.start_worker()
        place.wait_until_ready()
        yield place
        assert place.errors == []
    finally:
        place.close()


def test_a_backup_from_before_does_not_bring_a_forgotten_person_back(tmp_path: Path) -> None:
    dump, erasures = tmp_path / "before.dump", tmp_path / "erasures"

    async def before(place: House) -> tuple[list[Sitter], list[Sitter], list[Sitter]]:
        return await named(place, 3), await named(place), await named(place, start=False)

    async def after(place: House) -> bytes:
        ann, *_ = same_people(playing, place.bases[0])
        shown = (await ann.client.get(ann.path)).json
        assert shown["table"]["seats"][2]["forgotten"]
        assert shown["position"]["view"]["left"] == [2]
        assert shown["position"]["exchange"]["awaited"] == [0, 1]
        gone = Client(place.bases[0])
        gone.cookie = playing[2].client.cookie
        assert (await gone.get("/me")).status == 401
        host, *_ = same_people(waiting, place.bases[0])
        seats = (await host.client.get(host.path)).json["table"]["seats"]
        assert [seat.get("name") for seat in seats] == ["P0", None]
        (other, *_) = same_people(over, place.bases[0])
        return await record_of(other)

    with database() as url:
        with opened(url, erasures) as place:
            playing, over, waiting = run(before(place))
            back_up(url, dump)
            for sitter in (playing[-1], over[-1], waiting[-1]):
                assert run(forget_with_a_client_of_its_own(sitter, place)) == 204
        assert traces(url, *WORDS) == []
    lines = erasures.read_text().splitlines()
    assert len(lines) == 3
    with put_back(dump) as copy:
        assert traces(copy, *WORDS)
        told = restore(copy, erasures=erasures)
        assert told.returncode == 0, told.stdout + told.stderr
        assert "3 people who had asked to be forgotten were forgotten again" in told.stdout
        assert traces(copy, *WORDS) == []
        again = restore(copy, erasures=erasures)
        assert "Nobody in this backup" in again.stdout
        with opened(copy, erasures) as place:
            assert quadriga.verify(run(after(place))).replayed


async def forget_with_a_client_of_its_own(sitter: Sitter, place: House) -> int:
    client = Client(place.bases[0])
    client.cookie = sitter.client.cookie
    return await forget(client)


def test_without_the_file_its_keys_or_the_setting_the_command_says_that_people_are_back(tmp_path: Path) -> None:
    dump, erasures = tmp_path / "before.dump", tmp_path / "erasures"
    with database() as url, opened(url, erasures) as place:

        async def scene() -> None:
            zen = await guest(place.bases[0], NAME)
            back_up(url, dump)
            assert await forget(zen) == 204

        run(scene())
    with put_back(dump) as copy:
        unset = restore(copy)
        assert unset.returncode == 0
        assert "is back" in unset.stdout
        missing = restore(copy, erasures=tmp_path / "elsewhere")
        assert missing.returncode == 1
        assert "is not there" in missing.stdout
        other = new_key()
        locked = restore(copy, erasures=erasures, seed_keys=other)
        assert locked.returncode == 1
        assert "1 line in the file" in locked.stdout
        assert traces(copy, NAME)
        rotated = restore(copy, erasures=erasures, seed_keys=f"{other},{SEED_KEY}")
        assert rotated.returncode == 0, rotated.stdout
        assert traces(copy, NAME) == []


def test_who_gets_the_number_of_a_forgotten_person_is_not_forgotten_for_them(tmp_path: Path) -> None:
    dump, erasures = tmp_path / "before.dump", tmp_path / "erasures"

    async def come(place: House, name: str) -> tuple[Client, int]:
        client = await guest(place.bases[0], name)
        return client, (await client.get("/me")).json["id"]

    async def come_and_go(place: House) -> int:
        client, number = await come(place, NAME)
        assert await forget(client) == 204
        return number

    with database() as url, opened(url, erasures) as place:
        back_up(url, dump)
        number = run(come_and_go(place))
    with put_back(dump) as copy:
        with opened(copy, erasures) as place:
            assert run(come(place, "Livia"))[1] == number
        told = restore(copy, erasures=erasures)
        assert "Nobody in this backup" in told.stdout
        assert traces(copy, "Livia")


def test_nobody_is_forgotten_where_it_cannot_be_written_down(tmp_path: Path) -> None:
    erasures = tmp_path / "erasures"

    async def scene(place: House) -> None:
        zen = await guest(place.bases[0], NAME)
        erasures.unlink()
        erasures.mkdir()
        refused = await zen.ask("DELETE", "/me", {"name": NAME})
        assert (refused.status, refused.json["error"]) == (503, "not-kept")
        assert (await zen.get("/me")).json["name"] == NAME
        erasures.rmdir()
        assert await forget(zen) == 204

    with house(webs=1, worker=False, erasures=erasures) as place:
        assert erasures.stat().st_mode & 0o777 == 0o600
        run(scene(place))
        assert len(place.errors) == 1
        assert NAME not in place.log.read_text()


def test_a_line_tells_nothing_without_the_key_and_survives_a_torn_one(tmp_path: Path) -> None:
    file, key = tmp_path / "erasures", new_key()
    erasures = Erasures(str(file), Seeds([key]))
    erasures.add(7, CAME, NOW)
    line = file.read_text()
    assert line.startswith("2026-04-01 ")
    Erasures(str(file), Seeds([new_key()])).add(7, CAME, NOW)
    assert line.split()[2] not in file.read_text().splitlines()[1]
    with file.open("a") as torn:
        torn.write("2026-04-02 0123")
    erasures.add(8, CAME, NOW)
    kept = erasures.read()
    assert kept is not None
    assert (len(kept.hashes), kept.unreadable) == (2, 2)  # the other key's, and the torn one
    assert erasures.has(kept, 7, CAME)
    assert erasures.has(kept, 8, CAME)
    assert not erasures.has(kept, 9, CAME)
    assert not erasures.has(kept, 7, NOW)


def test_a_file_that_cannot_be_made_is_told_at_the_start(tmp_path: Path) -> None:
    nowhere = Erasures(str(tmp_path / "no" / "such" / "folder"), Seeds([new_key()]))
    with pytest.raises(SettingsError, match="QUADRIGA_ERASURES"):
        nowhere.prepare()
    with pytest.raises(ErasureNotKept):
        nowhere.add(1, CAME, NOW)
    unset = Erasures.of(Settings(), Seeds([new_key()]))
    unset.prepare()
    unset.add(1, CAME, NOW)
    assert unset.read() is None
