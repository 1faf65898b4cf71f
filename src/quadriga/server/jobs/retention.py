"""Retention: what is deleted when its time is over."""

from __future__ import annotations

from datetime import timedelta
from typing import Final

from quadriga.server.storage.pool import Pool
from quadriga.server.tables.hints import forget_old_hints

#: Seconds between two looks.
TIDY_SECONDS: Final = 3600.0
#: Batch size: how many lines one statement deletes, so that it holds nobody up.
_AT_ONCE: Final = 5000


async def tidy(pool: Pool, chat_days: int) -> None:
    """Delete old chat and hints, links that invite no more, spectators who left, and standing orders of games over."""
    await pool.execute("DELETE FROM welcome WHERE expires_at < now()")
    await pool.execute("DELETE FROM watcher WHERE here_until < now() - interval '1 hour'")
    await forget_old_hints(pool)
    await pool.execute(
        "DELETE FROM standing_order USING game_table WHERE id = table_id AND status IN ('over', 'closed')"
    )
    if chat_days:
        await delete_old_chat(pool, timedelta(days=chat_days))


async def delete_old_chat(pool: Pool, age: timedelta, at_once: int = _AT_ONCE) -> int:
    """Delete lines of chat older than that; answers how many. Other notes stay: they tell how a table came about."""
    deleted = 0
    while True:
        rows = await pool.fetch(
            """
            DELETE FROM note WHERE (table_id, n) IN (
                SELECT table_id, n FROM note WHERE kind = 'chat' AND at < now() - $1::interval ORDER BY at LIMIT $2
            ) RETURNING n
            """,
            age,
            at_once,
        )
        deleted += len(rows)
        if len(rows) < at_once:
            return deleted
