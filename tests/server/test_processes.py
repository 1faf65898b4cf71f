"""Several web processes on one port: whoever looks at the same table is served by the same one."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from urllib.parse import urlsplit
from urllib.request import urlopen
from uuid import uuid4

import pytest

from quadriga.client import Sitter
from server.house import (
    House,
    by_chance,
    database,
    dealt,
    deciding,
    free_port,
    guest,
    play_on,
    run,
    same_people,
    wait_for,
)

PROCESSES = 3
TABLES = 6
SERVE = ("quadriga", "serve", "--processes", str(PROCESSES))


def is_free(port: int) -> bool:
    try:
        socket.create_server(("127.0.0.1", port)).close()
    except OSError:
        return False
    return True


def free_ports(count: int) -> int:
    """The first of some ports in a row that are free."""
    while True:
        first = free_port()
        if all(is_free(port) for port in range(first, first + count)):
            return first


@pytest.fixture(scope="module")
def several() -> Iterator[tuple[House, int]]:
    """Three processes on one port, and where the metrics of the first are."""
    with database() as url:
        metrics = free_ports(PROCESSES)
        place = House(url, metrics_port=metrics, metrics_host="127.0.0.1")
        try:
            place.start_web(program=SERVE)
            place.wait_until_ready()
            wait_for(lambda: len(children(place)) == PROCESSES, "all processes")
            yield place, metrics
            assert place.errors == []
        finally:
            place.close()


def parent(place: House) -> int:
    return next(iter(place.webs.values())).pid


def children(place: House) -> list[int]:
    """The web processes; what else is started to look after them loads nothing of ours."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            if int(path.read_text().rpartition(")")[2].split()[1]) == parent(place):
                command = path.with_name("cmdline").read_bytes()
                if b"spawn_main" in command:
                    found.append(int(path.parent.name))
    return sorted(found)


def counted(metrics: int, name: str) -> list[float]:
    """A counter of each process."""
    found = []
    for port in range(metrics, metrics + PROCESSES):
        with urlopen(f"http://127.0.0.1:{port}/metrics", timeout=5) as answer:
            line = re.search(rf"^{name} (.*)$", answer.read().decode(), re.MULTILINE)
        assert line is not None, name
        found.append(float(line[1]))
    return found


def test_a_table_is_served_by_one_process_whoever_accepted_its_people(several: tuple[House, int]) -> None:
    """Whoever serves it has made it from its entries once, when it was dealt; a second process would have too."""
    place, metrics = several

    async def scene() -> None:
        for number in range(TABLES):
            sitters = await dealt(place.bases, "builders", 4)
            watcher = await guest(place.bases[0], "Watcher")
            invite = (await sitters[0].client.get(sitters[0].path)).json["table"]["invite"]
            await watcher.post(f"{sitters[0].path}/visits", {"invite": invite})
            async with watcher.stream(f"/stream?table={sitters[0].table}") as stream:
                position = f"{sitters[0].table}.position"
                await anext(event async for event in stream if event.kind == position)
                await play_on(sitters, by_chance(Random(number)), 12)
                await anext(event async for event in stream if event.kind == position)

    run(scene())
    assert sum(counted(metrics, "quadriga_cold_open_seconds_count")) == TABLES
    assert sum(counted(metrics, "quadriga_connections_handed_over_total")) > 0
    assert sum(entries > 0 for entries in counted(metrics, "quadriga_entries_total")) > 1


def test_a_request_that_comes_in_pieces_is_whole_wherever_it_goes(several: tuple[House, int]) -> None:
    place, _ = several
    address = urlsplit(place.bases[0])

    async def chat(sitter: Sitter, text: str) -> bytes:
        reader, writer = await asyncio.open_connection(address.hostname, address.port)
        writer.transport.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        said = json.dumps({"request": str(uuid4()), "text": text}).encode()
        request = sitter.client._request("POST", f"{sitter.path}/chat", said, {})
        # The whole head at once, so that the connection is handed over in the middle of the request.
        head, end, body = request.partition(b"\r\n\r\n")
        for piece in (head + end, *(body[place : place + 7] for place in range(0, len(body), 7))):
            writer.write(piece)
            await writer.drain()
            await asyncio.sleep(0)
        answer = await reader.readline()
        writer.close()
        return answer

    async def scene() -> None:
        for _ in range(6):
            sitters = await dealt(place.bases, "toy", 2)
            for sitter in sitters:
                answer = await chat(sitter, "Salve " * 30)
                assert answer == b"HTTP/1.1 201 Created\r\n"

    run(scene())


def test_a_process_that_dies_is_started_again_and_nothing_is_lost(several: tuple[House, int]) -> None:
    place, _ = several

    async def scene() -> None:
        sitters = await dealt(place.bases, "builders", 2)
        shown = await play_on(sitters, by_chance(Random(1)), 5)
        before = children(place)
        for pid in before:
            os.kill(pid, signal.SIGKILL)
        wait_for(lambda: len(set(children(place)) - set(before)) == PROCESSES, "new processes")
        place.wait_until_ready()
        again = same_people(sitters, place.bases[0])
        _, found = await deciding(again)
        assert found["seq"] >= shown["seq"]
        await play_on(again, by_chance(Random(2)), 5)

    run(scene())
    place.log.write_text("")  # that they died was said, as it should be


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_no_process_outlives_the_one_that_started_it(how: signal.Signals) -> None:
    with database() as url:
        place = House(url)
        try:
            place.start_web(program=SERVE)
            place.wait_until_ready()
            wait_for(lambda: len(children(place)) == PROCESSES, "all processes")
            started = children(place)
            first = next(iter(place.webs.values()))
            first.send_signal(how)
            status = first.wait(30)
            assert status == (0 if how == signal.SIGTERM else -how)
            wait_for(lambda: not any(Path(f"/proc/{pid}").exists() for pid in started), "the processes to end")
            assert place.errors == []
        finally:
            place.close()
