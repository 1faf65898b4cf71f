"""Which words the terminal speaks."""

from __future__ import annotations

import os
from typing import Final

from quadriga.core.languages import language_for

#: What the terminal says beside a game's own words.
LAYER: Final = "quadriga.terminal"


def system_language() -> str:
    """The language of the system, if we have words in it."""
    named = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := os.environ.get(name))), "")
    return language_for([named])
