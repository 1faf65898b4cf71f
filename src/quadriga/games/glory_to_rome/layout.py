"""How the table of Glory to Rome is best read: pool and sites by material, then what every player has."""

from __future__ import annotations

from collections import Counter
from typing import Final

from quadriga.core.edition import Edition
from quadriga.core.layout import Facts, Figure, Item, Layout, Mark, Panel, Section
from quadriga.core.things import lying
from quadriga.core.views import View
from quadriga.games.glory_to_rome.edition import MARBLE, MATERIALS, ROLES, SENATOR, GloryEdition
from quadriga.games.glory_to_rome.state import ASIDE, ATRIUM, BASILICA, CLOSED, HAND, SENATORS
from quadriga.games.glory_to_rome.views import BuildingView, GloryView, PileView, PlayerView

MARKS: Final = {
    "rubble": Mark("∴", "gold"),
    "wood": Mark("♣", "brown"),
    "brick": Mark("▤", "red"),
    "concrete": Mark("■", "grey"),
    "stone": Mark("◆", "blue"),
    "marble": Mark("✦", "purple"),
    "value": Mark("●", "gold"),
    "limit": Mark("≤"),
    "points": Mark("★", "gold"),
}


def layout(view: View, edition: Edition) -> Layout:
    assert isinstance(view, GloryView)
    assert isinstance(edition, GloryEdition)
    return Layout(
        marks=MARKS,
        sections=(rome(view, edition),),
        panels=tuple(panel(view, player, edition) for player in view.players),
        figures=what_is_left(view, edition),
        notes=(f"led-{view.role}",) if view.role and not view.ending else (),
    )


def rome(view: GloryView, edition: GloryEdition) -> Section:
    """A row for each material: its role, what the pool holds, and the sites left."""
    rows = []
    for value, role, pool, town, outside in zip(
        edition.values, ROLES[:6], view.pool, view.town, view.outside, strict=True
    ):
        facts = (
            Facts("value", (Figure("value", value),)),
            Facts("pool", (Figure("pool", len(pool.cards)),)),
            Facts("town", (Figure("town", town.left),)),
            Facts("outside", (Figure("outside", outside.left),)),
        )
        rows.append(Item(pool.id, facts, (role,), dim=not pool.cards))
    piles = Facts("piles", (Figure("deck", view.deck), Figure("senators-left", view.senators)))
    return Section("rome", tuple(rows), "table", (piles,), short=True)


def panel(view: GloryView, player: PlayerView, edition: GloryEdition) -> Panel:
    figures = [Figure("influence", player.influence), Figure("hand", player.hand_count)]
    if player.senators:
        figures.append(Figure("senators", player.senators))
    sections = [
        Section("hand", hand(player, edition)) if player.hand is not None else Section("known", known(player)),
        Section("aside", cards(player.aside or (), ASIDE[player.seat], edition)),
        Section("camp", camp(player)),
        Section("clients", piles(player.clients), facts=limit(player.client_limit), short=True),
        Section("stock", piles(player.stock), short=True),
        Section("vault", vault(player), facts=limit(player.vault_limit), short=True),
        Section("unfinished", tuple(unfinished(one, edition) for one in player.buildings if not one.done)),
        Section("completed", tuple(completed(one, edition) for one in player.buildings if one.done)),
    ]
    return Panel(
        player.seat, tuple(figures), part_in_turn(view, player), tuple(section for section in sections if section.items)
    )


def part_in_turn(view: GloryView, player: PlayerView) -> tuple[str, ...]:
    """Who leads which role, who followed and who thought instead."""
    if player.seat in view.left:
        return ("left",)
    if view.ending:
        return ()
    if player.seat == view.leader:
        return (f"leads-{view.role}" if view.role else "leads",)
    if player.actions:
        return ("follows",)
    return ("thinks",) if view.role and has_decided(view, player.seat) else ()


def has_decided(view: GloryView, seat: int) -> bool:
    """Whether a seat has had its choice to follow: in that phase, everybody up to the one asked now."""
    course = next((one for one in view.pending if one.name == "turn"), None)
    if course is None or course.args["phase"] != "follow":
        return course is not None
    seats = len(view.players)
    asked = any(one.seat == seat for one in view.pending[1:])
    return not asked and (seat - view.leader) % seats < course.args["place"]


# What a player has.


def hand(player: PlayerView, edition: GloryEdition) -> tuple[Item, ...]:
    seat = player.seat
    return (*cards(player.hand or (), HAND[seat], edition), *senators(player.senators, SENATORS[seat]))


def known(player: PlayerView) -> tuple[Item, ...]:
    """What everybody has learned of another's hand: cards shown to demand, or owed."""
    sure = Counter(materials[0] for materials in player.learned if len(materials) == 1)
    return tuple(Item(material, (Facts("count", (Figure(material, count),)),)) for material, count in sure.items())


def cards(names: tuple[str, ...], zone: str, edition: GloryEdition) -> tuple[Item, ...]:
    """Orders by material, each name once."""
    order = sorted(set(names), key=lambda name: (edition.material_of[name], name))
    return tuple(card(name, zone, names.count(name), edition) for name in order)


def card(name: str, zone: str, count: int, edition: GloryEdition) -> Item:
    material = edition.material_of[name]
    needs = Facts("needs", (Figure(MATERIALS[material], edition.values[material]),))
    return Item(lying(name, zone), (needs, *function(name, edition)), (ROLES[material],), count=count)


def senators(count: int, zone: str) -> tuple[Item, ...]:
    return (Item(lying(SENATOR, zone), count=count),) if count else ()


def camp(player: PlayerView) -> tuple[Item, ...]:
    """What was played this turn; it is out of reach until the turn is over."""
    counts = Counter(player.camp.cards) + Counter({SENATOR: player.senators_played})
    return tuple(Item(lying(id, player.camp.id), count=count, dim=True) for id, count in counts.items())


def function(name: str, edition: GloryEdition) -> tuple[Facts, ...]:
    """The figures of a building's function, where it has any."""
    row = edition.cards[name]
    numbers = edition.numbers
    figures = {
        "more-cards": row.hand_limit,
        "more-clients": row.client_limit,
        "times-clients": row.client_factor if row.client_factor > 1 else 0,
        "more-vault": row.vault_limit,
        "points": numbers.statue_points if name == "statue" else 0,
        "materials-a-point": numbers.wall_materials if name == "wall" else 0,
    }
    shown = tuple(Figure(id, value) for id, value in figures.items() if value)
    return (Facts("function", shown),) if shown else ()


def piles(of: tuple[PileView, ...]) -> tuple[Item, ...]:
    return tuple(
        pile(one.id, material, len(one.cards)) for material, one in zip(MATERIALS, of, strict=True) if one.cards
    )


def pile(id: str, material: str, count: int) -> Item:
    return Item(id, (Facts("count", (Figure(material, count),)),))


def limit(value: int) -> tuple[Facts, ...]:
    return (Facts("limit", (Figure("limit", value),)),)


def vault(player: PlayerView) -> tuple[Item, ...]:
    """What was sold where all could see it, then what is hidden: named to who knows it, counted to all others.

    A closed vault is only counted, to its owner too: gtr.merchant.closed-vault.
    """
    known = tuple(Item(lying(name, BASILICA[player.seat]), dim=True) for name in player.basilica or ())
    hidden = {
        BASILICA[player.seat]: len(player.basilica_learned) - len(known),
        ATRIUM[player.seat]: player.atrium,
        CLOSED[player.seat]: player.closed,
    }
    return (*piles(player.vault), *known, *(Item(id, count=count) for id, count in hidden.items() if count))


def unfinished(building: BuildingView, edition: GloryEdition) -> Item:
    needed = edition.values[MATERIALS.index(building.site)]
    return Item(building.id, (Facts("progress", (Figure(building.site, len(building.materials), needed),)),))


def completed(building: BuildingView, edition: GloryEdition) -> Item:
    return Item(building.id, function(building.card, edition), ("public",) if building.public else ())


# What is asked now.


def what_is_left(view: GloryView, edition: GloryEdition) -> tuple[Figure, ...]:
    """What the question leaves to do: actions still to come, demands to make, materials to hand over."""
    if not view.pending:
        return ()
    asked = view.pending[-1]
    if asked.name == "demand":
        return (Figure("demands-left", asked.args["left"]),)
    if asked.name in ("give", "gift"):
        owed = zip(MATERIALS, asked.args["owed"], strict=True)
        return tuple(Figure(f"owed-{material}", count) for material, count in owed if count)
    more = actions_to_come(view, edition)
    return (Figure("more-actions", more),) if more else ()


def actions_to_come(view: GloryView, edition: GloryEdition) -> int:
    """Those of the same row after this one, as functions stand now."""
    queue = view.pending[-2] if len(view.pending) > 1 else None
    if queue is None or queue.seat != view.pending[-1].seat:
        return 0
    left = queue.args
    if queue.name == "run":
        return int(left["left"])
    if queue.name != "acting":
        return 0
    player = view.players[queue.seat]
    functions = functions_of(view, player, edition)
    everybody = "storeroom" in functions and ROLES[left["role"]] == "laborer"
    clients = left["own"]
    clients += left["merchants"] if everybody or "ludus-magnus" in functions else 0
    clients += left["others"] if everybody else 0
    each = 2 if "circus-maximus" in functions and player.actions else 1
    return int(left["cards"] + left["again"] + each * clients)


def functions_of(view: GloryView, player: PlayerView, edition: GloryEdition) -> set[str]:
    """The buildings whose function a player has: completed, open to all, or marble behind a Gate."""
    if view.options["initiation"]:
        return set()
    found = {one.card for other in view.players for one in other.buildings if one.public}
    found |= {one.card for one in player.buildings if one.done}
    if "gate" in found:
        found |= {one.card for one in player.buildings if edition.material_of[one.card] == MARBLE}
    return found
