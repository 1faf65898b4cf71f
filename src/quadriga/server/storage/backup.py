"""A backup: the rows of every table in one file, and the revision of the schema they belong to.

It is a zip archive: `rows/<table>` has the rows as PostgreSQL's COPY writes them, `backup.json` says what they are. The
schema is not in it but made by our own revisions, so any version of PostgreSQL reads what another wrote, nothing in the
file is ever carried out, and no program beside this one is needed (docs/decisions/0021-backups-are-rows.md). Nor are
the keys of the seeds in it, and jobs that wait: bots' turns are asked for again. `archive/` has the files of tables
that were moved out of the database, unless whoever took it copies them by other means.
"""

from __future__ import annotations

import os
import zlib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from graphlib import TopologicalSorter
from pathlib import Path
from typing import IO, Any, Final
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, ZipFile

import msgspec
import psycopg
from psycopg.sql import SQL, Composed, Identifier

from quadriga import __version__
from quadriga.server.settings import OperatorError, Settings
from quadriga.server.storage.archive import Archive, RecordLost, name_of, table_named
from quadriga.server.storage.health import known_revisions
from quadriga.server.storage.migrate import NotEmpty, create_schema

#: Raised when an older version could not read the file.
_FORMAT: Final = 1
_MANIFEST: Final = "backup.json"
_ARCHIVE: Final = "archive/"
_CHUNK: Final = 1 << 18
#: What is not in a backup: the queue, the schema's own number, the row that is only there to be written to, and hints,
#: which are thought about again.
_LEFT_OUT: Final = ("procrastinate_%", "alembic_version", "write_probe", "hint")
#: Partitions are reached through their table, and what is computed from other columns is computed again.
_COLUMNS: Final = """
SELECT relname, array_agg(attname::text ORDER BY attnum) FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
  AND NOT relname LIKE ANY(%s) AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
GROUP BY relname ORDER BY relname
"""
_REFERENCES: Final = """
SELECT child.relname, parent.relname FROM pg_constraint
JOIN pg_class AS child ON child.oid = conrelid JOIN pg_class AS parent ON parent.oid = confrelid
WHERE contype = 'f' AND conparentid = 0 AND conrelid <> confrelid
"""
_COUNTERS: Final = """
SELECT relname, attname, pg_sequence_last_value(pg_get_serial_sequence(quote_ident(relname), attname)::regclass)
FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
WHERE relnamespace = 'public'::regnamespace AND attidentity <> '' AND NOT attisdropped AND NOT relname LIKE ANY(%s)
"""


class Rows(msgspec.Struct, frozen=True):
    columns: list[str]
    count: int


class Counter(msgspec.Struct, frozen=True):
    """The last number that a column gave out."""

    table: str
    column: str
    value: int


class Manifest(msgspec.Struct, frozen=True):
    """What a backup says of itself."""

    format: int
    quadriga: str
    revision: str
    taken_at: datetime
    tables: dict[str, Rows]
    counters: list[Counter]
    #: Files of the archive that are in it, and those that should be but could not be read.
    archived: int = 0
    archive_missing: int = 0

    def count(self, table: str) -> int:
        return self.tables[table].count


def take(settings: Settings, file: Path, *, with_archive: bool = True) -> Manifest:
    """Write a backup of the database as it is at this moment, and of its archive, while everything goes on.

    The file appears whole or not at all, readable for its user alone: it holds what people wrote.
    Raises `OperatorError`, and `psycopg.Error` for a database that cannot be used.
    """
    if file.exists():
        raise OperatorError("error-backup-exists", file=str(file))
    part = file.with_name(f".{file.name}.{os.getpid()}.part")
    try:
        with os.fdopen(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as out:
            manifest = _write(settings, out, with_archive=with_archive)
            out.flush()
            os.fsync(out.fileno())
        _name(part, file)
    except FileExistsError:
        raise OperatorError("error-backup-exists", file=str(file)) from None
    except OSError as error:
        raise OperatorError("error-backup-write", file=str(file), reason=str(error.strerror or error)) from None
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)
    return manifest


def _name(part: Path, file: Path) -> None:
    """Give the whole file its name, without writing over another."""
    try:
        os.link(part, file)
    except FileExistsError:
        raise
    except OSError:  # a stick for cameras knows no links
        part.rename(file)


def _write(settings: Settings, out: IO[bytes], *, with_archive: bool) -> Manifest:
    with psycopg.connect(settings.database) as connection, ZipFile(out, "w", ZIP_DEFLATED) as archive:
        connection.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ  # one snapshot for all tables
        connection.read_only = True
        cursor = connection.cursor()
        if _one(cursor, "SELECT to_regclass('public.alembic_version') IS NULL"):
            raise OperatorError("error-backup-empty")
        revision = str(_one(cursor, "SELECT version_num FROM alembic_version"))
        tables: dict[str, Rows] = {}
        for table, columns in _tables(cursor).items():
            with (
                archive.open(_member(table), "w", force_zip64=True) as rows,
                cursor.copy(_copy_out(table, columns)) as copy,
            ):
                for data in copy:
                    rows.write(data)
            tables[table] = Rows(columns, cursor.rowcount)
        # After the rows: a number that was given out since is not given out again.
        cursor.execute(_COUNTERS, [list(_LEFT_OUT)])
        counters = [Counter(*row) for row in cursor if row[2] is not None]
        moved_out = with_archive and "archived" in tables["game_table"].columns
        found, missing = _write_archive(settings, cursor, archive) if moved_out else (0, 0)
        manifest = Manifest(_FORMAT, __version__, revision, datetime.now(UTC), tables, counters, found, missing)
        archive.writestr(_MANIFEST, msgspec.json.format(msgspec.json.encode(manifest), indent=1))
    return manifest


def _write_archive(settings: Settings, cursor: psycopg.Cursor[Any], archive: ZipFile) -> tuple[int, int]:
    """Add the files of all tables that were moved out; what is lost already keeps nobody from saving the rest."""
    folder, found, missing = Archive.of(settings), 0, 0
    for table, sha256 in cursor.execute("SELECT id, archived FROM game_table WHERE archived IS NOT NULL"):
        try:
            archive.writestr(f"{_ARCHIVE}{name_of(table)}", folder.data(table, sha256), ZIP_STORED)
            found += 1
        except RecordLost:
            missing += 1
    return found, missing


def read(file: Path) -> Manifest:
    """What a backup says of itself; raises `OperatorError` for a file that is none, or that is newer than this code."""
    with _whole(file), ZipFile(file) as archive:
        text = archive.read(_MANIFEST)
        format = msgspec.json.decode(text).get("format")
        if not isinstance(format, int) or format <= _FORMAT:
            manifest = msgspec.json.decode(text, type=Manifest)
            if manifest.revision in known_revisions():
                return manifest
        version = str(msgspec.json.decode(text).get("quadriga", "?"))
    raise OperatorError("error-backup-newer", file=str(file), version=version)


def load(settings: Settings, file: Path) -> Manifest:
    """Put a backup into an empty database, at the revision it was taken at; all of it or nothing.

    Raises `OperatorError`, and `psycopg.Error` or SQLAlchemy's for a database that cannot be used.
    """
    manifest = read(file)
    if manifest.archived and not settings.archive:
        raise OperatorError("error-restore-archive-unset", tables=manifest.archived)
    try:
        with create_schema(settings, manifest.revision) as connection, _whole(file), ZipFile(file) as archive:
            cursor = connection.cursor()
            columns = _tables(cursor)
            if columns.keys() != manifest.tables.keys():
                raise KeyError
            for table in _in_order(cursor, columns):
                _load_table(cursor, archive, table, manifest.tables[table])
            _load_archive(settings, archive, manifest.archived)
            for counter in manifest.counters:
                name = f'"{counter.table}"'
                cursor.execute(
                    "SELECT setval(pg_get_serial_sequence(%s, %s), %s)", (name, counter.column, counter.value)
                )
    except NotEmpty:
        raise OperatorError("error-restore-not-empty") from None
    return manifest


def _load_table(cursor: psycopg.Cursor[Any], archive: ZipFile, table: str, kept: Rows) -> None:
    with archive.open(_member(table)) as rows, cursor.copy(_copy_in(table, kept.columns)) as copy:
        while data := rows.read(_CHUNK):
            copy.write(data)
    if cursor.rowcount != kept.count:
        raise KeyError(table)


def _load_archive(settings: Settings, archive: ZipFile, count: int) -> None:
    """Put the files of the archive where they belong, before the rows that speak of them are there."""
    folder = Archive.of(settings)
    tables = [table_named(name.removeprefix(_ARCHIVE)) for name in archive.namelist() if name.startswith(_ARCHIVE)]
    if len(tables) != count or None in tables:
        raise KeyError(_ARCHIVE)
    for table in filter(None, tables):
        folder.put(table, archive.read(f"{_ARCHIVE}{name_of(table)}"))


@contextmanager
def _whole(file: Path) -> Iterator[None]:
    """Whatever a file that is no backup, or not all of one, looks like to who reads it, said in one way."""
    try:
        yield
    except FileNotFoundError:
        raise OperatorError("error-no-file", file=str(file)) from None
    except (BadZipFile, zlib.error, EOFError, KeyError, AttributeError, NotImplementedError, msgspec.MsgspecError):
        raise OperatorError("error-backup-none", file=str(file)) from None
    except (psycopg.DataError, psycopg.IntegrityError):  # lines that are no rows of their tables
        raise OperatorError("error-backup-none", file=str(file)) from None
    except OSError as error:
        raise OperatorError("error-backup-read", file=str(file), reason=str(error.strerror or error)) from None


def _tables(cursor: psycopg.Cursor[Any]) -> dict[str, list[str]]:
    cursor.execute(_COLUMNS, [list(_LEFT_OUT)])
    return dict(cursor.fetchall())


def _in_order(cursor: psycopg.Cursor[Any], tables: dict[str, list[str]]) -> list[str]:
    """Every table after those that it refers to."""
    order: TopologicalSorter[str] = TopologicalSorter(dict.fromkeys(tables, ()))
    for child, parent in cursor.execute(_REFERENCES).fetchall():
        if child in tables:
            order.add(child, parent)
    return list(order.static_order())


def _copy_out(table: str, columns: list[str]) -> Composed:
    """A table in partitions is read by a query."""
    return SQL("COPY (SELECT {} FROM {}) TO STDOUT").format(_listed(columns), Identifier(table))


def _copy_in(table: str, columns: list[str]) -> Composed:
    return SQL("COPY {} ({}) FROM STDIN").format(Identifier(table), _listed(columns))


def _listed(columns: list[str]) -> Composed:
    return SQL(", ").join(map(Identifier, columns))


def _member(table: str) -> str:
    return f"rows/{table}"


def _one(cursor: psycopg.Cursor[Any], query: str) -> Any:
    row = cursor.execute(query.encode()).fetchone()
    return row[0] if row else None
