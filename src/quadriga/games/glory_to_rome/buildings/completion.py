"""What completing a building sets off."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from quadriga.games.glory_to_rome.buildings import amphitheatre, catacomb, foundry, garden, school
from quadriga.games.glory_to_rome.buildings.bits import PRISON
from quadriga.games.glory_to_rome.decisions import Prison
from quadriga.games.glory_to_rome.edition import Card
from quadriga.games.glory_to_rome.state import Building, GloryState, Player

ON_COMPLETION: Final[dict[str, Callable[[GloryState, Player, Card], None]]] = {
    "amphitheatre": amphitheatre.set_off,
    "catacomb": catacomb.set_off,
    "foundry": foundry.set_off,
    "garden": garden.set_off,
    "school": school.set_off,
}


def set_off(state: GloryState, player: Player, building: Building) -> None:
    """Once, at once, and before whatever was still to be done: gtr.complete.nesting."""
    card = building.card
    if state.ending:
        return
    if card.bit & PRISON:
        state.stack.append(Prison(player.seat))
    elif card.id in ON_COMPLETION:
        ON_COMPLETION[card.id](state, player, card)
