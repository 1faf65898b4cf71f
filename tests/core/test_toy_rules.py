"""The rules of the toy game, which is what the core is proved on."""

from collections.abc import Sequence
from random import Random

import pytest
from quadriga_toy.decisions import Trade, Turn
from quadriga_toy.game import GAME
from quadriga_toy.position import position
from quadriga_toy.state import ToyState
from quadriga_toy.views import ToyView

from quadriga.testing import Position


def trading(*hands: str, card: str, learned: Sequence[Sequence[tuple[int, str]]] = ()) -> Position[ToyState, ToyView]:
    """Seat 0 has seen a card of seat 1 and may trade for it."""
    return position(*hands, learned=learned, stack=[Turn(0, 1, False), Trade(0, 1, card)])


@pytest.mark.rule("toy.turn.actions")
def test_a_turn_has_its_actions_and_may_end_sooner() -> None:
    table = position("a1", "b1", actions=2)
    table.play("coin")
    assert table.decider == 0
    table.play("coin")
    assert table.decider == 1
    table.play("done")
    assert table.decider == 0


@pytest.mark.rule("toy.turn.absent")
def test_nobody_waits_for_a_turn_whose_time_has_run_out_or_whose_seat_has_left() -> None:
    table = position("a1", "b1", "c1", actions=2).play("coin")
    table.table.time_out()
    assert table.decider == 1
    table.table.resign(1)
    assert table.decider == 2
    table.play("done", "done")
    assert table.decider == 2


@pytest.mark.rule("toy.coin.left")
def test_who_leaves_gives_the_coins_back() -> None:
    table = position("a1", "b1", "c1", coins=[2, 5, 2])
    bank = table.state.bank
    table.table.resign(1)
    assert (table.state.players[1].coins, table.state.bank) == (0, bank + 5)


@pytest.mark.rule("toy.draw.bag-empty")
def test_nothing_is_drawn_from_an_empty_bag() -> None:
    assert position("a1", "b1", bag="c1").refusal("draw") is None
    assert position("a1", "b1", bag="").refusal("draw") == "toy.draw.bag-empty"


@pytest.mark.rule("toy.draw.hand-limit")
def test_whoever_holds_five_cards_draws_no_more() -> None:
    assert position("a1 a2 a3 a4", "b1").refusal("draw") is None
    assert position("a1 a2 a3 a4 a5", "b1").refusal("draw") == "toy.draw.hand-limit"


@pytest.mark.rule("toy.coin.bank-empty")
def test_no_coin_comes_from_an_empty_bank() -> None:
    assert position("a1", "b1", coins=[2, 9]).refusal("coin") is None
    assert position("a1", "b1", coins=[2, 10]).refusal("coin") == "toy.coin.bank-empty"


@pytest.mark.rule("toy.play.cost")
def test_playing_a_card_costs_a_coin() -> None:
    table = position("a1", "b1", coins=[1, 2])
    table.play("play a1")
    assert (table.view(1).cards("p0.row"), table.view(1).count("p0.coins")) == (["a1"], 0)
    assert position("a1", "b1", coins=[0, 2]).refusal("play a1") == "toy.play.cost"


@pytest.mark.rule("toy.save.vault-full")
def test_a_vault_holds_two_cards_that_only_its_owner_sees() -> None:
    table = position("a1", "b1", vaults=["a2", ""])
    table.play("save a1")
    assert table.view(0).cards("p0.vault") == ["a1", "a2"]
    assert (table.view(1).count("p0.vault"), table.view(1).cards("p0.vault")) == (2, [])
    assert position("a1", "b1", vaults=["a2 a3", ""]).refusal("save a1") == "toy.save.vault-full"


@pytest.mark.rule("toy.show.once")
def test_a_card_is_shown_once_a_turn_and_stays_in_hand() -> None:
    table = position("a1", "b1", "c1", actions=3)
    table.play("show a1")
    assert table.view(0).cards("p0.hand") == ["a1"]
    assert table.view(1).learned == table.view(2).learned == ((0, "a1"),)
    assert table.refusal("show a1") == "toy.show.once"


@pytest.mark.rule("toy.show.coin")
def test_showing_earns_a_coin_if_the_bank_has_one() -> None:
    for coins, after in [([2, 2], 3), ([2, 10], 2)]:
        table = position("a1", "b1", coins=coins)
        table.play("show a1")
        assert table.view(0).count("p0.coins") == after


@pytest.mark.rule("toy.peek.option")
def test_nobody_peeks_where_the_table_has_agreed_not_to() -> None:
    assert position("a1", "b1", peeking=False).refusal("peek p1") == "toy.peek.option"


@pytest.mark.rule("toy.peek.another")
def test_nobody_peeks_into_the_own_hand() -> None:
    assert position("a1", "b1").refusal("peek p0") == "toy.peek.another"


@pytest.mark.rule("toy.peek.cost")
def test_peeking_costs_a_coin() -> None:
    table = position("a1", "b1", coins=[1, 2])
    table.play("peek p1")
    assert table.view(0).count("p0.coins") == 0
    assert position("a1", "b1", coins=[0, 2]).refusal("peek p1") == "toy.peek.cost"


@pytest.mark.rule("toy.peek.empty-hand")
def test_a_seat_without_cards_is_not_asked() -> None:
    assert position("a1", "").refusal("peek p1") == "toy.peek.empty-hand"


@pytest.mark.rule("toy.offer.secret")
def test_the_asked_seat_chooses_and_only_the_asker_sees() -> None:
    table = position("a1", "b1 b2", "c1")
    table.play("peek p1")
    assert table.moves() == {"offer b1", "offer b2"}
    table.play("offer b2")
    assert table.view(0).learned == ((1, "b2"),)
    assert table.view(0).pending[-1].args == {"target": 1, "card": "b2"}
    for other in (1, 2, None):
        assert table.view(other).learned == ()
        assert table.view(other).pending[-1].args == {"target": 1}
    assert [len(table.table.events(viewer)) for viewer in (0, 1, 2, None)] == [1, 1, 0, 0]


@pytest.mark.rule("toy.trade.fair")
def test_traded_cards_differ_by_one_at_most() -> None:
    table = trading("a1 a2 a4 a5", "b3", card="b3", learned=[[(1, "b3")], []])
    assert table.moves() == {"trade a2", "trade a4", "leave"}
    assert table.refusal("trade a5") == "toy.trade.fair"


@pytest.mark.rule("toy.trade.secret")
def test_two_cards_change_hands_face_down() -> None:
    table = trading("a3", "b3", "c1", card="b3", learned=[[(1, "b3")], [], []])
    table.play("trade a3")
    assert table.view(0).cards("p0.hand") == ["b3"]
    assert table.view(1).cards("p1.hand") == ["a3"]
    assert table.view(0).learned == ((1, "a3"),)
    assert table.view(1).learned == ((0, "b3"),)
    assert table.view(2).learned == ()


@pytest.mark.rule("toy.learned.forgotten")
def test_a_card_that_leaves_a_hand_face_down_leaves_others_unsure_of_the_whole_hand() -> None:
    known = [(0, "a3"), (0, "a4"), (1, "b3"), (1, "b4")]
    table = trading("a3 a4", "b3 b4", "c1", card="b3", learned=[[(1, "b3"), (1, "b4")], [(0, "a3")], known])
    table.play("trade a3")
    assert table.view(2).learned == ()
    assert table.view(0).learned == ((1, "a3"), (1, "b4"))
    assert table.view(1).learned == ((0, "b3"),)
    saving = position("a3 a4", "b3", "c1", learned=[[], [(0, "a4")], [(0, "a4"), (1, "b3")]])
    saving.play("save a3")
    assert [saving.view(seat).learned for seat in range(3)] == [(), (), ((1, "b3"),)]


@pytest.mark.rule("toy.learned.forgotten")
def test_a_card_played_openly_is_no_longer_known_in_hand() -> None:
    table = position("a3 a4", "b3", learned=[[], [(0, "a3"), (0, "a4")]])
    table.play("play a3")
    assert table.view(1).learned == ((0, "a4"),)


def test_states_made_up_for_a_seat_keep_what_it_has_learned() -> None:
    table = position("a3 a4", "b3 b4 b5", "c1", learned=[[(1, "b4")], [], []])
    hands = set()
    for n in range(60):
        sample = GAME.determinize(table.view(0), 0, Random(n))
        hand = Position(GAME, sample).view(1).cards("p1.hand")
        assert "b4" in hand
        hands.update(hand)
    assert hands > {"b3", "b4", "b5"}


@pytest.mark.rule("toy.end.row")
def test_a_row_of_three_ends_the_game_after_the_turn() -> None:
    table = position("a1", "b1", rows=["a2 a3", ""], actions=2)
    table.play("play a1")
    assert table.decider is not None
    table.play("done")
    assert table.outcome.endings == ("row",)


@pytest.mark.rule("toy.end.bag")
def test_an_empty_bag_ends_the_game_after_the_turn() -> None:
    table = position("a1", "b1", bag="c3", rows=["d1", ""])
    table.play("draw")
    assert table.decider is not None
    table.play("done")
    assert table.outcome.endings == ("bag",)


@pytest.mark.rule("toy.end.time")
def test_the_sixth_round_is_the_last() -> None:
    table = position("a1", "b1", round=6, rows=["d1", ""])
    table.play("done")
    assert table.decider is not None
    table.play("done")
    assert table.outcome.endings == ("time",)


@pytest.mark.rule("toy.score.count")
def test_cards_count_their_value_and_two_coins_a_point() -> None:
    table = position("a1", "b1", rows=["a2 a3", "b2"], vaults=["c4", "c5"], coins=[5, 2])
    assert [tally.lines for tally in table.table.tally(0)] == [
        (("row", 5), ("vault", 4), ("coins", 2)),
        (("row", 2), ("vault", 0), ("coins", 1)),
    ]
    assert [tally.total for tally in table.table.tally(1)] == [7, 8]
    assert [tally.total for tally in table.table.tally(None)] == [7, 3]


@pytest.mark.rule("toy.score.tie")
def test_equal_points_share_the_victory() -> None:
    table = position("a1", "b1", rows=["a3", "b3"], round=6, turn=1)
    table.play("done")
    assert (table.outcome.endings, table.outcome.places) == (("time", "tie"), (1, 1))
