"""`quadriga learn`: each guide can be followed at a keyboard, left, gone back in and skipped."""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

import quadriga
from quadriga.cli import app
from quadriga.core.guide import guide_of, has_guide
from quadriga.core.languages import COMPLETE
from terminal.keyboard import Screen

GUIDED = [id for id in quadriga.installed() if has_guide(quadriga.find_game(id))]


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    return tmp_path / "quadriga"


def learn(game: str, *lines: str, lang: str = "en") -> str:
    result = CliRunner().invoke(
        app, ["learn", game, "--lang", lang, "--plain"], input="".join(f"{one}\n" for one in lines)
    )
    assert result.exit_code == 0, result.output
    return result.output


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("game", GUIDED)
def test_every_step_fits_a_screen_of_80_by_24_and_is_done_by_typing_its_move(game: str, language: str) -> None:
    screen = Screen("learn", game, "--lang", language, rows=24, columns=80)
    steps = guide_of(quadriga.find_game(game)).step
    for number, step in enumerate(steps, 1):
        lines = screen.lines()
        assert len(lines) <= 24, screen.text
        assert f"{number}/{len(steps)} " in screen.text
        screen.type(step.move)
    assert screen.type("q") is not None


@pytest.mark.parametrize("game", GUIDED)
def test_what_is_no_move_is_answered_at_every_step(game: str) -> None:
    steps = guide_of(quadriga.find_game(game)).step
    told = learn(game, *(line for step in steps for line in ("no such move", step.move)), "q")
    assert told.count("“no such move” is no move here") == len(steps)


def test_another_legal_move_is_answered_kindly_and_leads_nowhere() -> None:
    told = learn("builders", "", "open b08", "open b26", "open b06", "q")
    assert told.count("The rules allow that too") == 1
    assert re.search(r"2/20.*The rules allow that too.*card on top.*3/20", told, re.DOTALL)


def test_a_number_is_the_move_it_stands_for() -> None:
    told = learn("builders", "", "5", "q")
    assert "Type 5, or Enter" in told
    assert "3/20" in told


def test_it_is_left_and_taken_up_where_it_was(state: Path) -> None:
    assert "quadriga learn builders goes on from here." in learn("builders", "", "", "q")
    assert learn("builders", "q").splitlines()[1].startswith("3/20")
    (state / "learn-builders.json").write_text('{"edition": "another", "steps": 20, "at": 3}')
    assert "1/20" in learn("builders", "q").splitlines()[0]
    (state / "learn-builders.json").write_text("nonsense")
    assert "1/20" in learn("builders", "q").splitlines()[0]


def test_one_goes_back_and_skips(state: Path) -> None:
    told = learn("builders", "", "b", "s", "q")
    assert [int(n) for n in re.findall(r"^(\d+)/20", told, re.MULTILINE)] == [1, 2, 1]
    assert "That was the lesson." in told
    assert not (state / "learn-builders.json").exists()


def test_it_ends_in_a_free_game() -> None:
    told = learn("builders", "s", "", "q")
    assert "You have left the game." in told


def test_a_game_without_a_guide_says_so() -> None:
    result = CliRunner().invoke(app, ["learn", "toy", "--lang", "en"])
    assert result.exit_code == 2
    assert "toy has no guided first game" in result.output
