"""Nobody where they don't belong: every route against everybody, other sites, too often, too much, nonsense."""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from typing import Any
from uuid import uuid4

import psycopg
import pytest

import quadriga
from quadriga.client import Answer, Sitter
from quadriga.server.people.sessions import BELIEVED, digest_of
from server.house import Client, House, dealt, guest, house, run, seated

HASH = "0" * 64
EDITION = quadriga.find_game("toy").edition().hash
#: Who asks: without a session, with one that has ended, a stranger, an invited spectator, a seat that is not asked,
#: and the host, whose turn it is.
ROLES = ("nobody", "expired", "stranger", "spectator", "seated", "host")
OPEN, SESSION, SEEN, SEATED = (
    (200,) * 6,
    (401, 401, 200, 200, 200, 200),
    (401, 401, 404, 200, 200, 200),
    (401, 401, 404, 403),
)

#: What an invitation opens, and nothing else does.
BY_INVITATION = ("/visits", "/invited")

#: Method, path, body, where the table stands, and the answer to each role in order.
DOORS: list[tuple[str, str, Any, str, tuple[int, ...]]] = [
    ("GET", "/health", None, "playing", OPEN),
    ("GET", "/ready", None, "playing", OPEN),
    ("GET", "/games", None, "playing", OPEN),
    ("GET", "/games/toy/rules", None, "playing", OPEN),
    ("GET", "/games/toy/words", None, "playing", OPEN),
    ("GET", f"/games/toy/editions/{EDITION}", None, "playing", OPEN),
    ("GET", f"/games/toy/editions/{EDITION}/file", None, "playing", OPEN),
    ("GET", "/games/builders/guide", None, "playing", OPEN),
    ("GET", "/games/builders/guide/positions/0", None, "playing", OPEN),
    ("GET", "/games/builders/guide/positions/0/layout", None, "playing", OPEN),
    ("GET", "/games/builders/guide/positions/0/why?thing=b01", None, "playing", OPEN),
    ("GET", "/games/builders/turn", None, "playing", OPEN),
    ("GET", "/puzzle-of-the-day", None, "playing", OPEN),
    ("GET", "/games/builders/puzzles/1", None, "playing", OPEN),
    ("GET", "/games/builders/puzzles/1/layout", None, "playing", OPEN),
    ("GET", "/games/builders/puzzles/1/why?thing=b01", None, "playing", OPEN),
    ("POST", "/guests", {"name": "Ann"}, "playing", (201,) * 6),
    ("GET", "/me", None, "playing", SESSION),
    ("PATCH", "/me", {"name": "Livia"}, "playing", SESSION),
    ("DELETE", "/me", {"name": "Ann"}, "playing", (401, 401, 204, 204, 422, 422)),
    ("GET", "/me/data", None, "playing", SESSION),
    ("POST", "/me/tokens", None, "playing", (401, 401, 201, 201, 201, 201)),
    ("POST", "/me/tokens", {"name": "tower"}, "playing", (401, 401, 201, 201, 201, 201)),
    ("GET", "/me/sessions", None, "playing", SESSION),
    ("PATCH", "/me/sessions/1", {"name": "tower"}, "playing", (401, 401, 404, 404, 404, 404)),
    ("DELETE", "/me/sessions/1", None, "playing", (401, 401, 404, 404, 404, 404)),
    ("GET", "/me/tables", None, "playing", SESSION),
    ("GET", "/lobby", None, "playing", SESSION),
    ("GET", "/me/stream", None, "playing", SESSION),
    ("GET", "/stream", None, "playing", SESSION),
    ("DELETE", "/me/session", None, "playing", (401, 401, 204, 204, 204, 204)),
    ("DELETE", "/me/sessions", None, "playing", (401, 401, 204, 204, 204, 204)),
    ("POST", "/tables", {"game": "toy", "players": 2}, "playing", (401, 401, 201, 201, 201, 201)),
    ("GET", "/tables/ID", None, "playing", SEEN),
    ("GET", "/tables/ID/stream", None, "playing", SEEN),
    ("GET", "/tables/ID/positions/0", None, "playing", SEEN),
    ("GET", "/tables/ID/positions/0?seat=0", None, "playing", (401, 401, 404, 403, 403, 200)),
    ("GET", "/tables/ID/positions/0/layout", None, "playing", SEEN),
    ("GET", "/tables/ID/steps", None, "playing", SEEN),
    ("GET", "/tables/ID/tally", None, "playing", SEEN),
    ("GET", "/tables/ID/why?thing=bag", None, "playing", (*SEATED, 200, 200)),
    ("GET", "/tables/ID/preview?move=coin", None, "playing", (*SEATED, 409, 200)),
    ("GET", "/tables/ID/finals", None, "playing", (*SEATED, 409, 200)),
    ("GET", "/tables/ID/ahead", None, "playing", (*SEATED, 409, 200)),
    ("GET", "/tables/ID/receipt", None, "playing", (*SEATED, 200, 200)),
    ("GET", "/tables/ID/standing", None, "playing", (*SEATED, 200, 200)),
    ("PUT", "/tables/ID/standing", {"orders": []}, "playing", (*SEATED, 200, 200)),
    ("GET", "/tables/ID/record", None, "playing", (401, 401, 404, 409, 409, 409)),
    ("GET", "/tables/ID/record", None, "over", (401, 401, 404, 200, 200, 200)),
    ("GET", "/tables/ID/review", None, "playing", (401, 401, 404, 409, 409, 409)),
    ("POST", "/tables/ID/review", None, "playing", (401, 401, 404, 409, 409, 409)),
    ("GET", "/tables/ID/review", None, "over", (401, 401, 404, 404, 404, 404)),
    ("POST", "/tables/ID/review", None, "over", (401, 401, 404, 202, 202, 202)),
    ("POST", "/tables/ID/invited", {"invite": "wrong"}, "open", (404,) * 6),
    ("POST", "/tables/ID/visits", {"invite": "wrong"}, "open", (401, 401, 404, 404, 404, 404)),
    ("PUT", "/tables/ID/seats/1", {"nonce_hash": HASH}, "open", (401, 401, 404, 409, 200, 409)),
    ("PUT", "/tables/ID/seats/1/bot", {"bot": "random"}, "open", (401, 401, 404, 403, 403, 409)),
    ("DELETE", "/tables/ID/seats/1", None, "open", (401, 401, 404, 403, 200, 200)),
    ("POST", "/tables/ID/start", None, "open", (401, 401, 404, 403, 403, 200)),
    ("PUT", "/tables/ID/seats/0/nonce", {"nonce": "0" * 32}, "revealing", (401, 401, 404, 403, 403, 422)),
    ("DELETE", "/tables/ID", None, "open", (401, 401, 404, 403, 403, 200)),
    ("DELETE", "/tables/ID", None, "playing", (401, 401, 404, 403, 403, 409)),
    ("POST", "/tables/ID/invitation", None, "playing", (401, 401, 404, 403, 403, 200)),
    ("PATCH", "/tables/ID", {"chat_closed": True}, "playing", (401, 401, 404, 403, 403, 200)),
    ("GET", "/tables/ID/watchers", None, "playing", (401, 401, 404, 403, 200, 200)),
    ("DELETE", "/tables/ID/watchers/2", None, "playing", (401, 401, 404, 403, 403, 404)),
    ("PUT", "/tables/ID/seats/1/mute", None, "playing", (401, 401, 404, 204, 422, 204)),
    ("DELETE", "/tables/ID/seats/1/mute", None, "playing", (401, 401, 404, 204, 204, 204)),
    ("GET", "/me/mutes", None, "playing", SESSION),
    ("DELETE", "/me/mutes/2", None, "playing", (401, 401, 404, 404, 404, 404)),
    ("POST", "/tables/ID/rematch", None, "over", (*SEATED, 201, 201)),
    ("POST", "/tables/ID/fork", {"seat": 0, "bots": ["", "random"]}, "playing", (401, 401, 404, 409, 409, 409)),
    ("POST", "/tables/ID/fork", {"seat": 0, "bots": ["", "random"]}, "over", (401, 401, 404, 201, 201, 201)),
    ("POST", "/tables/ID/moves", {"seq": 0, "move": "coin"}, "playing", (*SEATED, 422, 200)),
    ("POST", "/tables/ID/hint", {"seq": 0}, "playing", (*SEATED, 403, 403)),
    ("POST", "/tables/ID/undo", {"seq": 0}, "playing", (*SEATED, 422, 422)),
    ("POST", "/tables/ID/resignation", {}, "playing", (*SEATED, 200, 409)),
    ("POST", "/tables/ID/proposals", {"seq": 0, "kind": "concede", "target": 0}, "playing", (*SEATED, 201, 409)),
    ("POST", "/tables/ID/proposals/1/votes", {"agree": True}, "playing", (*SEATED, 404, 404)),
    ("POST", "/tables/ID/chat", {"text": "Ave"}, "playing", (*SEATED, 201, 201)),
]


async def scene_at(place: House, stage: str) -> tuple[str, list[Client]]:
    """A private table of two at some point of its life, and one client for each role."""
    sitters = await (seated if stage in ("open", "revealing") else dealt)(place.bases, "toy", 2)
    host, other = sitters
    if stage == "revealing":
        await host.client.post(f"{host.path}/start")
    if stage == "over":
        await other.client.post(f"{other.path}/resignation", {"request": str(uuid4())})
    nobody, expired = Client(place.bases[0]), await guest(place.bases[0])
    stranger, spectator = await guest(place.bases[0]), await guest(place.bases[1])
    invite = (await host.client.get(host.path)).json["table"]["invite"]
    await spectator.post(f"{host.path}/visits", {"invite": invite})
    with psycopg.connect(place.database, autocommit=True) as connection:
        session = digest_of(expired.cookie.partition("=")[2])
        connection.execute("UPDATE session SET expires_at = now() - interval '1 s' WHERE digest = %s", (session,))
    return host.table, [nobody, expired, stranger, spectator, other.client, host.client]  # type: ignore[list-item]


async def knock(client: Client, method: str, path: str, body: Any) -> int:
    if path.endswith("/stream"):
        async with client.stream(path) as stream:
            return stream.status
    plain = (*BY_INVITATION, "/votes", "/hint", "/fork")
    if method == "POST" and isinstance(body, dict) and "/tables/" in path and not path.endswith(plain):
        body = body | {"request": str(uuid4())}
    return (await client.ask(method, path, body)).status


@pytest.mark.parametrize(("method", "path", "body", "stage", "answers"), DOORS, ids=lambda one: str(one)[:40])
def test_a_door_opens_for_those_it_should(
    place: House, method: str, path: str, body: Any, stage: str, answers: tuple[int, ...]
) -> None:
    async def scene() -> dict[str, int]:
        table, clients = await scene_at(place, stage)
        return {
            role: await knock(client, method, path.replace("ID", table), body)
            for role, client in zip(ROLES, clients, strict=True)
        }

    assert run(scene()) == dict(zip(ROLES, answers, strict=True))


@pytest.mark.parametrize(
    ("method", "path", "body", "stage"),
    [(method, path, body, stage) for method, path, body, stage, _ in DOORS if "ID" in path],
    ids=lambda one: str(one)[:40],
)
def test_no_door_of_a_table_opens_for_who_was_sent_away(
    place: House, method: str, path: str, body: Any, stage: str
) -> None:
    async def scene() -> int:
        table, (*_, spectator, _, host) = await scene_at(place, stage)
        with psycopg.connect(place.database, autocommit=True) as connection:
            name = (await spectator.get("/me")).json["id"]
            bar = "UPDATE visitor SET barred = true WHERE table_id = %s AND person_id = %s"
            connection.execute(bar, (table, name))
        assert (await host.get(f"/tables/{table}")).status == 200
        return await knock(spectator, method, path.replace("ID", table), body)

    assert run(scene()) == (404 if path.endswith(BY_INVITATION) else 403)  # a wrong invitation tells nothing


def test_every_route_is_among_the_doors(place: House) -> None:
    async def scene() -> set[tuple[str, str]]:
        described = (await (await guest(place.bases[0])).get("/api/openapi.json")).json
        return {(method.upper(), path) for path, methods in described["paths"].items() for method in methods}

    def plain(path: str) -> str:
        path = path.partition("?")[0].replace("/tables/ID", "/tables/{table_id}").replace(EDITION, "{hash}")
        for name, sample in {"seat": "seats/1", "seq": "positions/0", "number": "puzzles/1"}.items():
            path = path.replace(sample, sample.partition("/")[0] + "/{" + name + "}")
        path = path.replace("seats/0", "seats/{seat}").replace("/me/sessions/1", "/me/sessions/{id}")
        path = re.sub("(proposals/1|watchers/2|mutes/2)", lambda found: found[0].partition("/")[0] + "/{n}", path)
        return re.sub("/games/(toy|builders)", "/games/{game}", path)

    assert run(scene()) == {(method, plain(path)) for method, path, *_ in DOORS}


def test_an_expired_session_is_no_session_even_if_it_was_just_used(place: House) -> None:
    async def scene() -> tuple[int, int]:
        ann = await guest(place.bases[0])
        before = (await ann.get("/me")).status
        with psycopg.connect(place.database, autocommit=True) as connection:
            session = digest_of(ann.cookie.partition("=")[2])
            connection.execute("UPDATE session SET expires_at = now() - interval '1 s' WHERE digest = %s", (session,))
        await asyncio.sleep(BELIEVED)
        return before, (await ann.get("/me")).status

    assert run(scene()) == (200, 401)


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 201),
        ({"origin": "OWN"}, 201),
        ({"sec-fetch-site": "same-origin", "origin": "OWN"}, 201),
        ({"sec-fetch-site": "none"}, 201),
        ({"origin": "https://evil.example"}, 403),
        ({"origin": "null"}, 403),
        ({"sec-fetch-site": "cross-site"}, 403),
        ({"sec-fetch-site": "same-site"}, 403),
        ({"sec-fetch-site": "cross-site", "content-type": "text/plain"}, 403),
    ],
)
def test_what_another_site_asks_is_refused(place: House, headers: dict[str, str], status: int) -> None:
    async def scene() -> int:
        ann = await guest(place.bases[0])
        own = {name: value.replace("OWN", place.bases[0]) for name, value in headers.items()}
        return (await ann.ask("POST", "/tables", {"game": "toy", "players": 2}, own)).status

    assert run(scene()) == status


def test_no_door_that_changes_anything_opens_for_another_site(place: House) -> None:
    async def scene() -> None:
        table, clients = await scene_at(place, "playing")
        for method, path, body, *_ in DOORS:
            if method != "GET":
                headers = {"origin": "https://evil.example", "sec-fetch-site": "cross-site"}
                answer = await clients[-1].ask(method, path.replace("ID", table), body, headers)
                assert answer.status == 403, (method, path)

    run(scene())


def test_who_asks_too_often_is_told_to_wait() -> None:
    async def scene(place: House) -> None:
        ann = await guest(place.bases[0])
        answers = [await ann.get("/me") for _ in range(30)]
        assert {answer.status for answer in answers[:8]} == {200}
        slowed = next(answer for answer in answers if answer.status == 429)
        assert int(slowed.headers["retry-after"]) >= 1
        bob = await guest(place.bases[0])  # others are not slowed down
        assert (await bob.get("/me")).status == 200
        statuses = [(await Client(place.bases[0]).be_guest("Ann")).status for _ in range(12)]
        assert statuses[0] == 201
        assert statuses[-1] == 429

    with house(webs=1, worker=False, requests_per_second=5, guests_per_minute=6) as place:
        run(scene(place))


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"x" * 10_000_000, 413),
        (b'{"name":"' + b"x" * 10_000_000 + b'"}', 413),
        (b"", 400),
        (b"{", 400),
        (b"null", 400),
        (b"[]", 400),
        (b"\xff\xfe", 400),
        (b'{"name": 7}', 400),
        (b'{"name": "Ann", "admin": true}', 400),
        (b'{"name": "Ann"}' + b" " * 100, 201),
        (b"[" * 60_000, 400),
    ],
    ids=lambda value: str(value)[:24],
)
def test_a_body_that_is_too_long_or_nonsense_is_refused(place: House, body: bytes, status: int) -> None:
    async def scene() -> Answer:
        return await Client(place.bases[0]).ask("POST", "/guests", body)

    try:
        answer = run(scene())
    except ConnectionError:
        assert status == 413  # the server does not listen to the end of what it will not take
        return
    assert answer.status == status
    assert b"Traceback" not in answer.body


WITH_BODIES = [(method, path, body, stage) for method, path, body, stage, _ in DOORS if body is not None]


@pytest.mark.parametrize(("method", "path", "body", "stage"), WITH_BODIES, ids=lambda one: str(one)[:40])
def test_no_body_may_have_a_field_nobody_knows_or_be_endless(
    place: House, method: str, path: str, body: dict[str, Any], stage: str
) -> None:
    async def scene() -> None:
        table, clients = await scene_at(place, stage)
        host, address = clients[-1], path.replace("ID", table)
        before = (await host.get(f"/tables/{table}")).json
        repeatable = {} if path.endswith(("/visits", "/votes")) else {"request": str(uuid4())}
        answer = await host.ask(method, address, body | repeatable | {"admin": True})
        assert (answer.status, answer.json["error"]) == (400, "bad-request")
        with suppress(ConnectionError):  # the server does not listen to the end of what it will not take
            assert (await host.ask(method, address, b" " * 10_000_000)).status == 413
        assert (await host.get(f"/tables/{table}")).json == before

    run(scene())


@pytest.mark.parametrize(
    "change",
    [
        {"seq": "0"},
        {"seq": 10**30},
        {"seq": 1.5},
        {"seq": None},
        {"move": 3},
        {"move": ""},
        {"move": "x" * 201},
        {"request": "not a uuid"},
        {"request": None},
        {"seat": 0},
    ],
)
def test_a_move_of_the_wrong_shape_is_refused_and_nothing_happens(place: House, change: dict[str, Any]) -> None:
    async def scene() -> None:
        sitters: list[Sitter] = await dealt(place.bases, "toy", 2)
        body = {"request": str(uuid4()), "seq": 0, "move": "coin"} | change
        answer = await sitters[0].client.post(f"{sitters[0].path}/moves", body)
        assert answer.status == 400
        assert (await sitters[0].client.get(sitters[0].path)).json["position"]["seq"] == 0

    run(scene())


def test_every_number_in_an_address_is_bounded(place: House) -> None:
    """A number no database column takes would be a mistake of ours."""

    async def scene() -> dict[str, Any]:
        return dict((await Client(place.bases[0]).get("/api/openapi.json")).json["paths"])

    bounds = {
        (method, path, one["name"]): ("minimum" in schema, schema.get("maximum", 2**31) < 2**31)
        for path, methods in run(scene()).items()
        for method, operation in methods.items()
        for one in operation.get("parameters", ())
        for schema in one["schema"].get("oneOf", [one["schema"]])
        if schema["type"] == "integer"
    }
    assert len(bounds) >= 10
    assert set(bounds.values()) == {(True, True)}, bounds


#: Every address with a number in it, and the numbers in its query.
NUMBERED = [
    *(
        (method, re.sub(r"(seats|positions|proposals|sessions|watchers|mutes)/\d", r"\1/NUMBER", path), body)
        for method, path, body, *_ in DOORS
        if re.search(r"(seats|positions|proposals|sessions|watchers|mutes)/\d", path)
    ),
    *(("GET", f"/tables/ID/{path}=NUMBER", None) for path in ("positions/0?seat", "steps?from", "steps?seat")),
]


@pytest.mark.parametrize(("method", "path", "body"), NUMBERED, ids=lambda one: str(one)[:50])
def test_a_number_in_an_address_that_means_nothing_is_refused(place: House, method: str, path: str, body: Any) -> None:
    async def scene() -> None:
        table, clients = await scene_at(place, "over" if "seat=" in path else "playing")
        for number in ("0", str(2**15), "-1", str(2**31), str(2**63), str(10**30), "9" * 5000):
            address = path.replace("ID", table).replace("NUMBER", number)
            answer = await clients[-1].ask(method, address, body)
            assert answer.status < 500, (address[:80], answer.body)
            if number not in ("0", str(2**15)):
                assert answer.status in (400, 403, 404), (address[:80], answer.body)

    run(scene())


@pytest.mark.parametrize("letter", ["\\u0000", "\\ud800", "\\udfff\\ud800", "\\u202e", "\\ufffe"])
def test_letters_no_database_takes_are_no_mistake_of_ours(place: House, letter: str) -> None:
    async def scene() -> None:
        ann, _ = await dealt(place.bases, "toy", 2, in_lobby=True)
        word = f'"a{letter}b"'
        request = str(uuid4())
        sent = [
            ("POST", "/guests", f'{{"name": {word}}}'),
            ("PATCH", "/me", f'{{"name": {word}}}'),
            ("POST", f"{ann.path}/chat", f'{{"request": "{request}", "text": {word}}}'),
            ("POST", f"{ann.path}/visits", f'{{"invite": {word}}}'),
            ("POST", f"{ann.path}/moves", f'{{"request": "{request}", "seq": 0, "move": {word}}}'),
            ("POST", "/tables", f'{{"game": {word}, "players": 2}}'),
            ("POST", "/tables", f'{{"game": "toy", "players": 2, "edition": {word}, "options": {{{word}: {word}}}}}'),
            ("PUT", f"{ann.path}/seats/0/bot", f'{{"bot": {word}}}'),
        ]
        for method, path, body in sent:
            client = Client(place.bases[0]) if path == "/guests" else ann.client
            answer = await client.ask(method, path, body.encode())
            assert answer.status < 500, (method, path, answer.body)
            assert answer.status not in (401, 403), (method, path, answer.body)
        for path in (
            "/tables/%00",
            "/tables/%ff",
            f"{ann.path}/why?thing=%00&language=%00",
            f"{ann.path}/why?move=%ed%a0%80",
            f"{ann.path}/preview?move=%00",
            "/games/%00/rules",
        ):
            answer = await ann.client.get(path)
            assert answer.status < 500, (path, answer.body)

    run(scene())
