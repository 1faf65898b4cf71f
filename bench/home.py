"""How long a newcomer waits: `python bench/home.py`, with PostgreSQL, Redis and Node for the browser test it runs.

The wheel of this checkout is built and installed with what `requirements/home.txt` pins, into an environment of its
own. From there on the time is taken: `quadriga home` in a new folder, the page in Chromium, *Play now against bots*,
and the first move by clicking. It may take 60 seconds. Needs the web client built (`scripts/build`).
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def run(*command: str | Path, **environment: str) -> str:
    done = subprocess.run(
        [str(word) for word in command],
        cwd=ROOT,
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.exit(f"{done.stdout}\n{done.stderr}")
    return done.stdout


def main() -> None:
    argparse.ArgumentParser(description=__doc__).parse_args()
    with tempfile.TemporaryDirectory(prefix="quadriga-home-") as folder:
        env = Path(folder) / "env"
        began = time.monotonic()
        run(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder)
        (wheel,) = Path(folder).glob("*.whl")
        run(sys.executable, "-m", "venv", env)
        pip = (env / "bin" / "python", "-m", "pip", "install", "-q", "--no-deps")
        run(*pip, "--require-hashes", "-r", ROOT / "requirements" / "home.txt")
        run(*pip, wheel)
        print(f"built and installed after {time.monotonic() - began:.1f} s; from here on it counts", flush=True)
        shown = subprocess.run(
            ["npx", "vitest", "run", "--config", "vitest.browser.config.ts", "first_move"],
            cwd=ROOT / "web",
            env=os.environ | {"PATH": f"{env / 'bin'}:{os.environ['PATH']}"},
            capture_output=True,
            text=True,
            check=False,
        )
        told = [line.strip() for line in shown.stdout.splitlines() if "first move after" in line]
        print("\n".join(told) if told and not shown.returncode else shown.stdout + shown.stderr)


if __name__ == "__main__":
    main()
