"""A multiplexed stream: all that a browser looks at on one connection, which its tabs share."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from quadriga.server.live.hub import Hub
from quadriga.server.live.my_stream import MyStream
from quadriga.server.live.sse import EventStream, TableStream, event, may_stream, parse_event_id
from quadriga.server.people.sessions import Person
from quadriga.server.problems import Problem, forbidden, not_found
from quadriga.server.storage.pool import UNREACHABLE
from quadriga.server.tables.access import access_to, refuse
from quadriga.server.tables.serialize import encode

#: The most tables on one connection: more than anyone looks at at once.
MOST_TABLES: Final = 12


class MultiplexedStream(EventStream):
    """The events of the person's own stream, and those of each table with its id before their names."""

    __slots__ = ("_fetching", "_lists", "_refused", "_tables", "_wanted")

    def __init__(self, hub: Hub, person: Person, wanted: list[str]) -> None:
        super().__init__(hub, person)
        #: Each table with the cursor of the connection before; a name with a line break in it would end its event.
        self._wanted = dict(_split(one) for one in wanted[:MOST_TABLES] if one.isprintable())
        self._tables: dict[str, TableStream] = {}
        self._refused: list[bytes] = []
        self._lists = MyStream(hub, person)
        self._lists.be_part_of(self)
        self._fetching: asyncio.Task[bytes] | None = None

    async def join(self) -> None:
        await self._lists.join()
        for id, since in self._wanted.items():
            await self._open(id, since)

    async def leave(self) -> None:
        if self._fetching is not None:
            self._fetching.cancel()
            await asyncio.wait({self._fetching})  # what it still began to listen to is left too
        await self._lists.leave()
        for table in self._tables.values():
            await table.leave()

    async def _open(self, id: str, since: tuple[int, int] | None) -> None:
        """Join a table with the eyes the person has now; who may not look is told so."""
        service = self.hub.service
        try:
            cached = await service.cache.fresh(id)
            if cached is None:
                raise not_found()
            access = await access_to(service.pool, cached.row, self.person)
            if not access.sees:
                raise refuse(access)
            if not may_stream(cached, access):
                raise forbidden("this game is not for watching")
        except Problem as problem:
            self._refused.append(event(f"{id}.refused", encode(problem.shown)))
            return
        table = self._tables[id] = TableStream(self.hub, self.person, cached, access, since, f"{id}.")
        table.be_part_of(self)
        await table.join()

    async def news(self) -> bytes:
        parts = []
        for table in list(self._tables.values()):
            if table.was_woken():
                parts.append(await table.news())
            if table.closing:
                del self._tables[table.id]
                await table.leave()
                await self._open(table.id, table.cursor)
                self.wake()
        parts += self._refused
        self._refused.clear()
        return b"".join(parts) + self._lists_if_fetched()

    def _lists_if_fetched(self) -> bytes:
        """The lists are fetched concurrently: they take their time, and moves must not wait for them."""
        news = b""
        if self._fetching is not None and self._fetching.done():
            news = self._fetching.result()
            self._fetching = None
        if self._fetching is None and self._lists.was_woken():
            self._fetching = asyncio.create_task(self._fetch())
        return news

    async def _fetch(self) -> bytes:
        try:
            with suppress(*UNREACHABLE):  # the lists are fetched again before long
                return await self._lists.news()
            return b""
        finally:
            self.wake()


def _split(wanted: str) -> tuple[str, tuple[int, int] | None]:
    id, _, cursor = wanted.partition("@")
    return id, parse_event_id(cursor)
