"""A table where a demand comes next that somebody need not meet: `python spared_table.py BASE DATABASE KEY`.

Printed are the table and what shows who sits on each seat.
"""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path

# The tests in place of this folder: helpers of the server's tests are theirs too.
sys.path.pop(0)
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from server.house import dealt
from server.prepared import LAST, before_a_gift


async def seat_at(base: str) -> tuple[str, list[str]]:
    sitters = await dealt([base], "glory-to-rome", 3)
    return sitters[0].table, [sitter.client.cookie for sitter in sitters]


def main() -> None:
    base, database, key = sys.argv[1:]
    id, cookies = asyncio.run(seat_at(base))
    before_a_gift(LAST).write(database, key, id)
    sys.stdout.write(json.dumps({"id": id, "cookies": cookies}))


if __name__ == "__main__":
    main()
