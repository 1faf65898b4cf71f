"""Names, questions, moves, events and refusals as text in the reader's language.

The only layer that knows the message library. `docs/words.md` says how ids are derived.
"""

from __future__ import annotations

from quadriga.words.bundle import MissingWords
from quadriga.words.log import log
from quadriga.words.words import Reader, Words

__all__ = ["MissingWords", "Reader", "Words", "log"]
