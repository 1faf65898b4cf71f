"""A bot that searches: information-set Monte Carlo tree search (ISMCTS) over determinizations of what its seat sees.

After Cowling, Powley and Whitehouse, Information Set Monte Carlo Tree Search (IEEE TCIAIG 4(2), 2012), with progressive
widening over a move order after Coulom, Computing Elo Ratings of Move Patterns in the Game of Go (ICGA Journal 30(4),
2007). Every iteration has the four steps of the textbook in one determinization, a full state that fits the view:

* select: walk down the tree by UCB1, as far as moves have been tried often enough and luck matters;
* expand: add the move chosen last;
* roll out: everybody plays on as a player would who looks one action ahead, until whoever's turn it is has had the
  next one too, and the position is evaluated;
* back up: the value is added to all the moves that led there.

The tree holds moves, not positions: what is drawn or hidden differs from one iteration to the next, and the value of a
move is the mean over all of it.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from math import log, sqrt
from random import Random
from typing import Final

from quadriga.bots.budget import Budget
from quadriga.bots.explain import Reason, Why
from quadriga.bots.lookahead import answer_for_absent, best_line, follow, total
from quadriga.bots.memory import Memory
from quadriga.core.chance import Chance, RandomChance
from quadriga.core.decisions import Decision
from quadriga.core.game import Game
from quadriga.core.moves import Move
from quadriga.core.state import State
from quadriga.core.views import View

#: Determinizations: how many full states that fit the view are sampled before they are used again.
DETERMINIZATIONS: Final = 64
#: UCB1 exploration constant, in standard deviations of the evaluation: what a move that was seldom tried gains.
EXPLORATION: Final = 0.5
#: Progressive widening: how many answers to a question are considered, the best at first sight first, for each square
#: root of its visits.
WIDENING: Final = 2.0
#: Expansion threshold: how often a move must have been tried before the answers to it are told apart.
EXPANSION_VISITS: Final = 8
#: And how much luck must make what it brings vary for that, in standard deviations of the evaluation.
EXPANSION_LUCK: Final = 0.35
#: Rollout limit: how many decisions are played at most before a position is evaluated.
ROLLOUT_LIMIT: Final = 200
#: How many turns are played before a position is evaluated where a seat is alone: of 2, 3, 4 and 6 this brought the
#: most points for the same work, though in few games (docs/bots.md).
TURNS_ALONE: Final = 4
#: How much of what the best rival has counts against a seat, beside what `evaluate` itself says of rivals.
RIVALRY: Final = 1.0
#: What winning is worth beside the points; a shared win is half of it.
VICTORY: Final = 12.0


class Node:
    """One move somewhere in the tree, and what every seat made of the positions it led to."""

    __slots__ = ("forks", "squares", "totals", "visits")

    def __init__(self, seats: int) -> None:
        #: What followed, by the seat that was asked: a draw can decide who that is.
        self.forks: list[Fork | None] = [None] * seats
        self.visits = 0
        self.totals = [0.0] * seats
        #: The sum of the squares of what the seat that searches made of them.
        self.squares = 0.0


class Fork:
    """A question after a move: what it looked like when it was first put, and the answers tried."""

    __slots__ = ("answers", "asked", "likely", "promise", "visits")

    def __init__(self, asked: Sequence[Move], promise: dict[Move, float]) -> None:
        self.asked: Final = asked
        #: What the asked seat made of each answer at first sight, and the answers in that order.
        self.promise: Final = promise
        self.likely: Final = self.in_order(asked)
        self.answers: dict[Move, Node] = {}
        self.visits = 0

    def in_order(self, legal: Sequence[Move]) -> list[Move]:
        """The answers that looked best at first sight first, those last that there were not then."""
        return sorted(legal, key=lambda move: -self.promise.get(move, float("-inf")))


def beside_rivals(game: Game, state: State, values: list[float]) -> list[float]:
    """What every seat has, less what its best rival has; with the victory where the game is over.

    `values` is what every seat has, and is used up.
    """
    seats = state.seats
    if not state.stack and seats > 1:  # alone everybody wins
        outcome = game.outcome(state)
        assert outcome is not None
        stayed = [place for seat, place in enumerate(outcome.places) if seat not in state.left]
        best = min(stayed)
        each = VICTORY / stayed.count(best)
        for seat, place in enumerate(outcome.places):
            values[seat] += each if place == best else -VICTORY
    for seat in state.left:  # who left ranks behind all others, and is nobody's rival
        values[seat] = min(values)
    if seats > 1:
        values = [value - RIVALRY * max(values[:seat] + values[seat + 1 :]) for seat, value in enumerate(values)]
    return values


class SearchBot:
    def __init__(self, game: Game, seat: int, rng: Random, budget: Budget, by_chance: bool = False) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.rng: Final = rng
        self.budget: Final = budget
        self.by_chance: Final = by_chance
        self.memory: Final = Memory()
        #: How many iterations the last decision took, and the decisions played in them.
        self.iterations = 0
        self.decisions = 0
        self.why = Why(())

    def choose(self, view: View, moves: Sequence[Move]) -> Move:
        """The legal move that was looked at most, of those not worn in this position."""
        return self.memory.choose(view, moves, self.look)

    def look(self, view: View, moves: Sequence[Move]) -> Move:
        if len(moves) == 1:
            self.why = Why((Reason(moves[0], 0.0, 0, {}),))
            return moves[0]
        search = Search(self.game, self.seat, view, moves, self.rng, self.by_chance)
        search.run(self.budget)
        self.iterations, self.decisions = search.iterations, search.decisions
        self.why = search.why()
        return self.why.reasons[0].move


class Search:
    """One decision being thought about. `by_chance` plays the rest of the game by chance instead, for measuring."""

    def __init__(
        self, game: Game, seat: int, view: View, moves: Sequence[Move], rng: Random, by_chance: bool = False
    ) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.view: Final = view
        self.moves: Final = moves
        self.rng: Final = rng
        self.by_chance: Final = by_chance
        self.worlds: Final[list[State]] = [game.determinize(view, seat, rng)]
        self.seeds: Final[list[int]] = []
        self.seats: Final = self.worlds[0].seats
        self.first: Final = self.question(self.worlds[0], moves, RandomChance(rng))
        #: The terms of this seat's worth below each move of the root, summed up.
        self.terms: Final[dict[Move, dict[str, float]]] = {move: {} for move in moves}
        #: This seat's worth in every iteration that began with a move of the root.
        self.brought: Final[dict[Move, list[float]]] = {move: [] for move in moves}
        self.iterations = 0
        self.decisions = 0
        self.sums: Final = [0.0] * self.seats
        self.squares: Final = [0.0] * self.seats
        self.spread: Final = [1.0] * self.seats
        #: Of the iteration under way: the first question of the turn, and the turns and decisions left until the
        #: evaluation.
        self.base: Decision = self.worlds[0].stack[0]
        self.turns = 0
        self.left = 0

    def run(self, budget: Budget) -> None:
        """Iterate until the budget is spent or nothing can change the choice any more."""
        began = time.perf_counter()
        while not self.is_settled(self.iterations_left(budget, began)):
            self.iterate()

    def iterations_left(self, budget: Budget, began: float) -> int:
        """How many iterations the budget still buys: those of a time at the pace so far, and at least one in all."""
        if budget.iterations:
            return budget.iterations - self.iterations
        if not self.iterations:
            return 1
        spent = time.perf_counter() - began
        return int(self.iterations * (budget.milliseconds / 1000 - spent) / spent)

    def is_settled(self, left: int) -> bool:
        """Whether the move looked at most stays so whatever the iterations left find."""
        visits = sorted([node.visits for node in self.first.answers.values()])
        return left <= 0 or (len(visits) > 1 and visits[-1] - visits[-2] > left)

    def iterate(self) -> None:
        """One iteration: select and expand, roll out, back up."""
        self.try_out(self.best_by_ucb1(self.first, self.seat, self.moves))

    def try_out(self, first: Move) -> None:
        """One iteration that begins with a move of the root.

        Every one of them meets the same determinizations with the same luck: its visits say which is next.
        """
        tried = self.first.answers.get(first)
        number = tried.visits if tried is not None else 0
        state, chance = self.determinization(number).copy(), RandomChance(Random(self.seeds[number]))
        self.iterations += 1
        self.base, self.left = state.stack[0], ROLLOUT_LIMIT
        self.turns = self.seats + 1 if self.seats > 1 else TURNS_ALONE
        path = self.select(state, chance, first)
        if self.by_chance:
            self.roll_out_by_chance(state, chance)
        else:
            self.roll_out(state, chance)
        values = self.evaluate(state, first)
        self.brought[first].append(values[self.seat])
        self.back_up(path, values)

    def select(self, state: State, chance: Chance, first: Move) -> list[Node]:
        """Walk down the tree from a move of the root, playing; the last node may be new. Answers the nodes passed."""
        path = [self.expand(self.first, first)]
        self.play(state, first, chance)
        while self.is_told_apart(path[-1]) and self.go_on(state, chance):
            legal = self.game.sensible(state)
            if len(legal) == 1:
                self.game.play(state, legal[0], chance)
                continue
            seat = state.stack[-1].seat
            fork = path[-1].forks[seat]
            if fork is None:
                fork = path[-1].forks[seat] = self.question(state, legal, chance)
            move = self.best_by_ucb1(fork, seat, legal)
            path.append(self.expand(fork, move))
            self.play(state, move, chance)
        return path

    def is_told_apart(self, node: Node) -> bool:
        """Whether the answers to a move are told apart: it was tried often, and luck makes what it brings vary.

        Where every try says the same, one says all there is to know, and a mean over answers would count mistakes:
        one's own make a move look poor, a rival's the move that hands him the turn look good.
        """
        if node.visits <= EXPANSION_VISITS:
            return False
        if any(node.forks):
            return True  # from then on what it brings varies by the answers too, and no more by luck alone
        tries = node.visits - 1  # the one under way has brought nothing yet
        mean = node.totals[self.seat] / tries
        return node.squares / tries - mean * mean > (EXPANSION_LUCK * self.spread[self.seat]) ** 2

    def expand(self, fork: Fork, move: Move) -> Node:
        """The node of an answer, which joins the tree when it is tried for the first time; counts the visit."""
        node = fork.answers.get(move)
        if node is None:
            node = fork.answers[move] = Node(self.seats)
        node.visits += 1
        fork.visits += 1
        return node

    def roll_out(self, state: State, chance: Chance) -> None:
        """Everybody does what looks best to him, one action after the other, until the position is evaluated."""
        game = self.game
        while self.go_on(state, chance):
            legal = game.sensible(state)
            if len(legal) == 1:
                game.play(state, legal[0], chance)
                continue
            seat, line = state.stack[-1].seat, best_line(game, state, legal, chance).moves
            self.play(state, line.pop(), chance)
            # What was drawn meanwhile can make another answer necessary.
            while line and state.stack and state.stack[-1].seat == seat and line[-1] in game.moves(state):
                self.play(state, line.pop(), chance)

    def roll_out_by_chance(self, state: State, chance: Chance) -> None:
        """Chance plays for everybody to the end."""
        game, pick = self.game, self.rng.random
        while state.stack:
            if state.left and state.stack[-1].seat in state.left:
                answer_for_absent(game, state, chance)
                continue
            legal = game.moves(state)
            if len(legal) > 1:
                self.decisions += 1
            game.play(state, legal[int(pick() * len(legal))], chance)

    def back_up(self, path: list[Node], values: list[float]) -> None:
        """Add what every seat made of the position to all the moves that led there."""
        for node in path:
            node.squares += values[self.seat] ** 2
            for seat, value in enumerate(values):
                node.totals[seat] += value

    def determinization(self, number: int) -> State:
        """A full state to play with: new ones are sampled as long as there are few."""
        if number == len(self.seeds):
            self.seeds.append(self.rng.getrandbits(32))
        if number == len(self.worlds) < DETERMINIZATIONS:
            self.worlds.append(self.game.determinize(self.view, self.seat, self.rng))
        return self.worlds[number % len(self.worlds)]

    def question(self, state: State, legal: Sequence[Move], chance: Chance) -> Fork:
        return Fork(legal, {move: follow(self.game, state, move, chance).worth for move in legal})

    def play(self, state: State, move: Move, chance: Chance) -> None:
        self.decisions += 1
        self.left -= 1
        self.game.play(state, move, chance)

    def best_by_ucb1(self, fork: Fork, seat: int, legal: Sequence[Move]) -> Move:
        """The answer with the highest upper confidence bound: by what it brought and how little is known of it.

        Widening lets in more and more answers, those first that looked best at first sight.
        """
        wide = min(len(legal), 1 + int(WIDENING * sqrt(fork.visits)))
        # What is drawn or hidden can change what is legal; mostly it does not.
        likely = fork.likely if legal == fork.asked else fork.in_order(legal)
        exploration = EXPLORATION * self.spread[seat]
        asked = log(fork.visits + 1)
        best, found = float("-inf"), likely[0]
        for move in likely[:wide]:
            node = fork.answers.get(move)
            if node is None:
                return move
            score = node.totals[seat] / node.visits + exploration * sqrt(asked / node.visits)
            if score > best:
                best, found = score, move
        return found

    def go_on(self, state: State, chance: Chance) -> bool:
        """Count the turn if it has passed on; whether there is more to play before the position is evaluated.

        Positions are compared at the same moment: after a round and one more turn, or when the game is over. What the
        first turn prepared is reaped in the second; and after another's turn every seat would look poor. A seat that is
        alone has nobody to pass its turn to: there each new first question is a turn.
        """
        while state.left and state.stack and state.stack[-1].seat in state.left:
            answer_for_absent(self.game, state, chance)
        if not state.stack or self.left <= 0:
            return False
        base = state.stack[0]
        if base.seat != self.base.seat or (self.seats == 1 and base is not self.base):
            self.base = base
            self.turns -= 1
        return self.turns > 0

    def evaluate(self, state: State, first: Move) -> list[float]:
        """What every seat makes of the position that a move of the root led to."""
        values = []
        for seat in range(self.seats):
            if seat != self.seat:
                values.append(self.game.worth(state, seat))
            else:
                terms = self.game.terms(state, seat)
                values.append(total(terms))
                kept = self.terms[first]
                for name, term in terms:
                    kept[name] = kept.get(name, 0.0) + term
        values = beside_rivals(self.game, state, values)
        count = self.iterations
        for seat, value in enumerate(values):
            self.sums[seat] += value
            self.squares[seat] += value * value
            mean = self.sums[seat] / count
            self.spread[seat] = sqrt(max(0.0025, self.squares[seat] / count - mean * mean))
        return values

    def why(self) -> Why:
        """Every move looked at, the one looked at most first."""
        reasons = [
            Reason(
                move,
                node.totals[self.seat] / node.visits,
                node.visits,
                {name: worth / node.visits for name, worth in self.terms[move].items()},
                tuple(self.brought[move]),
            )
            for move, node in self.first.answers.items()
        ]
        return Why(tuple(sorted(reasons, key=lambda one: (-one.visits, -one.value))))
