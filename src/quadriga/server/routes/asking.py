"""Looking at a table: now, live, earlier, and why not."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, get
from litestar.params import Parameter

from quadriga.server import asking
from quadriga.server.problems import conflict, forbidden, unfit
from quadriga.server.routes.desk import Asked, Eyes, answer, eyes_of, game_for, language_of, problems, table_for
from quadriga.server.shown import PositionShown, StepShown, TableShown, show_position, show_table
from quadriga.server.streams import TableStream, may_stream, parse_event_id

Asking = Annotated[str, Parameter(max_length=asking.LONGEST_TEXT)]


class TableNow(msgspec.Struct, frozen=True, omit_defaults=True):
    table: TableShown
    #: Missing before the deal, while the table is paused, and for those who may not watch.
    position: PositionShown | None = None


class Refusals(msgspec.Struct, frozen=True):
    #: Empty: it is allowed.
    refusals: list[asking.RefusalShown]


class Steps(msgspec.Struct, frozen=True):
    steps: list[StepShown]


class Tallies(msgspec.Struct, frozen=True):
    turns: list[asking.TallyShown]


class ReceiptPart(msgspec.Struct, frozen=True):
    """What the server knows of a receipt; the client adds the nonce it kept."""

    table: str
    seat: int
    commitment: str
    nonce_hashes: tuple[str, ...]
    seq: int
    hash: str


@get("/tables/{table_id:str}", responses=problems(401, 404), summary="A table as it is now")
async def table(request: Asked, table_id: str) -> Response[TableNow]:
    _, _, opened, access = await table_for(request, table_id)
    position = None
    if access.watches and opened.table is not None and opened.row.status != "paused":
        position = show_position(opened.table, access.seat, digest=opened.digest, deadline=opened.deadline)
    return answer(TableNow(show_table(opened.row, access), position))


@get(
    "/tables/{table_id:str}/stream",
    responses=problems(401, 403, 404),
    media_type="text/event-stream",
    summary="A table, live",
)
async def stream(
    request: Asked,
    table_id: str,
    last_event_id: Annotated[str, Parameter(header="Last-Event-ID", max_length=40, required=False)] = "",
) -> TableStream:
    """Server-sent events `table`, `note` and `position`, with ids `seq.note`.

    Every connection begins with the whole position; one that says what it last heard also gets the steps since.
    """
    desk, person, opened, access = await table_for(request, table_id)
    if not may_stream(opened, access):
        raise forbidden("this game is not for watching")
    return TableStream(desk.hub, person, opened, access, parse_event_id(last_event_id))


@get("/tables/{table_id:str}/why", responses=problems(401, 403, 404, 409, 422), summary="Why can't I?")
async def why(
    request: Asked, table_id: str, move: Asking = "", thing: Asking = "", language: Asking = ""
) -> Response[Refusals]:
    """Why my seat may not make a move, or can do nothing with a thing: rules in the reader's language."""
    _, _, opened, access = await game_for(request, table_id)
    if access.seat is None:
        raise forbidden("only who sits here may ask")
    if bool(move) == bool(thing):
        raise unfit("ask-one", "ask about a move or about a thing")
    spoken = language or language_of(request)
    return answer(Refusals(asking.why_not(opened, access.seat, move, thing, spoken)))


@get("/tables/{table_id:str}/preview", responses=problems(401, 403, 404, 409, 422), summary="What a move would do")
async def preview(request: Asked, table_id: str, move: Asking) -> Response[asking.PreviewShown]:
    _, _, opened, access = await game_for(request, table_id)
    if access.seat is None:
        raise forbidden("only who sits here may ask")
    return answer(asking.preview(opened, access.seat, move, language_of(request)))


@get("/tables/{table_id:str}/positions/{n:int}", responses=problems(401, 403, 404, 409), summary="An earlier position")
async def position(request: Asked, table_id: str, n: int, seat: Eyes = None) -> Response[PositionShown]:
    """As the asker may see it; once the game is over, as any seat saw it."""
    desk, _, opened, access = await game_for(request, table_id)
    viewer = eyes_of(opened, access, seat)
    return answer(await asking.position_at(desk.service.pool, opened, n, viewer))


@get("/tables/{table_id:str}/steps", responses=problems(401, 403, 404, 409, 422), summary="What happened")
async def steps(
    request: Asked,
    table_id: str,
    first: Annotated[int, Parameter(query="from", ge=0, le=2_000_000_000)] = 1,
    seat: Eyes = None,
) -> Response[Steps]:
    """From an entry on, as the asker may know it, or as any seat knew it once the game is over; at most 200 steps."""
    desk, _, opened, access = await game_for(request, table_id)
    viewer = eyes_of(opened, access, seat)
    return answer(Steps(await asking.steps_from(desk.service.pool, opened, first, viewer)))


@get("/tables/{table_id:str}/tally", responses=problems(401, 403, 404, 409), summary="Points by turn")
async def tally(request: Asked, table_id: str) -> Response[Tallies]:
    desk, _, opened, access = await game_for(request, table_id)
    return answer(Tallies(await asking.tallies(desk.service.pool, opened, access.seat)))


@get(
    "/tables/{table_id:str}/record",
    responses=problems(401, 403, 404, 409),
    media_type="application/jsonl",
    summary="The whole record, once the game is over",
)
async def record(request: Asked, table_id: str) -> Response[bytes]:
    desk, _, opened, _ = await game_for(request, table_id)
    return Response(await asking.whole_record(desk.service.pool, opened), media_type="application/jsonl")


@get("/tables/{table_id:str}/receipt", responses=problems(401, 403, 404, 409), summary="My receipt, but for my nonce")
async def receipt(request: Asked, table_id: str) -> Response[ReceiptPart]:
    _, _, opened, access = await game_for(request, table_id)
    if access.seat is None:
        raise forbidden("only who sits here has a receipt")
    if opened.head < 0:
        raise conflict("not-dealt", "there is no game to have a receipt of now")
    hashes = tuple(seat.nonce_hash for seat in opened.row.seats)
    return answer(ReceiptPart(table_id, access.seat, opened.row.commitment, hashes, opened.head, opened.digest.hex()))


ROUTES: list[Any] = [table, stream, why, preview, position, steps, tally, record, receipt]
