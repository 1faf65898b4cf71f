"""What was learned of a game from its own games, as data: `weights.json` beside the rules it was learned with."""

from __future__ import annotations

from importlib import resources
from typing import Final

import msgspec

from quadriga.core.errors import QuadrigaError

#: The file in a game's folder.
FILE: Final = "weights.json"


class Term(msgspec.Struct, frozen=True):
    """One learned term: so much for each feature, and so much more by the phase of the game."""

    #: How much of it is believed.
    strength: float
    constant: float
    #: By the feature's name: what one of it is worth in points when the game begins, and how much more when it ends.
    features: dict[str, tuple[float, float]]


class Weights(msgspec.Struct, frozen=True):
    """What was learned, and with which rules and edition: with others it is worth nothing."""

    game: str
    rules: int
    edition: str
    #: By the number of players, written as text since JSON knows no other key.
    players: dict[str, Term]


def decode_weights(text: bytes | str) -> Weights:
    try:
        return msgspec.json.decode(text, type=Weights)
    except msgspec.DecodeError as error:
        raise QuadrigaError(f"these are no weights: {error}") from None


def encode_weights(weights: Weights) -> bytes:
    return msgspec.json.format(msgspec.json.encode(weights, order="sorted"), indent=1) + b"\n"


def shipped_weights(package: str) -> Weights | None:
    """What a game came with; None where nothing was learned that helps."""
    file = resources.files(package) / FILE
    return decode_weights(file.read_bytes()) if file.is_file() else None
