"""Looking at a table: now, live, earlier, and why not."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, get
from litestar.params import HeaderParameter, QueryParameter

from quadriga.server.http.request import (
    LARGEST,
    Eyes,
    SmallInt,
    TableId,
    WebRequest,
    answer,
    encoded,
    eyes_of,
    game_for,
    language_of,
    problems,
    table_for,
)
from quadriga.server.live.sse import TableStream, may_stream, parse_event_id
from quadriga.server.problems import conflict, forbidden, unfit
from quadriga.server.tables import queries
from quadriga.server.tables.access import muted_seats
from quadriga.server.tables.questions import Steps, Tallies
from quadriga.server.tables.serialize import PositionShown, TableShown, show_position, show_table

Asking = Annotated[str, QueryParameter(max_length=queries.LONGEST_TEXT)]


class TableNow(msgspec.Struct, frozen=True, omit_defaults=True):
    table: TableShown
    #: Missing before the deal, while the table is paused, and for those who may not watch.
    position: PositionShown | None = None


class ReceiptPart(msgspec.Struct, frozen=True):
    """What the server knows of a receipt; the client adds the nonce it kept."""

    table: str
    seat: int
    commitment: str
    nonce_hashes: tuple[str, ...]
    seq: int
    hash: str


@get("/tables/{table_id:str}", responses=problems(401, 404), summary="A table as it is now")
async def table(request: WebRequest, table_id: TableId) -> Response[TableNow]:
    context, person, cached, access = await table_for(request, table_id)
    position = None
    if access.watches and cached.table is not None and cached.row.status != "paused":
        position = show_position(
            cached.table,
            access.seat,
            digest=cached.digest,
            deadline=cached.deadline,
            reserves=cached.reserves,
        )
    muted = await muted_seats(context.service.pool, cached.row, person)
    return answer(TableNow(show_table(cached.row, access, muted), position))


@get(
    "/tables/{table_id:str}/stream",
    responses=problems(401, 403, 404),
    media_type="text/event-stream",
    summary="A table, live",
)
async def stream(
    request: WebRequest,
    table_id: TableId,
    last_event_id: Annotated[str, HeaderParameter(name="Last-Event-ID", max_length=40, required=False)] = "",
) -> TableStream:
    """Server-sent events `table`, `note` and `position`, with ids `seq.note`.

    Every connection begins with the whole position; one that says what it last heard also gets the steps since.
    """
    context, person, cached, access = await table_for(request, table_id)
    if not may_stream(cached, access):
        raise forbidden("this game is not for watching")
    return TableStream(context.hub, person, cached, access, parse_event_id(last_event_id))


@get("/tables/{table_id:str}/why", responses=problems(401, 403, 404, 409, 422), summary="Why can't I?")
async def why(
    request: WebRequest,
    table_id: TableId,
    move: Asking = "",
    thing: Asking = "",
    begun: Asking = "",
    language: Asking = "",
) -> Response[queries.Refusals]:
    """Why my seat may not make a move, or a click on a thing does nothing: rules in the reader's language.

    `begun` are the things clicked before it, with spaces between them.
    """
    _, _, cached, access = await game_for(request, table_id)
    if access.seat is None:
        raise forbidden("only who sits here may ask")
    if bool(move) == bool(thing):
        raise unfit("ask-one", "ask about a move or about a thing")
    spoken = language or language_of(request)
    return answer(queries.why_not(cached, access.seat, move, thing, begun, spoken))


@get("/tables/{table_id:str}/preview", responses=problems(401, 403, 404, 409, 422), summary="What a move would do")
async def preview(request: WebRequest, table_id: TableId, move: Asking) -> Response[queries.PreviewShown]:
    _, _, cached, access = await game_for(request, table_id)
    if access.seat is None:
        raise forbidden("only who sits here may ask")
    return answer(queries.preview(cached, access.seat, move, language_of(request)))


@get(
    "/tables/{table_id:str}/positions/{seq:int}", responses=problems(401, 403, 404, 409), summary="An earlier position"
)
async def position(request: WebRequest, table_id: TableId, seq: SmallInt, seat: Eyes = None) -> Response[PositionShown]:
    """As the asker may see it; once the game is over, as any seat saw it."""
    context, _, cached, access = await game_for(request, table_id)
    viewer = eyes_of(cached, access, seat)
    return encoded(await queries.position_at(context.service, cached, seq, viewer))


@get("/tables/{table_id:str}/steps", responses=problems(401, 403, 404, 409, 422), summary="What happened")
async def steps(
    request: WebRequest,
    table_id: TableId,
    first: Annotated[int, QueryParameter(name="from", ge=0, le=LARGEST)] = 1,
    seat: Eyes = None,
) -> Response[Steps]:
    """From an entry on, as the asker may know it, or as any seat knew it once the game is over; at most 200 steps."""
    context, _, cached, access = await game_for(request, table_id)
    viewer = eyes_of(cached, access, seat)
    return encoded(await queries.steps_from(context.service, cached, first, viewer))


@get("/tables/{table_id:str}/tally", responses=problems(401, 403, 404, 409), summary="Points by turn")
async def tally(request: WebRequest, table_id: TableId) -> Response[Tallies]:
    context, _, cached, access = await game_for(request, table_id)
    return encoded(await queries.tallies(context.service, cached, access.seat))


@get(
    "/tables/{table_id:str}/record",
    responses=problems(401, 403, 404, 409),
    media_type="application/jsonl",
    summary="The whole record, once the game is over",
)
async def record(request: WebRequest, table_id: TableId) -> Response[bytes]:
    context, _, cached, _ = await game_for(request, table_id)
    return Response(await queries.whole_record(context.service, cached), media_type="application/jsonl")


@get("/tables/{table_id:str}/receipt", responses=problems(401, 403, 404, 409), summary="My receipt, but for my nonce")
async def receipt(request: WebRequest, table_id: TableId) -> Response[ReceiptPart]:
    _, _, cached, access = await game_for(request, table_id)
    if access.seat is None:
        raise forbidden("only who sits here has a receipt")
    if cached.head < 0:
        raise conflict("not-dealt", "there is no game to have a receipt of now")
    hashes = tuple(seat.nonce_hash for seat in cached.row.seats)
    return answer(ReceiptPart(table_id, access.seat, cached.row.commitment, hashes, cached.head, cached.digest.hex()))


ROUTES: list[Any] = [table, stream, why, preview, position, steps, tally, record, receipt]
