"""Moves that wait together are written together, and none of them waits for, or fails with, another."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from uuid import uuid4

import asyncpg
import msgspec

from quadriga.server.settings import Settings
from quadriga.server.storage.batch_writer import Addition, BatchWriter, Reckoning
from quadriga.server.storage.pool import Pool, connect
from server.house import House, run

MANY = 30


@asynccontextmanager
async def tables(place: House) -> AsyncIterator[tuple[Pool, list[str]]]:
    """Tables that stand at entry 0."""
    pool = await connect(Settings(database=place.database, connections=6))
    try:
        host = await pool.fetchval("INSERT INTO person (name) VALUES ('Ann') RETURNING id")
        ids = [uuid4().hex for _ in range(MANY)]
        await pool.executemany(
            """
            INSERT INTO game_table (id, game, edition, options, status, host, in_lobby, watch, invite, commitment, head)
            VALUES ($1, 'written', '', '{}', 'playing', $2, false, 'nobody', '', '', 0)
            """,
            [(id, host) for id in ids],
        )
        yield pool, ids
        await pool.execute("DELETE FROM entry WHERE table_id = ANY($1)", ids)
        await pool.execute("DELETE FROM game_table WHERE id = ANY($1)", ids)
    finally:
        await pool.close()


def addition(id: str, seq: int = 0, lines: int = 1) -> Addition:
    seqs = list(range(seq + 1, seq + 1 + lines))
    bodies = [f"{id} {seq}".encode() for seq in seqs]
    clock = Reckoning()
    return Addition(id, seq, seqs[-1], 1, "playing", uuid4(), clock, seqs, bodies, [b"d"] * lines, [b"t"] * lines)


async def written(pool: Pool, ids: list[str]) -> dict[str, list[bytes]]:
    rows = await pool.fetch("SELECT table_id, body FROM entry WHERE table_id = ANY($1) ORDER BY seq", ids)
    return {id: [row["body"] for row in rows if row["table_id"] == id] for id in ids}


def test_each_is_written_once_or_refused_by_itself(place: House) -> None:
    async def scene() -> None:
        async with tables(place) as (pool, ids):
            writer = BatchWriter(pool)
            asked = [addition(id, lines=1 + number % 3) for number, id in enumerate(ids)]
            late = [addition(id, seq=7) for id in ids[:5]]
            answers = await asyncio.gather(*map(writer.write, [*late, *asked]))
            assert all(at is None for at in answers[:5])
            assert all(at is not None for at in answers[5:])
            assert await written(pool, ids) == {one.id: one.bodies for one in asked}
            rows = await pool.fetch("SELECT id, head FROM game_table WHERE id = ANY($1)", ids)
            assert {row["id"]: row["head"] for row in rows} == {one.id: one.head for one in asked}
            statements = await pool.fetchval("SELECT count(DISTINCT at) FROM entry WHERE table_id = ANY($1)", ids)
            assert statements < MANY / 2

    run(scene())


def test_two_for_one_table_in_one_go_are_one_written_and_one_refused(place: House) -> None:
    async def scene() -> None:
        async with tables(place) as (pool, ids):
            writer = BatchWriter(pool)
            answers = await asyncio.gather(*(writer.write(addition(id)) for id in ids for _ in range(2)))
            for first, second in zip(answers[::2], answers[1::2], strict=True):
                assert (first is None) != (second is None)
            assert {len(bodies) for bodies in (await written(pool, ids)).values()} == {1}

    run(scene())


def test_a_table_somebody_holds_delays_no_other(place: House) -> None:
    async def scene() -> None:
        async with tables(place) as (pool, ids):
            writer = BatchWriter(pool)
            async with pool.acquire() as connection, connection.transaction():
                await connection.execute("SELECT 1 FROM game_table WHERE id = ANY($1) FOR UPDATE", ids[:3])
                held = [asyncio.create_task(writer.write(addition(id))) for id in ids[:3]]
                assert None not in await asyncio.gather(*(writer.write(addition(id)) for id in ids[3:]))
                assert not any(task.done() for task in held)
            assert None not in await asyncio.gather(*held)
            assert all(await written(pool, ids))

    run(scene())


def test_one_that_cannot_be_written_fails_alone(place: House) -> None:
    async def scene() -> None:
        async with tables(place) as (pool, ids):
            taken = "INSERT INTO entry (table_id, seq, body, digest, trace) VALUES ($1, 1, '', '', '')"
            await pool.execute(taken, ids[4])
            asked = [addition(id) for id in ids]
            asked[7] = msgspec.structs.replace(asked[7], decider=100_000)  # no such seat fits into its column
            writer = BatchWriter(pool)
            answers = await asyncio.gather(*map(writer.write, asked), return_exceptions=True)
            assert isinstance(answers.pop(7), asyncpg.DataError)
            assert isinstance(answers.pop(4), asyncpg.UniqueViolationError)
            assert not any(at is None or isinstance(at, BaseException) for at in answers)

    run(scene())


def test_a_database_that_goes_away_is_said_to_everyone_who_waits(place: House) -> None:
    async def scene() -> None:
        async with tables(place) as (pool, ids):
            lost = await connect(Settings(database="postgresql://postgres@127.0.0.1:1/nowhere"))
            writer = BatchWriter(lost)
            for _ in range(2):
                answers = await asyncio.gather(*(writer.write(addition(id)) for id in ids), return_exceptions=True)
                assert {isinstance(answer, OSError) for answer in answers} == {True}
            lost.terminate()
            assert None not in await asyncio.gather(*(BatchWriter(pool).write(addition(id)) for id in ids))

    run(scene())
