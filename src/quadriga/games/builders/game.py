"""The game as the rest of the package drives it: each question goes to the file that answers it."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Final

from msgspec.structs import replace

from quadriga.core.chance import Chance
from quadriga.core.edition import Edition
from quadriga.core.errors import Refusal
from quadriga.core.game import Game
from quadriga.core.meta import OptionValue
from quadriga.core.moves import Move
from quadriga.core.outcome import Outcome, Tally
from quadriga.core.state import State
from quadriga.core.views import View, Zone
from quadriga.games.builders import edition as editions
from quadriga.games.builders import legal, play, scoring, views, worlds
from quadriga.games.builders import worth as values
from quadriga.games.builders.decisions import Count, Turn
from quadriga.games.builders.edition import BuildersEdition
from quadriga.games.builders.meta import META
from quadriga.games.builders.moves import DONE_MOVE, END_MOVE
from quadriga.games.builders.state import DECKS, BuildersState
from quadriga.games.builders.views import BuildersView


class Builders(Game):
    def read_edition(self, text: str, name: str) -> Edition:
        return editions.read(text, name)

    def setup(self, edition: Edition, options: dict[str, OptionValue], seats: int, chance: Chance) -> State:
        assert isinstance(edition, BuildersEdition)
        return play.setup(edition, bool(options["machines-equipped"]), seats, chance)

    def legal(self, state: State) -> list[Move]:
        assert isinstance(state, BuildersState)
        return legal.legal(state)

    def candidates(self, state: State) -> list[Move]:
        assert isinstance(state, BuildersState)
        return legal.candidates(state)

    def why_not(self, state: State, move: Move) -> Refusal | None:
        assert isinstance(state, BuildersState)
        return legal.why_not(state, move)

    def apply(self, state: State, move: Move, chance: Chance) -> None:
        assert isinstance(state, BuildersState)
        play.apply(state, move, chance)

    def view(self, state: State, seat: int | None) -> View:
        assert isinstance(state, BuildersState)
        return views.view(state, seat)

    def zones(self, view: View) -> list[Zone]:
        assert isinstance(view, BuildersView)
        return views.zones(view)

    def views(self, state: State, viewers: Iterable[int | None]) -> dict[int | None, View]:
        """All see the same, each from a seat of their own."""
        same = self.view(state, None)
        return {viewer: same if viewer is None else replace(same, seat=viewer) for viewer in viewers}

    def hidden(self, state: State, viewer: int | None) -> frozenset[str]:
        """Everything lies open but the decks."""
        return DECKS

    def determinize(self, view: View, seat: int, rng: Random) -> State:
        assert isinstance(view, BuildersView)
        edition = self.edition_by_hash(view.edition)
        assert isinstance(edition, BuildersEdition)
        return worlds.determinize(edition, view)

    def default(self, state: State) -> Move:
        """End the turn, settle nothing at the count, and otherwise the first thing allowed."""
        decision = state.stack[-1]
        if isinstance(decision, Turn):
            return END_MOVE
        return DONE_MOVE if isinstance(decision, Count) else self.moves(state)[0]

    def tally(self, state: State, seat: int | None) -> tuple[Tally, ...]:
        assert isinstance(state, BuildersState)
        return scoring.tally(state)

    def outcome(self, state: State) -> Outcome | None:
        assert isinstance(state, BuildersState)
        return scoring.outcome(state)

    def worth(self, state: State, seat: int) -> tuple[tuple[str, float], ...]:
        assert isinstance(state, BuildersState)
        return values.worth(state, seat)

    def components(self, state: State) -> dict[str, int]:
        assert isinstance(state, BuildersState)
        return scoring.components(state)


GAME: Final = Builders(META, "quadriga.games.builders")
