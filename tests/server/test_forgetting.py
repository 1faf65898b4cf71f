"""A person takes their data along, and is forgotten: nothing of them is left, and their games still hold."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from datetime import timedelta
from pathlib import Path
from typing import Any
from uuid import uuid4

import psycopg
import pytest
from psycopg import sql

import quadriga
from quadriga.client import Sitter
from quadriga.server.storage.archive import Archive
from quadriga.server.storage.pool import connect
from quadriga.server.tables import watchers
from quadriga.server.tables.cache import TableCache
from quadriga.server.tables.replays import Replays
from server.house import Client, House, dealt, deciding, guest, house, position, record_of, run, seated, wait_for

NAME, OLD_NAME, SAID = "Zenobia of Palmyra", "Bathzabbai", "The Nile is mine today"


def traces(url: str, *words: str) -> list[str]:
    """Every column of every table of a database, the job queue's too, in which one of the words stands."""
    found = []
    with psycopg.connect(url) as connection:
        columns = connection.execute(
            """
            SELECT table_name, column_name, data_type FROM information_schema.columns JOIN information_schema.tables
            USING (table_schema, table_name) WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
            """
        ).fetchall()
        assert {"note", "person", "procrastinate_jobs", "game_table"} <= {table for table, *_ in columns}
        for table, column, kind in columns:
            text = sql.SQL("encode({}, 'escape')" if kind == "bytea" else "{}::text").format(sql.Identifier(column))
            query = sql.SQL("SELECT count(*) FROM {} WHERE {} ILIKE %s").format(sql.Identifier(table), text)
            for word in words:
                row = connection.execute(query, (f"%{word}%",)).fetchone()
                assert row is not None
                if row[0]:
                    found.append(f"{table}.{column}: {word}")
    return found


async def rename(sitter: Sitter, name: str) -> None:
    assert (await sitter.client.ask("PATCH", "/me", {"name": name})).status == 200


async def say(sitter: Sitter, text: str = SAID) -> None:
    answer = await sitter.client.post(f"{sitter.path}/chat", {"request": str(uuid4()), "text": text})
    assert answer.status == 201, answer.body


async def forget(client: Any, name: str = NAME) -> int:
    return int((await client.ask("DELETE", "/me", {"name": name})).status)


async def named(place: House, players: int = 2, *, start: bool = True, **more: Any) -> list[Sitter]:
    """People at a table; the last sat down under an old name, has another now, and has written something."""
    sitters = await seated(place.bases, "toy", players, **more)
    last = sitters[-1]
    await rename(last, OLD_NAME)
    assert (await last.sit()).status == 200  # a note with that name
    await rename(last, NAME)
    await say(last)
    if start:
        assert (await sitters[0].client.post(f"{sitters[0].path}/start")).status == 200
        for sitter in sitters:
            assert (await sitter.reveal()).status == 200
    return sitters


async def shown(sitter: Sitter) -> Any:
    return (await sitter.client.get(sitter.path)).json["table"]


async def notes_of(sitter: Sitter) -> list[Any]:
    """All notes of a table, as a client that comes now is told them."""
    table = (await sitter.client.get(sitter.path)).json
    last, found = table["table"], []
    async with sitter.client.stream(f"{sitter.path}/stream") as stream:
        async for event in stream:
            if event.kind == "note":
                found.append(event.json)
            if event.kind == ("position" if last["status"] in ("playing", "over") else "table"):
                return found
    raise AssertionError("the stream ended")


def test_nothing_of_a_forgotten_person_is_left_and_the_record_still_verifies(place: House) -> None:
    async def scene() -> tuple[bytes, list[Any]]:
        ann, zen = await named(place)
        sitter, now = await deciding([ann, zen])
        assert (await sitter.move(now["seq"], "coin")).status == 200
        assert traces(place.database, NAME, OLD_NAME, SAID)
        token = (await zen.client.post("/me/tokens")).json["token"]
        bearer = {"authorization": f"Bearer {token}"}
        elsewhere = Client(place.bases[0])
        assert (await elsewhere.ask("GET", "/me", None, bearer)).status == 200
        async with ann.client.stream(f"{ann.path}/stream") as stream:
            assert await forget(zen.client) == 204
            async for event in stream:
                if event.kind == "table" and event.json["seats"][1].get("forgotten"):
                    assert NAME not in json.dumps(event.json)
                if event.kind == "position" and event.json.get("outcome"):
                    break
        assert await forget(zen.client) == 401
        assert (await zen.client.get("/me")).status == 401
        table = await shown(ann)
        assert table["seats"][1]["forgotten"]
        assert not table["seats"][1].get("name")
        (listed,) = (await ann.client.get("/me/tables")).json["tables"]
        assert (listed["forgotten"], listed["seats"], listed["status"]) == ([1], ["P0", ""], "over")
        said = await notes_of(ann)
        for base in place.bases:
            other = Client(base)
            other.cookie = ann.client.cookie
            for path in ("", "/steps", "/positions/0", "/tally", "/record", "/receipt"):
                body = (await other.get(f"{ann.path}{path}")).body
                assert not any(word.encode() in body for word in (NAME, OLD_NAME, SAID)), path
        assert (await elsewhere.ask("GET", "/me", None, bearer)).status == 401
        return await record_of(ann), said

    record, said = run(scene())
    assert traces(place.database, NAME, OLD_NAME, SAID) == []
    assert not any(word in json.dumps(said) for word in (NAME, OLD_NAME, SAID))
    assert quadriga.verify(record).replayed
    assert any(note["kind"] == "forgotten" for note in said)


def test_no_process_repeats_from_memory_what_a_forgotten_person_said(place: House) -> None:
    async def scene() -> None:
        ann, zen = await named(place)
        settings = place.read_settings()
        pool, replays = await connect(settings), Replays(settings)
        cache = TableCache(pool, 10, replays, Archive(""))
        cached = await cache.open(ann.table)
        assert cached is not None
        await say(zen)
        await cache.catch_up(cached)
        assert SAID in str(cached.noted)
        assert NAME in str(cached.row)
        assert await forget(zen.client) == 204
        await cache.catch_up(cached)
        await replays.stop()
        await pool.close()
        assert [note.kind for note in cached.noted] == ["forgotten"]
        assert NAME not in str(cached.row)

    run(scene())


def test_the_command_verifies_the_record_of_a_game_with_a_forgotten_seat(place: House, tmp_path: Path) -> None:
    async def scene() -> bytes:
        ann, zen = await named(place)
        assert await forget(zen.client) == 204
        return await record_of(ann)

    file = tmp_path / "game.jsonl"
    file.write_bytes(run(scene()))
    program = str(Path(sys.executable).with_name("quadriga"))
    told = subprocess.run([program, "verify", str(file)], capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stdout + told.stderr


def test_only_who_says_their_name_is_forgotten(place: House) -> None:
    async def scene() -> None:
        zen = await guest(place.bases[0], NAME)
        assert await forget(zen, "Zenobia") == 422
        for body in ({}, None, {"name": ""}, {"name": NAME, "sure": True}, {"name": "x" * 41}):
            assert (await zen.ask("DELETE", "/me", body)).status == 400, body
        assert (await zen.get("/me")).status == 200
        assert await forget(zen) == 204
        assert await forget(zen) == 401

    run(scene())


def test_a_seat_before_the_deal_is_free_again_and_the_table_has_another_host_or_is_closed(place: House) -> None:
    async def scene() -> None:
        zen, bob = await seated(place.bases, "toy", 2)
        await rename(zen, NAME)
        async with bob.client.stream(f"{bob.path}/stream") as stream:
            assert await forget(zen.client) == 204
            async for event in stream:
                if event.kind == "table" and event.json.get("host"):
                    break
        table = await shown(bob)
        assert table["status"] == "open"
        assert table["host"]
        assert not table["seats"][0].get("name")
        assert "forgotten" not in table["seats"][0]
        carl = await guest(place.bases[0], "Carl")
        assert (await carl.post(f"{bob.path}/visits", {"invite": table["invite"]})).status == 200
        sitter = Sitter(carl, bob.table, 0)
        assert (await sitter.sit()).status == 200
        assert (await bob.client.post(f"{bob.path}/start")).status == 200
        assert (await bob.client.ask("DELETE", "/me", {"name": "P1"})).status == 204  # while nonces are revealed
        table = await shown(sitter)
        assert (table["status"], table["host"], table["sealed_anew"]) == ("open", True, 1)
        assert "withheld" not in table
        visitor = await guest(place.bases[1], "Dora")
        assert (await visitor.post(f"{bob.path}/visits", {"invite": table["invite"]})).status == 200
        assert (await carl.ask("DELETE", "/me", {"name": "Carl"})).status == 204
        closed = (await visitor.get(bob.path)).json["table"]
        assert closed["status"] == "closed"

    run(scene())
    with psycopg.connect(place.database) as connection:
        assert connection.execute(
            "SELECT count(*) FROM game_table WHERE host IS NULL AND status = 'open'"
        ).fetchone() == (0,)


@pytest.mark.parametrize(("late", "bot"), [("bot", "random"), ("move", ""), ("resign", ""), ("wait", "")])
def test_a_seat_in_play_goes_by_the_tables_rule_for_who_is_late(place: House, late: str, bot: str) -> None:
    async def scene() -> None:
        people = await dealt(place.bases, "toy", 3, late=late, stand_in="random")
        await rename(people[1], NAME)
        assert await forget(people[1].client) == 204
        table = await shown(people[0])
        assert table["seats"][1].get("bot", "") == bot
        assert table["seats"][1].get("forgotten", False) == (not bot)
        left = (await position(people[0]))["view"]["left"]
        assert left == ([] if bot else [1])
        if not bot:  # nobody brings back a seat that has nobody
            head = (await position(people[0]))["seq"]
            back = {"request": str(uuid4()), "seq": head, "kind": "undo", "target": 0}
            answer = await people[0].client.post(f"{people[0].path}/proposals", back)
            assert answer.status == 201, answer.body
            vote = await people[2].client.post(f"{people[0].path}/proposals/{answer.json['n']}/votes", {"agree": True})
            assert (vote.status, vote.json["error"]) == (422, "not-possible")

    run(scene())


def test_a_move_and_an_erasure_at_once_leave_a_whole_table(place: House) -> None:
    async def scene() -> None:
        for _ in range(6):
            sitters = await named(place, 3)
            zen = sitters[-1]
            decider, now = await deciding(sitters)
            twin = Client(place.bases[0])
            twin.cookie = zen.client.cookie
            done: list[Any] = await asyncio.gather(
                decider.move(now["seq"], "coin"),
                forget(zen.client),
                forget(twin),
                twin.post(f"{zen.path}/chat", {"request": str(uuid4()), "text": SAID}),
                twin.post("/tables", {"game": "toy", "players": 2}),
                twin.post("/me/tokens"),
                sitters[0].client.post(f"{zen.path}/chat", {"request": str(uuid4()), "text": "Ave"}),
            )
            assert done[0].status in ((200, 401, 403, 409) if decider is zen else (200, 409)), done[0].body
            assert sorted(done[1:3]) == [204, 401]
            assert done[3].status in (201, 401, 403, 404)
            assert done[4].status in (201, 401)
            assert done[5].status in (201, 401)
            assert done[6].status == 201
            assert 2 in (await position(sitters[0]))["view"]["left"]
        assert traces(place.database, NAME, OLD_NAME, SAID) == []

    run(scene())
    with psycopg.connect(place.database) as connection:
        assert connection.execute("SELECT count(*) FROM seat WHERE leaving").fetchone() == (0,)


def test_a_table_opened_while_its_host_is_being_forgotten_is_not_left_over(place: House) -> None:
    async def scene() -> None:
        zen = (await named(place, start=False))[-1]
        twin = Client(place.bases[0])
        twin.cookie = zen.client.cookie
        with psycopg.connect(place.database) as holder, psycopg.connect(place.database, autocommit=True) as looker:
            holder.execute("SELECT FROM game_table WHERE id = %s FOR UPDATE", (zen.table,))
            forgetting = asyncio.create_task(forget(zen.client))
            waits = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
            while looker.execute(waits).fetchone() is None:
                await asyncio.sleep(0.02)
            opened = await twin.post("/tables", {"game": "toy", "players": 2})
            assert opened.status == 201
            holder.rollback()
            assert await forgetting == 204
            found = looker.execute("SELECT status, host FROM game_table WHERE id = %s", (opened.json["id"],)).fetchone()
            assert found == ("closed", None)

    run(scene())


def test_a_process_that_has_not_heard_yet_takes_nothing_from_a_forgotten_person(place: House) -> None:
    async def scene() -> None:
        for method, path, body in (
            ("POST", "/tables", {"game": "toy", "players": 2}),
            ("POST", "/me/tokens", None),
            ("DELETE", "/me", {"name": NAME}),
        ):
            zen = await guest(place.bases[0], NAME)
            number = (await zen.get("/me")).json["id"]
            with psycopg.connect(place.database, autocommit=True) as connection:
                connection.execute("DELETE FROM person WHERE id = %s", (number,))
            assert (await zen.ask(method, path, body)).status == 401, path

    run(scene())


def test_a_host_who_does_not_sit_there_is_followed_by_who_does(place: House) -> None:
    async def scene() -> None:
        zen, bob = await guest(place.bases[0], NAME), await guest(place.bases[1], "Bob")
        table = (await zen.post("/tables", {"game": "toy", "players": 2})).json
        sitter = Sitter(bob, table["id"], 0)
        assert (await bob.post(f"{sitter.path}/visits", {"invite": table["invite"]})).status == 200
        assert (await sitter.sit()).status == 200
        async with bob.stream(f"{sitter.path}/stream") as stream:
            async for event in stream:
                if event.kind == "table":
                    assert not event.json.get("host")
                    break
            assert await forget(zen) == 204
            async for event in stream:
                if event.kind == "table" and event.json.get("host"):
                    return
        raise AssertionError("the stream ended")

    run(scene())


def test_the_streams_of_a_forgotten_person_end_at_every_process(place: House) -> None:
    async def scene() -> None:
        ann = await guest(place.bases[0], NAME)
        elsewhere = Client(place.bases[1])
        elsewhere.cookie = ann.cookie
        async with elsewhere.stream("/me/stream") as stream:
            await anext(aiter(stream))
            assert await forget(ann) == 204
            assert [event async for event in stream] == []

    run(scene())


def test_a_game_whose_process_died_is_told_by_the_job_process(place: House) -> None:
    """The erasure is committed and the web process is gone before any game was told."""

    async def scene() -> list[Sitter]:
        return await named(place, 3)

    ann = run(scene())[0]
    with psycopg.connect(place.database, autocommit=True) as connection:
        connection.execute(
            "UPDATE seat SET person_id = NULL, forgotten = true, leaving = true WHERE table_id = %s AND seat = 2",
            (ann.table,),
        )

        def told() -> bool:
            left = connection.execute("SELECT count(*) FROM seat WHERE leaving").fetchone()
            return left == (0,)

        wait_for(told, "the job process")

    async def after() -> list[int]:
        client = Client(place.bases[0])
        client.cookie = ann.client.cookie
        return list((await client.get(ann.path)).json["position"]["view"]["left"])

    assert run(after()) == [2]


def test_all_that_is_kept_about_a_person_comes_in_one_file(place: House) -> None:
    async def scene() -> tuple[Any, Any, list[str]]:
        ann, zen = await named(place)
        made = []
        for _ in range(6):
            sitter, now = await deciding([ann, zen])
            keys = [move["key"] for move in now["moves"]]
            made += [keys[0]] if sitter is zen else []
            assert (await sitter.move(now["seq"], keys[0])).status == 200
        assert made
        await say(ann, "only Ann says this")
        token = (await zen.client.post("/me/tokens")).json["token"]
        running = await zen.client.get("/me/data")
        assert running.status == 200
        assert running.headers["content-disposition"].startswith("attachment")
        assert running.headers["cache-control"] == "no-store"
        assert token.encode() not in running.body
        assert zen.client.cookie.partition("=")[2].encode() not in running.body
        assert b"only Ann says this" not in running.body
        assert (await ann.client.post(f"{ann.path}/resignation", {"request": str(uuid4())})).status == 200
        over = await zen.client.get("/me/data")
        assert (await Client(place.bases[0]).get("/me/data")).status == 401
        return running.json, over.json, made

    running, over, made = run(scene())
    assert running["person"]["name"] == NAME
    assert len(running["sessions"]) == 2
    assert set(running["sessions"][0]) == {"since", "until"}
    assert [note["body"] for note in running["notes"] if note["kind"] == "chat"] == [{"text": SAID}]
    assert {"name": OLD_NAME} in [note["body"] for note in running["notes"]]
    (table,) = running["tables"]
    assert table["seat"] == 1
    assert [move["move"] for move in table["moves"]] == made
    assert "record" not in table
    assert len(running["visits"]) == 1
    (table,) = over["tables"]
    assert quadriga.verify(table["record"].encode()).replayed


def test_a_file_of_many_notes_is_whole_and_may_not_be_had_too_often() -> None:
    async def scene(place: House) -> None:
        (zen,) = await seated(place.bases, "toy", 2, ("random",))
        with psycopg.connect(place.database, autocommit=True) as connection:
            connection.execute(
                """
                WITH seat AS (SELECT person_id FROM seat WHERE table_id = %(id)s AND seat = 0)
                INSERT INTO note (table_id, n, kind, seat, body, person_id)
                SELECT %(id)s, n, 'chat', 0, jsonb_build_object('text', n), person_id
                FROM generate_series(100, 800) n, seat
                """,
                {"id": zen.table},
            )
        kept = (await zen.client.get("/me/data")).json
        texts = [note["body"]["text"] for note in kept["notes"] if note["kind"] == "chat"]
        assert texts == list(range(100, 801))
        assert (await zen.client.get("/me/data")).status == 200
        refused = await zen.client.get("/me/data")
        assert refused.status == 429
        assert int(refused.headers["retry-after"]) > 60
        other = await guest(place.bases[0])
        assert (await other.get("/me/data")).status == 200

    with house(webs=1, worker=False, exports_per_hour=2) as place:
        run(scene(place))
        assert place.errors == []


def test_who_is_forgotten_while_a_stream_of_theirs_begins_is_no_spectator(place: House) -> None:
    async def scene() -> int:
        sitters = await dealt(place.bases, "toy", 2)
        pool = await connect(place.read_settings())
        try:
            await watchers.arrive(pool, sitters[0].table, 2**40, timedelta(minutes=1))
            await watchers.arrive(pool, "0" * 16, 1, timedelta(minutes=1))
            return int(await pool.fetchval("SELECT count(*) FROM watcher WHERE person_id = $1", 2**40))
        finally:
            pool.terminate()

    assert run(scene()) == 0
