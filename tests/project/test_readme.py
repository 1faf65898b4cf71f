"""The tour of the README runs as it is printed."""

import doctest
from pathlib import Path

README = Path(__file__).parents[2] / "README.md"


def test_the_tour_of_the_readme_runs_as_printed() -> None:
    results = doctest.testfile(str(README), module_relative=False, encoding="utf-8")
    assert results.attempted > 10
    assert results.failed == 0
