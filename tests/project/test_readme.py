"""The tour of the README runs as it is printed."""

import doctest
import re
from pathlib import Path

import pytest

README = Path(__file__).parents[2] / "README.md"


def test_the_tour_of_the_readme_runs_as_printed() -> None:
    results = doctest.testfile(str(README), module_relative=False, encoding="utf-8")
    assert results.attempted > 10
    assert results.failed == 0


def test_the_game_in_seven_lines_runs_as_printed(capsys: pytest.CaptureFixture[str]) -> None:
    page = (README.parent / "docs" / "program.md").read_text(encoding="utf-8")
    (program,) = re.findall(r"^```python\n(.*?)^```", page, flags=re.DOTALL | re.MULTILINE)
    exec(program, {})
    assert capsys.readouterr().out.startswith("Outcome(")
