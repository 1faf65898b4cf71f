"""One game at one keyboard: people who take turns at it, and bots."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

import msgspec
from rich.console import Console
from rich.text import Text

from quadriga.bots import Bot, find_bot
from quadriga.core.events import redact
from quadriga.core.layout import layout_of
from quadriga.core.moves import Move
from quadriga.core.table import Table
from quadriga.terminal.asking import Asking, Manner
from quadriga.terminal.draw import Drawing
from quadriga.terminal.kept import Kept
from quadriga.terminal.scores import print_scores
from quadriga.terminal.typed import Typed
from quadriga.words import Reader, Words, log

PERSON: Final = "person"
#: How many lines of what happened last are shown with the final table.
LAST_LINES: Final = 8


class Seat(msgspec.Struct, frozen=True):
    """Who sits somewhere: a person or the name of a bot, and what to call them."""

    kind: str
    name: str = ""


class Session:
    """Plays a table to its end. Without a terminal it asks nothing aloud and draws no table."""

    def __init__(
        self,
        table: Table,
        words: Words,
        console: Console,
        seats: tuple[Seat, ...],
        rng: Random,
        kept: Kept | None = None,
        *,
        budget: str = "",
        plain: bool = False,
    ) -> None:
        self.table = table
        self.words = words
        self.console = console
        self.names = tuple(seat.name for seat in seats)
        self.people = [number for number, seat in enumerate(seats) if seat.kind == PERSON]
        self.bots: dict[int, Bot] = {
            number: find_bot(seat.kind, table.game, number, Random(rng.random()), budget)
            for number, seat in enumerate(seats)
            if seat.kind != PERSON
        }
        self.manner: Manner = "plain" if plain else "screen" if console.is_terminal and self.people else "silent"
        self.typed = Typed(prompting=console.is_terminal)
        self.kept = kept
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
        # What one person may know is not shown to several.
        last = self._unread[self.people[0]] if len(self.people) == 1 else []
        if self.manner == "screen":
            self.console.clear()
            self.console.print(self._drawing(self._reader(self._only_person()), {}).table(self.console.width))
            for line in last[-LAST_LINES:]:
                self.console.print(Text(f"› {line}", style="quiet"))
        elif self.manner == "plain" and last:
            self.console.print(Text("\n".join(last)), soft_wrap=True)
        reader = self._reader(self._only_person())
        print_scores(self.console, self.words, self.table.outcome, reader, plain=self.manner == "plain")

    def play(self, move: Move) -> None:
        """Make a move and tell everyone at the keyboard what they may know of it."""
        readers = [self._reader(person) for person in self.people]
        watching = self._reader(self._only_person())
        self.table.play(move)
        self._keep()
        self._tell(lambda reader: log(self.words, self.table.events(reader.seat), reader), readers, watching)

    def undo(self, moves: int) -> None:
        """Take back some moves of the person who made them."""
        mover = self._undo_reach()[0]
        assert mover is not None
        self.table.undo(moves)
        self._keep()
        arguments = {"player": self.words.player(mover, self._reader(None)), "moves": moves}
        texts = {
            person: self.words.text("undo-done", arguments, "you" if person == mover else "") for person in self.people
        }
        for person, text in texts.items():
            self._unread[person].append(text)
        if self.manner == "silent":
            self.console.print(Text(texts[mover]), soft_wrap=True)

    def ask(self, seat: int) -> None:
        """Put the pending question to a person, and do what the answer says."""
        if self.manner != "silent" and len(self.people) > 1 and self._at_keyboard != seat:
            self._hand_over(seat)
        self._at_keyboard = seat
        asking = Asking(
            *(self.table, self.words, self.console, self.typed, seat, self.names),
            happened=self._unread[seat],
            manner=self.manner,
            undo_reach=self._undo_reach()[1],
            several=len(self.people) > 1,
        )
        self._unread[seat].clear()
        answer = asking.ask()
        if isinstance(answer, Move):
            self.play(answer)
        else:
            self.undo(answer)

    def _hand_over(self, seat: int) -> None:
        """Nobody looks at another's hand: the screen is empty until the next person says so."""
        spectator = self.table.game.zones(self.table.view(None))
        if any(zone.kinds is None and zone.owner is not None for zone in spectator):
            self.typed.forget()
            if self.manner == "screen":
                self.console.clear()
            name = self.words.player(seat, self._reader(None))
            self.console.print(Text(self.words.text("hand-over", {"player": name}), style="question"))
            self.typed.line()

    def _tell(self, lines: Callable[[Reader], list[str]], readers: list[Reader], watching: Reader) -> None:
        for reader in readers:
            assert reader.seat is not None
            self._unread[reader.seat] += lines(reader)
        if self.manner == "silent" or not self.people:
            for line in lines(watching):
                self.console.print(Text(line), soft_wrap=True)

    def _keep(self) -> None:
        """Write what the record has gained; nothing is lost when the game is left."""
        if self.kept is not None:
            self.kept.write(self.table)

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
