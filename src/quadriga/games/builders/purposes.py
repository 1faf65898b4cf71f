"""What lies where, and what for: told to whoever clicks something that no move could use now."""

from __future__ import annotations

from typing import Any, Final

from quadriga.core import purposes
from quadriga.core.errors import Refusal
from quadriga.core.things import kind_of, zone_of_thing
from quadriga.games.builders.state import crew_id
from quadriga.games.builders.views import BuildersView, zones

#: The rule about each place; a seat's own places begin with `p`.
RULES: Final = {
    "row.buildings": "b.setup.buildings",
    "next.building": "b.open.replaced",
    "deck.buildings": "b.end.exhausted",
    "row.workers": "b.setup.workers",
    "deck.workers": "b.recruit.replaced",
    "pile.slaves": "b.slave.unpaid",
    "pile.tools": "b.tool.one-each",
    "pile.universities": "b.university.replaces",
    "pile.loans": "b.loan.take",
    "box": "b.loan.leaves-the-game",
    "p.purse": "b.setup.money",
    "p.team": "b.finish.come-home",
    "p.tools": "b.tool.with-the-worker",
    "p.sites": "b.work.everybody-counts",
    "crew": "b.finish.automatic",
    "p.done": "b.finish.points",
    "p.loans": "b.loan.penalty",
    "p.lessons": "b.university.for-good",
    "take": "b.turn.any-order",
    "extra": "b.turn.any-order",
    "free": "b.turn.any-order",
    "end": "b.turn.any-order",
    "done": "b.count.total",
}


def purpose(view: BuildersView, thing: str) -> Refusal | None:
    return purposes.purpose(zones(view), RULES, view.seat, thing, lambda placed: facts(view, placed))


def facts(view: BuildersView, thing: str) -> dict[str, Any]:
    """What a site still lacks and who is at work there; who learned at a university."""
    kind, zone = kind_of(thing), zone_of_thing(thing) or thing
    told: dict[str, Any] = {"pupil": None}
    for player in view.players:
        for site in player.sites:
            if site.id == kind or crew_id(site.id) == zone:
                told |= {"site": site.id, "lacks": sum(site.missing), "crew": len(site.crew)}
        taught = (*player.team, *(worker for site in player.sites for worker in site.crew))
        for worker in taught:
            if worker.lesson == kind:
                told["pupil"] = worker.id
    return told


#: Reasons that seldom are what somebody had in mind: told last.
SELDOM_MEANT: Final = frozenset(
    {
        "b.slave.free-slaves-only",  # whoever clicks a worker wants to send it
        "b.slave.free-available-only",  # freeing is meant only where there are prisoners
        "b.tool.not-for-slaves",  # a tool is laid after the worker was chosen
        "b.machine.equipped",  # the machine has been seen to
    }
)


def weight(refusal: Refusal) -> int:
    return int(refusal.rule in SELDOM_MEANT)
