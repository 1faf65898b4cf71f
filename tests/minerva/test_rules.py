"""Every rule of the catalogue that no example and no ruling shows, and every refusal by its name."""

import random
from collections import Counter
from collections.abc import Callable

import pytest

from minerva.position import Position, position, shipped_text
from quadriga.core.chance import RandomChance
from quadriga.core.events import Happened, Moved
from quadriga.games.minerva.edition import CULTURES, read
from quadriga.games.minerva.game import GAME
from quadriga.games.minerva.meta import TITLES
from quadriga.games.minerva.state import MinervaState


def dealt(seats: int, seed: int = 1) -> MinervaState:
    state = GAME.setup(GAME.edition(), GAME.meta.settle_options({}), seats, RandomChance(random.Random(seed)))
    assert isinstance(state, MinervaState)
    return state


def buildings_in(state: MinervaState) -> int:
    return len(state.row) + len(state.bag) + sum(len(pair) for pair in state.pairs)


# Setting up.


@pytest.mark.rule("mi.setup.tiles-by-players")
@pytest.mark.parametrize(
    ("seats", "buildings", "points", "orders"),
    [
        (2, 36 + 6, [2, 3, 4, 6, 7], (1, 2)),
        (3, 48 + 7, [2, 3, 4, 6, 6, 7], (1, 2, 3)),
        (4, 66 + 8, [2, 2, 3, 4, 4, 6, 6, 7], (1, 2, 3, 4)),
    ],
)
def test_fewer_players_play_with_fewer_tiles(
    seats: int, buildings: int, points: list[int], orders: tuple[int, ...]
) -> None:
    state = dealt(seats)
    in_box = sum(tile in state.tiles.tiles for tile in state.box)
    round_tile_coins = sum("round-tile" in pair for pair in state.pairs)
    assert buildings_in(state) + in_box - round_tile_coins == buildings
    assert [[state.cards.culture[tile].points for tile in pile] for pile in state.piles] == [points] * len(CULTURES)
    assert state.orders == orders


@pytest.mark.rule("mi.setup.players", "mi.residence.nine")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everyone_begins_with_a_forum_nine_residences_and_a_grain(seats: int) -> None:
    for player in dealt(seats).players:
        assert [tile.id for tile in player.city.values()] == ["forum"]
        assert (player.residences, player.resources) == (9, (1, 0, 0, 0))
        assert (player.assistants, player.glory, player.order, player.culture, player.laurels) == (0, 0, 0, (), ())


@pytest.mark.rule("mi.setup.row")
@pytest.mark.parametrize(("seats", "start"), [(2, 6), (3, 7), (4, 8)])
def test_the_starting_buildings_lie_in_the_row_and_cost_nothing(seats: int, start: int) -> None:
    edition = dealt(seats).cards
    assert len(edition.start[seats]) == start
    assert not Counter(edition.start[seats]) - Counter(dealt(seats).row)
    assert all(edition.tiles.tiles[tile].cost == (0, 0, 0, 0) for tile in edition.start[seats])


@pytest.mark.rule("mi.setup.piles")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_between_none_and_a_pile_of_buildings_comes_in_the_first_round(seats: int) -> None:
    come = set()
    for seed in range(300):
        state = dealt(seats, seed)
        come.add(len(state.cards.normal[seats]) - len(state.bag))
    assert come == set(range(len(dealt(seats).cards.normal[seats]) // 6 + 1))


@pytest.mark.rule("mi.setup.temples")
def test_five_temples_lie_out_and_fifteen_are_hidden() -> None:
    state = dealt(3)
    assert (len(state.temples), len(state.temple_bag)) == (5, 15)
    assert len({*state.temples, *state.temple_bag}) == 20


@pytest.mark.rule("mi.setup.glory")
def test_the_sixteen_glory_tiles_lie_out_by_rounds() -> None:
    tiles = dealt(2).glory_row
    assert Counter(tile.split("-")[1] for tile in tiles) == {"1": 2, "2": 2, "3": 3, "4": 3, "5": 3, "6": 3}


@pytest.mark.rule("mi.setup.first-player")
def test_everyone_can_be_the_first_player() -> None:
    assert {dealt(4, seed).first for seed in range(60)} == {0, 1, 2, 3}


# Rounds.


@pytest.mark.rule("mi.round.six", "mi.aim.most-points", "mi.pass.all")
def test_a_game_has_six_rounds_and_the_most_points_win() -> None:
    table = position().denarii(0, 0).resources(0).denarii(1, 3).resources(1)
    rounds = []
    while table.state.stack:
        rounds.append(table.state.round)
        table.play("done" if table.question == "hiring" else "pass")
    assert sorted(set(rounds)) == [1, 2, 3, 4, 5, 6]
    assert rounds.count(3) == 2  # nobody is asked again once all have passed
    assert table.outcome.endings == ("points",)
    assert table.outcome.places[0 if table.total(0) > table.total(1) else 1] == 1


@pytest.mark.rule("mi.round.turns")
def test_turns_go_clockwise_with_one_action_each() -> None:
    table = position(4)
    for seat in (0, 1, 2, 3):
        assert table.decider == seat
        table.play("build forest" if seat < 3 else "build wheat-field", "at 1 0")
    assert table.decider == 0


@pytest.mark.rule("mi.round.prepare")
def test_between_rounds_order_tiles_go_back_and_the_row_stays() -> None:
    table = position().denarii(0, 0).resources(0).denarii(1, 0).resources(1)
    row = table.state.row
    table.play("pass", "pass")
    assert [player.order for player in table.state.players] == [0, 0]
    assert (table.state.orders, table.state.fee, table.state.round) == ((1, 2), 0, 2)
    assert table.state.row[: len(row)] == row


@pytest.mark.rule("mi.round.draw")
def test_new_buildings_come_between_rounds_until_the_next_round_tile() -> None:
    table = position().on_top(3).denarii(0, 0).resources(0).denarii(1, 0).resources(1)
    before = len(table.state.row)
    table.play("pass", "pass")
    new = len(table.state.row) - before
    assert 3 <= new <= 3 + 6
    assert table.state.on_top == 6 - (new - 3)
    moved = [event for event in table.events if isinstance(event, Moved) and event.source == "deck"]
    assert [event.kind for event in moved] == [*table.state.row[before:], "round-tile"]


@pytest.mark.rule("mi.round.sixth")
def test_after_the_sixth_round_glory_is_compared_and_nothing_else_happens() -> None:
    table = position().round(6).glory(0, 2).denarii(0, 40).passed(0).turn(1)
    bag = len(table.state.bag)
    table.play("pass")
    assert table.player(0).laurels == ("glory-6-1",)
    assert (table.player(0).glory, len(table.state.bag), table.state.stack) == (2, bag, [])


# Building.


@pytest.mark.rule("mi.build.cost")
def test_a_building_costs_the_resources_it_shows() -> None:
    table = position().row("ironworks").resources(0, grain=2, wood=1, stone=1, ore=1).denarii(0, 7)
    table.play("build ironworks", "at 0 -1")
    assert (table.stores(0), table.player(0).denarii) == ({"grain": 1, "ore": 1}, 7)
    assert table.tile(0, "0,-1") == "ironworks"


@pytest.mark.rule("mi.place.stays")
def test_no_move_takes_a_tile_away_from_its_place() -> None:
    table = position().city(0, "quarry 1,0", "residence 2,0").row("library").denarii(0, 20).assistants(0, 1)
    for moves in (("build library", "at 3 0"), ("residence", "at 0 1", "down"), ("assistant 2 0", "right")):
        before = {cell: tile.id for cell, tile in table.player(0).city.items()}
        table.turn(0).play(*moves)
        assert before.items() <= {cell: tile.id for cell, tile in table.player(0).city.items()}.items()


@pytest.mark.rule("mi.residence.build")
def test_a_residence_is_free_and_activates_a_line_at_once() -> None:
    table = position().city(0, "quarry 1,0").denarii(0, 0).resources(0)
    table.play("residence", "at 1 1", "up")
    assert (table.stores(0), table.player(0).residences, table.tile(0, "1,1")) == ({"stone": 1}, 8, "residence")


# What buildings do.


@pytest.mark.rule("mi.production.resources", "mi.effect.gain")
@pytest.mark.parametrize(
    ("tile", "stores"),
    [
        ("wheat-field", {"grain": 1}),
        ("forest", {"wood": 1}),
        ("quarry", {"stone": 1}),
        ("mine", {"ore": 1}),
        ("estate", {"grain": 2}),
        ("sawmill", {"wood": 2}),
        ("marble-yard", {"stone": 2}),
        ("ironworks", {"ore": 2}),
    ],
)
def test_producers_give_their_resource(tile: str, stores: dict[str, int]) -> None:
    table = position().city(0, f"{tile} 1,0").resources(0).play("residence", "at 1 1", "up")
    assert table.stores(0) == stores


@pytest.mark.rule("mi.production.forum", "mi.effect.choice", "mi.effect.gain")
@pytest.mark.parametrize("resource", ["grain", "wood", "stone", "ore"])
def test_forum_and_workshop_give_a_resource_of_ones_choice(resource: str) -> None:
    table = position(4).city(0, "workshop 1,0").resources(0)
    table.play("residence", "at 2 0", "left", f"gain {resource}")
    assert table.moves() == {"gain grain", "gain wood", "gain stone", "gain ore"}
    assert table.refusal("done") == "mi.effect.gain"
    table.play(f"gain {resource}")
    assert table.stores(0) == {resource: 2}


@pytest.mark.rule("mi.commerce.if-held", "mi.effect.colon")
@pytest.mark.parametrize(
    ("tile", "resource"),
    [("market", "grain"), ("charcoal-burner", "wood"), ("stone-seller", "stone"), ("smith", "ore")],
)
def test_each_commerce_building_asks_for_its_own_resource(tile: str, resource: str) -> None:
    held = position().city(0, f"{tile} 1,0").resources(0, **{resource: 1}).denarii(0, 0)
    held.play("residence", "at 1 1", "up")
    assert (held.player(0).denarii, held.stores(0)) == (1, {resource: 1})
    others = {name: 1 for name in ("grain", "wood", "stone", "ore") if name != resource}
    without = position().city(0, f"{tile} 1,0").resources(0, **others).denarii(0, 0)
    assert without.play("residence", "at 1 1", "up").player(0).denarii == 0


@pytest.mark.rule("mi.effect.colon", "mi.line.nearest-first")
def test_what_is_held_is_looked_at_when_the_tile_takes_effect() -> None:
    before = position().city(0, "mine 1,0", "smith 1,1").resources(0).denarii(0, 0)
    assert before.play("residence", "at 1 -1", "down").player(0).denarii == 1
    after = position().city(0, "mine 1,0", "smith 1,1").resources(0).denarii(0, 0)
    assert after.play("residence", "at 1 2", "up").player(0).denarii == 0


@pytest.mark.rule("mi.military.exchange")
@pytest.mark.parametrize(("tile", "resource"), [("stable", "grain"), ("arsenal", "wood"), ("armoury", "ore")])
def test_military_buildings_turn_their_resource_into_glory(tile: str, resource: str) -> None:
    table = position().city(0, f"{tile} 1,0").resources(0, **{resource: 2}).resources(1)
    table.play("residence", "at 1 1", "up", f"pay {resource}", f"pay {resource}")
    assert (table.player(0).glory, table.stores(0), table.decider) == (2, {}, 1)


@pytest.mark.rule("mi.effect.arrow")
def test_an_exchange_nobody_can_pay_is_no_question() -> None:
    table = position().city(0, "armoury 1,0").resources(0, grain=3).play("residence", "at 1 1", "up")
    assert table.decider == 1
    sold = position().city(0, "armoury 1,0").resources(0, ore=1).play("residence", "at 1 1", "up", "sell ore")
    assert (sold.decider, sold.player(0).glory) == (1, 0)


@pytest.mark.rule("mi.military.colosseum")
def test_the_colosseum_takes_two_alike_and_the_next_two_may_be_others() -> None:
    table = position().city(0, "colosseum 1,0").resources(0, grain=2, wood=3, ore=1)
    table.play("residence", "at 1 1", "up")
    assert table.moves() == {"pay grain", "pay wood", "done"}
    assert table.refusal("pay ore") == "mi.military.colosseum"
    table.play("pay grain", "pay wood")
    assert (table.player(0).glory, table.stores(0), table.decider) == (4, {"wood": 1, "ore": 1}, 1)


@pytest.mark.rule("mi.military.glory")
@pytest.mark.parametrize(("tile", "tokens"), [("barracks", 1), ("legion-camp", 2)])
def test_barracks_and_legion_camp_give_glory_for_nothing(tile: str, tokens: int) -> None:
    table = position().city(0, f"{tile} 1,0").resources(0).play("residence", "at 1 1", "up")
    assert table.player(0).glory == tokens


@pytest.mark.rule("mi.culture.points")
@pytest.mark.parametrize(("tile", "kind"), [("theatre", 0), ("statue", 1), ("library", 2)])
def test_culture_buildings_give_two_points_of_their_kind(tile: str, kind: int) -> None:
    table = position().city(0, f"{tile} 1,0").play("residence", "at 2 0", "left")
    assert table.state.points == tuple(2 * (place == kind) for place in range(3))


@pytest.mark.rule("mi.culture.compare")
def test_points_of_the_whole_activation_are_added_up() -> None:
    table = position().piles(theatre=3).city(0, "theatre 1,0", "theatre 1,1").play("residence", "at 1 2", "up")
    assert table.player(0).culture == ("theatre-6",)
    one = position().piles(theatre=3).city(0, "theatre 1,0").play("residence", "at 1 1", "up")
    assert one.player(0).culture == ()


@pytest.mark.rule("mi.culture.lost")
def test_points_do_not_last_until_the_next_turn() -> None:
    table = position().piles(theatre=3).city(0, "theatre 1,0", "theatre -1,0")
    table.play("residence", "at 1 1", "up", "pass", "residence", "at -1 1", "up")
    assert (table.player(0).culture, table.state.points) == ((), (0, 0, 0))


@pytest.mark.rule("mi.culture.garden")
def test_a_garden_chooses_among_all_three_kinds() -> None:
    table = position().city(0, "garden 1,0").play("residence", "at 1 1", "up")
    assert table.moves() == {"assign culture-theatre", "assign culture-art", "assign culture-academic"}
    assert table.play("assign culture-art").player(0).culture == ("art-2",)


# Special buildings.


@pytest.mark.rule("mi.special.when-built")
def test_a_special_building_acts_once() -> None:
    table = position().row("refectory").resources(0, grain=1)
    table.play("build refectory", "at 1 0", "gain ore", "gain ore", "pass", "residence", "at 1 1", "up")
    assert table.stores(0) == {"ore": 2}


@pytest.mark.rule("mi.refectory.two")
def test_the_refectory_gives_two_resources_alike_or_not() -> None:
    table = position().row("refectory").resources(0, grain=1)
    table.play("build refectory", "at 1 0", "gain ore", "gain wood")
    assert (table.stores(0), table.decider) == ({"wood": 1, "ore": 1}, 1)


@pytest.mark.rule("mi.special.impossible", "mi.trading-post.price")
def test_a_trading_post_without_money_asks_nothing() -> None:
    table = position().row("trading-post").denarii(0, 1).resources(0)
    assert table.play("build trading-post", "at 1 0").decider == 1


@pytest.mark.rule("mi.trading-post.price")
def test_at_the_trading_post_tokens_can_be_sold_for_the_price() -> None:
    table = position().row("trading-post").denarii(0, 1).resources(0, grain=1)
    table.play("build trading-post", "at 1 0")
    assert table.moves() == {"done"}
    table.play("sell grain", "buy ore")
    assert (table.stores(0), table.player(0).denarii, table.decider) == ({"ore": 1}, 0, 1)


@pytest.mark.rule("mi.bath.culture")
def test_culture_of_all_that_a_bath_activates_is_added_up() -> None:
    table = position().piles(theatre=3).city(0, "theatre 1,0", "theatre 2,1", "garden 2,0")
    table.row("public-bath").denarii(0, 20)
    table.play("build public-bath", "at 1 1", "activate 1 0", "activate 2 0")
    assert (table.player(0).culture, table.state.points, table.state.gardens) == ((), (2, 0, 0), 1)
    table.play("activate 2 1", "assign culture-art")
    assert table.player(0).culture == ("theatre-6", "art-2")


@pytest.mark.rule("mi.special.may-decline", "mi.bath.three")
def test_a_bath_may_stop_early_and_what_it_did_counts() -> None:
    table = position().city(0, "theatre 1,0", "mine 2,0").row("public-bath").denarii(0, 20)
    table.play("build public-bath", "at 1 1", "activate 1 0", "done")
    assert (table.player(0).culture, table.decider) == (("theatre-2",), 1)


@pytest.mark.rule("mi.bath.three")
def test_a_question_of_a_tile_comes_before_the_next_tile_of_the_bath() -> None:
    table = position().city(0, "stable 1,0", "mine 2,0").row("public-bath").resources(0, grain=2).denarii(0, 20)
    table.play("build public-bath", "at 1 1", "activate 1 0")
    assert table.question == "exchanging"
    table.play("pay grain", "done")
    assert table.question == "bathing"
    assert table.moves() == {"activate 0 0", "activate 2 0", "done"}


@pytest.mark.rule("mi.special.may-decline")
@pytest.mark.parametrize("tile", ["trading-post", "triumphal-arch", "refectory", "public-bath", "elevated-aqueduct"])
def test_every_special_building_may_be_declined(tile: str) -> None:
    table = position().row(tile).denarii(0, 20).play(f"build {tile}", "at 1 0")
    assert "done" in table.moves()
    before = (table.player(0).resources, table.player(0).denarii, table.player(0).culture)
    table.play("done")
    assert (table.player(0).resources, table.player(0).denarii, table.player(0).culture) == before
    assert table.decider == 1


@pytest.mark.rule("mi.circus.removes", "mi.special.may-decline")
def test_a_circus_may_be_declined_too() -> None:
    table = position().city(0, "residence 1,0").row("circus").denarii(0, 20).play("build circus", "at 1 1", "done")
    assert table.tile(0, "1,0") == "residence"


# Assistants, passing, hiring.


@pytest.mark.rule("mi.assistant.place")
def test_an_assistant_activates_a_line_like_a_new_residence() -> None:
    table = position().city(0, "residence 1,0", "quarry 2,0", "mine 3,0").assistants(0, 1)
    table.play("assistant 1 0", "right")
    assert (table.activated(), table.player(0).assistants) == (["quarry", "mine"], 0)


@pytest.mark.rule("mi.pass.order-tile")
def test_who_passes_takes_the_lowest_order_tile_and_is_skipped() -> None:
    table = position(3).play("pass", "build forest", "at 1 0", "pass")
    assert [player.order for player in table.state.players] == [1, 0, 2]
    assert table.decider == 1


@pytest.mark.rule("mi.pass.all")
def test_nobody_earns_for_turns_that_are_not_skipped() -> None:
    table = position().resources(0).resources(1).denarii(0, 0).denarii(1, 0).play("pass", "pass")
    assert [player.denarii for player in table.state.players] == [0, 0]


@pytest.mark.rule("mi.hire.reverse-order")
def test_the_highest_order_tile_hires_first() -> None:
    table = position(4)
    for seat in range(4):
        table.denarii(seat, 10)
    table.play("pass", "pass", "pass", "pass")
    asked = []
    while table.question == "hiring":
        asked.append(table.decider)
        table.play("hire for-denarii")
    assert asked == [3, 2, 1, 0]


@pytest.mark.rule("mi.hire.price")
@pytest.mark.parametrize(("owned", "denarii"), [(0, 5), (1, 5), (2, 10), (3, 10), (4, 15)])
def test_the_price_of_an_assistant(owned: int, denarii: int) -> None:
    def asked(money: int) -> Position:
        table = position().assistants(0, owned).denarii(0, money).resources(0).denarii(1, 0).resources(1)
        return table.passed(0).turn(1).play("pass")

    assert asked(denarii - 1).question == "turn"  # out of reach, so not asked
    table = asked(denarii).play("hire for-denarii")
    assert (table.player(0).assistants, table.player(0).denarii) == (owned + 1, 0)


@pytest.mark.rule("mi.hire.one-a-round")
def test_hiring_may_be_declined() -> None:
    table = position().denarii(0, 9).denarii(1, 0).resources(1).passed(0).turn(1).play("pass", "done")
    assert (table.player(0).assistants, table.state.round) == (0, 2)


# Temples and the end.

NEAR = {
    "production": ("quarry", 1),
    "commerce": ("smith", 3),
    "culture": ("statue", 2),
    "military": ("stable", 3),
    "special": ("circus", 3),
    "temple": ("temple-ore", 3),
    "residential": ("residence", 1),
}
LINES = {"production": 1, "commerce": 2, "culture": 2, "military": 2, "special": 2, "temple": 2, "residential": 1}


@pytest.mark.rule("mi.temple.near")
@pytest.mark.parametrize("category", NEAR)
def test_a_temple_counts_its_category_among_the_eight_tiles_around_it(category: str) -> None:
    tile, points = NEAR[category]
    table = position().city(0, "market 0,1", f"temple-near-{category} 0,2")
    before = table.points(0, "temples")
    table.city(0, f"{tile} 1,3")
    assert table.points(0, "temples") - before == points
    far = position().city(0, "market 0,1", f"temple-near-{category} 0,2", f"{tile} 2,2")
    assert far.points(0, "temples") == before


@pytest.mark.rule("mi.temple.lines", "mi.temple.itself")
@pytest.mark.parametrize("category", LINES)
def test_a_temple_counts_its_category_in_its_row_and_column(category: str) -> None:
    tile = NEAR[category][0]
    table = position().city(0, f"temple-lines-{category} 1,2", f"{tile} 1,9")
    assert table.points(0, "temples") == LINES[category]
    beside = position().city(0, f"temple-lines-{category} 1,2", f"{tile} 2,1")
    assert beside.points(0, "temples") == 0


@pytest.mark.rule("mi.temple.categories")
def test_a_temple_counts_categories_along_its_lines() -> None:
    table = position().city(0, "temple-lines-categories 3,0", "residence 3,4", "quarry 1,0", "mine 2,0", "smith 2,1")
    assert table.points(0, "temples") == 2  # production and residential


@pytest.mark.rule("mi.temple.stores")
@pytest.mark.parametrize("resource", ["grain", "wood", "stone", "ore"])
def test_a_temple_counts_the_tokens_of_its_resource(resource: str) -> None:
    table = position().city(0, f"temple-{resource} 1,0").resources(0, **{resource: 4})
    assert table.points(0, "temples") == 8


@pytest.mark.rule("mi.score.total")
def test_the_total_is_made_of_five_kinds_of_points() -> None:
    table = position().round(6).city(0, "temple-near-production 1,0").culture(0, "art-4", "theatre-2").glory(0, 1)
    table.denarii(0, 7).resources(0, grain=2).passed(0).turn(1).play("pass")
    lines = dict(table.outcome.tallies[0].lines)
    assert lines == {"culture": 6, "glory": 7, "temples": 1, "tokens": 3, "order": 3}
    assert table.total(0) == 20


@pytest.mark.rule("mi.solo.titles")
@pytest.mark.parametrize(
    ("points", "title"),
    [
        (80, "augustus"),
        (79, "consul"),
        (70, "consul"),
        (69, "legatus"),
        (60, "legatus"),
        (50, "tribunus"),
        (40, "centurion"),
        (39, "immune"),
        (30, "immune"),
        (29, "civil"),
        (0, "civil"),
    ],
)
def test_the_title_of_the_solo_game_goes_by_points(points: int, title: str) -> None:
    table = position(1).round(6).resources(0).denarii(0, 3 * points).play("pass")
    assert table.total(0) == points
    assert (table.outcome.endings, table.outcome.places) == ((title,), (1,))
    assert title in TITLES


# Every refusal.

REFUSALS: list[tuple[str, Callable[[], Position], tuple[str, ...]]] = [
    ("mi.build.missing", lambda: position().row("mine").resources(0).denarii(0, 2), ("build mine",)),
    ("mi.build.missing", lambda: position().denarii(0, 5), ("build temple-grain",)),
    ("mi.pass.fee", lambda: position().passed(1).denarii(0, 0), ("residence",)),
    ("mi.pass.fee", lambda: position().passed(1).denarii(0, 0), ("build forest",)),
    ("mi.pass.fee", lambda: position().city(0, "residence 1,0").passed(1).denarii(0, 0), ("assistant 1 0",)),
    ("mi.residence.nine", lambda: position().residences(0, 0), ("residence",)),
    ("mi.assistant.needs-one", lambda: position().city(0, "residence 1,0"), ("assistant 1 0",)),
    (
        "mi.assistant.one-each",
        lambda: position().city(0, "residence 1,0 assisted").assistants(0, 1),
        ("assistant 1 0",),
    ),
    ("mi.sell.held", position, ("sell ore",)),
    ("mi.sell.held", position, ("sell grain", "sell grain")),
    ("mi.place.one-a-cell", position, ("residence", "at 0 0")),
    (
        "mi.military.exchange",
        lambda: position().city(0, "stable 1,0").resources(0, grain=1, ore=1),
        ("residence", "at 2 0", "left", "pay ore"),
    ),
    (
        "mi.trading-post.price",
        lambda: position().row("trading-post").denarii(0, 1),
        ("build trading-post", "at 1 0", "buy ore"),
    ),
]


@pytest.mark.rule(
    "mi.build.missing",
    "mi.pass.fee",
    "mi.residence.nine",
    "mi.assistant.needs-one",
    "mi.assistant.one-each",
    "mi.sell.held",
    "mi.place.one-a-cell",
    "mi.military.exchange",
    "mi.trading-post.price",
)
@pytest.mark.parametrize(
    ("rule", "written", "moves"), REFUSALS, ids=[f"{rule} {moves[-1]}" for rule, _, moves in REFUSALS]
)
def test_a_refusal_names_its_rule(rule: str, written: Callable[[], Position], moves: tuple[str, ...]) -> None:
    assert written().refusal(*moves) == rule


def test_a_refusal_says_what_is_needed_and_what_is_there() -> None:
    table = position().row("mine").resources(0).denarii(0, 2)
    refusal = table.table.why_not("build mine")
    assert refusal is not None
    assert refusal.args == {"thing": "mine", "need": 3, "have": 2}


def test_figures_are_read_from_the_data() -> None:
    text = shipped_text().replace("missing_price = 3", "missing_price = 4").replace("turn_fee = 1", "turn_fee = 2")
    table = position(edition=read(text, "dear")).row("mine").resources(0).denarii(0, 6).passed(1)
    assert table.play("build mine").player(0).denarii == 0


def where_tokens_fetch_two() -> Position:
    return position(edition=read(shipped_text().replace("sale_price = 1", "sale_price = 2"), "generous"))


@pytest.mark.rule("mi.limit.six")
def test_what_exceeds_the_limit_fetches_the_price_of_a_sale() -> None:
    table = where_tokens_fetch_two().city(0, "estate 1,0").resources(0, grain=5).denarii(0, 0)
    table.play("residence", "at 2 0", "left", "gain grain")
    assert (table.stores(0), table.player(0).denarii) == ({"grain": 6}, 4)


@pytest.mark.rule("mi.sell.any-time")
def test_a_token_sold_fetches_the_price_of_a_sale() -> None:
    assert where_tokens_fetch_two().resources(0, ore=1).denarii(0, 0).play("sell ore").player(0).denarii == 2


@pytest.mark.rule("mi.trading-post.price")
def test_whether_the_trading_post_asks_depends_on_what_sales_would_fetch() -> None:
    table = where_tokens_fetch_two().row("trading-post").resources(0, ore=1).denarii(0, 0)
    assert table.play("build trading-post", "at 1 0").question == "trading"


@pytest.mark.rule("mi.hire.price")
def test_whether_hiring_is_asked_depends_on_what_sales_would_fetch() -> None:
    table = where_tokens_fetch_two().resources(0, ore=3).denarii(0, 0).passed(1)
    assert (table.play("pass").question, table.decider) == ("hiring", 0)


def test_everything_is_told() -> None:
    table = position().city(0, "quarry 1,0").play("residence", "at 1 1", "up")
    names = [event.name for event in table.events if isinstance(event, Happened)]
    assert names == ["faced", "activated", "turn"]
