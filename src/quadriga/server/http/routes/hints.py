"""What a bot would do in my place: told to the seat that is asked, and to nobody else."""

from __future__ import annotations

from typing import Any

from litestar import Response, post
from litestar.params import JSONBody

from quadriga.server.http.request import Body, Number, TableId, WebRequest, encoded, problems, seat_at, who
from quadriga.server.tables.actions import too_late
from quadriga.server.tables.hints import HintShown


class Asking(Body, frozen=True):
    #: The position that is asked about: the last entry.
    seq: Number


@post(
    "/tables/{table_id:str}/hint",
    status_code=200,
    responses=problems(401, 403, 404, 409),
    summary="What would a bot do here, and why?",
)
async def hint(request: WebRequest, table_id: TableId, data: JSONBody[Asking]) -> Response[HintShown]:
    """Up to three moves for the seat that is asked, from what it sees: where all others are bots, or at a table that
    was opened with hints for everyone.

    It takes a few seconds: an answer without moves (status 202) says how far it has got, and the same question is to be
    asked again. However often it is, the answer to one question is the same, and only the first counts as one.
    """
    context, cached, seat = await seat_at(request, table_id, data.seq)
    if cached.head != data.seq:
        raise too_late(cached, seat)
    body, answered = await context.hints.ask(cached, seat, who(request))
    return encoded(body, 200 if answered else 202)


ROUTES: list[Any] = [hint]
