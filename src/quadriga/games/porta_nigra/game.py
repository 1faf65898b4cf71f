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
from quadriga.games.porta_nigra import (
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
from quadriga.games.porta_nigra import edition as editions
from quadriga.games.porta_nigra.edition import PortaNigraEdition
from quadriga.games.porta_nigra.encoding import PortaNigraEncoding
from quadriga.games.porta_nigra.meta import META
from quadriga.games.porta_nigra.schema import Schema
from quadriga.games.porta_nigra.state import PortaNigraState
from quadriga.games.porta_nigra.views import PortaNigraView


class PortaNigra(Game[PortaNigraState, PortaNigraView, PortaNigraEdition]):
    def read_edition(self, text: str, name: str) -> PortaNigraEdition:
        return editions.read(text, name)

    def setup(
        self, edition: PortaNigraEdition, options: dict[str, OptionValue], seats: int, chance: Chance
    ) -> PortaNigraState:
        return play.setup(edition, str(options["youngest-first"]), seats, chance)

    @property
    def efforts(self) -> tuple[str, ...]:
        return ("torches",)

    def legal(self, state: PortaNigraState) -> list[Move]:
        return legal.moves(state)

    def candidates(self, state: PortaNigraState) -> list[Move]:
        return refusals.candidates(state)

    def why_not(self, state: PortaNigraState, move: Move) -> Refusal | None:
        return refusals.why_not(state, move)

    def purpose(self, view: PortaNigraView, thing: str) -> Refusal | None:
        return purposes.purpose(view, self.edition_by_hash(view.edition), thing)

    def apply(self, state: PortaNigraState, move: Move, chance: Chance) -> None:
        play.apply(state, move, chance)

    def view(self, state: PortaNigraState, seat: int | None) -> PortaNigraView:
        return views.view(state, seat)

    def view_type(self) -> type[PortaNigraView]:
        return PortaNigraView

    def schema(self) -> type[Schema]:
        return Schema

    def zones(self, view: PortaNigraView) -> list[Zone]:
        return views.zones(view)

    def views(self, state: PortaNigraState, viewers: Iterable[int | None]) -> dict[int | None, PortaNigraView]:
        """What lies open is the same for all; a seat sees more of its own cards alone."""
        same = self.view(state, None)
        found: dict[int | None, PortaNigraView] = {}
        for viewer in viewers:
            if viewer is None:
                found[None] = same
            else:
                players = list(same.players)
                players[viewer] = views.player_view(state, state.players[viewer], viewer)
                found[viewer] = replace(same, seat=viewer, players=tuple(players))
        return found

    def touches(self, view: PortaNigraView, move: Move) -> tuple[str, ...]:
        return touches.touches(view, move)

    def determinize(self, view: PortaNigraView, seat: int, rng: Random) -> PortaNigraState:
        return determinize.determinize(self.edition_by_hash(view.edition), view, rng)

    def default(self, state: PortaNigraState) -> Move | None:
        return refusals.default(state)

    def skip(self, state: PortaNigraState, chance: Chance) -> None:
        turns.skip(state, state.players[state.stack[-1].seat], chance)

    def leave(self, state: PortaNigraState, seat: int) -> None:
        turns.leave(state)

    def tally(self, state: PortaNigraState, seat: int | None) -> tuple[Tally, ...]:
        return scoring.tally(state)

    def outcome(self, state: PortaNigraState) -> Outcome | None:
        return scoring.outcome(state)

    def encoding(self, edition: PortaNigraEdition, seats: int) -> PortaNigraEncoding:
        return PortaNigraEncoding(edition, seats)

    def components(self, state: PortaNigraState) -> dict[str, int]:
        return scoring.components(state)

    def evaluate(self, state: PortaNigraState, seat: int) -> tuple[tuple[str, float], ...]:
        return evaluate.evaluate(state, seat)

    def sensible(self, state: PortaNigraState) -> list[Move]:
        return evaluate.sensible(state, self.moves(state))

    def prepares(self, state: PortaNigraState, move: Move, purpose: Move | None = None) -> bool:
        return evaluate.prepares(state, move, purpose)

    @property
    def feature_names(self) -> tuple[str, ...]:
        return features.NAMES

    def features(self, state: PortaNigraState, seat: int) -> list[float]:
        return features.features(state, seat)


GAME: Final = PortaNigra(META, "quadriga.games.porta_nigra")
