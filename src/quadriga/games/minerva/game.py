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
from quadriga.games.minerva import edition as editions
from quadriga.games.minerva import legal, play, scoring, views, worlds
from quadriga.games.minerva import worth as values
from quadriga.games.minerva.edition import MinervaEdition
from quadriga.games.minerva.meta import INCOME_OPTION, META, PER_TOKEN
from quadriga.games.minerva.state import MinervaState
from quadriga.games.minerva.views import MinervaView


class Minerva(Game):
    def read_edition(self, text: str, name: str) -> Edition:
        return editions.read(text, name)

    def setup(self, edition: Edition, options: dict[str, OptionValue], seats: int, chance: Chance) -> State:
        assert isinstance(edition, MinervaEdition)
        return play.setup(edition, options[INCOME_OPTION] == PER_TOKEN, seats, chance)

    def legal(self, state: State) -> list[Move]:
        assert isinstance(state, MinervaState)
        return legal.legal(state)

    def candidates(self, state: State) -> list[Move]:
        assert isinstance(state, MinervaState)
        return legal.candidates(state)

    def why_not(self, state: State, move: Move) -> Refusal | None:
        assert isinstance(state, MinervaState)
        return legal.why_not(state, move)

    def apply(self, state: State, move: Move, chance: Chance) -> None:
        assert isinstance(state, MinervaState)
        play.apply(state, move, chance)

    def view(self, state: State, seat: int | None) -> View:
        assert isinstance(state, MinervaState)
        return views.view(state, seat)

    def zones(self, view: View) -> list[Zone]:
        assert isinstance(view, MinervaView)
        return views.zones(view)

    def determinize(self, view: View, seat: int, rng: Random) -> State:
        assert isinstance(view, MinervaView)
        edition = self.edition_by_hash(view.edition)
        assert isinstance(edition, MinervaEdition)
        return worlds.determinize(edition, view)

    def default(self, state: State) -> Move:
        assert isinstance(state, MinervaState)
        return legal.default(state)

    def tally(self, state: State, seat: int | None) -> tuple[Tally, ...]:
        assert isinstance(state, MinervaState)
        return scoring.tally(state)

    def outcome(self, state: State) -> Outcome | None:
        assert isinstance(state, MinervaState)
        return scoring.outcome(state)

    def components(self, state: State) -> dict[str, int]:
        assert isinstance(state, MinervaState)
        return scoring.components(state)

    def worth(self, state: State, seat: int) -> tuple[tuple[str, float], ...]:
        assert isinstance(state, MinervaState)
        return values.worth(state, seat)


GAME: Final = Minerva(META, "quadriga.games.minerva")
