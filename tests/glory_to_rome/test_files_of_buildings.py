"""What a building does is found by its name: one file each, with what the rest of the game calls and its rules."""

import ast
import re
from pathlib import Path

import pytest

from quadriga.core.catalogue import parse_rules
from quadriga.core.errors import EditionError
from quadriga.games import glory_to_rome
from quadriga.games.glory_to_rome.edition import NAMES, read

GAME = Path(glory_to_rome.__file__).parent
RULES = parse_rules((GAME / "rules" / "en.md").read_text(encoding="utf-8"))
DATA = (GAME / "data" / "filosofia.toml").read_text(encoding="utf-8")


def file_of(building: str) -> Path:
    return GAME / "buildings" / f"{building.replace('-', '_')}.py"


def functions_in(path: Path) -> set[str]:
    return {node.name for node in ast.parse(path.read_text(encoding="utf-8")).body if isinstance(node, ast.FunctionDef)}


def used_elsewhere(path: Path) -> set[str]:
    """The names of one file that others call by its name or import from it."""
    module, used = path.stem, set()
    for other in GAME.rglob("*.py"):
        if other == path:
            continue
        for node in ast.walk(ast.parse(other.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == module:
                used.add(node.attr)
            elif isinstance(node, ast.ImportFrom) and (node.module or "").endswith(f".buildings.{module}"):
                used |= {alias.name for alias in node.names}
    return used


@pytest.mark.parametrize("building", NAMES)
def test_every_building_has_a_file_with_functions_that_the_game_calls(building: str) -> None:
    path = file_of(building)
    assert functions_in(path) & used_elsewhere(path)


@pytest.mark.parametrize("building", NAMES)
def test_the_file_of_a_building_names_its_rules(building: str) -> None:
    own = {id for id in RULES if id.split(".")[1] == building}
    assert own
    assert own <= set(re.findall(r"gtr(?:\.[a-z0-9-]+){2}", file_of(building).read_text(encoding="utf-8")))


def test_there_are_no_other_files_but_those_that_serve_all_buildings() -> None:
    found = {path.name for path in (GAME / "buildings").glob("*.py")}
    assert found == {file_of(building).name for building in NAMES} | {
        "__init__.py",
        "bits.py",
        "powers.py",
        "completion.py",
    }


@pytest.mark.parametrize(
    ("row", "changed"),
    [
        ('id = "dock", material = "wood", copies = 6', "hand_limit = 1"),
        ('id = "road", material = "rubble", copies = 6', 'on_completion = "laborer"'),
        ('id = "market", material = "wood", copies = 6, vault_limit = 2', "client_limit = 2"),
    ],
)
def test_a_figure_that_no_function_would_read_is_refused(row: str, changed: str) -> None:
    assert DATA.count(row) == 1
    column = changed.split(" ", maxsplit=1)[0]
    with pytest.raises(EditionError, match=f"{column} is for"):
        read(DATA.replace(row, f"{row}, {changed}"), "changed")


def test_a_function_without_its_figure_is_refused() -> None:
    with pytest.raises(EditionError, match="on_completion is for"):
        read(DATA.replace(', on_completion = "patron"', ""), "changed")
