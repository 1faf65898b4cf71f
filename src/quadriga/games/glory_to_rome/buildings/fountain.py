"""Fountain: a Craftsman builds with the top card of the deck."""

from __future__ import annotations

from quadriga.core.chance import Chance
from quadriga.core.errors import Refusal
from quadriga.core.moves import Move
from quadriga.games.glory_to_rome import state as at
from quadriga.games.glory_to_rome.actions import part_from_held
from quadriga.games.glory_to_rome.buildings.bits import FOUNTAIN
from quadriga.games.glory_to_rome.decisions import Craftsman, Fountain
from quadriga.games.glory_to_rome.ending import check_deck
from quadriga.games.glory_to_rome.state import GloryState, Player
from quadriga.games.glory_to_rome.supplies import draw, into_hand, set_aside, take_aside


def why_not(player: Player) -> Refusal | None:
    return None if player.powers & FOUNTAIN else Refusal("gtr.fountain.deck")


def look(state: GloryState, question: Craftsman, player: Player, move: Move, chance: Chance) -> None:
    """The action is spent on the top card of the deck, which its player looks at: gtr.fountain.deck."""
    state.stack.pop()
    player.crafted = True
    name = draw(state, chance)
    if not name:
        return
    if state.rules.deck_ends_at_once and not state.cards_to_draw():  # gtr.fountain.last-card
        into_hand(state, player, name, at.DECK)
        check_deck(state)
        return
    # The next question is about the card set aside and no other: gtr.fountain.no-other-card.
    set_aside(state, player, name, at.DECK)
    state.stack.append(Fountain(player.seat))


def keep(state: GloryState, question: Fountain, player: Player, move: Move, chance: Chance) -> None:
    """Besides being laid or added, the card drawn may be kept in hand: gtr.fountain.uses."""
    state.stack.pop()
    into_hand(state, player, take_aside(player), at.ASIDE[player.seat])
    part_from_held(state, player)
