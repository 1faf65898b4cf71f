"""A table with thousands of entries, written into the database: by moving and taking back it would take hours."""

from __future__ import annotations

import psycopg

from quadriga.client import Sitter
from quadriga.core.record import Record
from quadriga.core.registry import find_game
from quadriga.core.replay import resume
from quadriga.core.table import Table
from quadriga.server.tables.replaying import trace
from server.house import House, seed_of


def lengthen(place: House, sitters: list[Sitter], entries: int) -> int:
    """Have the seats of a table that was just dealt move, and mostly take it back; answers the last entry."""
    id = sitters[0].table
    with psycopg.connect(place.database) as connection:
        lines = connection.execute("SELECT body, digest FROM entry WHERE table_id = %s ORDER BY seq", (id,)).fetchall()
        rows = connection.execute("SELECT seat, value FROM nonce WHERE table_id = %s", (id,)).fetchall()
        nonces: dict[int, bytes] = dict(rows)
        record = Record.of([bytes(body) for body, _ in lines], [bytes(digest) for _, digest in lines])
        in_order = tuple(bytes(nonces[seat]) for seat in range(len(sitters)))
        table = resume(record, seed_of(place, id), in_order, find_game(record.header.game))
        first, traces = table.head + 1, []
        while table.head < entries:
            _go_on(table)
            traces.append(trace(table, record.entries[-1]))
        with connection.cursor().copy("COPY entry (table_id, seq, body, digest, trace) FROM STDIN") as copy:
            for seq in range(first, table.head + 1):
                copy.write_row((id, seq, record.bodies[seq], record.digests[seq], traces[seq - first]))
        connection.execute(
            "UPDATE game_table SET head = %s, decider = %s WHERE id = %s", (table.head, table.decider, id)
        )
    return table.head


def _go_on(table: Table) -> None:
    """One entry: what can be taken back is taken back nineteen times out of twenty."""
    assert table.decider is not None
    if table.undo_reach() and table.head % 20:
        table.undo()
        return
    moves = table.moves()
    table.play(next((move for move in moves if not table.preview(move).reveals), moves[0]))
