"""What draws brought apart from decisions: the luck of a draw is the change of the chance to win over its expectation.

The chance to win is some fixed judgement of a position here: it is played on for a round, always with the same luck,
and what everybody then stands at is turned into chances by a scale. Whatever that judgement is worth, the difference
between what was drawn and what might have been drawn from the same bag is nothing on average: so luck is unbiased, as
advantage sums are (Zinkevich, Bowling, Bard, Kan and Billings, Optimal Unbiased Estimators for Evaluating Agent
Performance, AAAI 2006). It is judged with all hands open, since the game is over: what nobody saw counts when it comes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import exp, log, sqrt
from random import Random
from typing import Final

from quadriga.bots.explain import standard_error
from quadriga.bots.lookahead import total
from quadriga.bots.playout import Playout, shares
from quadriga.core.chance import Chance, RandomChance
from quadriga.core.game import Game
from quadriga.core.state import State

#: How many games from fresh deals teach what a lead is worth.
LESSONS: Final = 24
#: How many positions of each of them are looked at.
MOMENTS: Final = 12
#: So many ways a draw can go are all looked at; of more, some are taken by chance.
ENUMERATED: Final = 12
#: The usual scale counts as much as so many lessons against others, and none is flatter than this.
PRIOR: Final = 0.5
LEAST: Final = 0.1
#: The steps in which the best scale is looked for.
_STEPS: Final = 12

#: Chances to win, one for each seat.
Chances = list[float]
#: The position that some draws lead to.
Drawing = Callable[[Chance], State]


class Branches(Chance):
    """Draws one way after the other: every item of a bag in turn, with how likely it is."""

    def __init__(self) -> None:
        self.path: list[int] = []
        self.wide: list[int] = []
        self.depth = 0
        self.likely = 1.0

    def draw(self, bag: list[str]) -> str:
        kinds = sorted(set(bag))
        if self.depth == len(self.path):
            self.path.append(0)
            self.wide.append(len(kinds))
        item = kinds[self.path[self.depth]]
        self.depth += 1
        self.likely *= bag.count(item) / len(bag)
        bag.remove(item)
        return item

    def begin(self) -> None:
        self.depth, self.likely = 0, 1.0

    def next_way(self) -> bool:
        """Go on to the next way; whether there is one."""
        while self.path and self.path[-1] + 1 == self.wide[-1]:
            self.path.pop()
            self.wide.pop()
        if self.path:
            self.path[-1] += 1
        return bool(self.path)


def ways(drawing: Drawing, most: int = ENUMERATED) -> list[tuple[float, State]] | None:
    """Every position that the draws can lead to with its probability; None where there are more than so many."""
    branches = Branches()
    found: list[tuple[float, State]] = []
    while len(found) < most:
        branches.begin()
        state = drawing(branches)
        found.append((branches.likely, state))
        if not branches.next_way():
            return found
    return None


class Scale:
    """What a lead is worth at each stage of a game: learned from games played from fresh deals, and the same for all.

    A seat's chance grows with the exponential of what it stands at, the more steeply the later it is.
    """

    def __init__(self, game: Game, seats: int, deal: Drawing, lessons: int = LESSONS) -> None:
        self.game: Final = game
        self.seats: Final = seats
        moments = [moment for seed in range(lessons) for moment in _lesson(game, deal, seed)]
        #: How many decisions a game has.
        self.length: Final = max(1.0, sum(count for count, _, _ in moments) / max(1, len(moments)) * 2)
        standings = [one for _, standing, _ in moments for one in standing]
        mean = sum(standings) / max(1, len(standings))
        self.unit: Final = sqrt(sum((one - mean) ** 2 for one in standings) / max(1, len(standings))) or 1.0
        self.steep, self.steeper = self._fit(moments)

    def chances(self, state: State, decided: int) -> Chances:
        """Who how likely wins, by what everybody stands at after so many decisions of the game."""
        if not state.stack or len(state.left) >= state.seats - 1:
            return shares(self.game, state)
        return self._of(standing(self.game, state), state.left, self._stage(decided), self.steep, self.steeper)

    def slope(self, decided: int) -> float:
        """How much a chance of one half gains with each point that a seat stands better, after so many decisions."""
        return max(0.0, self.steep + self.steeper * self._stage(decided)) / self.unit / 4

    def _stage(self, decided: int) -> float:
        return min(1.0, decided / self.length)

    def _of(self, stands: list[float], left: tuple[int, ...], stage: float, steep: float, steeper: float) -> Chances:
        scale = max(0.0, steep + steeper * stage) / self.unit
        best = max([one for seat, one in enumerate(stands) if seat not in left])
        weights = [0.0 if seat in left else exp(scale * (one - best)) for seat, one in enumerate(stands)]
        whole = sum(weights)
        return [weight / whole for weight in weights]

    def _fit(self, moments: list[tuple[int, list[float], Chances]]) -> tuple[float, float]:
        """The two numbers under which what came of the lessons is most likely, by halving steps around the best."""
        best, found, width = self._doubt(moments, 1.0, 1.0), (1.0, 1.0), 2.0
        for _ in range(_STEPS):
            around = [(found[0] + a * width, found[1] + b * width) for a in (-1, 0, 1) for b in (-1, 0, 1)]
            tried = [(self._doubt(moments, *pair), pair) for pair in around if min(pair) >= LEAST]
            least, pair = min(tried)
            if least < best:
                best, found = least, pair
            else:
                width /= 2
        return found

    def _doubt(self, moments: list[tuple[int, list[float], Chances]], steep: float, steeper: float) -> float:
        # Lessons are few and the moments of one alike, so what is usual counts as much as some of them.
        doubt = PRIOR * MOMENTS * ((steep - 1.0) ** 2 + (steeper - 1.0) ** 2)
        for count, stands, won in moments:
            told = self._of(stands, (), self._stage(count), steep, steeper)
            doubt -= sum([part * log(max(1e-9, chance)) for part, chance in zip(won, told, strict=True)])
        return doubt


def standing(game: Game, state: State) -> list[float]:
    return [total(game.evaluate(state, seat)) for seat in range(state.seats)]


def _lesson(game: Game, deal: Drawing, seed: int) -> Iterator[tuple[int, list[float], Chances]]:
    """Moments of a game from a fresh deal: the decisions before, what everybody stood at, and who won."""
    rng = Random(seed)
    state = deal(RandomChance(rng))
    playout = Playout(game, state, rng.getrandbits(32))
    seen: list[tuple[int, list[float]]] = []
    while state.stack:
        seen.append((playout.decisions, standing(game, state)))
        before = playout.decisions
        playout.run(1)
        if playout.decisions == before:
            break
    won = shares(game, state)
    for place in range(0, len(seen), max(1, len(seen) // MOMENTS)):
        yield (*seen[place], won)


class Luck:
    """Judges draws, each by as many pairs of games played on for a round: from what came, and from what might have.

    How many is settled before anything is drawn, by nothing that a draw could change.
    """

    def __init__(self, game: Game, scale: Scale, pairs: int) -> None:
        self.game: Final = game
        self.scale: Final = scale
        self.pairs: Final = pairs
        self.decisions = 0

    def judge(self, state: State, decided: int, number: int) -> Chances:
        """The chances of a position: a fixed judgement, since it is played on with luck of this number."""
        if not state.stack:
            return shares(self.game, state)
        playout = Playout(self.game, state.copy(), number)
        playout.run(state.seats + 1)
        self.decisions += playout.decisions
        return self.scale.chances(playout.state, decided + playout.decisions)

    def of(self, came: State, drawing: Drawing, decided: int, rng: Random) -> tuple[Chances, list[float]]:
        """What every seat gained by draws over what was to be expected of them, and the standard errors of that.

        `drawing` makes the draws anew. Where they can go a few ways only, all of them are weighed.
        """
        every = ways(drawing)
        pairs = self.pairs if every is None else max(2, 2 * self.pairs // (1 + len(every)))
        gained: list[list[float]] = [[] for _ in range(came.seats)]
        for number in range(pairs):
            had = self.judge(came, decided, number)
            if every is not None:
                expected = [0.0] * came.seats
                for likely, state in every:
                    for seat, chance in enumerate(self.judge(state, decided, number)):
                        expected[seat] += likely * chance
            else:
                expected = self.judge(drawing(RandomChance(rng)), decided, number)
            for seat in range(came.seats):
                gained[seat].append(had[seat] - expected[seat])
        errors = [standard_error(one) or 0.0 for one in gained]
        return [sum(one) / len(one) for one in gained], errors
