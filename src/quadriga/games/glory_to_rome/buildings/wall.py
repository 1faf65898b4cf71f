"""Wall: protection from all demands, and points for the stock."""

from __future__ import annotations

from quadriga.games.glory_to_rome.buildings import stairway
from quadriga.games.glory_to_rome.buildings.bits import WALL
from quadriga.games.glory_to_rome.state import GloryState, Player, holds


def protects(other: Player) -> bool:
    """Nothing is owed, not even to a Bridge: gtr.wall.immune."""
    return bool(other.powers & WALL)


def points(state: GloryState, player: Player) -> int:
    """A point for every two materials in stock, rounded down: gtr.wall.points."""
    if not player.powers & WALL:
        return 0
    own = any(building.card.bit & WALL and building.done for building in player.buildings)
    if not own and not stairway.scores_wall(state):
        return 0
    return holds(player.stock) // state.cards.numbers.wall_materials
