"""ASGI middleware around every request: authentication, CSRF, rate limits, access log and metrics."""

from __future__ import annotations

import logging
import time
from functools import cache
from typing import TYPE_CHECKING, Any, Final

import structlog
from litestar.enums import ScopeType
from prometheus_client import Counter

from quadriga.server import metrics
from quadriga.server.http.headers import cookie_name
from quadriga.server.http.perimeter import address_of, refuse, request_id_of
from quadriga.server.http.rate_limit import RequestLimits
from quadriga.server.people.networks import network_of
from quadriga.server.people.sessions import digest_of
from quadriga.server.problems import Problem, forbidden, unavailable
from quadriga.server.settings import Settings
from quadriga.server.storage.health import sentence_for
from quadriga.server.storage.pool import UNREACHABLE
from quadriga.server.tables.replays import ASKER

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

_SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
_SLOW: Final = 1.0
#: 499 client closed request: not an answer, who asked had gone before there was one.
_CLIENT_CLOSED_REQUEST: Final = 499
_log: Final = structlog.get_logger("quadriga.http")
_plain_log: Final = logging.getLogger("quadriga.http")


class AccessMiddleware:
    """Wraps the application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.limits = RequestLimits(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        began, status = time.perf_counter(), _CLIENT_CLOSED_REQUEST

        async def counted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            headers = dict(scope["headers"])
            self.check_csrf(scope, headers)
            token = self.presented_token(scope, headers)
            person = await self.limits.admit(scope, digest_of(token) if token is not None else None)
            scope["user"] = person
            # Whoever has no session shares with their address: what anybody may ask is asked by somebody, too.
            ASKER.set(f"address:{network_of(address_of(scope))}" if person is None else person.id)
            await self.app(scope, receive, counted)
        except Problem as problem:
            status = problem.status
            await refuse(problem, scope, counted)
        except UNREACHABLE as error:
            if status != _CLIENT_CLOSED_REQUEST:
                raise  # in the middle of an answer, which can only be broken off
            status = 503
            await refuse(unavailable(sentence_for(error)), scope, counted)
        finally:
            _answered(status).inc()
            _log_access(scope, status, time.perf_counter() - began)

    def presented_token(self, scope: Any, headers: dict[bytes, bytes]) -> str | None:
        """What shows who asks: programs send a bearer token, browsers a cookie; a request with both means the token."""
        kind, _, token = headers.get(b"authorization", b"").decode("latin-1").partition(" ")
        if kind.lower() == "bearer":
            return token.strip()
        cookies = headers.get(b"cookie", b"").decode("latin-1")
        start = f"{cookie_name(self.settings, scope)}="
        for part in cookies.split("; "):
            if part.startswith(start):
                return part[len(start) :]
        return None

    def check_csrf(self, scope: Any, headers: dict[bytes, bytes]) -> None:
        """Cross-site request forgery: browsers say which site makes them ask, and what changes something is only
        taken from our own.
        """
        if scope["method"] in _SAFE:
            return
        if headers.get(b"sec-fetch-site", b"none") not in (b"same-origin", b"none"):
            raise forbidden("this was asked by another site")
        origin = headers.get(b"origin")
        if origin is not None and origin.decode("latin-1") != self._own_origin(scope, headers):
            raise forbidden("this was asked by another site")

    def _own_origin(self, scope: Any, headers: dict[bytes, bytes]) -> str:
        return self.settings.origin or f"{scope['scheme']}://{headers.get(b'host', b'').decode('latin-1')}"


@cache
def _answered(status: int) -> Counter:
    return metrics.RESPONSES.labels(status)


def _log_access(scope: Any, status: int, seconds: float) -> None:
    """Access log of failed and slow requests: the path without its query and without who asked."""
    stream = scope["path"].endswith("/stream")
    loud = status >= 500 or (seconds > _SLOW and not stream)
    if loud or _plain_log.isEnabledFor(logging.DEBUG):  # asked first, because hardly ever is it
        fields = {"method": scope["method"], "path": scope["path"], "status": status, "ms": round(seconds * 1000, 1)}
        (_log.warning if loud else _log.debug)("request", request=request_id_of(scope), **fields)
