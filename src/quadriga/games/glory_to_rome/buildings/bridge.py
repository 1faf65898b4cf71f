"""Bridge: demands that reach everybody, go past Palisades and take from stocks."""

from __future__ import annotations

from quadriga.games.glory_to_rome import state as at
from quadriga.games.glory_to_rome.buildings.bits import BRIDGE
from quadriga.games.glory_to_rome.edition import EACH_MATERIAL
from quadriga.games.glory_to_rome.state import Counts, GloryState, Player
from quadriga.games.glory_to_rome.supplies import into_stock, top_of


def reaches_all(player: Player) -> bool:
    """Everybody, not only neighbours: gtr.bridge.reach."""
    return bool(player.powers & BRIDGE)


def passes_palisades(player: Player) -> bool:
    """A Palisade is no help against it, a Wall is: gtr.bridge.palisade."""
    return bool(player.powers & BRIDGE)


def take_from_stock(state: GloryState, player: Player, other: Player, demands: Counts) -> None:
    """One matching material of a stock besides, for each demand: gtr.bridge.stock."""
    for material in EACH_MATERIAL:
        for _ in range(min(demands[material], len(other.stock[material]))):
            if not state.ending:
                into_stock(state, player, top_of(other.stock, material), at.STOCK[other.seat][material])
