"""`quadriga home`: one command, one folder, nothing left behind, and everything there again at the second start."""

from __future__ import annotations

import fcntl
import os
import re
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

import quadriga
from server.house import (
    Client,
    by_chance,
    database,
    dealt,
    free_port,
    play_by_stream,
    play_on,
    position,
    record_of,
    run,
    same_people,
    wait_for,
)
from server.test_restoring import seal_anew

PROGRAM = str(Path(sys.executable).with_name("quadriga"))


@pytest.fixture
def folder() -> Iterator[Path]:
    """Short, as the path of a socket must be."""
    made = Path(tempfile.mkdtemp(prefix="qh", dir="/tmp"))
    yield made / "home"
    for pid in processes_on(made):
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
    shutil.rmtree(made, ignore_errors=True)


def processes_on(folder: Path) -> list[int]:
    """Whatever runs with the folder among its arguments, and is not this test."""
    found = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        with suppress(OSError):
            if str(folder).encode() in path.read_bytes() and int(path.parent.name) != os.getpid():
                found.append(int(path.parent.name))
    return found


def postgres_of(folder: Path) -> int:
    return int((folder / "database" / "postmaster.pid").read_text().split()[0])


def environment(**more: Any) -> dict[str, str]:
    """Of nobody in particular. Looking for news is as good as off: what a bot does must be told."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith("QUADRIGA_")}
    own = {"QUADRIGA_POLL_SECONDS": "3600", "QUADRIGA_REQUESTS_PER_SECOND": "0", "QUADRIGA_GUESTS_PER_MINUTE": "0"}
    return clean | own | {"LC_ALL": "C", "COLUMNS": "200"} | more


class Started:
    """A home server that runs, and all it has said so far."""

    def __init__(self, folder: Path, *words: str, **env: str) -> None:
        self.port = free_port()
        self.said = folder.parent / f"said-{secrets.token_hex(4)}"
        with self.said.open("wb") as out:
            self.process = subprocess.Popen(
                [PROGRAM, "home", "--folder", str(folder), "--no-browser", "--port", str(self.port), *words],
                env=environment(**env),
                stdout=out,
                stderr=out,
                start_new_session=True,
            )
        wait_for(lambda: "Ctrl-C ends it" in self.text or self.process.poll() is not None, "the home server")
        assert self.process.poll() is None, self.text

    @property
    def text(self) -> str:
        return self.said.read_text(encoding="utf-8")

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def end(self, how: signal.Signals = signal.SIGINT, *, group: bool = True) -> int:
        """As a terminal does it: Ctrl-C goes to everything that was started from it."""
        if group:
            os.killpg(self.process.pid, how)
        else:
            self.process.send_signal(how)
        return self.process.wait(60)


@contextmanager
def home(folder: Path, *words: str, **env: str) -> Iterator[Started]:
    started = Started(folder, *words, **env)
    try:
        yield started
    finally:
        if started.process.poll() is None:
            started.end()


def quadriga_says(*words: str, **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [PROGRAM, *words], env=environment(**env), capture_output=True, text=True, check=False, timeout=120
    )


def test_one_command_plays_is_backed_up_ends_and_goes_on(folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "games.backup"

    async def first(base: str) -> tuple[list[Any], list[Any]]:
        over = await dealt([base], "toy", 2, ("random",))
        await play_by_stream(over[0], by_chance(Random(1)))
        playing = await dealt([base], "toy", 2)
        await play_on(playing, by_chance(Random(2)), 3)
        return over, playing

    async def second(base: str) -> None:
        (ann,) = same_people(over, base)
        assert quadriga.verify(await record_of(ann)).replayed
        sitters = same_people(playing, base)
        before = (await position(sitters[0]))["seq"]
        assert (await play_on(sitters, by_chance(Random(3)), 2))["seq"] == before + 2

    async def restored(base: str) -> None:
        (ann,) = same_people(over, base)
        assert quadriga.verify(await record_of(ann)).replayed
        sitters = same_people(playing, base)
        await seal_anew(sitters)
        await play_on(sitters, by_chance(Random(4)), 2)

    with home(folder) as started:
        over, playing = run(first(started.base))
        assert re.search(r"http://[0-9.]+:" + str(started.port), started.text) or "this machine alone" in started.text
        assert str(folder / "seed-keys") in started.text
        assert "█" in started.text or "this machine alone" in started.text
        assert (folder / "seed-keys").stat().st_mode & 0o077 == 0
        # A second one on the same folder says so, and harms nothing.
        again = quadriga_says("home", "--folder", str(folder), "--no-browser", "--port", str(free_port()))
        assert again.returncode == 2
        assert len(again.stderr.splitlines()) == 1
        assert f"a home server runs on {folder} already" in again.stderr
        # Backed up while it runs, by a command that leaves it running.
        told = quadriga_says("backup", str(file), "--folder", str(folder))
        assert told.returncode == 0, told.stderr
        assert str(folder / "seed-keys") in told.stdout
        assert quadriga_says("restore", str(file), "--folder", str(folder)).returncode == 2
        run(second(started.base))
        assert started.end() == 0
        assert f"Everything is kept in {folder}" in started.text
    assert processes_on(folder) == []
    log = (folder / "quadriga.log").read_text()
    assert '"level": "error"' not in log
    assert "redis" not in log.lower()

    with home(folder) as started:
        run(second(started.base))
        assert started.end(signal.SIGTERM, group=False) == 0
    assert processes_on(folder) == []

    # Into another folder, which has the key or has not.
    other = folder.with_name("other")
    other.mkdir()
    shutil.copy(folder / "seed-keys", other)
    told = quadriga_says("restore", str(file), "--folder", str(other))
    assert told.returncode == 0, told.stdout + told.stderr
    with home(other) as started:
        run(restored(started.base))
    bare = folder.with_name("bare")
    told = quadriga_says("restore", str(file), "--folder", str(bare))
    assert told.returncode == 1
    assert "1 table that was not finished. It is ended, unverified" in told.stdout
    assert processes_on(folder.parent) == []


def test_killed_it_is_taken_up_by_the_next_start(folder: Path) -> None:
    with home(folder) as started:
        started.process.kill()
        started.process.wait()
        left = postgres_of(folder)
        os.kill(left, 0)
    with home(folder) as started:
        assert postgres_of(folder) == left
        assert started.end(signal.SIGHUP, group=False) == 0
    assert processes_on(folder) == []


def test_it_ends_and_says_so_when_postgresql_does(folder: Path) -> None:
    with home(folder) as started:
        os.kill(postgres_of(folder), signal.SIGQUIT)
        assert started.process.wait(60) == 1
        assert "PostgreSQL has ended by itself" in started.text
    assert processes_on(folder) == []
    with home(folder) as started:  # which recovers what was written
        assert started.end() == 0


def test_a_database_of_ones_own_is_used_and_left_running(folder: Path) -> None:
    async def scene(base: str) -> None:
        assert (await Client(base).get("/ready")).json == {"database": True, "limits_shared": True}

    with database() as url, home(folder, "--database", url, "--only-here") as started:
        run(scene(started.base))
        assert "this machine alone" in started.text
        assert not (folder / "database").exists()
        assert started.end() == 0


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--folder", "/tmp/a folder with spaces"), "has spaces in it"),
        (("--folder", "/tmp/" + "long" * 25), "too long for PostgreSQL"),
        (("--folder", "/dev/null/home"), "/dev/null/home cannot be used"),
        (("--database", "postgresql://postgres@127.0.0.1:1/none"), "the database cannot be used"),
    ],
)
def test_what_cannot_be_is_one_sentence(folder: Path, words: tuple[str, ...], said: str) -> None:
    told = quadriga_says("home", "--folder", str(folder), "--no-browser", "--port", str(free_port()), *words)
    assert told.returncode == 2
    assert len(told.stderr.splitlines()) == 1, told.stderr
    assert said in told.stderr
    for made in (Path("/tmp/a folder with spaces"), Path("/tmp/" + "long" * 25)):
        shutil.rmtree(made, ignore_errors=True)


def test_a_port_that_is_taken_is_said_before_anything_is_made(folder: Path) -> None:
    with socket.create_server(("0.0.0.0", 0)) as taken:
        port = str(taken.getsockname()[1])
        told = quadriga_says("home", "--folder", str(folder), "--no-browser", "--port", port)
    assert told.returncode == 2
    assert f"port {port} cannot be used" in told.stderr
    assert not (folder / "database").exists()


def test_nobody_else_on_the_machine_keeps_it_from_starting(folder: Path) -> None:
    """The wheel's own lock is one file for all users of a machine: whoever came first, or holds it, shut others out."""
    with (Path(tempfile.gettempdir()) / ".lockfile").open("a") as theirs:
        fcntl.lockf(theirs, fcntl.LOCK_EX)
        with home(folder) as started:
            assert run(Client(started.base).get("/ready")).status == 200
