"""Players that are no people: they choose from what their seat sees, never from a state."""

from __future__ import annotations

from quadriga.bots.advice import Advice, Advised, advise
from quadriga.bots.bot import USUAL, Bot, find_bot, is_bot, names
from quadriga.bots.reviewing import Review, review

__all__ = ["USUAL", "Advice", "Advised", "Bot", "Review", "advise", "find_bot", "is_bot", "names", "review"]
