"""Running it: settings, health, metrics, logs, commands."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from urllib.request import urlopen

import msgspec
import psycopg
import pytest

from quadriga.core.follow import Follower
from quadriga.core.record import Record
from quadriga.core.registry import find_game
from quadriga.core.table import Table
from quadriga.server.metrics import serve_metrics
from quadriga.server.settings import Settings, SettingsError, describe_settings, read_settings
from quadriga.server.storage.migrate import has_schema, migrate_schema
from quadriga.server.tables.replaying import Lines, replay, trace
from server.house import POSTGRES, Client, House, by_chance, dealt, free_port, guest, house, play_on, run


def command(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    program = str(Path(sys.executable).with_name("quadriga"))
    clean = {name: value for name, value in os.environ.items() if not name.startswith("QUADRIGA_")}
    return subprocess.run(
        [program, *words], env=clean | environment | {"COLUMNS": "200"}, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("name", ["serve", "work", "migrate", "check"])
def test_help_lists_every_setting(name: str) -> None:
    shown = command(name, "--help").stdout
    for variable, _, text in describe_settings():
        assert variable in shown
        assert " ".join(text.split()) in " ".join(shown.split())


@pytest.mark.parametrize(
    "environment",
    [
        {"QUADRIGA_PROT": "80"},
        {"QUADRIGA_PORT": "eighty"},
        {"QUADRIGA_ORIGIN": "games.example"},
        {"QUADRIGA_LOG": "loud"},
        {"QUADRIGA_CONNECTIONS": "0"},
        {"QUADRIGA_CHAT_PER_MINUTE": "-1"},
        {"QUADRIGA_REQUESTS_PER_SECOND": "nan"},
        {"QUADRIGA_HEAD_SECONDS": "inf"},
        {"QUADRIGA_REDIS_SECONDS": "0"},
    ],
)
def test_a_setting_that_cannot_be_used_is_refused_in_one_line(environment: dict[str, str]) -> None:
    with pytest.raises(SettingsError):
        read_settings(environment)
    ended = command("check", **environment)
    assert ended.returncode == 2
    assert len(ended.stderr.splitlines()) == 1


def test_a_database_that_is_away_is_one_line_too() -> None:
    ended = command("check", QUADRIGA_DATABASE="postgresql://postgres:sesame@127.0.0.1:1/quadriga")
    assert ended.returncode == 2
    assert len(ended.stderr.splitlines()) == 1
    assert "sesame" not in ended.stderr


def test_migrations_go_forth_and_back() -> None:
    name = "quadriga_test_migrations"
    with psycopg.connect(f"{POSTGRES}/postgres", autocommit=True) as connection:
        connection.execute(f"DROP DATABASE IF EXISTS {name}")
        connection.execute(f"CREATE DATABASE {name}")
    settings = Settings(database=f"{POSTGRES}/{name}")
    assert not has_schema(settings)
    for _ in range(2):
        migrate_schema(settings)
        migrate_schema(settings)  # nothing left to do
        assert has_schema(settings)
        migrate_schema(settings, "base")
        assert not has_schema(settings)
    with psycopg.connect(f"{POSTGRES}/postgres", autocommit=True) as connection:
        connection.execute(f"DROP DATABASE {name}")


def test_health_readiness_and_metrics_on_a_port_of_their_own() -> None:
    async def scene(place: House) -> str:
        sitters = await dealt(place.bases[:1], "builders", 2)
        await play_on(sitters, by_chance(Random(1)), 3)
        client = await guest(place.bases[0])
        assert (await client.get("/health")).json == {"ok": True}
        assert (await client.get("/ready")).json == {"database": True, "redis": True, "limits_shared": True}
        assert (await client.get("/metrics")).status == 404  # the web's port has none
        with urlopen(f"http://127.0.0.1:{metrics_port}/metrics") as answered:
            return str(answered.read().decode())

    metrics_port = free_port()
    with house(webs=1, worker=False, metrics_port=metrics_port) as place:
        figures = run(scene(place))
    assert "quadriga_entries_total" in figures
    assert 'quadriga_responses_total{status="201"}' in figures


def test_a_port_of_metrics_that_is_taken_is_said_and_no_more(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        serve_metrics("127.0.0.1", taken.getsockname()[1])
    assert "no metrics" in capsys.readouterr().out


def test_a_process_without_its_database_says_so_and_answers_503() -> None:
    async def scene(base: str) -> None:
        client = Client(base)

        async def up() -> bool:
            try:
                return (await client.get("/health")).status == 200
            except OSError:
                return False

        while not await up():
            await asyncio.sleep(0.05)
        assert (await client.get("/ready")).status == 503
        refused = await client.be_guest("Ann")
        assert (refused.status, refused.headers["retry-after"]) == (503, "1")

    place = House("postgresql://postgres@127.0.0.1:1/nowhere")
    try:
        base = place.start_web()
        run(scene(base))
    finally:
        place.close()


def test_logs_are_lines_of_json_without_secrets(place: House) -> None:
    async def scene() -> list[str]:
        sitters = await dealt(place.bases, "toy", 2)
        await play_on(sitters, by_chance(Random(1)), 10)
        invite = (await sitters[0].client.get(sitters[0].path)).json["table"]["invite"]
        return [
            invite,
            *(sitter.nonce.hex() for sitter in sitters),
            *(sitter.client.cookie.partition("=")[2] for sitter in sitters),
        ]

    secrets = run(scene())
    log = place.log.read_text()
    for line in log.splitlines():
        assert json.loads(line)["event"]
    for secret in secrets:
        assert secret not in log


#: What `plain_work` takes on the machines the goal of 20 ms was set on, in seconds.
PLAIN_WORK = 0.008


def plain_work() -> dict[str, int]:
    """Something of the interpreter alone, to tell a slow table from a slow machine."""
    counts: dict[str, int] = {}
    for number in range(40_000):
        key = f"{number % 97}"
        counts[key] = counts.get(key, 0) + number
    return counts


def test_a_table_is_replayed_in_under_20_ms() -> None:
    """The longest golden record there is, with every trace checked, as a cold table is opened.

    Processor time, the best of some: the rest tells what else the machine was doing. A machine that is slower at plain
    work, measured in between, is allowed as much more.
    """
    golden = (Path(__file__).parents[1] / "golden").glob("*/*.jsonl")
    record = max((Record.parse(path.read_bytes()) for path in golden), key=len)
    table = Table.dealt(find_game(record.header.game), record.header)
    traces = [trace(table, None)] + [trace(table, entry) for entry in Follower(table, record).follow_each(len(record))]
    lines = Lines(b"\n".join(record.bodies), b"".join(record.digests), b"".join(traces))
    replaying, working = [], []
    for _ in range(9):
        began = time.process_time()
        made = replay(lines)
        replaying.append(time.process_time() - began)
        assert made.table.head == len(record)
        began = time.process_time()
        plain_work()
        working.append(time.process_time() - began)
    assert min(replaying) < 0.020 * max(1.0, min(working) / PLAIN_WORK)


def test_the_interface_describes_itself(place: House) -> None:
    async def scene() -> bytes:
        return (await (await guest(place.bases[0])).get("/api/openapi.json")).body

    described = msgspec.json.decode(run(scene()))
    assert "/tables/{table_id}/moves" in described["paths"]
    assert "PositionShown" in described["components"]["schemas"]


def test_the_documentation_lists_every_setting_with_its_default() -> None:
    hosting = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text()
    for variable, default, text in describe_settings():
        assert f"| `{variable}` | {f'`{default}`' if default else ''} | {text} |" in hosting
