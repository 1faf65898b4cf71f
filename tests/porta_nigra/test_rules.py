"""Every rule of the catalogue that no example and no ruling shows, and every refusal by its name."""

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from porta_nigra.position import BLUE_SHOP, Position, position
from quadriga.core.catalogue import rules_of
from quadriga.core.chance import RandomChance
from quadriga.core.events import Happened, Moved
from quadriga.games.porta_nigra import refusals
from quadriga.games.porta_nigra.game import GAME
from quadriga.games.porta_nigra.state import PortaNigraState
from quadriga.games.porta_nigra.views import PortaNigraView


def building() -> Position:
    """Seat 0 is asked where its element goes, with two black bricks in the Amphitheatre."""
    return position().bricks(0, black=2).play("play act1", "build 4")


def stacking(black: int, white: int = 0) -> Position:
    """Seat 0 is asked how high it builds on a black spot of the Porta Nigra."""
    table = position().quarter(0, "porta").bricks(0, black=black, white=white)
    return table.play("play act1", "build 4", "on pn1")


def adding() -> Position:
    """Seat 0 is asked which of its two elements of the Porta Nigra grows; it has a third of eight bricks."""
    table = position().element(0, "pn1", 3).element(0, "pn2", 4).element(0, "pn3", 8).element(1, "pn4", 3)
    return table.influence(0, 2).honour_display("h08").play("honour h08")


REFUSALS: list[tuple[str, Callable[[], Position], tuple[str, ...]]] = [
    ("pn.turn.one-card", position, ("end",)),
    ("pn.turn.one-card", position, ("play act1", "play act2")),
    ("pn.turn.one-card", position, ("play act1", "play act1")),
    ("pn.card.discard-waits", lambda: position().cards_left(2, 2), ("play act3",)),
    ("pn.card.icon-once", position, ("play act1", "coins 3", "coins 3")),
    ("pn.card.icon-once", lambda: position().bricks(0, black=4), ("play act1", "build 4", "on ab1", "build 4")),
    (
        "pn.card.torches",
        lambda: position().torches(0, 0),
        ("play act2", "forfeit", "forfeit", "forfeit", "buy white 1"),
    ),
    ("pn.card.forfeit", position, ("forfeit",)),
    ("pn.torch.sell", lambda: position().torches(0, 0), ("sell torch",)),
    ("pn.buy.empty-shop", lambda: position().market(black=0), ("play act1", "buy black 1")),
    ("pn.buy.icon-colour", position, ("play act2", "buy white 2")),
    ("pn.buy.price", lambda: position().sesterces(0, 4), ("play act1", "buy white 1")),
    ("pn.build.roman", lambda: position().romans(0, 0).bricks(0, black=2), ("play act1", "build 4")),
    ("pn.build.bricks", position, ("play act1", "build 4")),
    ("pn.build.bricks", building, ("on aa1",)),
    ("pn.build.bricks", building, ("on ac2",)),
    (
        "pn.build.spot-empty",
        lambda: position().element(1, "ab1").bricks(0, black=2),
        ("play act1", "build 4", "on ab1"),
    ),
    ("pn.walk.toll", lambda: position().sesterces(0, 0).bricks(0, black=2), ("play act1", "build 4", "on ba1")),
    (
        "pn.walk.toll",
        lambda: position().sesterces(0, 0).bricks(0, black=2).quarter(0, "porta").element(1, "cw1"),
        ("play act1", "build 4"),
    ),
    ("pn.porta.height", lambda: position().bricks(0, black=2), ("play act1", "build 4", "on pn1")),
    ("pn.porta.height", lambda: stacking(6), ("stack 2",)),
    ("pn.porta.height", lambda: stacking(6), ("stack 7",)),
    ("pn.build.white", lambda: stacking(4, 2), ("stack 5", "white 0")),
    ("pn.build.white", lambda: stacking(4, 2), ("stack 4", "white 3")),
    ("pn.influence.roman", lambda: position().influence(0, 1), ("spend roman",)),
    ("pn.influence.build", lambda: position().influence(0, 1).bricks(0, black=2), ("spend build",)),
    ("pn.roman.limited", lambda: position().influence(0, 2).romans(0, 3, reserve=0), ("spend roman",)),
    ("pn.honour.cost", lambda: position().influence(0, 1).honour_display("h17"), ("honour h17",)),
    (
        "pn.honour.one-a-turn",
        lambda: position().influence(0, 2).honour_display("h16", "h19"),
        ("honour h16", "honour h19"),
    ),
    (
        "pn.final.discard-different",
        lambda: position().influence(0, 2).honour_display("h01").gained(0, "k01", "k02", "k06", "k11"),
        ("honour h01",),
    ),
    (
        "pn.final.discard-lower",
        lambda: position().influence(0, 3).honour_display("h03").gained(0, "h01"),
        ("honour h03",),
    ),
    ("pn.extra-brick.own", adding, ("add pn4",)),
    ("pn.extra-brick.own", adding, ("add pn5",)),
    ("pn.extra-brick.most", adding, ("add pn3",)),
]


@pytest.mark.rule(*sorted({rule for rule, _, _ in REFUSALS}))
@pytest.mark.parametrize(("rule", "write", "moves"), REFUSALS)
def test_a_refused_move_names_the_rule_that_refuses_it(
    rule: str, write: Callable[[], Position], moves: tuple[str, ...]
) -> None:
    assert write().refusal(*moves) == rule


def test_every_refusal_in_the_code_is_shown_above() -> None:
    source = Path(refusals.__file__).read_text(encoding="utf-8")
    assert set(re.findall(r'"(pn\.[a-z.-]+)"', source)) == {rule for rule, _, _ in REFUSALS}


def test_every_rule_cited_in_the_code_is_in_the_catalogue() -> None:
    folder = Path(refusals.__file__).parent
    cited = {rule for file in folder.glob("*.py") for rule in re.findall(r"\bpn\.[a-z-]+\.[a-z-]+", file.read_text())}
    assert cited
    assert cited <= rules_of(GAME.package, "en").keys()


# Setting up.


@pytest.mark.rule("pn.setup.start", "pn.setup.action-cards", "pn.setup.displays", "pn.turn.refill-first")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_table_is_set_up(seats: int) -> None:
    for seed in range(10):
        options = GAME.meta.settle_options({})
        state = GAME.setup(GAME.edition(), options, seats, RandomChance(random.Random(seed)))
        assert isinstance(state, PortaNigraState)
        for player in state.players:
            assert (player.sesterces, player.torches, player.influence, player.points) == (20, 1, 0, 0)
            assert (player.romans, player.reserve, len(player.hand)) == (5, 10, 2)
            everything = sorted([*player.hand, *player.deck])
            assert everything == [f"p{player.seat}.act{n}" for n in range(1, 8 if seats == 4 else 9)]
        assert (len(state.building_display), len(state.building_deck)) == (6, 14)
        assert (len(state.honour_display), len(state.honour_deck)) == (14, 14)
        assert 14 <= sum(state.shops) <= 17
        assert state.reserve == 90 - sum(state.shops)
        assert (state.round, state.stack[-1].name) == (1, "placing")


@pytest.mark.rule("pn.brick.limited", "pn.roman.limited")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_ninety_bricks_and_fifteen_romans_each(seats: int) -> None:
    box = position(seats).box
    assert box["brick"] == 90
    assert [box[f"p{seat}.roman"] for seat in range(seats)] == [15] * seats


@pytest.mark.rule("pn.turn.place-builder")
def test_the_master_builder_arrives_in_any_quarter_for_nothing_in_the_first_turn() -> None:
    table = position().nowhere(0)
    assert table.moves() == {"place amphitheatre", "place wall", "place porta", "place basilica"}
    table.play("place porta")
    assert (table.where(0), table.player(0).sesterces, table.table.question) == ("porta", 20, "card")
    table.nowhere(1).end_turns()
    assert table.table.question == "placing", "each in her own first turn"
    table.play("place wall").end_turns(2)
    assert table.table.question == "card", "and only in that one"


@pytest.mark.rule("pn.turn.supply-reshuffled")
def test_discarded_supply_cards_form_the_deck_again_without_those_of_this_refill() -> None:
    table = position().market(black=1, blue=1, red=1, yellow=1, white=1).supply("s01").play("play act1")
    discarded = set(table.state.supply_discard)
    events = table.play_drawing("end", "p0.act3", "s01", "s06", "s05")
    back = {event.kind for event in events if isinstance(event, Moved) and event.target == "deck.supply"}
    assert back == discarded
    assert table.state.supply_discard == ["s01", "s06", "s05"]
    assert len(table.state.supply_deck) == 7


@pytest.mark.rule("pn.turn.refill-market")
@pytest.mark.parametrize(("white", "full"), [(3, False), (2, True)])
def test_seven_bricks_are_enough_and_six_are_not(white: int, full: bool) -> None:
    table = position().market(black=1, blue=1, red=1, yellow=1, white=white).play("play act1")
    table.play("end")
    assert (sum(table.state.shops) >= 14) is full


# The turn.


@pytest.mark.rule("pn.turn.end", "pn.turn.order", "pn.card.discard-waits")
def test_the_played_card_is_discarded_and_another_drawn() -> None:
    table = position(3).play("play act1", "end")
    player = table.player(0)
    assert (player.discard, len(player.hand), len(player.deck)) == (["p0.act1"], 2, 5)
    assert (table.table.decider, table.state.played, table.state.torches) == (1, "", 0)


@pytest.mark.rule("pn.turn.last-cards", "pn.round.end")
def test_without_a_deck_the_last_card_is_played_alone() -> None:
    table = position().cards_left(2, 2).play("play act1", "end")
    assert table.player(0).hand == ["p0.act2"]
    table.end_turns()
    assert table.moves() == {"play act2", "sell torch"}
    table.end_turns(2)
    assert table.state.round == 1
    assert table.table.question == "appoint", "nobody has built anything"


@pytest.mark.rule("pn.card.any-order", "pn.action.coins", "pn.action.influence", "pn.action.torch")
@pytest.mark.parametrize("order", [("coins 1", "influence 2", "torch 3"), ("torch 3", "influence 2", "coins 1")])
def test_icons_are_used_in_any_order(order: tuple[str, ...]) -> None:
    table = position().hand(0, "act8", "act1").play("play act8", *order)
    player = table.player(0)
    assert (player.sesterces, player.influence, player.torches) == (24, 1, 1)


@pytest.mark.rule("pn.action.torch", "pn.card.torch-token")
def test_a_torch_token_taken_is_used_in_the_same_turn() -> None:
    table = position().torches(0, 0).hand(0, "act8", "act1").play("play act8", "torch 3", "coins 1", "influence 2")
    assert (table.player(0).torches, table.player(0).influence) == (0, 1)


@pytest.mark.rule("pn.card.card-first")
def test_the_torches_of_the_card_are_used_before_tokens() -> None:
    table = position().torches(0, 2).hand(0, "act4", "act1").play("play act4", "influence 4")
    assert (table.state.torches, table.player(0).torches) == (2, 2)
    table.play("torch 5", "buy red 1", "buy black 2")
    assert (table.state.torches, table.player(0).torches) == (0, 2 + 1 - 1)


@pytest.mark.rule("pn.buy.grey")
def test_a_grey_icon_buys_in_every_shop() -> None:
    table = position().play("play act1")
    colours = ("black", "blue", "red", "yellow", "white")
    assert {f"buy {colour} {icon}" for colour in colours for icon in (1, 2)} <= table.moves()
    table.play("buy blue 2", "buy red 1")
    assert (table.own(0, "blue"), table.own(0, "red")) == (1, 1)


@pytest.mark.rule("pn.walk.clockwise", "pn.city.quarters")
def test_the_master_builder_walks_the_long_way_round_rather_than_back() -> None:
    table = position().quarter(0, "amphitheatre").hand(0, "act6", "act1").play("play act6", "buy blue 1")
    assert (table.where(0), table.player(0).sesterces) == (BLUE_SHOP, 20 - 3 - 2)


@pytest.mark.rule("pn.walk.only-to-act")
def test_nobody_walks_to_a_shop_of_ones_own_quarter_or_to_the_white_one() -> None:
    table = position().quarter(0, "amphitheatre").play("play act1", "buy red 1", "buy white 2")
    assert (table.where(0), table.player(0).sesterces) == ("amphitheatre", 20 - 3 - 5)


# Building.


@pytest.mark.rule("pn.build.steps")
def test_the_walk_is_shown_before_it_is_paid_and_paid_when_all_is_chosen() -> None:
    table = position().quarter(0, "amphitheatre").bricks(0, black=4, white=2).play("play act1", "build 4")
    view = table.table.view(0)
    assert isinstance(view, PortaNigraView)
    assert view.tolls == {"amphitheatre": 0, "wall": 1, "porta": 2, "basilica": 3}
    table.play("on pn1")
    assert (table.table.question, table.player(0).sesterces) == ("height", 20)
    table.play("stack 4")
    assert (table.table.question, table.player(0).sesterces) == ("whites", 20)
    shown = table.table.preview("white 1").events
    assert Happened("walked", 0, {"toll": 2}) in shown
    assert Moved("sesterce", 2, "p0.purse", "bank") in shown
    table.play("white 1")
    assert (table.player(0).sesterces, table.own(0, "black"), table.own(0, "white")) == (18, 1, 1)


@pytest.mark.rule("pn.build.white", "pn.build.substitute-colour")
def test_white_bricks_may_stand_for_bricks_one_has() -> None:
    table = position().bricks(0, red=3, white=1).building_display("k08").play("play act1", "build 4", "on aa3")
    assert table.moves() == {"white 0", "white 1"}
    table.play("white 1")
    assert (table.own(0, "red"), table.own(0, "white"), table.player(0).points) == (1, 0, 13)
    assert table.player(0).buildings == ["k08"], "the card of the spot's colour"


@pytest.mark.rule("pn.build.white")
def test_a_white_spot_takes_white_bricks_only() -> None:
    table = position().quarter(0, "wall").bricks(0, yellow=5, white=1).play("play act1", "build 4")
    assert table.refusal("on cw10") == "pn.build.bricks"
    table.play("on cw9")
    assert (table.standing("cw9"), table.own(0, "yellow"), table.own(0, "white")) == ((0, 1), 5, 0)


@pytest.mark.rule("pn.build.no-card-row-c")
def test_row_c_of_the_amphitheatre_gives_no_building_card() -> None:
    table = position().bricks(0, black=3).building_display("k06").influence(0, 2)
    table.play("play act1", "build 4", "on ac1")
    assert (table.player(0).buildings, table.state.building_display) == ([], ["k06"])
    table.play("spend build", "on ab1")
    assert table.player(0).buildings == ["k06"], "row B does"


@pytest.mark.rule("pn.reward.amphitheatre")
def test_the_reward_of_the_amphitheatre_is_five_sesterces_and_a_roman() -> None:
    table = position().bricks(0, black=3).play("play act1", "build 4", "on aa1")
    assert (table.player(0).sesterces, table.player(0).romans, table.player(0).reserve) == (25, 5, 9)


@pytest.mark.rule("pn.reward.wall", "pn.build.reward")
def test_the_reward_of_the_wall_is_a_white_brick() -> None:
    table = position().element(0, "cw1").element(0, "cw3").quarter(0, "wall").bricks(0, red=1)
    table.play("play act1", "build 4", "on cw5")
    assert (table.own(0, "white"), table.player(0).romans) == (1, 4)


@pytest.mark.rule("pn.porta.height")
def test_three_to_eight_bricks_stand_in_the_porta_nigra() -> None:
    assert stacking(9).moves() == {f"stack {bricks}" for bricks in range(3, 9)}
    low = stacking(3)
    assert (low.standing("pn1"), low.table.question) == ((0, 3), "act"), "three bricks leave no choice"


# Influence.


@pytest.mark.rule("pn.influence.build", "pn.influence.roman")
def test_influence_pays_as_often_as_it_lasts() -> None:
    table = position().influence(0, 8).bricks(0, black=3).play("spend build", "on ab1", "spend build", "on ac1")
    table.play("spend roman", "spend roman")
    assert (table.player(0).placed, table.player(0).influence) == (2, 0)


@pytest.mark.rule("pn.honour.one-a-turn")
def test_another_honour_card_can_be_bought_in_the_next_turn() -> None:
    table = position().influence(0, 2).honour_display("h16", "h19").play("honour h16")
    table.end_turns(2)
    assert table.refusal("honour h19") is None


@pytest.mark.rule("pn.honour.at-once", "pn.honour.bricks")
@pytest.mark.parametrize(
    ("card", "gains"),
    [
        ("h09", {"black": 1}),
        ("h10", {"blue": 1}),
        ("h11", {"red": 1}),
        ("h12", {"yellow": 1, "torches": 1}),
        ("h13", {"white": 1, "torches": 1}),
        ("h14", {"romans": 1, "reserve": -1}),
        ("h15", {"torches": 2}),
        ("h16", {"sesterces": 5}),
        ("h17", {"sesterces": 12}),
        ("h19", {"points": 4}),
        ("h20", {"points": 10}),
        ("h21", {"points": 20}),
    ],
)
def test_an_honour_card_does_what_it_shows_and_leaves_the_game(card: str, gains: dict[str, int]) -> None:
    table = position().influence(0, 3).honour_display(card)
    before = holdings(table)
    table.play(f"honour {card}")
    cost = table.state.cards.honours[card].cost
    expected = {**before, "influence": 3 - cost}
    for what, gain in gains.items():
        expected[what] += gain
    assert holdings(table) == expected
    assert table.state.box == [card]


def holdings(table: Position) -> dict[str, int]:
    player = table.player(0)
    names = ("sesterces", "torches", "influence", "romans", "reserve", "points")
    colours = ("black", "blue", "red", "yellow", "white")
    return {name: getattr(player, name) for name in names} | {colour: table.own(0, colour) for colour in colours}


@pytest.mark.rule("pn.honour.at-once", "pn.build.one-element")
def test_an_honour_card_that_builds_asks_for_the_spot() -> None:
    table = position().influence(0, 1).honour_display("h18").bricks(0, black=2).play("honour h18")
    assert table.table.question == "spot"
    table.play("on ab1")
    assert (table.standing("ab1"), table.table.question) == ((0, 2), "card")


@pytest.mark.rule("pn.final.discard-lower", "pn.final.out-of-the-game", "pn.score.finals")
def test_the_chain_of_final_scoring_cards() -> None:
    table = position().influence(0, 5).honour_display("h02", "h03").gained(0, "h01", "h01")
    assert table.scored(0)["finals"] == 60
    table.play("honour h02")
    assert (table.player(0).honours, table.scored(0)["finals"]) == (["h01", "h02"], 72)
    table.end_turns(2).play("honour h03")
    assert (table.player(0).honours, table.scored(0)["finals"]) == (["h01", "h03"], 86)
    assert sorted(table.state.box) == ["h01", "h02"]


@pytest.mark.rule("pn.final.which-discarded", "pn.substitute.building")
def test_the_oldest_card_of_a_building_is_discarded_and_a_substitute_serves_as_well() -> None:
    table = position().influence(0, 2).honour_display("h01").gained(0, "k02", "k01", "k06", "k11", "h04", "h07")
    assert table.scored(0)["sets"] == 20 + 2 + 2
    table.play("honour h01")
    assert (table.player(0).buildings, table.player(0).honours) == (["k01"], ["h04", "h01"])
    assert table.state.box == ["k02", "k06", "k11", "h07"]
    assert (table.scored(0)["sets"], table.scored(0)["finals"]) == (2 + 2, 30)


@pytest.mark.rule("pn.substitute.building", "pn.honour.kept", "pn.score.sets")
def test_a_substitute_building_card_makes_sets() -> None:
    table = position().influence(0, 2).honour_display("h05").gained(0, "k01").play("honour h05")
    assert (table.player(0).honours, table.state.box) == (["h05"], [])
    assert table.scored(0)["sets"] == 6


@pytest.mark.rule("pn.extra-brick.own", "pn.extra-brick.counts", "pn.extra-brick.no-walk", "pn.extra-brick.most")
def test_a_brick_is_added_under_a_roman_from_afar_without_points_but_with_a_reward() -> None:
    table = adding()
    assert (table.table.question, table.moves()) == ("adding", {"add pn1", "add pn2"})
    reserve = table.state.reserve
    romans = table.player(0).romans
    table.play("add pn1")
    player = table.player(0)
    assert (table.standing("pn1"), table.state.reserve) == ((0, 4), reserve - 1)
    assert (player.points, player.sesterces, table.where(0)) == (0, 20, "amphitheatre")
    assert player.built[table.state.cards.porta] == 16
    assert (player.influence, player.romans) == (1, romans), "from 15 to 16 there is no multiple of three"
    other = position().element(0, "pn1", 5).influence(0, 1).honour_display("h08").play("honour h08")
    assert (other.standing("pn1"), other.player(0).influence, other.player(0).romans) == ((0, 6), 1, 7)


@pytest.mark.rule("pn.end.bricks")
def test_an_added_brick_can_be_the_last_one() -> None:
    table = position().element(0, "pn1", 4).influence(0, 2).honour_display("h08")
    table.market(black=0, blue=0, red=0, yellow=0, white=0).reserve(1).play("honour h08")
    assert (table.state.early, table.player(0).points) == ("bricks-exhausted", 5)


# Rounds.


@pytest.mark.rule("pn.round.count", "pn.end.last-round")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 3), (3, 2), (4, 2)])
def test_a_game_of_idle_players_lasts_as_many_rounds_as_printed(seats: int, rounds: int) -> None:
    table = position(seats)
    turns = 0
    while table.table.decider is not None:
        if table.table.question == "appoint":
            table.play("first p0")
        else:
            table.end_turns()
            turns += 1
    assert (table.state.round, turns) == (rounds, rounds * seats * (7 if seats == 4 else 8))
    assert table.outcome.endings == ("last-round", "tie")


@pytest.mark.rule("pn.round.scoring")
@pytest.mark.parametrize(("seats", "amount"), [(2, 3), (3, 6), (4, 6)])
def test_bricks_count_double_with_three_or_four_players(seats: int, amount: int) -> None:
    table = position(seats).element(0, "aa1").cards_left(*[0] * (seats - 1), 1).turn(seats - 1).end_turns()
    assert (table.table.question, table.table.decider) == ("split", 0)
    assert len(table.moves()) == amount + 1


@pytest.mark.rule("pn.round.split")
def test_the_scoring_goes_round_in_turn_order() -> None:
    table = position(3).element(0, "aa1").element(1, "aa2").element(2, "aa3").cards_left(0, 1, 0).turn(1)
    table.round(1, first=2).end_turns()
    asked = []
    while table.table.question == "split":
        asked.append(table.table.decider)
        table.play("points 6")
    assert asked == [2, 0, 1]


@pytest.mark.rule("pn.round.portions")
def test_more_than_forty_is_divided_in_portions() -> None:
    table = position(3).cards_left(0, 0, 1).turn(2)
    for spot in ("pn1", "pn3", "pn5"):
        table.element(0, spot, 8)
    table.end_turns()
    assert table.moves() == {f"points {points}" for points in range(41)}
    table.play("points 40")
    assert table.moves() == {f"points {points}" for points in range(9)}
    table.play("points 3")
    assert (table.player(0).points, table.player(0).sesterces, table.table.question) == (43, 25, "appoint")


@pytest.mark.rule("pn.round.starter")
@pytest.mark.parametrize("starter", [0, 1, 2])
def test_the_fewest_points_after_the_scoring_name_the_starting_player(starter: int) -> None:
    table = position(3).element(0, "ab1").points(1, 3).points(2, 4).cards_left(0, 0, 1).turn(2).end_turns()
    table.play("points 4")
    assert table.table.decider == 1, "before the scoring it would have been seat 0"
    table.play(f"first p{starter}")
    assert (table.state.first, table.state.active, table.state.round) == (starter, starter, 2)


@pytest.mark.rule("pn.round.new-hands")
def test_everybody_begins_a_round_with_all_cards_and_two_in_hand() -> None:
    table = position(3).cards_left(0, 0, 1).turn(2).end_turns().play("first p1")
    for player in table.state.players:
        assert (len(player.hand), len(player.deck), player.discard) == (2, 6, [])


# The end.


@pytest.mark.rule("pn.end.fifteenth", "pn.end.bonus", "pn.end.one-more-turn")
def test_the_fifteenth_element_ends_the_game_early() -> None:
    table = position(3).romans(0, 1, reserve=0).quarter(0, "wall").bricks(0, black=3).play("play act1", "build 4")
    points = table.player(0).points
    table.play("on cw2")
    assert (table.player(0).placed, table.player(0).points) == (15, points + 7 + 5)
    assert Happened("early-end", 0, {"cause": "fifteenth-element"}) in table.events
    assert {"buy black 1", "coins 3"} <= table.moves(), "she finishes her card"
    table.play("end").end_turns(2)
    assert table.outcome.endings[0] == "fifteenth-element"


@pytest.mark.rule("pn.end.bricks")
def test_bricks_in_supplies_and_on_spots_do_not_count() -> None:
    table = position().market(black=0, blue=0, red=0, yellow=0, white=1).reserve(1).play("play act1", "buy white 1")
    assert table.state.early == "", "one is left in the reserve"
    table.play("end")
    assert (table.state.reserve, sum(table.state.shops)) == (0, 1), "the refill is no end"
    assert table.state.early == ""


@pytest.mark.rule("pn.end.bonus")
def test_both_causes_in_one_turn_give_five_points_once() -> None:
    table = position().romans(0, 1, reserve=0).quarter(0, "wall").bricks(0, black=3)
    table.market(black=0, blue=0, red=0, yellow=0, white=0).reserve(1)
    points = table.player(0).points
    table.play("play act1", "build 4", "on cw2")
    assert (table.own(0, "white"), table.state.early) == (1, "bricks-exhausted")
    assert table.player(0).points == points + 7 + 5


@pytest.mark.rule("pn.aim.most-points", "pn.score.order")
def test_the_final_scoring_adds_four_steps_to_the_track() -> None:
    table = position().cards_left(0, 1).turn(1).round(3).points(0, 40).gained(0, "k01", "h01").element(0, "ab1")
    table.end_turns()
    tally = table.outcome.tallies[0]
    assert [name for name, _ in tally.lines] == [
        "track",
        "sets",
        "finals",
        "leftovers",
        "basilica",
        "amphitheatre",
        "wall",
        "porta",
    ]
    assert tally.total == 40 + 2 + 30 + (6 + 5 + 1) + 10
    assert table.outcome.winners == (0,)


@pytest.mark.rule("pn.score.leftovers")
def test_what_is_left_over_scores() -> None:
    table = position().sesterces(0, 11).torches(0, 2).influence(0, 3).romans(0, 4).bricks(0, black=1, white=2)
    assert table.scored(0)["leftovers"] == 3 + 2 + 3 + 4 + 3


@pytest.mark.rule("pn.score.wall", "pn.score.majorities")
def test_the_wall_is_scored_as_a_whole() -> None:
    table = position(3).element(0, "cw1").element(0, "cw4").element(1, "cw10").element(2, "cw3")
    assert [table.scored(seat)["wall"] for seat in range(3)] == [20, 10, 0]


@pytest.mark.rule("pn.score.porta")
@pytest.mark.parametrize(
    ("height", "first", "second"), [(3, 12, 6), (4, 15, 7), (5, 19, 9), (6, 24, 12), (7, 30, 15), (8, 37, 18)]
)
def test_each_height_of_the_porta_nigra_is_scored_by_elements(height: int, first: int, second: int) -> None:
    table = position().element(0, "pn1", height).element(0, "pn3", height).element(1, "pn9", height)
    assert (table.scored(0)["porta"], table.scored(1)["porta"]) == (first, second), "two before one, however dear"


@pytest.mark.rule("pn.score.sets")
def test_four_different_buildings_make_the_largest_set() -> None:
    table = position().gained(0, "k01", "k06", "k11", "k16", "k02", "k07")
    assert table.scored(0)["sets"] == 20 + 6


@pytest.mark.rule("pn.score.shared-win")
def test_equal_totals_share_the_victory() -> None:
    table = position(3).cards_left(0, 0, 1).turn(2).round(2).sesterces(2, 0).end_turns()
    assert table.outcome.places == (1, 1, 3)
    assert table.outcome.endings == ("last-round", "tie")
