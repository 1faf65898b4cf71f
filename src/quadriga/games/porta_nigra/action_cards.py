"""The action card played: its icons, its torches, and the torch tokens that help it."""

from __future__ import annotations

from quadriga.core.chance import Chance
from quadriga.core.events import Happened
from quadriga.games.porta_nigra.building import ask_spot
from quadriga.games.porta_nigra.decisions import Act
from quadriga.games.porta_nigra.edition import Icon
from quadriga.games.porta_nigra.moves import Plain, PlayCard, Use
from quadriga.games.porta_nigra.state import Player, PortaNigraState
from quadriga.games.porta_nigra.supplies import (
    earn,
    gain_influence,
    gain_torches,
    lay_card,
    spend_card_torch,
    spend_torch,
)


def play_card(state: PortaNigraState, player: Player, move: PlayCard, chance: Chance) -> None:
    """It lies open with as many torches as it shows, and all its icons uncovered: pn.card.torches."""
    # pn.card.discard-waits: it leaves the hand, and only a new round brings discarded cards back
    lay_card(state, player, move.card)
    state.events.append(Happened("shown", player.seat, state.cards.action_cards[move.card].shown))
    state.covered = 0
    state.stack[-1] = Act(player.seat)  # pn.turn.one-card: the turn's only question for a card is answered


def cover(state: PortaNigraState, player: Player, icon: Icon) -> None:
    """An icon is used, whichever of those left, and cannot be again: pn.card.any-order, pn.card.icon-once."""
    state.covered |= icon.bit
    if state.torches:  # pn.card.card-first
        spend_card_torch(state)
    else:  # pn.card.torch-token
        spend_torch(state, player)


def icon_of(state: PortaNigraState, number: int) -> Icon:
    return state.cards.action_cards[state.played].icons[number - 1]


def use(state: PortaNigraState, player: Player, move: Use, chance: Chance) -> None:
    """Any icon that does not buy."""
    icon = icon_of(state, move.icon)
    state.events.append(Happened("used", player.seat, icon.used))
    cover(state, player, icon)
    if icon.kind == "build":  # pn.build.one-element
        ask_spot(state, player)
    elif icon.kind == "influence":  # pn.action.influence
        gain_influence(state, player, 1)
    elif icon.kind == "torch":  # pn.action.torch
        gain_torches(state, player, 1)
    else:  # pn.action.coins
        earn(state, player, icon.amount)


def forfeit(state: PortaNigraState, player: Player, move: Plain, chance: Chance) -> None:
    """A torch of the card is given up, and no icon covered: pn.card.forfeit."""
    state.events.append(Happened("forfeited", player.seat))
    spend_card_torch(state)
    earn(state, player, state.cards.numbers.torch_gives)


def sell_torch(state: PortaNigraState, player: Player, move: Plain, chance: Chance) -> None:
    """A token is returned, as often as there are any: pn.torch.sell."""
    state.events.append(Happened("torch-sold", player.seat))
    spend_torch(state, player)
    earn(state, player, state.cards.numbers.torch_gives)
