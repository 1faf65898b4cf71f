"""The connections to PostgreSQL, and what it looks like when they are gone."""

from __future__ import annotations

import json
import socket
from typing import Any, Final, TypeAlias

import asyncpg
import psycopg
from asyncpg.pool import PoolConnectionProxy
from procrastinate.exceptions import AppNotOpen, ConnectorException

from quadriga.server.settings import Settings

Pool: TypeAlias = "asyncpg.Pool[asyncpg.Record]"
Connection: TypeAlias = "asyncpg.Connection[asyncpg.Record] | PoolConnectionProxy[asyncpg.Record]"

#: PostgreSQL is away, stopping or starting. Whether a statement under way was carried out is then unknown.
UNREACHABLE: Final = (
    ConnectionError,
    socket.gaierror,
    TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # what asyncpg says of a connection that broke while it was being used
    asyncpg.OperatorInterventionError,
    asyncpg.TooManyConnectionsError,
)
#: The same, also where Procrastinate or its driver says it, or has not connected again yet.
AWAY: Final = (*UNREACHABLE, ConnectorException, AppNotOpen, psycopg.OperationalError)


class _Connection(asyncpg.Connection):
    """Nothing here changes the settings of a session, so nothing needs to be reset between two users of it."""

    def get_reset_query(self) -> str:
        return ""


async def connect(settings: Settings) -> Pool:
    """A pool of connections. It is opened lazily: a database that is away fails the request, not the process."""
    pool: Pool = asyncpg.create_pool(
        settings.database,
        min_size=0,
        max_size=settings.connections,
        connection_class=_Connection,
        init=_prepare,
        timeout=5,
        command_timeout=30,
        max_inactive_connection_lifetime=0,
    )
    return await pool


async def _prepare(connection: asyncpg.Connection[Any]) -> None:
    await connection.set_type_codec("jsonb", encoder=json.dumps, decoder=json.loads, schema="pg_catalog")
