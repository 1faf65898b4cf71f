"""Gate: marble works while it is being built."""

from __future__ import annotations

from quadriga.games.glory_to_rome.buildings.bits import GATE
from quadriga.games.glory_to_rome.edition import MARBLE, STONE
from quadriga.games.glory_to_rome.state import Building, GloryState, Player


def unfinished_functions(state: GloryState, player: Player) -> int:
    """Unfinished marble buildings have their function, without influence: gtr.gate.marble.

    A foundation just laid is one of them, so that a Forum may win in that moment: gtr.gate.forum.
    """
    active = 0
    for building in player.buildings:
        if not building.done and counts_as_marble(state, building):
            active |= building.card.bit
    return active


def counts_as_marble(state: GloryState, building: Building) -> bool:
    """Marble; where the table agreed, stone with a marble in it: gtr.gate.stone-with-marble."""
    if building.card.material == MARBLE:
        return True
    if not state.rules.gate_stone_with_marble or building.card.material != STONE:
        return False
    return any(state.cards.material_of[name] == MARBLE for name in building.materials)


def scores_statue(state: GloryState, player: Player) -> bool:
    """Whether an unfinished Statue brings its points, which takes a Gate in force: gtr.gate.statue."""
    return state.rules.gate_statue_points and bool(player.powers & GATE)
