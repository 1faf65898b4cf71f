"""Playing a position on to see what becomes of it: a cheap way to play, thousands of times for one review.

Everybody takes the best at first sight of a few legal moves that chance picks. That is far better than chance and far
cheaper than a search, and two games from the same position differ: what they come to on average is what it is worth.
"""

from __future__ import annotations

from random import Random
from typing import Final

from quadriga.bots.greedy import GreedyBot
from quadriga.bots.lookahead import answer_for_absent, total
from quadriga.core.chance import RandomChance
from quadriga.core.game import Game
from quadriga.core.moves import Move
from quadriga.core.state import State

#: How many moves of a question are looked at.
PICKS: Final = 4
#: How many decisions are played at most; a game that goes round in circles is judged as it stands.
LONGEST: Final = 2000


class Playout:
    """One position being played on, in place."""

    def __init__(self, game: Game, state: State, seed: int) -> None:
        self.game: Final = game
        self.state: Final = state
        self.rng: Final = Random(seed)
        self.chance: Final = RandomChance(self.rng)
        #: How many decisions were made.
        self.decisions = 0

    def run(self, turns: int = 0) -> None:
        """Play to the end, or until it was somebody else's turn so many times."""
        game, state, chance = self.game, self.state, self.chance
        left, whose = turns, state.stack[0].seat if state.stack else -1
        while state.stack and self.decisions < LONGEST and len(state.left) < state.seats - 1:
            if state.left and state.stack[-1].seat in state.left:
                answer_for_absent(game, state, chance)
                continue
            if turns and state.stack[0].seat != whose:
                whose = state.stack[0].seat
                left -= 1
                if not left:
                    return
            legal = game.sensible(state)
            if len(legal) == 1:
                game.play(state, legal[0], chance)
            else:
                self.decisions += 1
                game.play(state, self.choose(legal), chance)

    def choose(self, legal: list[Move]) -> Move:
        """The best at first sight of a few."""
        game, state, pick = self.game, self.state, self.rng.random
        seat, count = state.stack[-1].seat, len(legal)
        best, found = float("-inf"), legal[0]
        for place in range(min(PICKS, count)):
            move = legal[place] if count <= PICKS else legal[int(pick() * count)]
            after = state.copy()
            game.play(after, move, self.chance)
            worth = total(game.evaluate(after, seat))
            if worth > best:
                best, found = worth, move
        return found


class GreedyPlayout(Playout):
    """One position being played on by greedy for everybody, which looks at every move: slower, and better play."""

    def __init__(self, game: Game, state: State, seed: int) -> None:
        super().__init__(game, state, seed)
        self.bot: Final = GreedyBot(game, 0, self.rng)

    def choose(self, legal: list[Move]) -> Move:
        """What greedy begins with."""
        return self.bot.best_answers(self.state, legal)[-1]


def shares(game: Game, state: State) -> list[float]:
    """Who has won, as parts of one: half of it each where two share the first place.

    Who left has lost, and who alone stayed has won. A game that is not over is whoever's who stands best.
    """
    stayed = [seat for seat in range(state.seats) if seat not in state.left]
    outcome = game.outcome(state)
    if len(stayed) == 1:
        merits = [float(seat in stayed) for seat in range(state.seats)]
    elif outcome is not None:
        merits = [-float(place) for place in outcome.places]
    else:
        merits = [total(game.evaluate(state, seat)) for seat in range(state.seats)]
    best = max([merits[seat] for seat in stayed])
    first = [seat for seat in stayed if merits[seat] == best]
    return [1 / len(first) if seat in first else 0.0 for seat in range(state.seats)]
