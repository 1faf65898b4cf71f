"""Live: who is cut off and comes back has missed nothing and hears nothing twice."""

from __future__ import annotations

import asyncio
import signal
import time
from random import Random
from typing import Any

import pytest

import quadriga
from quadriga.server.client import Client, Sitter, StreamEvent
from quadriga.server.shown import MOST_STEPS
from server.house import TITLES, House, by_chance, dealt, deciding, guest, house, play_by_stream, play_on, position, run


class Heard:
    """What one viewer has been told, over however many connections."""

    def __init__(self) -> None:
        self.last = ""
        self.steps: list[int] = []
        self.notes: list[int] = []
        self.position: dict[str, Any] = {}

    def hear(self, event: StreamEvent) -> None:
        self.last = event.id or self.last
        if event.kind == "position":
            self.position = event.json
            self.steps += [step["n"] for step in self.position.get("steps", [])]
        elif event.kind == "note":
            self.notes.append(event.json["n"])


async def listen_cut_after_every_event(client: Client, path: str) -> Heard:
    """Listen to a game to its end, losing the connection after each single event."""
    heard = Heard()
    while not heard.position.get("outcome"):
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
        path = f"{sitters[0].path}/stream"
        rng = Random(11)
        cut = [asyncio.create_task(listen_cut_after_every_event(one, path)) for one in (watcher, sitters[0].client)]
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
            steps = [step["n"] for step in event.json.get("steps", [])]
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
        steps = [step["n"] for step in event.json["steps"]]
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
            assert await asyncio.to_thread(process.wait, 10) == 0

    with house(webs=1, worker=False) as place:
        run(scene(place))


def test_a_quiet_stream_beats(place: House) -> None:
    """A proxy that hears nothing closes a connection; so does a client that trusts nothing."""

    async def scene() -> bytes:
        ann = await guest(place.bases[0])
        reader, writer = await asyncio.open_connection("127.0.0.1", int(place.bases[0].rpartition(":")[2]))
        writer.write(f"GET /me/stream HTTP/1.1\r\nhost: x\r\ncookie: {ann.cookie}\r\n\r\n".encode())
        heard = b""
        while b"\n:\n" not in heard and b"\r\n:\n\n" not in heard:
            heard += await reader.read(4096)
        writer.close()
        await writer.wait_closed()
        return heard

    assert b"retry: 1000" in run(scene())
