"""Hosts keep the peace of their tables: invitations change, the kicked stay out, spectators are seen."""

from __future__ import annotations

import asyncio
from typing import Any
from uuid import uuid4

import psycopg
import pytest

from quadriga.client import Sitter
from quadriga.client.http import Stream
from quadriga.server.live.hub import PRESENCE_GRACE
from quadriga.server.tables.watchers import MOST_NAMED
from server.house import Client, House, dealt, guest, house, play_on, run, seated, wait_for
from server.test_absence import DAY, notes_of
from server.test_clocks import let_pass

SEAT = {"nonce_hash": "0" * 64}
NOBODY = "redis://127.0.0.1:1"


async def invite_of(sitter: Sitter) -> str:
    return str((await sitter.client.get(sitter.path)).json["table"]["invite"])


async def visitor(base: str, host: Sitter, name: str = "Eve") -> Client:
    eve = await guest(base, name)
    assert (await eve.post(f"{host.path}/visits", {"invite": await invite_of(host)})).status == 200
    return eve


async def until(stream: Stream, kind: str) -> Any:
    async for event in stream:
        if event.kind == kind:
            return event.json
    raise AssertionError("the stream ended")


async def ended(stream: Stream) -> None:
    """Read what is still told; what is told after being sent away is nothing of the game."""
    async for event in stream:
        assert event.kind != "position"


async def watchers(host: Sitter) -> tuple[list[str], int]:
    answer = await host.client.get(f"{host.path}/watchers")
    assert answer.status == 200, answer.body
    return [one["name"] for one in answer.json["watchers"]], answer.json["count"]


async def send_away(host: Sitter, name: str) -> Any:
    found = (await host.client.get(f"{host.path}/watchers")).json["watchers"]
    n = next(one["n"] for one in found if one["name"] == name)
    answer = await host.client.delete(f"{host.path}/watchers/{n}")
    assert answer.status == 200, answer.body
    return answer.json


# The kicked stay out.


def test_the_kicked_do_not_come_back_by_the_same_link_under_another_name(unwatched: House) -> None:
    async def scene() -> None:
        ann, bob, cas = await seated(unwatched.bases, "toy", 3)
        old = {"invite": await invite_of(ann)}
        kicked = await ann.client.delete(f"{ann.path}/seats/1")
        assert kicked.status == 200
        new = {"invite": kicked.json["invite"]}  # the host is told the new link at once
        assert new != old
        again = await guest(unwatched.bases[1], "P1")
        assert (await again.post(f"{bob.path}/visits", old)).status == 404
        assert (await again.put(f"{bob.path}/seats/1", SEAT)).status == 404
        assert await invite_of(cas) == new["invite"]  # who sits there stays, and may invite others
        assert (await again.post(f"{bob.path}/visits", new)).status == 200

    run(scene())


def test_who_was_sent_away_is_told_so_whatever_they_ask_for(unwatched: House) -> None:
    async def scene() -> None:
        ann, bob = await seated(unwatched.bases, "toy", 2)
        new = (await ann.client.delete(f"{ann.path}/seats/1")).json["invite"]
        for answer in (
            await bob.client.get(bob.path),
            await bob.client.post(f"{bob.path}/visits", {"invite": new}),
            await bob.client.put(f"{bob.path}/seats/1", SEAT),
            await bob.client.get(f"{bob.path}/watchers"),
            await bob.client.post(f"{bob.path}/chat", {"request": str(uuid4()), "text": "Ave"}),
        ):
            assert (answer.status, answer.json["error"]) == (403, "barred")
        async with bob.client.stream(f"{bob.path}/stream") as stream:
            assert (stream.status, stream.refusal.json["error"]) == (403, "barred")
        async with bob.client.stream(f"/stream?table={bob.table}") as stream:
            assert (await until(stream, f"{bob.table}.refused"))["error"] == "barred"

    run(scene())


def test_who_withheld_nonces_too_often_does_not_come_back_by_the_same_link_either(unwatched: House) -> None:
    async def scene() -> None:
        ann, bob = await seated(unwatched.bases, "toy", 2)
        old = await invite_of(ann)
        for _ in range(2):
            assert (await ann.sit()).status == 200
            assert (await bob.sit()).status == 200
            assert (await ann.client.post(f"{ann.path}/start")).status == 200
            assert (await bob.client.delete(f"{bob.path}/seats/1")).status == 200
        assert await invite_of(ann) != old

    run(scene())


# Invitations can be changed.


def test_a_new_invitation_ends_the_old_one_and_sends_nobody_away(unwatched: House) -> None:
    async def scene() -> None:
        ann, bob = await dealt(unwatched.bases, "toy", 2)
        eve = await visitor(unwatched.bases[1], ann)
        old = await invite_of(ann)
        async with bob.client.stream(f"{bob.path}/stream") as stream:
            assert (await until(stream, "table"))["invite"] == old
            new = (await ann.client.post(f"{ann.path}/invitation")).json["invite"]
            assert (await until(stream, "table"))["invite"] == new
        late = await guest(unwatched.bases[0])
        assert (await late.post(f"{ann.path}/visits", {"invite": old})).status == 404
        assert (await late.post(f"{ann.path}/visits", {"invite": new})).status == 200
        shown = (await eve.get(ann.path)).json["table"]
        assert "invite" not in shown
        assert new not in str([await eve.get(ann.path), await notes_of(Sitter(eve, ann.table, 0))])

    run(scene())


def test_a_table_taken_out_of_the_lobby_is_found_by_its_invitation_alone(unwatched: House) -> None:
    async def scene() -> None:
        ann, _ = await dealt(unwatched.bases, "toy", 2, in_lobby=True, watch="anyone")
        eve, invited = await guest(unwatched.bases[1]), await visitor(unwatched.bases[1], ann)
        async with eve.stream(f"{ann.path}/stream") as stream:
            await until(stream, "position")
            taken = await ann.client.ask("PATCH", ann.path, {"in_lobby": False})
            assert (taken.status, taken.json.get("in_lobby", False)) == (200, False)
            await ended(stream)
        assert (await eve.get(ann.path)).status == 404
        assert (await invited.get(ann.path)).status == 200
        assert (await ann.client.ask("PATCH", ann.path, {"in_lobby": True})).json["in_lobby"]
        assert (await eve.get(ann.path)).status == 200

    run(scene())


# Spectators.


def test_those_at_the_table_see_who_looks_on_at_any_process(unwatched: House) -> None:
    async def scene() -> None:
        ann, bob = await dealt(unwatched.bases, "toy", 2)
        assert await watchers(ann) == ([], 0)
        eve, fay = [await visitor(base, ann, name) for base, name in zip(unwatched.bases, ("Eve", "Fay"), strict=True)]
        async with eve.stream(f"{ann.path}/stream") as one:
            await until(one, "position")  # before the other comes: they are listed as they came
            async with (
                fay.stream(f"/stream?table={ann.table}") as other,
                ann.client.stream(f"{ann.path}/stream") as own,
            ):
                await until(other, f"{ann.table}.position")
                await until(own, "position")
                assert await watchers(bob) == await watchers(ann) == (["Eve", "Fay"], 2)
        shown = (await ann.client.get(f"{ann.path}/watchers")).json
        assert all(set(one) == {"n", "name"} for one in shown["watchers"])  # a person's own number is nobody's business
        for client in (eve, fay):
            assert (await client.get(f"{ann.path}/watchers")).status == 403

    run(scene())


def test_who_stopped_looking_on_is_listed_no_more(unwatched: House) -> None:
    async def scene() -> None:
        ann, _ = await dealt(unwatched.bases, "toy", 2)
        eve = await visitor(unwatched.bases[1], ann)
        async with eve.stream(f"{ann.path}/stream") as stream:
            await until(stream, "position")
        await asyncio.sleep(0)  # the connection is closed on the next turn of the loop
        with psycopg.connect(unwatched.database, autocommit=True) as connection:
            # The process lets the word lapse sooner once the stream has ended; then that time passes.
            soon = "SELECT n FROM watcher WHERE table_id = %s AND here_until < now() + %s"
            wait_for(lambda: connection.execute(soon, (ann.table, PRESENCE_GRACE)).fetchone(), "the end of a stream")
            past = "UPDATE watcher SET here_until = here_until - %s WHERE table_id = %s"
            connection.execute(past, (PRESENCE_GRACE, ann.table))
        assert await watchers(ann) == ([], 0)

    run(scene())


def test_the_list_of_spectators_is_bounded_and_all_are_counted(unwatched: House) -> None:
    async def scene() -> None:
        ann, _ = await dealt(unwatched.bases, "toy", 2)
        with psycopg.connect(unwatched.database, autocommit=True) as connection:
            connection.execute(
                """
                WITH crowd AS (INSERT INTO person (name) SELECT 'Eve' FROM generate_series(1, %s) RETURNING id)
                INSERT INTO watcher (table_id, person_id, here_until) SELECT %s, id, now() + interval '1 h' FROM crowd
                """,
                (MOST_NAMED + 7, ann.table),
            )
        names, count = await watchers(ann)
        assert (len(names), count) == (MOST_NAMED, MOST_NAMED + 7)

    run(scene())


@pytest.mark.parametrize("lobby", [False, True])
def test_a_spectator_who_is_sent_away_sees_nothing_more(unwatched: House, lobby: bool) -> None:
    async def scene() -> None:
        sitters = await dealt(unwatched.bases, "toy", 2, in_lobby=lobby, watch="anyone")
        ann, old = sitters[0], await invite_of(sitters[0])
        eve = await guest(unwatched.bases[1], "Eve") if lobby else await visitor(unwatched.bases[1], ann)
        async with eve.stream(f"{ann.path}/stream") as alone, eve.stream(f"/stream?table={ann.table}") as joint:
            await until(alone, "position")
            await until(joint, f"{ann.table}.position")
            shown = await send_away(ann, "Eve")
            assert shown["invite"] != old
            await play_on(sitters, lambda one: str(one["moves"][0]["key"]), 1)
            await ended(alone)
            async for event in joint:
                assert event.kind != f"{ann.table}.position"
                if event.kind == f"{ann.table}.refused":
                    assert event.json["error"] == "barred"
                    break
        for path in ("", "/steps", "/tally", "/positions/0", "/positions/0/layout", "/stream", "/record"):
            assert (await eve.get(ann.path + path)).status == 403
        assert (await eve.post(f"{ann.path}/visits", {"invite": shown["invite"]})).status == 403
        assert (await (await guest(unwatched.bases[0])).post(f"{ann.path}/visits", {"invite": old})).status == 404
        assert await watchers(ann) == ([], 0)
        told = [note for note in await notes_of(sitters[1]) if note["kind"] == "sent-away"]
        assert [note.get("body") for note in told] == [None]

    run(scene())


def test_the_stream_of_who_was_sent_away_ends_even_if_nobody_is_announced_to() -> None:
    async def scene(place: House) -> None:
        ann, _ = await dealt(place.bases, "toy", 2)
        eve = await visitor(place.bases[1], ann)
        async with eve.stream(f"{ann.path}/stream") as stream:
            await until(stream, "position")
            await send_away(ann, "Eve")
            await ended(stream)

    with house(worker=False, redis=NOBODY, poll_seconds=0.2) as place:
        run(scene(place))


def test_the_host_and_who_sits_there_are_not_sent_away_as_spectators(unwatched: House) -> None:
    async def scene() -> None:
        ann = await guest(unwatched.bases[0], "Ann")  # a host without a seat
        table = (await ann.post("/tables", {"game": "toy", "players": 2})).json
        host = Sitter(ann, table["id"], 0)
        bob = await visitor(unwatched.bases[1], host, "Bob")
        async with ann.stream(f"{host.path}/stream") as own, bob.stream(f"{host.path}/stream") as other:
            await until(own, "table")
            await until(other, "table")
            assert await watchers(host) == (["Bob"], 1)
            n = (await ann.get(f"{host.path}/watchers")).json["watchers"][0]["n"]
        with psycopg.connect(unwatched.database) as connection:
            mine = "SELECT n FROM watcher JOIN game_table ON id = table_id AND host = person_id WHERE table_id = %s"
            row = connection.execute(mine, (table["id"],)).fetchone()
            assert row is not None
        assert (await ann.delete(f"{host.path}/watchers/{row[0]}")).status == 404
        assert (await bob.put(f"{host.path}/seats/1", SEAT)).status == 200
        assert await watchers(host) == ([], 0)
        refused = await ann.delete(f"{host.path}/watchers/{n}")
        assert (refused.status, refused.json["error"]) == (409, "seated")
        elsewhere = (await ann.post("/tables", {"game": "toy", "players": 2})).json["id"]
        assert (await ann.delete(f"/tables/{elsewhere}/watchers/{n}")).status == 404

    run(scene())


# Hosts can close.


async def close(host: Sitter) -> tuple[int, str]:
    answer = await host.client.delete(host.path)
    return answer.status, answer.json["status"] if answer.status == 200 else answer.json["error"]


def test_a_host_closes_a_table_of_bots_alone_while_they_play(unwatched: House) -> None:
    async def scene() -> None:
        ann = await guest(unwatched.bases[0])
        table = (await ann.post("/tables", {"game": "toy", "players": 2, "bots": ["random", "random"]})).json
        host = Sitter(ann, table["id"], 0)
        assert (await ann.post(f"{host.path}/start")).json["status"] == "playing"
        assert await close(host) == (200, "closed")
        assert [note["kind"] for note in await notes_of(host)][-1] == "closed"
        assert await close(host) == (409, "table-closed")

    run(scene())


def test_a_host_alone_with_bots_closes_the_table_and_it_is_played_no_more(unwatched: House) -> None:
    async def scene() -> None:
        (ann,) = await dealt(unwatched.bases, "toy", 2, ("random",))
        assert await close(ann) == (200, "closed")
        assert (await ann.move(0, "coin")).status == 409

    run(scene())


def test_a_host_closes_nothing_over_the_heads_of_people_who_play(unwatched: House) -> None:
    async def scene() -> None:
        ann, bob, cas = await dealt(unwatched.bases, "toy", 3)
        assert await close(ann) == (409, "others-play")
        await bob.client.post(f"{bob.path}/resignation", {"request": str(uuid4())})
        assert await close(ann) == (409, "others-play")
        assert (await cas.client.get(cas.path)).json["table"]["status"] == "playing"
        await cas.client.post(f"{cas.path}/resignation", {"request": str(uuid4())})

    run(scene())


def test_a_host_closes_a_table_whose_other_people_have_left_or_are_absent(unwatched: House) -> None:
    async def scene() -> None:
        ann, bob, cas = await dealt(unwatched.bases, "toy", 3)
        await cas.client.post(f"{cas.path}/resignation", {"request": str(uuid4())})
        while (await play_on([ann, bob], lambda one: str(one["moves"][0]["key"]), 1))["decider"] != bob.seat:
            pass
        assert await close(ann) == (409, "others-play")
        let_pass(unwatched, ann.table, DAY)
        assert await close(ann) == (200, "closed")

    run(scene())


# The chat.


async def say(sitter: Sitter, text: str) -> int:
    return (await sitter.client.post(f"{sitter.path}/chat", {"request": str(uuid4()), "text": text})).status


async def heard(sitter: Sitter) -> list[str]:
    return [note["body"]["text"] for note in await notes_of(sitter) if note["kind"] == "chat"]


def test_in_a_closed_chat_nobody_writes_until_the_host_opens_it(unwatched: House) -> None:
    async def scene() -> None:
        ann, bob = await dealt(unwatched.bases, "toy", 2)
        assert await say(bob, "before") == 201
        for _ in range(2):  # said twice, noted once
            assert (await ann.client.ask("PATCH", ann.path, {"chat_closed": True})).json["chat_closed"]
        for one in (ann, bob):
            refused = await one.client.post(f"{one.path}/chat", {"request": str(uuid4()), "text": "Ave"})
            assert (refused.status, refused.json["error"]) == (409, "chat-closed")
        assert (await bob.client.get(bob.path)).json["table"]["chat_closed"]
        assert "chat_closed" not in (await ann.client.ask("PATCH", ann.path, {"chat_closed": False})).json
        assert await say(bob, "after") == 201
        assert await heard(ann) == ["before", "after"]
        kinds = [note["kind"] for note in await notes_of(bob)]
        assert [kind for kind in kinds if kind.startswith("chat-")] == ["chat-closed", "chat-opened"]

    run(scene())


def test_twenty_kicks_and_visits_at_once_leave_nobody_in_by_a_dead_link(unwatched: House) -> None:
    async def scene() -> None:
        ann, bob = await seated(unwatched.bases, "toy", 2)
        old = await invite_of(ann)
        others = [await guest(unwatched.bases[n % 2], "P1") for n in range(20)]
        kicked, *visits = await asyncio.gather(
            ann.client.delete(f"{ann.path}/seats/1"),
            *(other.post(f"{bob.path}/visits", {"invite": old}) for other in others),
        )
        assert kicked.status == 200
        assert {visit.status for visit in visits} <= {200, 404}
        late = [await other.post(f"{bob.path}/visits", {"invite": old}) for other in others]
        assert {visit.status for visit in late} == {404}

    run(scene())
