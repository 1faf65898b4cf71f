"""What the parts of a process share: settings, connection pool, table cache, batch writer, and pub/sub."""

from __future__ import annotations

from contextlib import suppress

import asyncpg

from quadriga.server.settings import Settings
from quadriga.server.storage.batch_writer import BatchWriter
from quadriga.server.storage.pool import UNREACHABLE, Pool, connect
from quadriga.server.storage.pubsub import LOBBY, Fanout, person_channel, table_channel
from quadriga.server.storage.seeds import Seeds
from quadriga.server.tables.cache import TableCache


class Service:
    """The long-lived parts of one process, web or job; `start` makes it, `stop` ends it."""

    def __init__(self, settings: Settings, pool: Pool) -> None:
        self.settings = settings
        self.pool = pool
        self.cache = TableCache(pool, settings.cached_tables)
        self.writer = BatchWriter(pool)
        self.fanout = Fanout(settings.redis)
        self.seeds = Seeds.of(settings)

    @classmethod
    async def start(cls, settings: Settings) -> Service:
        service = cls(settings, await connect(settings))
        # A database that is away, not made or not migrated yet fails the request, not the process.
        with suppress(*UNREACHABLE, asyncpg.PostgresError):
            await service.seeds.check(service.pool)
        service.fanout.start()
        return service

    async def stop(self) -> None:
        await self.fanout.stop()
        self.pool.terminate()

    def announce(self, table: str, head: int, notes: int) -> None:
        """Tell every process that a table moved on."""
        self.fanout.announce(table_channel(table), table, head, notes)

    def announce_to(self, person_id: int, table: str) -> None:
        """Tell the streams of one person that they belong to a table now, or no longer."""
        self.fanout.announce(person_channel(person_id), table, 0, 0)

    def announce_lobby(self, table: str) -> None:
        self.fanout.announce(LOBBY, table, 0, 0)
