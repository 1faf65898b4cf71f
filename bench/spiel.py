"""OpenSpiel's Monte Carlo tree search on gin rummy, for `bench/search.py --spiel`; needs `open_spiel` and nothing else.

Gin rummy is given to it with all cards open: its MCTS takes no game with hidden cards otherwise.
"""

import random
import sys
import time

import numpy
import pyspiel
from open_spiel.python.algorithms import mcts


class Counted(mcts.RandomRolloutEvaluator):
    """Random rollouts that count their decisions."""

    decisions = 0
    iterations = 0

    def evaluate(self, state):
        self.iterations += 1
        working = state.clone()
        while not working.is_terminal():
            if working.is_chance_node():
                outcomes = working.chance_outcomes()
                working.apply_action(random.choices([one for one, _ in outcomes], [p for _, p in outcomes])[0])
            else:
                legal = working.legal_actions()
                self.decisions += len(legal) > 1
                working.apply_action(random.choice(legal))
        return numpy.array(working.returns())


def play_by_chance(game, seconds: float) -> float:
    decisions, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            decisions += len(legal) > 1 and not state.is_chance_node()
            state.apply_action(random.choice(legal))
    return decisions / spent


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 4.0
    game = pyspiel.load_game("gin_rummy")
    played = play_by_chance(game, seconds)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(random.choice(state.legal_actions()))
    evaluator = Counted()
    bot = mcts.MCTSBot(game, 1.4, 20, evaluator, random_state=numpy.random.RandomState(1))
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        bot.step(state)
    rate, length = evaluator.iterations / spent, evaluator.decisions / evaluator.iterations
    print("gin rummy in OpenSpiel, MCTS of its Python side, rollouts to the end")
    print(f"  random play             {played:10,.0f} decisions/s")
    print(
        f"  rollouts to the end     {rate:10,.0f} iterations/s of {length:.0f} decisions: {rate * length / played:.0%}"
    )


if __name__ == "__main__":
    main()
