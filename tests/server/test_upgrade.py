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
from psycopg.types.json import Jsonb

import quadriga
from quadriga.client import Sitter
from quadriga.core.record import commit
from quadriga.server.storage.migrate import migrate_schema
from server.house import POSTGRES, Client, House, database, run, seed_of

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


def test_old_notes_get_their_people_and_what_is_nobodys_goes() -> None:
    """Ann left seat 0 to Bob, Carl was freed from seat 1, and Dora sits there since."""
    said = [
        ("sat", 0, {"name": "Ann"}),
        ("chat", 0, {"text": "of Ann"}),
        ("left", 0, {}),
        ("sat", 0, {"name": "Bob"}),
        ("chat", 0, {"text": "of Bob"}),
        ("sat", 1, {"name": "Carl"}),
        ("chat", 1, {"text": "of Carl"}),
        ("recommitted", None, {"freed": [1]}),
        ("sat", 1, {"name": "Dora"}),
        ("chat", 1, {"text": "of Dora"}),
    ]
    with database() as url:
        settings = House(url).read_settings()
        migrate_schema(settings, "0005")
        with psycopg.connect(url, autocommit=True) as connection:
            for name in ("Bob", "Dora"):
                connection.execute("INSERT INTO person (name) VALUES (%s)", (name,))
            connection.execute(
                """
                INSERT INTO game_table (id, game, edition, options, status, host, in_lobby, watch, invite, commitment)
                VALUES ('t', 'toy', '', '{}', 'open', 1, false, 'nobody', '', '')
                """
            )
            connection.execute("INSERT INTO seat (table_id, seat, person_id) VALUES ('t', 0, 1), ('t', 1, 2)")
            for n, (kind, seat, body) in enumerate(said, 1):
                connection.execute(
                    "INSERT INTO note (table_id, n, kind, seat, body) VALUES ('t', %s, %s, %s, %s)",
                    (n, kind, seat, Jsonb(body)),
                )
        migrate_schema(settings)
        with psycopg.connect(url, autocommit=True) as connection:
            kept = connection.execute("SELECT n, body, person_id FROM note ORDER BY n").fetchall()
            connection.execute("UPDATE game_table SET host = NULL")
        assert kept == [
            (1, {}, None),
            (3, {}, None),
            (4, {"name": "Bob"}, 1),
            (5, {"text": "of Bob"}, 1),
            (6, {}, None),
            (8, {"freed": [1]}, None),
            (9, {"name": "Dora"}, 2),
            (10, {"text": "of Dora"}, 2),
        ]
        migrate_schema(settings, "0005")
        with psycopg.connect(url) as connection:
            assert connection.execute("SELECT name FROM game_table JOIN person ON person.id = host").fetchall() == [
                ("somebody",)
            ]
