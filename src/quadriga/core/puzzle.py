"""Puzzles: positions of recorded games in which one move is clearly best, in a game's file `puzzles.jsonl`.

A line is a puzzle: the deal, the moves up to the position, and what every move there came to when it was tried out.
`quadriga puzzles` finds them. A game without the file has none.
"""

from __future__ import annotations

from importlib import resources
from typing import Any, Final

import msgspec

from quadriga.core.errors import PuzzleError, QuadrigaError
from quadriga.core.game import Game
from quadriga.core.meta import OptionValue
from quadriga.core.table import Table

#: A file may come with a game of anybody's.
LONGEST_FILE: Final = 512 * 1024
MOST_PUZZLES: Final = 64
MOST_MOVES: Final = 600


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A legal move of the position, by its notation."""

    move: str
    #: What the positions it led to were worth, on average, in points more than the best rival's.
    worth: float
    #: The named terms of `Game.evaluate` in which it differs most from the best move; of the best, from the next.
    because: tuple[tuple[str, float], ...] = ()


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A position with one clearly best move."""

    players: int
    seed: int
    #: Who is to move.
    seat: int
    #: The moves that were made, written out.
    moves: tuple[str, ...]
    #: Every legal move, the best first.
    answers: tuple[Answer, ...]
    #: How many points the best is ahead of the next, and the standard error of that, with luck in common.
    margin: float
    error: float
    #: How often every move was tried out.
    tries: int
    #: Whether another move looks better at first sight.
    hidden: bool = False
    #: One that comes with the game; the first by default.
    edition: str = ""
    options: dict[str, OptionValue] = {}


def puzzles_of(game: Game) -> tuple[Puzzle, ...]:
    """The puzzles that come with a game, checked for their shape. Raises `PuzzleError`."""
    file = resources.files(game.package) / "puzzles.jsonl"
    if not file.is_file():
        return ()
    text = file.read_bytes()
    if len(text) > LONGEST_FILE:
        raise PuzzleError(f"the puzzles of {game.meta.id} are longer than {LONGEST_FILE} bytes")
    try:
        found = tuple(msgspec.json.decode(line, type=Puzzle) for line in text.splitlines())
    except msgspec.DecodeError as error:
        raise PuzzleError(f"the puzzles of {game.meta.id}: {error}") from None
    if len(found) > MOST_PUZZLES or any(len(one.moves) > MOST_MOVES or len(one.answers) < 2 for one in found):
        raise PuzzleError(
            f"{game.meta.id} has at most {MOST_PUZZLES} puzzles, each of at most {MOST_MOVES} moves and with answers"
        )
    return found


def set_up(game: Game, puzzle: Puzzle) -> Table[Any]:
    """The table at a puzzle's position. Raises `PuzzleError` where it cannot be reached by these rules."""
    try:
        edition = game.edition(puzzle.edition or None)
        table = Table.new(game, puzzle.players, seed=puzzle.seed, options=dict(puzzle.options), edition=edition)
        for move in puzzle.moves:
            table.play(move)
    except QuadrigaError as error:
        raise PuzzleError(f"a puzzle of {game.meta.id}: {error}") from None
    if table.decider != puzzle.seat or {one.key for one in table.moves()} != {one.move for one in puzzle.answers}:
        raise PuzzleError(f"a puzzle of {game.meta.id}: the moves are not those of the position")
    return table
