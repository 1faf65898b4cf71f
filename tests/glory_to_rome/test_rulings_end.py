"""Rulings 76 to 85: the end of the game, the points, and where cards end."""

import pytest

from glory_to_rome.position import position

EVERY_ROLE = ("laborer", "craftsman", "legionary", "architect", "merchant", "patron")
EVERY_MATERIAL = ("rubble", "wood", "brick", "concrete", "stone", "marble")


@pytest.mark.rule("gtr.end.deck", "gtr.end.at-once")
def test_r76_the_last_card_drawn_by_a_thinker_ends_the_game_before_anybody_acts() -> None:
    table = position(3).hand(0, "bar").pool("brick").deck("dock", "villa").play("play bar", "think", "refill")
    assert table.ending == "deck"
    assert table.player(1).hand == ["dock", "villa"]
    assert table.in_stock(0) == []
    assert table.table.decider is None


@pytest.mark.rule("gtr.end.deck", "gtr.school.think")
def test_r76_in_a_school() -> None:
    table = position().founded(0, "school", "brick").stock(0, "brick").deck("dock", "villa").acting(0, "architect", 2)
    table.play("build p0.school with brick", "draw", "draw")
    assert table.ending == "deck"
    assert table.player(0).hand_size() == 2


@pytest.mark.rule("gtr.end.deck", "gtr.bar.hire", "gtr.bath.acts")
def test_r76_in_a_bar_the_client_is_hired_and_the_bath_is_lost() -> None:
    table = position().built(0, "bar", "bath").pool("brick").deck("insula").acting(0, "patron").play("bar")
    assert table.happened() == ["end"]
    assert table.ending == "deck"
    assert table.roles(0) == ["laborer"]


@pytest.mark.rule("gtr.end.deck", "gtr.atrium.sell", "gtr.score.vault")
def test_r76_in_an_atrium_the_card_counts_and_the_basilica_is_lost() -> None:
    table = position().built(0, "atrium", "basilica").hand(0, "temple").deck("villa").acting(0, "merchant")
    table.play("atrium")
    assert table.ending == "deck"
    assert table.in_vault(0) == ["stone"]
    assert table.player(0).hand == ["temple"]


@pytest.mark.rule("gtr.end.deck")
def test_r76_one_card_more_and_the_game_goes_on() -> None:
    table = position().deck("dock", "villa").play("think", "draw")
    assert table.ending == ""
    assert (table.question, table.decider) == ("lead", 1)


@pytest.mark.rule("gtr.end.deck")
def test_r76_a_table_may_play_on_until_a_draw_fails() -> None:
    table = position(deck_ends_at_once=False).deck("dock", "villa").play("think", "refill")
    assert table.ending == "deck"  # three more cards were to be drawn
    table = position(deck_ends_at_once=False).hand(0, "bar", "bar", "bar").deck("dock", "villa")
    assert table.play("think", "refill").ending == ""
    assert table.player(0).hand_size() == 5
    assert table.play("think", "draw").ending == "deck"
    table = position(deck_ends_at_once=False).built(0, "fountain").deck("dock").acting(0, "craftsman", 2)
    table.play("fountain", "found dock on wood")
    assert table.building(0, "dock").done is False
    assert table.play("fountain").ending == "deck"


@pytest.mark.rule("gtr.fountain.last-card", "gtr.end.deck")
def test_r77_the_last_card_of_the_fountain_goes_to_the_hand() -> None:
    table = position().built(0, "fountain").deck("dock").acting(0, "craftsman").play("fountain")
    assert table.ending == "deck"
    assert (table.player(0).hand, table.player(0).aside) == (["dock"], ())


@pytest.mark.rule("gtr.forum.first", "gtr.forum.win", "gtr.end.deck")
def test_r78_the_forum_comes_before_the_end_of_the_deck() -> None:
    table = position().built(0, "forum", "bar").clients(0, *EVERY_ROLE[1:]).stock(0, *EVERY_MATERIAL)
    table.deck("insula").acting(0, "patron").play("bar")
    assert table.ending == "forum"
    assert table.outcome.winners == (0,)


@pytest.mark.rule("gtr.forum.first", "gtr.gate.forum", "gtr.end.last-site")
def test_r78_the_forum_comes_before_the_last_site_and_whatever_the_points() -> None:
    table = position().built(1, "gate").opened(1, "gate").hand(0, "forum").town(marble=1).influence(0, "stone", "stone")
    table.clients(0, *EVERY_ROLE).stock(0, *EVERY_MATERIAL).vault(1, *["marble"] * 4).acting(0, "craftsman")
    table.play("found forum on marble")
    assert table.ending == "forum"
    assert table.total(1) > table.total(0)
    assert table.outcome.winners == (0,)


@pytest.mark.rule("gtr.catacomb.end", "gtr.complete.influence", "gtr.end.at-once")
def test_r79_the_catacombs_influence_counts_and_the_turn_is_not_finished() -> None:
    table = position().founded(0, "catacomb", "stone", "stone").stock(0, "stone").hand(1, "dock")
    table.clients(1, "architect").acting(0, "architect", 3).play("build p0.catacomb with stone")
    assert table.ending == "catacomb"
    assert table.table.decider is None
    assert table.points(0, "influence") == 5
    assert table.outcome.winners == (0,)


@pytest.mark.rule("gtr.score.merchant-bonus")
def test_r80_the_merchant_bonus_needs_strictly_the_most() -> None:
    table = position(3).vault(0, "brick", "brick", "wood").vault(1, "brick", "wood").vault(2, "marble")
    assert [table.points(seat, "merchant") for seat in range(3)] == [3, 0, 3]
    nobody = position(3)
    assert [nobody.points(seat, "merchant") for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("gtr.score.merchant-bonus", "gtr.score.vault")
def test_r80_hidden_cards_of_the_vaults_count_once_they_are_shown() -> None:
    table = position().vault(0, "brick").basilica(1, "bath").atrium(1, "gate").deck("dock").play("think", "draw")
    assert table.ending == "deck"
    assert [dict(tally.lines)["merchant"] for tally in table.outcome.tallies] == [0, 3]
    assert [dict(tally.lines)["vault"] for tally in table.outcome.tallies] == [2, 4]


@pytest.mark.rule("gtr.score.tie")
def test_r81_equal_points_go_to_the_larger_hand_senators_included() -> None:
    table = position(3).hand(0, "bar").hand(1, "dock", "senator", "senator").deck("villa").play("think", "draw")
    assert [tally.total for tally in table.outcome.tallies] == [2, 2, 2]
    assert table.outcome.places == (2, 1, 3)
    assert table.outcome.endings == ("deck",)


@pytest.mark.rule("gtr.score.tie")
def test_r81_equal_hands_too_share_the_win() -> None:
    table = position(3).hand(1, "bar").deck("villa").play("think", "draw")
    assert table.outcome.places == (1, 1, 3)
    assert table.outcome.endings == ("deck", "tie")


@pytest.mark.rule("gtr.score.tie")
def test_r81_a_table_may_let_the_order_of_play_decide() -> None:
    table = position(3, shared_win=False).leads(2).hand(0, "bar").deck("villa").play("think", "draw")
    assert table.outcome.places == (2, 3, 1)
    assert table.outcome.endings == ("deck",)


@pytest.mark.rule("gtr.score.tie", "gtr.score.cards-played")
def test_r82_cards_played_in_the_last_turn_are_not_in_hand() -> None:
    table = position(2).hand(0, "bar", "senator").deck("villa").play("play bar", "think", "draw")
    assert table.ending == "deck"
    assert table.player(0).played == ("bar",)
    assert [table.player(seat).hand_size() for seat in (0, 1)] == [1, 1]
    assert table.outcome.places == (1, 1)


@pytest.mark.rule("gtr.laborer.take", "gtr.patron.hire", "gtr.dock.store", "gtr.bar.hire", "gtr.aqueduct.hire")
def test_r83_with_an_empty_pool_nothing_happens_but_what_dock_bar_and_aqueduct_give() -> None:
    for lead in ("play bar", "play temple"):
        table = position().hand(0, "bar", "temple").play(lead, "think", "draw")
        assert (table.question, table.decider) == ("lead", 1)
    dock = position().built(0, "dock").hand(0, "villa").acting(0, "laborer").play("store villa")
    assert dock.in_stock(0) == ["stone"]
    hired = position().built(0, "bar", "aqueduct").hand(0, "villa").draws("dock").acting(0, "patron")
    hired.play("bar", "bring villa")
    assert hired.roles(0) == ["craftsman", "merchant"]


@pytest.mark.rule("gtr.turn.cards-to-pool", "gtr.pool.has-none")
def test_r84_cards_played_this_turn_are_not_yet_in_the_pool() -> None:
    table = position().hand(0, "bar").hand(1, "insula").pool("brick", "brick").play("play bar", "play insula")
    assert table.refusal("take rubble") == "gtr.pool.has-none"
    table.play("take brick", "take brick")
    assert table.in_pool() == ["rubble", "rubble"]
    patron = position().hand(0, "temple").pool("brick").play("play temple", "think", "draw")
    assert patron.refusal("hire marble") == "gtr.pool.has-none"


@pytest.mark.rule("gtr.complete.influence", "gtr.complete.materials-leave")
def test_r85_the_materials_of_a_completed_building_leave_the_game() -> None:
    table = position().founded(0, "bath", "gate").stock(0, "school").acting(0, "architect")
    table.play("build p0.bath with brick")
    assert sorted(table.state.box) == ["gate", "school"]
    assert table.building(0, "bath").materials == ()
    assert table.in_pool() == []


@pytest.mark.rule("gtr.end.abdicate", "gtr.end.at-once")
def test_when_all_others_abdicate_the_one_who_remains_wins_at_once() -> None:
    table = position(3).hand(0, "dock").influence(1, "marble").vault(2, "marble").table
    table.resign(1)
    assert table.decider is not None
    table.resign(0)
    assert table.outcome is not None
    assert (table.outcome.endings, table.outcome.places) == (("resignation",), (2, 3, 1))
    assert table.decider is None


@pytest.mark.rule("gtr.end.abdicate")
def test_all_may_abdicate_in_favour_of_one_together() -> None:
    table = position(3).influence(1, "marble").table
    table.concede(2)
    assert table.outcome is not None
    assert (table.outcome.endings, table.outcome.places) == (("concession",), (3, 2, 1))
