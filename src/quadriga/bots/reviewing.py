"""What can be said of a game that is over: who was winning when, what draws brought, and what decisions cost.

* The curve: at some positions the game is played on to the end many times, from what the seat to move could see and by
  `quadriga.bots.playout`; a seat's chance is the part of those games that it wins.
* Luck: what draws brought over what was to be expected of them, by `quadriga.bots.luck`.
* Costly decisions: moves of which another was better, by games played on from both with the same luck. They are told
  only where the difference is more than twice its standard error; since they are the greatest of those looked at, what
  they are said to have cost is a little too much on average.

All of it takes a number of decisions played on and no time, and its luck is always the same: the same game has the same
review on every machine. None of it may be shown while a game runs.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from math import ceil, sqrt
from random import Random
from typing import Any, Final

import msgspec

from quadriga.bots.explain import Reason, Why, standard_error
from quadriga.bots.lookahead import follow
from quadriga.bots.luck import LESSONS, Luck, Scale, standing
from quadriga.bots.playout import Playout, shares
from quadriga.core.chance import Chance, RandomChance, RecordedChance
from quadriga.core.errors import QuadrigaError
from quadriga.core.follow import Follower
from quadriga.core.game import Game
from quadriga.core.moves import Move
from quadriga.core.record import MOVES, MoveEntry, Record
from quadriga.core.registry import find_game
from quadriga.core.state import State
from quadriga.core.table import PERSON, Table
from quadriga.core.views import View

#: How many decisions are played on for a review: less than a minute of one core compiled, where Glory to Rome with five
#: takes the longest, and some minutes in plain Python.
DECISIONS: Final = 220_000
#: What of them the curve takes, costly decisions and draws.
CURVE: Final = 0.4
COSTLY: Final = 0.4
DRAWS: Final = 0.2
#: How many positions the curve has at most beside the end, how many at least, and what one takes.
POINTS: Final = 24
FEWEST_POINTS: Final = 4
WORTH_A_POINT: Final = 400
#: How often a position is played on: so often at least, and at most; and from how many pairs of games on a decision is
#: judged, since fewer tell their own noise too poorly.
FEWEST_GAMES: Final = 8
FEWEST_PAIRS: Final = 16
MOST_GAMES: Final = 400
#: How many decisions are told of each seat at most, and how many standard errors they must have cost.
MOST: Final = 3
CLEAR: Final = 2.0
#: How many decisions are looked at, how many of a seat's then weighed, and how many played on to the end.
SCREENED: Final = 400
SUSPECTS: Final = 12
PLAYED_ON: Final = 6
#: How many moves are weighed against the one played, and how often each.
ALTERNATIVES: Final = 3
TRIES: Final = 24
#: Pairs of games for each draw. Draws beyond so many times what luck may take are not judged: no game has so many whose
#: players want to get somewhere.
PAIRS: Final = 16
TOO_MUCH: Final = 4
#: How many draws are told, and from which gain on.
TOLD_DRAWS: Final = 3
TELLING: Final = 0.05
#: The luck that every position meets, and that of choosing what to play on apart from it.
SEED: Final = 0
OTHER_SEED: Final = 1 << 20


class Point(msgspec.Struct, frozen=True):
    """The chances at one position."""

    #: The entry after which the position stands; 0 is the deal.
    seq: int
    #: The seat to move, from whose view it was played on; None at the end.
    seat: int | None
    #: Every seat's chance to win, from 0 to 1; they add up to 1.
    chances: tuple[float, ...]
    #: The greatest of their standard errors.
    error: float
    #: How many games were played on.
    games: int


class Fortune(msgspec.Struct, frozen=True):
    """What all draws of a game brought one seat, in chance to win."""

    seat: int
    luck: float
    error: float


class Draw(msgspec.Struct, frozen=True):
    """A draw that mattered."""

    #: The entry that drew; 0 is the deal.
    seq: int
    #: The seat whose move it was; None for the deal.
    seat: int | None
    #: What every seat gained over what was to be expected.
    gained: tuple[float, ...]
    error: float


class Costly(msgspec.Struct, frozen=True):
    """A decision that another would have been better than."""

    #: The entry of the move; the position it was made in stands after the entry `before`.
    seq: int
    before: int
    seat: int
    played: str
    better: str
    #: The chance to win that it cost, and the standard error of that.
    loss: float
    error: float
    #: The named terms of `Game.evaluate` in which the better move differs most from the one played.
    because: tuple[tuple[str, float], ...]


class Review(msgspec.Struct, frozen=True):
    """What can be said of a game that is over."""

    game: str
    #: The rules version it was played and reviewed by.
    rules: int
    seats: tuple[str, ...]
    points: tuple[Point, ...]
    luck: tuple[Fortune, ...]
    draws: tuple[Draw, ...]
    costly: tuple[Costly, ...]
    #: How many decisions were played on for it.
    decisions: int


class Moment:
    """A position of the game and what was done in it."""

    __slots__ = ("before", "decided", "entry", "kind", "move", "state")

    def __init__(self, before: int, state: State, entry: Any, move: Move | None, decided: int, kind: str) -> None:
        self.before: Final = before
        self.state: Final = state
        self.entry: Final = entry
        self.move: Final = move
        #: How many decisions there were before, and what sat on the seat.
        self.decided: Final = decided
        self.kind: Final = kind

    @property
    def seat(self) -> int:
        return self.state.stack[-1].seat


class Suspect:
    """A decision that may have cost something, with the moves that may have been better."""

    __slots__ = ("because", "better", "likely_loss", "moment", "moves", "view")

    def __init__(self, moment: Moment, view: View, moves: list[Move], likely_loss: float) -> None:
        self.moment: Final = moment
        self.view: Final = view
        self.moves: Final = moves
        self.likely_loss = likely_loss
        self.better = moves[0]
        self.because: tuple[tuple[str, float], ...] = ()


def review(
    played: Table | Record, decisions: int = DECISIONS, progress: Callable[[float], None] | None = None
) -> Review:
    """Review a game that is over, by as many decisions played on.

    Raises `QuadrigaError` where it is not over or was played alone, and `RecordError` where a record does not hold.
    """
    reviewer = Reviewer(played.record if isinstance(played, Table) else played, decisions)
    for done in reviewer.steps():
        if progress is not None:
            progress(done)
    return reviewer.result()


class Reviewer:
    """A review under way: `steps` does a little at a time and tells how much is done, from 0 to 1."""

    def __init__(self, record: Record, decisions: int = DECISIONS, game: Game | None = None) -> None:
        if record.end is None:
            raise QuadrigaError("the game is not over: there is nothing to review yet")
        if len(record.header.seats) == 1:
            raise QuadrigaError("the game was played alone: there was nobody to win against, and nothing to review")
        self.record: Final = record
        self.game: Final[Game] = game or find_game(record.header.game)
        self.budget: Final = decisions
        self.spent = 0
        self.seats: Final = len(record.header.seats)
        table = Table.dealt(self.game, record.header)
        self.moments: Final = list(self._moments(table))
        self.scale: Final = Scale(self.game, self.seats, self.deal, self.part_of(LESSONS, 4))
        self.points: list[Point] = []
        self.fortunes: tuple[Fortune, ...] = ()
        self.draws: list[Draw] = []
        self.costly: list[Costly] = []

    def _moments(self, table: Table) -> Iterator[Moment]:
        """What was done in the game, without what was taken back."""
        record = self.record
        live = {entry.seq for entry in record.line_to(len(record)) if isinstance(entry, MOVES)}
        decided, before, legal = 0, table.state.copy(), list(table.moves())
        for entry in Follower(table, record).follow_each(len(record)):
            if isinstance(entry, MOVES) and entry.seq in live:
                move = next((one for one in legal if one.key == entry.move), None)
                yield Moment(entry.seq - 1, before, entry, move, decided, table.seats[entry.seat])
                decided += len(legal) > 1
            before, legal = table.state.copy(), list(table.moves())

    def part_of(self, usual: int, fewest: int) -> int:
        """How much of something a review by this many decisions takes, where the usual one takes so much."""
        return max(fewest, min(usual, usual * self.budget // DECISIONS))

    def deal(self, chance: Chance) -> State:
        """A fresh deal of the same game."""
        header = self.record.header
        edition = self.game.edition_by_hash(header.edition)
        dealt: State = self.game.setup(edition, header.options, self.seats, chance)
        return dealt

    def steps(self) -> Iterator[float]:
        """Do all of it, a little at a time; how much is done."""
        for done in self.weighing():
            yield (CURVE + COSTLY) * done
        for done in self.fortune():
            yield CURVE + COSTLY + DRAWS * done
        yield 1.0

    def weighing(self) -> Iterator[float]:
        """The curve and the costly decisions: all that rests on what seats could see."""
        both = CURVE + COSTLY
        for done in self._curve(int(self.budget * CURVE)):
            yield CURVE / both * done
        for done in self._decisions(int(self.budget * COSTLY)):
            yield (CURVE + COSTLY * done) / both

    def result(self) -> Review:
        header = self.record.header
        return Review(
            header.game,
            header.rules,
            header.seats,
            tuple(self.points),
            self.fortunes,
            tuple(self.draws),
            tuple(self.costly),
            self.spent,
        )

    # The curve.

    def _curve(self, budget: int) -> Iterator[float]:
        chosen = self._turning(budget)
        for number, moment in enumerate(chosen):
            for _ in self._point(moment, budget // len(chosen)):
                yield number / len(chosen)
        end = self.record.end
        assert end is not None
        won = [1.0 / end.places.count(1) if place == 1 else 0.0 for place in end.places]
        last = self.moments[-1].entry.seq if self.moments else 0
        self.points.append(Point(last, None, tuple(won), 0.0, 0))

    def _turning(self, budget: int) -> list[Moment]:
        """Positions in which it is another's turn, as many as a curve has, over the whole game."""
        found: list[Moment] = []
        for moment in self.moments:
            if moment.seat in moment.state.left:
                continue
            if not found or found[-1].state.stack[0].seat != moment.state.stack[0].seat:
                found.append(moment)
        most = min(len(found), POINTS, max(FEWEST_POINTS, budget // WORTH_A_POINT))
        return [found[place * len(found) // most] for place in range(most)]

    def _point(self, moment: Moment, budget: int) -> Iterator[None]:
        """One position, played on from what the seat to move sees; the first games tell how many there can be."""
        seat = moment.seat
        view = self.game.view(moment.state, seat)
        won: list[list[float]] = []
        played, games = 0, FEWEST_GAMES
        while len(won) < games:
            state, _, luck = self._world(view, seat, SEED + len(won))
            result, decisions = self._play_on(state, luck)
            won.append(result)
            played += decisions
            if len(won) == FEWEST_GAMES:
                games = min(MOST_GAMES, max(FEWEST_GAMES, budget * FEWEST_GAMES // max(1, played)))
            yield
        columns = list(zip(*won, strict=True))
        errors = [standard_error(column) or 0.0 for column in columns]
        chances = tuple(sum(column) / len(column) for column in columns)
        self.points.append(Point(moment.before, seat, chances, max(errors), len(won)))

    def _world(self, view: View, seat: int, number: int) -> tuple[State, int, int]:
        """A state that fits what a seat saw, and luck for a move made in it and for what follows.

        None of the three is the other's: what lies hidden would be drawn again, and tell what is played.
        """
        rng = Random(number)
        state: State = self.game.determinize(view, seat, rng)
        return state, rng.getrandbits(32), rng.getrandbits(32)

    def _play_on(self, state: State, seed: int) -> tuple[list[float], int]:
        playout = Playout(self.game, state, seed)
        playout.run()
        self.spent += playout.decisions
        return shares(self.game, state), playout.decisions

    def chance_at(self, seq: int, seat: int) -> float:
        """A seat's chance at the last position of the curve that is not after this one."""
        before = [point for point in self.points if point.seq <= seq]
        return (before or self.points)[-1 if before else 0].chances[seat]

    # Costly decisions.

    def _decisions(self, budget: int) -> Iterator[float]:
        """First sight finds suspects, a round played on the best alternative, and games to the end what they cost.

        Every step has luck of its own, so that what looked best by luck is not taken for better.
        """
        scale = self.scale
        weighed = self._weighed()
        suspects: list[Suspect] = []
        for number, moment in enumerate(weighed):
            suspect = self._suspect(moment, scale)
            if suspect is not None:
                suspects.append(suspect)
            yield 0.2 * number / len(weighed)
        chosen = _worst(suspects, self.part_of(SUSPECTS, 4))
        for number, suspect in enumerate(chosen):
            self._weigh(suspect, scale)
            yield 0.2 + 0.2 * number / len(chosen)
        seats = len({suspect.moment.seat for suspect in chosen}) or 1
        chosen = _worst([one for one in chosen if one.likely_loss > 0], max(2, PLAYED_ON // seats))
        found: list[Costly] = []
        for number, suspect in enumerate(chosen):
            costly = yield from self._cost(suspect, budget // len(chosen), 0.4 + 0.6 * number / len(chosen))
            if costly is not None:
                found.append(costly)
        found.sort(key=lambda one: (-one.loss, one.seq))
        for seat in range(self.seats):
            self.costly += [one for one in found if one.seat == seat][:MOST]
        self.costly.sort(key=lambda one: (-one.loss, one.seq))

    def _weighed(self) -> list[Moment]:
        """The decisions of people, or of all where only bots sat; of a very long game some."""
        own = [one for one in self.moments if isinstance(one.entry, MoveEntry) and not one.entry.auto and one.move]
        own = [one for one in own if one.kind == PERSON] or own
        choices = [one for one in own if len(self.game.sensible(one.state)) > 1]
        return choices[:: max(1, ceil(len(choices) / SCREENED))]

    def _suspect(self, moment: Moment, scale: Scale) -> Suspect | None:
        """A decision that at first sight was not the best, from what its seat saw."""
        seat, game, move = moment.seat, self.game, moment.move
        assert move is not None
        view = game.view(moment.state, seat)
        rng = Random(SEED)
        state = game.determinize(view, seat, rng)
        chance = RandomChance(rng)
        worth = {one: follow(game, state, one, chance).worth for one in game.sensible(state)}
        if move not in worth:
            worth[move] = follow(game, state, move, chance).worth
        likely = sorted([one for one in worth if one is not move], key=lambda one: -worth[one])
        if not likely or worth[likely[0]] <= worth[move]:
            return None
        loss = self._in_chance(moment, worth[likely[0]] - worth[move], scale)
        return Suspect(moment, view, [move, *likely[:ALTERNATIVES]], loss)

    def _in_chance(self, moment: Moment, points: float, scale: Scale) -> float:
        chance = min(0.9, max(0.1, self.chance_at(moment.before, moment.seat)))
        return points * scale.slope(moment.decided) * 4 * chance * (1 - chance)

    def _weigh(self, suspect: Suspect, scale: Scale) -> None:
        """Play a round on from the move played and from each alternative, with the same luck, and look at the terms."""
        moment, game, move = suspect.moment, self.game, suspect.moves[0]
        reasons: dict[Move, Reason] = {}
        tries = self.part_of(TRIES, 4)
        worlds = [self._world(suspect.view, moment.seat, number) for number in range(tries)]
        for one in suspect.moves:
            brought, terms = [], dict[str, float]()
            for state, drawn, luck in worlds:
                after = state.copy()
                game.play(after, one, RandomChance(Random(drawn)))
                playout = Playout(game, after, luck)
                playout.run(self.seats + 1)
                self.spent += playout.decisions
                stands = standing(game, after)
                brought.append(
                    stands[moment.seat] - max(stands[: moment.seat] + stands[moment.seat + 1 :], default=0.0)
                )
                for name, worth in game.evaluate(after, moment.seat):
                    terms[name] = terms.get(name, 0.0) + worth / tries
            reasons[one] = Reason(one, sum(brought) / tries, tries, terms, tuple(brought))
        suspect.better = max(suspect.moves[1:], key=lambda one: reasons[one].value)
        ahead = reasons[suspect.better].value - reasons[move].value
        suspect.likely_loss = self._in_chance(moment, ahead / 2, scale)
        suspect.because = tuple(Why((reasons[suspect.better], reasons[move])).differences(0))

    def _cost(self, suspect: Suspect, budget: int, done: float) -> Generator[float, None, Costly | None]:
        """Play on to the end from both moves with the same luck; told only where it is clear."""
        moment, game, seat = suspect.moment, self.game, suspect.moment.seat
        lost: list[float] = []
        played, pairs = 0, FEWEST_PAIRS
        while len(lost) < pairs:
            state, drawn, luck = self._world(suspect.view, seat, OTHER_SEED + len(lost))
            won = []
            for move in (suspect.better, suspect.moves[0]):
                after = state.copy()
                game.play(after, move, RandomChance(Random(drawn)))
                result, decisions = self._play_on(after, luck)
                won.append(result[seat])
                played += decisions
            lost.append(won[0] - won[1])
            if len(lost) == FEWEST_PAIRS:
                pairs = min(MOST_GAMES, max(FEWEST_PAIRS, budget * FEWEST_PAIRS // max(1, played)))
            yield done
        error = standard_error(lost) or 0.0
        loss = sum(lost) / len(lost)
        if not loss > CLEAR * error:
            return None
        entry = moment.entry
        return Costly(entry.seq, moment.before, seat, entry.move, suspect.better.key, loss, error, suspect.because)

    # Luck.

    def fortune(self) -> Iterator[float]:
        """What draws brought: all of them, the deal's too, each against draws from the same bag.

        What else might have been drawn is drawn by a luck that is this game's own. A fork has no deal of its own: it
        has none at all, or that of the table it came from, where the moves before it used up its luck.
        """
        budget = int(self.budget * DRAWS)
        drawn: list[Moment | None] = [moment for moment in self.moments if moment.entry.draws]
        if self.record.header.origin is None:
            drawn.insert(0, None)
        luck = Luck(self.game, self.scale, self.part_of(PAIRS, 4))
        found: list[Draw] = []
        totals, squares = [0.0] * self.seats, [0.0] * self.seats
        for number, moment in enumerate(drawn):
            if luck.decisions > TOO_MUCH * budget:
                break
            seq, decided = (moment.entry.seq, moment.decided) if moment else (0, 0)
            drawing = self._drawing(moment) if moment else self.deal
            came = drawing(RecordedChance(moment.entry.draws if moment else self.record.header.deal))
            gained, errors = luck.of(came, drawing, decided, Random(f"{self.record.header.seed} {seq}"))
            for seat in range(self.seats):
                totals[seat] += gained[seat]
                squares[seat] += errors[seat] ** 2
            found.append(Draw(seq, moment.seat if moment else None, tuple(gained), max(errors)))
            yield number / len(drawn)
        self.spent += luck.decisions
        self.fortunes = tuple(Fortune(seat, totals[seat], sqrt(squares[seat])) for seat in range(self.seats))
        telling = [one for one in found if max(map(abs, one.gained)) > max(TELLING, CLEAR * one.error)]
        self.draws = sorted(telling, key=lambda one: (-max(map(abs, one.gained)), one.seq))[:TOLD_DRAWS]

    def _drawing(self, moment: Moment) -> Callable[[Chance], State]:
        def draw(chance: Chance) -> State:
            state = moment.state.copy()
            if moment.move is None:
                self.game.pass_over(state, chance)
            else:
                self.game.play(state, moment.move, chance)
            return state

        return draw


def _worst(suspects: list[Suspect], most: int) -> list[Suspect]:
    """The likeliest of every seat, as many of each."""
    ordered = sorted(suspects, key=lambda one: (-one.likely_loss, one.moment.before))
    counted: dict[int, int] = {}
    kept: list[Suspect] = []
    for one in ordered:
        seat = one.moment.seat
        counted[seat] = counted.get(seat, 0) + 1
        if counted[seat] <= most:
            kept.append(one)
    return kept
