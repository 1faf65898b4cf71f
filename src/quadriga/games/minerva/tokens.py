"""Money, resources and glory tokens change hands in these functions only."""

from __future__ import annotations

from typing import Final

from quadriga.core.events import Happened, Moved
from quadriga.games.minerva import state as at
from quadriga.games.minerva.edition import RESOURCES
from quadriga.games.minerva.state import MinervaState, Player
from quadriga.games.minerva.tables import Resources

DENARIUS: Final = "denarius"
GLORY: Final = "glory"


def earn(state: MinervaState, player: Player, amount: int) -> None:
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
    """One token for a denarius, at any decision of one's own: mi.sell.any-time."""
    spend(state, player, resource, 1)
    earn(state, player, state.cards.numbers.sale_price)


def win_glory(state: MinervaState, player: Player, amount: int) -> None:
    player.glory += amount
    state.glory_supply -= amount
    state.events.append(Moved(GLORY, amount, at.SUPPLY, at.TOKENS[player.seat]))


def give_up_glory(state: MinervaState, player: Player, amount: int) -> None:
    if amount:
        player.glory -= amount
        state.glory_supply += amount
        state.events.append(Moved(GLORY, amount, at.TOKENS[player.seat], at.SUPPLY))


def _changed(held: Resources, resource: int, change: int) -> Resources:
    one, two, three, four = held
    if resource == 0:
        return one + change, two, three, four
    if resource == 1:
        return one, two + change, three, four
    if resource == 2:
        return one, two, three + change, four
    return one, two, three, four + change
