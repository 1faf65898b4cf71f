"""The one stream a browser needs."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import get
from litestar.params import Parameter

from quadriga.server.joint import MOST_TABLES, JointStream
from quadriga.server.problems import unfit
from quadriga.server.routes.desk import Asked, desk_of, problems, who

#: The longest way to name a table and how far one was told.
LONGEST = 60


@get(
    "/stream",
    responses=problems(401, 422),
    media_type="text/event-stream",
    summary="My lists and several tables, live",
)
async def joint_stream(
    request: Asked,
    table: Annotated[
        list[str] | None, Parameter(description="A table's id, or `id@seq.note` to be told what happened since")
    ] = None,
) -> JointStream:
    """The events of `/me/stream`, and those of each table's stream named `id.table`, `id.note` and `id.position`.

    A table that may not be watched sends `id.refused` with the reason.
    """
    wanted = table or []
    if len(wanted) > MOST_TABLES or any(len(one) > LONGEST for one in wanted):
        raise unfit("too-many-tables", f"at most {MOST_TABLES} tables at once")
    return JointStream(desk_of(request).hub, who(request), wanted)


ROUTES: list[Any] = [joint_stream]
