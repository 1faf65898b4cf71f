"""`QUADRIGA_REDIS=none`: one web process that tells, counts and leases by itself, and says nothing about it."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from random import Random

from quadriga.server.settings import Settings
from quadriga.server.tables.service import Service
from server.house import POSTGRES, Client, House, by_chance, dealt, guest, house, play_on, position, run


def connections(pid: int) -> set[int]:
    """The ports on other machines, or this one, that a process is connected to by TCP."""
    links = []
    for link in Path(f"/proc/{pid}/fd").iterdir():
        with suppress(FileNotFoundError):  # closed meanwhile
            links.append(str(link.readlink()))
    own = {link.removeprefix("socket:[").rstrip("]") for link in links if link.startswith("socket:")}
    rows = [line.split() for line in Path(f"/proc/{pid}/net/tcp").read_text().splitlines()[1:]]
    return {int(row[2].rpartition(":")[2], 16) for row in rows if row[9] in own}


def test_everybody_at_a_table_is_told_without_looking() -> None:
    """Looking is as good as off here, so whatever reaches the others was told."""

    async def scene(place: House) -> None:
        sitters = await dealt(place.bases, "builders", 2)
        async with sitters[1].client.stream(f"{sitters[1].path}/stream") as stream:
            seen = -1
            await play_on(sitters, by_chance(Random(3)), 5)
            head = (await position(sitters[0]))["seq"]
            async for event in stream:
                if event.kind == "position":
                    seen = event.json["seq"]
                if seen >= head:
                    break
        assert seen >= 5

    with house(webs=1, worker=False, redis="none", poll_seconds=3600) as place:
        run(scene(place))
        web = next(iter(place.webs.values()))
        assert 6379 not in connections(web.pid)
        assert 5432 in connections(web.pid), "this way of looking sees connections at all"
        assert "redis" not in place.log.read_text().lower()
        assert place.errors == []


def test_lists_of_tables_and_the_lobby_are_told_too() -> None:
    async def scene(place: House) -> None:
        ann, bob = await guest(place.bases[0]), await guest(place.bases[0], "Bob")
        async with ann.stream("/me/stream") as stream:
            told = aiter(stream)
            assert (await anext(told)).json["lobby"] == []
            answer = await bob.post("/tables", {"game": "builders", "players": 2, "in_lobby": True})
            assert answer.status == 201, answer.body
            while (event := await anext(told)).kind != "table":
                pass
            assert event.json["id"] == answer.json["id"]

    with house(webs=1, worker=False, redis="none", poll_seconds=3600) as place:
        run(scene(place))


def test_limits_and_streams_are_counted_in_the_process() -> None:
    async def scene(place: House) -> None:
        base = place.bases[0]
        assert (await Client(base).get("/ready")).json == {"database": True, "limits_shared": True}
        ann = await guest(base)
        async with ann.stream("/me/stream") as first, ann.stream("/me/stream") as second:
            assert first.status == 200
            assert second.status == 429
        assert [(await Client(base).be_guest("Bob")).status for _ in range(3)] == [201, 201, 429]

    with house(webs=1, worker=False, redis="none", streams_per_person=1, guests_per_minute=3) as place:
        run(scene(place))


def test_a_process_tells_itself_once_of_what_is_announced_twice() -> None:
    async def scene() -> None:
        heard: list[tuple[str, str, int, int]] = []
        service = await Service.start(Settings(database=f"{POSTGRES}/postgres", redis="none"))
        try:
            service.announce("early", 1, 1)  # nobody listens yet: as in a job process
            service.fanout.hear(lambda *told: heard.append(told), lambda: None)
            await service.fanout.listen("table:a")
            service.announce("a", 1, 1)
            service.announce("a", 2, 1)
            service.announce("b", 1, 1)
            service.announce_gone(7)
            assert heard == []
            while len(heard) < 2:
                await pause()
            await service.fanout.unlisten("table:a")
            service.announce("a", 3, 1)
            await pause()
            assert heard == [("table:a", "a", 2, 1), ("people", "7", 0, 0)]
        finally:
            await service.stop()

    async def pause() -> None:
        """Let whatever waits for the loop have its turn."""
        await asyncio.sleep(0)

    run(scene())


def test_several_web_processes_need_redis() -> None:
    program = str(Path(sys.executable).with_name("quadriga"))
    place = House(f"{POSTGRES}/postgres", "none")
    try:
        ended = subprocess.run(
            [program, "serve", "--processes", "2"],
            env=place.environment(),
            capture_output=True,
            text=True,
            check=False,
            timeout=60,
        )
    finally:
        place.close()
    assert ended.returncode == 2
    assert len(ended.stderr.splitlines()) == 1
    assert "QUADRIGA_REDIS=none is for one web process" in ended.stderr
