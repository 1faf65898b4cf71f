"""The web application: routes, the middleware around them, and what they share for as long as the process runs."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, Final

import asyncpg
import structlog
from litestar import Litestar, Request, Response, Router
from litestar.exceptions import HTTPException, InternalServerException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from quadriga import __version__
from quadriga.server.http.headers import PAGE_HEADERS
from quadriga.server.http.middleware import AccessMiddleware
from quadriga.server.http.openapi import Described
from quadriga.server.http.perimeter import LONGEST_BODY, Perimeter, request_id_of
from quadriga.server.http.reference import ReferencePage
from quadriga.server.http.request import Context, StrictJSON, WebRequest
from quadriga.server.http.routes import (
    games,
    guides,
    health,
    hints,
    hosting,
    layouts,
    moves,
    own_data,
    people,
    positions,
    previews,
    puzzles,
    reviews,
    standing,
    stream,
    tables,
)
from quadriga.server.http.static_files import StaticFiles
from quadriga.server.live.hub import Hub
from quadriga.server.people.security_log import SecurityLog
from quadriga.server.people.sessions import Lifetime, Sessions
from quadriga.server.problems import Problem, no_session, unavailable
from quadriga.server.settings import Settings
from quadriga.server.storage.health import NOT_MIGRATED, OTHER_SCHEMA, sentence_for
from quadriga.server.storage.pool import UNREACHABLE
from quadriga.server.tables.serialize import encode
from quadriga.server.tables.service import Service

#: Seconds that what runs beside the web has to end in order.
_BESIDE_SECONDS: Final = 7.0
_log = structlog.get_logger("quadriga.http")


class Web:
    """A web process's application, and the way to its streams for whoever stops it."""

    def __init__(
        self, settings: Settings, beside: Callable[[Service], Coroutine[Any, Any, None]] | None = None
    ) -> None:
        self.settings = settings
        #: What else runs on this process's service: the jobs of a home server. The process ends with it.
        self._beside = beside
        #: Whether that ended by itself.
        self.failed = False
        self.hub: Hub | None = None
        self.litestar = Litestar(
            [
                *people.ROUTES,
                *own_data.ROUTES,
                *tables.ROUTES,
                *hosting.ROUTES,
                *moves.ROUTES,
                *positions.ROUTES,
                *previews.ROUTES,
                *hints.ROUTES,
                *reviews.ROUTES,
                *standing.ROUTES,
                *layouts.ROUTES,
                *games.ROUTES,
                *guides.ROUTES,
                *puzzles.ROUTES,
                *stream.ROUTES,
                *health.ROUTES,
            ],
            lifespan=[self._live],
            exception_handlers={
                Problem: _refuse,
                HTTPException: _refuse_http,
                Exception: _fail,
                **dict.fromkeys(UNREACHABLE, _refuse_for_now),
                **dict.fromkeys(OTHER_SCHEMA, _refuse_if_behind),
                asyncpg.ForeignKeyViolationError: _refuse_forgotten,
                asyncpg.DataError: _fail,  # ours, although its class says that the connection is to blame
            },
            openapi_config=OpenAPIConfig(
                title="Quadriga",
                version=__version__,
                description="Tables for Roman building games: people, seats, moves, live streams, records.",
                openapi_router=Router(
                    "/api",
                    route_handlers=[],
                    include_in_schema=False,
                    response_headers=PAGE_HEADERS,
                    exception_handlers={HTTPException: _refuse_page},
                ),
                render_plugins=[ReferencePage(), JsonRenderPlugin()],
                components=Described(),
                use_handler_docstrings=True,
            ),
            request_class=WebRequest,
            dto=StrictJSON,
            return_dto=None,
            request_max_body_size=LONGEST_BODY,
            logging_config=None,
        )
        self.access = AccessMiddleware(self.litestar, settings)
        self.security = SecurityLog()
        routes = frozenset(route.path.split("/")[1] for route in self.litestar.routes)
        self.asgi = Perimeter(StaticFiles(self.access, routes=routes), settings, self.security)

    @asynccontextmanager
    async def _live(self, app: Litestar) -> AsyncIterator[None]:
        service = await Service.start(self.settings)
        service.erasures.prepare()
        service.replays.pool.warm_up()
        self.security.key = service.seeds.derive("security log")
        sessions = self.access.limits.sessions = Sessions(service.pool, Lifetime.of(self.settings))
        self.access.limits.rates = service.rates
        self.hub = Hub(service, sessions)
        self.hub.start()
        app.state["context"] = Context(service, sessions, self.hub, self.security)
        if wrong := await service.health.look():
            _log.warning(wrong)  # until that is mended requests are answered 503
        _log.info("web process started", port=self.settings.port)
        task = asyncio.create_task(self._beside(service)) if self._beside is not None else None
        if task is not None:
            task.add_done_callback(self._end_with)
        try:
            yield
        finally:
            if task is not None:
                task.cancel()
                await asyncio.wait({task}, timeout=_BESIDE_SECONDS)
            await self.hub.stop()
            await service.stop()
            _log.info("web process stopped")

    def _end_with(self, task: asyncio.Task[None]) -> None:
        """What should run as long as the process has ended by itself: without it the process is of no use."""
        if not task.cancelled():
            _log.error("what runs beside the web has ended", error=type(task.exception()).__name__)
            self.failed = True
            signal.raise_signal(signal.SIGTERM)


def _refuse(request: Request[Any, Any, Any], problem: Problem) -> Response[bytes]:
    body = encode(problem.shown_for(request_id_of(request.scope)))
    return Response(body, status_code=problem.status, media_type="application/json", headers=problem.headers)


def _refuse_for_now(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    request.app.state["context"].service.health.note(error)
    return _refuse(request, unavailable(sentence_for(error)))


def _refuse_if_behind(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """A table or column that is not there: `quadriga migrate` was forgotten, or else it is a mistake of ours."""
    if request.app.state["context"].service.health.behind is False:
        return _fail(request, error)
    return _refuse(request, unavailable(NOT_MIGRATED))


def _refuse_forgotten(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """Whoever asks was forgotten, and this process has not heard of it yet: what they write would belong to nobody."""
    constraint = getattr(error, "constraint_name", None) or ""
    if constraint.endswith(("_person_id_fkey", "_host_fkey")):
        return _refuse(request, no_session())
    return _fail(request, error)


def _refuse_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """What the framework refuses: no such route, a body that cannot be read, one that is too long."""
    if error.status_code == 413:
        problem = Problem(413, "too-large", "no body anyone has reason to send is that long")
    elif isinstance(error, InternalServerException):  # the client has gone, which is no mistake of ours
        problem = Problem(400, "bad-request", "the body was not sent to its end")
    else:
        words = {400: "bad-request", 404: "not-found", 405: "not-allowed"}
        problem = Problem(error.status_code, words.get(error.status_code, "refused"), error.detail)
    problem.headers.update(error.headers or {})
    return _refuse(request, problem)


def _refuse_page(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    response = _refuse_http(request, error)
    response.headers.update(PAGE_HEADERS)
    return response


def _fail(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """A mistake of ours. The log gets where it happened, without the values: they may be secrets."""
    where = error.__traceback__
    frames = []
    while where is not None:
        code = where.tb_frame.f_code
        frames.append(f"{code.co_filename.rpartition('quadriga/')[2]}:{where.tb_lineno} {code.co_name}")
        where = where.tb_next
    id = request_id_of(request.scope)
    _log.error("request failed", request=id, path=request.scope["path"], error=type(error).__name__, where=frames[-6:])
    return _refuse(request, Problem(500, "failed", "something went wrong here; it has been logged"))
