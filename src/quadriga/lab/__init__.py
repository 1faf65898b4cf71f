"""Thousands of games: between bots, and as environments and data for research.

What plays games runs on any installation. Ray, ratings, Parquet and the environments need the extra `quadriga[lab]`,
which is imported only by what uses it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from quadriga.core.meta import OptionValue
from quadriga.lab.plan import CAP

if TYPE_CHECKING:
    from quadriga.lab.environments import Environment
    from quadriga.lab.many_games import ManyGames
    from quadriga.lab.observing import Kind
    from quadriga.lab.seat import Seat


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


def many(
    game: str,
    games: int,
    players: int | None = None,
    encoding: Kind = "slots",
    options: dict[str, OptionValue] | None = None,
    cap: int = CAP,
) -> ManyGames:
    """Many games stepped at once in one process."""
    from quadriga.lab.many_games import ManyGames
    from quadriga.lab.observing import Observer

    return ManyGames(Observer(game, players, encoding, options), games, cap)


def seat_env(
    game: str,
    bots: Sequence[str] = ("random",),
    players: int | None = None,
    encoding: Kind = "slots",
    options: dict[str, OptionValue] | None = None,
    seat: int | None = None,
    cap: int = CAP,
) -> Seat:
    """One seat against bots, as an environment of Gymnasium. Without a seat every deal has another.

    Bots are named as in the arena, `tiro@8`, and sit round the table again and again where they are fewer than seats.
    """
    from quadriga.lab.observing import Observer
    from quadriga.lab.seat import Seat

    return Seat(Observer(game, players, encoding, options), bots, seat, cap)
