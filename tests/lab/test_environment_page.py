"""The programs and commands of docs/environments.md run as they stand."""

import re
import shlex
from pathlib import Path

import pytest
from typer.testing import CliRunner

from quadriga.cli import app

pytest.importorskip("pettingzoo", reason="needs the extra `lab`: requirements/lab.txt")

PAGE = Path(__file__).resolve().parents[2] / "docs" / "environments.md"
PROGRAMS = re.findall(r"^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda program: program.splitlines()[0])
def test_every_program_of_the_page_runs(program: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    exec(program, {"__name__": "page"})


def test_every_command_of_the_page_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    blocks = re.findall(r"^```\n(quadriga .*?)^```", PAGE.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)
    lines = [line for block in blocks for line in block.splitlines()]
    assert lines
    for line in lines:
        told = CliRunner().invoke(app, shlex.split(line)[1:])
        assert told.exit_code == 0, told.output
