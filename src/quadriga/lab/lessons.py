"""Games to learn from: a bot plays itself, now and then by chance, and what every seat could see is kept as numbers."""

from __future__ import annotations

import time
import zlib
from array import array
from collections.abc import Sequence
from random import Random
from typing import Final

from quadriga.core.chance import RandomChance
from quadriga.core.game import Game
from quadriga.core.outcome import Outcome
from quadriga.core.registry import find_game
from quadriga.core.state import State
from quadriga.lab.games import CAPPED, Finished, Played, check_same, sit_down
from quadriga.lab.plan import Plan

#: More points apart than this teach no more.
MOST_APART: Final = 30.0
#: What winning with fewer points counts for, and losing with more.
UPSET: Final = 15.0
#: What follows the features in a row: the hand-written terms but for `rivals`, that one, and the final margin.
AFTER: Final = 3
RIVALS: Final = "rivals"


class Lessons(Plan, frozen=True, omit_defaults=True):
    """Games to learn from."""

    #: How often a move is made by chance: what nobody does is not learned otherwise.
    by_chance: float = 0.04


class Lesson(Played, frozen=True, kw_only=True):
    """A game with what every seat saw after each choice, and how it ended for that seat."""

    #: Rows of 32-bit floats, compressed.
    rows: bytes

    def numbers(self) -> array[float]:
        found = array("f")
        found.frombytes(zlib.decompress(self.rows))
        return found


def play_lessons(plan: Lessons, numbers: Sequence[int]) -> list[Finished]:
    """Several games, in whichever process."""
    found = []
    for number in numbers:
        began = time.perf_counter()
        lesson = play_lesson(plan, number)
        found.append(Finished(lesson, ((time.perf_counter() - began) / plan.players,) * plan.players))
    return found


def play_lesson(plan: Lessons, number: int) -> Lesson:
    game = find_game(plan.game)
    check_same(plan, game)
    # Every game has a deal of its own: one bot on all seats has nothing to gain from another seat.
    deal, sitting = number, plan.seating(number)[1]
    bots = sit_down(plan, game, number, sitting)
    chance, whim = RandomChance(Random(f"{plan.seed} {deal}")), Random(f"{plan.seed} {number} by chance")
    state = game.setup(game.edition(), plan.options, plan.players, chance)
    rows: list[list[list[float]]] = [[] for _ in range(plan.players)]
    choices = [0] * plan.players
    decisions = moves = widest = 0
    while state.stack and decisions < plan.cap:
        seat, legal = state.stack[-1].seat, game.moves(state)
        if len(legal) > 1 and whim.random() < plan.by_chance:
            move = whim.choice(legal)
        else:
            move = bots[seat].choose(game.view(state, seat), legal)
        game.play(state, move, chance)
        decisions += 1
        moves += len(legal)
        widest = max(widest, len(legal))
        choices[seat] += len(legal) > 1
        if state.stack and len(legal) > 1:
            for one in range(plan.players):
                rows[one].append(row(game, state, one))
    outcome = game.outcome(state)
    kept = array("f")
    if outcome is not None:  # a game that was broken off teaches nothing
        for seat, margin in enumerate(margins(game, outcome)):
            for seen in rows[seat]:
                kept.extend([*seen, margin])
    return Lesson(
        number,
        deal,
        sitting,
        outcome.places if outcome else (),
        tuple(tally.total / game.meta.points_per for tally in game.tally(state, None)),
        outcome.endings if outcome else (CAPPED,),
        tuple(choices),
        decisions,
        moves,
        widest,
        ((),) * plan.players,
        rows=zlib.compress(kept.tobytes(), 1),
    )


def row(game: Game, state: State, seat: int) -> list[float]:
    """The features of a position, and what it is worth by hand."""
    own = rivals = 0.0
    for name, term in game.evaluate(state, seat):
        if name == RIVALS:
            rivals += term
        else:
            own += term
    return [*game.features(state, seat), own, rivals]


def margins(game: Game, outcome: Outcome) -> list[float]:
    """How far each seat came out before the best of the others, in points."""
    points = [tally.total / game.meta.points_per for tally in outcome.tallies]
    best = min(outcome.places)
    found = []
    for seat, own in enumerate(points):
        others = [other for rival, other in enumerate(points) if rival != seat]
        apart = max(-MOST_APART, min(MOST_APART, own - max(others, default=0.0)))
        if outcome.places[seat] == best and apart < 0:
            apart = UPSET
        elif outcome.places[seat] != best and apart > 0:
            apart = -UPSET
        found.append(apart)
    return found
