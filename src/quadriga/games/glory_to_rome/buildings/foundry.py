"""Foundry: Laborer actions on completion."""

from __future__ import annotations

from quadriga.games.glory_to_rome.actions import give_actions
from quadriga.games.glory_to_rome.edition import Card
from quadriga.games.glory_to_rome.state import GloryState, Player


def set_off(state: GloryState, player: Player, card: Card) -> None:
    """A Laborer action for each point of influence, as its row says: gtr.foundry.laborer."""
    give_actions(state, player, card)
