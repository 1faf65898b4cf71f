"""Advice is the same whenever it is asked for, knows what the seat knows and no more, and says when it is unsure."""

from random import Random

import pytest

from bots.table import GAMES, positions
from quadriga.bots import advise
from quadriga.bots.advice import FEWEST, MOST, is_clear
from quadriga.bots.explain import Reason
from quadriga.core.languages import COMPLETE
from quadriga.core.moves import Move
from quadriga.core.views import encode_view
from quadriga.words import Words


@pytest.mark.parametrize("name", GAMES)
def test_the_same_question_has_the_same_answer(name: str) -> None:
    for game, state in positions(name, seed=2, every=25):
        seat = state.stack[-1].seat
        asked = [advise(game, seat, game.view(state, seat), game.moves(state), 16) for _ in range(2)]
        assert asked[0] == asked[1]


@pytest.mark.parametrize("name", GAMES)
def test_states_that_a_seat_cannot_tell_apart_have_the_same_advice(name: str) -> None:
    compared = 0
    for game, state in positions(name, seed=5, every=12):
        seat = state.stack[-1].seat
        view = game.view(state, seat)
        twin = game.determinize(view, seat, Random(6))
        assert encode_view(game.view(twin, seat)) == encode_view(view)
        told = [advise(game, seat, game.view(one, seat), game.moves(one), 8) for one in (state, twin)]
        assert told[0] == told[1]
        compared += 1
    assert compared >= 4


@pytest.mark.parametrize("name", GAMES)
def test_the_best_three_come_by_worth_with_reasons_that_have_words(name: str) -> None:
    game, state = next(positions(name, seed=4, every=12))
    seat = state.stack[-1].seat
    legal = game.moves(state)
    advice = advise(game, seat, game.view(state, seat), legal, 60)
    worths = [advised.worth for advised in advice.moves]
    assert worths == sorted(worths, reverse=True)
    assert 2 <= len(worths) <= MOST
    assert all(advised.move in legal for advised in advice.moves)
    assert all(FEWEST <= advised.visits <= advice.iterations for advised in advice.moves)
    assert sum(advised.visits for advised in advice.moves) <= advice.iterations <= 60 + MOST * FEWEST
    for language in COMPLETE:
        words = Words(language, game, strict=True)
        assert all(words.term(term) for advised in advice.moves for term, _ in advised.because)


def test_an_only_move_is_not_thought_about() -> None:
    game, state = next(positions("builders", seed=1, every=5))
    seat, move = state.stack[-1].seat, game.moves(state)[0]
    advice = advise(game, seat, game.view(state, seat), [move])
    assert [advised.move for advised in advice.moves] == [move]
    assert (advice.unsure, advice.iterations) == (False, 0)


def reason(*brought: float) -> Reason:
    return Reason(Move(Move, (), ""), sum(brought) / len(brought), len(brought), {}, brought)


def test_what_is_within_the_noise_is_unsure() -> None:
    assert is_clear(reason(2.0, 3.0, 2.1, 2.9), reason(1.0, 2.0, 1.0, 2.0))
    # Far apart on average, but by one draw alone.
    assert not is_clear(reason(20.0, 1.0, 1.0, 1.0), reason(1.0, 1.0, 1.0, 1.0))
    # The same luck is compared: what one of them met more is left out.
    assert not is_clear(reason(1.0, 2.0, 9.0, 9.0), reason(1.0, 2.0))
    assert not is_clear(reason(9.0), reason(1.0))
    assert not is_clear(reason(1.0, 1.0), reason(1.0, 1.0))


def test_the_standard_error_is_that_of_the_mean() -> None:
    assert reason(1.0, 2.0, 3.0, 4.0).error == pytest.approx((5 / 3 / 4) ** 0.5)
    assert reason(1.0).error is None
