"""A database that is full, read-only, stuck, broken in a row or not migrated: 503 and a sentence, and it passes."""

from __future__ import annotations

import asyncio
import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from uuid import uuid4

import psycopg
import pytest

from quadriga.client import Answer, Sitter
from quadriga.server.jobs.clocks import expire_deadlines, mark_absent_seats
from quadriga.server.settings import Settings
from quadriga.server.storage.health import NOT_MIGRATED, is_behind, known_revisions
from quadriga.server.storage.migrate import migrate_schema
from quadriga.server.storage.pool import LOCK_SECONDS, connect
from quadriga.server.tables.service import Service
from server.house import PATIENCE, Client, House, database, dealt, deciding, guest, house, run, same_people, wait_for
from server.services import services

#: What PostgreSQL says when its disk is full, said by whatever is written to.
FULL = """
CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$;
DO $$ DECLARE name text; BEGIN
    FOR name IN SELECT relname FROM pg_class WHERE relkind IN ('r', 'p') AND relnamespace = 'public'::regnamespace
                AND NOT relispartition AND relname NOT LIKE 'procrastinate%' LOOP
        EXECUTE format('CREATE TRIGGER no_room BEFORE INSERT OR UPDATE ON %I FOR EACH ROW EXECUTE FUNCTION no_room()',
                       name);
    END LOOP;
END $$;
"""


def execute(url: str, sql: str, *arguments: Any) -> Any:
    with psycopg.connect(url, autocommit=True) as connection:
        found = connection.execute(sql, arguments or None)
        return found.fetchall() if found.description else None


async def writes(sitter: Sitter) -> list[Answer]:
    """One of each: a chat, a move, a table, a guest."""
    while (answer := await sitter.client.get(sitter.path)).status != 200:
        await asyncio.sleep(0.05)  # connections that were cut are found out one by one
    shown = answer.json["position"]
    return [
        await sitter.client.post(f"{sitter.path}/chat", {"request": str(uuid4()), "text": "Ave"}),
        await sitter.move(shown["seq"], shown["moves"][0]["key"]),
        await sitter.client.post("/tables", {"game": "toy", "players": 2}),
        await Client(sitter.client.base).be_guest("Bob"),
    ]


async def readiness(base: str) -> tuple[int, Any]:
    answer = await Client(base).get("/ready")
    return answer.status, answer.json


async def until_up(base: str) -> None:
    while True:
        try:
            await readiness(base)
        except OSError:
            await asyncio.sleep(0.05)
        else:
            return


async def until_ready(base: str) -> None:
    while (await readiness(base))[0] != 200:
        await asyncio.sleep(0.05)


async def check_trouble(sitter: Sitter, detail: str) -> None:
    for answer in await writes(sitter):
        assert (answer.status, answer.headers.get("retry-after")) == (503, "1"), answer.body
        assert answer.json["error"] == "unavailable"
        assert detail in answer.json["detail"]
    status, shown = await readiness(sitter.client.base)
    assert status == 503
    assert shown["database"] is False
    assert detail in shown["detail"]
    assert (await sitter.client.get(sitter.path)).status == 200  # what is only read still is


async def first_mover(place: House) -> Sitter:
    sitters = await dealt(place.bases[:1], "toy", 2)
    return (await deciding(sitters))[0]


def test_a_full_disk_is_503_and_not_ready_until_there_is_room() -> None:
    async def scene(place: House) -> None:
        sitter = await first_mover(place)
        execute(place.database, FULL)
        await check_trouble(sitter, "no room")
        execute(place.database, "DROP FUNCTION no_room() CASCADE")
        await until_ready(place.bases[0])
        assert [answer.status for answer in await writes(sitter)] == [201, 200, 201, 201]

    with house(webs=1, worker=True) as place:
        run(scene(place))
        assert place.errors == []


def test_a_read_only_database_is_503_and_not_ready() -> None:
    async def scene(place: House) -> None:
        sitter = await first_mover(place)
        set_read_only(place.database, "on")
        while "read-only" not in (await readiness(place.bases[0]))[1].get("detail", ""):
            await asyncio.sleep(0.05)  # found by looking, before anybody wrote
        await check_trouble(sitter, "read-only")
        set_read_only(place.database, "off")
        await until_ready(place.bases[0])
        assert [answer.status for answer in await writes(sitter)] == [201, 200, 201, 201]

    with house(webs=1, worker=False) as place:
        run(scene(place))
        assert place.errors == []


def set_read_only(url: str, value: str) -> None:
    """As after a failover: new sessions write nothing, and the old ones are gone."""
    name = url.rpartition("/")[2]
    server = f"{url.removesuffix(name)}postgres"
    execute(server, f'ALTER DATABASE "{name}" SET default_transaction_read_only = {value}')
    execute(server, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", name)


def test_room_is_asked_for_after_a_disk_was_full_and_not_before() -> None:
    """A row changed in place needs no room, so touching it would call a full disk well."""

    async def scene(url: str) -> None:
        service = await Service.start(Settings(database=url))
        execute(
            url,
            """
            CREATE FUNCTION count_filler() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
                IF NEW.filler IS NOT NULL THEN RAISE EXCEPTION 'no space' USING ERRCODE = '53100'; END IF;
                RETURN NEW;
            END $$;
            CREATE TRIGGER filler BEFORE UPDATE ON write_probe FOR EACH ROW EXECUTE FUNCTION count_filler();
            """,
        )
        assert await service.health.look() == ""
        try:
            await service.pool.execute("DO $$ BEGIN RAISE EXCEPTION 'no space' USING ERRCODE = '53100'; END $$")
        except Exception as error:
            service.health.note(error)
        assert "no room" in await service.health.look()
        execute(url, "DROP FUNCTION count_filler() CASCADE")
        service.health.note(psycopg.OperationalError())  # no trouble of this kind, and the last look is believed
        assert "no room" in await service.health.look()
        while await service.health.look():
            await asyncio.sleep(0.05)
        assert execute(url, "SELECT filler FROM write_probe") == [(None,)]
        await service.stop()

    with database() as url:
        run(scene(url))


@contextmanager
def row_held(url: str, table: str) -> Iterator[None]:
    """A database session that holds a table's row, and does nothing."""
    with psycopg.connect(url) as stuck:
        stuck.execute("SELECT FROM game_table WHERE id = %s FOR UPDATE", (table,))
        yield
        stuck.rollback()


def test_a_row_that_somebody_holds_does_not_take_the_pool(place: House) -> None:
    """More requests wait for the row than there are connections; everybody else is served meanwhile."""

    async def scene() -> None:
        sitters = await dealt(place.bases[:1], "toy", 2)
        tabs = [same_people(sitters, place.bases[0])[0] for _ in range(25)]
        stranger = await guest(place.bases[0])
        with row_held(place.database, sitters[0].table):
            message = {"text": "Ave"}
            chats = [
                asyncio.create_task(tab.client.post(f"{tab.path}/chat", message | {"request": str(uuid4())}))
                for tab in tabs
            ]
            while not _waiting_for_row(place.database):
                await asyncio.sleep(0.02)
            for path in ("/lobby", "/me/tables", "/ready", "/health"):
                assert (await stranger.get(path)).status == 200, path
            assert len(_waiting_for_row(place.database)) == 1
            assert not any(chat.done() for chat in chats)  # all that was answered while they still waited
            answers = await asyncio.gather(*chats)
        assert {answer.status for answer in answers} == {503}
        assert {answer.headers["retry-after"] for answer in answers} == {"1"}
        again = await tabs[0].client.post(f"{tabs[0].path}/chat", message | {"request": str(uuid4())})
        assert again.status == 201

    run(scene())


def _waiting_for_row(url: str) -> list[Any]:
    found: list[Any] = execute(
        url,
        "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    )
    return found


def test_nobody_waits_for_a_connection_without_an_end() -> None:
    async def scene(url: str) -> None:
        pool = await connect(Settings(database=url, connections=1))
        async with pool.acquire():
            with pytest.raises(TimeoutError):
                await pool.fetchval("SELECT 1")
        assert await pool.fetchval("SELECT 1") == 1
        assert await pool.fetchval("SHOW lock_timeout") == f"{LOCK_SECONDS}s"
        async with pool.changing("x") as connection:
            assert await connection.fetchval("SELECT 1") == 1
        assert pool._gates == {}
        await pool.close()
        patient = await connect(Settings(database=url), patient=True)
        assert await patient.fetchval("SHOW lock_timeout") == "0"
        await patient.close()

    with database() as url:
        run(scene(url))


async def _lose_nonce_time(place: House) -> str:
    """A table that is due, and whose seed is gone: nothing can be done for it."""
    host = await guest(place.bases[0])
    table = str((await host.post("/tables", {"game": "toy", "players": 2, "bots": ["random"]})).json["id"])
    sitter = Sitter(host, table, 0)
    assert (await sitter.sit()).status == 200
    assert (await host.post(f"{sitter.path}/start")).status == 200
    execute(place.database, "DELETE FROM seed WHERE table_id = %s", table)
    execute(place.database, "UPDATE game_table SET deadline = now() - interval '1 day' WHERE id = %s", table)
    return table


def test_a_broken_row_among_those_due_stops_no_other_clock_and_is_named(
    unwatched: House, capsys: pytest.CaptureFixture[str]
) -> None:
    place = unwatched

    async def scene() -> tuple[list[str], list[int]]:
        broken = [await _lose_nonce_time(place) for _ in range(3)]
        healthy = [(await dealt(place.bases, "toy", 2, move_seconds=60))[0].table for _ in range(2)]
        past = "UPDATE game_table SET deadline = now() - interval '1 s', clock_at = now() - interval '1 day'"
        execute(place.database, f"{past} WHERE id = ANY(%s)", healthy)
        service = await Service.start(place.read_settings())
        await expire_deadlines(service)
        await service.stop()
        heads = execute(place.database, "SELECT head FROM game_table WHERE id = ANY(%s)", healthy)
        execute(place.database, "UPDATE game_table SET deadline = NULL WHERE id = ANY(%s)", broken)
        return broken, [head for (head,) in heads]

    broken, heads = run(scene())
    assert heads == [1, 1]
    said = capsys.readouterr().out
    assert all(table in said for table in broken)


def test_a_stuck_row_among_those_due_stops_no_other(unwatched: House, capsys: pytest.CaptureFixture[str]) -> None:
    place = unwatched

    async def scene() -> tuple[str, list[bool]]:
        stuck, other = [(await dealt(place.bases, "toy", 2))[0].table for _ in range(2)]
        gone = "UPDATE seat SET here = true, here_until = now() - interval '1 s' WHERE table_id = ANY(%s) AND seat = 0"
        execute(place.database, gone, [stuck, other])
        service = await Service.start(place.read_settings())
        with row_held(place.database, stuck):
            await mark_absent_seats(service)
            here = execute(
                place.database,
                "SELECT here FROM seat WHERE table_id = ANY(%s) AND seat = 0 ORDER BY table_id = %s DESC",
                [stuck, other],
                stuck,
            )
        await mark_absent_seats(service)
        await service.stop()
        return stuck, [one for (one,) in here]

    stuck, here = run(scene())
    assert here == [True, False]
    assert stuck in capsys.readouterr().out


def stops(place: House) -> int:
    """What `work` ends with when it is told to: by itself, if not at once on a busy machine."""
    assert place.worker is not None
    place.worker.send_signal(signal.SIGTERM)
    return place.worker.wait(PATIENCE)


def test_work_ends_on_sigterm_with_a_read_only_database() -> None:
    with house(webs=1, worker=True) as place:
        wait_for(lambda: "job process started" in place.log.read_text(), "the job process")
        set_read_only(place.database, "on")
        wait_for(lambda: "database is away" in place.log.read_text(), "the job process to notice")
        assert stops(place) == 0


def test_work_ends_on_sigterm_with_a_database_that_hangs_or_is_gone() -> None:
    """Stopped in mid-air, it keeps connections open and answers nothing."""
    with services() as own, database(own.postgres) as url:
        place = House(url, own.redis)
        try:
            place.start_worker()
            wait_for(lambda: "job process started" in place.log.read_text(), "the job process")
            with own.frozen_postgres():
                assert stops(place) == 0
            place.start_worker()
            wait_for(lambda: place.log.read_text().count("job process started") == 2, "the job process")
            own.stop_postgres()
            assert stops(place) == 0
        finally:
            own.start_postgres()
            place.close()


#: A job process whose work does not let itself be cancelled, as when it waits for a database that is stuck.
STUBBORN = """
import asyncio
from quadriga.server.jobs import worker
from quadriga.server.jobs.bot_pool import BotPool

async def work():
    print("begun", flush=True)
    while True:
        try:
            await asyncio.sleep(3600)
        except asyncio.CancelledError:
            pass

worker.GRACE_SECONDS = 0.1
bot_pool = BotPool(1, 1.0)
asyncio.run(worker._until_told(work(), bot_pool))
"""


def test_work_that_cannot_be_cancelled_ends_on_sigterm_all_the_same() -> None:
    with subprocess.Popen([sys.executable, "-c", STUBBORN], stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"begun\n"
        process.send_signal(signal.SIGTERM)
        try:
            assert process.wait(PATIENCE) == 0
        finally:
            process.kill()


def test_work_ends_on_sigterm_before_it_could_begin() -> None:
    place = House("postgresql://postgres@127.0.0.1:1/nowhere")
    try:
        place.start_worker()
        wait_for(lambda: "database is away" in place.log.read_text(), "the job process")
        assert stops(place) == 0
    finally:
        place.close()


def test_a_forgotten_migrate_is_named_in_one_sentence() -> None:
    """At the start of both processes, by `/ready` and in answers; once it is done, everything goes on by itself."""

    async def scene(place: House) -> None:
        base = place.bases[0]
        await until_up(base)
        status, shown = await readiness(base)
        assert (status, shown["database"], shown["detail"]) == (503, False, NOT_MIGRATED)
        refused = await Client(base).be_guest("Ann")
        assert (refused.status, refused.headers["retry-after"]) == (503, "1")
        assert NOT_MIGRATED in refused.json["detail"]

    with database() as url:
        migrate_schema(Settings(database=url), "0001")
        place = House(url)
        try:
            place.start_web()
            place.start_worker()
            wait_for(lambda: place.log.read_text().count(NOT_MIGRATED) == 2, "both to say so")
            run(scene(place))
            migrate_schema(place.read_settings())
            place.wait_until_ready()
            wait_for(lambda: "job process started" in place.log.read_text(), "the job process")
            assert run(Client(place.bases[0]).be_guest("Ann")).status == 201
            told = [json.loads(line) for line in place.log.read_text().splitlines()]
            assert sum(line["event"] == NOT_MIGRATED for line in told) == 2
            assert place.errors == []
        finally:
            place.close()


def test_a_database_newer_than_the_code_is_not_called_forgotten() -> None:
    assert [is_behind(revision) for revision in (None, known_revisions()[0], known_revisions()[-1], "9999")] == [
        True,
        True,
        False,
        False,
    ]
