"""The `quadriga` command."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable
from functools import wraps
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Annotated, Any, Final, ParamSpec

import typer
from rich import box
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text
from typer.core import TyperCommand

import quadriga
from quadriga import bots
from quadriga.bots.match import Plan
from quadriga.core.edition import Edition
from quadriga.core.errors import EditionError, QuadrigaError, RecordError
from quadriga.core.game import Game
from quadriga.core.languages import LANGUAGES, language_for
from quadriga.core.meta import Meta, OptionValue
from quadriga.core.receipt import check_receipt, read_receipt
from quadriga.terminal import theme
from quadriga.terminal.answers import print_rule
from quadriga.terminal.encoding import transliterate_on
from quadriga.terminal.matches import show_match
from quadriga.terminal.replay import Replay
from quadriga.terminal.session import PERSON, Left, Seat, Session
from quadriga.words import Words

#: What the terminal says beside a game's own words.
LAYER: Final = "quadriga.terminal"
WRONG: Final = 1
MISUSED: Final = 2
#: What means yes and no besides the words of each language.
TRUTHS: Final = {"true": True, "on": True, "false": False, "off": False}

P = ParamSpec("P")

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    help="Four Roman building games: play, replay and check them.",
)

Language = Annotated[
    str, typer.Option("--lang", help="By default the language of your system.", metavar="|".join(LANGUAGES))
]
EditionFile = Annotated[Path | None, typer.Option("--edition", help="A data file of your own.", metavar="FILE")]
GameName = Annotated[str, typer.Argument(help="The name of a game, as `quadriga games` lists them.", metavar="GAME")]
RecordFile = Annotated[Path, typer.Argument(help="A record written by `play --record`.", metavar="FILE")]


class Misuse(QuadrigaError):
    """Something asked for that is not there, said in the reader's language."""

    def __init__(self, id: str, **arguments: str | int) -> None:
        super().__init__(id)
        self.id = id
        self.arguments = arguments


def system_language() -> str:
    """The language of the system, if we have words in it."""
    named = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := os.environ.get(name))), "")
    return language_for([named])


def one_line_errors(command: Callable[P, None]) -> Callable[P, None]:
    """Whatever goes wrong on purpose is one clear line and an exit code."""

    @wraps(command)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asked = kwargs.get("lang")
        lang = asked if asked in LANGUAGES else system_language()
        words = Words(str(lang), layer=LAYER)
        try:
            command(*args, **kwargs)
        except QuadrigaError as error:
            message = words.text(error.id, error.arguments) if isinstance(error, Misuse) else str(error)
            line = " ".join(words.text("error", {"message": message}).split("\n"))
            theme.console(stderr=True).print(Text(line, style="error"), soft_wrap=True)
            raise typer.Exit(MISUSED) from None

    return run


def show_version(asked: bool) -> None:
    if asked:
        build = "compiled" if quadriga.compiled else "plain Python"
        theme.console().print(f"quadriga {quadriga.__version__}, {build}")
        raise typer.Exit


@app.callback()
def about(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="The version.")
    ] = False,
) -> None:
    """Four Roman building games: play, replay and check them."""


@app.command()
@one_line_errors
def play(
    game: GameName,
    seats: Annotated[
        str, typer.Option(help="Who sits where: me, me:Name, a bot by name, or run:COMMAND.")
    ] = "me,random",
    lang: Language = "",
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same game.")] = None,
    record: Annotated[Path | None, typer.Option(help="Where to keep the record.", metavar="FILE")] = None,
    edition: EditionFile = None,
    option: Annotated[list[str] | None, typer.Option(help="A choice of the table.", metavar="NAME=VALUE")] = None,
) -> None:
    """Play a game, with people at this keyboard and bots."""
    title = game_named(game)
    words = words_for(lang, title)
    sitting = seats_named(seats)
    table = quadriga.Table.new(
        title,
        len(sitting),
        seed=seed,
        options=options_named(title.meta, option or []),
        edition=edition_from(title, edition),
        seats=tuple(seat.kind for seat in sitting),
    )
    if record is not None and not record.parent.is_dir():
        raise Misuse("error-folder", file=str(record))
    screen = theme.console()
    if edition is not None:
        screen.print(Text(words.text("own-edition", {"file": edition.name, "hash": table.state.edition.hash})))
    session = Session(table, words, screen, sitting, Random(seed), record)
    try:
        session.run()
    except Left:
        if not screen.is_terminal:
            raise Misuse("error-input-ended") from None
        screen.print()
        arguments = {"file": str(record)}
        screen.print(Text(words.text("left-kept" if record else "left", arguments)), soft_wrap=True)
        return
    if record is not None:
        screen.print(Text(words.text("kept", {"file": str(record)})), soft_wrap=True)


@app.command()
@one_line_errors
def replay(
    file: RecordFile,
    start: Annotated[int, typer.Option("--from", help="The entry to begin after.")] = 0,
    lang: Language = "",
    edition: EditionFile = None,
) -> None:
    """Step through a record; into a pipe, tell it whole."""
    screen = theme.console()
    try:
        record = quadriga.Record.parse(bytes_of(file))
        game = game_named(record.header.game)
        edition_from(game, edition)
        shown = Replay(record, game, words_for(lang, game), screen)
        if screen.is_terminal and sys.stdin.isatty():
            shown.step(start)
        else:
            shown.tell(start)
    except (RecordError, EditionError) as error:
        raise Misuse("error-record", file=str(file), message=str(error)) from None
    except (EOFError, KeyboardInterrupt):
        screen.print()


@app.command()
@one_line_errors
def verify(
    file: RecordFile,
    receipt: Annotated[
        Path | None, typer.Option(help="What a player noted during the game; the record must agree.", metavar="FILE")
    ] = None,
    lang: Language = "",
    edition: EditionFile = None,
) -> None:
    """Check a record: every move legal, every draw right, the chain whole."""
    data = bytes_of(file)
    noted = bytes_of(receipt) if receipt else None
    screen = theme.console()
    try:
        record = quadriga.Record.parse(data)
        # The name of the game may be what was changed: the chain is asked before the registry.
        if edition is not None and record.header.game in quadriga.installed():
            edition_from(quadriga.find_game(record.header.game), edition)
        held = quadriga.verify(data)
        if noted is not None:
            check_receipt(record, read_receipt(noted))
    except RecordError as error:
        arguments: dict[str, str | int] = {"file": str(file), "entry": error.seq, "reason": error.reason}
        text = words_for(lang).text("verify-broken", arguments)
        theme.console(stderr=True).print(Text(text, style="error"), soft_wrap=True)
        raise typer.Exit(WRONG) from None
    words = words_for(lang)
    arguments = {"file": str(file), "entries": held.entries, "moves": held.moves, "draws": held.draws}
    lines = [words.text("verify-holds" if held.replayed else "verify-chain-holds", arguments)]
    if not held.replayed:
        lines.append(words.text("verify-not-replayed", {"rules": held.rules}))
    if held.undone_before_draws is not None:
        lines.append(words.text("verify-undone", {"pairs": held.undone_before_draws}))
    for line in lines:
        screen.print(Text(line, style="good"), soft_wrap=True)
    for restore in held.restores:
        told = {"entry": restore.seq, "seats": words.listed([str(seat + 1) for seat in restore.seats])}
        screen.print(Text(words.text("verify-restored" if restore.seats else "verify-restored-alone", told)))


@app.command()
@one_line_errors
def conform(
    game: GameName,
    games: Annotated[int, typer.Option(help="How many random games for each number of players.", min=1)] = 100,
    players: Annotated[int | None, typer.Option(help="How many players; all numbers by default.")] = None,
    jobs: Annotated[int, typer.Option(help="How many processes.", min=1)] = 1,
    seed: Annotated[int, typer.Option(help="The seed of the first game.")] = 0,
) -> None:
    """Play random games and check every promise that games make."""
    from quadriga.core.conformance.run import conform as check

    game_named(game)
    report = check(game, games, players, seed, jobs)
    for line in report.lines():
        theme.console().print(Text(line), soft_wrap=True)
    if not report.passed:
        raise typer.Exit(WRONG)


@app.command()
@one_line_errors
def match(
    game: GameName,
    who: Annotated[list[str], typer.Argument(help="A bot for every seat; one alone plays solo.", metavar="BOT...")],
    games: Annotated[int, typer.Option(help="How many games; every deal is played once from each seat.", min=1)] = 200,
    budget: Annotated[
        str, typer.Option(help="What bots that search may spend on a decision: 400 iterations, 100ms or 2s.")
    ] = "",
    jobs: Annotated[int, typer.Option(help="How many processes.", min=1)] = 1,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    results: Annotated[
        Path | None, typer.Option(help="Keeps every game; begun again, the match goes on.", metavar="FILE")
    ] = None,
    lang: Language = "",
) -> None:
    """Let bots play many games against each other, with the seats exchanged."""
    title = game_named(game)
    for bot in who:
        if not bots.is_bot(bot):
            raise Misuse("error-bot", kind=bot, bots=", ".join(bots.names()))
    if len(who) not in title.meta.players:
        raise Misuse("error-players", game=game, players=len(who))
    if results is not None and not results.resolve().parent.is_dir():
        raise Misuse("error-folder", file=str(results))
    show_match(Plan(title.meta.id, tuple(who), budget, seed), games, jobs, results, words_for(lang, title))


@app.command()
@one_line_errors
def rules(
    game: GameName,
    id: Annotated[str | None, typer.Argument(help="A rule's id.", metavar="[ID]")] = None,
    lang: Language = "",
) -> None:
    """The rules of a game in our words, or one of them in full."""
    title = game_named(game)
    words = words_for(lang, title)
    catalogue = words.rules()
    screen = theme.console()
    if id is not None:
        if id not in catalogue:
            raise Misuse("error-no-rule", game=game, rule=id)
        print_rule(screen, words, catalogue[id])
        return
    grid = Grid(box=box.SIMPLE_HEAD, header_style="player")
    grid.add_column(words.text("rules-id"), style="number", no_wrap=True)
    grid.add_column(words.text("rules-title"))
    grid.add_column(words.text("rules-source"), style="quiet")
    section = ""
    for rule in catalogue.values():
        if rule.section != section:
            section = rule.section
            grid.add_section()
            grid.add_row("", Text(section, style="title"), "")
        name = words.text("rules-title-contested", {"title": rule.title}) if rule.contested else rule.title
        grid.add_row(rule.id, name, rule.source)
    screen.print(grid)


@app.command("games")
@one_line_errors
def list_games(lang: Language = "") -> None:
    """The games that are installed, and where the figures of their editions come from."""
    for name in quadriga.installed():
        show_game(quadriga.find_game(name), lang)


def show_game(game: Game, lang: str) -> None:
    words, meta, screen = words_for(lang, game), game.meta, theme.console()
    few, many = meta.players[0], meta.players[-1]
    facts = [
        words.text("games-players" if few != many else "games-solo", {"first": few, "last": many}),
        words.text("games-minutes", {"minutes": meta.minutes}),
    ]
    made = {"designers": words.listed(meta.designers), "publisher": meta.publisher, "year": str(meta.year)}
    screen.print(Text.assemble((meta.title(words.language), "title"), "  ", (meta.id, "number")))
    screen.print(Padding(Text(f"{words.text('games-by', made)} · {' · '.join(facts)}"), (0, 2)))
    for option in meta.options:
        name = words.text("games-option", {"id": option.id})
        screen.print(Padding(Text.assemble((name, "player"), f": {words.option(option.id)}"), (0, 2)))
        for choice in option.choices:
            text = words.option_value(option.id, choice)
            if choice == option.default:
                text += f" ({words.text('games-default')})"
            screen.print(Padding(Text(f"{typed(choice)}: {text}"), (0, 4)))
        for players, choices in option.by_players.items():
            # All of one kind, so that what the first one means is enough.
            first, *others = map(typed, choices)
            listed = ", ".join([f"{first} ({words.option_value(option.id, choices[0])})", *others])
            screen.print(Padding(Text(f"{words.text('games-choices', {'players': int(players)})}: {listed}"), (0, 4)))
    for edition in meta.editions:
        screen.print(
            Padding(Text(words.text("games-edition", {"name": words.edition(edition)}), style="player"), (0, 2))
        )
        grid = Grid.grid(padding=(0, 2))
        for group in game.edition(edition).groups:
            sure = f"{words.text(f'provenance-{group.provenance}')}, {words.text(f'confidence-{group.confidence}')}"
            grid.add_row(words.text(f"group-{group.name}"), sure, Text(group.note, style="quiet"))
        screen.print(Padding(grid, (0, 2)))


# Running a server. The commands import it only when they are used: terminal play does not need it.


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


@app.command(cls=ServerCommand)
@one_line_errors
def restore(
    already: Annotated[
        bool, typer.Option("--already", help="The database was just put back from a backup, by your own tools.")
    ] = False,
) -> None:
    """After a restore, give every open table new secrets, so that nothing drawn since the backup comes again.

    Forget again whoever was forgotten since the backup.
    """
    if not already:
        raise Misuse("error-restore")
    restored = asyncio.run(server_part("tables.restoring").after_restore(server_part("settings").read_settings()))
    words, screen = words_for(""), theme.console()
    arguments = {"playing": restored.playing, "sealed": restored.sealed_anew}
    screen.print(Text(words.text("restore-done", arguments)), soft_wrap=True)
    told = "restore-not-forgotten" if restored.forgotten is None else "restore-forgotten"
    screen.print(Text(words.text(told, {"people": restored.forgotten or 0})), soft_wrap=True)
    wrong = [words.text("restore-left-out", {"table": table}) for table in restored.left_out]
    if restored.erasures_missing:
        wrong.append(words.text("restore-no-file"))
    if restored.erasures_unreadable:
        wrong.append(words.text("restore-unreadable", {"lines": restored.erasures_unreadable}))
    for line in wrong:
        screen.print(Text(line, style="error"), soft_wrap=True)
    if wrong:
        raise typer.Exit(WRONG)


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


# What was typed, as what it means.


def words_for(lang: str, game: Game | None = None) -> Words:
    return Words(lang or system_language(), game, layer=LAYER)


def game_named(name: str) -> Game:
    if name.replace("_", "-") not in quadriga.installed():
        raise Misuse("error-no-game", name=name, games=", ".join(quadriga.installed()))
    return quadriga.find_game(name)


def seats_named(text: str) -> tuple[Seat, ...]:
    """`me,me:Anna,random` as who sits where."""
    found = []
    for part in text.split(","):
        kind, _, name = part.strip().partition(":")
        if kind != "me" and not bots.is_bot(part.strip()):
            raise Misuse("error-seat", kind=kind, bots=", ".join(bots.names()))
        found.append(Seat(PERSON, name.strip()) if kind == "me" else Seat(part.strip()))
    return tuple(found)


def options_named(meta: Meta, texts: list[str]) -> dict[str, Any]:
    """`name=value` texts as the options of a table; the game says which values it takes."""
    chosen: dict[str, OptionValue] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise Misuse("error-option", text=text)
        option = next((one for one in meta.options if one.id == name), None)
        choices = option.all_choices if option else ()
        chosen[name] = next((choice for choice in choices if is_typed(value, choice)), value)
    return chosen


def is_typed(text: str, choice: OptionValue) -> bool:
    return truth_named(text.lower()) is choice if isinstance(choice, bool) else text == str(choice)


def truth_named(text: str) -> bool | None:
    """What people type for yes and no, in any language."""
    for words in map(Words, LANGUAGES):
        if text in (words.text("yes"), words.text("no")):
            return text == words.text("yes")
    return TRUTHS.get(text)


def typed(choice: OptionValue) -> str:
    return ("no", "yes")[choice] if isinstance(choice, bool) else str(choice)


def edition_from(game: Game, file: Path | None) -> Edition | None:
    """An edition of one's own, known to the game from now on."""
    if file is None:
        return None
    try:
        edition: Edition = game.load_edition(bytes_of(file).decode("utf-8"), file.stem)
    except (EditionError, UnicodeDecodeError) as error:
        raise Misuse("error-edition", file=str(file), message=str(error)) from None
    return edition


def bytes_of(file: Path) -> bytes:
    if not file.is_file():
        raise Misuse("error-no-file", file=str(file))
    return file.read_bytes()


def main() -> None:
    transliterate_on(sys.stdout, sys.stderr)
    app()
