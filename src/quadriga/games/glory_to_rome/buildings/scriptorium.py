"""Scriptorium: one marble completes a building."""

from __future__ import annotations

from quadriga.games.glory_to_rome.edition import MARBLE


def add_materials(mask: int) -> int:
    """Marble may be added to any building: gtr.scriptorium.completes."""
    return mask | 1 << MARBLE


def completes(material: int) -> bool:
    """A marble is enough, wherever it comes from: gtr.scriptorium.completes."""
    return material == MARBLE
