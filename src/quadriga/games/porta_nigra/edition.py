"""Reads a data file of Porta Nigra, checks it, and makes the tables that the rules look things up in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from quadriga.core.datafile import DataFile, Group
from quadriga.core.edition import Edition
from quadriga.core.moves import Move
from quadriga.games.porta_nigra import moves as make
from quadriga.games.porta_nigra.schema import BUILDINGS, COLOURS, ActionLine, HonourCard, Schema

WHITE: Final = COLOURS.index("white")
PORTA: Final = "porta"
QUARTERS: Final = 4
#: More bricks than there are: nothing left to build.
NEVER: Final = 999

BUY: Final = "buy"
ANY: Final = -1

#: Printed counts that both rulebooks give.
ACTIONS, SUPPLY, BUILDING_CARDS, HONOURS = 8, 10, 20, 28
ROWS: Final = {
    "basilica": {"A": 5, "B": 5},
    "amphitheatre": {"A": 5, "B": 5, "C": 5},
    "wall": {"A": 10},
}
PORTA_SPOTS: Final = 9
#: Clockwise, from the example of the two tolls; wherever the ring begins.
SHOP_RING: Final[tuple[str, ...]] = ("red", "yellow", "black", "blue")
ICONS: Final[tuple[str, ...]] = (*(f"buy-{colour}" for colour in COLOURS), "buy-any", "build", "influence", "torch")
COINS: Final[tuple[str, ...]] = ("coins-3", "coins-4", "coins-5")
PLAYERS: Final[tuple[str, ...]] = ("2", "3", "4")


def spot_zone(spot: str) -> str:
    """Where the element of a spot lies, as events and views call it."""
    return f"spot.{spot}"


class Spot:
    """A place for one building element."""

    __slots__ = (
        "bricks",
        "colour",
        "gives_card",
        "id",
        "index",
        "is_porta",
        "least",
        "move",
        "points",
        "quarter",
        "row",
        "zone",
    )

    def __init__(
        self, index: int, id: str, quarter: int, row: str, colour: int, bricks: int, least: int, points: int, card: bool
    ) -> None:
        self.index: Final = index
        self.id: Final = id
        self.zone: Final = spot_zone(id)
        self.quarter: Final = quarter
        self.row: Final = row
        self.colour: Final = colour
        #: 0 in the Porta Nigra, where the builder chooses.
        self.bricks: Final = bricks
        self.is_porta: Final = bricks == 0
        #: The fewest bricks that can stand here.
        self.least: Final = least
        #: 0 in the Porta Nigra, where every brick is worth its price.
        self.points: Final = points
        self.gives_card: Final = card
        self.move: Final = make.on(id)


class Icon:
    """One action on a card."""

    __slots__ = ("amount", "bit", "buys", "colour", "kind", "move", "number", "text", "used")

    def __init__(self, number: int, text: str) -> None:
        kind, _, what = text.partition("-")
        self.number: Final = number
        self.text: Final = text
        #: What is told when it is used: the same every time, so bots need not have it made anew.
        self.used: Final = {"icon": f"icon.{text}"}
        self.kind: Final = kind
        self.bit: Final = 1 << number
        self.colour: Final = COLOURS.index(what) if kind == BUY and what != "any" else ANY
        #: Sesterces of a coin icon.
        self.amount: Final = int(what) if kind == "coins" else 0
        #: A purchase in each shop, for a buy icon.
        self.buys: Final[tuple[Move, ...]] = tuple(make.buy(colour, number) for colour in COLOURS if kind == BUY)
        self.move: Final[Move | None] = None if kind == BUY else make.use(kind, number)


class ActionCard:
    """An action card of one player."""

    __slots__ = ("icons", "id", "most_players", "shown", "torches")

    def __init__(self, id: str, line: ActionLine) -> None:
        self.id: Final = id
        self.torches: Final = line.torches
        self.icons: Final = tuple(Icon(number, text) for number, text in enumerate(line.icons, start=1))
        self.most_players: Final = line.most_players
        #: What is told when it is played.
        self.shown: Final = {"icons": [f"icon.{icon.text}" for icon in self.icons], "torches": line.torches}


class PortaNigraEdition(Edition):
    """One set of spots, cards and numbers, looked up by id, quarter or colour."""

    __slots__ = (
        "action_cards",
        "building_cards",
        "buy_cost",
        "decks",
        "height_part",
        "honours",
        "leftovers",
        "numbers",
        "parts",
        "porta",
        "price",
        "quarter_of",
        "quarters",
        "rewards",
        "rounds",
        "row_part",
        "set_points",
        "shop_quarter",
        "spot_by_id",
        "spots",
        "supply",
        "tolls",
    )

    def __init__(self, name: str, hash: str, groups: tuple[Group, ...], tables: Schema) -> None:
        super().__init__(name, hash, groups)
        self.numbers: Final = tables.numbers
        self.rounds: Final = tables.rounds
        self.leftovers: Final = tables.leftovers
        self.set_points: Final = tables.sets.points
        self.parts: Final = tables.majorities.parts
        self.price: Final = tuple(tables.colours.price[colour] for colour in COLOURS)
        #: The buildings clockwise; everywhere a quarter is a place in this list: pn.city.quarters.
        self.quarters: Final = tuple(quarter.building for quarter in tables.quarters.clockwise)
        self.quarter_of: Final = {building: place for place, building in enumerate(self.quarters)}
        self.porta: Final = self.quarter_of[PORTA]
        shops = {quarter.shop: place for place, quarter in enumerate(tables.quarters.clockwise)}
        #: The quarter of each shop; the white shop belongs to all: pn.city.white-shop.
        self.shop_quarter: Final = tuple(shops.get(colour, ANY) for colour in COLOURS)
        toll = tables.numbers.toll
        #: What the walk costs, from a quarter to a quarter, clockwise: pn.walk.clockwise, pn.walk.toll.
        self.tolls: Final = tuple(
            tuple((there - here) % QUARTERS * toll for there in range(QUARTERS)) for here in range(QUARTERS)
        )
        #: What a brick costs with the walk, from a quarter, by colour: pn.buy.price.
        self.buy_cost: Final = tuple(
            tuple(
                self.price[colour] + (0 if shop == ANY else self.tolls[here][shop])
                for colour, shop in enumerate(self.shop_quarter)
            )
            for here in range(QUARTERS)
        )
        rewards = {reward.building: reward for reward in tables.rewards.each}
        self.rewards: Final = tuple(rewards[building] for building in self.quarters)
        self.spots: Final = _spots(tables, self.quarter_of)
        self.spot_by_id: Final = {spot.id: spot for spot in self.spots}
        parts = {(part.building, part.row, part.height): place for place, part in enumerate(self.parts)}
        #: The majority that an element counts for: by its spot, in the Porta Nigra by its height.
        self.row_part: Final = tuple(
            ANY if spot.is_porta else parts[self.quarters[spot.quarter], spot.row, 0] for spot in self.spots
        )
        self.height_part: Final = {height: place for (_, _, height), place in parts.items() if height}
        #: The cards of each seat, `p0.act1` and so on.
        self.decks: Final = tuple(
            tuple(ActionCard(f"p{seat}.{line.id}", line) for line in tables.actions.cards) for seat in range(4)
        )
        self.action_cards: Final = {card.id: card for deck in self.decks for card in deck}
        self.supply: Final = {card.id: tuple(map(COLOURS.index, card.adds)) for card in tables.supply.cards}
        self.building_cards: Final = {card.id: card for card in tables.building_cards.cards}
        self.honours: Final = {card.id: card for card in tables.honours.cards}


def _spots(tables: Schema, quarter_of: dict[str, int]) -> tuple[Spot, ...]:
    found: list[Spot] = []
    for building, group in tables.rows().items():
        quarter = quarter_of[building]
        for line in group.spots:
            colour = COLOURS.index(line.colour)
            card = line.row not in group.rows_without_cards  # pn.build.no-card-row-c
            bricks = line.bricks
            found.append(Spot(len(found), line.id, quarter, line.row, colour, bricks, bricks, line.points, card))
    for porta in tables.porta.spots:
        colour = COLOURS.index(porta.colour)
        least = tables.numbers.porta_least
        found.append(Spot(len(found), porta.id, quarter_of[PORTA], "", colour, 0, least, 0, True))
    return tuple(found)


def read(text: str, name: str) -> PortaNigraEdition:
    """A data file, checked."""
    file = DataFile(text)
    tables = file.read(Schema)
    check(file, tables)
    return PortaNigraEdition(name, file.hash, file.groups(), tables)


def check(file: DataFile, tables: Schema) -> None:
    """Refuse a file that is not this game, at the line that is wrong."""
    _check_figures(file, tables)
    _check_ids(file, tables)
    _check_numbers(file, tables)
    _check_quarters(file, tables)
    _check_spots(file, tables)
    _check_scoring(file, tables)
    _check_actions(file, tables)
    _check_supply(file, tables)
    _check_building_cards(file, tables)
    _check_honours(file, tables)


def _check_figures(file: DataFile, tables: Schema) -> None:
    """No figure is below nothing."""
    for group in (tables.numbers, tables.leftovers):
        for key, value in msgspec.structs.asdict(group).items():
            file.check(value >= 0, f"{key} is below nothing", key)
    for reward in tables.rewards.each:
        figures = [value for value in msgspec.structs.astuple(reward) if isinstance(value, int)]
        file.check(min(figures) >= 0, f"the reward of {reward.building} takes something", "rewards")
    for card in tables.honours.cards:
        figures = [value for value in msgspec.structs.astuple(card) if isinstance(value, int)]
        file.check(min(figures) >= 0, f"{card.id} has a figure below nothing", card.id)


def _check_ids(file: DataFile, tables: Schema) -> None:
    ids = [spot.id for group in tables.rows().values() for spot in group.spots]
    ids += [spot.id for spot in tables.porta.spots]
    ids += [card.id for card in tables.actions.cards]
    ids += [card.id for card in tables.supply.cards]
    ids += [card.id for card in tables.building_cards.cards]
    ids += [card.id for card in tables.honours.cards]
    seen: set[str] = set()
    for id in ids:
        file.check(id not in seen, f"the id {id!r} stands twice", id)
        seen.add(id)


def _check_numbers(file: DataFile, tables: Schema) -> None:
    numbers = tables.numbers
    file.check(numbers.start_romans <= numbers.romans, "more Romans at the start than there are", "start_romans")
    file.check(0 < numbers.market_low <= numbers.market_full, "the market is full before it is low", "market_low")
    file.check(numbers.market_full <= numbers.bricks, "more bricks in the market than there are", "market_full")
    file.check(0 < numbers.porta_least <= numbers.porta_most, "no element fits the Porta Nigra", "porta_least")
    file.check(numbers.reward_every > 0, "a reward for no brick", "reward_every")
    file.check(numbers.hand > 0, "no cards in hand", "hand")
    for name in ("count", "multiplier"):
        named = tables.rounds.count if name == "count" else tables.rounds.multiplier
        holds = tuple(sorted(named)) == PLAYERS and min(named.values()) > 0
        file.check(holds, "the rounds are not given for 2, 3 and 4 players", name)
    price = tables.colours.price
    file.check(set(price) == set(COLOURS), f"the colours are {', '.join(COLOURS)}", "price")
    prices = [price[colour] for colour in COLOURS]
    file.check(prices == sorted(set(prices)) and prices[0] > 0, "prices rise from black to white", "price")
    file.check(tables.leftovers.sesterces_per_point > 0, "a point for no sesterce", "sesterces_per_point")


def _check_quarters(file: DataFile, tables: Schema) -> None:
    """One building and one coloured shop each, the shops in the order of the board: pn.city.quarters."""
    clockwise = tables.quarters.clockwise
    buildings = sorted(quarter.building for quarter in clockwise)
    file.check(buildings == sorted(BUILDINGS), f"the quarters are those of {', '.join(BUILDINGS)}", "quarters")
    shops = tuple(quarter.shop for quarter in clockwise)
    start = SHOP_RING.index(shops[0]) if shops[0] in SHOP_RING else 0
    ring = SHOP_RING[start:] + SHOP_RING[:start]
    file.check(shops == ring, f"the shops lie clockwise {', '.join(SHOP_RING)}", "quarters")
    rewarded = sorted(reward.building for reward in tables.rewards.each)
    file.check(rewarded == sorted(BUILDINGS), f"the rewards are those of {', '.join(BUILDINGS)}", "rewards")


def _check_spots(file: DataFile, tables: Schema) -> None:
    for building, group in tables.rows().items():
        rows = ROWS[building]
        for spot in group.spots:
            file.check(spot.row in rows, f"[{building}] has no row {spot.row!r}", spot.id)
            _check_colour(file, spot.colour, spot.id)
            most = tables.numbers.porta_most
            file.check(1 <= spot.bricks <= most, f"{spot.id} takes {spot.bricks} bricks, not 1 to {most}", spot.id)
            file.check(spot.points > 0, f"{spot.id} gives no points", spot.id)
        for row, wanted in rows.items():
            count = sum(spot.row == row for spot in group.spots)
            file.check(count == wanted, f"{count} spots in row {row} of [{building}], not {wanted}", building)
        for row in group.rows_without_cards:
            file.check(row in rows, f"[{building}] has no row {row!r}", "rows_without_cards")
    _count(file, "porta", tables.porta.spots, PORTA_SPOTS, "spots")
    for porta in tables.porta.spots:
        _check_colour(file, porta.colour, porta.id)


def _check_scoring(file: DataFile, tables: Schema) -> None:
    """Both identities hold throughout the printed tables, so a figure that breaks one is a slip."""
    parts = {part.id: part for part in tables.majorities.parts}
    numbers = tables.numbers
    wanted = {("wall", "A", 0)}
    wanted |= {(building, row, 0) for building in ("basilica", "amphitheatre") for row in ROWS[building]}
    wanted |= {("porta", "", height) for height in range(numbers.porta_least, numbers.porta_most + 1)}
    found = [(part.building, part.row, part.height) for part in tables.majorities.parts]
    unknown = [part.id for part in parts.values() if (part.building, part.row, part.height) not in wanted]
    file.check(not unknown, "this is no row and no height", unknown[0] if unknown else "")
    file.check(len(found) == len(wanted), f"{len(found)} majorities, not {len(wanted)}", "majorities")
    file.check(len(set(found)) == len(found), "a part is scored twice", "majorities")
    for part in parts.values():
        half = part.first // 2
        file.check(part.second == half, f"second place is half of first, {half}, not {part.second}", part.id)
        if part.height:
            first = part.height * (part.height - 1) // 2 + 9
            file.check(part.first == first, f"height {part.height} gives {first}, not {part.first}", part.id)
    points = tables.sets.points
    file.check(len(points) == len(BUILDINGS), f"sets of 1 to {len(BUILDINGS)} buildings", "sets")
    series = tuple(size * (size + 1) for size in range(1, len(BUILDINGS) + 1))
    file.check(points == series, f"sets give {series}, not {points}", "sets")


def _check_actions(file: DataFile, tables: Schema) -> None:
    cards = tables.actions.cards
    _count(file, "actions", cards, ACTIONS)
    seen: set[tuple[int, tuple[str, ...]]] = set()
    for card in cards:
        file.check(card.torches in (2, 3), f"{card.id} has {card.torches} torches, not 2 or 3", card.id)
        file.check(3 <= len(card.icons) <= 5, f"{card.id} has {len(card.icons)} icons, not 3 to 5", card.id)
        for icon in card.icons:
            file.check(icon in ICONS or icon in COINS, f"{card.id} has an unknown icon {icon!r}", card.id)
        combination = (card.torches, tuple(sorted(card.icons)))
        file.check(combination not in seen, f"{card.id} repeats another card", card.id)
        seen.add(combination)
        file.check(card.most_players in (3, 4), f"{card.id} is for 2 to 3 or 2 to 4 players", card.id)
    fewer = sum(card.most_players == 3 for card in cards)
    file.check(fewer == 1, f"{fewer} cards stay in the box with four players, not 1", "actions")
    file.check(tables.numbers.hand < ACTIONS, "more cards in hand than in the deck", "hand")


def _check_supply(file: DataFile, tables: Schema) -> None:
    _count(file, "supply", tables.supply.cards, SUPPLY)
    for card in tables.supply.cards:
        file.check(len(card.adds) in (3, 4), f"{card.id} adds {len(card.adds)} bricks, not 3 or 4", card.id)
        file.check(len(set(card.adds)) == len(card.adds), f"{card.id} adds twice to one shop", card.id)
        for colour in card.adds:
            _check_colour(file, colour, card.id)


def _check_building_cards(file: DataFile, tables: Schema) -> None:
    _count(file, "building_cards", tables.building_cards.cards, BUILDING_CARDS)
    for card in tables.building_cards.cards:
        file.check(card.building in BUILDINGS, f"{card.id} shows no building", card.id)
        _check_colour(file, card.colour, card.id)


def _check_honours(file: DataFile, tables: Schema) -> None:
    cards = tables.honours.cards
    by_id = {card.id: card for card in cards}
    for card in cards:
        file.check(card.copies > 0, f"there is no copy of {card.id}", card.id)
        file.check(1 <= card.cost <= 3, f"{card.id} costs {card.cost} influence, not 1 to 3", card.id)
        different = card.discard_different
        file.check(0 <= different <= len(BUILDINGS), f"there are not {different} different buildings", card.id)
        if card.discard_honour:
            discarded = by_id.get(card.discard_honour)
            holds = discarded is not None and discarded.final_points > 0
            file.check(holds, f"{card.id} discards no final scoring card", card.id)
        file.check(not card.building or card.building in BUILDINGS, f"{card.id} shows no building", card.id)
        for colour in card.bricks:
            _check_colour(file, colour, card.id)
        file.check(_does_something(card), f"{card.id} does nothing", card.id)
        at_once = _acts_at_once(card)
        file.check(not (card.is_kept and at_once), f"{card.id} is both kept and done at once", card.id)
        file.check(not (card.build and card.porta_brick), f"{card.id} builds twice", card.id)
    copies = sum(card.copies for card in cards)
    file.check(copies == HONOURS, f"{copies} cards in [honours], not {HONOURS}", "honours")


def _does_something(card: HonourCard) -> bool:
    return card.is_kept or _acts_at_once(card)


def _acts_at_once(card: HonourCard) -> bool:
    gains = card.romans + card.torches + card.sesterces + card.points
    return bool(card.porta_brick or card.build or card.bricks or gains)


def _check_colour(file: DataFile, colour: str, where: str) -> None:
    file.check(colour in COLOURS, f"{where} names no colour: {colour!r}", where)


def _count(file: DataFile, table: str, cards: Sequence[object], wanted: int, what: str = "cards") -> None:
    file.check(len(cards) == wanted, f"{len(cards)} {what} in [{table}], not {wanted}", table)
