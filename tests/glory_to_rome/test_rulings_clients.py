"""Rulings 15 to 29: clients, and the functions that hire them or let them act."""

from itertools import permutations

import pytest

from glory_to_rome.position import position
from quadriga.games.glory_to_rome.edition import CRAFTSMAN, NO_ROLE


@pytest.mark.rule("gtr.client.new", "gtr.turn.one-action")
def test_r15_a_new_client_waits_for_the_turn_of_the_next_player() -> None:
    table = position().hand(0, "temple", "dock").hand(1, "palace").pool("marble", "wood", "brick")
    table.play("play temple", "think", "draw", "hire marble")
    assert (table.question, table.decider) == ("lead", 1)
    table.play("play palace", "think", "draw", "done")
    assert (table.question, table.decider) == ("patron", 0)
    table.play("hire wood")
    assert table.roles(0) == ["craftsman", "patron"]


@pytest.mark.rule("gtr.client.new")
def test_r15_the_clients_of_a_player_are_counted_when_its_own_actions_begin() -> None:
    table = position(3).hand(0, "temple").clients(1, "patron").pool("marble", "marble", "marble", "marble")
    table.play("play temple", "think", "draw", "think", "draw", "hire marble", "hire marble")
    assert (table.question, table.decider) == ("lead", 1)
    assert [table.roles(seat) for seat in (0, 1)] == [["patron"], ["patron", "patron"]]


@pytest.mark.rule("gtr.client.new", "gtr.colosseum.devour", "gtr.client.lost")
def test_r16_a_client_lost_to_the_lions_before_its_players_turn_to_act_does_nothing() -> None:
    table = position().built(0, "colosseum").hand(0, "gate", "bath").clients(1, "legionary").draws("dock")
    table.play("play gate", "think", "draw", "demand brick", "devour p1 brick")
    assert (table.question, table.decider) == ("lead", 1)
    spared = position().built(0, "colosseum").hand(0, "gate", "bath").clients(1, "legionary").draws("dock")
    spared.play("play gate", "think", "draw", "demand brick", "done")
    assert (spared.question, spared.decider) == ("demand", 1)


ROLES_TO_DECLINE = ("laborer", "craftsman", "legionary", "architect", "merchant", "patron")


@pytest.mark.rule("gtr.action.optional")
@pytest.mark.parametrize("role", ROLES_TO_DECLINE)
def test_r17_every_action_may_be_declined_and_with_it_the_like_ones_that_remain(role: str) -> None:
    table = position().hand(0, "dock", "bath").stock(0, "brick").pool("wood", "marble").acting(0, role, 3)
    before = table.view(0)
    table.play("done")
    assert (table.question, table.decider) == ("lead", 1)
    after = table.view(0)
    assert (after.players[0].hand, after.players[0].stock) == (before.players[0].hand, before.players[0].stock)
    assert after.pool == before.pool


@pytest.mark.rule("gtr.action.optional")
def test_r17_clients_too_may_be_left_idle() -> None:
    table = position().hand(0, "bar").clients(0, "laborer", "laborer").pool("brick", "brick", "brick")
    table.play("play bar", "think", "draw", "take brick", "done")
    assert (table.question, table.decider) == ("lead", 1)
    assert table.in_stock(0) == ["brick"]


@pytest.mark.rule("gtr.circus-maximus.twice", "gtr.circus-maximus.mid-turn")
def test_r18_circus_maximus_finished_by_the_card_doubles_the_clients_to_come() -> None:
    table = position().founded(0, "circus-maximus", "stone", "stone").clients(0, "craftsman")
    table.hand(0, "circus", "villa", "dock", "market").play("play circus", "think", "draw")
    table.play("build p0.circus-maximus with villa", "found dock on wood", "build p0.dock with market")
    assert table.completed(0) == ["circus-maximus", "dock"]
    assert (table.question, table.decider) == ("lead", 1)


@pytest.mark.rule("gtr.circus-maximus.twice", "gtr.circus-maximus.mid-turn")
def test_r18_circus_maximus_finished_by_a_client_does_not_double_that_client() -> None:
    table = position().founded(0, "circus-maximus", "stone", "stone").clients(0, "craftsman", "craftsman")
    table.hand(0, "circus", "villa", "dock", "market", "bar", "road").play("play circus", "think", "draw")
    table.play("found bar on rubble", "build p0.circus-maximus with villa", "found dock on wood")
    table.play("build p0.dock with market")
    assert (table.question, table.decider) == ("lead", 1)
    assert table.player(0).hand == ["road"]


@pytest.mark.rule(
    "gtr.circus-maximus.twice", "gtr.storeroom.clients", "gtr.ludus-magnus.clients", "gtr.circus-maximus.stand-ins"
)
def test_r19_circus_maximus_doubles_clients_that_act_for_a_storeroom_or_a_ludus() -> None:
    table = position().built(0, "circus-maximus", "storeroom").hand(0, "bar").clients(0, "patron")
    table.pool(*["brick"] * 4).play("play bar", "think", "draw", "take brick", "take brick", "take brick")
    assert (table.question, table.decider) == ("lead", 1)
    table = position().built(0, "circus-maximus", "ludus-magnus").hand(0, "bar").clients(0, "merchant")
    table.pool(*["brick"] * 4).play("play bar", "think", "draw", "take brick", "take brick", "take brick")
    assert (table.question, table.decider) == ("lead", 1)
    assert table.in_pool() == ["rubble", "brick"]


@pytest.mark.rule("gtr.circus-maximus.twice")
def test_r19_circus_maximus_does_nothing_for_who_thought() -> None:
    table = position().built(1, "circus-maximus", "storeroom").hand(0, "bar").clients(1, "laborer", "patron")
    table.pool(*["brick"] * 4).play("play bar", "think", "draw", "done", "take brick", "take brick")
    assert (table.question, table.decider) == ("lead", 1)


@pytest.mark.rule("gtr.circus-maximus.twice", "gtr.legionary.show")
def test_r19_circus_maximus_doubles_legionaries_too() -> None:
    table = position().built(0, "circus-maximus").hand(0, "bath", "gate", "school", "atrium").clients(0, "legionary")
    table.pool(*["brick"] * 4).play("play bath", "think", "draw", "demand brick", "demand brick", "demand brick")
    assert table.in_stock(0) == ["brick"] * 3


@pytest.mark.rule("gtr.ludus-magnus.clients", "gtr.client.mid-turn")
def test_r20_a_ludus_finished_in_a_turn_lets_merchants_act_in_that_turn() -> None:
    table = position().founded(0, "ludus-magnus", "marble", "marble").clients(0, "merchant")
    table.hand(0, "circus", "temple", "dock").play("play circus", "think", "draw")
    table.play("build p0.ludus-magnus with temple", "found dock on wood")
    assert table.building(0, "dock").done is False
    assert (table.question, table.decider) == ("lead", 1)


@pytest.mark.rule("gtr.ludus-magnus.clients", "gtr.storeroom.clients", "gtr.storeroom.one-action-each")
def test_r21_with_ludus_and_storeroom_each_client_is_one_laborer() -> None:
    table = position().built(0, "ludus-magnus", "storeroom").hand(0, "bar").pool(*["brick"] * 6)
    table.clients(0, "merchant", "laborer", "patron").play("play bar", "think", "draw", *["take brick"] * 4)
    assert (table.question, table.decider) == ("lead", 1)
    assert len(table.in_stock(0)) == 4


@pytest.mark.rule("gtr.bath.acts")
def test_r22_the_bath_lets_a_client_act_before_the_next_is_hired() -> None:
    table = position().built(0, "bath", "bar").founded(0, "dock").hand(0, "market").clients(0, "laborer", "laborer")
    table.clients(0, "laborer", "laborer").pool("wood").draws("temple").acting(0, "patron")
    assert table.player(0).client_room() == 1
    table.play("hire wood", "build p0.dock with market")
    assert table.player(0).client_room() == 1  # the Dock's influence counts at once
    table.play("bar")
    assert table.roles(0) == ["laborer"] * 4 + ["craftsman", "patron"]


@pytest.mark.rule("gtr.bath.joined-actions", "gtr.found.outside-two-actions")
def test_r22_two_such_actions_in_a_row_may_be_joined_for_a_foundation_out_of_town() -> None:
    table = position(3).built(0, "bath").hand(0, "dock", "bar").pool("wood", "wood").acting(0, "patron", 2)
    table.play("hire wood")
    assert table.refusal("found dock on wood outside") == "gtr.found.outside-two-actions"
    table.play("hold", "hire wood")
    assert table.refusal("hold") == "gtr.bath.joined-actions"
    table.play("found dock on wood outside")
    assert table.building(0, "dock").site == 1
    assert table.state.town == [3] * 6


@pytest.mark.rule("gtr.bath.joined-actions")
def test_r22_an_action_of_another_role_between_them_parts_them() -> None:
    table = position(3).built(0, "bath", "temple").hand(0, "dock", "bar", "bath").pool("wood", "rubble", "wood")
    table.acting(0, "patron", 3).play("hire wood", "hold", "hire rubble", "done", "hire wood")
    assert table.refusal("found dock on wood outside") == "gtr.found.outside-two-actions"


@pytest.mark.rule("gtr.bath.joined-actions", "gtr.found.outside-two-actions")
def test_a_table_that_joins_any_two_building_actions_joins_them_in_the_bath_too() -> None:
    table = position(3, outside_consecutive_actions=False).built(0, "bath").hand(0, "dock").pool("wood", "concrete")
    table.acting(0, "patron", 2).play("hire wood", "hold", "hire concrete")
    assert table.refusal("hold") == "gtr.bath.joined-actions"
    table.play("found dock on wood outside")
    assert table.player(0).held == NO_ROLE
    assert table.state.town == [3] * 6


@pytest.mark.rule("gtr.bath.joined-actions", "gtr.found.outside-two-actions")
def test_such_a_table_lets_other_actions_come_between_the_two() -> None:
    table = position(3, outside_consecutive_actions=False).built(0, "bath", "temple", "statue")
    table.hand(0, "dock", "bar").pool("wood", "rubble", "wood", "wood", "wood")
    table.acting(0, "patron", 4).play("hire wood", "hold", "hire rubble", "take wood")
    table.play("hire wood", "found bar on rubble")  # in town: what was held stays held
    assert table.player(0).held == CRAFTSMAN
    table.play("hire wood", "found dock on wood outside")
    assert table.player(0).held == NO_ROLE


@pytest.mark.rule("gtr.bath.joined-actions", "gtr.found.outside-two-actions")
def test_what_was_held_is_spent_once() -> None:
    table = position(3, outside_consecutive_actions=False).built(0, "bath", "temple").hand(0, "dock", "market")
    table.pool("wood", "wood", "wood").acting(0, "patron", 3).play("hire wood", "hold", "hire wood")
    table.play("found dock on wood outside", "hire wood")
    assert table.refusal("found market on wood outside") == "gtr.found.outside-two-actions"


@pytest.mark.rule("gtr.bath.joined-actions", "gtr.fountain.uses")
def test_an_empty_hand_may_hold_for_the_card_a_fountain_will_draw() -> None:
    table = position().built(0, "bath", "fountain").influence(0, "marble").pool("wood", "wood").draws("dock")
    table.acting(0, "patron", 2).play("hire wood", "hold", "hire wood", "fountain", "found dock on wood outside")
    assert table.building(0, "dock").site == 1
    assert table.state.town == [3] * 6
    architect = position().built(0, "bath", "fountain").stock(0, "wood").pool("concrete").acting(0, "patron")
    assert architect.refusal("hire concrete", "hold") == "gtr.bath.joined-actions"


@pytest.mark.rule("gtr.bath.joined-actions", "gtr.bath.circus-maximus")
def test_r22_the_second_action_of_a_client_doubled_in_the_bath_may_be_held_too() -> None:
    table = position(3, bath_circus_maximus=True).built(0, "bath", "circus-maximus").hand(0, "dock", "bar", "road")
    table.pool("wood", "wood").acting(0, "patron", 2).play("hire wood")
    assert table.refusal("hold") == "gtr.bath.joined-actions"  # its own second action joins it
    table.play("found bar on rubble", "hold", "hire wood", "found dock on wood outside")
    assert table.question == "craftsman"  # the new client's second action is left
    assert table.refusal("found road on rubble outside") == "gtr.found.outside-two-actions"


@pytest.mark.rule("gtr.bath.joined-actions")
def test_r22_only_a_bath_lets_an_action_be_held() -> None:
    table = position().hand(0, "dock").acting(0, "craftsman", 2)
    assert table.refusal("hold") == "gtr.bath.joined-actions"


@pytest.mark.rule("gtr.bath.ludus-storeroom", "gtr.bath.own-role")
def test_r23_in_the_bath_a_ludus_or_a_storeroom_counts() -> None:
    table = position().built(0, "bath", "ludus-magnus").hand(0, "dock").pool("stone").acting(0, "patron")
    table.play("hire stone", "role craftsman", "found dock on wood")
    assert table.building(0, "dock").done is False
    table = position().built(0, "bath", "storeroom").pool("marble", "brick").acting(0, "patron").play("hire marble")
    assert table.refusal("role craftsman") == "gtr.bath.own-role"
    table.play("role laborer", "take brick")
    assert table.in_stock(0) == ["brick"]


@pytest.mark.rule("gtr.bath.ludus-storeroom")
def test_r23_a_table_may_keep_ludus_and_storeroom_out_of_the_bath() -> None:
    table = position(bath_ludus_storeroom=False).built(0, "bath", "ludus-magnus", "storeroom").stock(0, "brick")
    table.pool("stone").acting(0, "patron").play("hire stone")
    assert table.question == "merchant"


@pytest.mark.rule("gtr.bath.acts", "gtr.circus-maximus.twice", "gtr.bath.circus-maximus")
def test_r24_in_the_bath_a_client_acts_once_even_with_a_circus_maximus() -> None:
    table = position().built(0, "bath", "circus-maximus").pool("rubble", "brick", "brick").acting(0, "patron", 1)
    table.play("hire rubble", "take brick")
    assert (table.question, table.decider) == ("lead", 1)
    assert table.in_pool() == ["brick"]


@pytest.mark.rule("gtr.bath.acts", "gtr.bath.circus-maximus")
def test_r24_a_table_may_let_a_circus_maximus_double_the_bath() -> None:
    table = position(bath_circus_maximus=True).built(0, "bath", "circus-maximus").pool("rubble", "brick", "brick")
    table.acting(0, "patron", 1).play("hire rubble", "take brick", "take brick")
    assert table.in_stock(0) == ["brick", "brick"]


@pytest.mark.rule("gtr.bath.acts", "gtr.legionary.one-demand-per-card", "gtr.bath.legionary")
def test_r25_in_the_bath_a_legionary_demands_once_and_no_card_is_shown_twice_in_a_turn() -> None:
    table = position().built(0, "bath").hand(0, "gate", "dock").pool("brick", "brick", "brick", "wood")
    table.acting(0, "patron", 2).play("hire brick", "demand brick")
    assert table.in_stock(0) == ["brick"]
    assert table.question == "patron"
    table.play("hire brick")
    assert table.refusal("demand brick") == "gtr.legionary.one-demand-per-card"
    table.play("demand wood")
    assert table.in_stock(0) == ["wood", "brick"]


@pytest.mark.rule("gtr.bath.circus-maximus", "gtr.legionary.together")
def test_r25_where_the_bath_is_doubled_a_legionary_shows_both_demands_before_they_are_met() -> None:
    table = position(bath_circus_maximus=True).built(0, "bath", "circus-maximus").hand(0, "gate", "dock")
    table.pool("brick", "brick", "wood").acting(0, "patron", 1).play("hire brick", "demand brick")
    assert (table.question, table.in_stock(0)) == ("demand", [])
    assert table.play("demand wood").in_stock(0) == ["wood", "brick"]


@pytest.mark.rule("gtr.legionary.one-demand-per-card", "gtr.bath.legionary")
def test_r25_a_second_card_of_the_material_can_be_shown_and_all_again_in_the_next_turn() -> None:
    table = position().built(0, "bath").hand(0, "gate", "school").pool("brick", "brick", "brick")
    table.acting(0, "patron", 2).play("hire brick", "demand brick", "hire brick")
    assert table.refusal("demand brick") is None
    table.play("demand brick").until("lead", 0)
    assert table.player(0).demanded == (0,) * 6


@pytest.mark.rule("gtr.bath.acts", "gtr.garden.patron", "gtr.bar.hire", "gtr.aqueduct.hire", "gtr.bath.any-hire")
def test_r26_the_bath_serves_every_client_of_a_patron_action() -> None:
    table = position().built(0, "bath", "bar", "aqueduct").hand(0, "insula").draws("latrine")
    table.pool("rubble", "brick", "brick", "brick").acting(0, "patron")
    table.play("hire rubble", "take brick", "bring insula", "take brick", "bar", "take brick")
    assert table.in_stock(0) == ["brick"] * 3
    assert table.roles(0) == ["laborer"] * 3


@pytest.mark.rule("gtr.bath.acts", "gtr.garden.patron", "gtr.bath.any-hire")
def test_r26_the_bath_serves_clients_hired_through_a_garden() -> None:
    table = position().built(0, "bath").founded(0, "garden", "stone", "stone").stock(0, "stone")
    table.pool("rubble", "brick", "rubble").acting(0, "architect")
    table.play("build p0.garden with stone", "hire rubble", "take brick", "hire rubble")
    assert table.roles(0) == ["laborer", "laborer"]
    assert table.in_stock(0) == ["brick"]


@pytest.mark.rule("gtr.action.extra-order", "gtr.aqueduct.hire", "gtr.bar.hire")
@pytest.mark.parametrize("order", list(permutations(("hire brick", "bring dock", "bar"))))
def test_r27_pool_hand_and_deck_are_hired_from_in_any_order(order: tuple[str, ...]) -> None:
    table = position().built(0, "bar", "aqueduct").hand(0, "dock").draws("temple").pool("brick").acting(0, "patron")
    table.play(*order)
    assert table.roles(0) == ["craftsman", "legionary", "patron"]


@pytest.mark.rule("gtr.action.extra-order", "gtr.dock.store", "gtr.laborer.take")
@pytest.mark.parametrize("order", list(permutations(("take brick", "store dock"))))
def test_a_dock_serves_before_or_after_the_pool(order: tuple[str, ...]) -> None:
    table = position().built(0, "dock").hand(0, "dock").pool("brick").acting(0, "laborer").play(*order)
    assert table.in_stock(0) == ["wood", "brick"]


@pytest.mark.rule("gtr.action.extra-order", "gtr.basilica.deposit", "gtr.merchant.sell")
@pytest.mark.parametrize("order", list(permutations(("sell brick", "deposit dock"))))
def test_a_basilica_serves_before_or_after_the_sale(order: tuple[str, ...]) -> None:
    table = position().built(0, "basilica").hand(0, "dock").stock(0, "brick").acting(0, "merchant").play(*order)
    assert (table.in_vault(0), table.player(0).basilica) == (["brick"], ("dock",))


@pytest.mark.rule("gtr.patron.hire", "gtr.bar.once", "gtr.aqueduct.once")
def test_r27_each_source_serves_once_an_action() -> None:
    table = position().built(0, "bar", "aqueduct").hand(0, "dock", "market").pool("brick", "wood").acting(0, "patron")
    table.play("hire brick")
    assert table.refusal("hire wood") == "gtr.patron.hire"
    table.play("bring dock")
    assert table.refusal("bring market") == "gtr.aqueduct.once"
    table = position().built(0, "bar", "aqueduct").hand(0, "dock").acting(0, "patron").play("bar")
    assert table.refusal("bar") == "gtr.bar.once"


@pytest.mark.rule("gtr.aqueduct.limit", "gtr.insula.limit", "gtr.client.limit")
def test_r28_the_aqueduct_doubles_what_the_insula_adds() -> None:
    table = position().built(0, "aqueduct", "insula")
    assert table.player(0).influence == 5
    assert table.player(0).client_limit == 14


@pytest.mark.rule("gtr.client.limit", "gtr.prison.seize", "gtr.limit.over")
def test_r29_cards_over_a_limit_stay_but_none_is_added_until_there_is_room() -> None:
    table = position().founded(0, "prison", "stone", "stone").stock(0, "stone").built(1, "insula", "aqueduct")
    table.clients(1, *["laborer"] * 11).pool("brick").hand(1, "temple").acting(0, "architect")
    table.play("build p0.prison with stone", "seize p1.aqueduct")
    assert len(table.roles(1)) == 11
    assert (table.player(1).influence, table.player(1).client_limit) == (8, 10)
    table.play("play temple", "think", "draw")
    assert (table.question, table.decider) == ("lead", 0)
    assert len(table.roles(1)) == 11


@pytest.mark.rule("gtr.vault.limit", "gtr.limit.over")
def test_r29_a_vault_over_its_limit_takes_nothing() -> None:
    table = position().stock(0, "brick").vault(0, "brick", "brick", "wood").hand(0, "villa")
    table.play("play villa", "think", "draw")
    assert (table.question, table.decider) == ("lead", 1)
    assert table.in_stock(0) == ["brick"]
