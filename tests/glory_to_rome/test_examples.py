"""The worked examples of the rulebook, played as they are told."""

import pytest

from glory_to_rome.position import opening, position
from quadriga.games.glory_to_rome.edition import MATERIALS


@pytest.mark.rule("gtr.turn.order", "gtr.turn.lead", "gtr.turn.follow", "gtr.client.every-turn", "gtr.turn.one-action")
def test_example_of_a_turn_with_four_players() -> None:
    table = position(4).hand(0, "bar").hand(1, "senator").hand(2, "dock", "villa").hand(3, *["dock"] * 5)
    table.clients(0, "laborer").clients(2, "laborer").pool("brick", "brick", "wood", "stone", "marble")
    # Steps 1 and 2: the first plays a yellow card as Laborer, the second follows with a Senator, the others think.
    table.play("play bar", "play senator", "think", "refill", "think")
    assert table.refusal("refill") == "gtr.think.refill"
    table.play("draw")
    assert [table.player(seat).hand_size() for seat in range(4)] == [0, 0, 5, 6]
    # Step 3: the first acts twice, for the card and for the client; the second once.
    table.play("take brick", "take brick")
    assert table.decider == 1
    table.play("take wood")
    # Step 4: the third did not follow, but has a Laborer; the fourth has none.
    assert (table.question, table.decider) == ("laborer", 2)
    table.play("take stone")
    # Steps 5 and 6: the yellow card goes to the pool, the Senator to its pile, and the second leads.
    assert (table.question, table.decider) == ("lead", 1)
    assert table.in_pool() == ["rubble", "marble"]
    assert table.state.senators == 6
    assert [table.in_stock(seat) for seat in range(4)] == [["brick", "brick"], ["wood"], ["stone"], []]


@pytest.mark.rule("gtr.client.every-turn", "gtr.think.at-once")
def test_example_of_two_laborers_who_act_whether_one_follows_or_thinks() -> None:
    table = position().hand(0, "bar").hand(1, "insula").clients(1, "laborer", "laborer").pool(*["brick"] * 5)
    table.play("play bar", "play insula", "done", "take brick", "take brick", "take brick")
    assert len(table.in_stock(1)) == 3
    assert (table.question, table.decider) == ("lead", 1)
    table = position().hand(0, "bar").hand(1, "insula").clients(1, "laborer", "laborer").pool(*["brick"] * 5)
    table.play("play bar", "think", "refill")
    assert table.player(1).hand_size() == 5
    table.play("done", "take brick", "take brick")
    assert len(table.in_stock(1)) == 2
    assert (table.question, table.decider) == ("lead", 1)


@pytest.mark.rule("gtr.legionary.pool", "gtr.legionary.neighbours", "gtr.legionary.show")
def test_example_of_rome_demanding_rubble() -> None:
    table = position(3).hand(0, "bar", "temple").pool("rubble", "wood").hand(1, "insula", "road", "bath")
    table.hand(2, "latrine").acting(0, "legionary").play("demand rubble", "give road", "give latrine")
    assert table.in_stock(0) == ["rubble"] * 3
    assert table.in_pool() == ["wood"]
    assert table.player(0).hand == ["bar", "temple"]  # the card shown is not lost
    assert table.player(1).hand == ["bath", "insula"]  # one card for each opponent and action


@pytest.mark.rule("gtr.setup.sites")
def test_example_of_the_sites_in_town_at_three_players() -> None:
    table = opening(3, *["dock"] * 6, *["bar"] * 6, "academy", "villa", "wall")
    assert (table.state.town, table.state.outside) == ([3] * 6, [3] * 6)


@pytest.mark.rule("gtr.score.vault", "gtr.score.influence", "gtr.merchant.sell")
def test_example_of_a_marble_sold_that_is_worth_a_marble_building() -> None:
    table = position(3).built(0, "temple").stock(1, "marble").leads(1).acting(1, "merchant").play("sell marble")
    assert table.points(0, "influence") - 2 == 3
    assert table.points(1, "vault") == 3


@pytest.mark.rule("gtr.villa.completes")
def test_example_of_a_villa_founded_and_completed_with_two_architect_actions() -> None:
    table = position().hand(0, "villa").stock(0, "stone").acting(0, "architect", 2)
    table.play("found villa on stone", "build p0.villa with stone")
    assert table.completed(0) == ["villa"]
    assert table.player(0).influence == 5


@pytest.mark.rule("gtr.petition.same-role", "gtr.petition.as-senator")
def test_example_of_two_laborers_played_as_a_senator_for_laborer() -> None:
    table = position().hand(0, "bar", "road").pool("brick", "brick")
    table.play("petition bar", "petition road", "role laborer", "think", "draw", "take brick")
    assert (table.question, table.decider) == ("lead", 1)
    assert table.in_stock(0) == ["brick"]  # two cards, one action
    assert table.in_pool() == ["rubble", "rubble", "brick"]


@pytest.mark.rule("gtr.legionary.one-demand-per-card", "gtr.legionary.together")
def test_example_of_the_same_material_demanded_twice_with_two_copies() -> None:
    table = position().hand(0, "bath", "bath").hand(1, "gate", "gate").clients(0, "legionary").acting(0, "legionary")
    table.play("demand brick", "demand brick", "give gate", "give gate")
    assert table.in_stock(0) == ["brick", "brick"]


@pytest.mark.rule("gtr.client.limit", "gtr.vault.limit", "gtr.complete.influence")
def test_example_of_influence_that_counts_in_the_turn_it_is_won() -> None:
    table = position().founded(0, "garden", "stone", "stone").stock(0, "stone").clients(0, "laborer", "laborer")
    table.pool("wood", "wood", "wood", "wood").acting(0, "architect").play("build p0.garden with stone")
    table.play("hire wood", "hire wood", "hire wood")
    assert len(table.roles(0)) == 5
    assert (table.question, table.decider) == ("lead", 1)


@pytest.mark.rule("gtr.complete.number", "gtr.complete.influence", "gtr.cards.values")
@pytest.mark.parametrize(("material", "number"), list(zip(MATERIALS, (1, 1, 2, 2, 3, 3), strict=True)))
def test_example_of_one_two_or_three_materials_and_as_much_influence(material: str, number: int) -> None:
    table = position().hand(0, material).stock(0, *[material] * number).acting(0, "architect", 4)
    (card,) = table.player(0).hand
    table.play(f"found {card} on {material}")
    for added in range(number):
        assert (table.completed(0), table.player(0).influence) == ([], 2)
        assert len(table.building(0, card).materials) == added
        table.play(f"build p0.{card} with {material}")
        if card == "villa":
            return  # one material of an Architect is enough
    assert table.completed(0) == [card]
    assert table.player(0).influence == 2 + number
