"""Everyone can mute anyone for themselves, on all their devices, and nobody learns of it; old chat is deleted."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import Any

import psycopg
import redis.asyncio as redis

from quadriga.client import Client as HttpClient
from quadriga.client import Sitter
from quadriga.server.jobs.retention import delete_old_chat
from quadriga.server.people.mutes import MOST_MUTED
from quadriga.server.storage.migrate import migrate_schema
from quadriga.server.storage.pool import connect
from quadriga.server.storage.pubsub import channel_prefix, person_channel
from server.house import REDIS, House, database, dealt, house, run, same_people, seated, wait_for
from server.test_absence import notes_of
from server.test_clocks import let_pass
from server.test_hosts import ended, heard, say, until, visitor


async def mute(sitter: Sitter, seat: int) -> int:
    return (await sitter.client.put(f"{sitter.path}/seats/{seat}/mute")).status


async def unmute(sitter: Sitter, seat: int) -> int:
    return (await sitter.client.delete(f"{sitter.path}/seats/{seat}/mute")).status


async def muted_seats(sitter: Sitter) -> list[int]:
    return list((await sitter.client.get(sitter.path)).json["table"].get("muted", []))


def test_a_muted_person_is_not_heard_live_nor_in_what_was_said_before(unwatched: House) -> None:
    async def scene() -> None:
        ann, bob, cas = await dealt(unwatched.bases, "toy", 3)
        await say(bob, "before")
        async with ann.client.stream(f"{ann.path}/stream") as stream:
            await until(stream, "position")
            assert await mute(ann, 1) == 204
            await say(bob, "after")
            await say(cas, "hello")
            assert (await until(stream, "note"))["body"]["text"] == "hello"
        assert await heard(ann) == ["hello"]
        assert await heard(cas) == await heard(bob) == ["before", "after", "hello"]
        assert await unmute(ann, 1) == 204
        assert await heard(ann) == ["before", "after", "hello"]

    run(scene())


def test_all_devices_of_a_person_honour_a_mute_at_once(unwatched: House) -> None:
    async def scene() -> None:
        ann, bob = await dealt(unwatched.bases, "toy", 2)
        (phone, _) = same_people([ann, bob], unwatched.bases[1])
        async with (
            phone.client.stream(f"{ann.path}/stream") as alone,
            phone.client.stream(f"/stream?table={ann.table}") as joint,
        ):
            await until(alone, "position")
            await until(joint, f"{ann.table}.position")
            assert await mute(ann, 1) == 204
            for stream, kind in ((alone, "table"), (joint, f"{ann.table}.table")):
                while (await until(stream, kind)).get("muted", []) != [1]:
                    pass
            await say(bob, "unheard")
            await say(ann, "heard")
            assert (await until(alone, "note"))["body"]["text"] == "heard"
            assert (await until(joint, f"{ann.table}.note"))["body"]["text"] == "heard"
        assert await muted_seats(phone) == [1]

    run(scene())


def test_a_mute_holds_at_the_next_table_and_can_be_taken_back_from_anywhere(unwatched: House) -> None:
    async def scene() -> None:
        ann, bob = await dealt(unwatched.bases, "toy", 2)
        assert await mute(ann, 1) == 204
        assert await mute(ann, 1) == 204  # once is enough
        wish = {"game": "toy", "players": 2}
        table = (await ann.client.post("/tables", wish)).json
        sitters = [Sitter(ann.client, table["id"], 0), Sitter(bob.client, table["id"], 1)]
        await bob.client.post(f"/tables/{table['id']}/visits", {"invite": table["invite"]})
        for sitter in sitters:
            assert (await sitter.sit()).status == 200
        await say(sitters[1], "again")
        assert await heard(sitters[0]) == []
        assert await muted_seats(sitters[0]) == [1]
        (one,) = (await ann.client.get("/me/mutes")).json["muted"]
        assert one["name"] == "P1"
        assert set(one) == {"n", "name"}
        assert (await bob.client.delete(f"/me/mutes/{one['n']}")).status == 404  # it is not his
        assert (await ann.client.delete(f"/me/mutes/{one['n']}")).status == 204
        assert (await ann.client.get("/me/mutes")).json["muted"] == []
        assert await heard(sitters[0]) == ["again"]

    run(scene())


def test_a_mute_goes_with_the_person_and_not_with_the_seat(unwatched: House) -> None:
    async def scene() -> None:
        ann, bob = await seated(unwatched.bases, "toy", 2)
        await say(bob, "by bob")
        assert await mute(ann, 1) == 204
        assert (await bob.client.delete(f"{bob.path}/seats/1")).status == 200
        cas = Sitter(await visitor(unwatched.bases[0], ann, "Cas"), ann.table, 1)
        assert (await cas.sit()).status == 200
        await say(cas, "by cas")
        assert await heard(ann) == ["by cas"]
        assert await muted_seats(ann) == []

    run(scene())


def test_nobody_can_see_that_they_were_muted(unwatched: House) -> None:
    async def scene() -> None:
        ann, bob = await dealt(unwatched.bases, "toy", 2)
        eve = await visitor(unwatched.bases[1], ann)

        async def sight(client: HttpClient) -> Any:
            one = Sitter(client, ann.table, 0)
            table = (await client.get(ann.path)).json
            return table, await notes_of(one), (await client.get("/me/mutes")).json, (await client.get("/me")).json

        before = [await sight(client) for client in (bob.client, eve)]
        async with bob.client.stream(f"{bob.path}/stream") as stream:
            await until(stream, "position")
            during = await sight(bob.client)
            assert await mute(ann, 1) == 204
            assert (await eve.put(f"{ann.path}/seats/1/mute")).status == 204
            assert await sight(bob.client) == during
            await say(bob, "Ave")  # what comes next on the stream is this, and nothing before it
            assert (await anext(aiter(stream))).json["body"] == {"text": "Ave"}
        assert before[1][0]["table"].get("muted") is None
        assert await muted_seats(bob) == []

    run(scene())


def test_nobody_mutes_themselves_a_bot_or_a_seat_that_is_not_there(unwatched: House) -> None:
    async def scene() -> None:
        (ann,) = await dealt(unwatched.bases, "toy", 2, ("random",))
        assert [await mute(ann, seat) for seat in (0, 1, 2, 2_000_000_000)] == [422, 404, 404, 404]

    run(scene())


def test_the_list_of_mutes_is_bounded_however_many_come_at_once(unwatched: House) -> None:
    async def scene() -> None:
        ann, bob = await dealt(unwatched.bases, "toy", 2)
        hosts = [ann, *[(await dealt(unwatched.bases, "toy", 2))[0] for _ in range(4)]]
        person = (await bob.client.get("/me")).json["id"]
        with psycopg.connect(unwatched.database, autocommit=True) as connection:
            connection.execute(
                """
                WITH crowd AS (INSERT INTO person (name) SELECT 'Eve' FROM generate_series(1, %s) RETURNING id)
                INSERT INTO muted (person_id, muted_id) SELECT %s, id FROM crowd
                """,
                (MOST_MUTED - 1, person),
            )
        twins = same_people([Sitter(bob.client, bob.table, 1)] * len(hosts), unwatched.bases[0])
        for host, twin in zip(hosts, twins, strict=True):
            invite = (await host.client.get(host.path)).json["table"]["invite"]
            assert (await twin.client.post(f"{host.path}/visits", {"invite": invite})).status == 200
        answers = await asyncio.gather(
            *(twin.client.put(f"{host.path}/seats/0/mute") for host, twin in zip(hosts, twins, strict=True))
        )
        assert sorted(answer.status for answer in answers) == [204, 422, 422, 422, 422]
        assert {answer.json["error"] for answer in answers if answer.status == 422} == {"too-many-muted"}
        assert len((await bob.client.get("/me/mutes")).json["muted"]) == MOST_MUTED

    run(scene())


def test_who_is_replaced_while_their_mutes_are_looked_up_is_told_nothing_more_of_the_game(unwatched: House) -> None:
    """The stream waits for the database just when its person loses the seat: afterwards it has other eyes."""

    async def scene() -> None:
        ann, bob = await dealt(unwatched.bases, "toy", 2, move_seconds=5, late="bot", stand_in="random")
        (twin, _) = same_people([ann, bob], unwatched.bases[1])
        person = (await ann.client.get("/me")).json["id"]
        waiting = "SELECT pid FROM pg_locks WHERE relation = 'muted'::regclass AND NOT granted"
        async with twin.client.stream(f"{ann.path}/stream") as stream:
            await until(stream, "position")
            with (
                psycopg.connect(unwatched.database) as holding,
                psycopg.connect(unwatched.database, autocommit=True) as looking,
            ):
                holding.execute("LOCK TABLE muted IN ACCESS EXCLUSIVE MODE")
                async with redis.Redis.from_url(REDIS) as announcing:
                    await announcing.publish(channel_prefix(REDIS) + person_channel(person), "- 0 0")
                wait_for(lambda: looking.execute(waiting).fetchone(), "the stream to look up its mutes")
                let_pass(unwatched, ann.table, 8)
                assert (await ann.move(0, "coin")).status == 409  # late: a bot has the seat now
                steps = await same_people([bob], unwatched.bases[1])[0].client.get(f"{bob.path}/steps")
                assert [step["type"] for step in steps.json["steps"]] == ["takeover"]  # this process knows of it
            await ended(stream)

    run(scene())


# Retention.


def age_chat(place: House, table: str, days: int, text: str) -> None:
    with psycopg.connect(place.database, autocommit=True) as connection:
        older = "UPDATE note SET at = at - %s WHERE table_id = %s AND body ->> 'text' = %s"
        connection.execute(older, (timedelta(days=days), table, text))


def test_chat_is_deleted_when_its_time_is_over_and_nothing_else_is(unwatched: House) -> None:
    async def scene() -> None:
        ann, bob = await dealt(unwatched.bases, "toy", 2)
        for text in ("old", "older", "young"):
            await say(bob, text)
        other = [note for note in await notes_of(ann) if note["kind"] != "chat"]
        age_chat(unwatched, ann.table, 91, "old")
        age_chat(unwatched, ann.table, 500, "older")
        age_chat(unwatched, ann.table, 89, "young")
        pool = await connect(unwatched.read_settings())
        try:
            assert await delete_old_chat(pool, timedelta(days=90), at_once=1) == 2
        finally:
            await pool.close()
        assert await heard(ann) == ["young"]
        assert [note for note in await notes_of(ann) if note["kind"] not in ("chat", "here", "away")] == [
            note for note in other if note["kind"] not in ("here", "away")
        ]
        await say(bob, "next")  # the numbers of notes go on where they were
        assert await heard(ann) == ["young", "next"]

    run(scene())


def test_the_job_process_deletes_old_chat_by_its_setting() -> None:
    async def scene(place: House) -> str:
        ann, bob = await dealt(place.bases, "toy", 2)
        for text in ("old", "young"):
            await say(bob, text)
        age_chat(place, ann.table, 8, "old")
        age_chat(place, ann.table, 6, "young")
        return ann.table

    with house(webs=1, worker=False, chat_days=7) as place, psycopg.connect(place.database) as connection:
        table = run(scene(place))
        connection.autocommit = True
        connection.execute("INSERT INTO welcome (digest, expires_at) VALUES ('\\x00', now() - interval '1 s')")
        lines = "SELECT body ->> 'text' FROM note WHERE table_id = %s AND kind = 'chat'"
        place.start_worker()
        wait_for(lambda: connection.execute(lines, (table,)).fetchall() == [("young",)], "old chat to go")
        wait_for(lambda: connection.execute("SELECT 1 FROM welcome").fetchone() is None, "an old link to go")
        assert place.errors == []


def test_lines_from_before_mutes_are_given_to_who_wrote_them_or_go() -> None:
    """The upgrade: a seat may have changed hands since."""
    with database() as url, psycopg.connect(url, autocommit=True) as connection:
        place = House(url)
        migrate_schema(place.read_settings(), "0005")
        people = connection.execute("INSERT INTO person (name) VALUES ('Ann'), ('Bob') RETURNING id").fetchall()
        ann, bob = (row[0] for row in people)
        connection.execute(
            """
            INSERT INTO game_table
                (id, game, edition, options, status, host, in_lobby, watch, invite, commitment, notes)
            VALUES ('0123456789abcdef', 'toy', '', '{}', 'open', %s, false, 'invited', '', '', 6)
            """,
            (ann,),
        )
        for seat, person in enumerate((ann, bob)):
            connection.execute(
                "INSERT INTO seat (table_id, seat, person_id) VALUES ('0123456789abcdef', %s, %s)", (seat, person)
            )
        notes = [("sat", 0), ("chat", 0), ("chat", 1), ("sat", 1), ("chat", 1), ("chat", 0)]
        for n, (kind, seat) in enumerate(notes, 1):
            connection.execute(
                "INSERT INTO note (table_id, n, kind, seat, body) VALUES ('0123456789abcdef', %s, %s, %s, '{}')",
                (n, kind, seat),
            )
        migrate_schema(place.read_settings())
        rows = connection.execute("SELECT person_id FROM note WHERE kind = 'chat' ORDER BY n").fetchall()
        assert [row[0] for row in rows] == [ann, bob, ann]  # what is nobody's could never be forgotten with them
        migrate_schema(place.read_settings(), "0005")
        place.close()
