"""How the table of Porta Nigra is best read: market, empty spots by quarter, cards on display, then the players."""

from __future__ import annotations

from functools import cache
from typing import Final

from quadriga.core.edition import Edition
from quadriga.core.layout import Facts, Figure, Item, Layout, Mark, Panel, Section
from quadriga.core.things import lying
from quadriga.core.views import View
from quadriga.games.porta_nigra import state as at
from quadriga.games.porta_nigra.edition import PortaNigraEdition, Spot
from quadriga.games.porta_nigra.schema import COLOURS, HonourCard
from quadriga.games.porta_nigra.views import PlayerView, PortaNigraView

MARKS: Final = {
    "black": Mark("■", "grey"),
    "blue": Mark("◆", "blue"),
    "red": Mark("▲", "red"),
    "yellow": Mark("▬", "gold"),
    "white": Mark("□"),
    "bricks": Mark("▪", "brown"),
    "elements": Mark("⌂", "brown"),
    "sesterces": Mark("●", "gold"),
    "price": Mark("●", "gold"),
    "toll": Mark("→", "brown"),
    "torches": Mark("†", "red"),
    "torches-left": Mark("†", "red"),
    "influence": Mark("♣", "green"),
    "romans": Mark("♙", "brown"),
    "points": Mark("★", "purple"),
    "final-points": Mark("☼", "purple"),
}


def layout(view: View, edition: Edition) -> Layout:
    assert isinstance(view, PortaNigraView)
    assert isinstance(edition, PortaNigraEdition)
    on_display = tuple(Item(lying(id, at.BUILDING_DISPLAY)) for id in view.building_display)
    sections = (
        market(view),
        *(quarter(view, edition, place) for place in range(len(view.quarters))),
        Section("building-cards", on_display, facts=deck(view.building_deck)),
        honour_cards(view, edition),
    )
    figures = [Figure("round", view.round), Figure("rounds-left", view.rounds - view.round)]
    if view.played:
        figures.append(Figure("torches-left", view.torches))
    return Layout(
        marks=MARKS,
        sections=sections,
        panels=tuple(panel(view, player, edition) for player in view.players),
        figures=tuple(figures) if not view.ending else (),
        notes=(view.early,) if view.early and not view.ending else (),
        forms=names(edition) | {icon.id: f"icon-{icon.action}" for icon in view.icons},
    )


def market(view: PortaNigraView) -> Section:
    """Each shop with its bricks, and what one costs the active player with the walk."""
    shops = []
    for colour, shop in zip(COLOURS, at.SHOPS, strict=True):
        facts = [Facts("bricks", (Figure(colour, view.shops[shop]),))]
        if shop in view.prices:
            facts.append(Facts("price", (Figure("price", view.prices[shop]),)))
        shops.append(Item(shop, tuple(facts), dim=not view.shops[shop]))
    return Section("market", tuple(shops), facts=(Facts("reserve", (Figure("reserve", view.reserve),)),))


def quarter(view: PortaNigraView, edition: PortaNigraEdition, place: int) -> Section:
    """The empty spots of a quarter, and the toll to it."""
    empty = {spot.id for spot in view.spots if spot.owner is None}
    spots = [spot for spot in edition.spots if spot.quarter == place and spot.id in empty]
    shown = {edition.building_cards[id] for id in view.building_display}
    cards = {card.colour for card in shown if card.building == view.quarters[place]}
    toll = view.tolls.get(view.quarters[place])
    return Section(
        view.quarters[place],
        tuple(empty_spot(spot, edition, COLOURS[spot.colour] in cards) for spot in spots),
        facts=(Facts("toll", (Figure("toll", toll),)),) if toll else (),
        short=True,
    )


def empty_spot(spot: Spot, edition: PortaNigraEdition, card: bool) -> Item:
    colour = COLOURS[spot.colour]
    if spot.is_porta:
        needs = Facts("needs", (Figure(colour, spot.least),))
        points = Facts("each-brick", (Figure("points", edition.price[spot.colour]),))
    else:
        needs = Facts("needs", (Figure(colour, spot.bricks),))
        points = Facts("gives", (Figure("points", spot.points),))
    return Item(spot.id, (needs, points), ("card",) if card and spot.gives_card else ())


def honour_cards(view: PortaNigraView, edition: PortaNigraEdition) -> Section:
    counts = {id: view.honour_display.count(id) for id in sorted(view.honour_display)}
    items = tuple(
        Item(lying(id, at.HONOUR_DISPLAY), honour_facts(edition.honours[id]), count=count)
        for id, count in counts.items()
    )
    return Section("honour-cards", items, facts=deck(view.honour_deck))


def honour_facts(card: HonourCard) -> tuple[Facts, ...]:
    gains = {
        "sesterces": card.sesterces,
        "torches": card.torches,
        "romans": card.romans,
        "points": card.points,
        "final-points": card.final_points,
    } | {colour: card.bricks.count(colour) for colour in COLOURS}
    given = tuple(Figure(name, amount) for name, amount in gains.items() if amount)
    cost = Facts("cost", (Figure("influence", card.cost),))
    return (cost, Facts("gives", given)) if given else (cost,)


def panel(view: PortaNigraView, player: PlayerView, edition: PortaNigraEdition) -> Panel:
    figures = (
        Figure("points", player.points),
        Figure("sesterces", player.sesterces),
        Figure("torches", player.torches),
        Figure("influence", player.influence),
        Figure("romans", player.romans),
        *(Figure(colour, bricks) for colour, bricks in zip(COLOURS, player.bricks, strict=True) if bricks),
    )
    seat = player.seat
    honours = tuple(Item(lying(id, at.CARDS[seat]), honour_facts(edition.honours[id])[1:]) for id in player.honours)
    sections = [
        Section("builder", (Item(player.quarter),) if player.quarter else ()),
        Section("hand", tuple(action_card(id, at.HAND[seat], edition) for id in player.hand or ())),
        played(view, player),
        Section("elements", elements(view, player, edition)),
        Section("cards", tuple(Item(lying(id, at.CARDS[seat])) for id in player.buildings)),
        Section("honours", honours),
        Section("majorities", majorities(view, player.seat)),
    ]
    notes = ("left",) if player.seat in view.left else ("first",) if player.seat == view.first else ()
    return Panel(player.seat, figures, notes, tuple(section for section in sections if section.items))


def action_card(id: str, zone: str, edition: PortaNigraEdition) -> Item:
    card = edition.action_cards[id]
    icons = tuple(Item(f"icon-{icon.text}") for icon in card.icons)
    return Item(lying(id, zone), (Facts("torches", (Figure("torches", card.torches),)),), items=icons)


def played(view: PortaNigraView, player: PlayerView) -> Section:
    """The icons of the card that lies before the active player."""
    mine = view.played and view.active == player.seat
    icons = [Item(one.id, notes=("covered",) if one.covered else (), dim=one.covered) for one in view.icons]
    return Section("played", tuple(icons) if mine else ())


def elements(view: PortaNigraView, player: PlayerView, edition: PortaNigraEdition) -> tuple[Item, ...]:
    found = []
    for spot, seen in zip(edition.spots, view.spots, strict=True):
        if seen.owner == player.seat:
            found.append(Item(spot.id, (Facts("stack", (Figure(COLOURS[spot.colour], seen.bricks),)),)))
    return tuple(found)


def majorities(view: PortaNigraView, seat: int) -> tuple[Item, ...]:
    """What the player has in each part, and the points for it if the game ended now."""
    found = []
    for majority in view.majorities:
        unit = "elements" if majority.part.startswith("porta") else "bricks"
        for standing in majority.standings:
            if standing.seat == seat:
                facts = Facts("standing", (Figure(unit, standing.count), Figure("points", standing.points)))
                found.append(Item(f"part-{majority.part}", (facts,)))
    return tuple(found)


def deck(count: int) -> tuple[Facts, ...]:
    return (Facts("deck", (Figure("deck", count),)),)


@cache
def names(edition: PortaNigraEdition) -> dict[str, str]:
    """Spots and cards are called after what they show, which is the edition's to say."""
    found: dict[str, str] = {}
    for spot in edition.spots:
        row = f"-{spot.row}" if spot.row else ""
        found[spot.id] = f"spot-{edition.quarters[spot.quarter]}{row}-{COLOURS[spot.colour]}"
    for card in edition.building_cards.values():
        found[card.id] = f"card-{card.building}-{card.colour}"
    return found | honour_names(edition)


def honour_names(edition: PortaNigraEdition) -> dict[str, str]:
    """Cards of one sort are numbered from the cheapest; a sort nobody foresaw keeps its plain name."""
    sorts: dict[str, list[HonourCard]] = {}
    for card in edition.honours.values():
        sorts.setdefault(honour_sort(card), []).append(card)
    found: dict[str, str] = {}
    for sort, cards in sorts.items():
        if sort and len(cards) == 1:
            found[cards[0].id] = f"honour-{sort}"
        elif sort in ("final", "sesterces", "points") and len(cards) <= 3:
            ranked = sorted(cards, key=lambda card: (card.final_points, card.sesterces, card.points))
            found |= {card.id: f"honour-{sort}-{rank}" for rank, card in enumerate(ranked, start=1)}
    return found


def honour_sort(card: HonourCard) -> str:
    """What an honour card is for, if it is for one thing only; a torch beside a brick is told by the figures."""
    if card.building:
        return f"substitute-{card.building}"
    if len(card.bricks) == 1 and not (card.romans or card.sesterces or card.points or card.build):
        return f"brick-{card.bricks[0]}"
    effects = {
        "final": card.final_points > 0,
        "porta": card.porta_brick,
        "build": card.build,
        "romans": card.romans > 0,
        "torches": card.torches > 0,
        "sesterces": card.sesterces > 0,
        "points": card.points > 0,
    }
    named = [sort for sort, holds in effects.items() if holds]
    return named[0] if len(named) == 1 and not card.bricks else ""
