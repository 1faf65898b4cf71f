"""What a seat chose before in a position that comes again: without it two bots can wait for each other for ever."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from quadriga.core.moves import Move
from quadriga.core.views import View

#: How often a move may be made in one and the same position; then those come first that were made less often there.
PATIENCE: Final = 2
#: How many questions are remembered, those asked last, and how many positions with each: more than go round in a
#: circle where nothing is gained or spent.
QUESTIONS: Final = 64
POSITIONS: Final = 8

#: How often each move was made in one position, by its notation.
Chosen = dict[str, int]


class Memory:
    """The positions a seat was asked in, by the moves it had there and then by all it saw.

    Views are compared and not hashed: to tell two apart is cheap, and hardly ever are there several with the same
    moves.
    """

    def __init__(self, most: int = QUESTIONS) -> None:
        self.most: Final = most
        self.asked: Final[dict[tuple[str, tuple[Move, ...]], list[tuple[View, Chosen]]]] = {}

    def choose(self, view: View, moves: Sequence[Move], think: Callable[[View, Sequence[Move]], Move]) -> Move:
        """What a bot thinks best of the moves that are not worn here, noted for the next time."""
        if len(moves) == 1:
            return think(view, moves)
        chosen = self.recall(view, moves)
        move = think(view, fresh(moves, chosen))
        note(chosen, move.key)
        return move

    def recall(self, view: View, moves: Sequence[Move], table: str = "") -> Chosen:
        """What was chosen in this position, to be added to. Whoever plays at several tables names the table."""
        question = (table, tuple(moves))
        positions = self.asked.pop(question, None)
        if positions is None:
            positions = []
            if len(self.asked) >= self.most:
                del self.asked[next(iter(self.asked))]
        self.asked[question] = positions
        for place, (seen, chosen) in enumerate(positions):
            if seen == view:
                positions.append(positions.pop(place))
                return chosen
        if len(positions) >= POSITIONS:
            del positions[0]
        positions.append((view, {}))
        return positions[-1][1]


def fresh(moves: Sequence[Move], chosen: Chosen) -> Sequence[Move]:
    """The moves that are not worn: in a position that comes again and again every move is tried in the end."""
    if not chosen:
        return moves
    worn = [chosen.get(move.key, 0) // PATIENCE for move in moves]
    least = min(worn)
    return [move for move, often in zip(moves, worn, strict=True) if often == least]


def note(chosen: Chosen, key: str) -> None:
    chosen[key] = chosen.get(key, 0) + 1
