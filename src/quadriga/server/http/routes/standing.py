"""What I have answered ahead at a table: mine alone to see and to change."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, get, put
from litestar.params import JSONBody

from quadriga.server.http.request import Body, TableId, WebRequest, answer, problems, seat_at, who
from quadriga.server.tables.standing import MOST_ORDERS, Order, keep_orders, orders_of


class Orders(Body, frozen=True):
    orders: Annotated[list[Order], msgspec.Meta(max_length=MOST_ORDERS)]


@get("/tables/{table_id:str}/standing", responses=problems(401, 403, 404), summary="What I have answered ahead here")
async def standing(request: WebRequest, table_id: TableId) -> Response[Orders]:
    """Nobody else is told."""
    context, cached, _ = await seat_at(request, table_id, None)
    return answer(Orders(await orders_of(context.service.pool, cached.id, who(request).id)))


@put(
    "/tables/{table_id:str}/standing",
    responses=problems(401, 403, 404, 409, 422),
    summary="Answer ahead what I need not meet",
)
async def stand(request: WebRequest, table_id: TableId, data: JSONBody[Orders]) -> Response[Orders]:
    """In the place of all I have answered ahead here; an empty list has me asked everything again.

    It counts from the next question on. `standing` of the game (`GET /games`) tells which questions there are; the
    server then declines for me, a few seconds after I am asked, by a move as any other. Taken back, it is not made
    again by itself.
    """
    context, cached, _ = await seat_at(request, table_id, None)
    await keep_orders(context.service.pool, cached, who(request).id, data.orders)
    return answer(data)


ROUTES: list[Any] = [standing, stand]
