"""Rulings 50 to 59: the Prison, the Stairway, and buildings open to all."""

import pytest

from glory_to_rome.position import Position, position

EVERY_ROLE = ("laborer", "craftsman", "legionary", "architect", "merchant", "patron")
EVERY_MATERIAL = ("rubble", "wood", "brick", "concrete", "stone", "marble")


def prison_at_hand(seats: int = 2) -> Position:
    """A Prison one stone short, with an Architect to add it."""
    return position(seats).founded(0, "prison", "stone", "stone").stock(0, "stone")


@pytest.mark.rule("gtr.prison.seize", "gtr.prison.influence")
def test_r50_the_victim_keeps_the_site_and_gets_the_prisons_and_the_thief_gains_nothing() -> None:
    table = prison_at_hand().built(1, "temple").acting(0, "architect")
    before = table.player(0).influence, table.player(1).influence
    table.play("build p0.prison with stone")
    assert table.player(0).influence == before[0] + 3
    table.play("seize p1.temple")
    assert (table.player(0).influence, table.player(1).influence) == (before[0], before[1] + 3)
    assert table.completed(0) == ["prison", "temple"]
    assert table.completed(1) == []
    assert (table.player(0).hand_limit, table.player(1).hand_limit) == (9, 5)


@pytest.mark.rule("gtr.prison.seize", "gtr.action.optional", "gtr.prison.influence")
def test_r50_who_seizes_nothing_keeps_the_prisons_site() -> None:
    table = prison_at_hand().built(1, "temple").acting(0, "architect").play("build p0.prison with stone", "done")
    assert (table.player(0).influence, table.player(1).influence) == (5, 5)
    assert table.completed(1) == ["temple"]


@pytest.mark.rule("gtr.prison.on-completion")
def test_r51_what_a_building_does_at_completion_it_does_for_the_thief_after_the_site_is_paid() -> None:
    table = prison_at_hand().built(1, "school").acting(0, "architect")
    table.play("build p0.prison with stone", "seize p1.school")
    assert (table.question, table.decider) == ("think", 0)
    table.play("draw", "draw")
    assert table.player(0).influence == 2
    assert (table.question, table.decider) == ("lead", 1)


@pytest.mark.rule("gtr.prison.on-completion")
@pytest.mark.parametrize(
    ("building", "asked"), [("amphitheatre", "craftsman"), ("foundry", "laborer"), ("garden", "patron")]
)
def test_r51_amphitheatre_foundry_and_garden_work_for_the_thief(building: str, asked: str) -> None:
    table = prison_at_hand().built(1, building).hand(0, "dock").pool("wood", "wood").acting(0, "architect")
    table.play("build p0.prison with stone", f"seize p1.{building}")
    assert (table.question, table.decider) == (asked, 0)


@pytest.mark.rule("gtr.prison.on-completion", "gtr.catacomb.end")
def test_r51_a_catacomb_seized_ends_the_game() -> None:
    # Play never gets here, since completing it ended the game; the ruling holds all the same.
    table = prison_at_hand().built(1, "catacomb").acting(0, "architect")
    table.play("build p0.prison with stone", "seize p1.catacomb")
    assert table.ending == "catacomb"


@pytest.mark.rule("gtr.prison.no-copy", "gtr.prison.completed-only")
def test_r52_no_copy_of_what_one_has_begun_or_built_and_so_never_a_prison() -> None:
    table = prison_at_hand().built(0, "dock").founded(0, "temple").built(1, "dock", "temple", "prison", "bath")
    table.founded(1, "market").acting(0, "architect").play("build p0.prison with stone")
    for own in ("dock", "temple", "prison"):
        assert table.refusal(f"seize p1.{own}") == "gtr.prison.no-copy"
    assert table.refusal("seize p1.market") == "gtr.prison.completed-only"
    assert table.moves() == {"seize p1.bath", "done"}


@pytest.mark.rule("gtr.prison.no-copy", "gtr.found.no-second-copy")
def test_r52_a_building_seized_cannot_be_founded_any_more() -> None:
    table = prison_at_hand().built(1, "dock").hand(0, "dock").acting(0, "architect", 2)
    table.play("build p0.prison with stone", "seize p1.dock")
    assert table.refusal("found dock on wood") == "gtr.found.no-second-copy"


@pytest.mark.rule("gtr.prison.seize", "gtr.prison.again")
def test_r53_a_stolen_building_can_be_stolen_again_and_its_holder_is_paid() -> None:
    table = prison_at_hand(3).founded(1, "prison", "stone", "stone").stock(1, "stone").built(2, "temple")
    table.acting(0, "architect").play("build p0.prison with stone", "seize p2.temple")
    table.leads(1).acting(1, "architect").play("build p1.prison with stone", "seize p0.temple")
    assert "temple" in table.completed(1)
    assert [table.player(seat).influence for seat in range(3)] == [5, 2, 8]
    assert [table.player(seat).hand_limit for seat in range(3)] == [5, 9, 5]


@pytest.mark.rule("gtr.found.no-second-copy", "gtr.prison.seize", "gtr.prison.rebuild")
def test_r54_the_victim_may_build_that_name_again() -> None:
    table = prison_at_hand().built(1, "dock").hand(1, "dock").acting(0, "architect")
    table.play("build p0.prison with stone", "seize p1.dock").leads(1).acting(1, "craftsman")
    assert table.refusal("found dock on wood") is None


@pytest.mark.rule("gtr.statue.points", "gtr.wall.points", "gtr.prison.seize", "gtr.prison.points")
def test_r55_a_statue_or_wall_scores_for_who_seized_it() -> None:
    table = prison_at_hand().built(1, "statue on brick").acting(0, "architect")
    table.play("build p0.prison with stone", "seize p1.statue")
    assert (table.points(0, "statue"), table.points(1, "statue")) == (3, 0)
    table = prison_at_hand().stock(0, "wood", "wood").stock(1, "wood", "wood", "wood", "wood").built(1, "wall")
    table.acting(0, "architect").play("build p0.prison with stone", "seize p1.wall")
    assert (table.points(0, "wall"), table.points(1, "wall")) == (1, 0)


@pytest.mark.rule("gtr.prison.seize", "gtr.stairway.opens", "gtr.prison.public")
def test_r56_a_building_open_to_all_moves_with_its_stairway_material_and_stays_open() -> None:
    table = prison_at_hand(3).built(1, "temple").opened(1, "temple").acting(0, "architect")
    laid = table.building(1, "temple").public
    table.play("build p0.prison with stone", "seize p1.temple")
    assert table.building(0, "temple").public == laid
    assert [table.player(seat).hand_limit for seat in range(3)] == [9, 9, 9]


@pytest.mark.rule("gtr.stairway.spends-the-action", "gtr.stairway.opens")
def test_r57_stairway_spends_the_architect_action() -> None:
    table = position().built(0, "stairway").built(1, "temple").stock(0, "marble", "brick").founded(0, "bath")
    table.acting(0, "architect").play("open p1.temple with marble")
    assert (table.question, table.decider) == ("lead", 1)
    assert table.building(0, "bath").materials == ()
    assert table.player(0).hand_limit == 9


@pytest.mark.rule("gtr.stairway.spends-the-action")
def test_r57_a_table_may_give_the_stairway_for_nothing_after_each_architect_action() -> None:
    table = position(stairway_spends_architect=False).built(0, "stairway").built(1, "temple", "dock")
    table.stock(0, "marble", "brick", "brick", "wood").founded(0, "bath").acting(0, "architect", 2)
    assert table.refusal("open p1.temple with marble") == "gtr.stairway.spends-the-action"
    table.play("build p0.bath with brick")
    assert table.question == "stairs"
    table.play("open p1.temple with marble", "build p0.bath with brick", "open p1.dock with wood")
    assert table.player(0).hand_limit == 9
    assert "bath" in table.completed(0)
    assert (table.question, table.decider) == ("lead", 1)


@pytest.mark.rule("gtr.stairway.material", "gtr.stairway.from-stock", "gtr.stock.has-none")
def test_r58_the_stairway_lays_the_buildings_own_material_from_stock() -> None:
    table = position().built(0, "stairway", "archway", "road", "tower", "scriptorium").built(1, "sewer")
    table.stock(0, "rubble", "marble", "wood").pool("stone").acting(0, "architect")
    for other in ("rubble", "marble", "wood"):
        assert table.refusal(f"open p1.sewer with {other}") == "gtr.stairway.material"
    assert table.refusal("open p1.sewer with stone") == "gtr.stock.has-none"
    assert table.refusal("open p1.sewer with pool stone") == "gtr.stairway.from-stock"


@pytest.mark.rule("gtr.stairway.material", "gtr.statue.materials")
def test_r58_a_statue_is_opened_with_the_material_of_its_site_or_marble() -> None:
    table = position().built(0, "stairway").built(1, "statue on brick").stock(0, "brick", "marble", "wood")
    table.acting(0, "architect")
    assert table.refusal("open p1.statue with wood") == "gtr.stairway.material"
    assert table.refusal("open p1.statue with brick") is None
    assert table.refusal("open p1.statue with marble") is None


@pytest.mark.rule("gtr.stairway.from-stock", "gtr.pool.has-none")
def test_r58_a_table_may_let_an_archway_serve_the_stairway_from_the_pool() -> None:
    table = position(stairway_from_pool=True).built(0, "stairway").built(1, "sewer").pool("stone").stock(0, "wood")
    table.acting(0, "architect")
    assert table.refusal("open p1.sewer with pool stone") == "gtr.stairway.from-stock"  # no Archway
    table.built(0, "archway").play("open p1.sewer with pool stone")
    assert table.building(1, "sewer").public
    assert table.in_pool() == []


@pytest.mark.rule("gtr.stairway.completed-only", "gtr.stairway.once", "gtr.stairway.others-only")
def test_r59_only_completed_buildings_of_others_are_opened_and_only_once() -> None:
    table = position().built(0, "stairway", "gate").built(1, "temple", "bath").opened(1, "bath").founded(1, "forum")
    table.stock(0, "brick", "marble").acting(0, "architect")
    assert table.refusal("open p1.bath with brick") == "gtr.stairway.once"
    assert table.refusal("open p1.forum with marble") == "gtr.stairway.completed-only"
    assert {move for move in table.moves() if move.startswith("open")} == {"open p1.temple with marble"}


@pytest.mark.rule("gtr.stairway.opens")
def test_r59_without_a_stairway_nothing_is_opened() -> None:
    table = position().built(1, "temple").stock(0, "marble").acting(0, "architect")
    assert table.refusal("open p1.temple with marble") == "gtr.stairway.opens"


@pytest.mark.rule("gtr.stairway.no-double")
def test_r59_who_has_the_building_gains_nothing_from_another_opened() -> None:
    table = position(3).built(0, "stairway", "insula", "dock").built(1, "insula").built(2, "dock")
    limit = table.player(0).client_limit
    table.stock(0, "rubble", "wood").hand(0, "bar", "villa").acting(0, "architect", 2)
    table.play("open p1.insula with rubble", "open p2.dock with wood")
    assert table.player(0).client_limit == limit
    assert table.player(2).client_limit == 3 + 2
    table.leads(0).acting(0, "laborer").play("store bar")
    assert (table.question, table.decider) == ("lead", 1)  # the Dock served once


@pytest.mark.rule("gtr.stairway.opens", "gtr.complete.at-once", "gtr.stairway.no-completion")
@pytest.mark.parametrize("building", ["amphitheatre", "school", "foundry", "garden", "prison", "catacomb"])
def test_r59_what_happens_at_completion_does_not_happen_again(building: str) -> None:
    material = {"amphitheatre": "concrete", "school": "brick", "foundry": "brick"}.get(building, "stone")
    table = position().built(0, "stairway").built(1, building, "temple").stock(0, material).pool("wood", "wood")
    table.hand(0, "dock").acting(0, "architect").play(f"open p1.{building} with {material}")
    assert (table.question, table.decider) == ("lead", 1)


@pytest.mark.rule("gtr.villa.completes", "gtr.stairway.opens")
def test_r59_an_opened_villa_changes_nothing() -> None:
    table = position().built(1, "villa").opened(1, "villa").founded(0, "sewer").stock(0, "stone")
    table.acting(0, "architect").play("build p0.sewer with stone")
    assert table.completed(0) == []


@pytest.mark.rule("gtr.stairway.public-points", "gtr.wall.points", "gtr.statue.points")
def test_r59_an_opened_wall_scores_for_all_and_an_opened_statue_for_its_owner() -> None:
    table = position(3).built(1, "wall", "statue").opened(1, "wall").opened(1, "statue")
    for seat in range(3):
        table.stock(seat, "wood", "brick", "rubble")
    assert [table.points(seat, "wall") for seat in range(3)] == [1, 1, 1]
    assert [table.points(seat, "statue") for seat in range(3)] == [0, 3, 0]


@pytest.mark.rule("gtr.stairway.public-points", "gtr.wall.points", "gtr.statue.points")
def test_r59_a_table_may_score_opened_walls_for_their_owner_and_opened_statues_for_all() -> None:
    table = position(2, stairway_wall_points=False, stairway_statue_points=True).built(1, "wall", "statue")
    table.opened(1, "wall").opened(1, "statue").stock(0, "wood", "wood").stock(1, "wood", "wood")
    assert [table.points(seat, "wall") for seat in range(2)] == [0, 1]
    assert [table.points(seat, "statue") for seat in range(2)] == [3, 3]


def both_could_win(*built: str) -> Position:
    """Seats 0 and 1 have every client and material; a marble more is in stock to open a building."""
    table = position(3).built(0, "stairway").built(2, *built)
    for seat in (0, 1):
        table.influence(seat, "stone", "stone").clients(seat, *EVERY_ROLE).stock(seat, *EVERY_MATERIAL)
    return table.stock(0, "marble")


@pytest.mark.rule("gtr.forum.several", "gtr.forum.win", "gtr.stairway.opens")
def test_r59_of_several_who_win_through_an_opened_forum_the_best_score_wins() -> None:
    table = both_could_win("forum").vault(1, "marble", "marble", "stone").vault(2, *["stone"] * 8)
    table.acting(0, "architect").play("open p2.forum with marble")
    assert table.ending == "forum-stairway"
    assert table.state.winners == (0, 1)
    assert table.total(2) > table.total(1) > table.total(0)
    assert table.outcome.winners == (1,)
    assert table.outcome.places == (2, 1, 3)


@pytest.mark.rule("gtr.forum.several")
@pytest.mark.parametrize(("opened", "material"), [("ludus-magnus", "marble"), ("storeroom", "concrete")])
def test_r59_the_same_holds_when_another_building_opened_makes_several_win(opened: str, material: str) -> None:
    lacking = "craftsman" if opened == "ludus-magnus" else "laborer"
    table = position(3).built(0, "stairway", "forum").built(1, "forum").built(2, opened).stock(0, material)
    for seat in (0, 1):
        clients = [role for role in EVERY_ROLE if role != lacking]
        table.influence(seat, "stone", "stone").clients(seat, *clients, "merchant").stock(seat, *EVERY_MATERIAL)
    table.vault(1, *["marble"] * 3).acting(0, "architect").play(f"open p2.{opened} with {material}")
    assert table.state.winners == (0, 1)
    assert table.ending == "forum"
    assert table.outcome.winners == (1,)


@pytest.mark.rule("gtr.forum.several", "gtr.gate.forum")
def test_r59_the_same_holds_for_a_gate_opened() -> None:
    table = position(3).built(0, "stairway").built(2, "gate").stock(0, "brick").founded(0, "forum")
    table.founded(1, "forum")
    for seat in (0, 1):
        table.influence(seat, "stone", "stone").clients(seat, *EVERY_ROLE).stock(seat, *EVERY_MATERIAL)
    table.vault(1, *["marble"] * 3).acting(0, "architect").play("open p2.gate with brick")
    assert table.state.winners == (0, 1)
    assert table.outcome.winners == (1,)
