"""What the bots make of a position: towers, money, and no play that another one beats whatever comes."""

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from porta_nigra.position import Position, position
from quadriga.bots.greedy import GreedyBot
from quadriga.core.chance import RandomChance
from quadriga.core.game import Game
from quadriga.core.moves import Move
from quadriga.games.porta_nigra.edition import Icon
from quadriga.games.porta_nigra.evaluate import evaluate
from quadriga.games.porta_nigra.game import GAME
from quadriga.games.porta_nigra.moves import END_MOVE, SELL_MOVE, buy
from quadriga.games.porta_nigra.state import PortaNigraState


def term(table: Position, name: str) -> float:
    return dict(evaluate(table.state, 0))[name]


# Towers.


def test_every_brick_up_to_the_highest_tower_is_worth_something_where_a_spot_is_open() -> None:
    worth = [term(position().bricks(0, red=bricks), "bricks") for bricks in range(9)]
    assert worth == sorted(set(worth))
    # Beyond what all smaller spots of the colour together make of the eighth brick.
    without = [term(both_red_towers().bricks(0, red=bricks), "bricks") for bricks in (7, 8)]
    assert worth[8] - worth[7] > without[1] - without[0]


def test_a_tower_is_hoped_for_only_where_a_spot_of_the_colour_is_open() -> None:
    assert term(position().bricks(0, red=7), "bricks") > term(both_red_towers().bricks(0, red=7), "bricks")


def test_a_tower_is_hoped_for_less_without_a_roman() -> None:
    table = position().bricks(0, red=7)
    assert term(table.romans(0, 0), "bricks") < term(position().bricks(0, red=7), "bricks")


def test_a_height_that_somebody_has_is_worth_less_than_one_nobody_has() -> None:
    taken = position().element(1, "pn1", 8).bricks(0, red=8)
    assert term(taken, "bricks") < term(position().bricks(0, red=8), "bricks")


def both_red_towers() -> Position:
    return position().element(1, "pn5", 3).element(1, "pn6", 3)


# Money.


def test_a_sesterce_is_worth_more_the_fewer_there_are_and_the_more_turns_are_left() -> None:
    few, some, many = (term(position().sesterces(0, sesterces), "money") for sesterces in (0, 6, 12))
    assert some - few > many - some > 0
    late = position().round(3, 0).cards_left(1, 1)
    assert term(late.sesterces(0, 6), "money") < some


def test_three_sesterces_are_worth_one_by_one_what_they_are_together() -> None:
    worth = [sum(dict(evaluate(position().sesterces(0, 60 + more).state, 0)).values()) for more in range(4)]
    steps = [after - before for before, after in pairwise(worth)]
    assert steps == pytest.approx([steps[0]] * 3)


def test_who_has_no_money_takes_some_at_the_end_of_a_round() -> None:
    table = position().element(0, "aa1").element(0, "aa2").element(0, "aa3").sesterces(0, 0).sesterces(1, 0)
    table.cards_left(0, 1).turn(1).end_turns()
    assert table.table.question == "split"
    assert table.table.decider == 0
    # By what is written by hand: how much more than that money is worth with two players is learned.
    move = choice(table, GAME.weighed(None))
    assert 0 < int(move.key.removeprefix("points ")) < 9


def choice(table: Position, game: Game[Any, Any, Any] = GAME) -> Move:
    seat = table.state.stack[-1].seat
    return GreedyBot(game, seat, Random(1)).choose(game.view(table.state, seat), game.moves(table.state))


# Plays that another one beats.


class Turn:
    """The moves of one turn after the card, with what was open when it ended."""

    def __init__(self) -> None:
        self.moves: list[str] = []
        self.tokens_for_torches = 0
        self.given_up = 0
        self.left_open: list[Icon] = []

    @property
    def sold(self) -> int:
        return self.moves.count("sell torch")


@pytest.fixture(scope="module")
def turns() -> list[Turn]:
    """All turns of some games between greedy bots."""
    return [turn for seed in range(12) for turn in turns_of(2 + seed % 3, seed)]


def turns_of(seats: int, seed: int) -> list[Turn]:
    chance = RandomChance(Random(seed))
    state: PortaNigraState = GAME.setup(GAME.edition(), GAME.meta.settle_options(None), seats, chance)
    bots = [GreedyBot(GAME, seat, Random(f"{seed} {seat}")) for seat in range(seats)]
    found, turn = [], Turn()
    while state.stack:
        seat = state.stack[-1].seat
        move = bots[seat].choose(GAME.view(state, seat), GAME.moves(state))
        turn.moves.append(move.key)
        turn.tokens_for_torches += move.key.startswith("torch ") and not state.torches
        turn.given_up += move.key == "forfeit"
        if move.key == "end":
            turn.given_up += state.torches
            icons = state.cards.action_cards[state.played].icons
            turn.left_open = [icon for icon in icons if not state.covered & icon.bit]
            found.append(turn)
            turn = Turn()
        GAME.play(state, move, chance)
    return found


def test_no_torch_token_is_spent_to_take_a_torch_token(turns: list[Turn]) -> None:
    assert sum(any(move.startswith("torch ") for move in turn.moves) for turn in turns) > 20, "it is taken often"
    assert [turn.moves for turn in turns if turn.tokens_for_torches] == []


def test_no_torch_token_is_sold_for_one_sesterce_that_would_take_the_coins_of_an_open_icon(turns: list[Turn]) -> None:
    assert [turn.moves for turn in turns if turn.sold and is_open(turn, "coins")] == []


def test_no_action_is_given_up_for_one_sesterce_once_or_twice_that_would_take_more_coins(turns: list[Turn]) -> None:
    assert any(turn.given_up > 1 for turn in turns), "it happens where nothing better is open"
    assert [turn.moves for turn in turns if turn.given_up and is_open(turn, "coins")] == []


def test_no_action_is_given_up_for_one_sesterce_that_would_take_a_torch_to_sell_for_it(turns: list[Turn]) -> None:
    assert [turn.moves for turn in turns if turn.given_up and is_open(turn, "torch")] == []


def test_no_torch_token_is_sold_at_last_for_less_than_it_counts() -> None:
    table = position().round(3, 0).cards_left(1, 1).sesterces(0, 0).torches(0, 3).play("play act1", "coins 3")
    table.sesterces(0, 0).play("forfeit", "forfeit")
    assert choice(table).key == "end"


def beaten(table: Position) -> set[str]:
    """What bots do not think about."""
    return {move.key for move in GAME.moves(table.state)} - {move.key for move in GAME.sensible(table.state)}


def test_a_turn_does_not_end_while_a_torch_of_the_card_could_take_coins() -> None:
    table = position().play("play act1")
    assert beaten(table) == {"end", "forfeit", "sell torch"}
    table.play("coins 3")
    assert beaten(table) == set()


def test_a_turn_does_not_end_while_a_torch_of_the_card_could_take_a_torch_token() -> None:
    table = position().hand(0, "act4").play("play act4")
    assert beaten(table) == {"end", "forfeit"}


def test_a_torch_token_takes_coins_and_no_other_token() -> None:
    table = position().hand(0, "act4").torches(0, 1).play("play act4").play("forfeit", "forfeit", "forfeit")
    assert beaten(table) == {"torch 5"}
    table = position().torches(0, 1).play("play act1").play("forfeit", "forfeit", "forfeit")
    assert beaten(table) == {"sell torch"}


def test_a_torch_token_is_sold_for_a_purchase_that_was_out_of_reach() -> None:
    table = position().torches(0, 2).sesterces(0, 0).play("play act1")
    state = table.state
    sell, dear = SELL_MOVE, buy("red", 1)
    assert dear not in GAME.moves(state)
    assert GAME.prepares(state, sell)
    assert GAME.prepares(state, sell, dear)
    assert not GAME.prepares(state, sell, END_MOVE)
    assert not GAME.prepares(state, dear)
    assert not GAME.prepares(table.sesterces(0, 20).state, sell, dear)


def is_open(turn: Turn, kind: str) -> bool:
    return any(icon.kind == kind for icon in turn.left_open)
