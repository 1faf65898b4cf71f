"""A match: every deal from every seat, kept in a file, begun again where it stopped."""

from pathlib import Path

import pytest

from quadriga.bots.match import Plan, Played, play_match, standings, wilson
from quadriga.core.errors import QuadrigaError

PLAN = Plan("builders", ("greedy", "random"))


def untimed(played: list[Played]) -> list[tuple[object, ...]]:
    return [(one.number, one.bots, one.winners, one.points, one.decisions) for one in played]


@pytest.fixture(scope="module")
def played() -> list[Played]:
    return list(play_match(PLAN, 4))


def test_the_seats_are_exchanged(played: list[Played]) -> None:
    assert [one.bots for one in played] == [("greedy", "random"), ("random", "greedy")] * 2


def test_a_match_goes_on_where_it_stopped(played: list[Played], tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    assert len(list(play_match(PLAN, 2, file=file))) == 2
    with file.open("ab") as end:
        end.write(b'{"number":2,"bots":["gr')  # as a crash leaves it
    kept = file.read_bytes().split(b"\n")[:3]
    assert untimed(list(play_match(PLAN, 4, file=file))) == untimed(played)
    lines = file.read_bytes().split(b"\n")
    assert lines[:3] == kept
    assert len(lines) == 6


def test_a_file_of_another_match_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    list(play_match(PLAN, 2, file=file))
    before = file.read_bytes()
    with pytest.raises(QuadrigaError, match="another match"):
        list(play_match(Plan("builders", ("random", "random")), 2, file=file))
    file.write_bytes(b"letters\nto\nsomebody\n")
    with pytest.raises(QuadrigaError, match="no match"):
        list(play_match(PLAN, 2, file=file))
    file.write_bytes(before)
    assert len(list(play_match(PLAN, 2, file=file))) == 2


def test_several_processes_play_the_same_games(played: list[Played]) -> None:
    both = sorted(play_match(PLAN, 4, jobs=2), key=lambda one: one.number)
    assert untimed(both) == untimed(played)


def test_games_that_cannot_be_shared_out_are_refused() -> None:
    with pytest.raises(QuadrigaError, match="every deal is played 2 times"):
        list(play_match(PLAN, 3))


def test_a_shared_win_counts_for_nobody() -> None:
    games = [
        Played(0, ("a", "b"), (0,), (5, 3), (2, 2), (0.1, 0.2)),
        Played(1, ("b", "a"), (0, 1), (4, 4), (2, 2), (0.1, 0.2)),
    ]
    first, second = standings(Plan("toy", ("a", "b")), games)
    assert (first.won, first.shared, first.points) == (1, 1, 4.5)
    assert (second.won, second.shared, second.points) == (0, 1, 3.5)
    assert first.milliseconds == pytest.approx(75)


@pytest.mark.parametrize(("won", "low", "high"), [(197, 0.957, 0.995), (144, 0.654, 0.778), (0, 0.0, 0.019)])
def test_wilson(won: int, low: float, high: float) -> None:
    assert wilson(won, 200) == pytest.approx((low, high), abs=0.0006)
