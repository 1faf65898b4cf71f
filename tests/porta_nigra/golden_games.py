"""The golden games of Porta Nigra that chance never reaches: `scripts/golden porta-nigra` plays them.

Chance alone never exhausts the bricks and hardly ever places fifteen elements, so here players plan each of their
turns: the hoarder wants bricks, the builder wants elements, and the sleeper does nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from quadriga.core.chance import NoChance
from quadriga.core.table import Table
from quadriga.games.porta_nigra.game import GAME
from quadriga.games.porta_nigra.state import PortaNigraState

#: What a position is worth to a seat.
Value = Callable[[PortaNigraState, int], float]
#: How many lines of play are followed at each step of a turn, and for how many steps.
WIDTH = 60
STEPS = 16


def builder(state: PortaNigraState, seat: int) -> float:
    """Wants fifteen elements, the last one in the last turn of the second round."""
    player = state.players[seat]
    last = state.round > 2 or (state.round == 2 and not player.hand and not player.deck)
    if player.placed >= 15 and not last:
        return -1e9
    *coloured, white = player.bricks
    worth = 113.8 * player.placed + (80 if state.stack[-1].name in ("spot", "height", "whites") else 0)
    worth += 31.2 * min(player.romans, 15 - player.placed)
    worth += sum(15.6 * min(bricks, 2) + 3.1 * max(0, min(bricks, 5) - 2) for bricks in coloured)
    worth += 18.8 * min(white, 4) + 1.9 * min(player.sesterces, 12)
    worth += 14.1 * player.influence + 5.6 * player.torches
    return worth + sum(9.8 * (bricks % 3) for quarter, bricks in enumerate(player.built) if quarter != 1)


def hoarder(state: PortaNigraState, seat: int) -> float:
    """Wants bricks, however cheap, and builds what pays for more of them."""
    player = state.players[seat]
    built = sum(player.built)
    income = state.cards.rounds.multiplier[str(state.seats)] if state.round < 2 else 0
    taken = sum(player.bricks) + built
    asked = 10 if state.stack[-1].name in ("spot", "height", "whites") else 0
    torches = 6 * player.torches + 4 * player.influence + 2 * min(player.romans, 6)
    rewards = sum(3 * (bricks % 3) for bricks in player.built)
    return 40 * taken + 3.4 * player.sesterces + 3.4 * income * built + torches + rewards + asked


def plan(state: PortaNigraState, value: Value) -> list[str]:
    """The moves of a turn that lead to the best position before its end."""
    seat = state.stack[-1].seat
    lines: list[tuple[float, list[str], PortaNigraState]] = [(value(state, seat), [], state)]
    best: tuple[float, list[str]] | None = None
    seen: set[Any] = set()
    for _ in range(STEPS):
        further = []
        for _, moves, reached in lines:
            for move in GAME.moves(reached):
                if move.key in ("end", "sell torch"):
                    continue
                after = reached.copy()
                GAME.play(after, move, NoChance())
                sketch = outline(after, seat)
                if sketch in seen:
                    continue
                seen.add(sketch)
                further.append((value(after, seat), [*moves, move.key], after))
                if after.stack[-1].name == "act" and (best is None or further[-1][0] > best[0]):
                    best = further[-1][:2]
        lines = sorted(further, key=lambda line: -line[0])[:WIDTH]
    assert best is not None
    return best[1]


def outline(state: PortaNigraState, seat: int) -> tuple[Any, ...]:
    """The same for positions that two orders of the same moves lead to."""
    player = state.players[seat]
    asked = state.stack[-1]
    numbers = (player.sesterces, player.points, player.torches, player.influence, player.romans, player.quarter)
    board = tuple(element and element.bricks for element in state.elements)
    question = (asked.name, getattr(asked, "spot", ""), getattr(asked, "bricks", 0))
    card = (state.played, state.covered, state.torches)
    return (*numbers, *card, *question, *player.bricks, *state.shops, *player.honours, board)


def play(players: int, seed: int, values: list[Value | None], quarter: str) -> Table:
    """A game in which each seat has its own value; without one it sleeps."""
    table = Table.new(GAME, players, seed=seed)
    while (seat := table.decider) is not None:
        value = values[seat]
        if value is None:
            table.time_out()
        elif table.question == "placing":
            table.play(f"place {quarter}")
        elif table.question == "split":
            table.play("points 0")
        elif table.question == "appoint":
            table.play("first p0")
        else:
            assert isinstance(table.state, PortaNigraState)
            for move in [*plan(table.state, value), "end"]:
                table.play(move)
    return table


def records() -> dict[str, Table]:
    return {
        "bricks-exhausted": play(4, 2, [hoarder] * 4, "porta"),
        "fifteenth-element": play(2, 0, [None, builder], "wall"),
    }
