"""The end of the game: points by category, and who has won."""

from __future__ import annotations

from collections.abc import Iterator

from rich import box
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from quadriga.core.outcome import Outcome
from quadriga.words import Reader, Words


def print_scores(console: Console, words: Words, outcome: Outcome, reader: Reader, *, plain: bool = False) -> None:
    """As a grid, or for whoever listens to a screen reader a line for each seat."""
    if plain:
        for line in (words.text("score"), *_lines(words, outcome, reader)):
            console.print(Text(line), soft_wrap=True)
    else:
        console.print(_grid(words, outcome, reader))
    for ending in outcome.endings:
        console.print(Text(words.ending(ending)))
    console.print(Text(words.winners(outcome, reader), style="question"))


def _lines(words: Words, outcome: Outcome, reader: Reader) -> Iterator[str]:
    for tally, place in zip(outcome.tallies, outcome.places, strict=True):
        facts = [words.text("place", {"place": place}), f"{words.text('score-total')} {words.points(tally.total)}"]
        facts += [f"{words.category(category)} {words.points(points)}" for category, points in tally.lines]
        yield words.text("spoken", {"name": words.player(tally.seat, reader), "facts": ", ".join(facts)})


def _grid(words: Words, outcome: Outcome, reader: Reader) -> Grid:
    grid = Grid(
        box=box.SIMPLE_HEAD, show_edge=False, title=words.text("score"), title_style="title", header_style="player"
    )
    grid.add_column(words.text("score-category"))
    for tally in outcome.tallies:
        style = "you" if tally.seat == reader.seat else "none"
        grid.add_column(words.player(tally.seat, reader), justify="right", style=style)
    for place, (category, _) in enumerate(outcome.tallies[0].lines):
        points = [words.points(tally.lines[place][1]) for tally in outcome.tallies]
        grid.add_row(words.category(category), *points)
    grid.add_section()
    grid.add_row(words.text("score-total"), *(words.points(tally.total) for tally in outcome.tallies), style="bold")
    places = [words.text("place", {"place": place}) for place in outcome.places]
    grid.add_row(words.text("score-place"), *places)
    return grid
