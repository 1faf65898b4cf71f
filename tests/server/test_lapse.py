"""Tables that nobody came to lapse: they are closed, and whoever looks is told why."""

from __future__ import annotations

from typing import Any

import psycopg
import pytest

from quadriga.client import Sitter
from quadriga.server.jobs.lapse import lapse_tables
from quadriga.server.tables.service import Service
from server.house import Client, House, guest, house, run, seated

WISH = {"game": "toy", "players": 3, "in_lobby": True}


def age(place: House, table: str, hours: float) -> None:
    """Let hours pass since anything happened at a table."""
    with psycopg.connect(place.database, autocommit=True) as connection:
        moved = "UPDATE game_table SET changed_at = now() - make_interval(secs => %s) WHERE id = %s"
        assert connection.execute(moved, (hours * 3600, table)).rowcount == 1


def statuses(place: House, *tables: str) -> list[tuple[str, bool]]:
    with psycopg.connect(place.database) as connection:
        found = connection.execute("SELECT id, status, lapsed FROM game_table").fetchall()
    by_id = {id: (status, lapsed) for id, status, lapsed in found}
    return [by_id[table] for table in tables]


async def look(place: House, **settings: Any) -> None:
    """What the job process does now and then."""
    service = await Service.start(House(place.database, **settings).read_settings())
    await lapse_tables(service)
    await service.stop()


async def opened(host: Client, **more: object) -> str:
    answer = await host.post("/tables", WISH | more)
    assert answer.status == 201, answer.body
    return str(answer.json["id"])


def test_a_table_nobody_came_to_is_closed_and_everyone_is_told() -> None:
    """By the job process, to the stream of its host, to the lobby, and to who follows the link a day later."""

    async def scene(place: House) -> None:
        ann, bob = await guest(place.bases[0], "Ann"), await guest(place.bases[1], "Bob")
        table = await opened(ann, bots=["random"])
        ann_sits = Sitter(ann, table, 0)
        assert (await ann_sits.sit()).status == 200
        invite = (await ann.get(f"/tables/{table}")).json["table"]["invite"]
        async with ann.stream(f"/stream?table={table}") as hers, bob.stream(f"/stream?table={table}") as his:
            async for event in hers:
                if event.kind == f"{table}.table" and event.json["seats"][0].get("here"):
                    break
            async for event in his:
                if event.kind == "tables":
                    assert [one["id"] for one in event.json["lobby"]] == [table]
                    break
            age(place, table, 24.1)
            place.start_worker()
            for stream in (hers, his):
                missing = {f"{table}.table", f"{table}.note", "gone"}
                async for event in stream:
                    if event.kind == f"{table}.table" and event.json.get("lapsed"):
                        assert event.json["status"] == "closed"
                        missing.discard(event.kind)
                    elif event.kind == f"{table}.note" and event.json["kind"] == "lapsed":
                        assert "seed" in event.json["body"]
                        missing.discard(event.kind)
                    elif event.kind == "gone" and event.json["id"] == table:
                        missing.discard(event.kind)
                    if not missing:
                        break
        cas = await guest(place.bases[1], "Cas")
        shown = (await cas.post(f"/tables/{table}/visits", {"invite": invite})).json
        assert (shown["status"], shown["lapsed"]) == ("closed", True)
        refused = await cas.put(f"/tables/{table}/seats/1", {"nonce_hash": "0" * 64})
        assert (refused.status, refused.json["error"]) == (409, "table-lapsed")
        assert (await ann.delete(f"/tables/{table}")).json["error"] == "table-lapsed"
        assert (await ann.get("/me/tables")).json["tables"] == []

    with house(webs=2, worker=False) as place:
        run(scene(place))
        assert place.errors == []


@pytest.mark.parametrize(("hours", "setting", "lapsed"), [(23.9, 24.0, False), (1.1, 1.0, True), (9999.0, 0.0, False)])
def test_the_time_is_the_operators_to_set(unwatched: House, hours: float, setting: float, lapsed: bool) -> None:
    async def scene() -> str:
        table = await opened(await guest(unwatched.bases[0]))
        age(unwatched, table, hours)
        await look(unwatched, lapse_hours=setting)
        return table

    assert statuses(unwatched, run(scene())) == [("closed", True) if lapsed else ("open", False)]


def test_a_table_that_somebody_joined_or_that_was_started_does_not_lapse(unwatched: House) -> None:
    async def scene() -> list[str]:
        ann, bob = await seated(unwatched.bases, "toy", 2)
        started, _ = await seated(unwatched.bases, "toy", 2)
        assert (await started.client.post(f"{started.path}/start")).json["status"] == "revealing"
        host = await guest(unwatched.bases[0])
        bots = await opened(host, bots=["random"] * 3)
        assert (await host.post(f"/tables/{bots}/start")).json["status"] == "playing"
        tables = [ann.table, started.table, bots]
        for table in tables:
            age(unwatched, table, 1000)
        await look(unwatched)
        found = statuses(unwatched, *tables)
        # Once the other has got up again, its time begins.
        assert (await bob.client.delete(f"{bob.path}/seats/1")).status == 200
        await look(unwatched)
        assert statuses(unwatched, ann.table) == [("open", False)]
        age(unwatched, ann.table, 1000)
        await look(unwatched)
        assert statuses(unwatched, ann.table) == [("closed", True)]
        return [status for status, _ in found]

    assert run(scene()) == ["open", "revealing", "playing"]


def test_somebody_who_sits_down_just_then_is_not_sent_away(unwatched: House) -> None:
    """A table that is being changed is left alone, and looked at again once it is not."""

    async def scene() -> str:
        table = await opened(await guest(unwatched.bases[0]))
        age(unwatched, table, 1000)
        with psycopg.connect(unwatched.database) as connection:
            connection.execute("SELECT FROM game_table WHERE id = %s FOR UPDATE", (table,))
            await look(unwatched)
            assert statuses(unwatched, table) == [("open", False)]
        await look(unwatched)
        return table

    assert statuses(unwatched, run(scene())) == [("closed", True)]


def test_a_table_that_cannot_be_closed_keeps_no_other_open() -> None:
    async def scene(place: House) -> list[str]:
        ann = await guest(place.bases[0])
        tables = [await opened(ann) for _ in range(3)]
        with psycopg.connect(place.database, autocommit=True) as connection:
            connection.execute("DELETE FROM seed WHERE table_id = %s", (tables[0],))
        for table in tables:
            age(place, table, 1000)
        await look(place)
        return tables

    with house(webs=1, worker=False) as place:
        assert [status for status, _ in statuses(place, *run(scene(place)))] == ["open", "closed", "closed"]
