"""The house rules that no linter holds: what files may say, how long they may be, what a game's folder contains."""

import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import grimp
import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from quadriga.core.languages import COMPLETE

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "quadriga"
GAMES = SOURCE / "games"

LONGEST_FILE = 600
PURE_LAYERS = ("quadriga.core", "quadriga.games", "quadriga.bots")
PURE_LAYERS_MAY_IMPORT = {"msgspec", "quadriga"}
NAMES_THAT_SAY_NOTHING = {"util", "utils", "helper", "helpers", "manager", "managers", "common", "misc"}

# Written in pieces so that this file does not contain what it looks for.
REGISTRIES = [
    ".".join(parts)
    for parts in [
        ("pypi", "org"),
        ("pypi", "python", "org"),
        ("pythonhosted", "org"),
        ("registry", "npmjs"),
        ("registry", "yarnpkg"),
        ("npmmirror", "com"),
        ("deb", "debian", "org"),
        ("archive", "ubuntu", "com"),
        ("docker", "io"),
        ("ghcr", "io"),
        ("conda", "anaconda", "org"),
    ]
]
PLACES_ON_SOMEONES_MACHINE = re.compile(
    "|".join(
        [
            r"(?<![\w.~/])/(?:" + "|".join(["wo" + "rk", "ro" + "ot", "Us" + "ers"]) + r")\b",
            r"\bfile:" + "//",
            r"\bsha" + r"red/(?:design|rulebooks|components)\b",
            r"\.\./sha" + r"red\b",
        ]
    )
)
UNFINISHED = re.compile(r"\b(?:" + "|".join(["TO" + "DO", "FIX" + "ME"]) + r")\b")


def kept_files() -> list[Path]:
    """Every file that is in the repository or would enter it with the next `git add`."""
    listing = subprocess.run(
        ["git", "-c", "safe.directory=*", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        env={name: value for name, value in os.environ.items() if not name.startswith("GIT_")},
    ).stdout.decode()
    return [path for name in listing.split("\0") if name and (path := ROOT / name).is_file()]


def lines_of_kept_files() -> Iterator[tuple[str, str]]:
    for path in kept_files():
        content = path.read_bytes()
        if b"\0" in content:
            continue
        for number, line in enumerate(content.decode().splitlines(), start=1):
            yield f"{path.relative_to(ROOT)}:{number}", line


def game_folders() -> list[Path]:
    return sorted(path.parent for path in GAMES.glob("*/__init__.py"))


def test_the_repository_has_files_to_look_at() -> None:
    names = {path.relative_to(ROOT).as_posix() for path in kept_files()}
    assert {"pyproject.toml", "LICENSE", "NOTICE", "requirements/base.txt", "tests/project/test_house.py"} <= names


def test_no_file_names_a_package_registry() -> None:
    assert [place for place, line in lines_of_kept_files() if any(name in line.lower() for name in REGISTRIES)] == []


def test_no_file_names_a_place_on_someones_machine() -> None:
    assert [place for place, line in lines_of_kept_files() if PLACES_ON_SOMEONES_MACHINE.search(line)] == []


@pytest.mark.parametrize(
    "line", ["cd /wo" + "rk/x", "'/ro" + "ot/.cache'", "see ../sha" + "red", "sha" + "red/design/x", "file:" + "///x"]
)
def test_the_search_for_places_finds(line: str) -> None:
    assert PLACES_ON_SOMEONES_MACHINE.search(line)


@pytest.mark.parametrize("line", ["(net/works)", "https://example.org/work/", "a shared/common zone", "src/root/x"])
def test_the_search_for_places_passes_over(line: str) -> None:
    assert not PLACES_ON_SOMEONES_MACHINE.search(line)


def test_nothing_is_left_marked_as_unfinished() -> None:
    assert [place for place, line in lines_of_kept_files() if UNFINISHED.search(line)] == []


def test_no_lock_file_that_records_addresses() -> None:
    kept = [path.relative_to(ROOT).as_posix() for path in kept_files()]
    assert [name for name in kept if Path(name).name in {"uv.lock", "poetry.lock", "Pipfile.lock", "pdm.lock"}] == []


def test_no_source_file_is_too_long() -> None:
    lengths = {path.relative_to(ROOT).as_posix(): len(path.read_text().splitlines()) for path in SOURCE.rglob("*.py")}
    assert lengths
    assert {name: length for name, length in lengths.items() if length > LONGEST_FILE} == {}


def test_every_module_is_named_after_what_it_holds() -> None:
    assert [path for path in SOURCE.rglob("*") if path.stem in NAMES_THAT_SAY_NOTHING] == []


def test_imports_keep_to_the_layers() -> None:
    command = [str(Path(sys.executable).with_name("lint-imports")), "--no-cache"]
    contracts = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)
    assert contracts.returncode == 0, contracts.stdout + contracts.stderr


def test_the_rules_import_only_the_standard_library_and_msgspec() -> None:
    allowed = PURE_LAYERS_MAY_IMPORT | sys.stdlib_module_names
    graph = grimp.build_graph(
        "quadriga", include_external_packages=True, exclude_type_checking_imports=True, cache_dir=None
    )
    assert set(PURE_LAYERS) <= graph.modules
    pure = {module for layer in PURE_LAYERS for module in graph.find_descendants(layer) | {layer}}
    strangers = {
        (module, imported)
        for module in pure
        for imported in graph.find_modules_directly_imported_by(module)
        if imported.split(".")[0] not in allowed
    }
    assert strangers == set()


@pytest.mark.parametrize("package", ["core", "games", "bots", "words", "terminal"])
def test_no_module_imports_in_a_circle(package: str) -> None:
    """Imports inside functions count too: they hide a circle and do not open it."""
    graph = grimp.build_graph("quadriga", exclude_type_checking_imports=True, cache_dir=None)
    modules = graph.find_descendants(f"quadriga.{package}")
    assert modules
    circles = {
        (module, imported)
        for module in modules
        for imported in graph.find_modules_directly_imported_by(module)
        if graph.chain_exists(importer=imported, imported=module)
    }
    assert circles == set()


def test_there_is_a_game() -> None:
    assert game_folders()


@pytest.mark.parametrize("folder", game_folders(), ids=lambda folder: folder.name)
@pytest.mark.parametrize(
    "pattern", ["data/*.toml", *(place.format(one) for one in COMPLETE for place in ("words/{}.ftl", "rules/{}.md"))]
)
def test_every_game_has_its_texts_and_data(folder: Path, pattern: str) -> None:
    assert list(folder.glob(pattern)), f"{folder.name} lacks {pattern}"


def pins(locked: Path) -> dict[str, str]:
    """Package name to exact version; markers say on which machines a line counts, not which version it is."""
    lines = re.findall(r"^([A-Za-z0-9._-]+)==([^\s;]+)", locked.read_text(), flags=re.MULTILINE)
    return {canonicalize_name(name): version for name, version in lines}


@pytest.mark.parametrize("name", ["base", "dev"])
def test_every_declared_dependency_is_locked(name: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    declared = project["project"]["dependencies"] + project["build-system"]["requires"] * (name == "dev")
    declared += project["dependency-groups"]["dev"] * (name == "dev")
    pinned = pins(ROOT / "requirements" / f"{name}.txt")
    for requirement in map(Requirement, declared):
        version = pinned.get(canonicalize_name(requirement.name))
        assert version is not None, f"{requirement} is not locked: run scripts/lock"
        assert requirement.specifier.contains(version), f"{requirement} is locked at {version}: run scripts/lock"


def test_both_locks_agree() -> None:
    base, dev = (pins(ROOT / "requirements" / f"{name}.txt") for name in ("base", "dev"))
    assert base.items() <= dev.items()


@pytest.mark.parametrize("name", ["base", "dev"])
def test_every_locked_package_has_hashes(name: str) -> None:
    logical_lines = (ROOT / "requirements" / f"{name}.txt").read_text().replace("\\\n", " ").splitlines()
    packages = [line for line in logical_lines if line.strip() and not line.lstrip().startswith("#")]
    assert packages
    assert [line for line in packages if "--hash=sha256:" not in line] == []
