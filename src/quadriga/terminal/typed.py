"""Lines that a person types: edited, remembered and completed by the system's readline, where it has one."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import Any, Final

from quadriga.core.errors import QuadrigaError

_readline: ModuleType | None
try:
    import readline as _readline
except ImportError:  # on Windows, whose console edits and remembers lines by itself
    _readline = None

PROMPT: Final = "> "
#: How many lines are remembered, and how many ways to go on with one are shown.
REMEMBERED: Final = 500
MOST_WAYS: Final = 200
#: Sent when a terminal has another size; Windows has no such signal.
_RESIZED: Final = getattr(signal, "SIGWINCH", None)

Completer = Callable[[str], list[str]]


class Left(QuadrigaError):
    """The person at the keyboard has left."""


class Typed:
    """Reads lines. Without a terminal it prompts for nothing."""

    def __init__(self, *, prompting: bool) -> None:
        self.prompting = prompting
        if prompting and _readline is not None:
            _readline.set_history_length(REMEMBERED)
            # The whole line is one word: notations have blanks in them.
            _readline.set_completer_delims("")
            libedit = "libedit" in (_readline.__doc__ or "")
            _readline.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")

    def line(self, complete: Completer | None = None, resized: Callable[[], None] | None = None) -> str:
        """The next line, its blanks single. Tab completes it; `resized` is called when the screen has another size."""
        prompt = PROMPT if self.prompting else ""
        try:
            with _completing(complete), _watching(self._redrawing(resized) if resized and self.prompting else None):
                return " ".join(input(prompt).split())
        except (EOFError, KeyboardInterrupt):
            raise Left from None

    def forget(self) -> None:
        """Somebody else takes the keyboard: what was typed is not theirs to read."""
        if _readline is not None:
            _readline.clear_history()

    def _redrawing(self, draw: Callable[[], None]) -> Callable[[int, Any], None]:
        def redraw(signum: int, frame: Any) -> None:
            draw()
            begun = _readline.get_line_buffer() if _readline is not None else ""
            sys.stdout.write(PROMPT + begun)
            sys.stdout.flush()

        return redraw


@contextmanager
def _completing(complete: Completer | None) -> Iterator[None]:
    if _readline is None:
        yield
        return
    ways: list[str] = []

    def way(line: str, place: int) -> str | None:
        if place == 0:
            ways[:] = complete(line)[:MOST_WAYS] if complete else []
        return ways[place] if place < len(ways) else None

    _readline.set_completer(way)
    try:
        yield
    finally:
        _readline.set_completer(None)


@contextmanager
def _watching(resized: Callable[[int, Any], None] | None) -> Iterator[None]:
    if resized is None or _RESIZED is None:
        yield
        return
    before = signal.signal(_RESIZED, resized)
    try:
        yield
    finally:
        signal.signal(_RESIZED, before)
