"""The runbooks: every block of commands is run as it stands, on a server with games under way."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import psycopg
import pytest
import quadriga_toy

from quadriga.client import Sitter
from quadriga.server.storage.seeds import Seeds
from server.house import POSTGRES, Client, House, by_chance, dealt, house, play_on, position, run, same_people
from server.test_backup import to_the_end
from server.test_rules_change import RULE

PAGE = Path(__file__).parents[2] / "docs" / "runbooks.md"
UNITS = PAGE.parents[1] / "deploy" / "systemd"


def blocks(title: str) -> list[str]:
    """The commands of a section."""
    sections = re.split(r"^## ", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE)
    [section] = [one for one in sections if one.startswith(f"{title}\n")]
    found = re.findall(r"^```sh\n(.*?)^```", section, flags=re.DOTALL | re.MULTILINE)
    assert found
    return found


class Shell:
    """Whoever runs the server, at a shell: what is exported in one block holds in the next."""

    def __init__(self, place: House, folder: Path) -> None:
        self.place = place
        self.folder = folder
        [port] = place.webs
        programs = str(Path(sys.executable).parent)
        self.settings = {
            **place.environment(port=port),
            "SERVER_LOG": str(place.log),
            "PATH": f"{programs}:{os.environ['PATH']}",
            "LC_ALL": "C.UTF-8",
        }

    def run(self, block: str, status: int = 0) -> str:
        """What the commands print. They end at the first that fails, which is told by its status."""
        kept = self.folder / "settings"
        script = f"set -euo pipefail\n{block}\nexport -p > {kept}\n"
        ended = subprocess.run(
            ["bash", "-c", script], env=self.settings, cwd=self.folder, capture_output=True, text=True, check=False
        )
        assert ended.returncode == status, ended.stdout + ended.stderr
        if kept.exists():
            exported = re.findall(r'^declare -x (QUADRIGA_\w+|NEW_KEY)="(.*)"$', kept.read_text(), flags=re.MULTILINE)
            self.settings |= dict(exported)
        return ended.stdout


@pytest.fixture
def shell(tmp_path: Path) -> Iterator[Shell]:
    with house(webs=1) as place:
        yield Shell(place, tmp_path)


def begun(place: House) -> list[Sitter]:
    """Two people in the middle of a game."""

    async def scene() -> list[Sitter]:
        sitters = await dealt(place.bases, "toy", 2)
        await play_on(sitters, lambda shown: "coin", 1)
        return sitters

    return run(scene())


def test_every_section_has_commands_and_names_units_that_exist() -> None:
    text = PAGE.read_text(encoding="utf-8")
    titles = re.findall(r"^## (.*)$", text, flags=re.MULTILINE)
    assert titles == [
        "Something is wrong",
        "Upgrade",
        "Restore",
        "Old tables fill the disk",
        "Rotate keys",
        "A table that no longer replays",
        "A flood",
    ]
    assert all(blocks(title) for title in titles)
    named = set(re.findall(r"\bquadriga-(?:web|work|migrate)\b", text))
    assert named <= {unit.stem for unit in UNITS.glob("*.service")}


def test_something_is_wrong(shell: Shell) -> None:
    [asking] = blocks("Something is wrong")
    shown = shell.run(asking)
    assert "WRONG" not in shown
    assert '"ready"' in shown or '"database"' in shown, shown
    shell.place.kill_worker()
    shell.place.stop()
    assert "WRONG" in shell.run("quadriga doctor || true")


def test_upgrade_and_restore(shell: Shell) -> None:
    place = shell.place
    sitters = begun(place)
    before = run(position(same_people(sitters, place.bases[0])[0]))["seq"]
    saving, migrating = blocks("Upgrade")
    assert "1 open table, none differs" in shell.run(saving)
    assert "WRONG" not in shell.run(migrating)

    # Played on after the backup; that is what a restore takes back.
    run(play_on(same_people(sitters, place.bases[0]), by_chance(Random(1)), 3))
    place.stop()
    name = f"{place.database.rpartition('/')[2]}_restored"
    putting_back, renewing = (block.replace("quadriga_restored", name) for block in blocks("Restore"))
    try:
        shell.run(putting_back)
        assert "1 tables in play" in shell.run(renewing)
        assert shell.settings["QUADRIGA_DATABASE"].endswith(name)
        with psycopg.connect(f"{POSTGRES}/{name}") as connection:
            entries = connection.execute("SELECT max(seq) FROM entry").fetchone()
        assert entries == (before + 1,)  # the entry `restored`
    finally:
        with psycopg.connect(f"{POSTGRES}/postgres", autocommit=True) as connection:
            connection.execute(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)')


def test_old_tables_fill_the_disk(shell: Shell, tmp_path: Path) -> None:
    """Those of today stay; those that have rested are moved."""

    async def scene() -> None:
        await to_the_end(await dealt(shell.place.bases, "toy", 2), Random(1))

    run(scene())
    [moving] = blocks("Old tables fill the disk")
    shell.settings["QUADRIGA_ARCHIVE"] = str(tmp_path / "archive")
    assert "nothing to move" in shell.run(moving)
    with psycopg.connect(shell.place.database) as connection:
        connection.execute("UPDATE game_table SET changed_at = now() - interval '31 days'")
    shown = shell.run(moving)
    assert "1 table is in" in shown
    assert "the record of 1 table is in the archive" in shown


def test_rotate_keys(shell: Shell) -> None:
    sitters = begun(shell.place)
    old = shell.settings["QUADRIGA_SEED_KEYS"]
    making, rotating, taking_away = blocks("Rotate keys")
    shell.run(making.replace("NEW_KEY=", "export NEW_KEY="))
    assert "1 seeds" in shell.run(rotating)
    assert "the seed keys open the seeds" in shell.run(taking_away)
    new = shell.settings["QUADRIGA_SEED_KEYS"]
    assert new != old
    with psycopg.connect(shell.place.database) as connection:
        row = connection.execute("SELECT value FROM seed WHERE table_id = %s", (sitters[0].table,)).fetchone()
    assert row is not None
    assert len(Seeds([new]).decrypt(sitters[0].table, row[0])) == 32


def test_a_table_that_no_longer_replays(shell: Shell, tmp_path: Path) -> None:
    table = begun(shell.place)[0].table
    looking, forcing = blocks("A table that no longer replays")
    assert "(0 rows)" in shell.run(looking)
    other = tmp_path / "rules"
    shutil.copytree(Path(quadriga_toy.__file__).parent, other / "quadriga_toy")
    play = other / "quadriga_toy" / "play.py"
    play.write_text(play.read_text().replace(*RULE))
    shell.settings["PYTHONPATH"] = str(other)
    shell.run("quadriga migrate", status=2)
    assert table in shell.run(looking)
    shell.run(forcing)
    assert "(1 row)" in shell.run(looking)


def test_a_flood(shell: Shell) -> None:
    counting, inviting = blocks("A flood")

    async def scene() -> None:
        for _ in range(3):
            assert (await Client(shell.place.bases[0]).get("/me")).status == 401

    run(scene())
    [line] = shell.run(counting).splitlines()
    assert re.fullmatch(r'\s*3 "address": "[0-9a-f]{12}"', line)
    assert "#" in shell.run(inviting)
