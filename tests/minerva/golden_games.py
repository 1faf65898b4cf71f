"""The solo games of Minerva that chance never plays: `scripts/golden minerva` reads it.

Chance reaches the endings of a table of several and the lowest solo title; for the others the greedy bot plays, seed
after seed, until it has won each.
"""

from __future__ import annotations

from itertools import count
from random import Random

from quadriga.bots import find_bot
from quadriga.core.table import Table
from quadriga.games.minerva.game import GAME
from quadriga.games.minerva.meta import TITLES


def played(seed: int) -> Table:
    table, bot = Table.new(GAME, 1, seed=seed), find_bot("greedy", GAME, 0, Random(seed))
    while table.decider is not None:
        table.play(bot.choose(table.view(0), table.moves()))
    return table


def records() -> dict[str, Table]:
    """The first game of each title but the lowest."""
    found: dict[str, Table] = {}
    for seed in count():
        table = played(seed)
        assert table.outcome is not None
        found.setdefault(table.outcome.endings[0], table)
        if found.keys() >= {*TITLES[:-1]}:
            break
    return {title: found[title] for title in TITLES[:-1]}
