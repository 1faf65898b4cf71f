"""A bot that meets the same position again and again does something else in the end."""

from collections import Counter
from random import Random

import pytest

from bots.table import GAMES, positions
from quadriga.bots import find_bot
from quadriga.bots.memory import PATIENCE, POSITIONS, Memory, fresh, note
from quadriga.core.chance import RandomChance
from quadriga.core.registry import find_game

#: Games between these two have about 250 choices.
LONG = 600


@pytest.mark.parametrize("bot", ["greedy", "tiro", "magister"])
@pytest.mark.parametrize("name", GAMES)
def test_in_a_position_that_comes_again_every_move_is_tried_in_turn(name: str, bot: str) -> None:
    game, state = next(positions(name, seed=5, every=4))
    seat, legal = state.stack[-1].seat, game.moves(state)
    view = game.view(state, seat)
    one = find_bot(bot, game, seat, Random(7), "4")
    chosen = [one.choose(view, legal) for _ in range(PATIENCE * len(legal))]
    assert Counter(chosen) == dict.fromkeys(legal, PATIENCE)


def test_two_bots_that_both_fetch_and_spend_senators_end_their_game() -> None:
    """With ten cards in the deck neither gains by drawing them; without memory this game never ends."""
    game = find_game("glory-to-rome")
    chance = RandomChance(Random("0 7"))  # game 15 of a match with seed 0
    state = game.setup(game.edition(), game.meta.settle_options(None), 2, chance)
    bots = [find_bot("greedy", game, seat, Random(f"0 15 {seat}")) for seat in range(2)]
    choices = 0
    while state.stack:
        seat, legal = state.stack[-1].seat, game.moves(state)
        choices += len(legal) > 1
        assert choices < LONG
        game.play(state, bots[seat].choose(game.view(state, seat), legal), chance)


def test_memory_keeps_what_was_met_last_and_tells_tables_apart() -> None:
    memory = Memory(most=3)
    met = [(game.view(state, state.stack[-1].seat), game.moves(state)) for game, state in positions("builders", seed=1)]
    for view, legal in met:
        note(memory.recall(view, legal), legal[0].key)
    assert len(memory.asked) == 3
    assert all(len(views) <= POSITIONS for views in memory.asked.values())
    view, legal = met[-1]
    assert memory.recall(view, legal) == {legal[0].key: 1}
    assert memory.recall(view, legal, "another table") == {}
    assert memory.recall(*met[0]) == {}


def test_only_so_many_positions_are_kept_of_one_question() -> None:
    memory = Memory()
    game, state = next(positions("builders", seed=1, every=5))
    views = []
    for money in range(POSITIONS + 2):
        other = state.copy()
        other.players[0].sesterces = 100 + money  # type: ignore[attr-defined]
        views.append(game.view(other, 0))
        note(memory.recall(views[-1], game.moves(state)), "end")
    assert [len(kept) for kept in memory.asked.values()] == [POSITIONS]
    assert memory.recall(views[-1], game.moves(state)) == {"end": 1}
    assert memory.recall(views[0], game.moves(state)) == {}


def test_a_worn_move_comes_again_when_all_are_worn() -> None:
    game, state = next(positions("builders", seed=1, every=5))
    legal = game.moves(state)
    once = {move.key: PATIENCE for move in legal[1:]}
    assert list(fresh(legal, once)) == legal[:1]
    assert list(fresh(legal, once | {legal[0].key: PATIENCE})) == legal
