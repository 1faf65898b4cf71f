"""Reads a data file of Porta Nigra and makes the tables that the rules look things up in."""

from __future__ import annotations

from typing import Final

from quadriga.core.datafile import DataFile, Group
from quadriga.core.edition import Edition
from quadriga.core.moves import Move
from quadriga.games.porta_nigra import moves as make
from quadriga.games.porta_nigra.checks import check
from quadriga.games.porta_nigra.tables import COLOURS, ActionLine, Tables

WHITE: Final = COLOURS.index("white")
PORTA: Final = "porta"
QUARTERS: Final = 4
#: More bricks than there are: nothing left to build.
NEVER: Final = 999

BUY: Final = "buy"
ANY: Final = -1


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

    __slots__ = ("amount", "bit", "buys", "colour", "kind", "move", "number", "text")

    def __init__(self, number: int, text: str) -> None:
        kind, _, what = text.partition("-")
        self.number: Final = number
        self.text: Final = text
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

    __slots__ = ("icons", "id", "most_players", "torches")

    def __init__(self, id: str, line: ActionLine) -> None:
        self.id: Final = id
        self.torches: Final = line.torches
        self.icons: Final = tuple(Icon(number, text) for number, text in enumerate(line.icons, start=1))
        self.most_players: Final = line.most_players


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

    def __init__(self, name: str, hash: str, groups: tuple[Group, ...], tables: Tables) -> None:
        super().__init__(name, hash, groups)
        self.numbers: Final = tables.numbers
        self.rounds: Final = tables.rounds
        self.leftovers: Final = tables.leftovers
        self.set_points: Final = tables.sets.points
        self.parts: Final = tables.majorities.parts
        self.price: Final = tuple(tables.colours.price[colour] for colour in COLOURS)
        #: The buildings clockwise; everywhere a quarter is a place in this list.
        self.quarters: Final = tuple(quarter.building for quarter in tables.quarters.clockwise)
        self.quarter_of: Final = {building: place for place, building in enumerate(self.quarters)}
        self.porta: Final = self.quarter_of[PORTA]
        shops = {quarter.shop: place for place, quarter in enumerate(tables.quarters.clockwise)}
        #: The quarter of each shop; the white shop belongs to all.
        self.shop_quarter: Final = tuple(shops.get(colour, ANY) for colour in COLOURS)
        toll = tables.numbers.toll
        #: What the walk costs, from a quarter to a quarter, clockwise.
        self.tolls: Final = tuple(
            tuple((there - here) % QUARTERS * toll for there in range(QUARTERS)) for here in range(QUARTERS)
        )
        #: What a brick costs with the walk, from a quarter, by colour.
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


def _spots(tables: Tables, quarter_of: dict[str, int]) -> tuple[Spot, ...]:
    found: list[Spot] = []
    for building, group in tables.rows().items():
        quarter = quarter_of[building]
        for line in group.spots:
            colour = COLOURS.index(line.colour)
            card = line.row not in group.rows_without_cards
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
    tables = file.read(Tables)
    check(file, tables)
    return PortaNigraEdition(name, file.hash, file.groups(), tables)
