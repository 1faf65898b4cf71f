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
from quadriga.games.glory_to_rome import (
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
from quadriga.games.glory_to_rome import edition as editions
from quadriga.games.glory_to_rome.edition import GloryEdition
from quadriga.games.glory_to_rome.encoding import GloryEncoding
from quadriga.games.glory_to_rome.meta import META
from quadriga.games.glory_to_rome.schema import Schema
from quadriga.games.glory_to_rome.state import GloryState
from quadriga.games.glory_to_rome.views import GloryView


class GloryToRome(Game[GloryState, GloryView, GloryEdition]):
    def read_edition(self, text: str, name: str) -> GloryEdition:
        return editions.read(text, name)

    def setup(self, edition: GloryEdition, options: dict[str, OptionValue], seats: int, chance: Chance) -> GloryState:
        return play.setup(edition, options, seats, chance)

    def legal(self, state: GloryState) -> list[Move]:
        return legal.moves(state)

    def candidates(self, state: GloryState) -> list[Move]:
        return refusals.candidates(state)

    def why_not(self, state: GloryState, move: Move) -> Refusal | None:
        return refusals.why_not(state, move)

    def purpose(self, view: GloryView, thing: str) -> Refusal | None:
        return purposes.purpose(view, self.edition_by_hash(view.edition), thing)

    def weight(self, refusal: Refusal) -> int:
        return purposes.weight(refusal)

    def apply(self, state: GloryState, move: Move, chance: Chance) -> None:
        play.apply(state, move, chance)

    def view(self, state: GloryState, seat: int | None) -> GloryView:
        return views.view(state, seat)

    def view_type(self) -> type[GloryView]:
        return GloryView

    def schema(self) -> type[Schema]:
        return Schema

    def zones(self, view: GloryView) -> list[Zone]:
        return views.zones(view)

    def views(self, state: GloryState, viewers: Iterable[int | None]) -> dict[int | None, GloryView]:
        """What lies open is the same for all; a seat sees more of its own cards alone."""
        same = self.view(state, None)
        found: dict[int | None, GloryView] = {}
        for viewer in viewers:
            if viewer is None:
                found[None] = same
            else:
                players = list(same.players)
                players[viewer] = views.player_view(state.players[viewer], True)
                found[viewer] = replace(same, seat=viewer, players=tuple(players))
        return found

    def touches(self, view: GloryView, move: Move) -> tuple[str, ...]:
        return touches.touches(view, move)

    def determinize(self, view: GloryView, seat: int, rng: Random) -> GloryState:
        return determinize.determinize(self.edition_by_hash(view.edition), view, rng)

    def default(self, state: GloryState) -> Move | None:
        return refusals.default(state)

    def skip(self, state: GloryState, chance: Chance) -> None:
        turns.skip(state)
        play.advance(state)

    def tally(self, state: GloryState, seat: int | None) -> tuple[Tally, ...]:
        return scoring.tally(state, seat)

    def outcome(self, state: GloryState) -> Outcome | None:
        return scoring.outcome(state)

    def evaluate(self, state: GloryState, seat: int) -> tuple[tuple[str, float], ...]:
        return evaluate.evaluate(state, seat)

    @property
    def feature_names(self) -> tuple[str, ...]:
        return features.NAMES

    def features(self, state: GloryState, seat: int) -> list[float]:
        return features.features(state, seat)

    def sensible(self, state: GloryState) -> list[Move]:
        return evaluate.sensible(state, self.moves(state))

    def encoding(self, edition: GloryEdition, seats: int) -> GloryEncoding:
        return GloryEncoding(edition, seats)

    def components(self, state: GloryState) -> dict[str, int]:
        return scoring.components(state)


GAME: Final = GloryToRome(META, "quadriga.games.glory_to_rome")
