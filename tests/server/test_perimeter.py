"""What surrounds every request: known hosts, headers, request ids, failures by route, the security log."""

from __future__ import annotations

import json
import socket
from typing import Any
from urllib.request import urlopen

import psycopg
import pytest

from quadriga.client import Answer
from quadriga.server.http.hosts import KnownHosts
from quadriga.server.people.security_log import SecurityLog
from server.house import Client, House, NamedHostClient, free_port, guest, house, run, seated

ALWAYS = {
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


def security_lines(place: House) -> list[dict[str, Any]]:
    lines = [json.loads(line) for line in place.log.read_text().splitlines()]
    return [line for line in lines if line["logger"] == "quadriga.security"]


def test_every_answer_has_its_headers_and_nothing_private_is_kept(place: House) -> None:
    async def scene() -> dict[str, Answer]:
        ann = await guest(place.bases[0])
        table = (await ann.post("/tables", {"game": "toy", "players": 2})).json["id"]
        paths = ["/", "/api", "/me", f"/tables/{table}", "/nothing", "/health", "/games", "/api/openapi.json"]
        answers = {path: await ann.get(path) for path in paths}
        answers["refused"] = await Client(place.bases[0]).get("/me")
        answers["malformed"] = await ann.ask("POST", "/tables", b"{")
        async with ann.stream("/me/stream") as stream:
            answers["stream"] = stream.refusal
        return answers

    for path, answer in run(scene()).items():
        assert {name: answer.headers.get(name) for name in ALWAYS} == ALWAYS, path
        assert "camera=()" in answer.headers["permissions-policy"], path
        assert "frame-ancestors 'none'" in answer.headers["content-security-policy"], path
        assert "strict-transport-security" not in answer.headers, path
        if path in ("/me", "refused", "malformed", "stream") or path.startswith("/tables"):
            assert answer.headers["cache-control"] == "no-store", path


def test_strict_transport_is_asked_for_exactly_under_https() -> None:
    async def scene(base: str) -> list[str | None]:
        client = NamedHostClient(base, "games.example")
        return [(await client.get(path)).headers.get("strict-transport-security") for path in ("/", "/me", "/health")]

    with house(webs=1, worker=False, origin="https://games.example") as place:
        assert run(scene(place.bases[0])) == ["max-age=31536000"] * 3


@pytest.mark.parametrize(
    ("origin", "host", "known"),
    [
        ("", "localhost:8000", True),
        ("", "LOCALHOST", True),
        ("", "games.localhost:8000", True),
        ("", "127.0.0.1:8000", True),
        ("", "192.168.1.5:8000", True),
        ("", "[::1]:8000", True),
        ("", socket.gethostname(), True),
        ("", "evil.test", False),
        ("", "evil.test:8000", False),
        ("", "localhost.evil.test", False),
        ("", "127.0.0.1.evil.test", False),
        ("", "evil.test@127.0.0.1", False),
        ("", "127.0.0.1:port", False),
        ("", "127.0.0.1:99999999", False),
        ("", "[::1", False),
        ("", "", False),
        ("", "a b", False),
        ("", "x" * 5000, False),
        ("https://games.example", "games.example", True),
        ("https://games.example", "Games.Example:443", True),
        ("https://games.example", "games.example:8000", False),
        ("https://games.example", "www.games.example", False),
        ("https://games.example", "127.0.0.1", False),
        ("https://games.example", "localhost", False),
        ("http://games.example:8080", "games.example:8080", True),
        ("http://games.example:8080", "games.example", False),
    ],
)
def test_a_server_answers_to_its_own_names_only(origin: str, host: str, known: bool) -> None:
    hosts = KnownHosts(origin)
    assert [hosts.knows(host.encode("latin-1")) for _ in range(2)] == [known, known]


def test_addresses_tried_one_after_another_are_not_remembered_without_end() -> None:
    hosts = KnownHosts("")
    assert all(hosts.knows(f"10.0.{n // 256}.{n % 256}".encode()) for n in range(2000))
    assert len(hosts._right) <= 64


def test_a_strangers_name_for_our_address_opens_nothing(place: House) -> None:
    """DNS rebinding: the page of evil.test, whose name now leads here, asks as its own origin."""

    async def scene() -> None:
        ann = await guest(place.bases[0])
        evil = NamedHostClient(place.bases[0], "evil.test")
        evil.cookie = ann.cookie
        own = {"origin": "http://evil.test", "sec-fetch-site": "same-origin"}
        for method, path, body in (("GET", "/me", None), ("GET", "/", None), ("POST", "/guests", {"name": "Eve"})):
            answer = await evil.ask(method, path, body, own if method == "POST" else None)
            assert (answer.status, answer.json["error"]) == (421, "unknown-host"), path
        nameless = NamedHostClient(place.bases[0], "")
        assert (await nameless.get("/me")).status in (400, 421)
        two = await Client(place.bases[0]).ask("GET", "/games", None, {"host": "evil.test"})
        assert two.status in (400, 421)
        assert (await evil.get("/health")).status == 200  # a load balancer knows us by whatever name it likes

    run(scene())


def test_a_request_has_an_id_of_ours_in_its_answer_and_in_the_problem(place: House) -> None:
    async def scene() -> None:
        ann = await guest(place.bases[0])
        chosen = {"x-request-id": "mine"}
        answers = [await ann.ask("GET", "/tables/none", None, chosen) for _ in range(2)]
        answers += [await Client(place.bases[0]).get("/me"), await ann.get("/nothing")]
        ids = [answer.headers["x-request-id"] for answer in answers]
        assert [answer.json["request"] for answer in answers] == ids
        assert len(set(ids)) == 4
        assert "mine" not in ids

    run(scene())


def test_a_failure_of_ours_is_counted_by_its_route_and_found_by_its_id() -> None:
    port = free_port()
    with house(webs=1, worker=False, metrics_port=port) as place:
        table = run(seated(place.bases, "toy", 2))[0].table

        async def scene() -> Answer:
            ann = await guest(place.bases[0])
            with psycopg.connect(place.database, autocommit=True) as connection:
                connection.execute("ALTER TABLE visitor RENAME TO visitors")
            return await ann.get(f"/tables/{table}")

        answer = run(scene())
        assert answer.status == 500
        with urlopen(f"http://127.0.0.1:{port}/metrics") as answered:
            figures = answered.read().decode()
        assert 'quadriga_server_errors_total{route="/tables/{table_id}",status="500"} 1.0' in figures
        assert table not in figures
        [failed] = [json.loads(line) for line in place.errors]
        assert failed["request"] == answer.json["request"] == answer.headers["x-request-id"]


def test_the_security_log_tells_of_sessions_tokens_and_refusals_without_secrets_or_addresses() -> None:
    async def scene(place: House) -> tuple[int, list[str]]:
        ann = await guest(place.bases[0])
        id = (await ann.get("/me")).json["id"]
        token = (await ann.post("/me/tokens", {"name": "my program"})).json["token"]
        [made] = [one for one in (await ann.get("/me/sessions")).json["sessions"] if one["kind"] == "token"]
        assert (await ann.delete(f"/me/sessions/{made['id']}")).status == 204
        assert (await Client(place.bases[0]).get("/me")).status == 401
        foreign = {"origin": "https://evil.example"}
        assert (await ann.ask("POST", "/tables", {"game": "toy", "players": 2}, foreign)).status == 403
        assert (await NamedHostClient(place.bases[0], "evil.test").get("/me")).status == 421
        cookie = ann.cookie.partition("=")[2]
        assert (await ann.delete("/me/sessions")).status == 204
        return id, [token, cookie, "my program", "127.0.0.1", "Ann"]

    with house(webs=1, worker=False, log="error") as place:
        id, secrets = run(scene(place))
        lines = security_lines(place)
    told = [(line["event"], line.get("status"), line["person"]) for line in lines]
    assert told == [
        ("guest", None, id),
        ("token made", None, id),
        ("token ended", None, id),
        ("refused", 401, None),
        ("refused", 403, None),
        ("refused", 421, None),
        ("all sessions ended", None, id),
    ]
    assert len({line["address"] for line in lines}) == 1
    assert len({line["request"] for line in lines}) == len(lines)
    written = json.dumps(lines)
    assert not any(secret in written for secret in secrets)


def test_sending_somebody_away_is_in_the_security_log() -> None:
    with house(webs=1, worker=False) as place:
        sitters = run(seated(place.bases, "toy", 2))

        async def scene() -> int:
            host = Client(place.bases[0])
            host.cookie = sitters[0].client.cookie
            assert (await host.delete(f"{sitters[1].path}/seats/1")).status == 200
            return int((await host.get("/me")).json["id"])

        host = run(scene())
        [line] = [line for line in security_lines(place) if line["event"] == "sent away"]
    assert (line["person"], line["table"], line["seat"]) == (host, sitters[0].table, 1)


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_flood_of_refusals_does_not_fill_the_log() -> None:
    clock = Clock()
    log = SecurityLog(clock)
    written: list[dict[str, Any]] = []
    log.note = lambda event, **fields: written.append(fields)  # type: ignore[method-assign]

    def refuse(times: int) -> None:
        for _ in range(times):
            log.refused(status=401, method="GET", route="/me", person=None, address="10.0.0.1", request="x")

    refuse(10_000)
    assert len(written) == 50
    clock.now = 1.0
    refuse(100)
    assert len(written) == 55
    assert written[50]["omitted_before"] == 9_950


def test_an_address_is_a_pseudonym_of_its_day_and_household() -> None:
    first, other = SecurityLog(), SecurityLog()
    assert first.pseudonym("10.0.0.1") == first.pseudonym("10.0.0.1") != first.pseudonym("10.0.0.2")
    assert first.pseudonym("2001:db8:1:2::1") == first.pseudonym("2001:db8:1:2:ffff::9")
    assert first.pseudonym("2001:db8:1:2::1") != first.pseudonym("2001:db8:1:3::1")
    assert first.pseudonym("10.0.0.1") != other.pseudonym("10.0.0.1")
    other.key = first.key
    assert first.pseudonym("10.0.0.1") == other.pseudonym("10.0.0.1")
    assert first.pseudonym("") != first.pseudonym("no address")
