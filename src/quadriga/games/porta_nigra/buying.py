"""Buying a brick: in which shops an icon buys, and what is paid."""

from __future__ import annotations

from quadriga.core.chance import Chance
from quadriga.core.moves import Move
from quadriga.games.porta_nigra.action_cards import cover, icon_of
from quadriga.games.porta_nigra.edition import ANY, Icon
from quadriga.games.porta_nigra.ending import watch_bricks
from quadriga.games.porta_nigra.moves import Buy
from quadriga.games.porta_nigra.schema import COLOURS
from quadriga.games.porta_nigra.state import Player, PortaNigraState
from quadriga.games.porta_nigra.supplies import pay, take_brick
from quadriga.games.porta_nigra.walking import walk


def add_purchases(state: PortaNigraState, player: Player, icon: Icon, moves: list[Move]) -> None:
    """What an icon buys, where brick and walk together can be paid: pn.buy.price."""
    shops = state.shops
    cost = state.cards.buy_cost[player.quarter]
    money = player.sesterces
    colour = icon.colour
    if colour >= 0 and shops[colour]:  # pn.buy.icon-colour: in no other shop
        if cost[colour] <= money:
            moves.append(icon.buys[colour])
        return
    for shop, bricks in enumerate(shops):  # in any: pn.buy.grey, pn.buy.empty-turns-grey
        if bricks and cost[shop] <= money:  # pn.buy.empty-shop
            moves.append(icon.buys[shop])


def buy(state: PortaNigraState, player: Player, move: Buy, chance: Chance) -> None:
    """Walk to the shop, pay, take one brick: pn.buy.one-brick, pn.buy.price."""
    cover(state, player, icon_of(state, move.icon))
    colour = COLOURS.index(move.colour)
    quarter = state.cards.shop_quarter[colour]
    if quarter != ANY:  # pn.city.white-shop
        walk(state, player, quarter)
    pay(state, player, state.cards.price[colour])
    take_brick(state, player, colour)
    watch_bricks(state, player)
