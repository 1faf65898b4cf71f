"""`scripts/quick GAME`: what it would run is there, and what fails is told."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from project.scripts_as_modules import script_module
from quadriga.core.registry import GROUP, installed

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "scripts" / "quick"
GAMES = {id: package for id, package in installed().items() if package.startswith(f"{GROUP}.")}


def quick(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, SCRIPT, *words], cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("game", GAMES)
def test_every_step_of_every_game_names_files_and_programs_that_are_there(game: str) -> None:
    steps = script_module("quick").steps_for(game)
    named = [word for step in steps for word in step.command if word.startswith("tests/")]
    assert f"tests/{GAMES[game].rpartition('.')[2]}" in named
    assert [word for word in named if not (ROOT / word).exists()] == []
    programs = {step.command[0] for step in steps}
    assert [one for one in programs if not Path(sys.executable).with_name(one).exists()] == []


def test_the_list_runs_nothing_and_can_be_narrowed() -> None:
    listed = quick("builders", "--list")
    assert listed.returncode == 0
    names = [line.partition(":")[0] for line in listed.stdout.splitlines()]
    assert names == ["style", "format", "layers", "types", "house", "catalogue", "rules", "golden", "conformance"]
    assert quick("builders", "--list", "--only", "style").stdout == "style: ruff check .\n"


def test_a_game_that_is_not_there_is_refused_with_those_that_are() -> None:
    refused = quick("backgammon", "--list")
    assert refused.returncode == 2
    assert all(game in refused.stderr for game in GAMES)


def test_a_step_that_fails_is_told_and_the_others_are_run(capfd: pytest.CaptureFixture[str]) -> None:
    script = script_module("quick")
    steps = [
        script.Step("first", (sys.executable, "-c", "raise SystemExit(3)")),
        script.Step("second", (sys.executable, "-c", "print('still here')")),
    ]
    assert script.run(steps) == ["first"]
    told = capfd.readouterr().out
    assert "still here" in told
    assert re.search(r"^first +\d+\.\d s  failed$", told, re.MULTILINE)
    assert re.search(r"^second +\d+\.\d s$", told, re.MULTILINE)
    assert told.splitlines()[-1] == "failed: first"
    assert script.run(steps[1:]) == []
    assert capfd.readouterr().out.splitlines()[-1] == "passed"
