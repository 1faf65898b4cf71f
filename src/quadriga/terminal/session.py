"""One game at one keyboard: people who take turns at it, and bots."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final

import msgspec
from rich.console import Console, Group
from rich.rule import Rule
from rich.text import Text

from quadriga.bots import Bot, find_bot
from quadriga.core.errors import AmbiguousMove, IllegalMove, InvalidMove, QuadrigaError
from quadriga.core.events import redact
from quadriga.core.layout import layout_of
from quadriga.core.moves import Move
from quadriga.core.record import write_line
from quadriga.core.table import Table
from quadriga.terminal.answers import Answers
from quadriga.terminal.choices import FINAL, Choices
from quadriga.terminal.draw import Drawing, Flow, joined
from quadriga.terminal.scores import print_scores
from quadriga.words import Reader, Words, log

PERSON: Final = "person"
PROMPT: Final = "> "
UNDO: Final = re.compile(r"u(?: (\d+))?")
#: How many lines of what happened are shown above a question.
LOG_LINES: Final = 8


class Seat(msgspec.Struct, frozen=True):
    """Who sits somewhere: a person or the name of a bot, and what to call them."""

    kind: str
    name: str = ""


class Left(QuadrigaError):
    """The person at the keyboard has left."""


class Session:
    """Plays a table to its end. Without a terminal it asks nothing aloud and draws no table."""

    def __init__(
        self, table: Table, words: Words, console: Console, seats: tuple[Seat, ...], rng: Random, record: Path | None
    ) -> None:
        self.table = table
        self.words = words
        self.console = console
        self.names = tuple(seat.name for seat in seats)
        self.people = [number for number, seat in enumerate(seats) if seat.kind == PERSON]
        self.bots: dict[int, Bot] = {
            number: find_bot(seat.kind, table.game, number, Random(rng.random()))
            for number, seat in enumerate(seats)
            if seat.kind != PERSON
        }
        self.drawn = console.is_terminal and bool(self.people)
        self.record = record
        self._written = 0
        #: What each person has not read yet.
        self._unread: dict[int, list[str]] = {seat: [] for seat in self.people}
        self._at_keyboard = self.people[0] if len(self.people) == 1 else None

    def run(self) -> None:
        self._keep()
        if self.table.head == 0:
            readers = [self._reader(person) for person in self.people]
            opening = self.table.opening
            watching = self._reader(self._only_person())
            self._tell(lambda reader: log(self.words, redact(opening, reader.seat), reader), readers, watching)
        while (seat := self.table.decider) is not None:
            if seat in self.bots:
                self.play(self.bots[seat].choose(self.table.view(seat), self.table.moves()))
            else:
                self.ask(seat)
        assert self.table.outcome is not None
        if self.drawn:
            self.console.clear()
            self.console.print(self._drawing(self._reader(self._only_person()), {}).table(self.console.width))
            # What one person may know is not shown to several.
            for line in self._unread[self.people[0]][-LOG_LINES:] if len(self.people) == 1 else ():
                self.console.print(Text(f"› {line}", style="quiet"))
        print_scores(self.console, self.words, self.table.outcome, self._reader(self._only_person()))

    def play(self, move: Move) -> None:
        """Make a move and tell everyone at the keyboard what they may know of it."""
        readers = [self._reader(person) for person in self.people]
        watching = self._reader(self._only_person())
        self.table.play(move)
        self._keep()
        self._tell(lambda reader: log(self.words, self.table.events(reader.seat), reader), readers, watching)

    def undo(self, moves: int) -> bool:
        """Take back some moves of the person who made them; whether it was done."""
        mover, reach = self._undo_reach()
        if mover is None or not 1 <= moves <= reach:
            self._say("undo-none" if not reach else "undo-too-far", reach=reach)
            return False
        self.table.undo(moves)
        self._keep()
        arguments = {"player": self.words.player(mover, self._reader(None)), "moves": moves}
        texts = {
            person: self.words.text("undo-done", arguments, "you" if person == mover else "") for person in self.people
        }
        for person, text in texts.items():
            self._unread[person].append(text)
        if not self.drawn:
            self.console.print(Text(texts[mover]), soft_wrap=True)
        return True

    def ask(self, seat: int) -> None:
        """Put the pending question to a person until it is answered."""
        if self.drawn and len(self.people) > 1 and self._at_keyboard != seat:
            self._hand_over(seat)
        self._at_keyboard = seat
        reader = self._reader(seat)
        choices = Choices(self.table, self.words, reader, layout_of(self.table.game, self.table.view(seat)))
        answers = Answers(self.console, self.table, self.words, choices, seat)
        if self.drawn:
            self.draw(choices, seat)
        self._unread[seat].clear()
        while True:
            line = self._read()
            if line == "t":
                self.draw(choices, seat)
            elif back := UNDO.fullmatch(line):
                if self.undo(int(back[1] or 1)):
                    return
            elif not self._answer(line, answers):
                move = self._meant(line, choices, answers)
                if move is not None:
                    self.play(move)
                    return

    def draw(self, choices: Choices, seat: int) -> None:
        """The table, what happened, what is asked and what can be chosen, as much as the screen holds."""
        reader = choices.reader
        drawing = self._drawing(reader, choices.numbers())
        happened = self._unread[seat][-LOG_LINES:]
        question = self.words.question(self.table.view(seat).pending[-1], reader)
        if len(self.people) > 1:
            question = self.words.text("asked", {"player": self.words.player(seat, reader), "question": question})
        top = [
            drawing.table(self.console.width),
            *(Text(f"› {line}", style="quiet") for line in happened),
            Rule(style="rule.line"),
            Flow([Text(question, style="question"), joined(drawing.spending(), " · ")]),
        ]
        whole = Group(*top, choices.grouped(brief=False), self._keys(choices))
        if len(self.console.render_lines(whole)) >= self.console.height:
            whole = Group(*top, choices.grouped(brief=True), self._keys(choices))
        self.console.clear()
        self.console.print(whole)

    def _keys(self, choices: Choices) -> Flow:
        """What can be typed beside a move."""
        reach = self._undo_reach()[1]
        keys = ["choose", *(["undo"] if reach else []), "why", "help", "leave", *(["final"] if choices.final else [])]
        arguments = {"reach": reach, "mark": FINAL}
        return Flow([Text(self.words.text(f"keys-{key}", arguments), style="quiet") for key in keys], " · ")

    def _answer(self, line: str, answers: Answers) -> bool:
        """Whether the line asked something, answered by now."""
        command, _, about = line.partition(" ")
        if command.startswith("?"):
            answers.why_not(line[1:].strip())
        elif command == "l":
            self.console.print(answers.choices.listed())
        elif command == "i":
            answers.describe(about.strip())
        elif command == "r":
            answers.rule(about.strip())
        elif line == "a":
            answers.advise()
        elif command == "h":
            answers.help()
        elif command == "q":
            raise Left
        else:
            return False
        return True

    def _meant(self, line: str, choices: Choices, answers: Answers) -> Move | None:
        """The move a line means: its number, its notation or an unambiguous beginning of it."""
        if not line and len(choices.moves) == 1:
            return choices.moves[0]
        if line.isdecimal() and 1 <= int(line) <= len(choices.moves):
            return choices.moves[int(line) - 1]
        try:
            return self.table.find(line)
        except IllegalMove as error:
            answers.refused(error.refusal)
        except AmbiguousMove as error:
            self._say("line-ambiguous", text=line, moves=" · ".join(error.keys[:6]))
        except InvalidMove:
            self._say("line-unknown", text=line, count=len(choices.moves))
        return None

    def _hand_over(self, seat: int) -> None:
        """Nobody looks at another's hand: the screen is empty until the next person says so."""
        spectator = self.table.game.zones(self.table.view(None))
        if any(zone.kinds is None and zone.owner is not None for zone in spectator):
            self.console.clear()
            name = self.words.player(seat, self._reader(None))
            self.console.print(Text(self.words.text("hand-over", {"player": name}), style="question"))
            self._read()

    def _read(self) -> str:
        try:
            return " ".join(input(PROMPT if self.drawn else "").split())
        except (EOFError, KeyboardInterrupt):
            raise Left from None

    def _tell(self, lines: Callable[[Reader], list[str]], readers: list[Reader], watching: Reader) -> None:
        for reader in readers:
            assert reader.seat is not None
            self._unread[reader.seat] += lines(reader)
        if not self.drawn:
            for line in lines(watching):
                self.console.print(Text(line), soft_wrap=True)

    def _keep(self) -> None:
        """Write what the record has gained; nothing is lost when the game is left."""
        if self.record is None:
            return
        record = self.table.record
        new = zip(record.bodies[self._written :], record.digests[self._written :], strict=True)
        with self.record.open("ab" if self._written else "wb") as file:
            file.writelines(write_line(body, digest) + b"\n" for body, digest in new)
        self._written = len(record.bodies)

    def _undo_reach(self) -> tuple[int | None, int]:
        """Who at the keyboard may take back how many moves; a bot's moves stay."""
        mover = self.table.undo_seat
        return (mover, self.table.undo_reach()) if mover in self.people else (None, 0)

    def _only_person(self) -> int | None:
        return self.people[0] if len(self.people) == 1 else None

    def _reader(self, seat: int | None) -> Reader:
        return Reader(seat, self.names, layout_of(self.table.game, self.table.view(seat)).forms)

    def _drawing(self, reader: Reader, numbers: dict[str, int]) -> Drawing:
        layout = layout_of(self.table.game, self.table.view(reader.seat))
        return Drawing(self.words, reader, layout, numbers, self.table.decider)

    def _say(self, id: str, **arguments: str | int) -> None:
        self.console.print(Text(self.words.text(id, arguments)))
