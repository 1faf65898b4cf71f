"""Points the printed rules leave open, each decided and numbered; the catalogue says which text is ours."""

from collections import Counter

import pytest

from minerva.position import Position, position
from quadriga.core.chance import Chance, RecordedChance
from quadriga.games.minerva.edition import MinervaEdition
from quadriga.games.minerva.game import GAME
from quadriga.games.minerva.play import setup
from quadriga.games.minerva.turns import reveal_buildings
from quadriga.games.minerva.views import MinervaView


class Places(Chance):
    """Puts the round tile where it is told, and draws buildings from the front of the bag."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def draw(self, bag: list[str]) -> str:
        return bag.pop(self.place) if bag[0] == "00" else bag.pop(0)


def held_up(per_token: bool) -> Position:
    return position(per_token=per_token).city(0, "market 1,0").resources(0, grain=3).denarii(0, 0)


@pytest.mark.rule("mi.commerce.if-held", "mi.effect.colon")
def test_ruling_1_a_commerce_building_pays_once_however_many_tokens_are_held() -> None:
    table = held_up(per_token=False).play("residence", "at 2 0", "left", "gain grain")
    assert (table.player(0).denarii, table.stores(0)) == (1, {"grain": 4})


@pytest.mark.rule("mi.commerce.if-held")
def test_ruling_1_without_the_resource_a_commerce_building_pays_nothing() -> None:
    table = position().city(0, "smith 1,0").denarii(0, 0)
    table.play("residence", "at 2 0", "left", "gain ore")
    assert table.player(0).denarii == 0


@pytest.mark.rule("mi.commerce.per-token")
def test_ruling_1_as_an_option_it_pays_for_every_token() -> None:
    table = held_up(per_token=True).play("residence", "at 2 0", "left", "gain grain")
    assert (table.player(0).denarii, table.stores(0)) == (3, {"grain": 4})


@pytest.mark.rule("mi.commerce.per-token")
@pytest.mark.parametrize(
    ("tile", "resource"), [("charcoal-burner", "wood"), ("stone-seller", "stone"), ("smith", "ore")]
)
def test_ruling_1_under_that_option_three_of_them_cost_one_of_their_own_resource(tile: str, resource: str) -> None:
    assert f"build {tile}" in position().row(tile).resources(0).denarii(0, 0).moves()
    dear = position(per_token=True).row(tile).resources(0).denarii(0, 0)
    assert dear.refusal(f"build {tile}") == "mi.build.missing"
    dear.resources(0, **{resource: 1}).play(f"build {tile}")
    assert dear.stores(0) == {}


@pytest.mark.rule("mi.setup.piles", "mi.round.draw")
def test_ruling_2_what_lies_under_a_round_tile_comes_first_in_the_next_round() -> None:
    edition = GAME.edition()
    assert isinstance(edition, MinervaEdition)
    state = setup(edition, False, 2, Places(2))  # two of the six buildings of the first pile
    size = len(edition.normal[2]) // 6
    assert (len(state.row) - len(edition.start[2]), state.on_top, size) == (2, 4, 6)
    reveal_buildings(state, Places(0))  # the second round tile lies on top of its pile
    assert (len(state.row) - len(edition.start[2]), state.on_top) == (6, 6)
    reveal_buildings(state, Places(6))
    assert (len(state.row) - len(edition.start[2]), state.on_top) == (18, 0)


@pytest.mark.rule("mi.setup.piles", "mi.setup.row")
def test_ruling_2_in_some_rounds_no_building_comes() -> None:
    table = position().on_top(0)
    row = table.state.row
    reveal_buildings(table.state, Places(0))
    assert table.state.row == row == tuple(sorted(row))
    assert Counter(row) == {"wheat-field": 2, "forest": 2, "quarry": 2}


@pytest.mark.rule("mi.temple.replaced", "mi.round.prepare")
def test_ruling_2_a_temple_is_replaced_at_once_and_a_building_is_not() -> None:
    table = position().denarii(0, 20).denarii(1, 20)
    temples, row = table.state.temples, table.state.row
    table.play("build temple-grain", "at 1 0")
    assert "temple-grain" not in table.state.temples
    assert len(table.state.temples) == len(temples)
    table.play("build forest", "at 1 0")
    assert len(table.state.row) == len(row) - 1


@pytest.mark.rule("mi.temple.replaced")
def test_ruling_2_when_the_temples_run_out_none_comes() -> None:
    table = position().no_more_temples().denarii(0, 20)
    table.play("build temple-grain", "at 1 0")
    assert len(table.state.temples) == 4


@pytest.mark.rule("mi.setup.culture")
def test_ruling_2_the_culture_piles_lie_open_with_the_lowest_on_top() -> None:
    view = position(4).table.view(None)
    assert isinstance(view, MinervaView)
    points = [[int(tile.rpartition("-")[2]) for tile in pile] for pile in view.piles]
    assert points == [[2, 2, 3, 4, 4, 6, 6, 7]] * 3


@pytest.mark.rule("mi.setup.first-player", "mi.setup.money")
def test_ruling_3_chance_names_the_first_player_and_the_others_get_more_clockwise() -> None:
    edition = GAME.edition()
    assert isinstance(edition, MinervaEdition)
    deal = [*sorted(edition.temples)[:5]]
    state = setup(edition, False, 4, RecordedChance((*deal, "p2", "00")))
    assert (state.first, state.stack[-1].seat) == (2, 2)
    assert [player.denarii for player in state.players] == [5, 6, 3, 4]


@pytest.mark.rule("mi.round.first-player")
def test_ruling_3_the_holder_of_order_tile_1_begins_the_next_round() -> None:
    table = position(3).denarii(0, 0).denarii(1, 0).denarii(2, 0)
    for seat in range(3):
        table.resources(seat)
    table.turn(2).play("pass", "pass", "pass")
    assert (table.state.round, table.state.first, table.decider) == (2, 2, 2)
    table.play("pass")
    assert table.decider == 0  # clockwise, not by order tiles


@pytest.mark.rule("mi.pass.order-tile", "mi.pass.skipped", "mi.pass.fee")
def test_ruling_4_who_passed_earns_when_skipped_and_the_others_pay_for_their_turns() -> None:
    table = position(3)
    table.play("pass")
    assert (table.player(0).order, table.player(0).denarii) == (1, 3)
    table.play("build forest", "at 1 0")  # seat 1 pays
    assert table.player(1).denarii == 3
    table.play("pass")  # seat 2 does not
    assert (table.player(2).order, table.player(2).denarii) == (2, 5)
    assert table.player(0).denarii == 4
    table.play("build forest", "at 2 0")  # the last one left pays too, and both others are skipped
    assert (table.player(1).denarii, table.player(2).denarii, table.player(0).denarii) == (2, 6, 5)
    assert table.decider == 1


@pytest.mark.rule("mi.pass.fee")
def test_ruling_4_the_fee_is_paid_before_anything_is_built() -> None:
    table = position().passed(1).denarii(0, 3).resources(0).row("mine")
    assert table.refusal("build mine") == "mi.build.missing"
    assert table.denarii(0, 4).play("build mine").player(0).denarii == 0


@pytest.mark.rule("mi.hire.glory", "mi.hire.reverse-order", "mi.glory.rank")
def test_ruling_5_glory_paid_for_an_assistant_lowers_the_rank_of_the_same_round() -> None:
    table = position().glory(0, 2).glory(1, 1).passed(0).turn(1)
    table.denarii(0, 0).resources(0).denarii(1, 0).resources(1)
    table.play("pass")
    assert (table.decider, table.question) == (1, "hiring")  # the highest order tile first
    table.play("done", "hire for-glory")
    assert table.player(0).laurels == ("glory-1-1",)  # one token each: the lower order tile
    assert table.player(1).laurels == ("glory-1-2",)


@pytest.mark.rule("mi.hire.one-a-round", "mi.hire.five")
def test_ruling_5_one_assistant_a_round_and_five_in_all() -> None:
    table = position().passed(0).turn(1).denarii(0, 40).denarii(1, 0).resources(1)
    table.play("pass", "hire for-denarii")
    assert (table.player(0).assistants, table.state.round) == (1, 2)
    full = position().assistants(0, 5).passed(0).turn(1).denarii(0, 40).denarii(1, 0).resources(1)
    full.play("pass")
    assert full.state.round == 2  # nobody was asked


@pytest.mark.rule("mi.hire.glory")
def test_ruling_5_money_and_glory_are_not_mixed() -> None:
    table = position().assistants(0, 2).glory(0, 1).denarii(0, 9).passed(0).turn(1)
    table.resources(0, wood=1).denarii(1, 0).resources(1)
    table.play("pass")
    assert table.moves() == {"done"}
    assert table.refusal("hire for-glory") == "mi.hire.glory"
    assert table.refusal("hire for-denarii") == "mi.hire.price"


@pytest.mark.rule("mi.assistant.place", "mi.assistant.one-each")
def test_ruling_5_an_assistant_stays_on_its_residence() -> None:
    table = position().city(0, "residence 1,0").assistants(0, 2)
    table.play("assistant 1 0", "left", "gain wood", "pass")
    assert table.refusal("assistant 1 0") == "mi.assistant.one-each"
    assert table.player(0).assistants == 1


@pytest.mark.rule("mi.place.side")
@pytest.mark.parametrize("chosen", ["build forest", "residence"])
def test_ruling_6_every_tile_shares_a_side_with_the_city(chosen: str) -> None:
    table = position().play(chosen)
    assert table.moves() == {"at 0 -1", "at 0 1", "at -1 0", "at 1 0"}


@pytest.mark.rule("mi.line.direction")
def test_ruling_6_a_direction_without_a_building_may_be_chosen() -> None:
    table = position().play("residence", "at 1 0")
    assert table.moves() == {"up", "down", "left", "right"}
    table.play("up")
    assert (table.activated(), table.decider) == ([], 1)


@pytest.mark.rule("mi.line.nearest-first", "mi.line.until")
def test_ruling_7_the_line_runs_from_the_nearest_tile_to_the_next_residence() -> None:
    table = position().city(0, "quarry 1,0", "mine 2,0", "forest 3,0", "residence 4,0", "wheat-field 5,0")
    table.play("residence", "at -1 0", "right")
    assert table.activated() == ["forum"]
    table.play("gain grain")
    assert table.activated() == ["quarry", "mine", "forest"]


@pytest.mark.rule("mi.line.until")
def test_ruling_7_the_line_ends_at_a_gap() -> None:
    table = position().city(0, "quarry 1,0", "mine 1,1", "forest 2,1", "wheat-field 3,1", "estate 3,0")
    table.play("residence", "at 4 0", "left")
    assert table.activated() == ["estate"]


@pytest.mark.rule("mi.line.passed-over")
def test_ruling_7_temples_and_special_buildings_are_passed_over_without_ending_the_line() -> None:
    table = position().city(0, "circus 1,0", "temple-ore 2,0", "refectory 3,0", "quarry 4,0")
    table.play("residence", "at 5 0", "left", "gain ore")
    assert table.stores(0) == {"grain": 1, "stone": 1, "ore": 1}


@pytest.mark.rule("mi.effect.arrow")
def test_ruling_7_an_exchange_is_made_as_often_as_one_likes_or_not_at_all() -> None:
    table = position().city(0, "stable 1,0").resources(0, grain=3)
    table.play("residence", "at 2 0", "left", "pay grain", "pay grain", "done", "gain wood")
    assert (table.player(0).glory, table.stores(0)) == (2, {"grain": 1, "wood": 1})
    declined = position().city(0, "stable 1,0").resources(0, grain=3)
    declined.play("residence", "at 2 0", "left", "done", "gain wood")
    assert declined.player(0).glory == 0


@pytest.mark.rule("mi.culture.garden", "mi.culture.compare")
def test_ruling_8_gardens_are_given_last_and_may_go_to_different_kinds() -> None:
    table = position().piles(theatre=3, art=2).city(0, "garden 1,0", "theatre 2,0", "garden 3,0")
    table.play("residence", "at 4 0", "left", "gain grain")
    assert (table.question, table.state.points, table.state.gardens) == ("gardens", (2, 0, 0), 2)
    table.play("assign culture-theatre", "assign culture-academic")
    assert table.player(0).culture == ("theatre-6", "academic-2")


@pytest.mark.rule("mi.culture.garden")
def test_ruling_8_gardens_that_can_win_nothing_are_not_asked_for() -> None:
    table = position().piles(theatre=3, art=3, academic=3).city(0, "garden 1,0")
    table.play("residence", "at 2 0", "left", "gain grain")
    assert (table.decider, table.player(0).culture, table.state.gardens) == (1, (), 0)


@pytest.mark.rule("mi.special.may-decline", "mi.special.impossible")
def test_ruling_9_a_special_building_may_be_declined_and_an_impossible_one_built() -> None:
    table = position().row("refectory", "circus").resources(0, grain=1, wood=1)
    table.play("build refectory", "at 1 0", "done")
    assert (table.stores(0), table.decider) == ({"wood": 1}, 1)
    table.play("pass", "build circus", "at 2 0")  # no residence anywhere
    assert table.decider == 0
    assert table.tile(0, "2,0") == "circus"


@pytest.mark.rule("mi.arch.top-tile", "mi.arch.empty-pile", "mi.culture.empty-pile")
def test_ruling_9_the_arch_ignores_icons_and_takes_nothing_from_an_empty_pile() -> None:
    table = position().row("triumphal-arch").denarii(0, 20).piles(theatre=4, art=5)
    table.play("build triumphal-arch", "at 1 0")
    assert table.moves() == {"take culture-theatre", "take culture-academic", "done"}
    assert table.refusal("take culture-art") == "mi.arch.empty-pile"
    table.play("take culture-theatre")
    assert table.player(0).culture == ("theatre-7",)
    nothing = position().row("triumphal-arch").denarii(0, 20).piles(theatre=5, art=5, academic=5)
    assert nothing.play("build triumphal-arch", "at 1 0").decider == 1


@pytest.mark.rule("mi.culture.empty-pile")
def test_ruling_9_points_of_a_kind_whose_pile_is_empty_win_nothing() -> None:
    table = position().piles(theatre=5).city(0, "theatre 1,0").play("residence", "at 2 0", "left", "gain grain")
    assert table.player(0).culture == ()


@pytest.mark.rule("mi.bath.three", "mi.bath.once-each", "mi.bath.no-effect")
def test_ruling_10_a_bath_activates_three_different_neighbours_in_any_order() -> None:
    table = position().city(0, "quarry 1,0", "mine 2,0", "residence 2,1", "temple-ore 0,2", "estate 1,2")
    table.row("public-bath").denarii(0, 20).resources(0)
    table.play("build public-bath", "at 1 1")
    assert table.moves() == {"activate 0 0", "activate 1 0", "activate 2 0", "activate 1 2", "done"}
    assert table.refusal("activate 2 1") == "mi.bath.no-effect"
    assert table.refusal("activate 0 2") == "mi.bath.no-effect"
    table.play("activate 1 2", "activate 0 0", "gain wood")
    assert table.refusal("activate 1 2") == "mi.bath.once-each"
    table.play("activate 1 0")
    assert (table.stores(0), table.decider) == ({"grain": 2, "wood": 1, "stone": 1}, 1)


@pytest.mark.rule("mi.bath.three")
def test_ruling_10_with_fewer_neighbours_a_bath_activates_fewer() -> None:
    table = position().row("public-bath").denarii(0, 20)
    table.play("build public-bath", "at 1 0", "activate 0 0", "gain wood")
    assert table.decider == 1


@pytest.mark.rule("mi.aqueduct.move", "mi.aqueduct.elsewhere")
def test_ruling_11_a_moved_tile_goes_to_another_place_beside_those_that_stay() -> None:
    table = position().city(0, "quarry 1,0").row("elevated-aqueduct").denarii(0, 20)
    table.play("build elevated-aqueduct", "at 1 1", "lift 1 0")
    assert table.moves() == {"at 0 -1", "at -1 0", "at 0 1", "at 2 1", "at 1 2"}
    assert table.refusal("at 1 0") == "mi.aqueduct.elsewhere"
    assert table.refusal("at 2 0") == "mi.place.side"  # only the quarry itself lay beside it
    assert table.refusal("at 0 0") == "mi.place.one-a-cell"
    table.play("at 2 1")
    assert (table.tile(0, "1,0"), table.tile(0, "2,1")) == (None, "quarry")


@pytest.mark.rule("mi.aqueduct.move", "mi.aqueduct.no-residence")
def test_ruling_11_forum_and_temples_may_move_and_special_buildings_do_not_act_again() -> None:
    table = position().city(0, "refectory 1,0", "temple-ore 2,0", "residence 2,1")
    table.row("elevated-aqueduct").denarii(0, 20).resources(0)
    table.play("build elevated-aqueduct", "at 1 1")
    assert table.moves() == {"lift 0 0", "lift 1 0", "lift 2 0", "done"}
    assert table.refusal("lift 2 1") == "mi.aqueduct.no-residence"
    table.play("lift 1 0", "at 1 2")
    assert (table.decider, table.stores(0)) == (1, {})


@pytest.mark.rule("mi.aqueduct.split")
def test_ruling_11_a_city_may_fall_apart() -> None:
    table = position().city(0, "quarry 1,0", "mine 2,0", "smith 2,1").row("elevated-aqueduct").denarii(0, 20)
    table.play("build elevated-aqueduct", "at 0 1", "lift 1 0", "at -1 0")
    assert table.tile(0, "1,0") is None
    table.play("pass", "residence")
    assert {"at 1 0", "at 3 0", "at 3 1", "at -2 0"} <= table.moves()


@pytest.mark.rule("mi.special.may-decline")
def test_ruling_11_an_aqueduct_may_be_declined() -> None:
    table = position().row("elevated-aqueduct").denarii(0, 20).play("build elevated-aqueduct", "at 0 1", "done")
    assert table.decider == 1


@pytest.mark.rule("mi.circus.removes", "mi.circus.assisted", "mi.circus.residence")
def test_ruling_12_a_circus_takes_a_residence_out_of_the_game() -> None:
    table = position().city(0, "residence 1,0", "residence 1,2 assisted").row("circus").denarii(0, 20)
    table.play("build circus", "at 0 1")
    assert table.moves() == {"clear 1 0", "done"}
    assert table.refusal("clear 1 2") == "mi.circus.assisted"
    assert table.refusal("clear 0 0") == "mi.circus.residence"
    table.play("clear 1 0")
    assert (table.player(0).residences, table.tile(0, "1,0")) == (7, None)
    assert table.state.box.count("residence") == 1


@pytest.mark.rule("mi.sell.any-time")
def test_ruling_13_selling_is_offered_at_every_decision_of_ones_own() -> None:
    table = position().city(0, "stable 1,0").resources(0, grain=6, wood=2).denarii(0, 0)
    asked: list[str] = []
    for move in ("residence", "at 2 0", "left", "pay grain", "done", "gain wood"):
        asked.append(table.question)
        assert table.sales() == {"sell grain", "sell wood"}
        table.play("sell grain" if move != "done" else "sell wood", move)
    assert asked == ["turn", "placing", "facing", "exchanging", "exchanging", "choosing"]
    assert table.player(0).denarii == 6
    hiring = position().passed(0).turn(1).denarii(0, 4).denarii(1, 0).resources(1).play("pass")
    assert hiring.moves() == {"done"}
    assert "hire for-denarii" in hiring.play("sell grain").moves()


@pytest.mark.rule("mi.build.missing")
def test_ruling_13_denarii_stand_only_for_tokens_one_cannot_supply() -> None:
    table = position().row("library").resources(0, grain=1, stone=2).denarii(0, 9)
    table.play("build library")
    assert (table.stores(0), table.player(0).denarii) == ({"stone": 1}, 6)


@pytest.mark.rule("mi.sell.any-time")
def test_ruling_13_nobody_is_asked_to_sell_in_another_players_turn() -> None:
    table = position().resources(1, grain=3)
    assert table.table.why_not_at(1, "sell")[0].rule == "core.turn.not-asked"


@pytest.mark.rule("mi.limit.six")
def test_ruling_14_what_exceeds_six_tokens_is_sold_at_once() -> None:
    table = position().city(0, "estate 1,0").resources(0, grain=5).denarii(0, 0)
    table.play("residence", "at 2 0", "left", "gain grain")
    assert (table.stores(0), table.player(0).denarii) == ({"grain": 6}, 2)


@pytest.mark.rule("mi.setup.unlimited")
def test_ruling_14_money_and_glory_never_run_out() -> None:
    table = position().city(0, "foundry 1,0", "legion-camp 1,1").denarii(1, 252).glory(1, 27).resources(0)
    assert table.state.bank < 0
    table.play("residence", "at 1 -1", "down")
    assert (table.player(0).denarii, table.player(0).glory) == (6, 2)


@pytest.mark.rule("mi.score.tokens")
@pytest.mark.parametrize(("denarii", "grain", "points"), [(0, 2, 0), (2, 1, 1), (2, 3, 1), (4, 5, 3)])
def test_ruling_15_denarii_and_resources_are_counted_together(denarii: int, grain: int, points: int) -> None:
    assert position().denarii(0, denarii).resources(0, grain=grain).points(0, "tokens") == points


@pytest.mark.rule("mi.score.tokens", "mi.temple.stores")
def test_ruling_15_tokens_that_make_points_still_count_for_their_temple() -> None:
    table = position().city(0, "temple-grain 1,0").denarii(0, 0).resources(0, grain=6)
    assert (table.points(0, "tokens"), table.points(0, "temples")) == (2, 12)


@pytest.mark.rule("mi.temple.lines", "mi.temple.itself")
def test_ruling_16_a_temple_sees_its_row_and_column_through_residences_and_gaps() -> None:
    table = position().city(0, "temple-lines-production 1,0", "residence 2,0", "quarry 3,0", "mine 1,5", "forest 2,1")
    assert table.points(0, "temples") == 1 * 3  # forum, quarry, mine; the forest lies in neither
    temples = position().city(
        0, "temple-lines-temple 1,0", "temple-near-temple 2,0", "temple-ore 1,3", "temple-wood 2,3"
    )
    assert temples.points(0, "temples") == 2 * 2 + 3 * 1


@pytest.mark.rule("mi.temple.categories")
def test_ruling_16_a_temple_of_categories_counts_each_once_seven_at_most() -> None:
    table = position(4).city(
        0,
        "temple-near-categories 1,1",
        "market 1,0",
        "theatre 2,0",
        "stable 0,1",
        "circus 2,1",
        "temple-ore 0,2",
        "residence 1,2",
    )
    assert table.points(0, "temples") == 7
    table.city(0, "smith 2,2")
    assert table.points(0, "temples") == 7


@pytest.mark.rule("mi.order.turned", "mi.round.sixth")
def test_ruling_17_in_the_sixth_round_nobody_hires_and_all_order_tiles_but_the_highest_count() -> None:
    table = position(3).round(6)
    for seat in range(3):
        table.denarii(seat, 40)
    table.play("pass")
    assert [table.points(seat, "order") for seat in range(3)] == [3, 0, 0]
    table.play("pass", "pass")
    assert table.state.stack == []
    assert [table.points(seat, "order") for seat in range(3)] == [3, 2, 0]


@pytest.mark.rule("mi.order.turned")
def test_ruling_17_in_earlier_rounds_order_tiles_are_worth_nothing() -> None:
    assert position(3).round(5).passed(0).points(0, "order") == 0


def last_pass(table: Position) -> Position:
    """Seat 0 passes last in the last round, so its order tile is the higher one."""
    return table.round(6).passed(1).turn(0).play("pass")


@pytest.mark.rule("mi.end.ties")
def test_ruling_18_with_equal_totals_culture_and_glory_decide() -> None:
    table = position().denarii(0, 0).resources(0).denarii(1, 0).resources(1)
    table.culture(0, "theatre-3")  # 3 points; seat 1 has 3 for order tile 1
    last_pass(table)
    assert [table.total(seat) for seat in range(2)] == [3, 3]
    assert (table.outcome.endings, table.outcome.places) == (("tie-culture-and-glory",), (1, 2))


@pytest.mark.rule("mi.end.ties")
def test_ruling_18_then_temples() -> None:
    table = position().denarii(0, 9).resources(0).denarii(1, 0).resources(1)
    table.city(0, "temple-ore 1,0")
    last_pass(table)
    assert [table.total(seat) for seat in range(2)] == [3, 3]
    assert (table.outcome.endings, table.outcome.places) == (("tie-temples",), (1, 2))


@pytest.mark.rule("mi.end.ties")
def test_ruling_18_then_the_lower_order_tile() -> None:
    table = position().denarii(0, 9).resources(0).denarii(1, 0).resources(1)
    last_pass(table)
    assert [table.total(seat) for seat in range(2)] == [3, 3]
    assert (table.outcome.endings, table.outcome.places) == (("tie-order",), (2, 1))


@pytest.mark.rule("mi.glory.none", "mi.glory.unclaimed", "mi.round.prepare")
def test_ruling_19_without_tokens_no_tile_and_no_token_is_carried_over() -> None:
    table = position().round(3).glory(0, 2).passed(0).turn(1)
    for seat in range(2):
        table.denarii(seat, 0).resources(seat)
    table.play("pass", "done")
    assert table.player(0).laurels == ("glory-3-1",)
    assert table.player(1).laurels == ()
    assert {"glory-3-2", "glory-3-3"} <= set(table.state.box)
    assert (table.player(0).glory, table.state.glory_supply) == (0, 27)
    assert table.state.glory_row[0] == "glory-4-1"


@pytest.mark.rule("mi.solo.setup", "mi.solo.pairs")
def test_ruling_20_alone_one_begins_with_three_denarii_and_three_pairs() -> None:
    table = position(1)
    assert (table.player(0).denarii, table.state.orders, table.state.row) == (3, (), ())
    assert [len(pair) for pair in table.state.pairs] == [2, 2, 2]
    assert Counter(tile for pair in table.state.pairs for tile in pair) == {"wheat-field": 2, "forest": 2, "quarry": 2}
    assert [len(pile) for pile in table.state.piles] == [5, 5, 5]


@pytest.mark.rule("mi.solo.build")
def test_ruling_20_taking_one_of_a_pair_removes_the_other() -> None:
    table = position(1).pairs("market/smith", "forest/quarry").denarii(0, 0)
    table.play("build market over smith", "at 1 0")
    assert table.state.pairs == (("forest", "quarry"),)
    assert "smith" in table.state.box
    assert table.stores(0) == {}
    assert table.decider == 0


@pytest.mark.rule("mi.solo.round-tile", "mi.solo.build")
def test_ruling_20_a_round_tile_in_a_pair_gives_three_denarii_or_gives_way() -> None:
    table = position(1).pairs("smith/round-tile").denarii(0, 0)
    assert {"take round-tile over smith", "build smith over round-tile"} <= table.moves()
    table.play("take round-tile over smith")
    assert (table.player(0).denarii, table.state.pairs) == (3, ())
    assert {"smith", "round-tile"} <= set(table.state.box)
    assert (table.decider, table.question) == (0, "turn")
    built = position(1).pairs("smith/round-tile").denarii(0, 0)
    bank = built.state.bank
    built.play("build smith over round-tile", "at 1 0")
    assert (built.player(0).denarii, built.state.bank) == (0, bank + 3)


@pytest.mark.rule("mi.solo.round-tile", "mi.solo.pairs")
@pytest.mark.parametrize(("above", "pairs", "with_round_tile"), [(0, 0, False), (1, 1, True), (4, 2, False)])
def test_ruling_20_the_round_tile_joins_a_pair_only_when_it_comes_second(
    above: int, pairs: int, with_round_tile: bool
) -> None:
    edition = GAME.edition()
    assert isinstance(edition, MinervaEdition)
    state = setup(edition, False, 1, Places(above))
    drawn = state.pairs[3:]
    assert len(drawn) == pairs
    assert any("round-tile" in pair for pair in drawn) == with_round_tile
    assert ("round-tile" in state.box) != with_round_tile


@pytest.mark.rule("mi.solo.passing")
def test_ruling_20_alone_no_turn_costs_a_fee_and_passing_ends_the_phase() -> None:
    table = position(1).denarii(0, 0).resources(0).play("pass")
    assert (table.state.round, table.state.fee, table.decider) == (2, 0, 0)
    assert "residence" in table.moves()


@pytest.mark.rule("mi.solo.glory")
@pytest.mark.parametrize(
    ("round", "tokens", "won"),
    [(1, 1, ("glory-1-1",)), (1, 0, ()), (4, 4, ("glory-4-1",)), (4, 3, ("glory-4-2",)), (4, 1, ("glory-4-2",))],
)
def test_ruling_20_alone_glory_is_measured_by_the_number_of_the_round(
    round: int, tokens: int, won: tuple[str, ...]
) -> None:
    table = position(1).round(round).glory(0, tokens).denarii(0, 0).resources(0).play("pass")
    if table.question == "hiring":
        table.play("done")
    assert table.player(0).laurels == won


@pytest.mark.rule("mi.residence.nine", "mi.hire.five")
def test_ruling_21_nine_residences_and_five_assistants_make_fourteen_activations() -> None:
    table = position().residences(0, 0)
    numbers = table.state.cards.numbers
    assert numbers.residences + len(numbers.hire_denarii) == 14
    assert table.refusal("residence") == "mi.residence.nine"
