"""Mutes: whose chat somebody does not want to read. Kept with the person, so that all their devices honour it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import msgspec

from quadriga.server.people.sessions import Person
from quadriga.server.problems import unfit
from quadriga.server.storage.pool import Pool

#: The most people one person mutes.
MOST_MUTED: Final = 200


class MutedShown(msgspec.Struct, frozen=True):
    #: By this number it is taken back.
    n: int
    name: str


async def mute(pool: Pool, person: Person, other: int) -> None:
    if other == person.id:
        raise unfit("own-seat", "you cannot mute yourself")
    async with pool.acquire() as connection, connection.transaction():
        # One at a time for each person, so that many at once make no more than there may be.
        await connection.execute("SELECT FROM person WHERE id = $1 FOR NO KEY UPDATE", person.id)
        count = await connection.fetchval("SELECT count(*) FROM muted WHERE person_id = $1", person.id)
        known = await connection.fetchval(
            "SELECT true FROM muted WHERE person_id = $1 AND muted_id = $2", person.id, other
        )
        if known:
            return
        if count >= MOST_MUTED:
            raise unfit("too-many-muted", f"you have muted {MOST_MUTED} people; hear one of them again first")
        await connection.execute("INSERT INTO muted (person_id, muted_id) VALUES ($1, $2)", person.id, other)


async def unmute(pool: Pool, person: Person, other: int) -> None:
    await pool.execute("DELETE FROM muted WHERE person_id = $1 AND muted_id = $2", person.id, other)


async def unmute_by_number(pool: Pool, person: Person, n: int) -> bool:
    """Hear somebody again who is at no common table any more. False: there is no such mute of this person's."""
    deleted = await pool.fetchval("DELETE FROM muted WHERE person_id = $1 AND n = $2 RETURNING true", person.id, n)
    return bool(deleted)


async def mutes_of(pool: Pool, person: Person) -> list[MutedShown]:
    rows = await pool.fetch(
        "SELECT n, name FROM muted JOIN person ON person.id = muted_id WHERE person_id = $1 ORDER BY n", person.id
    )
    return [MutedShown(row["n"], row["name"]) for row in rows]


async def muted_among(pool: Pool, person: Person, others: Collection[int]) -> set[int]:
    """Which of these people this person has muted."""
    if not others:
        return set()
    rows = await pool.fetch(
        "SELECT muted_id FROM muted WHERE person_id = $1 AND muted_id = ANY($2::bigint[])", person.id, list(others)
    )
    return {row["muted_id"] for row in rows}
