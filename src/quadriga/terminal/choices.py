"""The legal moves as a numbered list, and what a typed line means."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Set as AbstractSet
from functools import cached_property

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from quadriga.core.layout import Layout, items_of
from quadriga.core.moves import Move
from quadriga.core.table import Table
from quadriga.core.things import kind_of, lying
from quadriga.terminal.draw import Flow, joined, numbered
from quadriga.words import Reader, Words

#: Marks a move that cannot be taken back.
FINAL = "°"


class Choices:
    """What can be chosen now, each with its number."""

    def __init__(self, table: Table, words: Words, reader: Reader, layout: Layout) -> None:
        self.table = table
        self.words = words
        self.reader = reader
        self.layout = layout
        self.moves = table.moves()
        self.view = table.view(reader.seat)
        self.final = {move.key for move in self.moves if table.preview(move).reveals}

    def touches(self, move: Move) -> tuple[str, ...]:
        """The things a move is about, in the order one would point at them."""
        return self.table.game.touches(self.view, move)

    @cached_property
    def touched(self) -> frozenset[str]:
        """Every thing that a legal move is about."""
        return frozenset(thing for move in self.moves for thing in self.touches(move))

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The number of each thing that one move alone is about, to be shown where the thing lies."""
        touched = [self.touches(move) for move in self.moves]
        times = Counter(things[0] for things in touched if len(things) == 1)
        return {
            things[0]: number for number, things in enumerate(touched, 1) if len(things) == 1 and times[things[0]] == 1
        }

    def grouped(self, drawn: AbstractSet[str] = frozenset(), *, together: bool = False) -> RenderableType:
        """Moves by what they do: a line for each group, or all groups `together` in as few lines as they take.

        Of things whose numbers are `drawn` where they lie only the numbers are given.
        """
        groups: dict[str, list[tuple[int, Move]]] = {}
        for number, move in enumerate(self.moves, 1):
            title = self.words.move(move, self.reader, "group") if self.words.has_move_form(move, "group") else ""
            groups.setdefault(title, []).append((number, move))
        there = {self.numbers[thing] for thing in drawn & self.numbers.keys()}
        rows = {title: self._group(members, there) for title, members in groups.items()}
        if together:
            return Flow(
                [
                    joined([Text(title if not place else "", style="title"), piece], " ")
                    for title, pieces in rows.items()
                    for place, piece in enumerate(pieces)
                ]
            )
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(style="title", no_wrap=True)
        grid.add_column()
        for title, pieces in rows.items():
            grid.add_row(title, Flow(pieces))
        return grid

    def _group(self, members: list[tuple[int, Move]], there: set[int]) -> list[Text]:
        """The numbers of what is drawn, those that cannot be taken back apart, then every other move by name."""
        shown = []
        for final in (False, True):
            numbers = [number for number, move in members if number in there and (move.key in self.final) == final]
            if numbers:
                shown.append(Text(runs(numbers) + (FINAL if final else ""), style="number"))
        return shown + [self._short(number, move) for number, move in members if number not in there]

    def listed(self) -> RenderableType:
        """Every move on a line of its own, with its notation."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", style="number", no_wrap=True)
        grid.add_column()
        grid.add_column(style="quiet", no_wrap=True)
        for number, move in enumerate(self.moves, 1):
            mark = FINAL if move.key in self.final else ""
            grid.add_row(str(number), self.words.move(move, self.reader) + mark, move.key)
        return grid

    def find_things(self, text: str) -> list[str]:
        """The ids a person may mean: an id, or the beginning of a name or of one of its words."""
        zones = self.table.game.zones(self.view)
        touched = self._candidates
        known = touched | {
            *items_of(self.layout),
            *(lying(kind, zone.id) for zone in zones for kind in zone.kinds or {}),
        }
        if text in known:
            return [text]
        wanted = plain(text)
        names = {id: plain(self.words.name(id, self.reader)) for id in sorted(known) if self.words.has_name(id)}
        found = (
            [id for id in sorted(known) if kind_of(id) == text]
            or [id for id, name in names.items() if name == wanted]
            or [id for id, name in names.items() if f" {name}".find(f" {wanted}") >= 0]
        )
        # Of things with one name, those that can be played with are meant.
        playable = {names.get(id) for id in found if id in touched}
        return [id for id in found if id in touched or names.get(id) not in playable]

    def can_be_played_with(self, things: list[str]) -> bool:
        """Whether something might be done with one of them, now or under other circumstances."""
        return not self._candidates.isdisjoint(things)

    @cached_property
    def _candidates(self) -> set[str]:
        """The things of all candidates, which are many: looked for once, and only if somebody asks."""
        return {id for move in self.table.candidates() for id in self.touches(move)}

    def _short(self, number: int, move: Move) -> Text:
        text = self.words.move(move, self.reader, "short") + (FINAL if move.key in self.final else "")
        return numbered(Text(str(number), style="number"), Text(text))


def plain(text: str) -> str:
    """Without accents, case and typographic apostrophes, as people type."""
    decomposed = unicodedata.normalize("NFD", text.casefold().replace("’", "'").replace("œ", "oe"))
    return " ".join("".join(letter for letter in decomposed if not unicodedata.combining(letter)).split())


def runs(numbers: list[int]) -> str:
    """1, 2, 3, 7 as `1–3 7`."""
    parts: list[list[int]] = []
    for number in numbers:
        if parts and parts[-1][-1] == number - 1:
            parts[-1].append(number)
        else:
            parts.append([number])
    return " ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in parts)
