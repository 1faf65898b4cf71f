"""Rules change: `check` says before which tables would play otherwise, and exactly those are paused after."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import psycopg
import pytest
import quadriga_toy

from quadriga.client import Sitter
from server.house import Client, House, database, dealt, deciding, play_on, position, run

#: What is changed in the toy game: a coin earns nothing any more. Tables where nobody took one are as they were.
RULE = ('        case "coin":\n            earn(state, player)\n', '        case "coin":\n            pass\n')


@pytest.fixture
def other_rules(tmp_path: Path) -> Path:
    """A copy of the toy game with another rule, to be found before the real one."""
    home = tmp_path / "rules"
    shutil.copytree(Path(quadriga_toy.__file__).parent, home / "quadriga_toy")
    play = home / "quadriga_toy" / "play.py"
    old, new = RULE
    assert old in play.read_text()
    play.write_text(play.read_text().replace(old, new))
    return home


@pytest.fixture
def moved_house() -> Iterator[House]:
    with database() as url:
        place = House(url)
        try:
            place.start_web()
            place.wait_until_ready()
            yield place
        finally:
            place.close()


def command(place: House, *words: str, rules: Path | None = None) -> subprocess.CompletedProcess[str]:
    environment = place.environment() | ({"PYTHONPATH": str(rules)} if rules else {}) | {"LC_ALL": "C"}
    program = str(Path(sys.executable).with_name("quadriga"))
    return subprocess.run([program, *words], env=environment, capture_output=True, text=True, check=False)


async def tables(place: House) -> tuple[list[Sitter], list[Sitter], list[Sitter]]:
    """One where a coin was taken, one where none was, and one that is over."""
    with_coin, without, over = [await dealt(place.bases, "toy", 2) for _ in range(3)]
    sitter, shown = await deciding(with_coin)
    assert (await sitter.move(shown["seq"], "coin")).status == 200
    await play_on(without, lambda shown: "done", 5)
    await play_on(over, lambda shown: Random(1).choice([one["key"] for one in shown["moves"]]), 2)
    await over[0].client.post(f"{over[0].path}/resignation", {"request": "6f1e9c1e-0000-4000-8000-000000000000"})
    return with_coin, without, over


def test_a_planted_change_is_reported_before_and_pauses_exactly_those_tables_after(
    moved_house: House, other_rules: Path
) -> None:
    place = moved_house

    async def before() -> tuple[dict[str, Any], str, str]:
        with_coin, without, _ = await tables(place)
        cookies = {name: sitters[0].client.cookie for name, sitters in (("a", with_coin), ("b", without))}
        return cookies, with_coin[0].table, without[0].table

    cookies, changed, same = run(before())
    assert command(place, "check").returncode == 0
    reported = command(place, "check", rules=other_rules)
    assert reported.returncode == 1
    assert changed in reported.stdout
    assert same not in reported.stdout
    assert "2 open tables, 1 differs" in reported.stdout

    refused = command(place, "migrate", rules=other_rules)
    assert refused.returncode == 2
    assert "--force" in refused.stderr
    place.stop()
    place.webs.clear()

    place.settings["log"] = "info"
    environment = place.environment
    place.environment = lambda **more: environment(**more) | {"PYTHONPATH": str(other_rules)}  # type: ignore[method-assign]
    place.start_web()
    place.wait_until_ready()

    async def after() -> None:
        ann = Client(place.bases[0])
        ann.cookie = cookies["a"]
        shown = await ann.get(f"/tables/{changed}")
        assert shown.status == 200
        assert shown.json["table"]["status"] == "paused"
        assert "position" not in shown.json
        sitter = Sitter(ann, changed, 0)
        refused = await sitter.move(1, "done")
        assert (refused.status, refused.json["error"]) == (409, "table-paused")
        for what in ("/steps", "/tally", "/positions/0", "/why?thing=bag", "/record", "/receipt", "/finals", "/ahead"):
            assert (await ann.get(f"/tables/{changed}{what}")).status in (200, 403, 409)
        async with ann.stream(f"/tables/{changed}/stream") as stream:
            kinds = []
            async for event in stream:
                kinds.append(event.json.get("kind") or event.kind)
                if event.kind == "table":
                    break
            assert "paused" in kinds
        bob = Client(place.bases[0])
        bob.cookie = cookies["b"]
        shown = await bob.get(f"/tables/{same}")
        assert shown.json["table"]["status"] == "playing"
        assert shown.json["position"]["seq"] == 5

    run(after())
    forced = command(place, "migrate", "--force", rules=other_rules)
    assert forced.returncode == 0, forced.stderr
    assert place.errors == []

    # The old rules come back, and with them the table.
    place.environment = environment  # type: ignore[method-assign]
    assert command(place, "migrate").returncode == 0
    place.stop()
    place.webs.clear()
    place.start_web()
    place.wait_until_ready()

    async def again() -> None:
        ann = Client(place.bases[0])
        ann.cookie = cookies["a"]
        shown = (await ann.get(f"/tables/{changed}")).json
        assert shown["table"]["status"] == "playing"
        assert shown["position"]["seq"] == 1

    run(again())


def test_a_host_may_close_a_paused_table_and_the_seed_is_shown(moved_house: House) -> None:
    place = moved_house

    async def scene() -> None:
        sitters = await dealt(place.bases, "toy", 2)
        await play_on(sitters, lambda shown: "coin", 1)
        with psycopg.connect(place.database, autocommit=True) as connection:
            connection.execute("UPDATE entry SET trace = '\\x00' WHERE table_id = %s AND seq = 1", (sitters[0].table,))
        place.kill_web(next(iter(place.webs)))
        place.webs.clear()
        base = place.start_web()
        await asyncio.to_thread(place.wait_until_ready)
        host = Client(base)
        host.cookie = sitters[0].client.cookie
        assert (await host.get(sitters[0].path)).json["table"]["status"] == "paused"
        assert (await host.delete(sitters[0].path)).json["status"] == "closed"
        record = await host.get(f"{sitters[0].path}/record")
        assert record.status == 200
        assert record.body.count(b"\n") == 2

    run(scene())


def test_positions_are_the_same_for_both_processes(moved_house: House) -> None:
    """A second process follows what the first one plays, trace by trace."""
    moved_house.start_web()
    moved_house.wait_until_ready()

    async def scene() -> None:
        sitters = await dealt(moved_house.bases, "toy", 2)
        await play_on(sitters, lambda shown: str(shown["moves"][0]["key"]), 12)
        assert (await position(sitters[0]))["seq"] == (await position(sitters[1]))["seq"]

    run(scene())
