"""The stream of what concerns one person: their tables, and the first page of the lobby."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from quadriga.server.live.hub import Hub
from quadriga.server.live.sse import EventStream, event
from quadriga.server.people.sessions import Person
from quadriga.server.storage.pubsub import person_channel, table_channel
from quadriga.server.tables import serialize
from quadriga.server.tables.lists import Mark, Mine, tables_of
from quadriga.server.tables.lobby import LobbyPage
from quadriga.server.tables.service import Service

#: Debounce of a person's own tables: the least time between two queries for them, in seconds.
_DEBOUNCE: Final = 0.3


class MyStream(EventStream):
    """My tables and the lobby, whole at first, then each table that changes.

    My tables are asked for when one of them changed. The lobby is the process's own, and is never asked for here.
    """

    __slots__ = ("_asked_at", "_channels", "_known", "_mine", "_next", "_service", "_stale")

    def __init__(self, hub: Hub, person: Person) -> None:
        super().__init__(hub, person)
        self._service: Service = hub.service
        self._mine = Mine([], Mark())
        #: Whether my tables may have changed since they were asked for.
        self._stale = True
        self._asked_at = 0.0
        #: What the client was sent of each table, and where it was told that the lobby goes on.
        self._known: dict[str, bytes] | None = None
        self._next = ""
        self._channels: set[str] = set()

    async def join(self) -> None:
        self.hub.lists.add(self)
        self._service.lobby.watch(self)
        await self._listen_to({person_channel(self.person.id)})

    async def leave(self) -> None:
        self.hub.lists.discard(self)
        self._service.lobby.unwatch(self)
        await self._listen_to(set())

    def hear(self) -> None:
        self._stale = True
        self.wake()

    def compare(self, mark: Mark) -> None:
        """Hold what is known here against the mark of my tables as they are."""
        if self._stale or mark != self._mine.mark:
            self.hear()

    async def _listen_to(self, channels: set[str]) -> None:
        # One by one: whoever is interrupted here knows what to leave.
        for channel in channels - self._channels:
            self._channels.add(channel)
            await self.hub.listen(channel, self)
        for channel in self._channels - channels:
            self._channels.discard(channel)
            await self.hub.unlisten(channel, self)

    async def news(self) -> bytes:
        if self._stale:
            await self._ask()
        lobby = await self._service.lobby.recent()
        page = lobby.page(self.person.id)
        mine = {one.id: serialize.encode(one) for one in self._mine.tables}
        # The lobby may be a moment older: a table that I have just left, or that closed, is not mine there either.
        shown = [one for one in page.tables if one.seat is None or one.id in mine]
        listed = {one.id: lobby.encoded(one) for one in shown} | mine
        if self._known is None:
            self._known, self._next = listed, page.next
            lists = {"tables": self._mine.tables, "lobby": shown, "next": page.next}
            return event("tables", serialize.encode(lists))
        return self._changes(listed, page)

    async def _ask(self) -> None:
        wait = self._asked_at + _DEBOUNCE - time.monotonic()
        if wait > 0:
            await asyncio.sleep(wait)
            self._wake_up.is_set = False
        self._asked_at, self._stale = time.monotonic(), False
        try:
            self._mine = await tables_of(self._service.pool, self.person.id)
        except BaseException:
            self._stale = True
            raise
        channels = {table_channel(one.id) for one in self._mine.tables}
        await self._listen_to({person_channel(self.person.id), *channels})

    def _changes(self, listed: dict[str, bytes], page: LobbyPage) -> bytes:
        assert self._known is not None
        gone = [event("gone", serialize.encode({"id": id})) for id in self._known.keys() - listed.keys()]
        news = [event("table", data) for id, data in listed.items() if self._known.get(id) != data]
        more = [event("more", serialize.encode({"next": page.next}))] if page.next != self._next else []
        self._known, self._next = listed, page.next
        return b"".join(gone + news + more)
