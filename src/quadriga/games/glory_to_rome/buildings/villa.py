"""Villa: one material of an Architect completes it."""

from __future__ import annotations

from quadriga.games.glory_to_rome.edition import ARCHITECT
from quadriga.games.glory_to_rome.state import GloryState


def is_completed_by(state: GloryState, role: int) -> bool:
    """Whether one material added in this role is enough: gtr.villa.completes."""
    return role == ARCHITECT and not state.rules.initiation
