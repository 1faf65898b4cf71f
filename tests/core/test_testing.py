"""What `quadriga.testing` promises to tests, on the toy game."""

import re
from pathlib import Path

import pytest
from quadriga_toy.game import GAME
from quadriga_toy.position import position

from quadriga.core.errors import ChanceError, RecordError, UndoRefused
from quadriga.testing import ScriptedChance, deal

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "testing.md"


def test_a_script_is_drawn_first_and_then_the_first_of_the_bag() -> None:
    chance, bag = ScriptedChance(["c", "b"]), ["a", "b", "c", "d"]
    assert [chance.draw(bag) for _ in range(3)] == ["c", "b", "a"]
    assert (bag, chance.drawn) == (["d"], ["c", "b", "a"])


def test_a_script_draws_nothing_that_is_not_there() -> None:
    with pytest.raises(AssertionError, match="'x' is not in the bag"):
        ScriptedChance(["x"]).draw(["a"])


def test_a_deal_follows_its_script_and_its_options() -> None:
    state = deal(GAME, 2, draws=["c3", "b2"], options={"peeking": False})
    assert state.players[0].hand[-2:] == ["b2", "c3"]
    assert not state.peeking


def test_scripted_draws_last_over_several_moves() -> None:
    table = position("a1", "b1", actions=3).draws("c3", "d2").play("draw", "coin", "draw")
    assert table.state.players[0].hand == ["a1", "c3", "d2"]


def test_a_move_that_draws_says_what() -> None:
    table = position("a1", "b1")
    assert [event.kind for event in table.play_drawing("draw", "d4")] == ["d4"]  # type: ignore[union-attr]


def test_a_move_that_draws_less_or_more_than_a_test_says_is_found() -> None:
    with pytest.raises(RecordError, match="more draws"):
        position("a1", "b1").play_drawing("coin", "d4")
    with pytest.raises(ChanceError, match="fewer draws"):
        position("a1", "b1").play_drawing("draw")


def test_what_was_drawn_is_not_taken_back() -> None:
    with pytest.raises(UndoRefused):
        position("a1", "b1").play("draw").undo()
    assert position("a1", "b1").play("coin").undo().moves() == position("a1", "b1").moves()


def test_a_component_that_is_lost_is_named() -> None:
    table = position("a1", "b1")
    table.state.bank -= 1
    with pytest.raises(AssertionError, match=r"'coin' loses or makes components: coin \d+ -> \d+"):
        table.play("coin")


@pytest.mark.parametrize("first", ["moves", "refusal"])
def test_the_legal_moves_follow_what_is_changed_by_hand(first: str) -> None:
    table = position("a1", "b1")
    assert "play a1" in table.moves()
    table.state.bank += table.state.players[0].coins
    table.state.players[0].coins = 0
    if first == "moves":
        assert "play a1" not in table.moves()
    else:
        assert table.refusal("play a1") == "toy.play.cost"


def test_the_outcome_of_a_game_that_goes_on_is_not_to_be_had() -> None:
    with pytest.raises(AssertionError, match="not over"):
        _ = position("a1", "b1").outcome


def test_the_example_in_the_document_holds() -> None:
    example = re.findall(r"```python\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)[0]
    names: dict[str, object] = {}
    exec(example, names)
    test = names["test_nobody_works_without_a_site"]
    assert callable(test)
    test()
