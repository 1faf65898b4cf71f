"""Plays random games twice: by the engine, and by a second opinion that was written from the rulebook alone.

A second opinion is told what a record holds, the options, the deal, each move and what was drawn, and nothing else.
Whatever it thinks otherwise is a difference: who decides, the whole list of moves, anybody's goods, a draw too many or
too few, the places at the end.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Callable, Mapping, Sequence
from importlib import resources
from itertools import product
from math import prod
from random import Random
from typing import Any, Final, NamedTuple, Protocol

from quadriga.bots import find_bot
from quadriga.core.meta import Meta, OptionValue
from quadriga.core.moves import Move
from quadriga.core.record import MoveEntry
from quadriga.core.registry import find_game
from quadriga.core.table import Table

#: How many games each title plays, shared among `PARTS` tests.
GAMES: Final = int(os.environ.get("TEST_OPINIONS", "50"))
PARTS: Final = 10
#: Where a title can be opened in more ways than this, nobody lists them: each game chooses for itself.
MOST_WAYS: Final = 10_000
#: How often such a game asks for an option at all; the rest stays as it is by default.
CHOSEN: Final = 0.25

#: Every so many-th game is played by bots, who get to what dice do not; now and then they stray from what they know.
KEEN: Final = 10
STRAY: Final = 0.1

Goods = dict[str, Any]


class Opinion(Protocol):
    """A game as somebody else understood it; its class is called with the data, the seats, the options and the deal."""

    @property
    def decider(self) -> int | None:
        """The seat that decides now; None once the game is over."""

    def moves(self) -> list[str]:
        """The notation of every legal move of the deciding seat, in any order."""

    def play(self, move: str, draws: Sequence[str]) -> None:
        """Make a legal move; `draws` is what came out of the bags meanwhile, in this order."""

    def goods(self) -> Goods:
        """Everyone's goods and all else on the table, named and formed as the test that compares does it."""

    def places(self) -> tuple[int, ...]:
        """The place of each seat, once the game is over."""


class Difference(AssertionError):
    """The engine and the second opinion do not agree."""


class Compared(NamedTuple):
    games: int
    decisions: int


def part(number: int, games: int = GAMES) -> range:
    """The seeds of one of the tests that share a title's games."""
    return range(number * games // PARTS, (number + 1) * games // PARTS)


def compare(
    id: str,
    opinion: Callable[[Mapping[str, Any], int, Mapping[str, OptionValue], Sequence[str]], Opinion],
    goods: Callable[[Any], Goods],
    seeds: range,
) -> Compared:
    """Play a game for each seed; `goods` says of an engine's state what the opinion says of itself."""
    game = find_game(id)
    data = tomllib.loads((resources.files(game.package) / "data" / f"{game.meta.editions[0]}.toml").read_text("utf-8"))
    decisions = 0
    tables = ways_to_open(game.meta) if count_ways(game.meta) <= MOST_WAYS else []
    for seed in seeds:
        rng = Random(seed)
        if not tables:
            seats, options = some_way_to_open(game.meta, seed, rng)
        else:
            seats, options = tables[seed % len(tables)] if seed < 2 * len(tables) else rng.choice(tables)
        by_dice = [by_chance, by_kind][rng.randrange(2)]
        table = Table.new(game, seats, seed=seed, options=options)
        bots = [find_bot("greedy", game, seat, Random(seed)) for seat in range(seats)] if seed % KEEN == 0 else []
        where = f"{id}, seed {seed}, {seats} seats, {options}"
        second = opinion(data, seats, table.record.header.options, table.record.header.deal)
        while True:
            agree(where, table, second, goods)
            if table.decider is None:
                break
            if bots and rng.random() > STRAY:
                move = bots[table.decider].choose(table.view(table.decider), table.moves())
            else:
                move = by_dice(rng, table.moves())
            table.play(move)
            entry = next(entry for entry in reversed(table.record.entries) if isinstance(entry, MoveEntry))
            decisions += 1
            where = f"{id}, seed {seed}, {seats} seats, {options}, after entry {entry.seq}, {entry.move}"
            try:
                second.play(entry.move, entry.draws)
            except Exception as error:
                raise Difference(f"{where}: the second opinion cannot play this: {error!r}") from error
    return Compared(len(seeds), decisions)


def agree(where: str, table: Table, second: Opinion, goods: Callable[[Any], Goods]) -> None:
    """Hold a position of the engine against a second opinion; `where` says which position it is."""
    if table.decider != second.decider:
        raise Difference(f"{where}: {table.decider} decides, the second opinion says {second.decider}")
    mine, other = goods(table.state), second.goods()
    if mine != other:
        names = [name for name in sorted({*mine, *other}) if mine.get(name) != other.get(name)]
        told = "; ".join(f"{name} is {mine.get(name)}, the second opinion says {other.get(name)}" for name in names)
        raise Difference(f"{where}: {told}")
    if table.outcome is not None:
        if table.outcome.places != second.places():
            raise Difference(f"{where}: places {table.outcome.places}, the second opinion says {second.places()}")
        return
    moves, others = sorted(move.key for move in table.moves()), sorted(second.moves())
    if moves != others:
        only, also = set(moves) - set(others), set(others) - set(moves)
        raise Difference(f"{where}, {table.question}: only the engine allows {only}, only the opinion {also}")


def count_ways(meta: Meta) -> int:
    return sum(prod(len(option.choices_for(players)) for option in meta.options) for players in meta.players)


def some_way_to_open(meta: Meta, seed: int, rng: Random) -> tuple[int, dict[str, OptionValue]]:
    """The numbers of players in turn, with a few options that chance chooses."""
    players = meta.players[seed % len(meta.players)]
    chosen = [option for option in meta.options if rng.random() < CHOSEN]
    return players, {option.id: rng.choice(option.choices_for(players)) for option in chosen}


def ways_to_open(meta: Meta) -> list[tuple[int, dict[str, OptionValue]]]:
    """Every number of players with every combination of options."""
    return [
        (players, dict(zip((option.id for option in meta.options), chosen, strict=True)))
        for players in meta.players
        for chosen in product(*(option.choices_for(players) for option in meta.options))
    ]


def by_chance(rng: Random, moves: list[Move]) -> Move:
    return rng.choice(moves)


def by_kind(rng: Random, moves: list[Move]) -> Move:
    """First the kind of move, then the move: what can be done in few ways is done as often."""
    kind = rng.choice(sorted({move.key.partition(" ")[0] for move in moves}))
    return rng.choice([move for move in moves if move.key.partition(" ")[0] == kind])
