"""What hosts do for the peace of their tables, and what everyone does for their own: mutes."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Response, delete, get, patch, post, put
from litestar.params import JSONBody

from quadriga.server.http.request import (
    Body,
    Context,
    SmallInt,
    TableId,
    WebRequest,
    answer,
    context_of,
    problems,
    table_for,
    who,
)
from quadriga.server.http.routes.tables import shown
from quadriga.server.people import mutes
from quadriga.server.people.mutes import MutedShown
from quadriga.server.people.sessions import Person
from quadriga.server.problems import forbidden, not_found
from quadriga.server.tables import hosting
from quadriga.server.tables.serialize import TableShown
from quadriga.server.tables.watchers import WatchersShown, watchers_of


class Changes(Body, frozen=True):
    """What is left out stays as it is."""

    chat_closed: bool | None = None
    in_lobby: bool | None = None


class MutesShown(msgspec.Struct, frozen=True):
    muted: list[MutedShown]


@post(
    "/tables/{table_id:str}/invitation",
    status_code=200,
    responses=problems(401, 403, 404),
    summary="Change the invitation",
)
async def renew_invitation(request: WebRequest, table_id: TableId) -> Response[TableShown]:
    """The host's word. The old link is dead at once; whoever came by it before stays."""
    await hosting.renew_invitation(context_of(request).service, who(request), table_id)
    return await shown(request, table_id)


@patch("/tables/{table_id:str}", responses=problems(401, 403, 404), summary="Close or open the chat, list the table")
async def change(request: WebRequest, table_id: TableId, data: JSONBody[Changes]) -> Response[TableShown]:
    service, person = context_of(request).service, who(request)
    await hosting.change(service, person, table_id, chat_closed=data.chat_closed, in_lobby=data.in_lobby)
    return await shown(request, table_id)


@get("/tables/{table_id:str}/watchers", responses=problems(401, 403, 404), summary="Who looks on")
async def watchers(request: WebRequest, table_id: TableId) -> Response[WatchersShown]:
    """For the host and those who sit here: at most 50 by name, and how many there are."""
    context, _, cached, access = await table_for(request, table_id)
    if access.seat is None and not access.host:
        raise forbidden("only who sits here is told who looks on")
    return answer(await watchers_of(context.service.pool, cached.row))


@delete(
    "/tables/{table_id:str}/watchers/{n:int}",
    status_code=200,
    responses=problems(401, 403, 404, 409),
    summary="Send a spectator away",
)
async def send_away(request: WebRequest, table_id: TableId, n: SmallInt) -> Response[TableShown]:
    """They see nothing of the table from now on, and the invitation is renewed with it."""
    await hosting.send_away(context_of(request).service, who(request), table_id, n)
    return await shown(request, table_id)


@put(
    "/tables/{table_id:str}/seats/{seat:int}/mute",
    status_code=204,
    responses=problems(401, 403, 404, 422),
    summary="Do not show me what somebody writes, at any table",
)
async def mute(request: WebRequest, table_id: TableId, seat: SmallInt) -> None:
    """For me alone, on all my devices. Nobody is told."""
    context, person, other = await _sitter(request, table_id, seat)
    await mutes.mute(context.service.pool, person, other)
    context.service.announce_mutes(person.id)


@delete(
    "/tables/{table_id:str}/seats/{seat:int}/mute",
    status_code=204,
    responses=problems(401, 403, 404),
    summary="Show me again what somebody writes",
)
async def unmute(request: WebRequest, table_id: TableId, seat: SmallInt) -> None:
    context, person, other = await _sitter(request, table_id, seat)
    await mutes.unmute(context.service.pool, person, other)
    context.service.announce_mutes(person.id)


async def _sitter(request: WebRequest, table_id: str, seat: int) -> tuple[Context, Person, int]:
    context, person, cached, _ = await table_for(request, table_id)
    sitter = cached.row.seats[seat].person_id if seat < len(cached.row.seats) else None
    if sitter is None:
        raise not_found("person")
    return context, person, sitter


@get("/me/mutes", responses=problems(401), summary="Whom I have muted")
async def my_mutes(request: WebRequest) -> Response[MutesShown]:
    return answer(MutesShown(await mutes.mutes_of(context_of(request).service.pool, who(request))))


@delete("/me/mutes/{n:int}", status_code=204, responses=problems(401, 404), summary="Take a mute back")
async def take_back(request: WebRequest, n: SmallInt) -> None:
    service, person = context_of(request).service, who(request)
    if not await mutes.unmute_by_number(service.pool, person, n):
        raise not_found("mute")
    service.announce_mutes(person.id)


ROUTES: list[Any] = [renew_invitation, change, watchers, send_away, mute, unmute, my_mutes, take_back]
