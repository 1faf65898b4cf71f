"""How the table of Minerva is best read: what is on offer, the culture piles and glory, then every player's city."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from quadriga.core.edition import Edition
from quadriga.core.layout import Facts, Figure, Item, Layout, Mark, Panel, Section
from quadriga.core.things import lying
from quadriga.core.views import View
from quadriga.games.minerva import state as at
from quadriga.games.minerva.city import cell_at, cell_name, cell_of, column_of, place_of, row_of
from quadriga.games.minerva.decisions import Moving
from quadriga.games.minerva.edition import (
    CHOOSE,
    CULTURE,
    CULTURES,
    DENARII,
    EXCHANGE,
    EXCHANGE_SAME,
    GAIN,
    GARDEN,
    GLORY,
    IF_HELD,
    RESOURCES,
    ROUND_TILE,
    SUPPLIES,
    TRADE,
    WHEN_BUILT,
    MinervaEdition,
    Tile,
)
from quadriga.games.minerva.moves import CULTURE_IDS
from quadriga.games.minerva.views import CellView, MinervaView, OfferView, PlayerView

MARKS: Final = {
    "grain": Mark("♠", "gold"),
    "wood": Mark("♣", "green"),
    "stone": Mark("■", "grey"),
    "ore": Mark("◆", "brown"),
    "any": Mark("?", "plain"),
    "denarii": Mark("●", "gold"),
    "glory": Mark("▲", "red"),
    "theatre": Mark("♪", "purple"),
    "art": Mark("♥", "red"),
    "academic": Mark("§", "blue"),
    "garden": Mark("✿", "green"),
    "points": Mark("★", "purple"),
    "each-near": Mark("❖", "purple"),
    "each-lines": Mark("✚", "purple"),
    "each-stores": Mark("★", "purple"),
    "residences": Mark("⌂", "brown"),
    "assistants": Mark("♟", "blue"),
}


#: What an empty cell goes by.
SPOT: Final = "spot"


def layout(view: View, edition: Edition) -> Layout:
    assert isinstance(view, MinervaView)
    assert isinstance(edition, MinervaEdition)
    figures = [Figure("round", view.round)]
    if view.fee:
        figures.append(Figure("fee", view.fee))
    if view.gardens:
        figures.append(Figure("gardens-left", view.gardens))
    return Layout(
        marks=MARKS,
        sections=(*on_offer(view, edition), culture_piles(view, edition), glory_tiles(view, edition)),
        panels=tuple(panel(view, player, edition) for player in view.players),
        figures=() if view.ending else tuple(figures),
        forms=names_of_places(view, edition),
    )


def names_of_places(view: MinervaView, edition: MinervaEdition) -> dict[str, str]:
    """Cells go by the tile that lies there, empty ones by a name of their own."""
    forms = {cell.id: cell.tile for player in view.players for cell in player.city}
    return forms | dict.fromkeys(view.spots, SPOT) | asked_cells(view, edition)


def asked_cells(view: MinervaView, edition: MinervaEdition) -> dict[str, str]:
    """Moves name cells of whoever decides by their numbers alone: for these, what lies there, and where that is."""
    if view.decider is None:
        return {}
    asked = view.pending[-1]
    city = {cell_of(cell.id): edition.tiles.tiles[cell.tile] for cell in view.players[view.decider].city}
    if asked.name == Moving.name:  # what goes away tells nothing of where it goes
        del city[cell_at(asked.args["column"], asked.args["row"])]
    tiles = {cell: tile.id for cell, tile in city.items() if len(city) > 1}
    spots = dict.fromkeys((cell_of(spot) for spot in view.spots), SPOT)
    return {cell_name(cell): lying(kind, place_of(city, cell)) for cell, kind in (tiles | spots).items()}


def on_offer(view: MinervaView, edition: MinervaEdition) -> tuple[Section, ...]:
    counts = Counter(offer.id for offer in view.row)
    offers = {offer.id: offer for offer in view.row}
    buildings = tuple(building(view, offer, edition, counts[id]) for id, offer in offers.items())
    temples = tuple(temple(id, edition) for id in view.temples)
    drawn = [Figure("deck", view.buildings)]
    if view.on_top:
        drawn.append(Figure("on-top", view.on_top))
    name = "pairs" if len(view.players) == 1 else "buildings"
    return (
        # Resources stand for the cost; what a building gives or takes is named: both are drawn with the same signs.
        Section(name, buildings, "table", (Facts("deck", tuple(drawn)),), named=("takes", "gives")),
        Section("temples", temples, "table", (Facts("deck", (Figure("deck", view.temple_deck),)),)),
    )


def building(view: MinervaView, offer: OfferView, edition: MinervaEdition, count: int) -> Item:
    if offer.tile == ROUND_TILE:
        coins = Facts("gives", (Figure("denarii", edition.numbers.solo_coins),))
        return Item(offer.id, (Facts("needs", ()), coins), items=beside(offer))
    tile = edition.tile_set(view.per_token).tiles[offer.tile]
    return Item(offer.id, (cost(tile), *effect(tile)), effect_notes(tile, view.per_token), beside(offer), count)


def beside(offer: OfferView) -> tuple[Item, ...]:
    """The other half of a pair."""
    return (Item(offer.other),) if offer.other is not None else ()


def temple(id: str, edition: MinervaEdition) -> Item:
    tile = edition.tiles.tiles[id]
    worth = Facts("each", (Figure("points", tile.points),))
    return Item(lying(id, at.TEMPLE_ROW), (cost(tile), worth), temple_notes(tile))


def temple_notes(tile: Tile) -> tuple[str, ...]:
    return ("stores",) if tile.counts in RESOURCES else (tile.counts, tile.area)


def cost(tile: Tile) -> Facts:
    return Facts("needs", figures(zip(RESOURCES, tile.cost, strict=True)))


def effect(tile: Tile) -> tuple[Facts, ...]:
    """What a building gives, and what it takes for it."""
    takes: tuple[Figure, ...] = ()
    if tile.effect == EXCHANGE:
        takes = (Figure(RESOURCES[tile.resource], tile.pays),)
    elif tile.effect == EXCHANGE_SAME:
        takes = (Figure("any", tile.pays),)
    elif tile.effect == TRADE:
        takes = (Figure("denarii", tile.pays),)
    found = [Facts("takes", takes)] if takes else []
    gives = given(tile)
    if gives is not None:
        found.append(Facts("gives", (gives,)))
    return tuple(found)


def given(tile: Tile) -> Figure | None:
    name = {
        CHOOSE: "any",
        SUPPLIES: "any",
        TRADE: "any",
        DENARII: "denarii",
        IF_HELD: "denarii",
        GARDEN: "garden",
        GLORY: "glory",
        EXCHANGE: "glory",
        EXCHANGE_SAME: "glory",
    }.get(tile.effect)
    if tile.effect == GAIN:
        name = RESOURCES[tile.resource]
    elif tile.effect == CULTURE:
        name = CULTURES[tile.culture]
    return Figure(name, tile.amount) if name else None


def effect_notes(tile: Tile, per_token: bool) -> tuple[str, ...]:
    if tile.effect in (TRADE, SUPPLIES):  # their figures say what they give
        return ("when-built",)
    if tile.effect in WHEN_BUILT:
        return (f"built-{tile.effect}",)
    if tile.effect == IF_HELD:
        return ("per-token",) if per_token else ("if-held",)
    return ()


def culture_piles(view: MinervaView, edition: MinervaEdition) -> Section:
    """The top tile of each pile: what it asks for and what it is worth."""
    items = []
    for id, culture, pile in zip(CULTURE_IDS, CULTURES, view.piles, strict=True):
        facts = [Facts("deck", (Figure("tiles", len(pile)),))]
        if pile:
            top = edition.culture[pile[0]]
            facts.insert(0, Facts("next", (Figure(culture, top.icons), Figure("points", top.points))))
        items.append(Item(id, tuple(facts)))
    return Section("culture", tuple(items), short=True)


def glory_tiles(view: MinervaView, edition: MinervaEdition) -> Section:
    """What this round's glory is worth."""
    now = [tile for tile in view.glory_row if tile in edition.glory_tiles[view.round - 1]]
    worth = {tile: Facts("worth", (Figure("points", edition.glory_points[tile]),)) for tile in now}
    return Section("glory", tuple(Item(tile, (facts,)) for tile, facts in worth.items()), short=True)


def panel(view: MinervaView, player: PlayerView, edition: MinervaEdition) -> Panel:
    held = [Figure(name, have) for name, have in zip(RESOURCES, player.resources, strict=True)]
    left = player.seat in view.left
    notes = [("first", player.seat == view.first and not left), ("passed", bool(player.order)), ("left", left)]
    sections = [
        Section("city", (*city(player, edition), *spots(view, player)), "grid", short=True),
        Section("won", won(player, edition), short=True),
    ]
    return Panel(
        player.seat,
        (
            Figure("denarii", player.denarii),
            *held,
            Figure("glory", player.glory),
            Figure("residences", player.residences),
            Figure("assistants", player.assistants),
        ),
        tuple(note for note, holds in notes if holds),
        tuple(section for section in sections if section.items),
    )


def city(player: PlayerView, edition: MinervaEdition) -> tuple[Item, ...]:
    return tuple(city_tile(cell, edition) for cell in sorted(player.city, key=lambda cell: (cell.row, cell.column)))


def city_tile(cell: CellView, edition: MinervaEdition) -> Item:
    tile = edition.tiles.tiles[cell.tile]
    facts: tuple[Facts, ...] = ()
    if tile.is_temple:  # where it counts is told by a sign: there is no room for words
        facts = (Facts("each", (Figure(f"each-{tile.area}", tile.points),)),)
    elif tile.acts:
        facts = effect(tile)
    elif cell.assistant:
        facts = (Facts("assistant", (Figure("assistants", 1),)),)
    return Item(cell.id, facts, cell=(cell.column, cell.row))


def spots(view: MinervaView, player: PlayerView) -> tuple[Item, ...]:
    """Where the tile in hand may go, beside the city of whoever places it."""
    if not view.spots or view.pending[-1].seat != player.seat:
        return ()
    cells = {spot: cell_of(spot) for spot in view.spots}
    return tuple(Item(spot, cell=(column_of(cell), row_of(cell)), empty=True) for spot, cell in cells.items())


def won(player: PlayerView, edition: MinervaEdition) -> tuple[Item, ...]:
    """Culture tiles and glory tiles by their points, and the order tile."""
    culture = [edition.culture[tile].points for tile in player.culture]
    glory = [edition.glory_points[tile] for tile in player.laurels]
    piles = ((at.CULTURE[player.seat], culture), (at.LAURELS[player.seat], glory))
    orders = (Item(player.order),) if player.order else ()
    return (
        *(Item(id, (Facts("worth", figures(("points", one) for one in points)),)) for id, points in piles if points),
        *orders,
    )


def figures(amounts: Iterable[tuple[str, int]]) -> tuple[Figure, ...]:
    return tuple(Figure(name, amount) for name, amount in amounts if amount)
