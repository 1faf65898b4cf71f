"""What a player who left may not take from those who stay, and what still reaches the empty seat."""

from __future__ import annotations

import pytest

from glory_to_rome.position import position


@pytest.mark.rule("gtr.turn.left")
def test_who_left_neither_leads_nor_draws() -> None:
    table = position(seats=3).hand(0, "dock").hand(1, "dock").hand(2, "dock")
    deck = len(table.state.deck)
    table.table.resign(0)
    assert (table.decider, table.question, len(table.state.deck)) == (1, "lead", deck)
    table.play("think", "draw")
    assert table.decider == 2
    table.play("think", "draw")
    assert (table.decider, table.player(0).hand) == (1, ["dock"])


@pytest.mark.rule("gtr.turn.left")
def test_who_left_is_not_asked_to_follow_and_the_clients_do_nothing() -> None:
    table = position(seats=3).hand(0, "senator").clients(1, "laborer").pool("brick", "wood")
    table.table.resign(1)
    table.play("play senator as laborer")
    assert (table.decider, table.question) == (2, "follow")
    table.play("think", "draw").until("lead")
    assert (table.decider, table.in_stock(1)) == (2, [])


@pytest.mark.rule("gtr.turn.left")
def test_who_leaves_when_about_to_draw_draws_nothing() -> None:
    table = position(seats=3).hand(0, "dock").play("think")
    deck = len(table.state.deck)
    assert table.question == "think"
    table.table.resign(0)
    assert (table.decider, table.question, len(table.state.deck)) == (1, "lead", deck)


@pytest.mark.rule("gtr.turn.left")
def test_demands_still_reach_the_hand_of_who_left() -> None:
    table = position(seats=3).hand(0, "senator", "brick").hand(1, "brick")
    table.table.resign(1)
    table.play("play senator as legionary", "think", "draw", "demand brick")
    assert (table.player(1).hand, table.in_stock(0)) == ([], ["brick"])


@pytest.mark.rule("gtr.forum.left")
def test_who_left_does_not_win_by_the_forum() -> None:
    full = position(seats=3).clients(1, "laborer", "craftsman", "legionary", "architect", "merchant", "patron")
    full.stock(1, "rubble", "wood", "brick", "concrete", "stone", "marble").hand(0, "dock").pool("dock")
    full.table.resign(1)
    full.built(1, "forum")
    full.play("think", "draw")
    assert (full.table.outcome, full.state.ending) == (None, "")


@pytest.mark.rule("gtr.score.left")
def test_merchant_bonuses_go_to_those_who_stay() -> None:
    table = position(seats=3).vault(0, "brick", "brick").vault(1, "brick")
    bonus = table.state.cards.numbers.merchant_bonus
    assert [table.points(seat, "merchant") for seat in range(3)] == [bonus, 0, 0]
    table.table.resign(0)
    assert [table.points(seat, "merchant") for seat in range(3)] == [0, bonus, 0]
