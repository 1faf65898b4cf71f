"""Facts about Porta Nigra that load without its rules."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from quadriga.core.meta import Meta, Option

#: Nobody told the table who is how old.
AGES_UNKNOWN: Final = "unknown"
#: Seats from the youngest to the oldest; seats that are not at the table are passed over.
AGE_ORDERS: Final = tuple("".join(order) for order in permutations("0123"))

META: Final = Meta(
    id="porta-nigra",
    titles={"en": "Porta Nigra", "fr": "Porta Nigra"},
    designers=("Wolfgang Kramer", "Michael Kiesling"),
    publisher="eggertspiele",
    year=2015,
    players=(2, 3, 4),
    minutes=90,
    rules_version=2,
    endings=("last-round", "bricks-exhausted", "fifteenth-element", "tie"),
    editions=("treverorum",),
    options=(Option("youngest-first", default=AGES_UNKNOWN, choices=(AGES_UNKNOWN, *AGE_ORDERS)),),
)
