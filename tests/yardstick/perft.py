"""Perft: how many lines of play there are to a fixed depth, from fixed positions.

Another implementation deals the same game from the seed, plays the moves that lead to the position, counts, and knows
whether it allows exactly what this one allows. Draws need no agreement: those of a line follow from the seed and from
how many there were before them, as docs/records.md says.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any, Final

from conformance.opinions import by_kind
from quadriga.core.chance import KeyedChance
from quadriga.core.game import Game
from quadriga.core.record import key_of, seed_bytes
from quadriga.core.state import State

#: A depth is counted while the one before it has at most so many lines.
MOST_LINES: Final = 400
DEEPEST: Final = 6
#: After how many moves of a seeded game lines are counted.
AFTER: Final = (0, 25, 75)
SEED: Final = 1


def file_of(game: Game) -> Path:
    return Path(__file__).with_name("perft") / f"{game.meta.id}.json"


def written(counted: dict[str, Any]) -> bytes:
    """A line for each position, so that a change shows which one counts otherwise."""
    positions = ",\n".join(f"  {json.dumps(position)}" for position in counted["positions"])
    head = json.dumps({name: value for name, value in counted.items() if name != "positions"})
    return f'{head[:-1]}, "positions": [\n{positions}\n]}}\n'.encode()


def count_all(game: Game) -> dict[str, Any]:
    """Every number of players, some moves into the game."""
    positions = [
        position for players in game.meta.players for after in AFTER if (position := _position(game, players, after))
    ]
    edition = game.edition()
    return {"game": game.meta.id, "rules": game.meta.rules_version, "edition": edition.hash, "positions": positions}


def recount(game: Game, position: dict[str, Any]) -> list[int]:
    """The lines of a position of the file, to the depth it tells."""
    played = _Played(game, position["players"], position["seed"])
    for move in position["moves"]:
        played.play(move)
    return _lines(game, played.state, played.key, played.draws, len(position["lines"]))


class _Played:
    """A game dealt from a seed with the options nobody chose, played on by notation."""

    def __init__(self, game: Game, players: int, seed: int) -> None:
        self.game = game
        self.key = key_of(seed_bytes(seed), (b"",) * players)
        chance = KeyedChance(self.key, 0)
        self.state: State = game.setup(game.edition(), game.meta.settle_options(None, players), players, chance)
        self.draws = len(chance.drawn)

    def play(self, key: str) -> None:
        chance = KeyedChance(self.key, self.draws)
        self.game.play(self.state, next(move for move in self.game.moves(self.state) if move.key == key), chance)
        self.draws += len(chance.drawn)


def _position(game: Game, players: int, after: int) -> dict[str, Any] | None:
    """The counts after so many moves; none where the game is over by then."""
    rng = Random(SEED)
    played = _Played(game, players, SEED)
    moves: list[str] = []
    for _ in range(after):
        if not played.state.stack:
            return None
        moves.append(by_kind(rng, game.moves(played.state)).key)
        played.play(moves[-1])
    lines = [1]
    while len(lines) <= DEEPEST and 0 < lines[-1] <= MOST_LINES:
        lines = [1, *_lines(game, played.state, played.key, played.draws, len(lines))]
    return {"players": players, "seed": SEED, "moves": moves, "lines": lines[1:]} if lines[1:] else None


def _lines(game: Game, state: State, key: bytes, draws: int, depth: int) -> list[int]:
    """How many lines of one move, of two, and so on up to `depth` there are."""
    if not state.stack:
        return [0] * depth
    moves = game.moves(state)
    lines = [len(moves)] + [0] * (depth - 1)
    if depth > 1:
        for move in moves:
            after, chance = state.copy(), KeyedChance(key, draws)
            game.play(after, move, chance)
            for longer, number in enumerate(_lines(game, after, key, draws + len(chance.drawn), depth - 1), 1):
                lines[longer] += number
    return lines
