"""What the core does for every game: previews, explanations, editions, tallies, moves that stay themselves."""

import copy
import pickle

import pytest
from quadriga_toy import moves
from quadriga_toy.decisions import Trade, Turn
from quadriga_toy.game import GAME
from quadriga_toy.position import position

from quadriga.core.errors import EditionError
from quadriga.core.events import Happened, Moved
from quadriga.core.outcome import Outcome, Tally, places_by
from quadriga.core.registry import find_game
from quadriga.core.table import Table

# Previews.


def test_a_preview_shows_what_its_seat_would_see_and_changes_nothing() -> None:
    table = position("a1", "b1").table
    before = table.view(0)
    seen = table.preview("play a1")
    assert seen.events == (
        Moved("coin", 1, "p0.coins", "bank"),
        Moved("a1", 1, "p0.hand", "p0.row"),
    )
    assert (seen.draws, seen.reveals) == (False, True)
    assert table.view(0) == before


def test_a_preview_of_a_move_that_shows_nothing_says_so() -> None:
    seen = position("a1", "b1").table.preview("coin")
    assert (seen.events, seen.draws, seen.reveals) == ((Moved("coin", 1, "bank", "p0.coins"),), False, False)


def test_a_preview_stops_at_a_draw() -> None:
    seen = position("a1", "b1").table.preview("draw")
    assert (seen.events, seen.draws, seen.reveals) == ((), True, True)


def test_a_preview_stops_at_another_seats_choice() -> None:
    table = position("a1", "b1").table
    assert table.preview("peek p1").events == (Moved("coin", 1, "p0.coins", "bank"),)
    assert table.question == "turn"


def test_a_preview_tells_its_seat_nothing_it_would_only_learn() -> None:
    table = position("a1", "b1", stack=[Turn(0, 1, False), Trade(0, 1, "b1")], learned=[[(1, "b1")], []]).table
    seen = table.preview("trade a1")
    assert seen.events == (Moved("a1", 1, "p0.hand", "p1.hand"),)
    assert seen.reveals


# Why not.


def test_a_thing_that_a_move_touches_needs_no_explanation() -> None:
    assert position("a1", "b1").table.why_not_at(0, "a1@p0.hand") == []


def test_a_thing_that_only_refused_moves_touch_says_why_once_each() -> None:
    table = position("a1", "b1", coins=[0, 2]).table
    assert [refusal.rule for refusal in table.why_not_at(0, "p1.hand")] == ["toy.peek.cost"]


@pytest.mark.rule("core.turn.begins-elsewhere")
def test_a_thing_that_comes_second_names_what_comes_first() -> None:
    """After the first click it goes on; before it, it is told where to begin. Only what no move begins with is so."""
    game, state = find_game("minerva"), Table.new(find_game("minerva"), 2, seed=1).state
    (refusal,) = game.why_not_at(state, 0, "grain@p0.stores")
    assert (refusal.rule, refusal.args["first"]) == ("core.turn.begins-elsewhere", ["sell"])
    assert game.why_not_at(state, 0, "grain@p0.stores", ("sell",)) == []


@pytest.mark.rule("core.turn.nothing-to-do")
def test_a_thing_that_no_move_touches_says_so() -> None:
    (refusal,) = position("a1", "b1").table.why_not_at(0, "p1.row")
    assert (refusal.rule, refusal.args) == ("core.turn.nothing-to-do", {"thing": "p1.row"})


@pytest.mark.rule("core.turn.not-asked")
def test_a_seat_that_is_not_asked_is_told_who_is() -> None:
    table = position("a1", "b1").table
    table.play("peek p1")
    (refusal,) = table.why_not_at(0, "a1")
    assert (refusal.rule, refusal.args) == ("core.turn.not-asked", {"seat": 1})


def test_a_state_without_decisions_says_that_the_game_is_over() -> None:
    table = position("a1", "b1", round=6, turn=1).table
    table.play("done")
    assert [refusal.rule for refusal in GAME.why_not_at(table.state, 0, "a1")] == ["core.turn.game-over"]


# What reveals.


def test_an_event_reveals_only_what_was_hidden_from_somebody() -> None:
    state = position("a1", "b1").state
    assert not GAME.reveals(state, [Moved("coin", 1, "bank", "p0.coins"), Happened("turn", 1)])
    assert not GAME.reveals(state, [Moved("a1", 1, "p0.hand", "p0.vault", seen=1)])
    assert not GAME.reveals(state, [Moved(None, 1, "p0.hand", "p0.row")])
    assert GAME.reveals(state, [Moved("a1", 1, "p0.hand", "p0.row")])
    assert GAME.reveals(state, [Moved("a1", 1, "p0.hand", "p1.hand", seen=0b11)])
    assert GAME.reveals(state, [Happened("shown", 0, reveals=True)])


# Editions.


def test_an_edition_is_found_by_name_and_by_hash() -> None:
    edition = GAME.edition()
    assert GAME.edition("toy") is edition
    assert GAME.edition_by_hash(edition.hash) is edition


def test_an_edition_that_is_not_there_is_named() -> None:
    with pytest.raises(EditionError, match="no edition 'other'"):
        GAME.edition("other")
    with pytest.raises(EditionError, match="hash ffff"):
        GAME.edition_by_hash("ffff")


# Moves.


@pytest.mark.parametrize("move", [moves.draw(), moves.play(1, "a1"), moves.peek(2)])
def test_a_move_stays_the_same_object(move: moves.Deed) -> None:
    assert copy.copy(move) is move
    assert copy.deepcopy(move) is move
    assert pickle.loads(pickle.dumps(move)) is move
    assert str(move) == move.key
    assert move.key in repr(move)


def test_the_list_of_legal_moves_is_kept_until_a_move_is_made() -> None:
    table = position("a1", "b1").table
    first = GAME.moves(table.state)
    assert GAME.moves(table.state) is first
    table.play("coin")
    assert GAME.moves(table.state) is not first


# Outcomes.


def test_equal_keys_share_a_place_and_the_next_place_is_skipped() -> None:
    assert places_by([(3,), (5,), (3,), (1,)]) == (2, 1, 2, 4)
    assert places_by([(3, 1), (3, 2)]) == (2, 1)


def test_the_winners_are_all_in_first_place() -> None:
    tally = Tally(0, (("row", 3), ("coins", -1)))
    assert tally.total == 2
    assert Outcome(("tie",), (1, 3, 1), (tally,)).winners == (0, 2)
