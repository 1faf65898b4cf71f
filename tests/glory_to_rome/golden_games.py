"""The golden games of Glory to Rome that chance never reaches: `scripts/golden glory-to-rome` plays them.

In these games everybody wants the same thing, and the leader of each turn looks through that turn: all ways to play
it are tried, the most promising positions are kept, and so on until what is wanted has happened. The others think.
A game that is to show something in its middle is then played out by chance.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Final

from quadriga.core.chance import KeyedChance
from quadriga.core.moves import Move
from quadriga.core.record import key_of, seed_bytes
from quadriga.core.table import Table
from quadriga.games.glory_to_rome.edition import (
    BIT,
    BRICK,
    CONCRETE,
    MARBLE,
    PATRON,
    STONE,
    WOOD,
)
from quadriga.games.glory_to_rome.game import GAME
from quadriga.games.glory_to_rome.state import GloryState, Player

#: How well a position suits what is wanted.
Value = Callable[[GloryState], float]
#: Whether it has happened.
Goal = Callable[[GloryState], bool]

#: How many positions are kept after each turn, how many ways to play one turn are tried, and for how many turns.
WIDTH: Final = 40
WAYS: Final = 160
TURNS: Final = 90


class Line:
    """A way to play from the beginning."""

    def __init__(self, state: GloryState, moves: tuple[str, ...], draws: int) -> None:
        self.state: Final = state
        self.moves: Final = moves
        #: How many draws it made, the deal's included.
        self.draws: Final = draws


def plan(players: int, seed: int, value: Value, goal: Goal) -> tuple[str, ...]:
    """Moves that reach the goal in the game of a seed."""
    key = key_of(seed_bytes(seed), (b"",) * players)
    deal = KeyedChance(key, 0)
    state = GAME.setup(GAME.edition(), GAME.meta.settle_options(None), players, deal)
    assert isinstance(state, GloryState)
    lines, rng = [Line(state, (), len(deal.drawn))], Random(seed)
    for _ in range(TURNS):
        further: dict[str, tuple[float, Line]] = {}
        for line in lines:
            for after in ways(line, key, goal, rng):
                if goal(after.state):
                    return after.moves
                if after.state.stack:
                    further.setdefault(outline(after.state), (value(after.state), after))
        best = sorted(further.values(), key=lambda one: -one[0])[:WIDTH]
        lines = [line for _, line in best]
    raise SystemExit(f"the game of seed {seed} does not get there: {max(map(value, (line.state for line in lines)))}")


def ways(line: Line, key: bytes, goal: Goal, rng: Random) -> Iterator[Line]:
    """Ways to play the turn that begins, to where the next begins or the goal is reached."""
    leader = line.state.leader
    waiting = [line]
    found = 0
    while waiting and found < WAYS:
        now = waiting.pop()
        for move in choices(now.state, leader, rng):
            after = now.state.copy()
            moves = (*now.moves, move.key)
            chance = KeyedChance(key, now.draws)
            GAME.play(after, move, chance)
            reached = Line(after, moves, now.draws + len(chance.drawn))
            if not after.stack or after.stack[-1].name == "lead" or goal(after):
                found += 1
                yield reached
            else:
                waiting.append(reached)


def choices(state: GloryState, leader: int, rng: Random) -> list[Move]:
    """Every move of the leader, in any order; the others do what harms least."""
    if state.stack[-1].seat != leader:
        move = GAME.default(state)
        assert move is not None, "nobody leaves here"
        return [move]
    moves = GAME.moves(state).copy()
    rng.shuffle(moves)
    return moves


def outline(state: GloryState) -> str:
    """The same for positions that differ in nothing that matters here."""
    parts: list[object] = [state.leader, [len(pile) for pile in state.pool], state.senators]
    for player in state.players:
        parts += [player.hand, player.senators, [len(pile) for pile in (*player.stock, *player.clients)]]
        parts += [(one.id, one.site, len(one.materials), one.done) for one in player.buildings]
    return str(parts)


# What is wanted.


def progress(player: Player, card: str) -> float:
    """From nothing to a completed building, between 0 and 1."""
    for building in player.buildings:
        if building.card.id == card:
            if building.done:
                return 1.0
            return 0.4 + 0.15 * len(building.materials)
    return 0.2 if card in player.hand else 0.0


def holding(state: GloryState, player: Player, material: int) -> int:
    return sum(state.cards.material_of[card] == material for card in player.hand)


def readiness(player: Player) -> float:
    """How much of the Forum's condition is met, and room for the rest."""
    roles = sum(1 for pile in player.clients if pile)
    doubles = sum(len(pile) - 1 for pile in player.clients if pile)
    materials = sum(1 for pile in player.stock if pile)
    return 10 * roles - 6 * doubles + 5 * materials + 4 * min(player.client_limit, 6)


def forum_of_ones_own(state: GloryState) -> float:
    player = state.players[0]
    return 60 * progress(player, "forum") + readiness(player) + holding(state, player, MARBLE) + 0.1 * len(player.hand)


def forum_of_another(state: GloryState) -> float:
    winner, owner = state.players
    marbles = min(len(winner.stock[MARBLE]), 2) + 0.5 * holding(state, winner, MARBLE)
    worth = 60 * progress(winner, "stairway") + 60 * progress(owner, "forum") + readiness(winner) + 4 * marbles
    return worth + holding(state, owner, MARBLE)


def prison_in_the_bath(state: GloryState) -> float:
    """A Prison one stone short, a Bath, and a building of the other that does something at its completion."""
    thief, victim = state.players
    prison = thief.find_building("p0.prison")
    laid = len(prison.materials) if prison else 0
    if prison is not None and prison.done:
        return -1.0
    worth = 60 * progress(thief, "bath") + 60 * progress(thief, "prison") + 60 * progress(victim, "amphitheatre")
    worth += 3 * min(holding(state, thief, STONE), 3 - laid) + 2 * bool(state.pool[WOOD])
    worth += 3 * min(holding(state, thief, MARBLE) + thief.senators, 1) + 3 * bool(thief.client_room())
    return worth + holding(state, thief, BRICK) + holding(state, victim, CONCRETE)


def is_prison_in_the_bath(state: GloryState) -> bool:
    """Patron, Bath, Craftsman, the Prison completed, a building seized, and its actions begun."""
    names = [one.name for one in state.stack]
    return names == ["turn", "acting", "patron", "run", "craftsman"] and state.role == PATRON and has(state, "prison")


def garden_in_the_amphitheatre(state: GloryState) -> float:
    """An Amphitheatre and a Garden, each one material short, and the cards for both in hand."""
    player = state.players[0]
    if BIT["amphitheatre"] & player.powers or BIT["garden"] & player.powers:
        return -1.0
    worth = 60 * progress(player, "bath") + 60 * progress(player, "amphitheatre") + 60 * progress(player, "garden")
    return worth + 2 * min(holding(state, player, STONE), 3) + 2 * min(holding(state, player, CONCRETE), 2)


def is_garden_in_the_amphitheatre(state: GloryState) -> bool:
    """The Amphitheatre completed, among its actions the Garden, and among the Garden's a client who bathes and acts."""
    names = [one.name for one in state.stack]
    return names[:5] == ["turn", "acting", "run", "run", "patron"] and len(names) > 5


def has(state: GloryState, building: str) -> bool:
    return bool(state.players[0].powers & BIT[building])


def ends(*endings: str) -> Goal:
    return lambda state: state.ending in endings


def played_out(players: int, seed: int, moves: tuple[str, ...]) -> Table:
    """The game at a table that keeps a record, and on to its end by chance."""
    table, rng = Table.new(GAME, players, seed=seed), Random(seed)
    for move in moves:
        table.play(move)
    while table.decider is not None:
        table.play(rng.choice(table.moves()))
    return table


def records() -> dict[str, Table]:
    """Games by what they are to be called: how they end, and after a dot what else they show."""
    found: dict[str, Table] = {}
    for ending, value in (("forum", forum_of_ones_own), ("forum-stairway", forum_of_another)):
        found[ending] = played_out(2, 0, plan(2, 0, value, ends(ending)))
    for name, value, goal in (
        ("prison-in-the-bath", prison_in_the_bath, is_prison_in_the_bath),
        ("garden-in-the-amphitheatre", garden_in_the_amphitheatre, is_garden_in_the_amphitheatre),
    ):
        table = played_out(2, 0, plan(2, 0, value, goal))
        assert table.outcome is not None
        found[f"{table.outcome.endings[0]}.{name}"] = table
    return found
