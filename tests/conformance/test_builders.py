"""The Builders keep every promise the core makes, over random games."""

import pytest

from conformance.how_many import GAMES
from quadriga.core.conformance import conform


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_builders_conform(seats: int) -> None:
    report = conform("builders", games=GAMES, seats=seats)
    assert report.passed, "\n".join(report.lines())
    assert report.games == GAMES
