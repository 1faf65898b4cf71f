"""The course of a turn and the six roles, without any building's function."""

from glory_to_rome.position import position


def test_the_leader_plays_an_order_and_its_role_is_led() -> None:
    table = position(3).hand(0, "bar").pool("brick")
    table.play("play bar")
    assert table.happened() == ["led"]
    assert table.decider == 1
    assert table.question == "follow"


def test_each_follows_or_thinks_clockwise_and_then_acts_clockwise() -> None:
    table = position(3).hand(0, "bar").hand(1, "senator").pool("brick", "wood", "stone").clients(2, "laborer")
    table.play("play bar", "play senator", "think", "draw")
    assert (table.question, table.decider) == ("laborer", 0)
    table.play("take stone")
    assert (table.question, table.decider) == ("laborer", 1)
    table.play("take brick")
    assert (table.question, table.decider) == ("laborer", 2)
    table.play("take wood")
    assert [table.in_stock(seat) for seat in range(3)] == [["stone"], ["brick"], ["wood"]]
    assert (table.question, table.decider) == ("lead", 1)
    assert table.in_pool() == ["rubble"]
    assert table.state.senators == 6


def test_cards_played_reach_the_pool_only_at_the_end_of_the_turn() -> None:
    table = position(2).hand(0, "bar").play("play bar", "think", "draw")
    assert (table.question, table.decider) == ("lead", 1)
    assert table.in_stock(0) == []
    assert table.in_pool() == ["rubble"]


def test_the_leader_who_thinks_ends_the_turn() -> None:
    table = position(2).hand(0, "dock").clients(1, "laborer").pool("brick")
    table.play("think", "refill")
    assert len(table.player(0).hand) == 5
    assert (table.question, table.decider) == ("lead", 1)


def test_a_hand_at_its_limit_cannot_be_refilled() -> None:
    table = position(2).hand(0, "dock", "dock", "dock", "bar", "senator")
    assert table.refusal("think", "refill") == "gtr.think.refill"
    table.play("draw")
    assert table.player(0).hand_size() == 6


def test_a_senator_leads_any_role_and_returns_to_the_pile() -> None:
    table = position(2).hand(0, "senator").pool("marble")
    table.play("play senator as patron", "think", "draw", "hire marble")
    assert table.roles(0) == ["patron"]
    assert table.state.senators == 6


def test_a_petition_of_two_orders_of_one_role_leads_any_role() -> None:
    table = position(2).hand(0, "dock", "market", "bar").pool("marble")
    assert table.refusal("petition bar") == "gtr.petition.size"
    table.play("petition dock")
    assert table.refusal("petition bar") == "gtr.petition.one-role"
    table.play("petition market", "role patron", "think", "draw", "hire marble")
    assert table.roles(0) == ["patron"]
    assert table.in_pool() == ["wood", "wood"]


def test_following_needs_the_role_led() -> None:
    table = position(2).hand(0, "bar").hand(1, "dock", "insula")
    table.play("play bar")
    assert table.refusal("play dock") == "gtr.follow.same-role"
    assert table.refusal("play insula") is None


def test_a_new_client_does_not_act_in_the_turn_it_is_hired() -> None:
    table = position(2).hand(0, "temple").pool("marble", "marble")
    table.play("play temple", "think", "draw", "hire marble")
    assert (table.question, table.decider) == ("lead", 1)


def test_clients_are_limited_by_influence() -> None:
    table = position(2).hand(0, "temple").clients(0, "laborer", "laborer").pool("marble")
    table.play("play temple", "think", "draw")
    assert (table.question, table.decider) == ("lead", 1)


def test_the_merchant_sells_up_to_influence() -> None:
    table = position(2).hand(0, "villa").clients(0, "merchant", "merchant").stock(0, "marble", "brick", "brick")
    table.play("play villa", "think", "draw", "sell marble")
    assert table.refusal("sell stone") == "gtr.stock.has-none"
    table.play("sell brick")
    assert table.in_vault(0) == ["brick", "marble"]
    assert (table.question, table.decider) == ("lead", 1)


def test_the_craftsman_founds_adds_and_completes_from_the_hand() -> None:
    table = position(2).hand(0, "dock", "market").acting(0, "craftsman", 2)
    table.play("found dock on wood", "build p0.dock with market")
    assert table.completed(0) == ["dock"]
    assert table.player(0).influence == 3
    assert table.happened() == ["added", "completed", "turn-ends", "turn"]


def test_the_architect_adds_from_stock() -> None:
    table = position(2).hand(0, "bath").stock(0, "brick", "brick").acting(0, "architect", 3)
    table.play("found bath on brick", "build p0.bath with brick", "build p0.bath with brick")
    assert table.completed(0) == ["bath"]
    assert table.player(0).influence == 4
    assert len(table.state.box) == 2


def test_materials_must_match_the_site() -> None:
    table = position(2).hand(0, "dock", "bar").founded(0, "bath").acting(0, "craftsman")
    assert table.refusal("build p0.bath with dock") == "gtr.add.matching-material"
    assert table.refusal("found dock on brick") == "gtr.found.matching-site"


def test_one_may_not_have_two_buildings_of_one_name() -> None:
    table = position(2).hand(0, "dock").built(0, "dock").built(1, "market").acting(0, "craftsman")
    assert table.refusal("found dock on wood") == "gtr.found.no-second-copy"
    table.hand(0, "market")
    assert table.refusal("found market on wood") is None


def test_out_of_town_costs_two_actions() -> None:
    table = position(3).hand(0, "dock", "market").acting(0, "craftsman")
    assert table.refusal("found dock on wood outside") == "gtr.found.outside-two-actions"
    table = position(3).hand(0, "dock", "market").acting(0, "craftsman", 3)
    table.play("found dock on wood outside")
    assert table.state.outside[1] == 2
    assert table.refusal("found market on wood outside") == "gtr.found.outside-two-actions"


def test_the_last_site_in_town_ends_the_game_at_once() -> None:
    table = position(2).hand(0, "dock", "market").town(wood=1).acting(0, "craftsman", 2)
    table.play("found dock on wood")
    assert table.ending == "last-site"
    assert table.completed(0) == []


def test_the_last_card_of_the_deck_ends_the_game_at_once() -> None:
    table = position(2).hand(0, "dock").deck("bar", "villa")
    table.play("think", "refill")
    assert table.ending == "deck"
    assert len(table.player(0).hand) == 3


def test_rome_demands_from_the_pool_and_from_both_neighbours() -> None:
    table = position(4).hand(0, "bath", "dock").pool("brick", "wood")
    table.hand(1, "school").hand(2, "gate").hand(3, "dock")
    table.acting(0, "legionary").play("demand brick")
    assert (table.question, table.decider) == ("give", 1)
    table.play("give school")
    assert "glory-to-rome" in table.happened()
    assert table.in_stock(0) == ["brick", "brick"]
    assert table.player(0).hand == ["bath", "dock"]


def test_one_demand_for_each_card_of_a_material() -> None:
    table = position(2).hand(0, "bath", "dock").hand(1, "gate", "gate", "school").acting(0, "legionary", 2)
    assert table.refusal("demand brick", "demand brick") == "gtr.legionary.one-demand-per-card"
    assert table.refusal("demand stone") == "gtr.legionary.show"


def test_points_are_influence_vault_and_bonuses() -> None:
    table = position(2).vault(0, "marble", "brick").vault(1, "brick").basilica(1, "dock")
    assert table.total(0) == 2 + 5 + 3
    assert table.total(1) == 2 + 2
    assert table.points(1, "vault") == 3


def test_the_one_who_follows_thinks_at_once_before_anybody_acts() -> None:
    table = position(2).hand(0, "bar").pool("brick")
    table.play("play bar", "think", "refill")
    assert len(table.player(1).hand) == 5
    assert (table.question, table.decider) == ("laborer", 0)
