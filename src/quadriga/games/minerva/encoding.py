"""Positions and moves of Minerva as numbers.

A city has no edge, so there is no end of moves: nothing lists them all. What lies within `REACH` cells of where the
forum began is in the vector cell by cell, and everything is counted besides.
"""

from __future__ import annotations

from typing import Final

from quadriga.core.encoding import Encoding, Layout, one_of
from quadriga.games.minerva.city import DIRECTIONS, column_of, row_of
from quadriga.games.minerva.decisions import (
    Arch,
    Bathing,
    Choosing,
    Clearing,
    Exchanging,
    Facing,
    Gardens,
    Hiring,
    Lifting,
    Moving,
    Placing,
    Trading,
    Turn,
)
from quadriga.games.minerva.edition import CULTURES, RESOURCES, ROUND_TILE, MinervaEdition
from quadriga.games.minerva.moves import ACTIVATE, ASSIGN, ASSISTANT, AT, BUY, CLEAR, CULTURE_IDS, GAIN, LIFT, PAY, SELL
from quadriga.games.minerva.state import ORDER_TILES, MinervaState, Player

QUESTIONS: Final[tuple[str, ...]] = tuple(
    kind.name
    for kind in (
        *(Turn, Placing, Facing, Choosing, Exchanging, Gardens, Trading),
        *(Arch, Bathing, Lifting, Moving, Clearing, Hiring),
    )
)
VERBS: Final[tuple[str, ...]] = (
    *("build", "take", AT, ASSISTANT, ACTIVATE, LIFT, CLEAR, *DIRECTIONS, SELL, GAIN, PAY, BUY, ASSIGN),
    *("residence", "pass", "done", "hire"),
)
#: How far from where the forum began a city is seen cell by cell.
REACH: Final = 6
SIDE: Final = 2 * REACH + 1
CELLS: Final = SIDE * SIDE
FIGURES: Final = 8
ORDERS: Final = len(ORDER_TILES) - 1


class MinervaEncoding(Encoding[MinervaState]):
    def __init__(self, edition: MinervaEdition, seats: int) -> None:
        tiles = (*edition.tiles.tiles, ROUND_TILE)
        culture, glory = tuple(edition.culture), tuple(edition.glory_points)
        self.tile: Final = one_of(tiles)
        self.culture_tile: Final = one_of(culture)
        self.glory_tile: Final = one_of(glory)
        self.questions: Final = one_of(QUESTIONS)
        layout = Layout()
        self.question: Final = layout.add("question", len(QUESTIONS), f"what is asked: {', '.join(QUESTIONS)}")
        self.decider: Final = layout.add("decider", seats, "who is asked, the own seat first")
        self.first: Final = layout.add("first", seats, "who began the round")
        self.figures: Final = layout.add(
            "figures", 8, "round, fee of a turn, buildings to draw, of these before the next pile, temples to draw, "
            "points of gardens to give, how often the question still comes, ended", most=10,
        )  # fmt: skip
        self.per_token: Final = layout.add("per-token", 1, "whether commerce pays for every token")
        self.points: Final = layout.add(
            "points", len(CULTURES), f"points of the activation: {', '.join(CULTURES)}", most=10
        )
        self.asked: Final = layout.add("asked", len(tiles), "the tile that the question is about")
        self.row: Final = layout.add("row", len(tiles), "tiles on offer", most=3)
        self.temples: Final = layout.add("temples", len(tiles), "temples on offer", most=2)
        self.piles: Final = layout.add("piles", len(culture), "culture tiles that nobody has", most=2)
        self.tops: Final = layout.add("tops", len(culture), "culture tiles on top of their pile")
        self.glory: Final = layout.add("glory", len(glory), "glory tiles of this and later rounds")
        self.orders: Final = layout.add("orders", ORDERS, "order tiles that nobody has taken")
        self.of_seat: Final = layout.size
        for seat in range(seats):
            layout.add(f"seat{seat}.figures", FIGURES, "denarii, glory tokens, assistants, residences left, residences "
                       "without an assistant and with one, a turn missed, resigned", most=10)  # fmt: skip
            layout.add(f"seat{seat}.stores", len(RESOURCES), ", ".join(RESOURCES), most=5)
            layout.add(f"seat{seat}.order", ORDERS, "the order tile taken this round")
            layout.add(f"seat{seat}.culture", len(culture), "culture tiles", most=2)
            layout.add(f"seat{seat}.laurels", len(glory), "glory tiles")
            layout.add(f"seat{seat}.tiles", len(tiles), "tiles of the city", most=3)
            layout.add(f"seat{seat}.cells", CELLS, f"the city, row by row, {REACH} cells each way from where the forum "
                       "began: the number of the tile, from one", most=len(tiles))  # fmt: skip
            layout.add(f"seat{seat}.posted", CELLS, "the same cells: where an assistant is")
        self.width: Final = (layout.size - self.of_seat) // seats
        words = (*tiles, *RESOURCES, *CULTURE_IDS, "for-denarii", "for-glory")
        super().__init__(seats, layout, VERBS, words, ())

    def encode(self, state: MinervaState, seat: int) -> list[float]:
        xs = [0.0] * self.size
        seats = self.seats
        at = self.figures
        if state.stack:
            self._pending(xs, state, seat)
        xs[self.first + (state.first - seat) % seats] = 1.0
        xs[at] = float(state.round)
        xs[at + 1] = float(state.fee)
        xs[at + 2] = float(len(state.bag))
        xs[at + 3] = float(state.on_top)
        xs[at + 4] = float(len(state.temple_bag))
        xs[at + 5] = float(state.gardens)
        xs[at + 7] = float(bool(state.ending))
        xs[self.per_token] = float(state.per_token)
        for kind in range(len(CULTURES)):
            xs[self.points + kind] = float(state.points[kind])
        for tile in state.row:
            xs[self.row + self.tile[tile]] += 1.0
        for pair in state.pairs:
            xs[self.row + self.tile[pair[0]]] += 1.0
            xs[self.row + self.tile[pair[1]]] += 1.0
        for tile in state.temples:
            xs[self.temples + self.tile[tile]] += 1.0
        for pile in state.piles:
            for tile in pile:
                xs[self.piles + self.culture_tile[tile]] += 1.0
            if pile:
                xs[self.tops + self.culture_tile[pile[0]]] = 1.0
        for tile in state.glory_row:
            xs[self.glory + self.glory_tile[tile]] = 1.0
        for order in state.orders:
            xs[self.orders + order - 1] = 1.0
        for player in state.players:
            self._player(
                xs, self.of_seat + (player.seat - seat) % seats * self.width, player, player.seat in state.left
            )
        return xs

    def _pending(self, xs: list[float], state: MinervaState, seat: int) -> None:
        decision = state.stack[-1]
        xs[self.question + self.questions[decision.name]] = 1.0
        xs[self.decider + (decision.seat - seat) % self.seats] = 1.0
        if isinstance(decision, Choosing | Bathing):
            xs[self.figures + 6] = float(decision.left)
        if isinstance(decision, Placing | Trading | Exchanging | Choosing):
            xs[self.asked + self.tile[decision.tile]] = 1.0
        elif isinstance(decision, Facing | Lifting | Moving | Clearing | Bathing):
            city = state.players[decision.seat].city
            xs[self.asked + self.tile[city[decision.cell].id]] = 1.0

    def _player(self, xs: list[float], at: int, player: Player, left: bool) -> None:
        xs[at] = float(player.denarii)
        xs[at + 1] = float(player.glory)
        xs[at + 2] = float(player.assistants)
        xs[at + 3] = float(player.residences)
        xs[at + 4] = float(len(player.homes))
        xs[at + 5] = float(len(player.posted))
        xs[at + 6] = float(player.late)
        xs[at + 7] = float(left)
        at += FIGURES
        for resource in range(len(RESOURCES)):
            xs[at + resource] = float(player.resources[resource])
        at += len(RESOURCES)
        if player.order:
            xs[at + player.order - 1] = 1.0
        at += ORDERS
        for tile in player.culture:
            xs[at + self.culture_tile[tile]] += 1.0
        at += len(self.culture_tile)
        for tile in player.laurels:
            xs[at + self.glory_tile[tile]] = 1.0
        at += len(self.glory_tile)
        cells = at + len(self.tile)
        for cell, kind in player.city.items():
            number = self.tile[kind.id]
            xs[at + number] += 1.0
            place = window(cell)
            if place >= 0:
                xs[cells + place] = float(1 + number)
        for cell in player.posted:
            place = window(cell)
            if place >= 0:
                xs[cells + CELLS + place] = 1.0


def window(cell: int) -> int:
    """The place of a cell among those seen one by one; -1 for one that is too far away."""
    column, row = column_of(cell) + REACH, row_of(cell) + REACH
    if 0 <= column < SIDE and 0 <= row < SIDE:
        return row * SIDE + column
    return -1
