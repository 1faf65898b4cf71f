"""Finding puzzles: from what the seat sees, and nothing where no move stands out."""

from random import Random

import msgspec
import pytest

import quadriga
from quadriga import laboratory
from quadriga.bots import puzzling
from quadriga.core.puzzle import puzzles_of, set_up


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


def test_a_puzzle_is_judged_again_by_what_bots_know_now(monkeypatch: pytest.MonkeyPatch) -> None:
    title = quadriga.find_game("builders")
    puzzle = min(puzzles_of(title), key=lambda one: len(one.moves) * len(one.answers))
    last = puzzle.answers[-1]
    wrong = msgspec.structs.replace(puzzle, answers=(last, *puzzle.answers[:-1]), margin=99.0)
    assert puzzling.judge_again(title, wrong) == puzzle
    monkeypatch.setattr(puzzling, "MARGIN", puzzle.margin + 0.01)
    assert puzzling.judge_again(title, puzzle) is None


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
