"""The benchmark task: how a policy fares against a bot, on deals that everybody is judged by.

Needs the extra `quadriga[lab]`. Game `n` has the seed `SEED + n // 2` and the agent on seat `n % 2`, so that every deal
of two players is played from both seats.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from random import Random
from typing import Any, Final

import msgspec

from quadriga.bots import Bot, find_bot
from quadriga.core.errors import QuadrigaError
from quadriga.lab.observing import Kind, Observer
from quadriga.lab.plan import CAP, bot_and_budget
from quadriga.lab.seat import Seat

#: Seeds from here on are for judging: whoever learns keeps away from them.
SEED: Final = 1_000_000
#: Of a normal distribution 95 % lie so many deviations around the mean.
_WIDE: Final = 1.96

#: Answers an observation with an action.
Policy = Callable[[dict[str, Any]], int]


class Score(msgspec.Struct, frozen=True):
    """Mean reward, with its 95 % interval."""

    game: str
    against: str
    games: int
    mean: float
    low: float
    high: float


def judge(
    game: str, policy: Policy | str, against: str = "greedy", games: int = 200, encoding: Kind = "slots"
) -> Score:
    """The mean reward of a policy, or of a bot by its name, at tables of two."""
    if games < 2 or games % 2:
        raise QuadrigaError(f"{games} games are not two for each deal")
    seats = [Seat(Observer(game, 2, encoding), (against,), seat, CAP) for seat in (0, 1)]
    given = [_played(seats[number % 2], policy, SEED + number // 2) for number in range(games)]
    # The two games of a deal are no two chances: the interval is that of their means.
    deals = [(given[place] + given[place + 1]) / 2 for place in range(0, games, 2)]
    mean = sum(deals) / len(deals)
    spread = sqrt(sum((deal - mean) ** 2 for deal in deals) / max(1, len(deals) - 1))
    half = _WIDE * spread / sqrt(len(deals))
    return Score(game, against, games, mean, max(-1.0, mean - half), min(1.0, mean + half))


def _played(table: Seat, policy: Policy | str, seed: int) -> float:
    """The reward of one game."""
    seen, _ = table.reset(seed=seed)
    choose = _bot_policy(table, policy, seed) if isinstance(policy, str) else policy
    total, over, cut = 0.0, False, False
    while not (over or cut):
        seen, reward, over, cut, _ = table.step(choose(seen))
        total += reward
    return total


def _bot_policy(table: Seat, name: str, seed: int) -> Policy:
    observer = table.observer
    bot: Bot = find_bot(*_named(name, table, seed))

    def choose(seen: dict[str, Any]) -> int:
        state = table.game_state
        legal = observer.game.moves(state)
        move = bot.choose(observer.game.view(state, table.seat), legal)
        return observer.numbers(legal, table.seat)[legal.index(move)]

    return choose


def _named(name: str, table: Seat, seed: int) -> tuple[str, Any, int, Random, str]:
    bot, budget = bot_and_budget(name)
    return bot, table.observer.game, table.seat, Random(f"judged {seed} {table.seat}"), budget
