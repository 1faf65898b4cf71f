"""What the games of an arena show, counted by hand."""

import msgspec
import pytest

from quadriga.lab.games import CAPPED, Played
from quadriga.lab.plan import Plan
from quadriga.lab.summary import meetings, standings, summarize, wilson

PLAN = Plan("toy", ("a", "b"), 2, {}, 0, 100, "1", 1, "e")


def game(
    number: int, bots: tuple[int, ...], places: tuple[int, ...], points: tuple[float, ...], **more: object
) -> Played:
    told = {"endings": ("row",), "choices": (2, 2), "decisions": 5, "moves": 20, "widest": 9, "used": ((), ())} | more
    return Played(number, number // 2, bots, places, points, **told)  # type: ignore[arg-type]


GAMES = [
    game(0, (0, 1), (1, 2), (5, 3), used=(("take a", "sell b"), ("take a",)), decisions=7, moves=8, widest=3),
    game(1, (1, 0), (1, 1), (4, 4), endings=("row", "tie"), used=((), ("take a",))),
    game(2, (0, 1), (), (9, 0), endings=(CAPPED,), decisions=100),
]


def test_a_shared_win_and_a_game_broken_off_count_for_nobody() -> None:
    first, second = standings(PLAN, GAMES, {0: (0.1, 0.2), 1: (0.1, 0.2)})
    assert (first.won.count, first.won.of, first.shared, first.points) == (1, 3, 1, 6.0)
    assert (second.won.count, second.shared) == (0, 1)
    assert second.points == pytest.approx(7 / 3)
    assert first.milliseconds == pytest.approx(75), "two games, four choices, 0.3 s"
    assert standings(PLAN, GAMES)[0].milliseconds is None


def test_bots_of_one_name_are_counted_apart() -> None:
    plan = Plan("toy", ("a", "a"), 2, {}, 0, 100, "1", 1, "e")
    first, second = standings(plan, GAMES)
    assert (first.bot, first.won.count, second.bot, second.won.count) == ("a", 1, "a#2", 0)


def test_a_bot_on_two_seats_wins_with_either() -> None:
    plan = Plan("toy", ("a", "b"), 3, {}, 0, 100, "1", 1, "e")
    games = [game(0, (0, 1, 1), (2, 3, 1), (1, 2, 3), choices=(0, 0, 0), used=((), (), ()))]
    assert [one.won.count for one in standings(plan, games)] == [0, 1]
    assert [one.points for one in standings(plan, games)] == [1, 2.5]
    (met,) = meetings(plan, games)
    assert (met.bot, met.other, met.better.count, met.better.of) == ("a", "b", 0, 1)


def test_a_summary_counts_seats_endings_lengths_and_uses() -> None:
    told = summarize(PLAN, GAMES)
    assert [(one.count, one.of) for one in told.seats] == [(1, 2), (0, 2)]
    assert [(name, one.count, one.of) for name, one in told.endings.items()] == [
        ("row", 2, 3),
        ("tie", 1, 3),
        (CAPPED, 1, 3),
    ]
    assert told.margin == 1.0
    length = told.length
    assert (length.least, length.middle, length.most, length.widest) == (5, 7, 100, 9)
    assert length.branching == pytest.approx(48 / 112)
    assert sum(bar.games for bar in length.bars) == 3
    assert [(one.use, one.seats.count, one.seats.of, one.won.count) for one in told.uses] == [
        ("take a", 3, 4, 1),
        ("sell b", 1, 4, 1),
    ]


def test_no_game_has_a_summary_too() -> None:
    told = summarize(PLAN, [])
    assert (told.games, told.margin, told.length.bars, told.uses) == (0, None, (), ())


@pytest.mark.parametrize(("won", "low", "high"), [(197, 0.957, 0.995), (144, 0.654, 0.778), (0, 0.0, 0.019)])
def test_wilson(won: int, low: float, high: float) -> None:
    assert wilson(won, 200) == pytest.approx((low, high), abs=0.0006)


def test_an_interval_holds_its_share() -> None:
    for games in range(1, 200):
        for won in (0, games // 3, games):
            low, high = wilson(won, games)
            assert 0 <= low <= won / games <= high <= 1


def test_where_points_come_from_is_told_of_games_that_one_seat_won_alone() -> None:
    scored = ({"coins": 4.0, "row": 1.0}, {"coins": 3.0, "row": 0.0})
    games = [msgspec.structs.replace(one, scored=scored) for one in GAMES]
    told = {one.line: (one.winners, one.others) for one in summarize(PLAN, games).sources}
    assert told == {"coins": (4.0, 3.0), "row": (1.0, 0.0)}
    assert summarize(PLAN, GAMES).sources == (), "a file of an earlier version does not say"
    twice = [*games[:1], msgspec.structs.replace(games[0], number=3, scored=tuple(reversed(scored)))]
    assert [(one.winners, one.others) for one in summarize(PLAN, twice).sources] == [(3.5, 3.5), (0.5, 0.5)]
