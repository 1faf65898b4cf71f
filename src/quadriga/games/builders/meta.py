"""Facts about The Builders: Antiquity that load without its rules."""

from __future__ import annotations

from typing import Final

from quadriga.core.catalogue import titles_of
from quadriga.core.meta import Meta, Option

META: Final = Meta(
    id="builders",
    titles=titles_of("quadriga.games.builders"),
    designers=("Frédéric Henry",),
    publisher="Bombyx",
    year=2015,
    players=(2, 3, 4),
    minutes=30,
    rules_version=2,
    endings=("first-player", "middle-player", "last-player", "exhausted", "tie"),
    editions=("antiquity",),
    options=(Option("machines-equipped", default=True, choices=(True, False)),),
    points_per=10,
)
