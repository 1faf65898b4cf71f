"""The games as OpenSpiel's, for its searches and learners. Needs the extra `quadriga[spiel]`.

Importing it registers `quadriga_builders`, `quadriga_minerva` and the others, each with the parameters `players`,
`encoding` and `cap`. Every draw is a chance node of its own with the true odds.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final, TypeAlias

import numpy as np
import pyspiel

from quadriga.core.chance import Chance, RecordedChance
from quadriga.core.errors import QuadrigaError
from quadriga.core.moves import Move
from quadriga.core.registry import find_meta, usable
from quadriga.core.state import State
from quadriga.lab.observing import Observer, rewards
from quadriga.lab.plan import CAP

#: More different things than this lie in no bag.
MOST_CHANCES: Final = 256
#: An action and those before it.
Path: TypeAlias = "tuple[int, Path | None]"


class DrawAsked(QuadrigaError):
    """Play has come to a draw that nobody has made yet."""

    def __init__(self, bag: list[str]) -> None:
        super().__init__("a draw")
        #: What may be drawn, and how many there are of it.
        self.bag: Final = dict(sorted(Counter(bag).items()))


class ChosenChance(Chance):
    """Draws what was chosen, and stops at the first draw beyond."""

    def __init__(self, items: tuple[str, ...]) -> None:
        self.left = len(items)
        self.chosen: Final = RecordedChance(items)

    def draw(self, bag: list[str]) -> str:
        if not self.left:
            raise DrawAsked(bag)
        self.left -= 1
        return self.chosen.draw(bag)


class Position:
    """Where a game is: between decisions, or in the middle of a move or of the deal, at a draw."""

    def __init__(self, observer: Observer) -> None:
        self.observer: Final = observer
        #: The last position without an open draw; none during the deal.
        self.state: State | None = None
        self.move: Move | None = None
        self.drawn: tuple[str, ...] = ()
        #: What the open draw is from; empty where none is open.
        self.bag: dict[str, int] = {}
        self.decisions = 0
        #: All that was chosen so far, the last first: an action, and what came before it.
        self.path: Path | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        """As what was chosen: the states of a compiled game are not pickled."""
        actions, path = list[int](), self.path
        while path is not None:
            actions.append(path[0])
            path = path[1]
        return chosen, (self.observer, actions[::-1])

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        """OpenSpiel clones its states so; all else that a position holds is never changed."""
        twin = Position(self.observer)
        twin.state = None if self.state is None else self.state.copy()
        twin.move, twin.drawn, twin.bag, twin.decisions = self.move, self.drawn, self.bag, self.decisions
        twin.path = self.path
        return twin

    def choose(self, action: int) -> None:
        """Make a draw where one is open, a move otherwise."""
        if self.bag:
            self.drawn = (*self.drawn, list(self.bag)[action])
        else:
            assert self.state is not None
            self.move = self.observer.move(self.state, action)
            self.decisions += 1
        self.path = (action, self.path)
        self.go_on()

    def go_on(self) -> None:
        """Deal, or make the move, with what was drawn so far."""
        observer, chance = self.observer, ChosenChance(self.drawn)
        try:
            if self.state is None:
                state = observer.game.setup(observer.edition, observer.options, observer.players, chance)
            else:
                state = self.state.copy()
                assert self.move is not None
                observer.game.play(state, self.move, chance)
        except DrawAsked as asked:
            self.bag = asked.bag
            return
        self.state, self.move, self.drawn, self.bag = state, None, (), {}


def chosen(observer: Observer, actions: list[int]) -> Position:
    """The position that actions lead to."""
    position = Position(observer)
    position.go_on()
    for action in actions:
        position.choose(action)
    return position


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position as OpenSpiel asks about it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.cap = game.cap
        self.position = Position(game.observer)
        self.position.go_on()

    def current_player(self) -> int:
        if self.position.bag:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        assert self.position.state is not None
        return self.position.state.stack[-1].seat

    def is_terminal(self) -> bool:
        at = self.position
        return not at.bag and at.state is not None and (not at.state.stack or at.decisions >= self.cap)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        bag = self.position.bag
        whole = sum(bag.values())
        return [(number, many / whole) for number, many in enumerate(bag.values())]

    def _legal_actions(self, player: int) -> list[int]:
        at = self.position
        assert at.state is not None
        return sorted(at.observer.numbers(at.observer.game.moves(at.state), player))

    def _apply_action(self, action: int) -> None:
        self.position.choose(action)

    def _action_to_string(self, player: int, action: int) -> str:
        at = self.position
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {list(at.bag)[action]}"
        assert at.state is not None
        return at.observer.move(at.state, action).key

    def returns(self) -> list[float]:
        at = self.position
        over = self.is_terminal() and at.state is not None
        return rewards(at.observer.game.outcome(at.state) if over else None, at.observer.players)

    def __str__(self) -> str:
        """The position's key, and what was drawn since."""
        at = self.position
        key = "deal" if at.state is None else at.state.key().hex()
        return " ".join([key, *([at.move.key] if at.move else ()), *at.drawn])


class SpielObserver:
    """What a seat sees, for OpenSpiel's tensors; during the deal nobody sees anything."""

    def __init__(self, observer: Observer) -> None:
        self.observer: Final = observer
        self.tensor = np.zeros(observer.encoding.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        at = state.position
        self.tensor[:] = 0.0 if at.state is None else self.observer.vector(at.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        self.set_from(state, player)
        return " ".join(f"{place}:{self.tensor[place]:g}" for place in np.flatnonzero(self.tensor))


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One game at one number of players."""

    id = ""
    kind: Any = None

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        asked = {**self.kind.parameter_specification, **(params or {})}
        self.observer = Observer(self.id, asked["players"], asked["encoding"])
        self.cap = asked["cap"]
        info = pyspiel.GameInfo(
            num_distinct_actions=self.observer.actions,
            max_chance_outcomes=MOST_CHANCES,
            num_players=self.observer.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.cap,
        )
        super().__init__(self.kind, info, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> SpielObserver:
        return SpielObserver(self.observer)


def register(id: str, title: str, players: tuple[int, ...]) -> None:
    """Let `pyspiel.load_game` find a game."""
    several = [many for many in players if many > 1]
    name = f"quadriga_{id.replace('-', '_')}"
    kind = pyspiel.GameType(
        short_name=name,
        long_name=title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(several),
        min_num_players=min(several),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": min(several), "encoding": "slots", "cap": CAP},
    )
    pyspiel.register_game(kind, type(name, (SpielGame,), {"id": id, "kind": kind}))


for _id in usable():
    if (_meta := find_meta(_id)).listed and max(_meta.players) > 1:
        register(_id, _meta.title("en"), _meta.players)
