"""The commands of the lab: many games between bots, and what they show."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Iterable
from contextlib import redirect_stdout
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.text import Text

import quadriga
from quadriga import bots
from quadriga.bots.puzzling import find_puzzle, judge_again
from quadriga.commands import (
    AsJson,
    GameName,
    Language,
    Misuse,
    check_folder,
    check_players,
    game_named,
    one_line_errors,
    options_named,
    print_json,
    words_for,
)
from quadriga.core.game import Game
from quadriga.core.puzzle import MOST_PUZZLES, Puzzle, puzzles_of
from quadriga.lab.arena import Arena, PoolWorkers, Workers
from quadriga.lab.page import page
from quadriga.lab.plan import CAP, Plan, bot_and_budget, make_plan, whole_deals
from quadriga.lab.report import facts, sections
from quadriga.lab.results import Results, read_results
from quadriga.lab.summary import summarize
from quadriga.lab.trained import Settings
from quadriga.terminal import theme
from quadriga.terminal.arena import match_table, puzzle_table, section_table, show_progress, training_table

app = typer.Typer(rich_markup_mode=None)

#: More games of observations than this are better made in parts.
MOST_GAMES = 100_000

#: Games of an arena where nobody says how many, or the next number in which every seat has its share.
GAMES = 200

Games = Annotated[
    int | None,
    typer.Option(help="How many games, 200 or a few more; every deal is played once from each seat.", min=1),
]
Jobs = Annotated[int, typer.Option(help="How many processes; by default one for each processor.", min=0)]
Seed = Annotated[int, typer.Option(help="The same seed gives the same games.")]
OnRay = Annotated[bool, typer.Option("--ray", help="Play on Ray, started on this machine.")]
Address = Annotated[str | None, typer.Option(help="Play on the Ray cluster at this address.", metavar="HOST:PORT")]
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
    games: Games = None,
    players: Annotated[int | None, typer.Option(help="How many seats; two by default.")] = None,
    options: Annotated[
        list[str] | None, typer.Option("--options", "--option", help="A choice of the table.", metavar="NAME=VALUE")
    ] = None,
    seed: Seed = 0,
    cap: Annotated[int, typer.Option(help="Decisions after which a game is broken off.", min=1)] = CAP,
    results: ResultsFile = None,
    jobs: Jobs = 0,
    ray: OnRay = False,
    address: Address = None,
    as_json: AsJson = False,
    lang: Language = "",
) -> None:
    """Let any number of bots play each other, each against each and from every seat."""
    title = game_named(game)
    check_bots(who)
    check_players(title, players)
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
    games: Games = None,
    seed: Seed = 0,
    results: ResultsFile = None,
    jobs: Jobs = 0,
    as_json: AsJson = False,
    lang: Language = "",
) -> None:
    """The arena of as many bots as there are seats: two, or more."""
    title = game_named(game)
    check_bots(who)
    check_players(title, len(who))
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
    check_players(title, players)
    check_folder(out)
    plan = make_plan(title.meta.id, tuple(bots_named), players, options_named(title.meta, options or []), seed, cap)
    card = lab_part("dataset").write_dataset(plan, games, out, encoding)
    if as_json:
        print_json(msgspec.to_builtins(card))
        return
    words = words_for(lang, title)
    told = words.text("dataset-written", {"games": card.games, "decisions": card.decisions, "folder": str(out)})
    theme.console().print(Text(told), soft_wrap=True)


@app.command()
@one_line_errors
def train(
    game: GameName,
    players: Annotated[int | None, typer.Option(help="How many seats; two by default.")] = None,
    generations: Annotated[int, typer.Option(help="How often it learns from its own games.", min=1)] = 3,
    games: Annotated[int, typer.Option(help="Games to learn from, in every generation.", min=1)] = 400,
    trial: Annotated[int, typer.Option(help="Games by which a variant is chosen.", min=1)] = 60,
    judge: Annotated[int, typer.Option(help="Games by which a generation is judged.", min=1)] = 200,
    search: Annotated[int, typer.Option(help="Games of the search with it; 0 for none.", min=0)] = 400,
    iterations: Annotated[int, typer.Option(help="Iterations of the search without it.", min=1)] = 16,
    ridges: Annotated[str, typer.Option(help="Penalties to choose from.")] = "0.05,0.01,0.003",
    strengths: Annotated[str, typer.Option(help="Strengths to choose from.")] = "0.25,0.125,0.0625",
    seed: Seed = 0,
    folder: Annotated[
        Path, typer.Option(help="Keeps all games and the log; begun again, it goes on.", metavar="FOLDER")
    ] = Path("training"),
    weights: Annotated[
        Path | None, typer.Option(help="Add what passed all gates to this file.", metavar="FILE")
    ] = None,
    jobs: Jobs = 0,
    ray: OnRay = False,
    address: Address = None,
    as_json: AsJson = False,
    lang: Language = "",
) -> None:
    """Learn what positions are worth from a game's own games, and show whether bots play better with it."""
    title = game_named(game)
    meta = title.meta
    check_players(title, players)
    seats = players or (2 if 2 in meta.players else meta.players[0])
    if seats < 2:
        raise Misuse("error-train-alone", game=meta.id)
    check_folder(folder)
    training = lab_part("train")
    settings = Settings(
        meta.id,
        seats,
        *(generations, games, trial, judge, search, iterations),
        *(figures(ridges), figures(strengths), seed),
    )
    with redirect_stdout(sys.stderr):
        workers = workers_for(jobs or os.cpu_count() or 1, ray, address)
        try:
            trained = asyncio.run(training.Training(settings, folder, workers, show_progress).run())
        finally:
            workers.stop()
    if weights is not None and trained.weights is not None:
        training.add_weights(trained.weights, weights)
    if as_json:
        print_json(msgspec.to_builtins(trained))
        return
    screen, words = theme.console(), words_for(lang, title)
    screen.print(training_table(trained.tried, words))
    told = words.text("train-passed" if trained.passed else "train-failed", {"folder": str(folder)})
    screen.print(Text(told), soft_wrap=True)
    screen.print(Text(words.text("match-interval"), style="quiet"), soft_wrap=True)


@app.command()
@one_line_errors
def puzzles(
    game: GameName,
    most: Annotated[int, typer.Option(help="How many to find.", min=1, max=MOST_PUZZLES)] = 20,
    games: Annotated[int, typer.Option(help="In how many games to look for them.", min=1, max=MOST_GAMES)] = 200,
    players: Annotated[int | None, typer.Option(help="How many seats; every number in turn by default.")] = None,
    seed: Seed = 0,
    again: Annotated[
        bool, typer.Option("--again", help="Judge the game's own anew, and find others for those no longer clear.")
    ] = False,
    out: Annotated[
        Path | None, typer.Option(help="Where to write them: a game's `puzzles.jsonl`.", metavar="FILE")
    ] = None,
    as_json: AsJson = False,
    lang: Language = "",
) -> None:
    """Find positions with one clearly best move in games between bots."""
    title = game_named(game)
    check_players(title, players)
    if out is not None:
        check_folder(out)
    numbers = title.meta.players if players is None else (players,)
    seeds = range(seed, seed + games)
    if again:
        found = judge_all_again(title, seeds)
    else:
        tried = (find_puzzle(title, numbers[one % len(numbers)], one) for one in seeds)
        found = list(islice((puzzle for puzzle in tried if puzzle is not None), most))
    if out is not None:
        out.write_bytes(b"".join(msgspec.json.encode(puzzle) + b"\n" for puzzle in found))
    if as_json:
        print_json(msgspec.to_builtins(found))
        return
    theme.console().print(puzzle_table(found, words_for(lang, title)))


def judge_all_again(title: Game, seeds: Iterable[int]) -> list[Puzzle]:
    """The puzzles that come with a game as bots see them now; where one is no longer clear, another for as many."""
    shipped = puzzles_of(title)
    dealt = {(one.players, one.seed) for one in shipped}
    left = iter(seeds)
    found: list[Puzzle] = []
    for puzzle in shipped:
        kept = judge_again(title, puzzle)
        fresh = (one for one in left if (puzzle.players, one) not in dealt)
        while kept is None and (one := next(fresh, None)) is not None:
            kept = find_puzzle(title, puzzle.players, one)
        if kept is not None:
            found.append(kept)
    return found


def figures(text: str) -> tuple[float, ...]:
    """`0.5,1` as figures above nothing."""
    try:
        found = tuple(float(part) for part in text.split(","))
    except ValueError:
        found = ()
    if not found or not all(0 < one < float("inf") for one in found):
        raise Misuse("error-figures", text=text)
    return found


def run_arena(
    plan: Plan,
    games: int | None,
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
    games = games or whole_deals(GAMES, plan.players)
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
