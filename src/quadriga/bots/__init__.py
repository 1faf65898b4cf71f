"""Players that are no people: they choose from what their seat sees, never from a state."""

from __future__ import annotations

from quadriga.bots.bot import Bot, find_bot, names

__all__ = ["Bot", "find_bot", "names"]
