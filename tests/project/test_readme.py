"""The tour of the README runs as it is printed, and a type checker has nothing to say against it."""

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

from core.test_library import MISTYPED, PROGRAMS, lines_of

README = Path(__file__).parents[2] / "README.md"
TOUR = README.parent / ".ci" / "tour.py"


def test_the_tour_of_the_readme_runs_as_printed() -> None:
    results = doctest.testfile(str(README), module_relative=False, encoding="utf-8")
    assert results.attempted > 10
    assert results.failed == 0


def test_the_game_in_seven_lines_runs_as_printed(capsys: pytest.CaptureFixture[str]) -> None:
    page = (README.parent / "docs" / "program.md").read_text(encoding="utf-8")
    (program,) = re.findall(r"^```python\n(.*?)^```", page, flags=re.DOTALL | re.MULTILINE)
    exec(program, {})
    assert capsys.readouterr().out.startswith("Outcome(")


def checked(folder: Path, program: str) -> str:
    """What mypy says of a program of somebody who has the library and is strict."""
    (folder / "program.py").write_text(program, encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(folder / "cache"), "program.py"]
    return subprocess.run(command, check=False, cwd=folder, capture_output=True, text=True).stdout


def test_the_tour_and_every_short_program_are_typed(tmp_path: Path) -> None:
    tour = subprocess.run([sys.executable, str(TOUR), str(README)], check=True, capture_output=True, text=True)
    assert "quadriga.new" in tour.stdout
    programs = [lines_of(program) for name, (program, _) in PROGRAMS.items() if name not in MISTYPED]
    # Each in a function, so that one's names are not another's.
    apart = [
        f"def program{number}() -> None:\n" + "\n".join(f"    {line}" for line in program.splitlines())
        for number, program in enumerate(programs)
    ]
    assert checked(tmp_path, "\n".join([tour.stdout, *apart])).startswith("Success")
    wrong = "from quadriga.games import builders\nprint(builders.new(players=3).view(2).players[2].sestertii)"
    assert 'has no attribute "sestertii"' in checked(tmp_path, wrong)
