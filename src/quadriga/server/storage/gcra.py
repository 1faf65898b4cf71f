"""GCRA, the generic cell rate algorithm: one moment for each key says whether somebody may go on now.

That moment is the theoretical arrival time (TAT): when all that was taken so far will have been earned. Who is too far
ahead of the clock waits. Redis keeps it for all processes (`rate_store`), or this process for itself, by the same sum.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

#: The most keys a process remembers when it counts by itself.
MOST_KEYS: Final = 50_000


class Limit(msgspec.Struct, frozen=True):
    """So much in a second, and `burst` at once for who has taken nothing for a while. A rate of 0 is no limit."""

    per_second: float
    burst: float

    @classmethod
    def each(cls, number: float, seconds: float) -> Limit:
        """A number in a time, all of it at once if need be."""
        return cls(number / seconds, number)


class Take(msgspec.Struct, frozen=True):
    """One thing that is to be paid from one key; a cost below 0 gives back."""

    key: str
    limit: Limit
    cost: float = 1.0

    @property
    def spend(self) -> float:
        """Seconds the key's moment moves on. What costs more than there ever is at once takes all there is."""
        return min(self.cost, self.limit.burst) / self.limit.per_second

    @property
    def ahead(self) -> float:
        """Seconds the key's moment may be ahead of the clock."""
        return self.limit.burst / self.limit.per_second


class LocalRates:
    """GCRA in this process's memory.

    Not more than `most` keys are remembered, the least recently used forgotten first (LRU): those who ask most often
    are the last to be forgiven.
    """

    def __init__(self, most: int = MOST_KEYS, clock: Callable[[], float] = time.monotonic) -> None:
        self._most = most
        self._clock = clock
        self._arrivals: OrderedDict[str, float] = OrderedDict()

    def __len__(self) -> int:
        return len(self._arrivals)

    def take(self, takes: Sequence[Take]) -> float:
        """Pay everything, or nothing; answers 0, or the seconds until it can be paid."""
        now = self._clock()
        after = []
        for take in takes:
            arrival = max(self._arrivals.get(take.key, now), now) + take.spend
            wait = arrival - take.ahead - now
            if wait > 1e-9 and take.cost > 0:
                self._arrivals.move_to_end(take.key)  # who is refused is there: a cost is never refused to an empty key
                return wait
            after.append((take.key, arrival))
        for key, arrival in after:
            self._arrivals[key] = arrival
            self._arrivals.move_to_end(key)
        while len(self._arrivals) > self._most:
            self._arrivals.popitem(last=False)
        return 0.0
