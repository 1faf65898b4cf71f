"""Ratings of an arena's bots by OpenSkill (Weng and Lin 2011, Plackett-Luce): needs the extra `quadriga[lab]`."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from quadriga.lab.games import Played
from quadriga.lab.plan import Plan


class Rating(msgspec.Struct, frozen=True):
    """A bot's strength as a normal distribution; `ordinal`, mean less three deviations, is what it surely has."""

    bot: str
    mu: float
    sigma: float
    ordinal: float


def rate(plan: Plan, games: Sequence[Played]) -> tuple[Rating, ...]:
    """The ratings after all games, the strongest first.

    They depend on the order of the games, so that is the order of their numbers. Games that were broken off and those
    of one bot alone tell nothing. A bot on several seats takes the mean of what they would take.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known = [(one.mu, one.sigma) for one in (model.rating() for _ in plan.bots)]
    for played in sorted(games, key=lambda played: played.number):
        if not played.places or len(set(played.bots)) < 2:
            continue
        teams = [[model.rating(*known[bot])] for bot in played.bots]
        after = [team[0] for team in model.rate(teams, ranks=[float(place) for place in played.places])]
        for bot in set(played.bots):
            own = [rating for sat, rating in zip(played.bots, after, strict=True) if sat == bot]
            known[bot] = sum(one.mu for one in own) / len(own), sum(one.sigma for one in own) / len(own)
    found = [Rating(label, mu, sigma, mu - 3 * sigma) for label, (mu, sigma) in zip(plan.labels, known, strict=True)]
    return tuple(sorted(found, key=lambda one: -one.mu))
