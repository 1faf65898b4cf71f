"""A layout as lines of a terminal, at any width from 80 columns up."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from quadriga.core.layout import Facts, Figure, Item, Layout, Panel, Section
from quadriga.core.things import kind_of
from quadriga.words import Reader, Words

#: From this width on, the rows on offer stand side by side, and from that one the players too.
WIDE = 112
WIDEST = 136
GAP = "  "
#: A part of a whole is drawn sign by sign up to this many.
LONGEST_BAR = 20
FULL, EMPTY = "▰", "▱"
#: Ids are shown as far as they are codes; names are no better for being written twice.
LONGEST_CODE = 6
#: What stands between the cells of a grid, around the number of an empty one, and how narrow they may get.
BORDER = "│"
EMPTY_LEFT, EMPTY_RIGHT = "‹", "›"
NARROWEST_CELL = 6


class Drawing:
    """Draws one layout for one reader. `numbers` are what to type for a thing."""

    def __init__(
        self, words: Words, reader: Reader, layout: Layout, numbers: Mapping[str, int], decider: int | None
    ) -> None:
        self.words = words
        self.reader = reader
        self.layout = layout
        self.numbers = numbers
        self.decider = decider

    def table(self, width: int) -> RenderableType:
        """The whole table: what is on offer, then the players, the reader last."""
        tables = [self.compared(section) for section in self.layout.sections if section.style == "table"]
        others = [section for section in self.layout.sections if section.style != "table"]
        parts: list[RenderableType] = [Tables(tables)] if tables else []
        if others:
            parts.append(self.sections(others))
        panels = sorted(self.layout.panels, key=lambda panel: panel.seat == self.reader.seat)
        drawn = [self.panel(panel) for panel in panels]
        rows = [drawn[i : i + 2] for i in range(0, len(drawn), 2)] if width >= WIDEST else [[one] for one in drawn]
        return Group(*parts, *(beside(row) for row in rows))

    def compared(self, section: Section) -> Compared:
        """Things in a table: a column for each figure, so that they can be compared at a glance."""
        grid = Grid.grid(padding=(0, 1))
        columns = self._columns(section)
        codes = {item.id: kind_of(item.id) for item in section.items}
        coded = all(len(code) <= LONGEST_CODE for code in codes.values())
        grid.add_column(justify="right")
        grid.add_column(style="quiet")
        grid.add_column(no_wrap=True)
        for _ in columns:
            grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True)
        for item in section.items:
            shown = {(facts.id, figure.id): figure for facts in item.facts for figure in facts.figures}
            cells = [self.figure(shown[key]) if key in shown else Text() for key in columns]
            spoken = {facts for facts, _ in columns}
            rest = [self.column_name(facts) for facts in item.facts if facts.figures and facts.id not in spoken]
            rest += [self.note(note) for note in item.notes]
            rest += [Text.assemble("+ ", self.words.name(one.id, self.reader)) for one in item.items]
            form = "short" if section.short else ""
            name = Text(self._counted(item, form), style="quiet" if item.dim else "name")
            grid.add_row(self.number(item.id), Text(codes[item.id] if coded else ""), name, *cells, joined(rest, "  "))
        return Compared(self.heading(self.section_name(section), self.facts_in_words(section.facts)), grid)

    def sections(self, sections: Sequence[Section]) -> RenderableType:
        """Grids, which need all the width there is, and then whatever has a label."""
        grids = [self.grid(section) for section in sections if section.style == "grid"]
        return Group(*grids, self.labelled([section for section in sections if section.style != "grid"]))

    def grid(self, section: Section) -> RenderableType:
        """Things where they lie; places where something could be laid show their numbers."""
        cells: dict[tuple[int, int], Cell] = {}
        for item in section.items:
            assert item.cell is not None, f"{item.id} has no place in its grid"
            figures = Text("→").join([self.figures(facts) for facts in item.facts if facts.figures])
            name = "" if item.empty else self.words.name(item.id, self.reader, "short" if section.short else "")
            cells[item.cell] = Cell(self.number(item.id), name, figures)
        return Cells(cells)

    def labelled(self, sections: Iterable[Section]) -> RenderableType:
        """Simple things in lines, each line with its label."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(style="title", no_wrap=True)
        grid.add_column()
        for section in sections:
            label = Text(self.section_name(section), style="title")
            for facts in section.facts:
                label.append(" ").append_text(self.figures(facts))
            if section.style == "block":
                grid.add_row(label, self.blocks(section.items))
            else:
                shown = [self.item(item, short=section.short) for item in section.items]
                grid.add_row(label, Flow(shown or [Text("—", style="quiet")]))
        return grid

    def blocks(self, items: Sequence[Item]) -> RenderableType:
        """A line for each thing with its bars, and whoever is at work there beneath."""
        room: dict[str, int] = {}
        for item in items:
            for figure in bars_of(item):
                room[figure.id] = max(room.get(figure.id, 0), cell_len(self.bar(figure).plain))
        rows = []
        for item in items:
            bars = {figure.id: self.bar(figure) for figure in bars_of(item)}
            tail = [padded(bars.get(id, Text()), width) for id, width in room.items()]
            tail += [
                self.figures(facts) for facts in item.facts if not any(one.of is not None for one in facts.figures)
            ]
            crew = [self.item(one) for one in item.items]
            name = Text(self.words.name(item.id, self.reader))
            rows.append(Block(padded(self.number(item.id), 2), name, Text(" ").join(tail), Flow(crew)))
        return Blocks(rows)

    def panel(self, panel: Panel) -> RenderableType:
        name = self.words.player(panel.seat, self.reader)
        mine = panel.seat == self.reader.seat
        title = Text(("▶ " if panel.seat == self.decider else "") + name, style="you" if mine else "player")
        if mine:
            title.append(" ").append(self.words.text("you-mark"), style="you")
        figures = [self.figure(figure) if figure.of is None else self.track(figure) for figure in panel.figures]
        figures += [self.note(note) for note in panel.notes]
        return Group(self.heading(title, joined(figures, "  ")), self.sections(panel.sections))

    def spending(self) -> list[Text]:
        """What the deciding player has to spend, in words."""
        return [*map(self.in_words, self.layout.figures), *map(self.note, self.layout.notes)]

    # Small parts.

    def heading(self, title: Text | str, aside: Text) -> RenderableType:
        shown = title if isinstance(title, Text) else Text(title, style="title")
        if aside.plain:
            shown = Text.assemble(shown, "  ", aside)
        return Rule(shown, align="left", style="rule.line")

    def section_name(self, section: Section) -> str:
        return self.words.text(f"section-{section.id}") if section.id else self.words.zone(section.zone, self.reader)

    def item(self, item: Item, *, short: bool = False) -> Text:
        """A thing in a line, with all there is to say about it."""
        shown = Text(self._counted(item, "short" if short else ""), style="quiet" if item.dim else "")
        parts = [Text() if item.dim else self.number(item.id), shown]
        parts += [self.figures(facts) for facts in item.facts]
        for one in item.items:
            parts += [Text("+"), self.item(one)]
        parts += [self.note(note) for note in item.notes]
        return joined(parts, " ")

    def number(self, id: str) -> Text:
        return Text(str(self.numbers.get(id, "")), style="number")

    def note(self, id: str) -> Text:
        return Text(self.words.text(f"note-{id}"), style="quiet")

    def column_name(self, facts: Facts) -> Text:
        return Text.assemble((self.words.text(f"column-{facts.id}"), "quiet"), " ", self.figures(facts))

    def figures(self, facts: Facts) -> Text:
        shown = [self.figure(figure) if figure.of is None else self.bar(figure) for figure in facts.figures]
        return joined(shown, " ")

    def figure(self, figure: Figure) -> Text:
        """A sign and a number; in words for figures without a sign."""
        mark = self.layout.marks.get(figure.id)
        if mark is None:
            return self.in_words(figure)
        return Text(mark.sign + str(figure.value), style=f"tone.{mark.tone}")

    def bar(self, figure: Figure) -> Text:
        """A part of a whole after its sign: a full box for each that is there, an empty one for each missing."""
        mark = self.layout.marks.get(figure.id)
        whole = figure.of or 0
        if mark is None or whole > LONGEST_BAR:
            return Text(f"{figure.value}/{whole}")
        if not whole:
            return Text()
        done = min(figure.value, whole)
        return Text(mark.sign + FULL * done + EMPTY * (whole - done), style=f"tone.{mark.tone}")

    def track(self, figure: Figure) -> Text:
        return self.bar(figure).append(f" {figure.value}/{figure.of}")

    def in_words(self, figure: Figure) -> Text:
        if not figure.id:
            return Text(str(figure.value))
        mark = self.layout.marks.get(figure.id)
        return Text(
            self.words.text(f"figure-{figure.id}", {"value": figure.value}), f"tone.{mark.tone}" if mark else ""
        )

    def facts_in_words(self, facts: Iterable[Facts]) -> Text:
        texts = [self.in_words(figure) for one in facts for figure in one.figures]
        shown = joined(texts, ", ")
        shown.stylize("quiet")
        return shown

    def _counted(self, item: Item, form: str) -> str:
        """Its name, and how many there are of it where there are several."""
        name = self.words.name(item.id, self.reader, form)
        return name if item.count == 1 else f"{name} ×{item.count}"

    def _columns(self, section: Section) -> list[tuple[str, str]]:
        """The figures that every thing's facts are about, in the order of their signs."""
        items = section.items
        shared = [facts.id for facts in items[0].facts if facts.id not in section.named] if items else []
        shared = [id for id in shared if all(any(facts.id == id for facts in item.facts) for item in items)]
        order = list(self.layout.marks)
        found = {
            (facts.id, figure.id)
            for item in items
            for facts in item.facts
            for figure in facts.figures
            if facts.id in shared
        }
        return sorted(found, key=lambda key: (shared.index(key[0]), order.index(key[1]) if key[1] in order else 0))


def bars_of(item: Item) -> list[Figure]:
    return [figure for facts in item.facts for figure in facts.figures if figure.of is not None]


class Compared(NamedTuple):
    """A table of things, under its heading."""

    heading: RenderableType
    grid: Grid


class Tables:
    """Tables side by side on a wide screen, if nothing in them has to give way; else one below the other."""

    def __init__(self, tables: Sequence[Compared]) -> None:
        self.tables = tables

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        widths = [Measurement.get(console, options, table.grid).maximum for table in self.tables]
        spare = options.max_width - sum(widths) - len(GAP) * (len(widths) - 1)
        shown = [Group(*table) for table in self.tables]
        if options.max_width < WIDE or spare < 0 or len(shown) == 1:
            yield from shown
            return
        grid = Grid.grid(padding=(0, len(GAP), 0, 0), pad_edge=False)
        for width in widths:
            grid.add_column(width=width + spare // len(widths))
        grid.add_row(*shown)
        yield grid


class Block(NamedTuple):
    """A thing with a line of its own, and what is at work on it."""

    number: Text
    name: Text
    figures: Text
    crew: Flow


class Blocks:
    """Things one below the other, their figures aligned; long names give way where the screen is narrow."""

    def __init__(self, rows: Sequence[Block]) -> None:
        self.rows = rows

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        room = options.max_width - max(cell_len(row.figures.plain) for row in self.rows) - 5
        widest = min(max(cell_len(row.name.plain) for row in self.rows), max(room, 8))
        for row in self.rows:
            name = row.name.copy()
            name.truncate(widest, overflow="ellipsis", pad=True)
            yield Text.assemble(row.number, " ", name, "  ", row.figures)
            if row.crew.pieces:
                yield Padding(row.crew, (0, 0, 0, 5))

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(options.max_width // 2, options.max_width)


class Cell(NamedTuple):
    """What is to be seen in a cell of a grid; without a name nothing lies there."""

    number: Text
    name: str
    figures: Text

    @property
    def width(self) -> int:
        return sum(cell_len(part) + 1 for part in (self.number.plain, self.name, self.figures.plain) if part) - 1

    def drawn(self, width: int) -> Text:
        """The number and the figures whole, and as much of the name as there is room for."""
        if not self.name:
            return Text.assemble((EMPTY_LEFT, "quiet"), self.number, (EMPTY_RIGHT, "quiet"))
        name = Text(self.name, style="name")
        name.truncate(max(width - self.width + cell_len(self.name), 0), overflow="ellipsis")
        drawn = joined([self.number, name, self.figures], " ")
        drawn.truncate(width)
        return drawn


class Cells:
    """A grid of cells with its columns and rows numbered; what is too wide for the screen goes on beneath."""

    def __init__(self, cells: Mapping[tuple[int, int], Cell]) -> None:
        self.cells = cells

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        columns = range(min(column for column, _ in self.cells), max(column for column, _ in self.cells) + 1)
        rows = range(min(row for _, row in self.cells), max(row for _, row in self.cells) + 1)
        margin = max(len(str(row)) for row in rows)
        room = options.max_width - margin - 1
        widest = max(cell.width for cell in self.cells.values())
        width = min(max(room // len(columns) - 1, NARROWEST_CELL), widest)
        for begin in range(0, len(columns), room // (width + 1)):
            strip = columns[begin : begin + room // (width + 1)]
            yield Text(" " * (margin + 1) + " ".join(f"{column:^{width}}" for column in strip).rstrip(), style="quiet")
            for row in rows:
                yield self.line(strip, row, margin, width)

    def line(self, columns: range, row: int, margin: int, width: int) -> Text:
        """One row, with a border on both sides of everything that lies there."""
        line = Text(f"{row:>{margin}}", style="quiet")
        lies_before = False
        for column in columns:
            cell = self.cells.get((column, row))
            lies = cell is not None and bool(cell.name)
            line.append(BORDER if lies or lies_before else " ", style="rule.line")
            line.append_text(centred(cell.drawn(width) if cell else Text(), width))
            lies_before = lies
        return line.append(BORDER if lies_before else "", style="rule.line")

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(options.max_width, options.max_width)


class Flow:
    """Pieces side by side; a piece that no longer fits goes to the next line whole."""

    def __init__(self, pieces: Sequence[Text], gap: str = "   ") -> None:
        self.pieces = [piece for piece in pieces if piece.plain]
        self.gap = gap

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for piece in self.pieces:
            if line.plain and cell_len(line.plain) + len(self.gap) + cell_len(piece.plain) > options.max_width:
                yield line
                line = Text()
            line = Text.assemble(line, self.gap, piece) if line.plain else piece.copy()
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [cell_len(piece.plain) for piece in self.pieces] or [0]
        whole = sum(widths) + len(self.gap) * (len(widths) - 1)
        return Measurement(max(widths), whole).clamp(max_width=options.max_width)


def padded(text: Text, width: int) -> Text:
    return Text.assemble(text, " " * (width - cell_len(text.plain)))


def centred(text: Text, width: int) -> Text:
    left = (width - cell_len(text.plain)) // 2
    return padded(Text.assemble(" " * left, text), width)


def joined(texts: Sequence[Text], gap: str) -> Text:
    return Text(gap).join([text for text in texts if text.plain])


def beside(parts: Sequence[RenderableType]) -> RenderableType:
    if len(parts) == 1:
        return parts[0]
    grid = Grid.grid(padding=(0, 2, 0, 0), expand=True)
    for _ in parts:
        grid.add_column(ratio=1)
    grid.add_row(*parts)
    return grid
