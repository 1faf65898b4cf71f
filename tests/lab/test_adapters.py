"""Many games at once, a seat for Gymnasium, and OpenSpiel's own tests."""

from random import Random

import pytest

pytest.importorskip("pettingzoo", reason="needs the extra `lab`: requirements/lab.txt")

import numpy as np
from gymnasium.utils.env_checker import check_reset_options, check_reset_return_type, check_reset_seed_determinism

import quadriga
from quadriga.core.errors import QuadrigaError
from quadriga.lab import env, many, seat_env
from quadriga.lab.observing import Kind

GAMES = ("builders", "glory-to-rome", "minerva", "porta-nigra")
KINDS: tuple[Kind, ...] = ("slots", "ids")
ENCODED = [(id, kind) for id in GAMES for kind in KINDS if (id, kind) != ("minerva", "ids")]


def legal(mask: object, rng: Random) -> int:
    return int(rng.choice(list(np.flatnonzero(mask))))


# Many games.


@pytest.mark.parametrize(("id", "kind"), ENCODED)
def test_many_games_are_each_what_one_is(id: str, kind: Kind) -> None:
    """Every game of the many is played beside an environment that draws alike, over several deals."""
    games = many(id, 3, 2, kind, cap=150)
    seen = games.reset(seed=4)
    first = Random(4)
    tables = [env(id, 2, kind, cap=150) for _ in range(3)]
    for table in tables:
        table.random = Random(first.getrandbits(64))
        table.reset()
    rng, over = Random(0), 0
    for _ in range(320):
        for place, table in enumerate(tables):
            alone, *_ = table.last()
            assert table.seats[table.agent_selection] == games.deciders[place]
            assert all(np.array_equal(seen[name][place], alone[name]) for name in alone)
        actions = [legal(mask, rng) for mask in seen["action_mask"]]
        seen, given, ended, cut = games.step(actions)
        for place, (table, action) in enumerate(zip(tables, actions, strict=True)):
            table.step(action)
            assert ended[place] == any(table.terminations.values())
            assert cut[place] == any(table.truncations.values())
            assert list(given[place]) == pytest.approx(list(table.rewards.values()))
            if ended[place] or cut[place]:
                over += 1
                table.reset()
    assert over


def test_an_illegal_action_among_many_changes_nothing() -> None:
    games = many("builders", 2)
    before = games.reset(seed=1)
    with pytest.raises(QuadrigaError, match="not legal"):
        games.step([0, 127])
    with pytest.raises(QuadrigaError, match="one for each"):
        games.step([0])
    after, *_ = games.step([0, 0])
    again = many("builders", 2)
    assert np.array_equal(again.reset(seed=1)["observation"], before["observation"])
    assert np.array_equal(again.step([0, 0])[0]["observation"], after["observation"])
    with pytest.raises(QuadrigaError, match="none"):
        many("builders", 0)


# A seat.


@pytest.mark.parametrize(("id", "kind"), ENCODED)
def test_a_seat_plays_whole_games_against_bots(id: str, kind: Kind) -> None:
    table = seat_env(id, ("greedy", "random"), 2, kind)
    for check in (check_reset_seed_determinism, check_reset_return_type, check_reset_options):
        check(table)
    rng, seats = Random(1), set()
    for seed in range(2):
        seen, info = table.reset(seed=seed)
        seats.add(info["seat"])
        over, reward = False, 0.0
        while not over:
            assert table.observation_space.contains(seen)
            assert seen["action_mask"].any()
            seen, reward, over, cut, _ = table.step(legal(seen["action_mask"], rng))
            assert not cut
            assert over or reward == 0
        assert -1 <= reward <= 1
        with pytest.raises(QuadrigaError, match="over"):
            table.step(0)


def test_a_seat_is_where_it_was_asked_for_and_a_cap_cuts() -> None:
    table = seat_env("builders", players=3, seat=2, cap=9)
    seen, info = table.reset(seed=1)
    assert info["seat"] == 2
    over, cut, reward = False, False, 1.0
    while not (over or cut):
        seen, reward, over, cut, _ = table.step(legal(seen["action_mask"], Random(1)))
    assert (over, cut, reward) == (False, True, 0)
    for wrong in ({"seat": 3}, {"bots": ()}, {"bots": ("nobody",)}):
        with pytest.raises(QuadrigaError):
            seat_env("builders", **wrong).reset()


def test_chance_decides_where_a_seat_is() -> None:
    table = seat_env("builders", players=3)
    assert {table.reset(seed=seed)[1]["seat"] for seed in range(12)} == {0, 1, 2}


# OpenSpiel.


@pytest.mark.parametrize(("id", "kind"), ENCODED)
def test_openspiels_own_test_passes(id: str, kind: Kind) -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="needs the extra `spiel`: requirements/lab.txt")
    from quadriga.lab import spiel

    name = f"quadriga_{id.replace('-', '_')}"
    assert spiel.MOST_CHANCES
    game = pyspiel.load_game(name, {"encoding": kind, "cap": 60})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_odds_in_openspiel_are_those_of_the_bag_and_a_clone_goes_its_own_way() -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="needs the extra `spiel`: requirements/lab.txt")
    from quadriga.lab import spiel

    state = pyspiel.load_game("quadriga_glory_to_rome").new_initial_state()
    assert isinstance(state, spiel.SpielState)
    assert state.is_chance_node()
    odds = dict(state.chance_outcomes())
    deck = quadriga.find_game("glory-to-rome").edition().deck
    names = sorted(set(deck))
    assert odds == pytest.approx({place: deck.count(name) / len(deck) for place, name in enumerate(names)})
    rng = Random(2)
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    twin, before = state.clone(), str(state)
    while not twin.is_terminal() and len(twin.history()) < 200:
        twin.apply_action(rng.choice(twin.legal_actions()))
    assert str(state) == before
    assert str(twin) != before


def test_a_whole_game_in_openspiel_ends_with_returns_that_add_up_to_nothing() -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="needs the extra `spiel`: requirements/lab.txt")
    from quadriga.lab import spiel

    assert spiel.MOST_CHANCES
    state = pyspiel.load_game("quadriga_porta_nigra", {"players": 3}).new_initial_state()
    rng = Random(3)
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) > 0
