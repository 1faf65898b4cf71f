"""Games of each level of the search, and of greedy against itself: legal to the last move, and they end.

`TEST_WHOLE` plays ten a title of each; `.ci/full endings` plays thousands.
"""

import os

import pytest

from bots.table import GAMES, play_out
from quadriga.bots.bot import LEVELS

#: Small: it is about ending, not about winning.
BUDGET = "2"
PLAYED = 10 if os.environ.get("TEST_WHOLE") else 4


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", GAMES)
def test_games_of_a_level_end(name: str, level: str) -> None:
    for number in range(PLAYED):
        places = play_out(name, [level, "random"] if number % 2 else ["random", level], number, BUDGET)
        assert min(places) == 1


@pytest.mark.parametrize("name", GAMES)
def test_games_of_two_greedy_bots_end(name: str) -> None:
    """In Glory to Rome two of them once fetched Senators for ever, since neither would draw the last cards."""
    for number in range(PLAYED):
        assert min(play_out(name, ["greedy", "greedy"], number, "")) == 1
