"""The benchmark task and the example that learns."""

from pathlib import Path
from random import Random
from runpy import run_path
from typing import Any

import pytest

from quadriga.core.errors import QuadrigaError

pytest.importorskip("pettingzoo", reason="needs the extra `lab`: requirements/lab.txt")

import numpy as np

from quadriga.lab.task import judge

EXAMPLE = Path(__file__).resolve().parents[2] / "docs" / "example_training.py"


def test_a_better_bot_has_a_better_score_and_the_same_one_none() -> None:
    better = judge("builders", "greedy", "random", games=6)
    assert (better.mean, better.low, better.high) == (1, 1, 1)
    worse = judge("builders", "random", "greedy", games=6)
    assert worse.mean == -1
    same = judge("porta-nigra", "greedy", "greedy", games=4)
    assert same.low <= same.mean <= same.high


def test_a_policy_of_ones_own_is_judged_on_the_same_deals() -> None:
    seen: list[Any] = []

    def by_chance(observation: dict[str, Any]) -> int:
        seen.append(observation["observation"])
        return int(rng.choice(np.flatnonzero(observation["action_mask"])))

    rng = Random(1)
    first = judge("builders", by_chance, "greedy", games=2, encoding="ids")
    before = [one.tobytes() for one in seen]
    seen.clear()
    rng = Random(1)
    assert judge("builders", by_chance, "greedy", games=2, encoding="ids") == first
    assert [one.tobytes() for one in seen] == before
    for games in (0, 3):
        with pytest.raises(QuadrigaError, match="two for each deal"):
            judge("builders", by_chance, games=games)


def test_the_example_learns_to_beat_random() -> None:
    train = run_path(str(EXAMPLE))["train"]
    (_, before), (games, after) = train("porta-nigra", batches=16, batch=8, judge=40, rate=0.004, points=1)
    assert games == 128
    assert before < 0.65 < after
