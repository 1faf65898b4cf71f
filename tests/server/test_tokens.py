"""A program plays as a person with a token: it can do what they can, nothing more, and as long as they want."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from random import Random

import psycopg

from quadriga.client import Sitter
from server.house import Client, House, by_chance, guest, play_by_stream, run

EXAMPLE = Path(__file__).resolve().parents[2] / "docs" / "example_seat.py"


async def token_of(person: Client) -> str:
    answer = await person.post("/me/tokens")
    assert answer.status == 201, answer.body
    return str(answer.json["token"])


async def asked_with(base: str, token: str, method: str = "GET", path: str = "/me") -> int:
    return (await Client(base).ask(method, path, headers={"authorization": f"Bearer {token}"})).status


def test_a_token_is_its_person_at_every_process_until_it_is_ended(place: House) -> None:
    async def scene() -> None:
        ann = await guest(place.bases[0])
        token, other = await token_of(ann), await token_of(ann)
        answer = await Client(place.bases[1]).ask("GET", "/me", headers={"authorization": f"Bearer {token}"})
        assert answer.json == (await ann.get("/me")).json
        assert await asked_with(place.bases[0], token, "DELETE", "/me/session") == 204
        assert await asked_with(place.bases[0], token) == 401
        assert await asked_with(place.bases[0], other) == 200
        assert (await ann.get("/me")).status == 200
        assert (await ann.delete("/me/sessions")).status == 204
        assert await asked_with(place.bases[0], other) == 401

    run(scene())


def test_a_wrong_token_is_nobody_whatever_the_cookie_says(place: House) -> None:
    async def scene() -> None:
        ann = await guest(place.bases[0])
        for wrong in ("Bearer", "Bearer ", "Bearer x", f"Bearer {'x' * 9000}"):
            assert (await ann.ask("GET", "/me", headers={"authorization": wrong})).status == 401

    run(scene())


def test_a_token_is_long_and_nowhere_in_the_database_nor_in_the_log(place: House) -> None:
    async def scene() -> str:
        token = await token_of(await guest(place.bases[0]))
        assert await asked_with(place.bases[0], token) == 200
        return token

    token = run(scene())
    assert len(token) >= 43
    with psycopg.connect(place.database) as connection:
        rows = connection.execute("SELECT session::text FROM session").fetchall()
    assert rows
    assert not any(token in row[0] or token.encode().hex() in row[0] for row in rows)
    assert token not in place.log.read_text()


def test_the_example_program_plays_a_seat_to_the_end(place: House) -> None:
    async def scene() -> None:
        ann = await guest(place.bases[0])
        table = (await ann.post("/tables", {"game": "toy", "players": 2})).json
        host = Sitter(ann, table["id"], 0)
        assert (await host.sit()).status == 200
        link = f"{place.bases[1]}/t/{table['id']}#invite={table['invite']}"
        program = await asyncio.create_subprocess_exec(sys.executable, str(EXAMPLE), link)
        async with ann.stream(f"{host.path}/stream") as stream:
            async for event in stream:
                if event.kind == "table" and all(seat.get("name") for seat in event.json["seats"]):
                    break
        assert (await ann.post(f"{host.path}/start")).status == 200
        assert (await host.reveal()).status == 200
        end = await play_by_stream(host, by_chance(Random(1)))
        assert end["outcome"]
        assert await asyncio.wait_for(program.wait(), 30) == 0

    run(scene())
