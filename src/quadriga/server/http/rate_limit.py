"""Rate limits of requests: who is counted, by which key, and what each request costs.

They are asked in this order: the address; the token presented, by its digest; its session's row; the person. Nothing
reaches the database before the address and the token were counted, and a token that is nobody's is looked up once a
minute at most, and only a few of them for each address.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, Final

from quadriga.server.http.perimeter import address_of
from quadriga.server.people.networks import network_of
from quadriga.server.people.sessions import Person, Sessions
from quadriga.server.problems import too_many
from quadriga.server.settings import Settings
from quadriga.server.storage.gcra import Limit, Take
from quadriga.server.storage.in_process import LocalRateStore
from quadriga.server.storage.rate_store import RateStore

#: What a request costs, by its method and the last word of its path; 1 where nothing is said. Those that replay a game
#: or try all its moves cost more than those that look something up, and those that leave rows behind cost most.
COSTS: Final = {
    ("POST", "tables"): 5,
    ("POST", "rematch"): 5,
    ("POST", "fork"): 10,
    ("POST", "review"): 5,
    ("POST", "guests"): 2,
    ("POST", "tokens"): 2,
    ("PUT", "standing"): 2,
    ("POST", "hint"): 2,
    ("GET", "tally"): 5,
    ("GET", "positions"): 3,
    ("GET", "layout"): 3,
    ("GET", "steps"): 3,
    ("GET", "record"): 3,
    ("GET", "ahead"): 3,
    ("GET", "finals"): 2,
    ("GET", "preview"): 2,
    ("GET", "why"): 2,
    ("GET", "stream"): 2,
}
#: Lookups of unknown sessions that one address may have under way in a process, and those that may wait for one to
#: end. Few: people who come back all at once are not to be taken for somebody who guesses.
_LOOKUPS: Final = 2
_WAITING: Final = 200


def cost_of(method: str, path: str) -> int:
    words = path.rstrip("/").rsplit("/", 2)
    last = words[-2] if words[-1].isdecimal() and len(words) > 1 else words[-1]
    return COSTS.get((method, last), 1)


class RequestLimits:
    """What every request passes before anything is done for it. `rates` and `sessions` are there once the process has
    started.
    """

    def __init__(self, settings: Settings) -> None:
        self.rates: RateStore | LocalRateStore = LocalRateStore()
        self.sessions: Sessions | None = None
        each, all_of_them = settings.requests_per_second, settings.address_requests_per_second
        on = each > 0  # no limit for a person is none for those who share an address
        self._person = Limit(each, each * 2)
        # Room for forty people who load a page at the same moment.
        self._address = Limit(all_of_them, all_of_them * 4) if on else Limit(0, 0)
        self._unknown = Limit.each(settings.unknown_tokens_per_minute, 60) if on else Limit(0, 0)
        self._guests = Limit.each(settings.guests_per_minute, 60)
        #: A place to look up unknown sessions for each address that just does, and how many are or wait there.
        self._places: dict[str, asyncio.Semaphore] = {}
        self._there: Counter[str] = Counter()

    async def admit(self, scope: Any, digest: bytes | None) -> Person | None:
        """Count a request; answers whose it is. Raises `Problem` for one too many."""
        address, cost = network_of(address_of(scope)), cost_of(scope["method"], scope["path"])
        takes = [Take(f"address:{address}", self._address, cost)]
        if digest is not None:
            takes += self._of_token(digest, cost)
        if scope["method"] == "POST" and scope["path"] == "/guests":
            takes.append(Take(f"guests:{address}", self._guests))
        await self._pay(*takes)
        return await self._person_of(address, digest) if digest is not None else None

    def _of_token(self, digest: bytes, cost: int) -> list[Take]:
        """The person's key, or, as long as this process does not know whose token it is, the token's own. What is known
        to be nobody's has none: it counts against the address alone.
        """
        assert self.sessions is not None
        owner = self.sessions.owner(digest)
        if owner is not None:
            return [Take(f"person:{owner.id}", self._person, cost)]
        if self.sessions.misses(digest):
            return []
        return [Take(f"token:{digest[:16].hex()}", self._person, cost)]

    async def _person_of(self, address: str, digest: bytes) -> Person | None:
        assert self.sessions is not None
        if self.sessions.owner(digest) is not None or self.sessions.misses(digest) or not self._unknown.per_second:
            return await self.sessions.person_of(digest)
        if self._there[address] >= _WAITING:
            raise too_many(1)
        place = self._places.setdefault(address, asyncio.Semaphore(_LOOKUPS))
        self._there[address] += 1
        try:
            async with place:
                return await self._look_up(address, digest)
        finally:
            self._there[address] -= 1
            if not self._there[address]:
                del self._there[address], self._places[address]

    async def _look_up(self, address: str, digest: bytes) -> Person | None:
        """Look up a session that this process has never seen. It is paid for first, and given back unless it is
        nobody's: however many are asked for at once, no more are looked up than an address may guess.
        """
        assert self.sessions is not None
        if self.sessions.owner(digest) is not None or self.sessions.misses(digest):
            return await self.sessions.person_of(digest)  # another request has asked meanwhile
        guess = Take(f"unknown:{address}", self._unknown)
        await self._pay(guess)
        person, found = None, True  # what the database could not tell was no guess
        try:
            person = await self.sessions.person_of(digest)
            found = person is not None
        finally:
            if found:
                await self.rates.take(Take(guess.key, guess.limit, -1))
        return person

    async def _pay(self, *takes: Take) -> None:
        if wait := await self.rates.take(*takes):
            raise too_many(wait)
