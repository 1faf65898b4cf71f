"""What files need beyond writing to them, on every system: a lock between processes, and folders that are durable."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import Final

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

#: Windows has no lock that waits, so one asks again this often, in seconds.
_ASK_AGAIN: Final = 0.02


def try_lock(file: int) -> bool:
    """Whether nobody else holds this file; it is ours until it is closed, or the process ends however that happens."""
    try:
        if sys.platform == "win32":
            os.lseek(file, 0, os.SEEK_SET)  # there a byte is locked, the one where the file stands
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def lock(file: int) -> None:
    """Wait until nobody else holds this file, and hold it."""
    if sys.platform == "win32":
        while not try_lock(file):
            time.sleep(_ASK_AGAIN)
    else:
        fcntl.flock(file, fcntl.LOCK_EX)


def sync_folder(folder: Path) -> None:
    """Make what was added to a folder durable; Windows does that by itself, and opens no folders."""
    if sys.platform != "win32":
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
