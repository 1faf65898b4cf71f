"""What each seat sees.

Everything lies open but the order of the decks, so all seats see the same.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from quadriga.core.decisions import Decision
from quadriga.core.views import Pending, View, Zone, zone_of, zone_of_things
from quadriga.games.builders import state as at
from quadriga.games.builders.decisions import Posting, Teaching
from quadriga.games.builders.edition import Worker
from quadriga.games.builders.moves import CONTROLS
from quadriga.games.builders.schema import Resources
from quadriga.games.builders.state import BuildersState, Player, Site, crew_id


class WorkerView(msgspec.Struct, frozen=True, omit_defaults=True):
    id: str
    rank: str
    pay: int
    makes: Resources
    lesson: str | None = None
    #: The tool carried on a site.
    tool: str | None = None


class SiteView(msgspec.Struct, frozen=True):
    id: str
    missing: Resources
    crew: tuple[WorkerView, ...]
    #: What the next worker sent here costs this turn; 0 when it is not this player's turn.
    actions: int


class PlayerView(msgspec.Struct, frozen=True):
    seat: int
    sesterces: int
    points: int
    loans: int
    team: tuple[WorkerView, ...]
    tools: tuple[str, ...]
    sites: tuple[SiteView, ...]
    done: tuple[str, ...]


class BuildersView(View, frozen=True, kw_only=True):
    machines_equipped: bool
    first: int
    active: int
    actions: int
    invested: bool
    idle: int
    last_round: str
    building_row: tuple[str, ...]
    #: The building that comes next; it cannot be taken yet.
    next_building: str
    building_deck: int
    worker_row: tuple[str, ...]
    worker_deck: int
    slaves: tuple[str, ...]
    tools: tuple[str, ...]
    universities: tuple[str, ...]
    loans: int
    repaid: int
    players: tuple[PlayerView, ...]
    #: Places to click that are not cards.
    controls: tuple[str, ...] = CONTROLS


def view(state: BuildersState, seat: int | None) -> BuildersView:
    return BuildersView(
        seat=seat,
        edition=state.edition.hash,
        pending=tuple(pending(decision) for decision in state.stack),
        ending=state.ending,
        left=state.left,
        machines_equipped=state.machines_equipped,
        first=state.first,
        active=state.active,
        actions=state.actions,
        invested=state.invested,
        idle=state.idle,
        last_round=state.last_round,
        building_row=tuple(state.building_row),
        next_building=state.next_building,
        building_deck=len(state.building_deck),
        worker_row=tuple(state.worker_row),
        worker_deck=len(state.worker_deck),
        slaves=tuple(state.slaves),
        tools=tuple(state.tools),
        universities=tuple(state.universities),
        loans=state.loans,
        repaid=state.repaid,
        players=tuple([player_view(state, player) for player in state.players]),
    )


def pending(decision: Decision) -> Pending:
    args: dict[str, Any] = {}
    if isinstance(decision, Posting):
        args = {"worker": decision.worker, "tool": decision.tool}
    elif isinstance(decision, Teaching):
        args = {"university": decision.university}
    return Pending(decision.seat, decision.name, args)


def player_view(state: BuildersState, player: Player) -> PlayerView:
    turn = player.seat == state.active and not state.ending
    return PlayerView(
        player.seat,
        player.sesterces,
        player.points,
        player.loans,
        tuple([worker_view(worker, None) for worker in player.team]),
        tuple(player.tools),
        tuple([site_view(site, state.sent.get(site.id, 0) + 1 if turn else 0) for site in player.sites]),
        tuple(player.done),
    )


def site_view(site: Site, actions: int) -> SiteView:
    crew = tuple([worker_view(worker, tool) for worker, tool in zip(site.crew, site.tools, strict=True)])
    return SiteView(site.id, site.missing, crew, actions)


#: Editions keep one object per worker and what became of him, so this stays small.
_workers_seen: Final[dict[tuple[Worker, str | None], WorkerView]] = {}


def worker_view(worker: Worker, tool: str | None) -> WorkerView:
    seen = _workers_seen.get((worker, tool))
    if seen is None:
        seen = WorkerView(worker.id, worker.rank, worker.pay, worker.makes, worker.lesson, tool)
        _workers_seen[worker, tool] = seen
    return seen


def zones(view: BuildersView) -> list[Zone]:
    found = [
        zone_of_things(at.BUILDING_ROW, None, view.building_row),
        zone_of_things(at.NEXT_BUILDING, None, (view.next_building,) if view.next_building else ()),
        Zone(at.BUILDING_DECK, None, view.building_deck, None),
        zone_of_things(at.WORKER_ROW, None, view.worker_row),
        Zone(at.WORKER_DECK, None, view.worker_deck, None),
        zone_of_things(at.SLAVE_PILE, None, view.slaves),
        zone_of_things(at.TOOL_PILE, None, view.tools),
        zone_of(at.LOAN_PILE, None, {"loan": view.loans}),
        zone_of_things(at.UNIVERSITY_PILE, None, view.universities),
        zone_of(at.BOX, None, {"loan": view.repaid}),
    ]
    for player in view.players:
        seat = player.seat
        crews = [(site, worker) for site in player.sites for worker in site.crew]
        lessons = [worker.lesson for worker in (*player.team, *(worker for _, worker in crews)) if worker.lesson]
        lessons += [one.args["university"] for one in view.pending if one.seat == seat and "university" in one.args]
        found += [
            zone_of(at.PURSE[seat], seat, {"sesterce": player.sesterces}),
            zone_of_things(at.TEAM[seat], seat, tuple(worker.id for worker in player.team)),
            zone_of_things(at.TOOLS[seat], seat, player.tools),
            zone_of_things(at.SITES[seat], seat, tuple(site.id for site in player.sites)),
            zone_of_things(at.DONE[seat], seat, player.done),
            zone_of(at.LOANS[seat], seat, {"loan": player.loans}),
            zone_of_things(at.LESSONS[seat], seat, tuple(lessons)),
        ]
        for site in player.sites:
            things = [worker.id for worker in site.crew] + [worker.tool for worker in site.crew if worker.tool]
            found.append(zone_of_things(crew_id(site.id), seat, tuple(things)))
    return found
