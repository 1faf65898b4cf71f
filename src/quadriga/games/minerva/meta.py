"""Facts about Minerva that load without its rules."""

from __future__ import annotations

from typing import Final

from quadriga.core.catalogue import titles_of
from quadriga.core.meta import Meta, Option

#: The titles of the solo game, the highest first; each is an ending.
TITLES: Final[tuple[str, ...]] = ("augustus", "consul", "legatus", "tribunus", "centurion", "immune", "civil")
#: How a game of several players ends: by points alone, or by the first tie-break that tells the winner apart.
CLEAR: Final = "points"
TIE_BREAKS: Final[tuple[str, ...]] = ("tie-culture-and-glory", "tie-temples", "tie-order")

#: What a commerce building pays: once when the resource is held, as printed, or for every token of it.
INCOME_OPTION: Final = "commerce-income"
IF_HELD: Final = "if-held"
PER_TOKEN: Final = "per-token"

META: Final = Meta(
    id="minerva",
    titles=titles_of("quadriga.games.minerva"),
    designers=("Hisashi Hayashi",),
    publisher="OKAZU Brand",
    year=2015,
    players=(1, 2, 3, 4),
    minutes=75,
    rules_version=2,
    endings=(CLEAR, *TIE_BREAKS, *TITLES),
    editions=("okazu",),
    options=(Option(INCOME_OPTION, default=IF_HELD, choices=(IF_HELD, PER_TOKEN)),),
)
