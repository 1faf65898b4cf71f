"""One seat against bots, as an environment of Gymnasium. Needs the extra `quadriga[lab]`."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

import gymnasium
from gymnasium import spaces

from quadriga.bots import Bot, find_bot
from quadriga.core.chance import RandomChance
from quadriga.core.errors import QuadrigaError
from quadriga.core.state import State
from quadriga.lab.environments import observation_space
from quadriga.lab.observing import Observer, rewards
from quadriga.lab.plan import bot_and_budget


class Seat(gymnasium.Env):  # type: ignore[misc]
    """The agent has one seat; bots have the others and play within a step until the agent is asked again."""

    def __init__(self, observer: Observer, bots: Sequence[str], seat: int | None, cap: int) -> None:
        if not bots:
            raise QuadrigaError("no bot is named to play against")
        if seat is not None and not 0 <= seat < observer.players:
            raise QuadrigaError(f"there is no seat {seat} among {observer.players}")
        self.observer: Final = observer
        self.opponents: Final = [bot_and_budget(text) for text in bots]
        #: Where the agent always sits; None where every deal says it.
        self.fixed: Final = seat
        self.cap: Final = cap
        self.metadata = {"name": observer.name, "render_modes": []}
        self.observation_space = observation_space(observer)
        self.action_space = spaces.Discrete(observer.actions)
        self.random = Random()
        self.seat = 0
        self.decisions = 0
        self.game_state: State
        self.chance: RandomChance
        self.bots: list[Bot] = []

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new deal, played until the agent is asked."""
        super().reset(seed=seed)
        if seed is not None:
            self.random = Random(seed)
        rng, observer = self.random, self.observer
        self.decisions = 0
        self.seat = rng.randrange(observer.players) if self.fixed is None else self.fixed
        self.game_state, self.chance = observer.deal(rng)
        self.bots = []
        for seat in range(observer.players):
            name, budget = self.opponents[seat % len(self.opponents)]
            self.bots.append(find_bot(name, observer.game, seat, Random(rng.getrandbits(64)), budget))
        self._play_bots()
        return self._observe(), {"seat": self.seat}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        observer, state = self.observer, self.game_state
        if state.decider != self.seat or self.decisions >= self.cap:
            raise QuadrigaError("the game is over: reset it")
        observer.game.play(state, observer.move(state, int(action)), self.chance)
        self.decisions += 1
        self._play_bots()
        over = not state.stack
        reward = rewards(observer.game.outcome(state), observer.players)[self.seat]
        return self._observe(), reward, over, not over and self.decisions >= self.cap, {"seat": self.seat}

    def _play_bots(self) -> None:
        game, state = self.observer.game, self.game_state
        while state.stack and self.decisions < self.cap:
            seat = state.stack[-1].seat
            if seat == self.seat:
                return
            legal = game.moves(state)
            move = self.bots[seat].choose(game.view(state, seat), legal)
            if move not in legal:
                raise QuadrigaError(f"a bot answers with {move}, which is not legal")
            game.play(state, move, self.chance)
            self.decisions += 1

    def _observe(self) -> dict[str, Any]:
        return self.observer.observe(self.game_state, self.seat)
