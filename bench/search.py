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
from pathlib import Path
from random import Random

import quadriga
from quadriga.bots.budget import Budget
from quadriga.bots.greedy import GreedyBot
from quadriga.bots.search import SearchBot
from quadriga.core.chance import RandomChance
from quadriga.core.game import Game
from quadriga.core.state import State


def deal(game: Game, rng: Random) -> tuple[State, RandomChance]:
    chance = RandomChance(rng)
    return game.setup(game.edition(), game.meta.settle_options(None), 2, chance), chance


def decisions_per_second(game: Game, seconds: float, keep: list[State]) -> float:
    """Random play; a decision with a single legal move is played but not counted."""
    rng, decisions, start = Random(1), 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        state, chance = deal(game, rng)
        while state.stack:
            legal = game.moves(state)
            if len(legal) > 1:
                decisions += 1
                if decisions % 97 == 0 and len(keep) < 40:
                    keep.append(state.copy())
            game.play(state, legal[int(rng.random() * len(legal))], chance)
    return decisions / spent


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


def searched(game: Game, states: list[State], seconds: float, by_chance: bool) -> tuple[float, float]:
    """Iterations a second, and decisions played in each, over many positions."""
    iterations = decisions = number = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        state = states[number % len(states)]
        seat = state.stack[-1].seat
        bot = SearchBot(game, seat, Random(number), Budget(iterations=200), by_chance)
        bot.choose(game.view(state, seat), game.moves(state))
        iterations += bot.iterations
        decisions += bot.decisions
        number += 1
    return iterations / spent, decisions / max(1, iterations)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(quadriga.installed()))
    parser.add_argument("--seconds", type=float, default=4.0, help="CPU time for each figure")
    parser.add_argument("--spiel", help="a Python that has open_spiel")
    options = parser.parse_args()
    for name in options.games:
        game = quadriga.find_game(name)
        states: list[State] = []
        played = decisions_per_second(game, options.seconds, states)
        rate, length = searched(game, states, options.seconds, by_chance=True)
        judged, depth = searched(game, played_well(game, 40), options.seconds, by_chance=False)
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
