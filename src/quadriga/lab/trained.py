"""What a training is asked for, and what it shows: every match of it, and the weights that passed."""

from __future__ import annotations

import msgspec

from quadriga.core.weights import Weights
from quadriga.lab.summary import Share


class Settings(msgspec.Struct, frozen=True):
    """The same settings lead to the same weights of every generation, whoever plays.

    Whether the last of them passes the gate of the searches can differ by machine: equal cost is measured there.
    """

    game: str
    players: int
    generations: int
    #: Games to learn from in every generation, to choose each variant by, and to judge a generation by.
    games: int
    trial: int
    judge: int
    #: Games and iterations of the searches; as many iterations as cost the same are the learned value's.
    search: int
    iterations: int
    ridges: tuple[float, ...]
    strengths: tuple[float, ...]
    seed: int


class Tried(msgspec.Struct, frozen=True):
    """One match: what was learned against something else."""

    generation: int
    ridge: float
    strength: float
    #: `trial`, `judge` or `search`, and against whom: `hand` or an earlier generation.
    what: str
    against: str
    #: Games won alone, games lost and games shared or broken off.
    won: int
    lost: int
    neither: int
    share: Share
    #: Iterations of the learned and of the other search; 0 without one.
    iterations: tuple[int, int] = (0, 0)
    #: Milliseconds a choice of either search took on this machine, in the games that were played last.
    milliseconds: tuple[float, ...] = ()


class Trained(msgspec.Struct, frozen=True):
    settings: Settings
    tried: tuple[Tried, ...]
    #: Whether every gate was passed, and then what was learned.
    passed: bool
    weights: Weights | None
