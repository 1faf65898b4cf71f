"""Connection steering: of several web processes on one port, one serves all who look at the same table.

A process that is asked for a table hands the whole connection, with the bytes it has read of the request, to the
process the table belongs to by its id. Then a move is followed once and its frames are made once, as with one process.
Nothing depends on it: any process serves any table, and does so whenever a connection cannot be handed over.
"""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Any, ClassVar, Final

from quadriga.server import metrics
from quadriga.server.http.slow_senders import PatientProtocol
from quadriga.server.processes.supervisor import Place

#: The first line of a request about a table; what a browser follows all its tables by names the first of them.
_ABOUT_TABLE: Final = re.compile(rb"[A-Z]+ /(?:tables/|stream\?table=)([0-9a-f]{16})[/@%& ?]")
#: The longest beginning of a request that is handed over, in bytes.
_LONGEST: Final = 32 * 1024


class SteeredProtocol(PatientProtocol):
    """Looks at the first line of each request before anything else does. `steered` makes the class with its place."""

    place: ClassVar[Place]

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        #: Whether the next byte is the first of a request.
        self._between = True
        #: What another process has read of a request before it handed the connection over.
        self.handed = b""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.handed:
            data, self.handed = self.handed, b""
            super().data_received(data)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._between = False

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._between = True

    def data_received(self, data: bytes) -> None:
        if not (self._between and self._idle and self._hand_over(data)):
            super().data_received(data)

    def _hand_over(self, data: bytes) -> bool:
        """Give the connection away, if it is about a table of another process that has room for it."""
        found = _ABOUT_TABLE.match(data)
        if found is None or len(data) > _LONGEST:
            return False
        owner = int(found[1][:8], 16) % len(self.place.giving)
        line = self.transport.get_extra_info("socket")
        # What of the last answer is not sent yet would be lost with this process's hold on the connection.
        if owner == self.place.number or line is None or self.transport.get_write_buffer_size():
            return False
        try:
            socket.send_fds(self.place.giving[owner], [data], [line.fileno()], socket.MSG_DONTWAIT)
        except OSError:  # it has too much to do, or is not there: any process can serve any table
            return False
        metrics.HANDED_OVER.inc()
        self.transport.abort()  # closes this process's hold on it; the other's keeps it open
        return True


def steered(protocol: type[PatientProtocol], place: Place) -> type[PatientProtocol]:
    """The protocol of one of several web processes."""
    if place.taking is None:
        return protocol
    made: type[PatientProtocol] = type("Steered", (SteeredProtocol, protocol), {"place": place})
    return made


def take_over(place: Place, create_protocol: Callable[[], SteeredProtocol]) -> None:
    """Serve from now on whatever other processes hand to this one."""
    if place.taking is None:
        return
    loop = asyncio.get_running_loop()
    taking, under_way = place.taking, set[asyncio.Task[None]]()

    async def serve(line: socket.socket, data: bytes) -> None:
        def protocol() -> SteeredProtocol:
            made = create_protocol()
            made.handed = data  # before anything that is still to be read
            return made

        with suppress(OSError):  # the client has gone
            await loop.connect_accepted_socket(protocol, line)

    def take() -> None:
        data, lines, _, _ = socket.recv_fds(taking, _LONGEST, 1, socket.MSG_DONTWAIT)
        for line in lines:
            task = loop.create_task(serve(socket.socket(fileno=line), data))
            under_way.add(task)
            task.add_done_callback(under_way.discard)

    taking.setblocking(False)
    loop.add_reader(taking, take)
