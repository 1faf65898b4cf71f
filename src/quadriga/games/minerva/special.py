"""Special buildings: what each does once, when it is built. The public bath, which activates, is in `activation`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from quadriga.core.events import Happened
from quadriga.games.minerva import edition as data
from quadriga.games.minerva.activation import leave, open_bath, settle
from quadriga.games.minerva.city import STEPS, City, around, column_of, row_of, tile_in, where_in
from quadriga.games.minerva.decisions import Arch, Choosing, Clearing, Lifting, Moving, Trading
from quadriga.games.minerva.edition import SUPPLIES, Tile
from quadriga.games.minerva.lines import CityMemo
from quadriga.games.minerva.spots import free_spots
from quadriga.games.minerva.state import MinervaState, Player
from quadriga.games.minerva.supplies import gain, pay, remove_residence, win_culture_tile


def is_optional(state: MinervaState, decision: Choosing) -> bool:
    """What a special building gives may be declined, what a line gives may not: mi.special.may-decline."""
    return state.tiles.tiles[decision.tile].effect == SUPPLIES


# The trading post.


def open_trading_post(state: MinervaState, player: Player, tile: Tile, cell: int) -> None:
    if can_trade(player, tile, state.cards.numbers.sale_price):
        state.stack.append(Trading(player.seat, tile.id))


def can_trade(player: Player, tile: Tile, sale_price: int) -> bool:
    """Whether there is money for a purchase, or could be by selling."""
    return player.denarii + sale_price * sum(player.resources) >= tile.pays


def buy_resource(state: MinervaState, player: Player, resource: int) -> None:
    """Any resource for its price, as often as one likes: mi.trading-post.price."""
    decision = state.stack[-1]
    assert isinstance(decision, Trading)
    tile = state.tiles.tiles[decision.tile]
    state.events.append(Happened("bought", player.seat, {"tile": tile.id}))
    pay(state, player, tile.pays)
    gain(state, player, resource, tile.amount)
    if not can_trade(player, tile, state.cards.numbers.sale_price):
        leave(state, player)


# The triumphal arch.


def raise_arch(state: MinervaState, player: Player, tile: Tile, cell: int) -> None:
    """Asks only while a pile has a tile to take: mi.arch.empty-pile."""
    if any(state.piles):
        state.stack.append(Arch(player.seat))


def take_by_arch(state: MinervaState, player: Player, culture: int) -> None:
    """The top tile, whatever icons it shows: mi.arch.top-tile."""
    state.stack.pop()
    win_culture_tile(state, player, culture)
    settle(state, player)


# The refectory.


def open_refectory(state: MinervaState, player: Player, tile: Tile, cell: int) -> None:
    """Two resources, each chosen by itself: mi.refectory.two."""
    state.stack.append(Choosing(player.seat, tile.id, tile.amount, ()))


# The elevated aqueduct.


def raise_aqueduct(state: MinervaState, player: Player, tile: Tile, cell: int) -> None:
    if aqueduct_choices(player, cell):
        state.stack.append(Lifting(player.seat, cell))


def aqueduct_choices(player: Player, cell: int) -> list[int]:
    """Tiles around an aqueduct that may move: mi.aqueduct.no-residence."""
    city = player.city
    return [one for one in around(city, cell) if not city[one].is_residence]


def lift(state: MinervaState, player: Player, cell: int) -> None:
    """The tile stays where it is until its new place is chosen."""
    state.stack[-1] = Moving(player.seat, cell)


def spots_without(city: City, lifted: int) -> tuple[int, ...]:
    """Where a lifted tile can go: beside the others, and not back: mi.aqueduct.elsewhere.

    Nothing asks whether the others still hang together: mi.aqueduct.split.
    """
    return tuple(
        sorted(
            {
                cell + step
                for cell in city
                if cell != lifted
                for step in STEPS
                if cell + step not in city and cell + step != lifted
            }
        )
    )


def move_tile(state: MinervaState, player: Player, cell: int) -> None:
    """A tile around an aqueduct goes elsewhere, without another effect: mi.aqueduct.move."""
    decision = state.stack.pop()
    assert isinstance(decision, Moving)
    tile = player.city.pop(decision.cell)
    player.city[cell] = tile
    player.spots = free_spots(player.city)
    player.memo = CityMemo()
    before = {"from_column": column_of(decision.cell), "from_row": row_of(decision.cell)}
    args = {**tile_in(player.city, cell), **before}
    state.events.append(Happened("moved", player.seat, args))
    settle(state, player)


# The circus.


def open_circus(state: MinervaState, player: Player, tile: Tile, cell: int) -> None:
    if circus_choices(player, cell):
        state.stack.append(Clearing(player.seat, cell))


def circus_choices(player: Player, cell: int) -> list[int]:
    """Residences around a circus that nobody assists: mi.circus.residence, mi.circus.assisted."""
    return [one for one in around(player.city, cell) if one in player.homes]


def clear_residence(state: MinervaState, player: Player, cell: int) -> None:
    """A residence beside a circus leaves the game: mi.circus.removes."""
    state.stack.pop()
    state.events.append(Happened("cleared", player.seat, where_in(player.city, cell)))
    remove_residence(state, player, cell)
    settle(state, player)


#: By effect, what happens when the building is laid, and only then: mi.special.when-built.
#: An effect that cannot be applied asks nothing and forbids nothing: mi.special.impossible.
WHEN_BUILT: Final[dict[str, Callable[[MinervaState, Player, Tile, int], None]]] = {
    data.TRADE: open_trading_post,
    data.ARCH: raise_arch,
    data.SUPPLIES: open_refectory,
    data.BATH: open_bath,
    data.AQUEDUCT: raise_aqueduct,
    data.CIRCUS: open_circus,
}
