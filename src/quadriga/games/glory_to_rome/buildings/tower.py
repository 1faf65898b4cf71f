"""Tower: rubble for every building, and out of town with one action."""

from __future__ import annotations

from quadriga.games.glory_to_rome.buildings.bits import TOWER
from quadriga.games.glory_to_rome.edition import RUBBLE
from quadriga.games.glory_to_rome.state import Player


def add_materials(mask: int) -> int:
    """Rubble may be added to any building: gtr.tower.rubble."""
    return mask | 1 << RUBBLE


def spares_second_action(player: Player) -> bool:
    """A foundation out of town costs one action: gtr.tower.outside."""
    return bool(player.powers & TOWER)
