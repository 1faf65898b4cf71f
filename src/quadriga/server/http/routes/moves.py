"""What a seat does during a game."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, post
from litestar.params import JSONBody

from quadriga.server.http.request import (
    Body,
    Number,
    Repeatable,
    SmallInt,
    TableId,
    WebRequest,
    answer,
    context_of,
    language_of,
    problems,
    readable,
    seat_at,
    table_for,
    who,
)
from quadriga.server.problems import unfit
from quadriga.server.tables import actions, proposals
from quadriga.server.tables.append import Acknowledged


class Moving(Repeatable, frozen=True, kw_only=True):
    #: The entry the position shown stood at; a move answers exactly that position.
    seq: Number
    #: One of the legal moves by its key.
    move: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class TakingBack(Repeatable, frozen=True, kw_only=True):
    seq: Number
    moves: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 1


class Resigning(Repeatable, frozen=True, kw_only=True):
    pass


class Proposing(Repeatable, frozen=True, kw_only=True):
    seq: Number
    kind: proposals.Kind
    #: The entry to go back to; the seat that has won; for `replace` and `end`, the seat that is absent.
    target: Number


class Voting(Body, frozen=True):
    agree: bool


class Saying(Repeatable, frozen=True, kw_only=True):
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class NoteNumber(msgspec.Struct, frozen=True):
    n: int


@post("/tables/{table_id:str}/moves", status_code=200, responses=problems(401, 403, 404, 409, 422), summary="Move")
async def move(request: WebRequest, table_id: TableId, data: JSONBody[Moving]) -> Response[Acknowledged]:
    """Answered when the move is durable. 409 brings the position the table is at by now."""
    context, cached, seat = await seat_at(request, table_id, data.seq)
    done = await actions.move(context.service, cached, seat, data.seq, data.request, data.move, language_of(request))
    return answer(done)


@post("/tables/{table_id:str}/undo", status_code=200, responses=problems(401, 403, 404, 409, 422), summary="Take back")
async def undo(request: WebRequest, table_id: TableId, data: JSONBody[TakingBack]) -> Response[Acknowledged]:
    """Own moves, as far as `undo` in the position reaches."""
    context, cached, seat = await seat_at(request, table_id, data.seq)
    return answer(await actions.undo(context.service, cached, seat, data.seq, data.request, data.moves))


@post("/tables/{table_id:str}/resignation", status_code=200, responses=problems(401, 403, 404, 409), summary="Resign")
async def resign(request: WebRequest, table_id: TableId, data: JSONBody[Resigning]) -> Response[Acknowledged]:
    context, cached, seat = await seat_at(request, table_id, None)
    return answer(await actions.resign(context.service, cached, seat, data.request))


@post(
    "/tables/{table_id:str}/proposals",
    responses=problems(401, 403, 404, 409, 422),
    summary="Propose to go back further, that a seat has won, or what becomes of an absent seat",
)
async def propose(request: WebRequest, table_id: TableId, data: JSONBody[Proposing]) -> Response[NoteNumber]:
    """It happens once every person at the table agrees; bots agree to everything. A move ends the vote.

    Who is absent is not asked whether a bot takes the seat (`replace`) or the table ends without a result (`end`),
    and ends that vote by coming back. A table that is full can be ended by all its people.
    """
    context, person, cached, _ = await table_for(request, table_id)
    n = await proposals.propose(context.service, person, cached, data.seq, data.request, data.kind, data.target)
    return answer(NoteNumber(n), 201)


@post(
    "/tables/{table_id:str}/proposals/{n:int}/votes",
    status_code=204,
    responses=problems(401, 403, 404, 409, 422),
    summary="Vote on a proposal",
)
async def vote(request: WebRequest, table_id: TableId, n: SmallInt, data: JSONBody[Voting]) -> None:
    context, person, cached, _ = await table_for(request, table_id)
    await proposals.vote(context.service, person, cached, n, data.agree)


@post("/tables/{table_id:str}/chat", responses=problems(401, 403, 404, 422), summary="Say something")
async def say(request: WebRequest, table_id: TableId, data: JSONBody[Saying]) -> Response[NoteNumber]:
    text = readable(data.text)
    if not text:
        raise unfit("empty-text", "there is nothing to read in this")
    context, person = context_of(request), who(request)
    await context.check_chat(person)
    n = await actions.say(context.service, person, table_id, data.request, text)
    return answer(NoteNumber(n), 201)


ROUTES: list[Any] = [move, undo, resign, propose, vote, say]
