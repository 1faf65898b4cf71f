"""A game's guided first game and its turn page: no table, no seat, no person; anybody may ask."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Annotated, Any, Final

from litestar import Response, get
from litestar.params import QueryParameter

from quadriga.core.languages import DEFAULT
from quadriga.core.layout import Layout
from quadriga.server.http.request import SmallInt, WebRequest, answer, context_of, encoded, problems
from quadriga.server.http.routes.games import FOR_AN_HOUR, Language, Named, game_named, kept, spoken
from quadriga.server.problems import not_found
from quadriga.server.tables.guided import (
    Guided,
    GuideShown,
    TurnPageShown,
    captions,
    guided,
    turn_captions,
    with_guides,
    with_turn_pages,
)
from quadriga.server.tables.queries import LONGEST_TEXT, Refusals
from quadriga.server.tables.serialize import PositionShown

#: Ids of things that were clicked one after the other, with spaces between them.
Clicked = Annotated[str, QueryParameter(max_length=LONGEST_TEXT)]
_POSITION: Final = "/games/{game:str}/guide/positions/{seq:int}"


@get("/games/{game:str}/guide", responses=problems(404), summary="The guided first game")
async def guide(request: WebRequest, game: Named, language: Language = DEFAULT) -> Response[GuideShown]:
    """Its steps, each with a caption in the language, the move to make, and what that touches."""
    return await _beside(request, game, language, captions, with_guides(), "guide")


@get(_POSITION, responses=problems(404), summary="A position of the guided first game")
async def position(game: Named, seq: SmallInt) -> Response[PositionShown]:
    """As the newcomer sees it, with the step that led there."""
    return kept(answer((await _followed(game)).position(seq)), FOR_AN_HOUR)


@get(f"{_POSITION}/layout", responses=problems(404), summary="A position of the guided first game drawn in data")
async def layout(game: Named, seq: SmallInt) -> Response[Layout]:
    return kept(answer((await _followed(game)).layout(seq)), FOR_AN_HOUR)


@get(f"{_POSITION}/why", responses=problems(404), summary="Why can't I, in the guided first game?")
async def why(
    game: Named, seq: SmallInt, thing: Clicked, begun: Clicked = "", language: Language = DEFAULT
) -> Response[Refusals]:
    """Why a click of the newcomer on a thing does nothing at a position, after the clicks in `begun`."""
    found = await _followed(game)
    return kept(answer(found.why_not(seq, thing, begun, spoken(language))), FOR_AN_HOUR)


@get("/games/{game:str}/turn", responses=problems(404), summary="A turn in sixty seconds")
async def turn(request: WebRequest, game: Named, language: Language = DEFAULT) -> Response[TurnPageShown]:
    """What one wants, does on a turn, and how it ends: captions in the language, and the positions they show."""
    return await _beside(request, game, language, turn_captions, with_turn_pages(), "turn page")


async def _followed(game: str) -> Guided:
    """Who asks first has it played to its end, a quarter of a second beside the event loop."""
    return await asyncio.to_thread(guided, game_named(game))


async def _beside(
    request: WebRequest, game: str, language: str, work: Callable[[str, str], bytes], having: Sequence[str], what: str
) -> Response[Any]:
    """What takes a game's words is made beside the event loop, and kept."""
    id = game_named(game).meta.id
    about = work, id, spoken(language)
    body = await context_of(request).service.replays.ask_apart(about, *about) if id in having else b""
    if not body:
        raise not_found(what)
    return kept(encoded(body), FOR_AN_HOUR)


ROUTES: list[Any] = [guide, position, layout, why, turn]
