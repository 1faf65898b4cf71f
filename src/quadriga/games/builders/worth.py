"""How well a player stands, for bots: points and what will probably become points."""

from __future__ import annotations

from typing import Final

from quadriga.games.builders.edition import Resources
from quadriga.games.builders.state import BuildersState, Player, Site

#: What a sesterce is worth in points: a tenth at the end, more while it can still be put to work.
SESTERCE: Final = 0.13
#: Beyond this many they only lie about: whoever saves for ever never finishes anything.
PURSE: Final = 12
SAVED: Final = 0.04
#: What an action that is still to be spent is worth; three of them fetch six sesterces.
ACTION: Final = 0.1
#: What a missing resource will still cost, when somebody at hand makes it and when nobody does.
COVERED: Final = 0.30
LACKING: Final = 0.52
#: How sure it is that a site will be finished, the best one first: nobody builds everything at once.
SURE: Final = (0.9, 0.45, 0.15)
#: What somebody of the team is worth for each resource he makes; more hands help less and less.
HANDS: Final = (0.10, 0.09, 0.08, 0.07, 0.05, 0.03, 0.02)
#: Somebody who works for nothing is worth this many resources more.
UNPAID: Final = 3.0
TOOL: Final = 0.15
#: A loan costs two points or fifteen sesterces at the end, a slave one point or an action.
LOAN: Final = 1.7
SLAVE: Final = 0.4
#: A finished machine works for nothing for the rest of the game.
MACHINE: Final = 0.8
RIVALS: Final = 0.3


def worth(state: BuildersState, seat: int) -> tuple[tuple[str, float], ...]:
    """Points, what will become points, and the best rival's share of both."""
    rivals = [sum([amount for _, amount in standing(state, player)]) for player in state.players if player.seat != seat]
    return (*standing(state, state.players[seat]), ("rivals", -RIVALS * max(rivals)))


def standing(state: BuildersState, player: Player) -> tuple[tuple[str, float], ...]:
    slaves = sum([worker.is_slave for worker in player.team])
    if state.ending or plays_no_more(state, player):
        slaves += sum([worker.is_slave for site in player.sites for worker in site.crew])
        return (
            ("points", float(player.points)),
            ("sesterces", 0.1 * player.sesterces),
            ("debts", -2.0 * player.loans - slaves),
        )
    actions = state.actions if player.seat == state.active else 0
    return (
        ("points", float(player.points)),
        ("sesterces", SESTERCE * min(player.sesterces, PURSE) + SAVED * max(0, player.sesterces - PURSE)),
        ("sites", sites(player)),
        ("team", team(player)),
        ("debts", -LOAN * player.loans - SLAVE * slaves),
        ("actions", ACTION * actions),
    )


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
    promises = sorted([promise(site, at_hand) for site in player.sites], reverse=True)
    return sum([sure * one for sure, one in zip(SURE, promises, strict=False) if one > 0])


def promise(site: Site, at_hand: Resources) -> float:
    """The reward of a site, less what is still to be spent on it with the people at hand."""
    card = site.card
    missing = sum(site.missing)
    lacking = sum([need - have for need, have in zip(site.missing, at_hand, strict=True) if need > have])
    reward = card.points + SESTERCE * card.sesterces + (MACHINE if card.makes else 0.0)
    return reward - COVERED * (missing - lacking) - LACKING * lacking


def team(player: Player) -> float:
    """Those at work count as much as those at hand: they come home when the building is finished."""
    skills = [sum(worker.makes) + UNPAID * (worker.pay == 0) for worker in player.team]
    skills += [sum(worker.makes) + UNPAID * (worker.pay == 0) for site in player.sites for worker in site.crew]
    tools = len(player.tools) + sum([1 for site in player.sites for tool in site.tools if tool])
    skills.sort(reverse=True)
    return TOOL * tools + sum([hand * skill for hand, skill in zip(HANDS, skills, strict=False)])
