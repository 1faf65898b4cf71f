"""Opening a table, coming to it, sitting down, starting."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Final, Literal

import msgspec
import structlog
from litestar import Response, delete, get, post, put
from litestar.params import JSONBody

from quadriga.bots import names as bot_names
from quadriga.core.datafile import LONGEST_TEXT
from quadriga.core.meta import Meta, OptionValue
from quadriga.core.registry import find_meta, usable
from quadriga.server.http.request import (
    LARGEST,
    Body,
    Hash,
    Nonce,
    Number,
    SmallInt,
    TableId,
    WebRequest,
    answer,
    context_of,
    game_for,
    problems,
    who,
)
from quadriga.server.problems import not_found
from quadriga.server.storage.table_rows import Forked, Late, Status, Timing, Watch
from quadriga.server.tables import forking, hosting, restoring, seating
from quadriga.server.tables.access import access_to, muted_seats
from quadriga.server.tables.guided import with_guides, with_turn_pages
from quadriga.server.tables.serialize import TableShown, show_table

Text = Annotated[str, msgspec.Meta(max_length=100)]
MONTH: Final = 30 * 86_400
#: Nobody counts as absent sooner.
SOONEST: Final = 60
_log: Final = structlog.get_logger("quadriga.tables")


class NewTable(Body, frozen=True):
    game: Text
    players: Number
    options: dict[str, OptionValue] = msgspec.field(default_factory=dict)
    edition: Text | None = None
    #: A data file of one's own, in place of an edition by name: its text.
    edition_file: Annotated[str, msgspec.Meta(max_length=LONGEST_TEXT)] = ""
    #: Bots by name; they take the last seats.
    bots: Annotated[tuple[Text, ...], msgspec.Meta(max_length=8)] = ()
    in_lobby: bool = False
    watch: Watch = "invited"
    #: The clock: seconds of its own for each move; seconds in reserve for the whole game, and what each move adds to
    #: them. With neither of the first two there is none.
    move_seconds: Annotated[int, msgspec.Meta(ge=1, le=MONTH)] | None = None
    reserve_seconds: Annotated[int, msgspec.Meta(ge=0, le=MONTH)] = 0
    increment_seconds: Annotated[int, msgspec.Meta(ge=0, le=86_400)] = 0
    #: What happens to a seat whose time is over: a harmless move, a bot takes its place, it resigns, or nothing.
    late: Late = "move"
    #: Seconds without a stream after which a seat that is waited for counts as absent. Unless told, a day without a
    #: clock, and with one all the time a seat has for its first move.
    absent_seconds: Annotated[int, msgspec.Meta(ge=SOONEST, le=MONTH)] | None = None
    #: The bot that takes the place of who is late or absent.
    stand_in: Text = "greedy"
    #: Hints for everyone: every seat may ask what a bot would do, also where other people sit; the table and its record
    #: say so.
    hints: bool = False


class Invitation(Body, frozen=True):
    invite: Text


class InvitationShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an invitation says to whoever holds it, before they have come in."""

    #: Who invites; nobody where they have been forgotten.
    host: str
    game: str
    status: Status
    players: int
    #: Seats that somebody can still take.
    free: int
    move_seconds: int | None = None
    reserve_seconds: int = 0
    increment_seconds: int = 0
    #: Hints for everyone.
    hints: bool = False
    #: The position of another table that it goes on from.
    origin: Forked | None = None


class Sitting(Body, frozen=True):
    #: SHA-256 of a nonce the client made for this table and has told nobody.
    nonce_hash: Hash


class BotSitting(Body, frozen=True):
    bot: Text


class Revealing(Body, frozen=True):
    nonce: Nonce


class GamesShown(msgspec.Struct, frozen=True):
    games: list[Meta]
    bots: tuple[str, ...]
    #: Those of the games that have a guided first game.
    guided: list[str]
    #: Those that have a turn page.
    turn_pages: list[str]
    #: Who may become a guest here.
    guests: Literal["open", "invite"]


class TableNamed(msgspec.Struct, frozen=True):
    id: str


@get("/games", responses=problems(), summary="The games installed, their options, the bots, and who may come")
async def games(request: WebRequest) -> Response[GamesShown]:
    guests = context_of(request).service.settings.guests
    return answer(GamesShown(list(_metas()), bot_names(), list(with_guides()), list(with_turn_pages()), guests))


def _metas() -> Iterator[Meta]:
    """A game somebody installed beside ours may be broken; the others are still there."""
    for id in usable():
        yield find_meta(id)


@post("/tables", responses=problems(401, 409, 422), summary="Open a table")
async def open_table(request: WebRequest, data: JSONBody[NewTable]) -> Response[TableShown]:
    """The commitment in the answer stands before anyone is seated; sit down next."""
    if data.edition_file:
        await context_of(request).check_editions(request)
    wish = seating.Wish(
        data.game,
        data.players,
        data.options,
        data.edition,
        data.edition_file,
        data.bots,
        data.in_lobby,
        data.watch,
        _timing(data),
        data.hints,
    )
    id = await seating.create(context_of(request).service, who(request), wish)
    return await shown(request, id, 201)


def _timing(data: NewTable) -> Timing:
    usual = (data.move_seconds or 0) + data.reserve_seconds or Timing().absent_seconds
    absent = data.absent_seconds or max(SOONEST, min(usual, MONTH))
    return Timing(data.move_seconds, data.reserve_seconds, data.increment_seconds, data.late, absent, data.stand_in)


@post(
    "/tables/{table_id:str}/invited",
    status_code=200,
    responses=problems(404),
    summary="Who invites, and to what",
)
async def read_invitation(
    request: WebRequest, table_id: TableId, data: JSONBody[Invitation]
) -> Response[InvitationShown]:
    """For whoever holds the link, before they have said a name. The link of a closed table leads nowhere."""
    service = context_of(request).service
    row = await seating.invited_to(service, table_id, data.invite)
    if row.status == "closed":
        raise not_found()
    host = await seating.host_name(service, row)
    free = sum(not seat.taken for seat in row.seats) if row.status == "open" else 0
    timing = row.timing
    clock = timing.move_seconds, timing.reserve_seconds, timing.increment_seconds
    return answer(InvitationShown(host, row.game, row.status, len(row.seats), free, *clock, row.hints, row.origin))


@post("/tables/{table_id:str}/visits", responses=problems(401, 404), summary="Come in with an invitation")
async def visit(request: WebRequest, table_id: TableId, data: JSONBody[Invitation]) -> Response[TableShown]:
    await seating.visit(context_of(request).service, who(request), table_id, data.invite)
    return await shown(request, table_id, 200)


@put("/tables/{table_id:str}/seats/{seat:int}", responses=problems(401, 403, 404, 409, 422), summary="Sit down")
async def sit(request: WebRequest, table_id: TableId, seat: SmallInt, data: JSONBody[Sitting]) -> Response[TableShown]:
    """Take a free seat; or, on one's own seat, send the hash of a new nonce after a new commitment or a restore."""
    service, person = context_of(request).service, who(request)
    if not await restoring.commit(service, person, table_id, seat, data.nonce_hash):
        await seating.sit(service, person, table_id, seat, data.nonce_hash)
    return await shown(request, table_id)


@put("/tables/{table_id:str}/seats/{seat:int}/bot", responses=problems(401, 403, 404, 409, 422), summary="Seat a bot")
async def seat_bot(
    request: WebRequest, table_id: TableId, seat: SmallInt, data: JSONBody[BotSitting]
) -> Response[TableShown]:
    await seating.seat_bot(context_of(request).service, who(request), table_id, seat, data.bot)
    return await shown(request, table_id)


@delete(
    "/tables/{table_id:str}/seats/{seat:int}",
    status_code=200,
    responses=problems(401, 403, 404, 409),
    summary="Get up before the start, or send someone away as the host",
)
async def vacate(request: WebRequest, table_id: TableId, seat: SmallInt) -> Response[TableShown]:
    context, person = context_of(request), who(request)
    if await seating.vacate(context.service, person, table_id, seat):
        context.note(request, "sent away", person.id, table=table_id, seat=seat)
    return await shown(request, table_id)


@post("/tables/{table_id:str}/start", status_code=200, responses=problems(401, 403, 404, 409), summary="Start")
async def start(request: WebRequest, table_id: TableId) -> Response[TableShown]:
    """The host's word: every seat is asked for its nonce, and the last one deals."""
    await seating.start(context_of(request).service, who(request), table_id)
    return await shown(request, table_id)


@put(
    "/tables/{table_id:str}/seats/{seat:int}/nonce",
    responses=problems(401, 403, 404, 409, 422),
    summary="Reveal the nonce of my seat",
)
async def reveal(
    request: WebRequest, table_id: TableId, seat: SmallInt, data: JSONBody[Revealing]
) -> Response[TableShown]:
    service, person, nonce = context_of(request).service, who(request), bytes.fromhex(data.nonce)
    if not await restoring.reveal(service, person, table_id, seat, nonce):
        await seating.reveal(service, person, table_id, seat, nonce)
    return await shown(request, table_id)


@delete(
    "/tables/{table_id:str}",
    status_code=200,
    responses=problems(401, 403, 404, 409),
    summary="Close a table: before the start, while it is paused, or when nobody else plays any more",
)
async def close(request: WebRequest, table_id: TableId) -> Response[TableShown]:
    await hosting.close(context_of(request).service, who(request), table_id)
    return await shown(request, table_id)


@post(
    "/tables/{table_id:str}/rematch",
    responses=problems(401, 403, 404, 409),
    summary="Open a table like this one, for those who sat here",
)
async def rematch(request: WebRequest, table_id: TableId) -> Response[TableNamed]:
    return answer(TableNamed(await seating.rematch(context_of(request).service, who(request), table_id)), 201)


class Forking(Body, frozen=True):
    """Where to play on, and against whom."""

    #: Where I want to sit.
    seat: Annotated[int, msgspec.Meta(ge=0, le=20)]
    #: The name of a bot for each seat, or nothing where a person may sit down, as on mine.
    bots: Annotated[tuple[Text, ...], msgspec.Meta(max_length=20)]
    #: The entry; unless told, the last one after which somebody is asked.
    at: Annotated[int, msgspec.Meta(ge=0, le=LARGEST)] | None = None
    #: What my seat could not see is drawn anew, as likely as it had to think it, or lies as it lay.
    hidden: Literal["anew", "as-it-was"] = "anew"


@post(
    "/tables/{table_id:str}/fork",
    responses=problems(401, 403, 404, 409, 422),
    summary="Open a table that goes on from a position of this one, which is over",
)
async def fork(request: WebRequest, table_id: TableId, data: JSONBody[Forking]) -> Response[TableShown]:
    """For whoever may see the game again. The new table has a commitment of its own and says whence it comes."""
    context, person, cached, _ = await game_for(request, table_id)
    wish = forking.ForkWish(data.at, data.seat, data.hidden == "as-it-was", data.bots)
    return await shown(request, await forking.create(context.service, person, cached, wish), 201)


async def shown(request: WebRequest, id: str, status: int = 200) -> Response[TableShown]:
    """The table after a change. Who just left a private table gets its last sight of it."""
    context, person = context_of(request), who(request)
    cached = await context.service.cache.fresh(id)
    if cached is None:
        raise not_found()
    pool = context.service.pool
    access, muted = await access_to(pool, cached.row, person), await muted_seats(pool, cached.row, person)
    return answer(show_table(cached.row, access, muted), status)


ROUTES: list[Any] = [
    games,
    open_table,
    read_invitation,
    visit,
    sit,
    seat_bot,
    vacate,
    start,
    reveal,
    close,
    rematch,
    fork,
]
