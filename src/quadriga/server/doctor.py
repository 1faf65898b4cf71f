"""`quadriga doctor`: what is wrong with a server, on one screen, asked of everything it is made of.

It changes nothing but the row that is there to be written to. What cannot be asked because something else is wrong is
left out: whoever mends the first thing asks again.
"""

from __future__ import annotations

import asyncio
import shutil
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Literal
from urllib.parse import urlsplit

import asyncpg
import msgspec
import redis.asyncio as redis
from redis.exceptions import RedisError

from quadriga.core.errors import QuadrigaError
from quadriga.server.http.static_files import is_built
from quadriga.server.settings import Settings, SettingsError
from quadriga.server.storage import health
from quadriga.server.storage.archive import Archive, RecordLost
from quadriga.server.storage.pool import UNREACHABLE, Pool, connect
from quadriga.server.storage.seeds import Seeds, has_keys

#: Seconds anything may take to answer.
_PATIENCE: Final = 5.0
#: Seconds by which this machine's clock may differ from the database's. Nothing but logs and cookies goes by it.
_SKEW: Final = 5.0
#: What must be free on a disk, in bytes and as a share of it.
_FREE_BYTES: Final = 500 * 1024**2
_FREE_SHARE: Final = 0.05
#: Seconds after which a bot's turn, or a clock that has run out, should have been seen to.
_OVERDUE: Final = 60
#: How many of the newest records in the archive are read.
_RECORDS: Final = 20
_WRONG: Final[dict[str, str]] = {
    health.AWAY_NOW: "database-away",
    health.FULL: "database-full",
    health.READ_ONLY: "database-read-only",
    health.NO_RIGHTS: "database-rights",
    health.NOT_MIGRATED: "database-behind",
}

Level = Literal["ok", "note", "wrong"]


class Finding(msgspec.Struct, frozen=True):
    """One line: how bad it is, and the message with what it is told of."""

    level: Level
    id: str
    arguments: dict[str, str | int] = {}


async def examine(settings: Settings) -> list[Finding]:
    """Ask everything, in the order in which it is mended."""
    pool = await connect(settings)
    try:
        findings = await _database(settings, pool)
    finally:
        pool.terminate()
    return [*findings, await _redis(settings), await _web(settings), _client(), disk(Path.cwd())]


async def _database(settings: Settings, pool: Pool) -> list[Finding]:
    began = time.time()
    try:
        row = await asyncio.wait_for(
            pool.fetchrow(
                """
                SELECT current_setting('server_version') AS version, rolsuper AS super,
                       extract(epoch FROM clock_timestamp())::double precision AS now
                FROM pg_roles WHERE rolname = current_user
                """
            ),
            _PATIENCE,
        )
    except (*UNREACHABLE, asyncpg.PostgresError):
        return [Finding("wrong", "database-away")]
    assert row is not None
    version, middle = str(row["version"]).partition(" ")[0], (began + time.time()) / 2
    findings = [Finding("ok", "database", {"version": version}), skew(row["now"] - middle)]
    database = health.DatabaseHealth(pool)
    database.ask_for_room()
    if wrong := await database.look():
        return [*findings, Finding("wrong", _WRONG[wrong])]
    findings.append(Finding("ok", "database-usable"))
    findings.append(await _role(settings, pool, is_superuser=row["super"]))
    findings.append(await _seeds(settings, pool))
    findings.append(await _jobs(settings, pool))
    findings += await _archive(settings, pool)
    findings += await _left_behind(pool)
    return findings


async def _role(settings: Settings, pool: Pool, *, is_superuser: bool) -> Finding:
    """Whether the processes may do more than they need to: change entries, or the tables themselves."""
    may_change_entries = await pool.fetchval("SELECT has_table_privilege('entry', 'UPDATE, DELETE')")
    if not is_superuser and not may_change_entries:
        return Finding("ok", "role")
    public = settings.origin.startswith("https://")
    return Finding("wrong" if public else "note", "role-superuser" if is_superuser else "role-owner")


async def _seeds(settings: Settings, pool: Pool) -> Finding:
    if not has_keys(settings):
        public = settings.origin.startswith("https://")
        return Finding("wrong", "seeds-none") if public else Finding("note", "seeds-unmade")
    try:
        await Seeds.of(settings).check(pool)
    except SettingsError:
        return Finding("wrong", "seeds-malformed")
    except QuadrigaError:
        return Finding("wrong", "seeds-locked")
    return Finding("ok", "seeds")


async def _jobs(settings: Settings, pool: Pool) -> Finding:
    """Procrastinate's workers give signs of life; those that have none for long are taken for dead by the others."""
    alive = await pool.fetchval(
        "SELECT count(*) FROM procrastinate_workers WHERE last_heartbeat > now() - make_interval(secs => $1)",
        settings.stalled_seconds,
    )
    return Finding("ok", "jobs", {"count": alive}) if alive else Finding("wrong", "jobs-none")


async def _archive(settings: Settings, pool: Pool) -> list[Finding]:
    """Whether some of the records that were moved out can be read; nothing where none was."""
    archive = Archive.of(settings)
    rows = await pool.fetch(
        "SELECT id, archived, count(*) OVER () AS count FROM game_table WHERE archived IS NOT NULL "
        f"ORDER BY changed_at DESC LIMIT {_RECORDS}"
    )
    try:
        for row in rows:
            await asyncio.to_thread(archive.read, row["id"], row["archived"])
    except RecordLost as error:
        return [Finding("wrong", "archive-lost", {"reason": str(error)})]
    return [Finding("ok", "archive", {"count": rows[0]["count"]})] if rows else []


async def _left_behind(pool: Pool) -> list[Finding]:
    row = await pool.fetchrow(
        """
        SELECT (SELECT count(*) FROM game_table WHERE deadline < now() - make_interval(secs => $1)) AS clocks,
               (SELECT count(*)
                FROM procrastinate_jobs AS job JOIN procrastinate_events AS event ON event.job_id = job.id
                WHERE job.status = 'todo' AND event.type = 'deferred'
                  AND event.at < now() - make_interval(secs => $1)) AS bots,
               (SELECT count(*) FROM game_table WHERE status = 'paused') AS paused
        """,
        float(_OVERDUE),
    )
    assert row is not None
    levels: dict[str, Level] = {"clocks": "wrong", "bots": "wrong", "paused": "note"}
    return [Finding(levels[name], f"left-{name}", {"count": row[name]}) for name in levels if row[name]]


def skew(seconds: float) -> Finding:
    """By how much the database's clock is ahead of this machine's."""
    if abs(seconds) <= _SKEW:
        return Finding("ok", "clock")
    return Finding("wrong", "clock-skewed", {"seconds": f"{seconds:+.0f}"})


def disk(folder: Path, usage: Any = None) -> Finding:
    """Room for logs and whatever else lies on the disk of this folder; for its own disk the database answers."""
    total, _, free = usage or shutil.disk_usage(folder)
    told: dict[str, str | int] = {"free": f"{free / 1024**3:.1f}"}
    enough = free >= _FREE_BYTES and free >= total * _FREE_SHARE
    return Finding("ok", "disk", told) if enough else Finding("wrong", "disk-full", told)


async def _redis(settings: Settings) -> Finding:
    if not settings.has_redis:
        return Finding("ok", "redis-none")
    client = redis.Redis.from_url(settings.redis, socket_timeout=2.0, socket_connect_timeout=2.0)
    try:
        await client.ping()
    except (RedisError, OSError, TimeoutError):
        return Finding("wrong", "redis-away")
    finally:
        await client.aclose()
    return Finding("ok", "redis")


async def _web(settings: Settings) -> Finding:
    """Whether a web process answers where this machine would have one."""
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(settings.host, settings.host)
    told: dict[str, str | int] = {"host": host, "port": str(settings.port)}
    try:
        async with asyncio.timeout(_PATIENCE):
            reader, writer = await asyncio.open_connection(host, settings.port)
            name = urlsplit(settings.origin).netloc or "localhost"
            writer.write(f"GET /ready HTTP/1.1\r\nhost: {name}\r\nconnection: close\r\n\r\n".encode())
            line = await reader.readline()
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()
    except (OSError, TimeoutError):
        return Finding("wrong", "web-away", told)
    if b" 200 " in line:
        return Finding("ok", "web", told)
    return Finding("wrong", "web-unready" if b" 503 " in line else "web-stranger", told)


def _client() -> Finding:
    return Finding("ok", "client") if is_built() else Finding("wrong", "client-unbuilt")
