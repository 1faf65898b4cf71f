"""The game as the rest of the package drives it: each question goes to the file that answers it."""

from __future__ import annotations

from random import Random

from quadriga.core.chance import Chance
from quadriga.core.errors import Refusal
from quadriga.core.game import Game
from quadriga.core.meta import OptionValue
from quadriga.core.moves import Move
from quadriga.core.outcome import Outcome, Tally
from quadriga.core.views import Zone
from quadriga_toy import legal, play, scoring, views
from quadriga_toy.edition import ToyEdition, read_edition
from quadriga_toy.meta import META
from quadriga_toy.moves import Deed
from quadriga_toy.state import ToyState
from quadriga_toy.views import ToyView


class Toy(Game[ToyState, ToyView, ToyEdition]):
    def read_edition(self, text: str, name: str) -> ToyEdition:
        return read_edition(text, name)

    def setup(self, edition: ToyEdition, options: dict[str, OptionValue], seats: int, chance: Chance) -> ToyState:
        return play.setup(edition, options, seats, chance)

    def legal(self, state: ToyState) -> list[Move]:
        return legal.legal(state)

    def candidates(self, state: ToyState) -> list[Move]:
        return legal.candidates(state)

    def why_not(self, state: ToyState, move: Move) -> Refusal | None:
        return legal.why_not(state, move)

    def apply(self, state: ToyState, move: Move, chance: Chance) -> None:
        assert isinstance(move, Deed)
        play.apply(state, move, chance)

    def view(self, state: ToyState, seat: int | None) -> ToyView:
        return views.view(state, seat)

    def view_type(self) -> type[ToyView]:
        return ToyView

    def zones(self, view: ToyView) -> list[Zone]:
        return list(view.zones)

    def touches(self, view: ToyView, move: Move) -> tuple[str, ...]:
        assert isinstance(move, Deed)
        return views.touches(view, move)

    def determinize(self, view: ToyView, seat: int, rng: Random) -> ToyState:
        return views.determinize(view, seat, self.edition_by_hash(view.edition), rng)

    def default(self, state: ToyState) -> Move | None:
        return legal.default(state)

    def skip(self, state: ToyState, chance: Chance) -> None:
        play.skip(state)

    def leave(self, state: ToyState, seat: int) -> None:
        play.leave(state, state.players[seat])

    def tally(self, state: ToyState, seat: int | None) -> tuple[Tally, ...]:
        return scoring.tally(state, seat)

    def outcome(self, state: ToyState) -> Outcome | None:
        return scoring.outcome(state)

    def components(self, state: ToyState) -> dict[str, int]:
        return scoring.components(state)


#: Any game to whoever drives it: tests of the core have states and views of no particular type.
GAME: Game = Toy(META, "quadriga_toy")
