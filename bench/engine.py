"""How fast the engine is: `python bench/engine.py GAME`.

Machines are noisy, so every rate stands beside a fixed reference loop timed in
the same run; compare the ratios, not the seconds. Rates are per CPU-second of
one core. A decision with a single legal move is played but not counted.
"""

from __future__ import annotations

import argparse
import platform
import sys
import time
from collections.abc import Callable
from random import Random

import quadriga
from quadriga.core.chance import RandomChance
from quadriga.core.game import Game
from quadriga.core.state import State
from quadriga.core.table import Table
from quadriga.core.views import encode_view


class Item:
    __slots__ = ("key", "value")

    def __init__(self, key: int, value: int) -> None:
        self.key = key
        self.value = value


def reference_loop(rounds: int) -> None:
    """A fixed piece of plain Python: objects made, attributes read, a list and a dict kept."""
    kept: dict[int, Item] = {}
    for number in range(rounds):
        items = [Item(number + step, step) for step in range(8)]
        kept[number % 64] = items[number % 8]
        sum(item.value for item in items)


def per_second(work: Callable[[], int], seconds: float) -> float:
    """How often a piece of work is done in a CPU-second; it answers how many times it was done."""
    done, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        done += work()
    return done / spent


def random_game(game: Game, seats: int, rng: Random, keep: list[State] | None = None) -> int:
    """Play one random game and count its decisions that were not forced."""
    chance = RandomChance(rng)
    state = game.setup(game.edition(), game.meta.settle_options(None), seats, chance)
    moves, play, pick = game.moves, game.play, rng.random
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


def recorded_game(game: Game, seats: int, seed: int) -> Table:
    rng = Random(seed)
    table = Table.new(game, seats, seed=seed)
    while table.decider is not None:
        table.play(rng.choice(table.moves()))
    return table


def timed(game: Game, states: list[State], seconds: float, work: Callable[[State], object]) -> float:
    """Microseconds a call takes over many positions."""

    def once() -> int:
        for state in states:
            work(state)
        return len(states)

    return 1e6 / per_second(once, seconds)


def fresh_moves(game: Game) -> Callable[[State], object]:
    def ask(state: State) -> object:
        state.legal = None
        return game.moves(state)

    return ask


def bench(id: str, seconds: float) -> None:
    game = quadriga.find_game(id)
    print(f"{id}, Python {platform.python_version()} on {platform.machine()}, random play, events on")
    for seats in game.meta.players:
        bench_seats(game, seats, seconds)


def bench_seats(game: Game, seats: int, seconds: float) -> None:
    rng = Random(seats)
    states: list[State] = []
    lengths = [random_game(game, seats, rng, states) for _ in range(20)]
    decisions = reference = 0.0
    for _ in range(4):  # interleaved, so that a slow moment of the machine hits both
        reference += per_second(lambda: reference_loop(200) or 200, seconds / 4) / 4
        decisions += per_second(lambda: random_game(game, seats, rng), seconds / 2) / 4
    copies = 1e6 / timed(game, states, seconds / 2, lambda state: state.copy())
    ask = timed(game, states, seconds / 2, fresh_moves(game))
    rounds = 1 / (decisions / 1e6) - ask
    view = timed(game, states, seconds / 4, lambda state: game.view(state, 0))
    encode = timed(game, states, seconds / 4, lambda state: encode_view(game.view(state, 0)))
    view_bytes = sum(len(encode_view(game.view(state, 0))) for state in states) / len(states)
    tables = [recorded_game(game, seats, seed) for seed in range(10)]
    files = [bytes(table.record) for table in tables]
    size = sum(map(len, files)) / len(files)
    entries = sum(table.entries for table in tables) / len(tables)

    def check() -> int:
        for data in files:
            quadriga.verify(data)
        return len(files)

    replay = 1000 / per_second(check, seconds / 2)
    print(f"\n{seats} players, {sum(lengths) / len(lengths):.0f} decisions a game")
    print(f"  reference loop        {reference:12,.0f} rounds/s")
    print(f"  decisions             {decisions:12,.0f} /s    ratio to the reference {decisions / reference:.3f}")
    print(f"  state copies          {copies:12,.0f} /s    ratio to the reference {copies / reference:.3f}")
    print(f"  moves()               {ask:12.2f} us")
    print(f"  play() and choosing   {rounds:12.2f} us")
    print(f"  view()                {view:12.2f} us, encoded {encode:.2f} us, {view_bytes:,.0f} bytes")
    print(f"  record                {size:12,.0f} bytes, {entries:.0f} entries")
    print(f"  replay, all checked   {replay:12.2f} ms a game, {1000 * replay / entries:.1f} us an entry")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(quadriga.installed()))
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU time for each figure")
    options = parser.parse_args()
    bench(options.game, options.seconds)
    sys.stdout.flush()


if __name__ == "__main__":
    main()
