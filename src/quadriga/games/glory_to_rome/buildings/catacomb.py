"""Catacomb: the end."""

from __future__ import annotations

from quadriga.games.glory_to_rome.edition import Card
from quadriga.games.glory_to_rome.ending import end_game
from quadriga.games.glory_to_rome.state import GloryState, Player


def set_off(state: GloryState, player: Player, card: Card) -> None:
    """The game is over and is scored, with its influence: gtr.catacomb.end."""
    end_game(state, "catacomb")
