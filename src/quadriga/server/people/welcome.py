"""A server by invitation: becoming a guest needs the invitation of a table, or a link made by the command `invite`."""

from __future__ import annotations

import secrets
from datetime import timedelta
from typing import Final

from quadriga.server.people.sessions import digest_of
from quadriga.server.problems import Problem
from quadriga.server.settings import Settings
from quadriga.server.storage.pool import Connection, connect
from quadriga.server.storage.table_rows import fetch_table

#: Tables whose invitation still invites.
_GOING_ON: Final = ("open", "revealing", "playing", "paused")


async def make_link(settings: Settings, days: int) -> str:
    """A link with a one-time token: whoever opens it first may become a guest. Only the token's digest is kept."""
    token = secrets.token_urlsafe(32)
    pool = await connect(settings)
    try:
        await pool.execute(
            "INSERT INTO welcome (digest, expires_at) VALUES ($1, now() + $2)", digest_of(token), timedelta(days=days)
        )
    finally:
        await pool.close()
    origin = settings.origin or f"http://{settings.host}:{settings.port}"
    return f"{origin.rstrip('/')}/#welcome={token}"


async def demand_welcome(connection: Connection, *, table: str, invite: str) -> None:
    """Refuse who has neither. A token is used up by the transaction it lets somebody in with."""
    if table:
        row = await fetch_table(connection, table)
        welcome = (
            row is not None and row.status in _GOING_ON and secrets.compare_digest(row.invite.encode(), invite.encode())
        )
    else:
        welcome = await connection.fetchval(
            "DELETE FROM welcome WHERE digest = $1 AND expires_at > now() RETURNING true", digest_of(invite)
        )
    if not welcome:
        raise Problem(403, "by-invitation", "this server is by invitation: ask for a link to a table, or its host")
