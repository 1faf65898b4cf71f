"""What may be taken back: as far as nothing was shown to anyone and nobody else decided."""

import pytest
from quadriga_toy.game import GAME
from quadriga_toy.position import position

from quadriga import UndoRefused, verify
from quadriga.core.record import UndoEntry
from quadriga.core.table import Table
from quadriga.core.views import encode_view


def views(table: Table) -> list[bytes]:
    return [encode_view(table.view(viewer)) for viewer in (*range(table.state.seats), None)]


def test_moves_of_one_seat_that_show_nothing_are_taken_back_one_by_one() -> None:
    table = position("a1 a2", "b1", actions=3).table
    seen = [views(table)]
    for reach, move in enumerate(["coin", "save a1"], start=1):
        table.play(move)
        seen.append(views(table))
        assert (table.undo_reach(), table.undo_seat) == (reach, 0)
    table.undo()
    assert views(table) == seen[1]
    table.undo()
    assert views(table) == seen[0]
    assert (table.undo_reach(), table.undo_seat) == (0, None)


def test_several_moves_are_taken_back_at_once() -> None:
    table = position("a1 a2", "b1", actions=3).table
    before = views(table)
    table.play("coin")
    table.play("save a1")
    table.undo(2)
    assert views(table) == before


@pytest.mark.parametrize("moves", [0, -1, 2])
def test_no_more_is_taken_back_than_was_done(moves: int) -> None:
    table = position("a1", "b1").table
    table.play("coin")
    with pytest.raises(UndoRefused):
        table.undo(moves)


def test_a_draw_stops_undo() -> None:
    table = Table.new(GAME, 2, seed=1, options={"actions": 3})
    table.play("coin")
    table.play("draw")
    assert table.undo_reach() == 0
    table.play("coin")
    assert table.undo_reach() == 1


@pytest.mark.parametrize("move", ["play a1", "show a1"])
def test_a_hand_card_shown_without_a_draw_stops_undo(move: str) -> None:
    table = position("a1 a2", "b1", actions=3).table
    table.play("coin")
    table.play(move)
    assert table.undo_reach() == 0
    table.play("coin")
    assert table.undo_reach() == 1


def test_a_card_shown_to_one_seat_alone_stops_undo() -> None:
    table = position("a1", "b1", "c1").table
    table.play("peek p1")
    assert table.undo_seat == 0
    table.play("offer b1")
    assert table.undo_reach() == 0


def test_a_question_to_another_seat_may_be_taken_back_until_it_is_answered() -> None:
    table = position("a1", "b1 b2", "c1").table
    before = views(table)
    table.play("peek p1")
    assert table.decider == 1
    table.undo()
    assert views(table) == before


def test_another_seats_move_ends_what_one_may_take_back() -> None:
    table = position("a1", "b1").table
    table.play("coin")
    table.play("done")
    assert (table.undo_reach(), table.undo_seat) == (2, 0)
    table.play("coin")
    assert (table.undo_reach(), table.undo_seat) == (1, 1)


def test_an_undo_is_an_entry_and_a_move_made_again_draws_afresh() -> None:
    table = Table.new(GAME, 2, seed=1)
    table.play("coin")
    table.undo()
    assert table.record.entries[-1] == UndoEntry(2, 0, 0)
    assert table.events(0) == []
    table.play("coin")
    table.play("done")
    table.undo(1)
    assert table.record.entries[-1] == UndoEntry(5, 0, 3)
    table.resign(1)
    assert verify(bytes(table.record)).entries == 7


def test_what_an_undo_brings_back_is_not_touched_by_what_was_undone() -> None:
    table = position("a1 a2 a3", "b1", actions=3).table
    table.play("save a1")
    saved = views(table)
    for move in ["save a2", "coin"]:
        table.play(move)
        table.undo()
        assert views(table) == saved
