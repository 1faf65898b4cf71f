"""How fast the engine is: `python bench/engine.py`, or with the names of games.

Where the compiled build is installed it is measured beside plain Python: a process each, from the same installed
files, taking turns, so that a slow moment of the machine hits both. Machines are noisy: compare the ratios, and hold
the rates against the reference loop of the same run. Rates are per CPU-second of one core, over random games with
events on. A decision with a single legal move is played but not counted.
"""

from __future__ import annotations

import argparse
import platform
import subprocess
import sys
import time
from collections.abc import Callable
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from quadriga.core.state import State

PLAIN, COMPILED = "plain", "compiled"
ROUNDS = 4


class Asked(msgspec.Struct):
    """What a process is to measure next."""

    game: str
    seats: int
    seconds: float


class Measured(msgspec.Struct):
    """One round's figures: rates in a second of CPU time, durations in microseconds."""

    reference: float
    decisions: float
    copies: float
    moves: float
    view: float
    encoded: float
    replay: float


#: What each figure is called, and whether it is a rate or a duration.
FIGURES = {
    "reference": ("reference loop, rounds/s", "rate"),
    "decisions": ("decisions/s", "rate"),
    "copies": ("copies of a state/s", "rate"),
    "moves": ("moves(), us", "duration"),
    "view": ("view(), us", "duration"),
    "encoded": ("view() as bytes, us", "duration"),
    "replay": ("an entry replayed and checked, us", "duration"),
}


class Item:
    __slots__ = ("key", "value")

    def __init__(self, key: int, value: int) -> None:
        self.key = key
        self.value = value


def reference_loop() -> int:
    """A fixed piece of plain Python: objects made, attributes read, a list and a dict kept."""
    kept: dict[int, Item] = {}
    for number in range(200):
        items = [Item(number + step, step) for step in range(8)]
        kept[number % 64] = items[number % 8]
        sum(item.value for item in items)
    return 200


def per_second(work: Callable[[], int], seconds: float) -> float:
    """How often a piece of work is done in a CPU-second; it answers how many times it was done."""
    done, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds or not done:
        done += work()
    return done / spent


def without_extensions() -> None:
    """Have this process import the package from its sources, compiled or not."""

    def finder(path: str) -> FileFinder:
        if "quadriga" not in Path(path).parts:
            raise ImportError(path)
        return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))

    sys.path_hooks.insert(0, finder)
    sys.path_importer_cache.clear()


def serve(build: str) -> None:
    """Measure whatever the parent asks for, in this build."""
    if build == PLAIN:
        without_extensions()
    import quadriga  # noqa: PLC0415

    assert quadriga.compiled == (build == COMPILED)
    prepared: dict[tuple[str, int], Callable[[float], Measured]] = {}
    for line in sys.stdin:
        asked = msgspec.json.decode(line, type=Asked)
        place = asked.game, asked.seats
        if place not in prepared:
            prepared[place] = prepare(*place)
        print(msgspec.json.encode(prepared[place](asked.seconds)).decode(), flush=True)


def random_games(id: str, seats: int) -> Callable[[list[State] | None], int]:
    """A function that plays one random game and counts its decisions that were not forced; it may keep positions."""
    import quadriga  # noqa: PLC0415
    from quadriga.core.chance import RandomChance  # noqa: PLC0415

    game = quadriga.find_game(id)
    edition, options = game.edition(), game.meta.settle_options(None)
    rng = Random(seats)
    chance, pick = RandomChance(rng), rng.random

    def random_game(keep: list[State] | None = None) -> int:
        state = game.setup(edition, options, seats, chance)
        moves, play = game.moves, game.play
        decisions = 0
        while True:
            legal = moves(state)
            if not legal:
                return decisions
            if len(legal) > 1:
                decisions += 1
                if keep is not None and decisions % 50 == 0:
                    keep.append(state.copy())
            play(state, legal[int(pick() * len(legal))], chance)

    return random_game


def prepare(id: str, seats: int) -> Callable[[float], Measured]:
    """Positions and records to measure on, and the function that measures one round."""
    import quadriga  # noqa: PLC0415
    from quadriga.core.views import encode_view  # noqa: PLC0415

    game = quadriga.find_game(id)
    random_game = random_games(id, seats)

    def recorded_game(seed: int) -> quadriga.Table:
        chooser = Random(seed)
        table = quadriga.new(id, seats, seed=seed)
        while table.decider is not None:
            table.play(chooser.choice(table.moves()))
        return table

    states: list[State] = []
    while len(states) < 50:
        random_game(states)
    tables = [recorded_game(seed) for seed in range(5)]
    records = [(bytes(table.record), table.head) for table in tables]

    def over_states(work: Callable[[State], object], seconds: float) -> float:
        def once() -> int:
            for state in states:
                work(state)
            return len(states)

        return per_second(once, seconds)

    def fresh_moves(state: State) -> object:
        state.legal = None
        return game.moves(state)

    def replay() -> int:
        for data, _ in records:
            quadriga.verify(data)
        return sum(entries for _, entries in records)

    def measure(seconds: float) -> Measured:
        return Measured(
            reference=per_second(reference_loop, seconds / 2),
            decisions=per_second(lambda: random_game(None), seconds),
            copies=over_states(lambda state: state.copy(), seconds / 2),
            moves=1e6 / over_states(fresh_moves, seconds / 4),
            view=1e6 / over_states(lambda state: game.view(state, 0), seconds / 4),
            encoded=1e6 / over_states(lambda state: encode_view(game.view(state, 0)), seconds / 4),
            replay=1e6 / per_second(replay, seconds / 4),
        )

    return measure


class Build:
    """A process that measures one build."""

    def __init__(self, name: str) -> None:
        self.name = name
        command = [sys.executable, __file__, "--serve", name]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def measure(self, asked: Asked) -> Measured:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(msgspec.json.encode(asked) + b"\n")
        self.process.stdin.flush()
        return msgspec.json.decode(self.process.stdout.readline(), type=Measured)

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def bench(games: list[str], only: list[int], seconds: float) -> None:
    import quadriga  # noqa: PLC0415

    builds = [Build(PLAIN), *([Build(COMPILED)] if quadriga.compiled else [])]
    print(f"Python {platform.python_version()} on {platform.machine()}; {' and '.join(build.name for build in builds)}")
    for id in games:
        for seats in quadriga.find_meta(id).players:
            if not only or seats in only:
                print(f"\n{id}, {seats} players")
                show(builds, Asked(id, seats, seconds / ROUNDS))
    for build in builds:
        build.close()


def show(builds: list[Build], asked: Asked) -> None:
    """Each figure's mean over the rounds, the builds in turn."""
    rounds = [[build.measure(asked) for build in builds] for _ in range(ROUNDS)]
    for figure, (text, sort) in FIGURES.items():
        means = [sum(getattr(one[place], figure) for one in rounds) / ROUNDS for place in range(len(builds))]
        shown = "".join(f"{mean:14,.0f}" if sort == "rate" else f"{mean:14,.2f}" for mean in means)
        if len(means) == 2:
            shown += f"   x{means[1] / means[0] if sort == 'rate' else means[0] / means[1]:.2f}"
        print(f"  {text:36}{shown}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all of the package unless told")
    parser.add_argument("--seats", type=int, action="append", default=[], help="all numbers of seats unless told")
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU time for the decisions of each build")
    parser.add_argument("--serve", choices=[PLAIN, COMPILED], help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.serve:
        serve(options.serve)
        return
    import quadriga  # noqa: PLC0415

    ours = [id for id, package in quadriga.installed().items() if package.startswith("quadriga.games.")]
    bench(options.games or ours, options.seats, options.seconds)


if __name__ == "__main__":
    main()
