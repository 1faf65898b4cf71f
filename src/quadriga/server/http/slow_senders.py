"""The HTTP protocol of the web process: uvicorn's, with an end to waiting (slowloris) and a bound on connections.

Behind a proxy that reads whole requests before it passes them on this is never needed; nobody has to have one.
"""

from __future__ import annotations

import asyncio
import socket
from collections import Counter
from typing import Any, ClassVar, Final

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from quadriga.server.people.networks import network_of
from quadriga.server.settings import Settings

#: Milliseconds after which the kernel gives up a connection whose other end acknowledges nothing any more. Streams send
#: a heartbeat every 15 s: without this, those of somebody whose network is gone stay open for a quarter of an hour.
_UNACKNOWLEDGED: Final = 40_000


class PatientProtocol(HttpToolsProtocol):
    """Waits for the rest of a request only so long, counted from its first byte and not from its last: sending a byte
    now and then prolongs nothing. `patient` makes the class with its figures.
    """

    head_seconds: ClassVar[float]
    body_seconds: ClassVar[float]
    most_connections: ClassVar[int]
    trusted: ClassVar[Any]
    #: Open connections by address.
    opened: ClassVar[Counter[str]]

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        #: What is awaited from the client: the rest of a head, of a body, or nothing.
        self._awaited = "head"
        #: What the timer is for.
        self._timed = ""
        self._timer: asyncio.TimerHandle | None = None
        self._address = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._give_up_the_dead(transport)
        if not self._has_room():
            transport.abort()
            return
        self._time()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        if self._address:
            self.opened[self._address] -= 1
            if not self.opened[self._address]:
                del self.opened[self._address]
            self._address = ""
        super().connection_lost(exc)

    def _has_room(self) -> bool:
        """Count the connection, unless a trusted proxy brings it: its clients are many."""
        host = self.client[0] if self.client else ""
        if not self.most_connections or host in self.trusted:
            return True
        address = network_of(host)
        if self.opened[address] >= self.most_connections:
            return False
        self._address = address
        self.opened[address] += 1
        return True

    @staticmethod
    def _give_up_the_dead(transport: asyncio.Transport) -> None:
        line = transport.get_extra_info("socket")
        if line is not None and line.family != getattr(socket, "AF_UNIX", None) and hasattr(socket, "TCP_USER_TIMEOUT"):
            line.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, _UNACKNOWLEDGED)

    # What the parser has come to.

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._awaited = "head"
        self._timed = ""  # the next head of a pipeline has all its time

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._awaited = "body"

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._awaited = ""

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if not self._awaited and self.timeout_keep_alive_task is None and self._idle:
            self._awaited = "head"  # an empty line between two requests, which ended the keep-alive timeout
        if self._awaited != self._timed or (self._timer is not None and not self._awaited):
            self._time()

    @property
    def _idle(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle  # None before the first request, whatever uvicorn declares
        return not self.pipeline and (cycle is None or cycle.response_complete)

    # The timer.

    def _time(self) -> None:
        self._stop_timer()
        seconds = {"head": self.head_seconds, "body": self.body_seconds}.get(self._awaited, 0.0)
        self._timed = self._awaited
        if seconds:
            self._timer = self.loop.call_later(seconds, self._lose_patience)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _lose_patience(self) -> None:
        self._timer = None
        self.transport.abort()


def patient(settings: Settings) -> type[PatientProtocol]:
    """The protocol of a web process with these settings."""

    class Patient(PatientProtocol):
        head_seconds = settings.head_seconds
        body_seconds = settings.body_seconds
        most_connections = settings.connections_per_address
        trusted = ProxyHeadersMiddleware(_nobody, settings.trusted_proxies).trusted_hosts
        opened: ClassVar[Counter[str]] = Counter()

    return Patient


async def _nobody(scope: Any, receive: Any, send: Any) -> None:
    """uvicorn's middleware knows how trusted proxies are written; nothing is sent through it here."""
