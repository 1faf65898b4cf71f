"""Archway: the pool as stock."""

from __future__ import annotations

from quadriga.games.glory_to_rome.buildings.bits import ARCHWAY
from quadriga.games.glory_to_rome.state import Player


def opens_pool(player: Player) -> bool:
    """The pool serves an Architect as stock for buildings under construction: gtr.archway.pool."""
    return bool(player.powers & ARCHWAY)
