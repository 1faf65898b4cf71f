"""What the processes that a process has started listen on, from Linux's /proc."""

from __future__ import annotations

import os
from pathlib import Path

_LISTEN = "0A"
#: As /proc writes them: 127.0.0.1, the same as an IPv6 address, and ::1.
LOOPBACK = {"0100007F", "0000000000000000FFFF00000100007F", "00000000000000000000000001000000"}


def descendants(pid: int) -> set[int]:
    """A process and all it has started, and they in turn."""
    children: dict[int, list[int]] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
        except (OSError, IndexError):
            continue  # it has just ended
        children.setdefault(parent, []).append(int(folder.name))
    found, left = set[int](), [pid]
    while left:
        one = left.pop()
        found.add(one)
        left += children.get(one, [])
    return found


def listened_on(pids: set[int]) -> set[str]:
    """The addresses, in hexadecimal, of the sockets that these processes listen on."""
    sockets = set()
    for pid in pids:
        for entry in Path(f"/proc/{pid}/fd").glob("*"):
            try:
                target = os.readlink(entry)  # noqa: PTH115 -- no path
            except OSError:
                continue
            if target.startswith("socket:["):
                sockets.add(target[8:-1])
    found = set()
    for table in ("/proc/net/tcp", "/proc/net/tcp6"):
        for line in Path(table).read_text().splitlines()[1:]:
            columns = line.split()
            if columns[3] == _LISTEN and columns[9] in sockets:
                found.add(columns[1].partition(":")[0])
    return found
