"""What a player who left may not take from those who stay."""

from __future__ import annotations

import pytest

from builders.position import position

SEVENTEEN = ("b29", "b28", "b09")


@pytest.mark.rule("b.turn.left")
def test_who_left_has_no_more_turns_and_takes_nothing_from_the_rows() -> None:
    table = position(3)
    rows = list(table.state.building_row), list(table.state.worker_row)
    table.table.resign(1)
    table.play("end")
    assert table.decider == 2
    table.play("end")
    assert (table.decider, rows) == (0, (table.state.building_row, table.state.worker_row))


@pytest.mark.rule("b.turn.left")
def test_who_leaves_in_the_own_turn_ends_it() -> None:
    table = position(3).play("take 1")
    table.table.resign(0)
    assert (table.decider, table.state.actions) == (1, 3)


@pytest.mark.rule("b.end.left")
def test_who_left_makes_no_round_the_last_and_settles_nothing() -> None:
    table = position(3).done(0, *SEVENTEEN)
    table.table.resign(0)
    assert (table.state.last_round, table.decider) == ("", 1)
    other = position(3).done(1, *SEVENTEEN).loans(0, 1).sesterces(0, 20).turn(1)
    other.table.resign(0)
    other.play("end", "end")
    assert other.outcome.places[0] == 3
    assert other.player(0).loans == 1


@pytest.mark.rule("b.end.left")
def test_the_last_round_ends_before_the_empty_seat_that_began() -> None:
    table = position(3).done(1, *SEVENTEEN)
    table.table.resign(0)
    assert table.decider == 1
    table.play("end")
    assert (table.state.last_round, table.decider) == ("middle-player", 2)
    table.play("end")
    assert table.outcome.endings == ("middle-player",)


@pytest.mark.rule("b.end.left")
def test_ten_idle_rounds_are_those_of_who_stays() -> None:
    table = position(3)
    table.table.resign(2)
    table.play(*["end"] * 19)
    assert table.state.last_round == ""
    table.play("end")
    assert table.outcome.endings == ("exhausted", "tie")
