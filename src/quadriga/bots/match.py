"""Many games between bots: the same deals with the seats exchanged, in several processes, kept in a file."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import partial
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from quadriga.bots.bot import find_bot
from quadriga.core.chance import RandomChance
from quadriga.core.errors import QuadrigaError
from quadriga.core.registry import find_game

#: The standard deviations that hold 95 % of a normal distribution.
_NINETY_FIVE: Final = 1.959964


class Plan(msgspec.Struct, frozen=True):
    """Who plays what. The same plan plays the same games, unless a bot's budget is a time."""

    game: str
    #: What each seat is called by in the first game; then the seats move on by one.
    bots: tuple[str, ...]
    budget: str = ""
    seed: int = 0


class Played(msgspec.Struct, frozen=True):
    """One game: who sat where, who won and how it was counted."""

    number: int
    bots: tuple[str, ...]
    winners: tuple[int, ...]
    points: tuple[float, ...]
    #: How many choices each seat had among several moves, and the seconds it took over them.
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]


class Standing(msgspec.Struct, frozen=True):
    """How one bot fared in all games, on however many seats."""

    bot: str
    games: int
    #: Games won alone, and games won with another seat.
    won: int
    shared: int
    points: float
    milliseconds: float

    @property
    def share(self) -> float:
        return self.won / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.won, self.games)


def wilson(won: int, games: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a share."""
    if not games:
        return 0.0, 1.0
    square = _NINETY_FIVE**2
    share = won / games
    middle = share + square / (2 * games)
    around = _NINETY_FIVE * sqrt(share * (1 - share) / games + square / (4 * games * games))
    return max(0.0, (middle - around) / (1 + square / games)), min(1.0, (middle + around) / (1 + square / games))


def play_game(plan: Plan, number: int) -> Played:
    """Game `number` of a plan. As many games in a row as there are seats begin with the same deal."""
    game = find_game(plan.game)
    seats = len(plan.bots)
    deal, turned = divmod(number, seats)
    sitting = tuple(plan.bots[(seat + turned) % seats] for seat in range(seats))
    bots = [
        find_bot(name, game, seat, Random(f"{plan.seed} {number} {seat}"), plan.budget)
        for seat, name in enumerate(sitting)
    ]
    chance = RandomChance(Random(f"{plan.seed} {deal}"))
    state = game.setup(game.edition(), game.meta.settle_options(None), seats, chance)
    decisions, seconds = [0] * seats, [0.0] * seats
    while state.stack:
        seat = state.stack[-1].seat
        legal = game.moves(state)
        view = game.view(state, seat)
        began = time.perf_counter()
        move = bots[seat].choose(view, legal)
        seconds[seat] += time.perf_counter() - began
        decisions[seat] += len(legal) > 1
        if move not in legal:
            raise QuadrigaError(f"{sitting[seat]} answers with {move}, which is not legal")
        game.play(state, move, chance)
    outcome = game.outcome(state)
    assert outcome is not None
    points = tuple(tally.total / game.meta.points_per for tally in outcome.tallies)
    return Played(number, sitting, outcome.winners, points, tuple(decisions), tuple(seconds))


def play_match(plan: Plan, games: int, jobs: int = 1, file: Path | None = None) -> Iterator[Played]:
    """Every game of a match as it ends; those that a file holds already come first and are not played again."""
    if games % len(plan.bots):
        raise QuadrigaError(f"{games} games cannot be shared out: every deal is played {len(plan.bots)} times")
    known = {one.number: one for one in read_games(plan, file)} if file else {}
    yield from (one for number, one in sorted(known.items()) if number < games)
    left = [number for number in range(games) if number not in known]
    keep = partial(append_line, file) if file else None
    for played in _run(plan, left, jobs):
        if keep:
            keep(played)
        yield played


def read_games(plan: Plan, file: Path) -> list[Played]:
    """The games a file holds. One that is missing begins with the plan; a line cut short by a crash is dropped."""
    lines = file.read_bytes().split(b"\n") if file.is_file() else []
    if len(lines) < 2:
        file.write_bytes(msgspec.json.encode(plan) + b"\n")
        return []
    try:
        held = msgspec.json.decode(lines[0], type=Plan)
        games = [msgspec.json.decode(line, type=Played) for line in lines[1:-1]]
    except msgspec.DecodeError as error:
        raise QuadrigaError(f"{file} holds no match: {error}") from None
    if held != plan:
        raise QuadrigaError(f"{file} holds another match: {', '.join(held.bots)} at {held.game}, seed {held.seed}")
    if lines[-1]:
        file.write_bytes(b"\n".join(lines[:-1]) + b"\n")
    return games


def append_line(file: Path, played: Played) -> None:
    with file.open("ab") as end:
        end.write(msgspec.json.encode(played) + b"\n")


def _run(plan: Plan, numbers: Sequence[int], jobs: int) -> Iterator[Played]:
    task: Callable[[int], Played] = partial(play_game, plan)
    if jobs <= 1 or len(numbers) <= 1:
        yield from map(task, numbers)
        return
    # Spawned, not forked: the caller may have threads.
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        try:
            for future in as_completed([pool.submit(task, number) for number in numbers]):
                yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)


def standings(plan: Plan, played: Sequence[Played]) -> list[Standing]:
    """One line for each bot, in the order of the plan. A bot on several seats wins wherever one of them does."""
    found = []
    for bot in dict.fromkeys(plan.bots):
        alone = shared = decisions = sat = 0
        points = seconds = 0.0
        for one in played:
            seats = {seat for seat, name in enumerate(one.bots) if name == bot}
            won = seats.intersection(one.winners)
            alone += len(one.winners) == 1 and bool(won)
            shared += len(one.winners) > 1 and bool(won)
            sat += len(seats)
            points += sum(one.points[seat] for seat in seats)
            seconds += sum(one.seconds[seat] for seat in seats)
            decisions += sum(one.decisions[seat] for seat in seats)
        found.append(
            Standing(bot, len(played), alone, shared, points / max(1, sat), 1000 * seconds / max(1, decisions))
        )
    return found
