"""What the games of an arena show: who won, from which seat, how long it took, and with which cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from typing import Final

import msgspec

from quadriga.core.meta import OptionValue
from quadriga.lab.games import CAPPED, Played
from quadriga.lab.plan import Plan

#: The standard deviations that hold 95 % of a normal distribution.
_NINETY_FIVE: Final = 1.959964
#: How many bars a histogram has at most.
_BARS: Final = 20


class Share(msgspec.Struct, frozen=True):
    """So many of so many, with the 95 % Wilson interval."""

    count: int
    of: int
    share: float
    low: float
    high: float


class Standing(msgspec.Struct, frozen=True):
    """How one bot fared in the games it sat in, on however many seats: it wins wherever one of them does."""

    bot: str
    #: Games won alone, of all.
    won: Share
    #: Games won with another seat.
    shared: int
    #: Means over the seats.
    points: float
    #: What a choice among several moves took; unknown of games that were played another day.
    milliseconds: float | None = None


class Meeting(msgspec.Struct, frozen=True):
    """Games in which one bot came before another, of those that placed them apart."""

    bot: str
    other: str
    better: Share


class Bar(msgspec.Struct, frozen=True):
    """How many games had between `low` and `high` decisions."""

    low: int
    high: int
    games: int


class Length(msgspec.Struct, frozen=True):
    """Decisions in a game, and legal moves in a decision."""

    mean: float
    least: int
    middle: int
    most: int
    bars: tuple[Bar, ...]
    branching: float
    widest: int


class Use(msgspec.Struct, frozen=True):
    """A thing and what was done with it: of all seats those that did, and of these those that won alone."""

    use: str
    seats: Share
    won: Share


class Source(msgspec.Struct, frozen=True):
    """A line of the tally: the mean of those who won alone, and of the others in the same games."""

    line: str
    winners: float
    others: float


class Summary(msgspec.Struct, frozen=True):
    game: str
    version: str
    rules: int
    edition: str
    players: int
    options: dict[str, OptionValue]
    seed: int
    games: int
    standings: tuple[Standing, ...]
    meetings: tuple[Meeting, ...]
    #: Games won alone from each seat, of those that were played to their end.
    seats: tuple[Share, ...]
    endings: dict[str, Share]
    #: Mean difference between the best and the second; nothing where one plays alone.
    margin: float | None
    length: Length
    uses: tuple[Use, ...]
    #: Of games that one seat won alone; none where one plays alone.
    sources: tuple[Source, ...]


def wilson(won: int, games: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a share."""
    if not games:
        return 0.0, 1.0
    square = _NINETY_FIVE**2
    share = won / games
    middle = share + square / (2 * games)
    around = _NINETY_FIVE * sqrt(share * (1 - share) / games + square / (4 * games * games))
    low, high = (middle - around) / (1 + square / games), (middle + around) / (1 + square / games)
    # Rounding must not put the share outside.
    return max(0.0, min(share, low)), min(1.0, max(share, high))


def share_of(count: int, of: int) -> Share:
    return Share(count, of, count / of if of else 0.0, *wilson(count, of))


def standings(
    plan: Plan, games: Sequence[Played], seconds: Mapping[int, Sequence[float]] | None = None
) -> tuple[Standing, ...]:
    """One for each bot, in the order of the plan. `seconds` are those each seat thought, by the number of the game."""
    found = []
    for one, label in enumerate(plan.labels):
        sat = alone = shared = seats = choices = 0
        points = thought = 0.0
        for played in games:
            own = [seat for seat, bot in enumerate(played.bots) if bot == one]
            if not own:
                continue
            won = set(own).intersection(played.winners)
            sat += 1
            alone += len(played.winners) == 1 and bool(won)
            shared += len(played.winners) > 1 and bool(won)
            seats += len(own)
            points += sum(played.points[seat] for seat in own)
            if seconds and played.number in seconds:
                thought += sum(seconds[played.number][seat] for seat in own)
                choices += sum(played.choices[seat] for seat in own)
        mean = 1000 * thought / choices if choices else None
        found.append(Standing(label, share_of(alone, sat), shared, points / max(1, seats), mean))
    return tuple(found)


def meetings(plan: Plan, games: Iterable[Played]) -> tuple[Meeting, ...]:
    """Every two bots that met, the first named first."""
    met: Counter[tuple[int, int]] = Counter()
    better: Counter[tuple[int, int]] = Counter()
    for played in games:
        best: dict[int, int] = {}
        for bot, place in zip(played.bots, played.places, strict=False):
            best[bot] = min(place, best.get(bot, place))
        for one, place in best.items():
            for other, after in best.items():
                if one < other and place != after:
                    met[one, other] += 1
                    better[one, other] += place < after
    names = plan.labels
    return tuple(
        Meeting(names[one], names[other], share_of(better[one, other], met[one, other])) for one, other in sorted(met)
    )


def summarize(plan: Plan, games: Sequence[Played]) -> Summary:
    """All of it, from the games in the order of their numbers."""
    ended = [played for played in games if played.places]
    return Summary(
        plan.game,
        plan.version,
        plan.rules,
        plan.edition,
        plan.players,
        plan.options,
        plan.seed,
        len(games),
        standings(plan, games),
        meetings(plan, games),
        tuple(share_of(sum(played.winners == (seat,) for played in ended), len(ended)) for seat in range(plan.players)),
        _endings(games),
        _margin(ended) if plan.players > 1 and ended else None,
        _length(games),
        _uses(games),
        _sources(ended),
    )


def _endings(games: Sequence[Played]) -> dict[str, Share]:
    """A game that ends in two ways at once counts for both; those broken off come last."""
    counted = Counter(ending for played in games for ending in played.endings)
    order = sorted(counted, key=lambda ending: (ending == CAPPED, -counted[ending], ending))
    return {ending: share_of(counted[ending], len(games)) for ending in order}


def _margin(games: Sequence[Played]) -> float:
    apart = 0.0
    for played in games:
        second, best = sorted(played.points)[-2:]
        apart += best - second
    return apart / len(games)


def _length(games: Sequence[Played]) -> Length:
    lengths = sorted(played.decisions for played in games) or [0]
    step = max(1, -(-(lengths[-1] - lengths[0] + 1) // _BARS))
    counted = Counter((length - lengths[0]) // step for length in lengths)
    bars = tuple(
        Bar(lengths[0] + place * step, lengths[0] + (place + 1) * step - 1, counted[place])
        for place in range(max(counted) + 1)
    )
    decisions = sum(played.decisions for played in games)
    return Length(
        decisions / max(1, len(games)),
        lengths[0],
        lengths[len(lengths) // 2],
        lengths[-1],
        bars if games else (),
        sum(played.moves for played in games) / max(1, decisions),
        max((played.widest for played in games), default=0),
    )


def _uses(games: Sequence[Played]) -> tuple[Use, ...]:
    """Every use, those of the same thing together; of games played to their end."""
    used: Counter[str] = Counter()
    won: Counter[str] = Counter()
    seats = 0
    for played in games:
        if not played.places:
            continue
        seats += len(played.used)
        for seat, uses in enumerate(played.used):
            used.update(uses)
            if played.winners == (seat,):
                won.update(uses)
    order = sorted(used, key=lambda use: tuple(reversed(use.split(" "))))
    return tuple(Use(use, share_of(used[use], seats), share_of(won[use], used[use])) for use in order)


def _sources(games: Sequence[Played]) -> tuple[Source, ...]:
    """Where points come from, in the order of the tally."""
    seats: Counter[bool] = Counter()
    sums: dict[str, dict[bool, float]] = {}
    for played in games:
        if len(played.winners) != 1 or len(played.scored) < 2:
            continue
        for seat, lines in enumerate(played.scored):
            won = seat in played.winners
            seats[won] += 1
            for line, points in lines.items():
                sums.setdefault(line, {True: 0.0, False: 0.0})[won] += points
    return tuple(Source(line, found[True] / seats[True], found[False] / seats[False]) for line, found in sums.items())
