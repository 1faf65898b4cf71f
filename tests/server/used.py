"""What processes of a server have used, and what its database holds; for measurements, and tests of what they print."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import NamedTuple

import psycopg

TICK = os.sysconf("SC_CLK_TCK")
#: Bytes that PostgreSQL has written ahead, for all its databases.
WRITTEN = "SELECT pg_current_wal_lsn() - '0/0'::pg_lsn"
#: A row of a table on a page: as PostgreSQL counts it, and its pointer.
BYTES = "coalesce(sum(pg_column_size(one.*) + 4), 0)::bigint"
#: What lies in the database for a table: its entries, and all else.
ENTRIES = f"SELECT count(*), {BYTES} FROM entry AS one"
OTHERS = " UNION ALL ".join(
    f"SELECT count(*), {BYTES} FROM {table} AS one" for table in ("game_table", "seat", "note", "seed", "nonce")
)
INDEX = "SELECT sum(pg_indexes_size(inhrelid))::bigint FROM pg_inherits WHERE inhparent = 'entry'::regclass"


class Held(NamedTuple):
    rows: int
    bytes: int

    @classmethod
    def by(cls, url: str, query: str) -> Held:
        with psycopg.connect(url) as connection:
            row = connection.execute(f"SELECT sum(count), sum(coalesce) FROM ({query}) AS all_of_them").fetchone()
        assert row is not None
        return cls(int(row[0]), int(row[1]))


def asked(url: str, query: str) -> int:
    with psycopg.connect(url) as connection:
        row = connection.execute(query.encode()).fetchone()
    assert row is not None
    return int(row[0])


def cpu_of(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def cpu_of_all(pid: int) -> float:
    """A process and all it has started."""
    total = cpu_of(pid)
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            if int(path.read_text().rpartition(")")[2].split()[1]) == pid:
                total += cpu_of_all(int(path.parent.name))
        except (FileNotFoundError, ProcessLookupError):
            continue
    return total


def memory_of(pid: int) -> int:
    line = next(line for line in Path(f"/proc/{pid}/status").read_text().splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) * 1024


def cpu_of_postgres() -> float:
    """All processes of PostgreSQL that are alive; those of a pool live as long as a run."""
    total = 0.0
    for path in Path("/proc").glob("[0-9]*/comm"):
        try:
            if path.read_text().strip() == "postgres":
                total += cpu_of(int(path.parent.name))
        except (FileNotFoundError, ProcessLookupError):
            continue
    return total


async def idle_cpu(pid: int, seconds: float) -> float:
    """What a process uses while nobody does anything, in microseconds a second."""
    before = cpu_of_all(pid)
    await asyncio.sleep(seconds)
    return 1e6 * (cpu_of_all(pid) - before) / seconds
