"""Records as tables of columns, for whoever counts: needs the extra `quadriga[lab]`.

The tables are pyarrow's: `.to_pandas()`, `polars.from_arrow` and DuckDB take them as they are. They hold what the
record holds, hidden draws included, and are for games that are over.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from quadriga.core.follow import Follower
from quadriga.core.record import MOVES, EndEntry, Entry, MoveEntry, Record
from quadriga.core.registry import find_game
from quadriga.core.table import Table


def games_frame(records: Iterable[Record | Path]) -> Any:
    """One row for each seat of each record: game, rules, edition, who sat there, place, points, how it ended.

    Places, points and endings are null where the record stops before the end. Raises `RecordError` like
    `quadriga.load`.
    """
    import pyarrow as pa

    rows = []
    for number, record in enumerate(map(_read, records)):
        header, table = record.header, _dealt(record)
        Follower(table, record).follow_to(len(record))
        outcome = table.outcome
        for seat, kind in enumerate(header.seats):
            rows.append(
                {
                    "record": number,
                    "game": header.game,
                    "rules": header.rules,
                    "edition": header.edition,
                    "seat": seat,
                    "kind": kind,
                    "place": outcome.places[seat] if outcome else None,
                    "points": outcome.tallies[seat].total / table.game.meta.points_per if outcome else None,
                    "endings": list(outcome.endings) if outcome else None,
                }
            )
    fields = {"record": pa.int32(), "game": pa.string(), "rules": pa.int16(), "edition": pa.string()}
    fields |= {"seat": pa.int8(), "kind": pa.string(), "place": pa.int8(), "points": pa.float64()}
    fields |= {"endings": pa.list_(pa.string())}
    return pa.Table.from_pylist(rows, schema=pa.schema(fields))


def moves_frame(records: Iterable[Record | Path]) -> Any:
    """One row for each move of each record: who was asked what, among how many moves, what came of it.

    `undone` are moves that were taken back later, `auto` those made for a seat that was absent; `draws` is what the
    move drew, `points` everybody's points after it, as one who sees all would count them.
    """
    import pyarrow as pa

    rows = [row for number, record in enumerate(map(_read, records)) for row in _moves(number, record)]
    fields = {"record": pa.int32(), "seq": pa.int32(), "seat": pa.int8(), "question": pa.string()}
    fields |= {"legal": pa.int32(), "move": pa.string(), "draws": pa.list_(pa.string())}
    fields |= {"auto": pa.bool_(), "undone": pa.bool_(), "points": pa.list_(pa.float64())}
    return pa.Table.from_pylist(rows, schema=pa.schema(fields))


def _moves(number: int, record: Record) -> Iterable[dict[str, Any]]:
    table = _dealt(record)
    game = table.game
    stands = {entry.seq for entry in record.line_to(_last(record))}
    question, legal = _asked(table)
    for entry in Follower(table, record).follow_each(len(record)):
        if isinstance(entry, MOVES):
            yield {
                "record": number,
                "seq": entry.seq,
                "seat": entry.seat,
                "question": question,
                "legal": legal,
                "move": entry.move,
                "draws": list(entry.draws),
                "auto": not isinstance(entry, MoveEntry) or entry.auto,
                "undone": entry.seq not in stands,
                "points": [tally.total / game.meta.points_per for tally in game.tally(table.state, None)],
            }
        question, legal = _asked(table)


def _asked(table: Table) -> tuple[str, int]:
    """The pending question and how many moves answer it."""
    state = table.state
    return (state.stack[-1].name, len(table.game.moves(state))) if state.stack else ("", 0)


def _last(record: Record) -> int:
    """The last entry that a position comes after: the end of a record is none."""
    entries: list[Entry] = list(record.entries)
    return len(entries) - (bool(entries) and isinstance(entries[-1], EndEntry))


def _dealt(record: Record) -> Table:
    return Table.dealt(find_game(record.header.game), record.header)


def _read(record: Record | Path) -> Record:
    return Record.parse(record.read_bytes()) if isinstance(record, Path) else record
