"""Rulings 60 to 64: Senate, Sewer and Academy at the end of a turn."""

import pytest

from glory_to_rome.position import position

EVERY_ROLE = ("laborer", "craftsman", "legionary", "architect", "merchant", "patron")


@pytest.mark.rule("gtr.turn.end-order", "gtr.turn.cards-to-pool", "gtr.senator.returns", "gtr.academy.think")
def test_r60_senate_then_sewer_then_pool_and_pile_then_academy() -> None:
    table = position().built(0, "senate", "sewer", "academy").hand(0, "circus", "dock", "bar")
    table.hand(1, "senator", "market").play("play circus", "play senator", "found dock on wood", "done")
    assert (table.question, table.decider) == ("senate", 0)
    table.play("done")
    assert (table.question, table.decider) == ("sewer", 0)
    assert table.state.senators == 5
    table.play("done")
    assert (table.question, table.decider) == ("academy", 0)
    assert table.in_pool() == ["wood"]
    assert table.state.senators == 6
    table.play("think", "senator")
    assert table.player(0).senators == 1


@pytest.mark.rule("gtr.turn.end-order")
def test_r60_each_step_goes_from_the_leader_clockwise() -> None:
    table = position(3).leads(1).built(0, "sewer", "academy").built(1, "sewer").built(2, "academy", "sewer")
    table.hand(1, "circus", "dock").hand(2, "circus", "market").hand(0, "circus", "palisade")
    table.play("play circus", "play circus", "play circus")
    table.play("found dock on wood", "found market on wood", "found palisade on wood")
    asked = []
    while table.question != "lead":
        asked.append((table.question, table.decider))
        table.play("done")
    assert asked == [("sewer", 1), ("sewer", 2), ("sewer", 0), ("academy", 2), ("academy", 0)]
    assert table.decider == 2


@pytest.mark.rule("gtr.sewer.stock")
def test_r61_the_sewer_serves_who_led_and_who_followed_with_any_part_of_the_cards() -> None:
    table = position().built(0, "sewer").built(1, "sewer", "palace").hand(0, "bar").hand(1, "insula", "latrine", "road")
    table.play("play bar", "play insula", "play latrine", "play road", "flush bar")
    assert (table.question, table.decider) == ("sewer", 1)
    table.play("flush insula", "flush road", "done")
    assert table.in_stock(0) == ["rubble"]
    assert table.in_stock(1) == ["rubble", "rubble"]
    assert table.in_pool() == ["rubble"]


@pytest.mark.rule("gtr.sewer.stock", "gtr.senator.returns")
def test_r61_cards_of_petitions_and_of_the_circus_too_but_never_senators() -> None:
    table = position().built(0, "sewer", "palace", "circus").hand(0, "dock", "market", "temple", "senator")
    table.play("play temple as architect", "petition dock", "petition market", "think", "draw").until("sewer")
    assert table.moves() == {"flush temple", "flush dock", "flush market", "done"}
    table.play("flush temple", "flush dock", "flush market")
    assert table.in_stock(0) == ["wood", "wood", "marble"]
    table = position().built(0, "sewer").hand(0, "senator").play("play senator as laborer", "think", "draw")
    assert (table.question, table.decider) == ("lead", 1)
    assert table.state.senators == 6


@pytest.mark.rule("gtr.senate.claim")
def test_r62_the_senate_takes_any_number_of_senators_of_opponents_only() -> None:
    table = position(4).built(0, "senate").hand(0, "senator").hand(1, "senator").hand(2, "senator")
    table.play("play senator as laborer", "play senator", "play senator", "think", "draw")
    assert table.moves() == {"claim 1", "claim 2", "done"}
    assert table.refusal("claim 3") == "gtr.senate.claim"
    table.play("claim 1")
    assert table.player(0).senators == 1
    assert table.state.senators == 5


@pytest.mark.rule("gtr.senate.claim", "gtr.complete.at-once")
def test_r62_the_senate_serves_in_the_turn_it_is_built() -> None:
    table = position().founded(0, "senate", "concrete").hand(0, "circus", "wall").hand(1, "senator", "dock")
    table.play("play circus", "play senator", "build p0.senate with wall", "done", "claim 1")
    assert table.player(0).senators == 1


@pytest.mark.rule("gtr.senate.claim", "gtr.turn.end-order", "gtr.senate.turn-order")
def test_r62_several_senates_take_in_the_order_of_play() -> None:
    table = position(3).leads(1).built(0, "senate").built(2, "senate").hand(1, "senator")
    table.play("play senator as laborer", "think", "draw", "think", "draw")
    assert (table.question, table.decider) == ("senate", 2)
    table.play("claim 1")
    assert (table.question, table.decider) == ("lead", 2)
    assert table.player(2).senators == 1
    declined = position(3).leads(1).built(0, "senate").built(2, "senate").hand(1, "senator")
    declined.play("play senator as laborer", "think", "draw", "think", "draw", "done", "claim 1")
    assert declined.player(0).senators == 1


@pytest.mark.rule("gtr.academy.craftsman-done")
def test_r63_an_academy_needs_a_craftsman_action_that_was_done() -> None:
    table = position().built(0, "academy").hand(0, "dock").acting(0, "craftsman").play("done")
    assert (table.question, table.decider) == ("lead", 1)
    table = position().built(0, "academy").hand(0, "dock").acting(0, "craftsman").play("found dock on wood")
    assert (table.question, table.decider) == ("academy", 0)


@pytest.mark.rule("gtr.academy.craftsman-done")
def test_r63_an_action_of_a_client_or_through_the_bath_is_enough_and_the_academy_serves_the_turn_it_is_built() -> None:
    by_client = position().built(1, "academy").hand(0, "circus").hand(1, "dock").clients(1, "craftsman")
    by_client.play("play circus", "think", "draw", "found dock on wood")
    assert (by_client.question, by_client.decider) == ("academy", 1)
    by_bath = position().built(0, "academy", "bath").hand(0, "dock").pool("wood").acting(0, "patron")
    assert by_bath.play("hire wood", "found dock on wood").question == "academy"
    just_built = position().founded(0, "academy", "brick").hand(0, "bath").acting(0, "craftsman")
    assert just_built.play("build p0.academy with bath").question == "academy"


@pytest.mark.rule("gtr.academy.craftsman-done", "gtr.bath.joined-actions")
def test_r63_a_craftsman_action_held_counts_once_an_architect_founds_out_of_town_with_it() -> None:
    table = position(3, outside_consecutive_actions=False).built(0, "academy", "bath").hand(0, "dock", "bar")
    table.pool("wood", "concrete").acting(0, "patron", 2).play("hire wood", "hold", "hire concrete")
    assert table.player(0).crafted is False
    assert table.play("found dock on wood outside").question == "academy"


@pytest.mark.rule("gtr.academy.craftsman-done")
def test_r63_the_craftsman_action_of_an_earlier_turn_does_not_count() -> None:
    table = position().built(0, "academy").hand(0, "dock").acting(0, "craftsman").play("found dock on wood", "done")
    table.hand(1, "bar").play("play bar", "think", "draw")
    assert (table.question, table.decider) == ("lead", 0)


@pytest.mark.rule("gtr.forum.win", "gtr.sewer.stock", "gtr.sewer.forum")
def test_r64_a_material_through_the_sewer_can_win_by_the_forum() -> None:
    table = position().built(0, "sewer", "forum").hand(0, "bar").clients(0, *EVERY_ROLE)
    table.stock(0, "wood", "brick", "concrete", "stone", "marble").play("play bar", "think", "draw", "flush bar")
    assert table.ending == "forum"
    assert table.outcome.winners == (0,)


@pytest.mark.rule("gtr.forum.win", "gtr.sewer.stock", "gtr.turn.end-order", "gtr.sewer.forum")
def test_r64_the_earlier_player_wins_before_the_later_is_asked() -> None:
    table = position(3).leads(1)
    for seat in (0, 1):
        table.built(seat, "sewer", "forum").hand(seat, "bar").clients(seat, *EVERY_ROLE)
        table.stock(seat, "wood", "brick", "concrete", "stone", "marble")
    table.vault(0, "marble").play("play bar", "think", "draw", "play bar").until("sewer").play("flush bar")
    assert table.ending == "forum"
    assert table.state.winners == (1,)
    assert table.outcome.winners == (1,)
