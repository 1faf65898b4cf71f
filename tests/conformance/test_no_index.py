"""No seat is told at which place of a hidden hand or deck something lay.

Whatever is hidden is put into another order, and the same move made with the same draws: events, log and views of all
the others must not change. An animation is drawn from the events, so it cannot tell more.
"""

from random import Random

import pytest

from quadriga.core.chance import Chance
from quadriga.core.conformance.perturb import hidden_fields
from quadriga.core.decisions import Decision
from quadriga.core.events import redact
from quadriga.core.game import Game
from quadriga.core.languages import COMPLETE
from quadriga.core.layout import layout_of
from quadriga.core.moves import Move
from quadriga.core.registry import find_game
from quadriga.core.state import State
from quadriga.core.table import Table
from quadriga.core.views import encode_view
from quadriga.words import Reader, Words, log

TITLES = ["builders", "glory-to-rome", "minerva", "porta-nigra"]
GAMES = 4


class BySort(Chance):
    """Draws as a table does: from what is in the bag, not from how it lies there."""

    __slots__ = ("rng",)

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def draw(self, bag: list[str]) -> str:
        item = self.rng.choice(sorted(bag))
        bag.remove(item)
        return item


def reordered(state: State, viewer: int | None, rng: Random) -> tuple[State, int]:
    """The same position with what a viewer does not see in another order, and how many places that changed."""
    twin, changed = state.copy(), 0
    twin.legal = None
    for thing, field, _ in list(hidden_fields(twin, viewer)):
        value = getattr(thing, field)
        if isinstance(thing, Decision) or not isinstance(value, list | tuple):
            continue
        other = rng.sample(value, len(value))
        changed += list(value) != other
        setattr(thing, field, type(value)(other))
    return twin, changed


def told(game: Game, state: State, move: Move, viewer: int | None, words: list[Words]) -> dict[str, object]:
    """What a viewer is told of a move, and sees after it."""
    reader = Reader(viewer, forms=layout_of(game, game.view(state, viewer)).forms)
    events = redact(game.play(state, move, BySort(7)), viewer)
    return {
        "events": [repr(event) for event in events],
        "log": [log(one, events, reader) for one in words],
        "view": encode_view(game.view(state, viewer)),
    }


@pytest.mark.parametrize("id", TITLES)
def test_nobody_learns_where_in_a_hidden_place_something_lay(id: str) -> None:
    game, rng, changed = find_game(id), Random(5), 0
    words = [Words(language, game, strict=True) for language in COMPLETE]
    for seed in range(GAMES):
        table = Table.new(game, game.meta.players[seed % len(game.meta.players)], seed=seed)
        while table.decider is not None:
            move = rng.choice(table.moves())
            if rng.random() < 0.3:
                viewer = rng.choice([None, *(seat for seat in range(table.state.seats) if seat != table.decider)])
                twin, shuffled = reordered(table.state, viewer, rng)
                changed += shuffled
                assert move in game.moves(twin)
                true, other = (told(game, one, move, viewer, words) for one in (table.state.copy(), twin))
                assert true == other, f"{move.key} at entry {table.head}, told to {viewer}"
            table.play(move)
    assert changed > 100
