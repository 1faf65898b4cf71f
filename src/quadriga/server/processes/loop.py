"""The event loop of a web process, with a watchdog: no callback may take more than 20 ms of its thread's CPU.

Thread CPU, not wall-clock time: what else the machine does is not the loop's fault. After every callback that a task or
a future asked for, the wall clock is looked at, which costs next to nothing, and once 2 ms have passed the thread's
clock is read. What is counted is the CPU since it was last read. Whatever ran in between counts too, such as a protocol
that reads from a socket, so a figure is never below the longest callback in it, and above it by little more than 2 ms.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from contextvars import Context
from time import perf_counter, thread_time
from typing import Any, Final

from quadriga.server import metrics

if sys.platform == "win32":
    from asyncio import SelectorEventLoop as Loop
else:
    from uvloop import Loop

#: What a callback may take at most, in seconds.
LONGEST: Final = 0.020
#: Seconds of wall-clock time after which the thread's clock is read again.
_READ_EVERY: Final = 0.002
#: Shorter ones may be several, and are not worth the time it takes to count them.
COUNTED: Final = 0.003
_call_soon: Final = Loop.call_soon


class WatchedLoop(Loop):
    """Everything that asks for a callback asks `call_soon`, the documented way, which is all that is changed here."""

    def __init__(self) -> None:
        super().__init__()
        self._read_clocks()

    def run_forever(self) -> None:
        self._read_clocks()
        super().run_forever()

    def _read_clocks(self) -> None:
        self._cpu, self._wall = thread_time(), perf_counter()

    def call_soon(  # type: ignore[override]  # the arguments are those of the callback, whichever it is
        self, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        return _call_soon(self, self._timed, callback, *args, context=context)

    def _timed(self, callback: Callable[..., object], *args: Any) -> None:
        try:
            callback(*args)
        finally:
            if perf_counter() - self._wall > _READ_EVERY:
                before = self._cpu
                self._read_clocks()
                if self._cpu - before > COUNTED:
                    metrics.LOOP_CALLBACKS.observe(self._cpu - before)
