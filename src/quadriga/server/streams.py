"""Live: server-sent events, one task for each viewer, each pulling its own view when its table changed.

A stream keeps only how far its viewer has been told: a slow reader skips to
the newest position and still gets every step, and nothing piles up. Viewers
with the same eyes share the encoded bytes.
"""

from __future__ import annotations

import asyncio
import re
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from litestar.response.base import ASGIResponse

from quadriga.core.table import Table
from quadriga.server import metrics, shown
from quadriga.server.access import Access, access_to
from quadriga.server.asking import record_of
from quadriga.server.database import UNREACHABLE
from quadriga.server.fanout import LOBBY, person_channel, table_channel
from quadriga.server.lists import lobby, tables_of
from quadriga.server.opened import Opened
from quadriga.server.people import Person
from quadriga.server.rows import TableRow, fetch_notes
from quadriga.server.service import Service

if TYPE_CHECKING:
    from litestar.types import Receive, Scope, Send

    from quadriga.server.hub import Hub

HEARTBEAT: Final = 15.0
#: Told to every client: how long to wait before coming back, in milliseconds.
COME_BACK: Final = 1000
#: The least time between two looks at a person's tables, in seconds.
_PAUSE_BETWEEN_LOOKS: Final = 0.3
_START: Final = {
    "type": "http.response.start",
    "status": 200,
    "headers": [
        (b"content-type", b"text/event-stream"),
        (b"cache-control", b"no-store"),
        (b"x-accel-buffering", b"no"),
    ],
}
_BEAT: Final = b":\n\n"
_EVENT_ID: Final = re.compile(r"(-1|[0-9]{1,9})\.([0-9]{1,9})", re.ASCII)


def event(kind: str, data: bytes, id: str = "") -> bytes:
    """One server-sent event; the data is JSON and has no line breaks."""
    head = f"id: {id}\nevent: {kind}\ndata: " if id else f"event: {kind}\ndata: "
    return head.encode() + data + b"\n\n"


class _Alarm:
    """Wakes the one task that waits for it, and rings another with it; asyncio's event does it for many, and dearer."""

    __slots__ = ("_other", "_waiter", "rung")

    def __init__(self, other: _Alarm | None = None) -> None:
        self.rung = other is not None  # whoever becomes a part has not been asked yet
        self._other = other
        self._waiter: asyncio.Future[None] | None = None

    def ring(self) -> None:
        self.rung = True
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)
        if self._other is not None:
            self._other.ring()

    async def wait(self) -> None:
        if not self.rung:
            self._waiter = asyncio.get_running_loop().create_future()
            await self._waiter


class EventStream(ASGIResponse):
    """The part all streams have in common: starting, waiting, beating, stopping."""

    __slots__ = ("_alarm", "closing", "gone", "hub", "person", "sent_at")

    def __init__(self, hub: Hub, person: Person) -> None:
        super().__init__(media_type="text/event-stream")
        self.hub = hub
        self.person = person
        self.gone = False
        self.closing = False
        self.sent_at = 0.0
        self._alarm = _Alarm()

    def wake(self) -> None:
        self._alarm.ring()

    def close(self) -> None:
        """End the stream in good order; the client comes back by itself."""
        self.closing = True
        self._alarm.ring()

    def be_part_of(self, whole: EventStream) -> None:
        """Whatever wakes this stream wakes the one it is a part of."""
        self._alarm = _Alarm(whole._alarm)

    def was_woken(self) -> bool:
        """Whether there may be news since this was last asked."""
        woken, self._alarm.rung = self._alarm.rung, False
        return woken

    async def join(self) -> None:
        """Begin to listen for changes."""
        raise NotImplementedError

    async def leave(self) -> None:
        raise NotImplementedError

    async def news(self) -> bytes:
        """What the viewer has not been told yet; nothing when there is nothing."""
        raise NotImplementedError

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        watching = asyncio.create_task(self._notice_leaving(receive))
        self.hub.streams.add(self)
        metrics.STREAMS.inc()
        try:
            await send(_START)  # type: ignore[arg-type]
            await self._send(send, f"retry: {COME_BACK}\n\n".encode())
            with suppress(*UNREACHABLE):  # the client comes back, and is told everything again
                await self._tell(send)
            if not self.gone:
                await self._send(send, f"retry: {COME_BACK}\n\n".encode(), more=False)
        finally:
            watching.cancel()
            self.hub.streams.discard(self)
            metrics.STREAMS.dec()
            await self.leave()

    async def _tell(self, send: Send) -> None:
        await self.join()
        while not self.gone and not self.closing:
            self._alarm.rung = False
            if news := await self.news():
                await self._send(send, news)
            elif time.monotonic() - self.sent_at > HEARTBEAT / 2:
                await self._send(send, _BEAT)
            if not self.closing:
                await self._alarm.wait()

    async def _send(self, send: Send, body: bytes, *, more: bool = True) -> None:
        self.sent_at = time.monotonic()
        metrics.SENT.inc()
        await send({"type": "http.response.body", "body": body, "more_body": more})

    async def _notice_leaving(self, receive: Receive) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
        self.gone = True
        self._alarm.ring()


class TableStream(EventStream):
    """One table, as one person may see it: `table`, `note` and `position` events with ids `seq.note`."""

    __slots__ = ("_access", "_note", "_opened", "_row", "_seq", "_service", "_since", "_table", "id", "viewer")

    def __init__(self, hub: Hub, person: Person, opened: Opened, access: Access, since: tuple[int, int] | None) -> None:
        super().__init__(hub, person)
        self.id = opened.id
        self._service: Service = hub.service
        self._opened = opened
        self._access = access
        self.viewer = access.seat
        #: The row the viewer was last told of.
        self._row: TableRow | None = None
        #: How far the viewer was told before this connection.
        self._since = since
        #: How far the viewer has been told now; -2 is nothing at all.
        self._seq = -2
        self._note = -1
        self._table = b""

    async def join(self) -> None:
        self._opened = self._service.shelf.watch(self._opened, self)
        await self.hub.listen(table_channel(self._opened.id), self)
        if self.viewer is not None:
            await self.hub.arrive(self._opened.id, self.viewer)
        # Whatever happened before this process began to listen.
        await self._service.shelf.catch_up(self._opened)

    async def leave(self) -> None:
        self._opened.viewers.discard(self)
        await self.hub.unlisten(table_channel(self._opened.id), self)
        if self.viewer is not None:
            await self.hub.depart(self._opened.id, self.viewer)

    @property
    def told(self) -> tuple[int, int] | None:
        """How far the viewer has been told."""
        return (self._seq, self._note) if self._seq > -2 else self._since

    async def news(self) -> bytes:
        opened = self._opened
        parts = [] if opened.row is self._row else await self._around_the_game()
        if self.closing:
            return b""
        if opened.table is not None and opened.row.status != "paused" and opened.head > self._seq:
            position = await self._position()
            self._seq = opened.head
            parts.append(event("position", position, f"{self._seq}.{self._note}"))
        return b"".join(parts)

    async def _around_the_game(self) -> list[bytes]:
        """Notes, and the table if it looks otherwise; moves alone do not come this way."""
        row = self._opened.row
        if self._row is None or row.concerns != self._row.concerns:
            self._access = await access_to(self._service.pool, row, self.person)
            if not may_stream(self._opened, self._access) or self._access.seat != self.viewer:
                self.closing = True  # sent away, or sat down: the next connection has other eyes
                return []
        self._row = row
        return [*await self._notes(), *self._table_if_changed()]

    async def _notes(self) -> list[bytes]:
        opened, last = self._opened, self._opened.row.notes
        if last <= self._note:
            return []
        if self._note < 0:
            after = self._since[1] if self._since else 0
            fresh = await fetch_notes(self._service.pool, opened.id, after, shown.MOST_STEPS)
        elif opened.noted and opened.noted[0].n <= self._note + 1:
            fresh = [note for note in opened.noted if note.n > self._note]
        else:
            fresh = await fetch_notes(self._service.pool, opened.id, self._note, shown.MOST_STEPS)
        parts = []
        seq = max(self._seq, self._since[0] if self._since else -1)
        for note in fresh:
            self._note = note.n
            parts.append(event("note", shown.encode(shown.show_note(note)), f"{seq}.{note.n}"))
        self._note = max(self._note, last)
        return parts

    def _table_if_changed(self) -> list[bytes]:
        table = shown.table_now(self._opened, self._access)
        if table == self._table:
            return []
        self._table = table
        return [event("table", table)]

    async def _position(self) -> bytes:
        opened = self._opened
        since = self._seq if self._seq > -2 else self._since[0] if self._since else None
        if since is None or since > opened.head:
            return shown.position_now(opened, self.viewer)
        if shown.remembers(opened, since):
            return shown.position_now(opened, self.viewer, since)
        record = await record_of(self._service.pool, opened.id, opened.head)
        assert opened.table is not None
        first = max(since + 1, len(record) - shown.MOST_STEPS + 1)
        dealt = Table.dealt(opened.table.game, record.header)
        steps = shown.steps_of(record, dealt, first, len(record), self.viewer)
        # The game may have gone on while the record was fetched.
        steps += [shown.show_step(done, self.viewer) for done in opened.done if done.entry.n > len(record)]
        position = shown.show_position(
            opened.table,
            self.viewer,
            digest=opened.digest,
            deadline=opened.deadline,
            steps=steps,
            skipped=first - since - 1,
        )
        return shown.encode(position)


def may_stream(opened: Opened, access: Access) -> bool:
    """Seating is seen by whoever may know the table, the game only by who may watch it."""
    return access.watches or (access.sees and opened.row.status in ("open", "revealing"))


class MyStream(EventStream):
    """What concerns one person: their tables and the lobby, whole at first, then each table that changes."""

    __slots__ = ("_channels", "_known", "_looked_at", "_service")

    def __init__(self, hub: Hub, person: Person) -> None:
        super().__init__(hub, person)
        self._service: Service = hub.service
        self._known: dict[str, bytes] | None = None
        self._channels: set[str] = set()
        self._looked_at = 0.0

    async def join(self) -> None:
        await self._listen_to({LOBBY, person_channel(self.person.id)})

    async def leave(self) -> None:
        await self._listen_to(set())

    async def _listen_to(self, channels: set[str]) -> None:
        for channel in channels - self._channels:
            await self.hub.listen(channel, self)
        for channel in self._channels - channels:
            await self.hub.unlisten(channel, self)
        self._channels = channels

    async def news(self) -> bytes:
        wait = self._looked_at + _PAUSE_BETWEEN_LOOKS - time.monotonic()
        if wait > 0:
            await asyncio.sleep(wait)
            self._alarm.rung = False
        self._looked_at = time.monotonic()
        mine = await tables_of(self._service.pool, self.person)
        open_ones = await lobby(self._service.pool, self.person)
        await self._listen_to({LOBBY, person_channel(self.person.id), *(table_channel(one.id) for one in mine)})
        listed = {one.id: one for one in [*open_ones, *mine]}
        encoded = {id: shown.encode(one) for id, one in listed.items()}
        if self._known is None:
            self._known = encoded
            return event("tables", shown.encode({"tables": mine, "lobby": open_ones}))
        gone = [event("gone", shown.encode({"id": id})) for id in self._known.keys() - encoded.keys()]
        news = [event("table", data) for id, data in encoded.items() if self._known.get(id) != data]
        self._known = encoded
        return b"".join(gone + news)


def parse_event_id(text: str) -> tuple[int, int] | None:
    """`seq.note` as it stood in the last event a client received; None for anything else."""
    found = _EVENT_ID.fullmatch(text)
    return (int(found[1]), int(found[2])) if found else None
