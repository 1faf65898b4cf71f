"""Seeds at rest: whoever reads the database, or a backup of it, without the keys learns nothing of running games."""

from __future__ import annotations

import asyncio
import stat
import subprocess
import sys
from pathlib import Path

import psycopg
import pytest

from quadriga.client import Sitter
from quadriga.core.record import commit
from quadriga.server.settings import Settings, SettingsError
from quadriga.server.storage.seeds import KEY_FILE, SeedLocked, Seeds, new_key, rotate_all
from quadriga.server.tables.service import Service
from server.house import SEED_KEY, House, dealt, deciding, house, run, same_people


def tokens(url: str) -> dict[str, bytes]:
    with psycopg.connect(url) as connection:
        return dict(connection.execute("SELECT table_id, value FROM seed").fetchall())


def test_no_seed_lies_open_in_the_database(place: House) -> None:
    async def scene() -> None:
        (ann, _) = await dealt(place.bases, "toy", 2)
        token = tokens(place.database)[ann.table]
        assert commit(token) != ann.commitment
        assert commit(Seeds([SEED_KEY]).decrypt(ann.table, token)) == ann.commitment
        with pytest.raises(SeedLocked, match=ann.table):
            Seeds([new_key()]).decrypt(ann.table, token)

    run(scene())


def test_keys_are_changed_while_tables_are_open() -> None:
    """Both keys, the new one first; everything encrypted anew; the old key taken away: the table plays on."""
    old, new = SEED_KEY, new_key()

    async def begin(place: House) -> list[Sitter]:
        return await dealt(place.bases, "toy", 2)

    async def go_on(place: House, sitters: list[Sitter]) -> None:
        sitter, shown = await deciding(same_people(sitters, place.bases[0]))
        assert (await sitter.move(shown["seq"], "draw")).status == 200

    with house(webs=1, worker=False) as place:
        sitters = run(begin(place))
        id = sitters[0].table
        before = tokens(place.database)[id]
        settings = Settings(database=place.database, seed_keys=f"{new},{old}")
        assert asyncio.run(rotate_all(settings)) == asyncio.run(rotate_all(settings)) == 1
        after = tokens(place.database)[id]
        assert Seeds([old]).decrypt(id, before) == Seeds([new]).decrypt(id, after)
        with pytest.raises(SeedLocked):
            Seeds([old]).decrypt(id, after)
        place.stop()
        place.webs.clear()
        # A process with the keys of another database says so at once, in one line.
        program = str(Path(sys.executable).with_name("quadriga"))
        refused = subprocess.run(
            [program, "work"], env=place.environment(), capture_output=True, text=True, check=False, timeout=60
        )
        assert refused.returncode == 2
        assert id in refused.stderr
        assert "Traceback" not in refused.stderr
        place.settings["seed_keys"] = new
        place.start_web()
        place.wait_until_ready()
        run(go_on(place, sitters))


def test_a_home_server_makes_its_key_once_for_itself_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    token = Seeds.of(Settings()).encrypt(b"a seed")
    file = tmp_path / "quadriga" / KEY_FILE
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert Seeds.of(Settings()).decrypt("t", token) == b"a seed"
    assert [path.name for path in file.parent.iterdir()] == [KEY_FILE]


def test_a_server_that_people_reach_by_https_needs_a_key_set(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    with pytest.raises(SettingsError, match="QUADRIGA_SEED_KEYS is not set"):
        Seeds.of(Settings(origin="https://games.example"))
    assert list(tmp_path.iterdir()) == []
    Seeds.of(Settings(origin="https://games.example", seed_keys=new_key()))


@pytest.mark.parametrize("keys", ["short", "a" * 44])
def test_what_is_no_key_is_refused(keys: str) -> None:
    with pytest.raises(SettingsError, match="Fernet keys"):
        Seeds.of(Settings(seed_keys=keys))


def test_spaces_and_a_last_comma_are_forgiven() -> None:
    Seeds.of(Settings(seed_keys=f"{new_key()},"))
    Seeds.of(Settings(seed_keys=f" {new_key()} , {new_key()}"))


@pytest.mark.parametrize("missing", ["not_made_yet", "postgres"], ids=["database", "schema"])
def test_a_server_starts_before_there_is_a_database_to_check_its_key_against(place: House, missing: str) -> None:
    url = f"{place.database.rpartition('/')[0]}/{missing}"

    async def scene() -> None:
        service = await Service.start(Settings(database=url, seed_keys=SEED_KEY))
        await service.stop()

    run(scene())
