"""Rate limits: a token bucket for each asker, refilled with time.

Each process counts for itself, so that asking costs no round trip; with several web processes the limits are
that many times as generous.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final

MOST_KEYS: Final = 50_000


class TokenBuckets:
    """One bucket for each key. A bucket nobody has asked about holds `burst` tokens.

    Not more than `MOST_KEYS` are remembered, the least recently used forgotten first (LRU): those who ask most often
    are the last to be forgiven.
    """

    def __init__(self, per_second: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._per_second = per_second
        self._burst = burst
        self._clock = clock
        #: Tokens left and when they were counted, in the order of last use.
        self._buckets: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: Hashable) -> float:
        """Take a token; answers 0, or the seconds until there is one. Does not wait."""
        if not self._per_second:
            return 0.0
        now = self._clock()
        left, since = self._buckets.get(key, (self._burst, now))
        left = min(self._burst, left + (now - since) * self._per_second)
        wait = max(0.0, 1 - left) / self._per_second
        self._buckets[key] = left if wait else left - 1, now
        self._buckets.move_to_end(key)
        if len(self._buckets) > MOST_KEYS:
            self._buckets.popitem(last=False)
        return wait
