"""The `quadriga` command."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich import box
from rich.padding import Padding
from rich.progress import Progress
from rich.table import Table as Grid
from rich.text import Text

import quadriga
from quadriga import hosting, laboratory, playing
from quadriga.bots.reviewing import DECISIONS, review
from quadriga.commands import (
    WRONG,
    AsJson,
    EditionFile,
    GameName,
    Language,
    Misuse,
    Plain,
    bytes_of,
    edition_from,
    game_named,
    one_line_errors,
    print_json,
    typed,
    words_for,
)
from quadriga.core.errors import EditionError, RecordError
from quadriga.core.fork import check_origin
from quadriga.core.game import Game
from quadriga.core.receipt import check_receipt, read_receipt
from quadriga.core.registry import broken, usable
from quadriga.scaffold import write_game
from quadriga.terminal import theme
from quadriga.terminal.answers import print_rule
from quadriga.terminal.encoding import transliterate_on
from quadriga.terminal.replay import Replay
from quadriga.terminal.review import print_review
from quadriga.terminal.typed import Left

app = typer.Typer(
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    help="Four Roman building games: play, replay and check them.",
)

RecordFile = Annotated[Path, typer.Argument(help="A record written by `play --record`.", metavar="FILE")]


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
def replay(
    file: RecordFile,
    start: Annotated[int, typer.Option("--from", help="The entry to begin after.")] = 0,
    lang: Language = "",
    edition: EditionFile = None,
    plain: Plain = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON, a line for each entry.")] = False,
) -> None:
    """Step through a record; into a pipe or in plain lines, tell it whole."""
    screen = theme.console()
    try:
        record = quadriga.Record.parse(bytes_of(file))
        game = game_named(record.header.game)
        edition_from(game, edition)
        shown = Replay(record, game, words_for(lang, game), screen, plain=plain)
        if as_json:
            for step in shown.steps(start):
                print_json(step)
        elif screen.is_terminal and sys.stdin.isatty() and not plain:
            shown.step(start)
        else:
            shown.tell(start)
    except (RecordError, EditionError) as error:
        raise Misuse("error-record", file=str(file), message=str(error)) from None
    except (Left, KeyboardInterrupt):
        screen.print()


@app.command("review")
@one_line_errors
def review_game(
    file: RecordFile,
    decisions: Annotated[
        int, typer.Option(min=1_000, max=10 * DECISIONS, help="How many decisions to play on for it.")
    ] = DECISIONS,
    lang: Language = "",
    edition: EditionFile = None,
    plain: Plain = False,
    as_json: AsJson = False,
) -> None:
    """Who was winning when, what luck brought, and which decisions cost most."""
    screen = theme.console()
    try:
        record = quadriga.Record.parse(bytes_of(file))
        game = game_named(record.header.game)
        edition_from(game, edition)
        words = words_for(lang, game)
        if record.end is None:
            raise Misuse("review-not-over", file=str(file))
        if len(record.header.seats) == 1:
            raise Misuse("review-alone", file=str(file))
        with Progress(*Progress.get_default_columns()[:3], console=theme.console(stderr=True), transient=True) as shown:
            task = shown.add_task(words.text("review-progress"), total=1.0)
            told = review(record, decisions, lambda done: shown.update(task, completed=done))
    except (RecordError, EditionError) as error:
        raise Misuse("error-record", file=str(file), message=str(error)) from None
    except KeyboardInterrupt:
        raise typer.Exit(WRONG) from None
    if as_json:
        print_json(msgspec.to_builtins(told))
    else:
        print_review(screen, words, record, told, plain=plain)


@app.command()
@one_line_errors
def verify(
    file: RecordFile,
    receipt: Annotated[
        Path | None, typer.Option(help="What a player noted during the game; the record must agree.", metavar="FILE")
    ] = None,
    origin: Annotated[
        Path | None,
        typer.Option("--from", help="The record this one was played on from; it must stand so.", metavar="FILE"),
    ] = None,
    lang: Language = "",
    edition: EditionFile = None,
    as_json: AsJson = False,
) -> None:
    """Check a record: every move legal, every draw right, the chain whole."""
    data = bytes_of(file)
    noted = bytes_of(receipt) if receipt else None
    before = bytes_of(origin) if origin else None
    screen = theme.console()
    try:
        record = quadriga.Record.parse(data)
        # The name of the game may be what was changed: the chain is asked before the registry.
        if edition is not None and record.header.game in quadriga.installed():
            edition_from(quadriga.find_game(record.header.game), edition)
        held = quadriga.verify(data)
        if noted is not None:
            check_receipt(record, read_receipt(noted))
        if before is not None:
            quadriga.verify(before)
            check_origin(record, quadriga.Record.parse(before))
    except RecordError as error:
        if as_json:
            print_json({"holds": False, "entry": error.seq, "reason": error.reason})
            raise typer.Exit(WRONG) from None
        arguments: dict[str, str | int] = {"file": str(file), "entry": error.seq, "reason": error.reason}
        text = words_for(lang).text("verify-broken", arguments)
        theme.console(stderr=True).print(Text(text, style="error"), soft_wrap=True)
        raise typer.Exit(WRONG) from None
    if as_json:
        print_json({"holds": True} | msgspec.to_builtins(held))
        return
    words = words_for(lang)
    arguments = {"file": str(file), "entries": held.entries, "moves": held.moves, "draws": held.draws}
    lines = [words.text("verify-holds" if held.replayed else "verify-chain-holds", arguments)]
    if not held.replayed:
        lines.append(words.text("verify-not-replayed", {"rules": held.rules}))
    if held.undone_before_draws is not None:
        lines.append(words.text("verify-undone", {"pairs": held.undone_before_draws}))
    for line in lines:
        screen.print(Text(line, style="good"), soft_wrap=True)
    if held.origin is not None:
        told = {"entry": held.origin.entry, "hidden": "same" if held.origin.seat is None else "anew"}
        told |= {"table": held.origin.table or "none", "proven": "no" if before is None else "yes"}
        screen.print(Text(words.text("verify-forked", told)), soft_wrap=True)
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
    as_json: AsJson = False,
) -> None:
    """Play random games and check every promise that games make."""
    from quadriga.core.conformance.run import conform as check

    game_named(game)
    report = check(game, games, players, seed, jobs)
    if as_json:
        print_json({"passed": report.passed} | msgspec.to_builtins(report))
    for line in report.lines() if not as_json else ():
        theme.console().print(Text(line), soft_wrap=True)
    if not report.passed:
        raise typer.Exit(WRONG)


def rules_begun(ctx: typer.Context, incomplete: str) -> list[str]:
    """Completes a rule's id, once the game is typed."""
    game = ctx.params.get("game") or ""
    known = words_for("", quadriga.find_game(game)).rules() if game in quadriga.installed() else {}
    return [id for id in known if id.startswith(incomplete)]


@app.command()
@one_line_errors
def rules(
    game: GameName,
    id: Annotated[str | None, typer.Argument(help="A rule's id.", metavar="[ID]", autocompletion=rules_begun)] = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """The rules of a game in our words, or one of them in full."""
    title = game_named(game)
    words = words_for(lang, title)
    catalogue = words.rules()
    screen = theme.console()
    if id is not None and id not in catalogue:
        raise Misuse("error-no-rule", game=game, rule=id)
    if as_json:
        print_json([catalogue[id]] if id else [*catalogue.values()])
        return
    if id is not None:
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
def list_games(lang: Language = "", as_json: AsJson = False) -> None:
    """The games that are installed, and where the figures of their editions come from."""
    if as_json:
        print_json([quadriga.find_meta(name) for name in usable()])
        return
    for name in usable():
        show_game(quadriga.find_game(name), lang)
    for name, reason in broken().items():
        left_out = {"game": name, "package": quadriga.installed()[name], "reason": reason}
        theme.console(stderr=True).print(Text(words_for(lang).text("games-broken", left_out), style="error"))


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


@app.command("new-game")
@one_line_errors
def new_game(
    name: Annotated[str, typer.Argument(help="Small letters, digits and hyphens: high-card.", metavar="NAME")],
    lang: Language = "",
) -> None:
    """Write a game of your own that can be played, to change it: a package with rules, words and tests."""
    home = write_game(name, Path.cwd())
    theme.console().print(Text(words_for(lang).text("new-game", {"folder": home.name})), soft_wrap=True)


app.add_typer(laboratory.app)
app.add_typer(hosting.app)
app.add_typer(playing.app)


def main() -> None:
    transliterate_on(sys.stdout, sys.stderr)
    app()
