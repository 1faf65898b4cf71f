"""Bots in any language: one line of JSON a decision, and the example of the documentation."""

import sys
from pathlib import Path
from random import Random

import pytest

from bots.table import GAMES, play_out, positions
from quadriga.bots import find_bot
from quadriga.bots.external import arguments_of
from quadriga.core.errors import QuadrigaError

EXAMPLE = Path(__file__).resolve().parents[2] / "docs" / "example_bot.py"


@pytest.mark.parametrize("name", GAMES)
def test_the_example_plays_a_whole_game(name: str) -> None:
    assert min(play_out(name, [f"run:{sys.executable} {EXAMPLE}", "random"], 3, "")) == 1


def test_the_example_has_thirty_lines_and_imports_no_package() -> None:
    lines = EXAMPLE.read_text().splitlines()
    assert len(lines) <= 30
    imported = {line.split()[1] for line in lines if line.startswith(("import ", "from "))}
    assert imported <= set(sys.stdlib_module_names)


@pytest.mark.parametrize(
    ("program", "said"),
    [
        ("pass", "ended before the game"),
        ("input(); print('hello')", "no answer"),
        ('input(); print(\'{"move": "fly"}\')', "'fly', which is not legal"),
    ],
)
def test_a_program_that_answers_wrongly_is_named(program: str, said: str, tmp_path: Path) -> None:
    script = tmp_path / "bot.py"
    script.write_text(program)
    game, state = next(positions("builders", seed=1, every=3))
    seat = state.stack[-1].seat
    bot = find_bot(f"run:{sys.executable} {script}", game, seat, Random(1))
    with pytest.raises(QuadrigaError, match=said):
        bot.choose(game.view(state, seat), game.moves(state))


def test_a_program_that_is_not_there_is_named() -> None:
    game, _ = next(positions("builders", seed=1))
    with pytest.raises(QuadrigaError, match="no-such-program"):
        find_bot("run:no-such-program", game, 0, Random(1))


def test_a_command_is_taken_apart_as_the_system_does_it() -> None:
    line = r"python C:\bots\mine.py 'two words'"
    assert arguments_of(line, windows=True) == line, "Windows is given it whole, with its backslashes"
    assert arguments_of("python 'two words'", windows=False) == ["python", "two words"]
