"""Honour cards: what they cost, when they are for sale, and what they do."""

from __future__ import annotations

from quadriga.core.chance import Chance
from quadriga.core.events import Happened
from quadriga.games.porta_nigra.building import ask_growing, ask_spot, can_build
from quadriga.games.porta_nigra.ending import watch_bricks
from quadriga.games.porta_nigra.moves import Honour
from quadriga.games.porta_nigra.schema import COLOURS, HonourCard
from quadriga.games.porta_nigra.state import Player, PortaNigraState
from quadriga.games.porta_nigra.supplies import (
    earn,
    gain_brick,
    gain_romans,
    gain_torches,
    give_up_card,
    keep_honour_card,
    score,
    spend_influence,
    use_up_honour_card,
)


def can_discard(state: PortaNigraState, player: Player, card: HonourCard) -> bool:
    """Whether the player has what the card asks for besides influence."""
    if card.discard_different:  # pn.final.discard-different
        return different_buildings(state, player) >= card.discard_different
    # pn.final.discard-lower
    return not card.discard_honour or card.discard_honour in player.honours


def different_buildings(state: PortaNigraState, player: Player) -> int:
    return len({building for building, _ in building_cards(state, player)})


def building_cards(state: PortaNigraState, player: Player) -> list[tuple[str, str]]:
    """The buildings that the player's cards show, each with its card, and substitutes last: pn.substitute.building."""
    cards = state.cards
    found = [(cards.building_cards[id].building, id) for id in player.buildings]
    found += [(cards.honours[id].building, id) for id in player.honours if cards.honours[id].building]
    return found


def buy_honour(state: PortaNigraState, player: Player, move: Honour, chance: Chance) -> None:
    """One a turn, for influence and perhaps other cards: pn.honour.one-a-turn, pn.honour.cost."""
    card = state.cards.honours[move.card]
    state.honoured = True
    state.events.append(Happened("honoured", player.seat, {"card": card.id}))
    spend_influence(state, player, card.cost)
    # pn.final.out-of-the-game: what is given up lies in the box, where nothing scores
    if card.discard_different:
        give_up_different(state, player, card.discard_different)
    if card.discard_honour:
        give_up_card(state, player, card.discard_honour)
    if card.is_kept:  # pn.honour.kept
        keep_honour_card(state, player, card.id)
    else:
        use_up_honour_card(state, card.id)
        take_effect(state, player, card)


def give_up_different(state: PortaNigraState, player: Player, wanted: int) -> None:
    """One card of each of so many buildings, the oldest first: pn.final.which-discarded."""
    gone: set[str] = set()
    for building, id in building_cards(state, player):
        if building not in gone and len(gone) < wanted:
            gone.add(building)
            give_up_card(state, player, id)


def take_effect(state: PortaNigraState, player: Player, card: HonourCard) -> None:
    """All of it that is possible, now, even if it is nothing: pn.honour.at-once, pn.honour.partly."""
    score(state, player, card.points, "honour")
    earn(state, player, card.sesterces)
    gain_torches(state, player, card.torches)
    gain_romans(state, player, card.romans)
    for colour in card.bricks:  # pn.honour.bricks
        gain_brick(state, player, COLOURS.index(colour))
        watch_bricks(state, player)
    if card.porta_brick:
        ask_growing(state, player)
    if card.build and can_build(state, player):
        ask_spot(state, player)
