"""Where the two rulebooks contradict each other, and where both leave something open: each as we decided it."""

import random

import pytest

from porta_nigra.position import Position, position, shipped_text
from quadriga.core.chance import RandomChance
from quadriga.core.errors import InvalidMove, OptionError
from quadriga.core.events import Happened, Moved
from quadriga.core.table import Table
from quadriga.games.porta_nigra.edition import read
from quadriga.games.porta_nigra.game import GAME
from quadriga.games.porta_nigra.scoring import majority_claims
from quadriga.games.porta_nigra.state import PortaNigraState

# The contradictions.


@pytest.mark.rule("pn.reward.porta")
def test_contradiction_1_the_reward_of_the_porta_nigra_is_one_influence_and_two_romans() -> None:
    table = position().quarter(0, "porta").bricks(0, black=3).play("play act1", "build 4", "on pn1")
    assert (table.player(0).influence, table.player(0).romans, table.player(0).reserve) == (1, 5 - 1 + 2, 8)


@pytest.mark.rule("pn.reward.porta", "pn.build.reward")
def test_contradiction_2_it_is_counted_in_the_porta_nigra_and_not_in_the_amphitheatre() -> None:
    table = position().element(0, "ab1").element(0, "ab2").quarter(0, "porta").bricks(0, black=4)
    table.play("play act1", "build 4", "on pn1", "stack 4")
    assert Happened("reward", 0, {"building": "porta", "times": 1}) in table.events
    other = position().element(0, "pn1", 3).quarter(0, "amphitheatre").bricks(0, black=2)
    other.play("play act1", "build 4", "on ab1")
    assert (other.player(0).influence, other.player(0).romans) == (0, 4)


@pytest.mark.rule("pn.score.amphitheatre")
def test_contradiction_3_second_place_in_row_a_of_the_amphitheatre_scores_seven() -> None:
    table = position().element(0, "aa5").element(1, "aa1")
    assert (table.scored(0)["amphitheatre"], table.scored(1)["amphitheatre"]) == (15, 7)


@pytest.mark.rule("pn.score.tie-value")
@pytest.mark.parametrize(
    ("mine", "theirs", "winner"),
    [
        (("ab5", "ab1"), ("ab4", "ab3"), 0),  # the dearest element decides, however cheap the other one is
        (("cw9", "cw2"), ("cw10", "cw1"), 1),  # of two white elements the higher
        (("cw10",), ("cw8",), 0),
        (("cw9", "cw7", "cw1"), ("cw8",), 0),  # one white brick beats three yellow ones
    ],
)
def test_contradiction_4_ties_go_to_the_most_valuable_element(
    mine: tuple[str, ...], theirs: tuple[str, ...], winner: int
) -> None:
    table = position()
    for seat, spots in enumerate((mine, theirs)):
        for spot in spots:
            table.element(seat, spot)
    [claims] = majority_claims(table.state).values()
    assert claims[0][0] == claims[1][0], "equal in bricks"
    assert max(claims, key=lambda seat: claims[seat]) == winner
    totals = [sum(table.scored(seat)[building] for building in ("amphitheatre", "wall")) for seat in (0, 1)]
    assert totals[winner] > totals[1 - winner] > 0


@pytest.mark.rule("pn.score.tie-value")
def test_contradiction_4_equal_elements_are_followed_by_the_next_best() -> None:
    table = position().element(0, "pn7", 3).element(0, "pn5", 3).element(1, "pn8", 3).element(1, "pn3", 3)
    assert (table.scored(0)["porta"], table.scored(1)["porta"]) == (12, 6), "yellow and red before yellow and blue"


@pytest.mark.rule("pn.score.tie-value", "pn.build.substitute-colour")
def test_contradiction_4_a_white_substitute_has_the_colour_of_the_spot() -> None:
    table = position().quarter(0, "amphitheatre").element(1, "ab2").bricks(0, white=2)
    table.play("play act1", "build 4", "on ab1")
    assert (table.scored(0)["amphitheatre"], table.scored(1)["amphitheatre"]) == (5, 10)


@pytest.mark.rule("pn.setup.four-players")
@pytest.mark.parametrize(("seats", "cards"), [(2, 8), (3, 8), (4, 7)])
def test_contradiction_5_with_four_players_one_card_of_every_deck_stays_in_the_box(seats: int, cards: int) -> None:
    table = position(seats)
    assert [len(player.deck) + len(player.hand) for player in table.state.players] == [cards] * seats
    assert table.state.box == ([f"p{seat}.act8" for seat in range(4)] if seats == 4 else [])


@pytest.mark.rule("pn.build.card")
def test_contradiction_6_a_matching_building_card_is_taken_without_a_question() -> None:
    table = position().quarter(0, "wall").bricks(0, blue=1).building_display("k12", "k02", "k11")
    table.play("play act1", "build 4", "on cw3")
    assert (table.player(0).buildings, table.table.question) == (["k12"], "act")


@pytest.mark.rule("pn.buy.empty-turns-grey", "pn.buy.icon-colour")
def test_contradiction_7_the_icon_of_an_empty_shop_is_grey_only_while_the_shop_is_empty() -> None:
    table = position().market(red=1).hand(0, "act5", "act4").play("play act5")
    assert table.refusal("buy blue 2") == "pn.buy.icon-colour"
    table.play("buy red 2")
    assert table.shop("red") == 0
    next_turn = position().market(red=0).hand(0, "act5", "act4").play("play act5")
    assert {"buy black 2", "buy blue 2", "buy yellow 2", "buy white 2"} <= next_turn.moves()
    assert next_turn.refusal("buy red 2") == "pn.buy.empty-shop"


@pytest.mark.rule("pn.setup.unlimited")
def test_contradiction_8_however_many_torch_tokens_the_box_holds_there_are_always_more() -> None:
    table = position().torches(1, 18).influence(1, 16).sesterces(1, 400)
    table.hand(0, "act4", "act1").play("play act4", "torch 5", "influence 4")
    assert (table.player(0).torches, table.player(0).influence) == (2, 1)


@pytest.mark.rule("pn.extra-brick.own", "pn.substitute.building", "pn.honour.bricks")
def test_contradiction_9_the_honour_cards_of_the_french_back_page_are_in_the_game() -> None:
    cards = position().state.cards.honours.values()
    assert sum(card.copies for card in cards if card.porta_brick) == 4
    assert {card.building for card in cards if card.building} == {"basilica", "amphitheatre", "wall", "porta"}
    assert {colour for card in cards for colour in card.bricks} == {"black", "blue", "red", "yellow", "white"}


# The open questions.


@pytest.mark.rule("pn.turn.refill-short", "pn.brick.limited")
def test_ruling_1_a_reserve_too_small_for_a_supply_card_serves_the_shops_from_black_to_white() -> None:
    table = position().market(black=0, blue=0, red=0, yellow=2, white=2).reserve(3).supply("s05")
    table.play("play act2").play_drawing("end", "p0.act3", "s05")
    assert (table.state.shops, table.state.reserve) == ([1, 1, 1, 2, 2], 0)
    empty = position().market(black=0, blue=0, red=0, yellow=1, white=1).reserve(0).play("play act2")
    empty.play_drawing("end", "p0.act3")
    assert empty.state.shops == [0, 0, 0, 1, 1], "no card is turned over for nothing"


@pytest.mark.rule("pn.score.unbreakable")
def test_ruling_2_an_unbreakable_tie_gives_the_points_of_the_next_place_in_every_building() -> None:
    """With the shipped spots only the Porta Nigra can be tied for good; a wall of equal spots can as well."""
    table = position().element(0, "pn7", 4).element(1, "pn8", 4)
    assert (table.scored(0)["porta"], table.scored(1)["porta"]) == (7, 7)
    wall = equal_wall().element(0, "cw1").element(1, "cw2")
    assert (wall.scored(0)["wall"], wall.scored(1)["wall"]) == (10, 10)


def equal_wall(seats: int = 2) -> Position:
    """The other wall that fits what is known: two spots of 2 bricks in each colour."""
    text = shipped_text()
    for number in range(1, 11):
        value = (number + 1) // 2
        low, high = f"bricks = 1, points = {value}", f"bricks = 3, points = {3 * value + 4}"
        line = next(one for one in text.splitlines() if f'id = "cw{number}"' in one)
        twin = line.replace(low, f"bricks = 2, points = {2 * value + 1}")
        text = text.replace(line, twin.replace(high, f"bricks = 2, points = {2 * value + 1}"))
    return position(seats, edition=read(text, "equal"))


@pytest.mark.rule("pn.extra-brick.counts")
def test_ruling_3_an_added_brick_counts_as_built_and_has_the_colour_of_its_element() -> None:
    table = position(2).element(0, "pn7", 3).element(1, "pn3", 4).influence(0, 2).honour_display("h08")
    table.play("honour h08")
    assert table.standing("pn7") == (0, 4)
    assert table.scored(0)["porta"] == 15, "four yellow bricks before four blue ones"
    table.cards_left(1, 1).play("play act1", "end").end_turns()
    assert (table.table.question, table.table.decider) == ("split", 0)
    assert table.moves() == {f"points {points}" for points in range(5)}


@pytest.mark.rule("pn.end.bonus")
def test_ruling_4_the_five_points_of_the_early_end_are_given_once() -> None:
    table = position().romans(1, 1, reserve=0).quarter(1, "wall").hand(1, "act2", "act1").hand(0, "act2", "act1")
    table.market(black=1, blue=0, red=0, yellow=0, white=0).reserve(0)
    table.play("play act2", "buy black 2")
    assert (table.player(0).points, table.state.early, table.state.early_seat) == (5, "bricks-exhausted", 0)
    points = table.player(1).points
    table.play("end", "play act2", "build 3", "on cw2")
    assert (table.player(1).placed, table.player(1).points) == (15, points + 7), "the spot's points and no more"
    table.play("end")
    assert table.outcome.endings == ("bricks-exhausted",)


@pytest.mark.rule("pn.reward.short", "pn.roman.limited")
def test_ruling_5_a_reward_of_romans_takes_what_is_left() -> None:
    table = position().romans(0, 2, reserve=1).quarter(0, "porta").bricks(0, black=3)
    table.play("play act1", "build 4", "on pn1")
    assert (table.player(0).romans, table.player(0).reserve, table.player(0).influence) == (2 - 1 + 1, 0, 1)


@pytest.mark.rule("pn.reward.short", "pn.reward.wall")
def test_ruling_5_a_white_brick_from_an_empty_reserve_is_nothing() -> None:
    table = position().quarter(0, "wall").bricks(0, black=3).reserve(0).play("play act1", "build 4", "on cw2")
    assert Happened("reward", 0, {"building": "wall", "times": 1}) in table.events
    assert table.own(0, "white") == 0
    full = position().quarter(0, "wall").bricks(0, black=3).play("play act1", "build 4", "on cw2")
    assert full.own(0, "white") == 1


def the_last_brick(seats: int, seat: int, *cards_left: int) -> Position:
    """A seat has bought the last brick of all, everybody with so many cards left; seat 0 has built two bricks."""
    table = position(seats).element(0, "ab1").cards_left(*cards_left).turn(seat)
    table.market(black=1, blue=0, red=0, yellow=0, white=0).reserve(0)
    return table.play("play act1", "buy black 1")


@pytest.mark.rule("pn.end.one-more-turn", "pn.end.bricks", "pn.turn.order")
def test_ruling_6_every_other_player_has_one_more_turn_clockwise() -> None:
    table = the_last_brick(3, 1, 4, 5, 5).play("end")
    order = []
    while table.table.decider is not None:
        order.append(table.table.decider)
        table.end_turns()
    assert order == [2, 0]
    assert table.outcome.endings[0] == "bricks-exhausted"


@pytest.mark.parametrize("round", [1, 2])
@pytest.mark.rule("pn.end.no-cards")
def test_ruling_6_in_no_round_has_a_player_without_a_card_a_turn(round: int) -> None:
    table = the_last_brick(3, 1, 0, 1, 1).round(round).play("end")
    assert table.table.decider == 2
    table.end_turns()
    assert (table.outcome.endings[0], table.state.round) == ("bricks-exhausted", round)


@pytest.mark.rule("pn.setup.reconstructed")
def test_ruling_7_the_costs_and_copies_that_are_not_known_are_marked_as_reconstructed() -> None:
    cards = position().state.cards
    group = next(group for group in cards.groups if group.name == "honours")
    assert (group.provenance, group.confidence) == ("reconstructed", "low")
    assert "Not known" in group.note
    assert [(card.cost, card.copies) for card in cards.honours.values() if card.final_points] == [
        (2, 3),
        (1, 2),
        (2, 1),
    ]


@pytest.mark.rule("pn.round.starter-tie", "pn.round.starter")
def test_ruling_8_of_several_with_the_fewest_points_the_latest_of_the_round_decides() -> None:
    table = position(4).cards_left(0, 0, 0, 1).turn(3).round(1, first=0)
    for seat, points in enumerate((7, 3, 3, 9)):
        table.points(seat, points)
    assert table.end_turns().table.question == "appoint"
    assert table.table.decider == 2
    other = position(4).cards_left(0, 0, 1, 0).turn(2).round(1, first=3)
    assert other.end_turns().table.decider == 2, "everybody has none, and seat 3 began"


@pytest.mark.rule("pn.round.starter-tie")
def test_ruling_8_a_table_that_was_told_who_is_youngest_lets_the_youngest_decide() -> None:
    table = position(4, ages="3102").cards_left(0, 0, 0, 1).turn(3)
    for seat, points in enumerate((3, 3, 3, 9)):
        table.points(seat, points)
    assert table.end_turns().table.decider == 1, "seat 3 is younger, but has more points"


@pytest.mark.rule("pn.round.starter-tie")
@pytest.mark.parametrize(("players", "orders"), [(2, 2), (3, 6), (4, 24)])
def test_ruling_8_an_order_of_ages_names_every_seat_at_the_table_once(players: int, orders: int) -> None:
    (option,) = GAME.meta.options
    choices = option.choices_for(players)
    assert choices[0] == option.default
    assert len(set(choices)) == len(choices) == 1 + orders
    seats = sorted(str(seat) for seat in range(players))
    assert all(sorted(str(order)) == seats for order in choices[1:])
    for other in (2, 3, 4):
        order = {option.id: "0123"[:other]}
        if other == players:
            assert GAME.meta.settle_options(order, players) == order
        else:
            with pytest.raises(OptionError, match="youngest-first"):
                Table.new(GAME, players, options=order)


@pytest.mark.rule("pn.setup.starting-player")
def test_ruling_8_chance_names_the_first_starting_player() -> None:
    firsts = set()
    for seed in range(40):
        state = GAME.setup(GAME.edition(), GAME.meta.settle_options({}), 4, RandomChance(random.Random(seed)))
        assert isinstance(state, PortaNigraState)
        assert state.first == state.active == state.decider
        firsts.add(state.first)
    assert firsts == {0, 1, 2, 3}


@pytest.mark.rule("pn.score.only-builders")
def test_ruling_9_whoever_has_nothing_in_a_part_takes_no_place() -> None:
    table = position(3).element(0, "ab1").element(1, "pn1", 3)
    assert [table.scored(seat)["amphitheatre"] for seat in range(3)] == [10, 0, 0]
    assert [table.scored(seat)["porta"] for seat in range(3)] == [0, 12, 0]


@pytest.mark.rule("pn.score.unbreakable", "pn.score.second-tie")
def test_ruling_9_tied_for_first_nobody_is_second_and_tied_for_second_nobody_scores() -> None:
    first = position(3).element(0, "pn7", 3).element(1, "pn8", 3).element(2, "pn1", 3)
    assert [first.scored(seat)["porta"] for seat in range(3)] == [6, 6, 0]
    second = position(3).element(0, "pn9", 3).element(1, "pn7", 3).element(2, "pn8", 3)
    assert [second.scored(seat)["porta"] for seat in range(3)] == [12, 0, 0]


@pytest.mark.rule("pn.honour.partly")
def test_ruling_10_a_card_without_any_possible_effect_may_be_bought_and_gives_nothing() -> None:
    for card in ("h08", "h18"):  # no element in the Porta Nigra, and nothing to build with
        table = position().influence(0, 3).honour_display(card).play(f"honour {card}")
        assert (table.question, table.state.honour_display) == ("card", [])
    for card in ("h14", "h09"):  # no Roman and no brick in the reserve
        table = position().influence(0, 3).honour_display(card).romans(0, 3, reserve=0).reserve(0)
        table.play(f"honour {card}")
        assert (table.question, table.player(0).romans, sum(table.player(0).bricks)) == ("card", 3, 0)
    full = position().influence(0, 3).honour_display("h08").element(0, "pn1", 8).play("honour h08")
    assert full.standing("pn1") == (0, 8)


@pytest.mark.rule("pn.honour.partly")
def test_ruling_10_a_card_with_part_of_its_effect_gives_that_part() -> None:
    table = position().influence(0, 2).honour_display("h12").reserve(0).play("honour h12")
    assert (table.own(0, "yellow"), table.player(0).torches) == (0, 2)


@pytest.mark.rule("pn.extra-brick.counts")
def test_ruling_10_the_added_brick_raises_the_element_for_the_majorities() -> None:
    table = position().influence(0, 2).honour_display("h08").element(0, "pn1", 3)
    assert table.scored(0)["porta"] == 12
    assert table.play("honour h08").scored(0)["porta"] == 15


@pytest.mark.rule("pn.influence.any-time", "pn.torch.sell")
def test_ruling_11_influence_and_torches_are_spent_before_between_and_after_the_actions() -> None:
    table = position().influence(0, 6).torches(0, 3).hand(0, "act8", "act1")
    table.play("spend roman", "sell torch", "play act8", "spend roman", "sell torch", "coins 1", "forfeit")
    table.play("spend roman", "sell torch")
    assert (table.player(0).romans, table.player(0).sesterces) == (8, 20 + 3 + 4 + 1)
    assert table.moves() == {"end"}


@pytest.mark.rule("pn.influence.any-time")
def test_ruling_11_but_not_while_another_action_is_being_resolved() -> None:
    table = position().influence(0, 4).bricks(0, black=2, white=1).play("play act1", "build 4")
    with pytest.raises(InvalidMove):
        table.play("spend roman")
    table.play("on ab1")
    assert table.table.question == "whites"
    assert table.moves() == {"white 0", "white 1"}


@pytest.mark.rule("pn.influence.build", "pn.walk.toll", "pn.build.roman")
def test_ruling_11_a_build_for_influence_walks_pays_and_needs_a_roman_like_any_other() -> None:
    table = position().influence(0, 2).bricks(0, blue=2).quarter(0, "porta").play("spend build", "on ba2")
    assert (table.where(0), table.player(0).sesterces, table.player(0).romans) == ("basilica", 19, 4)
    poor = position().influence(0, 2).bricks(0, blue=2).sesterces(0, 0).quarter(0, "wall").element(1, "cw3")
    assert poor.refusal("spend build") == "pn.walk.toll"
    alone = position().influence(0, 2).bricks(0, blue=2).romans(0, 0)
    assert alone.refusal("spend build") == "pn.build.roman"


@pytest.mark.rule("pn.card.forfeit", "pn.card.icon-once")
def test_ruling_11_a_forfeited_action_uses_up_a_torch_of_the_card_and_no_icon() -> None:
    table = position().torches(0, 1).hand(0, "act8", "act1").play("play act8", "forfeit", "forfeit")
    assert (table.player(0).sesterces, table.state.torches, table.state.covered) == (22, 0, 0)
    assert {"coins 1", "influence 2", "torch 3"} <= table.moves(), "for the torch token"
    assert table.refusal("forfeit") == "pn.card.forfeit"


@pytest.mark.rule("pn.turn.optional")
def test_ruling_11_actions_are_optional() -> None:
    assert "end" in position().play("play act1").moves()


@pytest.mark.rule("pn.walk.only-to-act", "pn.buy.price")
def test_ruling_11_nobody_walks_unless_tolls_and_price_are_paid_together() -> None:
    table = position().quarter(0, "amphitheatre").sesterces(0, 2).hand(0, "act6", "act1").play("play act6")
    assert table.refusal("buy blue 1") == "pn.buy.price", "three tolls and two sesterces"
    refusal = table.table.why_not("buy blue 1")
    assert refusal is not None
    assert refusal.args == {"need": 5, "have": 2, "price": 2, "tolls": 3}
    assert not any("walk" in move for move in table.moves())


@pytest.mark.rule("pn.turn.refill-order", "pn.turn.refill-building-cards", "pn.turn.refill-honour-cards")
def test_ruling_12_displays_are_filled_only_at_the_beginning_of_a_turn() -> None:
    table = (
        position()
        .quarter(0, "wall")
        .bricks(0, blue=1)
        .influence(0, 1)
        .market(black=2, blue=2, red=2, yellow=1, white=0)
    )
    table.building_display("k12", "k02").honour_display("h16")
    table.play("play act1", "build 4", "on cw3", "honour h16", "buy black 1")
    assert (table.state.building_display, table.state.honour_display) == (["k02"], [])
    assert sum(table.state.shops) == 6
    table.play("end")
    assert len(table.state.building_display) == 6
    assert len(table.state.honour_display) == 14
    assert sum(table.state.shops) >= 14
    order = [event.target for event in table.events if isinstance(event, Moved) and event.target.startswith("display")]
    assert order == ["display.buildings"] * 5 + ["display.honours"] * 14


@pytest.mark.rule("pn.turn.refill-building-cards", "pn.turn.refill-honour-cards")
def test_ruling_12_an_exhausted_pile_is_never_shuffled_again() -> None:
    table = position().influence(0, 1).building_display("k01").honour_display("h16", "h21")
    table.state.box += [*table.state.building_deck, *table.state.honour_deck]
    table.state.building_deck, table.state.honour_deck = [], []
    table.play("honour h16", "play act1", "end")
    assert (table.state.building_display, table.state.honour_display) == (["k01"], ["h21"])
