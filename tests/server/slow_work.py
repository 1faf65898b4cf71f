"""Work for other processes that lasts until a test says so."""

from __future__ import annotations

import os
import time
from pathlib import Path

from quadriga.server.tables.replaying import Answer, Lines, for_others

NO_LINES = Lines(b"", b"", b"")


@for_others
def echo(lines: Lines, text: str) -> bytes:
    return text.encode()


def say(text: str) -> bytes:
    return text.encode()


@for_others
def break_off(lines: Lines) -> bytes:
    raise KeyError("no such thing")


def hold(lines: Lines, begun: Path, gate: Path) -> Answer:
    """Say who has begun, and answer once the gate is there."""
    begun.write_text(str(os.getpid()))
    while not gate.exists():
        time.sleep(0.01)
    return b"held"
