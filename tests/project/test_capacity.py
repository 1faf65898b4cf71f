"""The simulation behind docs/scale.md agrees with what is known of queues, and the page with what it prints."""

from __future__ import annotations

import math
import re
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from statistics import fmean
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = ROOT / "bench" / "capacity.py"
PAGE = ROOT / "docs" / "scale.md"


def load() -> ModuleType:
    spec = spec_from_file_location("capacity", PROGRAM)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules["capacity"] = module
    spec.loader.exec_module(module)
    return module


def erlang_c(servers: int, load: float) -> float:
    """How likely a request has to wait, where `load` servers would be busy on average (M/M/c)."""
    last = load**servers / math.factorial(servers) * servers / (servers - load)
    return last / (sum(load**n / math.factorial(n) for n in range(servers)) + last)


@pytest.mark.parametrize(("servers", "used"), [(1, 0.6), (4, 0.7), (16, 0.8)])
def test_the_simulation_agrees_with_erlang(servers: int, used: float) -> None:
    """Three runs together: those who wait long wait together, so that one alone is off by up to a tenth."""
    mean = 0.002
    simulate, arrivals = load().simulate, servers * used / mean
    runs = [simulate(arrivals, lambda rng: rng.expovariate(1 / mean), servers, 100_000, seed) for seed in range(3)]
    waits = erlang_c(servers, servers * used)
    rest = mean / (servers * (1 - used))  # how long those who wait do so, on average: exponentially
    assert fmean(run.busy for run in runs) == pytest.approx(used, rel=0.02)
    assert fmean(run.mean for run in runs) == pytest.approx(waits * rest, rel=0.1)
    assert fmean(run.p99 for run in runs) == pytest.approx(rest * math.log(waits / 0.01), rel=0.1)
    assert fmean(run.p50 for run in runs) == pytest.approx(max(0.0, rest * math.log(waits / 0.5)), rel=0.1, abs=1e-5)


def test_the_page_shows_what_the_simulation_prints() -> None:
    told = subprocess.run([sys.executable, PROGRAM], capture_output=True, text=True, check=True)
    [shown] = re.findall(
        r"^```text\n(1,000 people.*?)^```", PAGE.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE
    )
    assert told.stdout == shown
