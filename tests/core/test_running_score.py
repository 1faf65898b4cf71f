"""The points so far that a seat is sent say nothing of what is hidden from it."""

from random import Random
from typing import Any

import pytest

from quadriga.core.registry import find_game
from quadriga.core.table import Table

TITLES: list[tuple[str, dict[str, Any]]] = [
    ("builders", {}),
    ("glory-to-rome", {}),
    ("glory-to-rome", {"closed-vaults": True}),
    ("minerva", {}),
    ("porta-nigra", {}),
]

#: What fills the places where points lie unseen, done where it can be.
KEEN = ("sell", "take")


@pytest.mark.parametrize(("id", "options"), TITLES)
def test_the_points_so_far_come_from_what_their_reader_sees(id: str, options: dict[str, Any]) -> None:
    """Whatever else might lie hidden, all points are the same to a reader who sees the same, and to a spectator."""
    game, rng = find_game(id), Random(6)
    for seed in range(2):
        table = Table.new(game, game.meta.players[-1], seed=seed, options=options)
        while table.decider is not None:
            for reader in range(table.state.seats) if rng.random() < 0.1 else ():
                told = table.tally(reader)
                thought = game.determinize(table.view(reader), reader, rng)
                where = f"seat {reader} at entry {table.head} of game {seed}"
                assert game.tally(thought, reader) == told, where
                assert game.tally(thought, None) == table.tally(None), where
                assert [tally.seat for tally in told] == list(range(table.state.seats))
            moves = table.moves()
            keen = [move for move in moves if move.key.startswith(KEEN)]
            table.play(rng.choice(keen or moves))
