"""What workers are worth: `python bench/arena.py --runs 5 --seconds 60 GAME`, in an environment with the extra `lab`.

Plays the same arena with one process, with two and on Ray of this machine in turn, and counts the games that ended
in so many seconds after the first, so that no start is measured. Prints the medians, and two against one and Ray
against the pool as ratios.
"""

from __future__ import annotations

import argparse
import asyncio
import time
from collections.abc import Callable
from statistics import median

from quadriga.lab.arena import Arena, PoolWorkers, Workers
from quadriga.lab.plan import Plan, make_plan
from quadriga.lab.ray_workers import RayWorkers
from quadriga.lab.results import Results

#: More than can be played in the time.
ENDLESS = 10_000_000
WORKERS: dict[str, Callable[[], Workers]] = {
    "one process": lambda: PoolWorkers(1),
    "two processes": lambda: PoolWorkers(2),
    "Ray, two processors": lambda: RayWorkers(None, 2),
}


async def games_a_minute(plan: Plan, workers: Workers, seconds: float) -> float:
    """How many games end in a minute, from the second batch of every worker on."""
    batches = games = 0
    began = 0.0
    async for ended in Arena(Results(plan), ENDLESS, workers).play():
        batches += 1
        if batches <= 2 * workers.places:
            began = time.monotonic()
            continue
        games += len(ended)
        if (spent := time.monotonic() - began) >= seconds:
            return 60 * games / spent
    raise AssertionError("the games came to an end")


def measure(plan: Plan, make: Callable[[], Workers], seconds: float) -> float:
    workers = make()
    try:
        return asyncio.run(games_a_minute(plan, workers, seconds))
    finally:
        workers.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="builders")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=60)
    options = parser.parse_args()
    plan = make_plan(options.game, ("greedy", "random"))
    found: dict[str, list[float]] = {name: [] for name in WORKERS}
    for number in range(options.runs):
        for name, make in WORKERS.items():
            found[name].append(measure(plan, make, options.seconds))
            print(f"run {number + 1}, {name}: {found[name][-1]:.0f} games a minute", flush=True)
    one, two, ray = (median(figures) for figures in found.values())
    for name, figures in found.items():
        print(f"{name}: median {median(figures):.0f} games a minute")
    print(f"two processes against one: {two / one:.2f}; Ray against the pool: {ray / two:.2f}")


if __name__ == "__main__":
    main()
