"""A decision answers itself only where all who play can tell that it has one answer."""

from collections import Counter
from random import Random

import pytest

from quadriga.core.forced import is_forced
from quadriga.core.registry import find_game
from quadriga.core.table import Table

GAMES = 4


@pytest.mark.parametrize("id", ["builders", "glory-to-rome", "minerva", "porta-nigra"])
def test_that_a_decision_answers_itself_tells_nothing_of_what_is_hidden(id: str) -> None:
    """Wherever another seat cannot tell that there is one answer, it is asked, whatever the hand; both ways happen."""
    game, rng, seen = find_game(id), Random(5), Counter[str]()
    for seed in range(GAMES):
        table = Table.new(game, game.meta.players[-1], seed=seed)
        while table.decider is not None:
            state, moves = table.state, table.moves()
            if len(moves) == 1:
                forced = is_forced(game, state)
                seen["forced" if forced else "asked"] += 1
                for seat in range(state.seats):
                    if not forced or seat == table.decider:
                        continue
                    other = game.determinize(table.view(seat), seat, rng)
                    assert game.moves(other) == moves, f"seat {seat} at entry {table.head} of game {seed}"
                    # What the other seat sees is the same, and so is the verdict.
                    assert is_forced(game, other), f"seat {seat} at entry {table.head} of game {seed}"
            table.play(rng.choice(moves))
    assert seen["forced"] > 0
    # In one title a hand decides whether there is a choice at all.
    assert (seen["asked"] > 0) == (id == "glory-to-rome"), seen


def test_a_choice_is_never_forced() -> None:
    game = find_game("builders")
    table = Table.new(game, 2, seed=1)
    assert len(table.moves()) > 1
    assert not is_forced(game, table.state)


def test_a_game_that_is_over_asks_nothing() -> None:
    game, rng = find_game("minerva"), Random(2)
    table = Table.new(game, 1, seed=1)
    while table.decider is not None:
        table.play(rng.choice(table.moves()))
    assert not is_forced(game, table.state)


#: Moves that only close something: a turn, one's part of a round, an action.
CLOSING = frozenset({"end", "pass", "done"})


@pytest.mark.parametrize(
    ("id", "closes"),
    [("builders", {"end"}), ("glory-to-rome", {"done"}), ("minerva", {"pass"}), ("porta-nigra", {"end"})],
)
def test_a_turn_in_which_nothing_is_left_ends_as_a_forced_move(id: str, closes: set[str]) -> None:
    """Where only closing is left it is the one legal move: no setting of its own is needed to end a turn by itself.

    It waits for its player only where it cannot be taken back, or where others could not tell that nothing is left.
    """
    game, rng, seen, keys = find_game(id), Random(8), Counter[str](), set[str]()
    for seed in range(GAMES):
        table = Table.new(game, game.meta.players[-1], seed=seed)
        while table.decider is not None:
            moves = table.moves()
            if all(move.key in CLOSING for move in moves):
                assert len(moves) == 1, f"entry {table.head} of game {seed}"
                keys.add(moves[0].key)
                forced = is_forced(game, table.state)
                sealed = game.preview(table.state, moves[0]).reveals
                seen["sealed" if sealed else "by itself" if forced else "hidden"] += 1
            table.play(rng.choice(moves))
    assert keys == closes
    assert seen["by itself"] > 0, seen
    # Only a hand can hide whether something is left.
    assert seen["hidden"] == 0 or id == "glory-to-rome", seen
