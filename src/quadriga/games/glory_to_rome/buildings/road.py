"""Road: stone buildings of any material."""

from __future__ import annotations

from quadriga.games.glory_to_rome.edition import STONE
from quadriga.games.glory_to_rome.state import Building


def takes_anything(building: Building) -> bool:
    """A building on a stone site is built with any material: gtr.road.any-material, gtr.road.statue."""
    return building.site == STONE
