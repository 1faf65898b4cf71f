"""Quadriga: four Roman building games, one engine.

>>> import quadriga
>>> table = quadriga.new("builders", players=3, seed=7)
>>> table.play(table.moves()[0])
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from quadriga.core import state as _state
from quadriga.core.errors import (
    AmbiguousMove,
    EditionError,
    IllegalMove,
    InvalidMove,
    OptionError,
    QuadrigaError,
    RecordError,
    Refusal,
    UndoRefused,
)
from quadriga.core.events import Event, Happened, Moved
from quadriga.core.game import Game
from quadriga.core.meta import Meta
from quadriga.core.moves import Move
from quadriga.core.outcome import Outcome, Tally
from quadriga.core.record import Record
from quadriga.core.registry import find_game, find_meta, installed
from quadriga.core.replay import Verified, load, verify
from quadriga.core.table import Table
from quadriga.core.views import View

__version__ = "0.1.0"
#: Whether the rules run compiled; the wheel built with QUADRIGA_COMPILE=1 does.
compiled = not str(_state.__file__).endswith(".py")

__all__ = [
    "AmbiguousMove",
    "EditionError",
    "Event",
    "Game",
    "Happened",
    "IllegalMove",
    "InvalidMove",
    "Meta",
    "Move",
    "Moved",
    "OptionError",
    "Outcome",
    "QuadrigaError",
    "Record",
    "RecordError",
    "Refusal",
    "Table",
    "Tally",
    "UndoRefused",
    "Verified",
    "View",
    "compiled",
    "find_game",
    "find_meta",
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
) -> Table:
    """Deal a game. The same seed gives the same game; `edition` is a data file of your own."""
    title = find_game(game)
    data = title.load_edition(Path(edition).read_text(encoding="utf-8"), Path(edition).stem) if edition else None
    return Table.new(title, players, seed=seed, options=options, edition=data, seats=seats)
