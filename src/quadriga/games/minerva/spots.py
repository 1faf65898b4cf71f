"""Where a tile may go: the empty cells beside a city, each as the move that lays a tile there.

They are kept as moves because every placement offers them all.
"""

from __future__ import annotations

from typing import Final

from quadriga.games.minerva.city import DOWN, LEFT, RIGHT, UP, City, free_cells
from quadriga.games.minerva.moves import AT, OnCell, on_cell

#: From one cell to its neighbours, whose numbers are then sorted.
_SIDES: Final[tuple[int, ...]] = (UP, LEFT, RIGHT, DOWN)
#: Behind every cell.
_BEYOND: Final = 1 << 32

#: By cell, sorted.
Spots = tuple[OnCell, ...]


def free_spots(city: City) -> Spots:
    return tuple([on_cell(AT, cell) for cell in free_cells(city)])


def spots_after(spots: Spots, city: City, cell: int) -> Spots:
    """The free spots once a tile lies on one of them."""
    fresh = [cell + step for step in _SIDES if cell + step not in city]
    fresh.append(_BEYOND)
    place, following = 0, fresh[0]
    found: list[OnCell] = []
    for spot in spots:
        at = spot.cell
        while following < at:
            found.append(on_cell(AT, following))
            place += 1
            following = fresh[place]
        if following == at:
            place += 1
            following = fresh[place]
        if at != cell:
            found.append(spot)
    while following < _BEYOND:
        found.append(on_cell(AT, following))
        place += 1
        following = fresh[place]
    return tuple(found)
