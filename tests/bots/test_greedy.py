"""The one-step bot plays from its seat's view, always legally, and far better than chance."""

from random import Random

import pytest

from quadriga.bots import find_bot
from quadriga.core.chance import RandomChance
from quadriga.core.registry import find_game, installed
from quadriga.core.views import encode_view

GAMES = [name for name, package in installed().items() if package.startswith("quadriga.games.")]


def play_match(name: str, number: int) -> bool:
    """One two-player game of greedy against random, seats exchanged by number; whether greedy won alone."""
    game = find_game(name)
    chance = RandomChance(Random(1000 + number))
    state = game.setup(game.edition(), game.meta.settle_options(None), 2, chance)
    seat = number % 2
    bots = [
        find_bot("greedy" if place == seat else "random", game, place, Random(10 * number + place)) for place in (0, 1)
    ]
    while state.stack:
        legal = game.moves(state)
        move = bots[state.stack[-1].seat].choose(game.view(state, state.decider), legal)
        assert move in legal
        game.play(state, move, chance)
    outcome = game.outcome(state)
    assert outcome is not None
    return outcome.winners == (seat,)


@pytest.mark.parametrize("part", range(2))
@pytest.mark.parametrize("name", GAMES)
def test_greedy_beats_random_in_nine_games_of_ten(name: str, part: int) -> None:
    won = sum(play_match(name, number) for number in range(10 * part, 10 * part + 10))
    assert won >= 9


@pytest.mark.parametrize("name", GAMES)
def test_greedy_chooses_alike_in_states_its_seat_cannot_tell_apart(name: str) -> None:
    game, rng = find_game(name), Random(5)
    chance = RandomChance(rng)
    state = game.setup(game.edition(), game.meta.settle_options(None), 2, chance)
    for _ in range(60):
        if not state.stack:
            break
        seat = state.stack[-1].seat
        view = game.view(state, seat)
        twin = game.determinize(view, seat, Random(6))
        assert encode_view(game.view(twin, seat)) == encode_view(view)
        chosen = [
            find_bot("greedy", game, seat, Random(7)).choose(game.view(one, seat), game.moves(one))
            for one in (state, twin)
        ]
        assert chosen[0] is chosen[1]
        game.play(state, rng.choice(game.moves(state)), chance)
