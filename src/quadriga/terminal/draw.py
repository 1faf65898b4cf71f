"""A layout as lines of a terminal, at any width from 80 columns up.

`Drawing.table` is all of it, however many lines that takes; what a screen has room for, `quadriga.terminal.screen`
chooses.
"""

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

#: From this width on, the players stand side by side.
WIDEST = 136
#: Labels have a column of their own up to this part of the width.
WIDEST_LABEL = 5
GAP = "  "
#: How much of a name is left where tables side by side have no room for all of it.
WIDEST_NAME = 18
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
        #: Things that are a section of their own, and have their number there.
        self.places = {section.id for section in layout.sections} & numbers.keys()

    def table(self, width: int) -> RenderableType:
        """The whole table: what is on offer, then the players, the reader last."""
        tables = [section for section in self.layout.sections if section.style == "table"]
        others = [section for section in self.layout.sections if section.style != "table"]
        parts: list[RenderableType] = [self.tables(tables)] if tables else []
        if others:
            parts.append(self.sections(others))
        return Group(*parts, self.panels(self.seated(), width))

    def seated(self) -> list[Panel]:
        """The players, the reader last."""
        return sorted(self.layout.panels, key=lambda panel: panel.seat == self.reader.seat)

    def panels(self, panels: Sequence[Panel], width: int) -> RenderableType:
        """Players one below the other, or in pairs on a wide screen."""
        drawn = [self.panel(panel) for panel in panels]
        rows = [drawn[i : i + 2] for i in range(0, len(drawn), 2)] if width >= WIDEST else [[one] for one in drawn]
        return Group(*(beside(row) for row in rows))

    def tables(self, sections: Sequence[Section]) -> RenderableType:
        return Tables([self.compared(section) for section in sections])

    def compared(self, section: Section) -> Compared:
        """Things in a table: with their codes; for want of room without, and with long names cut."""
        heading = self.heading(self.section_name(section), self.facts_in_words(section.facts))
        grids = (
            self.compared_items(section, coded=True),
            self.compared_items(section, coded=False),
            self.compared_items(section, coded=False, widest=WIDEST_NAME),
        )
        return Compared(heading, grids)

    def compared_items(self, section: Section, *, coded: bool, widest: int | None = None) -> Grid:
        """A row for each thing and a column for each figure, so that they can be compared at a glance."""
        columns = self._columns(section)
        codes = {item.id: kind_of(item.id) for item in section.items}
        coded = coded and all(len(code) <= LONGEST_CODE for code in codes.values())
        rows = []
        for item in section.items:
            shown = {(facts.id, figure.id): figure for facts in item.facts for figure in facts.figures}
            cells = [self.figure(shown[key]) if key in shown else Text() for key in columns]
            spoken = {facts for facts, _ in columns}
            rest = [self.column_name(facts) for facts in item.facts if facts.figures and facts.id not in spoken]
            rest += [self.note(note) for note in item.notes]
            rest += [Text.assemble("+ ", self.words.name(one.id, self.reader)) for one in item.items]
            form = "short" if section.short else ""
            name = Text(self._counted(item, form), style="quiet" if item.dim else "name")
            code = [Text(codes[item.id], style="quiet")] if coded else []
            rows.append([self.number(item.id), *code, name, *cells, joined(rest, "  ")])
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(justify="right", no_wrap=True)
        # A column without anything in it would still be given room.
        filled = [place for place in range(1, len(rows[0])) if any(row[place].plain for row in rows)] if rows else []
        for place in filled:
            grid.add_column(no_wrap=True, max_width=widest if place == 1 + coded else None)
        for row in rows:
            grid.add_row(row[0], *(row[place] for place in filled))
        return grid

    def sections(self, sections: Sequence[Section]) -> RenderableType:
        """Grids, which need all the width there is, and then whatever has a label."""
        grids = [self.grid(section) for section in sections if section.style == "grid"]
        labelled = [section for section in sections if section.style != "grid"]
        return Group(*grids, *([self.labelled(labelled)] if labelled else []))

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
        return Labelled([(self.label(section), self.labelled_items(section)) for section in sections])

    def labelled_items(self, section: Section) -> Blocks | Flow:
        if section.style == "block" and section.items:
            return self.blocks(section.items)
        shown = [self.item(item, short=section.short) for item in section.items]
        return Flow(shown or [Text() if self.number(section.id).plain else Text("—", style="quiet")])

    def label(self, section: Section) -> Text:
        """What the things are, with a number of its own where the place itself can be chosen."""
        label = joined([self.number(section.id), Text(self.section_name(section), style="title")], " ")
        for facts in section.facts:
            label.append(" ").append_text(self.figures(facts))
        return label

    def run_together(self, sections: Iterable[Section]) -> RenderableType:
        """Things of several sections in as few lines as they take, the first of each behind its label."""
        pieces: list[Text] = []
        for section in sections:
            shown = [self.item(item, short=section.short) for item in section.items]
            pieces += [joined([self.label(section), *shown[:1]], " "), *shown[1:]]
        return Flow(pieces, "  ")

    def blocks(self, items: Sequence[Item]) -> Blocks:
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
        figures = [self.figure(figure) if figure.of is None else self.track(figure) for figure in panel.figures]
        heading = self.heading(self.player(panel), joined([*figures, *map(self.note, panel.notes)], "  "))
        return Group(heading, self.sections(panel.sections)) if panel.sections else heading

    def players_together(self, panels: Sequence[Panel]) -> RenderableType:
        """Several players in as few lines as they take, each with figures alone."""
        shown = []
        for panel in panels:
            figures = [self.figure(figure) if figure.of is None else self.part(figure) for figure in panel.figures]
            shown.append(joined([self.player(panel), *figures, *map(self.note, panel.notes)], " "))
        return Flow(shown)

    def player(self, panel: Panel) -> Text:
        """Who it is, with a sign before whoever decides."""
        name = self.words.player(panel.seat, self.reader)
        mine = panel.seat == self.reader.seat
        title = Text(("▶ " if panel.seat == self.decider else "") + name, style="you" if mine else "player")
        if mine:
            title.append(" ").append(self.words.text("you-mark"), style="you")
        return title

    def spending(self) -> list[Text]:
        """What the deciding player has to spend, in words; once the game is over nobody has."""
        if self.decider is None:
            return []
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
        number = Text() if item.dim or item.id in self.places else self.number(item.id)
        parts = [numbered(number, shown)]
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

    def part(self, figure: Figure) -> Text:
        """A part of a whole in digits."""
        mark = self.layout.marks.get(figure.id)
        return Text(f"{mark.sign if mark else ''}{figure.value}/{figure.of}", style=f"tone.{mark.tone}" if mark else "")

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
    #: Ever narrower.
    grids: Sequence[Grid]


class Tables:
    """Tables side by side, if no more than codes and long names have to give way; else one below the other."""

    def __init__(self, tables: Sequence[Compared]) -> None:
        self.tables = tables

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for grids in zip(*(table.grids for table in self.tables), strict=True):
            widths = [Measurement.get(console, options, grid).maximum for grid in grids]
            spare = options.max_width - sum(widths) - len(GAP) * (len(widths) - 1)
            if spare >= 0 and len(grids) > 1:
                beside = Grid.grid(padding=(0, len(GAP), 0, 0), pad_edge=False)
                for width in widths:
                    beside.add_column(width=width + spare // len(widths))
                beside.add_row(*(Group(table.heading, grid) for table, grid in zip(self.tables, grids, strict=True)))
                yield beside
                return
        for table in self.tables:
            yield Group(table.heading, table.grids[0])


class Labelled:
    """Lines with labels: in a column where the labels are short, else each line goes on after its label."""

    def __init__(self, rows: Sequence[tuple[Text, Blocks | Flow]]) -> None:
        self.rows = rows

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        widest = max((cell_len(label.plain) for label, _ in self.rows), default=0)
        if widest <= options.max_width // WIDEST_LABEL:
            grid = Grid.grid(padding=(0, 2, 0, 0))
            grid.add_column(no_wrap=True)
            grid.add_column()
            for label, things in self.rows:
                grid.add_row(label, things)
            yield grid
            return
        for label, things in self.rows:
            if isinstance(things, Flow):
                first, *rest = things.pieces or [Text()]
                yield Flow([joined([label, first], "  "), *rest], hang=2)
            else:
                yield label
                yield Padding(things, (0, 0, 0, 2))


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
    """Pieces side by side; a piece that no longer fits goes to the next line whole, `hang` columns in."""

    def __init__(self, pieces: Sequence[Text], gap: str = "   ", hang: int = 0) -> None:
        self.pieces = [piece for piece in pieces if piece.plain]
        self.gap = gap
        self.hang = " " * hang

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for piece in self.pieces:
            if line.plain and cell_len(line.plain) + len(self.gap) + cell_len(piece.plain) > options.max_width:
                yield line
                line = Text.assemble(self.hang, piece)
            else:
                line = Text.assemble(line, self.gap, piece) if line.plain else piece.copy()
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [cell_len(piece.plain) for piece in self.pieces] or [0]
        whole = sum(widths) + len(self.gap) * (len(widths) - 1)
        return Measurement(max(widths), whole).clamp(max_width=options.max_width)


def numbered(number: Text, name: Text) -> Text:
    """What is chosen by a number, behind it; a name that begins with a digit is kept apart from it."""
    if number.plain and name.plain[:1].isdigit():
        number = Text.assemble(number, ")")
    return joined([number, name], " ")


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
