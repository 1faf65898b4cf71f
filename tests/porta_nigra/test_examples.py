"""Every worked example of both rulebooks, in the order of their pages.

Players are called as in the French text; in English Charlotte, Tom and Maël are Courtney, Thomas and Michael.
"""

import pytest

from porta_nigra.position import BLACK_SHOP, BLUE_SHOP, RED_SHOP, position
from quadriga.core.events import Happened, Moved
from quadriga.games.porta_nigra.views import PortaNigraView


@pytest.mark.rule("pn.turn.refill-market", "pn.turn.refill-building-cards", "pn.turn.refill-honour-cards")
@pytest.mark.rule("pn.turn.refill-order")
def test_example_p4_nicole_refills_the_market_with_three_cards_then_two_building_cards_and_one_honour_card() -> None:
    nicole = position().market(black=1, blue=1, red=1, yellow=1, white=1).supply("s01", "s05", "s06")
    nicole.building_display("k01", "k02", "k03", "k04")
    nicole.honour_display("h01", "h01", "h02", "h04", "h05", "h06", "h07", "h08", "h09", "h10", "h11", "h12", "h13")
    nicole.play("play act1")
    events = nicole.play_drawing("end", "p0.act3", "s01", "s06", "s05", "k07", "k08", "h21")
    turn = events.index(Happened("turn", 1))
    refill = [event for event in events[turn + 1 :] if isinstance(event, Moved)]
    assert [event.kind for event in refill if event.kind != "brick"] == ["s01", "s06", "s05", "k07", "k08", "h21"]
    first_card = [event.target for event in refill if event.kind == "brick"][:4]
    assert sorted(first_card) == ["shop.blue", "shop.red", "shop.white", "shop.yellow"]
    assert nicole.state.shops == [1 + 2, 1 + 3, 1 + 3, 1 + 2, 1 + 1]
    assert sum(nicole.state.shops) == 16
    assert nicole.state.building_display == ["k01", "k02", "k03", "k04", "k07", "k08"]
    assert (len(nicole.state.honour_display), nicole.state.honour_display[-1]) == (14, "h21")
    assert nicole.table.question == "card"


@pytest.mark.rule("pn.card.torches", "pn.card.icon-once", "pn.card.torch-token")
def test_example_p5_charlotte_uses_two_icons_of_her_card_and_a_torch_token_for_the_third() -> None:
    charlotte = position().hand(0, "act8", "act1").play("play act8", "influence 2", "torch 3")
    assert charlotte.state.torches == 0
    assert charlotte.refusal("torch 3") == "pn.card.icon-once"
    assert (charlotte.player(0).torches, charlotte.player(0).sesterces) == (2, 20)
    charlotte.play("coins 1")
    assert (charlotte.player(0).torches, charlotte.player(0).sesterces) == (1, 24)
    without = position().hand(0, "act8", "act1").torches(0, 0).play("play act8", "influence 2", "coins 1")
    assert without.refusal("torch 3") == "pn.card.torches"


@pytest.mark.rule("pn.walk.clockwise", "pn.walk.toll", "pn.city.quarters", "pn.buy.price")
def test_example_p5_tom_pays_two_tolls_from_the_red_shop_to_the_black_one() -> None:
    tom = position().quarter(0, RED_SHOP).market(black=1).hand(0, "act2", "act1").play("play act2")
    view = tom.table.view(0)
    assert isinstance(view, PortaNigraView)
    assert (view.tolls[BLACK_SHOP], view.prices["shop.black"]) == (2, 2 + 1)
    tom.play("buy black 2")
    assert tom.where(0) == BLACK_SHOP
    assert tom.player(0).sesterces == 20 - 2 - 1
    assert Happened("walked", 0, {"toll": 2}) in tom.events


@pytest.mark.rule("pn.city.white-shop")
def test_example_p5_for_a_white_brick_tom_stays_where_he_is() -> None:
    tom = position().quarter(0, RED_SHOP).hand(0, "act2", "act1").play("play act2", "buy white 1")
    assert (tom.where(0), tom.player(0).sesterces, tom.own(0, "white")) == (RED_SHOP, 20 - 5, 1)


@pytest.mark.rule("pn.buy.empty-turns-grey", "pn.buy.empty-shop", "pn.walk.toll")
def test_example_p5_the_black_shop_is_empty_and_toms_black_icon_buys_any_colour_in_its_quarter() -> None:
    tom = position().quarter(0, RED_SHOP).market(black=0, yellow=0).hand(0, "act2", "act1").play("play act2")
    assert {move for move in tom.moves() if move.endswith(" 2")} == {"buy blue 2", "buy red 2", "buy white 2"}
    tom.play("buy blue 2")
    assert (tom.where(0), tom.player(0).sesterces, tom.own(0, "blue")) == (BLUE_SHOP, 20 - 3 - 2, 1)


@pytest.mark.rule("pn.buy.one-brick", "pn.buy.price", "pn.brick.colour")
def test_example_p5_in_the_quarter_of_the_black_shop_a_black_brick_costs_tom_one_sesterce() -> None:
    tom = position().quarter(0, BLACK_SHOP).bricks(0, black=1).hand(0, "act2", "act1").play("play act2", "buy black 2")
    assert (tom.player(0).sesterces, tom.own(0, "black"), tom.shop("black")) == (19, 2, 2)


@pytest.mark.rule("pn.build.bricks", "pn.build.white", "pn.build.roman")
def test_example_p6_three_red_bricks_in_the_amphitheatre_some_of_them_white() -> None:
    table = position().quarter(0, "amphitheatre").bricks(0, red=3).play("play act1", "build 4", "on aa3")
    assert (table.standing("aa3"), table.own(0, "red"), table.player(0).romans) == ((0, 3), 0, 4 + 1)
    with_white = position().quarter(0, "amphitheatre").bricks(0, red=1, white=2).play("play act1", "build 4", "on aa3")
    assert (with_white.standing("aa3"), with_white.own(0, "red"), with_white.own(0, "white")) == ((0, 3), 0, 0)


@pytest.mark.rule("pn.build.one-element", "pn.build.steps", "pn.build.points", "pn.build.card", "pn.build.reward")
@pytest.mark.rule("pn.reward.basilica", "pn.walk.toll")
def test_example_p6_mael_builds_two_yellow_bricks_in_the_basilica_with_card_and_reward() -> None:
    mael = position().quarter(0, "porta").element(0, "ba1").bricks(0, yellow=2).building_display("k04", "k09")
    mael.play("play act1", "build 4")
    view = mael.table.view(0)
    assert isinstance(view, PortaNigraView)
    assert view.tolls["basilica"] == 1
    romans = mael.player(0).romans
    mael.play("on ba4")
    player = mael.player(0)
    assert (mael.where(0), player.sesterces, player.points) == ("basilica", 19, 9)
    assert (player.buildings, mael.state.building_display) == (["k04"], ["k09"])
    assert (mael.standing("ba4"), sum(player.built)) == ((0, 2), 4)
    assert (player.torches, player.romans, player.reserve) == (2, romans - 1 + 1, 8)
    kinds = [event.kind if isinstance(event, Moved) else event.name for event in mael.events]
    order = ["sesterce", "walked", "p0.builder", "built", "scored", "k04", "brick", "p0.roman", "reward", "torch"]
    assert kinds[: len(order)] == order, "toll, points, card, element, reward"
    later = mael.bricks(0, blue=2).influence(0, 2).play("spend build", "on ba2")
    assert (sum(later.player(0).built), later.player(0).torches, later.player(0).reserve) == (6, 3, 7)


@pytest.mark.rule("pn.honour.cost", "pn.honour.at-once", "pn.influence.roman", "pn.influence.any-time")
def test_example_p7_nicole_spends_one_influence_on_an_honour_card_and_two_on_a_roman() -> None:
    nicole = position().influence(0, 3).honour_display("h16", "h01").play("honour h16")
    assert (nicole.player(0).influence, nicole.player(0).sesterces) == (2, 25)
    assert nicole.state.box == ["h16"]
    nicole.play("spend roman")
    assert (nicole.player(0).influence, nicole.player(0).romans, nicole.player(0).reserve) == (0, 6, 9)


@pytest.mark.rule("pn.final.discard-different", "pn.final.out-of-the-game", "pn.honour.kept")
def test_example_p7_a_card_that_also_costs_four_building_cards_of_four_different_buildings() -> None:
    table = position().influence(0, 2).honour_display("h01").gained(0, "k01", "k06", "k11", "k16")
    table.play("honour h01")
    assert (table.player(0).buildings, table.player(0).honours, table.player(0).influence) == ([], ["h01"], 0)
    assert sorted(table.state.box) == ["k01", "k06", "k11", "k16"]


@pytest.mark.rule("pn.round.scoring", "pn.round.split")
def test_example_p8_tom_divides_twenty_in_a_game_of_four_into_fifteen_points_and_five_sesterces() -> None:
    tom = position(4).cards_left(0, 0, 0, 1).turn(3)
    for spot in ("aa1", "ab2", "ab3", "ac4", "ba1"):
        tom.element(0, spot)
    tom.end_turns()
    assert (tom.table.question, tom.table.decider) == ("split", 0)
    assert sum(tom.player(0).built) == 10
    assert tom.moves() == {f"points {points}" for points in range(21)}
    tom.play("points 15")
    assert (tom.player(0).points, tom.player(0).sesterces) == (15, 25)


@pytest.mark.rule("pn.score.sets")
def test_example_p9_nicoles_sets_of_three_and_of_one_score_twelve_and_two() -> None:
    nicole = position().gained(0, "k01", "k06", "k11", "k02")
    assert nicole.scored(0)["sets"] == 12 + 2


@pytest.mark.rule("pn.build.reward", "pn.reward.basilica")
def test_example_p10_maels_two_blue_bricks_bring_no_reward_and_two_red_ones_later_do() -> None:
    mael = position().quarter(0, "basilica").bricks(0, blue=2, red=2).influence(0, 4)
    mael.play("spend build", "on ba2")
    assert (mael.player(0).torches, mael.player(0).reserve) == (1, 10)
    mael.play("spend build", "on bb3")
    assert (mael.player(0).built[mael.state.cards.quarter_of["basilica"]], mael.player(0).torches) == (4, 2)
    assert mael.player(0).reserve == 9


@pytest.mark.rule("pn.score.basilica", "pn.score.majorities", "pn.score.tie-value", "pn.score.only-builders")
def test_example_p10_the_majorities_of_the_basilica_give_charlotte_twelve_and_mael_eighteen() -> None:
    table = position().element(0, "ba5").element(1, "ba4").element(1, "ba2").element(1, "bb3")
    assert (table.scored(0)["basilica"], table.scored(1)["basilica"]) == (12, 6 + 12)


@pytest.mark.rule("pn.score.amphitheatre", "pn.score.tie-value")
def test_example_p10_toms_yellow_bricks_beat_nicoles_red_ones_in_the_amphitheatre() -> None:
    table = position().element(0, "aa4").element(1, "aa3")
    assert (table.scored(0)["amphitheatre"], table.scored(1)["amphitheatre"]) == (15, 7)


@pytest.mark.rule(
    "pn.porta.points", "pn.porta.height", "pn.build.substitute-colour", "pn.reward.porta", "pn.score.porta"
)
def test_example_p11_nicole_builds_seven_yellow_bricks_in_the_porta_nigra_for_28_points_and_two_rewards() -> None:
    nicole = position().quarter(0, "porta").element(0, "pn1", 3).bricks(0, yellow=6, white=1).building_display("k16")
    nicole.play("play act1", "build 4", "on pn7", "stack 7")
    player = nicole.player(0)
    assert (player.points, player.buildings, nicole.standing("pn7")) == (28, [], (0, 7))
    assert (player.built[nicole.state.cards.porta], nicole.own(0, "yellow"), nicole.own(0, "white")) == (10, 0, 0)
    assert (player.romans, player.influence) == (5 - 1 + 4, 2)
    assert Happened("reward", 0, {"building": "porta", "times": 2}) in nicole.events
    assert nicole.scored(0)["porta"] == 12 + 30
