"""Full states that fit a view, as likely as its seat must think them."""

from __future__ import annotations

from quadriga.core.decisions import Decision
from quadriga.core.views import Pending
from quadriga.games.builders.decisions import Count, Posting, Teaching, Turn
from quadriga.games.builders.edition import BuildersEdition, Worker
from quadriga.games.builders.state import BuildersState, Player, Site
from quadriga.games.builders.views import BuildersView, PlayerView, WorkerView


def determinize(edition: BuildersEdition, view: BuildersView) -> BuildersState:
    """The only state that fits: what lies in the decks is what lies nowhere else."""
    players = [_player(edition, player) for player in view.players]
    numbers = edition.numbers
    seen = {*view.building_row, *view.worker_row, view.next_building}
    for player in players:
        seen |= {worker.id for worker in player.team} | {site.id for site in player.sites} | {*player.done}
        seen |= {worker.id for site in player.sites for worker in site.crew}
    workers = [worker.id for worker in edition.workers.values() if worker.rank not in ("slave", "machine")]
    state = BuildersState(
        edition=edition,
        stack=[_decision(one) for one in view.pending],
        players=players,
        machines_equipped=view.machines_equipped,
        first=view.first,
        active=view.active,
        actions=view.actions,
        invested=view.invested,
        sent={site.id: site.actions - 1 for player in view.players for site in player.sites if site.actions > 1},
        idle=view.idle,
        last_round=view.last_round,
        bank=numbers.bank - sum(player.sesterces for player in players),
        building_row=list(view.building_row),
        next_building=view.next_building,
        building_deck=sorted(edition.buildings.keys() - seen),
        worker_row=list(view.worker_row),
        worker_deck=sorted(set(workers) - seen),
        slaves=list(view.slaves),
        tools=list(view.tools),
        universities=list(view.universities),
        loans=view.loans,
        repaid=view.repaid,
    )
    state.ending = view.ending
    state.left = view.left
    return state


def _player(edition: BuildersEdition, seen: PlayerView) -> Player:
    return Player(
        seen.seat,
        seen.sesterces,
        seen.points,
        seen.loans,
        [_worker(edition, worker) for worker in seen.team],
        list(seen.tools),
        [
            Site(
                edition.buildings[site.id],
                site.missing,
                tuple(_worker(edition, worker) for worker in site.crew),
                tuple(worker.tool for worker in site.crew),
            )
            for site in seen.sites
        ],
        list(seen.done),
    )


def _worker(edition: BuildersEdition, seen: WorkerView) -> Worker:
    worker = edition.workers[seen.id]
    if seen.rank == "freed":
        worker = edition.freed(worker)
    return edition.taught(worker, seen.lesson) if seen.lesson else worker


def _decision(seen: Pending) -> Decision:
    if seen.name == Posting.name:
        return Posting(seen.seat, seen.args["worker"], seen.args["tool"])
    if seen.name == Teaching.name:
        return Teaching(seen.seat, seen.args["university"])
    return Count(seen.seat) if seen.name == Count.name else Turn(seen.seat)
