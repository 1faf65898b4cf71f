"""What the second opinion on Porta Nigra has on its table: spots, elements, players, and the places in a majority."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

#: From the cheapest to the dearest; supply cards serve the shops in this order when the reserve runs short.
COLOURS: Final = ("black", "blue", "red", "yellow", "white")
WHITE: Final = "white"
PORTA: Final = "porta"
#: The buildings whose spots fix the number of bricks.
IN_ROWS: Final = ("basilica", "amphitheatre", "wall")


class Spot(NamedTuple):
    building: str
    row: str
    colour: str
    #: None in the Porta Nigra: whoever builds chooses.
    bricks: int | None
    points: int
    gives_card: bool


class Element(NamedTuple):
    owner: int
    bricks: int


class Player:
    def __init__(self, seat: int, numbers: Mapping[str, int], cards: list[str], buildings: Sequence[str]) -> None:
        self.seat = seat
        #: The building of the quarter in which the master builder stands; empty before he arrives.
        self.quarter = ""
        self.points = 0
        self.sesterces = numbers["start_sesterces"]
        self.torches = numbers["start_torches"]
        self.influence = 0
        self.romans = numbers["start_romans"]
        self.romans_in_reserve = numbers["romans"] - numbers["start_romans"]
        self.elements = 0
        self.bricks = dict.fromkeys(COLOURS, 0)
        self.built = dict.fromkeys(buildings, 0)
        self.deck = cards
        self.hand: list[str] = []
        self.discard: list[str] = []
        self.building_cards: list[str] = []
        #: Final scoring cards and substitute building cards.
        self.kept: list[str] = []

    def usable(self, colour: str) -> int:
        """Bricks of a colour, and the white ones that may stand for them."""
        return self.bricks[colour] if colour == WHITE else self.bricks[colour] + self.bricks[WHITE]

    def take_romans(self, romans: int) -> None:
        taken = min(romans, self.romans_in_reserve)
        self.romans += taken
        self.romans_in_reserve -= taken


def spots_of(data: Mapping[str, Any]) -> Iterator[tuple[str, Spot]]:
    for building in IN_ROWS:
        without_cards = data[building].get("rows_without_cards", ())
        for line in data[building]["spots"]:
            row, card = line["row"], line["row"] not in without_cards
            yield line["id"], Spot(building, row, line["colour"], line["bricks"], line["points"], card)
    for line in data[PORTA]["spots"]:
        yield line["id"], Spot(PORTA, "", line["colour"], None, 0, True)


def places_in(
    part: Mapping[str, Any], spots: Mapping[str, Spot], elements: Mapping[str, Element], value: Mapping[str, int]
) -> list[tuple[int, int]]:
    """Who scores how much for the majority in a part of a building."""
    standing = _standing(part, spots, elements, value)
    best_first = sorted(set(standing.values()), reverse=True)
    places = [[seat for seat, rank in standing.items() if rank == place] for place in best_first[:2]]
    if not places:
        return []
    if len(places[0]) > 1:
        # A tie that nothing breaks: all have the points of the next place, and nobody else is second.
        return [(seat, part["second"]) for seat in places[0]]
    second = [(seat, part["second"]) for seat in places[1]] if places[1:] and len(places[1]) == 1 else []
    return [(places[0][0], part["first"]), *second]


def _standing(
    part: Mapping[str, Any], spots: Mapping[str, Spot], elements: Mapping[str, Element], value: Mapping[str, int]
) -> dict[int, tuple[int, tuple[tuple[int, int], ...]]]:
    """Of everybody who built in a part: how much, then the elements one by one, the most valuable first."""
    found: dict[int, list[tuple[int, int]]] = {}
    for id, (owner, bricks) in elements.items():
        spot = spots[id]
        counts = bricks == part["height"] if "height" in part else spot.row == part["row"]
        if counts and spot.building == part["building"]:
            found.setdefault(owner, []).append((value[spot.colour], bricks))
    return {
        owner: (
            len(stacks) if "height" in part else sum(bricks for _, bricks in stacks),
            tuple(sorted(stacks, reverse=True)),
        )
        for owner, stacks in found.items()
    }
