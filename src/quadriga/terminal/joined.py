"""A seat at a server's table, played from a terminal with the same screen as a game of one's own.

The server tells what the seat may see. A state that fits it is made up from that (`Game.determinize`), in which the
seat has the same moves and the same answers to "why not"; so all that is shown and asked here works as at a table of
one's own.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from queue import Queue
from random import Random
from typing import Any, Final
from uuid import uuid4

import msgspec
from rich.console import Console
from rich.text import Text

from quadriga.bots import Advice, Advised
from quadriga.client import Sitter, StreamEvent
from quadriga.core.errors import QuadrigaError
from quadriga.core.events import Event
from quadriga.core.game import Game
from quadriga.core.layout import layout_of
from quadriga.core.moves import Move
from quadriga.core.outcome import Outcome
from quadriga.core.table import Table
from quadriga.core.views import View
from quadriga.terminal.asking import Asking, Manner
from quadriga.terminal.draw import Drawing
from quadriga.terminal.scores import print_scores
from quadriga.terminal.screen import Screen
from quadriga.terminal.thinking import Tell
from quadriga.terminal.typed import Left, Typed
from quadriga.terminal.wire import Wire
from quadriga.words import Reader, Words, log

#: Names come from others: no more of them than this, and nothing that moves a cursor.
LONGEST_NAME: Final = 40
LONGEST_PROBLEM: Final = 400
#: How long a hint may take: others may have asked before.
HINT_PATIENCE: Final = 600.0
#: Why there is none, as far as there are words for it.
REFUSED_HINTS: Final = ("no-hints", "too-many-hints", "hint-failed")
#: How many lines of what happened are remembered.
MOST_LINES: Final = 400
#: Raised in this process when the table goes on while a question is on the screen; Windows has none to spare.
_WAKES: Final = getattr(signal, "SIGUSR1", None)


class Step(msgspec.Struct, frozen=True):
    """An entry of the record as the seat may know it."""

    seq: int
    type: str
    seat: int | None = None
    to: int | None = None
    events: list[Event] = []


class Position(msgspec.Struct, frozen=True):
    """Where the game stands, as the server says it."""

    seq: int
    view: msgspec.Raw
    hash: str = ""
    decider: int | None = None
    moves: list[dict[str, Any]] = []
    undo: int = 0
    outcome: Outcome | None = None
    steps: list[Step] = []
    exchange: dict[str, Any] | None = None


class HintedMove(msgspec.Struct, frozen=True):
    move: str
    worth: float
    error: float | None
    visits: int
    because: list[tuple[str, float]]


class Hint(msgspec.Struct, frozen=True):
    """What the server would do."""

    done: int
    moves: list[HintedMove]
    unsure: bool


class WentOn(Exception):
    """The table went on while somebody was being asked."""


class Joined:
    """Plays one seat until the game is over."""

    def __init__(
        self, wire: Wire, sitter: Sitter, game: Game, words: Words, console: Console, *, plain: bool = False
    ) -> None:
        self.wire = wire
        self.sitter = sitter
        self.game = game
        self.words = words
        self.console = console
        self.manner: Manner = "plain" if plain or not console.is_terminal else "screen"
        self.typed = Typed(prompting=console.is_terminal)
        self.names: tuple[str, ...] = ()
        self.kinds: tuple[str, ...] = ()
        self._told: Queue[StreamEvent | None] = Queue()
        self._unread: list[str] = []
        self._revealed = False
        self._asking = False
        #: The last entry that was answered: what was said before it is old.
        self._answered = -1

    def run(self) -> None:
        """Listen, and answer what is asked."""
        with self._woken():
            self.wire.listen(f"{self.sitter.path}/stream", self._hear)
            while True:
                event = self._told.get()
                if event is None:
                    raise QuadrigaError(self.words.text("join-away"))
                if event.kind == "table":
                    self._seats(event.json)
                elif event.kind == "position" and self._goes_on(event):
                    return

    def _hear(self, event: StreamEvent | None) -> None:
        """From the thread that listens."""
        self._told.put(event)
        if self._asking and _WAKES is not None and (event is None or event.kind == "position"):
            signal.pthread_kill(threading.main_thread().ident or 0, _WAKES)

    def _seats(self, table: dict[str, Any]) -> None:
        """Who sits where; the share in the deal is shown once everybody sits."""
        self.names = tuple(printable(seat.get("name") or seat.get("bot") or "") for seat in table["seats"])
        self.kinds = tuple(seat.get("bot") or "person" for seat in table["seats"])
        if table["status"] == "revealing" and not self._revealed and self.sitter.nonce:
            self._revealed = True
            self.wire.call(self.sitter.reveal())
        elif table["status"] in {"open", "paused", "closed"}:
            self._say(f"join-{table['status']}", free=self.names.count(""))
            if table["status"] == "closed":
                raise Left

    def _goes_on(self, event: StreamEvent) -> bool:
        """Tell what happened and ask what is asked; whether the game is over."""
        position = msgspec.json.decode(event.data, type=Position)
        if position.seq < self._answered:
            return False
        self.sitter.note_position({"seq": position.seq, "hash": position.hash})
        if position.exchange is not None:
            self.wire.call(self.sitter.seal_anew({"exchange": position.exchange}))
        view = self._view(position)
        layout = layout_of(self.game, view)
        reader = Reader(self.sitter.seat, self.names, layout.forms)
        for step in position.steps:
            own = self.words.entry(step.type, step.seat, step.to, reader)
            self._unread += [*([own] if own else []), *log(self.words, step.events, reader)]
        del self._unread[:-MOST_LINES]
        if position.outcome is not None:
            self._wait(Drawing(self.words, reader, layout, {}, None), "")
            print_scores(self.console, self.words, position.outcome, reader, plain=self.manner == "plain")
            return True
        if not self._told.empty():
            return False  # there is news already
        if position.decider == self.sitter.seat and position.moves and self.game.knows(view.edition):
            self._ask(position, view)
        elif position.decider is not None:
            waiting = {"player": self.words.player(position.decider, reader)}
            drawing = Drawing(self.words, reader, layout, {}, position.decider)
            self._wait(drawing, self.words.text("join-waiting", waiting))
        return False

    def _view(self, position: Position) -> View:
        view: View = msgspec.json.decode(position.view, type=self.game.view_type())
        if not self.game.knows(view.edition):
            file = self.wire.call(self.sitter.client.get(f"/games/{self.game.meta.id}/editions/{view.edition}/file"))
            if self.game.load_edition(file.body.decode(), "own").hash != view.edition:
                raise QuadrigaError("the server's data file is not the one it plays by")
        return view

    def _ask(self, position: Position, view: View) -> None:
        state = self.game.determinize(view, self.sitter.seat, Random())
        table: Table = Table(self.game, state, self.kinds, None)
        table.head = position.seq
        if [move.key for move in table.moves()] != [move["key"] for move in position.moves]:
            raise QuadrigaError(self.words.text("join-rules"))
        asking = Asking(
            *(table, self.words, self.console, self.typed, self.sitter.seat, self.names),
            happened=self._unread,
            manner=self.manner,
            undo_reach=position.undo,
            adviser=partial(self._hint, table),
        )
        try:
            self._asking = True
            answer = asking.ask()
        except WentOn:
            return
        finally:
            self._asking = False
        self._unread.clear()
        if isinstance(answer, Move):
            said = self.wire.call(self.sitter.move(position.seq, answer.key))
        else:
            back = {"request": str(uuid4()), "seq": position.seq, "moves": answer}
            said = self.wire.call(self.sitter.client.post(f"{self.sitter.path}/undo", back))
        if said.status == 200:
            self._answered = position.seq + 1
        elif said.status != 409:  # then the position is another by now, and the next event says which
            raise QuadrigaError(problem(said.body))

    def _hint(self, table: Table, tell: Tell) -> Advice:
        """What the server would do here; it decides whether that may be asked at this table."""
        said = self.wire.call(self.sitter.hint(table.head, tell), HINT_PATIENCE)
        if said.status != 200:
            raise QuadrigaError(refusal(self.words, said.body))
        hint = msgspec.json.decode(said.body, type=Hint)
        moves = [
            Advised(table.find(one.move), one.worth, one.error, one.visits, tuple(one.because)) for one in hint.moves
        ]
        return Advice(tuple(moves), hint.unsure, hint.done)

    def _wait(self, drawing: Drawing, text: str) -> None:
        """The table while somebody else decides."""
        if self.manner == "screen":
            screen = Screen(drawing, None, self._unread, Text(text, style="question"), [[]])
            self.console.clear()
            self.console.print(screen.fit(self.console), end="")
        else:
            told = [*self._unread, *([text] if text else [])]
            self.console.print(Text("\n".join(told)), soft_wrap=True)
            self._unread.clear()

    @contextmanager
    def _woken(self) -> Iterator[None]:
        if _WAKES is None:
            yield
            return

        def wake(signum: int, frame: Any) -> None:
            if self._asking:
                raise WentOn

        before = signal.signal(_WAKES, wake)
        try:
            yield
        finally:
            signal.signal(_WAKES, before)

    def _say(self, id: str, **arguments: str | int) -> None:
        self.console.print(Text(self.words.text(id, arguments)), soft_wrap=True)


def printable(text: str, longest: int = LONGEST_NAME) -> str:
    """What others wrote, without anything a terminal would obey."""
    return "".join(letter for letter in text if letter.isprintable())[:longest]


def refusal(words: Words, body: bytes) -> str:
    """Why there is no hint, in the player's words where there are any."""
    try:
        error = str(msgspec.json.decode(body)["error"])
    except (msgspec.DecodeError, TypeError, KeyError):
        error = ""
    return words.text(f"failed-{error}") if error in REFUSED_HINTS else problem(body)


def problem(body: bytes) -> str:
    """What a server says went wrong, in the player's words where it has any."""
    try:
        told = msgspec.json.decode(body)
        text = str(told.get("text") or told.get("detail") or "")
    except (msgspec.DecodeError, AttributeError):
        text = ""
    return printable(text, LONGEST_PROBLEM) or "the server refused, and did not say why"
