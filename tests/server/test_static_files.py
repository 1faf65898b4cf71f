"""The client's files: handed out to anybody, and whatever else is asked for leaves nothing behind."""

from __future__ import annotations

import asyncio
import gc
import sys
from pathlib import Path
from typing import Any

import pytest

from quadriga.server.http.headers import CONTENT_SECURITY_POLICY
from quadriga.server.http.middleware import AccessMiddleware
from quadriga.server.http.static_files import StaticFiles
from quadriga.server.settings import Settings
from server.house import Client, House, run

GZIP = [(b"accept-encoding", b"gzip, br")]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>home")
    (tmp_path / "secret").write_text("secret")
    (tmp_path / "assets" / "app-1.js").write_text("plain")
    (tmp_path / "assets" / "app-1.js.gz").write_bytes(b"gzipped")
    (tmp_path / "assets" / "logo-2.svg").write_text("<svg/>")
    return tmp_path


async def beyond(scope: Any, receive: Any, send: Any) -> None:
    """What stands behind the files."""
    await send({"type": "http.response.start", "status": 404, "headers": []})
    await send({"type": "http.response.body", "body": b"beyond", "more_body": False})


async def ask(
    app: Any, path: str, method: str = "GET", headers: list[tuple[bytes, bytes]] | None = None
) -> tuple[int, dict[str, str], bytes]:
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    async def receive() -> Any:
        return {"type": "http.request", "body": b"", "more_body": False}

    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": path,
        "raw_path": path.encode("utf-8", "surrogateescape"),
        "root_path": "",
        "query_string": b"",
        "headers": headers or [],
        "client": ("192.0.2.1", 5000),
        "server": ("127.0.0.1", 80),
        "state": {},
    }
    await app(scope, receive, send)
    told = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
    return sent[0]["status"], told, b"".join(message["body"] for message in sent[1:])


def test_a_file_may_be_kept_for_ever_and_is_sent_compressed_to_who_takes_that(folder: Path) -> None:
    files = StaticFiles(beyond, folder)
    status, headers, body = asyncio.run(ask(files, "/assets/app-1.js"))
    assert (status, body) == (200, b"plain")
    assert headers == {
        "content-type": "text/javascript",
        "content-length": "5",
        "cache-control": "public, max-age=31536000, immutable",
        "x-content-type-options": "nosniff",
        "referrer-policy": "same-origin",
        # A worker may do what the policy of its own script allows, and the one with the stream must reach the server.
        "content-security-policy": CONTENT_SECURITY_POLICY,
        "vary": "accept-encoding",
    }
    _, headers, body = asyncio.run(ask(files, "/assets/app-1.js", headers=GZIP))
    assert (body, headers["content-encoding"], headers["content-length"]) == (b"gzipped", "gzip", "7")
    _, headers, body = asyncio.run(ask(files, "/assets/logo-2.svg", headers=GZIP))
    assert (body, headers["content-type"]) == (b"<svg/>", "image/svg+xml")
    assert "content-encoding" not in headers


@pytest.mark.parametrize("path", ["/", "/about", "/mine", "/new", "/open", "/replay/x/y", "/t/0123456789abcdef"])
def test_every_page_begins_with_the_one_document(folder: Path, path: str) -> None:
    status, headers, body = asyncio.run(ask(StaticFiles(beyond, folder), path))
    assert (status, body, headers["cache-control"]) == (200, b"<p>home", "no-cache")
    assert "default-src 'self'" in headers["content-security-policy"]


@pytest.mark.parametrize("path", ["/", "/assets/app-1.js"])
def test_head_tells_the_length_and_sends_nothing(folder: Path, path: str) -> None:
    files = StaticFiles(beyond, folder)
    got, asked = asyncio.run(ask(files, path)), asyncio.run(ask(files, path, "HEAD"))
    assert asked == (200, got[1], b"")


ODD = [
    "/assets",
    "/assets/",
    "/assets/nothing.js",
    "/assets/" + "x" * 300,
    "/assets/" + "é" * 300,
    "/assets/../secret",
    "/assets/../index.html",
    "/assets/..",
    "/assets/.",
    "/assets//app-1.js",
    "/assets/app-1.js/",
    "/assets/./app-1.js",
    "/assets/..\\secret",
    "/assets/app-1.js\x00",
    "/assets/\x00",
    "/assets/\ufffd\ufffd",
    "/assets/\udcff",
    "/assets/%2e%2e/secret",
    "/assets/C:\\secret",
    "/secret",
    "/index.html",
    "",
    "assets/app-1.js",
]


@pytest.mark.parametrize("path", ODD, ids=lambda path: ascii(path)[:40])
def test_what_is_no_file_is_left_to_what_stands_behind(folder: Path, path: str) -> None:
    assert asyncio.run(ask(StaticFiles(beyond, folder), path)) == (404, {}, b"beyond")


#: What Chromium sends when somebody opens an address.
LOOKING = [(b"accept", b"text/html,application/xhtml+xml,application/xml;q=0.9,image/webp,*/*;q=0.8")]
PROGRAMS = [[], *([(b"accept", kinds)] for kinds in (b"*/*", b"application/json", b"application/json, text/html"))]


@pytest.mark.parametrize("path", ["/secret", "/index.html", "/nobody/knows", "/tablesx", "/" + "x" * 3000, "/\x00"])
def test_who_looks_at_an_unknown_address_is_given_a_page(folder: Path, path: str) -> None:
    files = StaticFiles(beyond, folder, routes=frozenset({"tables", "me"}))
    status, headers, body = asyncio.run(ask(files, path, headers=LOOKING))
    assert (status, body, headers["content-type"]) == (404, b"<p>home", "text/html; charset=utf-8")
    assert asyncio.run(ask(files, path, "HEAD", LOOKING)) == (404, headers, b"")
    for asked in PROGRAMS:
        assert asyncio.run(ask(files, path, headers=asked)) == (404, {}, b"beyond")
    assert asyncio.run(ask(files, path, "POST", LOOKING)) == (404, {}, b"beyond")


@pytest.mark.parametrize("path", ["/tables", "/tables/x/y", "/me", "/assets/nothing.js", "nobody", ""])
def test_below_the_routes_nothing_is_a_page(folder: Path, path: str) -> None:
    files = StaticFiles(beyond, folder, routes=frozenset({"tables", "me"}))
    assert asyncio.run(ask(files, path, headers=LOOKING)) == (404, {}, b"beyond")


@pytest.mark.parametrize("path", ["/tables/0123456789abcdef", "/games/chess/rules", "/lobby/nothing", "/me/nothing"])
def test_the_server_answers_below_its_routes_in_json_whoever_asks(place: House, path: str) -> None:
    async def scene() -> tuple[int, bool]:
        answer = await Client(place.bases[0]).ask("GET", path, headers={"accept": "text/html"})
        return answer.status, "error" in answer.json

    status, said = run(scene())
    assert status in (401, 404)
    assert said


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS", "PATCH"])
def test_files_are_only_read(folder: Path, method: str) -> None:
    assert asyncio.run(ask(StaticFiles(beyond, folder), "/assets/app-1.js", method))[0] == 404


@pytest.mark.parametrize(
    "name",
    [
        *("x" * 300, "x" * 5000, "..", "../secret", "%2e%2e", "%2e%2e%2fsecret", "..%5csecret", "%00", "a%00.js"),
        *("%ff%fe", "%c0%ae%c0%ae", "%ed%a0%80", "a\\b", "%5c", ".", "", "%", "a%2fb"),
    ],
    ids=lambda name: name[:20] or "nothing",
)
def test_a_name_of_no_file_is_not_found(place: House, name: str) -> None:
    async def scene() -> tuple[int, str]:
        answer = await Client(place.bases[0]).get(f"/assets/{name}")
        return answer.status, answer.json["error"]

    assert run(scene()) == (404, "not-found")


@pytest.mark.parametrize(("limit", "expected"), [(0.0, {404}), (5.0, {404, 429})], ids=["found", "limited"])
def test_names_that_do_not_exist_leave_nothing_in_memory(folder: Path, limit: float, expected: set[int]) -> None:
    """Neither those that are looked for nor those that are refused for being too many."""
    app = StaticFiles(AccessMiddleware(beyond, Settings(requests_per_second=limit)), folder)

    async def scene() -> tuple[int, set[int]]:
        statuses = {(await ask(app, f"/assets/first-{n}"))[0] for n in range(100)}
        gc.collect()
        before = sys.getallocatedblocks()
        for n in range(20_000):
            statuses.add((await ask(app, f"/assets/{n:040}"))[0])
        gc.collect()
        return sys.getallocatedblocks() - before, statuses

    grown, statuses = asyncio.run(scene())
    assert statuses == expected
    assert grown < 2000
