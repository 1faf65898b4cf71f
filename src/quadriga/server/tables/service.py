"""What the parts of a process share: settings, connection pool, table cache, batch writer, and pub/sub."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

import asyncpg

from quadriga.server.settings import Settings
from quadriga.server.storage.archive import Archive
from quadriga.server.storage.batch_writer import BatchWriter
from quadriga.server.storage.erasures import Erasures
from quadriga.server.storage.health import DatabaseHealth
from quadriga.server.storage.in_process import LocalFanout, LocalRateStore
from quadriga.server.storage.pool import UNREACHABLE, Pool, connect
from quadriga.server.storage.pubsub import LOBBY, PEOPLE, Fanout, person_channel, table_channel
from quadriga.server.storage.rate_store import RateStore
from quadriga.server.storage.seeds import Seeds
from quadriga.server.tables.cache import TableCache
from quadriga.server.tables.lobby import Lobby
from quadriga.server.tables.replays import Replays

#: In an announcement that concerns a person and no table.
_NO_TABLE: Final = "-"


class Service:
    """The long-lived parts of one process, web or job; `start` makes it, `stop` ends it."""

    def __init__(self, settings: Settings, pool: Pool) -> None:
        self.settings = settings
        self.pool = pool
        self.health = DatabaseHealth(pool)
        self.replays = Replays(settings)
        self.archive = Archive.of(settings)
        self.cache = TableCache(pool, settings.cached_tables, self.replays, self.archive)
        self.writer = BatchWriter(pool)
        self.fanout: Fanout | LocalFanout = Fanout(settings.redis) if settings.has_redis else LocalFanout()
        self.rates: RateStore | LocalRateStore = RateStore(settings) if settings.has_redis else LocalRateStore()
        self.seeds = Seeds.of(settings)
        self.lobby = Lobby(pool)
        self.erasures = Erasures.of(settings, self.seeds)

    @classmethod
    async def start(cls, settings: Settings) -> Service:
        service = cls(settings, await connect(settings))
        # A database that is away, not made or not migrated yet fails the request, not the process.
        with suppress(*UNREACHABLE, asyncpg.PostgresError):
            await service.seeds.check(service.pool)
        service.fanout.start()
        return service

    async def stop(self) -> None:
        await self.lobby.stop()
        await self.fanout.stop()
        await self.rates.stop()
        await self.replays.stop()
        self.pool.terminate()

    def announce(self, table: str, head: int, notes: int) -> None:
        """Tell every process that a table moved on."""
        self.fanout.announce(table_channel(table), table, head, notes)

    def announce_to(self, person_id: int, table: str) -> None:
        """Tell the streams of one person that they belong to a table now, or no longer."""
        self.fanout.announce(person_channel(person_id), table, 0, 0)

    def announce_gone(self, person_id: int) -> None:
        """Tell every web process that somebody is nobody any more: no session of theirs counts, their streams end."""
        self.fanout.announce(PEOPLE, str(person_id), 0, 0)

    def announce_mutes(self, person_id: int) -> None:
        """Tell the streams of one person that they want to hear others than before."""
        self.fanout.announce(person_channel(person_id), _NO_TABLE, 0, 0)

    def announce_lobby(self, table: str) -> None:
        self.lobby.touch()  # whoever changed it here finds it changed at once
        self.fanout.announce(LOBBY, table, 0, 0)
