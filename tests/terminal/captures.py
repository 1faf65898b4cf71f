"""The captures of docs/screens.md: positions of each game on screens of several sizes, as text."""

from io import StringIO
from pathlib import Path
from random import Random
from typing import NamedTuple

from rich.console import Console

from quadriga.core.events import Event
from quadriga.core.registry import find_game
from quadriga.core.table import Table
from quadriga.terminal.asking import Asking, Manner
from quadriga.terminal.theme import THEME
from quadriga.terminal.typed import Typed
from quadriga.words import Reader, Words, log

PAGE = Path(__file__).parents[2] / "docs" / "screens.md"
BEGIN = """# Screens of the terminal

What `quadriga play` shows, taken as text by `scripts/screens`. On 80 columns and 24 lines every question is there with
all its answers and with what their numbers refer to; larger screens show more of the table. When the window has another
size the screen is drawn anew. What is left out is named, and `t` shows all of it.
"""


class Capture(NamedTuple):
    """A position after so many random moves, told to whoever decides."""

    game: str
    language: str
    players: int
    moves: int
    columns: int = 80
    lines: int = 24
    manner: Manner = "screen"


CAPTURES = {
    "The Builders: what to do with an action": Capture("builders", "en", 3, 33),
    "Les Bâtisseurs : la même question, en français": Capture("builders", "fr", 3, 33),
    "Glory to Rome: an Architect": Capture("glory-to-rome", "en", 3, 248),
    "Porta Nigra: where to build": Capture("porta-nigra", "fr", 3, 31),
    "Minerva: where a tile goes": Capture("minerva", "en", 3, 92),
    "Minerva on 120 columns and 36 lines": Capture("minerva", "en", 3, 92, 120, 36),
    "The Builders with `--plain`": Capture("builders", "en", 3, 163, manner="plain"),
}


def captured(capture: Capture) -> str:
    game = find_game(capture.game)
    words = Words(capture.language, game, layer="quadriga.terminal", strict=True)
    table, rng = Table.new(game, capture.players, seed=7), Random(7)
    happened: list[tuple[int | None, list[list[Event]]]] = []
    for _ in range(capture.moves):
        asked = table.decider
        table.play(rng.choice(table.moves()))
        happened.append((asked, [table.events(seat) for seat in range(capture.players)]))
    seat = table.decider
    assert seat is not None
    since = next((place for place, (asked, _) in enumerate(reversed(happened)) if asked == seat), len(happened)) + 1
    told = [line for _, events in happened[-since:] for line in log(words, events[seat], Reader(seat))]
    page = StringIO()
    size = {"width": capture.columns, "height": capture.lines}
    console = Console(file=page, theme=THEME, highlight=False, markup=False, emoji=False, **size)  # type: ignore[arg-type]
    reach = table.undo_reach() if table.moved_last == seat else 0
    Asking(
        *(table, words, console, Typed(prompting=False), seat, ()),
        happened=told,
        manner=capture.manner,
        undo_reach=reach,
    ).show()
    return "\n".join(line.rstrip() for line in page.getvalue().splitlines())


def page() -> str:
    shown = [f"\n## {title}\n```text\n{captured(capture)}\n> \n```\n" for title, capture in CAPTURES.items()]
    return (BEGIN + "".join(shown)).replace("> \n```", ">\n```")
