"""A guided first game at the keyboard: a caption over each question, and a kind answer to every other move."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, Literal

import msgspec
from rich.console import Console
from rich.text import Text

from quadriga.core.game import Game
from quadriga.core.guide import Guide, GuideStep, follow, words_of
from quadriga.core.layout import layout_of
from quadriga.core.table import Table
from quadriga.terminal.asking import Asking, Manner
from quadriga.terminal.typed import Typed
from quadriga.words import Reader, Words, log

#: No note of where somebody was is longer: a file that is was not written here.
MOST_BYTES: Final = 1024
#: How a step was left.
Way = Literal["on", "back", "skip"]
WAYS: Final[dict[str, Way]] = {"": "on", "b": "back", "s": "skip"}


class Place(msgspec.Struct, frozen=True):
    """Where somebody left a guide, and which guide it was: one that was changed since begins anew."""

    edition: str
    steps: int
    at: int


class Lesson:
    """Leads through a guide from its first step, or from where it was left."""

    def __init__(
        self, game: Game, guide: Guide, words: Words, console: Console, file: Path, *, plain: bool = False
    ) -> None:
        self.game = game
        self.guide = guide
        self.words = words
        self.captions = Words(words.language, game, layer=words_of(game))
        self.console = console
        self.file = file
        self.manner: Manner = "screen" if console.is_terminal and not plain else "plain"
        self.typed = Typed(prompting=console.is_terminal)
        names = list(guide.names)
        names[guide.seat] = words.text("learn-you")
        self.names = tuple(names)
        self.tables: list[Table[Any]] = []
        #: What each move did, in words.
        self.lines: list[list[str]] = []
        for table in follow(game, guide):
            reader = self._reader(table)
            self.lines.append(log(words, table.events(guide.seat), reader) if table.head else [])
            self.tables.append(table.copy())

    def run(self) -> bool:
        """Go through the steps; whether the newcomer came to the end without skipping. Raises `Left`."""
        at = self._kept()
        steps = self.guide.step
        while at < len(steps):
            self._keep(at)
            way = self._ask(at)
            if way == "skip":
                break
            at = max(0, at - 1) if way == "back" else at + 1
        self.file.unlink(missing_ok=True)
        return at >= len(steps)

    def _ask(self, at: int) -> Way:
        seqs = self.guide.seqs()
        before = seqs[at - 1] if at else 0
        happened = [line for lines in self.lines[before + 1 : seqs[at] + 1] for line in lines]
        asking = Guided(
            *(self.tables[seqs[at]], self.words, self.console, self.typed, self.guide.seat, self.names),
            happened=happened,
            manner=self.manner,
            undo_reach=0,
        )
        return asking.lead(self.guide.step[at], self._caption(at))

    def _caption(self, at: int) -> str:
        step = self.guide.step[at]
        told = {"n": at + 1, "of": len(self.guide.step), "title": self.captions.text(step.caption, {}, "title")}
        return f"{self.words.text('learn-step', told)} {self.captions.text(step.caption)}"

    def _reader(self, table: Table[Any]) -> Reader:
        seat = self.guide.seat
        return Reader(seat, self.names, layout_of(self.game, table.view(seat)).forms)

    def _kept(self) -> int:
        try:
            with self.file.open("rb") as opened:
                place = msgspec.json.decode(opened.read(MOST_BYTES), type=Place)
        except (OSError, msgspec.MsgspecError):
            return 0
        same = place.edition == self.tables[0].state.edition.hash and place.steps == len(self.guide.step)
        return place.at if same and 0 <= place.at < place.steps else 0

    def _keep(self, at: int) -> None:
        place = Place(self.tables[0].state.edition.hash, len(self.guide.step), at)
        try:
            self.file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            self.file.write_bytes(msgspec.json.encode(place))
        except OSError:
            return  # then it begins anew the next time


class Guided(Asking):
    """A question with a caption over it, and one answer that leads on."""

    caption = ""
    hint = ""

    def lead(self, step: GuideStep, caption: str) -> Way:
        """Ask until the step's move was made, by whom ever, or another way was chosen."""
        number = next((n for n, move in enumerate(self.choices.moves, 1) if move.key == step.move), 0)
        self.caption = caption
        self.hint = self.words.text("learn-type" if number else "learn-look", {"number": number})
        self.show()
        while True:
            line = self.typed.line(self.ways_on, self.show if self.manner == "screen" else None)
            if line in WAYS:
                return WAYS[line]
            if line == "t":
                self.show_table()
            elif not self._answered(line):
                move = self._meant(line)
                if move is not None and move.key == step.move:
                    return "on"
                if move is not None:
                    self._say("learn-other")
                self.console.print(Text(self.hint, style="question"))

    @property
    def question(self) -> str:
        return f"{self.caption}\n{self.hint}"
