"""Every worked example of the printed rulebook, in the order of its pages."""

import pytest

from minerva.position import Position, position


@pytest.mark.rule("mi.culture.points", "mi.culture.compare", "mi.culture.one-a-kind", "mi.culture.lost")
def test_example_trojanus_wins_a_tile_for_his_theatre_and_one_for_his_statue_but_none_for_his_library() -> None:
    table = position().piles(theatre=2, academic=3).city(0, "library 1,0", "statue 2,0", "theatre 3,0")
    culture = table.state.cards.culture
    tops = [pile[0] for pile in table.state.piles]
    assert [(culture[top].icons, culture[top].points) for top in tops] == [(2, 4), (1, 2), (3, 6)]
    assert culture[table.state.piles[1][1]].icons == 1  # the next tile of art would be within reach too
    table.play("residence", "at 4 0", "left", "gain grain")
    assert table.player(0).culture == ("theatre-4", "art-2")
    assert [pile[0] for pile in table.state.piles] == ["theatre-6", "art-3", "academic-6"]
    assert table.state.points == (0, 0, 0)


def hiring_the_fifth(denarii: int, glory: int) -> Position:
    """Trojanus is asked; he has one assistant in hand and three on residences."""
    table = position().city(0, *(f"residence {x},0 assisted" for x in (1, 2, 3))).assistants(0, 1)
    table.denarii(0, denarii).glory(0, glory).resources(0, grain=1).denarii(1, 0).resources(1)
    return table.passed(0).turn(1).play("pass")


@pytest.mark.rule("mi.hire.price")
def test_example_with_four_assistants_trojanus_pays_fifteen_denarii_or_three_glory_for_the_next() -> None:
    table = hiring_the_fifth(denarii=15, glory=3)
    assert (table.decider, table.question) == (0, "hiring")
    assert table.moves() == {"hire for-denarii", "hire for-glory", "done"}
    table.play("hire for-denarii")
    assert (table.player(0).denarii, table.player(0).assistants) == (0, 2)
    assert hiring_the_fifth(denarii=14, glory=3).moves() == {"hire for-glory", "done"}
    assert hiring_the_fifth(denarii=15, glory=2).moves() == {"hire for-denarii", "done"}


@pytest.mark.rule("mi.glory.rank", "mi.glory.ties", "mi.glory.none", "mi.glory.unclaimed")
def test_example_in_round_5_nerva_beats_trojanus_by_her_order_tile_and_nobody_is_third() -> None:
    nerva, trojanus, hadrianus, antonius = range(4)
    table = position(4).round(5).glory(nerva, 3).glory(trojanus, 3)
    for seat in range(4):
        table.denarii(seat, 0).resources(seat)
    table.passed(nerva).passed(trojanus).passed(hadrianus).turn(antonius)
    table.play("pass", "done", "done")  # Trojanus and Nerva could hire for glory
    assert table.state.round == 6
    assert table.player(nerva).laurels == ("glory-5-1",)
    assert table.player(trojanus).laurels == ("glory-5-2",)
    assert (table.player(hadrianus).laurels, table.player(antonius).laurels) == ((), ())
    assert "glory-5-3" in table.state.box


@pytest.mark.rule("mi.glory.ties")
def test_example_with_one_token_each_hadrianus_would_have_been_third() -> None:
    nerva, trojanus, hadrianus, antonius = range(4)
    table = position(4).round(5).glory(nerva, 3).glory(trojanus, 3).glory(hadrianus, 1).glory(antonius, 1)
    for seat in range(4):
        table.denarii(seat, 0).resources(seat)
    table.passed(nerva).passed(trojanus).passed(hadrianus).turn(antonius)
    table.play("pass", "done", "done", "done", "done")
    assert [table.player(seat).laurels for seat in range(4)] == [
        ("glory-5-1",),
        ("glory-5-2",),
        ("glory-5-3",),
        (),
    ]


@pytest.mark.rule("mi.trading-post.price")
def test_example_six_denarii_at_the_trading_post_buy_one_wood_and_two_stone() -> None:
    table = position().row("trading-post").denarii(0, 6).resources(0)
    table.play("build trading-post", "at 1 0", "buy wood", "buy stone", "buy stone")
    assert table.stores(0) == {"wood": 1, "stone": 2}
    assert table.player(0).denarii == 0


@pytest.mark.rule("mi.temple.near")
def test_example_the_temple_of_commerce_gives_three_points_for_each_commerce_building_around_it() -> None:
    table = position(4).city(0, "temple-near-commerce 1,0", "market 0,1", "smith 2,1", "foundry 2,0", "garden 1,1")
    table.city(0, "stone-seller 3,0")  # beside a building, but not around the temple
    assert table.points(0, "temples") == 9


@pytest.mark.rule("mi.commerce.foundry", "mi.build.missing")
def test_example_three_denarii_stand_for_any_resource_so_a_foundry_gives_any() -> None:
    table = position().city(0, "foundry 1,0").row("circus", "mine").resources(0).denarii(0, 0)
    assert table.refusal("build circus") == "mi.build.missing"
    table.play("residence", "at 2 0", "left", "gain grain", "pass")
    assert table.player(0).denarii == 3
    table.play("sell grain")
    assert "build circus" in table.moves()
    table.play("build circus")
    assert table.player(0).denarii == 0


@pytest.mark.rule("mi.pass.fee")
def test_example_without_a_denarius_or_a_resource_left_one_is_forced_to_pass() -> None:
    table = position().denarii(0, 0).resources(0).turn(1)
    table.play("pass")
    assert table.moves() | table.sales() == {"pass"}
    with_one_grain = position().denarii(0, 0).turn(1).play("pass")
    assert with_one_grain.sales() == {"sell grain"}
    assert "residence" in with_one_grain.play("sell grain").moves()
