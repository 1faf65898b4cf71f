"""Hints: who may ask, the same answer to the same question, from what the seat sees and nothing else."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from random import Random
from typing import Any
from uuid import uuid4

import psycopg
import pytest

import quadriga
from quadriga.bots.advice import ITERATIONS, MOST, advise
from quadriga.client import Answer, Sitter
from quadriga.core.table import Table
from quadriga.server.jobs.bot_pool import BotFailed, BotPool
from quadriga.server.jobs.hinting import think_about
from quadriga.server.jobs.retention import tidy
from quadriga.server.settings import Settings
from quadriga.server.storage.pool import connect
from quadriga.server.tables import hints
from quadriga.server.tables.hints import question_of, show_advice
from quadriga.server.tables.serialize import encode
from quadriga.server.tables.service import Service
from quadriga.words import Words
from server.house import TITLES, House, dealt, guest, house, position, record_of, run, seated, wait_for

#: A few: what is shown here does not depend on how long a hint is thought about.
FEW = 8


@pytest.fixture(scope="module")
def hinting() -> Iterator[House]:
    with house(hint_iterations=FEW) as place:
        yield place
        assert place.errors == []


@pytest.fixture(scope="module")
def idle() -> Iterator[House]:
    """Nobody thinks about what is asked here."""
    with house(webs=1, worker=False, hint_iterations=FEW, hints_per_minute=3) as place:
        yield place
        assert place.errors == []


async def asked(sitter: Sitter, seq: int | None = None) -> Answer:
    at = (await position(sitter))["seq"] if seq is None else seq
    return await sitter.client.post(f"{sitter.path}/hint", {"seq": at})


async def alone(place: House, game: str = "builders", **more: Any) -> Sitter:
    """Somebody among bots, whose turn it is and who has a choice."""
    players = max(2, quadriga.find_meta(game).players[0])
    while True:  # until the lot makes them begin
        (ann,) = await dealt(place.bases, game, players, ("random",) * (players - 1), **more)
        shown = await position(ann)
        if shown["decider"] == ann.seat and len(shown["moves"]) > 1:
            return ann


def rows(place: House, query: str, *args: Any) -> list[Any]:
    with psycopg.connect(place.database) as connection:
        return connection.execute(query.encode(), args).fetchall()


@pytest.mark.parametrize("game", [game for game in TITLES if game != "toy"])
def test_who_plays_with_bots_is_told_up_to_three_moves(hinting: House, game: str) -> None:
    async def scene() -> None:
        ann = await alone(hinting, game)
        shown = await position(ann)
        hint = (await ann.hint(shown["seq"])).json
        assert hint["iterations"] == FEW
        assert 1 <= len(hint["moves"]) <= MOST
        legal = {move["key"] for move in shown["moves"]}
        worths = [one["worth"] for one in hint["moves"]]
        assert worths == sorted(worths, reverse=True)
        words = Words("fr", quadriga.find_game(game), strict=True)
        for one in hint["moves"]:
            assert one["move"] in legal
            assert one["visits"] > 0
            assert all(words.term(name) for name, _ in one["because"])
        # Played by the way of every move.
        assert (await ann.move(shown["seq"], hint["moves"][0]["move"])).status == 200

    run(scene())


def test_the_same_question_has_the_same_answer_and_is_thought_about_once(hinting: House) -> None:
    async def scene() -> None:
        ann = await alone(hinting)
        seq = (await position(ann))["seq"]
        kept = rows(hinting, "SELECT count(*) FROM hint")[0][0]
        first = (await ann.hint(seq)).json
        again = [await asked(ann, seq) for _ in range(5)]
        assert {answer.status for answer in again} == {200}
        assert [answer.json for answer in again] == [first] * 5
        assert len({answer.body for answer in again}) == 1
        assert rows(hinting, "SELECT count(*) FROM hint") == [(kept + 1,)]
        # Nor after a move that was taken back: it is the same question.
        finals = (await ann.client.get(f"{ann.path}/finals")).json["finals"]
        move = next(one["key"] for one in (await position(ann))["moves"] if one["key"] not in finals)
        assert (await ann.move(seq, move)).status == 200
        back = {"request": str(uuid4()), "seq": (await position(ann))["seq"], "moves": 1}
        assert (await ann.client.post(f"{ann.path}/undo", back)).status == 200
        after = await position(ann)
        assert after["seq"] > seq
        assert (await asked(ann, after["seq"])).body == again[0].body

    run(scene())


def test_the_bytes_of_a_hint_are_those_of_every_world_the_seat_could_be_in() -> None:
    """The question and its answer follow from the view and the moves; what others hold changes neither."""
    for game in TITLES:
        title = quadriga.find_game(game)
        table: Table = Table.new(title, max(2, title.meta.players[0]), seed=3)
        rng, compared = Random(4), 0
        while table.decider is not None and compared < 2:
            seat = table.decider
            if len(table.moves()) > 1 and table.head >= 4 * compared:
                twin: Table = Table(
                    title, title.determinize(table.view(seat), seat, Random(6)), tuple(table.seats), None
                )
                told = [
                    encode(show_advice(advise(title, seat, one.view(seat), one.moves(), FEW), FEW))
                    for one in (table, twin)
                ]
                assert told[0] == told[1]
                assert question_of(table, seat, FEW) == question_of(twin, seat, FEW)
                compared += 1
            table.play(rng.choice(table.moves()))
        assert compared


def test_where_another_person_sits_there_are_no_hints(hinting: House) -> None:
    async def scene() -> None:
        sitters = await dealt(hinting.bases, "builders", 3, ("random",))
        for sitter in sitters:
            answer = await asked(sitter)
            assert (answer.status, answer.json["error"]) == (403, "no-hints")

    run(scene())


def test_a_table_with_hints_for_everyone_says_so_and_answers_who_is_asked(hinting: House) -> None:
    async def scene() -> None:
        sitters = await seated(hinting.bases, "builders", 2, hints=True)
        stranger = await guest(hinting.bases[0], "Eve")
        shown = (await sitters[1].client.get(sitters[1].path)).json["table"]
        assert shown["hints"] is True
        invited = await stranger.post(f"{sitters[0].path}/invited", {"invite": shown["invite"]})
        assert invited.json["hints"] is True
        await sitters[0].client.post(f"{sitters[0].path}/start")
        for sitter in sitters:
            assert (await sitter.reveal()).status == 200
        decider = (await position(sitters[0]))["decider"]
        hint = (await sitters[decider].hint((await position(sitters[decider]))["seq"])).json
        assert hint["moves"]
        refused = await asked(sitters[1 - decider])
        assert (refused.status, refused.json["error"]) == (409, "not-asked")
        body = {"request": str(uuid4())}
        assert (await sitters[0].client.post(f"{sitters[0].path}/resignation", body)).status == 200
        header = (await record_of(sitters[0])).partition(b"\n")[0]
        assert b'"hints":true' in header
        again = (await sitters[0].client.post(f"{sitters[0].path}/rematch")).json["id"]
        assert (await sitters[0].client.get(f"/tables/{again}")).json["table"]["hints"] is True

    run(scene())


def test_a_record_of_a_table_without_them_says_nothing_of_hints() -> None:
    header = Table.new(quadriga.find_game("builders"), 2, seed=1).record.bodies[0]
    assert b"hints" not in header
    assert b'"hints":true' in Table.new(quadriga.find_game("builders"), 2, seed=1, hints=True).record.bodies[0]


def test_spectators_and_strangers_are_refused_and_so_is_who_is_elsewhere(hinting: House) -> None:
    async def scene() -> None:
        ann = await alone(hinting, watch="anyone", in_lobby=True)
        seq = (await position(ann))["seq"]
        watcher = await guest(hinting.bases[0], "Watcher")
        assert (await watcher.get(ann.path)).status == 200
        assert (await watcher.post(f"{ann.path}/hint", {"seq": seq})).status == 403
        for elsewhere in (seq + 1, -1, seq - 1):
            late = await asked(ann, elsewhere)
            assert (late.status, late.json["error"]) == (409, "too-late")
        private = await alone(hinting)
        assert (await watcher.post(f"{private.path}/hint", {"seq": 0})).status == 404

    run(scene())


def test_nobody_else_learns_that_a_hint_was_asked_for(hinting: House) -> None:
    async def everything(sitter: Sitter, viewer: Any) -> list[bytes]:
        found = []
        for path in ("", "/steps?from=1", "/tally", "/positions/0", "/positions/0/layout"):
            answer = await viewer.get(f"{sitter.path}{path}")
            assert answer.status == 200
            found.append(answer.body.replace(answer.headers["x-request-id"].encode(), b""))
        return found

    async def scene() -> None:
        sitters = await dealt(hinting.bases, "builders", 2, hints=True, watch="anyone", in_lobby=True)
        decider = (await position(sitters[0]))["decider"]
        watcher = await guest(hinting.bases[0], "Watcher")
        viewers = (sitters[1 - decider].client, watcher)
        before = [await everything(sitters[0], viewer) for viewer in viewers]
        followed = "SELECT head, notes, changed_at FROM game_table WHERE id = %s"
        stood = rows(hinting, followed, sitters[0].table)
        assert (await sitters[decider].hint(0)).json["moves"]
        assert [await everything(sitters[0], viewer) for viewer in viewers] == before
        assert rows(hinting, followed, sitters[0].table) == stood
        # What is kept names no person and no table.
        columns = "SELECT column_name FROM information_schema.columns WHERE table_name = 'hint' ORDER BY 1"
        assert rows(hinting, columns) == [("answer",), ("asked_at",), ("done",), ("question",)]

    run(scene())


def test_new_questions_are_counted_and_known_ones_are_not(idle: House) -> None:
    async def scene() -> None:
        statuses = []
        ann = await alone(idle)
        for _ in range(4):
            shown = await position(ann)
            first, again = await asked(ann, shown["seq"]), await asked(ann, shown["seq"])
            statuses.append((first.status, again.status))
            if first.status == 202:
                assert first.json == {"iterations": FEW, "done": 0, "moves": [], "unsure": False}
            else:
                assert first.json["error"] == "too-many-hints"
                assert int(first.headers["retry-after"]) >= 1
            move = next(one for one in shown["moves"] if one["key"] != "end")
            assert (await ann.move(shown["seq"], move["key"])).status == 200
            assert (await position(ann))["decider"] == ann.seat
        assert statuses == [(202, 202)] * 3 + [(429, 429)]
        # Others have their own.
        assert (await asked(await alone(idle))).status == 202

    run(scene())


def test_a_table_has_a_limit_of_its_own() -> None:
    async def scene(place: House) -> None:
        sitters = await dealt(place.bases, "builders", 2, hints=True)
        statuses = []
        for _ in range(40):
            decider = (await position(sitters[0]))["decider"]
            shown = await position(sitters[decider])
            statuses.append((decider, (await asked(sitters[decider], shown["seq"])).status))
            if {seat for seat, _ in statuses} == {0, 1}:
                break
            assert (await sitters[decider].move(shown["seq"], shown["moves"][-1]["key"])).status == 200
        # The other one has asked nothing yet, and the table has had its share.
        assert statuses[0][1] == 202
        assert statuses[-1][1] == 429

    with house(webs=1, worker=False, hints_per_minute=2, table_hints_per_minute=1) as place:
        run(scene(place))


def write(place: House, query: str, *args: Any) -> None:
    with psycopg.connect(place.database, autocommit=True) as connection:
        connection.execute(query.encode(), args)


def queue_up(place: House, hosts: Sequence[int]) -> None:
    """A hint that waits, of each of these."""
    query = """
        INSERT INTO procrastinate_jobs (queue_name, task_name, args)
        SELECT 'hints', 'hint', jsonb_build_object('host', host) FROM unnest(%s::bigint[]) AS host
        """
    write(place, query, list(hosts))


NO_JOBS = "DELETE FROM procrastinate_jobs WHERE queue_name = 'hints'"


def test_no_more_wait_than_can_be_thought_about(idle: House) -> None:
    """However long they have waited already: what is counted are the jobs."""

    async def scene() -> None:
        write(idle, NO_JOBS)
        queue_up(idle, range(-hints.MOST_WAITING + 1, 0))
        assert (await asked(await alone(idle))).status == 202
        write(idle, "UPDATE hint SET asked_at = now() - interval '6 minutes'")
        answer = await asked(await alone(idle))
        assert (answer.status, answer.json["error"]) == (503, "busy")
        write(idle, NO_JOBS)

    run(scene())


@pytest.mark.parametrize(("own", "others"), [(10, 0), (5, 45)])
def test_who_has_many_waiting_is_refused_and_pays_nothing_for_it(idle: House, own: int, others: int) -> None:
    """The fewer places are left, the fewer one person may have: even ten who take all they can leave half of them."""

    async def scene() -> None:
        write(idle, NO_JOBS)
        ann = await alone(idle)
        shown = await position(ann)
        assert (await asked(ann, shown["seq"])).status == 202
        ((host,),) = rows(idle, "SELECT (args->>'host')::bigint FROM procrastinate_jobs WHERE queue_name = 'hints'")
        queue_up(idle, [host] * (own - 1) + [-n // 5 for n in range(others)])
        move = next(one for one in shown["moves"] if one["key"] != "end")
        assert (await ann.move(shown["seq"], move["key"])).status == 200
        for _ in range(4):  # one more than she may ask in a minute
            answer = await asked(ann)
            assert (answer.status, answer.json["error"]) == (503, "busy")
        assert (await asked(await alone(idle))).status == 202
        write(idle, NO_JOBS)
        assert (await asked(ann)).status == 202

    run(scene())


def test_a_question_that_was_lost_is_put_again_and_old_answers_are_forgotten(idle: House) -> None:
    async def scene() -> None:
        ann = await alone(idle)
        jobs = "SELECT count(*) FROM procrastinate_jobs WHERE queue_name = 'hints' AND args->>'table' = %s"
        # As long as there is a job for it, it is not lost, however long that has waited.
        for count, age, lost in ((1, 0, False), (1, 360, False), (0, 240, True), (1, 360, True)):
            write(idle, "UPDATE hint SET asked_at = now() - make_interval(secs => %s)", age)
            if lost:
                write(idle, NO_JOBS)
            assert (await asked(ann)).status == 202
            assert rows(idle, jobs, ann.table) == [(count,)]
        write(idle, "UPDATE hint SET asked_at = now() - interval '25 hours'")
        pool = await connect(idle.read_settings())
        await tidy(pool, 0)
        pool.terminate()
        assert rows(idle, "SELECT count(*) FROM hint") == [(0,)]

    run(scene())


class Counted(BotPool):
    """What counts how often it is asked for a hint."""

    def __init__(self) -> None:
        super().__init__(1, 60)
        self.asked = 0
        pool: Any = self.hints
        advise = pool.advise

        async def counted(*about: Any) -> Any:
            self.asked += 1
            return await advise(*about)

        pool.advise = counted


@asynccontextmanager
async def thinking(place: House) -> AsyncIterator[tuple[Counted, Callable[[Sitter], Awaitable[None]]]]:
    """A pool, and what has it think about the last question that was put at somebody's table."""
    service, pool = await Service.start(place.read_settings()), Counted()
    query = "SELECT args->>'question' FROM procrastinate_jobs WHERE args->>'table' = %s ORDER BY id DESC LIMIT 1"

    async def think(sitter: Sitter) -> None:
        ((question,),) = rows(place, query, sitter.table)
        await think_about(service, pool.hints, sitter.table, 0, bytes.fromhex(question))

    try:
        yield pool, think
    finally:
        pool.stop()
        await service.stop()


def test_a_question_is_thought_about_once_whatever_jobs_it_has(idle: House) -> None:
    async def scene() -> None:
        ann, bob = await alone(idle), await alone(idle)
        async with thinking(idle) as (pool, think):
            assert (await asked(ann)).status == 202
            await think(ann)
            answer = await asked(ann)
            assert answer.status == 200
            await think(ann)
            assert pool.asked == 1
            assert (await asked(ann)).body == answer.body
            # Nor where nobody waits for it any more.
            write(idle, "DELETE FROM hint")
            assert (await asked(bob)).status == 202
            write(idle, "DELETE FROM hint")
            await think(bob)
            assert pool.asked == 1

    run(scene())


def test_a_process_that_was_killed_says_nothing_of_a_position(idle: House) -> None:
    async def scene() -> None:
        ann = await alone(idle)
        async with thinking(idle) as (pool, think):
            assert (await asked(ann)).status == 202
            pool.hints._start_one()
            (process,) = (pool.hints._pool._processes or {}).values()
            process.kill()
            await think(ann)
            assert rows(idle, "SELECT count(*) FROM hint WHERE answer = ''") == [(0,)]
            assert (await asked(ann)).status == 202
            await think(ann)
            assert pool.asked == 2
            assert (await asked(ann)).status == 200

    run(scene())


def test_a_table_that_went_on_is_not_thought_about() -> None:
    async def scene(place: House) -> None:
        ann = await alone(place)
        shown = await position(ann)
        assert (await asked(ann)).status == 202
        assert (await ann.move(shown["seq"], shown["moves"][0]["key"])).status == 200
        place.start_worker()
        wait_for(lambda: rows(place, "SELECT count(*) FROM hint") == [(0,)], "the question to be dropped")
        wait_for(lambda: not rows(place, "SELECT FROM procrastinate_jobs WHERE queue_name = 'hints'"), "its job to end")

    with house(webs=1, worker=False, hint_iterations=10**6) as place:
        run(scene(place))


def test_hints_hold_up_no_turn_of_a_bot_and_tell_how_far_they_are() -> None:
    """One hint that never ends, and more that wait for it: the bots of everybody play on."""

    async def scene(place: House) -> None:
        askers = [await alone(place) for _ in range(4)]
        for one in askers:
            assert (await asked(one)).status == 202
        while not sum([(await asked(one)).json["done"] for one in askers]):
            await asyncio.sleep(0.05)
        bob = await alone(place)
        moved = "SELECT FROM entry WHERE table_id = %s AND encode(body, 'escape') LIKE '%%\"seat\":1%%' LIMIT 1"
        while not rows(place, moved, bob.table):  # until a bot has moved
            shown = await position(bob)
            if shown.get("decider") == bob.seat:
                assert (await bob.move(shown["seq"], shown["moves"][-1]["key"])).status == 200
        assert rows(place, "SELECT count(*) FROM hint WHERE answer IS NOT NULL") == [(0,)]

    with house(webs=1, hint_iterations=10**6) as place:
        run(scene(place))


def test_a_hint_that_fails_is_said_to_have_failed(hinting: House) -> None:
    async def scene() -> None:
        ann = await alone(hinting)
        assert (await ann.hint((await position(ann))["seq"])).json["moves"]
        write(hinting, "UPDATE hint SET answer = ''")
        answer = await asked(ann)
        assert (answer.status, answer.json["error"]) == (409, "hint-failed")

    run(scene())


def test_a_position_that_cannot_be_thought_about_breaks_nothing() -> None:
    async def scene() -> None:
        table: Table = Table.new(quadriga.find_game("builders"), 2, seed=1)
        pool = BotPool(1, 60)
        try:
            with pytest.raises(BotFailed):
                await pool.hints.advise("no-such-game", 0, table.view(0), table.moves(), FEW)
            advice = await pool.hints.advise("builders", 0, table.view(0), table.moves(), FEW)
            assert advice.moves[0].move in table.moves()
            assert pool.hints.done >= 1
        finally:
            pool.stop()

    run(scene())


def test_a_server_thinks_as_long_as_the_terminal() -> None:
    assert Settings().hint_iterations == ITERATIONS


def test_what_is_no_question_is_refused(idle: House) -> None:
    async def scene() -> None:
        ann = await alone(idle)
        bodies: list[Any] = [{}, {"seq": "0"}, {"seq": 10**30}, {"seq": -2}, {"seq": 0, "seat": 1}, [], None]
        for body in bodies:
            sent = json.dumps(body).encode()
            assert (await ann.client.ask("POST", f"{ann.path}/hint", sent)).status == 400

    run(scene())
