"""Glory to Rome holds every promise at every number of seats, with options chosen at random."""

from pathlib import Path

import pytest

from conformance.how_many import GAMES
from quadriga.core.conformance import conform

#: What a seat is asked can be looked through at a glance.
LONGEST_LIST = 60


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games(seats: int, tmp_path: Path) -> None:
    report = conform("glory-to-rome", games=GAMES, seats=seats, keep=tmp_path)
    assert report.failures == ()
    assert report.games == GAMES
    assert [name for name, count in report.checks.items() if not count] == []
    assert report.most_moves <= LONGEST_LIST
