"""Statue: on any site, of two materials, for points."""

from __future__ import annotations

from typing import Final

from quadriga.games.glory_to_rome.buildings import gate, stairway
from quadriga.games.glory_to_rome.buildings.bits import STATUE
from quadriga.games.glory_to_rome.edition import EACH_MATERIAL, MARBLE
from quadriga.games.glory_to_rome.state import GloryState, Player

ANY_SITE: Final = tuple(EACH_MATERIAL)
MARBLE_SITE: Final[tuple[int, ...]] = (MARBLE,)


def sites(state: GloryState) -> tuple[int, ...]:
    """A site of any material, unless there are no functions: gtr.statue.any-site.

    How many materials it needs and what it brings is always read off the site: gtr.statue.site-counts.
    """
    return MARBLE_SITE if state.rules.initiation else ANY_SITE


def add_materials(state: GloryState, mask: int) -> int:
    """Marble besides the material of its site: gtr.statue.materials."""
    return mask if state.rules.initiation else mask | 1 << MARBLE


def points(state: GloryState, player: Player) -> int:
    """Three points for who completed it: gtr.statue.points."""
    return state.cards.numbers.statue_points if player.powers & STATUE and scores(state, player) else 0


def scores(state: GloryState, player: Player) -> bool:
    own = [building for building in player.buildings if building.card.bit & STATUE]
    if any(building.done or gate.scores_statue(state, player) for building in own):
        return True
    return stairway.scores_statue(state) and is_open(state)


def is_open(state: GloryState) -> bool:
    return any(
        building.public and building.card.bit & STATUE for player in state.players for building in player.buildings
    )
