"""From 0.1 by the documented commands: `check`, `migrate`, `migrate --force`, with tables open.

`database_0_1.sql` was written by version 0.1 itself: a table in play, one that is over, and one before its deal.
"""

from __future__ import annotations

import secrets
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

import quadriga
from quadriga.client import Sitter
from quadriga.core.record import commit
from quadriga.server.storage.migrate import migrate_schema
from server.house import POSTGRES, Client, House, run, seed_of

PLAYING, OVER, OPEN = "a76f1cdfe9ab63f0", "b3de97ffa132a967", "60ff9134011ff293"
COOKIES = {
    PLAYING: "quadriga=bURsXy1MhzKfnnzyzdEllS-PWT6UI6S2hTrt71FkHlg",
    OVER: "quadriga=764Ra1zce39dspGbt2V_7rS0Hbxn3gVbu0BPy9Nu5i8",
    OPEN: "quadriga=7j3UDL3_Cs7-L_Te6n_oXEGaISsg-z01v0fkBDKf_qM",
}


@pytest.fixture
def old() -> Iterator[House]:
    name = f"quadriga_test_{secrets.token_hex(6)}"
    with psycopg.connect(f"{POSTGRES}/postgres", autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"')
    place = House(f"{POSTGRES}/{name}")
    try:
        with psycopg.connect(place.database, autocommit=True) as connection:
            connection.execute(Path(__file__).with_name("database_0_1.sql").read_bytes())
            connection.execute("UPDATE public.session SET expires_at = now() + interval '1 day'")
        yield place
        assert place.errors == []
    finally:
        place.close()
        with psycopg.connect(f"{POSTGRES}/postgres", autocommit=True) as connection:
            connection.execute(f'DROP DATABASE "{name}" WITH (FORCE)')


def command(place: House, *words: str) -> subprocess.CompletedProcess[str]:
    program = str(Path(sys.executable).with_name("quadriga"))
    environment = place.environment() | {"LC_ALL": "C"}
    return subprocess.run([program, *words], env=environment, capture_output=True, text=True, check=False)


def seeds(place: House) -> dict[str, bytes]:
    with psycopg.connect(place.database) as connection:
        return dict(connection.execute("SELECT table_id, value FROM seed").fetchall())


def person(place: House, table: str) -> Client:
    client = Client(place.bases[0])
    client.cookie = COOKIES[table]
    return client


def test_open_tables_of_0_1_are_paused_with_a_notice_and_their_seeds_encrypted(old: House) -> None:
    plain = seeds(old)
    checked = command(old, "check")
    assert checked.returncode == 1
    assert PLAYING in checked.stdout
    assert "1 open table, 1 differs" in checked.stdout
    refused = command(old, "migrate")
    assert refused.returncode == 2
    assert "--force" in refused.stderr
    assert seeds(old) == plain
    forced = command(old, "migrate", "--force")
    assert forced.returncode == 0, forced.stderr
    assert {table: seed_of(old, table) for table in plain} == plain
    assert not set(seeds(old).values()) & set(plain.values())

    async def scene() -> None:
        ann = person(old, PLAYING)
        shown = (await ann.get(f"/tables/{PLAYING}")).json
        assert shown["table"]["status"] == "paused"
        async with ann.stream(f"/tables/{PLAYING}/stream") as stream:
            async for event in stream:
                if event.kind == "note" and event.json["kind"] == "paused":
                    break
        closed = await ann.delete(f"/tables/{PLAYING}")
        assert closed.json["status"] == "closed"
        bob = person(old, OVER)
        over = await bob.get(f"/tables/{OVER}")
        assert (over.status, over.json["table"]["status"]) == (200, "over")
        for what in ("/steps", "/tally", "/positions/0", "/finals", "/receipt"):
            assert (await bob.get(f"/tables/{OVER}{what}")).status < 500
        held = quadriga.verify((await bob.get(f"/tables/{OVER}/record")).body)
        assert (held.rules, held.replayed) == (1, False)
        host = person(old, OPEN)
        sitter = Sitter(host, OPEN, 0)
        assert (await sitter.sit()).status == 200
        assert commit(seed_of(old, OPEN)) == sitter.commitment
        assert (await host.put(f"/tables/{OPEN}/seats/1/bot", {"bot": "random"})).status == 200
        assert (await host.post(f"/tables/{OPEN}/start")).status == 200
        assert (await sitter.reveal()).json["status"] == "playing"
        assert (await host.get(f"/tables/{OPEN}")).json["position"]["seq"] == 0

    old.start_web()
    old.wait_until_ready()
    run(scene())
    restored = command(old, "restore", "--already")
    assert restored.returncode == 0, restored.stdout


def test_the_schema_goes_back_with_the_seeds_as_they_were(old: House) -> None:
    plain = seeds(old)
    assert command(old, "migrate", "--force").returncode == 0
    migrate_schema(old.read_settings(), "0002")
    assert seeds(old) == plain
