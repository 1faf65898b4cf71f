"""Honour cards: what they cost and what they do."""

from __future__ import annotations

from quadriga.core.chance import Chance
from quadriga.core.events import Happened, Moved
from quadriga.games.porta_nigra import state as at
from quadriga.games.porta_nigra.building import ask_growing, ask_spot
from quadriga.games.porta_nigra.legal import building_cards
from quadriga.games.porta_nigra.moves import Honour
from quadriga.games.porta_nigra.state import Player, PortaNigraState
from quadriga.games.porta_nigra.supplies import earn, gain_brick, gain_romans, gain_torches, score, spend_influence
from quadriga.games.porta_nigra.tables import COLOURS, HonourCard


def buy_honour(state: PortaNigraState, player: Player, move: Honour, chance: Chance) -> None:
    """One a turn, for influence and perhaps other cards: pn.honour.one-a-turn, pn.honour.cost."""
    card = state.cards.honours[move.card]
    state.honoured = True
    state.events.append(Happened("honoured", player.seat, {"card": card.id}))
    spend_influence(state, player, card.cost)
    if card.discard_different:
        discard_different(state, player, card.discard_different)
    if card.discard_honour:
        discard(state, player, card.discard_honour)
    state.honour_display.remove(card.id)
    if card.is_kept:  # pn.honour.kept
        player.honours.append(card.id)
        state.events.append(Moved(card.id, 1, at.HONOUR_DISPLAY, at.CARDS[player.seat]))
        return
    state.box.append(card.id)
    state.events.append(Moved(card.id, 1, at.HONOUR_DISPLAY, at.BOX))
    take_effect(state, player, card)


def discard_different(state: PortaNigraState, player: Player, wanted: int) -> None:
    """One card of each of so many buildings, the oldest first: pn.final.which-discarded."""
    gone: set[str] = set()
    for building, id in building_cards(state, player):
        if building not in gone and len(gone) < wanted:
            gone.add(building)
            discard(state, player, id)


def discard(state: PortaNigraState, player: Player, id: str) -> None:
    """Discarded cards leave the game: pn.final.out-of-the-game."""
    pile = player.buildings if id in player.buildings else player.honours
    pile.remove(id)
    state.box.append(id)
    state.events.append(Moved(id, 1, at.CARDS[player.seat], at.BOX))


def take_effect(state: PortaNigraState, player: Player, card: HonourCard) -> None:
    """Whatever of it is possible: pn.honour.at-once, pn.honour.partly."""
    score(state, player, card.points, "honour")
    earn(state, player, card.sesterces)
    gain_torches(state, player, card.torches)
    gain_romans(state, player, card.romans)
    for colour in card.bricks:
        gain_brick(state, player, COLOURS.index(colour))
    if card.porta_brick:
        ask_growing(state, player)
    if card.build:
        ask_spot(state, player)
