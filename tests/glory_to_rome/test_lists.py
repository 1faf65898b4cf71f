"""Lists of legal moves stay short enough to be looked through: choices of sets go card by card."""

from random import Random

import pytest

from glory_to_rome.position import position
from quadriga.core.chance import RandomChance
from quadriga.games.glory_to_rome.game import GAME

LONGEST_LIST = 60
#: What a refill reaches with Shrine and Temple, of as many names as possible.
FULL_HAND = ("statue", "forum", "villa", "sewer", "wall", "bridge", "bath", "atrium", "dock", "market", "road")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_list_of_legal_moves_is_longer_than_sixty(seats: int) -> None:
    longest = 0
    for seed in range(40):
        rng = Random(f"{seats} {seed}")
        options = {option.id: rng.choice(option.choices) for option in GAME.meta.options} if seed % 2 else None
        state = GAME.setup(GAME.edition(), GAME.meta.settle_options(options), seats, RandomChance(rng))
        while state.stack:
            moves = GAME.moves(state)
            longest = max(longest, len(moves))
            GAME.play(state, rng.choice(moves), RandomChance(rng))
    assert 10 < longest <= LONGEST_LIST


@pytest.mark.parametrize("question", ["lead", "craftsman", "architect", "think", "laborer", "patron", "merchant"])
def test_nor_is_one_of_a_full_hand_with_every_function_that_adds_moves(question: str) -> None:
    table = position(5).hand(0, *FULL_HAND, "senator").built(0, "circus", "tower", "fountain", "stairway", "archway")
    table.built(0, "latrine", "vomitorium", "dock", "aqueduct", "bar", "basilica")
    table.founded(0, "temple").founded(0, "school").stock(0, "rubble", "wood", "brick", "concrete", "stone", "marble")
    table.pool("rubble", "wood", "brick", "concrete", "stone", "marble")
    table.built(1, "palace", "gate", "insula").built(2, "amphitheatre", "market")
    if question == "think":
        table.play("think")
    elif question != "lead":
        table.acting(0, question, 2)
    assert table.question == question
    assert 8 < len(table.moves()) <= LONGEST_LIST
