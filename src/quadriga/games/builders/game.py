"""The game as the rest of the package drives it: each question goes to the file that answers it."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Final

from msgspec.structs import replace

from quadriga.core.chance import Chance
from quadriga.core.errors import Refusal
from quadriga.core.game import Game
from quadriga.core.meta import OptionValue
from quadriga.core.moves import Move
from quadriga.core.outcome import Outcome, Tally
from quadriga.core.views import Zone
from quadriga.games.builders import (
    determinize,
    evaluate,
    features,
    legal,
    play,
    purposes,
    refusals,
    scoring,
    touches,
    views,
)
from quadriga.games.builders import edition as editions
from quadriga.games.builders.edition import BuildersEdition
from quadriga.games.builders.encoding import BuildersEncoding
from quadriga.games.builders.meta import META
from quadriga.games.builders.schema import Schema
from quadriga.games.builders.state import DECKS, BuildersState
from quadriga.games.builders.views import BuildersView


class Builders(Game[BuildersState, BuildersView, BuildersEdition]):
    def read_edition(self, text: str, name: str) -> BuildersEdition:
        return editions.read(text, name)

    def setup(
        self, edition: BuildersEdition, options: dict[str, OptionValue], seats: int, chance: Chance
    ) -> BuildersState:
        return play.setup(edition, bool(options["machines-equipped"]), seats, chance)

    @property
    def efforts(self) -> tuple[str, ...]:
        return ("actions",)

    def legal(self, state: BuildersState) -> list[Move]:
        return legal.moves(state)

    def candidates(self, state: BuildersState) -> list[Move]:
        return refusals.candidates(state)

    def why_not(self, state: BuildersState, move: Move) -> Refusal | None:
        return refusals.why_not(state, move)

    def purpose(self, view: BuildersView, thing: str) -> Refusal | None:
        return purposes.purpose(view, thing)

    def weight(self, refusal: Refusal) -> int:
        return purposes.weight(refusal)

    def apply(self, state: BuildersState, move: Move, chance: Chance) -> None:
        play.apply(state, move, chance)

    def view(self, state: BuildersState, seat: int | None) -> BuildersView:
        return views.view(state, seat)

    def view_type(self) -> type[BuildersView]:
        return BuildersView

    def schema(self) -> type[Schema]:
        return Schema

    def zones(self, view: BuildersView) -> list[Zone]:
        return views.zones(view)

    def views(self, state: BuildersState, viewers: Iterable[int | None]) -> dict[int | None, BuildersView]:
        """All see the same, each from a seat of their own."""
        same = self.view(state, None)
        return {viewer: same if viewer is None else replace(same, seat=viewer) for viewer in viewers}

    def hidden(self, state: BuildersState, viewer: int | None) -> frozenset[str]:
        """Everything lies open but the decks."""
        return DECKS

    def touches(self, view: BuildersView, move: Move) -> tuple[str, ...]:
        return touches.touches(view, move)

    def determinize(self, view: BuildersView, seat: int, rng: Random) -> BuildersState:
        return determinize.determinize(self.edition_by_hash(view.edition), view)

    def default(self, state: BuildersState) -> Move:
        return refusals.default(state)

    def tally(self, state: BuildersState, seat: int | None) -> tuple[Tally, ...]:
        return scoring.tally(state)

    def outcome(self, state: BuildersState) -> Outcome | None:
        return scoring.outcome(state)

    def evaluate(self, state: BuildersState, seat: int) -> tuple[tuple[str, float], ...]:
        return evaluate.evaluate(state, seat)

    @property
    def feature_names(self) -> tuple[str, ...]:
        return features.NAMES

    def features(self, state: BuildersState, seat: int) -> list[float]:
        return features.features(state, seat)

    def prepares(self, state: BuildersState, move: Move, purpose: Move | None = None) -> bool:
        return evaluate.prepares(state, move, purpose)

    def encoding(self, edition: BuildersEdition, seats: int) -> BuildersEncoding:
        return BuildersEncoding(edition, seats)

    def components(self, state: BuildersState) -> dict[str, int]:
        return scoring.components(state)


GAME: Final = Builders(META, "quadriga.games.builders")
