"""The commands of the lab: many games between bots, and what they show."""

from __future__ import annotations

import asyncio
import os
import sys
from contextlib import redirect_stdout
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.text import Text

import quadriga
from quadriga import bots
from quadriga.commands import (
    AsJson,
    GameName,
    Language,
    Misuse,
    check_folder,
    game_named,
    one_line_errors,
    options_named,
    print_json,
    words_for,
)
from quadriga.lab.arena import Arena, PoolWorkers, Workers
from quadriga.lab.page import page
from quadriga.lab.plan import CAP, Plan, bot_and_budget, make_plan
from quadriga.lab.report import facts, sections
from quadriga.lab.results import Results, read_results
from quadriga.lab.summary import summarize
from quadriga.terminal import theme
from quadriga.terminal.arena import match_table, section_table, show_progress

app = typer.Typer(rich_markup_mode=None)

#: More games of observations than this are better made in parts.
MOST_GAMES = 100_000

Games = Annotated[int, typer.Option(help="How many games; every deal is played once from each seat.", min=1)]
Jobs = Annotated[int, typer.Option(help="How many processes; by default one for each processor.", min=0)]
Seed = Annotated[int, typer.Option(help="The same seed gives the same games.")]
ResultsFile = Annotated[
    Path | None, typer.Option("--results", help="Keeps every game; begun again, it goes on.", metavar="FILE")
]


def lab_part(name: str) -> Any:
    """A module of the lab that needs its extra."""
    try:
        return import_module(f"quadriga.lab.{name}")
    except ModuleNotFoundError as error:
        raise missing(error) from None


def missing(error: ModuleNotFoundError) -> Exception:
    """What is missing, in words; a module of Quadriga itself is another matter."""
    if error.name is None or error.name.startswith("quadriga"):
        return error
    return Misuse("error-extra", extra="quadriga[lab]", module=error.name)


@app.command()
@one_line_errors
def arena(
    game: GameName,
    who: Annotated[
        list[str],
        typer.Argument(help="Bots, each with its budget: 400 iterations, 100ms or 2s.", metavar="BOT[@BUDGET]..."),
    ],
    games: Games = 200,
    players: Annotated[int | None, typer.Option(help="How many seats; two by default.")] = None,
    options: Annotated[
        list[str] | None, typer.Option("--options", "--option", help="A choice of the table.", metavar="NAME=VALUE")
    ] = None,
    seed: Seed = 0,
    cap: Annotated[int, typer.Option(help="Decisions after which a game is broken off.", min=1)] = CAP,
    results: ResultsFile = None,
    jobs: Jobs = 0,
    ray: Annotated[bool, typer.Option("--ray", help="Play on Ray, started on this machine.")] = False,
    address: Annotated[
        str | None, typer.Option(help="Play on the Ray cluster at this address.", metavar="HOST:PORT")
    ] = None,
    as_json: AsJson = False,
    lang: Language = "",
) -> None:
    """Let any number of bots play each other, each against each and from every seat."""
    title = game_named(game)
    check_bots(who)
    if players is not None and players not in title.meta.players:
        raise Misuse("error-players", game=game, players=players)
    plan = make_plan(title.meta.id, tuple(who), players, options_named(title.meta, options or []), seed, cap)
    run_arena(plan, games, results, jobs, as_json, lang, ray=ray, address=address)


@app.command()
@one_line_errors
def match(
    game: GameName,
    who: Annotated[
        list[str],
        typer.Argument(help="A bot for every seat; one alone plays solo.", metavar="BOT[@BUDGET]..."),
    ],
    games: Games = 200,
    seed: Seed = 0,
    results: ResultsFile = None,
    jobs: Jobs = 0,
    as_json: AsJson = False,
    lang: Language = "",
) -> None:
    """The arena of as many bots as there are seats: two, or more."""
    title = game_named(game)
    check_bots(who)
    if len(who) not in title.meta.players:
        raise Misuse("error-players", game=game, players=len(who))
    plan = make_plan(title.meta.id, tuple(who), len(who), seed=seed)
    run_arena(plan, games, results, jobs, as_json, lang)


@app.command()
@one_line_errors
def report(
    file: Annotated[Path, typer.Argument(help="What `arena --results` or `match --results` kept.", metavar="FILE")],
    html: Annotated[Path | None, typer.Option(help="One page with charts.", metavar="FILE")] = None,
    parquet: Annotated[Path | None, typer.Option(help="A row for each seat of each game.", metavar="FILE")] = None,
    as_json: AsJson = False,
    lang: Language = "",
) -> None:
    """What the games of an arena show: strength, seats, length, endings, cards."""
    if not file.is_file():
        raise Misuse("error-no-file", file=str(file))
    plan, games = read_results(file)
    title = game_named(plan.game)
    words = words_for(lang, title)
    try:
        ratings = lab_part("ratings").rate(plan, games)
        if parquet is not None:
            check_folder(parquet)
            lab_part("parquet").write_parquet(plan, games, parquet)
    except ModuleNotFoundError as error:
        raise missing(error) from None
    summary = summarize(plan, games)
    told, found = facts(summary, words), sections(summary, ratings, words)
    if html is not None:
        check_folder(html)
        heading = f"{title.meta.title(words.language)}: {' – '.join(plan.labels)}"
        note = words.text("match-interval")
        html.write_text(page(words.language, heading, told, found, note), encoding="utf-8")
    screen = theme.console()
    if as_json:
        print_json({**msgspec.to_builtins(summary), "ratings": msgspec.to_builtins(ratings)})
        return
    for line in told:
        screen.print(Text(line), soft_wrap=True)
    for section in found:
        screen.print(section_table(section))
    screen.print(Text(words.text("match-interval"), style="quiet"), soft_wrap=True)


@app.command()
@one_line_errors
def dataset(
    game: GameName,
    who: Annotated[
        list[str] | None,
        typer.Argument(help="Bots that play; greedy and random by default.", metavar="[BOT[@BUDGET]...]"),
    ] = None,
    games: Annotated[int, typer.Option(help="How many games.", min=1, max=MOST_GAMES)] = 100,
    players: Annotated[int | None, typer.Option(help="How many seats; two by default.")] = None,
    options: Annotated[
        list[str] | None, typer.Option("--options", "--option", help="A choice of the table.", metavar="NAME=VALUE")
    ] = None,
    seed: Seed = 0,
    cap: Annotated[int, typer.Option(help="Decisions after which a game is broken off.", min=1)] = CAP,
    encoding: Annotated[str, typer.Option(help="How moves are numbered: slots or ids.")] = "slots",
    out: Annotated[Path, typer.Option(help="A folder that is empty or not there yet.", metavar="FOLDER")] = Path(
        "dataset"
    ),
    as_json: AsJson = False,
    lang: Language = "",
) -> None:
    """Write games between bots as data: records, observations and results in Parquet, with a card."""
    title = game_named(game)
    bots_named = who or ["greedy", "random"]
    check_bots(bots_named)
    if players is not None and players not in title.meta.players:
        raise Misuse("error-players", game=game, players=players)
    check_folder(out)
    plan = make_plan(title.meta.id, tuple(bots_named), players, options_named(title.meta, options or []), seed, cap)
    card = lab_part("dataset").write_dataset(plan, games, out, encoding)
    if as_json:
        print_json(msgspec.to_builtins(card))
        return
    words = words_for(lang, title)
    told = words.text("dataset-written", {"games": card.games, "decisions": card.decisions, "folder": str(out)})
    theme.console().print(Text(told), soft_wrap=True)


def run_arena(
    plan: Plan,
    games: int,
    file: Path | None,
    jobs: int,
    as_json: bool,
    lang: str,
    ray: bool = False,
    address: str | None = None,
) -> None:
    """Play an arena to its end and print how each bot fared."""
    if file is not None:
        check_folder(file)
    results = Results(plan, file)
    with redirect_stdout(sys.stderr):  # where Ray says what it has to say: the result stands alone
        workers = workers_for(jobs or os.cpu_count() or 1, ray, address)
        try:
            arena = Arena(results, games, workers)
            standings = asyncio.run(show_progress(arena, games))
        finally:
            workers.stop()
    if as_json:
        told = {"plan": plan, "standings": standings, "played_again": len(arena.losses)}
        print_json(msgspec.to_builtins(told))
        return
    screen, words = theme.console(), words_for(lang, quadriga.find_game(plan.game))
    screen.print(match_table(standings, words))
    if plan.players > 1:
        screen.print(Text(words.text("match-interval"), style="quiet"), soft_wrap=True)


def workers_for(jobs: int, ray: bool, address: str | None) -> Workers:
    if not ray and address is None:
        return PoolWorkers(jobs)
    try:
        workers: Workers = lab_part("ray_workers").RayWorkers(address, jobs)
    except ModuleNotFoundError as error:
        raise missing(error) from None
    return workers


def check_bots(who: list[str]) -> None:
    for text in who:
        bot, _ = bot_and_budget(text)
        if not bots.is_bot(bot):
            raise Misuse("error-bot", kind=bot, bots=", ".join(bots.names()))
