"""Whom a demand reaches, and who is protected from it."""

from __future__ import annotations

from quadriga.games.glory_to_rome.buildings import bridge, palisade, wall
from quadriga.games.glory_to_rome.state import GloryState, Player


def is_neighbour(state: GloryState, player: Player, other: Player) -> bool:
    return (other.seat - player.seat) % state.seats in (1, state.seats - 1)


def reaches(state: GloryState, player: Player, other: Player) -> bool:
    """Neighbours; with a Bridge everybody: gtr.legionary.neighbours, gtr.bridge.reach."""
    return other is not player and (bridge.reaches_all(player) or is_neighbour(state, player, other))


def is_protected(player: Player, other: Player) -> bool:
    """A Wall always, a Palisade unless who demands has a Bridge: gtr.wall.immune, gtr.palisade.immune."""
    return wall.protects(other) or palisade.protects(other, player)
