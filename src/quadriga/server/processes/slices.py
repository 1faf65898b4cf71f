"""Time slices on the event loop, for what is too long for one callback and too short to be sent to another process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from time import thread_time
from typing import Final, TypeVar

T = TypeVar("T")

#: Processor time after which others have their turn, in seconds.
SLICE: Final = 0.004


async def in_turns(things: Iterable[T]) -> AsyncIterator[T]:
    """The things one by one; between two of them, whoever else waits for the loop goes first when a slice is over."""
    began = thread_time()
    for thing in things:
        yield thing
        if thread_time() - began > SLICE:
            await asyncio.sleep(0)
            began = thread_time()
