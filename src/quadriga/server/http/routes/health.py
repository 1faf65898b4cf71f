"""For those who run the server: alive, ready, metrics."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Response, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from quadriga.server.http.request import WebRequest, answer, context_of
from quadriga.server.storage.pool import UNREACHABLE


class Health(msgspec.Struct, frozen=True):
    ok: bool


class Readiness(msgspec.Struct, frozen=True):
    database: bool
    #: Losing Redis slows announcements down and loses nothing, so the process stays ready.
    redis: bool


@get("/health", summary="The process is alive")
async def health() -> Response[Health]:
    return answer(Health(True))


@get("/ready", summary="The process can serve", responses={})
async def ready(request: WebRequest) -> Response[Readiness]:
    service = context_of(request).service
    try:
        await service.pool.fetchval("SELECT 1 FROM game_table LIMIT 1", timeout=2)
        database = True
    except UNREACHABLE:
        database = False
    return answer(Readiness(database, service.fanout.connected), 200 if database else 503)


@get("/metrics", media_type="text/plain", include_in_schema=False)
async def metrics() -> Response[bytes]:
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


ROUTES: list[Any] = [health, ready, metrics]
