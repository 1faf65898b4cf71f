"""Traces of requests for an OpenTelemetry collector, by the extra `quadriga[telemetry]`.

Off, and not even imported, unless the usual variables name a collector (`OTEL_EXPORTER_OTLP_ENDPOINT`). The ready-made
instrumentations of ASGI write down the address of who asks, their browser and the whole URL, which have no business
there. So the span is made here: which route, how it was answered, how long it took, and the id that the log and the
answer have too.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from litestar.enums import ScopeType

from quadriga import __version__
from quadriga.server.http.perimeter import request_id_of
from quadriga.server.settings import SettingsError

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

_ENDPOINTS: Final = ("OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT")
#: What is asked by machines every few seconds, and tells nobody anything.
_UNTRACED: Final = frozenset({"/health", "/ready"})
_NO_ROUTE: Final = "none"


def is_asked_for(environment: Mapping[str, str] | None = None) -> bool:
    """Whether the variables of OpenTelemetry name a collector, and nothing switches it off."""
    environment = os.environ if environment is None else environment
    if environment.get("OTEL_SDK_DISABLED", "").lower() == "true" or environment.get("OTEL_TRACES_EXPORTER") == "none":
        return False
    return any(environment.get(name) for name in _ENDPOINTS)


def traced(app: ASGIApp) -> ASGIApp:
    """The application with a span for every request if that is asked for; otherwise the application itself."""
    return Tracing(app) if is_asked_for() else app


class Tracing:
    """ASGI middleware around everything: one span a request. What clients say of a trace of theirs is not heeded.

    A stream's span ends when it begins: how long somebody looks at a table is no duration of ours.
    """

    def __init__(self, app: ASGIApp) -> None:
        try:
            from opentelemetry import trace  # noqa: PLC0415 - of an extra
            from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter  # noqa: PLC0415
            from opentelemetry.sdk.resources import Resource  # noqa: PLC0415
            from opentelemetry.sdk.trace import TracerProvider  # noqa: PLC0415
            from opentelemetry.sdk.trace.export import BatchSpanProcessor  # noqa: PLC0415
        except ImportError:
            told = f"{' or '.join(_ENDPOINTS)} is set: install 'quadriga[telemetry]', or take it away"
            raise SettingsError(told) from None
        self.app = app
        self._kind = trace.SpanKind.SERVER
        self._failed = trace.StatusCode.ERROR
        self._nothing = trace.set_span_in_context(trace.INVALID_SPAN)
        name = os.environ.get("OTEL_SERVICE_NAME", "quadriga")
        # Ends, and sends what it has, when the process does.
        self._provider = TracerProvider(
            resource=Resource.create({"service.name": name, "service.version": __version__})
        )
        self._provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter()))
        self._tracer = self._provider.get_tracer("quadriga", __version__)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or scope["path"] in _UNTRACED:
            await self.app(scope, receive, send)
            return
        method = scope["method"]
        span = self._tracer.start_span(method, context=self._nothing, kind=self._kind)

        def end(status: int) -> None:
            seen: Any = scope
            route = seen.get("path_template") or _NO_ROUTE
            span.update_name(f"{method} {route}")
            span.set_attribute("http.request.method", method)
            span.set_attribute("http.route", route)
            span.set_attribute("http.response.status_code", status)
            span.set_attribute("quadriga.request", request_id_of(scope))
            if status >= 500:
                span.set_status(self._failed)
            span.end()

        status = 500

        async def watched(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                if any(name == b"content-type" and b"event-stream" in value for name, value in message["headers"]):
                    end(status)
            await send(message)

        try:
            await self.app(scope, receive, watched)
        finally:
            if span.is_recording():
                end(status)
