"""Who is late, and who does not come back: what the table chose happens, and the rest are not held up."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any
from uuid import uuid4

import psycopg
import pytest

import quadriga
from quadriga.client import Sitter
from quadriga.core.follow import Follower
from quadriga.core.record import Record, TakeoverEntry, chain, key_of
from quadriga.core.table import Table
from quadriga.server.people.sessions import Person
from quadriga.server.problems import Problem
from quadriga.server.tables import actions, clock, proposals
from quadriga.server.tables.append import append
from quadriga.server.tables.service import Service
from server.house import (
    Client,
    House,
    by_chance,
    dealt,
    deciding,
    guest,
    play_by_stream,
    play_on,
    position,
    record_of,
    run,
    wait_for,
)
from server.test_clocks import clock_of, do, kinds, let_pass, proposal, propose, take_back, vote

DAY = 86_400


def jobs_of(place: House, table: str) -> list[int]:
    """The entries after which a bot's turn was asked for."""
    with psycopg.connect(place.database) as connection:
        asked = "SELECT (args ->> 'seq')::integer FROM procrastinate_jobs WHERE args ->> 'table' = %s ORDER BY id"
        return [row[0] for row in connection.execute(asked, (table,)).fetchall()]


async def notes_of(sitter: Sitter) -> list[dict[str, Any]]:
    """All notes so far, read as one of the people there."""
    found = []
    async with sitter.client.stream(f"{sitter.path}/stream") as stream:
        async for event in stream:
            if event.kind == "note":
                found.append(event.json)
            if event.kind == "table":
                return found
    raise AssertionError("the stream ended")


async def at_once(sitters: list[Sitter], seconds: float, place: House) -> None:
    """The first to decide lets so many seconds pass, and then sends a move."""
    let_pass(place, sitters[0].table, seconds)
    late = await sitters[0].move(0, "coin")
    assert (late.status, late.json["error"]) == (409, "too-late")


# What the table chose for who is late.


def test_a_bot_takes_the_seat_of_who_is_late_and_its_turn_is_asked_for(unwatched: House) -> None:
    async def scene() -> None:
        ann, bob = await dealt(unwatched.bases, "toy", 2, move_seconds=5, late="bot", stand_in="random")
        let_pass(unwatched, ann.table, 8)
        late = await ann.move(0, "coin")
        assert (late.status, late.json["error"]) == (409, "too-late")
        assert "position" not in late.json  # they sit there no more
        assert await kinds(bob) == ["takeover"]
        table = (await bob.client.get(bob.path)).json["table"]
        assert [(seat.get("name", ""), seat.get("bot", "")) for seat in table["seats"]] == [("", "random"), ("P1", "")]
        assert jobs_of(unwatched, ann.table) == [1]
        replaced = [note["body"] for note in await notes_of(bob) if note["kind"] == "replaced"]
        assert replaced == [{"bot": "random"}]
        for again in (await ann.move(1, "coin"), await take_back(ann, 1)):
            assert again.status == 403
        left = await ann.client.post(f"{ann.path}/resignation", {"request": str(uuid4())})
        assert left.status == 403
        assert (await ann.client.put(f"{ann.path}/seats/0", {"nonce_hash": "0" * 64})).status == 409

    run(scene())


def contents(view: dict[str, Any], zone: str) -> Any:
    """What a viewer of the toy game knows to lie somewhere, if they know it."""
    return next(one for one in view["zones"] if one["id"] == zone)["kinds"]


@pytest.mark.parametrize("watch", ["invited", "nobody"])
def test_who_was_replaced_sees_no_more_than_a_visitor(unwatched: House, watch: str) -> None:
    """On either process, by every way there is, also on the streams that were open."""

    async def scene() -> None:
        sitters = await dealt(unwatched.bases, "toy", 2, move_seconds=5, late="bot", watch=watch)
        ann = sitters[0]
        before = (await position(ann))["view"]
        assert contents(before, "p0.hand")
        twins = [Client(base) for base in unwatched.bases]
        for twin in twins:
            twin.cookie = ann.client.cookie
        async with twins[0].stream(f"{ann.path}/stream") as one, twins[1].stream(f"{ann.path}/stream") as other:
            for stream in (one, other):
                async for event in stream:
                    if event.kind == "position":
                        break
            await at_once(sitters, 8, unwatched)
            for stream in (one, other):
                rest = [event async for event in stream]
                assert [event for event in rest if event.kind == "position"] == []
        for twin in twins:
            shown = (await twin.get(ann.path)).json
            assert "seat" not in shown["table"]
            assert ("position" in shown) == (watch == "invited")
            expected = 403 if watch == "nobody" else 200
            assert (await twin.get(f"{ann.path}/positions/0")).status == expected
            assert (await twin.get(f"{ann.path}/positions/0?seat=0")).status == 403
            assert (await twin.get(f"{ann.path}/why?thing=bag")).status == 403
            stale = await Sitter(twin, ann.table, 0).move(0, "coin")
            assert stale.status == 403
            async with twin.stream(f"{ann.path}/stream") as stream:
                assert stream.status == expected
                while expected == 200:
                    event = await anext(aiter(stream))
                    if event.kind == "position":
                        assert event.json["view"] == shown["position"]["view"]
                        assert not contents(event.json["view"], "p0.hand")
                        break

    run(scene())


def test_the_bot_plays_on_and_the_record_proves_it(place: House) -> None:
    async def scene() -> bytes:
        sitters = await dealt(place.bases, "builders", 2, move_seconds=600, late="bot", stand_in="random")
        late, _ = await deciding(sitters)
        staying = sitters[1 - late.seat]
        let_pass(place, late.table, 700)
        await play_by_stream(staying, by_chance(Random(3)))
        return await record_of(staying)

    record = run(scene(), 300)
    assert quadriga.verify(record).moves > 10
    assert any(isinstance(entry, TakeoverEntry) for entry in Record.parse(record).entries)


def test_who_is_late_resigns_where_the_table_says_so(unwatched: House) -> None:
    async def scene() -> bytes:
        sitters = await dealt(unwatched.bases, "toy", 2, move_seconds=5, late="resign")
        await at_once(sitters, 8, unwatched)
        outcome = (await position(sitters[1]))["outcome"]
        assert (outcome["endings"], outcome["places"]) == (["resignation"], [2, 1])
        return await record_of(sitters[1])

    quadriga.verify(run(scene()))


def test_a_table_that_waits_takes_a_late_move(unwatched: House) -> None:
    async def scene() -> None:
        sitters = await dealt(unwatched.bases, "toy", 2, move_seconds=60, reserve_seconds=60, late="wait")
        await do(unwatched, sitters, "500 coin")
        assert await kinds(sitters[0]) == ["move"]
        own, spare = clock_of(unwatched, sitters[0].table)
        assert own == [60, 60]
        assert spare == [0, 60]
        with psycopg.connect(unwatched.database) as connection:
            due = "SELECT deadline FROM game_table WHERE id = %s"
            assert connection.execute(due, (sitters[0].table,)).fetchone() == (None,)

    run(scene())


# Who is absent, and what the others may do about it.


def test_nobody_is_replaced_before_they_count_as_absent(unwatched: House) -> None:
    async def scene() -> None:
        ann, bob = await dealt(unwatched.bases, "toy", 2)
        let_pass(unwatched, ann.table, DAY - 60)
        refused = await propose(bob, "replace", 0)
        assert (refused.status, refused.json["error"]) == (409, "not-absent")
        assert (await propose(bob, "end", 0)).json["error"] == "not-absent"
        let_pass(unwatched, ann.table, DAY + 1)
        assert (await propose(bob, "replace", 1)).json["error"] == "not-absent"
        assert (await propose(bob, "replace", 2)).json["error"] == "no-such-seat"
        assert (await propose(ann, "replace", 0)).json["error"] == "absent"
        assert (await propose(bob, "replace", 0)).status == 201  # nobody else is to be asked
        assert await kinds(bob) == ["takeover"]
        assert jobs_of(unwatched, bob.table) == [1]

    run(scene())


def test_a_stream_is_presence_enough(unwatched: House) -> None:
    async def scene() -> None:
        ann, bob = await dealt(unwatched.bases, "toy", 2, absent_seconds=60)
        async with ann.client.stream(f"{ann.path}/stream") as stream:
            await anext(aiter(stream))
            let_pass(unwatched, ann.table, DAY)
            assert (await propose(bob, "replace", 0)).json["error"] == "not-absent"

    run(scene())


def test_where_time_runs_out_again_and_again_the_seat_counts_as_absent(unwatched: House) -> None:
    async def scene() -> None:
        ann, bob = await dealt(unwatched.bases, "toy", 2, move_seconds=60, options={"actions": 1})
        let_pass(unwatched, ann.table, 70)
        assert (await ann.move(0, "coin")).status == 409
        assert (await bob.move(1, "coin")).status == 200
        assert (await propose(bob, "replace", 0)).status == 201
        assert await kinds(bob) == ["timeout", "move", "takeover"]

    run(scene())


def test_where_the_clock_waits_who_is_late_is_absent_even_on_a_stream(unwatched: House) -> None:
    async def scene() -> None:
        ann, bob = await dealt(unwatched.bases, "toy", 2, move_seconds=60, late="wait")
        async with ann.client.stream(f"{ann.path}/stream") as stream:
            await anext(aiter(stream))
            let_pass(unwatched, ann.table, 50)
            assert (await propose(bob, "replace", 0)).json["error"] == "not-absent"
            let_pass(unwatched, ann.table, 70)
            assert (await propose(bob, "replace", 0)).status == 201
        assert await kinds(bob) == ["takeover"]

    run(scene())


def test_all_who_are_there_decide_and_nobody_else(unwatched: House) -> None:
    async def scene() -> None:
        ann, bob, cas = await dealt(unwatched.bases, "toy", 3)
        spectator, stranger = await guest(unwatched.bases[0]), await guest(unwatched.bases[1])
        invite = (await bob.client.get(bob.path)).json["table"]["invite"]
        await spectator.post(f"{bob.path}/visits", {"invite": invite})
        let_pass(unwatched, ann.table, DAY + 1)
        for person, status in ((spectator, 403), (stranger, 404)):
            answer = await person.post(f"{bob.path}/proposals", proposal("replace", 0, 0))
            assert answer.status == status
        n = (await propose(bob, "replace", 0)).json["n"]
        votes = f"{bob.path}/proposals/{n}/votes"
        assert (await spectator.post(votes, {"agree": True})).status == 403
        assert (await stranger.post(votes, {"agree": True})).status == 404
        for agree in (True, False):
            refused = await vote(ann, n, agree)
            assert (refused.status, refused.json["error"]) == (409, "absent")
        assert await kinds(bob) == []
        assert (await vote(cas, n, agree=False)).status == 204
        assert (await vote(cas, n)).status == 404
        n = (await propose(bob, "replace", 0)).json["n"]
        assert (await vote(cas, n)).status == 204
        assert await kinds(bob) == ["takeover"]

    run(scene())


@pytest.mark.parametrize("kind", ["replace", "end"])
def test_who_comes_back_ends_the_vote(unwatched: House, kind: str) -> None:
    async def scene() -> None:
        ann, bob, cas = await dealt(unwatched.bases, "toy", 3)
        let_pass(unwatched, ann.table, DAY + 1)
        n = (await propose(bob, kind, 0)).json["n"]
        returned = [note for note in await notes_of(ann) if note["kind"] == "returned"]
        assert [(note["seat"], note["body"]) for note in returned] == [(0, {"proposal": n})]
        assert (await vote(cas, n)).status == 404
        assert await kinds(bob) == []
        assert (await ann.move(0, "coin")).status == 200

    run(scene())


def test_a_move_of_the_absent_ends_the_vote_too(unwatched: House) -> None:
    async def scene() -> None:
        ann, bob, cas = await dealt(unwatched.bases, "toy", 3)
        let_pass(unwatched, ann.table, DAY + 1)
        n = (await propose(bob, "replace", 0)).json["n"]
        assert (await ann.move(0, "coin")).status == 200
        assert (await vote(cas, n)).status == 404

    run(scene())


def test_the_rest_may_end_a_table_and_what_was_played_can_be_proved(unwatched: House) -> None:
    async def scene() -> tuple[bytes, dict[str, Any]]:
        ann, bob, cas = await dealt(unwatched.bases, "toy", 3, options={"actions": 1})
        await play_on([ann, bob, cas], lambda shown: "draw", 3)
        let_pass(unwatched, ann.table, DAY + 1)
        n = (await propose(bob, "end", 0)).json["n"]
        assert (await cas.client.get(f"{cas.path}/record")).status == 409
        assert (await vote(cas, n)).status == 204
        assert (await bob.client.get(bob.path)).json["table"]["status"] == "closed"
        late = await ann.move(3, "coin")
        assert (late.status, late.json["error"]) == (409, "table-closed")
        closed = next(note for note in await notes_of(cas) if note["kind"] == "closed")
        return await record_of(cas), closed["body"]

    data, shown = run(scene())
    record = Record.parse(data)
    assert record.end is None
    nonces = tuple(bytes.fromhex(shown["nonces"].get(str(seat), "")) for seat in range(3))
    key = key_of(bytes.fromhex(shown["seed"]), nonces)
    table = Table.dealt(quadriga.find_game("toy"), record.header)
    Follower(table, record, key).follow_to(len(record))
    previous = b""
    for seq, (body, digest) in enumerate(zip(record.bodies, record.digests, strict=True)):
        previous = chain(key, seq, previous, body)
        assert previous == digest


def test_nobody_goes_back_to_before_somebody_was_replaced(unwatched: House) -> None:
    """There is nobody there who could play that seat."""

    async def scene() -> None:
        ann, bob = await dealt(unwatched.bases, "toy", 2)
        await play_on([ann, bob], lambda shown: "coin", 4)
        let_pass(unwatched, ann.table, DAY + 1)
        assert (await propose(bob, "replace", 0)).status == 201
        refused = await propose(bob, "undo", 2)
        assert (refused.status, refused.json["error"]) == (422, "not-possible")
        assert (await kinds(bob))[-1] == "takeover"

    run(scene())


# A table that is full.


@asynccontextmanager
async def full_tables(place: House, monkeypatch: pytest.MonkeyPatch, most: int) -> AsyncIterator[Service]:
    """A process in this one, for which tables are full much earlier."""
    monkeypatch.setattr(clock, "MOST_ENTRIES", most)
    service = await Service.start(place.read_settings())
    try:
        yield service
    finally:
        await service.stop()


def test_a_full_table_can_only_be_left_conceded_or_ended(unwatched: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        ann, _ = await dealt(unwatched.bases, "toy", 2, move_seconds=60)
        async with full_tables(unwatched, monkeypatch, 2) as service:
            cached = await service.cache.open(ann.table)
            assert cached is not None
            for seq in range(2):
                await actions.move(service, cached, 0, seq, uuid4(), "coin", "en")
            assert cached.deadline is None
            with psycopg.connect(unwatched.database) as connection:
                due = "SELECT deadline FROM game_table WHERE id = %s"
                assert connection.execute(due, (ann.table,)).fetchone() == (None,)
            let_pass(unwatched, ann.table, 500)
            with pytest.raises(Problem) as refused:
                await actions.move(service, cached, 1, 2, uuid4(), "coin", "en")
            assert (refused.value.status, refused.value.shown.error) == (409, "table-full")
            with pytest.raises(Problem) as refused:
                await actions.undo(service, cached, 0, 2, uuid4(), 1)
            assert refused.value.shown.error == "table-full"
            assert (await actions.resign(service, cached, 1, uuid4())).seq == 4  # and the end
            assert cached.over

    run(scene())


def test_all_people_together_may_end_a_full_table(unwatched: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        ann, bob = await dealt(unwatched.bases, "toy", 2)
        async with full_tables(unwatched, monkeypatch, 1) as service:
            cached = await service.cache.open(ann.table)
            assert cached is not None
            people = [Person(seat.person_id or 0, seat.name or "", b"") for seat in cached.row.seats]
            with pytest.raises(Problem) as refused:
                await proposals.propose(service, people[1], cached, 0, uuid4(), "end", 0)
            assert refused.value.shown.error == "not-absent"
            await actions.move(service, cached, 0, 0, uuid4(), "coin", "en")
            n = await proposals.propose(service, people[1], cached, 1, uuid4(), "end", 0)
            assert cached.playable
            await proposals.vote(service, people[0], cached, n, True)
        assert (await bob.client.get(bob.path)).json["table"]["status"] == "closed"

    run(scene())


def test_bots_do_not_play_on_at_a_full_table(unwatched: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        (ann,) = await dealt(unwatched.bases, "toy", 2, ("random",), options={"actions": 1})
        async with full_tables(unwatched, monkeypatch, 1) as service:
            cached = await service.cache.open(ann.table)
            assert cached is not None
            await actions.move(service, cached, 0, 0, uuid4(), "coin", "en")
        assert jobs_of(unwatched, ann.table) == []

    run(scene())


def test_absence_is_looked_at_by_the_databases_time_alone(unwatched: House) -> None:
    """A process that has not heard of the table for long says the same as one that has."""

    async def scene() -> None:
        ann, bob = await dealt(unwatched.bases, "toy", 2)
        let_pass(unwatched, ann.table, DAY + 1)
        other = Client(unwatched.bases[0])
        other.cookie = bob.client.cookie
        answers = await asyncio.gather(
            *(one.post(f"{bob.path}/proposals", proposal("replace", 0, 0)) for one in (other, bob.client))
        )
        assert min(answer.status for answer in answers) == 201
        assert await kinds(bob) == ["takeover"]

    run(scene())


def test_who_never_showed_a_nonce_after_a_restore_is_replaced_and_draws_go_on(place: House) -> None:
    async def scene() -> None:
        ann, _ = await dealt(place.bases, "toy", 2, options={"actions": 1}, stand_in="random")
        service = await Service.start(place.read_settings())
        try:
            cached = await service.cache.open(ann.table)
            assert cached is not None
            await append(service, cached, 0, None, lambda table: table.restore())
        finally:
            await service.stop()
        for _ in range(2):
            await ann.seal_anew(await position(ann))
        shown = await position(ann)
        assert (await ann.move(shown["seq"], "draw")).json["error"] == "waits-for-nonces"
        async with ann.client.stream(f"{ann.path}/stream") as stream:
            await anext(aiter(stream))
            let_pass(place, ann.table, DAY + 1)
            assert (await propose(ann, "replace", 1)).status == 201
        await ann.seal_anew(await position(ann))
        shown = await position(ann)
        assert (await ann.move(shown["seq"], "draw")).status == 200
        with psycopg.connect(place.database, autocommit=True) as connection:
            moved = "SELECT 1 FROM game_table WHERE id = %s AND head > %s AND decider = 0"
            wait_for(lambda: connection.execute(moved, (ann.table, shown["seq"] + 1)).fetchone(), "the bot")

    run(scene())
