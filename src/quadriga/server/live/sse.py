"""Server-sent events: one task for each viewer, each pulling its own view when its table changed.

A stream keeps a cursor, the last seq and note sent, and no queue: a slow reader skips to the newest position and
still gets every step, and nothing piles up. Viewers with the same eyes share the encoded bytes.
"""

from __future__ import annotations

import asyncio
import re
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any, ClassVar, Final

import msgspec
from litestar.response.base import ASGIResponse

from quadriga.server import metrics
from quadriga.server.live.hub import HEARTBEAT, Hub
from quadriga.server.people.mutes import muted_among
from quadriga.server.people.sessions import Person
from quadriga.server.problems import Problem
from quadriga.server.storage.pool import UNREACHABLE
from quadriga.server.storage.pubsub import person_channel, table_channel
from quadriga.server.storage.table_rows import TableRow, fetch_notes
from quadriga.server.tables import queries, serialize
from quadriga.server.tables.access import Access, access_to, muted_seats
from quadriga.server.tables.cache import CachedTable
from quadriga.server.tables.service import Service

if TYPE_CHECKING:
    from litestar.types import Receive, Scope, Send

#: The `retry` field: how long a client waits before it reconnects, in milliseconds.
RETRY: Final = 1000
#: The cursor of a viewer who was sent nothing at all; -1 is a table before its deal.
_NOTHING_SENT: Final = -2
_START: Final = {
    "type": "http.response.start",
    "status": 200,
    "headers": [
        (b"content-type", b"text/event-stream"),
        (b"cache-control", b"no-store"),
        (b"x-accel-buffering", b"no"),
    ],
}
_HEARTBEAT_COMMENT: Final = b":\n\n"
_EVENT_ID: Final = re.compile(r"(-1|[0-9]{1,9})\.([0-9]{1,9})", re.ASCII)


class _Steps(msgspec.Struct):
    """Steps that were encoded elsewhere."""

    steps: list[msgspec.Raw]


decode_steps: Final = msgspec.json.Decoder(_Steps).decode


def event(kind: str, data: bytes, id: str = "") -> bytes:
    """One server-sent event; the data is JSON and has no line breaks."""
    head = f"id: {id}\nevent: {kind}\ndata: " if id else f"event: {kind}\ndata: "
    return head.encode() + data + b"\n\n"


class _WakeUp:
    """An event with a single waiter, cheaper than `asyncio.Event`; setting it sets its parent too."""

    __slots__ = ("_parent", "_waiter", "is_set")

    def __init__(self, parent: _WakeUp | None = None) -> None:
        self.is_set = parent is not None  # whoever becomes a part has not been asked yet
        self._parent = parent
        self._waiter: asyncio.Future[None] | None = None

    def set(self) -> None:
        self.is_set = True
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)
        if self._parent is not None:
            self._parent.set()

    async def wait(self) -> None:
        if not self.is_set:
            self._waiter = asyncio.get_running_loop().create_future()
            await self._waiter


class EventStream(ASGIResponse):
    """What all streams have in common: the response, waiting for a wake-up, heartbeats, closing."""

    __slots__ = ("_wake_up", "closing", "gone", "hub", "person", "sent_at")

    follows_table: ClassVar[bool] = False

    def __init__(self, hub: Hub, person: Person) -> None:
        super().__init__(media_type="text/event-stream")
        self.hub = hub
        self.person = person
        self.gone = False
        self.closing = False
        self.sent_at = 0.0
        self._wake_up = _WakeUp()

    def wake(self) -> None:
        self._wake_up.set()

    def hear(self) -> None:
        """Something was announced on a channel this stream listens to."""
        self.wake()

    def look_again(self) -> None:
        self.wake()

    def close(self) -> None:
        """End the stream in good order; the client comes back by itself."""
        self.closing = True
        self._wake_up.set()

    def be_part_of(self, whole: EventStream) -> None:
        """Whatever wakes this stream wakes the one it is a part of."""
        self._wake_up = _WakeUp(whole._wake_up)

    def was_woken(self) -> bool:
        """Whether there may be news since this was last asked."""
        woken, self._wake_up.is_set = self._wake_up.is_set, False
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
        lease = await self.hub.leases.claim(self.person.id)
        watching = asyncio.create_task(self._watch_for_disconnect(receive))
        self.hub.streams.add(self)
        metrics.STREAMS.inc()
        try:
            await send(_START)  # type: ignore[arg-type]
            await self._send(send, f"retry: {RETRY}\n\n".encode())
            with suppress(Problem, *UNREACHABLE):  # the client comes back, and is told everything again
                await self._tell(send)
            if not self.gone:
                await self._send(send, f"retry: {RETRY}\n\n".encode(), more=False)
        finally:
            watching.cancel()
            self.hub.streams.discard(self)
            metrics.STREAMS.dec()
            try:
                await self.leave()
            finally:
                await self.hub.leases.release(lease)

    async def _tell(self, send: Send) -> None:
        await self.join()
        while not self.gone and not self.closing:
            self._wake_up.is_set = False
            if news := await self.news():
                await self._send(send, news)
            elif time.monotonic() - self.sent_at > HEARTBEAT / 2:
                await self._send(send, _HEARTBEAT_COMMENT)
            if not self.closing:
                await self._wake_up.wait()

    async def _send(self, send: Send, body: bytes, *, more: bool = True) -> None:
        self.sent_at = time.monotonic()
        metrics.SENT.inc()
        await send({"type": "http.response.body", "body": body, "more_body": more})

    async def _watch_for_disconnect(self, receive: Receive) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
        self.gone = True
        self._wake_up.set()


class TableStream(EventStream):
    """One table, as one person may see it: `table`, `note` and `position` events with ids `seq.note`."""

    __slots__ = (
        "_access",
        "_cached",
        "_muted",
        "_note",
        "_prefix",
        "_row",
        "_seq",
        "_service",
        "_since",
        "_stale",
        "_table",
        "id",
        "viewer",
    )

    follows_table: ClassVar[bool] = True

    def __init__(
        self,
        hub: Hub,
        person: Person,
        cached: CachedTable,
        access: Access,
        since: tuple[int, int] | None,
        prefix: str = "",
    ) -> None:
        """`since` is the cursor of the client's last connection; `prefix` stands before the names of all events."""
        super().__init__(hub, person)
        self.id = cached.id
        self._service: Service = hub.service
        self._cached = cached
        self._access = access
        self.viewer = access.seat
        self._prefix = prefix
        #: The row the viewer was last sent.
        self._row: TableRow | None = None
        #: The cursor of the connection before this one.
        self._since = since
        #: The cursor of this one: the last seq and note sent.
        self._seq = _NOTHING_SENT
        self._note = -1
        self._table = b""
        #: The seats whose chat the person does not want to read.
        self._muted: tuple[int, ...] = ()
        #: Whether access and mutes may be others than when they were last asked for.
        self._stale = True

    def look_again(self) -> None:
        self._stale = True
        self.wake()

    async def join(self) -> None:
        self._cached = self._service.cache.watch(self._cached, self)
        await self.hub.listen(table_channel(self._cached.id), self)
        await self.hub.listen(person_channel(self.person.id), self)
        if self.viewer is not None:
            await self.hub.arrive(self._cached.id, self.viewer)
        else:
            await self.hub.begin_watching(self._cached.id, self.person.id)
        # Whatever happened before this process began to listen.
        await self._service.cache.catch_up(self._cached)

    async def leave(self) -> None:
        self._cached.viewers.discard(self)
        await self.hub.unlisten(table_channel(self._cached.id), self)
        await self.hub.unlisten(person_channel(self.person.id), self)
        if self.viewer is not None:
            await self.hub.depart(self._cached.id, self.viewer)
        else:
            await self.hub.end_watching(self._cached.id, self.person.id)

    @property
    def cursor(self) -> tuple[int, int] | None:
        """The last seq and note the viewer was sent, here or on the connection before."""
        return (self._seq, self._note) if self._seq > _NOTHING_SENT else self._since

    async def news(self) -> bytes:
        cached = self._cached
        parts: list[bytes] = []
        while True:
            # Whatever is waited for, who sits where may change meanwhile: nothing of the game is told with old eyes.
            while self._looks_old():
                parts += await self._around_the_game()
                if self.closing:
                    return b"".join(parts)
            if cached.table is None or cached.row.status == "paused" or cached.head <= self._seq:
                return b"".join(parts)
            position = await self._position()
            if not self._looks_old():
                self._seq = cached.head
                parts.append(event(self._prefix + "position", position, f"{self._seq}.{self._note}"))
                return b"".join(parts)

    def _looks_old(self) -> bool:
        return self._stale or self._cached.row is not self._row

    async def _around_the_game(self) -> list[bytes]:
        """Notes, and the table if it looks otherwise; moves alone do not come this way."""
        row = self._cached.row
        if self._stale or self._row is None or row.concerns != self._row.concerns:
            self._stale = False  # before asking: what changes meanwhile is asked for again
            self._access = await access_to(self._service.pool, row, self.person)
            if not may_stream(self._cached, self._access) or self._access.seat != self.viewer:
                self.closing = True  # sent away, or sat down: the next connection has other eyes
                return []
            self._muted = await muted_seats(self._service.pool, row, self.person)
        self._row = row
        return [*await self._notes(), *self._table_if_changed()]

    async def _notes(self) -> list[bytes]:
        cached, last = self._cached, self._cached.row.notes
        if last <= self._note:
            return []
        if self._note < 0:
            after = self._since[1] if self._since else 0
            fresh = await fetch_notes(self._service.pool, cached.id, after, serialize.MOST_STEPS)
        elif cached.noted and cached.noted[0].n <= self._note + 1:
            fresh = [note for note in cached.noted if note.n > self._note]
        else:
            fresh = await fetch_notes(self._service.pool, cached.id, self._note, serialize.MOST_STEPS)
        parts = []
        seq = max(self._seq, self._since[0] if self._since else -1)
        authors = {note.person_id for note in fresh if note.person_id is not None} - {self.person.id}
        muted = await muted_among(self._service.pool, self.person, authors)
        for note in fresh:
            self._note = note.n
            if note.person_id in muted:
                continue
            parts.append(event(self._prefix + "note", serialize.encode(serialize.show_note(note)), f"{seq}.{note.n}"))
        self._note = max(self._note, last)
        return parts

    def _table_if_changed(self) -> list[bytes]:
        table = serialize.table_now(self._cached, self._access, self._muted)
        if table == self._table:
            return []
        self._table = table
        return [event(self._prefix + "table", table)]

    async def _position(self) -> bytes:
        cached = self._cached
        since = self._seq if self._seq > _NOTHING_SENT else self._since[0] if self._since else None
        if since is None or since > cached.head:
            return serialize.position_now(cached, self.viewer)
        if serialize.remembers(cached, since):
            return serialize.position_now(cached, self.viewer, since)
        return await self._position_since(cached, since)

    async def _position_since(self, cached: CachedTable, since: int) -> bytes:
        """With steps that are not remembered here any more, unless there is no time to find them."""
        last = cached.head
        first = max(since + 1, last - serialize.MOST_STEPS + 1)
        try:
            told = await queries.steps_from(self._service, cached, first, self.viewer)
        except Problem:
            told, first = b'{"steps":[]}', last + 1
        steps: list[Any] = decode_steps(told).steps
        # The game may have gone on meanwhile.
        steps += [serialize.show_step(done, self.viewer) for done in cached.done if done.entry.seq > last]
        assert cached.table is not None
        position = serialize.show_position(
            cached.table,
            self.viewer,
            digest=cached.digest,
            deadline=cached.deadline,
            reserves=cached.reserves,
            steps=steps,
            skipped=first - since - 1,
        )
        return serialize.encode(position)


def may_stream(cached: CachedTable, access: Access) -> bool:
    """Access rule of streams: whoever may see the table while there is no game, from the deal on who may watch it."""
    return access.watches or (access.sees and cached.head < 0)


def parse_event_id(text: str) -> tuple[int, int] | None:
    """`seq.note` as it stood in the last event a client received; None for anything else."""
    found = _EVENT_ID.fullmatch(text)
    return (int(found[1]), int(found[2])) if found else None
