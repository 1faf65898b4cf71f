"""Thousands of games: between bots, and as environments and data for research.

What plays games runs on any installation. Ray, ratings, Parquet and the environments need the extra `quadriga[lab]`,
which is imported only by what uses it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from quadriga.core.meta import OptionValue
from quadriga.lab.plan import CAP, make_plan

if TYPE_CHECKING:
    from quadriga.lab.environments import Environment
    from quadriga.lab.many_games import ManyGames
    from quadriga.lab.observing import Kind
    from quadriga.lab.one_match import Match
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


def match(
    game: str,
    *bots: str,
    games: int | None = None,
    players: int | None = None,
    options: dict[str, OptionValue] | None = None,
    seed: int = 0,
) -> Match:
    """Bots against each other in this process, shown by a notebook with charts: the games `quadriga arena` plays first.

    Without a number of players there is a seat for every bot; without one of games there are 20, or the next number
    that every seat has its share of. For thousands of games there is the arena, which plays side by side and keeps
    every game.
    """
    from quadriga.lab.one_match import play_match

    return play_match(make_plan(game, bots, players or max(2, len(bots)), options, seed), games)
