"""What is used of a game's figures, and how games run with them: `python bench/edition.py GAME...`.

Bots play whole games with every number of players, and the game's own measure says what they made of its cards, spots
and actions, so that what nobody ever uses is seen as a 0. `--bot` and `--budget` say who plays, `--games` how often
with each number of players, `--edition` with which data file of one's own instead of the one shipped.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any, Protocol

import quadriga
from quadriga.bots.bot import find_bot
from quadriga.core.chance import RandomChance
from quadriga.core.edition import Edition
from quadriga.core.game import Game
from quadriga.core.moves import Move
from quadriga.games.minerva.scoring import tally as minerva_tally
from quadriga.games.porta_nigra.ending import LAST_ROUND
from quadriga.games.porta_nigra.scoring import majority_claims, tally


class Measure(Protocol):
    """Watches all games of one number of players, and says at the end what it counted."""

    def moved(self, before: Any, move: Move, after: Any) -> None:
        """A move was made; `before` is the state it was made in."""

    def ended(self, state: Any) -> None:
        """A game is over."""

    def lines(self) -> Iterable[str]:
        """What was counted, for people."""
        ...


class PortaNigra:
    """The course of play that the rulebook's examples presume, and what is never bought, built or used."""

    #: An element from this height on is a tower; the example of the rulebook is 7 high.
    TOWER = 6

    def __init__(self, edition: Any, seats: int) -> None:
        self.edition = edition
        self.seats = seats
        self.games = self.early = self.towered = 0
        #: Bricks built and still at hand when the first round ended, a player of a game each.
        self.built: list[int] = []
        self.at_hand: list[int] = []
        self.left: list[int] = []
        self.totals: list[int] = []
        #: Sesterces and points taken at the end of a round.
        self.divided = [0, 0]
        self.contested: Counter[str] = Counter()
        self.heights: Counter[int] = Counter()
        self.spots: Counter[str] = Counter()
        self.honours: Counter[str] = Counter()
        self.buildings: Counter[str] = Counter()
        self.actions: Counter[str] = Counter()
        self.icons: Counter[str] = Counter()

    def moved(self, before: Any, move: Move, after: Any) -> None:
        word, *rest = move.key.split()
        seat = before.stack[-1].seat
        if word == "honour":
            self.honours[rest[0]] += 1
        elif word == "on":
            self.spots[rest[0]] += 1
        elif word == "points":
            self.divided[0] += after.players[seat].sesterces - before.players[seat].sesterces
            self.divided[1] += int(rest[0])
        elif word == "first" and before.round == 1:
            self.built += [sum(player.built) for player in before.players]
            self.at_hand += [sum(player.bricks) for player in before.players]
        if word in ("spend", "sell"):
            self.actions[move.key] += 1
        elif before.stack[-1].name in ("act", "card") and word not in ("end", "play"):
            self.actions[word] += 1
            if before.played and rest and rest[-1].isdigit():
                icons = before.cards.action_cards[before.played].icons
                card = before.played.partition(".")[2]
                self.icons[f"{card} {icons[int(rest[-1]) - 1].text}"] += 1

    def ended(self, state: Any) -> None:
        self.games += 1
        self.early += state.ending != LAST_ROUND
        self.left.append(state.reserve + sum(state.shops))
        towers = [
            element.bricks
            for spot, element in zip(state.cards.spots, state.elements, strict=True)
            if spot.is_porta and element is not None
        ]
        self.heights.update(towers)
        self.towered += max(towers, default=0) >= self.TOWER
        for place, claims in majority_claims(state).items():
            self.contested[state.cards.parts[place].id] += len(claims) > 1
        self.totals += [one.total for one in tally(state)]
        for player in state.players:
            self.buildings.update(player.buildings)
        self.buildings.update(card for card in state.box if card in self.edition.building_cards)

    def lines(self) -> Iterator[str]:
        yield f"points {mean(self.totals):.0f} ({min(self.totals)} to {max(self.totals)})"
        yield f"after round 1 each {mean(self.built):.1f} bricks built, {mean(self.at_hand):.1f} at hand"
        yield f"bricks left at the end {mean(self.left):.0f}; ended early {self.share(self.early)}"
        yield f"a tower of {self.TOWER} or more in {self.share(self.towered)}; heights {spelled(self.heights)}"
        coins, points = self.divided
        yield f"taken in sesterces at the end of a round {coins / max(1, coins + points):.0%}"
        parts = [part.id for part in self.edition.parts]
        yield "contested " + ", ".join(f"{part} {self.share(self.contested[part])}" for part in parts)
        spots = [spot.id for spot in self.edition.spots]
        yield "spots " + spelled(self.spots, spots)
        yield "honour cards " + spelled(self.honours, self.edition.honours)
        yield "building cards " + spelled(self.buildings, self.edition.building_cards)
        deck = [card for card in self.edition.decks[0] if card.most_players >= self.seats]
        yield "icons " + spelled(
            self.icons, [f"{card.id.partition('.')[2]} {icon.text}" for card in deck for icon in card.icons]
        )
        yield "actions " + spelled(self.actions, self.ACTIONS)

    ACTIONS = (
        "buy",
        "build",
        "influence",
        "torch",
        "coins",
        "honour",
        "spend roman",
        "spend build",
        "sell torch",
        "forfeit",
    )

    def share(self, games: int) -> str:
        return f"{games / self.games:.0%}"


class Minerva:
    """What the titles for one player are measured by, and what is never built, won or hired."""

    def __init__(self, edition: Any, seats: int) -> None:
        self.edition = edition
        self.games = 0
        self.totals: list[int] = []
        self.sources: Counter[str] = Counter()
        self.endings: Counter[str] = Counter()
        self.built: Counter[str] = Counter()
        #: Activations by residences, by assistants, and assistants hired, for each round.
        self.residences: Counter[int] = Counter()
        self.assistants: Counter[int] = Counter()
        self.hired: Counter[str] = Counter()
        self.tiles = 0
        self.laurels: Counter[str] = Counter()

    def moved(self, before: Any, move: Move, after: Any) -> None:
        word, *rest = move.key.split()
        if word == "build":
            self.built[rest[0]] += 1
            self.tiles += 1
        elif word == "residence":
            self.residences[before.round] += 1
        elif word == "assistant":
            self.assistants[before.round] += 1
        elif word == "hire":
            self.hired[rest[0]] += 1

    def ended(self, state: Any) -> None:
        self.games += 1
        self.endings[state.ending] += 1
        for one in minerva_tally(state):
            self.totals.append(one.total)
            self.sources.update(dict(one.lines))
        for player in state.players:
            self.laurels.update(player.laurels)

    def lines(self) -> Iterator[str]:
        players = len(self.totals)
        by = ", ".join(f"{source} {points / players:.1f}" for source, points in self.sources.items())
        totals = sorted(self.totals)
        quarters = ", ".join(str(totals[players * part // 4]) for part in (1, 2, 3))
        yield f"points {mean(totals):.1f} ({totals[0]} to {totals[-1]}; quarters {quarters}): {by}"
        yield f"endings {spelled(self.endings)}"
        activations = sum(self.residences.values()) + sum(self.assistants.values())
        yield f"each {self.tiles / players:.1f} tiles built, {activations / players:.1f} activations"
        yield f"residences by round {spelled(self.residences)}; assistants {spelled(self.assistants)}"
        yield f"hired {spelled(self.hired)}"
        yield "glory tiles " + spelled(self.laurels, self.edition.glory_points)
        yield "tiles " + spelled(self.built, sorted(self.edition.tiles.tiles))


def mean(figures: list[int]) -> float:
    return sum(figures) / len(figures) if figures else 0.0


def spelled(count: Counter[Any], keys: Iterable[Any] = ()) -> str:
    """Every key with its count, those that never came too."""
    return ", ".join(f"{key} {count[key]}" for key in dict.fromkeys([*keys, *sorted(count)]))


#: For each game what makes its measure, from the edition and the number of players.
MEASURES: dict[str, Callable[[Any, int], Measure]] = {"minerva": Minerva, "porta-nigra": PortaNigra}


def played(
    game: Game, edition: Edition, seats: int, bot: str, budget: str, seed: int
) -> Iterator[tuple[Any, Move, Any]]:
    """The moves of one game with the states before and after each; the last state is the end of the game."""
    chance = RandomChance(Random(f"{seed} deal"))
    bots = [find_bot(bot, game, seat, Random(f"{seed} {seat}"), budget) for seat in range(seats)]
    state = game.setup(edition, game.meta.settle_options(None), seats, chance)
    while state.stack:
        seat = state.stack[-1].seat
        move = bots[seat].choose(game.view(state, seat), game.moves(state))
        before = state.copy()
        game.play(state, move, chance)
        yield before, move, state


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(MEASURES), metavar="GAME", help=", ".join(MEASURES))
    parser.add_argument("--bot", default="magister")
    parser.add_argument("--budget", default="8", help="for each decision: iterations, or a time")
    parser.add_argument("--games", dest="count", type=int, default=40, help="with each number of players")
    parser.add_argument("--players", type=int, action="append", help="only with so many; may be given several times")
    parser.add_argument("--edition", type=Path, help="a data file instead of the one shipped")
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    for name in options.games:
        game = quadriga.find_game(name)
        edition = game.edition()
        if options.edition:
            edition = game.load_edition(options.edition.read_text(encoding="utf-8"), options.edition.stem)
        for seats in options.players or game.meta.players:
            measure = MEASURES[name](edition, seats)
            for number in range(options.count):
                state = None
                for before, move, state in played(
                    game, edition, seats, options.bot, options.budget, options.seed + number
                ):
                    measure.moved(before, move, state)
                measure.ended(state)
            print(f"{name}, {seats} players, {options.count} games of {options.bot} ({options.budget})", flush=True)
            for line in measure.lines():
                print(f"  {line}", flush=True)


if __name__ == "__main__":
    main()
