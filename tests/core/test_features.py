"""The features of every game: what the seat may know, the same wherever they are worked out, and all with a name.

`features.json` keeps what they come to in positions of random games, so that the compiled engine is held to the plain
one: `python tests/core/test_features.py` writes it anew.
"""

import hashlib
import json
import struct
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from quadriga.core.chance import RandomChance
from quadriga.core.game import Game
from quadriga.core.languages import COMPLETE
from quadriga.core.learned import LEARNED
from quadriga.core.registry import find_game
from quadriga.core.state import State
from quadriga.words import Words

KEPT = Path(__file__).with_name("features.json")
GAMES = ("builders", "glory_to_rome", "minerva", "porta_nigra")
EVERY = 9
RIVAL = "rival-"


def positions(game: Game, seats: int, every: int = EVERY) -> Iterator[State]:
    chance, pick = RandomChance(Random(seats)), Random(seats + 100)
    state = game.setup(game.edition(), game.meta.settle_options(None, seats), seats, chance)
    decisions = 0
    while state.stack and decisions < 500:
        decisions += 1
        if decisions % every == 0:
            yield state
        game.play(state, pick.choice(game.moves(state)), chance)


def digest(name: str) -> str:
    """Of all features in all positions, rounded to what a float of 32 bits holds."""
    game, found = find_game(name), hashlib.sha256()
    for seats in game.meta.players:
        for state in positions(game, seats):
            for seat in range(seats):
                found.update(b"".join(struct.pack("<f", round(one, 4)) for one in game.features(state, seat)))
    return found.hexdigest()


@pytest.mark.parametrize("name", GAMES)
def test_features_are_a_function_of_what_the_seat_sees(name: str) -> None:
    game, compared = find_game(name), 0
    for seats in game.meta.players:
        for state in positions(game, seats):
            for seat in range(seats):
                view = game.view(state, seat)
                twins = [game.determinize(view, seat, Random(luck)) for luck in (1, 2)]
                assert [game.features(twin, seat) for twin in twins] == [game.features(state, seat)] * 2
                compared += 1
    assert compared > 50


@pytest.mark.parametrize("name", GAMES)
def test_every_feature_has_one_name_and_the_first_is_the_phase(name: str) -> None:
    game = find_game(name)
    names = game.feature_names
    assert len(set(names)) == len(names)
    assert names[0] == "phase"
    assert 40 <= len(names) <= 64
    assert {one.removeprefix(RIVAL) for one in names if one.startswith(RIVAL)} < set(names)
    phases = []
    for state in positions(game, game.meta.players[-1], every=1):
        found = game.features(state, 0)
        assert len(found) == len(names)
        phases.append(found[0])
    assert 0.0 <= min(phases) < 0.2
    assert min(phases) < max(phases) <= 1.0


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", COMPLETE)
def test_every_feature_has_words(name: str, language: str) -> None:
    game = find_game(name)
    words = Words(language, game, strict=True)
    said = [words.term(LEARNED + one) for one in game.feature_names]
    assert all(said)
    assert len(set(said)) == len(said), "two features that are called the same explain nothing"


@pytest.mark.parametrize("name", GAMES)
def test_features_come_to_what_they_came_to_before(name: str) -> None:
    assert digest(name) == json.loads(KEPT.read_text(encoding="utf-8"))[name]


if __name__ == "__main__":
    KEPT.write_text(json.dumps({name: digest(name) for name in GAMES}, indent=1) + "\n", encoding="utf-8")
