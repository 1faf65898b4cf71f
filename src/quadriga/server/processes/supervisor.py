"""A supervisor (pre-fork model, but spawned): several web processes on one listening socket, each started again.

What comes in is taken by whichever process is free. Between any two processes lies a pair of sockets by which one
hands a connection to the other: see `quadriga.server.http.steering`.
"""

from __future__ import annotations

import multiprocessing
import signal
import socket
import time
from collections.abc import Callable
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from typing import Final, NamedTuple

import structlog

#: The least seconds between two starts of the same process: one that cannot start does not take a core to itself.
_LEAST_LIFE: Final = 2.0
#: Seconds that processes have to end once they were told to.
_ENDED_AFTER: Final = 15.0
_BACKLOG: Final = 4096
_log: Final = structlog.get_logger("quadriga.http")


class Place(NamedTuple):
    """What one of several processes is given: its number, the socket all listen on, and those between them."""

    number: int
    listening: socket.socket
    #: Where connections handed to this process come in; None where the system cannot hand any over.
    taking: socket.socket | None
    #: Where to hand a connection to the process of each number.
    giving: tuple[socket.socket, ...]


def listen_on(host: str, port: int) -> socket.socket:
    """A listening socket; raises `OSError` when the port is taken."""
    family, kind, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
    listening = socket.socket(family, kind)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind(address)
    listening.listen(_BACKLOG)
    return listening


def places(processes: int, listening: socket.socket) -> list[Place]:
    """A place for each process."""
    # Whole messages, many senders, no loss, and bounded by the kernel: only Linux has all of it.
    kind = getattr(socket, "SOCK_SEQPACKET", None)
    if kind is None or not hasattr(socket, "send_fds") or not hasattr(socket, "AF_UNIX"):
        return [Place(number, listening, None, ()) for number in range(processes)]
    pairs = [socket.socketpair(socket.AF_UNIX, kind) for _ in range(processes)]
    giving = tuple(give for _, give in pairs)
    return [Place(number, listening, take, giving) for number, (take, _) in enumerate(pairs)]


class Supervisor:
    """Keeps a process at each place until SIGTERM or SIGINT, and then ends them all."""

    def __init__(self, targets: list[Callable[[], None]]) -> None:
        self._targets = targets
        self._running: dict[int, BaseProcess] = {}
        self._started_at = [0.0] * len(targets)
        self._stopping = False

    def run(self) -> None:
        for told in (signal.SIGTERM, signal.SIGINT):
            signal.signal(told, self._stop)
        for number in range(len(self._targets)):
            self._start(number)
        while not self._stopping:
            wait([process.sentinel for process in self._running.values()], timeout=1.0)
            for number, process in list(self._running.items()):
                if not process.is_alive() and not self._stopping:
                    _log.error("web process ended, starting another", number=number, status=process.exitcode)
                    self._start(number)
        self._end()

    def _start(self, number: int) -> None:
        time.sleep(max(0.0, min(_LEAST_LIFE, self._started_at[number] + _LEAST_LIFE - time.monotonic())))
        self._started_at[number] = time.monotonic()
        # Spawned, not forked: each reads its secrets itself, and shares nothing but the sockets.
        process = multiprocessing.get_context("spawn").Process(target=self._targets[number])
        process.start()
        self._running[number] = process

    def _stop(self, *_: object) -> None:
        self._stopping = True

    def _end(self) -> None:
        for process in self._running.values():
            if process.is_alive():
                process.terminate()
        late = time.monotonic() + _ENDED_AFTER
        for process in self._running.values():
            process.join(max(0.1, late - time.monotonic()))
            if process.is_alive():
                process.kill()
                process.join()
