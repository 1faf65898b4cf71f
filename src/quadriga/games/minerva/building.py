"""Building: taking a tile on offer, paying for it, and laying it in the city."""

from __future__ import annotations

from quadriga.core.chance import Chance
from quadriga.core.events import Happened
from quadriga.games.minerva.city import tile_in, where_in
from quadriga.games.minerva.culture import conclude
from quadriga.games.minerva.decisions import Facing, Moving, Placing, Turn
from quadriga.games.minerva.edition import RESIDENCE, ROUND_TILE, Tile
from quadriga.games.minerva.moves import Build
from quadriga.games.minerva.schema import Resources
from quadriga.games.minerva.solo import break_pair, take_coins
from quadriga.games.minerva.special import WHEN_BUILT, move_tile
from quadriga.games.minerva.state import MinervaState, Player, all_offers
from quadriga.games.minerva.supplies import draw_temple, lay_tile, pay, post_assistant, spend, take_residence, take_tile
from quadriga.games.minerva.turns import end_turn, pay_fee


def build(state: MinervaState, player: Player, move: Build, chance: Chance) -> None:
    """A tile is taken and paid for; where it goes is asked next: mi.build.cost."""
    pay_fee(state, player)
    of_pair = move.other is not None
    if move.other is not None:
        break_pair(state, move.tile, move.other)
    if move.tile == ROUND_TILE:
        take_coins(state, player)
        end_turn(state, player.seat)
        return
    tile = state.tiles.tiles[move.tile]
    pay_cost(state, player, tile.cost)
    take_tile(state, player, tile, of_pair)
    if not of_pair:
        offers = [offer for offer in state.offers if offer is not move]
        if tile.id in state.row:  # the same is offered still, further down: behind all kinds that lie before it
            offers.insert(len({*state.row[: state.row.index(tile.id)]}), move)
        state.offers = tuple(offers)
    state.stack.append(Placing(player.seat, tile.id))


def pay_cost(state: MinervaState, player: Player, cost: Resources) -> None:
    """Resources as far as they are held, denarii for the others: mi.build.missing."""
    missing = 0
    for resource, need in enumerate(cost):
        given = min(need, player.resources[resource])
        if given:
            spend(state, player, resource, given)
        missing += need - given
    pay(state, player, missing * state.cards.numbers.missing_price)


def lay(state: MinervaState, player: Player, cell: int, chance: Chance) -> None:
    """The tile in hand comes to lie in the city, or the one that an aqueduct lifted."""
    decision = state.stack[-1]
    if isinstance(decision, Moving):
        move_tile(state, player, cell)
        return
    assert isinstance(decision, Placing)
    state.stack.pop()
    tile = state.tiles.tiles[decision.tile]
    lay_tile(state, player, tile, cell)
    state.events.append(Happened("built", player.seat, tile_in(player.city, cell)))
    if tile.is_residence:
        state.stack.append(Facing(player.seat, cell))
    else:
        open_building(state, player, tile, cell, chance)


def open_building(state: MinervaState, player: Player, tile: Tile, cell: int, chance: Chance) -> None:
    """A temple is replaced at once, a special building takes effect: mi.temple.replaced, mi.special.when-built."""
    if tile.is_temple and state.temple_bag:
        state.offers += all_offers((), (), (draw_temple(state, chance),))
    effect = WHEN_BUILT.get(tile.effect)
    if effect is not None:
        effect(state, player, tile, cell)
        if not isinstance(state.stack[-1], Turn):
            return
    conclude(state, player)


# Residences, and those who assist there.


def build_residence(state: MinervaState, player: Player) -> None:
    """It costs nothing but one of nine, which do not come back: mi.residence.build, mi.residence.nine."""
    pay_fee(state, player)
    take_residence(state, player)
    state.stack.append(Placing(player.seat, RESIDENCE))


def place_assistant(state: MinervaState, player: Player, cell: int) -> None:
    """One of those not placed yet, for good, and a line as from a new residence: mi.assistant.place."""
    # mi.assistant.needs-one, mi.assistant.one-each: an assistant in hand goes to a residence without one.
    pay_fee(state, player)
    post_assistant(state, player, cell)
    state.events.append(Happened("assisted", player.seat, where_in(player.city, cell)))
    state.stack.append(Facing(player.seat, cell))
