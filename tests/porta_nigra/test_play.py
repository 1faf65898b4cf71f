"""What holds at every moment of every game, whoever plays and however."""

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quadriga.core.chance import RandomChance
from quadriga.core.moves import Move
from quadriga.games.porta_nigra.building import can_build, can_stand
from quadriga.games.porta_nigra.decisions import Act, Card
from quadriga.games.porta_nigra.game import GAME
from quadriga.games.porta_nigra.scoring import count_majorities, majority_points
from quadriga.games.porta_nigra.state import PortaNigraState, least_bricks

#: One game in three is played by someone who builds, one by someone who buys, one by chance alone.
TASTES: tuple[dict[str, int], ...] = (
    {"buy": 60, "build": 400, "coins": 60, "end": 1, "forfeit": 1, "sell": 1, "spend": 200},
    {"buy": 200, "build": 100, "coins": 200, "torch": 100, "honour": 40, "end": 1, "forfeit": 1, "sell": 1},
    {},
)
#: Players, seed and taste.
Deal = tuple[int, int, dict[str, int]]
games = st.tuples(st.integers(2, 4), st.integers(0, 2**32), st.sampled_from(TASTES))
quick = settings(max_examples=15, deadline=None)


class Moment:
    """A move, and the state before and after it."""

    def __init__(self, before: PortaNigraState, move: Move, after: PortaNigraState) -> None:
        self.before = before
        self.move = move
        self.after = after


def play(game: Deal) -> Iterator[Moment]:
    """A whole game, move by move."""
    seats, seed, taste = game
    rng = Random(seed)
    chance = RandomChance(rng)
    state = GAME.setup(GAME.edition(), GAME.meta.settle_options(None), seats, chance)
    assert isinstance(state, PortaNigraState)
    moves = 0
    while state.stack:
        moves += 1
        assert moves < 5_000, "this game does not end"
        before = state.copy()
        legal = GAME.moves(state)
        move = rng.choices(legal, [taste.get(one.key.partition(" ")[0], 2) for one in legal])[0]
        GAME.play(state, move, chance)
        yield Moment(before, move, state)


@pytest.mark.rule("pn.brick.limited", "pn.roman.limited")
@quick
@given(games)
def test_no_brick_and_no_roman_is_ever_lost_and_nobody_owes(game: Deal) -> None:
    for moment in play(game):
        state = moment.after
        heights = [element.bricks for element in state.elements if element is not None]
        assert (
            state.reserve + sum(state.shops) + sum(map(sum, (one.bricks for one in state.players))) + sum(heights) == 90
        )
        assert min([state.reserve, *state.shops]) >= 0
        for player in state.players:
            mine = [element.bricks for element in state.elements if element and element.owner == player.seat]
            assert player.romans + player.reserve + len(mine) == 15
            assert (player.placed, sum(player.built)) == (len(mine), sum(mine))
            assert min(player.sesterces, player.torches, player.influence, player.romans, *player.bricks) >= 0


@pytest.mark.rule("pn.honour.one-a-turn", "pn.turn.one-card", "pn.card.icon-once")
@quick
@given(games)
def test_a_turn_has_one_card_at_most_one_honour_card_and_each_icon_once(game: Deal) -> None:
    done: list[str] = []
    for moment in play(game):
        verb = moment.move.key.partition(" ")[0]
        if verb == "end":
            assert done.count("play") == 1
            assert done.count("honour") <= 1
            assert done.count("icon") <= 5
            done = []
        elif verb in ("buy", "build", "coins", "influence", "torch"):
            assert moment.after.covered.bit_count() == moment.before.covered.bit_count() + 1
            done.append("icon")
        else:
            done.append(verb)


@quick
@given(games)
def test_lists_stay_short_and_whoever_may_build_finds_a_spot(game: Deal) -> None:
    for moment in play(game):
        state = moment.after
        assert state.least == least_bricks(state.cards.spots, state.elements)
        if state.stack:
            assert 1 <= len(GAME.moves(state)) <= 60
            player = state.players[state.stack[-1].seat]
            if isinstance(state.stack[-1], Card | Act):
                somewhere = any(can_stand(state, player, spot) for spot in state.cards.spots)
                assert can_build(state, player) == (somewhere and player.romans > 0)


@pytest.mark.rule("pn.turn.refill-market", "pn.turn.refill-order")
@quick
@given(games)
def test_every_turn_begins_with_a_market_and_full_displays_while_there_are_any(game: Deal) -> None:
    for moment in play(game):
        state = moment.after
        if state.stack and isinstance(state.stack[-1], Card) and moment.before.active != state.active:
            assert sum(state.shops) >= 7 or not state.reserve
            assert len(state.building_display) == 6 or not state.building_deck
            assert len(state.honour_display) == 14 or not state.honour_deck


@quick
@given(games)
def test_majorities_are_counted_anew_whenever_an_element_stands(game: Deal) -> None:
    for moment in play(game):
        assert majority_points(moment.after) == count_majorities(moment.after)
        assert moment.after.copy().majority_memo is moment.after.majority_memo
