"""Tables to look at, as late in the game as they are full: `python full_tables.py BASE DATABASE KEY GAME:PLAYERS ...`.

Everyone at them is a guest of their own; greedy bots have played for all, from a deal that is always the same. Each
table stops where most lies on it and its first seat is asked. Printed are, for each table, what shows who sits on the
first seat, and three entries: an early one, one in the middle, and the last.
"""

from __future__ import annotations

import asyncio
import json
import sys
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import psycopg

# The tests in place of this folder: helpers of the server's tests are theirs too.
sys.path.pop(0)
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from quadriga.bots.bot import find_bot
from quadriga.core.follow import Follower
from quadriga.core.layout import Layout, items_of, layout_of
from quadriga.core.registry import find_game
from quadriga.core.table import Table
from quadriga.server.storage.seeds import Seeds
from quadriga.server.tables.replaying import trace
from server.house import dealt

#: A game that goes on for ever is full by then.
LONGEST = 600


def things(layout: Layout) -> int:
    """How many different things lie before the players: piles grow without taking room."""
    mine = Layout(layout.marks, (), layout.panels)
    return len(items_of(mine))


def played(game_id: str, players: int) -> tuple[Table[Any], bytes, tuple[bytes, ...], int]:
    """A game played out, with its secrets, and the entry at which it was fullest."""
    game = find_game(game_id)
    seed = sha256(f"{game_id} {players}".encode()).digest()
    nonces = tuple(sha256(f"{game_id} {players} {seat}".encode()).digest() for seat in range(players))
    table = Table.new(game, players, seed=seed, nonces=nonces, seats=("person",) * players)
    bots = [find_bot("greedy", game, seat, Random(seat)) for seat in range(players)]
    fullest, at = -1, 0
    while table.decider is not None and table.head < LONGEST:
        seat = table.decider
        if seat == 0:
            lying = things(layout_of(game, table.view(0)))
            if lying >= fullest:
                fullest, at = lying, table.head
        table.play(bots[seat].choose(table.view(seat), table.moves()))
    return table, seed, nonces, at


async def seat_at(base: str, game: str, players: int) -> tuple[str, str]:
    sitters = await dealt([base], game, players)
    return sitters[0].table, sitters[0].client.cookie


def main() -> None:
    base, database, key, *wanted = sys.argv[1:]
    found = []
    for one in wanted:
        game, players = one.split(":")[0], int(one.split(":")[1])
        id, cookie = asyncio.run(seat_at(base, game, players))
        whole, seed, nonces, last = played(game, players)
        record = whole.record
        again = Table.dealt(find_game(game), record.header)
        traces = [trace(again, None)]
        traces += [trace(again, entry) for entry in Follower(again, record).follow_each(last)]
        with psycopg.connect(database) as connection:
            connection.execute("DELETE FROM entry WHERE table_id = %s", (id,))
            with connection.cursor().copy("COPY entry (table_id, seq, body, digest, trace) FROM STDIN") as copy:
                for seq, told in enumerate(traces):
                    copy.write_row((id, seq, record.bodies[seq], record.digests[seq], told))
            connection.execute("UPDATE seed SET value = %s WHERE table_id = %s", (Seeds([key]).encrypt(seed), id))
            for seat, nonce in enumerate(nonces):
                connection.execute("UPDATE nonce SET value = %s WHERE table_id = %s AND seat = %s", (nonce, id, seat))
            connection.execute("UPDATE game_table SET head = %s, decider = 0 WHERE id = %s", (last, id))
        entries = [last // 5, last // 2, last]
        found.append({"game": game, "players": players, "id": id, "cookie": cookie, "entries": entries})
    sys.stdout.write(json.dumps(found))


if __name__ == "__main__":
    main()
