"""A table that stands where a test wants it: the lines of a game played elsewhere, written into the database."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from random import Random
from typing import Any

import psycopg

from quadriga.core.follow import Follower
from quadriga.core.registry import find_game
from quadriga.core.table import Table
from quadriga.server.storage.seeds import Seeds
from quadriga.server.tables.replaying import trace


class Prepared:
    """A game of people, with its secrets, for whoever plays it to where it is wanted."""

    def __init__(self, game: str, players: int, name: str = "") -> None:
        name = name or f"{game} {players}"
        self.seed = sha256(name.encode()).digest()
        self.nonces = tuple(sha256(f"{name} {seat}".encode()).digest() for seat in range(players))
        self.table: Table[Any] = Table.new(
            find_game(game), players, seed=self.seed, nonces=self.nonces, seats=("person",) * players
        )

    def play_while(self, wanted: Callable[[Table[Any]], str | None]) -> None:
        """Make the moves that somebody names, until they name none."""
        while (key := wanted(self.table)) is not None:
            self.table.play(key)

    def write(self, database: str, key: str, id: str, last: int | None = None) -> None:
        """Put the game in the place of one that was dealt, up to an entry. Only processes that have not opened it
        since are right about it.
        """
        record = self.table.record
        last = self.table.head if last is None else last
        again = Table.dealt(self.table.game, record.header)
        traces = [trace(again, None)]
        traces += [trace(again, entry) for entry in Follower(again, record).follow_each(last)]
        with psycopg.connect(database) as connection:
            connection.execute("DELETE FROM entry WHERE table_id = %s", (id,))
            with connection.cursor().copy("COPY entry (table_id, seq, body, digest, trace) FROM STDIN") as copy:
                for seq, told in enumerate(traces):
                    copy.write_row((id, seq, record.bodies[seq], record.digests[seq], told))
            connection.execute("UPDATE seed SET value = %s WHERE table_id = %s", (Seeds([key]).encrypt(self.seed), id))
            for seat, nonce in enumerate(self.nonces):
                connection.execute("UPDATE nonce SET value = %s WHERE table_id = %s AND seat = %s", (nonce, id, seat))
            connection.execute("UPDATE game_table SET head = %s, decider = %s WHERE id = %s", (last, again.decider, id))


#: Games in which a protected player holds what will be demanded, and does not.
WITH = "spared 30"
WITHOUT = "spared 262"
#: One in which a protected player is asked after everyone else, and nothing comes to light when they decline.
LAST = "spared 490"


def before_a_gift(name: str, longest: int = 130) -> Prepared:
    """A game of Glory to Rome for three where the next demand asks somebody who need not meet it."""
    made, rng = Prepared("glory-to-rome", 3, name), Random(1)
    while made.table.head < longest:
        key = _towards_walls(made.table, rng)
        ahead = made.table.copy()
        ahead.play(key)
        if ahead.question == "gift":
            return made
        made.table.play(key)
    raise LookupError(f"nobody is spared in {name!r}")


def _towards_walls(table: Table[Any], rng: Random) -> str:
    keys = [move.key for move in table.moves()]
    walls = [key for key in keys if key.endswith((" palisade", " wall")) and key.startswith(("found", "build", "lay"))]
    demands = [key for key in keys if key.startswith("demand")]
    return rng.choice(walls or demands or keys)
