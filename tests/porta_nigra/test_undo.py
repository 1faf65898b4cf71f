"""What may be taken back: every step of one's own turn until a card is shown or drawn."""

import pytest

from porta_nigra.position import Position, position
from quadriga.core.errors import UndoRefused
from quadriga.core.views import encode_view
from quadriga.games.porta_nigra.game import GAME


def seen(table: Position) -> bytes:
    return encode_view(table.table.view(0))


def rich() -> Position:
    """Seat 0 has played act1 and can do nearly everything."""
    table = position().element(0, "pn1", 3).element(0, "pn3", 3).bricks(0, black=4, white=2).influence(0, 6)
    return table.honour_display("h08", "h16", "h18", "h01").gained(0, "k01", "k06", "k11", "k16").play("play act1")


@pytest.mark.parametrize(
    "moves",
    [
        ("buy yellow 1",),
        ("coins 3",),
        ("sell torch",),
        ("forfeit",),
        ("spend roman",),
        ("honour h16",),
        ("honour h01",),
        ("honour h08",),
        ("honour h08", "add pn3"),
        ("honour h18", "on aa1", "white 0"),
        ("build 4",),
        ("build 4", "on pn2"),
        ("build 4", "on pn2", "stack 5"),
        ("build 4", "on pn2", "stack 5", "white 2"),
        ("spend build", "on ac5"),
    ],
    ids=" ".join,
)
def test_what_shows_no_card_is_taken_back_whole(moves: tuple[str, ...]) -> None:
    table = rich()
    before = seen(table)
    table.play(*moves)
    assert seen(table) != before
    assert (table.table.undo_reach(), table.table.undo_seat) == (len(moves), 0)
    table.undo(len(moves))
    assert seen(table) == before
    assert GAME.components(table.state) == table.box
    table.play(*moves)


def test_a_step_back_from_the_spot_leads_to_the_choice_of_another() -> None:
    table = rich().play("build 4", "on pn2").undo()
    assert (table.table.question, table.player(0).sesterces) == ("spot", 20)
    table.play("on ac1", "white 1")
    assert table.standing("ac1") == (0, 1)


@pytest.mark.parametrize("moves", [("play act2",), ("play act2", "end")])
def test_a_card_played_or_drawn_is_seen_and_stops_undo(moves: tuple[str, ...]) -> None:
    table = position().play("sell torch", *moves)
    assert table.table.undo_reach() == 0
    with pytest.raises(UndoRefused):
        table.undo()


def test_the_division_of_the_scoring_is_taken_back() -> None:
    table = position(3).element(0, "aa1").element(1, "aa2").cards_left(0, 0, 1).turn(2).end_turns()
    table.play("points 2").undo()
    assert (table.table.question, table.player(0).points, table.player(0).sesterces) == ("split", 0, 20)


def test_a_preview_shows_what_an_action_would_do_and_changes_nothing() -> None:
    table = rich()
    before = seen(table)
    preview = table.table.preview("buy yellow 1")
    assert (preview.draws, preview.reveals) == (False, False)
    assert [getattr(event, "kind", None) for event in preview.events] == [
        "sesterce",
        None,
        "p0.builder",
        "sesterce",
        "brick",
    ]
    assert seen(table) == before
    assert table.table.preview("end").draws
