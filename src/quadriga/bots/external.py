"""A bot in any language: a program that reads a question as one line of JSON and answers with another.

What it is sent is what a person's browser is sent: its seat's view and its legal moves. docs/bots.md describes it.
"""

from __future__ import annotations

import os
import shlex
import subprocess
import weakref
from collections.abc import Sequence
from typing import IO, Final

import msgspec

from quadriga.core.errors import QuadrigaError
from quadriga.core.game import Game
from quadriga.core.moves import Move
from quadriga.core.views import View


class Offer(msgspec.Struct, frozen=True):
    """A legal move: its notation, and the ids of the things it touches, which stand in the view."""

    key: str
    at: tuple[str, ...]


class Question(msgspec.Struct, frozen=True):
    game: str
    seat: int
    view: View
    moves: list[Offer]


class Answer(msgspec.Struct, frozen=True):
    move: str


class ExternalBot:
    """Runs the program for one game and ends it afterwards."""

    def __init__(self, game: Game, seat: int, command: str) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.command: Final = command
        try:
            self.process: Final = subprocess.Popen(
                arguments_of(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0
            )
        except (OSError, ValueError) as error:
            raise QuadrigaError(f"{command}: {error}") from None
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.asked: Final[IO[bytes]] = self.process.stdin
        self.answered: Final[IO[bytes]] = self.process.stdout
        weakref.finalize(self, _end, self.process)

    def choose(self, view: View, moves: Sequence[Move]) -> Move:
        offers = [Offer(move.key, self.game.touches(view, move)) for move in moves]
        question = Question(self.game.meta.id, self.seat, view, offers)
        try:
            self.asked.write(msgspec.json.encode(question) + b"\n")
            line = self.answered.readline()
        except OSError:  # a broken pipe; Windows calls it an invalid argument
            line = b""
        if not line:
            raise QuadrigaError(f"{self.command} ended before the game")
        try:
            key = msgspec.json.decode(line, type=Answer).move
        except msgspec.DecodeError as error:
            raise QuadrigaError(f"{self.command} answers what is no answer: {error}") from None
        move = next((one for one in moves if one.key == key), None)
        if move is None:
            raise QuadrigaError(f"{self.command} answers with {key!r}, which is not legal")
        return move


def arguments_of(command: str, windows: bool = os.name == "nt") -> str | list[str]:
    """A command line as the system starts it. Windows takes it whole: a backslash there parts folders."""
    return command if windows else shlex.split(command)


def _end(process: subprocess.Popen[bytes]) -> None:
    """The end of its input tells a program that the game is over; one that does not listen is ended."""
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            pipe.close()
    try:
        process.wait(timeout=2)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
