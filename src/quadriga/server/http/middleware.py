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
from quadriga.server.http.rate_limit import TokenBuckets
from quadriga.server.people.sessions import Person, Sessions
from quadriga.server.problems import Problem, forbidden, too_many, unavailable
from quadriga.server.settings import Settings
from quadriga.server.storage.pool import UNREACHABLE
from quadriga.server.tables.serialize import encode

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

COOKIE: Final = "quadriga"
_COOKIE_START: Final = f"{COOKIE}="
_SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
_SLOW: Final = 1.0
#: 499 client closed request: not an answer, who asked had gone before there was one.
_CLIENT_CLOSED_REQUEST: Final = 499
_log: Final = structlog.get_logger("quadriga.http")
_plain_log: Final = logging.getLogger("quadriga.http")


class AccessMiddleware:
    """Wraps the application. `sessions` is there once the process has started."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.sessions: Sessions | None = None
        self._requests = TokenBuckets(settings.requests_per_second, settings.requests_per_second * 2)
        self._guests = TokenBuckets(settings.guests_per_minute / 60, settings.guests_per_minute)

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
            scope["user"] = await self.authenticate(headers)
            self.check_rate_limit(scope)
            await self.app(scope, receive, counted)
        except Problem as problem:
            status = problem.status
            await refuse(problem, send)
        except UNREACHABLE:
            if status != _CLIENT_CLOSED_REQUEST:
                raise  # in the middle of an answer, which can only be broken off
            status = 503
            await refuse(unavailable(), send)
        finally:
            _answered(status).inc()
            _log_access(scope, status, time.perf_counter() - began)

    async def authenticate(self, headers: dict[bytes, bytes]) -> Person | None:
        """Who asks: programs show a bearer token, browsers a cookie; a request with both means the token."""
        kind, _, token = headers.get(b"authorization", b"").decode("latin-1").partition(" ")
        if kind.lower() == "bearer":
            assert self.sessions is not None
            return await self.sessions.person_of(token.strip())
        cookies = headers.get(b"cookie", b"").decode("latin-1")
        for part in cookies.split("; "):
            if part.startswith(_COOKIE_START):
                assert self.sessions is not None
                return await self.sessions.person_of(part[len(_COOKIE_START) :])
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

    def check_rate_limit(self, scope: Any) -> None:
        """A token for each request of a person or, without a session, an address; another to become a guest."""
        person, client = scope["user"], scope.get("client")
        address = client[0] if client else ""
        wait = self._requests.take(person.id if person else address)
        if not wait and scope["method"] == "POST" and scope["path"] == "/guests":
            wait = self._guests.take(address)
        if wait:
            raise too_many(wait)


@cache
def _answered(status: int) -> Counter:
    return metrics.RESPONSES.labels(status)


async def refuse(problem: Problem, send: Send) -> None:
    body = encode(problem.shown)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers += [(name.encode(), value.encode()) for name, value in problem.headers.items()]
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _log_access(scope: Any, status: int, seconds: float) -> None:
    """Access log of failed and slow requests: the path without its query and without who asked."""
    stream = scope["path"].endswith("/stream")
    if status >= 500 or (seconds > _SLOW and not stream):
        _log.warning("request", method=scope["method"], path=scope["path"], status=status, ms=round(seconds * 1000, 1))
    elif _plain_log.isEnabledFor(logging.DEBUG):  # asked first, because hardly ever is it
        _log.debug("request", method=scope["method"], path=scope["path"], status=status, ms=round(seconds * 1000, 1))
