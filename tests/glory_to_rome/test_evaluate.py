"""What bots make of a position of Glory to Rome, where a bot once went wrong by it."""

from random import Random

import pytest

from bots.table import play_on
from glory_to_rome.position import Position, position
from quadriga.core.chance import RandomChance
from quadriga.games.glory_to_rome.evaluate import evaluate
from quadriga.games.glory_to_rome.game import GAME

LAST_CARDS = ("dock", "villa", "garden", "market", "tower", "bath", "temple", "bridge", "vomitorium")


def senators_for_ever(left: int = 9) -> Position:
    """Seat 1 is ahead in everything, the pool is empty, and nobody has to draw: Senators do for both."""
    table = position().built(0, "senate", "archway").hand(0, "insula", "road", "senator").stock(0, "brick", "rubble")
    table.built(1, "storeroom", "academy", "latrine", "circus", "shrine", "school").hand(1, "senator")
    table.stock(1, *("rubble", "wood", "brick", "concrete", "stone") * 2).clients(1, *("craftsman", "architect") * 2)
    return table.deck(*LAST_CARDS[:left])


def total(table: Position, seat: int) -> float:
    return sum(amount for _, amount in evaluate(table.state, seat))


@pytest.mark.parametrize("bots", [("greedy", "magister"), ("magister", "greedy"), ("greedy", "greedy")])
def test_bots_that_could_fetch_senators_for_ever_end_the_game(bots: tuple[str, str]) -> None:
    state = senators_for_ever().state
    play_on(GAME, state, RandomChance(Random(1)), bots, 0, "16", most=200)
    assert state.ending


def test_whoever_is_ahead_wants_the_last_cards_drawn_and_the_other_does_not() -> None:
    assert total(senators_for_ever(3), 1) > total(senators_for_ever(9), 1)
    assert total(senators_for_ever(3), 0) < total(senators_for_ever(9), 0)


def test_a_legionary_who_would_find_nothing_is_worth_nothing() -> None:
    table = senators_for_ever().play("play senator as legionary")
    assert dict(evaluate(table.state, 0))["actions"] == 0
    table = senators_for_ever().pool("brick").play("play senator as legionary")
    assert dict(evaluate(table.state, 0))["actions"] > 0
