"""Token buckets, by a clock that the test sets."""

from __future__ import annotations

import pytest

from quadriga.server.http import rate_limit
from quadriga.server.http.rate_limit import TokenBuckets


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


def taken(buckets: TokenBuckets, key: str) -> int:
    """How many tokens somebody gets at once."""
    count = 0
    while not buckets.take(key):
        count += 1
    return count


def test_a_bucket_holds_its_burst_and_refills_with_time() -> None:
    clock = Clock()
    buckets = TokenBuckets(2.0, 4.0, clock)
    assert taken(buckets, "ann") == 4
    assert buckets.take("ann") == 0.5
    assert taken(buckets, "bob") == 4
    clock.now += 1.0
    assert taken(buckets, "ann") == 2


def test_who_stays_away_gains_no_more_than_the_burst() -> None:
    clock = Clock()
    buckets = TokenBuckets(2.0, 4.0, clock)
    assert taken(buckets, "ann") == 4
    clock.now += 3600.0
    assert taken(buckets, "ann") == 4


def test_no_limit_remembers_nobody() -> None:
    buckets = TokenBuckets(0.0, 0.0, Clock())
    assert [buckets.take("ann") for _ in range(100)] == [0.0] * 100
    assert len(buckets) == 0


def test_many_strangers_forgive_nobody_who_still_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limit, "MOST_KEYS", 100)
    buckets = TokenBuckets(1.0, 2.0, Clock())
    assert taken(buckets, "ann") == 2
    assert taken(buckets, "bob") == 2
    for n in range(99):
        assert buckets.take(f"stranger {n}") == 0.0
        assert buckets.take("ann") > 0
    assert len(buckets) == 100
    assert buckets.take("bob") == 0.0  # the one that asked longest ago was forgotten
    assert buckets.take("ann") > 0


def test_a_bucket_smaller_than_one_token_refuses_even_the_first() -> None:
    buckets = TokenBuckets(per_second=0.4, burst=0.8, clock=lambda: 0.0)
    assert buckets.take("stranger") == buckets.take("stranger") == pytest.approx(0.5)
