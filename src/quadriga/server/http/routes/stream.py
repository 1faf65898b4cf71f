"""The one stream a browser needs."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import get
from litestar.params import QueryParameter

from quadriga.server.http.request import WebRequest, context_of, problems, who
from quadriga.server.live.multiplexed import MOST_TABLES, MultiplexedStream
from quadriga.server.problems import unfit

#: The longest way to name a table and how far one was told.
LONGEST = 60


@get(
    "/stream",
    responses=problems(401, 422),
    media_type="text/event-stream",
    summary="My lists and several tables, live",
)
async def joint_stream(
    request: WebRequest,
    table: Annotated[
        list[str] | None, QueryParameter(description="A table's id, or `id@seq.note` to be told what happened since")
    ] = None,
) -> MultiplexedStream:
    """The events of `/me/stream`, and those of each table's stream named `id.table`, `id.note` and `id.position`.

    A table that may not be watched sends `id.refused` with the reason.
    """
    wanted = table or []
    if len(wanted) > MOST_TABLES or any(len(one) > LONGEST for one in wanted):
        raise unfit("too-many-tables", f"at most {MOST_TABLES} tables at once")
    return MultiplexedStream(context_of(request).hub, who(request), wanted)


ROUTES: list[Any] = [joint_stream]
