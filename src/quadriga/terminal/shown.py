"""A table as text, for `print(table)`: what the terminal draws, without a question."""

from __future__ import annotations

import shutil
from io import StringIO
from typing import Any

from rich.console import Console

from quadriga.core.layout import layout_of
from quadriga.core.table import Table
from quadriga.terminal.draw import Drawing
from quadriga.terminal.speech import LAYER, system_language
from quadriga.terminal.theme import THEME
from quadriga.words import Reader, Words


def drawing_of(table: Table[Any], seat: int | None) -> Drawing:
    """The table from the eyes of a seat, in the language of the system."""
    words = Words(system_language(), table.game, layer=LAYER)
    layout = layout_of(table.game, table.view(seat))
    return Drawing(words, Reader(seat, (), layout.forms), layout, {}, table.decider)


def drawn(table: Table[Any], seat: int | None) -> str:
    """As wide as the terminal, without colours: text that can be printed anywhere."""
    page = StringIO()
    width = max(shutil.get_terminal_size().columns, 80)
    Console(file=page, width=width, theme=THEME, highlight=False, markup=False, emoji=False, color_system=None).print(
        drawing_of(table, seat).table(width)
    )
    return "\n".join(line.rstrip() for line in page.getvalue().splitlines())
