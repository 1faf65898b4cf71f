"""The games as environments of PettingZoo, in which the agents act in turn. Needs the extra `quadriga[lab]`."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from quadriga.core.chance import RandomChance
from quadriga.core.encoding import CANDIDATE
from quadriga.core.state import State
from quadriga.lab.observing import HIGHEST, SLOTS, Observer, rewards


def observation_space(observer: Observer) -> spaces.Dict:
    """What `Observer.observe` gives."""
    found: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(0.0, HIGHEST, (observer.encoding.size,), np.float32),
        "action_mask": spaces.Box(0, 1, (observer.actions,), np.int8),
    }
    if observer.kind == "slots":
        whole = np.iinfo(np.int16)
        found["candidates"] = spaces.Box(int(whole.min), int(whole.max), (SLOTS, len(CANDIDATE)), np.int16)
    return spaces.Dict(found)


class Environment(AECEnv):  # type: ignore[misc]
    """A game whose seats are the agents `seat_0`, `seat_1` and so on. Rewards come at the end, once."""

    def __init__(self, observer: Observer, cap: int) -> None:
        super().__init__()
        self.observer: Final = observer
        self.cap: Final = cap
        meta = observer.game.meta
        self.metadata = {
            "name": observer.name,
            "render_modes": ["ansi"],
            "is_parallelizable": False,
            "rules": meta.rules_version,
            "edition": observer.edition.hash,
            "encoding": observer.encoding.version,
        }
        self.render_mode = "ansi"
        self.possible_agents = [f"seat_{seat}" for seat in range(observer.players)]
        self.seats: Final = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(observer) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(observer.actions) for agent in self.possible_agents}
        self.random = Random()
        self.game_state: State
        self.chance: RandomChance
        #: How many decisions were made.
        self.decisions = 0

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new deal; the same seed gives the same. Whatever `options` says is for others: a table's are fixed."""
        if seed is not None:
            self.random = Random(seed)
        self.game_state, self.chance = self.observer.deal(self.random)
        self.decisions = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> dict[str, Any]:
        return self.observer.observe(self.game_state, self.seats[agent])

    def legal(self) -> list[str]:
        """The legal moves in the game's notation, in the order of the slots."""
        return [move.key for move in self.observer.game.moves(self.game_state)]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        observer, state = self.observer, self.game_state
        move = observer.move(state, -1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        observer.game.play(state, move, self.chance)
        self.decisions += 1
        if not state.stack:
            self._end(self.terminations)
        elif self.decisions >= self.cap:
            self._end(self.truncations)
        else:
            self._select()

    def _select(self) -> None:
        self.agent_selection = self.possible_agents[self.game_state.stack[-1].seat]

    def _end(self, how: dict[str, bool]) -> None:
        """Everybody is done: by the rules, or because the game was broken off."""
        given = rewards(self.observer.game.outcome(self.game_state), self.observer.players)
        for agent, reward in zip(self.possible_agents, given, strict=True):
            how[agent] = True
            self.rewards[agent] = reward
        self._accumulate_rewards()

    def render(self) -> str:
        """The table as a spectator sees it, a line for each place with something in it."""
        game = self.observer.game
        lines = []
        for zone in game.zones(game.view(self.game_state, None)):
            if zone.count:
                kinds = "" if zone.kinds is None else ", ".join(f"{n} {kind}" for kind, n in zone.kinds.items())
                lines.append(f"{zone.id}: {kinds or zone.count}")
        return "\n".join(lines)

    def close(self) -> None:
        """Nothing is open."""
