"""Facts about the toy game."""

from __future__ import annotations

from typing import Final

from quadriga.core.meta import Meta, Option

META: Final = Meta(
    id="toy",
    titles={"en": "Toy", "fr": "Jouet"},
    designers=("The Quadriga contributors",),
    publisher="none",
    year=2026,
    players=(2, 3, 4),
    minutes=5,
    rules_version=2,
    endings=("row", "bag", "time", "tie"),
    editions=("toy",),
    options=(Option("actions", 2, (1, 2, 3)), Option("peeking", True, (True, False))),
    listed=False,
)
