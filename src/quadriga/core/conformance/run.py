"""Many random games in several processes, and one report of them."""

from __future__ import annotations

import tempfile
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import starmap
from multiprocessing import get_context
from pathlib import Path
from typing import Final

import msgspec

from quadriga.core.conformance.checks import CHECKS
from quadriga.core.conformance.game_run import Failure, GameRun, Result
from quadriga.core.errors import OptionError
from quadriga.core.registry import find_game, find_meta

#: A broken game fails everywhere; the first failures say enough.
_FAILURES_SHOWN: Final = 10

__all__ = ["Failure", "Report", "conform"]


class Report(msgspec.Struct, frozen=True):
    """How many games were played, how often each check was made, and which failed."""

    game: str
    games: int
    decisions: int
    #: The longest list of legal moves.
    most_moves: int
    #: How many games ended in each way.
    endings: dict[str, int]
    #: How often each check was made; every check is here, made or not.
    checks: dict[str, int]
    failures: tuple[Failure, ...]

    @property
    def passed(self) -> bool:
        return not self.failures

    @property
    def mean_decisions(self) -> float:
        return self.decisions / self.games if self.games else 0.0

    def lines(self) -> list[str]:
        """The report as text."""
        endings = ", ".join(f"{name} {count}" for name, count in sorted(self.endings.items()))
        made = [f"{count:>10}  {name:<22} {CHECKS[name]}" for name, count in self.checks.items()]
        return [
            f"{self.game}: {self.games} games, {self.decisions} decisions, {self.mean_decisions:.1f} a game, "
            f"at most {self.most_moves} legal moves",
            f"endings: {endings}",
            *made,
            *(str(failure) for failure in self.failures[:_FAILURES_SHOWN]),
            "every check held" if self.passed else f"{len(self.failures)} games failed",
        ]


def conform(
    game_id: str,
    games: int = 100,
    seats: int | Iterable[int] | None = None,
    seed: int = 0,
    jobs: int = 1,
    keep: Path | None = None,
    tell: Callable[[Result], None] | None = None,
) -> Report:
    """Play random games for each number of seats, by default for all the game takes.

    Game `i` has the seed `seed + i`, so a failure is repeated by one game with the seed it names. The
    records of failures are left in `keep`. `tell` hears of each game as it ends.
    """
    players = find_meta(game_id).players
    counts = players if seats is None else (seats,) if isinstance(seats, int) else tuple(seats)
    for count in counts:
        if count not in players:
            raise OptionError(f"{game_id} is not for {count} players")
    keep = keep or Path(tempfile.gettempdir()) / "quadriga-conform"
    tasks = [(count, seed + n) for count in counts for n in range(games)]
    results: list[Result] = []
    for result in _run(partial(try_game, game_id, keep), tasks, jobs):
        results.append(result)
        if tell is not None:
            tell(result)
    return summarize(game_id, results)


def try_game(game_id: str, keep: Path, seats: int, seed: int) -> Result:
    """One game, in whichever process."""
    return GameRun(find_game(game_id), seats, seed).run(keep)


def summarize(game_id: str, results: list[Result]) -> Report:
    made: Counter[str] = Counter()
    endings: Counter[str] = Counter()
    for result in results:
        made.update(result.checks)
        endings.update(result.endings)
    return Report(
        game_id,
        len(results),
        sum(result.decisions for result in results),
        max((result.most_moves for result in results), default=0),
        dict(endings),
        {name: made[name] for name in CHECKS},
        tuple(result.failure for result in results if result.failure is not None),
    )


def _run(task: Callable[[int, int], Result], tasks: list[tuple[int, int]], jobs: int) -> Iterator[Result]:
    if jobs <= 1:
        yield from starmap(task, tasks)
        return
    # Spawned, not forked: the caller may have threads.
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(task, *zip(*tasks, strict=True), chunksize=4)
