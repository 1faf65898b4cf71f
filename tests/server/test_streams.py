"""Live: who is cut off and comes back has missed nothing and hears nothing twice."""

from __future__ import annotations

import asyncio
import json
import signal
import time
from random import Random
from typing import Any

import msgspec
import pytest
import redis.asyncio as redis

import quadriga
from quadriga.client import Client, Sitter, StreamEvent
from quadriga.server import metrics
from quadriga.server.people.sessions import Person
from quadriga.server.storage.pool import connect
from quadriga.server.storage.pubsub import LOBBY, Fanout, channel_prefix, table_channel
from quadriga.server.storage.table_rows import fetch_table, new_id
from quadriga.server.tables.access import access_to
from quadriga.server.tables.cache import CachedTable
from quadriga.server.tables.serialize import MOST_STEPS, table_now
from server.house import (
    REDIS,
    REDIS_SERVER,
    TITLES,
    House,
    by_chance,
    dealt,
    deciding,
    guest,
    house,
    play_by_stream,
    play_on,
    position,
    run,
    seated,
)


class Heard:
    """What one viewer has been told, over however many connections."""

    def __init__(self) -> None:
        self.last = ""
        self.steps: list[int] = []
        self.notes: list[int] = []
        self.position: dict[str, Any] = {}

    def hear(self, event: StreamEvent) -> None:
        self.last = event.id or self.last
        kind = event.kind.rpartition(".")[2]  # a joint stream puts the table before it
        if kind == "position":
            self.position = event.json
            self.steps += [step["seq"] for step in self.position.get("steps", [])]
        elif kind == "note":
            self.notes.append(event.json["n"])


async def listen_cut_after_every_event(client: Client, table: str) -> Heard:
    """Listen to a game to its end, losing the connection after each single event, by turns on both kinds of stream."""
    heard = Heard()
    while not heard.position.get("outcome"):
        joint = len(heard.steps) % 2
        path = f"/stream?table={table}@{heard.last}" if joint else f"/tables/{table}/stream"
        async with client.stream(path, heard.last) as stream:
            async for event in stream:
                fresh = event.id and event.id != heard.last
                heard.hear(event)
                if fresh:
                    break
    return heard


@pytest.mark.parametrize("game", TITLES)
def test_cut_at_every_event_and_resumed_misses_nothing_and_doubles_nothing(place: House, game: str) -> None:
    async def scene() -> None:
        sitters = await dealt(place.bases, game, quadriga.find_meta(game).players[0] + 1)
        watcher = await guest(place.bases[1], "Watcher")
        invite = (await sitters[0].client.get(sitters[0].path)).json["table"]["invite"]
        await watcher.post(f"{sitters[0].path}/visits", {"invite": invite})
        rng, table = Random(11), sitters[0].table
        cut = [asyncio.create_task(listen_cut_after_every_event(one, table)) for one in (watcher, sitters[0].client)]
        await asyncio.gather(*(play_by_stream(sitter, by_chance(rng)) for sitter in sitters))
        seen = [await task for task in cut]
        for heard, viewer in zip(seen, (watcher, sitters[0].client), strict=True):
            now = (await viewer.get(sitters[0].path)).json["position"]
            assert heard.position["view"] == now["view"]
            assert heard.steps == sorted(set(heard.steps))
            first = heard.steps[0]
            assert heard.steps == list(range(first, now["seq"] + 1))
            assert heard.notes == sorted(set(heard.notes))
            assert heard.notes == list(range(heard.notes[0], heard.notes[-1] + 1))

    run(scene(), 300)


def test_every_connection_starts_with_the_whole_view_and_the_legal_moves(place: House) -> None:
    async def scene() -> None:
        sitters = await dealt(place.bases, "builders", 2)
        await play_on(sitters, by_chance(Random(1)), 5)
        sitter, shown = await deciding(sitters)
        for last in ("", "2.1", f"{shown['seq']}.99", "nonsense", "999999.0"):
            async with sitter.client.stream(f"{sitter.path}/stream", last) as stream:
                async for event in stream:
                    if event.kind == "position":
                        break
            assert event.json["view"] == shown["view"]
            assert event.json["moves"] == shown["moves"]
            steps = [step["seq"] for step in event.json.get("steps", [])]
            assert steps == (list(range(3, shown["seq"] + 1)) if last == "2.1" else [])

    run(scene())


def test_who_was_away_for_long_gets_the_last_two_hundred_steps_and_how_many_are_left_out(place: House) -> None:
    async def scene() -> None:
        sitters = await dealt(place.bases, "builders", 4)
        while (await play_on(sitters, by_chance(Random(3)), 40))["seq"] <= MOST_STEPS + 20:
            pass
        head = (await position(sitters[0]))["seq"]
        async with sitters[0].client.stream(f"{sitters[0].path}/stream", "3.0") as stream:
            async for event in stream:
                if event.kind == "position":
                    break
        steps = [step["seq"] for step in event.json["steps"]]
        assert steps == list(range(head - MOST_STEPS + 1, head + 1))
        assert event.json["skipped"] == head - MOST_STEPS - 3

    run(scene())


def test_both_processes_hear_of_a_move(place: House) -> None:
    async def scene() -> float:
        sitters = await dealt(place.bases, "builders", 2)
        other = sitters[1]
        async with other.client.stream(f"{other.path}/stream") as stream:
            async for event in stream:
                if event.kind == "position":
                    break
            sitter, shown = await deciding(sitters)
            twin = Sitter(Client(place.bases[0]), sitter.table, sitter.seat)
            twin.client.cookie = sitter.client.cookie
            began = time.monotonic()
            await twin.move(shown["seq"], shown["moves"][0]["key"])
            async for event in stream:
                if event.kind == "position":
                    break
            twin.client.close()
            return time.monotonic() - began

    assert run(scene()) < 1  # announced, not found by looking two seconds later


def test_a_process_that_listens_to_nothing_for_a_while_has_not_stopped_hearing() -> None:
    async def scene() -> int:
        returned, heard = asyncio.Semaphore(0), asyncio.Queue[str]()
        fanout = Fanout(REDIS)
        fanout.start()
        fanout.hear(lambda _channel, table, _head, _notes: heard.put_nowait(table), returned.release)
        await returned.acquire()
        for channel in (LOBBY, table_channel(new_id()), LOBBY):
            table = new_id()
            await fanout.listen(channel)
            fanout.announce(channel, table, 0, 0)
            while await heard.get() != table:  # the lobby is everyone's
                pass
            await fanout.unlisten(channel)
        await fanout.stop()
        return returned._value

    assert run(scene()) == 0  # the connection was never made anew


@pytest.mark.parametrize(
    "junk",
    [
        b"junk",
        b"",
        b"one two three",
        b"\xff\xfe 1 2",
        b"table 1",
        b"table 1 2 3",
        b"table 1 " + b"9" * 5000,
        b" " * 70_000,
    ],
    ids=["a word", "nothing", "no numbers", "no text", "too few", "too many", "too long a number", "too long"],
)
def test_a_malformed_message_makes_nobody_deaf(junk: bytes) -> None:
    async def scene() -> int:
        returned, heard = asyncio.Semaphore(0), asyncio.Queue[str]()
        fanout, stranger = Fanout(REDIS), redis.Redis.from_url(REDIS)
        fanout.start()
        fanout.hear(lambda _channel, table, _head, _notes: heard.put_nowait(table), returned.release)
        await returned.acquire()
        channel, table = table_channel(new_id()), new_id()
        await fanout.listen(channel)
        before = metrics.MALFORMED_ANNOUNCEMENTS._value.get()
        assert await stranger.publish(channel_prefix(REDIS) + channel, junk) == 1
        fanout.announce(channel, table, 0, 0)
        assert await heard.get() == table
        await stranger.aclose()
        await fanout.stop()
        assert metrics.MALFORMED_ANNOUNCEMENTS._value.get() == before + 1
        return returned._value

    assert run(scene()) == 0  # the connection was never made anew


def test_installations_in_two_databases_of_one_redis_do_not_hear_each_other() -> None:
    async def scene() -> list[str]:
        returned, heard = asyncio.Semaphore(0), asyncio.Queue[str]()
        here, elsewhere = Fanout(REDIS), Fanout(f"{REDIS_SERVER}/5")
        for fanout in (here, elsewhere):
            fanout.start()
        here.hear(lambda _channel, table, _head, _notes: heard.put_nowait(table), returned.release)
        await returned.acquire()
        channel = table_channel(new_id())
        await here.listen(channel)
        elsewhere.announce(channel, "theirs", 0, 0)
        while not elsewhere.connected:  # it has been sent
            await asyncio.sleep(0)
        here.announce(channel, "ours", 0, 0)
        told = [await heard.get()]
        await here.stop()
        await elsewhere.stop()
        return told

    assert run(scene()) == ["ours"]


def test_a_joint_stream_says_which_tables_may_not_be_watched(place: House) -> None:
    async def scene() -> None:
        ann, _ = await dealt(place.bases, "toy", 2, watch="nobody")
        stranger = await guest(place.bases[1])
        wanted = [ann.table, "x%0aevent: y", "0" * 16, f"{ann.table}@999999.-1", "nonsense@1.1"]
        refused = []
        async with stranger.stream("/stream?" + "&".join(f"table={one}" for one in wanted).replace(" ", "+")) as stream:
            async for event in stream:
                if event.kind.endswith(".refused"):
                    refused.append((event.kind.partition(".")[0], event.json["error"]))
                if len(refused) == 3:
                    break
        assert refused == [(id, "not-found") for id in (ann.table, "0" * 16, "nonsense")]
        for many in ("&".join(["table=1"] * 13), "table=" + "1" * 61):
            assert (await stranger.get(f"/stream?{many}")).status == 422

    run(scene())


def test_spectators_share_what_they_are_sent(place: House) -> None:
    async def scene() -> None:
        sitters = await dealt(place.bases, "toy", 2, watch="anyone", in_lobby=True)
        heard: list[bytes] = []

        async def watch(n: int) -> None:
            person = await guest(place.bases[0], f"W{n}")
            async with person.stream(f"{sitters[0].path}/stream") as stream:
                async for event in stream:
                    if event.kind == "position" and event.json["seq"] >= 3:
                        heard.append(event.data.partition(b'"steps"')[0])
                        return

        watching = [asyncio.create_task(watch(n)) for n in range(20)]
        await play_on(sitters, by_chance(Random(2)), 6)
        await asyncio.gather(*watching)
        assert len(heard) == 20

    run(scene())


def test_streams_are_closed_politely_and_quickly_on_sigterm() -> None:
    async def scene(place: House) -> None:
        sitters = await dealt(place.bases, "builders", 2)
        heard: list[bytearray] = [bytearray(), bytearray()]
        for sitter, kept in zip(sitters, heard, strict=True):
            sitter.client.tap = kept.extend
        async with (
            sitters[0].client.stream(f"{sitters[0].path}/stream") as stream,
            sitters[1].client.stream("/me/stream") as other,
        ):
            await anext(aiter(stream))
            await anext(aiter(other))
            process = next(iter(place.webs.values()))
            began = time.monotonic()
            process.send_signal(signal.SIGTERM)
            async for _ in stream:
                pass
            async for _ in other:
                pass
            assert time.monotonic() - began < 2
            for kept in heard:
                assert kept.endswith(b"\nretry: 1000\n\n")
            assert await asyncio.to_thread(process.wait, 60) == 0

    with house(webs=1, worker=False) as place:
        run(scene(place))


def test_a_quiet_stream_beats(place: House) -> None:
    """A proxy that hears nothing closes a connection; so does a client that trusts nothing."""

    async def scene() -> bytes:
        ann = await guest(place.bases[0])
        reader, writer = await asyncio.open_connection("127.0.0.1", int(place.bases[0].rpartition(":")[2]))
        writer.write(f"GET /me/stream HTTP/1.1\r\nhost: localhost\r\ncookie: {ann.cookie}\r\n\r\n".encode())
        heard = b""
        while b"\n:\n" not in heard and b"\r\n:\n\n" not in heard:
            heard += await reader.read(4096)
        writer.close()
        await writer.wait_closed()
        return heard

    assert b"retry: 1000" in run(scene())


def test_whoever_looks_while_a_table_is_being_caught_up_sees_it_as_it_is(place: House) -> None:
    """In the moment between learning of the deal and replaying it, a stream once took the old table for the new."""

    async def scene() -> tuple[str, str]:
        sitters = await seated(place.bases, "toy", 2)
        pool = await connect(place.read_settings())
        try:
            row = await fetch_table(pool, sitters[0].table)
            assert row is not None
            cached = CachedTable(row)
            access = await access_to(pool, row, Person(0, "", b""))
            before = json.loads(table_now(cached, access))["status"]
            cached.take_row(msgspec.structs.replace(row, status="playing", notes=row.notes + 1))
            return before, json.loads(table_now(cached, access))["status"]
        finally:
            pool.terminate()

    assert run(scene()) == ("open", "playing")
