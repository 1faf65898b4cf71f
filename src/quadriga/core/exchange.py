"""New nonces after a restore: what makes draws fresh when a table was put back from a backup.

Whatever was drawn since the backup was made has been seen, and from the same key it would be drawn again. So an entry
`restored` brings a fresh value, every person at the table commits to a new nonce and reveals it once all have
committed, and the key of all later draws is made of the old one, the value and the nonces. Until then nothing is drawn.
"""

from __future__ import annotations

import hmac
from typing import Final

from quadriga.core.errors import ExchangeError
from quadriga.core.record import CommitEntry, ExchangeEntry, RestoredEntry, commit, framed

_LABEL: Final = b"restored"
VALUE_BYTES: Final = 32
HASH_BYTES: Final = 32


class Exchange:
    """The nonces of one restore. Like the number of draws it is never taken back by an undo."""

    __slots__ = ("committed", "revealed", "value")

    def __init__(self, value: bytes) -> None:
        self.value: Final = value
        #: SHA-256 of each seat's nonce, and the nonces themselves.
        self.committed: dict[int, str] = {}
        self.revealed: dict[int, bytes] = {}

    def copy(self) -> Exchange:
        twin = Exchange(self.value)
        twin.committed = self.committed.copy()
        twin.revealed = self.revealed.copy()
        return twin

    def commit(self, seat: int, nonce_hash: str, people: list[int]) -> None:
        """A seat fixes its nonce before it has seen another; raises `ExchangeError` where it may not."""
        if seat not in people:
            raise ExchangeError(f"seat {seat} is not asked for a nonce")
        if seat in self.committed:
            raise ExchangeError(f"seat {seat} has committed to a nonce before")
        self.committed[seat] = nonce_hash

    def reveal(self, seat: int, nonce: bytes, people: list[int]) -> None:
        """A seat shows its nonce once all have committed; raises `ExchangeError` where it may not."""
        if not self.revealing(people):
            raise ExchangeError("a nonce is revealed only when every seat has committed to one")
        if seat not in people or seat in self.revealed:
            raise ExchangeError(f"seat {seat} is not asked for a nonce")
        if commit(nonce) != self.committed[seat]:
            raise ExchangeError(f"this is not the nonce that seat {seat} committed to")
        self.revealed[seat] = nonce

    def revealing(self, people: list[int]) -> bool:
        """Whether all have committed."""
        return all(seat in self.committed for seat in people)

    def awaited(self, people: list[int]) -> list[int]:
        """The seats whose commitment is missing, or then whose nonce."""
        missing = [seat for seat in people if seat not in self.committed]
        return missing or [seat for seat in people if seat not in self.revealed]

    def seated_anew(self, people: list[int]) -> None:
        """Somebody came or went. Nonces that were shown do not count any more: who stays away, or comes back, could
        otherwise choose between two keys."""
        if self.revealed and set(people) != set(self.committed):
            self.committed.clear()
            self.revealed.clear()
        for seat in self.committed.keys() - set(people):
            del self.committed[seat]

    def mixed_into(self, key: bytes, seats: int) -> bytes:
        """The key of all draws after this restore."""
        nonces = framed([self.revealed.get(seat, b"") for seat in range(seats)])
        return hmac.digest(key, _LABEL + self.value + nonces, "sha256")


class Exchanges:
    """All exchanges of one table: the one under way, if any, and those whose nonces are mixed into the key."""

    __slots__ = ("done", "now", "restored")

    def __init__(self) -> None:
        #: The `seq` of the last restore; 0 without one.
        self.restored = 0
        self.now: Exchange | None = None
        self.done: tuple[Exchange, ...] = ()

    def copy(self) -> Exchanges:
        twin = Exchanges()
        twin.now = self.now.copy() if self.now is not None else None
        twin.done = self.done
        twin.restored = self.restored
        return twin

    def enter(self, entry: ExchangeEntry, people: list[int]) -> None:
        """Do what an entry says; raises `ExchangeError` where it is not due. Another restore begins anew."""
        if isinstance(entry, RestoredEntry):
            self.now = Exchange(_unhexed(entry.value, VALUE_BYTES))
            self.restored = entry.seq
        elif self.now is None:
            raise ExchangeError("no nonces are being exchanged")
        elif isinstance(entry, CommitEntry):
            _unhexed(entry.nonce_hash, HASH_BYTES)
            self.now.commit(entry.seat, entry.nonce_hash, people)
        else:
            self.now.reveal(entry.seat, _unhexed(entry.nonce), people)
        self._end_if_complete(people)

    def seated_anew(self, people: list[int]) -> None:
        """Somebody came or went."""
        if self.now is not None:
            self.now.seated_anew(people)
            self._end_if_complete(people)

    def awaited(self, people: list[int]) -> list[int]:
        """The seats that a draw waits for."""
        return self.now.awaited(people) if self.now is not None else []

    def key_from(self, key: bytes, seats: int) -> bytes:
        """The key of the next draw, from the one the table was dealt with."""
        for exchange in self.done:
            key = exchange.mixed_into(key, seats)
        return key

    def _end_if_complete(self, people: list[int]) -> None:
        if self.now is not None and not self.now.awaited(people):
            self.done = (*self.done, self.now)
            self.now = None


def _unhexed(text: str, size: int | None = None) -> bytes:
    """Bytes written in small letters, of a certain size if one is given."""
    try:
        value = bytes.fromhex(text)
    except ValueError:
        raise ExchangeError(f"{text!r} is not hexadecimal") from None
    if value.hex() != text or not value or (size is not None and len(value) != size):
        raise ExchangeError(f"{text!r} is not written as it should be")
    return value
