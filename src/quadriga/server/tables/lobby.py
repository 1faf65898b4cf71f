"""The lobby: one snapshot for a whole process, asked for by one query however many people look at it.

It is asked for again when something changed, at most once a second, and now and then without a reason, since an
announcement may have been lost. Nobody covers the tables of others by opening many: the lobby lists every host's newest
tables first, then the next few of each, and so on.
"""

from __future__ import annotations

import asyncio
import re
import time
from datetime import datetime
from typing import Any, Final, Protocol

import msgspec

from quadriga.server.problems import unfit
from quadriga.server.storage.pool import Pool
from quadriga.server.tables.lists import Listed, origin_in
from quadriga.server.tables.serialize import encode

#: How many tables of one host stand together: on the first page, and in each round after it.
PER_HOST: Final = 3
#: Tables on a page unless told, and at most; and how many are listed at all.
PAGE: Final = 50
LONGEST_PAGE: Final = 100
MOST_LISTED: Final = 500
#: Throttle: the least seconds between two queries for the lobby.
PAUSE: Final = 1.0
#: A snapshot older than so many seconds is asked for again even if nothing was heard.
OLDEST: Final = 10.0

_OPEN: Final = f"""
WITH open AS (
    SELECT *, (row_number() OVER (PARTITION BY host ORDER BY created_at DESC, id) - 1) / {PER_HOST} AS round
    FROM game_table WHERE in_lobby AND status = 'open'
    ORDER BY round, created_at DESC, id LIMIT {MOST_LISTED}
)
SELECT id, game, status, head AS seq, decider, move_seconds, options, origin, host AS host_id, round::integer,
       created_at,
       ARRAY(SELECT coalesce(person.name, seat.bot, '') FROM seat LEFT JOIN person ON person.id = seat.person_id
             WHERE seat.table_id = open.id ORDER BY seat.seat) AS seats,
       ARRAY(SELECT seat.person_id FROM seat WHERE seat.table_id = open.id ORDER BY seat.seat) AS people
FROM open ORDER BY round, created_at DESC, id
"""
_CURSOR: Final = re.compile(r"([0-9]{1,9})\.([0-9]{1,18})\.([0-9a-f]{16})", re.ASCII)


class LobbyPage(msgspec.Struct, frozen=True, omit_defaults=True):
    tables: list[Listed]
    #: Where the next page begins, if there is one.
    next: str = ""


class _Place(msgspec.Struct, frozen=True, order=True):
    """Where a table stands in the lobby: in earlier rounds first, and there the newest first."""

    round: int
    #: Microseconds since 1970, negative: whoever came later has less of it.
    age: int
    id: str

    @classmethod
    def of(cls, row: Any) -> _Place:
        created: datetime = row["created_at"]
        return cls(row["round"], -int(created.timestamp() * 1_000_000), row["id"])

    @classmethod
    def at(cls, cursor: str) -> _Place:
        found = _CURSOR.fullmatch(cursor)
        if found is None:
            raise unfit("no-such-page", "this is not where a page of the lobby begins")
        return cls(int(found[1]), -int(found[2]), found[3])

    @property
    def cursor(self) -> str:
        return f"{self.round}.{-self.age}.{self.id}"


class Snapshot:
    """The lobby at one moment."""

    def __init__(self, rows: list[Any]) -> None:
        self._places = [_Place.of(row) for row in rows]
        hidden = {"host_id", "round", "created_at", "people"}
        told = ({name: value for name, value in row.items() if name not in hidden} for row in rows)
        self._tables = [Listed(**one | origin_in(one)) for one in told]
        #: Which tables concern whom, as host or at a seat; to everybody else all of them look the same.
        self._concerns: dict[int, dict[int, Listed]] = {}
        for n, row in enumerate(rows):
            for person in {row["host_id"], *row["people"]} - {None}:
                seat = row["people"].index(person) if person in row["people"] else None
                listed = msgspec.structs.replace(self._tables[n], seat=seat, host=row["host_id"] == person)
                self._concerns.setdefault(person, {})[n] = listed
        #: How many tables belong to the first page at most.
        self._first_round = sum(place.round == 0 for place in self._places)
        self._encoded: dict[str, bytes] = {}

    def page(self, person_id: int, before: str = "", limit: int = PAGE) -> LobbyPage:
        """The tables after a cursor, as somebody sees them; without one, the newest few of every host."""
        if before:
            place = _Place.at(before)
            begin = next((n for n, one in enumerate(self._places) if one > place), len(self._places))
            end = min(begin + limit, len(self._places))
        else:
            begin, end = 0, min(limit, self._first_round)
        own = self._concerns.get(person_id, {})
        tables = [own.get(n, self._tables[n]) for n in range(begin, end)]
        return LobbyPage(tables, self._places[end - 1].cursor if begin < end < len(self._places) else "")

    def encoded(self, table: Listed) -> bytes:
        """A table of a page as it is sent; those who see it alike share the bytes."""
        if table.host or table.seat is not None:
            return encode(table)
        if table.id not in self._encoded:
            self._encoded[table.id] = encode(table)
        return self._encoded[table.id]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Snapshot) and (self._places, self._tables, self._concerns) == (
            other._places,
            other._tables,
            other._concerns,
        )

    __hash__ = None  # type: ignore[assignment]


class Watcher(Protocol):
    def wake(self) -> None: ...


class Lobby:
    """The newest snapshot, and whoever wants to be told of the next."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._snapshot: Snapshot | None = None
        self._asked_at = -OLDEST
        self._stale = True
        #: Single flight: the one query that waits for its time or is under way.
        self._asking: asyncio.Task[None] | None = None
        self._watchers: set[Watcher] = set()

    async def stop(self) -> None:
        if self._asking is not None:
            self._asking.cancel()
            await asyncio.gather(self._asking, return_exceptions=True)

    def watch(self, watcher: Watcher) -> None:
        """Wake somebody whenever the lobby looks otherwise."""
        self._watchers.add(watcher)
        if self._stale:
            self._ask()

    def unwatch(self, watcher: Watcher) -> None:
        self._watchers.discard(watcher)

    def touch(self) -> None:
        """Something changed there, or may have; without watchers nobody needs to know yet."""
        self._stale = True
        if self._watchers:
            self._ask()

    async def recent(self) -> Snapshot:
        """What is known here; watchers are told of what comes."""
        if self._snapshot is None or time.monotonic() - self._asked_at > OLDEST:
            return await self.fresh()
        return self._snapshot

    async def fresh(self) -> Snapshot:
        """With everything this process has heard of so far, which may take until the next query is due."""
        # What is under way when somebody asks may have begun before the change they know of; the next has not.
        for _ in range(2):
            if not self._stale and self._snapshot is not None and time.monotonic() - self._asked_at <= OLDEST:
                break
            await asyncio.shield(self._ask())
        assert self._snapshot is not None
        return self._snapshot

    def _ask(self) -> asyncio.Task[None]:
        if self._asking is None:
            self._asking = asyncio.create_task(self._fetch())
            # Whoever waits for it is told of a failure; if nobody does, it is not one of ours.
            self._asking.add_done_callback(lambda asking: asking.cancelled() or asking.exception())
        return self._asking

    async def _fetch(self) -> None:
        # All that follows from the answer happens before the task is done: who asks then asks anew.
        try:
            await asyncio.sleep(max(0.0, self._asked_at + PAUSE - time.monotonic()))
            self._stale, self._asked_at = False, time.monotonic()
            snapshot = Snapshot(await self._pool.fetch(_OPEN))
        except BaseException:
            self._stale = True  # the database is away; the next look asks again
            raise
        finally:
            self._asking = None
        if snapshot != self._snapshot:
            self._snapshot = snapshot
            for watcher in list(self._watchers):
                watcher.wake()
        if self._stale and self._watchers:
            self._ask()
