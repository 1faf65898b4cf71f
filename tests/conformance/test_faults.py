"""The faults that second opinions are tried on can still be put into the engine; `scripts/faults` does it."""

from importlib import import_module
from pathlib import Path

import pytest

from conformance.faults import Fault
from quadriga.core.registry import installed

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = [package.rpartition(".")[2] for package in installed().values() if package.startswith("quadriga.games.")]


@pytest.mark.parametrize("folder", FOLDERS)
def test_each_title_has_ten_faults_that_fit_into_its_rules(folder: str) -> None:
    faults: tuple[Fault, ...] = import_module(f"{folder}.faults").FAULTS
    assert len(faults) == 10
    assert len({fault.kind for fault in faults}) > 5
    for fault in faults:
        text = (ROOT / "src" / "quadriga" / "games" / folder / fault.file).read_text(encoding="utf-8")
        assert text.count(fault.right) == 1, fault.says
        assert fault.wrong != fault.right
