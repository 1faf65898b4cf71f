"""The colours of the terminal; every meaning also has a sign or a word of its own."""

from __future__ import annotations

import sys
from typing import IO

from rich.console import Console
from rich.theme import Theme

THEME = Theme(
    {
        "tone.plain": "none",
        "tone.grey": "bright_black",
        "tone.brown": "color(173)",
        "tone.blue": "color(75)",
        "tone.red": "color(203)",
        "tone.green": "color(107)",
        "tone.gold": "color(220)",
        "tone.purple": "color(177)",
        "number": "bold color(220)",
        "title": "bold color(216)",
        "question": "bold color(220)",
        "name": "none",
        "quiet": "bright_black",
        "rule.line": "color(95)",
        "you": "bold color(220)",
        "player": "bold",
        "error": "color(203)",
        "good": "color(107)",
    },
    inherit=True,
)


def console(file: IO[str] | None = None, *, stderr: bool = False) -> Console:
    """A console that prints what it is told, without guessing at markup, emoji or numbers."""
    stream = file or (sys.stderr if stderr else sys.stdout)
    return Console(file=stream, theme=THEME, highlight=False, markup=False, emoji=False)
