"""The toy game holds every promise at every number of seats."""

from pathlib import Path

import pytest

from conformance.how_many import GAMES
from quadriga.core.conformance import conform


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games(seats: int, tmp_path: Path) -> None:
    report = conform("toy", games=GAMES, seats=seats, keep=tmp_path)
    assert report.failures == ()
    assert report.games == GAMES
    assert [name for name, count in report.checks.items() if not count] == []
