"""Where the rules of a game stand in its code and data: inside which function, class or row, and on which line."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ID = re.compile(r"(?<![\w.-])[a-z]+\.[a-z0-9-]+\.[a-z0-9-]+(?![\w-])")
MOST_IDS_A_LINE = 3


class Place(NamedTuple):
    """One mention of a rule; `inside` is the function, class, assignment or row it stands in, empty if in none."""

    id: str
    file: str
    line: int
    inside: str


def sources(folder: Path) -> list[Path]:
    return sorted([*folder.rglob("*.py"), *folder.rglob("data/*.toml")])


def places(folder: Path, ids: frozenset[str]) -> list[Place]:
    """Every mention of one of these rules in the code and data of a game."""
    found = []
    for path in sources(folder):
        text = path.read_text(encoding="utf-8")
        inside = _owners(text) if path.suffix == ".py" else _rows(text)
        for number, line in enumerate(text.splitlines(), start=1):
            name = path.relative_to(folder).as_posix()
            found += [Place(id, name, number, inside.get(number, "")) for id in ID.findall(line) if id in ids]
    return found


def _owners(text: str) -> dict[int, str]:
    """Which function, class or assignment each line belongs to; a comment right above an assignment is part of it."""
    owners: dict[int, str] = {}
    lines = text.splitlines()
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            name, first = node.name, min([node.lineno, *(one.lineno for one in node.decorator_list)])
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            name = ast.unparse(node.targets[0] if isinstance(node, ast.Assign) else node.target)
            first = node.lineno
            while first > 1 and lines[first - 2].startswith("#"):
                first -= 1
        else:
            continue
        owners |= dict.fromkeys(range(first, (node.end_lineno or node.lineno) + 1), name)
        for inner in ast.walk(node):  # a method says more than its class
            if isinstance(node, ast.ClassDef) and isinstance(inner, ast.FunctionDef):
                owners |= dict.fromkeys(range(inner.lineno, (inner.end_lineno or 0) + 1), f"{name}.{inner.name}")
    return owners


def _rows(text: str) -> dict[int, str]:
    """Which row of a data file each line belongs to: a line with a key, and comments right above one."""
    rows: dict[int, str] = {}
    waiting: list[int] = []
    for number, line in enumerate(text.splitlines(), start=1):
        if line.startswith("#"):
            waiting.append(number)
        elif line.strip():
            rows |= dict.fromkeys([*waiting, number], line.split("=")[0].strip())
            waiting = []
        else:
            waiting = []
    return rows


def lists_of_ids(folder: Path, ids: frozenset[str]) -> list[str]:
    """Lines that only enumerate rules: more than three on a line, or a line of rules right below another."""
    found = []
    for path in sources(folder):
        above = False
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            named = [id for id in ID.findall(line) if id in ids]
            bare = bool(named) and not re.search(r"\w", _without(line, named))
            if len(named) > MOST_IDS_A_LINE or (bare and above):
                found.append(f"{path.relative_to(folder).as_posix()}:{number}")
            above = bare
    return found


def _without(line: str, ids: list[str]) -> str:
    for id in ids:
        line = line.replace(id, "")
    return line


def unplaced(folder: Path, ids: frozenset[str]) -> list[str]:
    """The rules that stand inside no function, class or row."""
    return sorted(ids - {place.id for place in places(folder, ids) if place.inside})


def not_where_expected(folder: Path, ids: frozenset[str], table: dict[str, str]) -> Iterator[str]:
    """The rules that do not stand in the file which the second part of their id leads to."""
    where: dict[str, set[str]] = {}
    for place in places(folder, ids):
        if place.inside:
            where.setdefault(place.id, set()).add(place.file)
    for id in sorted(ids):
        expected = table.get(id.split(".")[1])
        if expected is None or expected not in where.get(id, set()):
            yield f"{id}: expected {expected}, stands in {', '.join(sorted(where.get(id, set()))) or 'nothing'}"
