"""What a player noted during a game, and the check that a record published afterwards agrees with it.

A record proves itself only against its own commitments. A receipt is the
player's own copy of them, taken before and during the game: a record that was
made anew from another seed is sound in itself and still disagrees.
"""

from __future__ import annotations

import msgspec

from quadriga.core.errors import RecordError
from quadriga.core.record import Record, RevealEntry, commit


class Receipt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    #: The name of the table, for people: a record carries no names.
    table: str
    seat: int
    #: SHA-256 of the seed, as shown before anyone sat down.
    commitment: str
    #: This seat's own nonce.
    nonce: str
    #: SHA-256 of every seat's nonce in the order of seats, empty for seats that add none.
    nonce_hashes: tuple[str, ...]
    #: The last entry this player was shown, and its hash in the chain.
    seq: int
    hash: str
    #: This seat's own nonces after restores, in their order.
    later_nonces: tuple[str, ...] = ()


def read_receipt(data: bytes) -> Receipt:
    """Read the bytes of a receipt."""
    try:
        return msgspec.json.decode(data, type=Receipt)
    except msgspec.DecodeError as error:
        raise RecordError(0, f"the receipt cannot be read: {error}") from None


def check_receipt(record: Record, receipt: Receipt) -> None:
    """Hold a record against what a player noted; raises `RecordError` where they disagree."""
    header, end = record.header, record.end
    if header.seed != receipt.commitment:
        raise RecordError(0, "the seed committed to is not the one on the receipt")
    if header.nonces != receipt.nonce_hashes:
        raise RecordError(0, "the nonces committed to are not those on the receipt")
    try:
        nonce = bytes.fromhex(receipt.nonce)
    except ValueError:
        raise RecordError(0, "the nonce on the receipt is not hexadecimal") from None
    if not 0 <= receipt.seat < len(header.nonces) or header.nonces[receipt.seat] != commit(nonce):
        raise RecordError(0, f"the nonce on the receipt is not the one of seat {receipt.seat}")
    if end is None or end.nonces[receipt.seat] != receipt.nonce:
        raise RecordError(len(record), "the nonce revealed is not the one on the receipt")
    shown = [one.nonce for one in record.entries if isinstance(one, RevealEntry) and one.seat == receipt.seat]
    if not set(receipt.later_nonces) <= set(shown):
        raise RecordError(len(record), "a nonce on the receipt, revealed after a restore, is not in the record")
    if not 0 <= receipt.seq < len(record.digests) or record.digests[receipt.seq].hex() != receipt.hash:
        raise RecordError(receipt.seq, "the hash is not the one on the receipt")
