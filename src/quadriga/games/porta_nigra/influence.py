"""What influence is spent on: honour cards, Romans and building elements."""

from __future__ import annotations

from quadriga.core.chance import Chance
from quadriga.core.moves import Move
from quadriga.games.porta_nigra.building import ask_spot
from quadriga.games.porta_nigra.honours import can_discard
from quadriga.games.porta_nigra.moves import BUILD_MOVE, ROMAN_MOVE, Plain, honour
from quadriga.games.porta_nigra.state import Player, PortaNigraState
from quadriga.games.porta_nigra.supplies import gain_romans, spend_influence


def add_offers(state: PortaNigraState, player: Player, moves: list[Move], building: bool) -> None:
    """What a player's influence is enough for; `building` tells whether she could place an element."""
    # pn.influence.any-time: asked for while a card is to be played or in use, and in no other question
    tokens = player.influence
    numbers = state.cards.numbers
    if not state.honoured:  # pn.honour.one-a-turn
        honours = state.cards.honours
        for id in dict.fromkeys(state.honour_display):
            card = honours[id]
            if card.cost <= tokens and can_discard(state, player, card):
                moves.append(honour(id))
    if tokens >= numbers.roman_cost and player.reserve:
        moves.append(ROMAN_MOVE)
    if tokens >= numbers.build_cost and building:
        moves.append(BUILD_MOVE)


def spend_on_roman(state: PortaNigraState, player: Player, move: Plain, chance: Chance) -> None:
    """One Roman of the reserve comes to hand: pn.influence.roman."""
    spend_influence(state, player, state.cards.numbers.roman_cost)
    gain_romans(state, player, 1)


def spend_on_building(state: PortaNigraState, player: Player, move: Plain, chance: Chance) -> None:
    """One element, for which everything but an icon is needed as always: pn.influence.build."""
    spend_influence(state, player, state.cards.numbers.build_cost)
    ask_spot(state, player)
