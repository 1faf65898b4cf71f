"""Quadriga: four Roman building games, one engine.

>>> import quadriga
>>> table = quadriga.new("builders", players=3, seed=7)
>>> events = table.play(table.moves()[0])
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

from quadriga.core import showing as _showing
from quadriga.core import state as _state
from quadriga.core.errors import (
    AmbiguousMove,
    EditionError,
    ForkRefused,
    IllegalMove,
    InvalidMove,
    OptionError,
    QuadrigaError,
    RecordError,
    Refusal,
    UndoRefused,
)
from quadriga.core.events import Event, Happened, Moved
from quadriga.core.fork import fork
from quadriga.core.game import Game
from quadriga.core.meta import Meta
from quadriga.core.moves import Move
from quadriga.core.outcome import Outcome, Tally
from quadriga.core.record import Record
from quadriga.core.registry import find_game, find_meta, installed
from quadriga.core.replay import SavedRecord, Verified, load, verify
from quadriga.core.showing import Moves
from quadriga.core.table import Table
from quadriga.core.views import View

__version__ = "0.1.0"
#: Whether the rules run compiled; the wheel built with QUADRIGA_COMPILE=1 does.
compiled = not str(_state.__file__).endswith(".py")

__all__ = [
    "AmbiguousMove",
    "EditionError",
    "Event",
    "ForkRefused",
    "Game",
    "Happened",
    "IllegalMove",
    "InvalidMove",
    "Meta",
    "Move",
    "Moved",
    "Moves",
    "OptionError",
    "Outcome",
    "QuadrigaError",
    "Record",
    "RecordError",
    "Refusal",
    "SavedRecord",
    "Table",
    "Tally",
    "UndoRefused",
    "Verified",
    "View",
    "compiled",
    "find_game",
    "find_meta",
    "fork",
    "installed",
    "load",
    "new",
    "verify",
]


def new(
    game: str,
    players: int,
    *,
    seed: int | None = None,
    options: dict[str, Any] | None = None,
    edition: str | Path | None = None,
    seats: tuple[str, ...] | None = None,
) -> Table[Any]:
    """Deal a game.

    The same seed gives the same game; without one it is drawn. `options` are those of the game's `meta`, the rest at
    their defaults; `edition` is a data file of your own; `seats` says what sits on each seat, `person` by default.

    Raises `QuadrigaError` when there is no such game, `OptionError` for a number of players or an option it does not
    take, and `EditionError`, which names the line, for a data file that is wrong.

    >>> table = new("builders", players=2, seed=7)
    >>> table.decider, table.head
    (0, 0)
    """
    title = find_game(game)
    data = title.load_edition(Path(edition).read_text(encoding="utf-8"), Path(edition).stem) if edition else None
    return Table.new(title, players, seed=seed, options=options, edition=data, seats=seats)


# Whoever draws nothing does without Rich: what draws is imported when it is first asked.


def _drawn(table: Table[Any], seat: int | None) -> str:
    return str(import_module("quadriga.terminal.shown").drawn(table, seat))


def _pictured(table: Table[Any], seat: int | None) -> str:
    return str(import_module("quadriga.terminal.notebook").pictured(table, seat))


_showing.draw_with(_drawn, _pictured)
