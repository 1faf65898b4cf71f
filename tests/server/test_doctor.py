"""`quadriga doctor`: one line for each kind of wrong, all of it on one screen, and an exit code."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import psycopg
import pytest

from quadriga.core.languages import COMPLETE
from quadriga.server import doctor
from quadriga.server.doctor import examine
from quadriga.server.settings import Settings, read_settings
from quadriga.server.storage.migrate import migrate_schema
from quadriga.server.storage.seeds import new_key
from quadriga.words import Words
from server.house import House, database, free_port, house, run, wait_for

ROOT = Path(__file__).parents[2]


def execute(url: str, sql: str) -> None:
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(sql)


def found(settings: Settings) -> dict[str, str]:
    return {one.id: one.level for one in asyncio.run(examine(settings))}


def spoken(place: House, **settings: Any) -> tuple[int, list[str]]:
    """The command as an operator sees it, on a screen of 80 by 24."""
    program = str(Path(sys.executable).with_name("quadriga"))
    environment = place.environment(**settings) | {"COLUMNS": "80", "LINES": "24"}
    ended = subprocess.run([program, "doctor"], env=environment, capture_output=True, text=True, check=False)
    assert ended.stderr == ""
    return ended.returncode, ended.stdout.splitlines()


def fits_one_screen(lines: list[str]) -> bool:
    return len(lines) <= 24 and max(map(len, lines)) <= 80


def test_a_server_that_is_well_is_said_to_be() -> None:
    with house(webs=1) as place:
        port = next(iter(place.webs))
        wait_for(lambda: "job process started" in place.log.read_text(), "the job process")
        settings = read_settings(place.environment(port=port))
        wait_for(lambda: "jobs" in found(settings), "a sign of life")
        code, lines = spoken(place, port=port)
        levels = found(settings)
    assert set(levels.values()) <= {"ok", "note"}, levels
    assert levels["web"] == levels["seeds"] == levels["jobs"] == levels["database-usable"] == "ok"
    assert code == 0
    assert fits_one_screen(lines)
    assert lines[-1] == "Nothing is wrong."


def test_everything_wrong_at_once_still_fits_one_screen() -> None:
    place = House("postgresql://postgres@127.0.0.1:1/nowhere", "redis://127.0.0.1:1")
    try:
        code, lines = spoken(place, port=free_port(), origin="https://games.example")
    finally:
        place.close()
    assert code == 1
    assert fits_one_screen(lines)
    wrong = [line for line in lines if line.startswith("WRONG")]
    assert [bool(re.search(what, "\n".join(wrong))) for what in ("database", "Redis", "quadriga serve")] == [True] * 3


def test_each_kind_of_wrong_has_its_line() -> None:
    with database() as url:
        key = new_key()
        base = Settings(database=url, seed_keys=key, port=free_port())

        def with_settings(**more: Any) -> Settings:
            return msgspec.structs.replace(base, **more)

        assert found(base)["jobs-none"] == "wrong"
        assert found(base)["web-away"] == "wrong"
        assert found(base)["role-superuser"] == "note"
        assert found(with_settings(origin="https://games.example"))["role-superuser"] == "wrong"
        assert found(with_settings(redis="redis://127.0.0.1:1"))["redis-away"] == "wrong"
        assert found(with_settings(redis="none"))["redis-none"] == "ok"
        assert found(with_settings(seed_keys="nonsense"))["seeds-malformed"] == "wrong"

        execute(url, "INSERT INTO person (name) VALUES ('Ann')")
        execute(
            url,
            """
            INSERT INTO game_table (id, game, edition, options, status, host, in_lobby, watch, invite, commitment,
                                    deadline)
            SELECT 'late', 'toy', '', '{}', 'open', id, false, 'nobody', '', '', now() - interval '1 hour' FROM person
            """,
        )
        execute(
            url,
            """
            INSERT INTO game_table (id, game, edition, options, status, host, in_lobby, watch, invite, commitment)
            SELECT 'paused', 'toy', '', '{}', 'paused', id, false, 'nobody', '', '' FROM person
            """,
        )
        execute(url, "INSERT INTO seed SELECT 'late', 'a seed of another key'")
        execute(
            url,
            """
            SELECT procrastinate_defer_jobs_v1(ARRAY[ROW('bots', 'bot_turn', 0, NULL, NULL, '{}', NULL)
                                                     ::procrastinate_job_to_defer_v1]);
            UPDATE procrastinate_events SET at = now() - interval '1 hour';
            """,
        )
        levels = found(base)
        assert (levels["left-clocks"], levels["left-bots"], levels["left-paused"]) == ("wrong", "wrong", "note")
        assert levels["seeds-locked"] == "wrong"

        name = url.rpartition("/")[2]
        execute(url, f'ALTER DATABASE "{name}" SET default_transaction_read_only = on')
        assert found(base)["database-read-only"] == "wrong"
        with psycopg.connect(url, autocommit=True, options="-c default_transaction_read_only=off") as connection:
            connection.execute(f'ALTER DATABASE "{name}" RESET default_transaction_read_only')

        execute(
            url,
            """
            CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$
            BEGIN RAISE EXCEPTION 'no space' USING ERRCODE = '53100'; END $$;
            CREATE TRIGGER no_room BEFORE UPDATE ON write_probe FOR EACH ROW EXECUTE FUNCTION no_room();
            """,
        )
        assert found(base)["database-full"] == "wrong"
        execute(url, "DROP FUNCTION no_room() CASCADE")

        execute(url, "DELETE FROM seed")
        migrate_schema(base, "0001")
        assert found(base)["database-behind"] == "wrong"


def test_a_server_by_https_needs_a_seed_key_and_one_at_home_makes_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    with database() as url:
        assert found(Settings(database=url))["seeds-unmade"] == "note"
        assert found(Settings(database=url, origin="https://games.example"))["seeds-none"] == "wrong"
    assert list(tmp_path.iterdir()) == []  # asking makes none


def test_a_web_process_that_is_not_ready_or_another_program_is_told_apart() -> None:
    place = House("postgresql://postgres@127.0.0.1:1/nowhere")
    try:
        port = int(place.start_web().rpartition(":")[2])
        settings = Settings(database="postgresql://postgres@127.0.0.1:1/nowhere", port=port)
        wait_for(lambda: "web-unready" in found(settings), "the web process")
    finally:
        place.close()

    async def stranger() -> dict[str, str]:
        async def hang_up(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.write(b"SSH-2.0-something\r\n")
            writer.close()

        async with await asyncio.start_server(hang_up, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            findings = await examine(Settings(database="postgresql://postgres@127.0.0.1:1/nowhere", port=port))
        return {one.id: one.level for one in findings}

    assert run(stranger())["web-stranger"] == "wrong"


@pytest.mark.parametrize(
    ("seconds", "level"), [(0.0, "ok"), (4.9, "ok"), (-4.9, "ok"), (6.0, "wrong"), (-60.0, "wrong")]
)
def test_a_clock_may_differ_a_little(seconds: float, level: str) -> None:
    assert doctor.skew(seconds).level == level


@pytest.mark.parametrize(
    ("total", "free", "level"),
    [(100, 50, "ok"), (100, 4, "wrong"), (1, 0.4, "wrong"), (1, 0.9, "ok"), (1000, 20, "wrong")],
)
def test_a_disk_needs_some_room(total: float, free: float, level: str) -> None:
    size = 1024**3
    assert doctor.disk(Path(), (total * size, (total - free) * size, free * size)).level == level


@pytest.mark.parametrize("language", COMPLETE)
def test_every_finding_has_words_that_fit_a_line(language: str) -> None:
    source = (ROOT / "src" / "quadriga" / "server" / "doctor.py").read_text(encoding="utf-8")
    ids = set(re.findall(r'"((?:database|clock|role|seeds|jobs|redis|web|client|disk)(?:-[a-z-]+)?)"', source))
    ids |= {"left-clocks", "left-bots", "left-paused"}
    assert len(ids) > 25
    words = Words(language, layer="quadriga.terminal")
    told = {"version": "15.20", "seconds": "+3600", "count": 12, "host": "127.0.0.1", "port": "8000", "free": "0.1"}
    for id in ids:
        line = words.text(f"doctor-{id}", told)
        assert len(line) <= 80 - len("DÉFAUT  "), line
        assert "doctor-" not in line
