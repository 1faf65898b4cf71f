"""Games as a set of data: records, observations and results as Parquet, and a card that says what they are.

Needs the extra `quadriga[lab]`. The games are those of a plan, so that every deal is played from each seat.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
import pyarrow as pa
from pyarrow import parquet

from quadriga.bots import find_bot
from quadriga.core.encoding import CANDIDATE
from quadriga.core.errors import QuadrigaError
from quadriga.core.record import seed_bytes
from quadriga.core.table import Table
from quadriga.lab.games import CAPPED, check_same
from quadriga.lab.observing import Kind, Observer, rewards
from quadriga.lab.plan import Plan

CARD: Final = "card.json"
PAGE: Final = "README.md"
#: What each file holds, one row for what.
FILES: Final = {
    "records.parquet": "a game: its record, which `quadriga verify` checks and `quadriga.lab.frames` reads",
    "observations.parquet": "a decision: what the seat saw, what it could do, what it did",
    "results.parquet": "a seat of a game: bot, place, points, reward",
}


class Card(msgspec.Struct, frozen=True):
    """What a set of data is, for programs."""

    name: str
    plan: Plan
    encoding: str
    encoding_version: str
    games: int
    decisions: int
    #: By file: how many rows, and the SHA-256 of its bytes.
    rows: dict[str, int]
    sha256: dict[str, str]
    #: By file: the columns and their types.
    columns: dict[str, dict[str, str]]
    #: Name, first place, size and divisor of every block of `observation`.
    layout: tuple[tuple[str, int, int, int], ...]
    license: str = "Apache-2.0"


def write_dataset(
    plan: Plan, games: int, folder: Path, kind: Kind = "slots", told: Callable[[int], None] | None = None
) -> Card:
    """Play games and write them; `told` hears how many are done. The folder must be empty or not be there yet."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise QuadrigaError(f"{folder} is there already and not an empty folder")
    observer = Observer(plan.game, plan.players, kind, plan.options)
    check_same(plan, observer.game)
    folder.mkdir(parents=True, exist_ok=True)
    shapes = schemas(observer)
    rows = dict.fromkeys(FILES, 0)
    writers = {name: parquet.ParquetWriter(folder / name, shapes[name], compression="zstd") for name in FILES}
    try:
        for number in range(games):
            found = play(plan, number, observer)
            for name, lines in found.items():
                writers[name].write_table(pa.Table.from_pylist(lines, schema=shapes[name]))
                rows[name] += len(lines)
            if told is not None:
                told(number + 1)
    finally:
        for writer in writers.values():
            writer.close()
    card = Card(
        name=observer.name,
        plan=plan,
        encoding=kind,
        encoding_version=observer.encoding.version,
        games=games,
        decisions=rows["observations.parquet"],
        rows=rows,
        sha256={name: hashlib.sha256((folder / name).read_bytes()).hexdigest() for name in FILES},
        columns={name: {field.name: str(field.type) for field in parquet.read_schema(folder / name)} for name in FILES},
        layout=tuple((block.name, block.first, block.size, block.most) for block in observer.encoding.blocks),
    )
    (folder / CARD).write_bytes(msgspec.json.format(msgspec.json.encode(card), indent=1) + b"\n")
    (folder / PAGE).write_text(page(card, observer), encoding="utf-8")
    return card


def schemas(observer: Observer) -> dict[str, Any]:
    """The columns of each file."""
    where = [pa.field("game", pa.int32()), pa.field("step", pa.int32()), pa.field("seat", pa.int8())]
    seen = [
        *where,
        pa.field("question", pa.string()),
        pa.field("observation", pa.list_(pa.float32(), observer.encoding.size)),
        pa.field("legal", pa.list_(pa.int16())),
        pa.field("action", pa.int16()),
        pa.field("move", pa.string()),
    ]
    if observer.kind == "slots":
        seen.append(pa.field("candidates", pa.list_(pa.list_(pa.int16(), len(CANDIDATE)))))
    return {
        "records.parquet": pa.schema([where[0], pa.field("record", pa.binary())]),
        "observations.parquet": pa.schema(seen),
        "results.parquet": pa.schema(
            [
                *(where[0], where[2]),
                pa.field("bot", pa.string()),
                pa.field("place", pa.int8()),
                pa.field("points", pa.float64()),
                pa.field("reward", pa.float32()),
                pa.field("endings", pa.list_(pa.string())),
                pa.field("decisions", pa.int32()),
            ]
        ),
    }


def play(plan: Plan, number: int, observer: Observer) -> dict[str, list[dict[str, Any]]]:
    """The rows of one game."""
    game, entrants = observer.game, plan.entrants
    deal, sitting = plan.seating(number)
    labels = tuple(entrants[one].label for one in sitting)
    secret = seed_bytes(int.from_bytes(hashlib.sha256(f"{plan.seed} {deal}".encode()).digest()[:7], "big"))
    table: Table[Any] = Table.new(game, plan.players, seed=secret, options=plan.options, seats=labels)
    bots = [
        find_bot(entrants[one].bot, game, seat, Random(f"{plan.seed} {number} {seat}"), entrants[one].budget)
        for seat, one in enumerate(sitting)
    ]
    steps: list[dict[str, Any]] = []
    while table.state.stack and len(steps) < plan.cap:
        state = table.state
        seat, legal = state.stack[-1].seat, game.moves(state)
        move = bots[seat].choose(game.view(state, seat), legal)
        if move not in legal:
            raise QuadrigaError(f"{labels[seat]} answers with {move}, which is not legal")
        numbers = observer.numbers(legal, seat)
        row = {
            "game": number,
            "step": len(steps),
            "seat": seat,
            "question": state.stack[-1].name,
            "observation": observer.vector(state, seat),
            "legal": list(numbers),
            "action": numbers[legal.index(move)],
            "move": move.key,
        }
        if observer.kind == "slots":
            row["candidates"] = observer.candidates(legal, seat)[: len(legal)].tolist()
        steps.append(row)
        table.play(move.key)
    outcome = game.outcome(table.state)
    tallies = outcome.tallies if outcome else game.tally(table.state, None)
    given = rewards(outcome, plan.players)
    results = [
        {
            "game": number,
            "seat": seat,
            "bot": label,
            "place": outcome.places[seat] if outcome else None,
            "points": tallies[seat].total / game.meta.points_per,
            "reward": given[seat],
            "endings": list(outcome.endings) if outcome else [CAPPED],
            "decisions": len(steps),
        }
        for seat, label in enumerate(labels)
    ]
    records = [{"game": number, "record": bytes(table.record)}]
    return {"records.parquet": records, "observations.parquet": steps, "results.parquet": results}


def page(card: Card, observer: Observer) -> str:
    """The card for people."""
    return "\n".join(_lines(card, observer)) + "\n"


def _lines(card: Card, observer: Observer) -> Iterator[str]:
    plan = card.plan
    meta = observer.game.meta
    yield f"# {meta.title('en')}: {card.games} games between bots\n"
    yield f"Made by Quadriga {plan.version}. Nobody's data is in it: all seats were programs.\n"
    yield from ("| | |", "| --- | --- |")
    yield f"| environment | `{card.name}`, encoding `{card.encoding}`, version `{card.encoding_version}` |"
    yield f"| rules, edition | {plan.rules}, `{plan.edition[:12]}` |"
    yield f"| players, options | {plan.players}, {msgspec.json.encode(plan.options).decode()} |"
    yield f"| bots | {', '.join(plan.bots)} |"
    yield f"| seed, cap | {plan.seed}, {plan.cap} decisions |"
    yield f"| games, decisions | {card.games}, {card.decisions} |"
    yield f"| licence | {card.license} |\n"
    yield "Every deal is played once from each seat: games of one deal follow each other, and belong on one side of a "
    yield "split. Observations hold what the deciding seat saw and nothing else; records hold everything.\n"
    for name, about in FILES.items():
        yield f"## {name}\n"
        yield f"A row for {about}. {card.rows[name]} rows, SHA-256 `{card.sha256[name]}`.\n"
        yield from ("| column | type |", "| --- | --- |")
        yield from (f"| `{column}` | {kind} |" for column, kind in card.columns[name].items())
        yield ""
    yield "## observation\n"
    yield from ("| block | first | size | divided by | |", "| --- | --- | --- | --- | --- |")
    for block in observer.encoding.blocks:
        yield f"| `{block.name}` | {block.first} | {block.size} | {block.most} | {block.about} |"
