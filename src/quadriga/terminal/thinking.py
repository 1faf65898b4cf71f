"""Advice while it is being thought about: who gives it, and how far they are."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Protocol

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn
from rich.text import Text

from quadriga.bots import Advice, advise
from quadriga.bots.advice import ITERATIONS
from quadriga.core.table import Table
from quadriga.words import Words

#: Is told how many tries there were, of how many.
Tell = Callable[[int, int], object]


class Adviser(Protocol):
    def __call__(self, tell: Tell) -> Advice:
        """What the seat that is asked might do. Raises `QuadrigaError` in the player's words where it is not told."""
        ...


def advised_here(table: Table, seat: int) -> Adviser:
    """Thought about in this process, from what the seat sees."""

    def give(tell: Tell) -> Advice:
        return advise(
            table.game, seat, table.view(seat), table.moves(), ITERATIONS, lambda done: tell(done, ITERATIONS)
        )

    return give


@contextmanager
def thinking(console: Console, words: Words, *, drawn: bool) -> Iterator[Tell]:
    """Show how far it is: a line that leaves nothing behind, or where lines are read out, one that is said once."""

    def told(done: int, of: int) -> str:
        return words.text("advice-thinking", {"done": done, "iterations": of})

    if not drawn:
        console.print(Text(told(0, ITERATIONS)), soft_wrap=True)
        yield lambda done, of: None
        return
    with Progress(TextColumn("{task.description}"), BarColumn(), console=console, transient=True) as progress:
        task = progress.add_task(told(0, ITERATIONS), total=ITERATIONS)
        yield lambda done, of: progress.update(task, description=told(done, of), completed=done, total=of)
