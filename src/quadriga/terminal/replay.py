"""A record, entry by entry: stepped through at a terminal, told whole into a pipe."""

from __future__ import annotations

import msgspec
from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from quadriga.core.events import redact
from quadriga.core.follow import Follower
from quadriga.core.game import Game
from quadriga.core.layout import layout_of
from quadriga.core.record import EndEntry, Entry, Record
from quadriga.core.replay import open_at
from quadriga.core.table import Table
from quadriga.terminal.draw import Drawing
from quadriga.terminal.scores import print_scores
from quadriga.terminal.typed import PROMPT
from quadriga.words import Reader, Words, log


class Replay:
    """Shows a record as a spectator may see it."""

    def __init__(self, record: Record, game: Game, words: Words, console: Console) -> None:
        self.record = record
        self.game = game
        self.words = words
        self.console = console

    def tell(self, start: int) -> None:
        """Every entry after `start`, in a few words each."""
        table = open_at(self.record, start, self.game)
        for entry in self.record.entries[start:]:
            for line in self._follow(table, entry):
                self.console.print(Text.assemble((f"{entry.seq:>4}  ", "quiet"), line), soft_wrap=True)
        self._scores(table)

    def step(self, start: int) -> None:
        """The table after one entry after another, as long as somebody asks for it."""
        entry = start
        while True:
            self._show(entry)
            line = input(PROMPT).strip()
            if line == "q" or (not line and entry == len(self.record)):
                return
            if not line:
                entry += 1
            elif line == "b":
                entry = max(0, entry - 1)
            elif line.isdecimal() and int(line) <= len(self.record):
                entry = int(line)
            else:
                self._say("replay-unknown", entries=len(self.record))

    def _show(self, n: int) -> None:
        if n:
            table = open_at(self.record, n - 1, self.game)
            lines = self._follow(table, self.record.entries[n - 1])
        else:
            table = open_at(self.record, 0, self.game)
            lines = log(self.words, redact(table.opening, None), Reader())
        layout = layout_of(self.game, table.view(None))
        reader = Reader(forms=layout.forms)
        self.console.clear()
        self.console.print(Drawing(self.words, reader, layout, {}, table.decider).table(self.console.width))
        self.console.print(Rule(style="rule.line"))
        self._say("replay-at", entry=n, entries=len(self.record))
        for line in lines:
            self.console.print(Text(line, style="question"))
        if table.decider is not None:
            self.console.print(Text(self.words.question(table.view(None).pending[-1], reader)))
        self._scores(table)
        self.console.print(Text(self.words.text("replay-keys"), style="quiet"))

    def _follow(self, table: Table, entry: Entry) -> list[str]:
        """Do what an entry says, and say it."""
        reader = Reader(forms=layout_of(self.game, table.view(None)).forms)
        Follower(table, self.record).follow(entry)
        told = msgspec.to_builtins(entry)
        own = self.words.entry(told["type"], told.get("seat"), told.get("to"), reader)
        lines = [own] if own else []
        if not isinstance(entry, EndEntry):  # which does nothing itself
            lines += log(self.words, table.events(None), reader)
        return lines

    def _scores(self, table: Table) -> None:
        if table.outcome is not None and table.head == len(self.record):
            print_scores(self.console, self.words, table.outcome, Reader())

    def _say(self, id: str, **arguments: str | int) -> None:
        self.console.print(Text(self.words.text(id, arguments), style="quiet"))
