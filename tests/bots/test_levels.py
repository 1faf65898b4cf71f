"""Ten games a title on each level of the search, and of greedy against itself: legal to the last move, and they end."""

import pytest

from bots.table import GAMES, play_out
from quadriga.bots.bot import LEVELS

#: Small: it is about ending, not about winning.
BUDGET = "4"


@pytest.mark.parametrize("part", range(2))
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", GAMES)
def test_ten_games_end(name: str, level: str, part: int) -> None:
    for number in range(5 * part, 5 * part + 5):
        places = play_out(name, [level, "random"] if number % 2 else ["random", level], number, BUDGET)
        assert min(places) == 1


@pytest.mark.parametrize("name", GAMES)
def test_ten_games_of_two_greedy_bots_end(name: str) -> None:
    """In Glory to Rome two of them once fetched Senators for ever, since neither would draw the last cards."""
    for number in range(10):
        assert min(play_out(name, ["greedy", "greedy"], number, "")) == 1
