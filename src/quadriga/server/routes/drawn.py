"""A table drawn in data, for whoever draws without knowing the game."""

from __future__ import annotations

from typing import Any

from litestar import Response, get

from quadriga.core.layout import Layout, layout_of
from quadriga.server import asking
from quadriga.server.routes.desk import Asked, Eyes, answer, eyes_of, game_for, problems


@get(
    "/tables/{table_id:str}/positions/{n:int}/layout",
    responses=problems(401, 403, 404, 409),
    summary="A position drawn in data",
)
async def layout(request: Asked, table_id: str, n: int, seat: Eyes = None) -> Response[Layout]:
    """The view of `positions`, as sections of things with their figures."""
    desk, _, opened, access = await game_for(request, table_id)
    viewer = eyes_of(opened, access, seat)
    if opened.table is not None and opened.head == n and opened.row.status != "paused":
        view = opened.table.view(viewer)
    else:
        view = (await asking.position_at(desk.service.pool, opened, n, viewer)).view
    assert opened.table is not None
    return answer(layout_of(opened.table.game, view))


ROUTES: list[Any] = [layout]
