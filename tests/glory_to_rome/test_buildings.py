"""What each of the forty buildings does."""

from glory_to_rome.position import position

# Limits.


def test_insula_adds_two_clients() -> None:
    table = position().built(0, "insula")
    assert table.player(0).client_limit == 3 + 2


def test_aqueduct_doubles_the_client_limit() -> None:
    table = position().built(0, "aqueduct", "insula")
    assert table.player(0).client_limit == (5 + 2) * 2


def test_market_adds_two_to_the_vault() -> None:
    assert position().built(0, "market").player(0).vault_limit == 3 + 2


def test_shrine_and_temple_add_to_the_hand() -> None:
    assert position().built(0, "shrine", "temple").player(0).hand_limit == 5 + 2 + 4


# Sources and extras.


def test_aqueduct_hires_from_the_hand_without_a_hire_from_the_pool() -> None:
    table = position().built(0, "aqueduct").hand(0, "dock", "bar").pool("brick").acting(0, "patron")
    table.play("bring dock")
    assert table.roles(0) == ["craftsman"]
    table.play("done")
    assert table.decider == 1


def test_bar_hires_from_the_deck() -> None:
    table = position().built(0, "bar").draws("temple").pool("brick").acting(0, "patron")
    table.play("hire brick", "bar")
    assert table.roles(0) == ["legionary", "patron"]


def test_bath_lets_a_client_act_at_once() -> None:
    table = position().built(0, "bath").hand(0, "dock").pool("wood").acting(0, "patron")
    table.play("hire wood", "found dock on wood")
    assert table.building(0, "dock").site == 1


def test_archway_builds_from_the_pool_but_founds_from_the_hand() -> None:
    table = position().built(0, "archway").founded(0, "bath").pool("brick").acting(0, "architect")
    table.play("build p0.bath with pool brick")
    assert len(table.building(0, "bath").materials) == 1


def test_atrium_sells_the_top_card_unseen() -> None:
    table = position().built(0, "atrium").stock(0, "brick").draws("villa").acting(0, "merchant")
    table.play("atrium")
    assert table.player(0).atrium == ("villa",)
    assert table.in_stock(0) == ["brick"]
    assert table.points(0, "vault") == 0


def test_basilica_adds_a_card_of_the_hand_to_each_sale() -> None:
    table = position().built(0, "basilica").hand(0, "villa").stock(0, "brick").acting(0, "merchant")
    table.play("deposit villa", "sell brick")
    assert table.points(0, "vault") == 5
    assert table.table.tally(1)[0].total == 5 + 2 + 3


def test_dock_stores_a_card_of_the_hand() -> None:
    table = position().built(0, "dock").hand(0, "villa").acting(0, "laborer")
    table.play("store villa")
    assert table.in_stock(0) == ["stone"]


def test_fountain_uses_the_top_card() -> None:
    table = position().built(0, "fountain").draws("dock").acting(0, "craftsman")
    table.play("fountain")
    assert table.moves() == {"found dock on wood", "keep"}
    table.play("found dock on wood")
    assert table.player(0).crafted is False  # a new turn has begun
    assert table.building(0, "dock").done is False


# Leading, following, clients.


def test_circus_leads_architect_with_any_order() -> None:
    table = position().built(0, "circus").hand(0, "dock")
    table.play("play dock as architect")
    assert table.state.role == 3


def test_circus_follows_architect_with_any_order() -> None:
    table = position().built(1, "circus").hand(0, "wall").hand(1, "dock").play("play wall")
    assert table.refusal("play dock") is None


def test_palace_plays_several_cards_of_the_role() -> None:
    table = position().built(0, "palace").hand(0, "bar", "insula", "dock", "senator").pool("brick", "brick", "brick")
    table.play("play bar")
    assert table.refusal("play dock") == "gtr.palace.same-role"
    table.play("play insula", "play senator", "done")
    assert table.player(0).actions == 3


def test_storeroom_makes_every_client_a_laborer() -> None:
    table = (
        position().built(0, "storeroom").hand(0, "bar").clients(0, "patron", "merchant").pool("brick", "brick", "wood")
    )
    table.play("play bar", "think", "draw", "take brick", "take brick", "take wood")
    assert table.decider == 1


def test_ludus_magnus_lets_merchants_do_any_role() -> None:
    table = position().built(0, "ludus-magnus").hand(0, "temple").clients(0, "merchant").pool("brick", "brick")
    table.play("play temple", "think", "draw", "hire brick", "hire brick")
    assert table.roles(0) == ["legionary", "legionary", "merchant"]


def test_circus_maximus_makes_clients_act_twice_for_who_led() -> None:
    table = position().built(0, "circus-maximus").hand(0, "bar").clients(0, "laborer").pool("brick", "brick", "brick")
    table.play("play bar", "think", "draw", "take brick", "take brick", "take brick")
    assert table.in_stock(0) == ["brick"] * 3


# Building.


def test_road_builds_stone_with_anything() -> None:
    table = position().built(0, "road").founded(0, "sewer").hand(0, "dock").acting(0, "craftsman")
    assert table.refusal("build p0.sewer with dock") is None


def test_tower_builds_with_rubble_and_founds_outside_with_one_action() -> None:
    table = position().built(0, "tower").founded(0, "temple").hand(0, "bar", "dock").acting(0, "craftsman")
    assert table.refusal("build p0.temple with bar") is None
    assert table.refusal("found dock on wood outside") is None


def test_scriptorium_completes_anything_with_one_marble() -> None:
    table = position().built(0, "scriptorium").founded(0, "sewer").hand(0, "temple").acting(0, "craftsman")
    table.play("build p0.sewer with temple")
    assert "sewer" in table.completed(0)


def test_villa_is_completed_by_one_architects_material() -> None:
    table = position().founded(0, "villa").stock(0, "stone").acting(0, "architect").play("build p0.villa with stone")
    assert table.completed(0) == ["villa"]
    assert table.player(0).influence == 5


def test_statue_stands_on_any_site_and_is_worth_three() -> None:
    table = position().hand(0, "statue", "temple").acting(0, "craftsman", 2)
    table.play("found statue on wood", "build p0.statue with temple")
    assert table.player(0).influence == 3
    assert table.points(0, "statue") == 3


def test_gate_gives_the_function_of_unfinished_marble() -> None:
    table = position().founded(0, "temple").built(0, "gate")
    assert table.player(0).hand_limit == 9
    assert table.player(0).influence == 4


def test_stairway_spends_an_architect_action_and_opens_a_building() -> None:
    table = position().built(0, "stairway").built(1, "temple").stock(0, "marble", "brick").acting(0, "architect")
    assert table.refusal("open p1.temple with brick") == "gtr.stairway.material"
    table.play("open p1.temple with marble")
    assert table.player(0).hand_limit == 9
    assert table.player(1).hand_limit == 9
    assert table.decider == 1


# On completion.


def test_amphitheatre_gives_craftsman_actions_by_influence() -> None:
    table = position().founded(0, "amphitheatre", "concrete").hand(0, "wall", "dock", "market").acting(0, "craftsman")
    table.play("build p0.amphitheatre with wall")
    assert table.state.stack[-2].name == "run"
    table.play("found dock on wood outside", "build p0.dock with market")
    assert table.completed(0) == ["amphitheatre", "dock"]


def test_school_gives_thinker_actions_by_influence() -> None:
    table = position().founded(0, "school", "brick").stock(0, "brick").acting(0, "architect")
    table.play("build p0.school with brick", "senator", "draw", "draw", "draw")
    assert table.player(0).hand_size() == 4
    assert table.decider == 1


def test_foundry_gives_laborer_actions_by_influence() -> None:
    table = position().founded(0, "foundry", "brick").stock(0, "brick").pool("stone", "stone").acting(0, "architect")
    table.play("build p0.foundry with brick", "take stone", "take stone")
    assert table.in_stock(0) == ["stone", "stone"]
    assert table.decider == 1


def test_garden_gives_patron_actions_by_influence() -> None:
    table = position().founded(0, "garden", "stone", "stone").stock(0, "stone").pool("wood", "wood")
    table.acting(0, "architect").play("build p0.garden with stone", "hire wood", "hire wood")
    assert table.roles(0) == ["craftsman", "craftsman"]
    assert table.decider == 1


def test_catacomb_ends_the_game() -> None:
    table = position().founded(0, "catacomb", "stone", "stone").stock(0, "stone").acting(0, "architect")
    table.play("build p0.catacomb with stone")
    assert table.ending == "catacomb"
    assert table.total(0) == 5


def test_prison_takes_a_building_and_pays_with_its_site() -> None:
    table = (
        position().founded(0, "prison", "stone", "stone").stock(0, "stone").built(1, "temple", "dock").built(0, "dock")
    )
    table.acting(0, "architect").play("build p0.prison with stone")
    assert table.refusal("seize p1.dock") == "gtr.prison.no-copy"
    table.play("seize p1.temple")
    assert (table.player(0).influence, table.player(1).influence) == (3, 9)
    assert (table.player(0).hand_limit, table.player(1).hand_limit) == (9, 5)


# Rome demands.


def test_palisade_protects_but_lets_one_give() -> None:
    table = position().built(1, "palisade").hand(0, "bath").hand(1, "gate").acting(0, "legionary").play("demand brick")
    assert (table.question, table.decider) == ("gift", 1)
    table.play("done")
    assert table.in_stock(0) == []


def test_bridge_passes_palisades_reaches_all_and_takes_from_stock() -> None:
    table = position(4).built(0, "bridge").built(1, "palisade").hand(0, "bath").hand(1, "gate").stock(2, "brick")
    table.acting(0, "legionary").play("demand brick", "give gate")
    assert table.in_stock(0) == ["brick", "brick"]


def test_wall_protects_even_from_a_bridge_and_scores_stock() -> None:
    table = position().built(0, "bridge").built(1, "wall").hand(0, "bath").stock(1, "brick", "wood", "wood")
    table.acting(0, "legionary").play("demand brick")
    assert table.in_stock(0) == []
    assert table.points(1, "wall") == 1


def test_colosseum_takes_clients_into_the_vault() -> None:
    table = position(3).built(0, "colosseum").hand(0, "bath").clients(1, "legionary").clients(2, "legionary")
    table.acting(0, "legionary").play("demand brick", "devour p1 brick", "devour p2 brick")
    assert table.in_vault(0) == ["brick", "brick"]
    assert table.roles(1) == []


# The end of the turn.


def test_academy_thinks_after_a_craftsman_action() -> None:
    table = position().built(0, "academy").hand(0, "dock").acting(0, "craftsman").play("found dock on wood")
    assert (table.question, table.decider) == ("academy", 0)
    table.play("think", "refill")
    assert len(table.player(0).hand) == 5


def test_senate_takes_senators_of_opponents() -> None:
    table = position().built(1, "senate").hand(0, "senator").play("play senator as laborer", "think", "draw", "claim 1")
    assert table.player(1).senators == 1
    assert table.state.senators == 5


def test_sewer_keeps_the_cards_played() -> None:
    table = position().built(0, "sewer").hand(0, "bar").play("play bar", "think", "draw", "flush bar")
    assert table.in_stock(0) == ["rubble"]
    assert table.in_pool() == []


def test_latrine_discards_one_order_before_thinking() -> None:
    table = position().built(0, "latrine").hand(0, "dock", "senator").play("think", "discard dock")
    assert table.refusal("discard senator") == "gtr.think.discard-once"
    assert table.in_pool() == ["wood"]


def test_vomitorium_discards_the_whole_hand_before_thinking() -> None:
    table = position().built(0, "vomitorium").hand(0, "dock", "bar", "senator").play("think", "discard all")
    assert table.in_pool() == ["rubble", "wood"]
    assert table.state.senators == 6
    table.play("refill")
    assert len(table.player(0).hand) == 5


# The Forum.


def test_forum_wins_with_every_client_and_every_material() -> None:
    table = (
        position().built(0, "forum", "temple").clients(0, "laborer", "craftsman", "legionary", "architect", "merchant")
    )
    table.stock(0, "rubble", "wood", "brick", "concrete", "stone", "marble").pool("marble").acting(0, "patron")
    table.play("hire marble")
    assert table.ending == "forum"
    assert table.outcome.winners == (0,)


def test_forum_opened_by_a_stairway_wins_for_who_has_all() -> None:
    table = position().built(1, "forum").built(0, "stairway", "garden")
    table.clients(0, "laborer", "craftsman", "legionary", "architect", "merchant", "patron")
    table.stock(0, "rubble", "wood", "brick", "concrete", "stone", "marble", "marble").acting(0, "architect")
    table.play("open p1.forum with marble")
    assert table.ending == "forum-stairway"
    assert table.outcome.winners == (0,)


def test_patron_bath_craftsman_completion_prison_and_what_it_sets_off() -> None:
    table = position().built(0, "bath").founded(0, "prison", "stone", "stone").hand(0, "villa", "dock")
    table.built(1, "amphitheatre").pool("wood", "brick").acting(0, "patron", 2)
    table.play("hire wood", "build p0.prison with villa", "seize p1.amphitheatre")
    assert [one.name for one in table.state.stack] == ["turn", "acting", "patron", "run", "craftsman"]
    table.play("found dock on wood", "hire brick")
    assert table.roles(0) == ["craftsman", "legionary"]
