"""A player and the player's city, as the second opinion on Minerva knows them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

Cell = tuple[int, int]

RESOURCES: Final = ("grain", "wood", "stone", "ore")
RESIDENCE: Final = "residence"
DIRECTIONS: Final[Mapping[str, Cell]] = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
AROUND: Final = tuple((x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0))


class Player:
    def __init__(self, seat: int, denarii: int, numbers: Mapping[str, Any], forum: str) -> None:
        self.seat: Final = seat
        self.denarii = denarii
        self.stores: Final[dict[str, int]] = dict(zip(RESOURCES, numbers["start_resources"], strict=True))
        self.glory_tokens = 0
        self.residences: int = numbers["residences"]
        self.city: Final[dict[Cell, str]] = {(0, 0): forum}
        self.assistants = 0
        #: Residences on which an assistant stands.
        self.assisted: Final[set[Cell]] = set()
        self.culture_tiles: Final[list[str]] = []
        self.glory_tiles: Final[list[str]] = []
        #: The order tile in front of the player; 0 until passing.
        self.order = 0

    def empty_homes(self) -> list[Cell]:
        return [cell for cell, tile in self.city.items() if tile == RESIDENCE and cell not in self.assisted]

    def neighbours(self, cell: Cell) -> list[Cell]:
        """The tiles among the eight places around one."""
        places = [(cell[0] + x, cell[1] + y) for x, y in AROUND]
        return [place for place in places if place in self.city]

    def places_to_build(self, lifted: Cell | None = None) -> set[Cell]:
        """Free places that share a side with a tile of the city, other than the place of a tile just lifted."""
        beside = {(x + dx, y + dy) for x, y in self.city if (x, y) != lifted for dx, dy in DIRECTIONS.values()}
        return beside - self.city.keys()

    def line(self, start: Cell, direction: str) -> list[Cell]:
        """The buildings that a residence activates, the nearest first."""
        across, down = DIRECTIONS[direction]
        found: list[Cell] = []
        cell = (start[0] + across, start[1] + down)
        while self.city.get(cell, RESIDENCE) != RESIDENCE:
            found.append(cell)
            cell = (cell[0] + across, cell[1] + down)
        return found
