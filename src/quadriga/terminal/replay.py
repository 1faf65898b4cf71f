"""A record, entry by entry: stepped through at a terminal, told whole into a pipe."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

import msgspec
from rich.console import Console
from rich.text import Text

from quadriga.core.events import Event, redact
from quadriga.core.follow import Follower
from quadriga.core.game import Game
from quadriga.core.layout import layout_of
from quadriga.core.outcome import Outcome
from quadriga.core.record import EndEntry, Entry, Record
from quadriga.core.replay import open_at
from quadriga.core.table import Table
from quadriga.terminal.draw import Drawing
from quadriga.terminal.paging import Pager
from quadriga.terminal.scores import print_scores
from quadriga.terminal.screen import Screen
from quadriga.terminal.typed import Typed
from quadriga.words import Reader, Words, log

#: Digits of an entry that somebody types; no record has as many entries.
LONGEST_NUMBER: Final = 9


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an entry did, for programs: as a spectator may know it, so the notation of a move is in the record alone."""

    seq: int
    type: str
    seat: int | None = None
    #: The entry an undo went back to; the seat a concession made the winner.
    to: int | None = None
    events: tuple[Event, ...] = ()
    #: The same in words.
    lines: tuple[str, ...] = ()
    #: Who is asked then, and once it is over how it ended.
    decider: int | None = None
    outcome: Outcome | None = None


class Replay:
    """Shows a record as a spectator may see it: at a terminal on one screen for each entry."""

    def __init__(self, record: Record, game: Game, words: Words, console: Console, *, plain: bool = False) -> None:
        self.record = record
        self.game = game
        self.words = words
        self.console = console
        self.plain = plain

    def tell(self, start: int) -> None:
        """Every entry after `start`, in a few words each."""
        table = open_at(self.record, start, self.game)
        for entry in self.record.entries[start:]:
            for line in self._follow(table, entry):
                self.console.print(Text.assemble((f"{entry.seq:>4}  ", "quiet"), line), soft_wrap=True)
        self._scores(table)

    def steps(self, start: int) -> Iterator[Step]:
        """The same for programs."""
        table = open_at(self.record, start, self.game)
        for entry in self.record.entries[start:]:
            lines = self._follow(table, entry)
            told = msgspec.to_builtins(entry)
            yield Step(
                entry.seq,
                told["type"],
                told.get("seat"),
                told.get("to"),
                () if isinstance(entry, EndEntry) else tuple(table.events(None)),
                tuple(lines),
                table.decider,
                table.outcome,
            )

    def step(self, start: int) -> None:
        """The table after one entry after another, as long as somebody asks for it."""
        typed = Typed(prompting=True)
        pager = Pager(self.console, typed, self.words)
        entry = start
        self.show(entry)
        while True:
            line = typed.line(resized=partial(self.show, entry))
            if line == "q" or (not line and entry == len(self.record)):
                return
            if not line:
                entry += 1
            elif line == "b":
                entry = max(0, entry - 1)
            elif line == "t":
                pager.whole_table(self._drawing(open_at(self.record, entry, self.game)))
            elif line.isdecimal() and len(line) <= LONGEST_NUMBER and int(line) <= len(self.record):
                entry = int(line)
            else:
                self._say("replay-unknown", entries=len(self.record))
                continue
            self.show(entry)

    def show(self, n: int) -> None:
        """What an entry did, what is asked then, and as much of the table as there is room for."""
        table, told = self.told(n)
        drawing = self._drawing(table)
        at = self.words.text("replay-at", {"entry": n, "entries": len(self.record)})
        lines = [Text(at, style="quiet"), *(Text(line, style="question") for line in told)]
        if table.decider is not None:
            lines.append(Text(self.words.question(table.view(None).pending[-1], drawing.reader)))
        with self.console.capture() as below:
            self._scores(table)
            self._say("replay-keys")
        screen = Screen(drawing, None, (), Text("\n").join(lines), [[]])
        self.console.clear()
        self.console.print(screen.fit(self.console, below=below.get().count("\n")), end="")
        self.console.file.write(below.get())

    def told(self, n: int) -> tuple[Table, list[str]]:
        """The table after an entry, and what the entry did in words; of none, the deal."""
        if n == 0:
            table = open_at(self.record, 0, self.game)
            return table, log(self.words, redact(table.opening, None), Reader())
        table = open_at(self.record, n - 1, self.game)
        return table, self._follow(table, self.record.entries[n - 1])

    def _drawing(self, table: Table) -> Drawing:
        layout = layout_of(self.game, table.view(None))
        return Drawing(self.words, Reader(forms=layout.forms), layout, {}, table.decider)

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
            print_scores(self.console, self.words, table.outcome, Reader(), plain=self.plain)

    def _say(self, id: str, **arguments: str | int) -> None:
        self.console.print(Text(self.words.text(id, arguments), style="quiet"))
