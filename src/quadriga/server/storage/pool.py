"""The connections to PostgreSQL, and what it looks like when they are gone."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import asyncpg
import psycopg
from asyncpg.pool import PoolConnectionProxy
from procrastinate.exceptions import AppNotOpen, ConnectorException

from quadriga.server.settings import Settings

if TYPE_CHECKING:
    _AsyncpgPool: TypeAlias = asyncpg.Pool[asyncpg.Record]
else:
    _AsyncpgPool = asyncpg.Pool

Connection: TypeAlias = "asyncpg.Connection[asyncpg.Record] | PoolConnectionProxy[asyncpg.Record]"

#: A row or a statement that took too long, while the database itself may be well.
STUCK: Final = (asyncpg.LockNotAvailableError, asyncpg.QueryCanceledError)
#: PostgreSQL has no room, or takes no writes: its disk is full, or it is a replica since a failover.
UNWRITABLE: Final = (
    asyncpg.InsufficientResourcesError,  # SQLSTATE class 53: disk full, out of memory, too many connections
    asyncpg.PostgresIOError,
    asyncpg.ReadOnlySQLTransactionError,
)
#: PostgreSQL is away, stopping, starting, full, read-only or stuck: none of it a mistake of ours, all of it answered
#: 503. Whether a statement under way was carried out is then unknown.
UNREACHABLE: Final = (
    ConnectionError,
    socket.gaierror,
    TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # what asyncpg says of a connection that broke while it was being used
    asyncpg.OperatorInterventionError,
    asyncpg.IdleInTransactionSessionTimeoutError,
    *STUCK,
    *UNWRITABLE,
)
#: The same, also where Procrastinate or its driver says it, or has not connected again yet.
AWAY: Final = (
    *UNREACHABLE,
    ConnectorException,
    AppNotOpen,
    psycopg.OperationalError,
    psycopg.errors.ReadOnlySqlTransaction,
)

#: Seconds a request waits for a connection, and for a place among those that change the same table.
ACQUIRE_SECONDS: Final = 3.0
#: Seconds a statement waits for a row that somebody holds, runs, and a transaction may lie idle.
LOCK_SECONDS: Final = 2
STATEMENT_SECONDS: Final = 10
IDLE_SECONDS: Final = 20


class _Connection(asyncpg.Connection):
    """Nothing here changes the settings of a session, so nothing needs to be reset between two users of it."""

    def get_reset_query(self) -> str:
        return ""


class Pool(_AsyncpgPool):
    """Connections that nobody waits for without an end, and of which one table never takes more than one."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._gates: dict[str, tuple[asyncio.Lock, int]] = {}

    def acquire(self, *, timeout: float | None = None) -> Any:
        return super().acquire(timeout=ACQUIRE_SECONDS if timeout is None else timeout)

    @asynccontextmanager
    async def changing(self, table: str) -> AsyncIterator[Connection]:
        """A connection in a transaction that is about to lock a table's row.

        Bulkhead: a row lets one transaction after another through anyway, so those of this process wait for each
        other before they take a connection. A row that somebody holds for long then costs one connection, not all.
        """
        gate, waiting = self._gates.get(table, (asyncio.Lock(), 0))
        self._gates[table] = gate, waiting + 1
        try:
            async with asyncio.timeout(ACQUIRE_SECONDS):
                await gate.acquire()
            try:
                async with self.acquire() as connection, connection.transaction():
                    yield connection
            finally:
                gate.release()
        finally:
            waiting = self._gates[table][1] - 1
            if waiting:
                self._gates[table] = gate, waiting
            else:
                del self._gates[table]


async def connect(settings: Settings, *, patient: bool = False) -> Pool:
    """A pool of connections. It is opened lazily: a database that is away fails the request, not the process.

    Nobody waits for the commands of an operator, so those may be `patient` with a large or busy database.
    """
    limits = {
        "lock_timeout": f"{LOCK_SECONDS}s",
        "statement_timeout": f"{STATEMENT_SECONDS}s",
        "idle_in_transaction_session_timeout": f"{IDLE_SECONDS}s",
    }
    return await Pool(
        settings.database,
        min_size=0,
        max_size=settings.connections,
        max_queries=50_000,
        max_inactive_connection_lifetime=0,
        connection_class=_Connection,
        record_class=asyncpg.Record,
        init=_prepare,
        loop=None,
        timeout=5,
        # Also where PostgreSQL itself cannot end a statement any more, because it is stopped.
        command_timeout=None if patient else STATEMENT_SECONDS + 2,
        server_settings={} if patient else limits,
    )


async def _prepare(connection: asyncpg.Connection[Any]) -> None:
    await connection.set_type_codec("jsonb", encoder=json.dumps, decoder=json.loads, schema="pg_catalog")
