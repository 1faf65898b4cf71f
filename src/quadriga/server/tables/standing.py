"""Standing orders: what a person has answered ahead at a table, kept for them alone.

No view, stream, note or record tells of them: the move that comes of one is a move as any other. They are looked up by
whoever keeps them and by the job process that makes the move, nowhere else.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from quadriga.core.meta import Standing
from quadriga.core.registry import find_meta
from quadriga.server.problems import conflict, forbidden, unfit
from quadriga.server.storage.pool import Pool
from quadriga.server.tables.cache import CachedTable

#: The most orders one person has at a table.
MOST_ORDERS: Final = 8


class Decline(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Give nothing that one need not give."""

    #: What tells this order from others. A field, since msgspec does not demand the tag of a struct that is alone; once
    #: there is a second order it becomes the tag of their union, and reads the same.
    answer: Literal["decline"]
    #: The name of the question, as the game calls it.
    kind: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]

    def key_for(self, standing: Standing) -> str | None:
        """The notation of the move that answers a question so; None where this order is about another."""
        return standing.declines if self.kind == standing.question else None


#: One order. An order with conditions is one more struct here, with a `key_for` that asks them of what its seat sees;
#: what is stored already stays as it is.
Order = Decline


async def orders_of(pool: Pool, id: str, person_id: int) -> list[Order]:
    found = await pool.fetchval(
        "SELECT orders FROM standing_order WHERE table_id = $1 AND person_id = $2", id, person_id
    )
    return msgspec.convert(found or [], list[Order])


async def keep_orders(pool: Pool, cached: CachedTable, person_id: int, orders: list[Order]) -> None:
    """Put these in the place of what somebody who sits at a table has answered ahead there."""
    if cached.over or cached.row.status == "closed":
        raise conflict("table-over", "nothing is asked here any more")
    known = {standing.question for standing in find_meta(cached.row.game).standing}
    kinds = [order.kind for order in orders]
    if not known.issuperset(kinds):
        raise unfit("unknown-question", "the game has no such question that may be answered ahead")
    if len(set(kinds)) != len(kinds):
        raise unfit("twice-answered", "a question is answered twice")
    if not orders:
        await pool.execute("DELETE FROM standing_order WHERE table_id = $1 AND person_id = $2", cached.id, person_id)
        return
    sits = await pool.fetchval(
        """
        INSERT INTO standing_order (table_id, person_id, orders)
        SELECT table_id, person_id, $3 FROM seat WHERE table_id = $1 AND person_id = $2
        ON CONFLICT (table_id, person_id) DO UPDATE SET orders = excluded.orders RETURNING true
        """,
        cached.id,
        person_id,
        msgspec.to_builtins(orders),
    )
    if not sits:  # they got up meanwhile
        raise forbidden("you do not sit here")


async def answered_ahead(pool: Pool, cached: CachedTable) -> str | None:
    """The notation of the move that the person who decides has answered ahead; None where they want to be asked."""
    table = cached.table
    standing = table.standing if table is not None else None
    if table is None or standing is None or table.decider is None:
        return None
    person_id = cached.row.seats[table.decider].person_id
    if person_id is None:
        return None
    keys = [order.key_for(standing) for order in await orders_of(pool, cached.id, person_id)]
    return next((key for key in keys if key is not None), None)
