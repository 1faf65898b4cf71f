"""How many streams one person has open, at all processes together.

Each holds a lease in Redis that its process renews: those of a process that died lapse by themselves. When Redis does
not answer, the streams of this process are what is counted.
"""

from __future__ import annotations

import secrets
from collections import Counter
from typing import Final

from quadriga.server.problems import too_many
from quadriga.server.storage.in_process import LocalRateStore
from quadriga.server.storage.rate_store import RateStore

#: Seconds a lease lasts without being renewed, and between two renewals.
LEASE_TTL: Final = 45.0
LEASE_RENEWAL: Final = 15.0


class StreamLeases:
    """The streams of this process, each with its person; `most` of 0 counts nothing."""

    def __init__(self, rates: RateStore | LocalRateStore, most: int) -> None:
        self._rates = rates
        self._most = most
        self._held: dict[str, int] = {}
        self._here: Counter[int] = Counter()

    async def claim(self, person_id: int) -> str:
        """One more stream of a person; answers what to `release` it by. Raises `Problem` when they have too many."""
        if not self._most:
            return ""
        lease = secrets.token_hex(8)
        # Counted here before Redis is asked, so that of many at once none slips past while it is away.
        self._here[person_id] += 1
        room = await self._rates.lease(_name(person_id), lease, self._most, LEASE_TTL)
        if room is None:
            room = self._here[person_id] <= self._most
        if not room:
            self._forget(person_id)
            raise too_many(
                LEASE_RENEWAL,
                "too-many-streams",
                f"you have {self._most} streams open; close one first",
                args={"most": self._most},
            )
        self._held[lease] = person_id
        return lease

    async def release(self, lease: str) -> None:
        if not lease:
            return
        person_id = self._held.pop(lease)
        self._forget(person_id)
        await self._rates.release(_name(person_id), lease)

    async def renew(self) -> None:
        await self._rates.renew({lease: _name(person_id) for lease, person_id in self._held.items()}, LEASE_TTL)

    def _forget(self, person_id: int) -> None:
        self._here[person_id] -= 1
        if not self._here[person_id]:
            del self._here[person_id]


def _name(person_id: int) -> str:
    return f"streams:{person_id}"
