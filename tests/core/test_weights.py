"""What was learned is used with the rules and the edition it was learned with, and otherwise not at all."""

from pathlib import Path
from random import Random

import msgspec
import pytest

from quadriga.core.chance import RandomChance
from quadriga.core.errors import QuadrigaError
from quadriga.core.game import Game
from quadriga.core.learned import LEARNED
from quadriga.core.registry import find_game
from quadriga.core.state import State
from quadriga.core.weights import Term, Weights, decode_weights, encode_weights, shipped_weights

GAMES = ("builders", "glory_to_rome", "minerva", "porta_nigra")


def learned(game: Game) -> Weights:
    """Something for every feature."""
    pairs = {name: (0.25 + place / 100, -0.125) for place, name in enumerate(game.feature_names)}
    return Weights(game.meta.id, game.meta.rules_version, game.edition().hash, {"2": Term(0.5, 3.0, pairs)})


def deal(game: Game, seats: int = 2) -> State:
    state: State = game.setup(game.edition(), game.meta.settle_options(None), seats, RandomChance(Random(1)))
    return state


def by_hand(game: Game, state: State) -> float:
    """The hand-written terms one after another: from Python 3.12 on ``sum`` rounds otherwise than ``+=``."""
    total = 0.0
    for _, term in game.evaluate(state, 0):
        total += term
    return total


@pytest.mark.parametrize("name", GAMES)
def test_the_learned_term_stands_on_top_of_the_hand_written_ones(name: str) -> None:
    game = find_game(name)
    weights = learned(game)
    weighed, state = game.weighed(weights), deal(game)
    term = weights.players["2"]
    seen = dict(zip(game.feature_names, game.features(state, 0), strict=True))
    added = term.constant + sum(
        (term.features[one][0] + seen["phase"] * term.features[one][1]) * amount for one, amount in seen.items()
    )
    assert weighed.worth(state, 0) == pytest.approx(by_hand(game, state) + term.strength * added)
    terms = weighed.terms(state, 0)
    assert sum(amount for _, amount in terms) == pytest.approx(weighed.worth(state, 0))
    assert terms[: -len(seen)] == game.evaluate(state, 0)
    assert [told for told, _ in terms[-len(seen) :]] == [LEARNED + one for one in game.feature_names]


@pytest.mark.parametrize(
    "other",
    [{"edition": "0" * 64}, {"rules": 999}, {"game": "toy"}, {"players": {}}],
    ids=lambda other: next(iter(other)),
)
def test_weights_of_another_edition_rules_or_game_are_left_out(other: dict[str, object]) -> None:
    game = find_game("builders")
    state = deal(game)
    own = learned(game)
    assert game.weighed(own).worth(state, 0) != by_hand(game, state)
    assert game.weighed(msgspec.structs.replace(own, **other)).worth(state, 0) == by_hand(game, state)
    assert game.weighed(None).worth(state, 0) == by_hand(game, state)


def test_weights_are_for_one_number_of_players() -> None:
    game = find_game("builders")
    state = deal(game, 3)
    assert game.weighed(learned(game)).worth(state, 0) == by_hand(game, state)


def test_a_finished_game_is_worth_what_it_is() -> None:
    game = find_game("builders")
    weighed, state, pick, chance = game.weighed(learned(game)), deal(game), Random(3), RandomChance(Random(2))
    while state.stack:
        game.play(state, pick.choice(game.moves(state)), chance)
    assert weighed.worth(state, 0) == by_hand(game, state)


@pytest.mark.parametrize("name", GAMES)
def test_shipped_weights_fit_what_is_installed(name: str) -> None:
    game = find_game(name)
    weights = shipped_weights(game.package)
    if weights is None:
        return
    assert (weights.game, weights.rules, weights.edition) == (
        game.meta.id,
        game.meta.rules_version,
        game.edition().hash,
    )
    assert {int(seats) for seats in weights.players} <= set(game.meta.players)
    for seats, term in weights.players.items():
        assert set(term.features) == set(game.feature_names)
        assert 0 < term.strength <= 1
        state = deal(game, int(seats))
        assert game.worth(state, 0) != by_hand(game, state)


def test_weights_are_written_as_they_are_read(tmp_path: Path) -> None:
    weights = learned(find_game("builders"))
    assert decode_weights(encode_weights(weights)) == weights
    with pytest.raises(QuadrigaError, match="no weights"):
        decode_weights(b"[]")
