"""One stream for all that a browser looks at, so that its tabs share a connection: a person's lists, several tables."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from quadriga.server.access import access_to
from quadriga.server.database import UNREACHABLE
from quadriga.server.hub import Hub
from quadriga.server.people import Person
from quadriga.server.problems import Problem, forbidden, not_found
from quadriga.server.shown import encode
from quadriga.server.streams import EventStream, MyStream, TableStream, event, may_stream, parse_event_id

#: More tables than anyone looks at at once.
MOST_TABLES: Final = 12


class JointStream(EventStream):
    """The events of the person's own stream, and those of each table with its id before their names."""

    __slots__ = ("_lists", "_looking", "_refused", "_tables", "_wanted")

    def __init__(self, hub: Hub, person: Person, wanted: list[str]) -> None:
        super().__init__(hub, person)
        #: Each table with how far the viewer was told before; a name with a line break in it would end its event.
        self._wanted = dict(_split(one) for one in wanted[:MOST_TABLES] if one.isprintable())
        self._tables: dict[str, TableStream] = {}
        self._refused: list[bytes] = []
        self._lists = MyStream(hub, person)
        self._lists.be_part_of(self)
        self._looking: asyncio.Task[bytes] | None = None

    async def join(self) -> None:
        await self._lists.join()
        for id, since in self._wanted.items():
            await self._open(id, since)

    async def leave(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
        await self._lists.leave()
        for table in self._tables.values():
            await table.leave()

    async def _open(self, id: str, since: tuple[int, int] | None) -> None:
        """Join a table with the eyes the person has now; who may not look is told so."""
        service = self.hub.service
        try:
            opened = await service.shelf.fresh(id)
            if opened is None:
                raise not_found()
            access = await access_to(service.pool, opened.row, self.person)
            if not access.sees:
                raise not_found()
            if not may_stream(opened, access):
                raise forbidden("this game is not for watching")
        except Problem as problem:
            self._refused.append(event(f"{id}.refused", encode(problem.shown)))
            return
        table = self._tables[id] = TableStream(self.hub, self.person, opened, access, since)
        table.be_part_of(self)
        await table.join()

    async def news(self) -> bytes:
        parts = []
        for table in list(self._tables.values()):
            if table.was_woken():
                parts.append(named_for(table.id, await table.news()))
            if table.closing:
                del self._tables[table.id]
                await table.leave()
                await self._open(table.id, table.told)
                self.wake()
        parts += self._refused
        self._refused.clear()
        return b"".join(parts) + self._lists_if_looked()

    def _lists_if_looked(self) -> bytes:
        """The lists are looked up beside the tables, since they take their time."""
        news = b""
        if self._looking is not None and self._looking.done():
            news = self._looking.result()
            self._looking = None
        if self._looking is None and self._lists.was_woken():
            self._looking = asyncio.create_task(self._look())
        return news

    async def _look(self) -> bytes:
        try:
            with suppress(*UNREACHABLE):  # the lists are looked at again before long
                return await self._lists.news()
            return b""
        finally:
            self.wake()


def named_for(id: str, events: bytes) -> bytes:
    """Events with the table's id before their names. Data has no line breaks, so lines that begin so are names."""
    return (b"\n" + events).replace(b"\nevent: ", b"\nevent: " + id.encode() + b".")[1:]


def _split(wanted: str) -> tuple[str, tuple[int, int] | None]:
    id, _, told = wanted.partition("@")
    return id, parse_event_id(told)
