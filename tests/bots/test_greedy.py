"""The one-step bot plays from its seat's view, always legally, and far better than chance."""

from random import Random

import pytest

from bots.table import GAMES, play_out, positions
from quadriga.bots.greedy import GreedyBot
from quadriga.games.glory_to_rome.state import GloryState


def wins_alone(name: str, number: int) -> bool:
    """Whether greedy wins a two-player game against random, seats exchanged by number."""
    seat = number % 2
    places = play_out(name, ["greedy" if place == seat else "random" for place in (0, 1)], 1000 + number, "")
    return places[seat] < places[1 - seat]


@pytest.mark.parametrize("part", range(2))
@pytest.mark.parametrize("name", GAMES)
def test_greedy_beats_random_in_nine_games_of_ten(name: str, part: int) -> None:
    won = sum(wins_alone(name, number) for number in range(10 * part, 10 * part + 10))
    assert won >= 9


def test_an_answer_thought_of_for_other_cards_than_came_is_thought_over() -> None:
    """The plan drew cards of its own; what really came may make the same answer legal, and a bad one."""
    game, state = next(positions("glory-to-rome", seed=1, every=8))
    seat, legal = state.stack[-1].seat, game.moves(state)
    view = game.view(state, seat)
    other = state.copy()
    assert isinstance(other, GloryState)
    other.deck.append(other.players[seat].hand.pop())
    for planned in legal:
        chosen = []
        for foreseen in (state, other, None):
            bot = GreedyBot(game, seat, Random(3))
            bot.foreseen, bot.answers = foreseen, [planned]
            chosen.append(bot.choose(view, legal))
        assert chosen[0] is planned
        assert chosen[1] is chosen[2]
    assert len(legal) > 1
