"""One game of an arena, and what is kept of it."""

from __future__ import annotations

import re
import time
from collections.abc import Sequence
from random import Random
from typing import Final

import msgspec

from quadriga import __version__
from quadriga.bots import Bot, find_bot
from quadriga.core.chance import RandomChance
from quadriga.core.errors import QuadrigaError
from quadriga.core.game import Game
from quadriga.core.registry import find_game
from quadriga.lab.plan import Plan

#: The outcome of a game that was broken off.
CAPPED: Final = "cap"
#: What stands before the name of somebody's thing: `p1.statue`.
_OWNER: Final = re.compile(r"p\d+\.")


class Played(msgspec.Struct, frozen=True):
    """One game. It says nothing of the machine it was played on, so that every machine says the same."""

    number: int
    deal: int
    #: Which of the plan's bots sat on each seat.
    bots: tuple[int, ...]
    #: 1 is best, equal places are shared; none where the game was broken off.
    places: tuple[int, ...]
    points: tuple[float, ...]
    #: How it ended; `cap` where it was broken off.
    endings: tuple[str, ...]
    #: How many choices each seat had among several moves.
    choices: tuple[int, ...]
    #: How many decisions there were in all, how many legal moves in all of them, and in the widest.
    decisions: int
    moves: int
    widest: int
    #: What each seat used, by what it did with it: `found temple`, `recruit a1`.
    used: tuple[tuple[str, ...], ...]
    #: Each seat's points by the lines of the game's tally; files of earlier versions have none.
    scored: tuple[dict[str, float], ...] = ()

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


class Finished(msgspec.Struct, frozen=True):
    """A game that was just played, and the seconds each seat thought."""

    played: Played
    seconds: tuple[float, ...]


def play_batch(plan: Plan, numbers: Sequence[int]) -> list[Finished]:
    """Several games, in whichever process."""
    return [play_game(plan, number) for number in numbers]


def play_game(plan: Plan, number: int) -> Finished:
    """Game `number` of a plan."""
    game = find_game(plan.game)
    check_same(plan, game)
    deal, sitting = plan.seating(number)
    seats, entrants = plan.players, plan.entrants
    bots = sit_down(plan, game, number, sitting)
    chance = RandomChance(Random(f"{plan.seed} {deal}"))
    state = game.setup(game.edition(), plan.options, seats, chance)
    kinds = {_OWNER.sub("", kind) for kind in game.components(state)}
    used: list[set[str]] = [set() for _ in range(seats)]
    choices, seconds = [0] * seats, [0.0] * seats
    decisions = moves = widest = 0
    while state.stack and decisions < plan.cap:
        seat = state.stack[-1].seat
        legal = game.moves(state)
        view = game.view(state, seat)
        began = time.perf_counter()
        move = bots[seat].choose(view, legal)
        seconds[seat] += time.perf_counter() - began
        if move not in legal:
            raise QuadrigaError(f"{entrants[sitting[seat]].label} answers with {move}, which is not legal")
        choices[seat] += len(legal) > 1
        decisions += 1
        moves += len(legal)
        widest = max(widest, len(legal))
        if use := named_thing(move.key, kinds):
            used[seat].add(use)
        game.play(state, move, chance)
    outcome = game.outcome(state)
    tallies = outcome.tallies if outcome else game.tally(state, None)
    unit = game.meta.points_per
    played = Played(
        number,
        deal,
        sitting,
        outcome.places if outcome else (),
        tuple(tally.total / unit for tally in tallies),
        outcome.endings if outcome else (CAPPED,),
        tuple(choices),
        decisions,
        moves,
        widest,
        tuple(tuple(sorted(one)) for one in used),
        tuple({line: points / unit for line, points in tally.lines} for tally in tallies),
    )
    return Finished(played, tuple(seconds))


def sit_down(plan: Plan, game: Game, number: int, sitting: Sequence[int]) -> list[Bot]:
    """A bot for every seat of a game."""
    games = [game.weighed(weights) for weights in plan.weights] or [game] * len(plan.bots)
    return [
        find_bot(bot, games[one], seat, Random(f"{plan.seed} {number} {seat}"), budget)
        for seat, one in enumerate(sitting)
        for bot, budget, _ in [plan.entrants[one]]
    ]


def check_same(plan: Plan, game: Game) -> None:
    """Raise where a plan was made by another version, other rules or another edition than are installed here."""
    here = (__version__, game.meta.rules_version, game.edition().hash)
    if (plan.version, plan.rules, plan.edition) != here:
        raise QuadrigaError(
            f"the games are played by Quadriga {plan.version}, rules {plan.rules} and edition {plan.edition[:12]}; "
            f"here are Quadriga {here[0]}, rules {here[1]} and edition {here[2][:12]}"
        )


def named_thing(notation: str, kinds: set[str]) -> str:
    """The first thing of the box that a move names, and what is done with it; empty where it names none."""
    verb, *words = notation.split(" ")
    if verb in kinds:
        return verb
    thing = next((bare for word in words if (bare := _OWNER.sub("", word)) in kinds), "")
    return f"{verb} {thing}" if thing else ""
