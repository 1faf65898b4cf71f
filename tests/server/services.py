"""A PostgreSQL and a Redis of one's own, to be killed."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import redis

from server.house import free_port, wait_for


def _postgres_programs() -> Path:
    """Where Debian's package, or any other, keeps the programs of the newest PostgreSQL."""
    kept = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: float(path.parent.name))
    found = shutil.which("initdb")
    assert kept or found, "no PostgreSQL is installed"
    return kept[-1] if kept else Path(str(found)).parent


class Services:
    def __init__(self, home: Path) -> None:
        self.home = home
        self.programs = _postgres_programs()
        #: PostgreSQL refuses to run as root.
        self.user = "postgres" if os.geteuid() == 0 else None
        self.postgres_port, self.redis_port = free_port(), free_port()
        self.postgres_log = home / "postgres.log"
        self._postgres: subprocess.Popen[bytes] | None = None
        self._redis: subprocess.Popen[bytes] | None = None
        data = home / "data"
        if self.user:
            shutil.chown(home, self.user)
        subprocess.run(
            [self.programs / "initdb", "-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"],
            check=True,
            user=self.user,
            stdout=subprocess.DEVNULL,
            cwd=home,
        )

    @property
    def postgres(self) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.postgres_port}"

    @property
    def redis(self) -> str:
        return f"redis://127.0.0.1:{self.redis_port}"

    def start_postgres(self) -> None:
        """As it comes: with fsync, and every commit durable before it is answered."""
        options = {"listen_addresses": "127.0.0.1", "unix_socket_directories": str(self.home), "max_connections": "60"}
        command = [str(self.programs / "postgres"), "-D", str(self.home / "data"), "-p", str(self.postgres_port)]
        for name, value in options.items():
            command += ["-c", f"{name}={value}"]
        with self.postgres_log.open("ab") as log:
            self._postgres = subprocess.Popen(command, user=self.user, stdout=log, stderr=log, cwd=self.home)
        wait_for(self._postgres_answers, "PostgreSQL")

    def _postgres_answers(self) -> bool:
        try:
            with psycopg.connect(f"{self.postgres}/postgres", connect_timeout=2) as connection:
                settings = connection.execute("SELECT current_setting('fsync'), current_setting('synchronous_commit')")
                assert settings.fetchone() == ("on", "on")
                return True
        except psycopg.OperationalError:
            return False

    def stop_postgres(self, *, abruptly: bool = False) -> None:
        """Break all connections and stop; abruptly, it has to recover from its log when it starts again."""
        assert self._postgres is not None
        self._postgres.send_signal(signal.SIGQUIT if abruptly else signal.SIGINT)
        self._postgres.wait(300)  # it writes everything out first

    @contextmanager
    def frozen_postgres(self) -> Iterator[None]:
        """All its processes stopped in mid-air: connections stay open and nothing is answered."""
        assert self._postgres is not None
        family = subprocess.run(
            ["ps", "-o", "pid=", "--ppid", str(self._postgres.pid)], check=True, capture_output=True, text=True
        )
        pids = [self._postgres.pid, *map(int, family.stdout.split())]
        for pid in pids:
            os.kill(pid, signal.SIGSTOP)
        try:
            yield
        finally:
            for pid in pids:
                os.kill(pid, signal.SIGCONT)

    def start_redis(self) -> None:
        with (self.home / "redis.log").open("ab") as log:
            self._redis = subprocess.Popen(
                [
                    "redis-server",
                    "--port",
                    str(self.redis_port),
                    "--bind",
                    "127.0.0.1",
                    "--save",
                    "",
                    "--dir",
                    self.home,
                ],
                stdout=log,
                stderr=log,
            )

    def kill_redis(self) -> None:
        assert self._redis is not None
        self._redis.kill()
        self._redis.wait()


class OwnRedis:
    """A Redis of one's own, to be stopped in the middle of things."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [
            "redis-server",
            "--port",
            str(self.port),
            "--bind",
            "127.0.0.1",
            "--save",
            "",
            "--dir",
            str(self.home),
        ]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        wait_for(self._answers, "Redis")

    def _answers(self) -> bool:
        with redis.Redis.from_url(self.url) as client:
            try:
                return bool(client.ping())
            except redis.RedisError:
                return False

    def freeze(self) -> None:
        """It holds its connections, and says nothing."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)

    def kill(self) -> None:
        assert self._process is not None
        self._process.kill()
        self._process.wait()


@contextmanager
def own_redis() -> Iterator[OwnRedis]:
    with tempfile.TemporaryDirectory(prefix="quadriga-redis-") as home:
        own = OwnRedis(Path(home))
        own.start()
        try:
            yield own
        finally:
            own.kill()


@contextmanager
def services() -> Iterator[Services]:
    home = Path(tempfile.mkdtemp(prefix="quadriga-services-"))
    own = Services(home)
    own.start_postgres()
    own.start_redis()
    try:
        yield own
    finally:
        own.kill_redis()
        own.stop_postgres()
        shutil.rmtree(home)
