"""Bots with what was learned: legal, the same every time, explained by features, and to be had without it."""

from random import Random

import pytest

from bots.table import GAMES, deal, play_out, positions
from quadriga.bots import find_bot, is_bot, names
from quadriga.bots.explain import Reason, Why
from quadriga.bots.search import SearchBot
from quadriga.core.learned import LEARNED
from quadriga.core.registry import find_game
from quadriga.core.weights import Term, Weights


@pytest.mark.parametrize("name", GAMES)
def test_bots_with_shipped_weights_play_the_same_legal_game_twice(name: str) -> None:
    for bots in (("greedy", "greedy-hand"), ("tiro", "greedy")):
        assert play_out(name, bots, 3, "64") == play_out(name, bots, 3, "64")


def test_the_hand_written_value_stays_to_be_had() -> None:
    game = find_game("builders")
    term = Term(1.0, 0.0, dict.fromkeys(game.feature_names, (5.0, 0.0)))
    weights = Weights(game.meta.id, game.meta.rules_version, game.edition().hash, {"2": term})
    state, _ = deal(game, 2, 1)
    bot = find_bot("magister-hand", game.weighed(weights), 0, Random(1), "4")
    assert isinstance(bot, SearchBot)
    assert bot.game.worth(state, 0) == pytest.approx(sum(term for _, term in game.evaluate(state, 0)))
    assert all(is_bot(f"{name}-hand") for name in ("greedy", "tiro", "faber", "magister"))
    assert not is_bot("random-hand")
    assert not any(name.endswith("-hand") for name in names()), "people are not offered the same bot twice"


def test_what_was_learned_is_told_by_its_greatest_features() -> None:
    _, state = next(positions("builders", seed=1, every=5))
    first, second = find_game("builders").moves(state)[:2]
    worse = Reason(second, 0.0, 9, {"points": 1.0, "team": 1.0, f"{LEARNED}points": 0.0, f"{LEARNED}skill": 0.0})
    better = Reason(
        first,
        1.0,
        10,
        {
            "points": 1.2,
            "team": 1.1,
            f"{LEARNED}points": 0.9,
            f"{LEARNED}skill": 0.3,
            f"{LEARNED}tools": 0.2,
            f"{LEARNED}loans": -0.4,
        },
    )
    why = Why((better, worse))
    told = why.differences(0, 3)
    assert [name for name, _ in told] == [f"{LEARNED}points", "points", "team"]
    assert [round(amount, 6) for _, amount in told] == [0.9, 0.2, 0.1]
    # Never more than asked for: they stand on a line.
    assert [name for name, _ in why.differences(0)] == [f"{LEARNED}points", "points"]
    assert [name for name, _ in why.differences(0, 4)] == [f"{LEARNED}points", f"{LEARNED}skill", "points", "team"]


def test_features_that_cancel_out_are_not_told() -> None:
    _, state = next(positions("builders", seed=1, every=5))
    first, second = find_game("builders").moves(state)[:2]
    worse = Reason(second, 0.0, 9, {"points": 1.0})
    better = Reason(first, 1.0, 10, {"points": 1.2, f"{LEARNED}points": 0.9, f"{LEARNED}skill": -0.9})
    assert [name for name, _ in Why((better, worse)).differences(0)] == ["points"]
