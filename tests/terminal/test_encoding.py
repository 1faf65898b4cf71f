"""Output that cannot be encoded: every command prints something readable, whatever the terminal knows."""

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from quadriga.core.layout import Mark
from quadriga.core.registry import installed
from quadriga.terminal.encoding import nearest

SOURCE = Path(__file__).resolve().parents[2] / "src" / "quadriga"
PRINTED = [
    *(path for pattern in ("**/*.ftl", "**/rules/*.md", "**/data/*.toml") for path in SOURCE.glob(pattern)),
    *(SOURCE / "terminal").glob("*.py"),
]
GAMES = [id for id, package in installed().items() if package.startswith("quadriga.games.")]


def command(encoding: str, *arguments: str) -> subprocess.CompletedProcess[bytes]:
    # Neither the language of the system nor its encoding: what this terminal is said to have.
    environment = os.environ | {"PYTHONIOENCODING": encoding, "LC_ALL": "C", "COLUMNS": "100"}
    line = [sys.executable, "-c", "from quadriga.cli import main; main()", *arguments]
    return subprocess.run(line, check=False, capture_output=True, env=environment)


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "cp850"])
@pytest.mark.parametrize(
    "arguments",
    [
        ("rules", "minerva", "--lang", "fr"),
        ("games", "--lang", "fr"),
        ("play", "porta-nigra", "--seats", "random,random", "--seed", "7", "--lang", "fr"),
    ],
    ids=lambda arguments: arguments[0],
)
def test_a_command_prints_what_the_encoding_has(encoding: str, arguments: tuple[str, ...]) -> None:
    told = command(encoding, *arguments)
    assert told.returncode == 0, told.stderr.decode("ascii", "replace")
    assert told.stderr == b""
    text = told.stdout.decode(encoding)
    assert "?" not in text.replace(" ?", "").replace("\xa0?", "")
    assert ("é" in text) == (encoding != "ascii")


def test_an_error_is_printed_too() -> None:
    told = command("ascii", "play", "érable", "--lang", "fr")
    assert told.returncode == 2
    assert b"Traceback" not in told.stderr
    assert b"erable" in told.stderr


def test_who_chose_how_to_deal_with_it_keeps_that() -> None:
    assert b"?" in command("ascii:replace", "games", "--lang", "fr").stdout
    assert b"&#233;" in command("ascii:xmlcharrefreplace", "games", "--lang", "fr").stdout


def test_everything_we_print_has_something_near_in_ascii() -> None:
    characters = {character for path in PRINTED for character in path.read_text(encoding="utf-8")}
    assert len(characters) > 100
    strange = {character for character in characters if not character.isascii()}
    assert {
        character for character in strange if "?" in nearest(character) or not nearest(character).isascii()
    } == set()


def test_what_has_no_likeness_is_a_question_mark() -> None:
    assert [nearest(character) for character in "漢\udc80é"] == ["?", "?", "e"]


@pytest.mark.parametrize("id", GAMES)
def test_no_two_signs_of_a_game_become_the_same(id: str) -> None:
    marks: dict[str, Mark] = import_module(f"{installed()[id]}.layout").MARKS
    signs = {mark.sign for mark in marks.values()}
    assert len(signs) > 5
    assert len({"".join(map(nearest, sign)) for sign in signs}) == len(signs)
    assert all(len("".join(map(nearest, sign))) == len(sign) for sign in signs)
