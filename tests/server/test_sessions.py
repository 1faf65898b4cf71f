"""Ways into being somebody: named, listed, ended one by one, and never without an end."""

from __future__ import annotations

import asyncio
from typing import Any

import psycopg
import pytest

from quadriga.server.people.sessions import BELIEVED, digest_of
from server.house import Client, House, guest, run


async def sessions_of(client: Client) -> list[dict[str, Any]]:
    answer = await client.get("/me/sessions")
    assert answer.status == 200, answer.body
    listed: list[dict[str, Any]] = answer.json["sessions"]
    return listed


async def token_of(client: Client, name: str = "") -> Client:
    """A program with a token, made by whoever asks."""
    answer = await client.post("/me/tokens", {"name": name} if name else None)
    assert answer.status == 201, answer.body
    return Program(client.base, answer.json["token"])


class Program(Client):
    def __init__(self, base: str, token: str) -> None:
        super().__init__(base)
        self.token = token

    def _request(self, method: str, path: str, body: bytes, headers: dict[str, str]) -> bytes:
        return super()._request(method, path, body, {"authorization": f"Bearer {self.token}"} | headers)


def test_sessions_and_tokens_are_listed_with_their_names_and_no_secret(place: House) -> None:
    async def scene() -> None:
        ann = Client(place.bases[0])
        assert (await ann.post("/guests", {"name": "Ann", "device": " Fire\u202efox,\nLinux "})).status == 201
        program = await token_of(ann, "my bot")
        await token_of(ann)
        unnamed, token, login = sorted(await sessions_of(program), key=lambda one: -one["id"])
        assert (login["kind"], login["name"], login.get("made_by")) == ("login", "Fire fox, Linux", None)
        assert (token["kind"], token["name"], token["made_by"]) == ("token", "my bot", login["id"])
        assert (unnamed["kind"], unnamed["name"]) == ("token", "")
        assert [one["id"] for one in await sessions_of(ann) if one.get("current")] == [login["id"]]
        listed = await sessions_of(program)
        assert (listed[0]["id"], listed[0]["current"]) == (token["id"], True)
        shown = (await ann.get("/me/sessions")).body.decode()
        cookie = ann.cookie.partition("=")[2]
        for secret in (cookie, program.token, digest_of(cookie).hex(), digest_of(program.token).hex()):  # type: ignore[attr-defined]
            assert secret not in shown

    run(scene())


def test_a_session_is_named_and_ended_singly_by_its_owner_alone(place: House) -> None:
    async def scene() -> None:
        ann, eve = await guest(place.bases[0]), await guest(place.bases[0], "Eve")
        first, second = await token_of(ann), await token_of(ann)
        [id] = [one["id"] for one in await sessions_of(first) if one.get("current")]
        assert (await eve.ask("PATCH", f"/me/sessions/{id}", {"name": "hers"})).status == 404
        assert (await eve.delete(f"/me/sessions/{id}")).status == 404
        assert (await ann.ask("PATCH", f"/me/sessions/{id}", {"name": "tower"})).status == 204
        assert next(one["name"] for one in await sessions_of(ann) if one["id"] == id) == "tower"
        assert (await ann.ask("PATCH", f"/me/sessions/{id}", {"name": "x" * 61})).status == 400
        assert (await ann.delete(f"/me/sessions/{id}")).status == 204
        assert (await first.get("/me")).status == 401
        assert (await ann.delete(f"/me/sessions/{id}")).status == 404
        assert [(await one.get("/me")).status for one in (second, ann, eve)] == [200, 200, 200]

    run(scene())


def test_tokens_end_with_the_session_that_made_them(place: House) -> None:
    """Also those that a token made: however long the chain, it hangs on the one login."""

    async def scene() -> None:
        ann = await guest(place.bases[0])
        programs = [await token_of(ann)]
        for _ in range(3):
            programs.append(await token_of(programs[-1]))
        login = next(one["id"] for one in await sessions_of(ann) if one["kind"] == "login")
        assert {one.get("made_by") for one in await sessions_of(ann)} == {None, login}
        assert (await ann.delete("/me/session")).status == 204
        assert [(await program.get("/me")).status for program in programs] == [401] * 4

    run(scene())


def test_becoming_another_guest_ends_the_session_whose_cookie_is_overwritten(place: House) -> None:
    async def scene() -> None:
        ann = await guest(place.bases[0])
        before = Client(place.bases[0])
        before.cookie = ann.cookie
        program = await token_of(ann)
        assert (await ann.be_guest("Livia")).status == 201
        assert (await before.get("/me")).status == 401
        assert (await program.get("/me")).status == 401
        assert (await ann.get("/me")).json["name"] == "Livia"

    run(scene())


def test_a_program_that_becomes_a_guest_keeps_its_token(place: House) -> None:
    async def scene() -> None:
        ann = await guest(place.bases[0])
        program = await token_of(ann)
        assert (await program.be_guest("Other")).status == 201
        assert (await program.get("/me")).status == 200
        assert (await ann.get("/me")).status == 200

    run(scene())


def test_using_a_session_puts_its_end_off_but_not_beyond_the_last_day(place: House) -> None:
    async def renewed(ends: str) -> tuple[bool, bool]:
        ann = await guest(place.bases[0])
        digest = digest_of(ann.cookie.partition("=")[2])
        with psycopg.connect(place.database, autocommit=True) as connection:
            connection.execute(
                f"""
                UPDATE session SET used_on = current_date - 1, expires_at = now() + interval '1 day',
                                   ends_at = now() + interval '{ends}'
                WHERE digest = %s
                """,
                (digest,),
            )
            await asyncio.sleep(BELIEVED)  # what the process may go on believing
            assert (await ann.get("/me")).status == 200
            row = connection.execute(
                "SELECT expires_at > now() + interval '80 days', expires_at <= ends_at FROM session WHERE digest = %s",
                (digest,),
            ).fetchone()
        assert row is not None
        return row[0], row[1]

    assert run(renewed("300 days")) == (True, True)
    assert run(renewed("2 days")) == (False, True)


@pytest.mark.parametrize("body", [b'{"name": 7}', b'{"name": "a", "more": 1}', b"[]", b"{"])
def test_a_token_wish_that_cannot_be_read_is_refused(place: House, body: bytes) -> None:
    async def scene() -> int:
        return (await (await guest(place.bases[0])).ask("POST", "/me/tokens", body)).status

    assert run(scene()) == 400


def test_a_race_of_ending_and_making_leaves_no_token_behind(place: House) -> None:
    async def scene() -> None:
        ann = await guest(place.bases[0])
        tabs = [Client(place.bases[n % 2]) for n in range(8)]
        for tab in tabs:
            tab.cookie = ann.cookie
        made, ended = asyncio.gather(*(tab.post("/me/tokens") for tab in tabs)), ann.delete("/me/session")
        answers, _ = await asyncio.gather(made, ended)
        await asyncio.sleep(BELIEVED)  # what the other process may go on believing
        tokens = [answer.json["token"] for answer in answers if answer.status == 201]
        assert {answer.status for answer in answers} <= {201, 401}
        assert [(await Program(place.bases[0], token).get("/me")).status for token in tokens] == [401] * len(tokens)

    run(scene())
