"""Play on from here: a position of a game that is over becomes a table of its own, with a commitment of its own.

What it begins with is worked out once, in another process, and kept with the new table until it is dealt: the table it
came from may be gone by then. Of what is drawn anew the new table holds nothing but what one seat saw.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from quadriga.core.meta import OptionValue
from quadriga.server.people.sessions import Person
from quadriga.server.problems import Problem, conflict, unfit
from quadriga.server.storage.table_rows import Forked, Timing
from quadriga.server.tables import queries, quotas, seating
from quadriga.server.tables.cache import CachedTable
from quadriga.server.tables.questions import Begins, BeginsNowhere
from quadriga.server.tables.service import Service

#: Why a position is none to play on from, as problems name it.
_REFUSED: Final = {
    "over": "the game is over there; choose an earlier position",
    "resigned": "a seat that has resigned is answered for there; choose another position",
    "seat": "this seat was not at the table any more",
    "long": "too much was played before it; let what was hidden be drawn anew",
}
_decode: Final = msgspec.json.Decoder(Begins | BeginsNowhere).decode


class ForkWish(msgspec.Struct, frozen=True):
    """Where somebody wants to play on, and against whom."""

    #: The entry; None is the last one after which somebody is asked.
    at: int | None
    #: Where they want to sit.
    seat: int
    #: What was hidden from that seat lies as it lay, instead of being drawn anew.
    as_it_was: bool
    #: A bot for each seat, or nothing where a person may sit down.
    bots: tuple[str, ...]


async def create(service: Service, person: Person, cached: CachedTable, wish: ForkWish) -> str:
    """Open a table that goes on from a position of this one; it is in no lobby, its host invites or plays bots."""
    row = cached.row
    if row.status != "over":
        raise conflict("table-open", "one plays on from games that are over")
    if len(wish.bots) != len(row.seats):
        raise unfit("unfit-table", "say of every seat who plays it")
    if not 0 <= wish.seat < len(row.seats) or wish.bots[wish.seat]:
        raise unfit("unfit-table", "the seat you want is no seat of yours")
    for bot in filter(None, wish.bots):
        seating.check_bot(bot)
    await quotas.look_at_tables(service.pool, service.settings, person.id)
    found = _decode(await queries.fork_start(service, cached, wish.at, None if wish.as_it_was else wish.seat))
    if isinstance(found, BeginsNowhere):
        raise _refused(found.why)
    if wish.seat in found.left:
        raise _refused("seat")
    forked = Forked(row.id, found.entry, None if wish.as_it_was else wish.seat)
    # Who has left is not asked any more: any bot will do.
    bots = [row.timing.stand_in if seat in found.left else bot for seat, bot in enumerate(wish.bots)]
    options: dict[str, OptionValue] = dict(row.options)
    new = seating.Wish(row.game, len(row.seats), options, None, "", (), False, "invited", Timing())
    async with service.pool.acquire() as connection, connection.transaction():
        id = await seating.insert(connection, service, person, new, options, row.edition)
        whence: dict[str, Any] = msgspec.to_builtins(forked)
        await connection.execute("UPDATE game_table SET origin = $2 WHERE id = $1", id, whence)
        await connection.execute("INSERT INTO fork_start (table_id, header) VALUES ($1, $2)", id, found.header)
        await connection.executemany(
            "UPDATE seat SET bot = $3 WHERE table_id = $1 AND seat = $2",
            [(id, seat, bot) for seat, bot in enumerate(bots) if bot],
        )
    return id


def _refused(why: str) -> Problem:
    return unfit(f"no-fork-{why}", _REFUSED[why])
