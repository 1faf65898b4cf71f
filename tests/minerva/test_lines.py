"""What bots keep of a city from one tile to the next is what they would count if they began anew."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from quadriga.core.chance import RandomChance
from quadriga.core.packing import pack, unpack
from quadriga.games.minerva.decisions import Clearing, Moving
from quadriga.games.minerva.evaluate import evaluate, temples_of
from quadriga.games.minerva.game import GAME
from quadriga.games.minerva.lines import HORIZON, CityMemo, Lines, all_lines, kept_lines
from quadriga.games.minerva.spots import free_spots
from quadriga.games.minerva.state import MinervaState, Player, all_offers


def told(lines: Lines) -> dict[int, tuple[float, int, int, int, int]]:
    return {
        first: (line.plain, line.culture, line.gaps, line.before, line.after) for first, line in sorted(lines.items())
    }


def check(player: Player) -> None:
    """All that is kept, against a player who has counted nothing yet."""
    fresh = player.copy()
    fresh.memo = CityMemo()
    for rounds in range(HORIZON + 1):
        assert told(kept_lines(player.city, player.memo, rounds)) == told(all_lines(player.city, rounds))
    kept, counted = temples_of(player), temples_of(fresh)
    assert (kept.each, kept.of_city, kept.of_stores) == (counted.each, counted.of_city, counted.of_stores)


def anew(state: MinervaState) -> MinervaState:
    """A copy of which nobody has counted anything."""
    twin = state.copy()
    for player in twin.players:
        player.memo = CityMemo()
    return twin


def walk(seats: int, seed: int, asked: float) -> tuple[list[MinervaState], set[str]]:
    """Positions of a random game that builds rather than passes, copies left behind on the way, and what it met."""
    rng = Random(seed)
    chance = RandomChance(rng)
    state = GAME.setup(GAME.edition(), GAME.meta.settle_options(None), seats, chance)
    left_behind, met = [state.copy()], set[str]()
    while state.stack:
        met.add(state.stack[-1].name)
        moves = GAME.moves(state)
        building = [move for move in moves if move.key not in ("pass", "done") and not move.key.startswith("sell")]
        move = rng.choice(building if building and rng.random() < 0.9 else moves)
        if rng.random() < asked:
            seat = rng.randrange(seats)
            assert evaluate(state, seat) == evaluate(anew(state), seat)
            check(state.players[seat])
        branch = rng.random()
        if branch < 0.2:  # goes on with a copy, and the position left behind is asked later
            left_behind.append(state)
            state = state.copy()
        elif branch < 0.25:
            state = GAME.determinize(GAME.view(state, 0), 0, rng)
        elif branch < 0.3:
            state = unpack(pack(state, GAME, GAME.edition()), GAME)
        elif branch < 0.4:  # looks at another move first, and takes it back
            other = state.copy()
            GAME.play(other, rng.choice(moves), chance)
            for player in other.players:
                check(player)
        GAME.play(state, move, chance)
        assert state.offers == all_offers(state.row, state.pairs, state.temples)
        assert all(player.spots == free_spots(player.city) for player in state.players)
    return [*left_behind, state], met


@settings(max_examples=30, deadline=None)
@given(st.integers(1, 4), st.integers(0, 2**32), st.sampled_from([0.0, 0.1, 0.5, 1.0]))
def test_what_is_kept_of_a_city_is_what_is_counted_anew(seats: int, seed: int, asked: float) -> None:
    positions, _ = walk(seats, seed, asked)
    for state in positions:
        for player in state.players:
            check(player)


def test_the_random_games_move_tiles_and_take_them_away() -> None:
    met = set[str]().union(*(walk(2, seed, 0.5)[1] for seed in range(30)))
    assert {Moving.name, Clearing.name} <= met


def test_a_tile_counts_only_the_lines_through_it_anew() -> None:
    """All others are the very objects that the city before had."""
    rng, taken_over, counted = Random(3), 0, 0
    chance = RandomChance(rng)
    state = GAME.setup(GAME.edition(), GAME.meta.settle_options(None), 2, chance)
    while state.stack:
        player = state.players[state.stack[-1].seat]
        size, before = len(player.city), kept_lines(player.city, player.memo, 0)
        moves = GAME.moves(state)
        GAME.play(state, rng.choice([move for move in moves if move.key != "pass"] or moves), chance)
        if len(player.city) == size + 1:
            after = kept_lines(player.city, player.memo, 0)
            same = sum(before.get(first) is line for first, line in after.items())
            assert len(after) - same <= 4, "a residence ends four lines, any other tile lies in two"
            taken_over, counted = taken_over + same, counted + len(after)
    assert taken_over > counted // 2
