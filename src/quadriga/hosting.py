"""The commands that run a server. They import it only when they are used: terminal play does not need it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
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


@app.command(cls=ServerCommand)
@one_line_errors
def backup(file: BackupFile) -> None:
    """Write everything in a server's database into one file, while it is being used. The seed keys are not in it."""
    settings = server_part("settings").read_settings()
    with backup_errors():
        taken = server_part("jobs.backups").take(settings, file)
    tell("backup-done", file=str(file), **counts_of(taken))
    keys = server_part("storage.seeds").key_file(settings)
    if keys is None:
        tell("backup-keys-set")
    else:
        tell("backup-keys-file", file=str(keys))


@app.command(cls=ServerCommand)
@one_line_errors
def restore(
    file: Annotated[
        Path | None, typer.Argument(help="A backup written by `quadriga backup`.", metavar="[FILE]")
    ] = None,
    already: Annotated[
        bool, typer.Option("--already", help="The database was just put back from a backup, by your own tools.")
    ] = False,
) -> None:
    """Put a backup into an empty database, and give every open table new secrets.

    Nothing drawn since the backup comes again, and whoever was forgotten since is forgotten again.
    """
    if already == (file is not None):
        raise Misuse("error-restore")
    settings = server_part("settings").read_settings()
    if file is None:
        show_restored(asyncio.run(server_part("tables.restoring").after_restore(settings)), [])
        return
    with backup_errors():
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
def backup_errors() -> Iterator[None]:
    """What a backup cannot do is told in the reader's language."""
    try:
        yield
    except server_part("storage.backup").BackupError as error:
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
