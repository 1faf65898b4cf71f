"""What an absent player may not take from those who stay: seats that left, and turns whose time ran out."""

from __future__ import annotations

import pytest

from minerva.position import Position, position
from quadriga.core.events import Happened
from quadriga.games.minerva.game import GAME


def orders(table: Position) -> list[int]:
    return [player.order for player in table.state.players]


@pytest.mark.rule("mi.pass.left")
def test_who_leaves_takes_no_order_tile_sets_no_fee_and_earns_nothing() -> None:
    table = position(3).denarii(0, 5)
    table.table.resign(0)
    assert (table.decider, table.state.fee, orders(table)) == (1, 0, [0, 0, 0])
    table.play("residence", "at 1 0", "left", "gain grain")
    table.play("residence", "at 1 0", "left", "gain grain")
    assert (table.decider, table.player(0).denarii) == (1, 5)
    table.play("pass")
    assert (orders(table), table.state.fee, table.decider) == ([0, 1, 0], 1, 2)
    table.play("pass")
    assert (orders(table), table.question) == ([0, 1, 2], "hiring")


@pytest.mark.rule("mi.pass.left")
def test_an_order_tile_of_who_leaves_goes_to_those_who_passed_later() -> None:
    table = position(4).passed(2).passed(0).passed(3).turn(1)
    table.table.resign(2)
    assert (orders(table), table.state.orders, table.state.box[-1]) == ([1, 0, 0, 2], (3,), "order-4")
    assert table.state.fee == 1
    for seat in (0, 1, 3):
        table.denarii(seat, 0).resources(seat)
    table.play("pass")
    assert (table.state.round, table.decider) == (2, 0)


@pytest.mark.rule("mi.pass.left")
def test_the_fee_ends_when_the_only_player_who_passed_leaves() -> None:
    table = position(3).passed(0).turn(1)
    table.table.resign(0)
    assert (table.state.fee, table.state.orders) == (0, (1, 2))


@pytest.mark.rule("mi.pass.left")
def test_the_last_who_plays_leaves_and_the_round_is_over() -> None:
    table = position(3).passed(0).passed(2).turn(1).denarii(0, 0).denarii(2, 0).resources(0).resources(2)
    table.table.resign(1)
    assert (table.state.round, table.decider) == (2, 0)


@pytest.mark.rule("mi.pass.left")
def test_a_tile_not_yet_placed_leaves_the_game_with_its_player() -> None:
    table = position(3).row("market").denarii(0, 9).play("build market")
    table.table.resign(0)
    assert (table.decider, table.state.box[-2:]) == (1, ("order-3", "market"))
    assert GAME.components(table.state) == table.box


@pytest.mark.rule("mi.pass.left")
def test_an_activation_of_who_leaves_wins_no_culture() -> None:
    table = position(3).city(0, "garden 1,0").play("residence", "at 1 1", "up")
    assert table.question == "gardens"
    table.table.resign(0)
    assert (table.player(0).culture, table.state.gardens, sum(table.state.points)) == ((), 0, 0)
    assert table.decider == 1


@pytest.mark.rule("mi.pass.left")
def test_who_left_is_not_asked_to_hire() -> None:
    table = position(3).denarii(0, 30).denarii(1, 0).resources(1).denarii(2, 0).resources(2)
    table.table.resign(0)
    table.play("pass", "pass")
    assert (table.state.round, table.player(0).assistants) == (2, 0)


@pytest.mark.rule("mi.pass.left")
def test_who_leaves_while_asked_to_hire_hires_nobody() -> None:
    table = position(3).denarii(0, 30).denarii(1, 30).denarii(2, 30).passed(0).passed(1).turn(2).play("pass")
    assert (table.question, table.decider) == ("hiring", 2)
    table.table.resign(2)
    assert (table.question, table.decider, table.player(2).assistants) == ("hiring", 1, 0)


@pytest.mark.rule("mi.glory.left")
def test_glory_ranks_go_to_those_who_stay() -> None:
    table = position(3).glory(0, 5).glory(1, 1).denarii(1, 0).denarii(2, 0).resources(1).resources(2)
    first = table.state.cards.glory_tiles[0][0]
    table.table.resign(0)
    table.play("pass", "pass", "done")
    assert (table.player(0).laurels, table.player(1).laurels) == ((), (first,))


@pytest.mark.rule("mi.order.left")
def test_of_two_who_stay_only_the_first_order_tile_counts_in_the_sixth_round() -> None:
    table = position(3).round(6)
    table.table.resign(0)
    table.play("pass", "pass")
    assert table.state.ending
    points = table.state.cards.order_points
    assert [table.points(seat, "order") for seat in range(3)] == [0, points[0], 0]


@pytest.mark.rule("mi.pass.late")
def test_a_missed_turn_is_skipped_without_fee_or_tile_and_the_second_is_a_pass() -> None:
    table = position(3).passed(2).denarii(0, 5)
    table.table.time_out()
    assert (table.decider, orders(table), table.player(0).denarii) == (1, [0, 0, 1], 5)
    assert Happened("skipped", 0) in table.events
    assert table.view(1).players[0].late
    table.play("residence", "at 1 0", "up")
    assert table.decider == 0
    table.table.time_out()
    assert orders(table) == [2, 0, 1]


@pytest.mark.rule("mi.pass.late")
def test_a_missed_turn_is_forgotten_in_the_next_round() -> None:
    table = position(2).denarii(0, 0).denarii(1, 0).resources(0).resources(1)
    table.table.time_out()
    table.play("pass", "pass")
    assert (table.state.round, table.player(0).late) == (2, False)


@pytest.mark.rule("mi.pass.late")
def test_alone_a_second_missed_turn_ends_the_round() -> None:
    table = position(1)
    table.table.time_out()
    assert (table.decider, table.state.round) == (0, 1)
    table.table.time_out()
    assert table.question == "hiring" or table.state.round == 2


def test_a_leaver_costs_the_others_nothing_in_any_round() -> None:
    """Three players, one of whom leaves at once: nobody pays a fee before somebody present has passed."""
    table = position(3)
    table.table.resign(1)
    begun = set()
    while table.decider is not None:
        if table.question == "turn" and table.state.round not in begun:
            begun.add(table.state.round)
            assert (table.state.fee, table.decider != 1) == (0, True)
        table.play("pass" if table.question == "turn" else "done")
    assert begun == {1, 2, 3, 4, 5, 6}
    assert sorted(orders(table)) == [0, 1, 2]
    assert orders(table)[1] == 0
