"""Minerva holds every promise at every number of seats, alone too."""

from pathlib import Path

import pytest

from quadriga.core.conformance import conform


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_thirty_random_games(seats: int, tmp_path: Path) -> None:
    report = conform("minerva", games=30, seats=seats, keep=tmp_path)
    assert report.failures == ()
    assert report.games == 30
    assert [name for name, count in report.checks.items() if not count] == []
