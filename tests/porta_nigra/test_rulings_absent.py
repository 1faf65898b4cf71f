"""What an absent player may not take from those who stay, and what a turn that ends by itself still brings."""

from __future__ import annotations

import pytest

from porta_nigra.position import Position, position
from quadriga.core.events import Happened


@pytest.mark.rule("pn.turn.left")
def test_who_left_has_no_more_turns_and_plays_no_card() -> None:
    table = position(3)
    hand = list(table.player(1).hand)
    table.table.resign(1)
    table.end_turns()
    assert table.decider == 2
    table.end_turns()
    assert (table.decider, table.player(1).hand, table.player(1).discard) == (0, hand, [])


@pytest.mark.rule("pn.turn.left")
def test_who_leaves_in_the_middle_of_an_action_builds_nothing() -> None:
    table = position(3).bricks(0, black=3).quarter(0, "wall").play("play act1", "build 4")
    assert table.question == "spot"
    table.table.resign(0)
    assert (table.decider, table.question) == (1, "card")
    assert (table.own(0, "black"), table.state.played, table.player(0).discard) == (3, "", ["p0.act1"])
    assert Happened("skipped", 0) in table.events


@pytest.mark.rule("pn.turn.left")
def test_an_early_end_ends_where_its_player_sat_who_has_left() -> None:
    table = position(4).cards_left(5, 5, 5, 5).turn(1)
    table.market(black=1, blue=0, red=0, yellow=0, white=0).reserve(0)
    table.play("play act1", "buy black 1", "end")
    table.table.resign(1)
    assert table.decider == 2
    table.end_turns(3)
    assert table.outcome.endings[0] == "bricks-exhausted"


@pytest.mark.rule("pn.turn.left")
def test_a_round_ends_with_the_cards_of_those_who_stay() -> None:
    table = position(3).cards_left(1, 1, 1).round(1, first=0)
    table.table.resign(0)
    table.end_turns(2)
    assert (table.question, table.state.round) == ("appoint", 1)


def scoring(*points: int) -> Position:
    """The last card of the round is to be played by seat 2; the seats have built two bricks each."""
    table = position(3).cards_left(0, 0, 1).turn(2)
    for seat, (spot, held) in enumerate(zip(("ab1", "ab2", "ab3"), points, strict=True)):
        table.element(seat, spot).points(seat, held)
    return table


@pytest.mark.rule("pn.round.left")
def test_who_left_divides_nothing_names_nobody_and_is_not_named() -> None:
    table = scoring(1, 20, 30)
    table.table.resign(0)
    table.end_turns()
    assert (table.question, table.decider) == ("split", 1)
    table.play("points 0", "points 0")
    assert (table.question, table.decider, table.moves()) == ("appoint", 1, {"first p1", "first p2"})
    table.play("first p2")
    assert (table.decider, table.player(0).hand) == (2, [])
    assert [len(table.player(seat).hand) for seat in (1, 2)] == [2, 2]


@pytest.mark.rule("pn.round.left")
def test_who_leaves_when_asked_to_name_the_starting_player_lets_another_name_it() -> None:
    table = scoring(1, 20, 30).end_turns()
    table.play("points 0", "points 0", "points 0")
    assert (table.question, table.decider) == ("appoint", 0)
    table.table.resign(0)
    assert (table.question, table.decider) == ("appoint", 1)


@pytest.mark.rule("pn.round.left")
def test_who_leaves_while_dividing_gets_nothing_of_it() -> None:
    table = scoring(1, 20, 30).end_turns()
    assert (table.question, table.decider) == ("split", 0)
    table.table.resign(0)
    assert (table.question, table.decider, table.player(0).points) == ("split", 1, 1)


@pytest.mark.rule("pn.score.left")
def test_the_places_of_who_left_go_to_those_who_stay() -> None:
    table = position(3).element(0, "pn9", 3).element(1, "pn7", 3).element(2, "pn1", 3)
    assert [table.scored(seat)["porta"] for seat in range(3)] == [12, 6, 0]
    table.table.resign(0)
    assert [table.scored(seat)["porta"] for seat in range(3)] == [0, 12, 6]


@pytest.mark.rule("pn.turn.torches-sold")
def test_torches_left_on_the_card_are_sold_when_the_turn_ends() -> None:
    table = position().hand(0, "act8", "act1").sesterces(0, 0).play("play act8", "forfeit", "end")
    printed = table.state.cards.action_cards["p0.act8"].torches
    assert table.player(0).sesterces == printed


@pytest.mark.rule("pn.turn.torches-sold")
def test_a_turn_whose_time_ran_out_sells_them_too_and_keeps_the_tokens() -> None:
    table = position().torches(0, 2).sesterces(0, 0).play("play act1")
    torches = table.state.torches
    table.table.time_out()
    assert (table.decider, table.player(0).sesterces, table.player(0).torches) == (1, torches, 2)
