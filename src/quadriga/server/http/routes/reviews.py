"""What can be said of a game that is over: for those who may see the game, and for nobody while it runs."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post

from quadriga.server.http.request import TableId, WebRequest, answer, game_for, problems
from quadriga.server.problems import Problem, not_found
from quadriga.server.tables.reviews import ReviewShown, ask_for, find_review


@get("/tables/{table_id:str}/review", responses=problems(401, 403, 404, 409), summary="The review of a game")
async def review(request: WebRequest, table_id: TableId) -> Response[ReviewShown]:
    """Who was winning when, what draws brought and which decisions cost most, as far as it has come."""
    context, _, cached, _ = await game_for(request, table_id)
    shown = await find_review(context.service.pool, cached)
    if shown is None:
        raise not_found("review")
    return answer(shown)


@post(
    "/tables/{table_id:str}/review",
    status_code=202,
    responses=problems(401, 403, 404, 409, 429),
    summary="Have a game reviewed",
)
async def ask(request: WebRequest, table_id: TableId) -> Response[ReviewShown]:
    """Once the game is over. It is made once for all; asked again, the answer is how far it has come, and only what is
    to be made counts as one.
    """
    context, person, cached, _ = await game_for(request, table_id)
    shown = await find_review(context.service.pool, cached)
    if shown is None or shown.state == "failed":
        await context.pay_review(request, person)
        try:
            shown = await ask_for(context.service.pool, cached)
        except Problem:
            await context.pay_review(request, person, -1)
            raise
    return answer(shown, 202)


ROUTES: list[Any] = [review, ask]
