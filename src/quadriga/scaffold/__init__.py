"""Writes a game that can be played, in a package of its own, for somebody to change: `quadriga new-game`."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path
from typing import Final

from quadriga.core.errors import QuadrigaError

#: What a game may be called in commands and records.
NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST_NAME: Final = 40
#: Where each file of the template goes.
FILES: Final = {
    "pyproject.toml": "pyproject.toml",
    "README.md": "README.md",
    "init.py": "src/@package@/__init__.py",
    "meta.py": "src/@package@/meta.py",
    "game.py": "src/@package@/game.py",
    "base.toml": "src/@package@/data/base.toml",
    "en.md": "src/@package@/rules/en.md",
    "fr.md": "src/@package@/rules/fr.md",
    "en.ftl": "src/@package@/words/en.ftl",
    "guide.toml": "src/@package@/guide/guide.toml",
    "turn.toml": "src/@package@/guide/turn.toml",
    "guide_en.ftl": "src/@package@/guide/words/en.ftl",
    "guide_fr.ftl": "src/@package@/guide/words/fr.ftl",
    "test_game.py": "tests/test_game.py",
}


def write_game(name: str, folder: Path) -> Path:
    """Write a game called `name` into a new folder of that name; answers the folder."""
    if NAME.fullmatch(name) is None or len(name) > LONGEST_NAME:
        raise QuadrigaError(f"a game is called by small letters, digits and hyphens, such as high-card, not {name!r}")
    home = folder / name
    if home.exists():
        raise QuadrigaError(f"{home} is there already")
    words = name.split("-")
    told = {
        "id": name,
        "package": name.replace("-", "_"),
        "slug": name,
        "Class": "".join(word.capitalize() for word in words),
        "title": " ".join(word.capitalize() for word in words),
    }
    template = resources.files("quadriga.scaffold") / "template"
    for source, target in FILES.items():
        text = (template / f"{source}.txt").read_text(encoding="utf-8")
        file = home / filled(target, told)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(filled(text, told), encoding="utf-8")
    return home


def filled(text: str, told: dict[str, str]) -> str:
    return re.sub(r"@(\w+)@", lambda found: told[found[1]], text)
