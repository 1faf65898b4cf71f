"""Texts longer than a screen, a page at a time."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from quadriga.terminal.draw import Drawing
from quadriga.terminal.typed import Typed
from quadriga.words import Words


class Pager:
    """Prints to somebody who reads a screen and asks for the next one."""

    def __init__(self, console: Console, typed: Typed, words: Words) -> None:
        self.console = console
        self.typed = typed
        self.words = words

    def page(self, text: str) -> bool:
        """Print a text, a screen at a time; whether it was read to its end."""
        lines = text.splitlines(keepends=True)
        # The last two lines are for what to type next, and for typing it.
        room = self.console.height - 2
        while lines:
            self.console.file.write("".join(lines[:room]))
            del lines[:room]
            if lines:
                self._say("page-more")
                if self.typed.line() == "q":
                    return False
        return True

    def whole_table(self, drawing: Drawing) -> None:
        """All of a table, however many screens it takes."""
        with self.console.capture() as drawn:
            self.console.print(drawing.table(self.console.width))
        self.console.clear()
        if self.page(drawn.get()):
            self._say("page-end")
            self.typed.line()

    def _say(self, id: str) -> None:
        self.console.print(Text(self.words.text(id)))
