"""What an arena plays: which bots, at which game, and who sits where in each of its games."""

from __future__ import annotations

from functools import cache
from itertools import combinations, combinations_with_replacement, permutations
from math import comb
from typing import Any, Final, NamedTuple

import msgspec

from quadriga import __version__
from quadriga.bots import is_bot, names
from quadriga.bots.bot import RUN
from quadriga.bots.budget import read_budget
from quadriga.core.errors import OptionError, QuadrigaError
from quadriga.core.meta import OptionValue
from quadriga.core.registry import find_game
from quadriga.core.weights import Weights

#: Decisions after which a game is broken off, several times what the longest between bots have.
CAP: Final = 10_000
#: How many bots an arena takes, and how many ways of choosing who plays: a round robin of more would never come round.
MOST_BOTS: Final = 64
MOST_LINEUPS: Final = 10_000


class Entrant(NamedTuple):
    """A bot of an arena: by what name it is made, with what budget, and how it is told from others of that name."""

    bot: str
    budget: str
    label: str


class Plan(msgspec.Struct, frozen=True, omit_defaults=True):
    """The same plan plays the same games, unless a bot's budget is a time."""

    game: str
    #: As they were named: `magister@400`, `greedy`, `run:COMMAND`.
    bots: tuple[str, ...]
    players: int
    options: dict[str, OptionValue]
    seed: int
    #: Decisions after which a game is broken off.
    cap: int
    #: What plays: the version of Quadriga, that of the game's rules, and the hash of the edition.
    version: str
    rules: int
    edition: str
    #: What was learned, for each of the bots, None for one that weighs by hand; without any they have what is shipped.
    weights: tuple[Weights | None, ...] = ()

    @property
    def entrants(self) -> tuple[Entrant, ...]:
        """The bots, the second of a name labelled `greedy#2`."""
        found = []
        for place, text in enumerate(self.bots):
            before = self.bots[:place].count(text)
            found.append(Entrant(*bot_and_budget(text), f"{text}#{before + 1}" if before else text))
        return tuple(found)

    @property
    def labels(self) -> tuple[str, ...]:
        return tuple(entrant.label for entrant in self.entrants)

    def seating(self, number: int) -> tuple[int, tuple[int, ...]]:
        """The deal of a game, and which of the bots sits on each seat.

        As many games in a row as there are seats have the same bots and the same deal, with everybody one seat on.
        The next so many have the next choice of bots; when all had their turn, the next deal begins, and with it
        another order round the table. Where one bot sits on all seats nothing changes by turning: every game has a
        deal of its own.
        """
        if len(self.bots) == 1:
            return number, (0,) * self.players
        group, turned = divmod(number, self.players)
        choices = lineups(len(self.bots), self.players)
        deal, choice = divmod(group, len(choices))
        first, *others = choices[choice]
        orders = _orders(self.players - 1)
        order = (first, *(others[place] for place in orders[deal % len(orders)]))
        return deal, tuple(order[(seat + turned) % self.players] for seat in range(self.players))


def whole_deals(games: int, players: int) -> int:
    """So many games, or the next number in which every seat has its share of them."""
    return -(-games // players) * players


def bot_and_budget(text: str) -> tuple[str, str]:
    """`magister@400` as the bot and its budget; a command is taken whole."""
    if text.startswith(RUN):
        return text, ""
    bot, _, budget = text.partition("@")
    return bot, budget


@cache
def lineups(bots: int, players: int) -> tuple[tuple[int, ...], ...]:
    """Who may sit together: every choice of so many bots; with fewer bots than seats, every way to seat them all."""
    if bots >= players:
        return tuple(combinations(range(bots), players))
    return tuple(chosen for chosen in combinations_with_replacement(range(bots), players) if len(set(chosen)) == bots)


@cache
def _orders(others: int) -> tuple[tuple[int, ...], ...]:
    """The orders in which the others can sit after the first."""
    return tuple(permutations(range(others)))


def make_plan(
    game: str,
    bots: tuple[str, ...],
    players: int | None = None,
    options: dict[str, Any] | None = None,
    seed: int = 0,
    cap: int = CAP,
) -> Plan:
    """A plan for the games and bots that are installed; two players by default, where the game is for two.

    Raises `QuadrigaError` for a bot, a budget, a number of players or an option that there is not.
    """
    title = find_game(game)
    meta = title.meta
    if players is None:
        players = 2 if 2 in meta.players else meta.players[0]
    if players not in meta.players:
        raise OptionError(f"{meta.id} is not for {players} players")
    if not 1 <= len(bots) <= MOST_BOTS or comb(len(bots), players) > MOST_LINEUPS:
        raise QuadrigaError(f"{len(bots)} bots at {players} seats: too few, or more than can meet each other")
    for text in bots:
        bot, budget = bot_and_budget(text)
        if not is_bot(bot):
            raise QuadrigaError(f"no bot is called {bot!r}; there are {', '.join(names())}")
        if budget or text.endswith("@"):
            read_budget(budget)
    settled = meta.settle_options(options, players)
    edition = title.edition().hash
    return Plan(meta.id, bots, players, settled, seed, cap, __version__, meta.rules_version, edition)
