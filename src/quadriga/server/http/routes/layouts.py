"""A table drawn in data, for whoever draws without knowing the game."""

from __future__ import annotations

from typing import Any

from litestar import Response, get

from quadriga.core.layout import Layout, layout_of
from quadriga.server.http.request import (
    Eyes,
    SmallInt,
    TableId,
    WebRequest,
    answer,
    encoded,
    eyes_of,
    game_for,
    problems,
)
from quadriga.server.tables import queries


@get(
    "/tables/{table_id:str}/positions/{seq:int}/layout",
    responses=problems(401, 403, 404, 409),
    summary="A position drawn in data",
)
async def layout(request: WebRequest, table_id: TableId, seq: SmallInt, seat: Eyes = None) -> Response[Layout]:
    """The view of `positions`, as sections of things with their figures."""
    context, _, cached, access = await game_for(request, table_id)
    viewer = eyes_of(cached, access, seat)
    if cached.table is not None and cached.head == seq and cached.row.status != "paused":
        return answer(layout_of(cached.table.game, cached.table.view(viewer)))
    return encoded(await queries.layout_at(context.service, cached, seq, viewer))


ROUTES: list[Any] = [layout]
