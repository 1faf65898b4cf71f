"""What buildings do: in a line from a residence, around a bath, and special buildings when they are built."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from quadriga.core.events import Happened, Moved
from quadriga.games.minerva import edition as data
from quadriga.games.minerva import state as at
from quadriga.games.minerva.city import column_of, free_spots, row_of, where
from quadriga.games.minerva.decisions import (
    Arch,
    Bathing,
    Choosing,
    Clearing,
    Exchanging,
    Gardens,
    Lifting,
    Moving,
    Trading,
)
from quadriga.games.minerva.edition import NO_CULTURE, RESIDENCE, Culture, Tile
from quadriga.games.minerva.legal import aqueduct_choices, bath_choices, can_trade, circus_choices, payments
from quadriga.games.minerva.moves import CULTURE_IDS
from quadriga.games.minerva.rounds import end_turn
from quadriga.games.minerva.state import MinervaState, Player
from quadriga.games.minerva.tokens import earn, gain, pay, spend, win_glory


def run(state: MinervaState, player: Player, cells: tuple[int, ...]) -> None:
    """Activate tiles one at a time until one asks something: mi.line.nearest-first."""
    city = player.city
    for place, cell in enumerate(cells):
        tile = city[cell]
        if tile.acts:
            state.events.append(Happened("activated", player.seat, {"tile": tile.id, **where(cell)}))
            if asks(state, player, tile, cells[place + 1 :]):
                return
    settle(state, player)


def asks(state: MinervaState, player: Player, tile: Tile, rest: tuple[int, ...]) -> bool:
    """One tile takes effect; true when its owner must decide something first."""
    effect = tile.effect
    if effect == data.GAIN:
        gain(state, player, tile.resource, tile.amount)
    elif effect == data.CULTURE:
        add_culture(state, player, tile.culture, tile.amount)
    elif effect == data.IF_HELD:
        held = player.resources[tile.resource]
        if held:  # mi.commerce.if-held, mi.commerce.per-token
            earn(state, player, tile.amount * (held if state.per_token else 1))
    elif effect == data.DENARII:
        earn(state, player, tile.amount)
    elif effect == data.GLORY:
        win_glory(state, player, tile.amount)
    elif effect == data.GARDEN:
        state.gardens += tile.amount
        state.events.append(Happened("garden", player.seat, {"points": tile.amount}))
    elif effect == data.CHOOSE:
        state.stack.append(Choosing(player.seat, tile.id, tile.amount, rest))
        return True
    elif payments(tile, player.resources):  # an exchange nobody can pay is no question
        state.stack.append(Exchanging(player.seat, tile.id, rest))
        return True
    return False


def settle(state: MinervaState, player: Player) -> None:
    """Every effect asked for is done: a bath may have more to do, else culture is compared."""
    decision = state.stack[-1]
    if isinstance(decision, Bathing):
        if decision.left and bath_choices(player, decision.cell, decision.used):
            return
        state.stack.pop()
    conclude(state, player)


# Culture.


def add_culture(state: MinervaState, player: Player, culture: int, points: int) -> None:
    one, two, three = state.points
    state.points = (one + points * (culture == 0), two + points * (culture == 1), three + points * (culture == 2))
    state.events.append(Happened("culture", player.seat, {"culture": CULTURE_IDS[culture], "points": points}))


def conclude(state: MinervaState, player: Player) -> None:
    """After the whole activation points are compared with the piles, and lost: mi.culture.compare, mi.culture.lost."""
    if state.gardens:
        if gardens_matter(state):
            state.stack.append(Gardens(player.seat))
            return
        state.gardens = 0
    if state.points != NO_CULTURE:
        compare(state, player, state.points)
        state.points = NO_CULTURE
    end_turn(state, player.seat)


def compare(state: MinervaState, player: Player, points: Culture) -> None:
    """One tile of each kind at most: mi.culture.one-a-kind."""
    for culture, have in enumerate(points):
        pile = state.piles[culture]
        if pile and have >= state.cards.culture[pile[0]].icons:
            take_culture_tile(state, player, culture)


def gardens_matter(state: MinervaState) -> bool:
    """Whether the garden points left could still win a tile: mi.culture.garden."""
    for have, pile in zip(state.points, state.piles, strict=True):
        if pile and 0 < state.cards.culture[pile[0]].icons - have <= state.gardens:
            return True
    return False


def assign_garden(state: MinervaState, player: Player, culture: int) -> None:
    state.stack.pop()
    state.gardens -= 1
    add_culture(state, player, culture, 1)
    conclude(state, player)


def take_culture_tile(state: MinervaState, player: Player, culture: int) -> None:
    pile = state.piles[culture]
    player.culture += (pile[0],)
    piles = state.piles
    state.piles = (*piles[:culture], pile[1:], *piles[culture + 1 :])
    state.events.append(Moved(pile[0], 1, at.PILES[culture], at.CULTURE[player.seat]))


# Answers to what a building asks.


def choose_resource(state: MinervaState, player: Player, resource: int) -> None:
    """mi.production.forum, mi.refectory.two"""
    decision = state.stack.pop()
    assert isinstance(decision, Choosing)
    gain(state, player, resource, 1)
    if decision.left > 1:
        state.stack.append(Choosing(player.seat, decision.tile, decision.left - 1, decision.rest))
    else:
        run(state, player, decision.rest)


def exchange(state: MinervaState, player: Player, resource: int) -> None:
    """Resources become glory, as often as one likes: mi.effect.arrow."""
    decision = state.stack[-1]
    assert isinstance(decision, Exchanging)
    tile = state.tiles.tiles[decision.tile]
    spend(state, player, resource, tile.pays)
    win_glory(state, player, tile.amount)
    close_exchange(state, player)


def close_exchange(state: MinervaState, player: Player) -> None:
    """An exchange that cannot be paid once more is over."""
    decision = state.stack[-1]
    assert isinstance(decision, Exchanging)
    if not payments(state.tiles.tiles[decision.tile], player.resources):
        leave(state, player)


def buy_resource(state: MinervaState, player: Player, resource: int) -> None:
    """mi.trading-post.price"""
    decision = state.stack[-1]
    assert isinstance(decision, Trading)
    tile = state.tiles.tiles[decision.tile]
    pay(state, player, tile.pays)
    gain(state, player, resource, tile.amount)
    if not can_trade(player, tile, state.cards.numbers.sale_price):
        leave(state, player)


def leave(state: MinervaState, player: Player) -> None:
    """Enough of what a building offers: mi.effect.arrow, mi.special.may-decline."""
    decision = state.stack.pop()
    run(state, player, decision.rest if isinstance(decision, Exchanging) else ())


def take_by_arch(state: MinervaState, player: Player, culture: int) -> None:
    """mi.arch.top-tile"""
    state.stack.pop()
    take_culture_tile(state, player, culture)
    settle(state, player)


def activate_at_bath(state: MinervaState, player: Player, cell: int) -> None:
    """One of the tiles around a bath, in the order its owner likes: mi.bath.three."""
    decision = state.stack[-1]
    assert isinstance(decision, Bathing)
    state.stack[-1] = Bathing(player.seat, decision.cell, decision.left - 1, (*decision.used, cell))
    run(state, player, (cell,))


def lift(state: MinervaState, player: Player, cell: int) -> None:
    state.stack[-1] = Moving(player.seat, cell)


def move_tile(state: MinervaState, player: Player, cell: int) -> None:
    """A tile around an aqueduct goes elsewhere, without another effect: mi.aqueduct.move."""
    decision = state.stack.pop()
    assert isinstance(decision, Moving)
    tile = player.city.pop(decision.cell)
    player.city[cell] = tile
    player.spots = free_spots(player.city)
    before = {"from_column": column_of(decision.cell), "from_row": row_of(decision.cell)}
    args = {"tile": tile.id, **where(cell), **before}
    state.events.append(Happened("moved", player.seat, args))
    settle(state, player)


def clear_residence(state: MinervaState, player: Player, cell: int) -> None:
    """A residence beside a circus leaves the game: mi.circus.removes."""
    state.stack.pop()
    del player.city[cell]
    player.spots = free_spots(player.city)
    player.homes = tuple(one for one in player.homes if one != cell)
    state.box += (RESIDENCE,)
    state.events.append(Happened("cleared", player.seat, where(cell)))
    state.events.append(Moved(RESIDENCE, 1, at.CITY[player.seat], at.BOX))
    settle(state, player)


# Special buildings, when they are built.


def open_trading_post(state: MinervaState, player: Player, tile: Tile, cell: int) -> None:
    if can_trade(player, tile, state.cards.numbers.sale_price):
        state.stack.append(Trading(player.seat, tile.id))


def raise_arch(state: MinervaState, player: Player, tile: Tile, cell: int) -> None:
    if any(state.piles):
        state.stack.append(Arch(player.seat))


def open_refectory(state: MinervaState, player: Player, tile: Tile, cell: int) -> None:
    state.stack.append(Choosing(player.seat, tile.id, tile.amount, ()))


def open_bath(state: MinervaState, player: Player, tile: Tile, cell: int) -> None:
    if bath_choices(player, cell, ()):
        state.stack.append(Bathing(player.seat, cell, tile.amount, ()))


def raise_aqueduct(state: MinervaState, player: Player, tile: Tile, cell: int) -> None:
    if aqueduct_choices(player, cell):
        state.stack.append(Lifting(player.seat, cell))


def open_circus(state: MinervaState, player: Player, tile: Tile, cell: int) -> None:
    if circus_choices(player, cell):
        state.stack.append(Clearing(player.seat, cell))


#: An effect that cannot be applied asks nothing and forbids nothing: mi.special.impossible.
WHEN_BUILT: Final[dict[str, Callable[[MinervaState, Player, Tile, int], None]]] = {
    data.TRADE: open_trading_post,
    data.ARCH: raise_arch,
    data.SUPPLIES: open_refectory,
    data.BATH: open_bath,
    data.AQUEDUCT: raise_aqueduct,
    data.CIRCUS: open_circus,
}
