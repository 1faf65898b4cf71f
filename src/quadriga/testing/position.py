"""A position that a test writes, plays on and looks at."""

from __future__ import annotations

from typing import Any, Generic, Self, cast

from quadriga.core.errors import IllegalMove
from quadriga.core.events import Event
from quadriga.core.follow import Follower
from quadriga.core.game import Game
from quadriga.core.generic import S, V
from quadriga.core.moves import Move
from quadriga.core.outcome import Outcome
from quadriga.core.record import MoveEntry
from quadriga.core.table import Table
from quadriga.testing.draws import ScriptedChance


class Position(Generic[S, V]):
    """A state on a table without a record.

    `state` may be changed by hand until the test plays on; whatever is changed, `box` says which components there must
    be after every move. Methods that write or play answer the position itself, so that a test reads as one line.
    """

    def __init__(self, game: Game[S, V, Any], state: S) -> None:
        self.game = game
        #: Every component by kind, as there must be after each move.
        self.box = game.components(state)
        self.table = Table(game, state, ("person",) * state.seats, None)
        #: What will be drawn next; after it comes the first of the bag.
        self.script: list[str] = []

    # Playing on from it.

    def draws(self, *items: str) -> Self:
        """What the next moves draw, in order, over as many moves as it takes."""
        self.script += items
        return self

    def play(self, *moves: str) -> Self:
        """Make moves, each for the seat that is asked.

        Raises what `Table.play` raises for a move that cannot be made, and `AssertionError` when a component is lost
        or made, or when `draws` named something that is not there to be drawn.
        """
        for text in moves:
            move = self._find(text)
            chance = ScriptedChance(self.script)
            self.game.play(cast("S", self.state.copy()), move, chance)
            self.script = chance.script
            self._make(move, *chance.drawn)
        return self

    def play_drawing(self, move: str, *draws: str) -> list[Event]:
        """Make a move that draws exactly this, and tell what happened.

        Raises `ChanceError` or `RecordError` when it draws more, or less.
        """
        self._make(self._find(move), *draws)
        return self.events

    def undo(self, moves: int = 1) -> Self:
        """Take moves back as a seat may by itself; raises `UndoRefused` where it may not."""
        self.table.undo(moves)
        return self

    # Looking at it.

    @property
    def state(self) -> S:
        return cast("S", self.table.state)

    @property
    def decider(self) -> int | None:
        """The seat that is asked; None once the game is over."""
        return self.table.decider

    @property
    def question(self) -> str:
        """The name of the decision that is asked for."""
        return self.table.question

    def moves(self) -> set[str]:
        """The legal moves."""
        self.state.legal = None
        return {move.key for move in self.table.moves()}

    def refusal(self, *moves: str) -> str | None:
        """The rule that refuses the last of these moves, the others made; None when it is allowed."""
        self.play(*moves[:-1])
        try:
            self._find(moves[-1])
        except IllegalMove as error:
            return error.rule
        return None

    def view(self, seat: int | None) -> V:
        """What a seat sees; None is a spectator."""
        return self.game.view(self.state, seat)

    @property
    def events(self) -> list[Event]:
        """All that the last move did, whoever may know it."""
        return self.table.happened

    def total(self, seat: int) -> int:
        """A seat's points if the game ended now, of what everybody knows."""
        return self.table.tally()[seat].total

    def scored(self, seat: int) -> dict[str, int]:
        """The same points line by line."""
        return dict(self.table.tally()[seat].lines)

    @property
    def outcome(self) -> Outcome:
        """Who came where. Raises `AssertionError` while the game is not over."""
        if self.table.outcome is None:
            raise AssertionError("the game is not over")
        return self.table.outcome

    def _find(self, text: str) -> Move:
        self.state.legal = None  # whoever wrote the position did not look after it
        return self.table.find(text)

    def _make(self, move: Move, *draws: str) -> None:
        """Follow the move as an entry of a record, which makes these draws or fails."""
        entry = MoveEntry(self.table.head + 1, self.state.stack[-1].seat, move.key, draws)
        Follower(self.table).follow(entry)
        self.table.settle()
        now = self.game.components(self.state)
        if now != self.box:
            kinds = sorted(kind for kind in now.keys() | self.box.keys() if now.get(kind) != self.box.get(kind))
            told = ", ".join(f"{kind} {self.box.get(kind, 0)} -> {now.get(kind, 0)}" for kind in kinds)
            raise AssertionError(f"{move.key!r} loses or makes components: {told}")
