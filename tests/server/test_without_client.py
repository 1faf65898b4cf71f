"""Without Node the package installs and serves; the home page and the log say how the client is built."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

from server.house import House, database

ROOT = Path(__file__).parents[2]
PACKAGED = ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "NOTICE")


def test_installs_and_serves_without_node(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    checkout, site, nothing = tmp_path / "checkout", tmp_path / "site", tmp_path / "nothing"
    nothing.mkdir()
    shutil.copytree(ROOT / "src", checkout / "src", ignore=shutil.ignore_patterns("static", "__pycache__"))
    for name in PACKAGED:
        shutil.copy(ROOT / name, checkout / name)
    subprocess.run(
        [
            *(sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-build-isolation"),
            *("--target", str(site), str(checkout)),
        ],
        env=os.environ | {"PATH": str(nothing)},
        check=True,
    )
    assert not (site / "quadriga" / "server" / "static").exists()

    monkeypatch.setenv("PYTHONPATH", str(site))
    program = tmp_path / "serve.py"
    program.write_text("import quadriga.cli, sys\nsys.argv[1:] = ['serve']\nquadriga.cli.main()\n", encoding="utf-8")
    with database() as url:
        house = House(url)
        try:
            base = house.start_web(program=(str(program),))
            house.wait_until_ready()
            with urlopen(f"{base}/") as answer:
                page = answer.read().decode()
            assert answer.status == 200
            assert "was not built" in page
            assert "<code>scripts/build</code>" in page
            assert "run scripts/build" in house.log.read_text()
        finally:
            house.close()
