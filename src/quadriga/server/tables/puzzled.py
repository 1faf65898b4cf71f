"""A game's puzzles as everybody is shown them: the same for all, kept by no table and no person.

What is here is done in another process and encoded there: to come to a position takes as long as its game did.
"""

from __future__ import annotations

from datetime import UTC, date, datetime
from functools import cache, lru_cache
from typing import Any, Final

import msgspec

from quadriga.core.errors import PuzzleError
from quadriga.core.layout import layout_of
from quadriga.core.puzzle import Answer, Puzzle, puzzles_of, set_up
from quadriga.core.registry import find_game, usable
from quadriga.core.table import Table
from quadriga.server.tables.queries import why_not_at
from quadriga.server.tables.serialize import PositionShown, encode, show_position
from quadriga.words import Words

#: Positions that a process keeps at hand.
POSITIONS_KEPT: Final = 128
#: Who sits at the other seats.
NAMES: Final = ("Livia", "Gaius", "Aurelia", "Titus")


class TermShown(msgspec.Struct, frozen=True):
    """Something that a move is better or worse in, and by how many points."""

    text: str
    apart: float


class AnswerShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move of the position, and what it came to when it was tried out."""

    move: str
    worth: float
    #: How many points it is behind the best.
    behind: float
    #: In what it differs most from the best; the best from the next.
    because: list[TermShown] = []


class PuzzleShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A position with one clearly best move."""

    game: str
    edition: str
    options: dict[str, Any]
    #: Its number, from 1 on, and how many the game has.
    number: int
    of: int
    #: What the players are called; the reader's is empty.
    names: tuple[str, ...]
    seat: int
    position: PositionShown
    #: Every legal move, the best first.
    answers: list[AnswerShown]
    #: By how many points the best is ahead, the standard error of that, and how often each move was tried out.
    margin: float
    error: float
    tries: int


class PuzzleOfTheDay(msgspec.Struct, frozen=True):
    day: date
    game: str
    number: int


@cache
def how_many() -> dict[str, int]:
    """How many puzzles each game has that has any; asked once: files do not come and go while a process runs."""
    found = {}
    for id in usable():
        try:
            puzzles = puzzles_of(find_game(id))
        except PuzzleError:  # a game of somebody's
            continue
        if puzzles:
            found[id] = len(puzzles)
    return found


def of_the_day(day: date | None = None) -> PuzzleOfTheDay | None:
    """The same for everybody on earth: games take turns, and each has its puzzles in their order."""
    counts = how_many()
    if not counts:
        return None
    today = day or datetime.now(UTC).date()
    round, turn = divmod(today.toordinal(), len(counts))
    game = list(counts)[turn]
    return PuzzleOfTheDay(today, game, round % counts[game] + 1)


def shown(game: str, number: int, language: str) -> bytes:
    """A puzzle with its answers in a language; empty where it cannot be set up."""
    found = _set_up(game, number)
    if found is None:
        return b""
    puzzle, table = found
    words = Words(language, table.game)
    others = iter(NAMES)
    # A game of somebody's may have more seats than there are names.
    names = tuple("" if seat == puzzle.seat else next(others, f"{seat + 1}") for seat in range(puzzle.players))
    best = puzzle.answers[0]
    return encode(
        PuzzleShown(
            game,
            table.state.edition.hash,
            dict(puzzle.options),
            number,
            how_many()[game],
            names,
            puzzle.seat,
            show_position(table, puzzle.seat),
            [_answer(one, best, words) for one in puzzle.answers],
            puzzle.margin,
            puzzle.error,
            puzzle.tries,
        )
    )


def layout(game: str, number: int) -> bytes:
    """The position drawn in data."""
    found = _set_up(game, number)
    return encode(layout_of(found[1].game, found[1].view(found[0].seat))) if found else b""


def why_not(game: str, number: int, thing: str, begun: str, language: str) -> bytes:
    """Why a click on a thing does nothing there."""
    found = _set_up(game, number)
    if found is None:
        return b""
    puzzle, table = found
    return encode(why_not_at(table, puzzle.seat, thing, begun, language))


def _answer(answer: Answer, best: Answer, words: Words) -> AnswerShown:
    because = [TermShown(words.term(name), apart) for name, apart in answer.because]
    return AnswerShown(answer.move, answer.worth, round(best.worth - answer.worth, 1), because)


@lru_cache(POSITIONS_KEPT)
def _set_up(game: str, number: int) -> tuple[Puzzle, Table[Any]] | None:
    title = find_game(game)
    try:
        puzzle = puzzles_of(title)[number - 1]
        return puzzle, set_up(title, puzzle)
    except PuzzleError:  # of a game of somebody's, or of other rules
        return None
