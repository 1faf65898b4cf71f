"""Tables to look at, as late in the game as they are full: `python full_tables.py BASE DATABASE KEY GAME:PLAYERS ...`.

Everyone at them is a guest of their own; greedy bots have played for all, from a deal that is always the same. Each
table stops where most lies on it and its first seat is asked. Printed are, for each table, what shows who sits on the
first seat, and three entries: an early one, one in the middle, and the last.
"""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from random import Random

# The tests in place of this folder: helpers of the server's tests are theirs too.
sys.path.pop(0)
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from quadriga.bots.bot import find_bot
from quadriga.core.layout import Layout, items_of, layout_of
from server.house import dealt
from server.prepared import Prepared

#: A game that goes on for ever is full by then.
LONGEST = 600


def things(layout: Layout) -> int:
    """How many different things lie before the players: piles grow without taking room."""
    mine = Layout(layout.marks, (), layout.panels)
    return len(items_of(mine))


def played(game_id: str, players: int) -> tuple[Prepared, int]:
    """A game played out, and the entry at which it was fullest."""
    made = Prepared(game_id, players)
    table, game = made.table, made.table.game
    bots = [find_bot("greedy", game, seat, Random(seat)) for seat in range(players)]
    fullest, at = -1, 0
    while table.decider is not None and table.head < LONGEST:
        seat = table.decider
        if seat == 0:
            lying = things(layout_of(game, table.view(0)))
            if lying >= fullest:
                fullest, at = lying, table.head
        table.play(bots[seat].choose(table.view(seat), table.moves()))
    return made, at


async def seat_at(base: str, game: str, players: int) -> tuple[str, str]:
    sitters = await dealt([base], game, players)
    return sitters[0].table, sitters[0].client.cookie


def main() -> None:
    base, database, key, *wanted = sys.argv[1:]
    found = []
    for one in wanted:
        game, players = one.split(":")[0], int(one.split(":")[1])
        id, cookie = asyncio.run(seat_at(base, game, players))
        whole, last = played(game, players)
        whole.write(database, key, id, last)
        entries = [last // 5, last // 2, last]
        found.append({"game": game, "players": players, "id": id, "cookie": cookie, "entries": entries})
    sys.stdout.write(json.dumps(found))


if __name__ == "__main__":
    main()
