"""Whether luck is nothing on average: `python bench/luck.py minerva`, 60 games of two seats by default.

Both seats play as playouts do. Printed is the mean of the first seat's luck with the interval of 95 % around it, which
should hold nothing, and how much of what the results differ by luck explains: results with their luck taken off differ
less. A minute or two a title compiled, ten in plain Python.
"""

from __future__ import annotations

import argparse
from math import sqrt

from quadriga.bots.explain import standard_error
from quadriga.bots.playout import Playout
from quadriga.bots.reviewing import Reviewer
from quadriga.core.registry import find_game
from quadriga.core.table import Table


def game_of(name: str, seats: int, seed: int) -> Table:
    game = find_game(name)
    table: Table = Table.new(game, seats, seed=seed)
    while table.decider is not None:
        moves = list(table.moves())
        table.play(
            moves[0] if len(moves) == 1 else Playout(game, table.state, seed * 10_000 + table.head).choose(moves)
        )
    return table


def variance(values: list[float]) -> float:
    mean = sum(values) / len(values)
    return sum((value - mean) ** 2 for value in values) / len(values)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game")
    asked.add_argument("--games", type=int, default=60)
    asked.add_argument("--seats", type=int, default=2)
    asked.add_argument("--decisions", type=int, default=100_000)
    given = asked.parse_args()
    lucks, results, errors = [], [], []
    for seed in range(given.games):
        table = game_of(given.game, given.seats, seed)
        reviewer = Reviewer(table.record, given.decisions)
        for _ in reviewer.fortune():
            pass
        lucks.append(reviewer.fortunes[0].luck)
        errors.append(reviewer.fortunes[0].error)
        assert table.outcome is not None
        places = table.outcome.places
        results.append(1 / places.count(1) if places[0] == 1 else 0.0)
    mean, error = sum(lucks) / len(lucks), standard_error(lucks) or 0.0
    measuring = sqrt(sum(one**2 for one in errors) / len(errors))
    rest = [result - luck for result, luck in zip(results, lucks, strict=True)]
    print(
        f"{given.game}, {given.seats} seats, {given.games} games: luck of the first seat {mean:+.3f}, "
        f"95 % from {mean - 1.96 * error:+.3f} to {mean + 1.96 * error:+.3f}; "
        f"spread {sqrt(variance(lucks)):.3f}, of which measuring {measuring:.3f}; "
        f"results vary by {variance(results):.3f}, without luck by {variance(rest):.3f}"
    )


if __name__ == "__main__":
    main()
