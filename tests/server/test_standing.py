"""Standing answers: what somebody need not give is declined for them, and nobody can tell what they held."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from random import Random
from typing import Any
from uuid import uuid4

import psycopg
import pytest

from quadriga.client import Sitter
from quadriga.core.record import MoveEntry, UndoEntry
from quadriga.core.registry import find_game
from quadriga.core.table import Table
from quadriga.server.jobs.retention import tidy
from quadriga.server.storage.batch_writer import BEAT
from quadriga.server.storage.pool import connect
from quadriga.server.tables.clock import may_stand
from quadriga.server.tables.standing import MOST_ORDERS
from server.house import SEED_KEY, House, dealt, deciding, guest, house, position, run, same_people, seated
from server.prepared import LAST, WITH, WITHOUT, before_a_gift
from server.test_backup import command, empty_database
from server.test_restoring import opened

DECLINE = {"answer": "decline", "kind": "gift"}


async def spared(place: House, name: str) -> list[Sitter]:
    """Three people, one of whom is about to demand what another need not give."""
    sitters = await dealt(place.bases[:1], "glory-to-rome", 3, watch="anyone", in_lobby=True)
    before_a_gift(name).write(place.database, SEED_KEY, sitters[0].table)
    # Another process than the one that dealt: it reads what was written.
    return same_people(sitters, place.bases[-1])


async def stand(sitter: Sitter, *orders: Any) -> int:
    return int((await sitter.client.put(f"{sitter.path}/standing", {"orders": orders})).status)


async def standing(sitter: Sitter) -> Any:
    answer = await sitter.client.get(f"{sitter.path}/standing")
    assert answer.status == 200, answer.body
    return answer.json["orders"]


async def demand(sitters: list[Sitter]) -> tuple[Sitter, int]:
    """Somebody demands, and one is asked who need not give: who, and the entry."""
    sitter, shown = await deciding(sitters)
    (key,) = [move["key"] for move in shown["moves"] if move["key"].startswith("demand")][:1]
    answer = await sitter.move(shown["seq"], key)
    assert answer.status == 200, answer.body
    asked, shown = await deciding(sitters)
    assert shown["view"]["pending"][-1]["name"] == "gift"
    return asked, int(shown["seq"])


async def until_after(sitter: Sitter, seq: int) -> dict[str, Any]:
    async with sitter.client.stream(f"{sitter.path}/stream") as stream:
        async for event in stream:
            if event.kind == "position" and event.json["seq"] > seq:
                shown: dict[str, Any] = event.json
                return shown
    raise AssertionError("the stream ended")


def rows(place: House, query: str, *args: Any) -> list[Any]:
    with psycopg.connect(place.database) as connection:
        return connection.execute(query.encode(), args).fetchall()


def jobs(place: House, table: str) -> list[Any]:
    """The turns of a table that wait, each with the seconds it waits from its entry on."""
    return rows(
        place,
        """
        SELECT (args->>'seq')::integer, priority, lock, args - 'seq' - 'table' - 'host',
               extract(epoch FROM scheduled_at - entry.at)::double precision
        FROM procrastinate_jobs JOIN entry ON table_id = args->>'table' AND seq = (args->>'seq')::integer
        WHERE args->>'table' = %s AND status = 'todo' ORDER BY 1
        """,
        table,
    )


def entries(place: House, table: str, after: int) -> list[Any]:
    found = rows(place, "SELECT body FROM entry WHERE table_id = %s AND seq > %s ORDER BY seq", table, after)
    return [json.loads(bytes(body)) for (body,) in found]


@pytest.mark.parametrize("name", [WITH, WITHOUT])
def test_what_need_not_be_given_is_declined_after_a_beat(place: House, name: str) -> None:
    async def scene() -> None:
        sitters = await spared(place, name)
        assert await stand(sitters[0], DECLINE) == 200
        _, asked = await demand(sitters)
        await until_after(sitters[1], asked)
        # A move as any other of that seat, in the record and for the others.
        (made,) = entries(place, sitters[0].table, asked)[:1]
        assert (made["type"], made["seat"], made["move"]) == ("move", 0, "done")
        ((waited,),) = rows(
            place,
            """
            SELECT extract(epoch FROM later.at - asked.at)::double precision FROM entry AS asked
            JOIN entry AS later ON later.table_id = asked.table_id AND later.seq = asked.seq + 1
            WHERE asked.table_id = %s AND asked.seq = %s
            """,
            sitters[0].table,
            asked,
        )
        assert waited >= BEAT[0]

    run(scene())


def test_who_has_answered_nothing_ahead_is_asked(place: House) -> None:
    """The same turn comes for them, finds nothing, and is gone."""

    async def scene() -> None:
        plain, ordered = await spared(place, WITH), await spared(place, WITH)
        assert await stand(ordered[0], DECLINE) == 200
        assert await stand(plain[0], DECLINE) == 200
        assert await stand(plain[0]) == 200
        _, asked = await demand(plain)
        # This one was asked later, and is answered: both turns have passed once the queue is empty.
        await until_after(ordered[1], (await demand(ordered))[1])
        while rows(place, "SELECT FROM procrastinate_jobs WHERE args->>'table' = %s", plain[0].table):
            await plain[0].client.get("/me")
        assert (await position(plain[0]))["seq"] == asked

    run(scene())


def test_a_standing_answer_is_taken_back_and_not_made_again(place: House) -> None:
    async def scene() -> None:
        sitters = await spared(place, LAST)
        assert [await stand(one, DECLINE) for one in sitters] == [200] * 3
        asked, seq = await demand(sitters)
        shown = await until_after(asked, seq)
        body = {"request": str(uuid4()), "seq": shown["seq"], "moves": 1}
        answer = await asked.client.post(f"{asked.path}/undo", body)
        assert answer.status == 200, answer.body
        again = await position(asked)
        assert again["view"]["pending"][-1]["name"] == "gift"
        assert jobs(place, asked.table) == []
        # Nor while it is answered by hand: what is left of the question is theirs too.
        (gift,) = [move["key"] for move in again["moves"] if move["key"].startswith("give")]
        assert (await asked.move(again["seq"], gift)).status == 200
        assert jobs(place, asked.table) == []

    run(scene())


def test_the_turn_is_the_same_whatever_is_held_and_whatever_was_ordered(unwatched: House) -> None:
    """What is written when the question is put differs in nothing but the beat, which is drawn for each."""

    async def scene() -> list[Any]:
        found = []
        for name in (WITH, WITHOUT):
            for ordered in (True, False):
                sitters = await spared(unwatched, name)
                assert await stand(sitters[0], *([DECLINE] if ordered else [])) == 200
                _, asked = await demand(sitters)
                ((seq, *turn, beat),) = jobs(unwatched, sitters[0].table)
                assert seq == asked
                assert BEAT[0] <= beat <= BEAT[1]
                found.append((turn, beat))
        return found

    found = run(scene())
    assert [turn for turn, _ in found] == [found[0][0]] * 4
    assert len({beat for _, beat in found}) == 4


def test_whether_a_question_is_answered_by_itself_follows_from_what_all_see() -> None:
    """In every world that another seat can think of, the same question may stand, and the same move declines."""
    game, seen, held = find_game("glory-to-rome"), 0, set()
    for seed in range(40):
        rng, table = Random(seed), Table.new(game, 3, seed=seed)
        while table.decider is not None and table.head < 600:
            before = table.copy()
            table.play(rng.choice(table.moves()))
            if table.standing is None:
                continue
            seen += 1
            entry = MoveEntry(table.head, before.decider or 0, "", ())
            stands = may_stand(before, table, entry)
            assert stands == (before.decider != table.decider)
            assert not may_stand(before, table, UndoEntry(table.head, 0, table.head - 1))
            held.add(len(table.moves()) > 1)
            for seat in {0, 1, 2} - {table.decider}:
                other = game.determinize(table.view(seat), seat, rng)
                world = table.copy()
                world.state = other
                assert world.standing == table.standing
                assert table.standing.declines in [move.key for move in game.moves(other)]
                assert may_stand(before, world, entry) == stands
    assert seen > 20
    assert held == {True, False}


def test_nobody_else_sees_or_sets_what_somebody_has_answered_ahead(unwatched: House) -> None:
    async def everything(sitters: list[Sitter], stranger: Any) -> list[bytes]:
        found = []
        for client in (sitters[1].client, sitters[2].client, stranger):
            for path in ("", "/standing", "/notes", "/positions/3", "/steps?after=0", "/finals", "/record"):
                answer = await client.get(f"{sitters[0].path}{path}")
                told = answer.body.replace(answer.headers["x-request-id"].encode(), b"")
                found.append(f"{path} {answer.status}".encode() + told)
            data = await client.get("/me/data")
            found.append(data.body)
        return found

    async def scene() -> None:
        sitters, stranger = await spared(unwatched, WITH), await guest(unwatched.bases[-1], "Eve")
        await demand(sitters)
        before = await everything(sitters, stranger)
        followed = "SELECT head, notes, changed_at FROM game_table WHERE id = %s"
        heads = rows(unwatched, followed, sitters[0].table)
        assert await stand(sitters[0], DECLINE) == 200
        assert await everything(sitters, stranger) == before
        # Nothing that streams follow has moved.
        assert heads == rows(
            unwatched, "SELECT head, notes, changed_at FROM game_table WHERE id = %s", sitters[0].table
        )
        assert await standing(sitters[0]) == [DECLINE]
        assert await standing(sitters[1]) == []
        assert await stand(sitters[1], DECLINE) == 200
        assert await stand(sitters[1]) == 200
        assert await standing(sitters[0]) == [DECLINE]
        for method in ("GET", "PUT"):
            body: Any = None if method == "GET" else {"orders": []}
            assert (await stranger.ask(method, f"{sitters[0].path}/standing", body)).status == 403
        mine = (await sitters[0].client.get("/me/data")).json
        assert mine["standing_orders"] == [{"table": sitters[0].table, "orders": [DECLINE]}]

    run(scene())


@pytest.mark.parametrize(
    ("orders", "status"),
    [
        ([{"answer": "decline", "kind": "lead"}], 422),
        ([DECLINE, DECLINE], 422),
        ([DECLINE] * (MOST_ORDERS + 1), 400),
        ([{"answer": "decline", "kind": "x" * 41}], 400),
        ([{"answer": "decline", "kind": ""}], 400),
        ([{"answer": "accept", "kind": "gift"}], 400),
        ([{"kind": "gift"}], 400),
        ([{**DECLINE, "if": {}}], 400),
        ([["gift"]], 400),
        ("gift", 400),
        (None, 400),
    ],
)
def test_only_orders_that_the_game_knows_are_kept(unwatched: House, orders: Any, status: int) -> None:
    async def scene() -> None:
        (ann, _) = await seated(unwatched.bases, "glory-to-rome", 2)
        assert await stand(ann, DECLINE) == 200
        answer = await ann.client.put(f"{ann.path}/standing", {"orders": orders})
        assert answer.status == status, answer.body
        assert await standing(ann) == [DECLINE]

    run(scene())


def test_a_game_without_such_questions_and_one_that_is_over_take_none(unwatched: House) -> None:
    async def scene() -> None:
        (ann, _) = await dealt(unwatched.bases, "builders", 2)
        assert await stand(ann, DECLINE) == 422
        ann, bob = await dealt(unwatched.bases, "glory-to-rome", 2)
        assert await stand(ann, DECLINE) == 200
        assert (await bob.client.post(f"{bob.path}/resignation", {"request": str(uuid4())})).status == 200
        assert await stand(ann, DECLINE) == 409
        pool = await connect(unwatched.read_settings())
        await tidy(pool, 0)
        pool.terminate()
        assert rows(unwatched, "SELECT FROM standing_order WHERE table_id = %s", ann.table) == []

    run(scene())


def test_orders_are_the_persons_and_not_the_seats(unwatched: House) -> None:
    """Who sits down after them has answered nothing, and whoever is forgotten leaves none behind."""

    async def scene() -> None:
        ann, bob = await seated(unwatched.bases, "glory-to-rome", 2)
        assert await stand(bob, DECLINE) == 200
        assert (await bob.client.delete(f"{bob.path}/seats/1")).status in (200, 204)
        assert await stand(bob, DECLINE) == 403
        invite = (await ann.client.get(ann.path)).json["table"]["invite"]
        cleo = Sitter(await guest(unwatched.bases[0], "Cleo"), ann.table, 1)
        assert (await cleo.client.post(f"{cleo.path}/visits", {"invite": invite})).status == 200
        assert (await cleo.sit()).status == 200
        assert await standing(cleo) == []
        assert await stand(cleo, DECLINE) == 200
        assert (await cleo.client.ask("DELETE", "/me", {"name": "Cleo"})).status in (200, 204)
        kept = "SELECT name FROM standing_order LEFT JOIN person ON person.id = person_id WHERE table_id = %s"
        assert rows(unwatched, kept, ann.table) == [("P1",)]

    run(scene())


def test_killed_processes_forget_no_order_and_no_turn() -> None:
    async def scene(place: House) -> None:
        sitters = await spared(place, WITHOUT)
        assert await stand(sitters[0], DECLINE) == 200
        place.kill_worker()
        _, asked = await demand(sitters)
        for port in list(place.webs):
            place.kill_web(port)
            del place.webs[port]
        # What a killed worker leaves behind: a job that is being done by nobody.
        with psycopg.connect(place.database, autocommit=True) as connection:
            connection.execute("UPDATE procrastinate_jobs SET status = 'doing' WHERE status = 'todo'")
        place.start_web()
        place.start_worker()
        place.wait_until_ready()
        sitters = same_people(sitters, place.bases[0])
        await until_after(sitters[1], asked)
        (made,) = entries(place, sitters[0].table, asked)[:1]
        assert made["move"] == "done"

    with house() as place:
        run(scene(place))


def test_orders_come_back_from_a_backup(tmp_path: Path) -> None:
    file = tmp_path / "games.backup"

    async def scene(place: House) -> list[Sitter]:
        sitters = await dealt(place.bases, "glory-to-rome", 2)
        assert await stand(sitters[0], DECLINE) == 200
        return sitters

    async def again(place: House, sitters: list[Sitter]) -> None:
        assert await standing(same_people(sitters, place.bases[0])[0]) == [DECLINE]

    with house(webs=1, worker=False) as place:
        sitters = run(scene(place))
        done: subprocess.CompletedProcess[str] = command(place.database, "backup", str(file))
        assert done.returncode == 0, done.stderr
    with empty_database() as copy:
        assert command(copy, "restore", str(file)).returncode == 0
        with opened(copy) as restored:
            run(again(restored, sitters))
