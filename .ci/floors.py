"""Holds each package to its floor of coverage: `python .ci/floors.py COVERAGE.json`.

The floors stand in pyproject.toml, [tool.quadriga.coverage], in per cent of lines and branches together, as coverage
counts them. `--write` sets them to what is reached, rounded down to the tenth: after tests were added, never to make
a failing run pass.
"""

from __future__ import annotations

import json
import re
import sys
import tomllib
from pathlib import Path
from typing import Any

PROJECT = Path(__file__).resolve().parents[1] / "pyproject.toml"


def reached(files: dict[str, Any], package: str) -> tuple[float, float, float]:
    """What is covered of a package in per cent: lines and branches together, lines, branches."""
    inside = [told["summary"] for name, told in files.items() if f"src/quadriga/{package}/" in Path(name).as_posix()]
    lines, all_lines, branches, all_branches = (
        sum(summary[key] for summary in inside)
        for key in ("covered_lines", "num_statements", "covered_branches", "num_branches")
    )
    if not all_lines:
        raise SystemExit(f"nothing of {package} was measured")
    both = (lines + branches) / (all_lines + all_branches)
    return 100 * both, 100 * lines / all_lines, 100 * branches / max(1, all_branches)


def main() -> None:
    files = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))["files"]
    text = PROJECT.read_text(encoding="utf-8")
    floors: dict[str, float] = tomllib.loads(text)["tool"]["quadriga"]["coverage"]
    sunk = []
    print(f"{'package':<10} {'floor':>6} {'reached':>8} {'lines':>6} {'branches':>9}")
    for package, floor in floors.items():
        both, lines, branches = reached(files, package)
        print(f"{package:<10} {floor:>6.1f} {both:>8.2f} {lines:>6.1f} {branches:>9.1f}")
        if both < floor:
            sunk.append(package)
        text = re.sub(rf"^{package} = {floor}$", f"{package} = {int(both * 10) / 10}", text, flags=re.MULTILINE)
    if "--write" in sys.argv:
        PROJECT.write_text(text, encoding="utf-8")
    elif sunk:
        raise SystemExit(f"error: coverage below its floor: {', '.join(sunk)}. Which lines: `coverage report -m`")


if __name__ == "__main__":
    main()
