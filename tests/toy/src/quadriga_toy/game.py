"""The game as the rest of the package drives it: each question goes to the file that answers it."""

from __future__ import annotations

from random import Random

from quadriga.core.chance import Chance
from quadriga.core.edition import Edition
from quadriga.core.errors import Refusal
from quadriga.core.game import Game
from quadriga.core.meta import OptionValue
from quadriga.core.moves import Move
from quadriga.core.outcome import Outcome, Tally
from quadriga.core.state import State
from quadriga.core.views import View, Zone
from quadriga_toy import legal, play, scoring, views
from quadriga_toy.edition import ToyEdition, read_edition
from quadriga_toy.meta import META
from quadriga_toy.moves import Deed
from quadriga_toy.state import ToyState
from quadriga_toy.views import ToyView


class Toy(Game):
    def read_edition(self, text: str, name: str) -> ToyEdition:
        return read_edition(text, name)

    def setup(self, edition: Edition, options: dict[str, OptionValue], seats: int, chance: Chance) -> ToyState:
        assert isinstance(edition, ToyEdition)
        return play.setup(edition, options, seats, chance)

    def legal(self, state: State) -> list[Move]:
        return legal.legal(_own(state))

    def candidates(self, state: State) -> list[Move]:
        return legal.candidates(_own(state))

    def why_not(self, state: State, move: Move) -> Refusal | None:
        return legal.why_not(_own(state), move)

    def apply(self, state: State, move: Move, chance: Chance) -> None:
        assert isinstance(move, Deed)
        play.apply(_own(state), move, chance)

    def view(self, state: State, seat: int | None) -> ToyView:
        return views.view(_own(state), seat)

    def zones(self, view: View) -> list[Zone]:
        assert isinstance(view, ToyView)
        return list(view.zones)

    def determinize(self, view: View, seat: int, rng: Random) -> ToyState:
        assert isinstance(view, ToyView)
        edition = self.edition_by_hash(view.edition)
        assert isinstance(edition, ToyEdition)
        return views.determinize(view, seat, edition, rng)

    def default(self, state: State) -> Move:
        return legal.default(_own(state))

    def tally(self, state: State, seat: int | None) -> tuple[Tally, ...]:
        return scoring.tally(_own(state), seat)

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(_own(state))

    def components(self, state: State) -> dict[str, int]:
        return scoring.components(_own(state))


def _own(state: State) -> ToyState:
    assert isinstance(state, ToyState)
    return state


GAME = Toy(META, "quadriga_toy")
