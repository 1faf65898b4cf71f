"""Workers: recruiting them and sending them to work."""

from __future__ import annotations

from quadriga.core.chance import Chance
from quadriga.games.builders.decisions import Posting
from quadriga.games.builders.investing import carry_tool
from quadriga.games.builders.moves import Recruit, Send, To
from quadriga.games.builders.schema import Resources
from quadriga.games.builders.sites import finish
from quadriga.games.builders.state import BuildersState, Player, Site
from quadriga.games.builders.supplies import pay, send_worker, take_worker
from quadriga.games.builders.team import worker_of


def recruit(state: BuildersState, player: Player, move: Recruit, chance: Chance) -> None:
    """A worker of the row joins the team for one action and no sesterces: b.recruit.cost."""
    state.actions -= 1
    state.idle = -1
    take_worker(state, player, move.worker, chance)  # and fills the gap: b.recruit.replaced


def actions_for(state: BuildersState, site: str) -> int:
    """The first sent to a site in a turn costs one action, the second two, and so on: b.work.cost.

    What was sent this turn is counted by site, and no matter who it was: b.work.each-site, b.work.everybody-counts.
    """
    return state.sent.get(site, 0) + 1


def can_reach_a_site(state: BuildersState, player: Player) -> bool:
    """Whether there is a site, and the actions left suffice for one: b.work.needs-a-site."""
    actions = state.actions
    sent = state.sent
    if not sent:
        return actions > 0 and bool(player.sites)
    return any(sent.get(site.id, 0) < actions for site in player.sites)


def send(state: BuildersState, player: Player, move: Send, chance: Chance) -> None:
    """Who goes is chosen; nothing is paid before the site is."""
    state.stack.append(Posting(player.seat, move.worker, move.tool))


def join_site(state: BuildersState, player: Player, move: To, chance: Chance) -> None:
    """A worker leaves the team for a site and is paid: b.work.wage."""
    # b.work.stays-until-finished: only those of the team are sent, and only `finish` brings anybody home.
    decision = state.stack.pop()
    assert isinstance(decision, Posting)
    worker = worker_of(player, decision.worker)
    actions = actions_for(state, move.site)
    state.sent[move.site] = actions
    state.actions -= actions
    state.idle = -1
    pay(state, player, worker.pay)
    send_worker(state, player, worker, move.site)
    makes = worker.makes
    if decision.tool is not None:
        makes = carry_tool(state, player, worker, decision.tool, move.site)
    sites = player.sites
    place = place_of(sites, move.site)
    site = sites[place]
    missing = still_missing(site.missing, makes)
    joined = Site(site.card, missing, (*site.crew, worker), (*site.tools, decision.tool))
    if any(missing):
        sites[place] = joined
    else:
        del sites[place]
        finish(state, player, joined)


def still_missing(missing: Resources, makes: Resources) -> Resources:
    """What a site needs once somebody has joined, be it as much as before: b.work.even-useless."""
    return (
        max(0, missing[0] - makes[0]),
        max(0, missing[1] - makes[1]),
        max(0, missing[2] - makes[2]),
        max(0, missing[3] - makes[3]),
    )


def place_of(sites: list[Site], id: str) -> int:
    for place, site in enumerate(sites):
        if site.id == id:
            return place
    raise ValueError(id)
