"""A server by invitation: becoming a guest needs the link of a table, or one that `quadriga invite` prints."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

from quadriga.client import Answer
from server.house import Client, House, guest, house, run


@pytest.fixture(scope="module")
def closed() -> Iterator[House]:
    with house(worker=False, guests="invite") as place:
        yield place
        assert place.errors == []


def link(place: House, *options: str, **more: Any) -> str:
    """What the command prints."""
    program = str(Path(sys.executable).with_name("quadriga"))
    ended = subprocess.run(
        [program, "invite", *options], env=place.environment(**more), capture_output=True, text=True, check=True
    )
    return ended.stdout.strip()


def token_of(printed: str) -> str:
    return printed.partition("#welcome=")[2]


def refusal(answer: Answer) -> tuple[int, str]:
    return answer.status, answer.json["error"]


async def first(place: House) -> Client:
    """The first person of a server: somebody with a link from the command."""
    ann = Client(place.bases[0])
    assert (await ann.be_guest("Ann", invite=token_of(link(place)))).status == 201
    return ann


def test_without_an_invitation_nobody_becomes_a_guest(closed: House) -> None:
    async def scene() -> None:
        bob = Client(closed.bases[0])
        assert refusal(await bob.be_guest("Bob")) == (403, "by-invitation")
        assert bob.cookie == ""
        ann = await first(closed)  # nor does somebody who is here become somebody else
        assert refusal(await ann.post("/guests", {"name": "Eve"})) == (403, "by-invitation")
        assert (await bob.get("/games")).json["guests"] == "invite"

    run(scene())


def test_the_link_of_a_table_brings_friends_until_it_is_changed_or_the_table_is_closed(closed: House) -> None:
    async def scene() -> None:
        ann = await first(closed)
        table = (await ann.post("/tables", {"game": "toy", "players": 2})).json
        bob = Client(closed.bases[1])
        assert (await bob.be_guest("Bob", table["id"], table["invite"])).status == 201
        assert (await bob.post(f"/tables/{table['id']}/visits", {"invite": table["invite"]})).status == 200
        new = (await ann.post(f"/tables/{table['id']}/invitation")).json["invite"]
        for invite, status in ((table["invite"], 403), (new, 201)):
            assert (await Client(closed.bases[0]).be_guest("Cas", table["id"], invite)).status == status
        assert (await ann.delete(f"/tables/{table['id']}")).status == 200
        assert (await Client(closed.bases[0]).be_guest("Dot", table["id"], new)).status == 403

    run(scene())


def test_the_kicked_do_not_come_back_as_new_guests(closed: House) -> None:
    async def scene() -> None:
        ann = await first(closed)
        table = (await ann.post("/tables", {"game": "toy", "players": 2})).json
        path, invite = f"/tables/{table['id']}", table["invite"]
        bob = Client(closed.bases[1])
        assert (await bob.be_guest("Bob", table["id"], invite)).status == 201
        await bob.post(f"{path}/visits", {"invite": invite})
        assert (await bob.put(f"{path}/seats/1", {"nonce_hash": "0" * 64})).status == 200
        assert (await ann.delete(f"{path}/seats/1")).status == 200
        assert (await Client(closed.bases[1]).be_guest("Bob", table["id"], invite)).status == 403

    run(scene())


def test_a_link_of_the_command_is_good_for_one_person(closed: House) -> None:
    async def scene() -> None:
        token = token_of(link(closed))
        people = [Client(closed.bases[n % 2]) for n in range(10)]
        answers = await asyncio.gather(*(one.be_guest("Ann", invite=token) for one in people))
        assert sorted(answer.status for answer in answers) == [201] + [403] * 9
        assert (await Client(closed.bases[0]).be_guest("Ann", invite=token)).status == 403

    run(scene())


def test_a_name_that_is_refused_does_not_use_the_link_up(closed: House) -> None:
    async def scene() -> None:
        token = token_of(link(closed))
        assert (await Client(closed.bases[0]).be_guest(" \t ", invite=token)).status == 422
        assert (await Client(closed.bases[0]).be_guest("Ann", invite=token)).status == 201

    run(scene())


def test_a_link_of_the_command_ends_and_is_nowhere_in_the_database(closed: House) -> None:
    token = token_of(link(closed, "--days", "2"))
    with psycopg.connect(closed.database, autocommit=True) as connection:
        rows = connection.execute("SELECT welcome::text, expires_at - now() FROM welcome").fetchall()
        assert rows
        assert not any(token in text or token.encode().hex() in text for text, _ in rows)
        assert 1 <= max(left for _, left in rows).days <= 2
        connection.execute("UPDATE welcome SET expires_at = now() - interval '1 s'")

    async def scene() -> int:
        return (await Client(closed.bases[0]).be_guest("Ann", invite=token)).status

    assert run(scene()) == 403


def test_the_command_prints_the_address_people_type(closed: House) -> None:
    assert link(closed, origin="https://games.example").startswith("https://games.example/#welcome=")
    assert link(closed, port=8123).startswith("http://127.0.0.1:8123/#welcome=")


@pytest.mark.parametrize(
    ("invitation", "status"),
    [
        ({"table": "", "invite": ""}, 403),
        ({"table": "0" * 16, "invite": "x"}, 403),
        ({"table": "'; DROP TABLE person", "invite": "x"}, 403),
        ({"table": "0" * 16}, 403),
        ({"invite": "é\u0000"}, 403),
        ({"invite": "x" * 101}, 400),
        ({"table": "x" * 101}, 400),
        ({"invite": None}, 400),
        ({"invite": 7}, 400),
    ],
)
def test_an_invitation_that_is_none_is_refused(closed: House, invitation: dict[str, Any], status: int) -> None:
    async def scene() -> int:
        return (await Client(closed.bases[0]).post("/guests", {"name": "Ann"} | invitation)).status

    assert run(scene()) == status


def test_on_an_open_server_a_name_is_enough_whatever_the_link_says(place: House) -> None:
    async def scene() -> None:
        ann = await guest(place.bases[0])
        assert (await ann.get("/games")).json["guests"] == "open"
        assert (await Client(place.bases[0]).be_guest("Bob", "0" * 16, "nonsense")).status == 201

    run(scene())
