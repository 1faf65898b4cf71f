"""The samples of deploy/ for Caddy and nginx, run before a real server: streams, limits, addresses, restarts."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import socket
import ssl
import subprocess
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from http.client import HTTPConnection, HTTPResponse, HTTPSConnection
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest

from server.certificates import write_certificate
from server.house import House, free_port, house, wait_for

DEPLOY = Path(__file__).parents[2] / "deploy"
CADDY = shutil.which("caddy")
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
#: Seconds: shorter than the heartbeat of a stream, so that nothing but the event itself can bring it through a buffer.
SOON = 10.0


class Person:
    """Somebody with a browser, at an address of their own, who knows nothing but the proxy."""

    def __init__(self, origin: str, address: str = "127.0.0.1") -> None:
        self.origin = origin
        self.secure = origin.startswith("https:")
        self.place = origin.partition("//")[2]
        self.address = address
        self.cookie = ""

    def connect(self) -> HTTPConnection:
        here = (self.address, 0)
        if not self.secure:
            return HTTPConnection(self.place, timeout=SOON, source_address=here)
        trusting = ssl._create_unverified_context()
        return HTTPSConnection(self.place, timeout=SOON, source_address=here, context=trusting)

    @contextmanager
    def open(
        self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None
    ) -> Iterator[HTTPResponse]:
        sent = {"cookie": self.cookie, "origin": self.origin} | (headers or {})
        data = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
        with closing(self.connect()) as connection:
            connection.request(method, path, data, sent | {"content-type": "application/json"})
            with connection.getresponse() as answer:
                if (cookie := answer.getheader("set-cookie")) and not self.cookie:
                    self.cookie = cookie.partition(";")[0]
                yield answer

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, Any]:
        with self.open(method, path, body, headers) as answer:
            content = answer.read()
            kind = answer.getheader("content-type", "")
            return answer.status, json.loads(content) if kind.startswith("application/json") and content else content

    def begin(self) -> str:
        """A game alone, dealt; its path."""
        assert self.ask("POST", "/guests", {"name": "Livia"})[0] == 201
        status, table = self.ask("POST", "/tables", {"game": "minerva", "players": 1})
        assert status == 201, table
        path, nonce = f"/tables/{table['id']}", os.urandom(16)
        assert self.ask("PUT", f"{path}/seats/0", {"nonce_hash": hashlib.sha256(nonce).hexdigest()})[0] == 200
        assert self.ask("POST", f"{path}/start")[0] == 200
        assert self.ask("PUT", f"{path}/seats/0/nonce", {"nonce": nonce.hex()})[0] == 200
        return path


def positions(stream: HTTPResponse) -> Iterator[dict[str, Any]]:
    kind = ""
    while line := stream.readline():
        name, _, value = line.decode().rstrip("\n").partition(": ")
        if name == "event":
            kind = value
        elif name == "data" and kind == "position":
            yield json.loads(value)


@contextmanager
def running(command: list[str], port: int, folder: Path, environment: dict[str, str]) -> Iterator[None]:
    """A program until the test is over; its output is shown where it does not begin."""
    output = folder / "output"
    with output.open("wb") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, env=os.environ | environment, cwd=folder)
    try:
        wait_for(lambda: process.poll() is not None or answers(port), command[0])
        assert process.poll() is None, output.read_text()
        yield
    finally:
        process.terminate()
        process.wait(20)


def answers(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


@contextmanager
def caddy(upstream: str, port: int, folder: Path) -> Iterator[None]:
    assert CADDY
    environment = {
        "QUADRIGA_SITE": f"http://localhost:{port}",
        "QUADRIGA_UPSTREAM": upstream,
        "CADDY_ADMIN": "off",
        "XDG_DATA_HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
    }
    file = ["--config", str(DEPLOY / "caddy" / "Caddyfile"), "--adapter", "caddyfile"]
    checked = subprocess.run(
        [CADDY, "validate", *file], env=os.environ | environment, capture_output=True, text=True, check=False
    )
    assert checked.returncode == 0, checked.stderr
    with running([CADDY, "run", *file], port, folder, environment):
        yield


@contextmanager
def nginx(upstream: str, port: int, folder: Path) -> Iterator[None]:
    """The sample as it stands, but for ports and the certificate."""
    assert NGINX
    write_certificate(folder)
    sample = (DEPLOY / "nginx" / "quadriga.conf").read_text(encoding="utf-8")
    for old, new in (
        ("server 127.0.0.1:8000;", f"server {upstream};"),
        ("listen 443 ssl http2;", f"listen 127.0.0.1:{port} ssl http2;"),
        ("    listen [::]:443 ssl http2;\n", ""),
        ("listen 80;", f"listen 127.0.0.1:{free_port()};"),
        ("    listen [::]:80;\n", ""),
        ("/etc/letsencrypt/live/games.example/", f"{folder}/"),
    ):
        assert sample.count(old) >= 1, old
        sample = sample.replace(old, new)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    places = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in kinds)
    main = folder / "nginx.conf"
    user = "user root;\n" if os.geteuid() == 0 else ""
    main.write_text(
        f"{user}pid {folder}/nginx.pid;\ndaemon off;\nerror_log stderr;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{places}{sample}}}\n",
        encoding="utf-8",
    )
    command = [NGINX, "-e", "stderr", "-p", str(folder), "-c", str(main)]
    checked = subprocess.run([*command, "-t"], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr
    assert "[warn]" not in checked.stderr, checked.stderr
    with running(command, port, folder, {}):
        yield


Proxy = Callable[[str, int, Path], Any]
PROXIES = [
    pytest.param("http", caddy, id="caddy", marks=pytest.mark.skipif(not CADDY, reason="Caddy is not installed here")),
    pytest.param("https", nginx, id="nginx", marks=pytest.mark.skipif(not NGINX, reason="nginx is not installed here")),
]


@contextmanager
def proxied(scheme: str, proxy: Proxy, folder: Path, **settings: Any) -> Iterator[tuple[House, str]]:
    port = free_port()
    origin = f"{scheme}://localhost:{port}"
    with (
        house(webs=1, worker=False, origin=origin, **settings) as place,
        proxy(place.bases[0].removeprefix("http://"), port, folder),
    ):
        yield place, origin


@pytest.mark.parametrize(("scheme", "proxy"), PROXIES)
def test_a_move_comes_through_at_once_and_too_much_does_not(scheme: str, proxy: Proxy, tmp_path: Path) -> None:
    with proxied(scheme, proxy, tmp_path) as (place, origin):
        livia = Person(origin)
        path = livia.begin()
        assert livia.cookie.startswith("__Host-quadriga=" if scheme == "https" else "quadriga=")
        with livia.open("GET", f"{path}/stream") as stream:
            assert stream.getheader("content-type", "").startswith("text/event-stream")
            seen = positions(stream)
            shown = next(seen)
            for _ in range(3):
                move = {"seq": shown["seq"], "move": shown["moves"][0]["key"], "request": str(uuid4())}
                status, answer = livia.ask("POST", f"{path}/moves", move)
                assert status == 200, answer
                told, shown = shown["seq"], next(seen)
                assert shown["seq"] > told
        # Refused before it is sent; what is only a little too long, by the server itself.
        assert livia.ask("POST", "/tables", b"", **{"content-length": "500000"})[0] == 413
        assert livia.ask("POST", "/tables", b"{" + b" " * 70_000 + b"}")[0] == 413
        assert livia.ask("GET", "/health")[0] == 200
        assert livia.ask("GET", "/games")[0] == 200
        assert place.errors == []


@pytest.mark.parametrize(("scheme", "proxy"), PROXIES)
def test_the_server_knows_who_is_behind_the_proxy(scheme: str, proxy: Proxy, tmp_path: Path) -> None:
    with proxied(scheme, proxy, tmp_path, requests_per_second=20, guests_per_minute=1) as (_, origin):
        assert Person(origin, "127.0.0.2").ask("POST", "/guests", {"name": "Livia"})[0] == 201
        assert Person(origin, "127.0.0.2").ask("POST", "/guests", {"name": "Livia"})[0] == 429
        # Whoever says they come from elsewhere is not believed.
        pretending = {"x-forwarded-for": "127.0.0.9", "forwarded": "for=127.0.0.9", "x-real-ip": "127.0.0.9"}
        assert Person(origin, "127.0.0.2").ask("POST", "/guests", {"name": "Livia"}, **pretending)[0] == 429
        assert Person(origin, "127.0.0.3").ask("POST", "/guests", {"name": "Marcus"})[0] == 201


@pytest.mark.skipif(not NGINX, reason="nginx is not installed here")
def test_browsers_are_offered_http_2(tmp_path: Path) -> None:
    port = free_port()
    with nginx("127.0.0.1:9", port, tmp_path):
        trusting = ssl._create_unverified_context()
        trusting.set_alpn_protocols(["h2", "http/1.1"])
        with socket.create_connection(("127.0.0.1", port)) as plain, trusting.wrap_socket(plain) as line:
            assert line.selected_alpn_protocol() == "h2"


@pytest.mark.skipif(not CADDY, reason="Caddy is not installed here")
def test_caddy_waits_for_a_server_that_is_started_again(tmp_path: Path) -> None:
    with proxied("http", caddy, tmp_path) as (place, origin):
        livia = Person(origin)
        assert livia.ask("POST", "/guests", {"name": "Livia"})[0] == 201
        [port] = place.webs
        place.kill_web(port)
        place.start_web(port)
        status, me = livia.ask("GET", "/me")
        assert (status, me["name"]) == (200, "Livia")
