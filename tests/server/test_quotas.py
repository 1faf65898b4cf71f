"""Quotas: how much one person may have at a server, also when they ask for all of it at the same moment."""

from __future__ import annotations

import asyncio
import re
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
import redis.asyncio

from quadriga.client import Answer
from quadriga.client import Client as HttpClient
from quadriga.server.live import stream_leases
from quadriga.server.live.stream_leases import StreamLeases
from quadriga.server.problems import Problem
from quadriga.server.settings import Settings
from quadriga.server.storage.rate_store import RateStore, installation
from server.house import REDIS, Client, House, guest, house, run, same_people, seated
from server.services import own_redis

AT_ONCE = 20
BOTS = ("random", "random")


@pytest.fixture(scope="module")
def strict() -> Iterator[House]:
    """Two processes with the quotas that a server has by default."""
    names = [name for name in Settings.__struct_fields__ if name.endswith("_per_person")]
    defaults = {name: getattr(Settings(), name) for name in (*names, "chat_per_minute")}
    with house(worker=False, redis_seconds=60, **defaults) as place:
        yield place
        assert place.errors == []


async def everywhere(place: House, name: str = "Ann") -> list[Client]:
    """One person, at every process with several connections."""
    ann = await guest(place.bases[0], name)
    clients = [Client(place.bases[n % 2]) for n in range(AT_ONCE)]
    for client in clients:
        client.cookie = ann.cookie
    return clients


def told(answers: list[Answer]) -> Counter[str]:
    """How often each answer was given: its status, or the word for what was wrong."""
    return Counter(answer.json["error"] if answer.status >= 400 else str(answer.status) for answer in answers)


async def opened(clients: Sequence[HttpClient], **wish: Any) -> list[Answer]:
    body = {"game": "toy", "players": 2} | wish
    return list(await asyncio.gather(*(client.post("/tables", body) for client in clients)))


def test_twenty_tables_opened_at_once_are_ten(strict: House) -> None:
    async def scene() -> None:
        clients = await everywhere(strict)
        answers = await opened(clients)
        assert told(answers) == {"201": 10, "too-many-tables-hosted": 10}
        refused = next(answer for answer in answers if answer.status != 201)
        assert (refused.status, refused.json["args"]) == (409, {"most": 10})
        table = next(answer.json["id"] for answer in answers if answer.status == 201)
        assert (await clients[0].delete(f"/tables/{table}")).status == 200
        assert told(await opened(clients[:2])) == {"201": 1, "too-many-tables-hosted": 1}
        assert told(await opened([await guest(strict.bases[0])])) == {"201": 1}

    run(scene())


def test_twenty_tables_of_bots_opened_at_once_are_two(strict: House) -> None:
    async def scene() -> None:
        clients = await everywhere(strict)
        answers = await opened(clients, bots=BOTS)
        assert told(answers) == {"201": 2, "too-many-bot-tables": 18}
        assert next(answer.json["args"] for answer in answers if answer.status != 201) == {"most": 2}
        listed = await opened(clients[:1], bots=BOTS[:1])
        assert told(listed) == {"201": 1}  # with a seat for somebody it is another thing

    run(scene())


def test_seating_bots_one_by_one_makes_no_more_tables_of_bots(strict: House) -> None:
    async def scene() -> None:
        clients = await everywhere(strict)
        tables = [answer.json["id"] for answer in await opened(clients[:8], bots=BOTS[:1])]
        seating = [
            client.put(f"/tables/{table}/seats/0/bot", {"bot": "random"})
            for client, table in zip(clients[:8], tables, strict=True)
        ]
        answers = list(await asyncio.gather(*seating))
        assert told(answers) == {"200": 2, "too-many-bot-tables": 6}
        refused = next(table for table, answer in zip(tables, answers, strict=True) if answer.status != 200)
        seats = (await clients[0].get(f"/tables/{refused}")).json["table"]["seats"]
        assert [seat.get("bot", "") for seat in seats] == ["", "random"]

    run(scene())


def test_a_rematch_is_a_table_of_who_asks_for_it() -> None:
    async def scene(place: House) -> None:
        sitters = await seated(place.bases, "toy", 2)
        host = sitters[0]
        assert (await host.client.post(f"{host.path}/start")).status == 200
        for sitter in sitters:
            assert (await sitter.reveal()).status == 200
        for sitter in sitters:
            await sitter.client.post(f"{sitter.path}/resignation", {"request": str(uuid4())})
        assert told(await opened([host.client])) == {"201": 1}
        assert told([await host.client.post(f"{host.path}/rematch")]) == {"too-many-tables-hosted": 1}
        assert told([await sitters[1].client.post(f"{host.path}/rematch")]) == {"201": 1}

    with house(webs=1, worker=False, tables_per_person=1) as place:
        run(scene(place))


def test_twenty_tokens_made_at_once_are_five(strict: House) -> None:
    async def scene() -> None:
        clients = await everywhere(strict)
        answers = list(await asyncio.gather(*(client.post("/me/tokens") for client in clients)))
        assert told(answers) == {"201": 5, "too-many-tokens": 15}
        assert next((one.status, one.json["args"]) for one in answers if one.status != 201) == (409, {"most": 5})
        token = next(answer.json["token"] for answer in answers if answer.status == 201)
        headers = {"authorization": f"Bearer {token}"}
        assert (await Client(strict.bases[0]).ask("POST", "/me/tokens", headers=headers)).status == 409
        assert (await Client(strict.bases[0]).ask("DELETE", "/me/session", headers=headers)).status == 204
        assert told([await clients[0].post("/me/tokens") for _ in range(2)]) == {"201": 1, "too-many-tokens": 1}

    run(scene())


def test_lines_are_counted_at_all_tables_together(strict: House) -> None:
    async def scene() -> None:
        began = time.monotonic()
        sitters = await seated(strict.bases, "toy", 2)
        ann, bob = sitters[0].client, sitters[1]
        other = (await opened([ann]))[0].json["id"]
        assert (await ann.put(f"/tables/{other}/seats/0", {"nonce_hash": "0" * 64})).status == 200
        clients = [ann, same_people(sitters[:1], strict.bases[1])[0].client]

        async def say(n: int) -> Answer:
            path = sitters[0].path if n % 3 else f"/tables/{other}"
            return await clients[n % 2].post(f"{path}/chat", {"request": str(uuid4()), "text": f"line {n}"})

        answers = [await say(n) for n in range(60)]
        count = told(answers)
        assert set(count) == {"201", "too-many-lines"}
        assert 20 <= count["201"] <= 20 + (time.monotonic() - began) / 3
        refused = next(answer for answer in answers if answer.status != 201)
        assert refused.status == 429
        assert int(refused.headers["retry-after"]) >= 1
        line = {"request": str(uuid4()), "text": "I am another"}
        assert (await bob.client.post(f"{bob.path}/chat", line)).status == 201

    run(scene())


@asynccontextmanager
async def listening(client: Client) -> AsyncIterator[Any]:
    async with client.stream("/me/stream") as stream:
        yield stream


def test_twenty_streams_opened_at_once_are_eight_and_closing_one_makes_room(strict: House) -> None:
    async def scene() -> None:
        clients = await everywhere(strict)
        async with AsyncExitStack() as stack:
            streams = await asyncio.gather(*(stack.enter_async_context(listening(client)) for client in clients))
            assert Counter(stream.status for stream in streams) == {200: 8, 429: 12}
            refusal = next(stream.refusal for stream in streams if stream.status != 200)
            assert (refusal.json["error"], refusal.json["args"]) == ("too-many-streams", {"most": 8})
            async with listening(await guest(strict.bases[0], "Bob")) as other:
                assert other.status == 200
            async with clients[0].stream("/stream") as another:
                assert another.status == 429
        status = 0
        while status != 200:  # the server hears that they were closed when it does
            async with listening(clients[0]) as again:
                status = again.status

    run(scene())


def leases_of(settings: Settings, most: int = 2) -> tuple[RateStore, StreamLeases]:
    store = RateStore(settings)
    return store, StreamLeases(store, most)


async def has_room(leases: StreamLeases) -> bool:
    try:
        await leases.claim(1)
    except Problem as problem:
        return problem.shown.error != "too-many-streams"
    return True


def test_streams_of_a_process_that_died_count_until_their_lease_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        settings = Settings(database=f"postgresql://127.0.0.1/{uuid4()}", redis=REDIS, redis_seconds=60)
        (dead_store, dead), (store, leases) = leases_of(settings), leases_of(settings)
        assert [await has_room(dead), await has_room(dead), await has_room(leases)] == [True, True, False]
        await dead.renew()
        assert not await has_room(leases)
        async with redis.asyncio.from_url(REDIS) as client:  # Redis forgets, for whatever reason
            assert await client.delete(f"{installation(settings)}streams:1") == 1
        await dead.renew()
        assert not await has_room(leases)
        monkeypatch.setattr(stream_leases, "LEASE_TTL", 0.01)
        await dead.renew()
        while not await has_room(leases):
            await asyncio.sleep(0.01)
        await dead_store.stop()
        await store.stop()

    run(scene())


def test_streams_are_counted_by_each_process_while_redis_is_away() -> None:
    async def scene() -> None:
        settings = Settings(database=f"postgresql://127.0.0.1/{uuid4()}", redis=own.url, redis_seconds=1)
        (store, leases), (other_store, other) = leases_of(settings), leases_of(settings)
        own.kill()
        rooms = await asyncio.gather(*(has_room(leases) for _ in range(10)))
        assert rooms.count(True) == 2
        assert await has_room(other)
        own.start()
        while not (store.shared and other_store.shared):
            await asyncio.sleep(0.01)
        await leases.renew()
        await other.renew()
        assert not await has_room(other)  # three are there, as all know now
        await store.stop()
        await other_store.stop()

    with own_redis() as own:
        run(scene())


#: Limits that only a program meets: a page follows fewer tables than one may.
FOR_PROGRAMS = {"too-many-tables"}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_limit_has_a_sentence_in_the_client(language: str) -> None:
    root = Path(__file__).parents[2]
    server = (one.read_text(encoding="utf-8") for one in (root / "src" / "quadriga" / "server").rglob("*.py"))
    limits = set(re.findall(r'"(too-many-[a-z-]+)"', "".join(server)))
    assert limits > FOR_PROGRAMS
    words = (root / "web" / "src" / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    assert sorted(one for one in limits - FOR_PROGRAMS if f"\nfailed-{one} = " not in words) == []


def test_a_quota_of_nought_is_none(place: House) -> None:
    async def scene() -> None:
        clients = await everywhere(place)
        assert told(await opened(clients, bots=BOTS)) == {"201": AT_ONCE}
        assert told([await client.post("/me/tokens") for client in clients]) == {"201": AT_ONCE}
        async with AsyncExitStack() as stack:
            streams = [await stack.enter_async_context(listening(client)) for client in clients]
            assert {stream.status for stream in streams} == {200}

    run(scene())
