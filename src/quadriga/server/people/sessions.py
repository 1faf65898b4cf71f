"""Who is asking: guests with a name, and sessions that can be ended."""

from __future__ import annotations

import hashlib
import secrets
import time
from datetime import timedelta
from typing import Final

import msgspec

from quadriga.server.storage.pool import Connection, Pool

#: TTL of a cached session in seconds: for so long a process believes in one that was ended elsewhere.
BELIEVED: Final = 2.0
#: Size of that cache; a full one is emptied, which costs each session one query.
_KEPT: Final = 20_000


class Person(msgspec.Struct, frozen=True):
    id: int
    name: str
    #: SHA-256 of the session id; the id itself is only in the browser, or with the program it was made for.
    session: bytes


def digest_of(session: str) -> bytes:
    return hashlib.sha256(session.encode()).digest()


async def become_guest(pool: Pool, name: str, days: int) -> tuple[str, Person]:
    """A new person with a session; answers the session id, which is kept nowhere."""
    async with pool.acquire() as connection, connection.transaction():
        id = await connection.fetchval("INSERT INTO person (name) VALUES ($1) RETURNING id", name)
        session = await _begin_session(connection, id, days)
    return session, Person(id, name, digest_of(session))


async def make_token(pool: Pool, person: Person, days: int) -> str:
    """Another session of a person, for a program that plays in their name."""
    async with pool.acquire() as connection:
        return await _begin_session(connection, person.id, days)


async def _begin_session(connection: Connection, person_id: int, days: int) -> str:
    session = secrets.token_urlsafe(32)
    await connection.execute(
        "INSERT INTO session (digest, person_id, expires_at) VALUES ($1, $2, now() + $3)",
        digest_of(session),
        person_id,
        timedelta(days=days),
    )
    return session


async def rename(pool: Pool, person: Person, name: str) -> Person:
    await pool.execute("UPDATE person SET name = $2 WHERE id = $1", person.id, name)
    return Person(person.id, name, person.session)


class Sessions:
    """Looks sessions up, with a TTL cache before the database."""

    def __init__(self, pool: Pool, days: int) -> None:
        self._pool = pool
        self._days = days
        self._known: dict[bytes, tuple[float, Person]] = {}

    async def person_of(self, session: str) -> Person | None:
        """Whose session this is; None when it is nobody's any more."""
        digest = digest_of(session)
        known = self._known.get(digest)
        if known is not None and known[0] > time.monotonic():
            return known[1]
        row = await self._pool.fetchrow(
            """
            SELECT person.id, name, expires_at < now() + $2 AS aging
            FROM session JOIN person ON person.id = person_id WHERE digest = $1 AND expires_at > now()
            """,
            digest,
            timedelta(days=max(0, self._days - 1)),
        )
        if row is None:
            self._known.pop(digest, None)
            return None
        if row["aging"]:  # sliding expiration, at most once a day, so that reading does not mean writing
            await self._pool.execute(
                "UPDATE session SET expires_at = now() + $2 WHERE digest = $1", digest, timedelta(days=self._days)
            )
        person = Person(row["id"], row["name"], digest)
        if len(self._known) >= _KEPT:
            self._known.clear()
        self._known[digest] = time.monotonic() + BELIEVED, person
        return person

    async def end(self, person: Person, *, everywhere: bool = False) -> None:
        """Revoke this session, or all of this person's."""
        if everywhere:
            await self._pool.execute("DELETE FROM session WHERE person_id = $1", person.id)
        else:
            await self._pool.execute("DELETE FROM session WHERE digest = $1", person.session)
        self.forget(person)

    def forget(self, person: Person) -> None:
        """Invalidate the cache for a person, in this process only."""
        self._known = {digest: known for digest, known in self._known.items() if known[1].id != person.id}

    async def still_valid(self, digests: list[bytes]) -> set[bytes]:
        """Which of these sessions have not ended; for streams, which ask only once when they begin."""
        rows = await self._pool.fetch(
            "SELECT digest FROM session WHERE digest = ANY($1) AND expires_at > now()", digests
        )
        return {row["digest"] for row in rows}
