"""Standing answers: the job process makes the move that a person has answered ahead.

It is asked to at every such question that is put to a person, whether they have an answer or not, by the transaction
that puts it, and after a beat that the database draws: neither knows of orders or of hands. So a seat that gives
nothing by itself looks the same with and without what is demanded.
"""

from __future__ import annotations

from quadriga.core.errors import NoncesAwaited
from quadriga.core.table import Table
from quadriga.server.tables.append import NotPlaying, TooLate, append, demand_room
from quadriga.server.tables.cache import CachedTable
from quadriga.server.tables.service import Service
from quadriga.server.tables.standing import answered_ahead


async def answer_ahead(service: Service, cached: CachedTable, seq: int) -> bool:
    """Answer for the person who decides after entry `seq`, if they want that; answers whether it was done."""
    key = await answered_ahead(service.pool, cached)
    if key is None:
        return False

    def act(draft: Table) -> None:
        demand_room(draft)
        draft.play(key)

    try:
        await append(service, cached, seq, None, act, in_time=True)
    except (TooLate, NotPlaying, NoncesAwaited):  # they were faster, or it waits for somebody's nonce
        return False
    return True
