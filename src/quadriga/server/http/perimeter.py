"""The outermost ASGI middleware: known hosts, request ids, headers, failures by route, refusals for the log, and the
rest of a refused request's body.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any, Final

from litestar.enums import ScopeType

from quadriga.server import metrics
from quadriga.server.http.headers import ANSWER_HEADERS, STRICT_TRANSPORT, is_https
from quadriga.server.http.hosts import KnownHosts
from quadriga.server.people.security_log import SecurityLog
from quadriga.server.problems import Problem
from quadriga.server.settings import Settings
from quadriga.server.tables.serialize import encode

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

#: No body anyone has reason to send is longer.
LONGEST_BODY: Final = 64 * 1024
#: What load balancers ask, by whatever address they know; nobody's data is in the answers.
_FOR_ANY_HOST: Final = frozenset({"/health", "/ready"})
_ANSWER_HEADERS: Final = tuple((name.encode(), value.encode()) for name, value in ANSWER_HEADERS.items())
#: Refusals that may be somebody trying doors: no session, not theirs to do, too often, another host's name.
_SUSPICIOUS: Final = frozenset({401, 403, 421, 429})
_REQUEST_ID: Final = "quadriga.request_id"


def request_id_of(scope: Any) -> str:
    """The id of a request, by which its answer, its lines in the log and its failure are told to belong together."""
    return str(scope.get(_REQUEST_ID, ""))


def address_of(scope: Any) -> str:
    client = scope.get("client")
    return client[0] if client else ""


class _Incoming:
    """The body of a request on its way in, whoever reads it."""

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._ended = False

    async def receive(self) -> Any:
        message: Any = await self._receive()
        self._ended = not message.get("more_body", False)
        return message

    async def drain(self) -> None:
        """Read what nobody has read, within reason: a proxy that is answered while it still sends (Go's, for one) may
        break off the answer. How long it may take is bounded where connections are (`slow_senders`).
        """
        left = LONGEST_BODY
        while not self._ended and left > 0:
            message = await self.receive()
            left -= len(message.get("body", b""))


class Perimeter:
    """Wraps everything a web process answers."""

    def __init__(self, app: ASGIApp, settings: Settings, log: SecurityLog) -> None:
        self.app = app
        self._settings = settings
        self._hosts = KnownHosts(settings.origin)
        self._log = log

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        # Always our own: an id that a client may choose could be made to look like another's.
        id = os.urandom(8).hex()
        own: Any = scope
        own[_REQUEST_ID] = id
        incoming = _Incoming(receive)

        async def complete(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._watch(scope, message["status"])
                if message["status"] >= 400:
                    await incoming.drain()
                headers = list(message["headers"])
                said = {name.lower() for name, _ in headers}
                headers += [one for one in _ANSWER_HEADERS if one[0] not in said]
                headers.append((b"x-request-id", id.encode()))
                if is_https(self._settings, scope):
                    headers.append(STRICT_TRANSPORT)
                # A new message: a stream's first one is the same object for everybody.
                message = {"type": "http.response.start", "status": message["status"], "headers": headers}
            await send(message)

        if self._is_known(scope):
            await self.app(scope, incoming.receive, complete)
        else:
            await refuse(_UNKNOWN_HOST, scope, complete)

    def _is_known(self, scope: Scope) -> bool:
        hosts = [value for name, value in scope["headers"] if name == b"host"]
        return scope["path"] in _FOR_ANY_HOST or (len(hosts) == 1 and self._hosts.knows(hosts[0]))

    def _watch(self, scope: Any, status: int) -> None:
        if status >= 500:
            metrics.SERVER_ERRORS.labels(scope.get("path_template") or "none", status).inc()
        elif status in _SUSPICIOUS:
            person = scope.get("user")
            self._log.refused(
                status=status,
                method=scope["method"],
                route=scope.get("path_template") or "none",
                person=person.id if person else None,
                address=address_of(scope),
                request=request_id_of(scope),
            )


_UNKNOWN_HOST: Final = Problem(
    421, "unknown-host", "this server does not go by that name; whoever runs it can set QUADRIGA_ORIGIN"
)


async def refuse(problem: Problem, scope: Any, send: Send) -> None:
    """Answer with a problem, before or instead of a route."""
    body = encode(problem.shown_for(request_id_of(scope)))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers += [(name.encode(), value.encode()) for name, value in problem.headers.items()]
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
