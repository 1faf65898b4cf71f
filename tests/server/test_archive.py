"""`quadriga archive`: finished tables leave the database and stay what they were, for whoever could see them."""

from __future__ import annotations

import gzip
import json
import os
import shutil
import signal
import subprocess
import sys
import zipfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Any

import psycopg
import pytest

import quadriga
from quadriga.client import Client as HttpClient
from quadriga.client import Sitter
from quadriga.server.jobs.retention import delete_old_chat
from quadriga.server.storage.archive import Archive
from quadriga.server.storage.pool import connect
from server.house import (
    Client,
    House,
    by_chance,
    dealt,
    guest,
    house,
    play_on,
    record_of,
    run,
    same_people,
    wait_for,
)
from server.test_backup import command, empty_database, rows_of, to_the_end
from server.test_forgetting import NAME, OLD_NAME, SAID, forget, named, say, traces

#: What another seat saw, which everybody may see once the game is over.
OTHER_EYES = "/tables/{}/steps?from=2&seat=1"
PLACE = "SELECT id, archived IS NOT NULL, EXISTS (SELECT FROM entry WHERE table_id = id) FROM game_table ORDER BY id"


@contextmanager
def with_archive(folder: Path) -> Iterator[House]:
    with house(webs=1, worker=False, archive=str(folder), exports_per_hour=0) as place:
        yield place


def archive(place: House, *words: str, older_than: int = 0, **more: Any) -> subprocess.CompletedProcess[str]:
    settings = {"archive": place.settings["archive"]}
    return command(place.database, "archive", "--older-than", str(older_than), *words, settings=settings, **more)


def start_archiving(place: House) -> subprocess.Popen[bytes]:
    program = str(Path(sys.executable).with_name("quadriga"))
    return place.start(program, "archive", "--older-than", "0")


def new_web(place: House) -> str:
    """A web process that knows no table yet."""
    base = place.start_web()
    place.wait_until_ready()
    return base


def whereabouts(place: House) -> dict[str, str]:
    """Where each table's record lies; in both or in neither it must never be."""
    found = {}
    for id, archived, entries in rows_of(place.database, PLACE):
        assert archived != entries, f"table {id} is in {'both' if archived else 'neither'}"
        found[id] = "archive" if archived else "database"
    return found


async def finished(place: House, n: int = 1, **more: Any) -> list[Sitter]:
    sitters = await dealt(place.bases[:1], "toy", 2, **more)
    await to_the_end(sitters, Random(n))
    return sitters


def questions(table: str) -> list[str]:
    """All that is asked of a table's record."""
    parts = ["", "/record", "/positions/1", "/positions/1/layout", "/steps", "/tally"]
    return [*(f"/tables/{table}{part}" for part in parts), OTHER_EYES.format(table)]


def at(base: str, somebody: HttpClient) -> Client:
    """The same person at another process."""
    client = Client(base)
    client.cookie = somebody.cookie
    return client


async def answers(client: HttpClient, table: str) -> dict[str, tuple[int, bytes]]:
    """What somebody is told of a table, apart from the name of the request, which is never the same."""
    found = {}
    for path in questions(table):
        answer = await client.get(path)
        body = answer.body if answer.status == 200 else json.dumps(answer.json | {"request": ""}).encode()
        found[path] = answer.status, body
    return found


def test_whoever_could_see_a_table_sees_the_same_and_nobody_else_sees_anything(tmp_path: Path) -> None:
    async def before(place: House) -> tuple[str, dict[str, HttpClient]]:
        host, other = await finished(place, watch="invited")
        visitor, barred, stranger = [await guest(place.bases[0], name) for name in ("Vic", "Bea", "Sid")]
        table = (await host.client.get(host.path)).json["table"]
        for one in (visitor, barred):
            assert (await one.post(f"{host.path}/visits", {"invite": table["invite"]})).status == 200
        with psycopg.connect(place.database) as connection:
            connection.execute(
                "UPDATE visitor SET barred = true WHERE person_id = (SELECT max(person_id) FROM visitor)"
            )
        return host.table, {"host": host.client, "other": other.client, "vic": visitor, "bea": barred, "sid": stranger}

    async def seen(people: dict[str, HttpClient], base: str, table: str) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for name, old in people.items():
            client = at(base, old)
            mine = (await client.get("/me/tables")).body
            own = (await client.get("/me/data")).json["tables"]
            found[name] = await answers(client, table), mine, own
        return found

    with with_archive(tmp_path / "archive") as place:
        table, people = run(before(place))
        was = run(seen(people, place.bases[0], table))
        assert [status for status, _ in was["host"][0].values()] == [200] * 7
        assert {status for status, _ in was["vic"][0].values()} == {200}
        assert {status for status, _ in was["bea"][0].values()} == {403}
        assert {status for status, _ in was["sid"][0].values()} == {404}
        told = archive(place)
        assert told.returncode == 0, told.stderr
        assert "1 table is in" in told.stdout
        assert whereabouts(place) == {table: "archive"}
        assert rows_of(place.database, "SELECT FROM seed UNION ALL SELECT FROM nonce") == []
        for base in (place.bases[0], new_web(place)):
            assert run(seen(people, base, table)) == was
        assert quadriga.verify(was["host"][0][f"/tables/{table}/record"][1]).replayed
        assert place.errors == []


def test_nothing_of_a_person_is_in_the_archive_and_who_is_forgotten_stays_so(tmp_path: Path) -> None:
    folder = tmp_path / "archive"

    async def before(place: House) -> list[Sitter]:
        sitters = await named(place, watch="anyone")
        await to_the_end(sitters, Random(1))
        return sitters

    async def after(base: str) -> None:
        ann, zen = same_people(sitters, base)
        record = await record_of(ann)
        await say(zen, "too late")  # people may still talk there
        assert await forget(zen.client) == 204
        shown = (await ann.client.get(ann.path)).json
        assert shown["table"]["seats"][1].get("forgotten")
        assert shown["position"]["outcome"]
        (listed,) = (await ann.client.get("/me/tables")).json["tables"]
        assert (listed["forgotten"], listed["seats"]) == ([1], ["P0", ""])
        assert await record_of(ann) == record
        assert quadriga.verify(record).replayed

    with with_archive(folder) as place:
        sitters = run(before(place))
        assert archive(place).returncode == 0
        base = new_web(place)
        run(after(base))
        assert traces(place.database, NAME, OLD_NAME, SAID, "too late") == []
        (file,) = folder.rglob("*.gz")
        lines = gzip.decompress(file.read_bytes())
        assert not any(word.encode() in lines for word in ("P0", NAME, OLD_NAME, SAID))
        # When somebody made a move is nobody's business any more either.
        assert json.loads(lines.splitlines()[0]).keys() == {"type", "format", "table", "traces"}
        assert file.stat().st_mode & 0o007 == 0
        assert place.errors == []


def test_chat_at_an_archived_table_goes_when_its_time_is_over(tmp_path: Path) -> None:
    async def tidied(place: House) -> int:
        pool = await connect(place.read_settings())
        try:
            return await delete_old_chat(pool, timedelta(0))
        finally:
            await pool.close()

    async def before(place: House) -> None:
        await say((await finished(place))[0])

    with with_archive(tmp_path / "archive") as place:
        run(before(place))
        assert archive(place).returncode == 0
        assert run(tidied(place)) == 1
        assert traces(place.database, SAID) == []


def test_only_finished_tables_that_rest_are_moved_and_no_more_than_told(tmp_path: Path) -> None:
    async def before(place: House) -> str:
        for n in range(3):
            await finished(place, n)
        playing = await dealt(place.bases, "toy", 2)
        await play_on(playing, by_chance(Random(1)), 2)
        await (await guest(place.bases[0])).post("/tables", {"game": "toy", "players": 2})
        return playing[0].table

    with with_archive(tmp_path / "archive") as place:
        playing = run(before(place))
        assert "nothing to move" in archive(place, older_than=30).stdout
        told = archive(place, "--most", "2")
        assert "2 tables are in" in told.stdout
        assert "say it again" in told.stdout
        told = archive(place, "--most", "2")
        assert "1 table is in" in told.stdout
        assert "say it again" not in told.stdout
        places = [(id, entries) for id, archived, entries in rows_of(place.database, PLACE) if not archived]
        assert (playing, True) in places
        assert len(places) == 2


async def compare(kept: dict[str, tuple[Sitter, bytes]], base: str) -> None:
    for sitter, record in kept.values():
        assert await record_of(same_people([sitter], base)[0]) == record


def test_killed_at_any_moment_every_table_is_in_one_place_and_whole(tmp_path: Path) -> None:
    folder, tables = tmp_path / "archive", 16

    async def before(place: House) -> dict[str, tuple[Sitter, bytes]]:
        found = {}
        for n in range(tables):
            sitter = (await finished(place, n))[0]
            found[sitter.table] = sitter, await record_of(sitter)
        return found

    def files() -> int:
        return sum(1 for _ in folder.rglob("*.jsonl.gz"))

    with with_archive(folder) as place:
        kept = run(before(place))
        kills = 0
        while "database" in whereabouts(place).values():
            process, there = start_archiving(place), files()
            wait_for(lambda there=there, process=process: files() > there + 2 or process.poll() is not None, "a file")  # type: ignore[misc]
            if process.poll() is None:
                process.send_signal(signal.SIGKILL)
                kills += 1
            process.wait()
            whereabouts(place)
        assert kills >= 2, "it was too fast to be killed"
        assert files() == tables
        run(compare(kept, new_web(place)))
        assert "nothing to move" in archive(place).stdout
        assert place.errors == []


def test_killed_between_the_file_and_the_database_a_table_stays_and_is_moved_later(tmp_path: Path) -> None:
    folder = tmp_path / "archive"

    async def before(place: House) -> tuple[Sitter, bytes]:
        sitter = (await finished(place))[0]
        return sitter, await record_of(sitter)

    with with_archive(folder) as place:
        sitter, record = run(before(place))
        with psycopg.connect(place.database) as holding:
            # Somebody holds an entry, so that it cannot be deleted; the file is durable before that is tried.
            holding.execute("SELECT FROM entry WHERE table_id = %s FOR UPDATE", (sitter.table,))
            process = start_archiving(place)
            waiting = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
            wait_for(lambda: rows_of(place.database, waiting), "the command to wait")
            (file,) = folder.rglob("*.gz")
            written = file.read_bytes()
            process.kill()
            process.wait()
        assert whereabouts(place) == {sitter.table: "database"}
        # Torn, as an interrupted write of another kind might leave it: nobody reads it, and it is written anew.
        file.write_bytes(written[:100])
        run(compare({sitter.table: (sitter, record)}, new_web(place)))
        assert archive(place).returncode == 0
        assert whereabouts(place) == {sitter.table: "archive"}
        assert file.read_bytes() == written
        run(compare({sitter.table: (sitter, record)}, new_web(place)))


def flip(file: Path) -> None:
    data = bytearray(file.read_bytes())
    data[len(data) // 2] ^= 0xFF
    file.write_bytes(data)


def make_folder(file: Path) -> None:
    file.unlink()
    file.mkdir()


DAMAGE: dict[str, Callable[[Path], object]] = {
    "missing": Path.unlink,
    "cut": lambda file: file.write_bytes(file.read_bytes()[:200]),
    "flipped": flip,
    "empty": lambda file: file.write_bytes(b""),
    "another's": lambda file: file.write_bytes(gzip.compress(b'{"type":"archive","format":1}\n')),
    "changed": lambda file: file.write_bytes(
        gzip.compress(gzip.decompress(file.read_bytes()).replace(b"coin", b"Coin"))
    ),
    "a folder": make_folder,
}


@pytest.fixture(scope="module")
def lost(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, list[Sitter], Path, bytes]]:
    folder = tmp_path_factory.mktemp("archived")
    with with_archive(folder) as place:
        sitters = run(finished(place))
        assert archive(place).returncode == 0
        (file,) = folder.rglob("*.gz")
        yield place, sitters, file, file.read_bytes()


def test_a_file_that_cannot_be_read_is_a_plain_refusal_until_it_is_put_back(
    lost: tuple[House, list[Sitter], Path, bytes],
) -> None:
    place, sitters, file, whole = lost
    base, table = new_web(place), sitters[0].table

    async def while_lost() -> None:
        player, stranger = at(base, sitters[0].client), await guest(base)
        told = await answers(player, table)
        status, body = told.pop(f"/tables/{table}")
        assert status == 200
        assert "position" not in json.loads(body)
        assert told.pop(OTHER_EYES.format(table))[0] == 403  # nothing says that the game is over
        assert [status for status, _ in told.values()] == [409] * 5
        assert {json.loads(body)["error"] for _, body in told.values()} == {"record-missing"}
        (mine,) = (await player.get("/me/data")).json["tables"]
        assert mine["record"] is None
        assert {status for status, _ in (await answers(stranger, table)).values()} == {404}

    async def put_back() -> None:
        told = await answers(at(base, sitters[0].client), table)
        assert {status for status, _ in told.values()} == {200}

    def doctor() -> str:
        return command(place.database, "doctor", settings=place.settings).stdout

    def put_file_back() -> None:
        if file.is_dir():
            file.rmdir()
        file.write_bytes(whole)

    try:
        for damage in DAMAGE.values():
            damage(file)
            run(while_lost())
            put_file_back()
        file.unlink()
        assert "records cannot be read from the archive" in doctor()
    finally:
        put_file_back()
    run(put_back())
    assert "the record of 1 table is in the archive" in doctor()
    assert place.errors == []
    assert place.log.read_text().count("record cannot be read from the archive") >= len(DAMAGE)


def test_a_process_without_the_setting_refuses_plainly(lost: tuple[House, list[Sitter], Path, bytes]) -> None:
    place, sitters, _, _ = lost
    base = place.start_web(archive="")
    place.wait_until_ready()

    async def scene() -> None:
        answer = await same_people(sitters, base)[0].client.get(f"{sitters[0].path}/record")
        assert (answer.status, answer.json["error"]) == (409, "record-missing")

    run(scene())


async def published(sitters: list[Sitter], base: str) -> bytes:
    return await record_of(same_people(sitters, base)[0])


def test_a_backup_holds_what_was_moved_out(lost: tuple[House, list[Sitter], Path, bytes], tmp_path: Path) -> None:
    place, sitters, file, whole = lost
    record = run(published(sitters, place.bases[0]))
    backup, light, folder = tmp_path / "games.backup", tmp_path / "light.backup", tmp_path / "put-back"
    told = command(place.database, "backup", str(backup), settings=place.settings)
    assert told.returncode == 0
    assert "The record of 1 archived table is in it too." in told.stdout
    assert command(place.database, "backup", "--without-archive", str(light), settings=place.settings).returncode == 0

    def served(url: str) -> bytes:
        again = House(url, archive=str(folder))
        try:
            return run(published(sitters, new_web(again)))
        finally:
            again.close()

    with empty_database() as url:
        told = command(url, "restore", str(backup))
        assert (told.returncode, "set QUADRIGA_ARCHIVE" in told.stderr) == (2, True)
        told = command(url, "restore", str(backup), settings={"archive": str(folder)})
        assert told.returncode == 0, told.stdout + told.stderr
        assert served(url) == record
    shutil.rmtree(folder)
    with empty_database() as url:
        told = command(url, "restore", str(light), settings={"archive": str(folder)})
        assert told.returncode == 1
        assert "neither in the database nor in QUADRIGA_ARCHIVE" in told.stdout
        shutil.copytree(Path(str(place.settings["archive"])), folder)
        assert command(url, "restore", "--already", settings={"archive": str(folder)}).returncode == 0
        assert served(url) == record
    # What is lost already keeps nobody from saving the rest, and is told.
    file.unlink()
    try:
        told = command(place.database, "backup", str(tmp_path / "rest"), settings=place.settings)
        assert told.returncode == 1
        assert "neither in the database" in told.stdout
    finally:
        file.write_bytes(whole)


def test_a_backup_writes_nowhere_but_into_the_archive(
    lost: tuple[House, list[Sitter], Path, bytes], tmp_path: Path
) -> None:
    place, backup, forged = lost[0], tmp_path / "games.backup", tmp_path / "forged.backup"
    assert command(place.database, "backup", str(backup), settings=place.settings).returncode == 0
    with zipfile.ZipFile(backup) as old, zipfile.ZipFile(forged, "w") as new:
        for name in old.namelist():
            new.writestr("archive/../../escaped.jsonl.gz" if name.startswith("archive/") else name, old.read(name))
    with empty_database() as url:
        told = command(url, "restore", str(forged), settings={"archive": str(tmp_path / "a" / "b")})
        assert (told.returncode, "not a whole backup" in told.stderr) == (2, True)
        assert rows_of(url, "SELECT FROM pg_class WHERE relnamespace = 'public'::regnamespace") == []
    assert list(tmp_path.rglob("*escaped*")) == []


def test_what_cannot_be_moved_stays(tmp_path: Path) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("not a folder")
    with with_archive(blocked) as place:
        sitters = run(finished(place))
        told = archive(place)
        assert (told.returncode, len(told.stderr.splitlines())) == (2, 1)
        assert "nothing more is moved to" in told.stderr
        assert whereabouts(place) == {sitters[0].table: "database"}
        told = command(place.database, "archive")
        assert (told.returncode, "set QUADRIGA_ARCHIVE" in told.stderr) == (2, True)
        told = command("postgresql://postgres:sesame@127.0.0.1:1/quadriga", "archive", settings={"archive": "x"})
        assert (told.returncode, "sesame" in told.stderr) == (2, False)
        assert len(told.stderr.splitlines()) == 1


@pytest.mark.skipif(os.geteuid() != 0, reason="only root makes files that belong to somebody else")
def test_what_root_moves_belongs_to_whose_folder_it_is(tmp_path: Path) -> None:
    os.chown(tmp_path, 10001, 10002)
    Archive(str(tmp_path / "a" / "b")).put("0123456789abcdef", b"")
    made = list(tmp_path.rglob("*"))
    assert len(made) == 4
    assert {(path.stat().st_uid, path.stat().st_gid) for path in made} == {(10001, 10002)}


def test_a_table_closed_before_its_end_keeps_what_its_draws_were_made_from(tmp_path: Path) -> None:
    async def before(place: House) -> Sitter:
        (sitter,) = await dealt(place.bases, "toy", 2, ("random",))
        await play_on([sitter], by_chance(Random(1)), 1)
        assert (await sitter.client.ask("DELETE", sitter.path)).status in (200, 204)
        return sitter

    async def told(base: str) -> dict[str, tuple[int, bytes]]:
        return await answers(at(base, sitter.client), sitter.table)

    with with_archive(tmp_path / "archive") as place:
        sitter = run(before(place))
        was = run(told(place.bases[0]))
        assert archive(place).returncode == 0
        assert whereabouts(place) == {sitter.table: "archive"}
        assert len(rows_of(place.database, "SELECT FROM seed")) == 1
        assert run(told(new_web(place))) == was
