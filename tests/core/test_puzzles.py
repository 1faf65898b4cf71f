"""Puzzles: those that come with a game can be set up and have one clearly best move, and what is none is refused."""

import sys
from pathlib import Path

import msgspec
import pytest

import quadriga
from quadriga.bots.puzzling import CERTAIN, FEWEST_CHOICES, MARGIN, MOST_CHOICES
from quadriga.core.errors import PuzzleError
from quadriga.core.game import Game
from quadriga.core.languages import COMPLETE
from quadriga.core.puzzle import MOST_PUZZLES, Answer, Puzzle, puzzles_of, set_up
from quadriga.games.builders.game import Builders
from quadriga.games.builders.meta import META
from quadriga.words import Words

OURS = ("builders", "glory-to-rome", "minerva", "porta-nigra")


@pytest.mark.parametrize("game", OURS)
def test_twenty_puzzles_come_with_each_game(game: str) -> None:
    found = puzzles_of(quadriga.find_game(game))
    assert len(found) == 20
    # One of a deal: positions of one game would give each other away.
    assert len({(one.seed, one.players) for one in found}) == 20


@pytest.mark.parametrize("game", OURS)
def test_every_puzzle_can_be_set_up_and_every_legal_move_has_its_worth(game: str) -> None:
    title = quadriga.find_game(game)
    for puzzle in puzzles_of(title):
        table = set_up(title, puzzle)
        assert table.decider == puzzle.seat
        assert {move.key for move in table.moves()} == {answer.move for answer in puzzle.answers}
        assert FEWEST_CHOICES <= len(puzzle.answers) <= MOST_CHOICES


@pytest.mark.parametrize("game", OURS)
def test_the_best_move_is_ahead_by_more_than_the_noise(game: str) -> None:
    for puzzle in puzzles_of(quadriga.find_game(game)):
        worths = [answer.worth for answer in puzzle.answers]
        assert worths == sorted(worths, reverse=True)
        # Worths are told to a tenth.
        assert worths[0] - worths[1] >= MARGIN - 0.1
        assert puzzle.margin == pytest.approx(worths[0] - worths[1], abs=0.11)
        assert puzzle.margin >= MARGIN
        assert puzzle.margin >= CERTAIN * puzzle.error


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("game", OURS)
def test_every_reason_has_words(game: str, language: str) -> None:
    title = quadriga.find_game(game)
    words = Words(language, title, strict=True)
    for puzzle in puzzles_of(title):
        assert puzzle.answers[0].because
        for answer in puzzle.answers:
            for name, _ in answer.because:
                assert words.term(name)


OTHER = "somebodys_puzzles"


def other(folder: Path, text: str, monkeypatch: pytest.MonkeyPatch) -> Game:
    """The Builders with puzzles of somebody's own."""
    package = folder / OTHER
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "puzzles.jsonl").write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.delitem(sys.modules, OTHER, raising=False)
    return Builders(META, OTHER)


def line(**changed: object) -> str:
    puzzle = puzzles_of(quadriga.find_game("builders"))[0]
    return msgspec.json.encode(msgspec.structs.replace(puzzle, **changed)).decode() + "\n"


@pytest.mark.parametrize(
    "text",
    ["{}\n", "no\n", '{"players": 2}\n', "[1]\n"],
    ids=["empty", "no-json", "half", "list"],
)
def test_what_is_no_puzzle_is_refused(text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(PuzzleError):
        puzzles_of(other(tmp_path, text, monkeypatch))


def test_too_many_puzzles_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(PuzzleError, match=str(MOST_PUZZLES)):
        puzzles_of(other(tmp_path, line() * (MOST_PUZZLES + 1), monkeypatch))


def test_a_puzzle_without_a_choice_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(PuzzleError):
        puzzles_of(other(tmp_path, line(answers=(Answer("end", 0.0),)), monkeypatch))


def test_a_game_without_the_file_has_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    title = other(tmp_path, "", monkeypatch)
    assert puzzles_of(title) == ()
    (tmp_path / OTHER / "puzzles.jsonl").unlink()
    assert puzzles_of(title) == ()


@pytest.mark.parametrize("changed", [{"moves": ("no such move",)}, {"seat": 1}, {"players": 9}])
def test_a_position_that_the_rules_do_not_lead_to_is_refused(changed: dict[str, object]) -> None:
    title = quadriga.find_game("builders")
    puzzle: Puzzle = puzzles_of(title)[0]
    if changed == {"seat": 1}:
        changed = {"seat": (puzzle.seat + 1) % puzzle.players}
    with pytest.raises(PuzzleError):
        set_up(title, msgspec.structs.replace(puzzle, **changed))
