"""Our games beside others' in one run: `python bench/peers.py --catanatron PYTHON --spiel PYTHON`. See `peers.md`.

Each engine plays random games in a process of its own, and they take turns, so that a slow moment of the machine hits
all of them; compare the ratios. Rates are per CPU-second of one core. Ours counts decisions with a choice and tells
every event; catanatron's figure is of all its actions, rolls of the dice and other forced ones included, which are two
thirds of them. `--beside PYTHON` is for another build of ours, such as the one before a change.
"""

from __future__ import annotations

import argparse
import platform
import random
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module

OURS, BESIDE, CATANATRON, SPIEL = "ours", "beside", "catanatron", "spiel"
#: How many play in catanatron.
FEWEST, MOST = 2, 4
ROUNDS = 6
#: Everything counted, and what of it had a choice, in so many CPU-seconds.
Played = tuple[int, int, float]


def played(game: Callable[[], tuple[int, int]], seconds: float) -> Played:
    """Whole games until the time is over."""
    every = choices = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        more, of_them = game()
        every += more
        choices += of_them
    return every, choices, spent


def ours(id: str, seats: int) -> Callable[[], tuple[int, int]]:
    random_game = import_module("engine").random_games(id, seats)

    def game() -> tuple[int, int]:
        decisions: int = random_game(None)
        return decisions, decisions

    return game


def catanatron(seats: int) -> Callable[[], tuple[int, int]]:
    """Actions are not looked up among the legal ones once more before they are made, and neither are our moves."""
    module = import_module("catanatron")
    most_turns: int = import_module("catanatron.game").TURNS_LIMIT
    players = [module.RandomPlayer(color) for color in list(module.Color)[:seats]]

    def game() -> tuple[int, int]:
        one = module.Game(players)
        state = one.state
        actions = choices = 0
        while one.winning_color() is None and state.num_turns < most_turns:
            legal = state.playable_actions
            actions += 1
            choices += len(legal) > 1
            one.execute(legal[int(random.random() * len(legal))], validate_action=False)
        return actions, choices

    return game


def spiel() -> Callable[[], tuple[int, int]]:
    module = import_module("spiel")
    dealt = module.deal(module.pyspiel.load_game("gin_rummy"))

    def game() -> tuple[int, int]:
        decisions: int = module.play_out(dealt)
        return decisions, decisions

    return game


def serve(engine: str) -> None:
    """Play what the parent asks for, a line each: seconds, the number of players and the game."""
    games: dict[str, Callable[[], tuple[int, int]]] = {}
    for line in sys.stdin:
        seconds, place = line.split(maxsplit=1)
        seats, id = place.split()
        if place not in games:
            games[place] = (
                spiel() if engine == SPIEL else catanatron(int(seats)) if engine == CATANATRON else ours(id, int(seats))
            )
            games[place]()  # what is made once is made now
        print(*played(games[place], float(seconds)), flush=True)


@dataclass
class Engine:
    """A process that plays, and what it has played in all."""

    name: str
    python: str

    def __post_init__(self) -> None:
        command = [self.python, __file__, "--serve", self.name]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.clear()

    def clear(self) -> None:
        self.every, self.choices, self.spent = 0, 0, 0.0

    def play(self, seconds: float, seats: int, id: str) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(seconds, seats, id, file=self.process.stdin, flush=True)
        every, choices, spent = self.process.stdout.readline().split()
        self.every += int(every)
        self.choices += int(choices)
        self.spent += float(spent)

    @property
    def rate(self) -> float:
        return self.every / self.spent

    @property
    def rate_of_choices(self) -> float:
        return self.choices / self.spent

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def compare(engines: list[Engine], games: list[str], seconds: float) -> None:
    import quadriga  # noqa: PLC0415

    build = "compiled" if quadriga.compiled else "plain Python"
    print(f"Python {platform.python_version()} on {platform.machine()}, ours {build}; decisions/s")
    titles = "".join(f"{engine.name:>12}" for engine in engines) + f"{'its choices':>13}" * (len(engines) > 1)
    print(f"{'':24}{titles}   ours is so many times the others")
    for id in games:
        for seats in quadriga.find_meta(id).players:
            for engine in engines:
                engine.clear()
            for _ in range(ROUNDS):
                for engine in engines:
                    at_table = min(max(seats, FEWEST), MOST) if engine.name == CATANATRON else seats
                    engine.play(seconds / ROUNDS, at_table, id)
            show(f"{id}, {seats}", engines)


def show(title: str, engines: list[Engine]) -> None:
    rates = "".join(f"{engine.rate:12,.0f}" for engine in engines)
    choices = "".join(f"{engine.rate_of_choices:13,.0f}" for engine in engines if engine.name == CATANATRON)
    times = "".join(f"{engines[0].rate / engine.rate:8.2f}" for engine in engines[1:])
    print(f"{title:24}{rates}{choices}   {times}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all of the package unless told")
    parser.add_argument("--beside", metavar="PYTHON", help="a Python that has another build of ours")
    parser.add_argument("--catanatron", metavar="PYTHON", help="a Python that has catanatron")
    parser.add_argument("--spiel", metavar="PYTHON", help="a Python that has open_spiel")
    parser.add_argument("--seconds", type=float, default=6.0, help="CPU time of each engine for each number of players")
    parser.add_argument("--serve", choices=[OURS, BESIDE, CATANATRON, SPIEL], help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.serve:
        serve(options.serve)
        return
    import quadriga  # noqa: PLC0415

    all_ours = [id for id, package in quadriga.installed().items() if package.startswith("quadriga.games.")]
    pythons = {BESIDE: options.beside, CATANATRON: options.catanatron, SPIEL: options.spiel}
    engines = [Engine(OURS, sys.executable), *(Engine(name, python) for name, python in pythons.items() if python)]
    compare(engines, options.games or all_ours, options.seconds)
    for engine in engines:
        engine.close()


if __name__ == "__main__":
    main()
