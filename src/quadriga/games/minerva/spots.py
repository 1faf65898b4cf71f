"""Where a tile may go: the empty cells beside a city, each as the move that lays a tile there.

They are kept as moves because every placement offers them all.
"""

from __future__ import annotations

from typing import Final

from quadriga.games.minerva.city import DOWN, LEFT, RIGHT, STEPS, UP, City
from quadriga.games.minerva.moves import AT, OnCell, on_cell

#: From one cell to its neighbours, whose numbers are then sorted.
_SIDES: Final[tuple[int, ...]] = (UP, LEFT, RIGHT, DOWN)

#: By cell, sorted.
Spots = tuple[OnCell, ...]


def free_spots(city: City) -> Spots:
    """Every empty cell that shares a side with a tile: mi.place.side."""
    cells = sorted({cell + step for cell in city for step in STEPS if cell + step not in city})
    return tuple([on_cell(AT, cell) for cell in cells])


def spots_after(spots: Spots, city: City, cell: int) -> Spots:
    """The free spots once a tile lies on one of them."""
    fresh = [cell + step for step in _SIDES if cell + step not in city]
    place, many = 0, len(fresh)
    found: list[OnCell] = []
    for spot in spots:
        at = spot.cell
        while place < many and fresh[place] < at:
            found.append(on_cell(AT, fresh[place]))
            place += 1
        if place < many and fresh[place] == at:
            place += 1
        if at != cell:
            found.append(spot)
    while place < many:
        found.append(on_cell(AT, fresh[place]))
        place += 1
    return tuple(found)
