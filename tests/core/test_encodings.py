"""Positions and moves as numbers: nothing hidden in a vector, a number for every legal move."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import quadriga
from quadriga.core.chance import RandomChance
from quadriga.core.conformance.perturb import perturbed
from quadriga.core.encoding import CANDIDATE, Encoding
from quadriga.core.errors import QuadrigaError
from quadriga.core.follow import Follower
from quadriga.core.game import Game
from quadriga.core.state import State

GAMES = ("builders", "glory-to-rome", "minerva", "porta-nigra")
GOLDEN = Path(__file__).resolve().parents[1] / "golden"
TABLES = [(id, players) for id in GAMES for players in quadriga.find_game(id).meta.players]


def positions(game: Game, players: int, rng: Random, most: int = 400) -> Iterator[State]:
    """The positions of a game that chance plays, with options by chance."""
    options = {option.id: rng.choice(option.choices_for(players)) for option in game.meta.options}
    chance = RandomChance(rng)
    state: State = game.setup(game.edition(), options, players, chance)
    for _ in range(most):
        yield state
        if not state.stack:
            return
        game.play(state, rng.choice(game.moves(state)), chance)


def encoding_of(id: str, players: int) -> tuple[Game, Encoding]:
    game = quadriga.find_game(id)
    return game, game.encoding(game.edition(), players)


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_every_legal_move_has_a_number_and_is_told_from_the_others(id: str, players: int) -> None:
    game, encoding = encoding_of(id, players)
    known = set(encoding.actions)
    assert len(known) == len(encoding.actions)
    assert bool(known) == (id != "minerva")
    rng = Random(f"{id} {players}")
    for _ in range(3):
        for state in positions(game, players, rng):
            if not state.stack:
                break
            seat, legal = state.stack[-1].seat, game.moves(state)
            rows = {encoding.candidate(move.key, seat).row() for move in legal}
            assert len(rows) == len(legal)
            assert all(len(row) == len(CANDIDATE) and row[0] > 0 for row in rows)
            if known:
                numbers = {encoding.relative(move.key, seat) for move in legal}
                assert numbers <= known
                assert len(numbers) == len(legal)


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_equal_views_give_equal_vectors(id: str, players: int) -> None:
    """What a seat may not know is made up anew, and then replaced by nonsense: the vector stays."""
    game, encoding = encoding_of(id, players)
    rng = Random(f"{id} {players}")
    for step, state in enumerate(positions(game, players, rng)):
        for seat in range(players) if step % 5 == 0 or not state.stack else ():
            seen = encoding.encode(state, seat)
            guessed = game.determinize(game.view(state, seat), seat, rng)
            assert encoding.encode(guessed, seat) == seen
            with perturbed(state, seat) as other:
                assert encoding.encode(other, seat) == seen


@pytest.mark.parametrize("id", GAMES)
def test_the_same_in_games_that_end_in_every_way(id: str) -> None:
    """Golden records reach what chance does not."""
    for file in sorted((GOLDEN / id).glob("*.jsonl")):
        record = quadriga.Record.parse(file.read_bytes())
        if not quadriga.find_game(id).knows(record.header.edition):
            continue
        game, encoding = encoding_of(id, len(record.header.seats))
        table = quadriga.Table.dealt(game, record.header)
        for step, _ in enumerate(Follower(table, record).follow_each(len(record))):
            if step % 4 == 0:
                seat = step // 4 % len(record.header.seats)
                seen = encoding.encode(table.state, seat)
                assert min(seen) >= 0
                with perturbed(table.state, seat) as other:
                    assert encoding.encode(other, seat) == seen


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_blocks_fill_the_vector_and_positions_are_told_apart(id: str, players: int) -> None:
    game, encoding = encoding_of(id, players)
    blocks = encoding.blocks
    assert [block.first for block in blocks] == [sum(one.size for one in blocks[:n]) for n in range(len(blocks))]
    assert len({block.name for block in blocks}) == len(blocks)
    seen = [encoding.encode(state, 0) for state in positions(game, players, Random(id), 150)]
    assert {len(vector) for vector in seen} == {encoding.size}
    assert min(map(min, seen)) >= 0
    assert len({tuple(vector) for vector in seen}) > 0.9 * len(seen)


def test_the_own_seat_comes_first_for_every_seat() -> None:
    game, encoding = encoding_of("builders", 3)
    state = next(positions(game, 3, Random(1)))
    state.players[1].sesterces = 77  # type: ignore[attr-defined]
    place = next(block.first for block in encoding.blocks if block.name == "seat0.figures")
    assert [encoding.encode(state, seat)[place] == 77 for seat in range(3)] == [False, True, False]


def test_moves_are_told_from_the_eyes_of_who_decides() -> None:
    _, encoding = encoding_of("glory-to-rome", 3)
    assert encoding.relative("devour p1 wood", 2) == "devour p2 wood"
    assert encoding.relative("build p2.temple with pool marble", 2) == "build p0.temple with pool marble"
    taken = encoding.candidate("open p0.temple with pool marble", 2)
    assert (taken.owner, encoding.words[taken.thing - 1], encoding.words[taken.third - 1]) == (2, "temple", "marble")
    _, minerva = encoding_of("minerva", 2)
    placed = minerva.candidate("at -2 3", 0)
    assert (placed.number, placed.second, placed.thing) == (-2, 3, 0)
    with pytest.raises(KeyError):
        minerva.candidate("at nowhere", 0)
    with pytest.raises(KeyError):
        minerva.candidate("at 1 2 3", 0)


def test_a_version_belongs_to_layout_and_moves() -> None:
    versions = [encoding_of(id, players)[1].version for id, players in TABLES]
    assert len(set(versions)) == len(versions)
    assert encoding_of("builders", 2)[1].version == versions[0]


def test_a_game_need_not_say_how_it_is_written() -> None:
    game = quadriga.find_game("toy")
    with pytest.raises(QuadrigaError, match="as numbers"):
        game.encoding(game.edition(), 2)
