"""The security log: who came, which tokens and sessions began and ended, who was sent away, what was refused.

One JSON object a line by the logger `quadriga.security`, whatever `QUADRIGA_LOG` leaves out otherwise. Persons are
numbers. An address is personal data and is never written: in its place stands a pseudonym, an HMAC of the address (of
an IPv6 address its /64) and the day. All processes with the same seed keys make the same one, so that what came from
one address on one day can be told to belong together, and nothing more.
"""

from __future__ import annotations

import hashlib
import hmac
import os
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final

import structlog

from quadriga.server.people.networks import network_of

#: Refusals that are written each second, and how many at once after a quiet time; of the others only the number is.
_PER_SECOND: Final = 5.0
_BURST: Final = 50.0
_log: Final = structlog.get_logger("quadriga.security")


class SecurityLog:
    """What one web process writes; `key` is what makes the pseudonyms of addresses."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.key = os.urandom(32)
        self._clock = clock
        self._left = _BURST
        self._at = clock()
        self._omitted = 0

    def note(self, event: str, *, person: int | None, address: str, request: str, **more: str | int) -> None:
        """Something that a person did to their ways in, or a host to another person."""
        _log.info(event, person=person, address=self.pseudonym(address), request=request, **more)

    def refused(self, *, status: int, method: str, route: str, person: int | None, address: str, request: str) -> None:
        """A refusal, unless there are too many: a flood must not fill the disk."""
        now = self._clock()
        self._left = min(_BURST, self._left + (now - self._at) * _PER_SECOND)
        self._at = now
        if self._left < 1.0:
            self._omitted += 1
            return
        self._left -= 1.0
        omitted, self._omitted = self._omitted, 0
        self.note(
            "refused",
            person=person,
            address=address,
            request=request,
            status=status,
            method=method,
            route=route,
            **({"omitted_before": omitted} if omitted else {}),
        )

    def pseudonym(self, address: str) -> str:
        day = datetime.now(UTC).date().isoformat()
        return hmac.new(self.key, f"{day} {network_of(address)}".encode(), hashlib.sha256).hexdigest()[:12]
