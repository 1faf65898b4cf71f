"""Which build runs, and that what is compiled can be."""

import ast
import importlib
import importlib.metadata
import importlib.util
import os
import re
import sys
from pathlib import Path
from types import ModuleType

import hatchling.build
import pytest
from packaging.requirements import Requirement

import quadriga

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "quadriga"


def build_hook() -> ModuleType:
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def compiled_files() -> list[Path]:
    return [path for paths in build_hook().compiled_modules(SOURCE).values() for path in paths]


def test_every_game_is_compiled() -> None:
    games = {path.parent.name for path in SOURCE.glob("games/*/meta.py")}
    assert build_hook().compiled_modules(SOURCE).keys() == {"core", "bots", *games}


def test_an_isolated_build_is_given_all_that_the_compiler_reads(monkeypatch: pytest.MonkeyPatch) -> None:
    """`pip install .` builds where nothing else is installed; what is not there has no types, and nothing compiles."""
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("QUADRIGA_COMPILE", "1")
    asked = {Requirement(one).name for one in hatchling.build.get_requires_for_build_wheel()}
    read = {path for folder in ("core", "games", "bots") for path in (SOURCE / folder).rglob("*.py")}
    imported = {
        name.split(".")[0]
        for path in read
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        for name in (
            [alias.name for alias in node.names]
            if isinstance(node, ast.Import)
            else [str(node.module)]
            if isinstance(node, ast.ImportFrom)
            else []
        )
    }
    # mypy brings what it knows of these two along.
    foreign = imported - sys.stdlib_module_names - {"quadriga", "mypy_extensions", "typing_extensions"}
    assert foreign == {"msgspec"}
    assert foreign | {"mypy"} == asked


def test_a_plain_build_asks_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.delenv("QUADRIGA_COMPILE", raising=False)
    assert hatchling.build.get_requires_for_build_wheel() == []


@pytest.mark.parametrize(("repository", "urls"), [("", 0), ("https://example.org/quadriga/", 4)])
def test_a_release_leads_to_where_it_was_made(
    repository: str, urls: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("QUADRIGA_REPOSITORY", repository)
    described = tmp_path / hatchling.build.prepare_metadata_for_build_wheel(str(tmp_path)) / "METADATA"
    found = re.findall(r"^Project-URL: \w+, (.+)$", described.read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert len(found) == urls
    assert all(one.startswith("https://example.org/quadriga") and "//" not in one[8:] for one in found)


def test_the_version_stands_in_one_place() -> None:
    assert importlib.metadata.version("quadriga") == quadriga.__version__
    places = [
        path.relative_to(ROOT).as_posix()
        for path in [ROOT / "pyproject.toml", ROOT / "CITATION.cff", *SOURCE.rglob("*.py")]
        if re.search(r"^(__version__|version)\b.*\d+\.\d+", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
    ]
    assert places == ["src/quadriga/__init__.py"]


def test_the_build_that_is_meant_is_the_one_that_runs() -> None:
    compiled = os.environ.get("TEST_BUILD") == "compiled"
    assert quadriga.compiled == compiled
    for path in compiled_files():
        name = ".".join(path.relative_to(SOURCE.parent).with_suffix("").parts)
        file = Path(str(importlib.import_module(name).__file__))
        assert (file.suffix != ".py") == compiled, file
        assert (SOURCE in file.parents) != compiled, file


def test_no_compiled_class_has_options_in_its_head() -> None:
    """mypyc drops them without a word: `class Tile(msgspec.Struct, frozen=True)` would not be frozen."""
    found = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in compiled_files()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef) and node.keywords
    ]
    assert found == []


def test_every_constant_tuple_of_a_compiled_module_is_of_any_length() -> None:
    """mypyc keeps one of fixed length as a C structure: a new tuple at every use, or not to be read at all."""
    found = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in compiled_files()
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.value, ast.Tuple)
        and isinstance(node.annotation, ast.Name)
    ]
    assert found == []


def test_python_finds_the_methods_of_every_game_without_a_search() -> None:
    """An object with room for a `__dict__` and none in it is searched for its methods at every call."""
    for id in quadriga.installed():
        game = quadriga.find_game(id)
        assert hasattr(game, "__dict__") or not type(game).__dictoffset__
