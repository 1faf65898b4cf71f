"""A bot sees what its seat sees: where two positions look the same to it, it chooses the same."""

from random import Random

import pytest

from bots.table import GAMES, positions
from quadriga.bots import find_bot, names
from quadriga.core.views import encode_view


@pytest.mark.parametrize("bot", names())
@pytest.mark.parametrize("name", GAMES)
def test_a_bot_chooses_alike_in_states_its_seat_cannot_tell_apart(name: str, bot: str) -> None:
    compared = 0
    for game, state in positions(name, seed=5, every=4):
        seat = state.stack[-1].seat
        view = game.view(state, seat)
        twin = game.determinize(view, seat, Random(6))
        assert encode_view(game.view(twin, seat)) == encode_view(view)
        chosen = [
            find_bot(bot, game, seat, Random(7), "24").choose(game.view(one, seat), game.moves(one))
            for one in (state, twin)
        ]
        assert chosen[0] is chosen[1]
        compared += 1
    assert compared >= 10
