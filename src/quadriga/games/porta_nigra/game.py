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
from quadriga.games.porta_nigra import edition as editions
from quadriga.games.porta_nigra import legal, play, refusals, scoring, views, worlds
from quadriga.games.porta_nigra import worth as values
from quadriga.games.porta_nigra.decisions import Act, Appoint, Split
from quadriga.games.porta_nigra.edition import PortaNigraEdition
from quadriga.games.porta_nigra.meta import META
from quadriga.games.porta_nigra.moves import END_MOVE
from quadriga.games.porta_nigra.state import PortaNigraState
from quadriga.games.porta_nigra.views import PortaNigraView


class PortaNigra(Game):
    def read_edition(self, text: str, name: str) -> Edition:
        return editions.read(text, name)

    def setup(self, edition: Edition, options: dict[str, OptionValue], seats: int, chance: Chance) -> State:
        assert isinstance(edition, PortaNigraEdition)
        return play.setup(edition, str(options["youngest-first"]), seats, chance)

    def legal(self, state: State) -> list[Move]:
        assert isinstance(state, PortaNigraState)
        return legal.legal(state)

    def candidates(self, state: State) -> list[Move]:
        assert isinstance(state, PortaNigraState)
        return legal.candidates(state)

    def why_not(self, state: State, move: Move) -> Refusal | None:
        assert isinstance(state, PortaNigraState)
        return refusals.why_not(state, move)

    def apply(self, state: State, move: Move, chance: Chance) -> None:
        assert isinstance(state, PortaNigraState)
        play.apply(state, move, chance)

    def view(self, state: State, seat: int | None) -> View:
        assert isinstance(state, PortaNigraState)
        return views.view(state, seat)

    def zones(self, view: View) -> list[Zone]:
        assert isinstance(view, PortaNigraView)
        return views.zones(view)

    def determinize(self, view: View, seat: int, rng: Random) -> State:
        assert isinstance(view, PortaNigraView)
        edition = self.edition_by_hash(view.edition)
        assert isinstance(edition, PortaNigraEdition)
        return worlds.determinize(edition, view, rng)

    def default(self, state: State) -> Move:
        """End the turn, take points, begin the next round oneself, and otherwise the first thing allowed."""
        decision = state.stack[-1]
        if isinstance(decision, Act):
            return END_MOVE
        moves = self.moves(state)
        if isinstance(decision, Split):
            return moves[-1]
        return moves[decision.seat] if isinstance(decision, Appoint) else moves[0]

    def tally(self, state: State, seat: int | None) -> tuple[Tally, ...]:
        assert isinstance(state, PortaNigraState)
        return scoring.tally(state)

    def outcome(self, state: State) -> Outcome | None:
        assert isinstance(state, PortaNigraState)
        return scoring.outcome(state)

    def components(self, state: State) -> dict[str, int]:
        assert isinstance(state, PortaNigraState)
        return scoring.components(state)

    def worth(self, state: State, seat: int) -> tuple[tuple[str, float], ...]:
        assert isinstance(state, PortaNigraState)
        return values.worth(state, seat)


GAME: Final = PortaNigra(META, "quadriga.games.porta_nigra")
