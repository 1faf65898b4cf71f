"""A match between bots: one progress bar while it is played, one table when it is over."""

from __future__ import annotations

from pathlib import Path

from rich import box
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from quadriga.bots.match import Plan, Played, Standing, play_match, standings
from quadriga.terminal import theme
from quadriga.words import Words


def show_match(plan: Plan, games: int, jobs: int, file: Path | None, words: Words) -> None:
    """Play a match to its end and print how each bot fared."""
    played: list[Played] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    # Beside the result, not in it: a pipe gets the table alone.
    with Progress(*columns, console=theme.console(stderr=True)) as progress:
        bar = progress.add_task(" – ".join(plan.bots), total=games)
        for one in play_match(plan, games, jobs, file):
            played.append(one)
            progress.advance(bar)
    screen = theme.console()
    screen.print(match_table(standings(plan, played), words))
    if len(plan.bots) > 1:
        screen.print(Text(words.text("match-interval"), style="quiet"), soft_wrap=True)


def match_table(standings: list[Standing], words: Words) -> Grid:
    """One row for each bot, whole on 80 columns: where it is narrow, the last heading and long names break."""
    grid = Grid(box=box.SIMPLE_HEAD, header_style="player", padding=(0, 1, 0, 0), pad_edge=False)
    grid.add_column(words.text("match-bot"), overflow="fold")
    for column in ("won", "shared", "games", "share", "points", "time"):
        # Rich shrinks the columns that may wrap before it cuts into the others.
        grid.add_column(words.text(f"match-{column}"), justify="right", no_wrap=column != "time")
    for one in standings:
        low, high = (f"{100 * end:.1f}" for end in one.interval)
        grid.add_row(
            Text(one.bot, style="title"),
            str(one.won),
            str(one.shared),
            str(one.games),
            words.text("match-percent", {"share": f"{100 * one.share:.1f}", "low": low, "high": high}),
            f"{one.points:.2f}",
            f"{one.milliseconds:.2f}",
        )
    return grid
