"""Follows docs/own-game.md as a reader does: runs its commands and makes its changes, in a folder.

`python tests/project/own_game.py FOLDER` does it in a new environment that has what this one has; `--here` with the
`quadriga` and `pip` that are on PATH, such as those of a wheel. A block with a title is a
change of that file of the game. Definitions in a block of Python take the place of those of the same name; what is new
goes behind the one before it. Other texts are added at the end.
"""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "own-game.md"
SOURCE = ROOT / "src"
BLOCK = re.compile(r"^```(?:\w+ title=\"([^\"]+)\")?\n(.*?)^```", re.DOTALL | re.MULTILINE)
#: The first move, as often as anybody could be asked: whoever plays a game to its end at this keyboard.
TYPED = "1\n" * 400


def environment_in(folder: Path) -> dict[str, str]:
    """A new environment that has what this one has, of this checkout; what is installed there is nowhere else."""
    home = folder / "environment"
    venv.create(home, with_pip=False)
    (site,) = home.glob("lib/python*/site-packages")
    (site / "beside.pth").write_text("\n".join([str(SOURCE), *filter(None, sys.path[1:])]))
    for name, program in {
        "quadriga": "from quadriga.cli import main",
        "pip": "from pip._internal.cli.main import main",
    }.items():
        script = home / "bin" / name
        script.write_text(
            f"#!{home}/bin/python\nimport sys\n{program}\nif __name__ == '__main__':\n    sys.exit(main())\n"
        )
        script.chmod(0o755)
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    # Nothing is fetched: what builds it and what it needs is there already.
    return kept | {
        "PATH": f"{home}/bin{os.pathsep}{os.environ['PATH']}",
        "PIP_NO_BUILD_ISOLATION": "0",  # which is how pip spells that there is to be none
        "PIP_NO_DEPS": "1",
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        "LC_ALL": "C.UTF-8",
    }


def follow(folder: Path, environment: dict[str, str]) -> str:
    """Do what the page says; answers what its commands printed."""
    told = ""
    for file, text in BLOCK.findall(PAGE.read_text(encoding="utf-8")):
        if file:
            change(folder / "high-card" / "src" / "high_card" / file, text)
            continue
        for command in text.splitlines():
            done = subprocess.run(
                ["bash", "-c", command],
                check=False,
                cwd=folder,
                env=environment,
                input=TYPED,
                capture_output=True,
                text=True,
            )
            assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
            told += done.stdout
    return told


def change(file: Path, text: str) -> None:
    before = file.read_text(encoding="utf-8")
    file.write_text(changed(before, text) if file.suffix == ".py" else before + text, encoding="utf-8")


def changed(module: str, block: str) -> str:
    """A module with the definitions of a block instead of its own."""
    for name, text, after in definitions(block):
        lines = module.splitlines()
        there = dict(places(module))
        if name in there:
            first, last = there[name]
            lines[first:last] = text
        else:
            last = there[after][1]
            gap = [""] if "." in name else ["", ""]
            lines[last:last] = [*gap, *text]
        module = "\n".join(lines) + "\n"
    return module


def definitions(block: str) -> list[tuple[str, list[str], str]]:
    """Name, lines and the name before, of everything a block defines."""
    lines, found, before = block.splitlines(), [], ""
    known = places(block)
    # A class that does not say what it holds only says whose the methods below it are.
    opened = {name.partition(".")[0] for name, _ in known if "." in name}
    whole = {name for name in opened if re.search(rf"^class {name}\b.*:\n    __slots__", block, re.MULTILINE)}
    for name, (first, last) in known:
        parent = name.partition(".")[0]
        if ("." in name and parent in whole) or ("." not in name and name in opened - whole):
            continue
        found.append((name, lines[first:last], before))
        before = name
    return found


def places(module: str) -> list[tuple[str, tuple[int, int]]]:
    """Where each class, function, method and declaration stands, as lines from and up to."""
    found = []
    for node in ast.parse(module).body:
        found.append((name_of(node), span(node)))
        if isinstance(node, ast.ClassDef):
            found += [(f"{node.name}.{name_of(one)}", span(one)) for one in node.body if name_of(one)]
    return [one for one in found if one[0]]


def name_of(node: ast.stmt) -> str:
    if isinstance(node, ast.ClassDef | ast.FunctionDef):
        return node.name
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        return f"{ast.unparse(node.value.func)}({ast.unparse(node.value.args[0])})"
    return ""


def span(node: ast.stmt) -> tuple[int, int]:
    decorators = node.decorator_list if isinstance(node, ast.ClassDef | ast.FunctionDef) else []
    assert node.end_lineno is not None
    return min([node.lineno, *(one.lineno for one in decorators)]) - 1, node.end_lineno


if __name__ == "__main__":
    *options, where = sys.argv[1:]
    sys.stdout.write(follow(Path(where), dict(os.environ) if "--here" in options else environment_in(Path(where))))
