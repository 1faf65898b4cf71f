"""The lobby: asked once for a whole process, read by pages, and not to be covered by one guest's tables."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
import msgspec
import pytest

from quadriga.server.live.hub import Hub
from quadriga.server.live.my_stream import MyStream
from quadriga.server.people.sessions import Lifetime, Person, Sessions
from quadriga.server.settings import Settings
from quadriga.server.storage.pool import connect
from quadriga.server.tables import lobby as lobby_module
from quadriga.server.tables.lobby import LONGEST_PAGE, PER_HOST, Lobby
from quadriga.server.tables.service import Service
from server.house import Client, House, database, guest, house, run

WISH = {"game": "toy", "players": 2, "in_lobby": True}
IDLE = 200


async def opened(host: Client, tables: int = 1) -> list[str]:
    ids = []
    for _ in range(tables):
        answer = await host.post("/tables", WISH)
        assert answer.status == 201, answer.body
        ids.append(answer.json["id"])
    return ids


async def first_page(person: Client) -> list[str]:
    return [one["id"] for one in (await person.get("/lobby")).json["tables"]]


async def every_page(person: Client, limit: int) -> list[list[str]]:
    pages, before = [], ""
    while True:
        page = (await person.get(f"/lobby?limit={limit}&before={before}")).json
        pages.append([one["id"] for one in page["tables"]])
        before = page.get("next", "")
        if not before:
            return pages


@pytest.fixture
def quiet() -> Any:
    """A server of its own: what is in the lobby is what a test put there."""
    with house(webs=2, worker=False) as place:
        yield place
        assert place.errors == []


def test_a_flood_of_tables_leaves_everybody_elses_on_the_first_page(quiet: House) -> None:
    async def scene() -> None:
        ann, flood = await guest(quiet.bases[0], "Ann"), await guest(quiet.bases[0], "Flood")
        (hers,) = await opened(ann)
        many = await opened(flood, 100)
        bob = await guest(quiet.bases[0], "Bob")
        # At most three of one host, the newest first.
        assert await first_page(bob) == [*reversed(many[-PER_HOST:]), hers]
        async with bob.stream("/me/stream") as stream:
            told = await anext(aiter(stream))
            assert [one["id"] for one in told.json["lobby"]] == [*reversed(many[-PER_HOST:]), hers]
            assert told.json["next"]
        # Everything is there for who wants to see it, once.
        pages = await every_page(bob, 40)
        assert sorted(id for page in pages for id in page) == sorted([hers, *many])
        assert [len(page) for page in pages] == [PER_HOST + 1, 40, 40, 17]

    run(scene())


def test_every_host_comes_round_before_anyone_comes_twice(quiet: House) -> None:
    async def scene() -> None:
        ann, bob = await guest(quiet.bases[0], "Ann"), await guest(quiet.bases[0], "Bob")
        hers, his = await opened(ann, 5), await opened(bob, 4)
        first, second = await every_page(ann, LONGEST_PAGE)
        assert first == [his[3], his[2], his[1], hers[4], hers[3], hers[2]]
        assert second == [his[0], hers[1], hers[0]]
        # A first page that is too short for all hosts goes on where it ended.
        assert [id for page in await every_page(ann, 2) for id in page] == first + second

    run(scene())


def test_no_more_tables_are_listed_than_somebody_could_look_through(
    quiet: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby_module, "_OPEN", lobby_module._OPEN.replace("LIMIT 500", "LIMIT 4"))

    async def scene() -> None:
        hers = await opened(await guest(quiet.bases[0]), 6)
        async with watching(quiet, 0) as (service, _, _):
            page = (await service.lobby.fresh()).page(0, limit=100)
            rest = (await service.lobby.fresh()).page(0, before=page.next)
            assert [one.id for one in page.tables + rest.tables] == hers[:1:-1]
            assert rest.next == ""

    run(scene())


@pytest.mark.parametrize(
    "asked",
    ["limit=0", "limit=101", "limit=-1", "limit=x", "limit=99999999999999999999", f"before={'1' * 61}"]
    + [
        f"before={one}"
        for one in ("x", "0", "1.2", "..", "0.1.zzzzzzzzzzzzzzzz", "-1.1.0123456789abcdef", "%00", "0.%0a")
    ]
    + ["before=%EF%BC%90.1.0123456789abcdef", f"before={'9' * 30}.1.0123456789abcdef"],
)
def test_a_page_that_cannot_be_is_refused(place: House, asked: str) -> None:
    async def scene() -> int:
        return (await (await guest(place.bases[0])).get(f"/lobby?{asked}")).status

    assert run(scene()) in (400, 422)


def test_a_page_before_the_first_or_after_the_last_is_a_page(quiet: House) -> None:
    async def scene() -> None:
        ann = await guest(quiet.bases[0])
        assert (await ann.get("/lobby")).json == {"tables": []}
        (hers,) = await opened(ann)
        for cursor, found in ((f"0.{'9' * 18}.{'0' * 16}", [hers]), (f"{'9' * 9}.0.{'f' * 16}", [])):
            page = (await ann.get(f"/lobby?before={cursor}")).json
            assert [one["id"] for one in page["tables"]] == found
            assert "next" not in page

    run(scene())


def test_whoever_changes_the_lobby_finds_it_changed(quiet: House) -> None:
    """However often: it is asked for once a second, and who knows of a change waits for it."""

    async def scene() -> None:
        ann = await guest(quiet.bases[0])
        for _ in range(3):
            (table,) = await opened(ann)
            assert table in await first_page(ann)
            assert (await ann.delete(f"/tables/{table}")).status == 200
            assert table not in await first_page(ann)

    run(scene())


def test_the_other_process_hears_of_a_table_without_a_stream_there(quiet: House) -> None:
    async def scene() -> None:
        ann, bob = await guest(quiet.bases[0]), await guest(quiet.bases[1])
        assert await first_page(bob) == []
        (table,) = await opened(ann)
        while await first_page(bob) != [table]:
            await asyncio.sleep(0)

    run(scene())


def test_a_listed_table_tells_strangers_nothing_of_its_people_but_their_names(quiet: House) -> None:
    async def scene() -> None:
        ann, bob, eve = [await guest(quiet.bases[0], name) for name in ("Ann", "Bob", "Eve")]
        (table,) = await opened(ann)
        assert (await bob.put(f"/tables/{table}/seats/1", {"nonce_hash": "0" * 64})).status == 200
        seen = [(await one.get("/lobby")).json["tables"][0] for one in (ann, bob, eve)]
        plain = {"id": table, "game": "toy", "status": "open", "seats": ["", "Bob"], "seq": -1, "options": {}}
        shown = [plain | {"host": True}, plain | {"seat": 1}, plain]
        assert [one | {"options": {}} for one in seen] == shown

    run(scene())


class Ears:
    """What a client is sent by a stream, without the network between them."""

    def __init__(self, stream: MyStream) -> None:
        self.stream = stream
        self.sent = asyncio.Queue[bytes]()
        self._gone = asyncio.Event()
        self._task = asyncio.create_task(stream({}, self._receive, self._send))  # type: ignore[arg-type]

    async def _receive(self) -> Any:
        await self._gone.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message: Any) -> None:
        if body := message.get("body"):
            self.sent.put_nowait(body)

    async def heard(self, kind: str) -> Any:
        """The next event of a kind."""
        while True:
            for event in (await self.sent.get()).decode().split("\n\n"):
                if event.startswith(f"event: {kind}\n"):
                    return json.loads(event.partition("data: ")[2])

    async def has_looked(self) -> None:
        """Wait until the stream has looked whether there is news, and found none: then its heart beats."""
        self.stream.sent_at = 0.0
        self.stream.wake()
        while await self.sent.get() != b":\n\n":
            pass

    async def leave(self) -> None:
        self._gone.set()
        await self._task


@asynccontextmanager
async def watching(place: House, people: int) -> AsyncIterator[tuple[Service, Hub, list[Ears]]]:
    """The parts of a web process with idle streams, each of another guest; the pool has one connection."""
    settings = msgspec.structs.replace(place.read_settings(), connections=1)
    service = await Service.start(settings)
    hub = Hub(service, Sessions(service.pool, Lifetime.of(Settings())))
    ids = await service.pool.fetch(
        "INSERT INTO person (name) SELECT 'P' FROM generate_series(1, $1) RETURNING id", people
    )
    ears = [Ears(MyStream(hub, Person(row["id"], "P", b""))) for row in ids]
    for one in ears:
        await one.heard("tables")
    try:
        yield service, hub, ears
    finally:
        for one in ears:
            await one.leave()
        await service.stop()


@asynccontextmanager
async def counted(service: Service) -> AsyncIterator[list[str]]:
    """The queries that the process's connection carries out meanwhile, by its own log."""
    queries: list[str] = []

    def log(record: asyncpg.connection.LoggedQuery) -> None:
        queries.append(record.query)

    async with service.pool.acquire() as connection:
        connection.add_query_logger(log)
    yield queries
    async with service.pool.acquire() as connection:
        connection.remove_query_logger(log)


def test_idle_streams_cost_no_more_queries_the_more_there_are(quiet: House) -> None:
    async def scene(streams: int) -> int:
        async with watching(quiet, streams) as (service, hub, ears), counted(service) as queries:
            await hub.poll_lists()
            await service.lobby.fresh()
            for one in ears:
                await one.has_looked()
            return len(queries)

    assert run(scene(IDLE)) == run(scene(1)) == 2


def test_who_comes_while_ended_sessions_are_looked_for_is_not_sent_away(quiet: House) -> None:
    async def scene() -> None:
        async with watching(quiet, 1) as (service, hub, [ended]):  # a session that the database does not know
            async with service.pool.acquire():  # the only connection: the question waits
                looking = asyncio.create_task(hub.close_streams_of_ended_sessions())
                await asyncio.sleep(0)
                newcomer = Ears(MyStream(hub, Person(ended.stream.person.id, "P", b"new")))
                while newcomer.stream not in hub.streams:
                    await asyncio.sleep(0)
            await looking
            assert ended.stream.closing
            assert not newcomer.stream.closing
            await newcomer.leave()

    run(scene())


def test_a_change_of_the_lobby_is_asked_for_once_and_told_to_everyone(quiet: House) -> None:
    async def scene() -> None:
        ann = await guest(quiet.bases[0])
        async with watching(quiet, 20) as (service, _, ears), counted(service) as queries:
            (table,) = await opened(ann)
            for _ in range(5):  # announced more than once, asked for once
                service.lobby.touch()
            for one in ears:
                assert (await one.heard("table"))["id"] == table
                await one.has_looked()
            assert len(queries) == 1
            assert (await ann.delete(f"/tables/{table}")).status == 200
            service.lobby.touch()
            for one in ears:
                assert await one.heard("gone") == {"id": table}

    run(scene())


def test_a_table_that_no_longer_fits_the_first_page_leaves_it_and_the_next_page_is_named(quiet: House) -> None:
    async def scene() -> None:
        ann = await guest(quiet.bases[0])
        first, *_ = await opened(ann, PER_HOST)
        async with watching(quiet, 1) as (service, _, (bob,)):
            (newest,) = await opened(ann)
            service.lobby.touch()
            page = (await service.lobby.fresh()).page(bob.stream.person.id)
            told = (await bob.sent.get()).decode()
            assert f'event: gone\ndata: {{"id":"{first}"}}' in told
            assert f'event: more\ndata: {{"next":"{page.next}"}}' in told
            assert newest in told

    run(scene())


def test_my_tables_are_asked_for_only_when_one_of_them_changed(quiet: House) -> None:
    async def scene() -> None:
        ann = await guest(quiet.bases[0])
        (table,) = await opened(ann)
        async with watching(quiet, 2) as (service, hub, (bob, eve)):
            # Bob sat down, and the announcement was lost.
            await service.pool.execute(
                "UPDATE seat SET person_id = $2 WHERE table_id = $1 AND seat = 0", table, bob.stream.person.id
            )
            async with counted(service) as queries:
                await hub.poll_lists()
                assert (await bob.heard("table"))["seat"] == 0
                for one in (bob, eve):
                    await one.has_looked()
                assert sum("mine.person_id" in query for query in queries) == 1
            # Bob got up, and that was lost too.
            await service.pool.execute("UPDATE seat SET person_id = NULL WHERE table_id = $1 AND seat = 0", table)
            await hub.poll_lists()
            told = await bob.heard("table")
            assert (told["id"], told.get("seat")) == (table, None)

    run(scene())


def test_a_lobby_that_could_not_be_asked_for_is_asked_for_again() -> None:
    async def scene(url: str) -> None:
        pool = await connect(Settings(database=url))
        lobby = Lobby(pool)
        for wrong in ("ALTER TABLE game_table RENAME TO away", "SELECT 1"):
            await pool.execute(wrong)
            with pytest.raises(asyncpg.UndefinedTableError):
                await lobby.fresh()
        await pool.execute("ALTER TABLE away RENAME TO game_table")
        assert (await lobby.fresh()).page(0).tables == []
        asking = asyncio.create_task(lobby.fresh())
        lobby.touch()
        await asyncio.sleep(0)
        await lobby.stop()
        with pytest.raises(asyncio.CancelledError):
            await asking
        await pool.close()

    with database() as url:
        run(scene(url))


def test_who_asks_in_the_very_moment_of_the_answer_has_it(quiet: House) -> None:
    """A task is done a turn of the loop before whoever waits for it goes on; meanwhile others may ask."""

    async def scene() -> None:
        service = await Service.start(quiet.read_settings())
        asking = service.lobby._ask()
        while not asking.done():
            await asyncio.sleep(0)
        assert (await service.lobby.recent()).page(0).next == ""
        service.lobby.touch()
        asking = service.lobby._ask()
        while not asking.done():
            await asyncio.sleep(0)
        service.lobby.touch()
        before = service.lobby._asked_at
        await service.lobby.fresh()
        assert service.lobby._asked_at > before
        await service.stop()

    run(scene())
