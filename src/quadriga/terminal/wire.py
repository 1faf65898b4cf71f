"""A connection to a server beside somebody who types: its loop has a thread of its own, so that both go on."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeVar

from quadriga.client import Client, StreamEvent
from quadriga.core.errors import QuadrigaError

T = TypeVar("T")

#: How long one answer may take, and how long after each loss of the stream it is opened again; then the server is away.
PATIENCE: Final = 30.0
PAUSES: Final = (0.2, 1.0, 2.0, 4.0, 8.0, 15.0)


class Wire:
    """One person's requests and stream."""

    def __init__(self, base: str) -> None:
        self.client = Client(base)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()

    def call(self, asked: Coroutine[Any, Any, T], patience: float = PATIENCE) -> T:
        """What a coroutine of the client answers."""
        future = asyncio.run_coroutine_threadsafe(asked, self._loop)
        try:
            return future.result(patience)
        except (OSError, TimeoutError) as error:
            future.cancel()
            raise QuadrigaError(f"{self.client.base} does not answer: {str(error) or 'it takes too long'}") from None

    def listen(self, path: str, hear: Callable[[StreamEvent | None], None]) -> None:
        """Hand on every event of a stream, opened again where it was lost; None once the server is away for good."""
        asyncio.run_coroutine_threadsafe(self._listen(path, hear), self._loop)

    async def _listen(self, path: str, hear: Callable[[StreamEvent | None], None]) -> None:
        last, lost = "", 0
        while lost < len(PAUSES):
            try:
                async with self.client.stream(path, last) as stream:
                    if stream.status != 200:
                        break
                    async for event in stream:
                        lost, last = 0, event.id or last
                        hear(event)
            except OSError:
                pass
            await asyncio.sleep(PAUSES[lost])
            lost += 1
        hear(None)

    def close(self) -> None:
        """End the stream, the connection and the thread."""
        asyncio.run_coroutine_threadsafe(self._end(), self._loop).result(PATIENCE)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE)
        self._loop.close()

    async def _end(self) -> None:
        self.client.close()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
