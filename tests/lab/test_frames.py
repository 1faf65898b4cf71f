"""Golden records as tables of columns."""

import re
from pathlib import Path
from typing import Any

import pytest

import quadriga
from quadriga.core.record import MOVES, EndEntry

pytest.importorskip("pyarrow", reason="needs the extra `lab`: requirements/lab.txt")

from quadriga.lab.frames import games_frame, moves_frame

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
FILES = [min((GOLDEN / game).glob("*.jsonl")) for game in ("builders", "glory-to-rome", "minerva", "porta-nigra")]


@pytest.fixture(scope="module")
def moves() -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = moves_frame(FILES).to_pylist()
    return rows


def test_every_move_of_a_record_is_a_row(moves: list[dict[str, Any]]) -> None:
    for number, file in enumerate(FILES):
        record = quadriga.Record.parse(file.read_bytes())
        held = [(one.seq, one.seat, one.move, list(one.draws)) for one in record.entries if isinstance(one, MOVES)]
        rows = [row for row in moves if row["record"] == number]
        assert [(row["seq"], row["seat"], row["move"], row["draws"]) for row in rows] == held


def test_a_move_is_one_of_those_its_question_had(moves: list[dict[str, Any]]) -> None:
    assert all(row["question"] and row["legal"] >= 1 for row in moves if row["move"])


def test_the_result_is_that_of_the_record() -> None:
    games = games_frame(FILES).to_pylist()
    for number, file in enumerate(FILES):
        record = quadriga.Record.parse(file.read_bytes())
        end = record.entries[-1]
        assert isinstance(end, EndEntry)
        rows = [row for row in games if row["record"] == number]
        assert tuple(row["place"] for row in rows) == end.places
        assert all(row["endings"] == list(end.endings) for row in rows)
        assert [row["kind"] for row in rows] == list(record.header.seats)


def test_what_was_taken_back_is_marked_and_what_is_unfinished_has_no_result() -> None:
    table = quadriga.new("builders", players=2, seed=7)
    table.play("take 2")
    table.undo()
    table.play("take 1")
    rows = moves_frame([table.record]).to_pylist()
    assert [row["undone"] for row in rows] == [True, False]
    assert [row["seq"] for row in rows] == [1, 3]
    assert [row["place"] for row in games_frame([table.record]).to_pylist()] == [None, None]


def test_the_program_of_the_page_runs_as_printed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = (GOLDEN.parents[1] / "docs" / "lab.md").read_text(encoding="utf-8")
    (program,) = re.findall(r"^```python\n(.*?)^```", page, flags=re.DOTALL | re.MULTILINE)
    (tmp_path / "game.jsonl").write_bytes(FILES[0].read_bytes())
    monkeypatch.chdir(tmp_path)
    found: dict[str, Any] = {}
    exec(program, found)
    assert found["moves"].num_rows > 10
    assert (tmp_path / "moves.parquet").is_file()
