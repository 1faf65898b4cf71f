"""How the table of Porta Nigra is best read: market, empty spots by quarter, cards on display, then the players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Final

from quadriga.core.edition import Edition
from quadriga.core.layout import Facts, Figure, Item, Layout, Mark, Panel, Section
from quadriga.core.things import lying
from quadriga.core.views import View
from quadriga.games.porta_nigra import state as at
from quadriga.games.porta_nigra.edition import ANY, PortaNigraEdition, Spot
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
    "reward-every": Mark("▪"),
    "up-to": Mark("–"),
    "brick-points": Mark("▪★", "purple"),
    "discard-cards": Mark("-▤", "brown"),
    "discard-points": Mark("-☼", "purple"),
}


def layout(view: View, edition: Edition) -> Layout:
    assert isinstance(view, PortaNigraView)
    assert isinstance(edition, PortaNigraEdition)
    on_display = tuple(Item(lying(id, at.BUILDING_DISPLAY)) for id in view.building_display)
    sections = (
        market(view, edition),
        *(quarter(view, edition, place) for place in range(len(view.quarters))),
        Section("building-cards", on_display, facts=deck(view.building_deck)),
        honour_cards(view, edition),
        unclaimed(view, edition),
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


def market(view: PortaNigraView, edition: PortaNigraEdition) -> Section:
    """Each shop with its quarter and its bricks, and what one costs the active player with the walk."""
    shops = []
    for colour, shop, place in zip(COLOURS, at.SHOPS, edition.shop_quarter, strict=True):
        facts = [Facts("bricks", (Figure(colour, view.shops[shop]),))]
        if shop in view.prices:
            facts.append(Facts("price", (Figure("price", view.prices[shop]),)))
        where = "in-all" if place == ANY else f"in-{view.quarters[place]}"
        shops.append(Item(shop, tuple(facts), (where,), dim=not view.shops[shop]))
    shops.append(Item(at.SUPPLY_DECK, count=view.supply_deck))
    return Section("market", tuple(shops), facts=(Facts("reserve", (Figure("reserve", view.reserve),)),))


def quarter(view: PortaNigraView, edition: PortaNigraEdition, place: int) -> Section:
    """The empty spots of a quarter, the toll to it, and the reward for so many bricks there."""
    empty = {spot.id for spot in view.spots if spot.owner is None}
    spots = [spot for spot in edition.spots if spot.quarter == place and spot.id in empty]
    shown = {edition.building_cards[id] for id in view.building_display}
    cards = {card.colour for card in shown if card.building == view.quarters[place]}
    toll = view.tolls.get(view.quarters[place])
    facts = [Facts("toll", (Figure("toll", toll),))] if toll else []
    return Section(
        view.quarters[place],
        tuple(empty_spot(spot, edition, COLOURS[spot.colour] in cards) for spot in spots),
        facts=(*facts, reward(edition, place)),
        short=True,
    )


def reward(edition: PortaNigraEdition, place: int) -> Facts:
    """For how many bricks in a building it comes, and what it is."""
    given = edition.rewards[place]
    gains = {
        "sesterces": given.sesterces,
        "torches": given.torches,
        "influence": given.influence,
        "romans": given.romans,
        "white": given.white_bricks,
    }
    every = Figure("reward-every", edition.numbers.reward_every)
    return Facts("reward", (every, *(Figure(name, amount) for name, amount in gains.items() if amount)))


def empty_spot(spot: Spot, edition: PortaNigraEdition, card: bool) -> Item:
    colour = COLOURS[spot.colour]
    if spot.is_porta:
        needs = Facts("needs", (Figure(colour, spot.least), Figure("up-to", edition.numbers.porta_most)))
        points = Facts("each-brick", (Figure("brick-points", edition.price[spot.colour]),))
    else:
        needs = Facts("needs", (Figure(colour, spot.bricks),))
        points = Facts("gives", (Figure("points", spot.points),))
    return Item(spot.id, (needs, points), ("card",) if card and spot.gives_card else ())


def honour_cards(view: PortaNigraView, edition: PortaNigraEdition) -> Section:
    counts = {id: view.honour_display.count(id) for id in sorted(view.honour_display)}
    items = tuple(
        Item(lying(id, at.HONOUR_DISPLAY), honour_facts(edition.honours[id], edition), count=count)
        for id, count in counts.items()
    )
    return Section("honour-cards", items, facts=deck(view.honour_deck))


def honour_facts(card: HonourCard, edition: PortaNigraEdition) -> tuple[Facts, ...]:
    """What a card costs, cards to be discarded for it included, and what it gives."""
    gains = {
        "sesterces": card.sesterces,
        "torches": card.torches,
        "romans": card.romans,
        "points": card.points,
        "final-points": card.final_points,
    } | {colour: card.bricks.count(colour) for colour in COLOURS}
    given = tuple(Figure(name, amount) for name, amount in gains.items() if amount)
    price = [Figure("influence", card.cost)]
    if card.discard_different:
        price.append(Figure("discard-cards", card.discard_different))
    if card.discard_honour:
        price.append(Figure("discard-points", edition.honours[card.discard_honour].final_points))
    cost = Facts("cost", tuple(price))
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
    honours = tuple(
        Item(lying(id, at.CARDS[seat]), honour_facts(edition.honours[id], edition)[1:]) for id in player.honours
    )
    sections = [
        Section("builder", (Item(player.quarter),) if player.quarter else ()),
        Section("hand", tuple(action_card(id, at.HAND[seat], edition) for id in player.hand or ())),
        played(view, player),
        Section("elements", elements(view, player, edition)),
        Section("cards", tuple(Item(lying(id, at.CARDS[seat])) for id in player.buildings)),
        Section("honours", honours),
        Section("to-reward", to_reward(view, player, edition), short=True),
        Section("majorities", majorities(view, player.seat)),
        Section("discard", tuple(action_card(id, at.DISCARD[seat], edition) for id in player.discard)),
    ]
    remarks = {
        "left": player.seat in view.left,
        "first": player.seat == view.first and player.seat not in view.left,
        "ends": bool(view.early) and player.seat == view.early_seat,
    }
    notes = tuple(note for note, holds in remarks.items() if holds)
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


def to_reward(view: PortaNigraView, player: PlayerView, edition: PortaNigraEdition) -> tuple[Item, ...]:
    """How far the next reward of each building is that was begun."""
    every = edition.numbers.reward_every
    return tuple(
        Item(quarter, (Facts("progress", (Figure("bricks", built % every, every),)),))
        for quarter, built in zip(view.quarters, player.built, strict=True)
        if built % every
    )


def unclaimed(view: PortaNigraView, edition: PortaNigraEdition) -> Section:
    """The majorities nobody has yet, with the points of the first and of the second."""
    claimed = {majority.part for majority in view.majorities}
    free = [part for part in edition.parts if part.id not in claimed]
    return Section(
        "unclaimed",
        tuple(
            Item(f"part-{part.id}", (Facts("places", (Figure("points", part.first), Figure("points", part.second))),))
            for part in free
        ),
    )


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


#: Honour cards of which there may be several are told apart by what they give.
GIVES: Final[dict[str, Callable[[HonourCard], int]]] = {
    "final": lambda card: card.final_points,
    "sesterces": lambda card: card.sesterces,
    "points": lambda card: card.points,
    "romans": lambda card: card.romans,
    "torches": lambda card: card.torches,
}


def honour_names(edition: PortaNigraEdition) -> dict[str, str]:
    """Cards are called after what they give; where two would be called the same, both keep their plain names."""
    names = {card.id: honour_name(card) for card in edition.honours.values()}
    times = Counter(names.values())
    return {id: name for id, name in names.items() if name and times[name] == 1}


def honour_name(card: HonourCard) -> str:
    sort = honour_sort(card)
    if sort in GIVES:
        return f"honour-{sort}.{GIVES[sort](card)}"
    return f"honour-{sort}" if sort else ""


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
