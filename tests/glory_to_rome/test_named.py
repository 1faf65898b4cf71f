"""Every ruling and every building has a test named after it."""

import ast
from pathlib import Path

import pytest

from quadriga.games.glory_to_rome.edition import NAMES

HERE = Path(__file__).parent
RULINGS = range(1, 86)


def named_in(pattern: str) -> list[str]:
    return [
        node.name
        for path in sorted(HERE.glob(pattern))
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


@pytest.mark.parametrize("ruling", RULINGS)
def test_every_ruling_has_a_test(ruling: int) -> None:
    assert any(name.startswith(f"test_r{ruling}_") for name in named_in("test_rulings_*.py"))


@pytest.mark.parametrize("building", NAMES)
def test_every_building_has_a_test(building: str) -> None:
    begins = f"test_{building.replace('-', '_')}_"
    # The Circus is not the Circus Maximus.
    found = [name for name in named_in("test_building*.py") if name.startswith(begins)]
    assert [name for name in found if building != "circus" or not name.startswith("test_circus_maximus")]
