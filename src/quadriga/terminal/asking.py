"""One question to one person: drawn on the screen or told in lines, and asked until it is answered."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, Literal

from rich.console import Console
from rich.text import Text

from quadriga.bots import Advice
from quadriga.core.errors import AmbiguousMove, IllegalMove, InvalidMove, QuadrigaError
from quadriga.core.layout import items_of, layout_of
from quadriga.core.moves import Move
from quadriga.core.table import Table
from quadriga.terminal.answers import Answers
from quadriga.terminal.choices import FINAL, Choices, plain
from quadriga.terminal.draw import Drawing
from quadriga.terminal.paging import Pager
from quadriga.terminal.screen import Screen
from quadriga.terminal.spoken import Spoken
from quadriga.terminal.thinking import Adviser, advised_here, thinking
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
        adviser: Adviser | None = None,
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
        self.adviser = adviser or advised_here(table, seat)
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
            elif line == "t":
                self.show_table()
            elif not self._answered(line):
                move = self._meant(line)
                if move is not None:
                    return move

    def show(self) -> None:
        """The question with its answers, and as much of the table and of what happened as there is room for."""
        if self.manner == "screen":
            keys = [
                self._keys("choose", "undo", "table", "why", "help", "leave", "final"),
                self._keys("undo", "help", "final"),
            ]
            screen = Screen(self.drawing, self.choices, self.happened, Text(self.question, style="question"), keys)
            self.console.clear()
            self.console.print(screen.fit(self.console), end="")
        elif self.manner == "plain":
            told = [*self.happened, self.question, *(text.plain for text in self.drawing.spending())]
            told += [
                self.words.text("choice", {"number": number, "move": self.words.move(move, self.reader)})
                for number, move in enumerate(self.choices.moves, 1)
            ]
            told.append(self.words.text("plain-keys"))
            self.console.print(Text("\n".join(told)), soft_wrap=True)

    @property
    def question(self) -> str:
        question = self.words.question(self.table.view(self.seat).pending[-1], self.reader)
        if not self.several:
            return question
        return self.words.text("asked", {"player": self.words.player(self.seat, self.reader), "question": question})

    def ways_on(self, begun: str) -> list[str]:
        """What a line that was begun can become: a notation, or a question about a thing or a rule."""
        begun = begun.lstrip()
        for command in ABOUT_THINGS:
            if begun.startswith(command):
                wanted = plain(begun.removeprefix(command))
                names = {self.words.name(id, self.reader) for id in items_of(self.choices.layout)}
                return sorted(command + name for name in names if plain(name).startswith(wanted))
        if begun.startswith(ABOUT_RULES):
            return [ABOUT_RULES + id for id in self.words.rules() if id.startswith(begun.removeprefix(ABOUT_RULES))]
        return [move.key for move in self.choices.moves if move.key.startswith(begun)]

    def _keys(self, *names: str) -> list[Text]:
        """What can be typed beside a move."""
        there = {"undo": bool(self.undo_reach), "final": bool(self.choices.final)}
        arguments = {"reach": self.undo_reach, "mark": FINAL}
        return [
            Text(self.words.text(f"keys-{name}", arguments), style="quiet") for name in names if there.get(name, True)
        ]

    def _answered(self, line: str) -> bool:
        """Whether the line asked something, answered by now."""
        command, _, about = line.partition(" ")
        advice = self._advice() if line == "a" else None
        with self.console.capture() as answer:
            if command.startswith("?"):
                self.answers.why_not(line[1:].strip())
            elif command == "l":
                self.console.print(self.choices.listed())
            elif command == "i":
                self.answers.describe(about.strip())
            elif command == "r":
                self.answers.rule(about.strip())
            elif isinstance(advice, Advice):
                self.answers.advise(advice)
            elif advice is not None:
                self.console.print(Text(advice), soft_wrap=True)
            elif command == "h":
                self.answers.help()
            elif command == "q":
                raise Left
            else:
                return False
        if self.manner == "screen":
            self.pager.page(answer.get())
        else:
            self.console.file.write(answer.get())
        return True

    def _advice(self) -> Advice | str:
        """What a bot would do, or why that is not told."""
        try:
            with thinking(self.console, self.words, drawn=self.manner == "screen") as tell:
                return self.adviser(tell)
        except QuadrigaError as refused:
            return str(refused)

    def show_table(self) -> None:
        """All of the table, however many screens it takes, and on a screen the question again."""
        if self.manner != "screen":
            self.console.print(Spoken(self.drawing).table(), soft_wrap=True)
            return
        self.pager.whole_table(self.drawing)
        self.show()

    def _meant(self, line: str) -> Move | None:
        """The move a line means: its number, its notation or an unambiguous beginning of it."""
        moves = self.choices.moves
        if not line and len(moves) == 1:
            return moves[0]
        if line.isdecimal() and len(line) <= 4 and 1 <= int(line) <= len(moves):
            return moves[int(line) - 1]
        try:
            return self.table.find(line)
        except IllegalMove as error:
            self.answers.refused(error.refusal)
        except AmbiguousMove as error:
            self._say("line-ambiguous", text=line, moves=" · ".join(error.keys[:6]))
        except InvalidMove:
            self._say("line-unknown", text=line, count=len(moves))
        return None

    def _say(self, id: str, **arguments: str | int) -> None:
        self.console.print(Text(self.words.text(id, arguments)))
