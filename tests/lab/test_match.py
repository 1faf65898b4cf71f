"""A match in a notebook, and the notebook of the documentation."""

import ast
import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from quadriga.core.errors import QuadrigaError
from quadriga.lab import match
from quadriga.lab.games import play_game

NOTEBOOK = Path(__file__).resolve().parents[2] / "docs" / "notebook.ipynb"


def shown(source: str, names: dict[str, Any]) -> Any:
    """What a notebook shows below a cell: its last line, if that is an expression."""
    *first, last = ast.parse(source).body
    exec(compile(ast.Module(first, []), "cell", "exec"), names)
    if isinstance(last, ast.Expr):
        return eval(compile(ast.Expression(last.value), "cell", "eval"), names)
    exec(compile(ast.Module([last], []), "cell", "exec"), names)
    return None


def test_the_notebook_draws_a_table_asks_a_bot_and_plots_a_match(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, Any] = {}
    cells = json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]
    told = [shown("".join(cell["source"]), names) for cell in cells if cell["cell_type"] == "code"]
    drawn, _, after, played, games = told
    assert '<svg class="scene"' in drawn._repr_html_()
    assert after is drawn
    assert len(drawn.record.entries) == 1
    assert re.search(r"^\w+.*: [+-]\d+\.\d ±\d+\.\d\n(.*\n)+(un)?sure\n$", capsys.readouterr().out)
    assert "srcdoc" in played._repr_html_()
    assert played.html().count("<svg") >= 3
    assert len(games) == 3


def test_a_match_is_the_beginning_of_an_arena() -> None:
    played = match("builders", "greedy", "random", games=4, seed=3)
    assert played.games == tuple(play_game(played.plan, number).played for number in range(4))
    assert repr(played) == "<Match builders, 4 games, won: greedy 4, random 0>"


def test_every_deal_is_played_from_each_seat() -> None:
    for games in (0, 3, -2):
        with pytest.raises(QuadrigaError, match="each of 2 seats"):
            match("builders", "greedy", "random", games=games)


def test_three_bots_play_whole_turns_where_nobody_says_how_many_games() -> None:
    assert len(match("builders", "random", "random", "random").games) == 21
    assert len(match("toy", "random", "random").games) == 20


def test_a_name_stays_inside_the_frame() -> None:
    played = match("builders", "random", games=2)
    bad = played._replace(plan=msgspec.structs.replace(played.plan, bots=('"><script>',)))
    assert "<script>" not in bad._repr_html_()
