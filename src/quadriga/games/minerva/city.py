"""The grid of a city: cells, sides, lines and surroundings.

A cell is a number, so that a step in a direction is an addition: the forum lies in the middle of a grid wider than
all tiles of the box laid in a row. People count columns to the right of the forum and rows below it: a move says
`at 2 -1`, an id `p0.2,-1`.
"""

from __future__ import annotations

from typing import Final

from quadriga.games.minerva.edition import Tile

_WIDTH: Final = 256
_MIDDLE: Final = _WIDTH // 2
FORUM_CELL: Final = _MIDDLE * _WIDTH + _MIDDLE

UP: Final = -_WIDTH
DOWN: Final = _WIDTH
LEFT: Final = -1
RIGHT: Final = 1
DIRECTIONS: Final[tuple[str, ...]] = ("up", "down", "left", "right")
STEPS: Final[tuple[int, ...]] = (UP, DOWN, LEFT, RIGHT)
#: In place of a cell.
NOWHERE: Final = -1
AROUND: Final[tuple[int, ...]] = (UP + LEFT, UP, UP + RIGHT, LEFT, RIGHT, DOWN + LEFT, DOWN, DOWN + RIGHT)

# One tile at each cell: mi.place.one-a-cell. Tiles are laid and stay; only an aqueduct moves one, and only a circus
# takes one away: mi.place.stays.
City = dict[int, Tile]

_names: Final[dict[int, str]] = {}
_ids: Final[dict[tuple[int, int], str]] = {}


def cell_at(column: int, row: int) -> int:
    return FORUM_CELL + row * _WIDTH + column


def column_of(cell: int) -> int:
    return cell % _WIDTH - _MIDDLE


def row_of(cell: int) -> int:
    return cell // _WIDTH - _MIDDLE


def cell_name(cell: int) -> str:
    name = _names.get(cell)
    if name is None:
        name = _names[cell] = f"{column_of(cell)},{row_of(cell)}"
    return name


def cell_named(name: str) -> int:
    column, row = name.split(",")
    return cell_at(int(column), int(row))


def where(cell: int) -> dict[str, int]:
    """A cell of the grid by its numbers."""
    return {"column": column_of(cell), "row": row_of(cell)}


def where_in(city: City, cell: int) -> dict[str, int | str]:
    """A cell of a city as events and questions tell it: where people see it, and its place in the grid."""
    return {"place": place_of(city, cell), "column": column_of(cell), "row": row_of(cell)}


def tile_in(city: City, cell: int) -> dict[str, int | str]:
    """The same with the tile that lies there."""
    return {"tile": city[cell].id, "place": place_of(city, cell), "column": column_of(cell), "row": row_of(cell)}


def place_of(city: City, cell: int) -> str:
    """Where a cell lies, as people say it: from the nearest building that there is only one of in this city.

    `above.1.quarry` is the cell above the quarry, `below-left.2.1.forum` two below the forum and one to its left.
    Residences are themselves told apart by where they lie, so nothing is told by them.
    """
    for side in range(4):
        tile = city.get(cell - STEPS[side])
        if tile is not None and not tile.is_residence and _is_single(city, tile):
            return tile.beside[side]
    other = _nearest_single(city, cell)
    rows, columns = row_of(cell) - row_of(other), column_of(cell) - column_of(other)
    vertical, horizontal = "above" if rows < 0 else "below", "left" if columns < 0 else "right"
    if not columns:
        return f"{vertical}.{abs(rows)}.{city[other].id}"
    if not rows:
        return f"{horizontal}.{abs(columns)}.{city[other].id}"
    return f"{vertical}-{horizontal}.{abs(rows)}.{abs(columns)}.{city[other].id}"


def _is_single(city: City, tile: Tile) -> bool:
    """Whether a tile of the city is the only one of its kind. Bots ask with every tile they lay."""
    found = False
    for one in city.values():
        if one is tile:
            if found:
                return False
            found = True
    return found


def _nearest_single(city: City, cell: int) -> int:
    """The nearest building of which there is one."""
    row, column = divmod(cell, _WIDTH)
    nearest, found = 2 * _WIDTH, NOWHERE
    for one, tile in city.items():
        if one != cell and not tile.is_residence:
            far = abs(one // _WIDTH - row) + abs(one % _WIDTH - column)
            if far < nearest and _is_single(city, tile):
                nearest, found = far, one
    # Only the forum can be moved away from all else that there is one of; then any other tile must do.
    return found if found != NOWHERE else next(one for one in city if one != cell)


def cell_id(seat: int, cell: int) -> str:
    """A cell of one player's city, as views, moves and events call it."""
    id = _ids.get((seat, cell))
    if id is None:
        id = _ids[seat, cell] = f"p{seat}.{cell_name(cell)}"
    return id


def cell_of(id: str) -> int:
    """The cell that an id of a city's cell names."""
    return cell_named(id.partition(".")[2])


def free_cells(city: City) -> list[int]:
    """Every empty cell that shares a side with a tile, sorted: mi.place.side."""
    return sorted({cell + step for cell in city for step in STEPS if cell + step not in city})


def line(city: City, home: int, step: int) -> tuple[int, ...]:
    """The tiles a residence activates, nearest first, up to a residence or a gap: mi.line.until."""
    cells: list[int] = []
    cell = home + step
    tile = city.get(cell)
    while tile is not None and not tile.is_residence:
        cells.append(cell)
        cell += step
        tile = city.get(cell)
    return tuple(cells)


def around(city: City, cell: int) -> list[int]:
    """The tiles among the eight cells that surround one."""
    return [cell + offset for offset in AROUND if cell + offset in city]


def straight(city: City, cell: int) -> list[int]:
    """Every other tile in the row and the column of a cell, through residences and gaps: mi.temple.lines."""
    row, column = cell // _WIDTH, cell % _WIDTH
    return [one for one in city if (one // _WIDTH == row or one % _WIDTH == column) and one != cell]
