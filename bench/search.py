"""How much of the engine's speed the search keeps: `python bench/search.py GAME...`.

For each game, in one run and per CPU-second of one core: the decisions of random play; the search with rollouts by
chance to the end of the game, as iterations times decisions played; and the search as it is offered to people, which
looks for a good move at every one of them, in positions of games that were played well. `--spiel PYTHON` runs
OpenSpiel's Monte Carlo tree search on gin rummy beside it, in an environment of its own that has `open_spiel`.
"""

from __future__ import annotations

import argparse
import subprocess
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random

import quadriga
from quadriga.bots.budget import Budget
from quadriga.bots.greedy import GreedyBot
from quadriga.bots.search import SearchBot
from quadriga.core.chance import RandomChance
from quadriga.core.game import Game
from quadriga.core.state import State

#: How often random play and the search take turns.
TURNS = 20


def deal(game: Game, rng: Random) -> tuple[State, RandomChance]:
    chance = RandomChance(rng)
    return game.setup(game.edition(), game.meta.settle_options(None), 2, chance), chance


def played_by_chance(game: Game, seconds: float, rng: Random, keep: list[State]) -> tuple[int, float]:
    """Decisions of random play and the time they took; one with a single legal move is played but not counted."""
    decisions, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        state, chance = deal(game, rng)
        while state.stack:
            legal = game.moves(state)
            if len(legal) > 1:
                decisions += 1
                if decisions % 97 == 0 and len(keep) < 40:
                    keep.append(state.copy())
            game.play(state, legal[int(rng.random() * len(legal))], chance)
    return decisions, spent


def played_well(game: Game, many: int) -> list[State]:
    """Positions with something to decide from games of the greedy bot against itself."""
    rng, keep, decisions = Random(2), list[State](), 0
    while len(keep) < many:
        state, chance = deal(game, rng)
        bots = [GreedyBot(game, seat, rng) for seat in range(2)]
        while state.stack:
            seat, legal = state.stack[-1].seat, game.moves(state)
            decisions += len(legal) > 1
            if len(legal) > 1 and decisions % 17 == 0:
                keep.append(state.copy())
            game.play(state, bots[seat].choose(game.view(state, seat), legal), chance)
    return keep


def searched(
    game: Game, states: list[State], seconds: float, number: Iterator[int], by_chance: bool
) -> tuple[int, int, float]:
    """Iterations over many positions, decisions played in them, and the time they took."""
    iterations = decisions = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        seed = next(number)
        state = states[seed % len(states)]
        seat = state.stack[-1].seat
        bot = SearchBot(game, seat, Random(seed), Budget(iterations=200), by_chance)
        bot.choose(game.view(state, seat), game.moves(state))
        iterations += bot.iterations
        decisions += bot.decisions
    return iterations, decisions, spent


def rollouts_beside_play(game: Game, seconds: float) -> tuple[float, float, float]:
    """Decisions a second of random play; iterations a second and decisions in each of a search that plays so too.

    They take turns, so that a slow moment of the machine hits both.
    """
    states: list[State] = []
    rng, number = Random(1), count()
    played = iterations = decisions = 0
    playing = searching = 0.0
    for _ in range(TURNS):
        made, spent = played_by_chance(game, seconds / TURNS, rng, states)
        played += made
        playing += spent
        looked, inside, spent = searched(game, states, seconds / TURNS, number, by_chance=True)
        iterations += looked
        decisions += inside
        searching += spent
    return played / playing, iterations / searching, decisions / iterations


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(quadriga.installed()))
    parser.add_argument("--seconds", type=float, default=4.0, help="CPU time for each figure")
    parser.add_argument("--spiel", help="a Python that has open_spiel")
    options = parser.parse_args()
    for name in options.games:
        game = quadriga.find_game(name)
        played, rate, length = rollouts_beside_play(game, options.seconds)
        iterations, decisions, spent = searched(game, played_well(game, 40), options.seconds, count(), by_chance=False)
        judged, depth = iterations / spent, decisions / iterations
        print(f"{name}, 2 players")
        print(f"  random play             {played:10,.0f} decisions/s")
        share = rate * length / played
        print(f"  rollouts to the end     {rate:10,.0f} iterations/s of {length:.0f} decisions: {share:.0%}")
        print(f"  played well, as offered {judged:10,.0f} iterations/s of {depth:.1f}; {judged / 10:,.0f} in 100 ms")
    if options.spiel:
        script = Path(__file__).with_name("spiel.py")
        subprocess.run([options.spiel, str(script), str(options.seconds)], check=True)


if __name__ == "__main__":
    main()
