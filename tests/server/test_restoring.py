"""A backup that is put back: no draw comes again, nobody foresees the next one, and tables go on by themselves."""

from __future__ import annotations

import secrets
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from uuid import uuid4

import psycopg
import pytest

import quadriga
from quadriga.client import Sitter
from quadriga.core.receipt import check_receipt
from quadriga.core.record import MoveEntry, Record
from server.house import (
    POSTGRES,
    House,
    database,
    dealt,
    deciding,
    position,
    record_of,
    run,
    same_people,
    seated,
)

#: Moves played after a restore, drawing wherever that is allowed.
MOVES = 8


@contextmanager
def opened(url: str) -> Iterator[House]:
    place = House(url)
    try:
        place.start_web()
        place.start_worker()
        place.wait_until_ready()
        yield place
        assert place.errors == []
    finally:
        place.close()


@contextmanager
def put_back(backup: str) -> Iterator[str]:
    """A database as the backup has it."""
    name = f"quadriga_test_{secrets.token_hex(6)}"
    with psycopg.connect(f"{POSTGRES}/postgres", autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}" TEMPLATE "{backup.rpartition("/")[2]}"')
    try:
        yield f"{POSTGRES}/{name}"
    finally:
        with psycopg.connect(f"{POSTGRES}/postgres", autocommit=True) as connection:
            connection.execute(f'DROP DATABASE "{name}" WITH (FORCE)')


def restore(url: str, *words: str) -> subprocess.CompletedProcess[str]:
    program = str(Path(sys.executable).with_name("quadriga"))
    environment = House(url).environment() | {"LC_ALL": "C"}
    return subprocess.run([program, "restore", *words], env=environment, capture_output=True, text=True, check=False)


async def seal_anew(sitters: list[Sitter]) -> None:
    for _ in range(2):
        for sitter in sitters:
            answer = await sitter.seal_anew(await position(sitter))
            assert answer is not None
            assert answer.status == 200, answer.body


async def draw_on(sitters: list[Sitter]) -> tuple[str, ...]:
    """Play on, drawing wherever possible; answers what was drawn since, once all is over."""
    head = (await position(sitters[0]))["seq"]
    for _ in range(MOVES):
        sitter, shown = await deciding(sitters)
        keys = [move["key"] for move in shown["moves"]]
        answer = await sitter.move(shown["seq"], "draw" if "draw" in keys else keys[0])
        assert answer.status == 200, answer.body
    for sitter in sitters:
        sitter.note_position(await position(sitter))
    await sitters[0].client.post(f"{sitters[0].path}/resignation", {"request": str(uuid4())})
    record = await record_of(sitters[0])
    quadriga.verify(record)
    for sitter in sitters:
        check_receipt(Record.parse(record), sitter.receipt)
    moves = [one for one in Record.parse(record).entries[head:] if isinstance(one, MoveEntry)]
    return tuple(draw for move in moves for draw in move.draws)


@pytest.fixture
def backup() -> Iterator[tuple[str, list[Sitter]]]:
    """The database of a server with a table in play, and the people there; nobody is connected to it."""
    with database() as url:

        async def scene(place: House) -> list[Sitter]:
            sitters = await dealt(place.bases, "toy", 2)
            sitter, shown = await deciding(sitters)
            assert (await sitter.move(shown["seq"], "coin")).status == 200
            return sitters

        with opened(url) as place:
            sitters = run(scene(place))
        yield url, sitters


def test_the_same_backup_restored_twice_never_repeats_a_draw(backup: tuple[str, list[Sitter]]) -> None:
    url, people = backup
    with put_back(url) as silent, opened(silent) as place:
        before = run(draw_on(same_people(people, place.bases[0])))
    seen = {before}
    for _ in range(2):
        with put_back(url) as copy:
            told = restore(copy, "--already")
            assert told.returncode == 0, told.stderr
            assert "1 tables in play" in told.stdout

            async def scene(place: House) -> tuple[str, ...]:
                sitters = same_people(people, place.bases[0])
                await seal_anew(sitters)
                return await draw_on(sitters)

            with opened(copy) as place:
                seen.add(run(scene(place)))
    assert len(before) > 3
    assert len(seen) == 3


def test_a_draw_waits_for_every_person_and_other_moves_do_not(backup: tuple[str, list[Sitter]]) -> None:
    url, people = backup
    assert restore(url).returncode == 2
    assert restore(url, "--already").returncode == 0
    assert restore(url, "--already").returncode == 0  # interrupted, it is said again

    async def scene(place: House) -> None:
        sitters = same_people(people, place.bases[0])
        sitter, shown = await deciding(sitters)
        assert shown["restored"] == 3
        assert shown["exchange"] == {"awaited": [0, 1], "nonce_hashes": ["", ""]}
        refused = await sitter.move(shown["seq"], "draw")
        assert (refused.status, refused.json["error"]) == (409, "waits-for-nonces")
        assert refused.json["args"] == {"seats": [0, 1]}
        other = sitters[1 - sitter.seat]
        stranger = await other.client.put(f"{sitter.path}/seats/{sitter.seat}", {"nonce_hash": "0" * 64})
        assert stranger.status == 403
        assert (await sitter.move(shown["seq"], "coin")).status == 200
        await sitter.seal_anew(await position(sitter))
        early = await sitter.client.put(f"{sitter.path}/seats/{sitter.seat}/nonce", {"nonce": "00" * 16})
        assert (early.status, early.json["error"]) == (409, "nonce-not-awaited")
        await other.seal_anew(await position(other))
        shown = await position(sitter)
        assert shown["exchange"]["revealing"]
        wrong = await sitter.client.put(f"{sitter.path}/seats/{sitter.seat}/nonce", {"nonce": "00" * 16})
        assert (wrong.status, wrong.json["error"]) == (422, "wrong-nonce")
        for one in sitters:
            await one.seal_anew(await position(one))
        shown = await position(sitter)
        assert "exchange" not in shown
        assert shown["restored"] == 3
        steps = (await sitter.client.get(f"{sitter.path}/steps?from=2")).json["steps"]
        assert [step["type"] for step in steps[:2]] == ["restored", "restored"]
        assert all("nonce" not in step for step in steps)
        await draw_on(sitters)
        held = quadriga.verify(await record_of(sitter))
        assert [restore.seats for restore in held.restores] == [(), tuple(sorted((0, 1)))]

    with opened(url) as place:
        run(scene(place))


def test_tables_with_bots_go_on_and_tables_before_the_deal_are_sealed_anew() -> None:
    async def before(place: House) -> tuple[list[Sitter], list[Sitter]]:
        return await dealt(place.bases, "toy", 3, ("random", "random")), await seated(place.bases, "toy", 2)

    async def after(place: House, alone: list[Sitter], waiting: list[Sitter]) -> None:
        (ann,) = same_people(alone, place.bases[0])
        answer: Any = None
        for _ in range(2):
            answer = await ann.seal_anew(await position(ann))
        assert answer is not None
        assert answer.status == 200, answer.body
        async with ann.client.stream(f"{ann.path}/stream") as stream:
            async for event in stream:
                if event.kind == "position":
                    if event.json.get("outcome"):
                        break
                    if event.json.get("moves"):
                        keys = [move["key"] for move in event.json["moves"]]
                        await ann.move(event.json["seq"], "draw" if "draw" in keys else keys[0])
        assert quadriga.verify(await record_of(ann)).restores
        bob, eve = same_people(waiting, place.bases[0])
        table = (await bob.client.get(bob.path)).json["table"]
        assert table["commitment"] != bob.commitment
        assert [seat["name"] for seat in table["seats"]] == ["P0", "P1"]
        for one in (bob, eve):
            assert (await one.sit()).status == 200
        assert (await bob.client.post(f"{bob.path}/start")).status == 200
        await bob.reveal()
        assert (await eve.reveal()).json["status"] == "playing"

    with database() as url:
        with opened(url) as place:
            alone, waiting = run(before(place))
        told = restore(url, "--already")
        assert "1 tables in play" in told.stdout
        assert "1 tables before their deal" in told.stdout
        with opened(url) as place:
            run(after(place, alone, waiting))


def test_a_table_that_cannot_be_followed_is_named(backup: tuple[str, list[Sitter]]) -> None:
    url, people = backup
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("UPDATE entry SET trace = '\\x00' WHERE table_id = %s AND seq = 1", (people[0].table,))
    told = restore(url, "--already")
    assert told.returncode == 1
    assert people[0].table in told.stdout
