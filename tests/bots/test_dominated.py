"""Greedy makes no move that another one beats whatever follows: games are looked through for those it once made."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random

from bots.table import deal
from quadriga.bots.greedy import GreedyBot
from quadriga.core.moves import Move
from quadriga.core.registry import find_game
from quadriga.core.state import State
from quadriga.games.builders.moves import END_MOVE, EXTRA_MOVE, Take
from quadriga.games.glory_to_rome.buildings import tower
from quadriga.games.glory_to_rome.moves import Found
from quadriga.games.glory_to_rome.state import GloryState
from quadriga.games.minerva.moves import PASS_MOVE, SELL_MOVES


def played(name: str, games: int, by_hand: bool = False) -> Iterator[tuple[State, Move]]:
    """Every choice of seeded games between two greedy bots, with the position it was made in."""
    game = find_game(name).weighed(None) if by_hand else find_game(name)
    for seed in range(games):
        state, chance = deal(game, 2, 1000 + seed)
        bots = [GreedyBot(game, seat, Random(10 * seed + seat)) for seat in range(2)]
        while state.stack:
            seat = state.stack[-1].seat
            move = bots[seat].choose(game.view(state, seat), game.moves(state))
            yield state, move
            game.play(state, move, chance)


def turns(games: int) -> list[list[Move]]:
    """The turns of games of The Builders, by the hand-written value: what was learned hardly ever takes money."""
    found: list[list[Move]] = [[]]
    for _, move in played("builders", games, by_hand=True):
        found[-1].append(move)
        if move is END_MOVE:
            found.append([])
    return found


def test_in_the_builders_money_for_two_actions_is_taken_at_once() -> None:
    """1 and 1 fetch 2 sesterces where 2 fetch 3; and so with three."""
    takes = 0
    for turn in turns(6):
        for move, following in pairwise(turn):
            if isinstance(move, Take) and isinstance(following, Take):
                assert move.actions + following.actions > 3
            takes += isinstance(move, Take)
    assert takes > 20


def test_in_the_builders_no_action_is_bought_only_to_take_money() -> None:
    """An action costs 5 sesterces and fetches 3 at most."""
    bought = 0
    for turn in turns(6):
        for place, move in enumerate(turn):
            if move is EXTRA_MOVE:
                bought += 1
                rest = turn[place + 1 :]
                assert not all(isinstance(one, Take) or one in (EXTRA_MOVE, END_MOVE) for one in rest)
    assert bought > 5


def test_in_glory_to_rome_no_site_out_of_town_is_paid_twice_while_one_in_town_is_free() -> None:
    outside = 0
    for state, move in played("glory-to-rome", 5):
        if isinstance(move, Found) and move.outside:
            assert isinstance(state, GloryState)
            outside += 1
            spared = tower.spares_second_action(state.players[state.stack[-1].seat])
            assert spared or not state.town[move.site] or sum(state.town) == 1
    assert outside > 5


def test_in_minerva_nobody_sells_a_token_and_passes() -> None:
    """Kept, it is worth as much at the end and can be sold at any moment before."""
    before: dict[int, Move] = {}
    passes = 0
    for state, move in played("minerva", 3):
        seat = state.stack[-1].seat
        if move is PASS_MOVE:
            passes += 1
            assert before.get(seat) not in SELL_MOVES
        before[seat] = move
    assert passes == 36
