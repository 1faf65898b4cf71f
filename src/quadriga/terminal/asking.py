"""One question to one person: drawn on the screen or told in lines, and asked until it is answered."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, Literal

from rich.console import Console
from rich.text import Text

from quadriga.core.errors import AmbiguousMove, IllegalMove, InvalidMove
from quadriga.core.layout import items_of, layout_of
from quadriga.core.moves import Move
from quadriga.core.table import Table
from quadriga.terminal.answers import Answers
from quadriga.terminal.choices import FINAL, Choices, plain
from quadriga.terminal.draw import Drawing
from quadriga.terminal.paging import Pager
from quadriga.terminal.screen import Screen
from quadriga.terminal.spoken import Spoken
from quadriga.terminal.typed import Left, Typed
from quadriga.words import Reader, Words

UNDO: Final = re.compile(r"u(?: (\d{1,4}))?")
#: How a question is put: on a screen that is drawn, in plain lines, or not at all where nobody reads along.
Manner = Literal["screen", "plain", "silent"]
#: Commands whose rest of the line names a thing.
ABOUT_THINGS: Final = ("? ", "i ")
ABOUT_RULES: Final = "r "


class Asking:
    """Puts the pending decision of a table to the person on a seat."""

    def __init__(
        self,
        table: Table,
        words: Words,
        console: Console,
        typed: Typed,
        seat: int,
        names: tuple[str, ...],
        *,
        happened: Sequence[str],
        manner: Manner,
        undo_reach: int,
        several: bool = False,
    ) -> None:
        self.table = table
        self.words = words
        self.console = console
        self.typed = typed
        self.seat = seat
        self.happened = tuple(happened)
        self.manner = manner
        self.undo_reach = undo_reach
        #: More than one person plays at this keyboard, so that the question says whom it asks.
        self.several = several
        layout = layout_of(table.game, table.view(seat))
        self.reader = Reader(seat, names, layout.forms)
        self.choices = Choices(table, words, self.reader, layout)
        self.drawing = Drawing(words, self.reader, layout, self.choices.numbers, table.decider)
        self.pager = Pager(console, typed, words)
        self.answers = Answers(console, table, words, self.choices, seat)

    def ask(self) -> Move | int:
        """The move that was chosen, or how many moves to take back."""
        self.show()
        while True:
            line = self.typed.line(self.ways_on, self.show if self.manner == "screen" else None)
            if back := UNDO.fullmatch(line):
                moves = int(back[1] or 1)
                if 1 <= moves <= self.undo_reach:
                    return moves
                self._say("undo-none" if not self.undo_reach else "undo-too-far", reach=self.undo_reach)
        self._page(answer.get())
        return True

    def show_table(self) -> None:
        """All of the table, however many screens it takes, and the question again."""
        if self.manner != "screen":
            self.console.print(Spoken(self.drawing).table(), soft_wrap=True)
            return
        with self.console.capture() as drawn:
            self.console.print(self.drawing.table(self.console.width))
        self.console.clear()
        if self._page(drawn.get()):
            self._say("page-end")
            self.typed.line()
        self.show()

    def _page(self, text: str) -> bool:
        """Print a text, a screen at a time where somebody reads it there; whether it was read to its end."""
        lines = text.splitlines(keepends=True)
        # The last two lines are for what to type next, and for typing it.
        room = self.console.height - 2 if self.manner == "screen" else len(lines)
        while lines:
            self.console.file.write("".join(lines[:room]))
            del lines[:room]
            if lines:
                self._say("page-more")
                if self.typed.line() == "q":
                    return False
