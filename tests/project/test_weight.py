"""What the locked server leaves out is never loaded: docs/decisions/0019-what-a-server-installs.md."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LEFT_OUT = ("faker", "polyfactory")
#: Every process of the server, and its whole description of itself, where these cannot be imported.
WITHOUT = f"""
import sys

class OutOfReach:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {LEFT_OUT!r}:
            raise ModuleNotFoundError(name, name=name)

sys.meta_path.insert(0, OutOfReach())
import quadriga.cli, quadriga.server.jobs.worker, quadriga.server.jobs.check_rules, quadriga.server.serve
from quadriga.server.app import Web
from quadriga.server.settings import read_settings
print(len(Web(read_settings()).litestar.openapi_schema.to_schema()["paths"]))
"""


def test_the_server_loads_and_describes_itself_without_what_is_left_out() -> None:
    told = subprocess.run([sys.executable, "-c", WITHOUT], check=False, capture_output=True, text=True)
    assert told.returncode == 0, told.stderr
    assert int(told.stdout) > 30


def test_the_locked_server_leaves_it_out() -> None:
    locked = (ROOT / "requirements" / "server.txt").read_text(encoding="utf-8")
    assert re.findall(rf"^(?:{'|'.join(LEFT_OUT)})==", locked, flags=re.MULTILINE) == []
    assert re.search(r"^litestar==", locked, flags=re.MULTILINE)
