"""How well a player stands, for bots: points and what will probably become points."""

from __future__ import annotations

from typing import Final

from quadriga.core.moves import Move
from quadriga.games.builders.edition import Worker
from quadriga.games.builders.moves import END_MOVE, EXTRA_MOVE, Take
from quadriga.games.builders.schema import Resources
from quadriga.games.builders.state import BuildersState, Player, Site

#: What a sesterce is worth in points: a tenth at the end, more while it can still be put to work.
SESTERCE: Final = 0.18
#: Beyond this many they only lie about: whoever saves for ever never finishes anything.
PURSE: Final = 12
SAVED: Final = 0.08
#: What an action that is still to be spent is worth; three of them fetch six sesterces, so none is cheaper than two.
ACTION: Final = 0.33
#: What a missing resource will still cost, when somebody at hand makes it and when nobody does.
COVERED: Final = 0.30
LACKING: Final = 0.52
#: How sure it is that a site will be finished, the best one first: nobody builds everything at once.
SURE: Final[tuple[float, ...]] = (0.9, 0.45, 0.15)
#: What somebody of the team is worth for each resource he makes; more hands help less and less.
HANDS: Final[tuple[float, ...]] = (0.20, 0.18, 0.16, 0.14, 0.10, 0.06, 0.04)
#: Somebody who works for nothing is worth this many resources more.
UNPAID: Final = 3.0
TOOL: Final = 0.4
#: A loan costs two points or fifteen sesterces at the end, a slave one point or an action.
LOAN: Final = 1.7
SLAVE: Final = 0.4
#: A finished machine works for nothing for the rest of the game.
MACHINE: Final = 0.8
RIVALS: Final = 0.3


def evaluate(state: BuildersState, seat: int) -> tuple[tuple[str, float], ...]:
    """Points, what will become points, and the best rival's share of both."""
    best = float("-inf")
    for player in state.players:
        if player.seat != seat and player.seat not in state.left:
            stands = 0.0
            for _, amount in standing(state, player):
                stands += amount
            best = max(best, stands)
    own = standing(state, state.players[seat])
    # Actions are the seat's own alone: counted for rivals too, ending a turn would seem to give them something.
    actions = state.actions if seat == state.active else 0
    return (*own, ("actions", ACTION * actions), ("rivals", -RIVALS * best))


def standing(state: BuildersState, player: Player) -> tuple[tuple[str, float], ...]:
    slaves = 0
    for worker in player.team:
        slaves += worker.is_slave
    if state.ending or plays_no_more(state, player):
        for site in player.sites:
            for worker in site.crew:
                slaves += worker.is_slave
        return (
            ("points", float(player.points)),
            ("sesterces", 0.1 * player.sesterces),
            ("debts", -2.0 * player.loans - slaves),
        )
    return (
        ("points", float(player.points)),
        ("sesterces", SESTERCE * min(player.sesterces, PURSE) + SAVED * max(0, player.sesterces - PURSE)),
        ("sites", sites(player)),
        ("team", team(player)),
        ("debts", -LOAN * player.loans - SLAVE * slaves),
    )


def prepares(state: BuildersState, move: Move, purpose: Move | None) -> bool:
    """Money for some of the actions left, or an action for money; but not for money, which all at once fetches more."""
    if isinstance(purpose, Take) or purpose is EXTRA_MOVE or purpose is END_MOVE:
        return False
    if isinstance(move, Take):
        return move.actions < min(state.actions, len(state.cards.numbers.take))
    return move is EXTRA_MOVE


def plays_no_more(state: BuildersState, player: Player) -> bool:
    """Whether a player's turns are over: the last round has passed him."""
    if not state.last_round:
        return False
    return (player.seat - state.first) % state.seats < (state.active - state.first) % state.seats


def sites(player: Player) -> float:
    """What the sites promise, the likeliest ones first."""
    if not player.sites:
        return 0.0
    stone = wood = architecture = decoration = 0
    for worker in player.team:
        makes = worker.makes
        stone += makes[0]
        wood += makes[1]
        architecture += makes[2]
        decoration += makes[3]
    at_hand = (stone, wood, architecture, decoration)
    promises = [promise(site, at_hand) for site in player.sites]
    promises.sort(reverse=True)
    total = 0.0
    for place, sure in enumerate(SURE):
        if place == len(promises) or promises[place] <= 0:
            break
        total += sure * promises[place]
    return total


def promise(site: Site, at_hand: Resources) -> float:
    """The reward of a site, less what is still to be spent on it with the people at hand."""
    missing, card = site.missing, site.card
    lacking = (
        max(0, missing[0] - at_hand[0])
        + max(0, missing[1] - at_hand[1])
        + max(0, missing[2] - at_hand[2])
        + max(0, missing[3] - at_hand[3])
    )
    covered = sum_of(missing) - lacking
    reward = card.points + SESTERCE * card.sesterces + (MACHINE if card.makes else 0.0)
    return reward - COVERED * covered - LACKING * lacking


def team(player: Player) -> float:
    """Those at work count as much as those at hand: they come home when the building is finished."""
    skills = [skill(worker) for worker in player.team]
    tools = len(player.tools)
    for site in player.sites:
        skills += [skill(worker) for worker in site.crew]
        tools += len(site.tools) - site.tools.count(None)
    skills.sort(reverse=True)
    total = TOOL * tools
    for place, hand in enumerate(HANDS):
        if place == len(skills):
            break
        total += hand * skills[place]
    return total


def skill(worker: Worker) -> float:
    return sum_of(worker.makes) + (UNPAID if worker.pay == 0 else 0.0)


def sum_of(resources: Resources) -> int:
    return resources[0] + resources[1] + resources[2] + resources[3]
