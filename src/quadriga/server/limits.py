"""How often somebody may ask: a bucket for each, refilled with time.

Each process counts for itself, so that asking costs no round trip; with several web processes the limits are
that many times as generous.
"""

from __future__ import annotations

import time
from collections.abc import Hashable

_MOST = 50_000


class Buckets:
    def __init__(self, per_second: float, burst: float) -> None:
        self._per_second = per_second
        self._burst = burst
        self._left: dict[Hashable, tuple[float, float]] = {}

    def wait(self, key: Hashable) -> float:
        """Take one; answers the seconds to wait when there is none left, 0 when all is well."""
        if not self._per_second:
            return 0.0
        now = time.monotonic()
        left, since = self._left.get(key, (self._burst, now))
        left = min(self._burst, left + (now - since) * self._per_second)
        if left < 1:
            return (1 - left) / self._per_second
        if len(self._left) >= _MOST:
            self._left.clear()
        self._left[key] = left - 1, now
        return 0.0
