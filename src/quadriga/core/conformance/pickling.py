"""Moves sent to another process and back."""

from __future__ import annotations

import atexit
import pickle
import struct
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from typing import IO, Any, Final

from quadriga.core.moves import Move

_LENGTH: Final = struct.Struct(">I")


class Echo:
    """A process that unpickles what it gets and pickles it again."""

    def __init__(self) -> None:
        command = [sys.executable, "-c", f"from {__name__} import main; main()"]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def back(self, moves: Sequence[Move]) -> list[Move]:
        """The moves as they come back."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        _send(self._process.stdin, list(moves))
        answer = _receive(self._process.stdout)
        if not isinstance(answer, list):
            raise TypeError(f"the other process cannot read the moves: {answer}")
        return answer

    def close(self) -> None:
        self._process.communicate()


@cache
def other_process() -> Echo:
    """The one other process of this one; it ends when its input does."""
    echo = Echo()
    atexit.register(echo.close)
    return echo


def _send(stream: IO[bytes], thing: Any) -> None:
    data = pickle.dumps(thing)
    stream.write(_LENGTH.pack(len(data)) + data)
    stream.flush()


def _receive(stream: IO[bytes]) -> Any:
    """What was sent, or the reason why it cannot be read; None when nothing more comes."""
    head = stream.read(_LENGTH.size)
    if len(head) < _LENGTH.size:
        return None
    data = stream.read(_LENGTH.unpack(head)[0])
    try:
        return pickle.loads(data)
    except Exception as error:
        return f"{type(error).__name__}: {error}"


def main() -> None:
    """What the other process does."""
    while (thing := _receive(sys.stdin.buffer)) is not None:
        _send(sys.stdout.buffer, thing)
