"""How the table of The Builders is best read: three rows on offer, then every player's sites with what is covered."""

from __future__ import annotations

from typing import Final

from quadriga.core.edition import Edition
from quadriga.core.layout import Facts, Figure, Item, Layout, Mark, Panel, Section
from quadriga.core.things import lying
from quadriga.core.views import View
from quadriga.games.builders import state as at
from quadriga.games.builders.edition import BuildersEdition
from quadriga.games.builders.moves import TAKE
from quadriga.games.builders.schema import Resources
from quadriga.games.builders.views import BuildersView, PlayerView, SiteView, WorkerView

RESOURCES: Final = ("stone", "wood", "architecture", "decoration")
MARKS: Final = {
    "stone": Mark("■", "grey"),
    "wood": Mark("♣", "green"),
    "architecture": Mark("▲", "blue"),
    "decoration": Mark("♦", "red"),
    "sesterces": Mark("●", "gold"),
    "wage": Mark("●", "gold"),
    "action-price": Mark("●", "gold"),
    "repays": Mark("-●", "red"),
    "points": Mark("★", "purple"),
    "penalty": Mark("-★", "red"),
    "actions": Mark("▸", "brown"),
    "actions-left": Mark("▸", "brown"),
}


def layout(view: View, edition: Edition) -> Layout:
    assert isinstance(view, BuildersView)
    assert isinstance(edition, BuildersEdition)
    numbers = edition.numbers
    in_turn = not view.ending and not any(one.name == "count" for one in view.pending)
    remarks = {"invested": view.invested and in_turn, "last-round": bool(view.last_round) and in_turn}
    workers = [worker for player in view.players for worker in everybody(player)]
    return Layout(
        marks=MARKS,
        sections=(*rows_on_offer(view, edition), *investments(view, edition), *([taking(edition)] if in_turn else [])),
        panels=tuple(panel(view, player, edition) for player in view.players),
        figures=(Figure("actions-left", view.actions), Figure("action-price", numbers.extra_action_price))
        if in_turn
        else (),
        notes=tuple(note for note, holds in remarks.items() if holds),
        forms={worker.id: f"{worker.id}-freed" for worker in workers if worker.rank == "freed"},
    )


def rows_on_offer(view: BuildersView, edition: BuildersEdition) -> tuple[Section, ...]:
    buildings = [building(id, at.BUILDING_ROW, edition) for id in view.building_row]
    if view.next_building:
        buildings.append(building(view.next_building, at.NEXT_BUILDING, edition, coming=True))
    workers = tuple(Item(lying(id, at.WORKER_ROW), worker_facts(*_as_hired(id, edition))) for id in view.worker_row)
    return (
        Section("buildings", tuple(buildings), "table", (left_in_deck(view.building_deck),)),
        Section("workers", workers, "table", (left_in_deck(view.worker_deck),)),
    )


def investments(view: BuildersView, edition: BuildersEdition) -> tuple[Section, ...]:
    numbers = edition.numbers
    slaves = [Item(lying(id, at.SLAVE_PILE), (resources("makes", edition.workers[id].makes),)) for id in view.slaves]
    tools = [tool(id, at.TOOL_PILE, edition) for id in view.tools]
    universities = []
    for id in view.universities:
        card = edition.universities[id]
        teaches = Facts("teaches", (Figure(RESOURCES[card.resource], card.level),))
        universities.append(Item(lying(id, at.UNIVERSITY_PILE), (teaches,)))
    terms = (
        money("loan", numbers.loan_gives),
        Facts("repays", (Figure("repays", numbers.loan_repays),)),
        penalty(numbers.loan_penalty),
    )
    loans = (Item(at.LOAN_PILE, terms, count=view.loans),) if view.loans else ()
    return (
        Section(
            "slaves",
            tuple(slaves),
            facts=(money("price", numbers.slave_price), penalty(numbers.slave_penalty)),
            short=True,
        ),
        Section("tools", tuple(tools), facts=(money("price", numbers.tool_price),)),
        Section("universities", tuple(universities), facts=(money("price", numbers.university_price),), short=True),
        Section("loans", loans),
    )


def taking(edition: BuildersEdition) -> Section:
    """What so many actions bring at once, which is more than one by one."""
    gains = zip(TAKE, edition.numbers.take, strict=True)
    return Section("take", tuple(Item(id, (money("take", gain),)) for id, gain in gains), short=True)


def panel(view: BuildersView, player: PlayerView, edition: BuildersEdition) -> Panel:
    numbers = edition.numbers
    seat = player.seat
    figures = [Figure("sesterces", player.sesterces), Figure("points", player.points, numbers.end_points)]
    if player.loans:
        figures.append(Figure("loans", player.loans))
    sections = [
        Section("sites", tuple(site(one, at.SITES[seat], edition) for one in player.sites), "block"),
        Section("team", tuple(worker(one, at.TEAM[seat], edition) for one in player.team)),
        Section("own-tools", tuple(tool(id, at.TOOLS[seat], edition) for id in player.tools)),
        Section("done", tuple(Item(lying(id, at.DONE[seat])) for id in player.done)),
    ]
    return Panel(
        player.seat,
        tuple(figures),
        ("left",) if player.seat in view.left else ("first",) if player.seat == view.first else (),
        tuple(section for section in sections if section.items),
    )


def building(id: str, zone: str, edition: BuildersEdition, coming: bool = False) -> Item:
    card = edition.buildings[id]
    facts = [resources("needs", card.needs), gives(id, edition)]
    if card.makes is not None:
        facts.append(resources("makes", card.makes))
    return Item(lying(id, zone), tuple(facts), ("next",) if coming else (), dim=coming)


def site(seen: SiteView, zone: str, edition: BuildersEdition) -> Item:
    """What is covered of what is needed, what it will bring, and who works here."""
    needs = edition.buildings[seen.id].needs
    covered = Facts(
        "covered",
        tuple(
            Figure(name, need - missing, need)
            for name, need, missing in zip(RESOURCES, needs, seen.missing, strict=True)
        ),
    )
    facts = [covered, gives(seen.id, edition)]
    if seen.actions:
        facts.append(Facts("sending", (Figure("actions", seen.actions),)))
    crew = tuple(worker(one, at.crew_id(seen.id), edition) for one in seen.crew)
    return Item(lying(seen.id, zone), tuple(facts), items=crew)


def worker(seen: WorkerView, zone: str, edition: BuildersEdition) -> Item:
    carried = (tool(seen.tool, zone, edition),) if seen.tool else ()
    return Item(lying(seen.id, zone), worker_facts(seen.makes, seen.pay), ("taught",) if seen.lesson else (), carried)


def tool(id: str, zone: str, edition: BuildersEdition) -> Item:
    return Item(lying(id, zone), (resources("adds", edition.tools[id].adds),))


def gives(id: str, edition: BuildersEdition) -> Facts:
    card = edition.buildings[id]
    return Facts("gives", (Figure("sesterces", card.sesterces), Figure("points", card.points)))


def worker_facts(makes: Resources, pay: int) -> tuple[Facts, ...]:
    return resources("makes", makes), Facts("wage", (Figure("wage", pay),))


def resources(id: str, amounts: Resources) -> Facts:
    return Facts(id, tuple(Figure(name, amount) for name, amount in zip(RESOURCES, amounts, strict=True) if amount))


def money(id: str, amount: int) -> Facts:
    return Facts(id, (Figure("sesterces", amount),))


def penalty(points: int) -> Facts:
    """Points lost at the end for what is not settled by then."""
    return Facts("penalty", (Figure("penalty", points),))


def left_in_deck(count: int) -> Facts:
    return Facts("deck", (Figure("deck", count),))


def everybody(player: PlayerView) -> list[WorkerView]:
    return [*player.team, *(worker for site in player.sites for worker in site.crew)]


def _as_hired(id: str, edition: BuildersEdition) -> tuple[Resources, int]:
    card = edition.workers[id]
    return card.makes, card.pay
