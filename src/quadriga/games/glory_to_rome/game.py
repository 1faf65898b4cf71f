"""The game as the rest of the package drives it: each question goes to the file that answers it."""

from __future__ import annotations

from random import Random
from typing import Final

from quadriga.core.chance import Chance
from quadriga.core.edition import Edition
from quadriga.core.errors import Refusal
from quadriga.core.game import Game
from quadriga.core.meta import OptionValue
from quadriga.core.moves import Move
from quadriga.core.outcome import Outcome, Tally
from quadriga.core.state import State
from quadriga.core.views import View, Zone
from quadriga.games.glory_to_rome import edition as editions
from quadriga.games.glory_to_rome import legal, play, refusals, scoring, views, worlds
from quadriga.games.glory_to_rome import worth as values
from quadriga.games.glory_to_rome.edition import GloryEdition
from quadriga.games.glory_to_rome.meta import META
from quadriga.games.glory_to_rome.moves import DONE_MOVE, DRAW_MOVE, KEEP_MOVE, REFILL_MOVE, THINK_MOVE
from quadriga.games.glory_to_rome.state import GloryState
from quadriga.games.glory_to_rome.views import GloryView

#: Think rather than lead, fill the hand, and otherwise do as little as possible.
HARMLESS: Final[tuple[Move, ...]] = (DONE_MOVE, THINK_MOVE, REFILL_MOVE, DRAW_MOVE, KEEP_MOVE)


class GloryToRome(Game):
    def read_edition(self, text: str, name: str) -> Edition:
        return editions.read(text, name)

    def setup(self, edition: Edition, options: dict[str, OptionValue], seats: int, chance: Chance) -> State:
        assert isinstance(edition, GloryEdition)
        return play.setup(edition, options, seats, chance)

    def legal(self, state: State) -> list[Move]:
        assert isinstance(state, GloryState)
        return legal.legal(state)

    def candidates(self, state: State) -> list[Move]:
        assert isinstance(state, GloryState)
        return refusals.candidates(state)

    def why_not(self, state: State, move: Move) -> Refusal | None:
        assert isinstance(state, GloryState)
        return refusals.why_not(state, move)

    def apply(self, state: State, move: Move, chance: Chance) -> None:
        assert isinstance(state, GloryState)
        play.apply(state, move, chance)

    def view(self, state: State, seat: int | None) -> View:
        assert isinstance(state, GloryState)
        return views.view(state, seat)

    def zones(self, view: View) -> list[Zone]:
        assert isinstance(view, GloryView)
        return views.zones(view)

    def determinize(self, view: View, seat: int, rng: Random) -> State:
        assert isinstance(view, GloryView)
        edition = self.edition_by_hash(view.edition)
        assert isinstance(edition, GloryEdition)
        return worlds.determinize(edition, view, rng)

    def default(self, state: State) -> Move:
        moves = self.moves(state)
        return next((move for move in HARMLESS if move in moves), moves[0])

    def tally(self, state: State, seat: int | None) -> tuple[Tally, ...]:
        assert isinstance(state, GloryState)
        return scoring.tally(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        assert isinstance(state, GloryState)
        return scoring.outcome(state)

    def worth(self, state: State, seat: int) -> tuple[tuple[str, float], ...]:
        assert isinstance(state, GloryState)
        return values.worth(state, seat)

    def components(self, state: State) -> dict[str, int]:
        assert isinstance(state, GloryState)
        return scoring.components(state)


GAME: Final = GloryToRome(META, "quadriga.games.glory_to_rome")
