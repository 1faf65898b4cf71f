"""Guests, sessions, and what concerns one person."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Literal

import msgspec
from litestar import Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody, QueryParameter

from quadriga.server.http.headers import cookie_name, is_https
from quadriga.server.http.request import Body, SmallInt, WebRequest, answer, context_of, problems, readable, who
from quadriga.server.live.my_stream import MyStream
from quadriga.server.people.sessions import Lifetime, SessionListed, become_guest, make_token, rename
from quadriga.server.people.welcome import demand_welcome
from quadriga.server.problems import not_found, unfit
from quadriga.server.tables.lists import PAGE as MY_PAGE
from quadriga.server.tables.lists import Listed, tables_after, tables_of
from quadriga.server.tables.lobby import LONGEST_PAGE, PAGE, LobbyPage

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Key = Annotated[str, msgspec.Meta(max_length=100)]


class Named(Body, frozen=True):
    name: Name


#: What a session or a token is called: the browser it is of, or the program.
Label = Annotated[str, msgspec.Meta(max_length=60)]


class NewGuest(Named, frozen=True):
    #: What the session is called in the list of one's sessions, such as "Firefox, Linux".
    device: Label = ""
    #: The invitation of a table and the table's id; or, without one, what stands in a link of `quadriga invite`.
    #: Only a server that is by invitation looks at them.
    table: Key = ""
    invite: Key = ""
    #: How the session is handed over: a browser's own person has a cookie; a second person at the same browser, or a
    #: program, a token in the answer.
    session: Literal["cookie", "token"] = "cookie"


class Labelled(Body, frozen=True):
    name: Label


class PersonShown(msgspec.Struct, frozen=True):
    id: int
    name: str


class GuestShown(PersonShown, frozen=True, omit_defaults=True):
    #: What to send as `Authorization: Bearer TOKEN`, where a token was asked for. Shown this once.
    token: str = ""


class TokenShown(msgspec.Struct, frozen=True):
    #: Shown this once; only its digest is kept.
    token: str


class SessionsShown(msgspec.Struct, frozen=True):
    sessions: list[SessionListed]


class TablesShown(msgspec.Struct, frozen=True, omit_defaults=True):
    tables: list[Listed]
    #: Where the next page begins, if there may be one.
    next: str = ""


def _clean(name: str) -> str:
    clean = readable(name)
    if not clean:
        raise unfit("empty-name", "a name needs a letter")
    return clean


@post("/guests", responses=problems(403, 422), summary="Become a guest")
async def be_guest(request: WebRequest, data: JSONBody[NewGuest]) -> Response[GuestShown]:
    """A name is enough, unless this server is by invitation.

    The answer sets the session cookie, and the session of one that was sent ends; or, if asked to, it tells a token and
    leaves cookies as they are.
    """
    context = context_of(request)
    settings, name, device = context.service.settings, _clean(data.name), readable(data.device)
    admit = partial(demand_welcome, table=data.table, invite=data.invite) if settings.guests == "invite" else None
    before = request.scope["user"]
    by_cookie = "authorization" not in request.headers and data.session == "cookie"
    instead = before if by_cookie else None
    session, person = await become_guest(context.service.pool, name, Lifetime.of(settings), device, instead, admit)
    if instead is not None:
        context.sessions.forget(instead.id)
        context.note(request, "session ended", instead.id)
    context.note(request, "guest", person.id)
    if data.session == "token":
        return answer(GuestShown(person.id, person.name, session), 201)
    response = answer(GuestShown(person.id, person.name), 201)
    response.cookies.append(
        Cookie(
            cookie_name(settings, request.scope),
            value=session,
            path="/",
            max_age=settings.session_most_days * 86_400,  # when it ends for want of use, the server knows
            httponly=True,
            samesite="lax",
            secure=is_https(settings, request.scope),
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
    context.sessions.forget(person.id)
    return answer(PersonShown(person.id, person.name))


@post("/me/tokens", responses=problems(401, 409), summary="Make a token for a program")
async def be_played_for(request: WebRequest, data: JSONBody[Labelled | None] = None) -> Response[TokenShown]:
    """Sent as `Authorization: Bearer TOKEN`, it does what my cookie does.

    It ends by itself or with the session it was made in, whichever is first.
    """
    context, person = context_of(request), who(request)
    settings = context.service.settings
    name = readable(data.name) if data else ""
    lifetime = Lifetime.of(settings)
    token = await make_token(context.service.pool, person, lifetime, settings.tokens_per_person, name)
    context.note(request, "token made", person.id)
    return answer(TokenShown(token), 201)


@get("/me/sessions", responses=problems(401), summary="My sessions and tokens")
async def my_sessions(request: WebRequest) -> Response[SessionsShown]:
    """What can act for me: browsers and programs, this one first. At most a hundred, the newest."""
    person = who(request)
    return answer(SessionsShown(await context_of(request).sessions.listed(person)))


@patch("/me/sessions/{id:int}", status_code=204, responses=problems(401, 404), summary="Name one of my sessions")
async def name_session(request: WebRequest, id: SmallInt, data: JSONBody[Labelled]) -> None:
    if not await context_of(request).sessions.name(who(request), id, readable(data.name)):
        raise not_found("session")


@delete("/me/sessions/{id:int}", status_code=204, responses=problems(401, 404), summary="End one of my sessions")
async def end_session(request: WebRequest, id: SmallInt) -> None:
    """A token, or the session of a browser and the tokens made in it."""
    context, person = context_of(request), who(request)
    kind = await context.sessions.end_one(person, id)
    if kind is None:
        raise not_found("session")
    context.note(request, "token ended" if kind == "token" else "session ended", person.id)
    context.hub.close_streams_of(person.id)  # those that may stay come back at once


@delete("/me/session", status_code=204, responses=problems(401), summary="End this session")
async def leave(request: WebRequest) -> None:
    await _end(request, everywhere=False)


@delete("/me/sessions", status_code=204, responses=problems(401), summary="End all my sessions")
async def leave_everywhere(request: WebRequest) -> None:
    await _end(request, everywhere=True)


async def _end(request: WebRequest, *, everywhere: bool) -> None:
    context, person = context_of(request), who(request)
    await context.sessions.end(person, everywhere=everywhere)
    context.note(request, "all sessions ended" if everywhere else "session ended", person.id)
    context.hub.close_streams_of(person.id)


@get("/me/tables", responses=problems(401, 422), summary="The tables where I sit")
async def my_tables(
    request: WebRequest,
    before: Annotated[str, QueryParameter(max_length=16, description="`next` of the page before this one")] = "",
) -> Response[TablesShown]:
    """What is being played first, then what is over, the most recent of each first; a hundred on a page."""
    pool, person = context_of(request).service.pool, who(request)
    tables = await tables_after(pool, person.id, before) if before else (await tables_of(pool, person.id)).tables
    return answer(TablesShown(tables, tables[-1].id if len(tables) == MY_PAGE else ""))


@get("/lobby", responses=problems(401, 422), summary="Tables anyone may join")
async def lobby(
    request: WebRequest,
    before: Annotated[str, QueryParameter(max_length=60, description="`next` of the page before this one")] = "",
    limit: Annotated[int, QueryParameter(ge=1, le=LONGEST_PAGE)] = PAGE,
) -> Response[LobbyPage]:
    """The newest first, and on the first page at most three of each host; then the next three of each, and so on."""
    person = who(request)
    snapshot = await context_of(request).service.lobby.fresh()
    return answer(snapshot.page(person.id, before, limit))


@get(
    "/me/stream", responses=problems(401), media_type="text/event-stream", summary="Changes of my tables and the lobby"
)
async def my_stream(request: WebRequest) -> MyStream:
    """Server-sent events: `tables` with everything at first, then `table` or `gone` for each change.

    Of the lobby it tells the first page; `next` in `tables`, and in `more` when it changed, is where the second begins.
    """
    return MyStream(context_of(request).hub, who(request))


ROUTES = [
    be_guest,
    me,
    be_called,
    be_played_for,
    my_sessions,
    name_session,
    end_session,
    leave,
    leave_everywhere,
    my_tables,
    lobby,
    my_stream,
]
