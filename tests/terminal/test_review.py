"""The review of a record at a terminal: on one small screen, in both languages, and as JSON."""

import io
import json
from pathlib import Path
from random import Random

import msgspec
import pytest
from quadriga_toy.game import GAME
from rich.cells import cell_len
from typer.testing import CliRunner, Result

from quadriga.bots.reviewing import Costly, Draw, Fortune, Point, Review
from quadriga.cli import app
from quadriga.core.languages import COMPLETE
from quadriga.core.registry import find_game
from quadriga.core.table import Table
from quadriga.terminal import theme
from quadriga.terminal.review import print_review
from quadriga.words import Words


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, list(arguments))


@pytest.fixture
def record(tmp_path: Path) -> Path:
    table: Table = Table.new(GAME, 2, seed=8)
    for move in ("coin", "coin", "coin", "coin"):
        table.play(move)
    table.resign(0)
    table.record.save(tmp_path / "g.jsonl")
    return tmp_path / "g.jsonl"


@pytest.mark.parametrize("language", COMPLETE)
def test_the_longest_review_fits_a_small_screen(language: str) -> None:
    game = find_game("glory-to-rome")
    table: Table = Table.new(game, 5, seed=1)
    pick = Random(1)
    costly: list[tuple[int, int | None, str, str]] = []
    while len(costly) < 3:
        moves = table.moves()
        if len(moves) > 2:
            longest = sorted(moves, key=lambda move: -len(move.key))
            costly.append((table.head, table.decider, longest[0].key, longest[1].key))
        table.play(pick.choice(moves))
    for seat in range(4):
        table.resign(seat)
    told = Review(
        "glory-to-rome",
        game.meta.rules_version,
        ("person",) * 5,
        tuple(Point(seq, 0, (0.2,) * 5, 0.08, 400) for seq in range(25)),
        tuple(Fortune(seat, -0.42, 0.18) for seat in range(5)),
        tuple(Draw(100 + n, 1, (0.1, -0.4, 0.1, 0.1, 0.1), 0.04) for n in range(3)),
        tuple(
            Costly(head + 1, head, seat or 0, played, better, 0.42, 0.11, (("prospects", 3.25), ("rivals", -2.0)))
            for head, seat, played, better in costly
        ),
        400_000,
    )
    file = io.StringIO()
    screen = theme.console(file)
    screen.width = 80
    print_review(screen, Words(language, game), table.record, told)
    lines = file.getvalue().rstrip("\n").split("\n")
    assert len(lines) <= 23, lines  # and one for the prompt
    assert max(cell_len(line) for line in lines) <= 80


def test_programs_read_it_as_json_and_people_in_words(record: Path) -> None:
    told = json.loads(run("review", str(record), "--decisions", "1000", "--json").stdout)
    review = msgspec.convert(told, Review)
    assert review.points[-1].chances == (0.0, 1.0)
    shown = run("review", str(record), "--decisions", "1000", "--lang", "fr")
    assert shown.exit_code == 0
    assert "Qui menait" in shown.stdout


def test_a_plain_review_tells_the_curve_in_numbers(record: Path) -> None:
    shown = run("review", str(record), "--decisions", "1000", "--lang", "en")
    plain = run("review", str(record), "--decisions", "1000", "--lang", "en", "--plain")
    assert plain.exit_code == 0
    assert set("▁▂▃▄▅▆▇█") & set(shown.stdout)
    assert not set("▁▂▃▄▅▆▇█") & set(plain.stdout)
    told = json.loads(run("review", str(record), "--decisions", "1000", "--json").stdout)
    points = [line for line in plain.stdout.splitlines() if line.startswith("Entry ") and "Player 1 " in line]
    assert len(points) == len(told["points"])
    assert points[-1].endswith("Player 1 0 %, Player 2 100 %")
    assert "\nPlayer 2: luck " in plain.stdout


def test_a_game_that_runs_has_no_review(tmp_path: Path) -> None:
    table: Table = Table.new(GAME, 2, seed=8)
    table.play("coin")
    table.record.save(tmp_path / "g.jsonl")
    result = run("review", str(tmp_path / "g.jsonl"), "--lang", "en")
    assert result.exit_code != 0
    assert "is not over" in result.output


@pytest.mark.parametrize(("language", "said"), [("en", "played alone"), ("fr", "en solitaire")])
def test_a_game_played_alone_has_no_review(tmp_path: Path, language: str, said: str) -> None:
    table: Table = Table.new(find_game("minerva"), 1, seed=8)
    table.resign(0)
    table.record.save(tmp_path / "g.jsonl")
    result = run("review", str(tmp_path / "g.jsonl"), "--lang", language)
    assert result.exit_code != 0
    assert said in " ".join(result.output.split())
