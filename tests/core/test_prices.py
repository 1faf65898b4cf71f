"""What a move uses up beside what changes hands, told before it is made."""

from random import Random

import pytest

from quadriga.core.chance import RandomChance
from quadriga.core.registry import find_game

FIGURES = {"builders": "actions", "porta-nigra": "torches"}


@pytest.mark.parametrize("id", FIGURES)
def test_a_preview_tells_what_the_move_will_use_up(id: str) -> None:
    """Whoever makes the move finds that much gone, as long as the turn is still theirs."""
    game, figure = find_game(id), FIGURES[id]
    rng = Random(3)
    told_of = 0
    for seed in range(4):
        chance = RandomChance(Random(seed))
        state = game.setup(game.edition(), game.meta.settle_options(None), 2, chance)
        while state.stack:
            seat, before = state.decider, getattr(state, figure)
            move = rng.choice(game.moves(state))
            takes = game.preview(state, move).takes
            game.play(state, move, chance)
            if state.stack and state.decider == seat:
                assert takes.get(figure, 0) == max(0, before - getattr(state, figure)), move.key
                told_of += bool(takes)
            else:
                assert not takes, move.key
    assert told_of > 20


def test_an_exchange_of_actions_costs_that_many() -> None:
    game = find_game("builders")
    state = game.setup(game.edition(), game.meta.settle_options(None), 2, RandomChance(Random(1)))
    prices = {move.key: game.preview(state, move).takes for move in game.moves(state)}
    assert prices["take 2"] == {"actions": 2}
    assert prices["extra"] == {}
    assert {str(prices[key]) for key in prices if key.startswith("open ")} == {"{'actions': 1}"}
