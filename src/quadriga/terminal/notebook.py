"""A table for notebooks: its layout in HTML, each thing with its scene of the game's `scenes.svg` where it has one.

A game without that file has plain scenes, as on the common table of the browser.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from html import escape
from importlib import resources
from typing import Any, Final

from quadriga.core.layout import Item, Panel, Section
from quadriga.core.table import Table
from quadriga.core.things import kind_of
from quadriga.terminal.draw import Drawing
from quadriga.terminal.shown import drawing_of

_PART: Final = re.compile(r'<g id="([^"]+)">.*?(?=\n<g id=|\n?</defs>)', re.DOTALL)
_USED: Final = re.compile(r'href="#([^"]+)"')
#: The layers of a scene from behind, and what every scene of a game has besides.
LAYERS: Final = ("{game}.sky", "{scene}.back", "{game}.cast", "{scene}.main", "{scene}.front")
SHEET: Final = "scenes.svg"
#: Whose scenes a game has that brings none, and how they are called there.
PLAIN_PACKAGE: Final = "quadriga.core"
PLAIN: Final = "plain"


def pictured(table: Table[Any], seat: int | None) -> str:
    """The table from the eyes of a seat, or of a spectator."""
    return picture(drawing_of(table, seat), table.game.package)


def picture(drawing: Drawing, package: str) -> str:
    """What a drawing has of a table, with the scenes of the game's package."""
    scenes = Scenes(package)
    body = [html for section in drawing.layout.sections for html in _section(drawing, section, scenes)]
    body += [html for panel in drawing.seated() for html in _panel(drawing, panel, scenes)]
    sheet = f'<svg width="0" height="0" style="position:absolute"><defs>{scenes.sheet()}</defs></svg>'
    return f'<div class="quadriga"><style>{_style()}</style>{sheet}{"".join(body)}</div>'


class Scenes:
    """A game's scenes, of which only those that were asked for are handed out."""

    def __init__(self, package: str) -> None:
        own = (resources.files(package) / SHEET).is_file()
        self.game = package.rpartition(".")[2] if own else PLAIN
        self.parts = _parts(package if own else PLAIN_PACKAGE)
        self.plain = [] if own else [name.split(".")[1] for name in self.parts if name.endswith(".main")]
        self.used: dict[str, None] = {}

    def of_thing(self, thing: str) -> str:
        """Its picture: of its kind, or of the last part of an id of its own, such as `p1.latrine`."""
        if self.plain:
            return self.scene(plain_scene(kind_of(thing), self.plain))
        return self.scene(kind_of(thing)) or self.scene(thing.rpartition(".")[2])

    def scene(self, kind: str) -> str:
        """The picture of a kind of thing; nothing where it has none."""
        names = [layer.format(game=self.game, scene=f"{self.game}.{kind}") for layer in LAYERS]
        there = [name for name in names if name in self.parts]
        if not any(name.startswith(f"{self.game}.{kind}.") for name in there):
            return ""
        self._use(there)
        uses = "".join(f'<use href="#{escape(name)}"/>' for name in there)
        return f'<svg class="scene" viewBox="0 0 120 80" preserveAspectRatio="xMidYMid slice">{uses}</svg>'

    def sheet(self) -> str:
        return "".join(self.parts[name] for name in self.used)

    def _use(self, names: Iterable[str]) -> None:
        for name in names:
            if name in self.parts and name not in self.used:
                self.used[name] = None
                self._use(_USED.findall(self.parts[name]))


def plain_scene(kind: str, scenes: Sequence[str]) -> str:
    """One of the plain scenes for a kind of thing, always the same; the browser's `plainScene` has the same one."""
    return scenes[sum(map(ord, kind)) % len(scenes)]


@cache
def _style() -> str:
    return (resources.files("quadriga.terminal") / "notebook.css").read_text(encoding="utf-8")


@cache
def _parts(package: str) -> dict[str, str]:
    """The drawings of a sheet by their names."""
    text = (resources.files(package) / SHEET).read_text(encoding="utf-8")
    return {found[1]: found[0] for found in _PART.finditer(text)}


def _section(drawing: Drawing, section: Section, scenes: Scenes) -> Iterator[str]:
    items = [item for item in section.items if not item.empty]
    if not items and not section.facts:
        return
    yield f"<h4>{escape(drawing.label(section).plain)}</h4>"
    if items:
        grid = ' class="grid"' if section.style == "grid" else ""
        yield f"<ul{grid}>{''.join(_item(drawing, item, scenes, section) for item in items)}</ul>"


def _item(drawing: Drawing, item: Item, scenes: Scenes, section: Section) -> str:
    dim = ' class="dim"' if item.dim else ""
    if item.cell is not None:
        cells = [one.cell for one in section.items if one.cell is not None and not one.empty]
        column, row = (item.cell[axis] - min(cell[axis] for cell in cells) + 1 for axis in (0, 1))
        dim += f' style="grid-column:{column};grid-row:{row}"'
    picture = scenes.of_thing(drawing.layout.forms.get(item.id, item.id))
    # A cell of a terminal is narrow; here a name has two lines.
    name = drawing.item(item, short=section.short and section.style != "grid")
    return f"<li{dim}>{picture}<span>{escape(name.plain)}</span></li>"


def _panel(drawing: Drawing, panel: Panel, scenes: Scenes) -> Iterator[str]:
    figures = "  ".join(
        [(drawing.figure(figure) if figure.of is None else drawing.part(figure)).plain for figure in panel.figures]
        + [drawing.note(note).plain for note in panel.notes]
    )
    yield f"<h3>{escape(drawing.player(panel).plain)} <small>{escape(figures)}</small></h3>"
    for section in panel.sections:
        yield from _section(drawing, section, scenes)
