"""A game's guided first game: no table, no seat, no person; anybody may ask."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Response, get
from litestar.params import QueryParameter

from quadriga.core.languages import DEFAULT
from quadriga.core.layout import Layout
from quadriga.server.http.request import SmallInt, answer, problems
from quadriga.server.http.routes.games import FOR_AN_HOUR, Language, Named, game_named, kept, spoken
from quadriga.server.tables.guided import GuideShown, guided
from quadriga.server.tables.queries import LONGEST_TEXT, Refusals
from quadriga.server.tables.serialize import PositionShown

#: Ids of things that were clicked one after the other, with spaces between them.
Clicked = Annotated[str, QueryParameter(max_length=LONGEST_TEXT)]
_POSITION: Final = "/games/{game:str}/guide/positions/{seq:int}"


@get("/games/{game:str}/guide", responses=problems(404), summary="The guided first game")
async def guide(game: Named, language: Language = DEFAULT) -> Response[GuideShown]:
    """Its steps, each with a caption in the language, the move to make, and what that touches."""
    return kept(answer(guided(game_named(game)).show(spoken(language))), FOR_AN_HOUR)


@get(_POSITION, responses=problems(404), summary="A position of the guided first game")
async def position(game: Named, seq: SmallInt) -> Response[PositionShown]:
    """As the newcomer sees it, with the step that led there."""
    return kept(answer(guided(game_named(game)).position(seq)), FOR_AN_HOUR)


@get(f"{_POSITION}/layout", responses=problems(404), summary="A position of the guided first game drawn in data")
async def layout(game: Named, seq: SmallInt) -> Response[Layout]:
    return kept(answer(guided(game_named(game)).layout(seq)), FOR_AN_HOUR)


@get(f"{_POSITION}/why", responses=problems(404), summary="Why can't I, in the guided first game?")
async def why(
    game: Named, seq: SmallInt, thing: Clicked, begun: Clicked = "", language: Language = DEFAULT
) -> Response[Refusals]:
    """Why a click of the newcomer on a thing does nothing at a position, after the clicks in `begun`."""
    found = guided(game_named(game))
    return kept(answer(found.why_not(seq, thing, begun, spoken(language))), FOR_AN_HOUR)


ROUTES: list[Any] = [guide, position, layout, why]
