"""Seats whose time is over, and people who do not come back: what happens to them, and who counts as absent.

Whoever finds that a seat's time is over carries out what the table chose for that: the job process, or the late
request itself. Of several that find it at once, the compare-and-set lets one succeed.
"""

from __future__ import annotations

import math

from quadriga.core.record import TimeoutEntry
from quadriga.core.table import Table
from quadriga.server import metrics
from quadriga.server.storage.batch_writer import GRACE
from quadriga.server.storage.pool import Connection
from quadriga.server.storage.table_rows import add_note
from quadriga.server.tables.append import TooLate, append, demand_room
from quadriga.server.tables.cache import CachedTable
from quadriga.server.tables.clock import is_persons, runs_for_decider
from quadriga.server.tables.service import Service


async def run_out(service: Service, cached: CachedTable, seq: int) -> None:
    """Do to the seat that decides after entry `seq` what its table does to who is late.

    Raises `TooLate` where it is not late, or somebody was faster, and whatever else `append` raises.
    """
    late = cached.row.timing.late
    if late == "wait":
        return
    if late == "bot" and cached.table is not None and cached.table.decider is not None:
        await replace(service, cached, seq, cached.table.decider, in_time=False)
    else:
        await append(service, cached, seq, None, _resign if late == "resign" else _pass, in_time=False)
    metrics.TIMEOUTS.inc()


def _pass(table: Table) -> None:
    demand_room(table)
    table.time_out()


def _resign(table: Table) -> None:
    demand_room(table)
    assert table.decider is not None
    table.resign(table.decider)


async def replace(service: Service, cached: CachedTable, seq: int, seat: int, *, in_time: bool | None = None) -> None:
    """Put the table's stand-in on a seat. Who sat there may still come to the table, and sees what visitors see."""
    bot, person = cached.row.timing.stand_in, cached.row.seats[seat].person_id

    def act(table: Table) -> None:
        demand_room(table)
        if in_time is False and table.decider != seat:
            raise TooLate
        table.take_over(seat, bot)
        table.settle()  # nobody waits for this seat's nonce any more

    async def hand_over(connection: Connection) -> None:
        await connection.execute(
            """
            UPDATE seat SET person_id = NULL, bot = $3, here = false, here_until = NULL,
                forgotten = false, leaving = false
            WHERE table_id = $1 AND seat = $2
            """,
            cached.id,
            seat,
            bot,
        )
        await connection.execute(
            """
            INSERT INTO visitor (table_id, person_id) SELECT $1, id FROM person WHERE id = $2  -- forgotten by now?
            ON CONFLICT DO NOTHING
            """,
            cached.id,
            person,
        )
        await add_note(connection, cached.id, "replaced", seat, {"bot": bot})

    await append(service, cached, seq, None, act, in_time=in_time, also=hand_over)
    if person is not None:
        service.announce_to(person, cached.id)


async def absent_seats(connection: Connection, cached: CachedTable) -> set[int]:
    """People the table waits for in vain, by the database's time.

    It waits for who decides, and after a restore for nonces. Absent is who had no stream for as long as the table
    chose, since it began to wait or, once their time has run out, at all; and whoever is late where the clock waits.
    """
    table, timing = cached.table, cached.row.timing
    if table is None or not cached.playable:
        return set()
    awaited = [seat for seat in {table.decider, *table.awaited} if seat is not None and is_persons(table, seat)]
    rows = await connection.fetch(
        """
        SELECT seat, extract(epoch FROM now() - clock_at)::double precision AS waited,
               extract(epoch FROM now() - here_until)::double precision AS gone
        FROM seat JOIN game_table ON game_table.id = table_id
        WHERE table_id = $1 AND seat = ANY($2::smallint[])
        """,
        cached.id,
        awaited,
    )
    absent = set()
    for row in rows:
        seat, waited = row["seat"], row["waited"]
        gone = math.inf if row["gone"] is None else row["gone"]  # never had a stream
        since = gone if _ran_out_last(cached, seat) else min(waited, gone)
        late = seat == table.decider and runs_for_decider(timing, table) and timing.late == "wait"
        if since >= timing.absent_seconds or (late and waited >= cached.clock.left(seat) + GRACE):
            absent.add(seat)
    return absent


def _ran_out_last(cached: CachedTable, seat: int) -> bool:
    """Whether the last thing a seat did, as far as is remembered here, was to let its time run out."""
    entries = (done.entry for done in reversed(cached.done))
    return isinstance(next((one for one in entries if getattr(one, "seat", None) == seat), None), TimeoutEntry)
