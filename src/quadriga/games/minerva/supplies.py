"""Money, tokens and tiles change hands in these functions only, each with the event that tells it."""

from __future__ import annotations

from typing import Final

from quadriga.core.chance import Chance
from quadriga.core.events import Happened, Moved
from quadriga.games.minerva import state as at
from quadriga.games.minerva.edition import RESIDENCE, RESOURCES, ROUND_TILE, Tile
from quadriga.games.minerva.lines import CityMemo
from quadriga.games.minerva.schema import Resources
from quadriga.games.minerva.spots import free_spots, spots_after
from quadriga.games.minerva.state import MinervaState, Player

DENARIUS: Final = "denarius"
GLORY: Final = "glory"
ASSISTANT_TOKEN: Final = "assistant"


def earn(state: MinervaState, player: Player, amount: int) -> None:
    """The bank pays even what it has not: mi.setup.unlimited."""
    if amount:
        player.denarii += amount
        state.bank -= amount
        state.events.append(Moved(DENARIUS, amount, at.BANK, at.PURSE[player.seat]))


def pay(state: MinervaState, player: Player, amount: int) -> None:
    if amount:
        player.denarii -= amount
        state.bank += amount
        state.events.append(Moved(DENARIUS, amount, at.PURSE[player.seat], at.BANK))


def gain(state: MinervaState, player: Player, resource: int, amount: int) -> None:
    """Tokens beyond the limit are sold at once: mi.limit.six."""
    numbers = state.cards.numbers
    kept = min(amount, numbers.resource_limit - player.resources[resource])
    if kept:
        player.resources = _changed(player.resources, resource, kept)
        state.supply = _changed(state.supply, resource, -kept)
        state.events.append(Moved(RESOURCES[resource], kept, at.SUPPLY, at.STORES[player.seat]))
    if kept < amount:
        args = {"resource": RESOURCES[resource], "count": amount - kept}
        state.events.append(Happened("overflow", player.seat, args))
        earn(state, player, (amount - kept) * numbers.sale_price)


def spend(state: MinervaState, player: Player, resource: int, amount: int) -> None:
    player.resources = _changed(player.resources, resource, -amount)
    state.supply = _changed(state.supply, resource, amount)
    state.events.append(Moved(RESOURCES[resource], amount, at.STORES[player.seat], at.SUPPLY))


def sell(state: MinervaState, player: Player, resource: int) -> None:
    """One token for what a token fetches."""
    state.events.append(Happened("sold", player.seat))
    spend(state, player, resource, 1)
    earn(state, player, state.cards.numbers.sale_price)


def _changed(held: Resources, resource: int, change: int) -> Resources:
    one, two, three, four = held
    if resource == 0:
        return one + change, two, three, four
    if resource == 1:
        return one, two + change, three, four
    if resource == 2:
        return one, two, three + change, four
    return one, two, three, four + change


def win_glory(state: MinervaState, player: Player, amount: int) -> None:
    player.glory += amount
    state.glory_supply -= amount
    state.events.append(Moved(GLORY, amount, at.SUPPLY, at.TOKENS[player.seat]))


def give_up_glory(state: MinervaState, player: Player, amount: int) -> None:
    if amount:
        player.glory -= amount
        state.glory_supply += amount
        state.events.append(Moved(GLORY, amount, at.TOKENS[player.seat], at.SUPPLY))


# Tiles on offer.


def draw_buildings(state: MinervaState, count: int, chance: Chance) -> tuple[str, ...]:
    """Buildings out of the draw piles, to be laid out in the row or in pairs."""
    drawn = tuple([chance.draw(state.bag) for _ in range(count)])
    state.events.extend([Moved(tile, 1, at.DECK, at.ROW) for tile in drawn])
    return drawn


def lay_out(state: MinervaState, drawn: tuple[str, ...]) -> None:
    state.row += drawn


def lay_out_pairs(state: MinervaState, drawn: tuple[str, ...]) -> None:
    """Two by two, but for one that is left over."""
    state.pairs += tuple((drawn[place], drawn[place + 1]) for place in range(0, len(drawn) - 1, 2))


def lay_out_round_tile(state: MinervaState, beside: str) -> None:
    """As the other half of a pair, with coins on it."""
    coins = state.cards.numbers.solo_coins
    state.pairs += ((beside, ROUND_TILE),)
    state.bank -= coins
    state.events.append(Moved(ROUND_TILE, 1, at.DECK, at.ROW))
    state.events.append(Moved(DENARIUS, coins, at.BANK, at.ROW))


def remove_pair(state: MinervaState, pair: tuple[str, str]) -> None:
    place = state.pairs.index(pair)
    state.pairs = state.pairs[:place] + state.pairs[place + 1 :]


def return_coins(state: MinervaState) -> None:
    """Those on a round tile that leaves the row."""
    coins = state.cards.numbers.solo_coins
    state.bank += coins
    state.events.append(Moved(DENARIUS, coins, at.ROW, at.BANK))


def take_coins_off(state: MinervaState, player: Player) -> None:
    """Those on a round tile whose pair is broken for them."""
    coins = state.cards.numbers.solo_coins
    player.denarii += coins
    state.events.append(Moved(DENARIUS, coins, at.ROW, at.PURSE[player.seat]))


def draw_temple(state: MinervaState, chance: Chance) -> str:
    drawn = chance.draw(state.temple_bag)
    state.temples += (drawn,)
    state.events.append(Moved(drawn, 1, at.TEMPLE_DECK, at.TEMPLE_ROW))
    return drawn


def take_tile(state: MinervaState, player: Player, tile: Tile, of_pair: bool) -> None:
    """A tile on offer is in the player's hand; a pair has been removed before."""
    source = at.ROW
    if tile.is_temple:
        source = at.TEMPLE_ROW
        state.temples = _without(state.temples, tile.id)
    elif not of_pair:
        state.row = _without(state.row, tile.id)
    state.events.append(Moved(tile.id, 1, source, at.PLACING[player.seat]))


def discard(state: MinervaState, thing: str, source: str) -> None:
    """Out of the game."""
    state.box += (thing,)
    state.events.append(Moved(thing, 1, source, at.BOX))


def _without(tiles: tuple[str, ...], tile: str) -> tuple[str, ...]:
    place = tiles.index(tile)
    return tiles[:place] + tiles[place + 1 :]


# What lies in a city.


def take_residence(state: MinervaState, player: Player) -> None:
    player.residences -= 1
    state.events.append(Moved(RESIDENCE, 1, at.RESIDENCES[player.seat], at.PLACING[player.seat]))


def lay_tile(state: MinervaState, player: Player, tile: Tile, cell: int) -> None:
    player.city[cell] = tile
    player.spots = spots_after(player.spots, player.city, cell)
    player.memo = CityMemo(player.memo, cell)
    if tile.is_residence:
        player.homes = tuple(sorted((*player.homes, cell)))
    state.events.append(Moved(tile.id, 1, at.PLACING[player.seat], at.CITY[player.seat]))


def remove_residence(state: MinervaState, player: Player, cell: int) -> None:
    del player.city[cell]
    player.spots = free_spots(player.city)
    player.memo = CityMemo()
    player.homes = tuple([one for one in player.homes if one != cell])
    discard(state, RESIDENCE, at.CITY[player.seat])


def take_assistant(state: MinervaState, player: Player) -> None:
    state.assistants -= 1
    player.assistants += 1
    state.events.append(Moved(ASSISTANT_TOKEN, 1, at.SUPPLY, at.ASSISTANTS[player.seat]))


def post_assistant(state: MinervaState, player: Player, cell: int) -> None:
    """On a residence, which from now on is no longer one of those without."""
    player.assistants -= 1
    player.homes = tuple([one for one in player.homes if one != cell])
    player.posted = tuple(sorted((*player.posted, cell)))
    state.events.append(Moved(ASSISTANT_TOKEN, 1, at.ASSISTANTS[player.seat], at.CITY[player.seat]))


# Tiles that are won, and order tiles.


def win_culture_tile(state: MinervaState, player: Player, culture: int) -> None:
    """The top tile of a pile."""
    piles = state.piles
    pile = piles[culture]
    player.culture += (pile[0],)
    state.piles = (*piles[:culture], pile[1:], *piles[culture + 1 :])
    state.events.append(Moved(pile[0], 1, at.PILES[culture], at.CULTURE[player.seat]))


def take_up_glory_tiles(state: MinervaState) -> tuple[str, ...]:
    """Those of this round, which lie first in the row; each is then won or discarded."""
    tiles = state.cards.glory_tiles[state.round - 1]
    state.glory_row = state.glory_row[len(tiles) :]
    return tiles


def win_glory_tile(state: MinervaState, player: Player, tile: str) -> None:
    player.laurels += (tile,)
    state.events.append(Moved(tile, 1, at.GLORY_ROW, at.LAURELS[player.seat]))


def take_order_tile(state: MinervaState, player: Player) -> None:
    """The lowest that is left."""
    player.order, state.orders = state.orders[0], state.orders[1:]
    state.events.append(Moved(at.ORDER_TILES[player.order], 1, at.ORDERS, at.ORDER[player.seat]))


def remove_order_tile(state: MinervaState) -> None:
    """The highest, which nobody holds then, leaves the game."""
    highest = state.orders[-1]
    state.orders = state.orders[:-1]
    discard(state, at.ORDER_TILES[highest], at.ORDERS)


def give_back_order_tile(state: MinervaState, player: Player) -> None:
    state.orders = tuple(sorted((*state.orders, player.order)))
    state.events.append(Moved(at.ORDER_TILES[player.order], 1, at.ORDER[player.seat], at.ORDERS))
    player.order = 0
