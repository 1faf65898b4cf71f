"""The parts of the conformance suite: fingerprints, hidden fields, another process, reports."""

from enum import Enum
from pathlib import Path
from random import Random

import msgspec
import pytest
from quadriga_toy import moves
from quadriga_toy.decisions import Trade, Turn
from quadriga_toy.game import GAME
from quadriga_toy.position import position
from quadriga_toy.state import ToyState

from quadriga.core.canonical import fingerprint, plain
from quadriga.core.chance import RandomChance
from quadriga.core.conformance import CHECKS, Report, conform
from quadriga.core.conformance.game_run import Failure, GameRun, Result
from quadriga.core.conformance.perturb import hidden_fields, perturbed
from quadriga.core.conformance.pickling import Echo
from quadriga.core.errors import OptionError

# Fingerprints.


def test_equal_states_have_equal_fingerprints_and_others_others() -> None:
    first, same = position("a1 a2", "b1").state, position("a1 a2", "b1").state
    assert fingerprint(first) == fingerprint(same)
    for other in [
        position("a1 a3", "b1"),
        position("a1", "b1"),
        position("a1 a2", "b1", learned=[[(1, "b1")], []]),
        position("a1 a2", "b1", shown=True),
        position("a1 a2", "b1", round=2),
    ]:
        assert fingerprint(first) != fingerprint(other.state)


def test_the_engines_bookkeeping_is_not_part_of_a_fingerprint() -> None:
    table = position("a1 a2", "b1")
    before = fingerprint(table.state)
    GAME.moves(table.state)
    assert fingerprint(table.state) == before
    GAME.play(table.state, moves.coin(), RandomChance(Random(1)))
    assert fingerprint(table.state) != before


class Colour(Enum):
    RED = 1


class Point(msgspec.Struct):
    x: int


def test_plain_forms_do_not_depend_on_order_where_there_is_none() -> None:
    assert plain({"b": 1, "a": (2, None)}) == plain({"a": [2, None], "b": 1})
    assert plain({"x", "y"}) == plain(frozenset({"y", "x"}))
    assert plain({1: "a"}) != plain({"1": "a"})
    assert plain([Colour.RED, Point(3), moves.draw()]) == [["Colour", "RED"], ["Point", 3], ["move", "draw"]]


def test_what_cannot_be_walked_is_refused() -> None:
    with pytest.raises(TypeError, match="neither data nor a class with slots"):
        plain([object()])


# Hidden fields.


def hidden_from(state: ToyState, viewer: int | None) -> set[str]:
    return {f"{type(thing).__name__}.{field}@{thing.seat if hasattr(thing, 'seat') else ''}"
            for thing, field, _ in hidden_fields(state, viewer)}  # fmt: skip


def trading() -> ToyState:
    stack = [Turn(0, 1, False), Trade(0, 1, "b1")]
    state = position("a1", "b1 b2", vaults=["c1", "c2"], learned=[[(1, "b1")], []], stack=stack).state
    assert isinstance(state, ToyState)
    return state


def test_what_is_hidden_follows_from_the_declarations() -> None:
    own = {f"Player.{field}@{{}}" for field in ("hand", "vault", "learned")}
    ours, theirs = ({one.format(seat) for one in own} for seat in (0, 1))
    bag = {"ToyState.bag@"}
    assert hidden_from(trading(), 0) == bag | theirs
    assert hidden_from(trading(), 1) == bag | ours | {"Trade.card@0"}
    assert hidden_from(trading(), None) == bag | ours | theirs | {"Trade.card@0"}


def test_a_perturbed_state_differs_in_what_is_hidden_and_only_while_it_is_looked_at() -> None:
    state = trading()
    before = fingerprint(state)
    with perturbed(state, 1) as twin:
        assert isinstance(twin, ToyState)
        assert twin.players[1].hand == ["b1", "b2"]
        assert (len(twin.players[0].hand), len(twin.players[0].vault), len(twin.bag)) == (1, 1, len(state.bag))
        assert {"a1"}.isdisjoint(twin.players[0].hand)
        assert set(twin.bag).isdisjoint(state.bag)
        # Nobody else knows how much a seat has learned, so that changes in length too.
        assert len(twin.players[0].learned) == 2
        decision = twin.stack[-1]
        assert isinstance(decision, Trade)
        assert decision.card != "b1"
    assert fingerprint(state) == before


# Another process.


def test_moves_come_back_from_another_process() -> None:
    echo = Echo()
    sent = [moves.draw(), moves.play(0, "a1")]
    assert all(one is other for one, other in zip(sent, echo.back(sent), strict=True))
    echo.close()


def test_moves_that_another_process_cannot_read_are_reported() -> None:
    echo = Echo()
    with pytest.raises(TypeError, match="cannot read the moves"):
        echo.back([Unreadable()])  # type: ignore[list-item]
    echo.close()


class Unreadable:
    def __reduce__(self) -> tuple[object, tuple[str]]:
        return int, ("no number",)


# Runs.


def test_the_same_seed_plays_the_same_game(tmp_path: Path) -> None:
    runs = [GameRun(GAME, 3, seed) for seed in (5, 5, 6)]
    results = [run.run(tmp_path) for run in runs]
    assert results[0] == results[1] != results[2]
    first, again, other = (bytes(run.table.record) for run in runs)
    assert first == again != other


def test_a_run_in_several_processes_finds_what_one_finds(tmp_path: Path) -> None:
    alone, together = (conform("toy", 4, (2, 4), seed=9, jobs=jobs, keep=tmp_path) for jobs in (1, 2))
    assert alone == together
    assert alone.games == 8


def test_by_default_every_number_of_seats_is_played(tmp_path: Path) -> None:
    told: list[Result] = []
    assert conform("toy", 1, keep=tmp_path, tell=told.append).games == len(told) == 3


def test_a_number_of_seats_the_game_does_not_take_is_refused() -> None:
    with pytest.raises(OptionError, match="not for 7 players"):
        conform("toy", 1, 7)


def test_a_report_lists_every_check_and_every_failure() -> None:
    failure = Failure("toy", 3, 17, 40, "undo", "a view is not what it was", "somewhere.jsonl")
    report = Report("toy", 2, 80, 12, {"row": 1}, dict.fromkeys(CHECKS, 3), (failure,))
    text = "\n".join(report.lines())
    for part in [
        *CHECKS,
        *CHECKS.values(),
        "2 games",
        "40.0 a game",
        "at most 12",
        "row 1",
        str(failure),
        "1 games failed",
    ]:
        assert part in text
    assert not report.passed
    assert "every check held" in msgspec.structs.replace(report, failures=()).lines()


def test_every_check_says_what_it_promises() -> None:
    assert all(says.endswith(".") for says in CHECKS.values())
