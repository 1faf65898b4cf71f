"""Sets of data: a small one of each game is made by the command and read back."""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import quadriga
from quadriga.cli import app

pytest.importorskip("pettingzoo", reason="needs the extra `lab`: requirements/lab.txt")

import numpy as np
from pyarrow import parquet

from quadriga.core.follow import Follower
from quadriga.lab.frames import games_frame
from quadriga.lab.observing import Kind, Observer

MADE: list[tuple[str, Kind, int]] = [
    ("builders", "ids", 3),
    ("glory-to-rome", "ids", 2),
    ("minerva", "slots", 1),
    ("porta-nigra", "slots", 2),
]


def made(folder: Path, *arguments: str) -> dict[str, Any]:
    told = CliRunner().invoke(app, ["dataset", *arguments, "--out", str(folder), "--json"])
    assert told.exit_code == 0, told.output
    card: dict[str, Any] = json.loads(told.stdout)
    return card


@pytest.mark.parametrize(("id", "kind", "players"), MADE)
def test_a_set_is_read_back_whole(id: str, kind: Kind, players: int, tmp_path: Path) -> None:
    folder = tmp_path / "set"
    bots = ["random"] if players == 1 else ["random", "greedy"]
    card = made(
        folder, id, *bots, "--games", str(players), "--players", str(players), "--encoding", kind, "--seed", "3"
    )
    assert card == json.loads((folder / "card.json").read_text(encoding="utf-8"))
    tables = {name: parquet.read_table(folder / name) for name in card["rows"]}
    for name, table in tables.items():
        assert table.num_rows == card["rows"][name]
        assert {field.name: str(field.type) for field in table.schema} == card["columns"][name]
        assert hashlib.sha256((folder / name).read_bytes()).hexdigest() == card["sha256"][name]
    records = [quadriga.Record.parse(row["record"]) for row in tables["records.parquet"].to_pylist()]
    results = tables["results.parquet"].to_pylist()
    assert [row["place"] for row in games_frame(records).to_pylist()] == [row["place"] for row in results]
    assert {row["bot"] for row in results} <= {"random", "greedy", "greedy#2", "random#2"}
    steps = tables["observations.parquet"].to_pylist()
    assert len(steps) == card["decisions"]
    follow(id, kind, players, records[0], [row for row in steps if row["game"] == 0])
    page = (folder / "README.md").read_text(encoding="utf-8")
    assert all(digest in page for digest in card["sha256"].values())


def follow(id: str, kind: Kind, players: int, record: quadriga.Record, steps: list[dict[str, Any]]) -> None:
    """Every observation is that of the record's position, and every action the record's move."""
    quadriga.verify(bytes(record))
    observer = Observer(id, players, kind)
    seen = quadriga.Table.dealt(observer.game, record.header)
    played = iter(Follower(seen, record).follow_each(len(record)))
    for step, row in enumerate(steps):
        state = seen.state
        assert (row["step"], row["seat"]) == (step, state.decider)
        assert np.array_equal(np.array(row["observation"], np.float32), observer.vector(state, row["seat"]))
        legal = observer.game.moves(state)
        assert row["legal"] == list(observer.numbers(legal, row["seat"]))
        move = observer.move(state, row["action"])
        assert move.key == row["move"] == record.entries[step].move  # type: ignore[union-attr]
        if kind == "slots":
            assert len(row["candidates"]) == len(legal)
        next(played)


def test_the_same_seed_makes_the_same_bytes_and_another_others(tmp_path: Path) -> None:
    sets = [
        made(tmp_path / f"{n}", "builders", "random", "--games", "2", "--seed", seed) for n, seed in enumerate("112")
    ]
    assert sets[0]["sha256"] == sets[1]["sha256"]
    assert sets[0]["sha256"]["records.parquet"] != sets[2]["sha256"]["records.parquet"]


def test_what_is_there_is_not_written_over_and_what_is_wrong_is_refused(tmp_path: Path) -> None:
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "file").touch()
    for arguments in (
        ["builders", "--out", str(tmp_path / "full")],
        ["builders", "--out", str(tmp_path / "not" / "there")],
        ["builders", "nobody", "--out", str(tmp_path / "a")],
        ["builders", "--games", "0", "--out", str(tmp_path / "a")],
        ["builders", "--games", "1000000", "--out", str(tmp_path / "a")],
        ["builders", "--players", "9", "--out", str(tmp_path / "a")],
        ["minerva", "--encoding", "ids", "--out", str(tmp_path / "a")],
        ["builders", "--encoding", "pixels", "--out", str(tmp_path / "a")],
    ):
        told = CliRunner().invoke(app, ["dataset", *arguments])
        assert told.exit_code == 2, (arguments, told.output)
        assert "Traceback" not in told.output
    assert [path.name for path in tmp_path.iterdir()] == ["full"]
