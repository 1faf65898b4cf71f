"""Reviews: for whoever may see the game, once it is over, made once; while it runs nobody learns who is winning."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import nullcontext
from typing import Any
from uuid import uuid4

import msgspec
import psycopg
import pytest
from quadriga_toy.game import GAME

from quadriga.bots.reviewing import Review, Reviewer, review
from quadriga.client import Answer, Client, Sitter
from quadriga.core.record import Record
from quadriga.core.table import Table
from quadriga.process_pool import ProcessPool
from quadriga.server.jobs.reviewing import go_on, make_review
from quadriga.server.settings import Settings
from quadriga.server.storage.archive import RecordLost
from quadriga.server.tables.replaying import BETWEEN, Lines
from quadriga.server.tables.reviews import MOST_TRIES, MOST_WAITING, take_one
from quadriga.server.tables.service import Service
from server.house import SEED_KEY, House, database, dealt, deciding, guest, house, play_on, record_of, run, seated
from server.test_fork import begun, forked

#: So few that a review is there at once.
FEW = 1_000


@pytest.fixture(scope="module")
def reviewing() -> Iterator[House]:
    with house(webs=2, review_decisions=FEW, reviews_per_hour=8) as place:
        yield place


async def over(place: House, **more: Any) -> list[Sitter]:
    """A game of two that one of them gives up after some moves."""
    sitters = await dealt(place.bases, "toy", 2, **more)
    for _ in range(4):
        sitter, shown = await deciding(sitters)
        answer = await sitter.move(shown["seq"], "coin")
        assert answer.status == 200, answer.body
    answer = await sitters[0].client.post(f"{sitters[0].path}/resignation", {"request": str(uuid4())})
    assert answer.status < 300, answer.body
    return sitters


async def made(sitter: Sitter) -> dict[str, Any]:
    """The review of a table once it is there; progress never goes back on the way."""
    last = 0.0
    while True:
        answer = await sitter.client.get(f"{sitter.path}/review")
        assert answer.status == 200, answer.body
        shown: dict[str, Any] = answer.json
        assert shown["state"] != "failed"
        if shown["state"] == "made":
            return shown
        assert shown.get("progress", 0.0) >= last
        last = shown.get("progress", 0.0)
        await asyncio.sleep(0.05)


def test_a_game_that_is_over_is_reviewed_once_for_all(reviewing: House) -> None:
    async def scene() -> None:
        sitters = await over(reviewing)
        assert (await sitters[0].client.get(f"{sitters[0].path}/review")).status == 404
        asked = [await sitter.client.post(f"{sitter.path}/review") for sitter in (*sitters, *sitters)]
        assert [answer.status for answer in asked] == [202] * 4
        told = await made(sitters[0])
        assert await made(sitters[1]) == told
        # Asked for again it is told, and counts as none.
        for _ in range(30):
            again = await sitters[0].client.post(f"{sitters[0].path}/review")
            assert (again.status, again.json) == (202, told)
        # As anybody would review the record at home.
        expected = review(Record.parse(await record_of(sitters[0])), FEW)
        assert msgspec.convert(told["review"], Review) == expected
        with psycopg.connect(reviewing.database) as connection:
            found = connection.execute("SELECT tries FROM review WHERE table_id = %s", [sitters[0].table]).fetchall()
        assert found == [(1,)]

    run(scene())


def test_while_a_game_runs_nobody_learns_who_is_winning(reviewing: House) -> None:
    async def scene() -> None:
        sitters = await dealt(reviewing.bases, "toy", 2, watch="anyone", in_lobby=True)
        watcher = await guest(reviewing.bases[1])
        for client in (sitters[0].client, sitters[1].client, watcher):
            for method in ("get", "post"):
                answer = await getattr(client, method)(f"{sitters[0].path}/review")
                assert answer.status == 409
                assert answer.json["error"] == "game-not-over"
            # Nor by any other spelling of the address.
            for path in (
                f"{sitters[0].path}/review/",
                f"{sitters[0].path}//review",
                f"{sitters[0].path}/review?seat=1",
            ):
                answer = await client.get(path)
                assert answer.status in (404, 409)
                assert b"chances" not in answer.body
        with psycopg.connect(reviewing.database) as connection:
            # Not even one that got there otherwise is shown before the end.
            connection.execute(
                "INSERT INTO review (table_id, rules, told) VALUES (%s, 1, '{\"secret\": 1}')", [sitters[0].table]
            )
        answer = await sitters[0].client.get(f"{sitters[0].path}/review")
        assert answer.status == 409
        assert b"secret" not in answer.body

    run(scene())


def test_a_game_played_alone_has_no_review(reviewing: House) -> None:
    async def scene() -> None:
        [sitter] = await dealt(reviewing.bases, "minerva", 1)
        answer = await sitter.client.post(f"{sitter.path}/review")
        assert answer.json["error"] == "game-not-over"
        answer = await sitter.client.post(f"{sitter.path}/resignation", {"request": str(uuid4())})
        assert answer.status < 300, answer.body
        for method in ("get", "post"):
            answer = await getattr(sitter.client, method)(f"{sitter.path}/review")
            assert (answer.status, answer.json["error"]) == (409, "played-alone")

    run(scene())


def test_who_may_not_see_the_game_may_not_see_its_review(reviewing: House) -> None:
    async def scene() -> None:
        sitters = await over(reviewing)
        await sitters[0].client.post(f"{sitters[0].path}/review")
        await made(sitters[0])
        stranger = await guest(reviewing.bases[0], "Eve")
        for method in ("get", "post"):
            assert (await getattr(stranger, method)(f"{sitters[0].path}/review")).status == 404

    run(scene())


def test_a_table_whose_people_were_forgotten_still_has_its_review(reviewing: House) -> None:
    async def scene() -> None:
        sitters = await over(reviewing, watch="anyone", in_lobby=True)
        name = (await sitters[0].client.get("/me")).json["name"]
        answer = await sitters[0].client.ask("DELETE", "/me", {"name": name})
        assert answer.status == 204, answer.body
        asked = await sitters[1].client.post(f"{sitters[1].path}/review")
        assert asked.status == 202, asked.body
        told = await made(sitters[1])
        assert told["review"]["seats"] == ["person", "person"]
        assert name not in msgspec.json.encode(told).decode()

    run(scene())


async def anybodys(place: House) -> str:
    """The address of a game that is over and that anybody may look at."""
    return (await over(place, watch="anyone", in_lobby=True))[0].path


async def asking(somebody: Client, path: str, address: str = "127.0.0.1") -> Answer:
    return await somebody.ask("POST", f"{path}/review", headers={"x-forwarded-for": address})


def test_nobody_has_more_games_reviewed_than_an_hour_is_good_for() -> None:
    async def scene(place: House) -> None:
        ann = await guest(place.bases[0])
        paths = [await anybodys(place) for _ in range(3)]
        # Another address brings her no more.
        asked = [await asking(ann, path, f"192.0.2.{n}") for n, path in enumerate(paths)]
        assert [answer.status for answer in asked] == [202, 202, 429]
        assert asked[2].json["error"] == "too-many-reviews"
        # What waits for a job process may be looked at and asked for meanwhile: that is no other review.
        assert (await ann.get(f"{paths[0]}/review")).json == {"state": "waiting"}
        for _ in range(30):
            assert (await asking(ann, paths[0])).json == {"state": "waiting"}
        assert (await ann.get(f"{paths[2]}/review")).status == 404

    with house(webs=1, worker=False, reviews_per_hour=2) as place:
        run(scene(place))


def test_becoming_another_guest_brings_no_more_reviews() -> None:
    async def scene(place: House) -> None:
        paths = [await anybodys(place) for _ in range(3)]
        guests = [await guest(place.bases[0]) for _ in paths]
        asked = [await asking(one, path, "192.0.2.7") for one, path in zip(guests, paths, strict=True)]
        assert [answer.status for answer in asked] == [202, 202, 429]
        assert asked[2].json["error"] == "too-many-reviews"
        assert (await asking(guests[2], paths[2], "192.0.2.8")).status == 202

    with house(webs=1, worker=False, reviews_per_hour=2) as place:
        run(scene(place))


def test_where_too_many_wait_one_is_told_so_and_has_not_paid() -> None:
    async def scene(place: House) -> None:
        sitters = await over(place)
        with psycopg.connect(place.database, autocommit=True) as connection:
            connection.execute("SET session_replication_role = replica")  # there are no such tables
            connection.execute(
                "INSERT INTO review (table_id, rules) SELECT 'waiting-' || n, 1 FROM generate_series(1, %s) n",
                [MOST_WAITING],
            )
            for _ in range(2):
                refused = await asking(sitters[0].client, sitters[0].path)
                assert (refused.status, refused.json["error"]) == (503, "busy")
                assert refused.headers["retry-after"] == "1"
            connection.execute("DELETE FROM review WHERE table_id = 'waiting-1'")
        assert (await asking(sitters[0].client, sitters[0].path)).json == {"state": "waiting"}

    with house(webs=1, worker=False, reviews_per_hour=1) as place:
        run(scene(place))


def test_a_review_whose_process_died_is_begun_again_and_one_that_always_fails_is_not() -> None:
    async def scene(place: House) -> None:
        sitters = await over(place)
        await sitters[0].client.post(f"{sitters[0].path}/review")
        with psycopg.connect(place.database, autocommit=True) as connection:
            row = [sitters[0].table]
            connection.execute(
                "UPDATE review SET tries = 3, leased_until = now() - interval '1 second' WHERE table_id = %s", row
            )
            shown = (await sitters[0].client.get(f"{sitters[0].path}/review")).json
            assert shown == {"state": "failed"}
            assert (await sitters[0].client.post(f"{sitters[0].path}/review")).json == {"state": "waiting"}
            connection.execute(
                "UPDATE review SET tries = 1, leased_until = now() - interval '1 second' WHERE table_id = %s", row
            )
        place.start_worker()
        await made(sitters[0])

    with house(webs=1, worker=False, review_decisions=FEW) as place:
        run(scene(place))


@pytest.mark.parametrize("as_it_was", [False, True])
def test_a_fork_is_reviewed_at_the_first_try(reviewing: House, as_it_was: bool) -> None:
    async def scene() -> None:
        sitters = await over(reviewing)
        people = [sitter.client for sitter in sitters]
        table = forked(await people[0].fork(sitters[0].table, 0, ("", ""), 3, as_it_was=as_it_was))
        again = await begun(people, table)
        await play_on(again, lambda _: "coin", 2)
        answer = await again[0].client.post(f"{again[0].path}/resignation", {"request": str(uuid4())})
        assert answer.status == 200, answer.body
        assert (await again[1].client.post(f"{again[1].path}/review")).status == 202
        told = await made(again[1])
        assert all(draw["seq"] for draw in told["review"]["draws"])
        with psycopg.connect(reviewing.database) as connection:
            found = connection.execute("SELECT tries FROM review WHERE table_id = %s", [again[0].table]).fetchall()
        assert found == [(1,)]

    run(scene())


def lost(*_: Any) -> None:
    raise RecordLost("it is not there")


def away(*_: Any) -> None:
    raise ConnectionRefusedError


@pytest.mark.parametrize(("opening", "error", "tries"), [(None, None, 3), (lost, RecordLost, 3), (away, OSError, 0)])
def test_a_game_that_cannot_be_opened_holds_up_no_other(
    monkeypatch: pytest.MonkeyPatch, opening: Any, error: type[Exception] | None, tries: int
) -> None:
    """It is given up after some tries. Of a database that is away there are as many as it takes."""

    async def scene(url: str) -> None:
        service = await Service.start(Settings(database=url, redis="none", seed_keys=SEED_KEY))
        if opening is not None:
            monkeypatch.setattr(service.cache, "fresh", opening)
        try:
            for _ in range(MOST_TRIES):
                assert await take_one(service.pool) == "first"
                with nullcontext() if error is None else pytest.raises(error):
                    await make_review(service, ProcessPool(1, None), "first")
            found = await service.pool.fetch("SELECT tries, leased_until FROM review WHERE table_id = 'first'")
            assert [tuple(row) for row in found] == [(tries, None)]
            assert await take_one(service.pool) == ("second" if tries else "first")
        finally:
            await service.stop()

    with database() as url:
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute("SET session_replication_role = replica")  # there are no such tables
            connection.execute(
                "INSERT INTO review (table_id, rules, asked_at) "
                "VALUES ('first', 1, now() - interval '1 hour'), ('second', 1, now())"
            )
        run(scene(url))


class Breaking(Reviewer):
    """A review that fails on its way."""

    def steps(self) -> Iterator[float]:
        yield 0.1
        raise ZeroDivisionError


def test_a_review_that_failed_fails_again_and_is_not_told_as_far_as_it_came(monkeypatch: pytest.MonkeyPatch) -> None:
    table: Table = Table.new(GAME, 2, seed=1)
    table.resign(0)
    lines = Lines(BETWEEN.join(table.record.bodies), b"".join(table.record.digests), b"")
    monkeypatch.setattr("quadriga.server.jobs.reviewing.Reviewer", Breaking)
    assert go_on("one", lines, FEW, seconds=0.0) == 0.1
    for _ in range(2):
        with pytest.raises(ZeroDivisionError):
            go_on("one", lines, FEW)


def test_a_table_before_its_deal_has_no_review(reviewing: House) -> None:
    async def scene() -> None:
        sitters = await seated(reviewing.bases, "toy", 2)
        answer = await sitters[0].client.post(f"{sitters[0].path}/review")
        assert answer.status == 409

    run(scene())
