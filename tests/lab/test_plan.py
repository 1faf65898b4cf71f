"""Who sits where in which game of an arena."""

from collections import Counter
from itertools import combinations

import pytest

from quadriga.core.errors import QuadrigaError
from quadriga.lab.plan import Plan, bot_and_budget, lineups, make_plan


def seatings(plan: Plan, games: int) -> list[tuple[int, tuple[int, ...]]]:
    return [plan.seating(number) for number in range(games)]


def test_every_deal_is_played_from_every_seat() -> None:
    plan = make_plan("builders", ("greedy", "random"))
    assert seatings(plan, 4) == [(0, (0, 1)), (0, (1, 0)), (1, (0, 1)), (1, (1, 0))]


def test_everybody_meets_everybody_equally_often_on_every_seat() -> None:
    plan = make_plan("builders", ("greedy", "random", "tiro@4", "faber@8"), players=3)
    games = 3 * 4 * 2  # seats, choices of three out of four, orders of two others
    played = seatings(plan, games)
    sat = Counter((bot, seat) for _, bots in played for seat, bot in enumerate(bots))
    assert set(sat.values()) == {games // 4}
    met = Counter(pair for _, bots in played for pair in combinations(sorted(bots), 2))
    assert len(met) == 6
    assert len(set(met.values())) == 1
    after = Counter((bots[seat], bots[(seat + 1) % 3]) for _, bots in played for seat in range(3))
    assert len(set(after.values())) == 1, "everybody follows everybody equally often"
    assert {deal for deal, _ in played} == {0, 1}


def test_fewer_bots_than_seats_sit_down_in_every_mixture() -> None:
    assert lineups(2, 3) == ((0, 0, 1), (0, 1, 1))
    assert lineups(1, 4) == ((0, 0, 0, 0),)


def test_one_bot_on_all_seats_has_a_new_deal_in_every_game() -> None:
    assert seatings(make_plan("builders", ("greedy",), players=3), 4) == [(deal, (0, 0, 0)) for deal in range(4)]


def test_bots_of_one_name_stay_apart() -> None:
    plan = make_plan("builders", ("greedy", "tiro@4", "greedy", "tiro@8"))
    assert plan.labels == ("greedy", "tiro@4", "greedy#2", "tiro@8")


def test_a_command_is_taken_whole() -> None:
    assert bot_and_budget("run:ssh me@there bot") == ("run:ssh me@there bot", "")
    assert bot_and_budget("magister@100ms") == ("magister", "100ms")


@pytest.mark.parametrize(
    ("bots", "players", "said"),
    [
        (("hercules",), 2, "no bot is called 'hercules'"),
        (("tiro@much",), 2, "a budget is"),
        (("tiro@",), 2, "a budget is"),
        (("greedy",), 9, "not for 9 players"),
        ((), 2, "too few"),
        (("greedy",) * 65, 2, "more than can meet"),
        (("greedy",) * 60, 4, "more than can meet"),
    ],
)
def test_what_cannot_be_played_is_refused(bots: tuple[str, ...], players: int, said: str) -> None:
    with pytest.raises(QuadrigaError, match=said):
        make_plan("builders", bots, players)
