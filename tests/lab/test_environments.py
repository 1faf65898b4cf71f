"""The games as environments: PettingZoo's own tests, rewards, masks, refusals; nothing hidden in a vector."""

from random import Random
from typing import Any

import pytest

import quadriga
from quadriga.core.conformance.perturb import perturbed
from quadriga.core.encoding import CANDIDATE
from quadriga.core.errors import OptionError, QuadrigaError
from quadriga.core.meta import OptionValue

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


def some_options(id: str, rng: Random, players: int) -> dict[str, OptionValue]:
    return {option.id: rng.choice(option.choices_for(players)) for option in quadriga.find_game(id).meta.options}


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_every_legal_move_has_a_number_and_is_told_from_the_others(id: str, players: int) -> None:
    """With all options there are, at every decision of several games."""
    rng = Random(f"{id} {players}")
    for _ in range(3):
        options = some_options(id, rng, players)
        slots = Observer(id, players, "slots", options)
        ids = Observer(id, players, "ids", options) if slots.encoding.actions else None
        state, chance = slots.deal(rng)
        for _ in range(400):
            if state.decider is None:
                break
            legal = slots.game.moves(state)
            rows = slots.candidates(legal, state.decider)
            assert len({tuple(row) for row in rows[: len(legal)]}) == len(legal)
            assert not rows[len(legal) :].any()
            if ids is not None:
                numbers = list(ids.numbers(legal, state.decider))
                assert len(set(numbers)) == len(legal)
                assert [ids.move(state, number) for number in numbers] == legal
            slots.game.play(state, rng.choice(legal), chance)


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_equal_views_give_equal_vectors(id: str, players: int) -> None:
    rng = Random(f"{id} {players}")
    observer = Observer(id, players, options=some_options(id, rng, players))
    game = observer.game
    state, chance = observer.deal(rng)
    for step in range(240):
        if state.decider is None:
            break
        if step % 6 == 0:
            for seat in range(players):
                seen = observer.vector(state, seat)
                guessed = game.determinize(game.view(state, seat), seat, rng)
                assert np.array_equal(observer.vector(guessed, seat), seen)
                with perturbed(state, seat) as other:
                    assert np.array_equal(observer.vector(other, seat), seen)
        game.play(state, rng.choice(game.moves(state)), chance)


@pytest.mark.parametrize("id", GAMES)
def test_vectors_tell_positions_apart_and_blocks_fill_them(id: str) -> None:
    observer = Observer(id, 2)
    blocks = observer.encoding.blocks
    assert [block.first for block in blocks] == [sum(one.size for one in blocks[:n]) for n in range(len(blocks))]
    assert sum(block.size for block in blocks) == observer.encoding.size
    rng = Random(id)
    state, chance = observer.deal(rng)
    vectors, steps = set(), 0
    while state.stack and steps < 150:
        vectors.add(observer.vector(state, 0).tobytes())
        steps += 1
        observer.game.play(state, rng.choice(observer.game.moves(state)), chance)
    assert len(vectors) > 0.9 * steps


def test_the_own_seat_comes_first_for_every_seat() -> None:
    observer = Observer("builders", 3)
    state, _ = observer.deal(Random(1))
    first = next(block for block in observer.encoding.blocks if block.name == "seat0.figures")
    money = [player.sesterces for player in state.players]  # type: ignore[attr-defined]
    state.players[1].sesterces += 3  # type: ignore[attr-defined]
    seen = [observer.vector(state, seat)[first.first] * first.most for seat in range(3)]
    assert seen == pytest.approx([money[0], money[1] + 3, money[2]])


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
