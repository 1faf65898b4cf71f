"""What may be taken back: everything of one's own turn until a card is turned over."""

import pytest

from builders.position import Position, position
from quadriga.core.errors import UndoRefused
from quadriga.core.events import Moved
from quadriga.core.views import encode_view
from quadriga.games.builders.game import GAME


def seen(table: Position) -> bytes:
    return encode_view(table.table.view(0))


@pytest.mark.parametrize(
    "moves",
    [
        ("take 2",),
        ("extra",),
        ("borrow",),
        ("repay",),
        ("buy s2",),
        ("buy t2",),
        ("free s1",),
        ("study u1",),
        ("study u1", "teach c1"),
        ("send c1",),
        ("send c1 with t1", "to b29"),
        ("send c1", "to b03"),
    ],
    ids=" ".join,
)
def test_what_turns_no_card_over_is_taken_back_whole(moves: tuple[str, ...]) -> None:
    table = position().site(0, "b29").site(0, "b03", "a1").team(0, "c1", "s1").tools(0, "t1").loans(0, 1)
    table.sesterces(0, 40)
    before = seen(table)
    table.play(*moves)
    assert seen(table) != before
    assert (table.table.undo_reach(), table.table.undo_seat) == (len(moves), 0)
    table.undo(len(moves))
    assert seen(table) == before
    assert GAME.components(table.state) == table.box
    table.play(*moves)


def test_one_step_of_several_is_taken_back() -> None:
    table = position().site(0, "b29").team(0, "c1").play("take 1", "send c1").undo()
    assert (table.state.actions, table.player(0).sesterces, table.table.question) == (2, 11, "turn")


@pytest.mark.parametrize("move", ["open b01", "recruit c1"])
def test_a_card_turned_over_stops_undo(move: str) -> None:
    table = position().play("take 1", move)
    assert (table.table.undo_reach(), table.table.undo_seat) == (0, None)
    with pytest.raises(UndoRefused):
        table.undo()
    table.play("take 1")
    assert table.table.undo_reach() == 1, "what comes after it can be taken back again"


@pytest.mark.parametrize("move", ["open b01", "recruit a1"])
def test_without_a_card_to_turn_over_even_this_is_taken_back(move: str) -> None:
    table = position().buildings_left("b01", "b02").workers_left("a1")
    before = seen(table)
    table.play(move).undo()
    assert seen(table) == before


def test_the_last_building_of_the_deck_lies_open_already() -> None:
    table = position().buildings_left("b01", "b02", "b03", "b04", "b05", "b06").play("open b01")
    assert table.state.building_row[0] == "b06"
    assert table.table.undo_reach() == 1, "everybody saw it before it came into the row"


def test_the_end_of_a_turn_is_taken_back_until_the_next_player_moves() -> None:
    table = position().play("take 1", "end")
    assert (table.table.undo_reach(), table.table.undo_seat) == (2, 0)
    table.undo()
    assert (table.table.decider, table.state.actions) == (0, 2)
    table.play("end", "take 1")
    assert (table.table.undo_reach(), table.table.undo_seat) == (1, 1), "another seat has moved"


def test_a_preview_says_whether_a_move_can_be_taken_back() -> None:
    table = position().table
    assert (table.preview("open b01").draws, table.preview("open b01").reveals) == (True, True)
    assert (table.preview("take 1").draws, table.preview("take 1").reveals) == (False, False)


def test_a_preview_changes_nothing() -> None:
    table = position()
    before = seen(table)
    preview = table.table.preview("take 3")
    assert preview.events == (Moved("sesterce", 6, "bank", "p0.purse"),)
    assert seen(table) == before


def test_nothing_is_taken_back_once_the_game_is_over() -> None:
    table = position().done(1, "b29", "b28", "b09").turn(1).play("take 1", "end")
    assert table.table.outcome is not None
    assert table.table.undo_reach() == 0
