"""Whatever bots and players ask of a game has an answer at every position of games by chance."""

from collections.abc import Iterator
from math import isfinite
from random import Random

import pytest

from quadriga.core.chance import RandomChance
from quadriga.core.game import Game
from quadriga.core.moves import Move
from quadriga.core.registry import find_game, find_meta, installed
from quadriga.core.state import State

CASES = [(id, seats) for id in sorted(installed()) for seats in find_meta(id).players]


def positions(game: Game, seats: int, seed: int) -> Iterator[tuple[State, list[Move]]]:
    """Every position of a game, with its legal moves."""
    pick, chance = Random(seed), RandomChance(Random(seed))
    state = game.setup(game.edition(), game.meta.settle_options(None), seats, chance)
    while state.stack:
        legal = game.moves(state)
        yield state, legal
        # Half of the time as a bot would, which gets further than chance alone.
        game.play(state, pick.choice(game.sensible(state) if pick.random() < 0.5 else legal), chance)


@pytest.mark.parametrize(("id", "seats"), CASES)
def test_every_seat_stands_somewhere_and_some_move_makes_sense(id: str, seats: int) -> None:
    """Whoever asks twice is told the same: nothing is changed by asking, and no term is left out."""
    game = find_game(id)
    for seed in range(2):
        for state, legal in positions(game, seats, seed):
            sensible = game.sensible(state)
            assert sensible
            assert set(sensible) <= set(legal)
            for seat in range(seats):
                terms = game.evaluate(state, seat)
                assert terms
                assert all(isfinite(worth) for _, worth in terms)
                assert game.evaluate(state, seat) == terms
            assert game.moves(state) == legal


@pytest.mark.parametrize(("id", "seats"), CASES)
def test_whatever_could_be_tried_is_legal_or_has_a_reason_why_not(id: str, seats: int) -> None:
    game = find_game(id)
    for seed in range(3):
        for state, legal in positions(game, seats, seed):
            seat = state.stack[-1].seat
            allowed = {move.key for move in game.candidates(state) if game.why_not(state, move) is None}
            assert allowed == {move.key for move in legal}
            view = game.view(state, seat)
            clicks = [things for move in legal if (things := game.touches(view, move))]
            for first in {things[0] for things in clicks}:  # something can be done with each
                assert game.why_not_at(state, seat, first) == []
            for things in clicks:
                assert game.why_not_at(state, seat, things[-1], things[:-1]) == []
