"""The games of an arena as Parquet: needs the extra `quadriga[lab]`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from quadriga.lab.games import Played
from quadriga.lab.plan import Plan


def write_parquet(plan: Plan, games: Sequence[Played], file: Path) -> None:
    """One row for each seat of each game; the plan is in the metadata, under `quadriga.plan`."""
    import pyarrow as pa
    from pyarrow import parquet

    rows = [(played, seat) for played in games for seat in range(plan.players)]
    labels = plan.labels
    columns = {
        "game": pa.array([played.number for played, _ in rows], pa.int64()),
        "deal": pa.array([played.deal for played, _ in rows], pa.int64()),
        "seat": pa.array([seat for _, seat in rows], pa.int8()),
        "bot": pa.array([labels[played.bots[seat]] for played, seat in rows]).dictionary_encode(),
        "place": pa.array([played.places[seat] if played.places else None for played, seat in rows], pa.int8()),
        "won": pa.array([played.winners == (seat,) for played, seat in rows]),
        "points": pa.array([played.points[seat] for played, seat in rows], pa.float64()),
        "choices": pa.array([played.choices[seat] for played, seat in rows], pa.int32()),
        "decisions": pa.array([played.decisions for played, _ in rows], pa.int32()),
        "moves": pa.array([played.moves for played, _ in rows], pa.int64()),
        "widest": pa.array([played.widest for played, _ in rows], pa.int32()),
        "endings": pa.array([played.endings for played, _ in rows], pa.list_(pa.string())),
        "used": pa.array([played.used[seat] for played, seat in rows], pa.list_(pa.string())),
    }
    table = pa.table(columns).replace_schema_metadata({"quadriga.plan": msgspec.json.encode(plan)})
    parquet.write_table(table, file, compression="zstd")
