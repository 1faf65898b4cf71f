"""Every measurement can be started by the command that its first line names."""

import subprocess
import sys
from pathlib import Path

import pytest

BENCH = Path(__file__).resolve().parents[2] / "bench"
#: Started by `bench/search.py --spiel` in an environment that has OpenSpiel, which is no dependency of ours.
ELSEWHERE = {"spiel"}


@pytest.mark.parametrize("name", sorted(path.stem for path in BENCH.glob("*.py") if path.stem not in ELSEWHERE))
def test_a_measurement_says_what_it_can_be_asked(name: str) -> None:
    told = subprocess.run([sys.executable, BENCH / f"{name}.py", "--help"], capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
    assert "usage:" in told.stdout
