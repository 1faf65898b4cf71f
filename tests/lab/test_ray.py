"""The arena on Ray: two nodes on 127.0.0.1, of which one is killed, as is the program that hands out the games."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from lab.kept import count_lines, play_here, sorted_lines, wait_until
from lab.listening import LOOPBACK, descendants, listened_on
from lab.two_nodes import SETTINGS
from quadriga.lab.plan import make_plan

pytest.importorskip("ray", reason="needs the extra `lab`: requirements/lab.txt")

QUADRIGA = str(Path(sys.executable).with_name("quadriga"))
PLAN = make_plan("toy", ("greedy", "random", "greedy"))
#: Enough that a node is killed in the midst of them.
GAMES = int(os.environ.get("TEST_ARENA_GAMES", "600"))
#: What a cluster may take to notice that a node is gone, in seconds.
NOTICED_WITHIN = 30.0


class Nodes:
    """Where the two nodes are, and which process is the second."""

    def __init__(self, address: str, second: int) -> None:
        self.address = address
        self.second = second


@pytest.fixture(scope="module")
def nodes() -> Iterator[Nodes]:
    script = Path(__file__).with_name("two_nodes.py")
    process = subprocess.Popen(
        [sys.executable, str(script)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=os.environ | SETTINGS,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        line = next((line for line in process.stdout if line.startswith(b"{")), b"")
        yield Nodes(**json.loads(line))
    finally:
        process.communicate(timeout=60)


def arena(file: Path, games: int, *how: str) -> list[str]:
    named = [QUADRIGA, "arena", PLAN.game, *PLAN.bots, "--games", str(games), "--results", str(file), "--json"]
    return [*named, *how]


def kill_second_at_work(nodes: Nodes) -> None:
    """The node and all that runs on it, as when a machine is switched off, while it plays a batch."""

    def at_work() -> bool:
        titles = [Path(f"/proc/{pid}/cmdline").read_bytes() for pid in descendants(nodes.second)]
        return any(title.startswith(b"ray::play_batch") for title in titles)  # as Ray calls a process that has a task

    wait_until(at_work)
    for pid in descendants(nodes.second):
        os.kill(pid, signal.SIGKILL)


def grown_or_ended(file: Path, count: int, process: subprocess.Popen[bytes]) -> bool:
    return count_lines(file) > count or process.poll() is not None


def longest_pause(file: Path, process: subprocess.Popen[bytes]) -> float:
    """The longest time without a game that ended, from now until the process ends."""
    longest, since, count = 0.0, time.monotonic(), count_lines(file)
    while process.poll() is None:
        wait_until(partial(grown_or_ended, file, count, process))
        longest, since, count = max(longest, time.monotonic() - since), time.monotonic(), count_lines(file)
    return longest


def test_a_cluster_plays_every_game_once_whoever_is_killed(nodes: Nodes, tmp_path: Path) -> None:
    file, environment = tmp_path / "cluster.jsonl", os.environ | SETTINGS
    command = arena(file, GAMES, "--address", nodes.address)
    assert listened_on(descendants(nodes.second)) <= LOOPBACK
    first = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment)
    wait_until(lambda: count_lines(file) > 10 or first.poll() is not None)
    first.kill()
    assert first.wait() == -signal.SIGKILL
    left = count_lines(file)
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment) as again:
        assert again.stdout is not None
        wait_until(lambda: count_lines(file) > left + 10 or again.poll() is not None)
        kill_second_at_work(nodes)
        assert count_lines(file) < GAMES, "the node is killed in the midst of the games"
        pause = longest_pause(file, again)
        told = json.loads(again.stdout.read())
    assert again.returncode == 0
    assert told["played_again"] > 0, "the node took games with it"
    print(f"\n{told['played_again']} games were played again; {pause:.1f} s without one that ended")
    assert pause < NOTICED_WITHIN
    for processes in (1, 2):
        here = tmp_path / f"{processes}.jsonl"
        asyncio.run(play_here(PLAN, GAMES, here, processes))
        assert sorted_lines(here) == sorted_lines(file)


def test_ray_of_this_machine_listens_to_this_machine_alone(tmp_path: Path) -> None:
    file = tmp_path / "here.jsonl"
    process = subprocess.Popen(
        arena(file, 60_000, "--ray", "--jobs", "1"), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        wait_until(lambda: count_lines(file) or process.poll() is not None)
        assert process.poll() is None
        found = listened_on(descendants(process.pid))
    finally:
        process.terminate()  # whoever runs tests in the background ignores SIGINT, and so does what they start
        process.wait(timeout=60)
    assert found
    assert found <= LOOPBACK


def test_a_cluster_that_is_not_there_is_named_in_one_line(tmp_path: Path) -> None:
    command = arena(tmp_path / "none.jsonl", 2, "--address", "127.0.0.1:1")
    ended = subprocess.run(command, check=False, capture_output=True, text=True, env=os.environ | SETTINGS)
    assert ended.returncode == 2
    assert ended.stderr.splitlines()[-1].startswith("quadriga: Ray at 127.0.0.1:1")
