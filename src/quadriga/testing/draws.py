"""Draws that a test decides."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from quadriga.core.chance import Chance
from quadriga.core.game import Game
from quadriga.core.generic import E, S, V
from quadriga.core.meta import OptionValue


class ScriptedChance(Chance):
    """Draws what a script says, then always the first of the bag: the same in every run.

    Raises `AssertionError` when the script draws what is not in the bag.
    """

    __slots__ = ("drawn", "script")

    def __init__(self, script: Iterable[str] = ()) -> None:
        #: What is still to be drawn as written.
        self.script = list(script)
        #: What was drawn so far.
        self.drawn: list[str] = []

    def draw(self, bag: list[str]) -> str:
        item = self.script.pop(0) if self.script else bag[0]
        if item not in bag:
            raise AssertionError(f"{item!r} is not in the bag: {bag}")
        bag.remove(item)
        self.drawn.append(item)
        return item


def deal(
    game: Game[S, V, E],
    seats: int,
    *,
    draws: Iterable[str] = (),
    edition: E | None = None,
    options: dict[str, OptionValue] | None = None,
) -> S:
    """A state before its first decision, dealt with these draws and then the first of each bag.

    Without an edition it is the first one shipped; options that are not named have their defaults.
    """
    settled: dict[str, Any] = game.meta.settle_options(options, seats)
    return game.setup(edition or game.edition(), settled, seats, ScriptedChance(draws))
