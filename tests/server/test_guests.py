"""A name is enough to be somebody, and a session can be ended."""

from __future__ import annotations

import asyncio

import psycopg
import pytest

from quadriga.server.people.sessions import BELIEVED
from server.house import Client, House, NamedHostClient, guest, house, run


def test_a_name_is_enough(place: House) -> None:
    async def scene() -> None:
        ann = await guest(place.bases[0], "Ann")
        assert (await ann.get("/me")).json["name"] == "Ann"

    run(scene())


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(place: House) -> None:
    async def scene() -> str:
        answer = await Client(place.bases[0]).be_guest("Ann")
        return answer.headers["set-cookie"].lower()

    cookie = run(scene())
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie
    assert "secure" not in cookie
    assert cookie.startswith("quadriga=")


def test_a_second_person_at_a_browser_comes_with_a_token_and_changes_no_cookie(place: House) -> None:
    async def scene() -> None:
        ann = await guest(place.bases[0], "Ann")
        answer = await ann.post("/guests", {"name": "Ben", "session": "token"})
        assert answer.status == 201
        assert "set-cookie" not in answer.headers
        assert set(answer.json) == {"id", "name", "token"}
        # Whoever has the cookie is who they were; the token is somebody else, even if the cookie comes with it.
        assert (await ann.get("/me")).json["name"] == "Ann"
        ben = {"authorization": f"Bearer {answer.json['token']}"}
        assert (await ann.ask("GET", "/me", headers=ben)).json == {"id": answer.json["id"], "name": "Ben"}
        assert (await ann.ask("DELETE", "/me/session", headers=ben)).status == 204
        assert (await ann.ask("GET", "/me", headers=ben)).status == 401
        assert (await ann.get("/me")).status == 200
        # By cookie nothing is told to scripts.
        assert "token" not in (await Client(place.bases[0]).post("/guests", {"name": "Cleo"})).json
        assert (await ann.post("/guests", {"name": "Ben", "session": "both"})).status == 400

    run(scene())


def test_the_cookie_is_secure_exactly_under_https() -> None:
    async def scene(base: str) -> None:
        ann = NamedHostClient(base, "games.example")
        answer = await ann.be_guest("Ann")
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-quadriga=")
        assert "; secure" in cookie.lower()
        assert "domain" not in cookie.lower()
        assert (await ann.get("/me")).status == 200
        ann.cookie = ann.cookie.removeprefix("__Host-")  # as a neighbouring site could plant one
        assert (await ann.get("/me")).status == 401

    with house(webs=1, worker=False, origin="https://games.example") as place:
        run(scene(place.bases[0]))


def test_the_session_id_is_long_and_nowhere_in_the_database(place: House) -> None:
    async def scene() -> str:
        return (await guest(place.bases[0])).cookie.partition("=")[2]

    session = run(scene())
    assert len(session) >= 43
    with psycopg.connect(place.database) as connection:
        rows = connection.execute("SELECT session::text FROM session").fetchall()
    assert rows
    assert not any(session in row[0] or session.encode().hex() in row[0] for row in rows)


def test_a_session_counts_at_every_process_and_not_after_it_ended(place: House) -> None:
    async def scene() -> None:
        ann = await guest(place.bases[0])
        elsewhere = Client(place.bases[1])
        elsewhere.cookie = ann.cookie
        assert (await elsewhere.get("/me")).status == 200
        assert (await ann.delete("/me/session")).status == 204
        assert (await ann.get("/me")).status == 401
        await asyncio.sleep(BELIEVED)  # what the other process may go on believing
        assert (await elsewhere.get("/me")).status == 401

    run(scene())


def test_all_sessions_of_a_person_can_be_ended_at_once(place: House) -> None:
    async def scene() -> None:
        ann = await guest(place.bases[0])
        async with ann.stream("/me/stream") as stream:
            await anext(aiter(stream))
            assert (await ann.delete("/me/sessions")).status == 204
            assert [event async for event in stream] == []  # its streams end too
        assert (await ann.get("/me")).status == 401

    run(scene())


@pytest.mark.parametrize("name", ["", "x" * 41, " \t ", "\x00"])
def test_a_name_that_cannot_be_read_is_refused(place: House, name: str) -> None:
    async def scene() -> int:
        return (await Client(place.bases[0]).be_guest(name)).status

    assert run(scene()) in (400, 422)


def test_a_name_is_cleaned_of_what_cannot_be_seen(place: House) -> None:
    async def scene() -> str:
        ann = await guest(place.bases[0], " A\u202enn\n\tB ")
        return str((await ann.get("/me")).json["name"])

    assert run(scene()) == "A nn B"


def test_a_person_can_be_renamed(place: House) -> None:
    async def scene() -> str:
        ann = await guest(place.bases[0])
        assert (await ann.ask("PATCH", "/me", {"name": "Livia"})).status == 200
        return str((await ann.get("/me")).json["name"])

    assert run(scene()) == "Livia"
