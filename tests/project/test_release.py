"""The recipe of a release names what is there, and what of it was never run says so."""

import re
import tomllib
from pathlib import Path
from typing import Any

import msgspec
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]
WORKFLOW = ROOT / ".github" / "workflows" / "release.yml"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def workflow() -> dict[str, Any]:
    found: dict[str, Any] = msgspec.yaml.decode(WORKFLOW.read_bytes())
    return found


def jobs() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = workflow()["jobs"]
    return found


def test_the_workflow_runs_scripts_that_are_there() -> None:
    commands = "\n".join(str(step.get("run", "")) for job in jobs().values() for step in job["steps"])
    named = re.findall(r"\b(?:scripts|requirements|src)/[\w./-]+", commands)
    assert {"scripts/build", "scripts/sbom", "requirements/release.txt"} <= set(named)
    assert [path for path in named if not (ROOT / path).is_file()] == []


def test_publishing_waits_for_every_wheel_and_only_it_may_write() -> None:
    assert set(jobs()["publish"]["needs"]) == jobs().keys() - {"publish"}
    assert [name for name, job in jobs().items() if "permissions" in job] == ["publish"]
    assert workflow()["permissions"] == {"contents": "read"}


def test_what_was_never_run_says_so() -> None:
    text = WORKFLOW.read_text(encoding="utf-8")
    for job in ("compiled", "publish"):
        assert re.search(rf"^  {job}:\n    # Not run: ", text, flags=re.MULTILINE), job
    page = (ROOT / "docs" / "releasing.md").read_text(encoding="utf-8")
    for system in ("musllinux", "macOS", "Windows", "ARM", "upload"):
        rows = [line for line in page.splitlines() if line.startswith("|") and system in line]
        assert rows, system
        assert all("**not run**" in row for row in rows), rows


def test_every_python_we_promise_has_a_compiled_wheel() -> None:
    promised = re.findall(r"Python :: 3\.(\d+)", "\n".join(PROJECT["project"]["classifiers"]))
    built = re.findall(r"cp3(\d+)-\*", PROJECT["tool"]["cibuildwheel"]["build"])
    assert promised
    assert set(promised) <= set(built)


def test_the_tools_of_a_release_are_locked_apart() -> None:
    locked = (ROOT / "requirements" / "release.txt").read_text(encoding="utf-8")
    pinned = {canonicalize_name(name) for name in re.findall(r"^([\w.-]+)==", locked, flags=re.MULTILINE)}
    declared = {canonicalize_name(Requirement(one).name) for one in PROJECT["dependency-groups"]["release"]}
    assert declared <= pinned
    assert "litestar" not in pinned
