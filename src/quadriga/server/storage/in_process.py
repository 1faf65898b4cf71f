"""What Redis does for several processes, done by one for itself: `QUADRIGA_REDIS=none`.

Nothing is connected to and nothing can be away, so there is nothing to log. What another process writes to the same
database is still found by looking, every `QUADRIGA_POLL_SECONDS`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Final

from quadriga.server.storage.gcra import LocalRates, Take
from quadriga.server.storage.pubsub import PEOPLE


class LocalFanout:
    """Announcements that go no further than this process; the same calls as `Fanout`."""

    #: There is no Redis to be connected to.
    connected: Final = None

    def __init__(self) -> None:
        self._heard: Callable[[str, str, int, int], None] | None = None
        self._channels: set[str] = {PEOPLE}
        self._waiting: dict[tuple[str, str], tuple[int, int]] = {}

    def start(self) -> None:
        """Nothing runs on its own here."""

    def hear(self, heard: Callable[[str, str, int, int], None], returned: Callable[[], None], *channels: str) -> None:
        """Tell `heard` of channel, table, entry and note. Nothing is ever missed, so `returned` is never called."""
        self._heard = heard
        self._channels.update(channels)

    async def stop(self) -> None:
        self._heard = None

    def announce(self, channel: str, table: str, head: int, notes: int) -> None:
        """Say that a table is at an entry and a note.

        On the loop's next turn, as if it came from outside: who announces is still in the middle of something, and
        what is announced twice until then is told once.
        """
        if self._heard is None:
            return
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._tell)
        self._waiting[channel, table] = head, notes

    def _tell(self) -> None:
        batch, self._waiting = self._waiting, {}
        for (channel, table), (head, notes) in batch.items():
            if self._heard is not None and channel in self._channels:
                self._heard(channel, table, head, notes)

    async def listen(self, channel: str) -> None:
        self._channels.add(channel)

    async def unlisten(self, channel: str) -> None:
        self._channels.discard(channel)


class LocalRateStore:
    """Rates counted in memory, and leases that only their process knows of; the same calls as `RateStore`."""

    #: One process is all there is, so what it counts counts for all.
    shared: Final = True

    def __init__(self) -> None:
        self._rates = LocalRates()

    async def stop(self) -> None:
        """Nothing is open."""

    async def take(self, *takes: Take) -> float:
        """Pay everything, or nothing; answers 0, or the seconds until it can be paid."""
        limited = [take for take in takes if take.limit.per_second]
        return self._rates.take(limited) if limited else 0.0

    async def lease(self, name: str, holder: str, most: int, seconds: float) -> None:
        """Nobody else knows: the streams of this process are what is counted."""

    async def renew(self, holders: Mapping[str, str], seconds: float) -> None:
        """What ends with the process needs no renewal."""

    async def release(self, name: str, holder: str) -> None:
        """Nobody else was told."""
