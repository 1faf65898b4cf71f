"""Minerva at a table: alone, taking back, and leaving."""

from collections.abc import Callable
from random import Random

import pytest

from minerva.position import Position, position
from quadriga.core.errors import UndoRefused
from quadriga.core.replay import verify
from quadriga.core.table import CONCESSION, RESIGNATION, Table
from quadriga.core.views import encode_view
from quadriga.games.minerva.game import GAME


def seen(table: Position) -> bytes:
    return encode_view(table.table.view(0))


@pytest.mark.parametrize(
    "moves",
    [
        ("sell grain",),
        ("pass",),
        ("build forest",),
        ("build forest", "at 1 1"),
        ("build temple-grain",),
        ("residence", "at 3 0", "left", "pay grain", "gain ore"),
        ("assistant 2 1", "up"),
        ("build elevated-aqueduct", "at 0 1", "lift 1 0", "at 0 -1"),
        ("build circus", "at 1 1", "clear 2 1"),
        ("build public-bath", "at 1 1", "activate 2 0", "activate 0 0", "gain ore", "done"),
        ("build triumphal-arch", "at 1 1", "take culture-art"),
    ],
    ids=" ".join,
)
def test_what_draws_no_tile_is_taken_back_whole(moves: tuple[str, ...]) -> None:
    table = position().city(0, "stable 1,0", "theatre 2,0", "residence 2,1").assistants(0, 1).denarii(0, 30)
    table.row("forest", "elevated-aqueduct", "circus", "public-bath", "triumphal-arch")
    before = seen(table)
    table.play(*moves)
    assert seen(table) != before
    assert (table.table.undo_reach(), table.table.undo_seat) == (len(moves), 0)
    table.undo(len(moves))
    assert seen(table) == before


def test_a_temple_that_is_drawn_is_not_taken_back() -> None:
    table = position().denarii(0, 30).play("build temple-grain", "at 1 0")
    assert table.table.undo_reach() == 0
    with pytest.raises(UndoRefused):
        table.undo()


def test_a_new_round_is_not_taken_back() -> None:
    table = position().denarii(0, 0).resources(0).denarii(1, 0).resources(1).play("pass", "pass")
    assert (table.state.round, table.table.undo_reach()) == (2, 0)


def played(seats: int, seed: int, moves: int | None = None) -> Table:
    rng = Random(seed)
    table = Table.new(GAME, seats, seed=seed)
    while table.decider is not None and (moves is None or table.head < moves):
        table.play(rng.choice(table.moves()))
    return table


def test_a_solo_game_is_played_to_a_title_and_verifies() -> None:
    table = played(1, seed=3)
    assert table.outcome is not None
    assert (table.outcome.endings, table.outcome.places) == (("civil",), (1,))
    assert verify(bytes(table.record)).entries == table.head


def test_the_only_seat_may_resign_and_the_game_is_over_at_once() -> None:
    table = played(1, seed=3, moves=9)
    table.resign(0)
    assert table.outcome is not None
    assert (table.outcome.endings, table.outcome.places) == ((RESIGNATION,), (1,))
    assert table.decider is None
    assert verify(bytes(table.record)).moves == 9


def test_the_only_seat_may_concede_to_itself() -> None:
    table = played(1, seed=3, moves=9)
    table.concede(0)
    assert table.outcome is not None
    assert table.outcome.endings == (CONCESSION,)
    verify(bytes(table.record))


@pytest.mark.parametrize(
    ("written", "moves", "default"),
    [
        (position, ("residence",), "at 0 -1"),
        (position, ("residence", "at 1 0"), "up"),
        (position, ("residence", "at 1 0", "left"), "gain grain"),
        (lambda: position().city(0, "stable 1,0"), ("residence", "at 1 1", "up"), "done"),
        (lambda: position().city(0, "garden 1,0"), ("residence", "at 1 1", "up"), "assign culture-theatre"),
        (lambda: position().row("circus").city(0, "residence 1,0").denarii(0, 9), ("build circus", "at 1 1"), "done"),
        (
            lambda: position().row("elevated-aqueduct").denarii(0, 9),
            ("build elevated-aqueduct", "at 1 0", "lift 0 0"),
            "at 1 -1",
        ),
        (lambda: position().passed(0).turn(1).denarii(0, 9).denarii(1, 0), ("pass",), "done"),
    ],
)
def test_the_harmless_move(written: Callable[[], Position], moves: tuple[str, ...], default: str) -> None:
    table = written().play(*moves)
    move = GAME.default(table.state)
    assert move is not None
    assert move.key == default
