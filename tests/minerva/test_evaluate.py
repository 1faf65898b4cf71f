"""What bots make of a position."""

import pytest

from minerva.position import position
from quadriga.games.minerva.evaluate import evaluate

TILES = ("barracks", "circus")


def worth_of_barracks(round: int) -> float:
    """What the lines of a city promise with barracks more than with a circus, which does nothing there."""
    lines = [dict(evaluate(position().round(round).city(0, f"{tile} 0,1").state, 0))["lines"] for tile in TILES]
    return lines[0] - lines[1]


@pytest.mark.parametrize("round", [2, 3, 4, 5])
def test_what_gives_glory_is_worth_the_glory_tiles_it_wins(round: int) -> None:
    """One in every round, of 3 to 7 points."""
    assert worth_of_barracks(round) > 3
