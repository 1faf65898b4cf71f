"""What is kept about a person: to take along, and to be forgotten."""

from __future__ import annotations

from typing import Any, Final

import structlog
from litestar import delete, get
from litestar.params import JSONBody
from litestar.response import Stream

from quadriga.server.http.request import Body, WebRequest, context_of, problems, who
from quadriga.server.http.routes.people import Name
from quadriga.server.problems import Problem
from quadriga.server.storage.erasures import ErasureNotKept
from quadriga.server.tables.forgetting import forget, leave_games
from quadriga.server.tables.own_data import pieces

_log: Final = structlog.get_logger("quadriga.http")


class Forgetting(Body, frozen=True):
    #: The name one goes by, so that nobody is forgotten by a slip.
    name: Name


@get(
    "/me/data",
    responses=problems(401),
    media_type="application/json",
    summary="All that is kept about me, as one file",
)
async def take_along(request: WebRequest) -> Stream:
    """My sessions, notes and chat, and the tables where I sit with what I did there: records of games that are over,
    my own moves of those that are not. A few times an hour.
    """
    context, person = context_of(request), who(request)
    await context.check_exports(person)
    return Stream(
        pieces(context.service.pool, context.service.archive, person),
        media_type="application/json",
        headers={"content-disposition": 'attachment; filename="quadriga.json"', "cache-control": "no-store"},
    )


@delete("/me", status_code=204, responses=problems(401, 409, 422), summary="Be forgotten")
async def be_forgotten(request: WebRequest, data: JSONBody[Forgetting]) -> None:
    """My name, sessions, tokens, notes and chat are deleted. My seats are somebody's from now on, and leave the games
    that are not over; records stay as they are, since they have no names. This cannot be taken back.
    """
    context, person = context_of(request), who(request)
    try:
        forgotten = await forget(context.service, person.id, name=data.name)
    except ErasureNotKept as error:
        _log.error("nobody can be forgotten", reason=str(error))
        raise Problem(503, "not-kept", "this server cannot write down just now that you were forgotten") from None
    context.hub.let_go(person.id)
    await leave_games(context.service, forgotten.tables)


ROUTES: list[Any] = [take_along, be_forgotten]
