"""Guests, sessions, and what concerns one person."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from quadriga.server.http.middleware import COOKIE
from quadriga.server.http.request import Body, WebRequest, answer, context_of, problems, readable, who
from quadriga.server.live.sse import MyStream
from quadriga.server.people.sessions import become_guest, make_token, rename
from quadriga.server.problems import unfit
from quadriga.server.tables.lists import Listed, tables_of
from quadriga.server.tables.lists import lobby as lobby_of

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class Named(Body, frozen=True):
    name: Name


class PersonShown(msgspec.Struct, frozen=True):
    id: int
    name: str


class TokenShown(msgspec.Struct, frozen=True):
    #: Shown this once; only its digest is kept.
    token: str


class TablesShown(msgspec.Struct, frozen=True):
    tables: list[Listed]


def _clean(name: str) -> str:
    clean = readable(name)
    if not clean:
        raise unfit("empty-name", "a name needs a letter")
    return clean


@post("/guests", responses=problems(422), summary="Become a guest")
async def be_guest(request: WebRequest, data: JSONBody[Named]) -> Response[PersonShown]:
    """A name is enough. The answer sets the session cookie."""
    context = context_of(request)
    settings = context.service.settings
    session, person = await become_guest(context.service.pool, _clean(data.name), settings.session_days)
    response = answer(PersonShown(person.id, person.name), 201)
    origin = settings.origin or f"{request.scope['scheme']}://"
    response.cookies.append(
        Cookie(
            COOKIE,
            value=session,
            path="/",
            max_age=settings.session_days * 86_400,
            httponly=True,
            samesite="lax",
            secure=origin.startswith("https://"),
        )
    )
    return response


@get("/me", responses=problems(401), summary="Who I am")
async def me(request: WebRequest) -> Response[PersonShown]:
    person = who(request)
    return answer(PersonShown(person.id, person.name))


@patch("/me", responses=problems(401, 422), summary="Change my name")
async def be_called(request: WebRequest, data: JSONBody[Named]) -> Response[PersonShown]:
    context = context_of(request)
    person = await rename(context.service.pool, who(request), _clean(data.name))
    context.sessions.forget(person)
    return answer(PersonShown(person.id, person.name))


@post("/me/tokens", responses=problems(401), summary="Make a token for a program")
async def be_played_for(request: WebRequest) -> Response[TokenShown]:
    """Sent as `Authorization: Bearer TOKEN`, it does what my cookie does, until its session or all mine are ended."""
    context, person = context_of(request), who(request)
    token = await make_token(context.service.pool, person, context.service.settings.session_days)
    return answer(TokenShown(token), 201)


@delete("/me/session", status_code=204, responses=problems(401), summary="End this session")
async def leave(request: WebRequest) -> None:
    await _end(request, everywhere=False)


@delete("/me/sessions", status_code=204, responses=problems(401), summary="End all my sessions")
async def leave_everywhere(request: WebRequest) -> None:
    await _end(request, everywhere=True)


async def _end(request: WebRequest, *, everywhere: bool) -> None:
    context, person = context_of(request), who(request)
    await context.sessions.end(person, everywhere=everywhere)
    context.hub.close_streams_of(person.id)


@get("/me/tables", responses=problems(401), summary="The tables where I sit")
async def my_tables(request: WebRequest) -> Response[TablesShown]:
    person = who(request)
    return answer(TablesShown(await tables_of(context_of(request).service.pool, person)))


@get("/lobby", responses=problems(401), summary="Tables anyone may join")
async def lobby(request: WebRequest) -> Response[TablesShown]:
    person = who(request)
    return answer(TablesShown(await lobby_of(context_of(request).service.pool, person)))


@get(
    "/me/stream", responses=problems(401), media_type="text/event-stream", summary="Changes of my tables and the lobby"
)
async def my_stream(request: WebRequest) -> MyStream:
    """Server-sent events: `tables` with everything at first, then `table` or `gone` for each change."""
    return MyStream(context_of(request).hub, who(request))


ROUTES = [be_guest, me, be_called, be_played_for, leave, leave_everywhere, my_tables, lobby, my_stream]
