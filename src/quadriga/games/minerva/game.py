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
from quadriga.games.minerva import (
    determinize,
    evaluate,
    features,
    legal,
    play,
    purposes,
    refusals,
    scoring,
    touches,
    turns,
    views,
)
from quadriga.games.minerva import edition as editions
from quadriga.games.minerva.edition import MinervaEdition
from quadriga.games.minerva.encoding import MinervaEncoding
from quadriga.games.minerva.meta import INCOME_OPTION, META, PER_TOKEN
from quadriga.games.minerva.schema import Schema
from quadriga.games.minerva.state import MinervaState
from quadriga.games.minerva.views import MinervaView


class Minerva(Game[MinervaState, MinervaView, MinervaEdition]):
    def read_edition(self, text: str, name: str) -> MinervaEdition:
        return editions.read(text, name)

    def setup(
        self, edition: MinervaEdition, options: dict[str, OptionValue], seats: int, chance: Chance
    ) -> MinervaState:
        return play.setup(edition, options[INCOME_OPTION] == PER_TOKEN, seats, chance)

    def legal(self, state: MinervaState) -> list[Move]:
        return legal.moves(state)

    def candidates(self, state: MinervaState) -> list[Move]:
        return refusals.candidates(state)

    def why_not(self, state: MinervaState, move: Move) -> Refusal | None:
        return refusals.why_not(state, move)

    def purpose(self, view: MinervaView, thing: str) -> Refusal | None:
        return purposes.purpose(view, self.edition_by_hash(view.edition), thing)

    def weight(self, refusal: Refusal) -> int:
        return purposes.weight(refusal)

    def apply(self, state: MinervaState, move: Move, chance: Chance) -> None:
        play.apply(state, move, chance)

    def view(self, state: MinervaState, seat: int | None) -> MinervaView:
        return views.view(state, seat)

    def view_type(self) -> type[MinervaView]:
        return MinervaView

    def schema(self) -> type[Schema]:
        return Schema

    def zones(self, view: MinervaView) -> list[Zone]:
        return views.zones(view)

    def views(self, state: MinervaState, viewers: Iterable[int | None]) -> dict[int | None, MinervaView]:
        """All see the same, each from a seat of their own."""
        same = self.view(state, None)
        return {viewer: same if viewer is None else replace(same, seat=viewer) for viewer in viewers}

    def touches(self, view: MinervaView, move: Move) -> tuple[str, ...]:
        return touches.touches(view, move)

    def determinize(self, view: MinervaView, seat: int, rng: Random) -> MinervaState:
        return determinize.determinize(self.edition_by_hash(view.edition), view)

    def default(self, state: MinervaState) -> Move | None:
        return refusals.default(state)

    def skip(self, state: MinervaState, chance: Chance) -> None:
        turns.skip(state, state.players[state.stack[-1].seat], chance)

    def leave(self, state: MinervaState, seat: int) -> None:
        turns.leave(state, state.players[seat])

    def tally(self, state: MinervaState, seat: int | None) -> tuple[Tally, ...]:
        return scoring.tally(state)

    def outcome(self, state: MinervaState) -> Outcome | None:
        return scoring.outcome(state)

    def prepares(self, state: MinervaState, move: Move, purpose: Move | None = None) -> bool:
        return evaluate.prepares(move, purpose)

    def encoding(self, edition: MinervaEdition, seats: int) -> MinervaEncoding:
        return MinervaEncoding(edition, seats)

    def components(self, state: MinervaState) -> dict[str, int]:
        return scoring.components(state)

    def evaluate(self, state: MinervaState, seat: int) -> tuple[tuple[str, float], ...]:
        return evaluate.evaluate(state, seat)

    @property
    def feature_names(self) -> tuple[str, ...]:
        return features.NAMES

    def features(self, state: MinervaState, seat: int) -> list[float]:
        return features.features(state, seat)


GAME: Final = Minerva(META, "quadriga.games.minerva")
