"""OpenSpiel's Monte Carlo tree search on gin rummy, for `search.py` and `peers.py`; needs `open_spiel` alone.

The search is the one OpenSpiel has in C++, which is given gin rummy with all cards open: it samples no hidden cards.
Random play is driven from Python, from the same deal on: setting up a game there takes as long as playing it twice.
"""

import random
import sys
import time
from typing import Any

import pyspiel


def deal(game: Any) -> Any:
    """The position after the deal."""
    dealt = game.new_initial_state()
    while dealt.is_chance_node():
        dealt.apply_action(random.choice(dealt.legal_actions()))
    return dealt


def play_out(dealt: Any) -> int:
    """Play a copy to the end and count its decisions; one with a single legal action is played but not counted."""
    decisions, state = 0, dealt.clone()
    while not state.is_terminal():
        legal = state.legal_actions()
        decisions += len(legal) > 1 and not state.is_chance_node()
        state.apply_action(random.choice(legal))
    return decisions


def play_by_chance(dealt: Any, seconds: float) -> tuple[float, float]:
    """Decisions a second, and decisions a game."""
    decisions, games, start = 0, 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        games += 1
        decisions += play_out(dealt)
    return decisions / spent, decisions / games


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 4.0
    game = pyspiel.load_game("gin_rummy")
    dealt = deal(game)
    played, length = play_by_chance(dealt, seconds)
    at_once, iterations = 200, 0
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 1), 1.4, at_once, 1000, False, 1, False)
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        bot.step(dealt)
        iterations += at_once
    rate = iterations / spent
    print("gin rummy in OpenSpiel, its search in C++, rollouts to the end")
    print(f"  random play             {played:10,.0f} decisions/s")
    share = rate * length / played
    print(f"  rollouts to the end     {rate:10,.0f} iterations/s of {length:.0f} decisions: {share:.0%}")


if __name__ == "__main__":
    main()
