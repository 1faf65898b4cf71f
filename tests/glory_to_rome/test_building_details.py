"""What the forty functions say beyond their first sentence, and what they do together."""

import pytest

from glory_to_rome.position import Position, position
from quadriga.games.glory_to_rome.edition import MATERIALS, ROLES

EVERY_ROLE = ROLES[:6]


@pytest.mark.rule("gtr.temple.limit", "gtr.shrine.limit")
def test_temple_and_shrine_raise_the_hand_a_refill_reaches() -> None:
    for built, limit in (((), 5), (("shrine",), 7), (("temple",), 9), (("temple", "shrine"), 11)):
        table = position().built(0, *built).hand(0, "dock", "senator").play("think", "refill")
        assert table.player(0).hand_size() == limit


@pytest.mark.rule("gtr.market.limit", "gtr.vault.limit", "gtr.merchant.sell")
def test_market_makes_room_for_two_more_sales() -> None:
    table = position().built(0, "market").stock(0, *["brick"] * 7).acting(0, "merchant", 7)
    table.play(*["sell brick"] * 5)
    assert (table.question, table.decider) == ("lead", 1)
    assert table.points(0, "vault") == 10


@pytest.mark.rule("gtr.insula.limit", "gtr.client.limit")
def test_insula_makes_room_for_two_clients_and_one_for_its_influence() -> None:
    table = position().built(0, "insula").pool(*["wood"] * 7).acting(0, "patron", 7).play(*["hire wood"] * 5)
    assert (table.question, table.decider) == ("lead", 1)


@pytest.mark.rule("gtr.stock.no-limit", "gtr.laborer.take")
def test_the_stock_has_no_limit_and_an_action_takes_one() -> None:
    table = position().stock(0, *["wood"] * 20).pool("brick", "brick", "brick").acting(0, "laborer", 2)
    table.play("take brick")
    assert table.question == "laborer"
    table.play("take brick")
    assert len(table.in_stock(0)) == 22
    assert (table.question, table.decider) == ("lead", 1)


@pytest.mark.rule("gtr.dock.once", "gtr.dock.store", "gtr.laborer.take")
def test_dock_adds_one_card_to_each_laborer_action() -> None:
    table = position().built(0, "dock").hand(0, "villa", "temple").pool("brick", "brick").acting(0, "laborer")
    table.play("store villa")
    assert table.refusal("store temple") == "gtr.dock.once"
    table.play("take brick")
    assert table.in_stock(0) == ["brick", "stone"]
    assert (table.question, table.decider) == ("lead", 1)
    without = position().hand(0, "villa").pool("brick").acting(0, "laborer")
    assert without.refusal("store villa") == "gtr.dock.store"
    taken = position().built(0, "dock").hand(0, "villa").pool("brick", "brick").acting(0, "laborer")
    assert taken.refusal("take brick", "take brick") == "gtr.laborer.take"


@pytest.mark.rule("gtr.basilica.deposit", "gtr.basilica.once", "gtr.basilica.unrevealed")
def test_basilica_deposits_one_card_unseen_without_a_sale() -> None:
    table = position().built(0, "basilica").hand(0, "villa", "temple").stock(0, "wood").acting(0, "merchant")
    table.play("deposit villa")
    assert table.refusal("deposit temple") == "gtr.basilica.once"
    table.play("done")
    mine, others = table.view(0).players[0], table.view(1).players[0]
    assert (mine.basilica, others.basilica) == (("villa",), None)
    assert others.vault_count == 1
    assert "villa" not in str(table.view(1))
    assert "villa" not in str(table.view(None))
    without = position().hand(0, "villa").stock(0, "wood").acting(0, "merchant")
    assert without.refusal("deposit villa") == "gtr.basilica.deposit"


@pytest.mark.rule("gtr.basilica.deposit", "gtr.vault.limit")
def test_basilica_needs_room_in_the_vault() -> None:
    table = position().built(0, "basilica").vault(0, *["wood"] * 4).hand(0, "villa").stock(0, "brick")
    table.acting(0, "merchant").play("sell brick")
    assert (table.question, table.decider) == ("lead", 1)
    assert table.player(0).hand == ["villa"]


@pytest.mark.rule("gtr.atrium.sell", "gtr.atrium.unseen", "gtr.merchant.sell")
def test_atrium_is_chosen_for_each_action_and_nobody_sees_the_card() -> None:
    table = position().built(0, "atrium").stock(0, "brick").draws("villa").acting(0, "merchant", 2)
    table.play("atrium")
    for seat in (0, 1, None):
        assert "villa" not in str(table.view(seat))
    table.play("sell brick")
    assert table.player(0).vault_size() == 2
    assert (table.question, table.decider) == ("lead", 1)
    basilica = position().built(0, "atrium", "basilica").hand(0, "dock").stock(0, "brick").acting(0, "merchant")
    assert basilica.refusal("atrium", "sell brick") == "gtr.merchant.sell"
    assert basilica.refusal("atrium") == "gtr.merchant.sell"
    without = position().stock(0, "brick").acting(0, "merchant")
    assert without.refusal("atrium") == "gtr.atrium.sell"


@pytest.mark.rule("gtr.merchant.public-when-sold", "gtr.merchant.sell")
def test_a_sale_from_stock_is_seen_by_all() -> None:
    table = position().stock(0, "villa", "dock").acting(0, "merchant").play("sell stone")
    for seat in (0, 1, None):
        assert table.view(seat).players[0].vault[4].cards == ("villa",)


@pytest.mark.rule("gtr.bar.hire", "gtr.aqueduct.hire", "gtr.patron.hire")
def test_bar_and_aqueduct_are_needed_to_hire_from_deck_and_hand() -> None:
    table = position().hand(0, "dock").pool("brick").acting(0, "patron")
    assert table.refusal("bar") == "gtr.bar.hire"
    assert table.refusal("bring dock") == "gtr.aqueduct.hire"


@pytest.mark.rule("gtr.archway.pool", "gtr.found.from-hand", "gtr.architect.stock")
def test_archway_serves_buildings_under_construction_and_no_foundation() -> None:
    table = position().built(0, "archway").founded(0, "bath").stock(0, "brick").pool("brick", "wood")
    table.acting(0, "architect")
    assert table.moves() == {"build p0.bath with brick", "build p0.bath with pool brick", "done"}
    without = position().founded(0, "bath").stock(0, "wood").pool("brick").acting(0, "architect")
    assert without.refusal("build p0.bath with pool brick") == "gtr.archway.pool"
    assert without.refusal("build p0.bath with brick") == "gtr.stock.has-none"


@pytest.mark.rule("gtr.craftsman.hand", "gtr.architect.stock", "gtr.found.from-hand", "gtr.add.unfinished")
def test_the_craftsman_builds_from_the_hand_and_the_architect_from_the_stock() -> None:
    table = position().founded(0, "bath").built(0, "school").hand(0, "gate", "dock").stock(0, "brick", "wood")
    table.acting(0, "craftsman")
    assert {"build p0.bath with gate", "found dock on wood"} <= table.moves()
    assert table.refusal("build p0.school with gate") == "gtr.add.unfinished"
    assert not {move for move in table.moves() if "with brick" in move}
    table = position().founded(0, "bath").hand(0, "gate", "dock").stock(0, "brick", "wood").acting(0, "architect")
    assert {"build p0.bath with brick", "found dock on wood"} <= table.moves()
    assert not {move for move in table.moves() if "with gate" in move}
    table.play("build p0.bath with brick")
    assert (table.in_stock(0), table.player(0).hand) == (["wood"], ["dock", "gate"])


@pytest.mark.rule("gtr.foundry.laborer", "gtr.dock.store", "gtr.complete.number-fixed")
def test_foundry_gives_as_many_laborer_actions_as_influence_each_with_the_dock() -> None:
    table = position().built(0, "dock").founded(0, "foundry", "brick").stock(0, "brick").pool(*["wood"] * 6)
    table.hand(0, "villa").acting(0, "architect").play("build p0.foundry with brick")
    assert table.player(0).influence == 5
    table.play("take wood", "store villa", *["take wood"] * 4)
    assert (table.question, table.decider) == ("lead", 1)
    assert table.in_stock(0) == ["wood"] * 5 + ["stone"]


@pytest.mark.rule("gtr.school.think", "gtr.complete.number-fixed", "gtr.action.optional")
def test_school_may_be_left_before_all_its_thinking_is_done() -> None:
    table = position().founded(0, "school", "brick").stock(0, "brick").acting(0, "architect")
    table.play("build p0.school with brick", "senator", "done")
    assert table.player(0).hand_size() == 1
    assert (table.question, table.decider) == ("lead", 1)


@pytest.mark.rule("gtr.garden.patron", "gtr.client.new")
def test_garden_hires_clients_who_do_not_act_this_turn() -> None:
    table = position().founded(0, "garden", "stone", "stone").hand(0, "wall").stock(0, "stone").pool("concrete")
    table.play("play wall", "think", "draw", "build p0.garden with stone", "hire concrete")
    assert table.roles(0) == ["architect"]
    assert (table.question, table.decider) == ("lead", 1)


@pytest.mark.rule("gtr.amphitheatre.craftsman", "gtr.complete.number-fixed")
def test_amphitheatre_finished_at_four_influence_gives_four_craftsman_actions() -> None:
    table = position().founded(0, "amphitheatre", "concrete").stock(0, "concrete").acting(0, "architect")
    table.hand(0, "dock", "bar", "bath", "temple", "villa").play("build p0.amphitheatre with concrete")
    table.play("found dock on wood", "found bar on rubble", "found bath on brick", "found temple on marble")
    assert (table.question, table.decider) == ("lead", 1)
    assert table.player(0).hand == ["villa"]


@pytest.mark.rule("gtr.fountain.deck", "gtr.fountain.uses")
def test_fountain_draws_a_card_only_its_player_sees() -> None:
    table = position().built(0, "fountain").draws("villa").acting(0, "craftsman").play("fountain")
    assert table.view(0).players[0].aside == ("villa",)
    assert "villa" not in str(table.view(1))
    table.play("keep")
    assert "villa" not in str(table.view(1))
    assert table.player(0).learned == ()
    without = position().hand(0, "dock").acting(0, "craftsman")
    assert without.refusal("fountain") == "gtr.fountain.deck"


@pytest.mark.rule("gtr.road.any-material", "gtr.complete.number")
def test_road_serves_stone_buildings_only_and_the_number_stays() -> None:
    table = position().built(0, "road").founded(0, "sewer").founded(0, "bath").stock(0, "wood", "marble", "rubble")
    table.acting(0, "architect", 3)
    assert table.refusal("build p0.bath with wood") == "gtr.add.matching-material"
    table.play("build p0.sewer with wood", "build p0.sewer with marble")
    assert "sewer" not in table.completed(0)
    assert "sewer" in table.play("build p0.sewer with rubble").completed(0)


@pytest.mark.rule("gtr.gate.marble", "gtr.complete.influence")
@pytest.mark.parametrize("building", ["basilica", "stairway", "fountain", "ludus-magnus", "palace", "temple"])
def test_gate_gives_the_function_of_marble_at_its_foundation_and_influence_at_its_end(building: str) -> None:
    table = position().built(0, "gate").hand(0, building).acting(0, "craftsman")
    bit = table.state.cards.cards[building].bit
    assert not table.player(0).powers & bit
    table.play(f"found {building} on marble")
    assert table.player(0).powers & bit
    assert table.player(0).influence == 4


@pytest.mark.rule("gtr.gate.marble")
def test_gate_finished_after_the_foundation_serves_it_too_and_other_materials_stay_without() -> None:
    table = position().founded(0, "temple").founded(0, "sewer").founded(0, "gate", "brick").stock(0, "brick")
    assert table.player(0).hand_limit == 5
    table.acting(0, "architect").play("build p0.gate with brick")
    assert table.player(0).hand_limit == 9
    assert not table.player(0).powers & table.state.cards.cards["sewer"].bit


@pytest.mark.rule("gtr.palace.more-cards", "gtr.palace.same-role", "gtr.turn.one-action")
def test_palace_serves_who_follows_too() -> None:
    table = position().built(1, "palace").hand(0, "bar").hand(1, "road", "insula", "senator", "dock")
    table.pool(*["brick"] * 5).play("play bar", "play road", "play insula", "play senator", "done", "take brick")
    table.play("take brick", "take brick", "take brick")
    assert len(table.in_stock(1)) == 3
    assert (table.question, table.decider) == ("lead", 1)


@pytest.mark.rule("gtr.palisade.immune", "gtr.stairway.opens")
def test_palisade_opened_to_all_protects_all() -> None:
    table = position(3).built(1, "palisade").opened(1, "palisade").hand(0, "bath").hand(2, "gate")
    table.acting(0, "legionary").play("demand brick")
    assert (table.question, table.decider) == ("gift", 2)


@pytest.mark.rule("gtr.wall.points")
def test_wall_scores_one_for_two_in_stock_rounded_down() -> None:
    for stock, points in ((0, 0), (1, 0), (2, 1), (5, 2)):
        assert position().built(0, "wall").stock(0, *["wood"] * stock).points(0, "wall") == points


@pytest.mark.rule("gtr.bridge.stock", "gtr.forum.win")
def test_bridge_can_bring_the_last_material_of_a_forum() -> None:
    table = position().built(0, "bridge", "forum").clients(0, *EVERY_ROLE).stock(0, *MATERIALS[1:])
    table.stock(1, "rubble").hand(0, "bar").acting(0, "legionary").play("demand rubble")
    assert table.ending == "forum"


@pytest.mark.rule("gtr.ludus-magnus.clients", "gtr.legionary.together")
def test_ludus_magnus_lets_merchants_demand_in_the_same_batch() -> None:
    table = position().built(0, "ludus-magnus").hand(0, "bath", "gate", "school").clients(0, "merchant").draws("atrium")
    table.pool("brick", "brick", "stone").play("play bath", "think", "draw", "demand brick", "demand brick")
    assert table.in_stock(0)[:2] == ["brick", "brick"]
    assert (table.question, table.decider) == ("give", 1)
    without = position().hand(0, "bath", "gate", "school").clients(0, "merchant").draws("dock")
    without.pool("brick", "brick", "stone").play("play bath", "think", "draw", "demand brick")
    assert (without.question, without.decider) == ("lead", 1)


@pytest.mark.rule("gtr.legionary.one-demand-per-card", "gtr.bath.legionary", "gtr.fountain.uses")
def test_a_card_shown_and_used_does_not_keep_a_new_one_from_being_shown() -> None:
    table = position().built(0, "bath", "fountain").hand(0, "gate").pool("brick", "brick", "brick", "brick")
    table.pool("wood", "wood").draws("school").acting(0, "patron", 4).play("hire brick", "demand brick")
    table.play("hire wood", "found gate on brick", "hire wood", "fountain", "keep", "hire brick", "demand brick")
    assert table.in_stock(0) == ["brick", "brick"]


@pytest.mark.rule("gtr.senator.only-roles", "gtr.senator.in-hand")
def test_a_senator_is_no_material_no_client_and_no_foundation() -> None:
    table = position().built(0, "dock", "aqueduct", "basilica").hand(0, "senator", "senator").pool("brick")
    for role, asked in (("laborer", "store"), ("patron", "bring"), ("merchant", "deposit"), ("craftsman", "found")):
        table.stock(0, "wood").acting(0, role)
        assert not {move for move in table.moves() if "senator" in move or move.startswith(asked)}
    table = position().hand(0, "dock")
    assert table.refusal("play senator as laborer") == "gtr.senator.in-hand"


@pytest.mark.rule("gtr.petition.one-role", "gtr.petition.size")
def test_a_petition_is_of_one_role() -> None:
    table = position().hand(0, "dock", "market", "bar", "bath").play("petition dock")
    assert table.refusal("petition bar") == "gtr.petition.one-role"
    assert table.moves() == {"petition market"}


@pytest.mark.rule("gtr.hand.size-public")
def test_all_know_the_number_of_cards_in_a_hand_and_its_senators() -> None:
    table = position(3).hand(1, "villa", "dock", "senator")
    for seat in (0, 2, None):
        seen = table.view(seat).players[1]
        assert (seen.hand, seen.hand_count, seen.senators) == (None, 2, 1)
    assert table.view(1).players[1].hand == ("dock", "villa")


@pytest.mark.rule("gtr.circus.already-architect", "gtr.circus.architect")
def test_circus_leads_architect_with_every_card_but_those_that_are_architects() -> None:
    table = position().built(0, "circus").hand(0, "dock", "wall")
    assert table.refusal("play wall as architect") == "gtr.circus.already-architect"
    assert table.moves() == {"think", "play dock", "play wall", "play dock as architect"}


@pytest.mark.rule("gtr.aim.most-points", "gtr.score.total", "gtr.score.influence", "gtr.score.vault")
def test_all_points_together_decide() -> None:
    table = position().built(0, "wall", "statue on wood").stock(0, "wood", "wood", "wood").vault(0, "marble", "brick")
    table.vault(1, "marble", "wood", "wood").basilica(1, "villa").deck("dock").play("think", "draw")
    lines = [dict(tally.lines) for tally in table.outcome.tallies]
    assert lines[0] == {"influence": 5, "vault": 5, "merchant": 3, "statue": 3, "wall": 1}
    assert lines[1] == {"influence": 2, "vault": 8, "merchant": 6, "statue": 0, "wall": 0}
    assert table.outcome.winners == (0,)


# The Forum.


def short_of(role: str, *clients: str, built: tuple[str, ...] = (), **options: bool) -> Position:
    """A Forum with every material and these clients, about to hire one of a role."""
    table = position(**options).built(0, "forum", *built).influence(0, "marble", "stone").stock(0, *MATERIALS)
    material = MATERIALS[ROLES.index(role)]
    return table.clients(0, *clients).pool(material).acting(0, "patron").play(f"hire {material}")


@pytest.mark.rule("gtr.forum.win", "gtr.forum.clients")
@pytest.mark.parametrize("role", EVERY_ROLE)
def test_forum_needs_a_client_of_every_role(role: str) -> None:
    others = [other for other in EVERY_ROLE if other != role]
    assert short_of(role, *others).ending == "forum"
    assert short_of(others[0], *others).ending == ""


@pytest.mark.rule("gtr.forum.win")
@pytest.mark.parametrize("material", MATERIALS)
def test_forum_needs_a_material_of_every_type_and_wins_with_the_last(material: str) -> None:
    others = [other for other in MATERIALS if other != material]
    table = position().built(0, "forum").influence(0, "stone").clients(0, *EVERY_ROLE).stock(0, *others)
    table.pool(material, others[0]).acting(0, "laborer", 2).play(f"take {others[0]}")
    assert table.ending == ""
    assert table.play(f"take {material}").ending == "forum"


@pytest.mark.rule("gtr.forum.alternative")
def test_forum_alternative_needs_the_clients_only() -> None:
    table = position(alternative_forum=True).built(0, "forum").influence(0, "stone").clients(0, *EVERY_ROLE[1:])
    assert table.pool("rubble").acting(0, "patron").play("hire rubble").ending == "forum"
    regular = position().built(0, "forum").influence(0, "stone").clients(0, *EVERY_ROLE[1:])
    assert regular.pool("rubble").acting(0, "patron").play("hire rubble").ending == ""


@pytest.mark.rule("gtr.forum.ludus-magnus", "gtr.forum.clients")
def test_forum_with_ludus_magnus_counts_each_merchant_for_one_role() -> None:
    ludus = ("ludus-magnus",)
    assert short_of("merchant", "laborer", "craftsman", "legionary", "architect", "patron", built=ludus).ending
    assert short_of("merchant", "laborer", "craftsman", "merchant", "architect", "patron", built=ludus).ending
    assert short_of("merchant", *["merchant"] * 5, built=ludus).ending == "forum"
    assert short_of("merchant", *["merchant"] * 4, built=ludus).ending == ""  # six clients are needed all the same
    assert short_of("merchant", "laborer", "merchant", "merchant", "architect", "patron").ending == ""


@pytest.mark.rule("gtr.forum.storeroom", "gtr.forum.clients")
def test_forum_with_storeroom_counts_any_spare_client_as_laborer() -> None:
    room = ("storeroom",)
    five = ("craftsman", "legionary", "architect", "merchant", "patron")
    for spare in five:
        assert short_of(spare, *five, built=room).ending == "forum"
        assert short_of(spare, *five).ending == ""
    assert short_of("patron", *five[:-1], built=room).ending == ""  # each client counts once


@pytest.mark.rule("gtr.forum.storeroom", "gtr.forum.ludus-magnus")
def test_forum_with_both_needs_six_clients_and_a_merchant_for_each_other_gap() -> None:
    both = ("storeroom", "ludus-magnus")
    two_gaps = ("merchant", "merchant", "craftsman", "craftsman", "patron")
    assert short_of("merchant", *two_gaps, built=both).ending == "forum"
    assert short_of("merchant", *two_gaps, built=("ludus-magnus",)).ending == ""  # nobody left for the Laborer
    assert short_of("merchant", *two_gaps, built=("storeroom",)).ending == ""  # nobody for the two gaps
    three_gaps = ("merchant", "merchant", "craftsman", "craftsman", "craftsman")
    assert short_of("merchant", *three_gaps, built=both).ending == ""  # no Merchant is left to be one
    assert short_of("merchant", "merchant", *three_gaps, built=both).ending == "forum"


@pytest.mark.rule("gtr.forum.win", "gtr.gate.forum", "gtr.storeroom.clients")
@pytest.mark.parametrize("key", ["ludus-magnus", "storeroom"])
def test_forum_wins_when_the_building_it_lacked_is_completed(key: str) -> None:
    clients = ("laborer", "merchant", "merchant") if key == "ludus-magnus" else ("craftsman", "craftsman", "merchant")
    material = "marble" if key == "ludus-magnus" else "concrete"
    need = 2 if key == "ludus-magnus" else 1
    table = position().built(0, "forum").influence(0, "stone").founded(0, key, *[material] * need)
    table.clients(0, *clients, "legionary", "architect", "patron").stock(0, *MATERIALS, material)
    table.acting(0, "architect").play(f"build p0.{key} with {material}")
    assert table.ending == "forum"


@pytest.mark.rule("gtr.forum.win", "gtr.legionary.gifts")
def test_forum_wins_with_a_card_another_gives() -> None:
    table = position().built(0, "forum").influence(0, "stone").clients(0, *EVERY_ROLE).stock(0, *MATERIALS[1:])
    table.built(1, "palisade").hand(0, "bar").hand(1, "road").acting(0, "legionary").play("demand rubble", "give road")
    assert table.ending == "forum"
    assert table.outcome.winners == (0,)
