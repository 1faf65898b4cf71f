"""Playthroughs: a whole game with everything that might have been played and everything that happened.

Another implementation follows the moves and compares decider, list, draws, changes of place and points at each step.
Lines that begin with `#` are for people.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Final

from quadriga.bots import find_bot
from quadriga.core.events import Moved
from quadriga.core.game import Game
from quadriga.core.layout import layout_of
from quadriga.core.record import MoveEntry
from quadriga.core.table import Table
from quadriga.words import Reader, Words, log

SEED: Final = 1

Choose = Callable[[Table], str]


def file_of(game: Game, players: int) -> Path:
    return Path(__file__).with_name("playthroughs") / f"{game.meta.id}-{players}.txt"


def by_bots(game: Game, players: int) -> Choose:
    """Games that make sense are read more willingly."""
    bots = [find_bot("greedy", game, seat, Random(SEED + seat)) for seat in range(players)]

    def choose(table: Table) -> str:
        assert table.decider is not None
        return bots[table.decider].choose(table.view(table.decider), table.moves()).key

    return choose


def as_written(text: str) -> Choose:
    """The moves of a file, one after the other."""
    moves = iter([line.partition(": ")[2] for line in text.splitlines() if line.startswith("  plays: ")])
    return lambda _: next(moves)


def tell(game: Game, players: int, choose: Choose) -> Iterator[str]:
    table = Table.new(game, players, seed=SEED)
    header = table.record.header
    words = Words("en", game)
    yield f"# {game.meta.titles['en']}, {players} players."
    yield f"game: {header.game}"
    yield f"rules: {header.rules}"
    yield f"edition: {header.edition}"
    yield f"options: {json.dumps(header.options, sort_keys=True)}"
    yield f"players: {players}"
    yield f"seed: {SEED}"
    yield f"deal: {' '.join(header.deal)}"
    while table.decider is not None:
        yield ""
        yield f"{table.head + 1}: seat {table.decider}, {table.question}"
        yield f"  may: {' | '.join(sorted(move.key for move in table.moves()))}"
        reader = Reader(None, (), layout_of(game, table.view()).forms)
        table.play(choose(table))
        entry = next(entry for entry in reversed(table.record.entries) if isinstance(entry, MoveEntry))
        yield f"  plays: {entry.move}"
        if entry.draws:
            yield f"  draws: {' '.join(entry.draws)}"
        for event in table.happened:
            if isinstance(event, Moved):
                yield f"  moved: {event.count} {event.kind}, {event.source} > {event.target}"
        yield f"  points: {' '.join(str(tally.total) for tally in game.tally(table.state, None))}"
        for line in log(words, table.happened, reader):
            yield f"  # {line}"
    assert table.outcome is not None
    yield ""
    yield f"ends: {' '.join(table.outcome.endings)}"
    yield f"places: {' '.join(map(str, table.outcome.places))}"


def written(game: Game, players: int, choose: Choose) -> bytes:
    return "".join(f"{line}\n" for line in tell(game, players, choose)).encode()
