"""A turn in sixty seconds at the keyboard: on each screen a caption, and under it the part of a table it speaks of."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

import msgspec
from rich.console import Console, Group
from rich.segment import Segment, Segments
from rich.text import Text

from quadriga.core.game import Game
from quadriga.core.guide import words_of
from quadriga.core.layout import Item, Layout, Section, layout_of
from quadriga.core.table import Table
from quadriga.core.things import zone_of_thing
from quadriga.core.turn_page import TurnPage, TurnPanel, positions
from quadriga.terminal.draw import Drawing
from quadriga.terminal.typed import Typed
from quadriga.words import Reader, Words

#: What is typed to go back, and to leave.
BACK: Final = "b"
LEAVE: Final = "q"


class TurnReader:
    """Goes through the panels of a turn page."""

    def __init__(self, game: Game, page: TurnPage, words: Words, console: Console, *, plain: bool = False) -> None:
        self.game = game
        self.page = page
        self.words = words
        self.captions = Words(words.language, game, layer=words_of(game))
        self.console = console
        self.drawn = console.is_terminal and not plain
        self.typed = Typed(prompting=console.is_terminal)
        self.names = tuple(name or words.text("learn-you") for name in page.names)
        self.tables = positions(game, page)

    def run(self) -> None:
        """Show panel after panel; who only listens is told all of them at once. Raises `Left`."""
        if not self.drawn:
            for at in range(len(self.page.panel)):
                self.console.print(self.caption(at), soft_wrap=True)
            return
        at = 0
        while at < len(self.page.panel):
            self.show(at)
            line = self.typed.line(resized=lambda shown=at: self.show(shown))  # type: ignore[misc]
            if line == LEAVE:
                return
            at = max(0, at - 1) if line == BACK else at + 1

    def show(self, at: int) -> None:
        """A panel on one screen: what there is no room for is left out below."""
        panel = self.page.panel[at]
        drawing = self.drawing(panel)
        head = Group(self.caption(at), Text())
        keys = Text(self.words.text("turn-page-keys"), style="quiet")
        # The last line is for typing.
        room = self.console.height - len(self._lines(head)) - len(self._lines(keys)) - 1
        part = self._lines(drawing.table(self.console.width))[: max(0, room)]
        self.console.clear()
        self.console.print(head)
        self.console.print(Segments([segment for line in part for segment in (*line, Segment.line())]), end="")
        self.console.print(keys)

    def drawing(self, panel: TurnPanel) -> Drawing:
        table = self.tables[panel.after]
        layout = self._layout(table)
        part = part_of(layout, (*panel.shows, *panel.within))
        return Drawing(self.words, Reader(self.page.seat, self.names, layout.forms), part, {}, table.decider)

    def caption(self, at: int) -> Text:
        panel = self.page.panel[at]
        told = {"n": at + 1, "of": len(self.page.panel), "title": self.captions.text(panel.caption, {}, "title")}
        told["part"] = self.words.text(f"turn-page-{panel.part}")
        return Text.assemble(
            (self.words.text("turn-page-place", told), "question"), "\n", self.captions.text(panel.caption)
        )

    def _layout(self, table: Table[Any]) -> Layout:
        return layout_of(self.game, table.view(self.page.seat))

    def _lines(self, drawn: Any) -> list[list[Segment]]:
        return self.console.render_lines(drawn, pad=False)


def part_of(layout: Layout, ids: Iterable[str]) -> Layout:
    """Of a table the sections in which something of these is or lies, and whoever owns it; else all of it."""
    wanted = set(ids)

    def kept(sections: tuple[Section, ...]) -> tuple[Section, ...]:
        return tuple(one for one in sections if wanted & {one.id, one.zone, *_named(one.items)})

    panels = []
    for panel in layout.panels:
        sections = kept(panel.sections)
        if sections or any(id.startswith(f"p{panel.seat}.") for id in wanted):
            panels.append(msgspec.structs.replace(panel, sections=sections))
    common = kept(layout.sections)
    return msgspec.structs.replace(layout, sections=common, panels=tuple(panels)) if common or panels else layout


def _named(items: tuple[Item, ...]) -> Iterator[str]:
    """The ids of things and of the places they lie in."""
    for item in items:
        yield item.id
        yield zone_of_thing(item.id)
        yield from _named(item.items)
