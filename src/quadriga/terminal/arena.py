"""Many games between bots: one progress bar while they are played, tables when they are over."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Group
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from quadriga.core.puzzle import Puzzle
from quadriga.lab.arena import Arena
from quadriga.lab.report import Section, percent
from quadriga.lab.summary import Standing, standings
from quadriga.lab.trained import Tried
from quadriga.terminal import theme
from quadriga.words import Words


async def show_progress(arena: Arena, games: int) -> tuple[Standing, ...]:
    """Play an arena to its end with a bar and an estimate; how each bot fared."""
    results = arena.results
    known = sum(number < games for number in results.played)
    times = (TimeElapsedColumn(), TimeRemainingColumn())
    # Beside the result, not in it: a pipe gets the table alone.
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), *times)
    with Progress(*columns, console=theme.console(stderr=True)) as progress:
        bar = progress.add_task(" – ".join(results.plan.labels), total=games, completed=known)
        async for ended in arena.play():
            progress.advance(bar, len(ended))
    return standings(results.plan, [one for one in results.games if one.number < games], arena.thought)


def match_table(standings: Sequence[Standing], words: Words) -> Grid:
    """One row for each bot, whole on 80 columns: where it is narrow, the last heading and long names break."""
    grid = Grid(box=box.SIMPLE_HEAD, header_style="player", padding=(0, 1, 0, 0), pad_edge=False)
    grid.add_column(words.text("match-bot"), overflow="fold")
    for column in ("won", "shared", "games", "share", "points", "time"):
        # Rich shrinks the columns that may wrap before it cuts into the others.
        grid.add_column(words.text(f"match-{column}"), justify="right", no_wrap=column != "time")
    for one in standings:
        grid.add_row(
            Text(one.bot, style="title"),
            str(one.won.count),
            str(one.shared),
            str(one.won.of),
            percent(words, one.won),
            f"{one.points:.2f}",
            "–" if one.milliseconds is None else f"{one.milliseconds:.2f}",
        )
    return grid


def training_table(tried: Sequence[Tried], words: Words) -> Grid:
    """One row for each match of a training."""
    grid = Grid(box=box.SIMPLE_HEAD, header_style="player", padding=(0, 1, 0, 0), pad_edge=False)
    grid.add_column(words.text("train-match"), overflow="fold")
    for column in ("generation", "ridge", "strength", "won", "lost", "neither", "share"):
        grid.add_column(words.text(f"train-{column}"), justify="right", no_wrap=True)
    for one in tried:
        grid.add_row(
            words.text(f"train-{one.what}", {"against": one.against}),
            str(one.generation),
            f"{one.ridge:g}",
            f"{one.strength:g}",
            *(str(one.won), str(one.lost), str(one.neither)),
            percent(words, one.share),
        )
    return grid


def section_table(section: Section) -> Group:
    """A section of a report; what it is about may break, its figures do not."""
    grid = Grid(box=box.SIMPLE_HEAD, header_style="player", padding=(0, 1, 0, 0), pad_edge=False)
    for place, head in enumerate(section.heads):
        grid.add_column(head, justify="right" if place else "left", overflow="fold")
    for first, *figures in section.rows:
        grid.add_row(Text(first), *(Text(figure, no_wrap=True) for figure in figures))
    return Group(Text(section.title, style="title"), grid)


def puzzle_table(puzzles: Sequence[Puzzle], words: Words) -> Grid:
    """One row for each puzzle: its deal, how many moves there were before it, the best one, and by how much it is."""
    grid = Grid(box=box.SIMPLE_HEAD, header_style="player", padding=(0, 1, 0, 0), pad_edge=False)
    for column in ("seed", "players", "after"):
        grid.add_column(words.text(f"puzzle-{column}"), justify="right")
    grid.add_column(words.text("puzzle-best"), overflow="fold")
    grid.add_column(words.text("puzzle-ahead"), justify="right", no_wrap=True)
    grid.add_column(words.text("advice-because"), overflow="fold")
    for puzzle in puzzles:
        best = puzzle.answers[0]
        because = " · ".join(f"{words.term(name)} {apart:+.1f}" for name, apart in best.because)
        figures = (str(puzzle.seed), str(puzzle.players), str(len(puzzle.moves)))
        grid.add_row(*figures, Text(best.move, style="title"), f"{puzzle.margin:.1f} ±{puzzle.error:.1f}", because)
    return grid
