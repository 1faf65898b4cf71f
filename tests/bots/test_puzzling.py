"""Finding puzzles: from what the seat sees, and nothing where no move stands out."""

from collections.abc import Sequence
from itertools import count
from random import Random

import msgspec
import pytest

import quadriga
from quadriga import laboratory
from quadriga.bots import puzzling
from quadriga.core.chance import RandomChance
from quadriga.core.game import Game
from quadriga.core.moves import Move
from quadriga.core.puzzle import Answer, Puzzle, puzzles_of, set_up
from quadriga.core.state import State
from quadriga.core.table import Table
from quadriga.core.views import View


@pytest.fixture
def confirmed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is played out to the end, which takes long."""
    monkeypatch.setattr(puzzling, "is_confirmed", lambda *_: True)


def latest(game: str) -> tuple[Game, Puzzle]:
    """The puzzle of a title after the most moves: the least is left to play."""
    title = quadriga.find_game(game)
    return title, max(puzzles_of(title), key=lambda one: len(one.moves) / one.players)


@pytest.mark.usefixtures("confirmed")
def test_what_is_found_is_ahead_by_more_than_the_noise_and_can_be_set_up() -> None:
    title = quadriga.find_game("builders")
    puzzle = puzzling.find_puzzle(title, 3, 0)
    assert puzzle is not None
    assert puzzle.margin >= max(puzzling.MARGIN, puzzling.CERTAIN * puzzle.error)
    # The margin is that over the next best, whichever rival is most in doubt. Worths are told to a tenth.
    assert puzzle.margin == pytest.approx(puzzle.answers[0].worth - puzzle.answers[1].worth, abs=0.11)
    assert set_up(title, puzzle).decider == puzzle.seat


@pytest.mark.parametrize(
    ("apart", "clear"),
    [
        ([(1.6, 0.2), (9.0, 2.0)], True),
        ([(1.4, 0.1), (9.0, 2.2)], False),  # too little ahead of the next, of whom there is least doubt
        ([(1.6, 0.2), (9.0, 2.3)], False),  # the next is surely behind, a third is not
        ([(1.6, 0.5), (9.0, 0.1)], False),
    ],
)
def test_the_best_is_clearly_ahead_of_every_other(apart: list[tuple[float, float]], clear: bool) -> None:
    assert puzzling.is_clear(apart) is clear


@pytest.mark.usefixtures("confirmed")
def test_a_puzzle_is_judged_again_by_what_bots_know_now(monkeypatch: pytest.MonkeyPatch) -> None:
    title = quadriga.find_game("builders")
    puzzle = min(puzzles_of(title), key=lambda one: len(one.moves) * len(one.answers))
    last = puzzle.answers[-1]
    wrong = msgspec.structs.replace(puzzle, answers=(last, *puzzle.answers[:-1]), margin=99.0)
    assert puzzling.judge_again(title, wrong) == puzzle
    monkeypatch.setattr(puzzling, "MARGIN", puzzle.margin + 0.01)
    assert puzzling.judge_again(title, puzzle) is None


def test_games_to_the_end_speak_for_the_best_move_and_against_the_last() -> None:
    title, puzzle = latest("porta-nigra")
    table = set_up(title, puzzle)
    view, moves = table.view(puzzle.seat), table.moves()
    assert puzzling.is_confirmed(title, puzzle.seat, view, moves, puzzle.answers)
    last = puzzle.answers[-1]
    assert not puzzling.is_confirmed(title, puzzle.seat, view, moves, (last, *puzzle.answers[:-1]))


def test_what_games_to_the_end_speak_against_is_no_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    title, puzzle = latest("porta-nigra")
    asked: list[Sequence[Move]] = []

    def judged(game: Game, seat: int, view: View, moves: Sequence[Move]) -> tuple[object, ...]:
        return tuple(Answer(move.key, 0.0) for move in moves), [(9.0, 0.1)], True

    def third(game: Game, seat: int, view: View, moves: Sequence[Move], answers: Sequence[Answer]) -> bool:
        asked.append(moves)
        return len(asked) == 3

    monkeypatch.setattr(puzzling, "_is_even", lambda *_: False)
    monkeypatch.setattr(puzzling, "judge", judged)
    monkeypatch.setattr(puzzling, "is_confirmed", third)
    assert puzzling.judge_again(title, puzzle) is None
    found = puzzling.find_puzzle(title, puzzle.players, puzzle.seed)
    assert found is not None
    assert set_up(title, found).moves() == asked[2]


@pytest.mark.parametrize(("margins", "played"), [((2.0, 3.0, 2.5, 3.0), 2), ((3.0, 2.5, 3.0, 2.0), 1)])
def test_what_could_not_be_the_clearest_is_not_played_out(
    margins: Sequence[float], played: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where no best move is hidden, the position with the greatest margin is taken, the first of equals."""
    title, puzzle = latest("porta-nigra")
    left, asked = iter(margins), count()

    def judged(game: Game, seat: int, view: View, moves: Sequence[Move]) -> tuple[object, ...]:
        return tuple(Answer(move.key, 0.0) for move in moves), [(next(left, 0.0), 0.1)], False

    def confirmed(*_: object) -> bool:
        next(asked)
        return True

    monkeypatch.setattr(puzzling, "_is_even", lambda *_: False)
    monkeypatch.setattr(puzzling, "judge", judged)
    monkeypatch.setattr(puzzling, "is_confirmed", confirmed)
    found = puzzling.find_puzzle(title, puzzle.players, puzzle.seed)
    assert found is not None
    assert found.margin == max(margins)
    assert next(asked) == played


@pytest.mark.parametrize(
    ("by", "games", "sure"),
    [
        ((1.0, 1.0), puzzling.LOOKED_AT[0], True),
        ((3.0, -1.0), puzzling.LOOKED_AT[2], True),  # ahead by 1, with a standard error of 0.52 after 16, 0.36 after 32
        ((1.0, -1.0), puzzling.LOOKED_AT[0], False),  # not ahead at all: given up
        ((10.0, -9.0), puzzling.LOOKED_AT[-1], False),  # ahead by 0.5, with a standard error of 1 at the last look
    ],
)
def test_the_best_is_surely_ahead_in_games_to_the_end(
    by: tuple[float, float], games: int, sure: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The games say one thing and the other in turn."""
    title, puzzle = latest("porta-nigra")
    table = set_up(title, puzzle)
    played = count()

    def played_out(game: Game, seat: int, state: State, move: Move, seed: int) -> float:
        return by[next(played) % 2] if move.key == puzzle.answers[0].move else 0.0

    monkeypatch.setattr(puzzling, "play_out", played_out)
    view, moves = table.view(puzzle.seat), table.moves()
    assert puzzling.is_confirmed(title, puzzle.seat, view, moves, puzzle.answers) is sure
    assert next(played) == games


def test_a_beam_that_is_wide_enough_finds_the_best_end_of_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Against every line of a turn in which nothing is drawn: a tile, where it goes, and what it does."""
    title = quadriga.find_game("minerva")
    table = Table.new(title, 2, seed=4)
    seat = table.decider
    assert seat is not None
    state = title.determinize(table.view(seat), seat, Random(1))
    ends: list[float] = []

    def follow_all(before: State) -> None:
        if not before.stack or before.stack[0].seat != seat or before.stack[-1].seat != seat:
            ends.append(puzzling.worth_beside_rivals(title, seat, before))
            return
        for move in title.sensible(before):
            after = before.copy()
            title.play(after, move, RandomChance(Random(1)))
            follow_all(after)

    follow_all(state)
    assert len(ends) > 20
    assert max(ends) > min(ends)
    monkeypatch.setattr(puzzling, "BEAM_WIDTH", len(ends))
    end = puzzling.finish_turn(title, seat, state, seed=1)
    assert end.stack[-1].seat != seat
    assert puzzling.worth_beside_rivals(title, seat, end) == max(ends)


def test_what_is_no_longer_clear_gives_its_place_to_another_for_as_many(monkeypatch: pytest.MonkeyPatch) -> None:
    title = quadriga.find_game("builders")
    shipped = puzzles_of(title)
    first = shipped[0]
    monkeypatch.setattr(laboratory, "judge_again", lambda game, one: None if one == first else one)
    monkeypatch.setattr(
        laboratory,
        "find_puzzle",
        lambda game, players, seed: msgspec.structs.replace(first, players=players, seed=seed) if seed > 100 else None,
    )
    dealt = {one.seed for one in shipped if one.players == first.players}
    new = min(seed for seed in range(101, 500) if seed not in dealt)
    assert laboratory.judge_all_again(title, range(500)) == [
        msgspec.structs.replace(first, seed=new),
        *shipped[1:],
    ]
    assert laboratory.judge_all_again(title, range(100)) == list(shipped[1:]), "none was found"


def test_the_judge_knows_nothing_that_the_seat_does_not_see() -> None:
    title = quadriga.find_game("builders")
    puzzle = min(puzzles_of(title), key=lambda one: len(one.moves) * len(one.answers))
    table = set_up(title, puzzle)
    view = table.view(puzzle.seat)
    world = title.determinize(view, puzzle.seat, Random(9))
    again = puzzling.judge(title, puzzle.seat, title.view(world, puzzle.seat), title.moves(world))
    assert again == puzzling.judge(title, puzzle.seat, view, table.moves())
