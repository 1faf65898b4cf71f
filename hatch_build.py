"""Compiles the engine into the wheel when `QUADRIGA_COMPILE=1`; without it the wheel is plain Python.

The compiled modules lie beside their sources, and Python prefers them. `QUADRIGA_REPOSITORY` is the address at which a
release is made, and becomes the package's project URLs.
"""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

#: What a decision or a copy passes through. Whatever else the core does is done at the edges.
CORE = ("chance", "decisions", "edition", "encoding", "game", "learned", "moves", "state", "visibility")
#: What a game reads, shows and explains rather than plays. Structures of msgspec are among it: mypyc would drop their
#: options without a word.
NOT_PLAYED = ("__init__", "layout", "meta", "refusals", "schema", "views")
#: What a bot does thousands of times for one decision, and a review for one position.
BOTS = ("lookahead", "playout", "search")
#: What they import that is neither ours nor Python's.
IMPORTED = ("msgspec",)


def compiled_modules(source: Path) -> dict[str, list[Path]]:
    """The modules to compile, by the library they share: one for the core, one for each game and one for the bots."""
    groups = {"core": [source / "core" / f"{name}.py" for name in CORE]}
    for game in sorted(path.parent for path in source.glob("games/*/game.py")):
        groups[game.name] = sorted(path for path in game.rglob("*.py") if path.stem not in NOT_PLAYED)
    groups["bots"] = [source / "bots" / f"{name}.py" for name in BOTS]
    return groups


class ProjectUrls(MetadataHookInterface):
    """Where the package says it comes from. A fork's releases lead to the fork, a private build to nowhere."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        repository = os.environ.get("QUADRIGA_REPOSITORY", "").rstrip("/")
        metadata["urls"] = (
            {
                "Repository": repository,
                "Documentation": f"{repository}/tree/main/docs",
                "Changelog": f"{repository}/blob/main/CHANGELOG.md",
                "Issues": f"{repository}/issues",
            }
            if repository
            else {}
        )


class CompiledEngine(BuildHookInterface):
    PLUGIN_NAME = "custom"

    def wanted(self) -> bool:
        return os.environ.get("QUADRIGA_COMPILE") == "1"

    def dependencies(self) -> list[str]:
        """What an isolated build installs: the compiler, and what the compiled modules import, whose types it reads."""
        if not self.wanted():
            return []
        needed = self.metadata.core.dependencies
        return ["mypy[mypyc]>=1.18", *(one for one in needed if re.split(r"[^\w.-]", one)[0] in IMPORTED)]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # An editable install runs what stands in the checkout, so there is nothing to compile for it.
        if not self.wanted() or version == "editable":
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        # A folder for each Python: what one has left behind is no part of another's wheel.
        work = Path(self.root) / "build" / "compiled" / str(sys.implementation.cache_tag)
        for library in compile_engine(Path(self.root), work):
            build_data["force_include"][str(library)] = library.relative_to(work / "lib").as_posix()


def compile_engine(root: Path, work: Path) -> list[Path]:
    """The shared libraries, as they must lie in the wheel below `work / "lib"`."""
    # Neither is there unless it is asked for.
    from mypyc.build import mypycify  # noqa: PLC0415
    from setuptools import Distribution  # noqa: PLC0415

    groups = compiled_modules(Path("src/quadriga"))
    os.chdir(root)
    extensions = mypycify(
        [str(path) for paths in groups.values() for path in paths],
        separate=[([str(path) for path in paths], f"quadriga_{name}") for name, paths in groups.items()],
        opt_level="2",
        debug_level="0",
        target_dir=str(work / "c"),
    )
    command: Any = Distribution({"name": "quadriga", "ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib = str(work / "lib")
    command.build_temp = str(work / "objects")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
    return [Path(name) for name in command.get_outputs()]
