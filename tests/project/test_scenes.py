"""The scenes of the four games, and of games without any: small, drawn by the script, coloured by tokens."""

from __future__ import annotations

import gzip
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).resolve().parents[2]
MOST_PACKED = 25_000
FOLDER = ROOT / "src/quadriga/games"
GAMES = ("builders", "glory_to_rome", "minerva", "porta_nigra")
# What has a scene of its own: the tables of an edition's data, and how a row is called there.
SHOWN = {
    "builders": ("workers", "slaves", "tools", "universities", "buildings", "machines"),
    "glory_to_rome": ("buildings",),
    "minerva": ("buildings", "temples"),
    "porta_nigra": ("actions", "honours"),
}


# What games are offered with, before one of them is loaded.
COVERS = "covers"
# What a game has that brings no scenes.
PLAIN = "plain"
FILES = {COVERS: ROOT / "web/src/boards/covers.svg", PLAIN: ROOT / "src/quadriga/core/scenes.svg"}
SHEETS = (*GAMES, *FILES)


def sheet(name: str) -> str:
    return FILES.get(name, FOLDER / name / "scenes.svg").read_text(encoding="utf-8")


@pytest.mark.parametrize("script", ["scenes", "films"])
def test_what_is_committed_is_what_the_script_makes(script: str) -> None:
    program = [sys.executable, str(ROOT / "scripts" / script), "--check"]
    ran = subprocess.run(program, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr


@pytest.mark.parametrize("game", SHEETS)
def test_all_scenes_of_a_game_are_small(game: str) -> None:
    assert len(gzip.compress(sheet(game).encode(), 9)) < MOST_PACKED


@pytest.mark.parametrize("game", SHEETS)
def test_every_colour_is_a_token(game: str) -> None:
    tokens = (ROOT / "web/src/lib/tokens.css").read_text(encoding="utf-8") + (
        ROOT / "web/src/lib/Scene.svelte"
    ).read_text(encoding="utf-8")
    defined = set(re.findall(r"--([a-z0-9-]+):", tokens))
    colours = re.findall(r'(?:fill|stroke)="([^"]*)"', sheet(game))
    assert colours
    used = set()
    for colour in colours:
        if colour != "none":
            found = re.fullmatch(r"(?:var\(--limb,)?var\(--([a-z0-9-]+)\)?\)", colour)
            assert found, colour
            used.add(found[1])
    assert used <= defined, used - defined


@pytest.mark.parametrize("game", GAMES)
def test_every_card_and_tile_has_a_scene(game: str) -> None:
    (data,) = (FOLDER / game / "data").glob("*.toml")
    tables = tomllib.loads(data.read_text(encoding="utf-8"))
    rows = [row for name in SHOWN[game] for row in tables[name].get("cards") or tables[name]["tiles"]]
    assert rows
    drawn = set(re.findall(r'<g id="[a-z_]+\.([a-z0-9-]+)\.(?:main|front)"', sheet(game)))
    assert {row["id"] for row in rows} <= drawn


@pytest.mark.parametrize("game", SHEETS)
def test_a_sheet_is_well_formed_and_uses_only_what_it_holds(game: str) -> None:
    root = ElementTree.fromstring(sheet(game))
    ids = [one.attrib["id"] for one in root.iter() if "id" in one.attrib]
    assert len(ids) == len(set(ids))
    used = {one.attrib["href"].removeprefix("#") for one in root.iter() if "href" in one.attrib}
    assert used <= set(ids), used - set(ids)
