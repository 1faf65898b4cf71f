"""Bots' turns in turn: a person who waits comes first, and whoever opens many tables has one place in the queue."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from uuid import uuid4

import psycopg
import pytest
from procrastinate.jobs import Notification

from quadriga.server.jobs.bot_pool import BotPool
from quadriga.server.jobs.clocks import expire_deadlines
from quadriga.server.jobs.fair_share import FairManager, FairPlaces, Share
from quadriga.server.jobs.worker import job_queue
from quadriga.server.storage.batch_writer import BOTS_ALONE, BOTS_QUEUE, PERSON_WAITS
from quadriga.server.tables.service import Service
from server.house import Client, House, dealt, guest, house, position, run, wait_for

#: Tables of bots alone that one guest opens.
FLOOD = 12


async def let_bots_play(host: Client, tables: int) -> list[str]:
    """Tables where only bots sit, each waiting for its first turn."""
    opened = []
    for _ in range(tables):
        wish = {"game": "builders", "players": 2, "bots": ["random", "random"]}
        opened.append((await host.post("/tables", wish)).json["id"])
        assert (await host.post(f"/tables/{opened[-1]}/start")).json["status"] == "playing"
    return opened


async def wait_for_a_bot(place: House) -> str:
    """A table where a person has moved and a bot has to."""
    (ann,) = await dealt(place.bases, "builders", 2, ("random",))
    shown = await position(ann)
    while shown["decider"] == ann.seat:
        assert (await ann.move(shown["seq"], shown["moves"][-1]["key"])).status == 200
        shown = await position(ann)
    return ann.table


@asynccontextmanager
async def queue_of(place: House) -> AsyncIterator[tuple[FairManager, int]]:
    """The queue as a job process has it, without its worker."""
    service = await Service.start(place.read_settings())
    queue = job_queue(service, BotPool(1, 60))
    async with queue.open_async():
        manager = queue.job_manager
        assert isinstance(manager, FairManager)
        yield manager, await manager.register_worker()
    await service.stop()


async def fetched(manager: FairManager, worker: int) -> str:
    job = await manager.fetch_job([BOTS_QUEUE], worker)
    return "" if job is None else str(job.task_kwargs["table"])


def test_a_person_is_answered_before_the_queue_of_who_opened_many_tables() -> None:
    async def scene(place: House) -> tuple[list[str], str]:
        flood = await let_bots_play(await guest(place.bases[0], "Flood"), FLOOD)
        return flood, await wait_for_a_bot(place)

    with house(webs=1, worker=False) as place, psycopg.connect(place.database, autocommit=True) as connection:
        flood, waited = run(scene(place))
        (asked,) = connection.execute("SELECT head FROM game_table WHERE id = %s", (waited,)).fetchone() or ()
        place.start_worker()
        answer = "SELECT at FROM entry WHERE table_id = %s AND seq = %s"
        wait_for(lambda: connection.execute(answer, (waited, asked + 1)).fetchone(), "the person's bot to move")
        played = connection.execute(
            f"SELECT count(DISTINCT table_id) FROM entry WHERE table_id = ANY(%s) AND seq > 0 AND at < ({answer})",
            (flood, waited, asked + 1),
        ).fetchone()
        assert played is not None
        assert played[0] < FLOOD / 2


def test_hosts_take_turns_however_many_tables_each_has() -> None:
    async def scene(place: House) -> None:
        many = await let_bots_play(await guest(place.bases[0], "Many"), 4)
        few = await let_bots_play(await guest(place.bases[0], "Few"), 2)
        (one,) = await let_bots_play(await guest(place.bases[0], "One"), 1)
        waited = await wait_for_a_bot(place)
        async with queue_of(place) as (manager, worker):
            order = []
            while job := await manager.fetch_job([BOTS_QUEUE], worker):
                order.append(str(job.task_kwargs["table"]))
                await manager.retry_job(job, priority=job.priority - 10)  # done, as far as the order is concerned
                if len(order) == 8:
                    break
        assert order == [waited, many[0], few[0], one, many[1], few[1], many[2], many[3]]

    with house(webs=1, worker=False) as place:
        run(scene(place))


def test_a_turn_announced_while_none_is_found_is_fetched(monkeypatch: pytest.MonkeyPatch) -> None:
    """Procrastinate's worker forgets an announcement that comes while it fetches."""

    async def scene(place: House) -> None:
        host = await guest(place.bases[0], "Host")
        told = asyncio.Event()

        async def note(*, channel: str, notification: Notification) -> None:
            told.set()

        async with queue_of(place) as (manager, worker):
            listening = asyncio.create_task(manager.listen_for_jobs(on_notification=note, queues=[BOTS_QUEUE]))
            while not told.is_set():  # until it listens
                await let_bots_play(host, 1)
                await asyncio.sleep(0.05)
            while await fetched(manager, worker):
                pass
            ask = manager.connector.execute_query_all_async
            late: list[str] = []

            async def ask_too_early(query: str, **arguments: Any) -> list[dict[str, Any]]:
                rows = await ask(query, **arguments)
                if not late:
                    assert rows == []
                    told.clear()
                    late.extend(await let_bots_play(host, 1))
                    await told.wait()
                return rows

            monkeypatch.setattr(manager.connector, "execute_query_all_async", ask_too_early)
            assert await fetched(manager, worker) == late[0]
            listening.cancel()

    with house(webs=1, worker=False) as place:
        run(scene(place))


def test_nobody_has_two_turns_under_way_while_somebody_else_waits() -> None:
    async def scene(place: House) -> None:
        many = await let_bots_play(await guest(place.bases[0], "Many"), 4)
        async with queue_of(place) as (manager, worker):
            # Nobody else is there: nothing is held back.
            assert [await fetched(manager, worker) for _ in range(3)] == many[:3]
            others = [(await let_bots_play(await guest(place.bases[0], name), 1))[0] for name in ("Few", "Late")]
            assert [await fetched(manager, worker) for _ in range(4)] == [*others, many[3], ""]

    with house(webs=1, worker=False) as place:
        run(scene(place))


def test_a_job_process_that_was_served_by_many_forgets_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quadriga.server.jobs.fair_share.REMEMBERED", 2)

    async def scene(place: House) -> None:
        tables = [(await let_bots_play(await guest(place.bases[0], name), 1))[0] for name in ("A", "B", "C")]
        async with queue_of(place) as (manager, worker):
            assert [await fetched(manager, worker) for _ in range(3)] == tables
            assert len(manager._served) == 2

    with house(webs=1, worker=False) as place:
        run(scene(place))


def test_who_has_resigned_waits_for_nobody(unwatched: House) -> None:
    async def scene() -> tuple[str, str]:
        (ann,) = await dealt(unwatched.bases, "builders", 3, ("random", "random"))
        answer = await ann.client.post(f"{ann.path}/resignation", {"request": str(uuid4())})
        assert answer.status == 200, answer.body
        return ann.table, await wait_for_a_bot(unwatched)

    left, waited = run(scene())
    newest = "SELECT priority FROM procrastinate_jobs WHERE args->>'table' = %s ORDER BY id DESC LIMIT 1"
    with psycopg.connect(unwatched.database) as connection:
        assert connection.execute(newest, (left,)).fetchone() == (BOTS_ALONE,)
        assert connection.execute(newest, (waited,)).fetchone() == (PERSON_WAITS,)


def test_a_turn_that_waits_in_the_queue_is_not_asked_for_again(unwatched: House) -> None:
    """Otherwise every minute of waiting would make the queue longer."""

    async def scene() -> tuple[str, str]:
        waits, lost = await let_bots_play(await guest(unwatched.bases[0]), 2)
        with psycopg.connect(unwatched.database, autocommit=True) as connection:
            connection.execute("DELETE FROM procrastinate_jobs WHERE args->>'table' = %s", (lost,))
            connection.execute("UPDATE game_table SET deadline = now() WHERE id IN (%s, %s)", (waits, lost))
        service = await Service.start(unwatched.read_settings())
        await expire_deadlines(service)
        await service.stop()
        return waits, lost

    tables = run(scene())
    with psycopg.connect(unwatched.database) as connection:
        for table in tables:
            turns = "SELECT priority, args->'seq' FROM procrastinate_jobs WHERE args->>'table' = %s"
            assert connection.execute(turns, (table,)).fetchall() == [(BOTS_ALONE, 0)]
            late = "SELECT deadline > now() FROM game_table WHERE id = %s"
            assert connection.execute(late, (table,)).fetchone() == (True,)


def test_a_free_process_goes_to_who_waits_before_who_came() -> None:
    async def scene() -> list[str]:
        places, order = FairPlaces(1), list[str]()
        freed = asyncio.Event()

        async def think(name: str, share: Share, until: asyncio.Event | None = None) -> None:
            async with places.place(share):
                order.append(name)
                if until is not None:
                    await until.wait()

        many, few, person = Share("1", BOTS_ALONE), Share("2", BOTS_ALONE), Share("3", PERSON_WAITS)
        turns = [asyncio.create_task(think("first", many, freed))]
        turns += [asyncio.create_task(think(f"many {n}", many)) for n in range(2)]
        turns += [asyncio.create_task(think("few", few)), asyncio.create_task(think("person", person))]
        await asyncio.sleep(0)
        turns[1].cancel()  # the job process stops while a turn waits
        freed.set()
        await asyncio.gather(*turns, return_exceptions=True)
        return order

    assert run(scene()) == ["first", "person", "many 1", "few"]


def test_a_place_given_to_a_turn_that_was_just_cancelled_is_free_again() -> None:
    async def scene() -> None:
        places = FairPlaces(1)

        async def think() -> None:
            async with places.place(Share()):
                pass

        async with places.place(Share()):
            turn = asyncio.create_task(think())
            await asyncio.sleep(0)  # it waits
        turn.cancel()  # it has the place, and does not know yet
        with pytest.raises(asyncio.CancelledError):
            await turn
        await asyncio.wait_for(think(), 60)

    run(scene())
