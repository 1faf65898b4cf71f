"""Data files of people's own: read and tried before a table plays by one, and kept for every process to find.

A file is kept once, under the hash of its facts, which is what tables and records name. Nothing that came from outside
stays in memory before a game is dealt by it.
"""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from typing import Final

from quadriga.core.edition import Edition
from quadriga.core.errors import EditionError, QuadrigaError
from quadriga.core.game import Game
from quadriga.core.meta import OptionValue
from quadriga.core.registry import find_game
from quadriga.core.table import Table
from quadriga.server.people.sessions import Person
from quadriga.server.problems import Problem, unfit
from quadriga.server.storage.pool import Connection, Pool

#: What an edition is called that did not come with the program. Its hash tells which it is.
OWN: Final = "own"
#: How many files one person may have here at a time.
MOST_EACH: Final = 10
#: What a file is refused with is told in not more letters.
LONGEST_REASON: Final = 300
_HASH: Final = re.compile(r"[0-9a-f]{64}", re.ASCII)
#: The number of a lock in PostgreSQL: of several who bring a file at once, one after the other is counted.
_LOCK: Final = 0x65646974
#: A file is in use while a table that was not given up plays or played by it.
_FREE_UNUSED: Final = """
DELETE FROM edition WHERE NOT EXISTS (
    SELECT FROM game_table
    WHERE game_table.game = edition.game AND game_table.edition = edition.hash AND status <> 'closed'
)
"""
_KEPT: Final = "SELECT count(*) FROM edition"
_OF_PERSON: Final = "SELECT count(*) FROM edition WHERE person_id = $1"


async def read_own(game: Game, text: str, players: int, options: dict[str, OptionValue]) -> Edition:
    """A file somebody brought, checked, and a table dealt by it once to see that it can be."""
    try:
        edition: Edition = await asyncio.to_thread(_try_out, game, text, players, options)
    except EditionError as error:
        raise _unfit(str(error)) from None
    return edition


def _try_out(game: Game, text: str, players: int, options: dict[str, OptionValue]) -> Edition:
    edition: Edition = game.read_edition(text, OWN)
    try:
        Table.new(game, players, options=options, edition=edition)
    except Exception as error:  # figures may fit the file's checks and yet no game
        raise EditionError(f"no game can be dealt by it ({type(error).__name__})") from None
    return edition


def _unfit(reason: str) -> Problem:
    return unfit("unfit-edition", reason[:LONGEST_REASON])


async def keep(connection: Connection, person: Person, game: Game, edition: Edition, text: str, most: int) -> None:
    """Keep a file, unless it is here already or came with the program. Part of opening the table that uses it."""
    if edition.hash in {game.edition(name).hash for name in game.meta.editions}:
        return
    await connection.execute("SELECT pg_advisory_xact_lock($1)", _LOCK)
    if await connection.fetchval("SELECT true FROM edition WHERE game = $1 AND hash = $2", game.meta.id, edition.hash):
        return
    kept, own = await connection.fetchval(_KEPT), await connection.fetchval(_OF_PERSON, person.id)
    if kept >= most or own >= MOST_EACH:
        await connection.execute(_FREE_UNUSED)
        kept, own = await connection.fetchval(_KEPT), await connection.fetchval(_OF_PERSON, person.id)
    if own >= MOST_EACH:
        raise unfit("too-many-editions", f"you have {MOST_EACH} data files here; close a table that uses one")
    if kept >= most:
        raise unfit("too-many-editions", "no more data files are kept here")
    await connection.execute(
        "INSERT INTO edition (game, hash, text, person_id) VALUES ($1, $2, $3, $4)",
        game.meta.id,
        edition.hash,
        text,
        person.id,
    )


async def drop_unused_of(connection: Connection, person: int) -> None:
    """Delete the files somebody brought that no table plays or played by; the others are part of those games."""
    if await connection.fetchval(_OF_PERSON, person):
        await connection.execute("SELECT pg_advisory_xact_lock($1)", _LOCK)
        await connection.execute(f"{_FREE_UNUSED} AND person_id = $1", person)


async def text_of(connection: Connection | Pool, game: str, hash: str) -> str | None:
    """The file of an edition that did not come with the program."""
    if not _HASH.fullmatch(hash):
        return None  # whatever stands in an address, only what could be a hash is asked for
    text: str | None = await connection.fetchval("SELECT text FROM edition WHERE game = $1 AND hash = $2", game, hash)
    return text


async def own_text(pool: Pool, table: Table) -> str | None:
    """The file that a table plays by, for a process that has no way to it; None where it came with the program."""
    edition = table.state.edition
    return await text_of(pool, table.game.meta.id, edition.hash) if edition.name == OWN else None


async def make_known(connection: Connection | Pool, game: str, hash: str) -> None:
    """Let this process play by an edition. One it cannot find or read is told when a table needs it."""
    try:
        title = find_game(game)
    except (QuadrigaError, ImportError):
        return
    if title.knows(hash):
        return
    text = await text_of(connection, game, hash)
    if text is not None:
        with suppress(EditionError):  # the program may have changed since, and not like it any more
            title.load_edition(text, OWN)
