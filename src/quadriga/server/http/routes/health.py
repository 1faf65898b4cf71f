"""For those who run the server: alive, ready."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Response, get

from quadriga.server.http.request import WebRequest, answer, context_of


class Health(msgspec.Struct, frozen=True):
    ok: bool


class Readiness(msgspec.Struct, frozen=True, omit_defaults=True):
    database: bool
    #: Whether limits count for all processes together; when Redis does not answer in time each counts by itself.
    limits_shared: bool
    #: Losing Redis slows announcements down and loses nothing, so the process stays ready. Left out where a server is
    #: set to have none.
    redis: bool | None = None
    #: What is wrong with the database, in a sentence.
    detail: str = ""


@get("/health", summary="The process is alive")
async def health() -> Response[Health]:
    return answer(Health(True))


@get("/ready", summary="The process can serve", responses={})
async def ready(request: WebRequest) -> Response[Readiness]:
    """The database answers, is migrated, and takes writes. It is looked at once a second at most."""
    service = context_of(request).service
    wrong = await service.health.look()
    shown = Readiness(not wrong, service.rates.shared, service.fanout.connected, wrong)
    return answer(shown, 503 if wrong else 200)


ROUTES: list[Any] = [health, ready]
