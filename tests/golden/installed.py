"""Replays every golden record by the package that is installed: `python tests/golden/installed.py [compiled]`.

Needs nothing but Quadriga, so that every wheel can be asked, on every Python and every system. `compiled` demands the
compiled engine.
"""

from __future__ import annotations

import platform
import sys
from pathlib import Path

import quadriga

HERE = Path(__file__).resolve().parent


def main() -> None:
    found = Path(quadriga.__file__).resolve()
    if HERE.parents[1] / "src" in found.parents:
        raise SystemExit(f"{found} is the checkout, not an installed package")
    if ("compiled" in sys.argv[1:]) != quadriga.compiled:
        raise SystemExit(f"the engine in {found.parent} is {'' if quadriga.compiled else 'not '}compiled")
    records = sorted(HERE.glob("*/*.jsonl"))
    moves = 0
    for path in records:
        verified = quadriga.verify(path.read_bytes())
        if not verified.replayed:
            raise SystemExit(f"{path.name} was not replayed")
        moves += verified.moves
    if not records:
        raise SystemExit(f"no golden records in {HERE}")
    build = "compiled" if quadriga.compiled else "plain Python"
    print(f"Python {platform.python_version()}, {build}: {len(records)} golden records, {moves} moves replayed")  # noqa: T201


if __name__ == "__main__":
    main()
