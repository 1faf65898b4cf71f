"""Looking ahead: what the moves I may make now would do, and which of them cannot be taken back."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Response, get
from litestar.params import QueryParameter

from quadriga.core.chance import NoChance
from quadriga.core.events import Event
from quadriga.core.forced import doubts
from quadriga.core.game import Game
from quadriga.core.moves import Move
from quadriga.core.state import State
from quadriga.core.table import Table
from quadriga.core.views import Pending
from quadriga.server.http.request import TableId, WebRequest, answer, game_for, language_of, problems
from quadriga.server.problems import conflict, forbidden
from quadriga.server.processes.slices import in_turns
from quadriga.server.tables import queries

Final = Literal["draws", "reveals"]


class Finals(msgspec.Struct, frozen=True):
    #: The legal moves that cannot be taken back, and what makes them so.
    finals: dict[str, Final]
    #: There is one answer, and everybody can tell: a client may give it by itself.
    forced: bool = False


@get(
    "/tables/{table_id:str}/finals",
    responses=problems(401, 403, 404, 409),
    summary="Which of my moves cannot be taken back",
)
async def finals(request: WebRequest, table_id: TableId) -> Response[Finals]:
    """One question for all moves of a decision; `ahead` says more about them."""
    game, state, _ = await _asked(request, table_id)
    found: dict[str, Final] = {}
    async for move in in_turns(game.moves(state)):
        told = game.preview(state, move)
        if told.reveals:
            found[move.key] = "draws" if told.draws else "reveals"
    return answer(Finals(found, forced=await _is_forced(game, state)))


async def _is_forced(game: Game, state: State) -> bool:
    async for doubt in in_turns(doubts(game, state)):
        if doubt:
            return False
    return True


class Foreseen(msgspec.Struct, frozen=True):
    """What a move would do, as its seat would see it, up to the next choice or draw; and that choice."""

    events: tuple[Event, ...]
    draws: bool
    reveals: bool
    #: What would be asked then; empty where the seat would learn something.
    pending: tuple[Pending, ...]
    #: What it uses up beside what changes hands, such as actions of the turn.
    takes: dict[str, int]


class Ahead(msgspec.Struct, frozen=True):
    #: By the notation of the move.
    moves: dict[str, Foreseen]


@get(
    "/tables/{table_id:str}/ahead",
    responses=problems(401, 403, 404, 409, 422),
    summary="What my moves would do",
)
async def ahead(
    request: WebRequest, table_id: TableId, after: Annotated[str, QueryParameter(max_length=queries.LONGEST_TEXT)] = ""
) -> Response[Ahead]:
    """What each of my moves would do; or each move that would be mine after one of them.

    Nothing is told beyond a move that draws, reveals, or leaves the decision to somebody else.
    """
    game, state, table = await _asked(request, table_id)
    seat = state.decider
    if after:
        if refusal := queries.refusal_of(table, after):
            raise queries.illegal(table, refusal, language_of(request))
        found = _after(game, state, table.find(after))
        if found is None or not found.stack or found.decider != seat:
            return answer(Ahead({}))
        state = found
    seen: dict[str, Foreseen] = {}
    async for move in in_turns(game.moves(state)):
        seen[move.key] = _foreseen(game, state, move)
    return answer(Ahead(seen))


async def _asked(request: WebRequest, table_id: TableId) -> tuple[Game, State, Table]:
    """The game and its position for the seat that asks and decides: a copy, since it is looked at in turns with
    others, who may move on."""
    _, _, cached, access = await game_for(request, table_id)
    table = cached.table
    if access.seat is None:
        raise forbidden("only who sits here may ask")
    if table is None or cached.row.status == "paused" or table.decider != access.seat:
        raise conflict("not-asked", "you are not asked now")
    return table.game, table.state.copy(), table


def _after(game: Game, state: State, move: Move) -> State | None:
    """The state after a move that tells nobody anything new."""
    if game.preview(state, move).reveals:
        return None
    after = state.copy()
    game.play(after, move, NoChance())
    return after


def _foreseen(game: Game, state: State, move: Move) -> Foreseen:
    seat = state.decider
    told = game.preview(state, move)
    after = _after(game, state, move)
    pending = tuple(game.view(after, seat).pending) if after is not None else ()
    return Foreseen(told.events, told.draws, told.reveals, pending, told.takes)


ROUTES: list[Any] = [finals, ahead]
