"""Puzzles: positions with one clearly best move; no table, no seat, no person; anybody may ask."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from litestar import Response, get

from quadriga.core.languages import DEFAULT
from quadriga.core.layout import Layout
from quadriga.server.http.request import SmallInt, WebRequest, answer, context_of, encoded, problems
from quadriga.server.http.routes.games import FOR_AN_HOUR, Language, Named, game_named, kept, spoken
from quadriga.server.http.routes.guides import Clicked
from quadriga.server.problems import not_found
from quadriga.server.tables import puzzled
from quadriga.server.tables.puzzled import PuzzleOfTheDay, PuzzleShown, how_many, of_the_day
from quadriga.server.tables.queries import Refusals

_PUZZLE: Final = "/games/{game:str}/puzzles/{number:int}"
#: Until somebody who left the page open overnight comes back to it.
_FOR_MINUTES: Final = {"cache-control": "public, max-age=300"}


@get("/puzzle-of-the-day", responses=problems(404), summary="The puzzle of the day")
async def of_today() -> Response[PuzzleOfTheDay]:
    """Which it is, by Greenwich's calendar; the same for everybody."""
    found = of_the_day()
    if found is None:
        raise not_found("puzzle")
    return kept(answer(found), _FOR_MINUTES)


@get(_PUZZLE, responses=problems(404), summary="A puzzle")
async def puzzle(
    request: WebRequest, game: Named, number: SmallInt, language: Language = DEFAULT
) -> Response[PuzzleShown]:
    """A position as the seat to move sees it, and what every move there comes to, in the language."""
    return await _ask(request, game, number, puzzled.shown, spoken(language))


@get(f"{_PUZZLE}/layout", responses=problems(404), summary="The position of a puzzle drawn in data")
async def layout(request: WebRequest, game: Named, number: SmallInt) -> Response[Layout]:
    return await _ask(request, game, number, puzzled.layout)


@get(f"{_PUZZLE}/why", responses=problems(404), summary="Why can't I, in a puzzle?")
async def why(
    request: WebRequest,
    game: Named,
    number: SmallInt,
    thing: Clicked,
    begun: Clicked = "",
    language: Language = DEFAULT,
) -> Response[Refusals]:
    """Why a click on a thing does nothing there, after the clicks in `begun`."""
    id = _numbered(game, number)
    replays = context_of(request).service.replays
    return _found(await replays.ask_anew(puzzled.why_not, id, number, thing, begun, spoken(language)))


async def _ask(request: WebRequest, game: str, number: int, work: Callable[..., bytes], *more: str) -> Response[Any]:
    about = _numbered(game, number), number, *more
    return _found(await context_of(request).service.replays.ask_apart((work, *about), work, *about))


def _numbered(game: str, number: int) -> str:
    """The id of a game that has a puzzle of this number."""
    id = game_named(game).meta.id
    if not 1 <= number <= how_many().get(id, 0):
        raise not_found("puzzle")
    return id


def _found(body: bytes) -> Response[Any]:
    if not body:
        raise not_found("puzzle")
    return kept(encoded(body), FOR_AN_HOUR)


ROUTES: list[Any] = [of_today, puzzle, layout, why]
