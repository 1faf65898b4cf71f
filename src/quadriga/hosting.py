"""The commands that run a server. They import it only when they are used: terminal play does not need it."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table as Grid
from rich.text import Text
from typer.core import TyperCommand

from quadriga.commands import WRONG, Language, Misuse, one_line_errors, words_for
from quadriga.terminal import theme

app = typer.Typer(rich_markup_mode=None)


class ServerCommand(TyperCommand):
    """A command whose help lists the settings, which are environment variables."""

    def format_epilog(self, ctx: Any, formatter: Any) -> None:
        from quadriga.server.settings import describe_settings

        with formatter.section("Settings, by environment variables"):
            formatter.write_dl([(f"{name}={default}", text) for name, default, text in describe_settings()])


def server_part(name: str) -> Any:
    """A module of the server; what it is made of is an extra."""
    try:
        return import_module(f"quadriga.server.{name}")
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("quadriga"):
            raise
        raise Misuse("error-extra", extra="quadriga[server]", module=error.name) from None


@app.command(cls=ServerCommand)
@one_line_errors
def serve(
    processes: Annotated[int, typer.Option(help="How many web processes share the port.", min=1, max=64)] = 1,
) -> None:
    """Serve tables over HTTP: one web process, or several on one port."""
    server_part("serve").serve(server_part("settings").read_settings(), processes)


@app.command(cls=ServerCommand)
@one_line_errors
def work() -> None:
    """Play bots' turns and watch the clocks of a server: one job process."""
    server_part("jobs.worker").work(server_part("settings").read_settings())


@app.command(cls=ServerCommand)
@one_line_errors
def migrate(
    force: Annotated[bool, typer.Option("--force", help="Even if tables will be paused.")] = False,
) -> None:
    """Bring a server's database up to date; refuses while open tables would play otherwise by the rules installed."""
    checks = server_part("jobs.check_rules")
    try:
        checked = asyncio.run(checks.migrate(server_part("settings").read_settings(), force=force))
    except checks.RulesDiffer as error:
        print_checked(error.checked)
        raise Misuse("error-rules-differ") from None
    print_checked(checked)


@app.command(cls=ServerCommand)
@one_line_errors
def check() -> None:
    """Replay every open table of a server with the rules installed, and list those that differ."""
    checked = asyncio.run(server_part("jobs.check_rules").check(server_part("settings").read_settings()))
    print_checked(checked)
    if checked.differences:
        raise typer.Exit(WRONG)


@app.command(cls=ServerCommand)
@one_line_errors
def doctor(lang: Language = "") -> None:
    """Say on one screen what is wrong with a server; the exit code is 1 when something is."""
    settings = server_part("settings").read_settings()
    findings = asyncio.run(server_part("doctor").examine(settings))
    words, screen = words_for(lang), theme.console()
    grid = Grid.grid(padding=(0, 2))
    styles = {"ok": "good", "note": "number", "wrong": "error"}
    for one in findings:
        told = words.text(f"doctor-{one.id}", one.arguments)
        grid.add_row(Text(words.text(f"doctor-level-{one.level}"), style=styles[one.level]), Text(told))
    screen.print(grid)
    wrong = sum(one.level == "wrong" for one in findings)
    screen.print(Text(words.text("doctor-verdict", {"wrong": wrong}), style="error" if wrong else "good"))
    if wrong:
        raise typer.Exit(WRONG)


BackupFile = Annotated[
    Path, typer.Argument(help="Where the backup is to lie, outside this machine's disk at best.", metavar="FILE")
]


OfHome = Annotated[
    bool,
    typer.Option(
        "--home", help="Of `quadriga home`; by itself where its folder is there and no QUADRIGA_DATABASE is set."
    ),
]
HomeFolder = Annotated[
    Path | None, typer.Option("--folder", help="The folder of a home server; ~/.quadriga by default.", metavar="FOLDER")
]


@app.command(cls=ServerCommand)
@one_line_errors
def home(
    folder: HomeFolder = None,
    port: Annotated[int | None, typer.Option(help="Port to listen on; 8000 by default.", min=1, max=65535)] = None,
    database: Annotated[
        str, typer.Option(help="A PostgreSQL of yours, as a URL, in place of one in the folder.", metavar="URL")
    ] = "",
    only_here: Annotated[bool, typer.Option("--only-here", help="Answer this machine alone.")] = False,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Open no browser.")] = False,
    lang: Language = "",
) -> None:
    """Run a whole server for a living room, with everything it keeps in one folder; Ctrl-C ends it."""
    words, screen = words_for(lang), theme.console()

    def say(id: str, text: str = "", **arguments: str | int) -> None:
        screen.print(Text(words.text(id, arguments) if id else text), soft_wrap=True)

    running = server_part("home.run")
    with operator_errors():
        place = server_part("home.place").Home(folder or server_part("home.place").default_folder())
        wish = running.Wish(database, port, only_here, not no_browser)
        if not running.run(place, wish, say):
            raise typer.Exit(WRONG)


@contextmanager
def chosen_server(home: bool, folder: Path | None, *, alone: bool) -> Iterator[tuple[Any, Path | None]]:
    """The settings of the server that is meant, and where its keys lie unless they are set.

    Of a home its own database is started for as long; `alone`, one that is being used is refused.
    """
    place = server_part("home.place").Home(folder or server_part("home.place").default_folder())
    settings = server_part("settings").read_settings()
    if home or folder is not None or ("QUADRIGA_DATABASE" not in os.environ and place.exists):
        with place.visited(alone=alone) as settings:
            tell("home-meant", folder=str(place.folder))
            yield settings, place.keys
    else:
        yield settings, server_part("storage.seeds").key_file(settings)


@app.command(cls=ServerCommand)
@one_line_errors
def backup(
    file: BackupFile,
    home: OfHome = False,
    folder: HomeFolder = None,
    without_archive: Annotated[
        bool, typer.Option("--without-archive", help="Leave out the files of QUADRIGA_ARCHIVE: you copy them yourself.")
    ] = False,
) -> None:
    """Write everything in a server's database into one file, while it is being used. The seed keys are not in it."""
    with operator_errors(), chosen_server(home, folder, alone=False) as (settings, keys):
        taken = server_part("jobs.backups").take(settings, file, with_archive=not without_archive)
    tell("backup-done", file=str(file), **counts_of(taken))
    if taken.archived:
        tell("backup-archived", tables=taken.archived)
    if keys is None:
        tell("backup-keys-set")
    else:
        tell("backup-keys-file", file=str(keys))
    if taken.archive_missing:
        lost = words_for("").text("archive-missing", {"tables": taken.archive_missing})
        theme.console().print(Text(lost, style="error"), soft_wrap=True)
        raise typer.Exit(WRONG)


@app.command(cls=ServerCommand)
@one_line_errors
def archive(
    older_than: Annotated[
        int, typer.Option(help="Days since anything happened at a table.", min=0, max=36_525, metavar="DAYS")
    ] = 30,
    most: Annotated[int, typer.Option(help="How many tables are moved at most.", min=1, metavar="TABLES")] = 10_000,
    home: OfHome = False,
    folder: HomeFolder = None,
) -> None:
    """Move the records of finished tables out of the database, into files in QUADRIGA_ARCHIVE.

    They are found, replayed and verified as before. It may be stopped at any moment, and run again.
    """
    with operator_errors(), chosen_server(home, folder, alone=False) as (settings, _):
        moving = server_part("jobs.archiving").archive(settings, timedelta(days=older_than), most)
        moved = asyncio.run(moving)
    tell("archive-done", tables=moved.tables, kilobytes=-(-moved.bytes // 1024), folder=settings.archive)
    if moved.more:
        tell("archive-more")


@app.command(cls=ServerCommand)
@one_line_errors
def restore(
    file: Annotated[
        Path | None, typer.Argument(help="A backup written by `quadriga backup`.", metavar="[FILE]")
    ] = None,
    already: Annotated[
        bool, typer.Option("--already", help="The database was just put back from a backup, by your own tools.")
    ] = False,
    home: OfHome = False,
    folder: HomeFolder = None,
) -> None:
    """Put a backup into an empty database, and give every open table new secrets.

    Nothing drawn since the backup comes again, and whoever was forgotten since is forgotten again.
    """
    if already == (file is not None):
        raise Misuse("error-restore")
    with operator_errors(), chosen_server(home, folder, alone=True) as (settings, _):
        if file is None:
            show_restored(asyncio.run(server_part("tables.restoring").after_restore(settings)), [])
            return
        done = asyncio.run(server_part("jobs.backups").put_back(settings, file))
    tell("restore-loaded", taken=done.manifest.taken_at.strftime("%Y-%m-%d %H:%M UTC"), **counts_of(done.manifest))
    if done.checked.differences:
        print_checked(done.checked)
    locked = [words_for("").text("restore-locked", {"tables": done.locked})] if done.locked else []
    show_restored(done.restored, locked)


def show_restored(restored: Any, wrong: list[str]) -> None:
    """What became of the tables; ends with 1 where something is left to be done."""
    words = words_for("")
    tell("restore-done", playing=restored.playing, sealed=restored.sealed_anew)
    tell("restore-not-forgotten" if restored.forgotten is None else "restore-forgotten", people=restored.forgotten or 0)
    wrong = [*wrong, *(words.text("restore-left-out", {"table": table}) for table in restored.left_out)]
    if restored.erasures_missing:
        wrong.append(words.text("restore-no-file"))
    if restored.archive_missing:
        wrong.append(words.text("archive-missing", {"tables": restored.archive_missing}))
    if restored.erasures_unreadable:
        wrong.append(words.text("restore-unreadable", {"lines": restored.erasures_unreadable}))
    for line in wrong:
        theme.console().print(Text(line, style="error"), soft_wrap=True)
    if wrong:
        raise typer.Exit(WRONG)


def counts_of(manifest: Any) -> dict[str, int]:
    return {
        "people": manifest.count("person"),
        "tables": manifest.count("game_table"),
        "entries": manifest.count("entry"),
    }


@contextmanager
def operator_errors() -> Iterator[None]:
    """What cannot be done is told in the reader's language."""
    try:
        yield
    except server_part("settings").OperatorError as error:
        raise Misuse(error.id, **error.arguments) from None


def tell(id: str, **arguments: str | int) -> None:
    theme.console().print(Text(words_for("").text(id, arguments)), soft_wrap=True)


@app.command(cls=ServerCommand)
@one_line_errors
def invite(
    days: Annotated[int, typer.Option(min=1, max=365, help="For how many days it is good.")] = 7,
) -> None:
    """Print a link by which one person becomes a guest of a server that is by invitation, once."""
    typer.echo(asyncio.run(server_part("people.welcome").make_link(server_part("settings").read_settings(), days)))


@app.command("new-seed-key", cls=ServerCommand)
@one_line_errors
def new_seed_key() -> None:
    """Print a new key for QUADRIGA_SEED_KEYS, which encrypts the seeds of running tables."""
    typer.echo(server_part("storage.seeds").new_key())


@app.command("rotate-seeds", cls=ServerCommand)
@one_line_errors
def rotate_seeds() -> None:
    """Encrypt all seeds anew with the first of QUADRIGA_SEED_KEYS; the others can then be taken away."""
    count = asyncio.run(server_part("storage.seeds").rotate_all(server_part("settings").read_settings()))
    theme.console().print(Text(words_for("").text("rotate-done", {"count": count})), soft_wrap=True)


def print_checked(checked: Any) -> None:
    words, screen = words_for(""), theme.console()
    for one in checked.differences:
        entry = "?" if one.entry is None else str(one.entry)
        arguments = {"table": one.table, "game": one.game, "entry": entry}
        screen.print(Text(words.text("check-differs", arguments), style="error"), soft_wrap=True)
    arguments = {"tables": checked.tables, "differences": len(checked.differences)}
    screen.print(Text(words.text("check-done", arguments)), soft_wrap=True)
