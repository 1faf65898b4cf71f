"""The games as environments: PettingZoo's own tests, rewards, masks, refusals."""

from random import Random
from typing import Any

import pytest

import quadriga
from quadriga.core.encoding import CANDIDATE
from quadriga.core.errors import OptionError, QuadrigaError

pytest.importorskip("pettingzoo", reason="needs the extra `lab`: requirements/lab.txt")

import numpy as np
from pettingzoo.test import api_test, seed_test

from quadriga.lab import env
from quadriga.lab.observing import SLOTS, Kind, Observer, rewards

GAMES = ("builders", "glory-to-rome", "minerva", "porta-nigra")
TABLES = [(id, players) for id in GAMES for players in quadriga.find_game(id).meta.players]
KINDS: tuple[Kind, ...] = ("slots", "ids")
ENCODED = [(id, players, kind) for id, players in TABLES for kind in KINDS if (id, kind) != ("minerva", "ids")]
# What PettingZoo says of every environment with a mask that is not its own, and of masks of those who are not asked.
QUIET = [
    pytest.mark.filterwarnings(f"ignore:{text}")
    for text in (
        "Observation is not a NumPy array",
        "Observation space for each agent probably should be",
        "Action mask numpy array is all zeros",
    )
]


def quiet(test: Any) -> Any:
    for mark in QUIET:
        test = mark(test)
    return test


@quiet
@pytest.mark.parametrize(("id", "players", "kind"), ENCODED)
def test_pettingzoos_own_tests_pass(id: str, players: int, kind: Kind) -> None:
    api_test(env(id, players, kind), num_cycles=100)
    seed_test(lambda: env(id, players, kind), num_cycles=60)


@quiet
def test_a_whole_game_passes_too() -> None:
    api_test(env("porta-nigra", 2, "ids"), num_cycles=5000)


@pytest.mark.parametrize(("id", "players", "kind"), ENCODED)
def test_actions_are_the_legal_moves_and_rows_say_which(id: str, players: int, kind: Kind) -> None:
    observer = Observer(id, players, kind)
    rng = Random(f"{id} {players}")
    state, chance = observer.deal(rng)
    for _ in range(60):
        if state.decider is None:
            break
        legal = observer.game.moves(state)
        seen = observer.observe(state, state.decider)
        actions = list(np.flatnonzero(seen["action_mask"]))
        assert {observer.move(state, action) for action in actions} == set(legal)
        assert len(actions) == len(legal)
        if kind == "slots":
            told = [observer.encoding.candidate(move.key, state.decider).row() for move in legal]
            assert [tuple(row) for row in seen["candidates"][: len(legal)]] == told
            assert not seen["candidates"][len(legal) :].any()
        whole = observer.encoding.encode(state, state.decider)
        shares = [block.most for block in observer.encoding.blocks for _ in range(block.size)]
        assert seen["observation"] * shares == pytest.approx(whole, abs=1e-4)
        observer.game.play(state, rng.choice(legal), chance)


@pytest.mark.parametrize(("id", "kind"), [(id, kind) for id, players, kind in ENCODED if players == 2])
def test_rewards_come_once_at_the_end_and_add_up_to_nothing(id: str, kind: Kind) -> None:
    table = env(id, 2, kind)
    table.reset(seed=5)
    rng = Random(5)
    given: dict[str, float] = {}
    for agent in table.agent_iter():
        seen, reward, over, cut, _ = table.last()
        if over or cut:
            given[agent] = reward
            table.step(None)
            continue
        assert reward == 0
        table.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    assert sum(given.values()) == 0
    outcome = table.observer.game.outcome(table.game_state)
    assert outcome is not None
    assert {agent for agent, reward in given.items() if reward > 0} <= {f"seat_{seat}" for seat in outcome.winners}


def test_rewards_by_place() -> None:
    class Ended:
        places = (2, 1, 2, 4)

    assert rewards(Ended(), 4) == pytest.approx([0, 1, 0, -1])  # type: ignore[arg-type]
    assert rewards(None, 3) == [0, 0, 0]


def test_a_game_is_broken_off_at_the_cap() -> None:
    table = env("builders", cap=3)
    table.reset(seed=1)
    for _ in range(3):
        assert not any(table.truncations.values())
        table.step(0)
    assert all(table.truncations.values())
    assert not any(table.terminations.values())
    assert set(table.rewards.values()) == {0}


def test_who_is_not_asked_has_an_empty_mask_and_illegal_actions_are_refused() -> None:
    table = env("builders", 3)
    table.reset(seed=1)
    other = next(agent for agent in table.agents if agent != table.agent_selection)
    assert not table.observe(other)["action_mask"].any()
    assert not table.observe(other)["candidates"].any()
    before = table.game_state.key()
    for action in (len(table.legal()), SLOTS + 5, -1, None):
        with pytest.raises(QuadrigaError, match="not legal"):
            table.step(action)
    assert table.game_state.key() == before


def test_what_cannot_be_made_is_refused_with_the_reason() -> None:
    with pytest.raises(QuadrigaError, match="no end of moves"):
        env("minerva", 2, "ids")
    with pytest.raises(QuadrigaError, match="not by 7"):
        env("builders", 7)
    with pytest.raises(QuadrigaError, match="slots or ids"):
        env("builders", 2, "pixels")  # type: ignore[arg-type]
    with pytest.raises(OptionError):
        env("builders", 2, options={"machines-equipped": 5})
    with pytest.raises(QuadrigaError, match="as numbers"):
        env("toy", 2)


def test_more_moves_than_slots_are_raised_and_never_cut() -> None:
    observer = Observer("builders", 2)
    state, _ = observer.deal(Random(1))
    legal = observer.game.moves(state)
    with pytest.raises(QuadrigaError, match="more than the 128 slots"):
        observer.mask(legal * SLOTS, 0)


def test_names_say_game_and_version_and_a_table_can_be_read() -> None:
    table = env("glory-to-rome", 2)
    table.reset(seed=3)
    assert table.metadata["name"] == "quadriga/glory_to_rome_v1"
    assert table.metadata["edition"] == quadriga.find_game("glory-to-rome").edition().hash
    assert "senators" in table.render()
    assert str(table.observation_space("seat_0")["candidates"].shape) == str((SLOTS, len(CANDIDATE)))
