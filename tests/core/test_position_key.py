"""Keys of positions: the same for what the rules hold equal, another for anything else."""

from collections.abc import Iterator
from copy import copy
from itertools import pairwise
from random import Random
from typing import Any

import pytest

import quadriga
from quadriga.core.canonical import IN_ANY_ORDER, declaration, fields_of
from quadriga.core.chance import NoChance, RandomChance
from quadriga.core.conformance.perturb import perturbed
from quadriga.core.game import Game
from quadriga.core.state import State
from quadriga.core.visibility import EACH

TABLES = [
    (id, players)
    for id in ("builders", "glory-to-rome", "minerva", "porta-nigra")
    for players in quadriga.find_game(id).meta.players
]


def dealt(game: Game, players: int, seed: str) -> tuple[State, RandomChance]:
    chance = RandomChance(Random(seed))
    state: State = game.setup(game.edition(), game.meta.settle_options(None), players, chance)
    return state, chance


def moved(game: Game, players: int, seed: str, moves: int) -> Iterator[State]:
    """The positions of a game that chance plays."""
    state, chance = dealt(game, players, seed)
    rng = Random(seed)
    for _ in range(moves):
        yield state
        if not state.stack:
            return
        game.play(state, rng.choice(game.moves(state)), chance)


def in_another_order(thing: Any, rng: Random) -> Any:
    """A thing whose lists without an order have another one."""
    twin = copy(thing) if not isinstance(thing, State) else thing
    for group in IN_ANY_ORDER.get(type(thing), ()):
        rows = list(zip(*(getattr(thing, name) for name in group), strict=True))
        rng.shuffle(rows)
        for place, name in enumerate(group):
            kind = type(getattr(thing, name))
            setattr(twin, name, kind(in_another_order(row[place], rng) for row in rows))
    for name, sight in (declaration(type(thing)) or {}).items():
        if sight is EACH:
            setattr(twin, name, [in_another_order(one, rng) for one in getattr(thing, name)])
    return twin


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_what_lies_in_another_order_plays_the_same_to_the_end(id: str, players: int) -> None:
    game, rng = quadriga.find_game(id), Random(f"{id} {players}")
    changed = 0
    for seed in range(2):
        state, chance = dealt(game, players, f"{seed}")
        begin, twin_chance = rng.randrange(10, 80), RandomChance(Random(seed))
        twin: State | None = None
        step = 0
        while state.stack and step < 400:
            move = rng.choice(game.moves(state))
            game.play(state, move, chance)
            if twin is not None:
                assert {one.key for one in game.moves(twin)} >= {move.key}
                game.play(twin, move, twin_chance)
            step += 1
            if step % begin == 0:  # from here on both draw alike
                chance = RandomChance(Random(step))
                twin_chance = RandomChance(Random(step))
                twin = in_another_order(state.copy(), rng)
                twin.legal = None
                changed += game.view(twin, None) != game.view(state, None)
            if twin is not None:
                assert twin.key() == state.key()
                assert {one.key for one in game.moves(twin)} == {one.key for one in game.moves(state)}
                assert game.outcome(twin) == game.outcome(state)
    assert changed


@pytest.mark.parametrize("id", ["builders", "glory-to-rome", "minerva", "porta-nigra"])
def test_every_move_leads_to_another_key_and_a_copy_to_the_same(id: str) -> None:
    game = quadriga.find_game(id)
    before = b""
    for state in moved(game, 2, "moves", 150):
        key = state.key()
        assert key != before
        assert state.copy().key() == key
        before = key


@pytest.mark.parametrize("id", ["builders", "glory-to-rome", "minerva", "porta-nigra"])
def test_what_is_hidden_is_part_of_the_key(id: str) -> None:
    game = quadriga.find_game(id)
    for state in moved(game, 2, "hidden", 40):
        key = state.key()
        with perturbed(state, None) as other:
            assert other.key() != key


def played(game: Game, state: State, notations: list[str]) -> State | None:
    """Where moves lead that draw nothing; None where one of them is not legal."""
    twin = state.copy()
    for notation in notations:
        move = next((one for one in game.moves(twin) if one.key == notation), None)
        if move is None:
            return None
        game.play(twin, move, NoChance())
    return twin


def test_two_workers_sent_to_a_site_in_either_order_make_one_position() -> None:
    game = quadriga.find_game("builders")
    met = 0
    for state in moved(game, 2, "sent", 400):
        keys = [move.key for move in game.moves(state)]
        alone = [key for key in keys if key.startswith("send ") and "with" not in key]
        sites = [site.id for site in state.players[state.decider].sites] if state.decider is not None else []  # type: ignore[attr-defined]
        for one, other in pairwise(alone):
            for site in sites:
                first = played(game, state, [one, f"to {site}", other, f"to {site}"])
                second = played(game, state, [other, f"to {site}", one, f"to {site}"])
                if first is not None and second is not None:
                    assert first.key() == second.key()
                    met += game.view(first, None) != game.view(second, None)
    assert met


def test_fields_without_an_order_exist() -> None:
    assert all(name in fields_of(cls) for cls, groups in IN_ANY_ORDER.items() for group in groups for name in group)
