"""Thousands of games: between bots, and as environments and data for research.

What plays games runs on any installation. Ray, ratings, Parquet and the environments need the extra `quadriga[lab]`,
which is imported only by what uses it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from quadriga.core.meta import OptionValue
from quadriga.lab.plan import CAP

if TYPE_CHECKING:
    from quadriga.lab.environments import Environment
    from quadriga.lab.observing import Kind


def env(
    game: str,
    players: int | None = None,
    encoding: Kind = "slots",
    options: dict[str, OptionValue] | None = None,
    cap: int = CAP,
) -> Environment:
    """A game as an environment of PettingZoo (AEC): docs/environments.md.

    Without a number of players it is the smallest above one. After `cap` decisions a game is truncated.
    """
    from quadriga.lab.environments import Environment
    from quadriga.lab.observing import Observer

    return Environment(Observer(game, players, encoding, options), cap)
