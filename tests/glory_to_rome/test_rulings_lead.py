"""Rulings 1 to 14: leading, following, thinking."""

import pytest

from glory_to_rome.position import position


@pytest.mark.rule("gtr.petition.size", "gtr.petition.as-senator")
def test_r1_a_petition_is_two_orders_of_one_role() -> None:
    table = position().hand(0, "dock", "market", "bar").pool("marble")
    assert table.refusal("petition bar") == "gtr.petition.size"
    table.play("petition dock", "petition market", "role patron", "think", "draw", "hire marble")
    assert table.roles(0) == ["patron"]


@pytest.mark.rule("gtr.circus.alternative", "gtr.petition.size")
def test_r1_with_the_alternative_circus_a_petition_is_three_and_two_for_its_owner() -> None:
    table = position(alternative_circus=True).hand(0, "dock", "market", "bar", "bar", "bar").hand(1, "wall", "wall")
    assert table.refusal("petition dock") == "gtr.petition.size"
    table.play("petition bar", "petition bar")
    assert (table.question, table.decider) == ("petition", 0)
    table.play("petition bar", "role patron")
    assert table.refusal("petition wall") == "gtr.petition.size"
    table = position(alternative_circus=True).built(0, "circus").hand(0, "dock", "market")
    table.play("petition dock", "petition market")
    assert table.question == "role"


@pytest.mark.rule("gtr.circus.alternative", "gtr.circus.architect")
def test_r1_the_alternative_circus_has_no_other_function() -> None:
    table = position(alternative_circus=True).built(0, "circus").hand(0, "dock")
    assert table.refusal("play dock as architect") == "gtr.circus.architect"


@pytest.mark.rule("gtr.circus.alternative")
def test_r1_a_table_may_leave_the_petition_at_two_with_the_alternative_circus() -> None:
    table = position(alternative_circus=True, alternative_circus_petition=2).hand(0, "dock", "market")
    assert table.refusal("petition dock") is None


@pytest.mark.rule("gtr.petition.as-senator", "gtr.senator.any-role", "gtr.senator.one")
def test_r2_never_more_than_one_senator() -> None:
    table = position().hand(0, "senator", "senator", "dock").hand(1, "senator", "senator", "bar")
    assert not {move for move in table.moves() if move.startswith("petition")}
    table.play("play senator as laborer")
    assert (table.question, table.decider) == ("follow", 1)
    assert table.moves() == {"think", "play bar", "play senator"}
    table.play("play senator")
    assert [table.player(seat).senators for seat in (0, 1)] == [1, 1]
    assert [table.player(seat).actions for seat in (0, 1)] == [0, 0]  # an empty pool: the turn is over
    assert (table.question, table.decider) == ("lead", 1)


@pytest.mark.rule("gtr.palace.one-wild", "gtr.palace.more-cards")
def test_r3_a_palace_takes_one_senator_or_one_petition() -> None:
    hand = ("bar", "insula", "dock", "market", "senator", "senator")
    table = position().built(0, "palace").hand(0, *hand).play("play bar", "play senator")
    assert table.refusal("play senator") == "gtr.palace.one-wild"
    assert table.refusal("petition dock") == "gtr.palace.one-wild"
    table = position().built(0, "palace").hand(0, *hand).play("play bar", "petition dock", "petition market")
    assert table.refusal("play senator") == "gtr.palace.one-wild"
    table.play("play insula")
    assert table.player(0).actions == 3


@pytest.mark.rule("gtr.palace.one-wild")
def test_r3_who_leads_with_a_senator_or_a_petition_has_used_the_one() -> None:
    table = position().built(0, "palace").hand(0, "bar", "senator", "senator").play("play senator as laborer")
    assert table.refusal("play senator") == "gtr.palace.one-wild"
    table.play("play bar")
    assert table.player(0).actions == 2
    table = position().built(1, "palace").hand(0, "bar").hand(1, "dock", "market", "bath", "senator")
    table.play("play bar", "petition dock", "petition market")
    assert table.refusal("play senator") == "gtr.palace.one-wild"


@pytest.mark.rule("gtr.palace.one-wild")
def test_r3_a_table_may_allow_a_palace_any_number_of_senators_or_petitions_or_no_petition() -> None:
    hand = ("bar", "dock", "market", "wall", "tower", "senator", "senator")
    table = position(palace_senators=6).built(0, "palace").hand(0, *hand)
    table.play("play bar", "play senator", "play senator")
    assert table.player(0).actions == 3
    table = position(palace_petitions=6).built(0, "palace").hand(0, *hand)
    table.play("play bar", "petition dock", "petition market", "petition wall", "petition tower")
    assert table.player(0).actions == 3
    table = position(palace_petitions=0).built(0, "palace").hand(0, *hand).play("play bar")
    assert table.refusal("petition dock") == "gtr.palace.one-wild"
    assert table.refusal("play senator") is None


@pytest.mark.rule("gtr.circus.architect", "gtr.palace.same-role", "gtr.palace.circus")
def test_r4_palace_and_circus_play_any_orders_as_architects() -> None:
    table = position().built(0, "palace", "circus").hand(0, "wall", "dock", "bar")
    table.play("play dock as architect", "play bar", "play wall")
    assert table.player(0).actions == 3
    table = position().built(0, "palace", "circus").hand(0, "dock", "bar", "market").play("play dock")
    assert table.refusal("play bar") == "gtr.palace.same-role"  # the Circus serves Architects only


@pytest.mark.rule("gtr.palace.same-role", "gtr.palace.circus")
def test_r4_a_table_may_keep_the_circus_out_of_the_palace() -> None:
    table = position(palace_circus=False).built(0, "palace", "circus").hand(0, "wall", "dock").play("play wall")
    assert table.refusal("play dock") == "gtr.palace.same-role"


@pytest.mark.rule("gtr.circus.architect", "gtr.turn.cards-to-pool", "gtr.sewer.stock", "gtr.circus.own-material")
def test_r5_cards_played_through_a_circus_keep_their_own_material() -> None:
    table = position().built(0, "circus").built(1, "circus", "sewer").hand(0, "dock").hand(1, "temple")
    table.play("play dock as architect", "play temple").until("sewer")
    table.play("flush temple")
    assert table.in_stock(1) == ["marble"]
    assert table.in_pool() == ["wood"]


@pytest.mark.rule("gtr.circus.architect", "gtr.follow.same-role")
def test_r5_the_circus_only_leads_and_follows_architect() -> None:
    table = position().built(1, "circus").hand(0, "bar").hand(1, "dock").play("play bar")
    assert table.refusal("play dock") == "gtr.follow.same-role"
    table = position().built(0, "circus").hand(0, "wall")
    assert table.refusal("play wall as architect") == "gtr.circus.already-architect"


@pytest.mark.rule("gtr.think.one-card", "gtr.think.choose")
def test_r6_one_card_may_be_drawn_below_the_limit() -> None:
    table = position().hand(0, "dock").play("think", "draw")
    assert len(table.player(0).hand) == 2


@pytest.mark.rule("gtr.think.one-card")
def test_r6_a_table_may_forbid_one_card_below_the_limit() -> None:
    table = position(think_one_below_limit=False).hand(0, "dock").play("think")
    assert table.refusal("draw") == "gtr.think.one-card"
    table = position(think_one_below_limit=False).hand(0, "dock", "dock", "bar", "bar", "senator").play("think")
    assert table.refusal("draw") is None


@pytest.mark.rule("gtr.think.refill", "gtr.hand.limit")
def test_r7_the_limit_is_what_a_refill_reaches_and_senators_count() -> None:
    table = position().hand(0, "dock", "bar", "senator", "senator").play("think", "refill")
    assert (len(table.player(0).hand), table.player(0).senators) == (3, 2)


@pytest.mark.rule("gtr.think.refill", "gtr.hand.limit")
def test_r7_at_or_over_the_limit_there_is_one_card_or_a_senator_and_nothing_is_discarded() -> None:
    for hand in (("dock",) * 5, ("dock",) * 6 + ("bar",) * 2):
        table = position().hand(0, *hand).play("think")
        assert table.refusal("refill") == "gtr.think.refill"
        assert table.moves() == {"senator", "draw"}
        table.play("draw")
        assert len(table.player(0).hand) == len(hand) + 1
        table = position().hand(0, *hand).play("think", "senator")
        assert table.player(0).hand_size() == len(hand) + 1


@pytest.mark.rule("gtr.think.senator-pile")
def test_r8_no_senator_is_taken_from_an_empty_pile() -> None:
    table = position().hand(1, *["senator"] * 6).play("think")
    assert table.state.senators == 0
    assert table.refusal("senator") == "gtr.think.senator-pile"


@pytest.mark.rule("gtr.turn.follow", "gtr.vomitorium.discard", "gtr.think.at-once")
def test_r9_who_thinks_draws_at_once_and_what_is_discarded_can_be_taken_in_the_same_turn() -> None:
    table = position(3).built(2, "vomitorium").hand(0, "bar").hand(2, "temple", "villa")
    table.play("play bar", "think", "refill")
    assert len(table.player(1).hand) == 5
    assert table.decider == 2
    table.play("think", "discard all", "refill")
    assert (table.question, table.decider) == ("laborer", 0)
    table.play("take marble")
    assert table.in_stock(0) == ["marble"]


@pytest.mark.rule("gtr.latrine.orders-only", "gtr.latrine.discard")
def test_r10_a_latrine_takes_orders_only() -> None:
    table = position().built(0, "latrine").hand(0, "dock", "senator").play("think")
    assert table.refusal("discard senator") == "gtr.latrine.orders-only"
    table.play("discard dock", "draw")
    assert table.in_pool() == ["wood"]


@pytest.mark.rule("gtr.latrine.orders-only")
def test_r10_a_table_may_let_a_latrine_take_a_senator_to_the_pile() -> None:
    table = position(latrine_senator=True).built(0, "latrine").hand(0, "senator").play("think", "discard senator")
    assert (table.player(0).senators, table.state.senators) == (0, 6)
    assert table.in_pool() == []
    table = position(latrine_senator=True).built(0, "latrine").hand(0, "dock").play("think")
    assert table.refusal("discard senator") == "gtr.senator.in-hand"


@pytest.mark.rule("gtr.vomitorium.discard")
def test_r11_a_vomitorium_sends_senators_to_their_pile() -> None:
    table = position().built(0, "vomitorium").hand(0, "dock", "senator", "senator").play("think", "discard all")
    assert (table.player(0).hand_size(), table.state.senators) == (0, 6)
    table.play("senator")
    assert table.player(0).senators == 1


@pytest.mark.rule("gtr.vomitorium.discard")
def test_r11_a_vomitorium_needs_a_hand() -> None:
    table = position().built(0, "vomitorium").play("think")
    assert table.refusal("discard all") == "gtr.vomitorium.discard"


@pytest.mark.rule("gtr.think.discard-once")
def test_r12_latrine_or_vomitorium_once_for_each_thinking() -> None:
    both = position().built(0, "latrine", "vomitorium").hand(0, "dock", "bar", "senator")
    both.play("think", "discard dock")
    assert both.refusal("discard all") == "gtr.think.discard-once"
    assert both.refusal("discard bar") == "gtr.think.discard-once"
    both = position().built(0, "latrine", "vomitorium").hand(0, "dock").play("think", "discard all")
    assert both.moves() == {"senator", "refill", "draw"}


@pytest.mark.rule("gtr.latrine.discard", "gtr.vomitorium.discard", "gtr.school.think", "gtr.think.discard-each")
def test_r13_latrine_and_vomitorium_come_before_each_thinking_of_a_school() -> None:
    table = position().built(0, "latrine").founded(0, "school", "brick").stock(0, "brick").hand(0, "dock", "bar")
    table.acting(0, "architect").play("build p0.school with brick")
    table.play("discard dock", "senator", "discard bar", "senator")
    assert table.in_pool() == ["rubble", "wood"]
    assert table.question == "think"


@pytest.mark.rule("gtr.think.choose", "gtr.school.think")
@pytest.mark.parametrize("discard", ["discard dock", "discard all"])
def test_r13_who_has_discarded_must_think(discard: str) -> None:
    table = position().built(0, "latrine", "vomitorium").founded(0, "school", "brick").stock(0, "brick")
    table.hand(0, "dock").acting(0, "architect").play("build p0.school with brick")
    assert table.refusal("done") is None
    assert table.refusal(discard, "done") == "gtr.think.choose"


@pytest.mark.rule("gtr.latrine.discard", "gtr.vomitorium.discard", "gtr.academy.think", "gtr.think.discard-each")
def test_r13_latrine_and_vomitorium_come_before_the_thinking_of_an_academy() -> None:
    table = position().built(0, "academy", "vomitorium").hand(0, "dock", "bar", "senator").acting(0, "craftsman")
    table.play("found dock on wood", "think", "discard all", "refill")
    assert table.in_pool() == ["rubble"]
    assert len(table.player(0).hand) == 5


@pytest.mark.rule("gtr.turn.leader-thinks", "gtr.turn.leader-passes")
def test_r14_the_leader_who_thinks_ends_the_turn_without_any_client_acting() -> None:
    table = position(3).hand(0, "bar").clients(0, "laborer", "merchant").clients(1, "laborer").pool("brick")
    table.play("think", "refill")
    assert (table.question, table.decider) == ("lead", 1)
    assert table.in_pool() == ["brick"]
    assert table.player(2).hand_size() == 0
