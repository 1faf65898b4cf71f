"""Files of arenas, as tests compare them."""

import time
from collections.abc import Callable
from pathlib import Path

from quadriga.lab.arena import Arena, PoolWorkers, Workers
from quadriga.lab.games import Finished
from quadriga.lab.plan import Plan
from quadriga.lab.results import Results


async def play_all(plan: Plan, games: int, workers: Workers, file: Path | None = None) -> list[Finished]:
    """An arena played to its end; the games it had to play."""
    try:
        return [one async for ended in Arena(Results(plan, file), games, workers).play() for one in ended]
    finally:
        workers.stop()


async def play_here(plan: Plan, games: int, file: Path | None = None, processes: int = 1) -> list[Finished]:
    return await play_all(plan, games, PoolWorkers(processes), file)


def sorted_lines(file: Path) -> list[bytes]:
    return sorted(file.read_bytes().splitlines(keepends=True))


def count_lines(file: Path) -> int:
    """How many games a file holds."""
    return max(0, file.read_bytes().count(b"\n") - 1) if file.is_file() else 0


def wait_until(condition: Callable[[], object], seconds: float = 120.0) -> None:
    """Look again and again; fails when it takes longer than anything here may."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, f"not within {seconds} s"
        time.sleep(0.02)
