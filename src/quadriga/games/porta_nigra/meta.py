"""Facts about Porta Nigra that load without its rules."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from quadriga.core.catalogue import titles_of
from quadriga.core.meta import Meta, Option, OptionValue

#: Nobody told the table who is how old.
AGES_UNKNOWN: Final = "unknown"
#: How many play.
PLAYERS: Final = (2, 3, 4)
#: Seats from the youngest to the oldest, of so many players: pn.round.starter-tie.
AGE_ORDERS: Final[dict[str, tuple[OptionValue, ...]]] = {
    str(players): tuple("".join(order) for order in permutations("0123"[:players])) for players in PLAYERS
}

META: Final = Meta(
    id="porta-nigra",
    titles=titles_of("quadriga.games.porta_nigra"),
    designers=("Wolfgang Kramer", "Michael Kiesling"),
    publisher="eggertspiele",
    year=2015,
    players=PLAYERS,
    minutes=90,
    rules_version=2,
    endings=("last-round", "bricks-exhausted", "fifteenth-element", "tie"),
    editions=("treverorum",),
    options=(Option("youngest-first", default=AGES_UNKNOWN, choices=(AGES_UNKNOWN,), by_players=AGE_ORDERS),),
)
