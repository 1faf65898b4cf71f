"""Reviews of games that are over: asked for once, made by the job processes, kept with the table.

A review is a row. While nothing is told in it, it waits for a job process, which takes it on a lease and writes how far
it has come; one whose lease ran out is taken again, but not for ever.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from quadriga.bots.reviewing import Review
from quadriga.core.registry import find_game
from quadriga.server.problems import busy, conflict
from quadriga.server.storage.pool import Pool
from quadriga.server.tables.cache import CachedTable

#: How often a review is begun at most: one that fails so often fails by itself.
MOST_TRIES: Final = 3
#: Seconds that a job process has a review for without a word: more than the longest step may take.
LEASE: Final = 180
#: How many may wait at once, of all people together.
MOST_WAITING: Final = 500


class ReviewShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """How far a review has come, and what it tells once it is made."""

    #: `failed` is one that could not be made; it may be asked for again.
    state: Literal["waiting", "running", "made", "failed"]
    #: How much of it is done, from 0 to 1.
    progress: float = 0.0
    review: Review | None = None


_READ: Final = "SELECT rules, tries, progress, told, leased_until > now() AS leased FROM review WHERE table_id = $1"
#: A place in the queue. What is there already stays, unless it failed or other rules are installed since.
_ASK: Final = f"""
INSERT INTO review (table_id, rules)
SELECT $1, $2 WHERE (SELECT count(*) FROM review WHERE told IS NULL AND tries < {MOST_TRIES}) < {MOST_WAITING}
ON CONFLICT (table_id) DO UPDATE
SET rules = $2, asked_at = now(), leased_until = NULL, tries = 0, progress = 0, told = NULL
WHERE review.rules <> $2 OR (review.told IS NULL AND review.tries >= {MOST_TRIES}
      AND coalesce(review.leased_until < now(), true))
"""
_TAKE: Final = f"""
UPDATE review SET leased_until = now() + interval '{LEASE} seconds', tries = tries + 1, progress = 0
WHERE table_id = (
    SELECT table_id FROM review
    WHERE told IS NULL AND tries < {MOST_TRIES} AND coalesce(leased_until < now(), true)
    ORDER BY asked_at LIMIT 1 FOR UPDATE SKIP LOCKED
) RETURNING table_id
"""
_GO_ON: Final = f"""
UPDATE review SET leased_until = now() + interval '{LEASE} seconds', progress = $2 WHERE table_id = $1 AND told IS NULL
"""
_KEEP: Final = "UPDATE review SET leased_until = NULL, progress = 1, told = $2 WHERE table_id = $1"
_GIVE_BACK: Final = "UPDATE review SET leased_until = NULL, tries = tries - $2 WHERE table_id = $1 AND told IS NULL"


def demand_over(cached: CachedTable) -> None:
    """Nothing is said of a game that runs: not who is winning, and not that somebody asked.

    Of one played alone there is nothing to say: nobody else could win.
    """
    if not cached.over:
        raise conflict("game-not-over", "a game can be reviewed when it is over")
    if len(cached.row.seats) == 1:
        raise conflict("played-alone", "a game played alone has no review: there was nobody to win against")


async def find_review(pool: Pool, cached: CachedTable) -> ReviewShown | None:
    """The review of a table as far as it has come; there is none before somebody asks."""
    demand_over(cached)
    row = await pool.fetchrow(_READ, cached.id)
    return None if row is None or row["rules"] != _rules(cached) else _shown(row)


async def ask_for(pool: Pool, cached: CachedTable) -> ReviewShown:
    """Have the review of a table made that is not there, or failed. Raises a `Problem` where too many wait."""
    await pool.execute(_ASK, cached.id, _rules(cached))
    shown = await find_review(pool, cached)
    if shown is None or shown.state == "failed":
        raise busy()
    return shown


def _rules(cached: CachedTable) -> int:
    return find_game(cached.row.game).meta.rules_version


def _shown(row: Any) -> ReviewShown:
    if row["told"] is not None:
        return ReviewShown("made", 1.0, msgspec.convert(row["told"], Review))
    if row["leased"]:
        return ReviewShown("running", row["progress"])
    return ReviewShown("failed") if row["tries"] >= MOST_TRIES else ReviewShown("waiting")


async def take_one(pool: Pool) -> str | None:
    """The table whose review has waited longest, for a job process that has nothing to do."""
    taken: str | None = await pool.fetchval(_TAKE)
    return taken


async def note_progress(pool: Pool, table: str, progress: float) -> bool:
    """Write how far a review has come; whether it is still wanted."""
    done: str = await pool.execute(_GO_ON, table, progress)
    return done != "UPDATE 0"


async def keep_review(pool: Pool, table: str, told: bytes) -> None:
    await pool.execute(_KEEP, table, msgspec.json.decode(told))


async def give_back(pool: Pool, table: str, *, begun: bool) -> None:
    """Leave a review to others: one that was merely interrupted does not count as tried."""
    await pool.execute(_GIVE_BACK, table, int(not begun))
