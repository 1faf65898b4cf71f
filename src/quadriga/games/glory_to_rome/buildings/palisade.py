"""Palisade: protection from demands."""

from __future__ import annotations

from quadriga.games.glory_to_rome.buildings import bridge
from quadriga.games.glory_to_rome.buildings.bits import PALISADE
from quadriga.games.glory_to_rome.state import Player


def protects(other: Player, player: Player) -> bool:
    """Nothing is owed to who demands, unless he has a Bridge: gtr.palisade.immune."""
    return bool(other.powers & PALISADE) and not bridge.passes_palisades(player)
