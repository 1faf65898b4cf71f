"""`scripts/audit`: a weakness is 1, none is 0, and what could not be asked is said and is no finding."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

AUDIT = Path(__file__).resolve().parents[2] / "scripts" / "audit"
WEAK = {"dependencies": [{"name": "spam", "version": "1.0", "vulns": [{"id": "CVE-1"}]}]}
SOUND = {"dependencies": [{"name": "spam", "version": "1.0", "vulns": []}]}


def audited(folder: Path, **answers: str) -> tuple[int, str]:
    """The script with programs of ours in place of those that ask the network."""
    for name, answer in answers.items():
        program = folder / name.replace("_", "-")
        program.write_text(f"#!/bin/sh\ncat <<'END'\n{answer}\nEND\n")
        program.chmod(0o755)
    environment = {"PATH": f"{folder}:/bin:/usr/bin" if answers else str(folder), "HOME": os.environ.get("HOME", "")}
    ended = subprocess.run([sys.executable, AUDIT], env=environment, capture_output=True, text=True, check=False)
    assert ended.stderr == ""
    return ended.returncode, ended.stdout


def test_what_could_not_be_asked_is_said(tmp_path: Path) -> None:
    code, said = audited(tmp_path)
    assert code == 0
    assert said.count("were not audited") == 2


@pytest.mark.parametrize("answer", ["", "{}", "[]", '{"error": {"code": "ENOTFOUND"}}', "<html>"])
def test_an_answer_that_is_none_is_not_called_sound(tmp_path: Path, answer: str) -> None:
    code, said = audited(tmp_path, pip_audit=answer, npm=answer)
    assert code == 0
    assert said.count("were not audited") == 2


def test_a_weakness_is_named_and_a_sound_lock_is_said_to_be(tmp_path: Path) -> None:
    sound = json.dumps({"vulnerabilities": {}})
    assert audited(tmp_path, pip_audit=json.dumps(SOUND), npm=sound)[0] == 0
    code, said = audited(tmp_path, pip_audit=json.dumps(WEAK), npm=sound)
    assert code == 1
    assert "spam 1.0: CVE-1" in said
    weak = json.dumps({"vulnerabilities": {"eggs": {"severity": "high"}}})
    code, said = audited(tmp_path, pip_audit=json.dumps(SOUND), npm=weak)
    assert code == 1
    assert "eggs: high" in said
