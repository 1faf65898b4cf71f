"""Who is asking: guests with a name, and sessions, of browsers or of programs, that can be named and ended."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import date, datetime, timedelta
from typing import Final, TypeVar

import msgspec
from asyncpg import ForeignKeyViolationError

from quadriga.server.problems import conflict, no_session
from quadriga.server.settings import Settings
from quadriga.server.storage.pool import UNWRITABLE, Connection, Pool

T = TypeVar("T")

#: TTL of a cached session in seconds: for so long a process believes in one that was ended elsewhere.
BELIEVED: Final = 2.0
#: Negative cache: for so many seconds a process does not ask again about a session that is nobody's.
MISSED: Final = 60.0
#: Size of either cache. The least recently used are forgotten first (LRU), which costs them one query.
_KEPT: Final = 20_000
#: Sessions of a person that are listed at most.
MOST_LISTED: Final = 100
#: Sliding expiration, up to the day on which it ends whatever happens.
_RENEW: Final = """
UPDATE session SET expires_at = least(now() + $2::interval, ends_at), used_on = current_date WHERE digest = $1
"""

Admit = Callable[[Connection], Awaitable[None]]


class Person(msgspec.Struct, frozen=True):
    id: int
    name: str
    #: SHA-256 of the session id; the id itself is only in the browser, or with the program it was made for.
    session: bytes


def digest_of(session: str) -> bytes:
    return hashlib.sha256(session.encode()).digest()


class Lifetime(msgspec.Struct, frozen=True):
    """How long a session lasts: unused, and at all."""

    unused: timedelta
    most: timedelta

    @classmethod
    def of(cls, settings: Settings) -> Lifetime:
        return cls(timedelta(days=settings.session_days), timedelta(days=settings.session_most_days))


class SessionListed(msgspec.Struct, frozen=True, omit_defaults=True):
    """A session as its owner sees it: nothing in it lets anybody be somebody."""

    id: int
    #: `login` of a browser, or `token` of a program.
    kind: str
    name: str
    made_at: datetime
    #: The day it was last used.
    used_on: date
    ends_at: datetime
    #: Whether it is the one that asks.
    current: bool = False
    #: The session it was made in, and ends with.
    made_by: int | None = None


async def become_guest(
    pool: Pool,
    name: str,
    lifetime: Lifetime,
    device: str = "",
    instead: Person | None = None,
    admit: Admit | None = None,
) -> tuple[str, Person]:
    """A new person with a session; answers the session id, which is kept nowhere.

    `instead` is whom the same browser was before: its session, whose cookie is overwritten, ends here.
    `admit` raises, in the same transaction, for who may not come in.
    """
    async with pool.acquire() as connection, connection.transaction():
        if admit is not None:
            await admit(connection)
        id = await connection.fetchval("INSERT INTO person (name) VALUES ($1) RETURNING id", name)
        session = await _begin_session(connection, id, lifetime, "login", device)
        if instead is not None:
            await connection.execute("DELETE FROM session WHERE digest = $1", instead.session)
    return session, Person(id, name, digest_of(session))


async def make_token(pool: Pool, person: Person, lifetime: Lifetime, most: int, name: str = "") -> str:
    """Another session of a person, for a program that plays in their name; it ends with the one that made it.

    With `most` 0 there are as many as they like.
    """
    try:
        async with pool.acquire() as connection, connection.transaction():
            if most:
                await hold_person(connection, person.id)
                made = await connection.fetchval(
                    "SELECT count(*) FROM session WHERE person_id = $1 AND kind = 'token' AND expires_at > now()",
                    person.id,
                )
                if made >= most:
                    raise conflict("too-many-tokens", f"you have {most} tokens; end one first", args={"most": most})
            return await _begin_session(connection, person.id, lifetime, "token", name, person.session)
    except ForeignKeyViolationError:  # the session that makes it is being ended this very moment
        raise no_session() from None


async def hold_person(connection: Connection, id: int) -> None:
    """Let nothing else be counted against a person until the transaction ends. A table is held before its people.

    Rows that only refer to the person can still be written meanwhile.
    """
    await connection.execute("SELECT FROM person WHERE id = $1 FOR NO KEY UPDATE", id)


async def _begin_session(
    connection: Connection, person_id: int, lifetime: Lifetime, kind: str, name: str, maker: bytes | None = None
) -> str:
    """A token made with a token belongs to the session that made the first one: there is one step of making only.

    Whoever's session has just ended makes no token any more.
    """
    session = secrets.token_urlsafe(32)
    made = await connection.fetchval(
        """
        INSERT INTO session (digest, person_id, kind, label, made_by, expires_at, ends_at)
        SELECT $1, $2, $3, $4, coalesce(maker.made_by, maker.id), now() + least($6::interval, $7::interval),
               now() + $7::interval
        FROM (SELECT) AS once LEFT JOIN session AS maker ON maker.digest = $5::bytea
        WHERE $5::bytea IS NULL OR maker.id IS NOT NULL
        RETURNING id
        """,
        digest_of(session),
        person_id,
        kind,
        name,
        maker,
        lifetime.unused,
        lifetime.most,
    )
    if made is None:
        raise no_session()
    return session


async def rename(pool: Pool, person: Person, name: str) -> Person:
    await pool.execute("UPDATE person SET name = $2 WHERE id = $1", person.id, name)
    return Person(person.id, name, person.session)


class Sessions:
    """Looks sessions up by their digests, with caches before the database: of whose they are, and of nobody's."""

    def __init__(self, pool: Pool, lifetime: Lifetime, clock: Callable[[], float] = time.monotonic) -> None:
        self._pool = pool
        self._lifetime = lifetime
        self._clock = clock
        #: Until when each session is believed in. It stays known after that: whose it is never changes, only whether
        #: it has ended must be asked.
        self._known: OrderedDict[bytes, tuple[float, Person]] = OrderedDict()
        #: Until when each session is known to be nobody's.
        self._missing: OrderedDict[bytes, float] = OrderedDict()
        self._lookups: dict[bytes, asyncio.Future[Person | None]] = {}

    def owner(self, digest: bytes) -> Person | None:
        """Whose session this is or was, as far as this process remembers."""
        known = self._known.get(digest)
        return known[1] if known else None

    def misses(self, digest: bytes) -> bool:
        """Whether this was nobody's session when the database was last asked, a moment ago."""
        until = self._missing.get(digest)
        return until is not None and until > self._clock()

    def believed(self, digest: bytes) -> Person | None:
        """Whose session this is, if the database said so just now."""
        known = self._known.get(digest)
        if known is None or known[0] <= self._clock():
            return None
        self._known.move_to_end(digest)
        return known[1]

    async def person_of(self, digest: bytes) -> Person | None:
        """Whose session this is; None when it is nobody's any more.

        Requests that ask about the same session at the same moment share one lookup (single-flight).
        """
        if self.misses(digest):
            return None
        person = self.believed(digest)
        if person is not None:
            return person
        lookup = self._lookups.get(digest)
        if lookup is None:
            lookup = self._lookups[digest] = asyncio.ensure_future(self._look_up(digest))
            lookup.add_done_callback(lambda _: self._lookups.pop(digest))
        return await asyncio.shield(lookup)

    async def _look_up(self, digest: bytes) -> Person | None:
        row = await self._pool.fetchrow(
            """
            SELECT person.id, person.name, used_on < current_date AS aging
            FROM session JOIN person ON person.id = person_id WHERE digest = $1 AND expires_at > now()
            """,
            digest,
        )
        if row is None:
            self._known.pop(digest, None)
            _keep(self._missing, digest, self._clock() + MISSED)
            return None
        if row["aging"]:  # sliding expiration, at most once a day, so that reading does not mean writing
            with suppress(*UNWRITABLE):  # then people may still look
                await self._pool.execute(_RENEW, digest, self._lifetime.unused)
        person = Person(row["id"], row["name"], digest)
        _keep(self._known, digest, (self._clock() + BELIEVED, person))
        return person

    async def listed(self, person: Person) -> list[SessionListed]:
        """Every way into being this person, the one that asks first, then the newest."""
        rows = await self._pool.fetch(
            """
            SELECT id, kind, label AS name, created_at AS made_at, used_on, expires_at AS ends_at, made_by,
                   digest = $2 AS current
            FROM session WHERE person_id = $1 AND expires_at > now() ORDER BY digest = $2 DESC, id DESC LIMIT $3
            """,
            person.id,
            person.session,
            MOST_LISTED,
        )
        return [SessionListed(**row) for row in rows]

    async def name(self, person: Person, id: int, name: str) -> bool:
        """Whether there is such a session of this person, which is now called so."""
        found = await self._pool.fetchval(
            "UPDATE session SET label = $3 WHERE id = $2 AND person_id = $1 RETURNING id", person.id, id, name
        )
        return found is not None

    async def end_one(self, person: Person, id: int) -> str | None:
        """Revoke one session of a person, and the tokens made in it; answers its kind, None when there is none."""
        kind: str | None = await self._pool.fetchval(
            "DELETE FROM session WHERE id = $2 AND person_id = $1 RETURNING kind", person.id, id
        )
        self.forget(person.id)
        return kind

    async def end(self, person: Person, *, everywhere: bool = False) -> None:
        """Revoke this session, or all of this person's."""
        if everywhere:
            await self._pool.execute("DELETE FROM session WHERE person_id = $1", person.id)
        else:
            await self._pool.execute("DELETE FROM session WHERE digest = $1", person.session)
        self.forget(person.id)
        _keep(self._missing, person.session, self._clock() + MISSED)

    def forget(self, person_id: int) -> None:
        """Invalidate the cache for a person, in this process only."""
        for digest in [digest for digest, known in self._known.items() if known[1].id == person_id]:
            del self._known[digest]

    async def still_valid(self, digests: list[bytes]) -> set[bytes]:
        """Which of these sessions have not ended; for streams, which ask only once when they begin."""
        rows = await self._pool.fetch(
            "SELECT digest FROM session WHERE digest = ANY($1) AND expires_at > now()", digests
        )
        return {row["digest"] for row in rows}


def _keep(cache: OrderedDict[bytes, T], digest: bytes, value: T) -> None:
    cache[digest] = value
    cache.move_to_end(digest)
    if len(cache) > _KEPT:
        cache.popitem(last=False)
