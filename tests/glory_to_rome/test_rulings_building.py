"""Rulings 30 to 49: foundations, materials, completion, and the functions that bend them."""

import pytest

from glory_to_rome.position import Position, position
from quadriga.games.glory_to_rome.edition import MARBLE, NO_ROLE, GloryEdition
from quadriga.games.glory_to_rome.game import GAME


@pytest.mark.rule("gtr.found.no-second-copy", "gtr.found.others-copies")
def test_r30_a_name_of_ones_own_is_forbidden_and_of_another_allowed() -> None:
    table = position().built(0, "dock").founded(0, "market").hand(0, "dock", "market", "circus").built(1, "circus")
    table.acting(0, "craftsman")
    assert table.refusal("found dock on wood") == "gtr.found.no-second-copy"
    assert table.refusal("found market on wood") == "gtr.found.no-second-copy"
    assert table.refusal("found circus on wood") is None


@pytest.mark.rule("gtr.found.no-second-copy", "gtr.stairway.no-double", "gtr.found.others-copies")
def test_r30_a_building_of_another_open_to_all_is_not_ones_own() -> None:
    table = position().built(1, "temple").opened(1, "temple").hand(0, "temple").acting(0, "craftsman")
    assert table.player(0).hand_limit == 9
    assert table.refusal("found temple on marble") is None


@pytest.mark.rule("gtr.found.outside-two-actions")
def test_r31_out_of_town_costs_two_actions_of_one_role_in_a_row() -> None:
    table = position(3).hand(0, "dock", "market", "bar").acting(0, "craftsman", 3)
    table.play("found dock on wood outside", "found bar on rubble")
    assert (table.question, table.decider) == ("lead", 1)
    assert (table.state.outside[1], table.state.town[1]) == (2, 3)
    table = position(3).hand(0, "dock", "market").acting(0, "craftsman", 1)
    assert table.refusal("found dock on wood outside") == "gtr.found.outside-two-actions"


@pytest.mark.rule("gtr.found.outside-two-actions")
def test_r31_a_client_gives_the_second_action_and_doubled_clients_both() -> None:
    table = position(2).hand(0, "wall", "dock").clients(0, "architect").play("play wall", "think", "draw")
    table.play("found dock on wood outside")
    assert (table.question, table.decider) == ("lead", 1)
    table = position(2).built(0, "circus-maximus").hand(0, "wall", "dock", "bar").clients(0, "architect")
    table.play("play wall", "think", "draw", "found bar on rubble", "found dock on wood outside")
    assert (table.question, table.decider) == ("lead", 1)


@pytest.mark.rule("gtr.found.outside-two-actions", "gtr.tower.rubble", "gtr.tower.outside")
def test_r31_with_a_tower_one_action_is_enough() -> None:
    table = position(3).built(0, "tower").hand(0, "dock", "market").acting(0, "craftsman", 2)
    table.play("found dock on wood outside", "found market on wood outside")
    assert (table.state.outside[1], table.state.town[1]) == (1, 3)


def amphitheatre_in_a_turn_of(role: str, **options: bool) -> Position:
    """One action of the role is left when the last of the four Craftsman actions is asked for."""
    table = position(3, **options).founded(0, "amphitheatre", "concrete").stock(0, "concrete").hand(0, "wall")
    table.hand(0, "dock", "bar", "bath", "temple").acting(0, role, 2)
    table.play(f"build p0.amphitheatre with {'wall' if role == 'craftsman' else 'concrete'}")
    return table.play("found bar on rubble", "found bath on brick", "found temple on marble")


@pytest.mark.rule("gtr.found.outside-two-actions", "gtr.amphitheatre.craftsman")
def test_r31_the_last_action_of_an_amphitheatre_joins_the_rest_of_a_craftsman_turn() -> None:
    table = amphitheatre_in_a_turn_of("craftsman").play("found dock on wood outside")
    assert (table.question, table.decider) == ("lead", 1)


@pytest.mark.rule("gtr.found.outside-two-actions")
def test_r31_a_craftsman_and_an_architect_action_are_not_joined() -> None:
    table = amphitheatre_in_a_turn_of("architect")
    assert table.refusal("found dock on wood outside") == "gtr.found.outside-two-actions"
    table.play("done")
    assert table.question == "architect"


@pytest.mark.rule("gtr.found.outside-two-actions")
def test_r31_a_table_may_let_any_two_building_actions_be_joined() -> None:
    table = amphitheatre_in_a_turn_of("architect", outside_consecutive_actions=False)
    table.play("found dock on wood outside")
    assert (table.question, table.decider) == ("lead", 1)


@pytest.mark.rule("gtr.found.outside-two-actions", "gtr.found.outside-when-town-empty")
def test_r32_out_of_town_is_open_while_sites_in_town_are_left() -> None:
    table = position(3).hand(0, "dock").acting(0, "craftsman", 2)
    assert table.state.town[1] == 3
    assert table.refusal("found dock on wood outside") is None


@pytest.mark.rule("gtr.found.outside-when-town-empty")
def test_r32_a_table_may_open_out_of_town_only_when_town_is_full() -> None:
    table = position(3, outside_only_when_town_empty=True).hand(0, "dock", "bar").acting(0, "craftsman", 2)
    assert table.refusal("found dock on wood outside") == "gtr.found.outside-when-town-empty"
    table = position(3, outside_only_when_town_empty=True).hand(0, "dock", "bar").town(rubble=1)
    assert table.acting(0, "craftsman", 2).refusal("found dock on wood outside") is None


@pytest.mark.rule("gtr.end.last-site", "gtr.found.site-left")
def test_r33_the_last_site_of_one_material_does_not_end_the_game() -> None:
    table = position(3).hand(0, "dock", "market").town(wood=1, brick=1).acting(0, "craftsman", 2)
    table.play("found dock on wood")
    assert table.ending == ""
    assert table.refusal("found market on wood") == "gtr.found.site-left"


@pytest.mark.rule("gtr.end.last-site", "gtr.end.at-once")
def test_r33_the_last_site_in_town_of_all_ends_the_game_and_its_building_stays_unfinished() -> None:
    table = position(3).hand(0, "dock", "market").town(wood=1).acting(0, "craftsman", 2)
    table.play("found dock on wood")
    assert table.ending == "last-site"
    assert (table.completed(0), table.player(0).influence) == ([], 2)


@pytest.mark.rule("gtr.end.last-site")
def test_r33_sites_out_of_town_neither_end_the_game_nor_keep_it_going() -> None:
    table = position(3).hand(0, "dock", "bar").town(brick=1).outside(wood=1).acting(0, "craftsman", 2)
    table.play("found dock on wood outside")
    assert table.ending == ""
    table = position(3).hand(0, "bath").town(brick=1).outside(wood=3).acting(0, "craftsman")
    assert table.play("found bath on brick").ending == "last-site"


@pytest.mark.rule("gtr.add.matching-material", "gtr.complete.at-once", "gtr.add.same-turn")
def test_r34_materials_are_added_in_the_turn_of_the_foundation() -> None:
    table = position().hand(0, "dock", "market").acting(0, "craftsman", 2)
    table.play("found dock on wood", "build p0.dock with market")
    assert table.completed(0) == ["dock"]


@pytest.mark.rule("gtr.tower.rubble", "gtr.found.matching-site")
def test_r35_the_tower_takes_rubble_as_material_but_a_foundation_still_needs_its_own_site() -> None:
    table = position().built(0, "tower").founded(0, "temple", "marble", "marble").hand(0, "bar", "insula")
    table.acting(0, "craftsman", 2)
    assert table.refusal("found insula on marble") == "gtr.found.matching-site"
    table.play("build p0.temple with bar")
    assert "temple" in table.completed(0)


@pytest.mark.rule("gtr.road.any-material", "gtr.statue.materials", "gtr.road.statue")
def test_r36_the_road_serves_a_statue_on_a_stone_site() -> None:
    table = position().built(0, "road").founded(0, "statue on stone").hand(0, "dock").acting(0, "craftsman")
    assert table.refusal("build p0.statue with dock") is None
    table = position().built(0, "road").founded(0, "statue on brick").hand(0, "dock").acting(0, "craftsman")
    assert table.refusal("build p0.statue with dock") == "gtr.add.matching-material"


@pytest.mark.rule("gtr.road.any-material", "gtr.tower.rubble", "gtr.prison.seize", "gtr.add.stays")
@pytest.mark.parametrize(("helper", "begun", "odd"), [("road", "sewer", "wood"), ("tower", "temple", "rubble")])
def test_r37_materials_placed_through_a_road_or_tower_since_lost_stay(helper: str, begun: str, odd: str) -> None:
    table = position().founded(0, "prison", "stone", "stone").stock(0, "stone")
    table.built(1, helper).founded(1, begun, odd).hand(1, odd).acting(0, "architect")
    table.play("build p0.prison with stone", f"seize p1.{helper}")
    assert len(table.building(1, begun).materials) == 1
    table.leads(1).acting(1, "craftsman")
    (card,) = table.player(1).hand
    assert table.refusal(f"build p1.{begun} with {card}") == "gtr.add.matching-material"


@pytest.mark.rule("gtr.scriptorium.completes")
def test_r38_the_scriptorium_completes_with_a_marble_of_the_stock_the_hand_the_pool_or_the_deck() -> None:
    def begun() -> Position:
        return position().built(0, "scriptorium").founded(0, "sewer")

    by_stock = begun().stock(0, "marble").acting(0, "architect").play("build p0.sewer with marble")
    by_hand = begun().hand(0, "temple").acting(0, "craftsman").play("build p0.sewer with temple")
    by_pool = begun().built(0, "archway").pool("marble").acting(0, "architect").play("build p0.sewer with pool marble")
    by_deck = begun().built(0, "fountain").draws("temple").acting(0, "craftsman")
    by_deck.play("fountain", "build p0.sewer with temple")
    for table in (by_stock, by_hand, by_pool, by_deck):
        assert "sewer" in table.completed(0)


@pytest.mark.rule("gtr.scriptorium.completes")
def test_r38_any_other_material_counts_one_and_a_marble_building_is_completed_too() -> None:
    table = position().built(0, "scriptorium").founded(0, "sewer").hand(0, "villa").acting(0, "craftsman")
    assert "sewer" not in table.play("build p0.sewer with villa").completed(0)
    table = position().built(0, "scriptorium").founded(0, "temple").hand(0, "forum").acting(0, "craftsman")
    assert "temple" in table.play("build p0.temple with forum").completed(0)


@pytest.mark.rule("gtr.villa.completes", "gtr.archway.pool", "gtr.road.any-material", "gtr.tower.rubble")
def test_r39_whatever_an_architect_adds_completes_a_villa() -> None:
    by_pool = position().built(0, "archway").founded(0, "villa").pool("stone").acting(0, "architect")
    assert "villa" in by_pool.play("build p0.villa with pool stone").completed(0)
    by_road = position().built(0, "road").founded(0, "villa").stock(0, "wood").acting(0, "architect")
    assert "villa" in by_road.play("build p0.villa with wood").completed(0)
    by_tower = position().built(0, "tower").founded(0, "villa").stock(0, "rubble").acting(0, "architect")
    assert "villa" in by_tower.play("build p0.villa with rubble").completed(0)


@pytest.mark.rule("gtr.villa.completes")
def test_r39_a_craftsman_needs_three_stones_for_a_villa() -> None:
    table = position().founded(0, "villa").hand(0, "sewer", "sewer", "sewer").acting(0, "craftsman", 3)
    table.play("build p0.villa with sewer", "build p0.villa with sewer")
    assert table.completed(0) == []
    assert table.play("build p0.villa with sewer").completed(0) == ["villa"]


@pytest.mark.rule("gtr.statue.any-site", "gtr.statue.materials", "gtr.statue.points", "gtr.statue.site-counts")
@pytest.mark.parametrize(
    ("site", "number"), [("rubble", 1), ("wood", 1), ("brick", 2), ("concrete", 2), ("stone", 3), ("marble", 3)]
)
def test_r40_a_statue_needs_and_gives_the_number_of_its_site(site: str, number: int) -> None:
    table = position().hand(0, "statue").stock(0, *[site] * number).acting(0, "architect", 4)
    table.play(f"found statue on {site}")
    for added in range(number):
        assert table.completed(0) == []
        assert table.player(0).influence == 2
        table.play(f"build p0.statue with {site}")
        assert table.completed(0) == (["statue"] if added == number - 1 else [])
    assert table.player(0).influence == 2 + number
    assert table.points(0, "statue") == 3


@pytest.mark.rule("gtr.statue.materials", "gtr.add.matching-material")
def test_r40_a_statue_takes_marble_beside_the_material_of_its_site() -> None:
    table = position().founded(0, "statue on brick").stock(0, "marble", "brick", "wood").acting(0, "architect", 3)
    assert table.refusal("build p0.statue with wood") == "gtr.add.matching-material"
    table.play("build p0.statue with marble", "build p0.statue with brick")
    assert table.completed(0) == ["statue"]


@pytest.mark.rule("gtr.statue.points", "gtr.gate.marble", "gtr.gate.statue")
def test_r41_an_unfinished_statue_scores_nothing_behind_a_gate() -> None:
    table = position().built(0, "gate").founded(0, "statue on brick")
    assert (table.points(0, "statue"), table.player(0).influence) == (0, 4)
    assert position(gate_statue_points=True).founded(0, "statue").points(0, "statue") == 0
    assert position(gate_statue_points=True).built(0, "gate").founded(0, "statue").points(0, "statue") == 3
    # Another's Statue, open to all, is no Gate.
    table = position(gate_statue_points=True).founded(0, "statue").built(1, "statue").opened(1, "statue")
    assert table.points(0, "statue") == 0
    table = position(gate_statue_points=True).founded(0, "statue").built(1, "gate").opened(1, "gate")
    assert table.points(0, "statue") == 3


@pytest.mark.rule("gtr.gate.forum", "gtr.forum.win", "gtr.forum.first")
def test_r42_behind_a_gate_a_forum_wins_as_soon_as_it_is_founded_even_on_the_last_site() -> None:
    table = position().built(0, "gate").hand(0, "forum").town(marble=1).influence(0, "stone")
    table.clients(0, "laborer", "craftsman", "legionary", "architect", "merchant", "patron")
    table.stock(0, "rubble", "wood", "brick", "concrete", "stone", "marble").vault(1, "marble", "marble", "stone")
    table.acting(0, "craftsman").play("found forum on marble")
    assert table.ending == "forum"
    assert table.outcome.winners == (0,)


@pytest.mark.rule("gtr.forum.win")
def test_r42_without_a_gate_a_forum_must_be_completed() -> None:
    table = position().hand(0, "forum").influence(0, "stone", "stone")
    table.clients(0, "laborer", "craftsman", "legionary", "architect", "merchant", "patron")
    table.stock(0, "rubble", "wood", "brick", "concrete", "stone", "marble", *["marble"] * 3)
    table.acting(0, "architect", 4).play("found forum on marble")
    assert table.ending == ""
    table.play("build p0.forum with marble", "build p0.forum with marble")
    assert table.ending == ""
    assert table.play("build p0.forum with marble").ending == "forum"


@pytest.mark.rule("gtr.gate.marble", "gtr.gate.stone-with-marble")
def test_r43_a_stone_building_with_a_marble_in_it_is_not_marble_for_the_gate() -> None:
    table = position().built(0, "gate", "road").founded(0, "sewer", "marble").hand(0, "bar")
    assert not table.play("play bar", "think", "draw").in_stock(0)
    assert table.question == "lead"


@pytest.mark.rule("gtr.gate.marble", "gtr.gate.stone-with-marble")
def test_r43_a_table_may_count_it_as_marble() -> None:
    table = position(gate_stone_with_marble=True).built(0, "gate", "road").founded(0, "sewer", "marble")
    table.hand(0, "bar").play("play bar", "think", "draw", "flush bar")
    assert table.in_stock(0) == ["rubble"]
    table = position(gate_stone_with_marble=True).built(0, "gate", "road").founded(0, "sewer", "stone")
    assert table.hand(0, "bar").play("play bar", "think", "draw").question == "lead"


@pytest.mark.rule("gtr.gate.marble")
def test_r44_no_function_at_completion_is_on_a_marble_card() -> None:
    edition = GAME.edition()
    assert isinstance(edition, GloryEdition)
    at_completion = [card for card in edition.cards.values() if card.on_completion != NO_ROLE]
    at_completion += [edition.cards["catacomb"], edition.cards["prison"]]
    assert sorted(card.id for card in at_completion) == [
        "amphitheatre",
        "catacomb",
        "foundry",
        "garden",
        "prison",
        "school",
    ]
    assert all(card.material != MARBLE for card in at_completion)


@pytest.mark.rule("gtr.complete.at-once", "gtr.complete.nesting")
def test_r45_what_a_completion_gives_comes_before_the_actions_that_remain() -> None:
    table = position().founded(0, "school", "brick").founded(0, "foundry", "brick").stock(0, "brick", "brick")
    table.pool("wood", "wood").acting(0, "architect", 2).play("build p0.school with brick")
    assert table.question == "think"
    table.play("draw", "draw", "draw", "draw")
    assert table.question == "architect"
    table.play("build p0.foundry with brick", "take wood", "take wood")
    assert (table.question, table.decider) == ("lead", 1)


@pytest.mark.rule("gtr.complete.nesting")
def test_r45_the_last_begun_is_the_first_ended() -> None:
    table = position().founded(0, "amphitheatre", "concrete").founded(0, "foundry", "brick").pool("stone")
    table.hand(0, "wall", "bath", "dock").acting(0, "craftsman", 2).play("build p0.amphitheatre with wall")
    table.play("build p0.foundry with bath")
    assert table.question == "laborer"
    assert [one.name for one in table.state.stack] == ["turn", "acting", "run", "run", "laborer"]
    table.play("take stone")
    assert [one.name for one in table.state.stack] == ["turn", "acting", "run", "craftsman"]


@pytest.mark.rule("gtr.complete.number-fixed")
def test_r46_the_number_of_actions_is_the_influence_at_that_moment() -> None:
    table = position().founded(0, "amphitheatre", "concrete").founded(0, "dock").founded(0, "bar")
    table.hand(0, "wall", "market", "road", "bath", "gate", "school").acting(0, "craftsman")
    table.play("build p0.amphitheatre with wall")
    assert table.player(0).influence == 4
    table.play("build p0.dock with market", "build p0.bar with road", "found bath on brick", "build p0.bath with gate")
    assert table.player(0).influence == 6
    assert (table.question, table.decider) == ("lead", 1)


@pytest.mark.rule("gtr.fountain.uses", "gtr.academy.craftsman-done")
def test_r47_keeping_the_card_of_the_fountain_spends_the_action_and_counts_for_the_academy() -> None:
    table = position().built(0, "fountain", "academy").draws("dock").acting(0, "craftsman").play("fountain", "keep")
    assert table.player(0).hand == ["dock"]
    assert (table.question, table.decider) == ("academy", 0)


@pytest.mark.rule("gtr.fountain.uses")
def test_r47_there_is_no_way_back_from_the_fountain() -> None:
    table = position().built(0, "fountain").founded(0, "dock").hand(0, "market").draws("temple", "bar")
    table.acting(0, "craftsman", 2).play("fountain", "keep")
    assert table.question == "craftsman"
    table.play("fountain", "keep")
    assert table.player(0).hand == ["bar", "market", "temple"]
    assert (table.question, table.decider) == ("lead", 1)


@pytest.mark.rule("gtr.fountain.uses", "gtr.found.no-second-copy", "gtr.fountain.no-other-card")
def test_r48_a_card_of_the_fountain_that_cannot_be_laid_is_added_or_kept_and_no_other_is_used() -> None:
    table = position().built(0, "fountain", "dock").founded(0, "market").hand(0, "circus", "temple").draws("dock")
    table.acting(0, "craftsman").play("fountain")
    assert table.moves() == {"build p0.market with dock", "keep"}
    assert table.refusal("found dock on wood") == "gtr.found.no-second-copy"
    table = position().built(0, "fountain", "dock").hand(0, "circus").draws("dock").acting(0, "craftsman")
    assert table.play("fountain").moves() == {"keep"}


@pytest.mark.rule("gtr.fountain.uses", "gtr.found.outside-two-actions")
def test_r48_the_card_of_the_fountain_goes_out_of_town_with_a_second_action() -> None:
    table = position(3).built(0, "fountain").draws("dock").acting(0, "craftsman", 2)
    table.play("fountain", "found dock on wood outside")
    assert (table.question, table.decider) == ("lead", 1)
    table = position(3).built(0, "fountain").draws("dock").acting(0, "craftsman").play("fountain")
    assert table.refusal("found dock on wood outside") == "gtr.found.outside-two-actions"


@pytest.mark.rule("gtr.amphitheatre.craftsman", "gtr.academy.craftsman-done")
def test_r49_an_amphitheatre_gives_craftsman_actions_in_any_turn_and_they_feed_the_academy() -> None:
    table = position().built(0, "academy").founded(0, "amphitheatre", "concrete").stock(0, "concrete").hand(0, "dock")
    table.acting(0, "architect").play("build p0.amphitheatre with concrete", "found dock on wood")
    assert (table.question, table.decider) == ("academy", 0)
