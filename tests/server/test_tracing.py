"""Traces: a real collector, ten lines of it, is sent the span of a move, with its route and without a secret."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest

from quadriga.client import Sitter
from quadriga.server.http.tracing import Tracing, is_asked_for
from quadriga.server.settings import SettingsError
from server.house import House, database, dealt, deciding, run, wait_for

NAME = "Livia Drusilla"


@contextmanager
def collector() -> Iterator[tuple[str, list[bytes]]]:
    """Where OTLP is taken by HTTP, and all that was sent."""
    taken: list[bytes] = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            taken.append(self.rfile.read(int(self.headers["content-length"])))
            self.send_response(200)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}", taken
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def spans(taken: list[bytes]) -> dict[str, dict[str, Any]]:
    """The last span of each name, with its attributes."""
    found: dict[str, dict[str, Any]] = {}
    for body in taken:
        for resource in ExportTraceServiceRequest.FromString(body).resource_spans:
            for scope in resource.scope_spans:
                for span in scope.spans:
                    values = {one.key: one.value.string_value or one.value.int_value for one in span.attributes}
                    found[span.name] = values | {"seconds": (span.end_time_unix_nano - span.start_time_unix_nano) / 1e9}
    return found


@contextmanager
def traced_house(monkeypatch: pytest.MonkeyPatch, endpoint: str) -> Iterator[House]:
    monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", endpoint)
    monkeypatch.setenv("OTEL_EXPORTER_OTLP_COMPRESSION", "none")
    monkeypatch.setenv("OTEL_BSP_SCHEDULE_DELAY", "100")
    with database() as url:
        place = House(url)
        try:
            place.start_web()
            place.wait_until_ready()
            yield place
        finally:
            place.close()


def test_a_move_is_a_span_with_its_route_and_no_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    with collector() as (endpoint, taken), traced_house(monkeypatch, endpoint) as place:

        async def scene() -> tuple[list[Sitter], str, str]:
            sitters = await dealt(place.bases, "toy", 2)
            sitter, shown = await deciding(sitters)
            await sitter.client.ask("PATCH", "/me", {"name": NAME})
            token = (await sitter.client.post("/me/tokens", {"name": "a program"})).json["token"]
            async with sitter.client.stream(f"{sitter.path}/stream?language=fr") as stream:
                assert stream.status == 200
            move = str(shown["moves"][0]["key"])
            answer = await sitter.move(shown["seq"], move)
            assert answer.status == 200
            return sitters, token, answer.headers["x-request-id"]

        sitters, token, request = run(scene())
        wait_for(lambda: "POST /tables/{table_id}/moves" in spans(taken), "the span of a move")
        place.stop()  # sends what it still has
        assert place.errors == []
    told = spans(taken)
    move = told["POST /tables/{table_id}/moves"]
    assert move["quadriga.request"] == request
    assert move["http.response.status_code"] == 200
    assert 0 < move["seconds"] < 60
    assert told["GET /tables/{table_id}/stream"]["http.response.status_code"] == 200
    assert not any("health" in name or "ready" in name for name in told)
    assert set().union(*told.values()) == {
        "http.request.method",
        "http.route",
        "http.response.status_code",
        "quadriga.request",
        "seconds",
    }
    sent = b"".join(taken)
    cookies = [sitter.client.cookie.partition("=")[2] for sitter in sitters]
    nonces = [value for sitter in sitters for value in (sitter.nonce.hex(), sitter.nonce)]
    for secret in (NAME, token, sitters[0].table, "127.0.0.1:", "user-agent", *cookies, *nonces):
        assert secret
        assert (secret.encode() if isinstance(secret, str) else secret) not in sent, secret


def test_a_collector_that_is_away_keeps_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    with traced_house(monkeypatch, "http://127.0.0.1:9") as place:

        async def scene() -> None:
            sitters = await dealt(place.bases, "toy", 2)
            sitter, shown = await deciding(sitters)
            assert (await sitter.move(shown["seq"], str(shown["moves"][0]["key"]))).status == 200

        run(scene())


@pytest.mark.parametrize(
    ("environment", "asked"),
    [
        ({}, False),
        ({"OTEL_EXPORTER_OTLP_ENDPOINT": "http://127.0.0.1:4318"}, True),
        ({"OTEL_EXPORTER_OTLP_TRACES_ENDPOINT": "http://127.0.0.1:4318/v1/traces"}, True),
        ({"OTEL_EXPORTER_OTLP_ENDPOINT": "http://127.0.0.1:4318", "OTEL_SDK_DISABLED": "true"}, False),
        ({"OTEL_EXPORTER_OTLP_ENDPOINT": "http://127.0.0.1:4318", "OTEL_TRACES_EXPORTER": "none"}, False),
    ],
)
def test_traces_are_off_unless_a_collector_is_named(environment: dict[str, str], asked: bool) -> None:
    assert is_asked_for(environment) is asked


def test_off_there_is_nothing_in_the_way_and_nothing_is_sent() -> None:
    """redis-py loads OpenTelemetry by itself where it is installed; what sends is loaded by nobody."""
    program = (
        "import sys\nfrom quadriga.server.http.tracing import traced\nfrom quadriga.server.serve import serve\n"
        "app = object()\nassert traced(app) is app\n"
        "assert not [name for name in sys.modules if name.startswith('opentelemetry.exporter')]\n"
    )
    clean = {name: value for name, value in os.environ.items() if not name.startswith("OTEL_")}
    subprocess.run([sys.executable, "-c", program], check=True, env=clean)


def test_without_the_extra_it_is_said_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "opentelemetry.sdk.trace", None)
    with pytest.raises(SettingsError, match=r"quadriga\[telemetry\]"):
        Tracing(lambda *_: None)  # type: ignore[arg-type]
