"""Processes end when they are told to: at once after their start, and as the first process of a container."""

from __future__ import annotations

import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from server.house import House, database, free_port, wait_for

QUADRIGA = str(Path(sys.executable).with_name("quadriga"))
UNSHARE = shutil.which("unshare") or "unshare"
FIRST = [UNSHARE, "--pid", "--fork", "--mount-proc"]


def may_unshare() -> bool:
    try:
        return subprocess.run([*FIRST, "true"], capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def first_of(process: subprocess.Popen[bytes]) -> int:
    """The process that is number 1 in there, by the number it has here."""
    [child] = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    numbers = Path(f"/proc/{child}/status").read_text().partition("NSpid:")[2].splitlines()[0].split()
    assert numbers[-1] == "1"
    return int(child)


def test_a_job_process_that_is_told_to_stop_as_it_starts_ends() -> None:
    """Its connections are being opened then; what opens them does not take no for an answer."""
    with database() as url:
        place = House(url)
        try:
            place.start_worker()
            assert place.worker is not None
            wait_for(lambda: "process started" in place.log.read_text(), "a start")
            place.worker.terminate()
            assert place.worker.wait(30) == 0, place.log.read_text()
        finally:
            place.close()


@pytest.mark.skipif(not may_unshare(), reason="this user may not make a namespace of processes (unshare)")
@pytest.mark.parametrize("command", [("serve",), ("serve", "--processes", "2"), ("work",)], ids=" ".join)
def test_the_first_process_stops_in_order_when_it_is_told(command: tuple[str, ...]) -> None:
    with database() as url:
        place = House(url)
        port = free_port()
        process = place.start(*FIRST, QUADRIGA, *command, port=port)
        try:
            wait_for(lambda: process.poll() is not None or "process started" in place.log.read_text(), "a start")
            assert process.poll() is None, place.log.read_text()
            first = first_of(process)
            subprocess.run(["kill", f"-{signal.SIGTERM.name.removeprefix('SIG')}", str(first)], check=True)
            assert process.wait(30) == 0, place.log.read_text()
            assert "process stopped" in place.log.read_text()
            assert place.errors == []
        finally:
            if process.poll() is None:
                process.kill()
                process.wait()
            place.close()
